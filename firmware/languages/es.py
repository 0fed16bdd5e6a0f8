"""The texts in Español. firmware/languages/pack.py describes TEXTS."""

# Glossary. Spanish of Spain, tú; orders to one player in the imperative, buttons and choices in the infinitive.
# die: dado          roll: tirar, tirada    reroll: repetir, tirar otra vez   hold: apartar     unhold: soltar
# face, sides: cara  jolly, joker: comodín  piece: pieza    block: bloque     point block: bloque de puntos
# board: tablero     sheet: hoja            row: fila       column: columna   cell, box, field: casilla
# mark: marcar       circle: rodear         cross: cruz     cross out, off: tachar   shade: sombrear
# erase: borrar      undo: deshacer         redo: rehacer   empty, clear, unshaded: libre   space: hueco
# points, score: puntos   penalty: castigo  token: ficha    bank: banca       kind: tipo     secured: asegurado
# round: ronda       turn: turno            pass, skip: pasar   game: partida   rival: rival  player: jugador
# coach: entrenador  review: repaso         handicap: ventaja   evening: velada   clock: reloj  seed: semilla
# fingerprint: huella   score pad: libreta  profile of a pad: modelo   target: meta   counter: contador
# dice set: grupo    bag: bolsa             deck of cards: baraja   deck of Shape Cards: mazo   card: carta
# place: colocar     remove: retirar        declare: declarar   contest: disputar   allow: permitir
# revenge: revancha  swap: intercambiar     replace: sustituir  exchange: cambiar   completed: completada
# write, enter: anotar   device: consola    storage: memoria    memory: RAM   lit: iluminado  saved: guardado
# resume: reanudar   unfinished: sin acabar   home: inicio      tally: recuento   damaged: dañado

from firmware.languages.pack import pack

NAME = "Español"
LETTERS = "ÁÉÍÓÚÑÜ"


def form(count):
    """Return which form of a text with a number this number has, from 0."""
    return 0 if count in (1, -1) else 1


TEXTS = (
    # firmware/app.py
    (
        "Storage is full or failing. New moves are not saved: keep the power on.",
        "La memoria está llena o falla. Lo nuevo no se guarda: no apagues la consola.",
    ),
    ("Storage is full or failing, so this was not done.", "La memoria está llena o falla: no se ha hecho."),
    # firmware/coach.py
    (
        "The coach could not think it through. Switch off and on, then try again.",
        "El entrenador no pudo pensarlo del todo. Apaga, enciende y prueba otra vez.",
    ),
    ("final score", "puntos finales", "final"),
    ("final lead", "ventaja final", "diferencia"),
    ("{0}.{1}", "{0},{1}"),
    ("under 1 %", "menos del 1 %", "menos de 1 %"),
    ("over 99 %", "más del 99 %", "más de 99 %"),
    ("{0} %", "{0} %"),
    ("about\xa0{0} {1}", "cerca de\xa0{0} {1}"),
    ("{0}: {1}, about\xa0{2}", "{0}: {1}, unos\xa0{2}"),
    ("{0}: {1}", "{0}: {1}"),
    (
        "Another choice is about {0} {1} better.",
        "Otra opción vale cerca de {0} {1} más.",
        "Otra vale cerca de {0} {1} más.",
    ),
    ("Suggestion: go for {0}.", "Consejo: {0}."),
    ("There is nothing to choose.", "No hay nada que elegir."),
    # firmware/drawing/theme.py
    ("Red", "Rojo"),
    ("Blue", "Azul"),
    ("Green", "Verde"),
    ("Yellow", "Amarillo"),
    ("Violet", "Violeta"),
    ("White", "Blanco"),
    # firmware/entropy.py
    (
        "The random source stands still, so dice would not be fair. Switch the device off and on.",
        "El azar se ha parado y los dados no serían justos. Apaga y enciende la consola.",
    ),
    # firmware/fairness.py
    ("The seed was chosen by a computer.", "Un ordenador eligió la semilla."),
    ("The seed came with a saved game.", "La semilla vino con una partida guardada."),
    (
        "The dice were test dice: their seed is known.",
        "Eran dados de prueba: su semilla se conoce.",
    ),
    (
        "A computer saw the seed while the game could continue.",
        "Un ordenador vio la semilla cuando la partida aún podía seguir.",
    ),
    ("A computer saw hidden cards.", "Un ordenador vio cartas ocultas."),
    (
        "A copy of this game was made while it could continue.",
        "Se copió esta partida cuando aún podía seguir.",
    ),
    ("A seat changed between a person and a rival.", "Un puesto pasó de una persona a un rival o al revés."),
    # firmware/game_screens.py
    ("points", "puntos"),
    ("Scores", "Puntos"),
    ("History", "Historial"),
    ("All sheets", "Todas las hojas", "Las hojas"),
    ("{0}'s {1}", "{0}: {1}"),
    # firmware/game_session.py
    (
        "The current game cannot be saved: storage is full or failing. Finish it first. Switching off loses it.",
        "No se puede guardar la partida: la memoria está llena o falla. Termínala antes. Si apagas, se pierde.",
    ),
    (
        "This game used another version of the rules. You can only view it.",
        "Esta partida usó otra versión de las reglas. Solo puedes verla.",
    ),
    ("The clock is paused. Press OK to play on.", "El reloj está en pausa. Pulsa OK para seguir."),
    ("Pause", "Pausa"),
    # firmware/games/block_buster/events.py
    (("{0} token of -2", "{0} tokens of -2"), ("{0} ficha de -2", "{0} fichas de -2")),
    (("{0} token of -1", "{0} tokens of -1"), ("{0} ficha de -1", "{0} fichas de -1")),
    ("{0} and {1}", "{0} y {1}"),
    ("Place the point blocks like this", "Coloca así los bloques de puntos"),
    ("Place the point blocks", "Pon los bloques de puntos", "Coloca los bloques"),
    ("Done", "Hecho"),
    ("{0} and {1} play against {2} and {3}.", "{0} y {1} juegan contra {2} y {3}."),
    ("Couples", "Parejas"),
    ("{0} places the block again.", "{0} coloca otra vez el bloque."),
    ("{0} places the {1} block again.", "{0} coloca otra vez el bloque {1}."),
    ("{0} takes back the last {1} block.", "{0} retira su último bloque {1}."),
    ("{0} takes back the last block.", "{0} retira su último bloque."),
    (
        "{0} takes back the last {1} block. Return {2} to the bank.",
        "{0} retira su último bloque {1}. A la banca: {2}.",
    ),
    (
        "{0} takes back the last block. Return {1} to the bank.",
        "{0} retira su último bloque. A la banca: {1}.",
    ),
    (
        ("{1} takes {2}. That makes {0} point.", "{1} takes {2}. That makes {0} points."),
        ("{1} recibe {2}. Ya tiene {0} punto.", "{1} recibe {2}. Ya tiene {0} puntos."),
    ),
    (
        ("{0} penalty point", "{0} penalty points"),
        ("{0} punto de castigo", "{0} puntos de castigo"),
    ),
    ("{0} takes {1}.", "{0} recibe {1}."),
    ("Starting penalties", "Castigos iniciales"),
    ("{0} is back in play.", "{0} vuelve a jugar."),
    ("{0} passes.", "{0} pasa."),
    ("The last block", "El último bloque"),
    ("{0} has no blocks left and passes.", "A {0} no le quedan bloques y pasa."),
    ("Nobody else can win {0}.", "Nadie más puede ganar el de {0}."),
    ("{0} {1}!", "{0} ¡{1}!"),
    ("{0}!", "¡{0}!"),
    ("Secured by {0}", "Asegurado por {0}"),
    ("Secured", "Asegurado"),
    ("A full set: {0} wins!", "Serie completa: ¡gana {0}!", "Serie: ¡gana {0}!"),
    ("A full set wins!", "¡Gana la serie!"),
    (
        ("{0} point block of kind\xa0{1}", "{0} point blocks of kind\xa0{1}"),
        ("{0} bloque de puntos de tipo\xa0{1}", "{0} bloques de puntos de tipo\xa0{1}"),
        ("{0} bloque de tipo\xa0{1}", "{0} bloques de tipo\xa0{1}"),
    ),
    ("Undone", "Deshecho"),
    ("Play continues.", "El juego sigue."),
    # firmware/games/block_buster/game.py
    ("First player", "Jugador 1"),
    ("Second", "Jugador 2"),
    ("Third", "Jugador 3"),
    ("Fourth", "Jugador 4"),
    ("Check your box", "Míralo en tu caja", "Mira tu caja"),
    ("Kinds led", "Tipos en cabeza"),
    ("Blocks left", "Bloques sin usar"),
    ("Map", "Mapa"),
    ("Kinds", "Tipos"),
    ("the end of play", "fin del juego"),
    ("the entry at {0}", "dato en {0}"),
    ("end of play", "fin del juego"),
    ("kind {0} on the map", "tipo {0} en el mapa"),
    ("entry at {0}", "dato en {0}"),
    (("{0} square left", "{0} squares left"), ("queda {0} cuadrado", "quedan {0} cuadrados")),
    ("pass", "pasar"),
    (("block ({0} skipped)", "block ({0} skipped)"), ("bloque (salta {0})", "bloque (salta {0})")),
    ("block", "bloque"),
    ("block, skipped:", "bloque, salta:"),
    ("squares left:", "cuadrados que quedan:", "cuadrados:"),
    ("kind {0} at {1}", "tipo {0} en {1}"),
    ("{0}:", "{0}:"),
    ("at {0}", "en {0}"),
    (
        "The device cannot take a seat: only the players see the board.",
        "La consola no puede jugar: solo los jugadores ven el tablero.",
    ),
    ("random", "al azar"),
    ("by hand", "a mano"),
    ("Variant", "Variante"),
    ("Point blocks", "Bloques de puntos", "Bloques"),
    ("Penalties", "Castigos"),
    ("-2 tokens", "Fichas de -2"),
    ("-1 tokens", "Fichas de -1"),
    ("Bank", "Banca"),
    ("two colours\n{0} blocks of each", "dos colores\n{0} bloques de cada"),
    ("official two\n{0} blocks each", "oficial de dos\n{0} bloques cada uno"),
    ("couples\npartners sit opposite", "parejas\nfrente a frente"),
    ("standard", "normal"),
    # firmware/games/block_buster/how_to_play.py
    ("Aim", "Objetivo"),
    (
        "There are 12 spaces around each point block. Whoever fills the most of them with their"
        " blocks wins it. In a tie nobody does.\nCollect point blocks of the same kind.",
        "Alrededor de cada bloque de puntos hay 12 huecos. Quien llena más huecos con sus bloques lo"
        " gana. Si hay empate, nadie.\nReúne bloques de puntos del mismo tipo.",
    ),
    ("Before the game", "Antes de empezar"),
    (
        "With 2, 3 or 4 players, each player has 14, 15 or 16 blocks, and the point blocks are 3×3,"
        " 4×4 or 5×5.\nGoing first is an advantage, so it costs penalty points: check your box.",
        "Con 2, 3 o 4 jugadores, cada uno tiene 14, 15 o 16 bloques, y los bloques de puntos forman"
        " 3×3, 4×4 o 5×5.\nEmpezar es una ventaja y cuesta puntos de castigo: míralo en tu caja.",
    ),
    ("A turn", "Un turno"),
    (
        "Place a block or pass. A colour's first block goes anywhere in the area for your number of"
        " players. Each later one must share a side with a block of its colour.\nThen enter how many"
        " spaces it fills around each point block.",
        "Coloca un bloque o pasa. El primero de un color va donde quieras, en la zona para vuestro"
        " número de jugadores. Los demás deben tocar por un lado un bloque de su color.\nLuego anota"
        " cuántos huecos llena junto a cada bloque de puntos.",
    ),
    ("Penalty points", "Puntos de castigo", "Castigos"),
    (
        "Except for a colour's first, a block may lie apart. Each skipped space costs 2 penalty"
        " points. Nobody may hold more than 10 points.\nThe bank pays in -2 tokens first, then in -1"
        " tokens. If it cannot pay exactly, you cannot skip.",
        "Salvo el primero de un color, un bloque puede ir separado. Cada hueco saltado cuesta 2"
        " puntos de castigo. Nadie puede tener más de 10.\nLa banca paga primero con fichas de -2 y"
        " luego de -1. Si no puede pagar justo, no puedes saltar.",
    ),
    ("Secured blocks", "Bloques asegurados"),
    (
        "A point block is secured once nobody else can win it.\nWith 2 players, whoever secures 3 of"
        " one kind wins at once; with 3 or 4 players it takes 4. That many of one kind when play"
        " ends also win, whatever the points.",
        "Un bloque de puntos está asegurado cuando ya nadie más puede ganarlo.\nCon 2 jugadores,"
        " quien asegura 3 del mismo tipo gana al momento; con 3 o 4 jugadores hacen falta 4. Tener"
        " tantos de un tipo al final también gana, sin mirar los puntos.",
    ),
    ("The end", "El final"),
    (
        "Passing is final. A player with no blocks left has passed. When all have passed, or you end"
        " play, each kind scores 3, 7 or 12 for 1, 2 or more point blocks.\nSubtract penalty points,"
        " and 1 for each square of blocks left. The highest score wins; ties are shared.",
        "Quien pasa ya no vuelve a jugar. Quedarse sin bloques es pasar. Cuando todos han pasado, o"
        " si termináis el juego, cada tipo da 3, 7 o 12 puntos por 1, 2 o más bloques de"
        " puntos.\nResta los castigos y 1 por cada cuadrado de los bloques que te quedan. Gana quien"
        " tiene más puntos; si hay empate, ganan todos ellos.",
    ),
    ("Two colours", "Dos colores"),
    (
        "Each player has 2 colours, 16 blocks of each, and places a block of either. There are 5×5"
        " point blocks.\nColours count separately: you win what either of yours wins. The starting"
        " player takes 3 penalty points: check your box.",
        "Cada jugador tiene 2 colores, 16 bloques de cada uno, y coloca uno de cualquiera de los"
        " dos. Los bloques de puntos forman 5×5.\nLos colores cuentan por separado: ganas lo que gane"
        " uno de los tuyos. Quien empieza recibe 3 puntos de castigo: míralo en tu caja.",
    ),
    ("Official two", "Oficial de dos"),
    (
        "Each player has 32 blocks of one colour. There are 5×5 point blocks.\nThe starting player"
        " takes 3 penalty points: check your box.",
        "Cada jugador tiene 32 bloques de un color. Los bloques de puntos forman 5×5.\nQuien empieza"
        " recibe 3 puntos de castigo: míralo en tu caja.",
    ),
    ("Couple", "Pareja"),
    (
        "Each player has 16 blocks. There are 5×5 point blocks. The starting player takes 2 penalty"
        " points: check your box.\nPartners sit opposite. Their colours and sets count separately,"
        " and their scores are added. A full set of one wins for both.",
        "Cada jugador tiene 16 bloques. Los bloques de puntos forman 5×5. Quien empieza recibe 2"
        " puntos de castigo: míralo en tu caja.\nCada pareja se sienta frente a frente. Sus colores y"
        " series cuentan por separado y sus puntos se suman. Si uno completa una serie, ganan los"
        " dos.",
    ),
    (
        "Sign: the kind. Mark: who leads. Filled square: secured. Bar: spaces taken.",
        "Signo: el tipo. Marca: quién va ganando. Cuadrado lleno: asegurado. Barra: huecos ocupados.",
    ),
    (
        "The bank cannot pay the start penalties exactly.",
        "La banca no puede pagar justo los castigos iniciales.",
    ),
    ("Choose one of your colours: {0} or {1}.", "Elige uno de tus colores: {0} o {1}."),
    ("No blocks of this colour left.", "No quedan bloques de este color."),
    ("No blocks left.", "No quedan bloques."),
    (
        "A colour's first block cannot skip spaces.",
        "El primer bloque de un color no puede saltar huecos.",
    ),
    ("Say how many spaces are skipped: 0 or more.", "Di cuántos huecos se saltan: 0 o más."),
    (
        "The limit is {0} penalty points: you have {1}, this adds {2}.",
        "El límite son {0} puntos de castigo: tienes {1} y esto suma {2}.",
    ),
    (
        "The bank cannot pay {0} points: it has {1} × -2 and {2} × -1.",
        "La banca no puede pagar {0} puntos: tiene {1} × -2 y {2} × -1.",
    ),
    (
        "Play has ended: enter the squares left, then finish.",
        "El juego ha terminado: anota los cuadrados que quedan y acaba.",
    ),
    (
        "First enter the squares left of every player with blocks left.",
        "Anota antes los cuadrados de todos los que tienen bloques.",
    ),
    ("This player has no blocks left.", "A este jugador no le quedan bloques."),
    (
        "Enter the squares left after play has ended.",
        "Los cuadrados que quedan se anotan al terminar el juego.",
    ),
    ("1 block is left: it has 1 square or more.", "Queda 1 bloque: tiene 1 cuadrado o más."),
    (
        "{0} blocks are left: they have {1} squares or more.",
        "Quedan {0} bloques: tienen {1} cuadrados o más.",
    ),
    (
        "A point block has {0} spaces: this colour can have 0 to {1} of them.",
        "Un bloque de puntos tiene {0} huecos: este color puede tener de 0 a {1}.",
    ),
    ("Put your block on the board, then press OK.", "Pon tu bloque en el tablero y pulsa OK."),
    (
        "Enter how many spaces around a point block a colour fills.",
        "Anota cuántos huecos llena un color junto a cada bloque de puntos.",
    ),
    (
        "Secured: nobody else can win that point block.",
        "Asegurado: nadie más puede ganar ese bloque de puntos.",
    ),
    (
        "Each square of a block left over costs a point.",
        "Cada cuadrado de un bloque sin usar cuesta un punto.",
    ),
    # firmware/games/block_buster/kinds.py
    ("Kind at {0}", "Tipo en {0}"),
    ("Row\xa0{0}, column\xa0{1}", "Fila\xa0{0}, columna\xa0{1}"),
    # firmware/games/block_buster/over.py
    ("{0} has {1} of kind {2}: a full set.", "{0} tiene {1} de tipo {2}: serie completa."),
    # firmware/games/block_buster/scores.py
    (
        ("{1}\n{0} block left, passed", "{1}\n{0} blocks left, passed"),
        ("{1}\nqueda {0} bloque, ha pasado", "{1}\nquedan {0} bloques, ha pasado"),
        ("{1}\n{0} bloque, ha pasado", "{1}\n{0} bloques, ha pasado"),
    ),
    (
        ("{1}\n{0} block left", "{1}\n{0} blocks left"),
        ("{1}\nqueda {0} bloque", "{1}\nquedan {0} bloques"),
    ),
    (
        ("Kind {1}: {0} block", "Kind {1}: {0} blocks"),
        ("Tipo {1}: {0} bloque", "Tipo {1}: {0} bloques"),
    ),
    ("Squares left", "Cuadrados sin usar"),
    ("With {0}", "Con {0}"),
    (("{0} point", "{0} points"), ("{0} punto", "{0} puntos")),
    # firmware/games/block_buster/spaces.py
    (("{0} free", "{0} free"), ("{0} libre", "{0} libres")),
    (("{1}: {0} free", "{1}: {0} free"), ("{1}: {0} libre", "{1}: {0} libres")),
    ("OK: back to the game", "OK: volver al juego"),
    ("OK: back", "OK: volver"),
    ("OK: add spaces", "OK: sumar huecos"),
    ("Add spaces", "Sumar huecos"),
    ("OK: remove spaces", "OK: quitar huecos"),
    ("OK: remove", "OK: quitar"),
    ("OK: choose {0}", "OK: elegir {0}"),
    ("OK: {0}", "OK: {0}"),
    ("OK: remove a space here", "OK: quitar un hueco aquí"),
    ("OK: remove one", "OK: quitar uno"),
    ("No space is free here", "Aquí no queda hueco libre", "No queda hueco"),
    ("None is free", "Ninguno libre"),
    ("OK: add one", "OK: sumar uno"),
    ("OK: add one. Back: done", "OK: sumar uno. Volver: hecho", "OK: +1. Volver: hecho"),
    ("OK: add a space here", "OK: sumar un hueco aquí", "OK: sumar hueco"),
    # firmware/games/block_buster/tally.py
    (
        ("{1}\nin {0} block", "{1}\nin {0} blocks"),
        ("{1}\nen {0} bloque", "{1}\nen {0} bloques"),
        ("{1}\nbloques: {0}", "{1}\nbloques: {0}"),
    ),
    ("Finish", "Terminar"),
    ("Finish\nEnter squares first", "Terminar\nAnota los cuadrados", "Terminar\nlos cuadros"),
    (
        "Finish\nEnter all squares left first",
        "Terminar\nAnota todos los cuadrados",
        "Terminar\nAnota los cuadrados",
    ),
    ("Edit map", "Editar mapa"),
    ("Edit kinds", "Editar tipos"),
    ("Tally", "Recuento"),
    # firmware/games/block_buster/turn.py
    ("Pass", "Pasar"),
    ("You place no more blocks in this game.", "No colocas más bloques en esta partida."),
    ("End play for all", "Terminar para todos", "Acabar para todos"),
    ("Nobody may place another block.", "Nadie podrá colocar más bloques."),
    ("End play", "Terminar"),
    (("{0} space: -{1}", "{0} spaces: -{1}"), ("{0} hueco: -{1}", "{0} huecos: -{1}")),
    (("{0} left", "{0} left"), ("queda {0}", "quedan {0}"), ("aún {0}", "aún {0}")),
    ("Place", "Colocar"),
    ("Place a block", "Colocar bloque", "Colocar"),
    ("Skip spaces", "Saltar huecos"),
    ("-{0} each", "-{0} cada uno", "-{0} c/u"),
    ("Edit map\nno spaces yet", "Editar mapa\nfaltan los huecos", "Editar mapa\nsin huecos"),
    ("Edit map\nno spaces for last block", "Editar mapa\nfaltan los huecos"),
    ("Keep playing", "Seguir jugando", "Seguir"),
    ("round {0}", "ronda {0}"),
    ("penalty {0}", "castigo {0}"),
    ("Partner: {0}", "Pareja: {0}"),
    ("Partner", "Pareja"),
    ("Penalty points: {0}", "Puntos de castigo: {0}"),
    ("Penalties: {0}", "Castigos: {0}"),
    ("Bank: {0}", "Banca: {0}"),
    # firmware/games/block_buster/words.py
    ("red", "rojo"),
    ("blue", "azul"),
    ("green", "verde"),
    ("yellow", "amarillo"),
    ("violet", "violeta"),
    ("white", "blanco"),
    ("row\xa0{0}, column\xa0{1}", "fila\xa0{0}, columna\xa0{1}"),
    ("{0} needs one more {1} to win", "{0} gana con otro {1}"),
    ("{0}: one more {1} wins", "{0}: otro {1} y gana"),
    ("One more {0} wins", "Otro {0} y gana"),
    ("One more {0}", "¡Otro {0}!"),
    # firmware/games/cross_rows/events.py
    ("No number fits", "Ningún número sirve", "Ninguno sirve"),
    ("Erase {0} in {1} and its lock", "Borra {0} en {1} y su candado"),
    ("Cross {0} in {1} and its lock", "Tacha {0} en {1} y su candado"),
    ("Erase {0} in {1}", "Borra {0} en {1}"),
    ("Cross {0} in {1}", "Tacha {0} en {1}"),
    ("{0} is open again: take its die back.", "{0} se abre otra vez: recupera su dado."),
    ("{0} is locked", "{0} cerrado"),
    (
        "{0}: cross the lock too. Put the {1} die away.",
        "{0}: tachar también el candado. Apartar el dado {1}.",
    ),
    ("All", "Todos"),
    ("Penalty", "Castigo"),
    ("Cross a penalty box: -{0}", "Tacha una casilla de castigo: -{0}"),
    ("Cross a box: -{0}", "Tacha un castigo: -{0}"),
    ("Erase a penalty", "Borra un castigo"),
    # firmware/games/cross_rows/game.py
    ("cross {0}", "tachar {0}"),
    ("cross nothing", "no tachar nada"),
    ("Rows locked", "Filas cerradas"),
    ("Crosses", "Cruces"),
    ("Two rows are locked.", "Hay dos filas cerradas."),
    ("The fourth penalty.", "El cuarto castigo."),
    # firmware/games/cross_rows/how_to_play.py
    (
        "Cross numbers in the four rows of your sheet. The more crosses a row has, the more each of"
        " them is worth. The highest score wins; ties are shared.\nEverybody can cross on every roll.",
        "Tacha números en las cuatro filas de tu hoja. Cuantas más cruces tiene una fila, más vale"
        " cada una. Gana quien tiene más puntos; si hay empate, ganan todos ellos.\nTodos pueden"
        " tachar en cada tirada.",
    ),
    (
        "The active player rolls all dice.\nWhite dice: each player may cross their sum in one row,"
        " or nothing.\nThen the active player alone may cross the sum of one white die and one"
        " coloured die in the row of that colour, or nothing.",
        "El jugador activo tira todos los dados.\nDados blancos: cada jugador puede tachar su suma en"
        " una fila, o nada.\nLuego solo el jugador activo puede tachar la suma de un dado blanco y"
        " uno de color en la fila de ese color, o nada.",
    ),
    ("A row", "Una fila"),
    (
        "Cross from left to right. You may leave numbers out, but they are lost.\nRed and yellow rise"
        " from 2 to 12, green and blue fall from 12 to 2.\nThe last number of a row needs at least 5"
        " crosses in it.",
        "Tacha de izquierda a derecha. Puedes dejar números, pero se pierden.\nRojo y amarillo suben"
        " de 2 a 12, verde y azul bajan de 12 a 2.\nEl último número de una fila necesita al menos 5"
        " cruces en ella.",
    ),
    ("Locks", "Candados"),
    (
        "If you cross the last number of a row, cross its lock too: it counts as one more"
        " cross.\nWhen all have answered, the row is locked for everybody and its die is put away."
        " Several players can lock a row with the same roll.",
        "Si tachas el último número de una fila, tacha también su candado: cuenta como una cruz"
        " más.\nCuando todos han respondido, la fila queda cerrada para todos y su dado se aparta."
        " Varios jugadores pueden cerrar una fila con la misma tirada.",
    ),
    (
        "If the active player has crossed nothing in the turn, with white or coloured dice, that is"
        " a penalty of -5.\nThe others never get one.",
        "Si el jugador activo no ha tachado nada en su turno, ni con dados blancos ni de color,"
        " recibe un castigo de -5.\nLos demás nunca lo reciben.",
    ),
    (
        "The game ends when 2 rows are locked, or after the turn with somebody's 4th penalty.\n1 to"
        " 12 crosses in a row score 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.",
        "La partida termina cuando 2 filas están cerradas, o tras el turno con el cuarto castigo de"
        " alguien.\nDe 1 a 12 cruces en una fila dan 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78"
        " puntos.",
    ),
    (
        "R, Y, G, B: red, yellow, green, blue. Tile: crossed. Dash: lost.",
        "R, A, V, Z: rojo, amarillo, verde, azul. Casilla llena: tachado. Raya: perdido.",
    ),
    ("Roll the dice first.", "Tira antes los dados."),
    (
        "The dice are rolled: cross a number, or skip.",
        "Los dados están tirados: tacha un número o pasa.",
    ),
    (
        "All players must answer the white dice first.",
        "Antes deben responder todos a los dados blancos.",
    ),
    (
        "Only the active player may cross or skip now.",
        "Ahora solo el jugador activo puede tachar o pasar.",
    ),
    (
        "Only the active player may cross now, with a white and a coloured die.",
        "Ahora solo puede tachar el jugador activo, con un dado blanco y uno de color.",
    ),
    ("These dice give {1} in {0}.", "Estos dados dan {1} en {0}."),
    ("These dice give {1} or {2} in {0}.", "Estos dados dan {1} y {2} en {0}."),
    ("The {0} of {1} is crossed already.", "El {0} en {1} ya está tachado."),
    (
        "The {0} of {1} is left of your last cross.",
        "El {0} en {1} queda a la izquierda de tu última cruz.",
    ),
    (
        "The {0} of {1} needs at least {2} crosses before it.",
        "El {0} en {1} necesita antes al menos {2} cruces.",
    ),
    ("The {0} row is locked.", "La fila del {0} está cerrada."),
    (
        "All may cross the sum of the white dice. Enter who does, in any order.",
        "Todos pueden tachar la suma de los dados blancos. Anota quién lo hace, en cualquier orden.",
    ),
    (
        "Only the active player: a white die plus a coloured one, in its row.",
        "Solo el jugador activo: un dado blanco más uno de color, en su fila.",
    ),
    (
        "The active player crossed nothing in the turn: 5 points less.",
        "El jugador activo no tachó nada en su turno: 5 puntos menos.",
    ),
    # firmware/games/cross_rows/sheets.py
    (("{0} penalty", "{0} penalties"), ("{0} castigo", "{0} castigos")),
    ("Score", "Puntos"),
    # firmware/games/cross_rows/turn.py
    ("+ colour", "+ color"),
    ("colour", "color"),
    ("Nothing", "Nada"),
    # firmware/games/cross_rows/words.py
    ("{0} in red", "{0} en rojo"),
    ("{0} in yellow", "{0} en amarillo"),
    ("{0} in green", "{0} en verde"),
    ("{0} in blue", "{0} en azul"),
    ("R", "R"),
    ("Y", "A"),
    ("G", "V"),
    ("B", "Z"),
    # firmware/games/penk/eliminate.py
    ("No cell fits. Which column?", "Nada sirve. ¿Qué columna?"),
    ("No cell fits the dice.", "Ninguna casilla sirve."),
    ("No cell fits.", "Ninguna sirve."),
    ("Cross out column {0}", "Tachar la columna {0}"),
    ("{0} column {1}", "{0} columna {1}"),
    ("Cross out", "Tachar"),
    ("Reroll", "Tirar otra vez", "Repetir"),
    # firmware/games/penk/events.py
    ("Erase the circles {0}", "Borra los círculos {0}"),
    ("Erase {0}", "Borra {0}"),
    ("Circle {0}", "Rodea {0}"),
    ("Row\xa0{0}: nothing to cross out", "Fila\xa0{0}: nada que tachar"),
    ("Column\xa0{0}: nothing to cross out", "Columna\xa0{0}: nada que tachar"),
    ("Nothing to cross out", "Nada que tachar"),
    ("Nothing to write", "Nada que anotar"),
    ("Erase lit crosses", "Borra las cruces iluminadas", "Borra esas cruces"),
    ("Cross out row\xa0{0}", "Tacha la fila\xa0{0}"),
    ("No last round", "No es la última ronda", "Aún hay rondas"),
    ("The last round is cancelled. Play continues.", "Ya no es la última ronda. El juego sigue."),
    (
        "{0} has two full columns. Still to play: {1}",
        "{0} tiene dos columnas llenas. Por jugar: {1}",
    ),
    ("Last round!", "¡Última ronda!"),
    ("Still to play: {0}", "Por jugar: {0}"),
    ("{0}'s turn is skipped.", "{0} pierde el turno."),
    ("Turn skipped.", "Turno perdido."),
    ("No clear cell", "Sin casillas libres"),
    ("PENK! {0}", "¡PENK! {0}"),
    ("PENK!", "¡PENK!"),
    ("Cross out column\xa0{0}", "Tacha la columna\xa0{0}"),
    (
        "Erase the lit crosses in column\xa0{0}",
        "Borra las cruces iluminadas de la columna\xa0{0}",
        "Borra esas cruces: columna\xa0{0}",
    ),
    (
        "Erase the lit crosses in row\xa0{0}",
        "Borra las cruces iluminadas de la fila\xa0{0}",
        "Borra esas cruces: fila\xa0{0}",
    ),
    # firmware/games/penk/game.py
    ("Mark ! on your sheet.", "Marca ! en tu hoja."),
    ("Mark ! on {0}'s sheet.", "Marca ! en la hoja de {0}."),
    ("Two columns are full.", "Hay dos columnas llenas."),
    ("Penk!s", "Penks"),
    ("Cells marked", "Casillas marcadas"),
    ("circle {0}", "rodear {0}"),
    ("cross out column {0}", "tachar la columna {0}"),
    (("mark", "{0} marks"), ("marca", "{0} marcas")),
    ("crosses in column {0}", "cruces en la columna {0}"),
    ("Row {0}", "Fila {0}"),
    ("Cell values", "Valores"),
    # firmware/games/penk/how_to_play.py
    (
        "Mark cells on your sheet. The column says which face a cell takes, the row how many dice of"
        " it.\nAt the end, each row and column with 3 or more marked cells scores. The most points"
        " win; ties are shared.",
        "Marca casillas en tu hoja. La columna dice qué cara pide una casilla y la fila, cuántos"
        " dados con ella.\nAl final puntúa cada fila y columna con 3 o más casillas marcadas. Gana"
        " quien tiene más puntos; si hay empate, ganan todos ellos.",
    ),
    (
        "Roll all 6 dice. You may reroll any of them, up to 2 times, also dice you kept. Then mark 1"
        " to 3 clear cells: circle their numbers.\n4×3 takes 4 dice showing 3. Each die pays for one"
        " cell only. You may leave dice over.",
        "Tira los 6 dados. Puedes tirar otra vez los que quieras, hasta 2 veces, también los"
        " apartados. Luego marca de 1 a 3 casillas libres: rodea sus números.\n4×3 pide 4 dados con"
        " un 3. Cada dado paga una sola casilla. Pueden sobrar dados.",
    ),
    ("The jolly", "El comodín"),
    (
        "The jolly (!) can stand for any face, but never alone: row 1 needs a real die.\nUse at most"
        " 1 jolly for a cell. 2 jollies can help 2 cells.",
        "El comodín (!) vale por cualquier cara, pero nunca solo: la fila 1 pide un dado normal.\nUsa"
        " como mucho 1 comodín por casilla. 2 comodines pueden ayudar a 2 casillas.",
    ),
    ("Nothing fits?", "¿Nada sirve?"),
    (
        "If your dice fit no clear cell, choose a column that still has clear cells (never a row)"
        " and cross them all out. You need not reroll first.\nIf you can mark a cell, you cannot"
        " cross out instead.",
        "Si tus dados no sirven para ninguna casilla libre, elige una columna que aún tenga casillas"
        " libres (nunca una fila) y táchalas todas. No hace falta repetir tirada antes.\nSi puedes"
        " marcar una casilla, no puedes tachar.",
    ),
    ("Penk!", "Penk!"),
    (
        "Mark all 5 cells of a row or column: that is a Penk! All other players cross out their"
        " clear cells in that line. Cells they have marked stay marked.\nA line with a cross in it"
        " can never be a Penk!",
        "Marca las 5 casillas de una fila o columna: ¡eso es un Penk! Los demás jugadores tachan sus"
        " casillas libres de esa línea. Las que ya han marcado siguen marcadas.\nUna línea con una"
        " cruz ya nunca puede ser un Penk.",
    ),
    ("End and score", "Final y puntos"),
    (
        "When a sheet has 2 columns with no clear cell, finish the round: all players get equal"
        " turns. A player with no clear cell at all is skipped.\nEach row and column with 3 or more"
        " marked cells scores their values. A cell can count twice.",
        "Cuando una hoja tiene 2 columnas sin casillas libres, acabad la ronda: todos juegan los"
        " mismos turnos. Quien no tiene ninguna casilla libre pierde el turno.\nCada fila y columna"
        " con 3 o más casillas marcadas suma sus valores. Una casilla puede contar dos veces.",
    ),
    (
        "Dice with a bar are held, or pay for the lit cell. Circle: marked. ×: crossed out.",
        "Dados con barra: apartados, o pagan la casilla iluminada. Círculo: marcada. ×: tachada.",
    ),
    ("Reroll some dice, or mark.", "Repite algunos dados o marca."),
    ("No rerolls left this turn.", "No te quedan tiradas en este turno."),
    ("Choose at least one die to reroll.", "Elige al menos un dado para tirar."),
    ("Mark one, two or three cells.", "Marca una, dos o tres casillas."),
    ("Mark each cell only once.", "Marca cada casilla solo una vez."),
    ("Row {0}, column {1} is not clear.", "Fila {0}, columna {1} no está libre."),
    ("The dice cannot pay for all these cells.", "Los dados no pagan todas esas casillas."),
    (
        "Row {0}, column {1} needs {0} dice showing {1}; one may be a jolly.",
        "Fila {0}, columna {1} pide {0} dados con un {1}; uno puede ser comodín.",
    ),
    ("Row 1 needs a real die, not the jolly.", "La fila 1 pide un dado normal, no el comodín."),
    ("Row 1, column {0} needs a die showing {1}.", "Fila 1, columna {0} pide un dado con un {1}."),
    (
        "You can still mark row {0}, column {1}: do not cross out.",
        "Aún puedes marcar fila {0}, columna {1}: no taches.",
    ),
    ("Column {0} has no clear cell.", "La columna {0} no tiene casillas libres."),
    (
        "OK holds the dice that are underlined. Then reroll the others.",
        "OK aparta los dados subrayados. Luego tira los demás.",
    ),
    (
        "Circle up to three cells. 3×4 is three dice showing 4.",
        "Rodea hasta tres casillas. 3×4 son tres dados con un 4.",
    ),
    (
        "Nothing fits: cross out the clear cells of one column.",
        "Nada sirve: tacha las casillas libres de una columna.",
    ),
    (
        "After a Penk! the others cross out their clear cells in that line.",
        "Tras un Penk, los demás tachan sus casillas libres de esa línea.",
    ),
    # firmware/games/penk/mark.py
    ("Undo", "Deshacer", "Anular"),
    ("mark", "marcar"),
    ("Choose 1 to {0} cells to mark.", "Marca de 1 a {0} casillas."),
    # firmware/games/penk/scores.py
    ("Column {0}", "Columna {0}"),
    (("{1}: {0} mark", "{1}: {0} marks"), ("{1}: {0} marca", "{1}: {0} marcas")),
    ("{0}: {1} of {2} marks", "{0}: {1} de {2} marcas"),
    ("{0}: {1} of {2}", "{0}: {1} de {2}"),
    # firmware/games/penk/turn.py
    (
        "These dice mark all clear cells. No roll marks more.",
        "Estos dados marcan todas las casillas libres. Ninguna tirada marca más.",
    ),
    ("Mark", "Marcar"),
    ("Cross\nout", "Tachar"),
    # firmware/games/puzzle_sheet/boards.py
    (("{0} empty", "{0} empty"), ("{0} libre", "{0} libres")),
    ("{0}; {1}", "{0}; {1}"),
    (
        ("Rectangle {1}\xa0×\xa0{2}, {0}\xa0unshaded", "Rectangle {1}\xa0×\xa0{2}, {0}\xa0unshaded"),
        ("Rectángulo {1}\xa0×\xa0{2}, {0}\xa0libre", "Rectángulo {1}\xa0×\xa0{2}, {0}\xa0libres"),
    ),
    ("The board is on paper.", "El tablero está en papel."),
    (("{0} point. {1}", "{0} points. {1}"), ("{0} punto. {1}", "{0} puntos. {1}")),
    (
        ("{0} point, bonus {1} due. {2}", "{0} points, bonus {1} due. {2}"),
        ("{0} punto, toca el bonus de {1}. {2}", "{0} puntos, toca el bonus de {1}. {2}"),
    ),
    ("Bonus {0} due. {1}", "Toca el bonus de {0}. {1}"),
    (
        ("{0} point, bonus at {1}. {2}", "{0} points, bonus at {1}. {2}"),
        ("{0} punto, bonus a los {1}. {2}", "{0} puntos, bonus a los {1}. {2}"),
    ),
    ("Bonus at {0}. {1}", "Bonus a los {0}. {1}"),
    # firmware/games/puzzle_sheet/events.py
    (
        "{0}: first shade these cells on your sheet.",
        "{0}: antes sombrea estas casillas en tu hoja.",
    ),
    ("Shade these cells first.", "Sombréalas antes."),
    ("Shade these.", "Sombréalas."),
    ("Before you start", "Antes de empezar"),
    ("Erase the line on {0}", "Borrar la línea de la {0}", "Borrar la línea: {0}"),
    ("Make {0} one line", "Dejar la {0} con una línea", "{0}: solo una línea"),
    ("Cross off {0}", "Tachar la {0}"),
    ("Make {0} an X", "Poner una X en la {0}", "Una X en la {0}"),
    (
        ("{1}: erase the cells and {0} point.", "{1}: erase the cells and {0} points."),
        ("{1}: borra las casillas y {0} punto.", "{1}: borra las casillas y {0} puntos."),
    ),
    (
        ("{1}: erase the lit cells and {0} point.", "{1}: erase the lit cells and {0} points."),
        (
            "{1}: borra las casillas iluminadas y {0} punto.",
            "{1}: borra las casillas iluminadas y {0} puntos.",
        ),
    ),
    (
        ("{1}: erase cells and {0} point.", "{1}: erase cells and {0} points."),
        ("{1}: borra casillas y {0} punto.", "{1}: borra casillas y {0} puntos."),
    ),
    (
        ("{1}: cells and {0} point.", "{1}: cells and {0} points."),
        ("{1}: casillas y {0} punto.", "{1}: casillas y {0} puntos."),
    ),
    (
        ("Erase cells and {0} point.", "Erase cells and {0} points."),
        ("Borra casillas y {0} punto.", "Borra casillas y {0} puntos."),
    ),
    (("Erase, -{0} point.", "Erase, -{0} points."), ("Borra, -{0} punto.", "Borra, -{0} puntos.")),
    (
        ("{1}: shade it, add {0} point.", "{1}: shade it, add {0} points."),
        ("{1}: sombréala y suma {0} punto.", "{1}: sombréala y suma {0} puntos."),
    ),
    ("{0}: shade it, add {1}.", "{0}: sombréala y suma {1}."),
    ("{0}: add {1}.", "{0}: suma {1}."),
    (
        (
            "{1}: place it at row {2}, column {3}, add {0} point.",
            "{1}: place it at row {2}, column {3}, add {0} points.",
        ),
        (
            "{1}: ponla en fila {2}, columna {3} y suma {0} punto.",
            "{1}: ponla en fila {2}, columna {3} y suma {0} puntos.",
        ),
    ),
    (
        ("Shade it, add {0} point.", "Shade it, add {0} points."),
        ("Sombréala y suma {0} punto.", "Sombréala y suma {0} puntos."),
    ),
    ("Shade it, add {0}.", "Sombréala y suma {0}."),
    (
        (
            "{1}: shade it, add {0} point. Then the bonus piece for {2}!",
            "{1}: shade it, add {0} points. Then the bonus piece for {2}!",
        ),
        (
            "{1}: sombréala y suma {0} punto. ¡Luego, la pieza de bonus de {2}!",
            "{1}: sombréala y suma {0} puntos. ¡Luego, la pieza de bonus de {2}!",
        ),
    ),
    (
        ("{1}: shade it, add {0} point. Then bonus {2}!", "{1}: shade it, add {0} points. Then bonus {2}!"),
        (
            "{1}: sombréala y suma {0} punto. ¡Luego, bonus de {2}!",
            "{1}: sombréala y suma {0} puntos. ¡Luego, bonus de {2}!",
        ),
    ),
    (
        ("Shade it, add {0} point. Then bonus {1}!", "Shade it, add {0} points. Then bonus {1}!"),
        (
            "Sombréala y suma {0} punto. ¡Luego, bonus de {1}!",
            "Sombréala y suma {0} puntos. ¡Luego, bonus de {1}!",
        ),
    ),
    ("{0}: shade the bonus piece for {1}.", "{0}: sombrea la pieza de bonus de {1}."),
    (
        "{0}: shade the bonus piece for {1} (lit cells).",
        "{0}: sombrea la pieza de bonus de {1} (iluminada).",
    ),
    (
        "On {0}'s sheet: shade the bonus piece for {1}.",
        "En la hoja de {0}: sombrea la pieza de bonus de {1}.",
    ),
    (
        "On {0}'s sheet: shade the bonus piece for {1} (lit cells).",
        "En la hoja de {0}: sombrea la pieza de bonus de {1} (iluminada).",
    ),
    ("Shade the bonus piece.", "Sombrea la pieza de bonus."),
    ("Shade it.", "Sombréala."),
    ("{0}: erase the bonus piece for {1}.", "{0}: borra la pieza de bonus de {1}."),
    (
        "{0}: erase the bonus piece for {1} (lit cells).",
        "{0}: borra la pieza de bonus de {1} (iluminada).",
    ),
    (
        "On {0}'s sheet: erase the bonus piece for {1}.",
        "En la hoja de {0}: borra la pieza de bonus de {1}.",
    ),
    (
        "On {0}'s sheet: erase the bonus piece for {1} (lit cells).",
        "En la hoja de {0}: borra la pieza de bonus de {1} (iluminada).",
    ),
    ("Erase the bonus piece.", "Borra la pieza de bonus."),
    ("Erase it.", "Bórrala."),
    ("Bonus piece", "Pieza de bonus"),
    ("The whole board is shaded.", "Todo el tablero está sombreado."),
    ("OK", "OK"),
    ("Cleared!", "¡Conseguido!"),
    # firmware/games/puzzle_sheet/fill.py
    ("Custom", "A tu gusto"),
    ("Pre-filled", "Ya rellenas"),
    ("OK: fill. Back: done", "OK: llenar. Volver: hecho"),
    ("OK: fill", "OK: llenar"),
    ("OK: empty. Back: done", "OK: vaciar. Volver: hecho"),
    ("OK: empty", "OK: vaciar"),
    (("{0} filled", "{0} filled"), ("{0} llena", "{0} llenas")),
    # firmware/games/puzzle_sheet/game.py
    ("Cells in rectangle", "Casillas del rectángulo", "Rectángulo"),
    ("Cells left empty", "Casillas libres"),
    ("All boards", "Todos los tableros", "Los tableros"),
    ("the end of the game", "fin de la partida"),
    ("piece {0}", "pieza {0}"),
    ("end of the game", "fin de la partida"),
    ("bonus piece", "pieza de bonus"),
    ("tally", "recuento"),
    (
        ("{1} × {2}, {0} unshaded", "{1} × {2}, {0} unshaded"),
        ("{1} × {2}, {0} libre", "{1} × {2}, {0} libres"),
    ),
    ("tally:", "recuento:"),
    ("bonus", "bonus"),
    ("row {0}, column {1}", "fila {0}, columna {1}"),
    # firmware/games/puzzle_sheet/how_to_play.py
    (
        "Shade pieces on your board to build one large full rectangle, and collect bonus points.\nAt"
        " the end the size of the rectangle is multiplied by your points. The highest score wins.",
        "Sombrea piezas en tu tablero para formar un gran rectángulo lleno y reúne puntos de"
        " bonus.\nAl final, el tamaño del rectángulo se multiplica por tus puntos. Gana quien tiene"
        " más.",
    ),
    (
        "Playing alone, you win when your whole board is shaded.\nIf the board is on screen, some"
        " cells can be pre-filled: see the setup.",
        "Si juegas en solitario, ganas cuando todo tu tablero está sombreado.\nSi el tablero está en"
        " pantalla, puede haber casillas ya rellenas: míralo al preparar la partida.",
    ),
    (
        "Choose a piece that is left and shade it on your board. All players cross it off. Then add"
        " the points of its frame on your bonus track.\nNever turn or flip a piece. It covers only"
        " unshaded cells, and all of it must be on the board.",
        "Elige una pieza que quede y sombréala en tu tablero. Todos la tachan. Luego suma los puntos"
        " de su marco en tu pista de bonus.\nNunca gires una pieza ni le des la vuelta. Solo cubre"
        " casillas libres y tiene que caber entera en el tablero.",
    ),
    ("Taken pieces", "Piezas usadas"),
    (
        "Each piece can be taken only once, whoever takes it.",
        "Cada pieza se puede elegir una sola vez, la elija quien la elija.",
    ),
    (
        "Pieces in frames 1 and 2 can be taken once, pieces in frames 3 and 4 twice, whoever takes"
        " them.\nThe second time, make the line through the piece an X.",
        "Las piezas de los marcos 1 y 2 se pueden elegir una vez y las de los marcos 3 y 4, dos, las"
        " elija quien las elija.\nLa segunda vez, convierte en una X la línea de la pieza.",
    ),
    ("Bonus pieces", "Piezas de bonus"),
    (
        "When your points reach or pass a bonus piece on the bonus track, you also place that"
        " piece.\nThe same rules apply, but it adds no points.",
        "Cuando tus puntos llegan a una pieza de bonus de la pista, o la pasan, colocas también esa"
        " pieza.\nValen las mismas reglas, pero no suma puntos.",
    ),
    (
        "The game ends when no piece that is left fits the board of the player to move, or a bonus"
        " piece does not fit.\nIf a piece does not fit while another one does, choose the other one.",
        "La partida termina cuando ninguna pieza que queda cabe en el tablero de quien juega, o"
        " cuando una pieza de bonus no cabe.\nSi una pieza no cabe y otra sí, elige la otra.",
    ),
    (
        "Multiply height and width of your largest full rectangle by your points: 5×3 with 18 points"
        " is 270.\nIn a tie the fewest unshaded cells win. If these are equal too, the win is shared.",
        "Multiplica el alto y el ancho de tu mayor rectángulo lleno por tus puntos: 5×3 con 18"
        " puntos son 270.\nSi hay empate, gana quien tiene menos casillas libres. Si también son"
        " iguales, ganan todos ellos.",
    ),
    ("Boards on paper", "Tableros en papel"),
    (
        "The device knows the pieces and the points, but not your boards: you judge what fits.\nAt"
        " the end, enter each player's largest full rectangle and unshaded cells.",
        "La consola conoce las piezas y los puntos, pero no vuestros tableros: vosotros decidís qué"
        " cabe.\nAl final, anota el mayor rectángulo lleno y las casillas libres de cada jugador.",
    ),
    (
        "Hollow: the piece does not fit your board. Crossed off: it is taken.",
        "Hueca: la pieza no cabe en tu tablero. Tachada: ya está usada.",
    ),
    ("Leave at least one cell empty.", "Deja libre al menos una casilla."),
    ("No bonus piece is due.", "No toca ninguna pieza de bonus."),
    ("The bonus piece fits: place it.", "La pieza de bonus cabe: colócala."),
    ("Place the bonus piece for 1 point first.", "Coloca antes la pieza de bonus de 1 punto."),
    (
        "Place the bonus piece for {0} points first.",
        "Coloca antes la pieza de bonus de {0} puntos.",
    ),
    ("Piece {0} is taken.", "La pieza {0} está usada."),
    ("The piece goes over the edge of the board.", "La pieza se sale del tablero."),
    ("Row {0}, column {1} is already shaded.", "Fila {0}, columna {1} ya está sombreada."),
    (
        "Row {0}, column {1} is not a cell of the board.",
        "Fila {0}, columna {1} no es una casilla del tablero.",
    ),
    ("This piece fits nowhere on the board.", "Esta pieza no cabe en el tablero."),
    ("Piece {0} still fits, so the game continues.", "La pieza {0} aún cabe: la partida sigue."),
    (
        "The game has ended: tally the sheets.",
        "La partida ha terminado: haz el recuento de las hojas.",
    ),
    ("Tally the sheets after the game ends.", "El recuento se hace al terminar la partida."),
    ("The device scores this game.", "En esta partida puntúa la consola."),
    ("This sheet is already tallied.", "Esta hoja ya está contada."),
    (
        "A rectangle cannot be more than {0} high and {1} wide.",
        "Un rectángulo no puede tener más de {0} de alto y {1} de ancho.",
    ),
    (
        "A rectangle must have both a height and a width, or neither.",
        "Un rectángulo tiene alto y ancho, o ninguno de los dos.",
    ),
    (
        "The rectangle and the unshaded cells cannot exceed {0} cells.",
        "El rectángulo y las casillas libres no pueden pasar de {0} casillas.",
    ),
    (
        "Choose a piece. Hollow ones do not fit your board.",
        "Elige una pieza. Las huecas no caben en tu tablero.",
    ),
    (
        "Move the piece, then shade it on your sheet. It cannot turn.",
        "Mueve la pieza y sombréala en tu hoja. No se puede girar.",
    ),
    (
        "A bonus piece is placed at once. It gives no points.",
        "Una pieza de bonus se coloca al momento. No da puntos.",
    ),
    # firmware/games/puzzle_sheet/notice.py
    ("No remaining piece fits: the game ends.", "Ya no cabe ninguna pieza: la partida termina."),
    ("No piece fits.", "No cabe ninguna."),
    (
        "The bonus piece for {0} does not fit: the game ends.",
        "La pieza de bonus de {0} no cabe: la partida termina.",
    ),
    ("The bonus piece does not fit.", "La pieza de bonus no cabe."),
    ("End game", "Terminar"),
    ("End", "Terminar", "Fin"),
    # firmware/games/puzzle_sheet/over.py
    ("Not cleared", "No conseguido"),
    (
        ("Equal scores, but {0} empty cell fewer.", "Equal scores, but {0} empty cells fewer."),
        (
            "Empate a puntos, pero {0} casilla libre menos.",
            "Empate a puntos, pero {0} casillas libres menos.",
        ),
    ),
    (("{0} empty cell", "{0} empty cells"), ("{0} casilla libre", "{0} casillas libres")),
    # firmware/games/puzzle_sheet/pad.py
    (
        "The bonus piece does not fit, so the game ends for all.",
        "La pieza de bonus no cabe: la partida termina para todos.",
    ),
    ("It does not fit", "No cabe"),
    ("It does\nnot fit", "No cabe"),
    (
        ("Bonus for {0} point", "Bonus for {0} points"),
        ("Bonus de {0} punto", "Bonus de {0} puntos"),
    ),
    ("Bonus for {0}", "Bonus de {0}"),
    ("No fit", "No cabe", "No"),
    ("Bonus {0}", "Bonus {0}"),
    ("Placed", "Colocada", "Puesta"),
    ("Shade this piece on your sheet.", "Sombrea esta pieza en tu hoja."),
    ("Rectangle height", "Alto del rectángulo", "Alto"),
    ("Rectangle width", "Ancho del rectángulo", "Ancho"),
    ("Unshaded cells", "Casillas libres"),
    # firmware/games/puzzle_sheet/place.py
    ("Bonus", "Bonus"),
    ("Row {0}, column {1} is shaded", "Fila {0}, columna {1} sombreada"),
    ("Shaded", "Sombreada", "Llena"),
    ("No cell at row {0}, column {1}", "Sin casilla: fila {0}, columna {1}"),
    ("No cell", "Sin casilla"),
    ("Choose the row", "Elige la fila"),
    ("Choose the column", "Elige la columna"),
    ("OK: place it here", "OK: ponerla aquí"),
    # firmware/games/puzzle_sheet/setup.py
    (
        "The device cannot take a seat: only the players see boards on paper.",
        "La consola no puede jugar: solo los jugadores ven los tableros en papel.",
    ),
    ("Sheet", "Hoja"),
    ("Boards", "Tableros"),
    ("on screen", "en pantalla"),
    ("on paper", "en papel"),
    ("custom", "a tu gusto"),
    ("nothing", "nada"),
    ("Frame {0}", "Marco {0}"),
    ("Points", "Puntos"),
    ("Bonus {0} at", "Bonus {0} a los"),
    ("Bonus at", "Bonus a los"),
    # firmware/games/puzzle_sheet/take.py
    (
        "No piece fits your board, so the game ends for all.",
        "Ninguna pieza cabe en tu tablero: la partida termina para todos.",
    ),
    (("{1}: {0} point", "{1}: {0} points"), ("{1}: {0} punto", "{1}: {0} puntos")),
    ("No piece fits", "No cabe ninguna"),
    ("{0}, {1}", "{0}, {1}"),
    ("bonus {0}", "bonus {0}"),
    # firmware/games/puzzle_sheet/words.py
    ("bonus {0} due", "toca bonus de {0}"),
    ("bonus at {0}", "bonus a los {0}"),
    # firmware/games/shape_cards/declare.py
    ("Declare", "Declarar"),
    ("Guess", "Adivinar"),
    ("Back", "Volver"),
    ("No card is complete.", "Ninguna está completa."),
    ("declare", "declarar"),
    ("{0} of {1}", "{0} de {1}"),
    ("Choose the five fields.", "Elige las 5 casillas."),
    # firmware/games/shape_cards/dice.py
    ("Who starts?", "¿Quién empieza?", "¿Quién sale?"),
    ("Roll both dice", "Tirar los dos dados", "Tirar los dados"),
    ("Tie number {0}: roll again.", "Empate número {0}: tirad otra vez."),
    ("Tie number {0}", "Empate número {0}"),
    ("The higher roll starts.", "Empieza la tirada más alta."),
    ("Higher roll starts.", "Empieza la más alta.", "La más alta."),
    ("A tie: roll again.", "Empate: otra tirada.", "Empate: otra."),
    # firmware/games/shape_cards/draft.py
    ("Pick a card for {0}:", "Elige una carta para {0}:"),
    ("For {0}:", "Para {0}:"),
    ("Pick a card for yourself:", "Elige una carta para ti:"),
    ("For yourself:", "Para ti:"),
    ("Pick a card for {0}", "Elige una carta para {0}"),
    ("for {0}", "para {0}"),
    ("for them", "para el otro"),
    ("Pick a card for yourself", "Elige una carta para ti"),
    ("for yourself", "para ti"),
    ("for you", "para ti"),
    ("pick a card", "elegir carta"),
    ("pick", "elegir"),
    # firmware/games/shape_cards/end.py
    ("Whoever completed most cards wins.", "Gana quien completó más cartas."),
    ("Both agree", "Los dos de acuerdo", "De acuerdo"),
    ("Both agree: end it", "De acuerdo: terminar", "Terminar"),
    ("Play on", "Seguir"),
    # firmware/games/shape_cards/entry.py
    ("Contest", "Disputar"),
    ("Revenge", "Revancha"),
    ("What did {0} roll?", "¿Qué ha sacado {0}?"),
    ("What was rolled?", "¿Qué ha salido?"),
    # firmware/games/shape_cards/events.py
    ("You may swap.", "Puedes intercambiar."),
    ("You may swap or replace.", "Puedes intercambiar o sustituir."),
    ("You may swap, replace or remove.", "Puedes intercambiar, sustituir o retirar."),
    (
        "You may swap, replace, remove or exchange.",
        "Puedes intercambiar, sustituir, retirar o cambiar carta.",
    ),
    (
        "Both players removed in one round: remove all yellow and all green pieces.",
        "Los dos habéis retirado en la misma ronda: retirad todas las piezas amarillas y verdes.",
    ),
    ("Remove all yellow and green pieces.", "Retirad las piezas amarillas y verdes."),
    ("Remove them.", "Retiradlas."),
    (
        "Both players removed in one round: remove all blue and all green pieces.",
        "Los dos habéis retirado en la misma ronda: retirad todas las piezas azules y verdes.",
    ),
    ("Remove all blue and green pieces.", "Retirad las piezas azules y verdes."),
    ("Move the cards.", "Moved las cartas."),
    ("Move the cards again.", "Moved otra vez las cartas."),
    ("Redone", "Rehecho"),
    ("{0}. {1}", "{0}. {1}"),
    ("Make the table look like this.", "La mesa debe quedar así."),
    ("Make it like this.", "Debe quedar así."),
    ("Move the cards back.", "Devolved las cartas."),
    ("A hidden card was seen.", "Se ha visto una carta oculta."),
    ("{0}. {1} {2}", "{0}. {1} {2}"),
    ("{0} {1}", "{0} {1}"),
    ("A tie", "Empate"),
    ("Both roll again.", "Tirad otra vez los dos."),
    ("Both", "Los dos"),
    (
        "{0} picks two cards first, one for each player.",
        "{0} elige antes dos cartas, una para cada jugador.",
    ),
    ("and picks two cards.", "y elige dos cartas."),
    ("{0} starts", "Empieza {0}"),
    ("Starts", "Empieza"),
    ("Contest lost", "Disputa perdida"),
    ("{0}'s piece stays.", "La pieza de {0} se queda."),
    ("The piece stays.", "La pieza se queda."),
    (
        "{0} takes the piece back: nobody may use that field this turn. {0} plays again.",
        "{0} retira la pieza: nadie puede usar esa casilla en este turno. {0} juega otra vez.",
    ),
    ("{0} takes the piece back and plays again.", "{0} retira la pieza y juega otra vez."),
    ("Take the piece back.", "Retira la pieza."),
    ("Take it back.", "Retírala."),
    ("The field is blocked", "Casilla bloqueada"),
    ("No revenge", "Sin revancha"),
    (
        "You need a 6, or more points. Your turn ends.",
        "Necesitas un 6 o más puntos. Tu turno termina.",
    ),
    ("You need a 6, or more points.", "Necesitas un 6 o más puntos."),
    ("The turn ends.", "El turno termina."),
    ("No revenge is possible: the turn ends.", "No hay revancha posible: el turno termina."),
    ("None is possible.", "Ninguna es posible."),
    ("A 6!", "¡Un 6!"),
    ("Choose any revenge.", "Elige cualquier revancha."),
    ("Choose any.", "Elige cualquiera."),
    (
        "Remove the five lit pieces. The card goes to {0}.",
        "Retirad estas cinco piezas. La carta es para {0}.",
    ),
    ("Remove the lit pieces.", "Retirad estas piezas."),
    ("Card completed", "Carta completada"),
    ("Green ones too", "También las verdes"),
    (
        "{0} gives the left card and gets the right one.",
        "{0} da la carta izquierda y recibe la derecha.",
    ),
    ("Exchange these cards.", "Cambiad estas cartas."),
    ("Exchange them.", "Cambiadlas."),
    ("Exchange", "Cambiar"),
    ("{0} gets this card.", "{0} recibe esta carta."),
    ("Card pick", "Carta elegida"),
    ("Allowed", "Permitida"),
    # firmware/games/shape_cards/exchange.py
    ("Which one do you take?", "¿Cuál te llevas?"),
    ("Take which?", "¿Cuál tomas?"),
    ("Which card do you give?", "¿Qué carta das?"),
    ("Give which?", "¿Cuál das?"),
    ("exchange", "cambiar"),
    # firmware/games/shape_cards/game.py
    ("Extreme\nmost cards win", "Extremo\nganan más cartas"),
    (
        "Thief\ncomplete their cards too",
        "Ladrón\ncompleta también las suyas",
        "Ladrón\ntambién sus cartas",
    ),
    ("Revenge\nlower rolls give points", "Revancha\nsacar menos da puntos"),
    ("Expert\nhidden cards", "Experto\ncartas ocultas"),
    ("no", "no"),
    ("yes", "sí"),
    ("Own pieces on board", "Piezas en el tablero"),
    ("Cards in hand", "Cartas en mano"),
    ("cards", "cartas"),
    ("All cards", "Todas las cartas", "Las cartas"),
    ("Deck\ncheck your box", "Mazo\nmíralo en tu caja"),
    # firmware/games/shape_cards/hands.py
    ("OK: show", "OK: mostrar"),
    (("{0} completed", "{0} completed"), ("{0} completada", "{0} completadas")),
    (("{0} done", "{0} done"), ("{0} hecha", "{0} hechas")),
    (
        ("{0} done, revenge {1}", "{0} done, revenge {1}"),
        ("{0} hecha, revancha {1}", "{0} hechas, revancha {1}"),
    ),
    ("{0}, revenge {1}", "{0}, revancha {1}"),
    # firmware/games/shape_cards/how_to_play.py
    (
        "Build the figures of your cards with pieces on the board.\nThe first player to complete both own cards wins.",
        "Forma las figuras de tus cartas con piezas en el tablero.\nGana quien completa antes sus dos cartas.",
    ),
    (
        "Build the figures of your cards with pieces on the board.\nThe player with the most"
        " completed cards at the end wins; ties are shared.",
        "Forma las figuras de tus cartas con piezas en el tablero.\nGana quien tiene más cartas"
        " completadas al final; si hay empate, ganan los dos.",
    ),
    ("The start", "El comienzo"),
    (
        "Both players roll a die, again in a tie. The higher roll starts.\nThat player picks a card"
        " to keep, then one for the other player, who then does the same.",
        "Los dos tiran un dado, otra vez si hay empate. Empieza la tirada más alta.\nEse jugador"
        " elige una carta para sí y luego una para el otro, que después hace lo mismo.",
    ),
    (
        "Both players roll a die, again in a tie. The higher roll starts.\nEach player gets 2 random"
        " cards, which only their owner may see.",
        "Los dos tiran un dado, otra vez si hay empate. Empieza la tirada más alta.\nCada jugador"
        " recibe 2 cartas al azar, que solo puede ver él.",
    ),
    (
        "Do one of these: place a green piece on an empty field, place a piece of your own colour"
        " there, declare a card, or remove your pieces.\nBoth players use the green pieces.",
        "Haz una de estas cosas: colocar una pieza verde en una casilla libre, colocar en ella una"
        " de tu color, declarar una carta o retirar tus piezas.\nLos dos jugadores usan las piezas"
        " verdes.",
    ),
    (
        "The figure must be made of your own and green pieces, at least 2 of them your own. It may"
        " be turned and may lie anywhere, but it cannot be mirrored.\nIts 5 pieces go back to their"
        " piles. A wrong declaration costs nothing.",
        "La figura debe estar hecha con piezas tuyas y verdes, al menos 2 tuyas. Puede estar girada"
        " y en cualquier sitio, pero no en espejo.\nSus 5 piezas vuelven a sus montones. Declarar mal"
        " no cuesta nada.",
    ),
    (
        "The other player may contest a piece of your own colour: both roll. If their roll is"
        " higher, remove it: its field is blocked this turn. Do something else, which cannot be"
        " contested.\nIn a tie, or if your roll is higher, the piece stays.",
        "El otro jugador puede disputar una pieza de tu color: los dos tiran. Si su tirada es más"
        " alta, retírala: su casilla queda bloqueada este turno. Haz otra cosa, que no se puede"
        " disputar.\nSi hay empate o tu tirada es más alta, la pieza se queda.",
    ),
    ("Remove", "Retirar"),
    (
        "All your own pieces leave the board. With none there, it is a pass.\nIf both players remove"
        " in the same round, the second also removes all green pieces.",
        "Todas tus piezas salen del tablero. Si no tienes ninguna, es como pasar.\nSi los dos retiran"
        " en la misma ronda, el segundo retira también todas las verdes.",
    ),
    ("Extreme", "Extremo"),
    (
        "When a card is completed, its owner picks a new one. In Expert it is a random one.\nThe game"
        " ends when no new cards are left and a player has none, or when you agree to end it.",
        "Cuando se completa una carta, su dueño elige otra. En Experto es al azar.\nLa partida"
        " termina cuando no quedan cartas nuevas y un jugador no tiene ninguna, o cuando os ponéis"
        " de acuerdo.",
    ),
    ("Thief", "Ladrón"),
    (
        "You may also complete the other player's cards. Whoever completes a player's last card"
        " wins.\nIn Extreme instead, a card counts for whoever completes it, and its owner gets the"
        " new one.",
        "También puedes completar las cartas del otro jugador. Gana quien completa la última carta"
        " de un jugador.\nEn Extremo, en cambio, la carta cuenta para quien la completa y su dueño"
        " recibe la nueva.",
    ),
    (
        "Each time you roll lower than the other player, you get 1 revenge point, also at the"
        " start.\nInstead of another action you may roll a die for revenge. Then your revenge points"
        " are 0 and the turn ends, even if nothing was possible.",
        "Cada vez que sacas menos que el otro jugador recibes 1 punto de revancha, también al"
        " comienzo.\nEn vez de otra acción puedes tirar un dado por la revancha. Después tienes 0"
        " puntos de revancha y el turno termina, aunque nada fuera posible.",
    ),
    ("Which revenge", "Qué revancha"),
    (
        "A 6 lets you choose any, else those that you have the points for.\n4: swap one of their"
        " pieces with a piece next to it, not diagonally. 7: replace one of theirs with yours.\n13:"
        " remove all of theirs. 100: exchange one of your cards for one of theirs.",
        "Con un 6 eliges la que quieras; si no, las que permiten tus puntos.\n4: intercambia una"
        " pieza suya con otra de al lado, no en diagonal. 7: sustituye una suya por una tuya.\n13:"
        " retira todas las suyas. 100: cambia una carta tuya por una suya.",
    ),
    ("Expert", "Experto"),
    (
        "Only you may see your cards. Hand the device over when it says so.\nTo declare, show the five fields.",
        "Solo tú puedes ver tus cartas. Pasa la consola cuando te lo diga.\nPara declarar, señala las cinco casillas.",
    ),
    (
        "Lit fields: the figure that was declared or can be.",
        "Casillas iluminadas: la figura declarada o que se puede declarar.",
    ),
    ("Roll the dice: the higher roll starts.", "Tirad los dados: empieza la tirada más alta."),
    ("Pick a card that nobody has.", "Elige una carta que nadie tenga."),
    (
        "Place a green piece or your own, declare a card, or remove your pieces.",
        "Coloca una pieza verde o tuya, declara una carta o retira tus piezas.",
    ),
    ("That field is not empty.", "Esa casilla no está libre."),
    ("Allow the piece, or contest it.", "Permite la pieza o dispútala."),
    ("That field is blocked this turn.", "Esa casilla está bloqueada este turno."),
    ("First choose your revenge.", "Elige antes tu revancha."),
    ("This game is played without Revenge.", "Esta partida se juega sin Revancha."),
    ("This revenge needs more points, or a 6.", "Esta revancha pide más puntos o un 6."),
    ("Swap it with a piece next to it.", "Intercámbiala con una pieza de al lado."),
    (
        "The other player has no piece on the board.",
        "El otro jugador no tiene piezas en el tablero.",
    ),
    ("Choose a piece of the other player.", "Elige una pieza del otro jugador."),
    ("Give a card of your own.", "Da una carta tuya."),
    ("Take a card of the other player.", "Toma una carta del otro jugador."),
    (
        "Only in Extreme may the players end the game.",
        "Solo en Extremo podéis terminar la partida.",
    ),
    (
        "You can end the game only at the start of a turn.",
        "Solo se puede terminar al comienzo de un turno.",
    ),
    ("Declare a card of your own.", "Declara una carta tuya."),
    (
        "Declare a card of the other player or your own.",
        "Declara una carta tuya o del otro jugador.",
    ),
    ("A figure must have five fields.", "Una figura tiene cinco casillas."),
    ("A figure must have five different fields.", "Una figura tiene cinco casillas distintas."),
    (
        "All five fields must hold your pieces or green ones.",
        "Las cinco casillas deben tener piezas tuyas o verdes.",
    ),
    ("These fields do not complete a card.", "Estas casillas no completan ninguna carta."),
    (
        "At least two of the five pieces must be your own.",
        "Al menos dos de las cinco piezas deben ser tuyas.",
    ),
    (
        "Pick a figure you can build with at least two of your pieces.",
        "Elige una figura que puedas formar con al menos dos piezas tuyas.",
    ),
    (
        "Choose a field for a piece, or declare a completed card.",
        "Elige una casilla para una pieza o declara una carta completa.",
    ),
    (
        "Contest: both roll. If yours is higher, the piece is removed.",
        "Disputar: los dos tiran. Si sacas más, la pieza se retira.",
    ),
    (
        "The five pieces of a completed card go back to their piles.",
        "Las cinco piezas de una carta completada vuelven a sus montones.",
    ),
    # firmware/games/shape_cards/over.py
    (("{0} card", "{0} cards"), ("{0} carta", "{0} cartas")),
    ("The last card is completed.", "La última carta está completada."),
    ("Both cards are completed.", "Las dos cartas están completadas."),
    (("{0} card each.", "{0} cards each."), ("{0} carta cada uno.", "{0} cartas cada uno.")),
    # firmware/games/shape_cards/revenge.py
    ("Swap", "Intercambiar", "Permutar"),
    ("Swap with a neighbour", "Intercambiar con la de al lado", "Intercambiar dos"),
    ("Swap two", "Intercambiar dos", "Permutar dos"),
    ("Replace", "Sustituir"),
    ("Replace one with yours", "Sustituir una por otra tuya", "Sustituir una"),
    ("Replace one", "Sustituir una"),
    ("Remove all", "Retirar todo"),
    ("Remove all their pieces", "Retirar todas sus piezas"),
    ("All their pieces", "Todas sus piezas", "Sus piezas"),
    ("Exchange a card", "Cambiar una carta"),
    ("One card", "Una carta"),
    ("End turn", "Fin del turno", "Fin turno"),
    ("No revenge is possible", "No hay revancha posible"),
    ("Not possible", "No es posible"),
    ("revenge", "revancha"),
    # firmware/games/shape_cards/secret.py
    ("secret", "secreto"),
    ("hidden", "oculta"),
    ("Hide cards", "Ocultar cartas", "Ocultar"),
    # firmware/games/shape_cards/target.py
    ("replace", "sustituir"),
    ("Replace which piece?", "¿Qué pieza sustituyes?"),
    ("With which piece?", "¿Con qué pieza?"),
    ("With which?", "¿Con cuál?"),
    ("Swap which piece?", "¿Qué pieza intercambias?", "¿Qué pieza permutas?"),
    ("Swap which?", "¿Cuál permutas?", "¿Cuál?"),
    ("swap", "intercambiar"),
    # firmware/games/shape_cards/turn.py
    ("Removes all yellow pieces", "Retira todas las piezas amarillas"),
    ("Removes all yellow", "Retira todas las amarillas"),
    ("All yellow", "Las amarillas"),
    ("Removes all blue pieces", "Retira todas las piezas azules"),
    ("Removes all blue", "Retira todas las azules"),
    ("All blue", "Las azules"),
    ("Removes all green pieces", "Retira todas las piezas verdes"),
    ("Removes green", "Retira las verdes"),
    ("All green", "Las verdes"),
    ("Removes all yellow and green", "Retira todas las amarillas y verdes"),
    ("Removes yellow and green", "Retira amarillas y verdes"),
    ("Removes yellow & green", "Retira amarillas y verdes"),
    ("Removes yellow, green", "Amarillas y verdes"),
    ("Also green", "Y verdes"),
    ("Removes all blue and green", "Retira todas las azules y verdes"),
    ("Removes blue and green", "Retira azules y verdes"),
    ("Removes blue & green", "Retira azules y verdes"),
    ("Removes blue, green", "Azules y verdes"),
    ("revenge {0}", "revancha {0}"),
    ("Which piece goes there?", "¿Qué pieza va ahí?"),
    ("blocked", "bloqueada"),
    ("choose again", "elige otra vez"),
    ("Blocked: choose again", "Bloqueada: elige otra vez"),
    ("Choose a field or an action", "Elige casilla o acción"),
    ("Counts as removing all", "Cuenta como retirar todo"),
    ("A removal", "Una retirada"),
    ("Only a 6 helps ({0} of {1})", "Solo sirve un 6 ({0} de {1})"),
    ("Only a 6 ({0} of {1})", "Solo un 6 ({0} de {1})"),
    ("Only a 6", "Solo un 6"),
    ("A 6 lets you choose any", "Con un 6 eliges cualquiera"),
    ("With a 6 choose any", "Con un 6, cualquiera"),
    ("6: choose any", "6: cualquiera"),
    (
        "Only a 6 helps: you have {0} of {1} points. Without a 6 your turn is lost.",
        "Solo sirve un 6: tienes {0} de {1} puntos. Sin un 6 pierdes el turno.",
    ),
    ("Roll", "Tirar"),
    ("allow?", "¿permites?"),
    ("Allow the lit piece?", "¿Permites esta pieza?"),
    ("Allow", "Permitir"),
    # firmware/games/shape_cards/words.py
    ("yellow piece", "pieza amarilla"),
    ("blue piece", "pieza azul"),
    ("card pick", "carta elegida"),
    ("starting roll", "tirada inicial"),
    ("approval", "permiso"),
    ("contest", "disputa"),
    ("declaration", "declaración"),
    ("removal", "retirada"),
    ("revenge roll", "tirada de revancha"),
    ("replacement", "sustitución"),
    ("card exchange", "cambio de carta"),
    ("missed revenge", "revancha fallida"),
    ("green piece", "pieza verde"),
    ("starting roll:", "tirada inicial:"),
    ("contest:", "disputa:"),
    ("revenge:", "revancha:"),
    ("yellow: row {0}, column {1}", "amarilla: fila {0}, columna {1}"),
    ("blue: row {0}, column {1}", "azul: fila {0}, columna {1}"),
    ("green: row {0}, column {1}", "verde: fila {0}, columna {1}"),
    ("replaced: row {0}, column {1}", "sustituida: fila {0}, columna {1}"),
    ("swapped: row {0}, column {1}", "intercambiada: fila {0}, columna {1}"),
    ("yellow at row {0}, column {1}", "amarilla en fila {0}, columna {1}"),
    ("blue at row {0}, column {1}", "azul en fila {0}, columna {1}"),
    ("green at row {0}, column {1}", "verde en fila {0}, columna {1}"),
    ("replace row {0}, column {1}", "sustituir fila {0}, columna {1}"),
    (
        "swap row {0}, column {1} with row {2}, column {3}",
        "intercambiar fila {0}, columna {1} con fila {2}, columna {3}",
    ),
    ("pick card {0}", "elegir la carta {0}"),
    ("roll", "tirada"),
    ("allow the piece", "permitir la pieza"),
    ("contest the piece", "disputar la pieza"),
    ("declare a card", "declarar una carta"),
    ("remove your pieces", "retirar tus piezas"),
    ("roll for revenge", "tirar por la revancha"),
    ("remove all their pieces", "retirar todas sus piezas"),
    ("no revenge", "sin revancha"),
    ("end the game", "terminar la partida"),
    ("exchange cards", "cambiar cartas"),
    ("Your card", "Tu carta"),
    ("{0}'s card", "Carta de {0}"),
    ("Your card is complete", "Tu carta está completa"),
    ("{0}'s card is complete", "Carta de {0} completa"),
    ("the starting roll", "tirada inicial"),
    ("card completed", "carta completada"),
    # firmware/games/yacht/events.py
    ("Bonus!", "¡Bonus!"),
    ("Write {0}", "Anota {0}"),
    # firmware/games/yacht/game.py
    ("modern", "moderna"),
    ("classic", "clásica"),
    ("Yachts", "Yates"),
    ("Points in upper boxes", "Puntos de arriba"),
    ("Boxes with 0", "Casillas con 0"),
    ("write {0}", "anotar {0}", "{0}"),
    # firmware/games/yacht/how_to_play.py
    (
        "Each turn you write points in one box of your sheet. The highest total wins; ties are"
        " shared.\nPlaying alone, try to beat your best score.",
        "Cada turno anotas puntos en una casilla de tu hoja. Gana quien suma más; si hay empate,"
        " ganan todos ellos.\nSi juegas en solitario, intenta superar tu mejor puntuación.",
    ),
    (
        "Roll all 5 dice. You may reroll any of them, up to 2 times, also dice you kept. Then write"
        " one open box.\nIf the dice do not fit a box, it scores 0. You may choose that. Once"
        " written, a box stays.",
        "Tira los 5 dados. Puedes tirar otra vez los que quieras, hasta 2 veces, también los"
        " apartados. Luego anota en una casilla libre.\nSi los dados no sirven para una casilla, vale"
        " 0. Puedes elegir eso. Lo anotado ya no cambia.",
    ),
    ("Upper boxes", "Casillas de arriba"),
    (
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nWith 63 or more"
        " in these 6 boxes together you get a bonus of 35.",
        "De unos a seises, cada casilla suma los dados de su cara: 4 4 4 en cuatros son 12.\nCon 63 o"
        " más en estas 6 casillas juntas recibes un bonus de 35.",
    ),
    (
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nThis sheet has no bonus.",
        "De unos a seises, cada casilla suma los dados de su cara: 4 4 4 en cuatros son 12.\nEsta hoja no tiene bonus.",
    ),
    ("Lower boxes", "Casillas de abajo"),
    (
        "Three or four alike, at least that many of one face: the sum of all dice.\nFull house, 3 of"
        " one face and 2 of another: 25.\nSmall straight, 4 faces in a row: 30. Large straight, 5 in"
        " a row: 40.\nYacht, 5 alike: 50. Chance: the sum of all dice.",
        "Trío o póker, al menos 3 o 4 iguales: la suma de todos los dados.\nFull, 3 de una cara y 2"
        " de otra: 25.\nEscalera corta, 4 caras seguidas: 30. Escalera larga, 5 seguidas: 40.\nYate, 5"
        " iguales: 50. Suerte: la suma de todos los dados.",
    ),
    (
        "Full house, 3 of one face and 2 of another: the sum of all dice.\nFour alike, at least 4 of"
        " one face: 4 times that face.\nLittle straight, 1 2 3 4 5, and big straight, 2 3 4 5 6: 30"
        " each.\nChoice: the sum of all dice. Yacht, 5 alike: 50.",
        "Full, 3 de una cara y 2 de otra: la suma de todos los dados.\nPóker, al menos 4 iguales: 4"
        " veces esa cara.\nEscalera baja, 1 2 3 4 5, y escalera alta, 2 3 4 5 6: 30 cada una.\nSuerte:"
        " la suma de todos los dados. Yate, 5 iguales: 50.",
    ),
    ("Good to know", "Conviene saber"),
    (
        "5 alike is not a full house. A second yacht earns nothing extra.\nThe game ends when all"
        " sheets are full. Your score is the sum of all boxes and any bonus.",
        "5 iguales no son un full. Un segundo yate no da nada más.\nLa partida termina cuando todas"
        " las hojas están llenas. Tu puntuación es la suma de todas las casillas y del bonus, si lo"
        " hay.",
    ),
    (
        "A number beside a box: what the dice would score there now.",
        "Número junto a una casilla: lo que darían ahí los dados ahora.",
    ),
    ("Reroll some dice, or write a box.", "Repite algunos dados o anota en una casilla."),
    ("No rerolls left this turn: write a box.", "No te quedan tiradas: anota en una casilla."),
    ("Write an open box: {0}.", "Anota en una casilla libre: {0}."),
    (
        "Each box shows what it scores now. Write one on your sheet.",
        "Cada casilla muestra lo que vale ahora. Anota una en tu hoja.",
    ),
    (
        "The upper boxes hold enough points for the bonus.",
        "Las casillas de arriba ya dan el bonus.",
    ),
    # firmware/games/yacht/review.py
    ("{0} Open: {1}.", "{0} Libres: {1}."),
    # firmware/games/yacht/sheets.py
    ("Upper, of {0}", "Arriba, de {0}"),
    ("Upper", "Arriba"),
    # firmware/games/yacht/turn.py
    ("These dice score {0}. No roll does better.", "Estos dados dan {0}. Ninguna tirada da más."),
    ("Write", "Anotar"),
    # firmware/games/yacht/words.py
    ("ones", "unos"),
    ("Ones", "Unos"),
    ("twos", "doses"),
    ("Twos", "Doses"),
    ("threes", "treses"),
    ("Threes", "Treses"),
    ("fours", "cuatros"),
    ("Fours", "Cuatros"),
    ("fives", "cincos"),
    ("Fives", "Cincos"),
    ("sixes", "seises"),
    ("Sixes", "Seises"),
    ("three alike", "trío"),
    ("Three alike", "Trío"),
    ("four alike", "póker"),
    ("Four alike", "Póker"),
    ("full house", "full"),
    ("Full house", "Full"),
    ("small straight", "escalera corta"),
    ("Small straight\nSmall str.", "Escalera corta\nEsc. corta"),
    ("large straight", "escalera larga"),
    ("Large straight\nLarge str.", "Escalera larga\nEsc. larga"),
    ("little straight", "escalera baja"),
    ("Little straight\nLittle str.", "Escalera baja\nEsc. baja"),
    ("big straight", "escalera alta"),
    ("Big straight\nBig str.", "Escalera alta\nEsc. alta"),
    ("yacht", "yate"),
    ("Yacht", "Yate"),
    ("chance", "suerte"),
    ("Chance", "Suerte"),
    ("choice", "suerte"),
    ("Choice", "Suerte"),
    ("{0} in {1}", "{0} en {1}"),
    ("the bonus of\xa0{0}", "el bonus de\xa0{0}"),
    # firmware/games/yacht/write.py
    ("You have the bonus of {0}.", "Tienes el bonus de {0}."),
    ("Upper boxes: {0} of {1}", "Casillas de arriba: {0} de {1}"),
    ("Upper: {0} of {1}", "Arriba: {0} de {1}"),
    # firmware/handicap.py
    (" +{0} ({1} to {2})", " +{0} ({1} a {2})"),
    ("Handicap: {0} of {1} reviewed games.", "Ventaja: {0} de {1} partidas repasadas."),
    (
        ("Handicap: none is sure after {0} game.", "Handicap: none is sure after {0} games."),
        ("Ventaja: nada seguro tras {0} partida.", "Ventaja: nada seguro tras {0} partidas."),
    ),
    ("Handicap: {0} +{1} ({2} to {3})", "Ventaja: {0} +{1} ({2} a {3})"),
    # firmware/idle_tasks.py
    (
        "Key {0} seems stuck. It is ignored until released.",
        "La tecla {0} parece atascada. No cuenta hasta que se suelte.",
    ),
    # firmware/instructions.py
    ("On {0}'s sheet", "En la hoja de {0}"),
    ("{0}: done", "{0}: hecho", "{0}: ya"),
    # firmware/pads/archive.py
    (
        "Some finished score pads were damaged. A copy is kept.",
        "Algunas libretas terminadas estaban dañadas. Queda una copia.",
    ),
    ("{0}. The scores are kept in History.", "{0}. Los puntos quedan en el Historial."),
    (
        ("{0} number is missing and counts as 0.", "{0} numbers are missing and count as 0."),
        ("Falta {0} número y cuenta como 0.", "Faltan {0} números y cuentan como 0."),
    ),
    (
        "History is full: the oldest score pad is deleted ({0}; {1}).",
        "El Historial está lleno: se borra la libreta más antigua ({0}; {1}).",
    ),
    (
        (
            "History is full: the {0} oldest score pad is deleted.",
            "History is full: the {0} oldest score pads are deleted.",
        ),
        (
            "El Historial está lleno: se borra la libreta más antigua.",
            "El Historial está lleno: se borran las {0} libretas más antiguas.",
        ),
    ),
    ("{0} wins: {1}", "Gana {0}: {1}"),
    ("{0} win: {1}", "Ganan {0}: {1}"),
    # firmware/pads/bag.py
    (
        ("Put {0} number back?", "Put {0} numbers back?"),
        ("¿Devolver {0} número?", "¿Devolver {0} números?"),
    ),
    (
        (
            "Put {0} number back? The bag becomes 1 to {1}.",
            "Put {0} numbers back? The bag becomes 1 to {1}.",
        ),
        (
            "¿Devolver {0} número? La bolsa irá de 1 a {1}.",
            "¿Devolver {0} números? La bolsa irá de 1 a {1}.",
        ),
    ),
    ("Draw a number", "Sacar un número", "Sacar uno"),
    ("The bag is empty", "La bolsa está vacía"),
    ("Numbers 1 to", "Números de 1 a"),
    ("Put all back", "Devolver todo"),
    ("Before: {0}", "Antes: {0}"),
    ("The first number", "El primer número"),
    ("Bag", "Bolsa"),
    (("{0} drawn", "{0} drawn"), ("{0} fuera", "{0} fuera")),
    ("Keep them out", "Dejarlos fuera"),
    ("Bag of {0}: {1}", "Bolsa de {0}: {1}"),
    # firmware/pads/bookkeeping.py
    (
        "The score pad was damaged. This is a new one; the old file is kept.",
        "La libreta estaba dañada. Esta es nueva; el archivo viejo queda guardado.",
    ),
    (
        "The last scores were damaged. A copy is kept.",
        "Los últimos puntos estaban dañados. Queda una copia.",
    ),
    ("out 1st", "fuera: 1"),
    ("out 2nd", "fuera: 2"),
    ("out 3rd", "fuera: 3"),
    ("out 4th", "fuera: 4"),
    ("out 5th", "fuera: 5"),
    ("out 6th", "fuera: 6"),
    ("out 7th", "fuera: 7"),
    ("out 8th", "fuera: 8"),
    ("left", "se fue"),
    ("Score pad", "Libreta"),
    # firmware/pads/cards.py
    (
        "The order of the cards comes from a seed chosen before the first draw. Its fingerprint"
        " (SHA-256):\n{0}\nThe seed is shown when the deck is put away.",
        "El orden de las cartas sale de una semilla elegida antes de sacar la primera. Su huella"
        " (SHA-256):\n{0}\nLa semilla se muestra al guardar la baraja.",
    ),
    ("It is shuffled with the cards left.", "Se baraja con las cartas que quedan."),
    (
        "Everybody sees the seed, and who drew which card.",
        "Todos verán la semilla y qué carta sacó cada uno.",
    ),
    ("Put last back", "Devolver la última"),
    ("Put deck away", "Guardar la baraja", "Guardar"),
    ("Draw for a player", "Sacar para un jugador", "Para un jugador"),
    ("For a player", "Para un jugador", "Para alguien"),
    ("Draw a card", "Sacar una carta"),
    ("Shuffle", "Barajar"),
    ("New deck", "Baraja nueva"),
    ("Cards drawn", "Cartas sacadas"),
    ("Cards", "Cartas"),
    ("Not now", "Ahora no"),
    ("Draw for", "Sacar para"),
    (
        "Hand the device to {0}\nNobody else may look.",
        "Pasa la consola a {0}\nNadie más puede mirar.",
    ),
    ("Hide", "Ocultar"),
    ("I am {0}", "Soy {0}"),
    ("Start", "Empezar"),
    ("own names", "nombres propios", "propios"),
    ("How many", "Cuántas"),
    # firmware/pads/clock.py
    ("Clock", "Reloj"),
    ("End the clock?", "¿Parar el reloj?"),
    ("Time", "Tiempo"),
    ("Paused", "En pausa"),
    ("No time has passed.", "No ha pasado tiempo."),
    ("Times", "Tiempos"),
    # firmware/pads/deck.py
    ("The deck of cards was damaged. A copy is kept.", "La baraja estaba dañada. Queda una copia."),
    ("{0} of clubs", "{0} de tréboles"),
    ("{0} of diamonds", "{0} de diamantes"),
    ("{0} of hearts", "{0} de corazones"),
    ("{0} of spades", "{0} de picas"),
    ("Jack", "Jota"),
    ("Queen", "Reina"),
    ("King", "Rey"),
    ("Ace", "As"),
    ("Joker", "Comodín"),
    (
        ("{0} back, shuffled", "{0} back, shuffled"),
        ("{0} devuelta, barajado", "{0} devueltas, barajado"),
    ),
    ("Shuffled", "Barajado"),
    ("a card", "una carta"),
    # firmware/pads/dice_chart.py
    (">99.9%", ">99,9\xa0%"),
    ("<0.1%", "<0,1\xa0%"),
    ("{0}.{1}%", "{0},{1}\xa0%"),
    ("Too many dice for a chart.", "Demasiados dados para un gráfico."),
    ("{0} or more: {1}", "{0} o más: {1}"),
    ("{0}+: {1}", "{0}+: {1}"),
    ("{0} to {1}", "{0} a {1}"),
    # firmware/pads/dice_notation.py
    ("A set must have 1 to {0} dice.", "Un grupo debe tener de 1 a {0} dados."),
    ("A set can have {0} kinds of dice.", "Un grupo puede tener {0} clases de dados."),
    ("{0} needs a number from 1 to {1}.", "{0} pide un número de 1 a {1}."),
    ("{0} cannot follow {1}.", "{0} no puede ir tras {1}."),
    ("{0} keeps {1} of {2} dice.", "{0} conserva {1} de {2} dados."),
    ("Enter dice such as 4d6kh3.", "Escribe dados, por ejemplo 4d6kh3."),
    ("Only dice can be added, not {0}.", "Solo se pueden sumar dados, no {0}."),
    (
        "Drop dice with dl (the lowest) or dh (the highest).",
        "Descarta dados con dl (los más bajos) o dh (los más altos).",
    ),
    (
        "Dice must have 2, 3, 4, 6, 8, 10, 12, 20 or 100 sides.",
        "Los dados deben tener 2, 3, 4, 6, 8, 10, 12, 20 o 100 caras.",
    ),
    # firmware/pads/dice_set.py
    (("{0} success", "{0} successes"), ("{0} éxito", "{0} éxitos")),
    ("Sum {0}", "Suma {0}"),
    ("{0}: {1}, {2} × {3}", "{0}: {1}, {2} × {3}"),
    ("{0}: {1}, {2}", "{0}: {1}, {2}"),
    ("{0}: {1} =\xa0{2}", "{0}: {1} =\xa0{2}"),
    ("own", "propio", "mío"),
    ("held", "aparte", "fijo"),
    ("Change", "Cambiar"),
    # firmware/pads/dice_sets.py
    ("all", "todos"),
    ("highest", "los más altos", "más altos"),
    ("lowest", "los más bajos", "más bajos"),
    ("count of", "contar"),
    ("at least", "al menos"),
    ("at most", "como mucho"),
    ("keep the highest {0}", "cuentan los más altos: {0}"),
    ("keep the lowest {0}", "cuentan los más bajos: {0}"),
    ("count each {0}", "cuenta cada {0}"),
    ("count {0} or more", "cuenta {0} o más"),
    ("count {0} or less", "cuenta {0} o menos"),
    ("Keep the highest {0}.", "Cuentan los más altos: {0}."),
    ("Keep the lowest {0}.", "Cuentan los más bajos: {0}."),
    ("Count each {0}.", "Cuenta cada {0}."),
    ("Count {0} or more.", "Cuenta {0} o más."),
    ("Count {0} or less.", "Cuenta {0} o menos."),
    ("Dice", "Dados"),
    ("Face", "Cara"),
    ("Target", "Meta"),
    (
        "Some dice sets were damaged. A copy is kept.",
        "Algunos grupos de dados estaban dañados. Queda una copia.",
    ),
    ("Delete set", "Borrar grupo"),
    ("Delete this set?", "¿Borrar este grupo?"),
    ("Keep it", "Conservar"),
    ("Delete it", "Borrar"),
    (("{0} own", "{0} own"), ("{0} propio", "{0} propios")),
    ("each {0} adds a roll", "cada {0} suma otra tirada"),
    ("each highest face adds a roll", "la cara más alta suma otra tirada"),
    ("Roll {0}, {1}, {2}.", "Tira {0}, {1}, {2}."),
    ("Roll {0}, {1}.", "Tira {0}, {1}."),
    ("Roll {0}.", "Tira {0}."),
    ("Each {0} adds a roll, {1}.", "Cada {0} suma otra tirada, {1}."),
    ("Each {0} adds a roll.", "Cada {0} suma otra tirada."),
    ("Each highest face adds a roll, {0}.", "La cara más alta suma otra tirada, {0}."),
    ("Each highest face adds a roll.", "La cara más alta suma otra tirada."),
    ("Set {0}", "Grupo {0}"),
    ("New set", "Grupo nuevo"),
    ("Dice sets", "Grupos de dados", "Grupos"),
    ("Name", "Nombre"),
    ("Notation", "Fórmula"),
    ("Total", "Total"),
    ("Explode", "Tirada extra"),
    ("on", "sí"),
    ("off", "no"),
    ("Chances", "Probabilidades"),
    ("Last rolls", "Últimas tiradas", "Tiradas"),
    ("Dice {0}", "Dados {0}"),
    ("Sides {0}", "Caras {0}"),
    ("own faces", "caras propias"),
    ("Faces {0}", "Caras {0}"),
    ("More dice", "Más dados"),
    ("Dice with own faces", "Dados con caras propias", "Con caras propias"),
    ("Name of the set", "Nombre del grupo"),
    ("Face {0}", "Cara {0}"),
    ("Faces", "Caras"),
    ("Own faces", "Caras propias"),
    ("Card {0}", "Carta {0}"),
    ("Own cards", "Cartas propias"),
    # firmware/pads/finished.py
    ("Delete score pad", "Borrar libreta"),
    ("Delete this score pad?", "¿Borrar esta libreta?"),
    ("No score pads", "No hay libretas"),
    ("Score pads", "Libretas"),
    ("Won with {0}", "Ganó con {0}"),
    (("{0} player", "{0} players"), ("{0} jugador", "{0} jugadores")),
    ("This score pad is gone.", "Esta libreta ya no está."),
    ("All rounds", "Todas las rondas", "Rondas"),
    ("Correct", "Corregir"),
    ("Delete", "Borrar"),
    ("The pad of {0} is finished first. {1}", "Antes se termina la libreta de {0}. {1}"),
    ("Finish it", "Terminarla"),
    ("won", "ganó"),
    # firmware/pads/free_dice.py
    (("{0} coin", "{0} coins"), ("{0} moneda", "{0} monedas")),
    (("{0} die", "{0} dice"), ("{0} dado", "{0} dados"), ("{0} d.", "{0} d.")),
    ("{0} × d{1}", "{0} × d{1}"),
    ("Sides", "Caras"),
    ("Unhold all", "Soltar todos"),
    ("Free dice", "Dados libres"),
    # firmware/pads/own_faces.py
    ("blank", "en blanco", "vacía"),
    ("Yes", "Sí"),
    ("No", "No"),
    # firmware/pads/pad_settings.py
    (
        "Some profiles of score pads were damaged. A copy is kept.",
        "Algunos modelos de libreta estaban dañados. Queda una copia.",
    ),
    (
        'There are {0} profiles already, so "{1}" is not kept as one. To delete one, choose it under "New pad".',
        "Ya hay {0} modelos, así que «{1}» no se guarda como modelo. Para borrar uno, elígelo en «Libreta nueva».",
    ),
    ("Counter {0}", "Contador {0}"),
    ("start {0}", "inicio {0}"),
    ("target {0}", "meta {0}"),
    ("step {0}", "paso {0}"),
    ("lowest wins", "gana el menor"),
    (("{0} round", "{0} rounds"), ("{0} ronda", "{0} rondas")),
    ("no name", "sin nombre"),
    ("Winner", "Gana"),
    ("fewest points", "menos puntos"),
    ("most points", "más puntos"),
    ("none", "ninguna"),
    ("Start value", "Valor inicial"),
    ("Rounds", "Rondas"),
    ("any number", "sin límite"),
    ("Step", "Paso"),
    ("by the scores", "según los puntos", "automático"),
    ("Counters", "Contadores"),
    ("Name of the pad", "Nombre de la libreta"),
    ("Name of counter {0}", "Nombre del contador {0}", "Contador {0}"),
    # firmware/pads/players_menu.py
    ("Players", "Jugadores"),
    ("Player count", "Cuántos juegan"),
    ("Name of player {0}", "Nombre del jugador {0}", "Nombre: jugador {0}"),
    # firmware/pads/score_pad.py
    ("New pad", "Libreta nueva"),
    (
        "This erases all scores on this pad. To keep them in History, finish it first.",
        "Esto borra todos los puntos de esta libreta. Para guardarlos en el Historial, termínala antes.",
    ),
    ("{0}'s joining", "{0}: entra"),
    ("{0}'s leaving", "{0}: se va"),
    ("{0}'s return", "{0}: vuelve"),
    ("{0}'s {1} {2}", "{0}: {1} {2}"),
    ("{0}'s {1} {2} (was {3})", "{0}: {1} {2} (antes {3})"),
    ("{0}'s {1} in round {2}", "{0}: {1} en ronda {2}"),
    ("{0}'s {1} (was {2})", "{0}: {1} (antes {2})"),
    ("Undo {0}'s joining?", "¿Deshacer «{0}: entra»?"),
    ("Undo {0}'s leaving?", "¿Deshacer «{0}: se va»?"),
    ("Undo {0}'s return?", "¿Deshacer «{0}: vuelve»?"),
    ("Undo {0}'s {1} {2}?", "¿Deshacer «{0}: {1} {2}»?"),
    ("Undo {0}'s {1} {2} (was {3})?", "¿Deshacer «{0}: {1} {2}» (antes {3})?"),
    ("Undo {0}'s {1} in round {2}?", "¿Deshacer «{0}: {1} en ronda {2}»?"),
    ("Undo {0}'s {1} (was {2})?", "¿Deshacer «{0}: {1}» (antes {2})?"),
    ("Settings", "Ajustes"),
    ("{0} remains", "queda {0}"),
    ("nobody remains", "no queda nadie"),
    ("the last round is full", "última ronda completa"),
    ("reached by {0}", "la alcanza {0}"),
    ("Round {0}", "Ronda {0}"),
    ("{0} is missing", "falta {0}"),
    ("{0} is next", "le toca a {0}"),
    ("Add to round {0}", "Sumar a la ronda {0}"),
    ("Delete profile", "Borrar modelo"),
    ('Delete the profile "{0}"?', "¿Borrar el modelo «{0}»?"),
    # firmware/pads/score_pad_entry.py
    ("{0} has {1}: {2}.", "{0} tiene {1}: {2}."),
    ("{0} has {1}: the target of {2} is reached.", "{0} tiene {1}: alcanza la meta de {2}."),
    ("then {0}", "luego {0}"),
    ("enter", "anotar"),
    ("ends round", "cierra ronda"),
    ("{0}, was {1}", "{0}, antes {1}"),
    ("was {0}", "antes {0}"),
    # firmware/pads/score_pad_menus.py
    ("highest wins", "gana el mayor"),
    ("Other pad", "Otra libreta"),
    ("{0} leaves", "{0} se va"),
    ("{0} returns", "{0} vuelve"),
    ("leaves", "se va"),
    ("returns", "vuelve"),
    ("New player joins", "Entra otro jugador"),
    # firmware/pads/throws.py
    ("Roll {0}", "Tirar {0}"),
    ("Roll all", "Tirar todos"),
    ("{0}, roll {1}", "{0}, tirada {1}"),
    ("roll {0}", "tirada {0}"),
    # firmware/pads/who_starts.py
    ("Order of play", "Orden de juego"),
    ("2 teams", "2 equipos"),
    ("3 teams", "3 equipos"),
    ("4 teams", "4 equipos"),
    ("Draw {0}: who starts?", "Sorteo {0}: ¿quién empieza?", "Sorteo {0}: ¿quién?"),
    ("Draw {0}: order of play", "Sorteo {0}: orden de juego", "Sorteo {0}: orden"),
    ("Draw {0}: 2 teams", "Sorteo {0}: 2 equipos"),
    ("Draw {0}: 3 teams", "Sorteo {0}: 3 equipos"),
    ("Draw {0}: 4 teams", "Sorteo {0}: 4 equipos"),
    ("Draw", "Sortear"),
    ("Draw what", "Sorteo"),
    # firmware/recovery.py
    (
        "Something went wrong. Your game is safe: see History.",
        "Algo ha fallado. Tu partida está a salvo: mira en el Historial.",
    ),
    (
        "What was open cannot be shown again. Your games are safe.",
        "Lo que estaba abierto no se puede volver a mostrar. Tus partidas están a salvo.",
    ),
    # firmware/safe_mode.py
    ("Ready for repair by USB.", "Listo para reparar por USB."),
    ("Your games are kept.", "Tus partidas se conservan."),
    ("Safe mode", "Modo seguro"),
    ("Games are switched off.", "Los juegos están apagados."),
    ("Out of order", "No funciona"),
    ("It crashed repeatedly.", "Ha fallado varias veces."),
    ("Storage damaged", "Memoria dañada"),
    ("Games cannot be opened.", "No se abren las partidas."),
    ("Nothing was changed.", "No se ha cambiado nada."),
    ("Erase all and start?", "¿Borrar todo y empezar?"),
    ("Everything that is saved\nwill be lost.", "Se perderá todo\nlo guardado."),
    ("Storage failing", "La memoria falla"),
    ("It cannot be erased.", "No se puede borrar."),
    ("Stopped", "Parado"),
    ("By a computer on USB.", "Por un ordenador en USB."),
    (
        "When the computer is done,\nswitch off and on.",
        "Cuando acabe el ordenador,\napaga y enciende.",
    ),
    ("Press {0} to restart.", "Pulsa {0} para reiniciar."),
    ("Hold {0} to erase all.", "Mantén {0}: borrar todo."),
    ("Press {0} to cancel.", "Pulsa {0} para cancelar."),
    ("Press {0} to erase all.", "Pulsa {0}: borrar todo."),
    ("Switch off and on.", "Apaga y enciende."),
    ("Wrong panel", "Otra pantalla"),
    # firmware/screens/about.py
    (
        "Free software under the MIT licence. Fonts: Atkinson Hyperlegible, Barlow Condensed and BIZ"
        " UDGothic, SIL Open Font License 1.1.",
        "Software libre con licencia MIT. Fuentes: Atkinson Hyperlegible, Barlow Condensed y BIZ"
        " UDGothic, SIL Open Font License 1.1.",
    ),
    ("{0} KB", "{0} KB"),
    ("plenty", "de sobra"),
    (
        "TEST DICE: every game has the same dice. Start without a seed to play.",
        "DADOS DE PRUEBA: todas las partidas tienen los mismos dados. Arranca sin semilla para jugar.",
    ),
    (
        "TEST DICE: every game has the same dice. Remove test_seed.txt to play.",
        "DADOS DE PRUEBA: todas las partidas tienen los mismos dados. Quita test_seed.txt para jugar.",
    ),
    ("Recent errors:", "Últimos errores:"),
    ("No errors so far.", "Sin errores por ahora."),
    ("Room for games: {0}", "Sitio para partidas: {0}"),
    ("{0} KB memory free", "{0} KB de RAM libres"),
    ("About", "Acerca de"),
    # firmware/screens/choice.py
    ("Check it", "Revisar"),
    ("Note", "Nota"),
    # firmware/screens/evening.py
    ("Same evening?", "¿La misma velada?"),
    ("Count this game with those before?", "¿Contar esta partida con las anteriores?"),
    ("New evening", "Velada nueva"),
    (
        "Games from now on count for a new evening. Those before stay in History.",
        "Desde ahora las partidas cuentan para otra velada. Las anteriores siguen en el Historial.",
    ),
    ("Same evening", "La misma velada", "La misma"),
    (("{0} game", "{0} games"), ("{0} partida", "{0} partidas")),
    ("counts", "cuenta"),
    ("does not count", "no cuenta"),
    ("No game has ended yet", "Aún no hay partidas"),
    ("Evening", "Velada"),
    # firmware/screens/history.py
    (("{1} won: {2}", "{1} won: {2}"), ("Ganó {1}: {2}", "Ganaron {1}: {2}")),
    ("Older games", "Más antiguas"),
    ("Newer games", "Más recientes"),
    ("No games yet", "Aún no hay partidas"),
    ("Game {0}\ndamaged", "Partida {0}\ndañada"),
    ("unfinished: {0}", "sin acabar: {0}", "abierta: {0}"),
    (
        ("unfinished, {0} player", "unfinished, {0} players"),
        ("sin acabar, {0} jugador", "sin acabar, {0} jugadores"),
    ),
    ("{0}: lost", "{0}: perdida"),
    ("lost", "perdida"),
    (("{0} winner: {1}", "{0} winners: {1}"), ("{0} ganador: {1}", "{0} ganadores: {1}")),
    ("Resume", "Reanudar"),
    ("This handheld does not have the game {0}.", "Esta consola no tiene el juego {0}."),
    ("This game is damaged.", "Esta partida está dañada."),
    ("Game {0}", "Partida {0}"),
    ("{0} {1} (won)", "{0} {1} (ganó)"),
    ("The game took {0}.", "La partida duró {0}."),
    ("Score sheet", "Hoja de puntos"),
    ("{0}\nunfinished", "{0}\nsin acabar"),
    ("Delete game {0}", "Borrar partida {0}"),
    ("Delete this game and its scores?", "¿Borrar esta partida y sus puntos?"),
    # firmware/screens/home.py
    ("{0}, round {1}", "{0}, ronda {1}"),
    ("New game", "Partida nueva"),
    ("Resume {0}\n{1}", "Reanudar {0}\n{1}"),
    ("TEST DICE", "DADOS DE PRUEBA", "PRUEBA"),
    # firmware/screens/how_to_play.py
    ("choose", "elegir"),
    (
        "back; in a game its menu; hold it: home",
        "volver; en una partida, su menú; si la mantienes: inicio",
    ),
    ("undo", "deshacer"),
    ("score sheets", "hojas de puntos"),
    ("stick", "palanca"),
    (
        "Clock: a row of the setup; the game menu pauses it.",
        "Reloj: se elige al preparar la partida; el menú de la partida lo para.",
    ),
    ("Keys and signs", "Teclas y signos"),
    ("{0} {1}: {2}", "{0} {1}: {2}"),
    # firmware/screens/in_game/action_log.py
    ("The seed was shown", "Se mostró la semilla"),
    (("{0} entry", "{0} entries"), ("{0} línea", "{0} líneas")),
    # firmware/screens/in_game/answers.py
    ("Nobody", "Nadie"),
    ("Nobody else", "Nadie más", "Listo"),
    ("{0} thinks {0}", "{0} piensa {0}"),
    ("Thinks\n{0}", "Piensa\n{0}"),
    # firmware/screens/in_game/audit.py
    (
        "Seed (hex):\n{0}\nIts SHA-256 is the fingerprint shown during the game:\n{1}\nSee 'Check the"
        " dice' in the project's docs.",
        "Semilla (hex):\n{0}\nSu SHA-256 es la huella mostrada durante la partida:\n{1}\nMira «Check the"
        " dice» en los documentos del proyecto.",
    ),
    (
        "Every roll comes from a seed chosen before the game. Its fingerprint (SHA-256):\n{0}\nThe"
        " seed is shown after the game.",
        "Todas las tiradas salen de una semilla elegida antes de la partida. Su huella"
        " (SHA-256):\n{0}\nLa semilla se muestra al acabar.",
    ),
    (
        "The seed proves every roll. After showing it, you cannot undo anything in this game.",
        "La semilla prueba cada tirada. Después de mostrarla no podrás deshacer nada en esta partida.",
    ),
    ("Show the seed", "Mostrar la semilla", "Mostrar"),
    ("Check the dice", "Comprobar dados"),
    # firmware/screens/in_game/coach.py
    ("Thinking", "Pensando"),
    ("Choose again", "Elegir otra vez"),
    ("Show choices", "Ver opciones"),
    ("Play it", "Jugarlo"),
    ("Review", "Repaso"),
    ("Coach", "Entrenador"),
    # firmware/screens/in_game/code.py
    (
        "The code of the whole game holds the seed, which proves every roll. After it, you cannot undo anything.",
        "El código de toda la partida lleva la semilla, que prueba cada tirada. Después no podrás deshacer nada.",
    ),
    (
        "This game is too long for a code that a phone could read.",
        "Esta partida es demasiado larga para un código que lea un móvil.",
    ),
    (
        "There is no room in memory for the code. Switch off and on, then try again.",
        "No hay sitio en la RAM para el código. Apaga, enciende y prueba otra vez.",
    ),
    (
        "The address of the page is not one of the web. Install it again.",
        "La dirección no es de una página web. Instálala otra vez.",
    ),
    ("Making the code", "Creando el código"),
    ("OK: the whole game", "OK: toda la partida"),
    ("Whole game", "Toda la partida"),
    ("Show it", "Mostrar"),
    # firmware/screens/in_game/cover.py
    (
        "Your cards come next. Nobody else may look.",
        "Ahora salen tus cartas. Nadie más puede mirar.",
    ),
    ("Nobody else may look.", "Nadie más puede mirar."),
    ("Hand the device to {0}", "Pasa la consola a {0}"),
    # firmware/screens/in_game/dice.py
    ("all {0}", "los {0}"),
    (("this die", "these {0}"), ("este dado", "estos {0}")),
    # firmware/screens/in_game/dice_entry.py
    ("enter roll {0}", "anotar tirada {0}"),
    ("Roll {0} for {1}", "Tira {0} por {1}", "Tira {0}: {1}"),
    # firmware/screens/in_game/dice_to_hold.py
    ("one", "uno"),
    ("two", "dos"),
    ("three", "tres"),
    ("four", "cuatro"),
    ("five", "cinco"),
    ("six", "seis"),
    ("Roll again?", "¿Tirar otra vez?"),
    ("Keep them", "Conservarlos"),
    ("All {0}\nheld", "Los {0}\naparte", "{0}\naparte"),
    ("Roll\n{0}", "Tirar\n{0}"),
    ("Roll the dice", "Tirar los dados"),
    ("No rolls left", "No quedan tiradas"),
    ("Roll {0} again", "Tira otra vez {0}"),
    ("Reroll all {0}", "Tirar los {0} otra vez", "Repetir los {0}"),
    (("Roll the other die", "Roll the other {1}"), ("Tirar solo {1}", "Tirar los otros {1}")),
    ("All {0} held", "Los {0} aparte"),
    (("Roll {0} die", "Roll {0} dice"), ("Tirar {0} dado", "Tirar {0} dados")),
    ("{0} ({1} left)", "{0} (quedan: {1})"),
    # firmware/screens/in_game/everybody_acts.py
    ("write nothing", "no anotar nada"),
    ("roll the dice", "tirar los dados"),
    ("the skips of all others", "los demás pasan"),
    ("skips of all others", "los demás pasan"),
    ("skip", "pasar"),
    # firmware/screens/in_game/last_games.py
    ("Last games", "Últimas partidas"),
    ("This game {0}, best of these {1}", "Esta partida {0}, la mejor aquí {1}"),
    ("{0}, best of these {1}", "{0}, la mejor aquí {1}"),
    ("{0}, best {1}", "{0}, mejor {1}"),
    # firmware/screens/in_game/menu.py
    ("Redo", "Rehacer"),
    ("Pause the clock", "Parar el reloj"),
    ("{0} ({1})", "{0} ({1})"),
    ("rival", "rival"),
    ("with a rival", "con un rival"),
    (
        "A rival's hidden cards stay hidden: a person cannot play its seat.",
        "Las cartas de un rival siguen ocultas: nadie puede ocupar su puesto.",
    ),
    ("Who plays", "Quién juega"),
    ("How to play", "Cómo se juega"),
    ("Leave game", "Guardar y salir"),
    ("Game menu", "Menú"),
    # firmware/screens/in_game/notices.py
    ("Continue", "Continuar"),
    # firmware/screens/in_game/over.py
    ("Best of", "Al mejor de"),
    ("Play again", "Jugar otra vez"),
    ("Next game", "Partida siguiente"),
    ("and {0}", "y {0}"),
    ("{0}.", "{0}."),
    (
        "By the rules: {0}\nWith handicap: {1}.\nStatistics count by the rules.",
        "Según las reglas: {0}\nCon ventaja: {1}.\nLas estadísticas siguen las reglas.",
    ),
    ("With handicap", "Con ventaja"),
    ("Handicap", "Ventaja"),
    ("Best of 3, 5, 7", "Al mejor de 3, 5, 7"),
    ("Show as a code", "Mostrar un código"),
    ("Home", "Inicio"),
    (("{0} point!", "{0} points!"), ("¡{0} punto!", "¡{0} puntos!")),
    ("{0} and {1} win!", "¡Ganan {0} y {1}!"),
    ("Both couples share the win!", "¡Empatan las dos parejas!"),
    ("One couple wins!", "¡Gana una pareja!"),
    (("One player wins!", "{0} players share the win!"), ("¡Gana un jugador!", "¡Empatan {0} jugadores!")),
    ("{0} wins!", "¡Gana {0}!"),
    ("{0} share the win!", "¡Empatan {0}!"),
    (("{0} point each.", "{0} points each."), ("{0} punto cada uno.", "{0} puntos cada uno.")),
    ("They win {0} to {1}.", "Ganan por {0} a {1}."),
    ("They win by {0}.", "Ganan por {0}."),
    ("{0} wins by {1}.", "{0} gana por\xa0{1}."),
    ("{0} With handicap: {1}.", "{0} Con ventaja: {1}."),
    # firmware/screens/in_game/refusal.py
    ("Why?", "¿Por qué?"),
    # firmware/screens/in_game/review.py
    ("Given away in all", "Regalado en total", "Regalado"),
    ("Played: {0}. About {1} {2} better: {3}.", "Jugado: {0}. Cerca de {1} {2} mejor: {3}."),
    ("Played: {0}. {1} better: {2}.", "Jugado: {0}. {1} mejor: {2}."),
    ("{0} better: {1}.", "{0} mejor: {1}."),
    (
        ("{1}: {2} in {0} choice", "{1}: {2} in {0} choices"),
        ("{1}: {2} en {0} decisión", "{1}: {2} en {0} decisiones"),
    ),
    ("{0}: nothing to choose", "{0}: nada que elegir"),
    # firmware/screens/in_game/rival.py
    ("Enter the dice", "Anotar los dados"),
    (
        ("Roll a die for {1}.", "Roll {0} dice for {1}."),
        ("Tira un dado por {1}.", "Tira {0} dados por {1}."),
    ),
    ("Roll a die for each player.", "Tira un dado por cada jugador."),
    ("{0} thinks", "{0} piensa"),
    # firmware/screens/in_game/roll_and_hold.py
    (("reroll of {0} die", "reroll of {0} dice"), ("repetir {0} dado", "repetir {0} dados")),
    ("reroll all", "repetir todos"),
    ("hold {0}", "apartar {0}"),
    # firmware/screens/in_game/roll_entry.py
    ("enter {0}", "anotar {0}"),
    # firmware/screens/in_game/score_lines.py
    ("Final scores", "Puntos finales"),
    ("Current scores", "Puntos actuales"),
    # firmware/screens/in_game/take_over.py
    ("person", "persona"),
    ("gentle", "amable"),
    ("keen", "decidido"),
    ("sharp", "astuto"),
    # firmware/screens/in_game/tips.py
    ("Tip", "Consejo"),
    # firmware/screens/in_game/undo.py
    (
        "The seed was shown, so nothing can be undone.",
        "Se mostró la semilla: ya no se puede deshacer nada.",
    ),
    (
        "This game is over. From History you can only look at it.",
        "Esta partida ha terminado. Desde el Historial solo puedes verla.",
    ),
    ("There is nothing to undo.", "No hay nada que deshacer."),
    ("Undo {0} and all after it?", "¿Deshacer «{0}» y todo lo de después?"),
    ("Undo {0}?", "¿Deshacer «{0}»?"),
    ("Keep the result", "Conservar el final", "Conservar"),
    ("Other dice will come.", "Saldrán otros dados."),
    ("This takes back the result.", "Esto anula el resultado."),
    ("Do all agree?", "¿Todos de acuerdo?"),
    ("All agree: undo", "De acuerdo: deshacer", "Deshacer"),
    # firmware/screens/in_game/unveiling.py
    ("Who is next?", "¿Quién sigue?"),
    ("Who is first?", "¿Quién ha ganado?"),
    ("The result", "El resultado"),
    # firmware/screens/large_text.py
    ("Large text?", "¿Letra grande?"),
    ("Also in Settings.", "También en Ajustes."),
    ("No, this size", "No, así"),
    ("Yes, this size", "Sí, así"),
    # firmware/screens/names.py
    ("player {0}", "jugador {0}"),
    ("counter {0}", "contador {0}"),
    ("the pad", "la libreta"),
    ("the set", "el grupo"),
    ("New name", "Nombre nuevo"),
    ("Enter 1 to {0} characters.", "Escribe de 1 a {0} letras."),
    ("{0} is already playing.", "{0} ya está jugando."),
    ("hold: clear", "mantener: borrar"),
    # firmware/screens/new_game.py
    ("on request", "si lo pides"),
    ("warns", "avisa"),
    ("Reset options", "Restablecer"),
    ("Reset all options to their defaults?", "¿Volver a las opciones iniciales?"),
    ("Reset", "Restablecer"),
    ("players", "jugadores"),
    ("built-in", "consola"),
    ("real", "reales"),
    ("with {0}", "con {0}"),
    # firmware/screens/panel_picture.py
    ("White line along all edges?", "¿Línea blanca en todos los bordes?", "¿Borde blanco entero?"),
    ("White line all around?", "¿Borde blanco entero?"),
    ("White all around?", "¿Borde blanco?"),
    ("Colours right? Press a key.", "¿Colores bien? Pulsa una tecla."),
    ("Right? Press a key.", "¿Bien? Pulsa una tecla."),
    ("Right? Any key.", "¿Bien? Una tecla."),
    # firmware/screens/players.py
    (
        "Finished games show {0} instead of this name. Their scores stay. An unfinished game keeps the name.",
        "Las partidas terminadas muestran {0} en vez de este nombre. Los puntos se quedan. Una"
        " partida sin acabar conserva el nombre.",
    ),
    (
        "All finished games show {0} instead of {1}. Two people with one name become one.",
        "Las partidas terminadas muestran {0} en vez de {1}. Dos personas con un mismo nombre pasan a ser una.",
    ),
    ("No names yet\nonly named players", "Aún no hay nombres\nsolo jugadores con nombre"),
    ("Delete {0}", "Borrar {0}"),
    ("Rename", "Cambiar nombre"),
    ("Delete name", "Borrar nombre"),
    ("Rename {0}", "Renombrar {0}"),
    ("Rename it", "Renombrar"),
    (("{0} player: {1}", "{0} players: {1}"), ("{0} jugador: {1}", "{0} jugadores: {1}")),
    (("{0} player:", "{0} players:"), ("{0} jugador:", "{0} jugadores:")),
    (": {0}", ": {0}"),
    ("average {0}, most {1}", "media {0}, máximo {1}"),
    (
        ("{0} game, won {1}", "{0} games, won {1}"),
        ("{0} partida, ganó {1}", "{0} partidas, ganó {1}"),
    ),
    (
        ("{0} game, won\xa0{1}", "{0} games, won\xa0{1}"),
        ("{0} partida, ganó\xa0{1}", "{0} partidas, ganó\xa0{1}"),
    ),
    ("Average {0}, best {1}", "Media {0}, mejor {1}"),
    ("A game took {0}.", "Una partida dura {0}."),
    # firmware/screens/renaming.py
    (
        "The storage refuses. Not all games have the new name.",
        "La memoria no responde. No todas las partidas tienen el nombre nuevo.",
    ),
    ("Game {0} of {1}", "Partida {0} de {1}"),
    ("One moment", "Un momento"),
    # firmware/screens/seats.py
    ("Change name", "Cambiar nombre"),
    ("Change colour", "Cambiar color"),
    ("Move up", "Subir"),
    ("Remove player", "Quitar jugador"),
    ("Played by", "Juega"),
    ("Bot", "Bot"),
    ("Player {0}", "Jugador {0}"),
    ("Bot {0}", "Bot {0}"),
    ("gentle rival", "rival amable"),
    ("keen rival", "rival decidido"),
    ("sharp rival", "rival astuto"),
    (
        "Only {0} names are remembered. Forgotten: {1}.",
        "Solo se recuerdan {0} nombres. Olvidado: {1}.",
    ),
    ("clockwise", "como el reloj", "horario"),
    ("Colour", "Color"),
    ("a person", "una persona"),
    # firmware/screens/self_test.py
    ("stick up", "palanca arriba"),
    ("stick down", "palanca abajo"),
    ("stick left", "palanca izquierda"),
    ("stick right", "palanca derecha"),
    ("Press {0} to continue.", "Pulsa {0} para seguir."),
    ("Press {0}.", "Pulsa {0}."),
    ("To skip, hold {0} or {1}.", "Para saltar, mantén {0} o {1}."),
    ("Skip: hold {0}.", "Saltar: mantén {0}.", "Saltar: {0} largo."),
    ("Wrong key? Wrong board.", "¿No es esa? Otra placa."),
    ("Right key lit?", "¿Se ilumina la tecla?", "¿Se ilumina?"),
    ("Press every key", "Pulsa cada tecla"),
    ("Hardware", "Aparato"),
    ("{0} finish", "{0} terminar"),
    ("Light", "Luz"),
    ("bright", "fuerte"),
    ("dim", "suave"),
    ("LED", "LED"),
    ("USB, {0} V", "USB, {0} V"),
    ("battery, {0} V", "pila, {0} V"),
    ("Power", "Energía"),
    ("Keys", "Teclas"),
    ("all {0} work", "las {0} bien"),
    ("Random source", "Azar"),
    ("failed", "falla"),
    ("{0} free", "{0} libres"),
    ("Storage", "Memoria"),
    # firmware/screens/settings.py
    ("Brightness", "Brillo"),
    ("Dim after", "Atenuar tras"),
    ("Sleep after", "Dormir tras"),
    ("Animation", "Animación"),
    ("Player light", "Luz de jugador"),
    ("Left-handed", "Para zurdos"),
    ("Large text", "Letra grande"),
    ("Tips", "Consejos"),
    ("Unveil result", "Desvelar final"),
    ("Language", "Idioma"),
    ("Reset settings", "Restablecer"),
    ("Reset all settings to their defaults?", "¿Volver a los ajustes iniciales?"),
    ("Reset them", "Restablecer"),
    ("never", "nunca"),
    ("{0} s", "{0} s"),
    ("{0} min", "{0} min"),
    ("Self-test", "Autoprueba"),
    ("Reset all", "Restablecer todo", "Restablecer"),
    # firmware/series.py
    ("next player starts", "empieza el siguiente"),
    ("loser starts", "empieza quien pierde"),
    ("Best of {0}\n{1}", "Al mejor de {0}\n{1}"),
    ("Best of {0}. {1}", "Al mejor de {0}. {1}"),
    # firmware/session_restore.py
    (
        "Something went wrong. The game and a report are saved.",
        "Algo ha fallado. La partida y un informe están guardados.",
    ),
    (
        "{0} is unfinished. You can resume it in History ({1}).",
        "{0} está sin acabar. Puedes reanudarla en el Historial ({1}).",
    ),
    (
        "The end of this game is damaged. Moves recovered: {0}.",
        "El final de esta partida está dañado. Jugadas recuperadas: {0}.",
    ),
    # firmware/storage/library.py
    (
        "The sheet {0} has the same name as a built-in one.",
        "La hoja {0} se llama igual que una de la consola.",
    ),
    (
        "The deck {0} has the same name as a built-in one.",
        "El mazo {0} se llama igual que uno de la consola.",
    ),
    ("The sheet {0} is damaged. Install it again.", "La hoja {0} está dañada. Instálala otra vez."),
    ("The deck {0} is damaged. Install it again.", "El mazo {0} está dañado. Instálalo otra vez."),
    ("Damaged sheets", "Hojas dañadas"),
    ("Damaged decks", "Mazos dañados"),
    # firmware/storage/memory.py
    (
        "Remembered names and choices were damaged. Some were reset.",
        "Los nombres y opciones recordados estaban dañados. Algunos se han restablecido.",
    ),
    # firmware/storage/outcomes.py
    ("{0} h {1} min", "{0} h {1} min"),
    ("{0} and\n{1} {2}-{3}", "{0} y\n{1} {2}-{3}"),
    ("{0} leads\n{1} {2}-{3}", "{0} va ganando a\n{1} {2}-{3}", "{0} gana a\n{1} {2}-{3}"),
    ("{0}'s record\nin {1} games", "Récord de {0}\nen {1} partidas"),
    ("Your best! Before:\n{0}.", "¡Tu récord! Antes:\n{0}."),
    ("As good as your best,\n{0}.", "Igualas tu récord,\n{0}."),
    ("{0} below your best,\n{1}.", "{0} menos que tu récord,\n{1}."),
    # firmware/storage/settings.py
    (
        "Some settings were damaged and were reset.",
        "Algunos ajustes estaban dañados y se han restablecido.",
    ),
    # firmware/storage/storage.py
    (
        "The result of game {0} was damaged. Resume it in History to get it back.",
        "El resultado de la partida {0} estaba dañado. Reanúdala en el Historial para recuperarlo.",
    ),
    # firmware/turn_clock.py
    ("counts up", "cuenta el tiempo", "cuenta"),
    ("{0} min a game", "{0} min por partida"),
    ("{0} s a turn", "{0} s por turno"),
    ("{0} min a turn", "{0} min por turno"),
    ("{0}: {1}, usually {2}, longest {3}", "{0}: {1}, normal {2}, máximo {3}"),
    ("The time while the screen was off is not counted.", "El tiempo con la pantalla apagada no cuenta."),
    ("Time!", "¡Fin!"),
    # firmware/usb_table.py
    (
        "The computer on the cable has the seed: it can know all rolls and hidden cards.",
        "El ordenador del cable tiene la semilla: puede saber todas las tiradas y cartas ocultas.",
    ),
    (
        "The computer on the cable has seen hidden cards.",
        "El ordenador del cable ha visto cartas ocultas.",
    ),
    # shared_rules/registry.py
    ("Puzzle Sheet", "Hoja Puzle"),
    ("Block Buster", "Block Buster"),
    ("Shape Cards", "Figuras"),
    ("Cross Rows", "Filas y Cruces"),
    # shared_rules/table/record_reader.py
    (
        "The save is empty or damaged from its first line.",
        "La partida guardada está vacía o dañada desde la primera línea.",
    ),
    ("Nothing to undo.", "Nada que deshacer."),
    ("Nothing to redo.", "Nada que rehacer."),
    ("The game is not over.", "La partida no ha terminado."),
    ("Not an action.", "Eso no es una acción."),
    ("The dice are missing.", "Faltan los dados."),
    ("These dice do not follow from the seed.", "Estos dados no salen de la semilla."),
    # shared_rules/table/setup.py
    ("A name must have 1 to 12 characters.", "Un nombre debe tener de 1 a 12 letras."),
    ("A name cannot have control characters.", "Un nombre no puede tener signos de control."),
    ("A name cannot be blank.", "Un nombre no puede estar vacío."),
    ("This is not the record of a game.", "Esto no es el registro de una partida."),
    ("This record has no rules version.", "Este registro no tiene versión de las reglas."),
    (
        "This game used rules version {0}; this is version {1}.",
        "Esta partida usó la versión {0} de las reglas; esta es la {1}.",
    ),
    ("The record's setup is wrong: {0}", "La preparación del registro está mal: {0}"),
    (
        "The record's setup does not follow from its seed.",
        "La preparación del registro no sale de su semilla.",
    ),
    # shared_rules/table/table.py
    ("A die must show 1 to {0}.", "Un dado va de 1 a {0}."),
    ("There is no game yet.", "Aún no hay partida."),
    ("Players are 0 to {0}.", "Los jugadores van de 0 a {0}."),
    ("The game is over.", "La partida ha terminado."),
    ("The seed was shown.", "Se mostró la semilla."),
    (
        "The device rolled these dice: undo only if all agree.",
        "La consola tiró estos dados: deshaz solo si todos están de acuerdo.",
    ),
    (
        "A hidden card was seen: undo only if all agree.",
        "Se ha visto una carta oculta: deshaz solo si todos están de acuerdo.",
    ),
    ("There is nothing to redo.", "No hay nada que rehacer."),
    ("The seed is shown after the game.", "La semilla se muestra al acabar la partida."),
    # shared_rules/block_buster/advice.py
    (("{0} point block", "{0} point blocks"), ("{0} bloque de puntos", "{0} bloques de puntos")),
    ("rows\xa0{0}, column\xa0{1}", "filas\xa0{0}, columna\xa0{1}"),
    ("row\xa0{0}, columns\xa0{1}", "fila\xa0{0}, columnas\xa0{1}"),
    ("You need one more {0} to win.", "Ganas con otro {0}."),
    ("Another player needs one more {0} to win.", "Otro jugador gana con otro {0}."),
    ("Secured by you: {0}", "Asegurados por ti: {0}"),
    ("You can no longer win: {0}", "Ya no puedes ganar: {0}"),
    ("You lead by 1 or 2 spaces: {0}", "Vas ganando por 1 o 2 huecos: {0}"),
    ("Secured with 1 more space: {0}", "Asegurados con 1 hueco más: {0}"),
    ("Secured with 2 more spaces: {0}", "Asegurados con 2 huecos más: {0}"),
    ("Secured with 3 more spaces: {0}", "Asegurados con 3 huecos más: {0}"),
    ("Nobody leads: {0}", "Nadie va en cabeza: {0}"),
    ("Blocks left: {0}, others: {1}", "Bloques sin usar: {0}, otros: {1}"),
    # shared_rules/penk/advice.py
    ("two {0}s", "dos {0}"),
    ("three {0}s", "tres {0}"),
    ("four {0}s", "cuatro {0}"),
    ("five {0}s", "cinco {0}"),
    # shared_rules/puzzle_sheet/advice.py
    (
        ("Bonus at {0} point", "Bonus at {0} points"),
        ("Bonus con {0} punto", "Bonus a los {0} puntos"),
    ),
    (
        ("Bonus at {0} point fits nowhere", "Bonus at {0} points fits nowhere"),
        ("Bonus con {0} punto: no cabe", "Bonus a los {0} puntos: no cabe"),
    ),
    ("rectangle {0} x {1}", "rectángulo {0} x {1}"),
    ("Pieces left: {0}", "Piezas que quedan: {0}"),
    ("Rectangle {0} × {1}", "Rectángulo {0}\xa0×\xa0{1}"),
    ("Score now: {0}", "Puntos ahora: {0}"),
    ("Still fits: {0}", "Aún cabe: {0}"),
    ("Pieces that fit: {0}", "Piezas que caben: {0}"),
    ("Single empty cells: {0}", "Casillas libres aisladas: {0}"),
    # shared_rules/shape_cards/advice.py
    (
        ("a card: {0} missing", "a card: {0} missing"),
        ("una carta: falta {0}", "una carta: faltan {0}"),
    ),
    ("block the field", "bloquear la casilla"),
    ("roll a 6", "sacar un 6"),
    ("complete a card", "completar una carta"),
    ("block a card", "bloquear una carta"),
    ("a card to declare next", "una carta para declarar después"),
)

PAPER = (
    # tools/games/cross_rows/paper_sheet.py
    (
        "All: cross the sum of the white dice in one row, or nothing. Then the active player: one"
        " white and one coloured die, in the row of that colour.",
        "Todos: tachad la suma de los dados blancos en una fila, o nada. Luego el jugador activo: un"
        " dado blanco y uno de color, en la fila de ese color.",
    ),
    (
        "From left to right. The last number needs {0} crosses before it; then cross the lock too."
        " Two rows locked, or {1} penalties of one player, end the game.",
        "De izquierda a derecha. El último número necesita {0} cruces antes; entonces tacha también"
        " el candado. Dos filas cerradas, o {1} castigos de un jugador, acaban la partida.",
    ),
    ("crosses", "cruces"),
    ("penalties", "castigos"),
    ("Player", "Jugador"),
    # tools/games/penk/paper_sheet.py
    (
        "A cell takes as many dice of its column as its row says. One of them may be the jolly (!), never in row 1.",
        "Una casilla pide tantos dados de su columna como dice su fila. Uno puede ser el comodín"
        " (!), nunca en la fila 1.",
    ),
    (
        "Circle the cells that you mark, cross out what is lost. Lines with 3 circles or more count their sum.",
        "Rodea las casillas que marcas, tacha las perdidas. Las líneas con 3 círculos o más valen su suma.",
    ),
    ("row", "fila"),
    ("column", "columna"),
    ("score", "puntos"),
    ("first", "empieza"),
    # tools/games/puzzle_sheet/paper_sheet.py
    ("Alone: shade these cells first", "En solitario: sombrea antes estas casillas"),
    ("{0} or more players: twice", "{0} jugadores o más: dos veces"),
    ("high", "alto"),
    ("wide", "ancho"),
    ("= score", "= puntos"),
    ("Largest full rectangle", "Mayor rectángulo lleno"),
    (
        "cross off one after the other; a bonus piece at each filled number",
        "tacha uno tras otro; una pieza de bonus en cada número relleno",
    ),
    ("cross off one after the other", "tacha uno tras otro"),
    # tools/games/yacht/paper_sheet.py
    (
        "A turn: roll all dice, reroll what you like up to twice, then write one open box. What does not fit counts 0.",
        "Un turno: tira todos los dados, repite los que quieras hasta dos veces y anota en una"
        " casilla libre. Lo que no sirve vale 0.",
    ),
    (
        "The game ends when every box is written. Highest score wins.",
        "La partida acaba cuando todas las casillas están anotadas. Gana quien tiene más puntos.",
    ),
    ("modern sheet", "hoja moderna"),
    ("classic sheet", "hoja clásica"),
    ("sum of all dice", "suma de todos los dados"),
    ("four times the face", "cuatro veces la cara"),
    ("sum of the {0}", "suma de los {0}"),
    ("all boxes", "todas las casillas"),
    ("Boxes above", "Casillas de arriba"),
    ("their sum", "su suma"),
    ("{0} from {1} on, else 0", "{0} desde {1}, si no 0"),
    ("all boxes and the bonus", "todas las casillas y el bonus"),
    # tools/owner/sheets/paper_rules.py
    ("where the device does not know them", "si la consola no los conoce"),
    ("{0} to {1} players", "de {0} a {1} jugadores"),
    ("{0} players or more", "{0} jugadores o más"),
    ("variant", "variante"),
    ("without {0}", "sin {0}"),
    ("{0} rules", "Reglas de {0}"),
    # tools/device/web/paper_files.py
    ("Sheets", "Hojas"),
    ("Rules", "Reglas"),
    (
        "Sheets to play on without a box, and the rules. Open one and print it from the menu of your"
        ' browser, at 100 % ("actual size"). It fits A4 and Letter.',
        "Hojas para jugar sin la caja, y las reglas. Abre una e imprímela desde el menú de tu"
        " navegador, al 100 % («tamaño real»). Cabe en A4 y en Letter.",
    ),
    ("Print sheets", "Imprimir hojas"),
    ("Play", "Jugar"),
    # tools/workshop/goldens/how_to_play.py
    (
        "The pages that the handheld shows in the setup of a game and in its menu. {0} prints those of a game.",
        "Las páginas que la consola muestra al preparar una partida y en su menú. {0} imprime las de un juego.",
    ),
    # tools/owner/matches.py
    ("number", "número"),
    ("game", "juego"),
    ("state", "estado"),
    ("rounds", "rondas"),
    ("turns", "turnos"),
    ("seat", "puesto"),
    ("player", "jugador"),
    ("partner", "compañero"),
    ("together", "juntos"),
    ("seconds", "segundos"),
    ("finished", "acabada"),
    ("unfinished", "sin acabar"),
    # host_sim/keyboard.py
    ("Up", "Arriba"),
    ("Down", "Abajo"),
    ("Left", "Izquierda"),
    ("Right", "Derecha"),
    ("Enter", "Intro"),
    ("Backspace", "Retroceso"),
    ("up", "arriba"),
    ("down", "abajo"),
    ("to the left", "izquierda"),
    ("to the right", "derecha"),
    ("ok", "OK"),
    ("back", "volver"),
    ("info", "info"),
    ("hold ok", "mantener OK"),
    ("hold back", "mantener volver"),
    ("hold undo", "mantener deshacer"),
    ("hold info", "mantener info"),
    ("quit", "salir"),
    ("screenshot", "captura"),
    ("power", "encender"),
    ("next board", "otra pantalla"),
    ("no such key here", "aquí no está esa tecla"),
    ("Arrows", "Flechas"),
)

PACKED = pack(TEXTS + PAPER)
