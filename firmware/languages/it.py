"""The texts in Italiano. firmware/languages/pack.py describes TEXTS."""

from firmware.languages.pack import pack

# Glossary, one word for one thing; address: tu, to both or all players voi; gioco, partita: the game, one play of it.
# die dado, roll lancia / lancio, reroll rilancia / rilancio, hold tieni, face numero (of a set: faccia), jolly jolly
# Penk! as on its box: mark segna, cross out elimina, clear cell casella libera; circle cerchia / cerchio, cross on it X
# sheet foglio, row riga, column colonna, cell, field and box casella; upper and lower boxes parte alta, parte bassa
# Puzzle Sheet: board griglia, piece pezzo, frame riquadro, shade colora, unshaded vuota, cross off barra, line tratto,
# bonus track fila bonus, fits entra, pre-filled già colorate, cleared completato
# Block Buster: board tabellone, block blocco, point block blocco punti, space spazio, square quadretto, kind tipo,
# secured sicuro, skip salta, penalty penalità, token gettone, bank banca, set serie, pass passa / passo
# Shape Cards: piece pedina, contest sfida, allow accetta, declare dichiara, blocked bloccata, pile mucchio, deck mazzo,
# swap scambia, replace rimpiazza, exchange baratta, revenge vendetta, the other player avversario
# Cross Rows: cross barra, a cross crocetta, lock lucchetto, locked chiusa, active player giocatore di turno, skip passa
# Yacht: three alike tris, four alike poker, full house full, straight scala
# place piazza, remove togli, erase cancella, delete elimina, undo annulla, redo rifai, enter inserisci, edit correggi
# points punti, score punteggio, best record, tie parità, share the win vincere insieme, start inizia, turn turno,
# round giro, finish termina, resume riprendi, unfinished in sospeso, tally conteggio, continue avanti, play on continua
# rival rivale (calmo, sveglio, astuto), coach coach, review analisi, handicap vantaggio, lead distacco, evening serata
# history storico, score pad segnapunti, counter contatore, clock orologio, bag sacchetto, draw pesca (lots: sorteggia)
# seed seme, fingerprint impronta, device console, storage memoria, damaged danneggiato, lit acceso

NAME = "Italiano"
LETTERS = "ÀÈÉÌÒÙ"


def form(count):
    """Return which form of a text with a number this number has, from 0."""
    return 0 if count in (1, -1) else 1


TEXTS = (
    # firmware/app.py
    (
        "Storage is full or failing. New moves are not saved: keep the power on.",
        "Memoria piena o guasta. Le nuove mosse non si salvano: non spegnere.",
    ),
    ("Storage is full or failing, so this was not done.", "Memoria piena o guasta: non è stato fatto."),
    # firmware/coach.py
    (
        "The coach could not think it through. Switch off and on, then try again.",
        "Il coach non è riuscito a pensarci. Spegni, riaccendi e riprova.",
    ),
    ("final score", "punteggio finale", "punti"),
    ("final lead", "distacco finale", "distacco"),
    ("{0}.{1}", "{0},{1}"),
    ("under 1 %", "meno dell’1%", "sotto 1%"),
    ("over 99 %", "più del 99%", "oltre 99%"),
    ("{0} %", "{0}%"),
    ("about\xa0{0} {1}", "circa\xa0{0} {1}"),
    ("{0}: {1}, about\xa0{2}", "{0}: {1}, circa\xa0{2}"),
    ("{0}: {1}", "{0}: {1}"),
    ("Another choice is about {0} {1} better.", "Un’altra scelta vale circa {0} {1} in più."),
    ("Suggestion: go for {0}.", "Consiglio: punta su {0}."),
    ("There is nothing to choose.", "Non c’è niente da scegliere."),
    # firmware/drawing/theme.py
    ("Red", "Rosso"),
    ("Blue", "Blu"),
    ("Green", "Verde"),
    ("Yellow", "Giallo"),
    ("Violet", "Viola"),
    ("White", "Bianco"),
    # firmware/entropy.py
    (
        "The random source stands still, so dice would not be fair. Switch the device off and on.",
        "La fonte del caso è ferma: i dadi non sarebbero onesti. Spegni e riaccendi la console.",
    ),
    # firmware/fairness.py
    ("The seed was chosen by a computer.", "Il seme è stato scelto da un computer."),
    ("The seed came with a saved game.", "Il seme viene da una partita salvata."),
    (
        "The dice were test dice: their seed is known.",
        "I dadi erano di prova: il loro seme è noto.",
    ),
    (
        "A computer saw the seed while the game could continue.",
        "Un computer ha visto il seme quando si poteva ancora giocare.",
    ),
    ("A computer saw hidden cards.", "Un computer ha visto le carte nascoste."),
    (
        "A copy of this game was made while it could continue.",
        "Una copia di questa partita è stata fatta quando si poteva ancora giocare.",
    ),
    ("A seat changed between a person and a rival.", "Un posto è passato da una persona a un rivale o viceversa."),
    # firmware/game_screens.py
    ("points", "punti"),
    ("Scores", "Punteggi"),
    ("History", "Storico"),
    ("All sheets", "Tutti i fogli"),
    ("{0}'s {1}", "{0}: {1}"),
    # firmware/game_session.py
    (
        "The current game cannot be saved: storage is full or failing. Finish it first. Switching off loses it.",
        "La partita in corso non si può salvare: memoria piena o guasta. Finiscila prima. Se spegni, va persa.",
    ),
    (
        "This game used another version of the rules. You can only view it.",
        "Questa partita usa un’altra versione delle regole. Puoi solo guardarla.",
    ),
    (
        "The clock is paused. Press OK to play on.",
        "L’orologio è in pausa. Premi OK per continuare.",
    ),
    ("Pause", "Pausa"),
    # firmware/games/block_buster/events.py
    (("{0} token of -2", "{0} tokens of -2"), ("{0} gettone\xa0-2", "{0} gettoni\xa0-2")),
    (("{0} token of -1", "{0} tokens of -1"), ("{0} gettone\xa0-1", "{0} gettoni\xa0-1")),
    ("{0} and {1}", "{0} e {1}"),
    ("Place the point blocks like this", "Piazza così i blocchi punti"),
    ("Place the point blocks", "Piazza i blocchi punti"),
    ("Done", "Fatto"),
    ("{0} and {1} play against {2} and {3}.", "{0} e {1} giocano contro {2} e {3}."),
    ("Couples", "Coppie"),
    ("{0} places the block again.", "{0} piazza di nuovo il blocco."),
    ("{0} places the {1} block again.", "{0} piazza di nuovo il blocco {1}."),
    ("{0} takes back the last {1} block.", "{0} riprende l’ultimo blocco {1}."),
    ("{0} takes back the last block.", "{0} riprende l’ultimo blocco."),
    (
        "{0} takes back the last {1} block. Return {2} to the bank.",
        "{0} riprende l’ultimo blocco {1}. Rendi {2} alla banca.",
    ),
    (
        "{0} takes back the last block. Return {1} to the bank.",
        "{0} riprende l’ultimo blocco. Rendi {1} alla banca.",
    ),
    (
        ("{1} takes {2}. That makes {0} point.", "{1} takes {2}. That makes {0} points."),
        ("{1} prende {2}. In tutto {0} punto.", "{1} prende {2}. In tutto {0} punti."),
    ),
    (
        ("{0} penalty point", "{0} penalty points"),
        ("{0} punto di penalità", "{0} punti di penalità"),
        ("{0} penalità", "{0} penalità"),
    ),
    ("{0} takes {1}.", "{0} prende {1}."),
    ("Starting penalties", "Penalità iniziali"),
    ("{0} is back in play.", "{0} torna in gioco."),
    ("{0} passes.", "{0} passa."),
    ("The last block", "L’ultimo blocco"),
    ("{0} has no blocks left and passes.", "{0} non ha più blocchi e passa."),
    (
        "Nobody else can win {0}.",
        "Nessun altro può prendere il blocco in {0}.",
        "Nessun altro può prendere {0}.",
    ),
    ("{0} {1}!", "{0} {1}!"),
    ("{0}!", "{0}!"),
    ("Secured by {0}", "Sicuro per {0}"),
    ("Secured", "Sicuro"),
    ("A full set: {0} wins!", "Serie completa: vince {0}!"),
    ("A full set wins!", "Serie completa: si vince!"),
    (
        ("{0} point block of kind\xa0{1}", "{0} point blocks of kind\xa0{1}"),
        ("{0} blocco punti di tipo\xa0{1}", "{0} blocchi punti di tipo\xa0{1}"),
        ("{0} blocco di tipo\xa0{1}", "{0} blocchi di tipo\xa0{1}"),
    ),
    ("Undone", "Annullato"),
    ("Play continues.", "Il gioco continua."),
    # firmware/games/block_buster/game.py
    ("First player", "Primo giocatore", "Primo"),
    ("Second", "Secondo"),
    ("Third", "Terzo"),
    ("Fourth", "Quarto"),
    ("Check your box", "Vedi nella scatola", "Vedi la scatola"),
    ("Kinds led", "Tipi in testa"),
    ("Blocks left", "Blocchi rimasti"),
    ("Map", "Mappa"),
    ("Kinds", "Tipi"),
    ("the end of play", "La fine del gioco"),
    ("the entry at {0}", "La modifica in {0}"),
    ("end of play", "fine del gioco"),
    ("kind {0} on the map", "tipo {0} sulla mappa"),
    ("entry at {0}", "modifica in {0}"),
    (
        ("{0} square left", "{0} squares left"),
        ("{0} quadretto rimasto", "{0} quadretti rimasti"),
        ("{0} quadretto", "{0} quadretti"),
    ),
    ("pass", "passo"),
    (
        ("block ({0} skipped)", "block ({0} skipped)"),
        ("blocco ({0} saltato)", "blocco ({0} saltati)"),
    ),
    ("block", "blocco"),
    ("block, skipped:", "blocco, saltati:"),
    ("squares left:", "quadretti rimasti:"),
    ("kind {0} at {1}", "tipo {0} in {1}"),
    ("{0}:", "{0}:"),
    ("at {0}", "in {0}"),
    (
        "The device cannot take a seat: only the players see the board.",
        "La console non può giocare: solo i giocatori vedono il tabellone.",
    ),
    ("random", "a caso"),
    ("by hand", "a mano"),
    ("Variant", "Variante"),
    ("Point blocks", "Blocchi punti"),
    ("Penalties", "Penalità"),
    ("-2 tokens", "Gettoni -2"),
    ("-1 tokens", "Gettoni -1"),
    ("Bank", "Banca"),
    ("two colours\n{0} blocks of each", "due colori\n{0} blocchi per colore"),
    ("official two\n{0} blocks each", "ufficiale a due\n{0} blocchi a testa"),
    ("couples\npartners sit opposite", "coppie\ncompagni di fronte"),
    ("standard", "standard"),
    # firmware/games/block_buster/how_to_play.py
    ("Aim", "Scopo"),
    (
        "There are 12 spaces around each point block. Whoever fills the most of them with their"
        " blocks wins it. In a tie nobody does.\nCollect point blocks of the same kind.",
        "Intorno a ogni blocco punti ci sono 12 spazi. Chi ne riempie più di tutti con i suoi"
        " blocchi lo prende. In parità non lo prende nessuno.\nRaccogli blocchi punti dello stesso"
        " tipo.",
    ),
    ("Before the game", "Prima della partita", "Preparazione"),
    (
        "With 2, 3 or 4 players, each player has 14, 15 or 16 blocks, and the point blocks are 3×3,"
        " 4×4 or 5×5.\nGoing first is an advantage, so it costs penalty points: check your box.",
        "In 2, 3 o 4 giocatori, ognuno ha 14, 15 o 16 blocchi e i blocchi punti sono 3×3, 4×4 o"
        " 5×5.\nIniziare è un vantaggio e costa punti di penalità: vedi nella tua scatola.",
    ),
    ("A turn", "Il turno"),
    (
        "Place a block or pass. A colour's first block goes anywhere in the area for your number of"
        " players. Each later one must share a side with a block of its colour.\nThen enter how many"
        " spaces it fills around each point block.",
        "Piazza un blocco o passa. Il primo blocco di un colore va dove vuoi, nella zona per il"
        " vostro numero di giocatori. Gli altri devono toccare con un lato un blocco del loro"
        " colore.\nPoi inserisci quanti spazi riempie intorno a ogni blocco punti.",
    ),
    ("Penalty points", "Punti di penalità", "Penalità"),
    (
        "Except for a colour's first, a block may lie apart. Each skipped space costs 2 penalty"
        " points. Nobody may hold more than 10 points.\nThe bank pays in -2 tokens first, then in -1"
        " tokens. If it cannot pay exactly, you cannot skip.",
        "Un blocco, tranne il primo di un colore, può stare staccato. Ogni spazio saltato costa 2"
        " punti di penalità. Nessuno può averne più di 10.\nLa banca paga prima con gettoni\xa0-2, poi"
        " con gettoni\xa0-1. Se non può pagare il numero esatto, non puoi saltare.",
    ),
    ("Secured blocks", "Blocchi sicuri"),
    (
        "A point block is secured once nobody else can win it.\nWith 2 players, whoever secures 3 of"
        " one kind wins at once; with 3 or 4 players it takes 4. That many of one kind when play"
        " ends also win, whatever the points.",
        "Un blocco punti è sicuro quando nessun altro può più prenderlo.\nIn 2 giocatori, chi ne ha 3"
        " sicuri dello stesso tipo vince subito; in 3 o 4 giocatori ne servono 4. Chi alla fine ne"
        " ha altrettanti di un tipo vince comunque, anche con meno punti.",
    ),
    ("The end", "La fine"),
    (
        "Passing is final. A player with no blocks left has passed. When all have passed, or you end"
        " play, each kind scores 3, 7 or 12 for 1, 2 or more point blocks.\nSubtract penalty points,"
        " and 1 for each square of blocks left. The highest score wins; ties are shared.",
        "Chi passa non gioca più. Chi non ha più blocchi passa. Quando tutti sono passati, o"
        " chiudete il gioco, ogni tipo vale 3, 7 o 12 punti con 1, 2 o più blocchi punti.\nTogli le"
        " penalità e 1 punto per ogni quadretto dei blocchi rimasti. Vince chi ha più punti; in"
        " parità si vince insieme.",
    ),
    ("Two colours", "Due colori"),
    (
        "Each player has 2 colours, 16 blocks of each, and places a block of either. There are 5×5"
        " point blocks.\nColours count separately: you win what either of yours wins. The starting"
        " player takes 3 penalty points: check your box.",
        "Ogni giocatore ha 2 colori, con 16 blocchi per colore, e piazza un blocco di uno dei due. I"
        " blocchi punti sono 5×5.\nI colori contano separati: prendi ciò che prende uno dei tuoi. Chi"
        " inizia riceve 3 punti di penalità: vedi nella tua scatola.",
    ),
    ("Official two", "Ufficiale a due"),
    (
        "Each player has 32 blocks of one colour. There are 5×5 point blocks.\nThe starting player"
        " takes 3 penalty points: check your box.",
        "Ogni giocatore ha 32 blocchi di un colore. I blocchi punti sono 5×5.\nChi inizia riceve 3"
        " punti di penalità: vedi nella tua scatola.",
    ),
    ("Couple", "Coppie"),
    (
        "Each player has 16 blocks. There are 5×5 point blocks. The starting player takes 2 penalty"
        " points: check your box.\nPartners sit opposite. Their colours and sets count separately,"
        " and their scores are added. A full set of one wins for both.",
        "Ogni giocatore ha 16 blocchi. I blocchi punti sono 5×5. Chi inizia riceve 2 punti di"
        " penalità: vedi nella tua scatola.\nI compagni siedono uno di fronte all’altro. I loro"
        " colori e le loro serie contano a parte, i punti si sommano. La serie completa di uno fa"
        " vincere tutti e due.",
    ),
    (
        "Sign: the kind. Mark: who leads. Filled square: secured. Bar: spaces taken.",
        "Lettera: il tipo. Segno: chi è in testa. Quadrato pieno: sicuro. Barra: spazi occupati.",
    ),
    (
        "The bank cannot pay the start penalties exactly.",
        "La banca non può pagare le penalità iniziali esatte.",
    ),
    ("Choose one of your colours: {0} or {1}.", "Scegli uno dei tuoi colori: {0} o {1}."),
    ("No blocks of this colour left.", "Non restano blocchi di questo colore."),
    ("No blocks left.", "Non restano blocchi."),
    (
        "A colour's first block cannot skip spaces.",
        "Il primo blocco di un colore non può saltare spazi.",
    ),
    ("Say how many spaces are skipped: 0 or more.", "Di’ quanti spazi salti: 0 o più."),
    (
        "The limit is {0} penalty points: you have {1}, this adds {2}.",
        "Il limite è {0} punti di penalità: ne hai {1}, qui sono altri {2}.",
    ),
    (
        "The bank cannot pay {0} points: it has {1} × -2 and {2} × -1.",
        "La banca non può pagare {0} punti: ha {1} × -2 e {2} × -1.",
    ),
    (
        "Play has ended: enter the squares left, then finish.",
        "Il gioco è finito: inserisci i quadretti rimasti, poi termina.",
    ),
    (
        "First enter the squares left of every player with blocks left.",
        "Inserisci prima i quadretti rimasti di chi ha ancora blocchi.",
    ),
    ("This player has no blocks left.", "Questo giocatore non ha più blocchi."),
    (
        "Enter the squares left after play has ended.",
        "Inserisci i quadretti rimasti dopo la fine del gioco.",
    ),
    ("1 block is left: it has 1 square or more.", "Resta 1 blocco: ha almeno 1 quadretto."),
    (
        "{0} blocks are left: they have {1} squares or more.",
        "Restano {0} blocchi: hanno almeno {1} quadretti.",
    ),
    (
        "A point block has {0} spaces: this colour can have 0 to {1} of them.",
        "Un blocco punti ha {0} spazi: questo colore può averne da 0 a {1}.",
    ),
    (
        "Put your block on the board, then press OK.",
        "Metti il tuo blocco sul tabellone, poi premi OK.",
    ),
    (
        "Enter how many spaces around a point block a colour fills.",
        "Inserisci quanti spazi riempie un colore intorno a un blocco punti.",
    ),
    (
        "Secured: nobody else can win that point block.",
        "Sicuro: nessun altro può prendere quel blocco punti.",
    ),
    (
        "Each square of a block left over costs a point.",
        "Ogni quadretto dei blocchi rimasti costa un punto.",
    ),
    # firmware/games/block_buster/kinds.py
    ("Kind at {0}", "Tipo in {0}"),
    ("Row\xa0{0}, column\xa0{1}", "Riga\xa0{0}, colonna\xa0{1}"),
    # firmware/games/block_buster/over.py
    ("{0} has {1} of kind {2}: a full set.", "{0} ha {1} di tipo {2}: serie completa."),
    # firmware/games/block_buster/scores.py
    (
        ("{1}\n{0} block left, passed", "{1}\n{0} blocks left, passed"),
        ("{1}\nresta {0} blocco, passa", "{1}\nrestano {0} blocchi, passa"),
    ),
    (
        ("{1}\n{0} block left", "{1}\n{0} blocks left"),
        ("{1}\nresta {0} blocco", "{1}\nrestano {0} blocchi"),
    ),
    (
        ("Kind {1}: {0} block", "Kind {1}: {0} blocks"),
        ("Tipo {1}: {0} blocco", "Tipo {1}: {0} blocchi"),
    ),
    ("Squares left", "Quadretti rimasti"),
    ("With {0}", "Con {0}"),
    (("{0} point", "{0} points"), ("{0} punto", "{0} punti")),
    # firmware/games/block_buster/spaces.py
    (("{0} free", "{0} free"), ("{0} libero", "{0} liberi")),
    (("{1}: {0} free", "{1}: {0} free"), ("{1}: {0} libero", "{1}: {0} liberi")),
    ("OK: back to the game", "OK: torna al gioco"),
    ("OK: back", "OK: torna"),
    ("OK: add spaces", "OK: aggiungi"),
    ("Add spaces", "Aggiungi"),
    ("OK: remove spaces", "OK: togli spazi"),
    ("OK: remove", "OK: togli"),
    ("OK: choose {0}", "OK: scegli {0}"),
    ("OK: {0}", "OK: {0}"),
    ("OK: remove a space here", "OK: togli uno spazio"),
    ("OK: remove one", "OK: -1"),
    ("No space is free here", "Qui non c’è spazio libero", "Nessuno spazio"),
    ("None is free", "Nessuno"),
    ("OK: add one", "OK: +1"),
    ("OK: add one. Back: done", "OK: +1. Indietro: fine"),
    ("OK: add a space here", "OK: aggiungi uno spazio", "OK: uno spazio"),
    # firmware/games/block_buster/tally.py
    (("{1}\nin {0} block", "{1}\nin {0} blocks"), ("{1}\nin {0} blocco", "{1}\nin {0} blocchi")),
    ("Finish", "Termina"),
    ("Finish\nEnter squares first", "Termina\nPrima i quadretti", "Termina\nI quadretti"),
    ("Finish\nEnter all squares left first", "Termina\nPrima tutti i quadretti"),
    ("Edit map", "Correggi mappa"),
    ("Edit kinds", "Correggi tipi"),
    ("Tally", "Conteggio"),
    # firmware/games/block_buster/turn.py
    ("Pass", "Passo"),
    ("You place no more blocks in this game.", "In questa partita non piazzi più blocchi."),
    ("End play for all", "Fine per tutti"),
    ("Nobody may place another block.", "Nessuno potrà più piazzare blocchi."),
    ("End play", "Fine"),
    (("{0} space: -{1}", "{0} spaces: -{1}"), ("{0} spazio: -{1}", "{0} spazi: -{1}")),
    (("{0} left", "{0} left"), ("resta {0}", "restano {0}"), ("({0})", "({0})")),
    ("Place", "Piazza"),
    ("Place a block", "Piazza blocco"),
    ("Skip spaces", "Salta spazi"),
    ("-{0} each", "-{0} l’uno"),
    (
        "Edit map\nno spaces yet",
        "Correggi mappa\nancora nessuno spazio",
        "Correggi mappa\nnessuno spazio",
    ),
    (
        "Edit map\nno spaces for last block",
        "Correggi mappa\nultimo blocco senza spazi",
        "Correggi mappa\nultimo senza spazi",
    ),
    ("Keep playing", "Continua"),
    ("round {0}", "giro {0}"),
    ("penalty {0}", "penalità {0}"),
    ("Partner: {0}", "Compagno: {0}"),
    ("Partner", "Compagno"),
    ("Penalty points: {0}", "Punti di penalità: {0}"),
    ("Penalties: {0}", "Penalità: {0}"),
    ("Bank: {0}", "Banca: {0}"),
    # firmware/games/block_buster/words.py
    ("red", "rosso"),
    ("blue", "blu"),
    ("green", "verde"),
    ("yellow", "giallo"),
    ("violet", "viola"),
    ("white", "bianco"),
    ("row\xa0{0}, column\xa0{1}", "riga\xa0{0}, colonna\xa0{1}"),
    ("{0} needs one more {1} to win", "{0} vince con un altro {1}"),
    ("{0}: one more {1} wins", "{0}: un altro {1} e vince"),
    ("One more {0} wins", "Un altro {0} e si vince", "Con un {0} vince"),
    ("One more {0}", "Un altro {0}!"),
    # firmware/games/cross_rows/events.py
    ("No number fits", "Niente da barrare"),
    ("Erase {0} in {1} and its lock", "Cancella {0} nel\xa0{1} e il lucchetto"),
    ("Cross {0} in {1} and its lock", "Barra {0} nel\xa0{1} e il lucchetto"),
    ("Erase {0} in {1}", "Cancella {0} nel\xa0{1}"),
    ("Cross {0} in {1}", "Barra {0} nel\xa0{1}"),
    ("{0} is open again: take its die back.", "{0} riaperto: riprendete il suo dado."),
    ("{0} is locked", "{0} è chiuso"),
    (
        "{0}: cross the lock too. Put the {1} die away.",
        "{0}: va barrato anche il lucchetto. Mettete via il dado {1}.",
    ),
    ("All", "Tutti"),
    ("Penalty", "Penalità", "Meno\xa05"),
    ("Cross a penalty box: -{0}", "Barra una penalità: -{0}"),
    ("Cross a box: -{0}", "Barra: -{0}"),
    ("Erase a penalty", "Cancella una penalità"),
    # firmware/games/cross_rows/game.py
    ("cross {0}", "barra {0}"),
    ("cross nothing", "non barrare niente", "niente"),
    ("Rows locked", "Righe chiuse"),
    ("Crosses", "Crocette"),
    ("Two rows are locked.", "Due righe sono chiuse."),
    ("The fourth penalty.", "La quarta penalità."),
    # firmware/games/cross_rows/how_to_play.py
    (
        "Cross numbers in the four rows of your sheet. The more crosses a row has, the more each of"
        " them is worth. The highest score wins; ties are shared.\nEverybody can cross on every roll.",
        "Barra numeri nelle quattro righe del tuo foglio. Più crocette ha una riga, più vale ognuna."
        " Vince chi ha più punti; in parità si vince insieme.\nTutti possono barrare a ogni lancio.",
    ),
    (
        "The active player rolls all dice.\nWhite dice: each player may cross their sum in one row,"
        " or nothing.\nThen the active player alone may cross the sum of one white die and one"
        " coloured die in the row of that colour, or nothing.",
        "Il giocatore di turno lancia tutti i dadi.\nDadi bianchi: ogni giocatore può barrare la loro"
        " somma in una riga, oppure niente.\nPoi solo il giocatore di turno può barrare la somma di"
        " un dado bianco e di uno colorato nella riga di quel colore, oppure niente.",
    ),
    ("A row", "La riga"),
    (
        "Cross from left to right. You may leave numbers out, but they are lost.\nRed and yellow rise"
        " from 2 to 12, green and blue fall from 12 to 2.\nThe last number of a row needs at least 5"
        " crosses in it.",
        "Barra da sinistra a destra. Puoi lasciare fuori dei numeri, ma sono persi.\nRosso e giallo"
        " salgono da 2 a 12, verde e blu scendono da 12 a 2.\nPrima dell’ultimo numero di una riga"
        " servono almeno 5 crocette.",
    ),
    ("Locks", "Lucchetti"),
    (
        "If you cross the last number of a row, cross its lock too: it counts as one more"
        " cross.\nWhen all have answered, the row is locked for everybody and its die is put away."
        " Several players can lock a row with the same roll.",
        "Se barri l’ultimo numero di una riga, barra anche il suo lucchetto: vale una crocetta in"
        " più.\nQuando tutti hanno risposto, la riga è chiusa per tutti e il suo dado si mette via."
        " Più giocatori possono chiudere una riga con lo stesso lancio.",
    ),
    (
        "If the active player has crossed nothing in the turn, with white or coloured dice, that is"
        " a penalty of -5.\nThe others never get one.",
        "Se il giocatore di turno non ha barrato niente, né con i dadi bianchi né con quelli"
        " colorati, prende una penalità di -5.\nGli altri non ne prendono mai.",
    ),
    (
        "The game ends when 2 rows are locked, or after the turn with somebody's 4th penalty.\n1 to"
        " 12 crosses in a row score 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.",
        "La partita finisce quando 2 righe sono chiuse, o dopo il turno con la quarta penalità di"
        " qualcuno.\nDa 1 a 12 crocette in una riga valgono 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66,"
        " 78 punti.",
    ),
    (
        "R, Y, G, B: red, yellow, green, blue. Tile: crossed. Dash: lost.",
        "R, G, V, B: rosso, giallo, verde, blu. Tassello: barrato. Trattino: perso.",
    ),
    ("Roll the dice first.", "Lancia prima i dadi."),
    (
        "The dice are rolled: cross a number, or skip.",
        "I dadi sono lanciati: barra un numero o passa.",
    ),
    (
        "All players must answer the white dice first.",
        "Prima tutti devono rispondere ai dadi bianchi.",
    ),
    (
        "Only the active player may cross or skip now.",
        "Ora può barrare o passare solo il giocatore di turno.",
    ),
    (
        "Only the active player may cross now, with a white and a coloured die.",
        "Ora può barrare solo il giocatore di turno, con un dado bianco e uno colorato.",
    ),
    ("These dice give {1} in {0}.", "Questi dadi danno {1} nel {0}."),
    ("These dice give {1} or {2} in {0}.", "Questi dadi danno {1} o {2} nel {0}."),
    ("The {0} of {1} is crossed already.", "Nel {1} il numero {0} è già barrato."),
    (
        "The {0} of {1} is left of your last cross.",
        "Nel {1} il numero {0} è a sinistra della tua ultima crocetta.",
    ),
    (
        "The {0} of {1} needs at least {2} crosses before it.",
        "Nel {1}, prima del {0} servono almeno {2} crocette.",
    ),
    ("The {0} row is locked.", "La riga del {0} è chiusa."),
    (
        "All may cross the sum of the white dice. Enter who does, in any order.",
        "Tutti possono barrare la somma dei dadi bianchi. Inserisci chi lo fa, in qualsiasi ordine.",
    ),
    (
        "Only the active player: a white die plus a coloured one, in its row.",
        "Solo il giocatore di turno: un dado bianco più uno colorato, nella sua riga.",
    ),
    (
        "The active player crossed nothing in the turn: 5 points less.",
        "Il giocatore di turno non ha barrato niente: 5 punti in meno.",
    ),
    # firmware/games/cross_rows/sheets.py
    (("{0} penalty", "{0} penalties"), ("{0} penalità", "{0} penalità")),
    ("Score", "Punti"),
    # firmware/games/cross_rows/turn.py
    ("+ colour", "+ colore"),
    ("colour", "colore"),
    ("Nothing", "Niente"),
    # firmware/games/cross_rows/words.py
    ("{0} in red", "{0} nel rosso"),
    ("{0} in yellow", "{0} nel giallo"),
    ("{0} in green", "{0} nel verde"),
    ("{0} in blue", "{0} nel blu"),
    ("R", "R"),
    ("Y", "G"),
    ("G", "V"),
    ("B", "B"),
    # firmware/games/penk/eliminate.py
    ("No cell fits. Which column?", "Nessuna va. Quale colonna?"),
    ("No cell fits the dice.", "Nessuna casella va bene."),
    ("No cell fits.", "Nessuna casella."),
    ("Cross out column {0}", "Elimina la colonna\xa0{0}", "Elimina colonna\xa0{0}"),
    ("{0} column {1}", "{0} colonna\xa0{1}"),
    ("Cross out", "Elimina"),
    ("Reroll", "Rilancia"),
    # firmware/games/penk/events.py
    ("Erase the circles {0}", "Cancella i cerchi {0}"),
    ("Erase {0}", "Cancella {0}"),
    ("Circle {0}", "Cerchia {0}"),
    ("Row\xa0{0}: nothing to cross out", "Riga\xa0{0}: niente da eliminare"),
    ("Column\xa0{0}: nothing to cross out", "Colonna\xa0{0}: niente da eliminare"),
    ("Nothing to cross out", "Niente da eliminare"),
    ("Nothing to write", "Niente da scrivere"),
    ("Erase lit crosses", "Cancella le X accese", "Cancella le X"),
    ("Cross out row\xa0{0}", "Elimina la riga\xa0{0}", "Elimina riga\xa0{0}"),
    ("No last round", "Niente ultimo giro"),
    (
        "The last round is cancelled. Play continues.",
        "L’ultimo giro è annullato. Il gioco continua.",
    ),
    (
        "{0} has two full columns. Still to play: {1}",
        "{0} ha due colonne piene. Giocano ancora: {1}",
    ),
    ("Last round!", "Ultimo giro!"),
    ("Still to play: {0}", "Giocano ancora: {0}"),
    ("{0}'s turn is skipped.", "Si salta il turno di {0}."),
    ("Turn skipped.", "Turno saltato."),
    ("No clear cell", "Nessuna casella libera"),
    ("PENK! {0}", "PENK! {0}"),
    ("PENK!", "PENK!"),
    ("Cross out column\xa0{0}", "Elimina la colonna\xa0{0}", "Elimina colonna\xa0{0}"),
    (
        "Erase the lit crosses in column\xa0{0}",
        "Cancella le X accese nella colonna\xa0{0}",
        "Cancella le X: colonna\xa0{0}",
    ),
    (
        "Erase the lit crosses in row\xa0{0}",
        "Cancella le X accese nella riga\xa0{0}",
        "Cancella le X: riga\xa0{0}",
    ),
    # firmware/games/penk/game.py
    ("Mark ! on your sheet.", "Segna ! sul tuo foglio."),
    ("Mark ! on {0}'s sheet.", "Segna ! sul foglio di {0}."),
    ("Two columns are full.", "Due colonne sono piene."),
    ("Penk!s", "Penk!"),
    ("Cells marked", "Caselle segnate"),
    ("circle {0}", "cerchia {0}"),
    ("cross out column {0}", "elimina la colonna\xa0{0}", "elimina colonna\xa0{0}"),
    (("mark", "{0} marks"), ("casella segnata", "{0} caselle segnate")),
    ("crosses in column {0}", "X nella colonna\xa0{0}"),
    ("Row {0}", "Riga\xa0{0}"),
    ("Cell values", "Valori"),
    # firmware/games/penk/how_to_play.py
    (
        "Mark cells on your sheet. The column says which face a cell takes, the row how many dice of"
        " it.\nAt the end, each row and column with 3 or more marked cells scores. The most points"
        " win; ties are shared.",
        "Segna caselle sul tuo foglio. La colonna dice quale numero serve per una casella, la riga"
        " quanti dadi.\nAlla fine valgono le righe e le colonne con almeno 3 caselle segnate. Vince"
        " chi ha più punti; in parità si vince insieme.",
    ),
    (
        "Roll all 6 dice. You may reroll any of them, up to 2 times, also dice you kept. Then mark 1"
        " to 3 clear cells: circle their numbers.\n4×3 takes 4 dice showing 3. Each die pays for one"
        " cell only. You may leave dice over.",
        "Lancia tutti i 6 dadi. Puoi rilanciare quelli che vuoi, fino a 2 volte, anche dadi che"
        " avevi tenuto. Poi segna da 1 a 3 caselle libere: cerchia i numeri.\nPer 4×3 servono 4 dadi"
        " con il 3. Ogni dado vale per una sola casella. Puoi anche non usarli tutti.",
    ),
    ("The jolly", "Il jolly"),
    (
        "The jolly (!) can stand for any face, but never alone: row 1 needs a real die.\nUse at most"
        " 1 jolly for a cell. 2 jollies can help 2 cells.",
        "Il jolly (!) può valere qualsiasi numero, ma mai da solo: nella riga\xa01 serve un dado"
        " vero.\nUsa al massimo 1 jolly per casella. 2 jolly possono servire per 2 caselle.",
    ),
    ("Nothing fits?", "Non va bene niente?"),
    (
        "If your dice fit no clear cell, choose a column that still has clear cells (never a row)"
        " and cross them all out. You need not reroll first.\nIf you can mark a cell, you cannot"
        " cross out instead.",
        "Se i dadi non vanno bene per nessuna casella libera, scegli una colonna che ha ancora"
        " caselle libere (mai una riga) ed eliminale tutte. Non devi per forza rilanciare prima.\nSe"
        " puoi segnare una casella, non puoi eliminare.",
    ),
    ("Penk!", "Penk!"),
    (
        "Mark all 5 cells of a row or column: that is a Penk! All other players cross out their"
        " clear cells in that line. Cells they have marked stay marked.\nA line with a cross in it"
        " can never be a Penk!",
        "Segna tutte le 5 caselle di una riga o colonna: è un Penk! Tutti gli altri eliminano le"
        " loro caselle libere in quella riga o colonna. Le caselle già segnate restano segnate.\nUna"
        " riga o colonna con una X non può più fare Penk!",
    ),
    ("End and score", "Fine e punti"),
    (
        "When a sheet has 2 columns with no clear cell, finish the round: all players get equal"
        " turns. A player with no clear cell at all is skipped.\nEach row and column with 3 or more"
        " marked cells scores their values. A cell can count twice.",
        "Quando un foglio ha 2 colonne senza caselle libere, finite il giro: tutti giocano gli"
        " stessi turni. Chi non ha più caselle libere salta il turno.\nOgni riga e colonna con almeno"
        " 3 caselle segnate dà i loro valori. Una casella può contare due volte.",
    ),
    (
        "Dice with a bar are held, or pay for the lit cell. Circle: marked. ×: crossed out.",
        "Dadi con la barra: tenuti, o usati per la casella accesa. Cerchio: segnata. ×: eliminata.",
    ),
    ("Reroll some dice, or mark.", "Rilancia dei dadi, oppure segna."),
    ("No rerolls left this turn.", "Non puoi più rilanciare in questo turno."),
    ("Choose at least one die to reroll.", "Scegli almeno un dado da rilanciare."),
    ("Mark one, two or three cells.", "Segna una, due o tre caselle."),
    ("Mark each cell only once.", "Segna ogni casella una volta sola."),
    ("Row {0}, column {1} is not clear.", "Riga\xa0{0}, colonna\xa0{1} non è libera."),
    ("The dice cannot pay for all these cells.", "I dadi non bastano per tutte queste caselle."),
    (
        "Row {0}, column {1} needs {0} dice showing {1}; one may be a jolly.",
        "Riga\xa0{0}, colonna\xa0{1}: servono {0} dadi con il {1}; uno può essere un jolly.",
    ),
    ("Row 1 needs a real die, not the jolly.", "Nella riga\xa01 serve un dado vero, non il jolly."),
    (
        "Row 1, column {0} needs a die showing {1}.",
        "Riga\xa01, colonna\xa0{0}: serve un dado con il {1}.",
    ),
    (
        "You can still mark row {0}, column {1}: do not cross out.",
        "Puoi ancora segnare riga\xa0{0}, colonna\xa0{1}: non eliminare.",
    ),
    ("Column {0} has no clear cell.", "La colonna\xa0{0} non ha caselle libere."),
    (
        "OK holds the dice that are underlined. Then reroll the others.",
        "OK tiene i dadi sottolineati. Poi rilancia gli altri.",
    ),
    (
        "Circle up to three cells. 3×4 is three dice showing 4.",
        "Cerchia fino a tre caselle. 3×4 sono tre dadi con il 4.",
    ),
    (
        "Nothing fits: cross out the clear cells of one column.",
        "Non va bene niente: elimina le caselle libere di una colonna.",
    ),
    (
        "After a Penk! the others cross out their clear cells in that line.",
        "Dopo un Penk! gli altri eliminano le loro caselle libere in quella riga o colonna.",
    ),
    # firmware/games/penk/mark.py
    ("Undo", "Annulla"),
    ("mark", "segna"),
    ("Choose 1 to {0} cells to mark.", "Segna da 1 a {0} caselle."),
    # firmware/games/penk/scores.py
    ("Column {0}", "Colonna\xa0{0}"),
    (("{1}: {0} mark", "{1}: {0} marks"), ("{1}: {0} segnata", "{1}: {0} segnate")),
    ("{0}: {1} of {2} marks", "{0}: {1} di {2} segnate"),
    ("{0}: {1} of {2}", "{0}: {1} di {2}"),
    # firmware/games/penk/turn.py
    (
        "These dice mark all clear cells. No roll marks more.",
        "Questi dadi segnano tutte le caselle libere. Nessun lancio segna di più.",
    ),
    ("Mark", "Segna"),
    ("Cross\nout", "Eli-\nmina"),
    # firmware/games/puzzle_sheet/boards.py
    (("{0} empty", "{0} empty"), ("{0} vuota", "{0} vuote")),
    ("{0}; {1}", "{0}; {1}"),
    (
        ("Rectangle {1}\xa0×\xa0{2}, {0}\xa0unshaded", "Rectangle {1}\xa0×\xa0{2}, {0}\xa0unshaded"),
        ("Rettangolo {1}\xa0×\xa0{2}, {0}\xa0vuota", "Rettangolo {1}\xa0×\xa0{2}, {0}\xa0vuote"),
    ),
    ("The board is on paper.", "La griglia è su carta."),
    (("{0} point. {1}", "{0} points. {1}"), ("{0} punto. {1}", "{0} punti. {1}")),
    (
        ("{0} point, bonus {1} due. {2}", "{0} points, bonus {1} due. {2}"),
        ("{0} punto, bonus {1} da piazzare. {2}", "{0} punti, bonus {1} da piazzare. {2}"),
    ),
    ("Bonus {0} due. {1}", "Bonus {0} da piazzare. {1}"),
    (
        ("{0} point, bonus at {1}. {2}", "{0} points, bonus at {1}. {2}"),
        ("{0} punto, bonus a {1}. {2}", "{0} punti, bonus a {1}. {2}"),
    ),
    ("Bonus at {0}. {1}", "Bonus a {0}. {1}"),
    # firmware/games/puzzle_sheet/events.py
    (
        "{0}: first shade these cells on your sheet.",
        "{0}: prima colora queste caselle sul tuo foglio.",
    ),
    ("Shade these cells first.", "Prima colora queste caselle."),
    ("Shade these.", "Colora queste."),
    ("Before you start", "Prima di iniziare"),
    ("Erase the line on {0}", "Cancella il tratto su {0}"),
    ("Make {0} one line", "Su {0} lascia un tratto"),
    ("Cross off {0}", "Barra {0}"),
    ("Make {0} an X", "Fai una X su {0}"),
    (
        ("{1}: erase the cells and {0} point.", "{1}: erase the cells and {0} points."),
        ("{1}: cancella le caselle e {0} punto.", "{1}: cancella le caselle e {0} punti."),
    ),
    (
        ("{1}: erase the lit cells and {0} point.", "{1}: erase the lit cells and {0} points."),
        ("{1}: cancella le caselle accese e {0} punto.", "{1}: cancella le caselle accese e {0} punti."),
    ),
    (
        ("{1}: erase cells and {0} point.", "{1}: erase cells and {0} points."),
        ("{1}: cancella caselle e {0} punto.", "{1}: cancella caselle e {0} punti."),
    ),
    (
        ("{1}: cells and {0} point.", "{1}: cells and {0} points."),
        ("{1}: caselle e {0} punto.", "{1}: caselle e {0} punti."),
    ),
    (
        ("Erase cells and {0} point.", "Erase cells and {0} points."),
        ("Cancella caselle e {0} punto.", "Cancella caselle e {0} punti."),
    ),
    (
        ("Erase, -{0} point.", "Erase, -{0} points."),
        ("Cancella, -{0} punto.", "Cancella, -{0} punti."),
    ),
    (
        ("{1}: shade it, add {0} point.", "{1}: shade it, add {0} points."),
        ("{1}: colora, aggiungi {0} punto.", "{1}: colora, aggiungi {0} punti."),
        ("{1}: colora, +{0} punto.", "{1}: colora, +{0} punti."),
    ),
    ("{0}: shade it, add {1}.", "{0}: colora, aggiungi {1}.", "{0}: colora, +{1}."),
    ("{0}: add {1}.", "{0}: aggiungi {1}.", "{0}: +{1}."),
    (
        (
            "{1}: place it at row {2}, column {3}, add {0} point.",
            "{1}: place it at row {2}, column {3}, add {0} points.",
        ),
        (
            "{1}: piazza in riga\xa0{2}, colonna\xa0{3}, aggiungi {0} punto.",
            "{1}: piazza in riga\xa0{2}, colonna\xa0{3}, aggiungi {0} punti.",
        ),
        (
            "{1}: in riga\xa0{2}, colonna\xa0{3}, +{0} punto.",
            "{1}: in riga\xa0{2}, colonna\xa0{3}, +{0} punti.",
        ),
    ),
    (
        ("Shade it, add {0} point.", "Shade it, add {0} points."),
        ("Colora, aggiungi {0} punto.", "Colora, aggiungi {0} punti."),
        ("Colora, +{0} punto.", "Colora, +{0} punti."),
    ),
    ("Shade it, add {0}.", "Colora, aggiungi {0}.", "Colora, +{0}."),
    (
        (
            "{1}: shade it, add {0} point. Then the bonus piece for {2}!",
            "{1}: shade it, add {0} points. Then the bonus piece for {2}!",
        ),
        (
            "{1}: colora, aggiungi {0} punto. Poi il pezzo bonus per {2}!",
            "{1}: colora, aggiungi {0} punti. Poi il pezzo bonus per {2}!",
        ),
        (
            "{1}: colora, +{0} punto. Poi il pezzo bonus per {2}!",
            "{1}: colora, +{0} punti. Poi il pezzo bonus per {2}!",
        ),
    ),
    (
        ("{1}: shade it, add {0} point. Then bonus {2}!", "{1}: shade it, add {0} points. Then bonus {2}!"),
        (
            "{1}: colora, aggiungi {0} punto. Poi bonus {2}!",
            "{1}: colora, aggiungi {0} punti. Poi bonus {2}!",
        ),
        ("{1}: colora, +{0} punto. Poi bonus {2}!", "{1}: colora, +{0} punti. Poi bonus {2}!"),
    ),
    (
        ("Shade it, add {0} point. Then bonus {1}!", "Shade it, add {0} points. Then bonus {1}!"),
        ("Colora, aggiungi {0} punto. Poi bonus {1}!", "Colora, aggiungi {0} punti. Poi bonus {1}!"),
        ("Colora, +{0} punto. Poi bonus {1}!", "Colora, +{0} punti. Poi bonus {1}!"),
    ),
    ("{0}: shade the bonus piece for {1}.", "{0}: colora il pezzo bonus per {1}."),
    (
        "{0}: shade the bonus piece for {1} (lit cells).",
        "{0}: colora il pezzo bonus per {1} (caselle accese).",
    ),
    (
        "On {0}'s sheet: shade the bonus piece for {1}.",
        "Sul foglio di {0}: colora il pezzo bonus per {1}.",
    ),
    (
        "On {0}'s sheet: shade the bonus piece for {1} (lit cells).",
        "Sul foglio di {0}: colora il pezzo bonus per {1} (caselle accese).",
    ),
    ("Shade the bonus piece.", "Colora il pezzo bonus."),
    ("Shade it.", "Coloralo."),
    ("{0}: erase the bonus piece for {1}.", "{0}: cancella il pezzo bonus per {1}."),
    (
        "{0}: erase the bonus piece for {1} (lit cells).",
        "{0}: cancella il pezzo bonus per {1} (caselle accese).",
    ),
    (
        "On {0}'s sheet: erase the bonus piece for {1}.",
        "Sul foglio di {0}: cancella il pezzo bonus per {1}.",
    ),
    (
        "On {0}'s sheet: erase the bonus piece for {1} (lit cells).",
        "Sul foglio di {0}: cancella il pezzo bonus per {1} (caselle accese).",
    ),
    ("Erase the bonus piece.", "Cancella il pezzo bonus."),
    ("Erase it.", "Cancellalo."),
    ("Bonus piece", "Pezzo bonus"),
    ("The whole board is shaded.", "Tutta la griglia è colorata."),
    ("OK", "OK"),
    ("Cleared!", "Completato!"),
    # firmware/games/puzzle_sheet/fill.py
    ("Custom", "A piacere"),
    ("Pre-filled", "Già colorate"),
    ("OK: fill. Back: done", "OK: colora. Indietro: fine"),
    ("OK: fill", "OK: colora"),
    ("OK: empty. Back: done", "OK: svuota. Indietro: fine"),
    ("OK: empty", "OK: svuota"),
    (("{0} filled", "{0} filled"), ("{0} colorata", "{0} colorate")),
    # firmware/games/puzzle_sheet/game.py
    ("Cells in rectangle", "Caselle nel rettangolo"),
    ("Cells left empty", "Caselle vuote"),
    ("All boards", "Tutte le griglie"),
    ("the end of the game", "La fine della partita"),
    ("piece {0}", "pezzo {0}"),
    ("end of the game", "fine della partita"),
    ("bonus piece", "pezzo bonus"),
    ("tally", "conteggio"),
    (
        ("{1} × {2}, {0} unshaded", "{1} × {2}, {0} unshaded"),
        ("{1} × {2}, {0} vuota", "{1} × {2}, {0} vuote"),
    ),
    ("tally:", "conteggio:"),
    ("bonus", "bonus"),
    ("row {0}, column {1}", "riga\xa0{0}, colonna\xa0{1}"),
    # firmware/games/puzzle_sheet/how_to_play.py
    (
        "Shade pieces on your board to build one large full rectangle, and collect bonus points.\nAt"
        " the end the size of the rectangle is multiplied by your points. The highest score wins.",
        "Colora i pezzi sulla tua griglia per fare un grande rettangolo tutto pieno e raccogli punti"
        " bonus.\nAlla fine la grandezza del rettangolo si moltiplica per i tuoi punti. Vince il"
        " punteggio più alto.",
    ),
    (
        "Playing alone, you win when your whole board is shaded.\nIf the board is on screen, some"
        " cells can be pre-filled: see the setup.",
        "Se giochi in solitario, vinci quando tutta la griglia è colorata.\nCon la griglia sullo"
        " schermo puoi avere caselle già colorate: vedi le opzioni della partita.",
    ),
    (
        "Choose a piece that is left and shade it on your board. All players cross it off. Then add"
        " the points of its frame on your bonus track.\nNever turn or flip a piece. It covers only"
        " unshaded cells, and all of it must be on the board.",
        "Scegli un pezzo rimasto e coloralo sulla tua griglia. Tutti lo barrano. Poi aggiungi i"
        " punti del suo riquadro alla tua fila bonus.\nNon girare né ribaltare mai un pezzo. Copre"
        " solo caselle vuote e deve stare tutto nella griglia.",
    ),
    ("Taken pieces", "Pezzi presi"),
    (
        "Each piece can be taken only once, whoever takes it.",
        "Ogni pezzo si può prendere una volta sola, chiunque lo prenda.",
    ),
    (
        "Pieces in frames 1 and 2 can be taken once, pieces in frames 3 and 4 twice, whoever takes"
        " them.\nThe second time, make the line through the piece an X.",
        "I pezzi dei riquadri 1 e 2 si possono prendere una volta, quelli dei riquadri 3 e 4 due"
        " volte, chiunque li prenda.\nLa seconda volta, il tratto sul pezzo diventa una X.",
    ),
    ("Bonus pieces", "Pezzi bonus"),
    (
        "When your points reach or pass a bonus piece on the bonus track, you also place that"
        " piece.\nThe same rules apply, but it adds no points.",
        "Quando i tuoi punti arrivano a un pezzo bonus della fila bonus, o lo superano, piazzi anche"
        " quel pezzo.\nValgono le stesse regole, ma non dà punti.",
    ),
    (
        "The game ends when no piece that is left fits the board of the player to move, or a bonus"
        " piece does not fit.\nIf a piece does not fit while another one does, choose the other one.",
        "La partita finisce quando nessun pezzo rimasto entra nella griglia di chi deve giocare, o"
        " un pezzo bonus non entra.\nSe un pezzo non entra ma un altro sì, scegli l’altro.",
    ),
    (
        "Multiply height and width of your largest full rectangle by your points: 5×3 with 18 points"
        " is 270.\nIn a tie the fewest unshaded cells win. If these are equal too, the win is shared.",
        "Moltiplica altezza e larghezza del tuo rettangolo pieno più grande per i tuoi punti: 5×3"
        " con 18 punti fa 270.\nIn parità vince chi ha meno caselle vuote. Se sono pari anche queste,"
        " si vince insieme.",
    ),
    ("Boards on paper", "Griglie su carta"),
    (
        "The device knows the pieces and the points, but not your boards: you judge what fits.\nAt"
        " the end, enter each player's largest full rectangle and unshaded cells.",
        "La console conosce i pezzi e i punti, ma non le vostre griglie: decidete voi che cosa"
        " entra.\nAlla fine inserisci il rettangolo pieno più grande e le caselle vuote di ogni"
        " giocatore.",
    ),
    (
        "Hollow: the piece does not fit your board. Crossed off: it is taken.",
        "Solo il contorno: il pezzo non entra nella tua griglia. Barrato: è preso.",
    ),
    ("Leave at least one cell empty.", "Lascia vuota almeno una casella."),
    ("No bonus piece is due.", "Nessun pezzo bonus da piazzare."),
    ("The bonus piece fits: place it.", "Il pezzo bonus entra: piazzalo."),
    ("Place the bonus piece for 1 point first.", "Prima piazza il pezzo bonus per 1 punto."),
    ("Place the bonus piece for {0} points first.", "Prima piazza il pezzo bonus per {0} punti."),
    ("Piece {0} is taken.", "Il pezzo {0} è preso."),
    ("The piece goes over the edge of the board.", "Il pezzo esce dal bordo della griglia."),
    ("Row {0}, column {1} is already shaded.", "Riga\xa0{0}, colonna\xa0{1} è già colorata."),
    (
        "Row {0}, column {1} is not a cell of the board.",
        "Riga\xa0{0}, colonna\xa0{1} non è una casella della griglia.",
    ),
    ("This piece fits nowhere on the board.", "Questo pezzo non entra da nessuna parte."),
    (
        "Piece {0} still fits, so the game continues.",
        "Il pezzo {0} entra ancora: la partita continua.",
    ),
    ("The game has ended: tally the sheets.", "La partita è finita: conta i fogli."),
    ("Tally the sheets after the game ends.", "Conta i fogli quando la partita è finita."),
    ("The device scores this game.", "I punti di questa partita li conta la console."),
    ("This sheet is already tallied.", "Questo foglio è già contato."),
    (
        "A rectangle cannot be more than {0} high and {1} wide.",
        "Un rettangolo può essere alto al massimo {0} e largo {1}.",
    ),
    (
        "A rectangle must have both a height and a width, or neither.",
        "Un rettangolo deve avere altezza e larghezza, o nessuna delle due.",
    ),
    (
        "The rectangle and the unshaded cells cannot exceed {0} cells.",
        "Il rettangolo e le caselle vuote non possono superare {0} caselle.",
    ),
    (
        "Choose a piece. Hollow ones do not fit your board.",
        "Scegli un pezzo. Quelli con il solo contorno non entrano.",
    ),
    (
        "Move the piece, then shade it on your sheet. It cannot turn.",
        "Sposta il pezzo, poi coloralo sul tuo foglio. Non si può girare.",
    ),
    (
        "A bonus piece is placed at once. It gives no points.",
        "Un pezzo bonus si piazza subito. Non dà punti.",
    ),
    # firmware/games/puzzle_sheet/notice.py
    (
        "No remaining piece fits: the game ends.",
        "Nessun pezzo rimasto entra: la partita finisce.",
        "Nessun pezzo entra: partita finita.",
    ),
    ("No piece fits.", "Nessun pezzo entra."),
    (
        "The bonus piece for {0} does not fit: the game ends.",
        "Il pezzo bonus per {0} non entra: la partita finisce.",
        "Il bonus per {0} non entra: partita finita.",
    ),
    ("The bonus piece does not fit.", "Il pezzo bonus non entra."),
    ("End game", "Fine partita"),
    ("End", "Fine"),
    # firmware/games/puzzle_sheet/over.py
    ("Not cleared", "Non completato"),
    (
        ("Equal scores, but {0} empty cell fewer.", "Equal scores, but {0} empty cells fewer."),
        ("Punti pari, ma {0} casella vuota in meno.", "Punti pari, ma {0} caselle vuote in meno."),
    ),
    (("{0} empty cell", "{0} empty cells"), ("{0} casella vuota", "{0} caselle vuote")),
    # firmware/games/puzzle_sheet/pad.py
    (
        "The bonus piece does not fit, so the game ends for all.",
        "Il pezzo bonus non entra: la partita finisce per tutti.",
    ),
    ("It does not fit", "Non entra"),
    ("It does\nnot fit", "Non\nentra"),
    (
        ("Bonus for {0} point", "Bonus for {0} points"),
        ("Bonus per {0} punto", "Bonus per {0} punti"),
    ),
    ("Bonus for {0}", "Bonus per {0}"),
    ("No fit", "No"),
    ("Bonus {0}", "Bonus {0}"),
    ("Placed", "Piazzato"),
    ("Shade this piece on your sheet.", "Colora questo pezzo sul tuo foglio."),
    ("Rectangle height", "Altezza rettangolo"),
    ("Rectangle width", "Larghezza rettangolo"),
    ("Unshaded cells", "Caselle vuote"),
    # firmware/games/puzzle_sheet/place.py
    ("Bonus", "Bonus"),
    ("Row {0}, column {1} is shaded", "Riga\xa0{0}, colonna\xa0{1}: già colorata"),
    ("Shaded", "Già colorata", "Piena"),
    ("No cell at row {0}, column {1}", "Riga\xa0{0}, colonna\xa0{1}: non c’è"),
    ("No cell", "Non c’è"),
    ("Choose the row", "Scegli la riga"),
    ("Choose the column", "Scegli la colonna"),
    ("OK: place it here", "OK: piazza qui"),
    # firmware/games/puzzle_sheet/setup.py
    (
        "The device cannot take a seat: only the players see boards on paper.",
        "La console non può giocare: le griglie su carta le vedono solo i giocatori.",
    ),
    ("Sheet", "Foglio"),
    ("Boards", "Griglie"),
    ("on screen", "su schermo"),
    ("on paper", "su carta"),
    ("custom", "a piacere"),
    ("nothing", "niente"),
    ("Frame {0}", "Riquadro {0}"),
    ("Points", "Punti"),
    ("Bonus {0} at", "Bonus {0} a"),
    ("Bonus at", "Bonus a"),
    # firmware/games/puzzle_sheet/take.py
    (
        "No piece fits your board, so the game ends for all.",
        "Nessun pezzo entra nella tua griglia: la partita finisce per tutti.",
    ),
    (("{1}: {0} point", "{1}: {0} points"), ("{1}: {0} punto", "{1}: {0} punti")),
    ("No piece fits", "Nessun pezzo entra", "Nessuno entra"),
    ("{0}, {1}", "{0}, {1}"),
    ("bonus {0}", "bonus {0}"),
    # firmware/games/puzzle_sheet/words.py
    ("bonus {0} due", "bonus {0} da piazzare", "bonus {0} ora"),
    ("bonus at {0}", "bonus a {0}"),
    # firmware/games/shape_cards/declare.py
    ("Declare", "Dichiara"),
    ("Guess", "Tenta"),
    ("Back", "Indietro"),
    ("No card is complete.", "Nessuna carta è completa."),
    ("declare", "dichiara"),
    ("{0} of {1}", "{0} di {1}"),
    ("Choose the five fields.", "Scegli le cinque caselle."),
    # firmware/games/shape_cards/dice.py
    ("Who starts?", "Chi inizia?"),
    ("Roll both dice", "Lancia i due dadi"),
    ("Tie number {0}: roll again.", "Parità numero {0}: di nuovo."),
    ("Tie number {0}", "Parità numero {0}"),
    ("The higher roll starts.", "Inizia chi fa di più."),
    ("Higher roll starts.", "Inizia chi fa di più.", "Chi fa di più."),
    ("A tie: roll again.", "Parità: lanciate di nuovo.", "Parità: ancora."),
    # firmware/games/shape_cards/draft.py
    ("Pick a card for {0}:", "Scegli una carta per {0}:"),
    ("For {0}:", "Per {0}:"),
    ("Pick a card for yourself:", "Scegli una carta per te:"),
    ("For yourself:", "Per te:"),
    ("Pick a card for {0}", "Scegli una carta per {0}"),
    ("for {0}", "per {0}"),
    ("for them", "per l’altro"),
    ("Pick a card for yourself", "Scegli una carta per te"),
    ("for yourself", "per te"),
    ("for you", "per te"),
    ("pick a card", "scegli una carta"),
    ("pick", "scegli"),
    # firmware/games/shape_cards/end.py
    ("Whoever completed most cards wins.", "Vince chi ha completato più carte."),
    ("Both agree", "D’accordo"),
    ("Both agree: end it", "D’accordo: fine"),
    ("Play on", "Continua"),
    # firmware/games/shape_cards/entry.py
    ("Contest", "Sfida"),
    ("Revenge", "Vendetta"),
    ("What did {0} roll?", "Quanto ha fatto {0}?"),
    ("What was rolled?", "Quanto è uscito?"),
    # firmware/games/shape_cards/events.py
    ("You may swap.", "Puoi scambiare."),
    ("You may swap or replace.", "Puoi scambiare o rimpiazzare."),
    ("You may swap, replace or remove.", "Puoi scambiare, rimpiazzare o togliere."),
    (
        "You may swap, replace, remove or exchange.",
        "Puoi scambiare, rimpiazzare, togliere o barattare.",
    ),
    (
        "Both players removed in one round: remove all yellow and all green pieces.",
        "Avete tolto tutti e due nello stesso giro: togliete tutte le pedine gialle e verdi.",
    ),
    ("Remove all yellow and green pieces.", "Togli tutte le pedine gialle e verdi."),
    ("Remove them.", "Toglile."),
    (
        "Both players removed in one round: remove all blue and all green pieces.",
        "Avete tolto tutti e due nello stesso giro: togliete tutte le pedine blu e verdi.",
    ),
    ("Remove all blue and green pieces.", "Togli tutte le pedine blu e verdi."),
    ("Move the cards.", "Sposta le carte."),
    ("Move the cards again.", "Sposta di nuovo le carte."),
    ("Redone", "Rifatto"),
    ("{0}. {1}", "{0}. {1}"),
    ("Make the table look like this.", "Disponi tutto come qui."),
    ("Make it like this.", "Fai come qui."),
    ("Move the cards back.", "Rimetti a posto le carte."),
    ("A hidden card was seen.", "Una carta nascosta è stata vista."),
    ("{0}. {1} {2}", "{0}. {1} {2}"),
    ("{0} {1}", "{0} {1}"),
    ("A tie", "Parità"),
    ("Both roll again.", "Lanciate di nuovo."),
    ("Both", "Tutti e due"),
    (
        "{0} picks two cards first, one for each player.",
        "Prima {0} sceglie due carte, una a testa.",
        "{0} sceglie due carte, una a testa.",
    ),
    ("and picks two cards.", "e sceglie due carte."),
    ("{0} starts", "Inizia {0}"),
    ("Starts", "Inizia"),
    ("Contest lost", "Sfida persa"),
    ("{0}'s piece stays.", "La pedina di {0} resta."),
    ("The piece stays.", "La pedina resta."),
    (
        "{0} takes the piece back: nobody may use that field this turn. {0} plays again.",
        "{0} riprende la pedina: in questo turno nessuno può usare quella casella. {0} gioca di nuovo.",
    ),
    ("{0} takes the piece back and plays again.", "{0} riprende la pedina e gioca di nuovo."),
    ("Take the piece back.", "Riprendi la pedina."),
    ("Take it back.", "Riprendila."),
    ("The field is blocked", "Casella bloccata"),
    ("No revenge", "Niente vendetta"),
    (
        "You need a 6, or more points. Your turn ends.",
        "Ti serve un 6, o più punti. Il tuo turno finisce.",
    ),
    ("You need a 6, or more points.", "Ti serve un 6, o più punti."),
    ("The turn ends.", "Il turno finisce."),
    ("No revenge is possible: the turn ends.", "Nessuna vendetta è possibile: il turno finisce."),
    ("None is possible.", "Nessuna possibile."),
    ("A 6!", "Un 6!"),
    ("Choose any revenge.", "Scegli la vendetta che vuoi."),
    ("Choose any.", "Scegli quella che vuoi."),
    (
        "Remove the five lit pieces. The card goes to {0}.",
        "Togli le cinque pedine accese. La carta va a {0}.",
    ),
    ("Remove the lit pieces.", "Togli le pedine accese."),
    ("Card completed", "Carta completata"),
    ("Green ones too", "Anche le verdi"),
    (
        "{0} gives the left card and gets the right one.",
        "{0} dà la carta di sinistra e riceve quella di destra.",
    ),
    ("Exchange these cards.", "Baratta queste carte."),
    ("Exchange them.", "Barattale."),
    ("Exchange", "Baratta"),
    ("{0} gets this card.", "{0} riceve questa carta."),
    ("Card pick", "Scelta carta"),
    ("Allowed", "Accettata"),
    # firmware/games/shape_cards/exchange.py
    ("Which one do you take?", "Quale prendi?"),
    ("Take which?", "Quale prendi?"),
    ("Which card do you give?", "Quale carta dai?"),
    ("Give which?", "Quale dai?"),
    ("exchange", "baratto"),
    # firmware/games/shape_cards/game.py
    ("Extreme\nmost cards win", "Estremo\nvince chi ha più carte"),
    ("Thief\ncomplete their cards too", "Ladro\nanche le carte dell’altro"),
    ("Revenge\nlower rolls give points", "Vendetta\nlanci bassi danno punti"),
    ("Expert\nhidden cards", "Esperto\ncarte nascoste"),
    ("no", "no"),
    ("yes", "sì"),
    ("Own pieces on board", "Pedine sul tabellone"),
    ("Cards in hand", "Carte in mano"),
    ("cards", "carte"),
    ("All cards", "Tutte le carte"),
    ("Deck\ncheck your box", "Mazzo\nvedi nella scatola"),
    # firmware/games/shape_cards/hands.py
    ("OK: show", "OK: mostra"),
    (("{0} completed", "{0} completed"), ("{0} completata", "{0} completate")),
    (("{0} done", "{0} done"), ("{0} fatta", "{0} fatte")),
    (
        ("{0} done, revenge {1}", "{0} done, revenge {1}"),
        ("{0} fatta, vendetta {1}", "{0} fatte, vendetta {1}"),
    ),
    ("{0}, revenge {1}", "{0}, vendetta {1}"),
    # firmware/games/shape_cards/how_to_play.py
    (
        "Build the figures of your cards with pieces on the board.\nThe first player to complete both own cards wins.",
        "Forma sul tabellone, con le pedine, le figure delle tue carte.\nVince chi completa per primo"
        " tutte e due le sue carte.",
    ),
    (
        "Build the figures of your cards with pieces on the board.\nThe player with the most"
        " completed cards at the end wins; ties are shared.",
        "Forma sul tabellone, con le pedine, le figure delle tue carte.\nVince chi alla fine ha"
        " completato più carte; in parità si vince insieme.",
    ),
    ("The start", "L’inizio"),
    (
        "Both players roll a die, again in a tie. The higher roll starts.\nThat player picks a card"
        " to keep, then one for the other player, who then does the same.",
        "Tutti e due lanciano un dado; in parità si lancia di nuovo. Inizia chi fa di più.\nChi"
        " inizia sceglie una carta per sé, poi una per l’altro, che poi fa lo stesso.",
    ),
    (
        "Both players roll a die, again in a tie. The higher roll starts.\nEach player gets 2 random"
        " cards, which only their owner may see.",
        "Tutti e due lanciano un dado; in parità si lancia di nuovo. Inizia chi fa di più.\nOgni"
        " giocatore riceve 2 carte a caso, che può vedere solo lui.",
    ),
    (
        "Do one of these: place a green piece on an empty field, place a piece of your own colour"
        " there, declare a card, or remove your pieces.\nBoth players use the green pieces.",
        "Fai una di queste cose: piazza una pedina verde su una casella vuota, piazza lì una pedina"
        " del tuo colore, dichiara una carta, o togli le tue pedine.\nLe pedine verdi le usano tutti"
        " e due.",
    ),
    (
        "The figure must be made of your own and green pieces, at least 2 of them your own. It may"
        " be turned and may lie anywhere, but it cannot be mirrored.\nIts 5 pieces go back to their"
        " piles. A wrong declaration costs nothing.",
        "La figura deve essere fatta di pedine tue e verdi, almeno 2 tue. Può essere girata e stare"
        " ovunque, ma non allo specchio.\nLe sue 5 pedine tornano nei mucchi. Una dichiarazione"
        " sbagliata non costa niente.",
    ),
    (
        "The other player may contest a piece of your own colour: both roll. If their roll is"
        " higher, remove it: its field is blocked this turn. Do something else, which cannot be"
        " contested.\nIn a tie, or if your roll is higher, the piece stays.",
        "L’avversario può sfidare una pedina del tuo colore: lanciate tutti e due. Se fa di più lui,"
        " togli la pedina: la casella è bloccata per questo turno. Fai un’altra cosa, che non si può"
        " sfidare.\nIn parità, o se fai di più tu, la pedina resta.",
    ),
    ("Remove", "Togli"),
    (
        "All your own pieces leave the board. With none there, it is a pass.\nIf both players remove"
        " in the same round, the second also removes all green pieces.",
        "Tutte le tue pedine lasciano il tabellone. Se non ne hai, è come passare.\nSe tutti e due"
        " tolgono nello stesso giro, il secondo toglie anche tutte le verdi.",
    ),
    ("Extreme", "Estremo"),
    (
        "When a card is completed, its owner picks a new one. In Expert it is a random one.\nThe game"
        " ends when no new cards are left and a player has none, or when you agree to end it.",
        "Quando una carta è completata, il suo proprietario ne sceglie una nuova. In Esperto è a"
        " caso.\nLa partita finisce quando non ci sono più carte nuove e un giocatore non ne ha, o"
        " quando siete d’accordo.",
    ),
    ("Thief", "Ladro"),
    (
        "You may also complete the other player's cards. Whoever completes a player's last card"
        " wins.\nIn Extreme instead, a card counts for whoever completes it, and its owner gets the"
        " new one.",
        "Puoi completare anche le carte dell’avversario. Vince chi completa l’ultima carta di un"
        " giocatore.\nIn Estremo, invece, la carta conta per chi la completa, e il proprietario"
        " riceve quella nuova.",
    ),
    (
        "Each time you roll lower than the other player, you get 1 revenge point, also at the"
        " start.\nInstead of another action you may roll a die for revenge. Then your revenge points"
        " are 0 and the turn ends, even if nothing was possible.",
        "Ogni volta che il tuo lancio è più basso di quello dell’avversario, ricevi 1 punto"
        " vendetta, anche all’inizio.\nInvece di un’altra azione puoi lanciare un dado per la"
        " vendetta. Poi i tuoi punti vendetta tornano a 0 e il turno finisce, anche se niente era"
        " possibile.",
    ),
    ("Which revenge", "Quale vendetta"),
    (
        "A 6 lets you choose any, else those that you have the points for.\n4: swap one of their"
        " pieces with a piece next to it, not diagonally. 7: replace one of theirs with yours.\n13:"
        " remove all of theirs. 100: exchange one of your cards for one of theirs.",
        "Con un 6 scegli quella che vuoi, se no una per cui hai i punti.\n4: scambia una pedina sua"
        " con una vicina, non in diagonale. 7: rimpiazza una pedina sua con una tua.\n13: togli tutte"
        " le sue. 100: baratta una tua carta con una sua.",
    ),
    ("Expert", "Esperto"),
    (
        "Only you may see your cards. Hand the device over when it says so.\nTo declare, show the five fields.",
        "Le tue carte puoi vederle solo tu. Passa la console quando lo dice.\nPer dichiarare, mostra"
        " le cinque caselle.",
    ),
    (
        "Lit fields: the figure that was declared or can be.",
        "Caselle accese: la figura dichiarata, o che puoi dichiarare.",
    ),
    ("Roll the dice: the higher roll starts.", "Lanciate i dadi: inizia chi fa di più."),
    ("Pick a card that nobody has.", "Scegli una carta che non ha nessuno."),
    (
        "Place a green piece or your own, declare a card, or remove your pieces.",
        "Piazza una pedina verde o tua, dichiara una carta, o togli le tue pedine.",
    ),
    ("That field is not empty.", "Quella casella non è vuota."),
    ("Allow the piece, or contest it.", "Accetta la pedina, o sfidala."),
    ("That field is blocked this turn.", "Quella casella è bloccata per questo turno."),
    ("First choose your revenge.", "Prima scegli la tua vendetta."),
    ("This game is played without Revenge.", "Questa partita è senza Vendetta."),
    ("This revenge needs more points, or a 6.", "Per questa vendetta servono più punti, o un 6."),
    ("Swap it with a piece next to it.", "Scambiala con una pedina vicina."),
    ("The other player has no piece on the board.", "L’avversario non ha pedine sul tabellone."),
    ("Choose a piece of the other player.", "Scegli una pedina dell’avversario."),
    ("Give a card of your own.", "Dai una carta tua."),
    ("Take a card of the other player.", "Prendi una carta dell’avversario."),
    (
        "Only in Extreme may the players end the game.",
        "Solo in Estremo i giocatori possono finire la partita.",
    ),
    (
        "You can end the game only at the start of a turn.",
        "Puoi finire la partita solo all’inizio di un turno.",
    ),
    ("Declare a card of your own.", "Dichiara una carta tua."),
    (
        "Declare a card of the other player or your own.",
        "Dichiara una carta tua o dell’avversario.",
    ),
    ("A figure must have five fields.", "Una figura deve avere cinque caselle."),
    ("A figure must have five different fields.", "Una figura deve avere cinque caselle diverse."),
    (
        "All five fields must hold your pieces or green ones.",
        "Su tutte e cinque le caselle devono esserci pedine tue o verdi.",
    ),
    ("These fields do not complete a card.", "Queste caselle non completano nessuna carta."),
    (
        "At least two of the five pieces must be your own.",
        "Almeno due delle cinque pedine devono essere tue.",
    ),
    (
        "Pick a figure you can build with at least two of your pieces.",
        "Scegli una figura che puoi formare con almeno due pedine tue.",
    ),
    (
        "Choose a field for a piece, or declare a completed card.",
        "Scegli una casella per una pedina, o dichiara una carta completata.",
    ),
    (
        "Contest: both roll. If yours is higher, the piece is removed.",
        "Sfida: lanciate tutti e due. Se fai di più tu, la pedina si toglie.",
    ),
    (
        "The five pieces of a completed card go back to their piles.",
        "Le cinque pedine di una carta completata tornano nei mucchi.",
    ),
    # firmware/games/shape_cards/over.py
    (("{0} card", "{0} cards"), ("{0} carta", "{0} carte")),
    ("The last card is completed.", "L’ultima carta è completata."),
    ("Both cards are completed.", "Tutte e due le carte sono completate."),
    (("{0} card each.", "{0} cards each."), ("{0} carta a testa.", "{0} carte a testa.")),
    # firmware/games/shape_cards/revenge.py
    ("Swap", "Scambia"),
    ("Swap with a neighbour", "Scambia con una vicina"),
    ("Swap two", "Scambia due"),
    ("Replace", "Rimpiazza"),
    ("Replace one with yours", "Rimpiazza una con la tua"),
    ("Replace one", "Rimpiazza una"),
    ("Remove all", "Togli tutto"),
    ("Remove all their pieces", "Togli tutte le sue pedine"),
    ("All their pieces", "Tutte le sue pedine", "Le sue pedine"),
    ("Exchange a card", "Baratta una carta"),
    ("One card", "Una carta"),
    ("End turn", "Fine turno"),
    ("No revenge is possible", "Nessuna vendetta possibile"),
    ("Not possible", "Impossibile"),
    ("revenge", "vendetta"),
    # firmware/games/shape_cards/secret.py
    ("secret", "segreto"),
    ("hidden", "nascoste"),
    ("Hide cards", "Nascondi le carte", "Nascondi"),
    # firmware/games/shape_cards/target.py
    ("replace", "rimpiazza"),
    ("Replace which piece?", "Quale pedina rimpiazzi?"),
    ("With which piece?", "Con quale pedina?"),
    ("With which?", "Con quale?"),
    ("Swap which piece?", "Quale pedina scambi?"),
    ("Swap which?", "Quale scambi?"),
    ("swap", "scambio"),
    # firmware/games/shape_cards/turn.py
    ("Removes all yellow pieces", "Toglie tutte le pedine gialle"),
    ("Removes all yellow", "Toglie tutte le gialle"),
    ("All yellow", "Tutte le gialle"),
    ("Removes all blue pieces", "Toglie tutte le pedine blu"),
    ("Removes all blue", "Toglie tutte le blu"),
    ("All blue", "Tutte le blu"),
    ("Removes all green pieces", "Toglie tutte le pedine verdi"),
    ("Removes green", "Toglie le verdi"),
    ("All green", "Tutte le verdi"),
    ("Removes all yellow and green", "Toglie tutte le gialle e verdi"),
    ("Removes yellow and green", "Toglie gialle e verdi"),
    ("Removes yellow & green", "Toglie gialle+verdi"),
    ("Removes yellow, green", "Gialle e verdi"),
    ("Also green", "Anche verdi"),
    ("Removes all blue and green", "Toglie tutte le blu e verdi"),
    ("Removes blue and green", "Toglie blu e verdi"),
    ("Removes blue & green", "Toglie blu+verdi"),
    ("Removes blue, green", "Blu e verdi"),
    ("revenge {0}", "vendetta {0}"),
    ("Which piece goes there?", "Quale pedina va lì?"),
    ("blocked", "bloccata"),
    ("choose again", "scegli ancora"),
    ("Blocked: choose again", "Bloccata: scegli ancora"),
    ("Choose a field or an action", "Scegli casella o azione", "Casella o azione?"),
    ("Counts as removing all", "Vale come togliere tutto"),
    ("A removal", "Come togliere"),
    ("Only a 6 helps ({0} of {1})", "Serve un 6 ({0} di {1})"),
    ("Only a 6 ({0} of {1})", "Solo un 6 ({0} di {1})"),
    ("Only a 6", "Solo un 6"),
    ("A 6 lets you choose any", "Con un 6 scegli quella che vuoi"),
    ("With a 6 choose any", "Con un 6 scegli tu"),
    ("6: choose any", "6: scegli tu"),
    (
        "Only a 6 helps: you have {0} of {1} points. Without a 6 your turn is lost.",
        "Ti serve un 6: hai {0} di {1} punti. Senza un 6 il turno è perso.",
    ),
    ("Roll", "Lancia"),
    ("allow?", "accetti?"),
    ("Allow the lit piece?", "Accetti la pedina accesa?"),
    ("Allow", "Accetta"),
    # firmware/games/shape_cards/words.py
    ("yellow piece", "pedina gialla"),
    ("blue piece", "pedina blu"),
    ("card pick", "scelta della carta"),
    ("starting roll", "lancio iniziale"),
    ("approval", "via libera"),
    ("contest", "sfida"),
    ("declaration", "dichiarazione"),
    ("removal", "rimozione"),
    ("revenge roll", "lancio di vendetta"),
    ("replacement", "rimpiazzo"),
    ("card exchange", "baratto"),
    ("missed revenge", "vendetta mancata"),
    ("green piece", "pedina verde"),
    ("starting roll:", "lancio iniziale:"),
    ("contest:", "sfida:"),
    ("revenge:", "vendetta:"),
    ("yellow: row {0}, column {1}", "gialla: riga\xa0{0}, colonna\xa0{1}"),
    ("blue: row {0}, column {1}", "blu: riga\xa0{0}, colonna\xa0{1}"),
    ("green: row {0}, column {1}", "verde: riga\xa0{0}, colonna\xa0{1}"),
    (
        "replaced: row {0}, column {1}",
        "rimpiazzata: riga\xa0{0}, colonna\xa0{1}",
        "rimpiazzo: riga\xa0{0}, colonna\xa0{1}",
    ),
    ("swapped: row {0}, column {1}", "scambiata: riga\xa0{0}, colonna\xa0{1}"),
    ("yellow at row {0}, column {1}", "gialla in riga\xa0{0}, colonna\xa0{1}"),
    ("blue at row {0}, column {1}", "blu in riga\xa0{0}, colonna\xa0{1}"),
    ("green at row {0}, column {1}", "verde in riga\xa0{0}, colonna\xa0{1}"),
    ("replace row {0}, column {1}", "rimpiazza riga\xa0{0}, colonna\xa0{1}"),
    (
        "swap row {0}, column {1} with row {2}, column {3}",
        "scambia riga\xa0{0}, colonna\xa0{1} con riga\xa0{2}, colonna\xa0{3}",
    ),
    ("pick card {0}", "scegli la carta {0}"),
    ("roll", "lancio"),
    ("allow the piece", "accetta la pedina"),
    ("contest the piece", "sfida la pedina"),
    ("declare a card", "dichiara una carta"),
    ("remove your pieces", "togli le tue pedine"),
    ("roll for revenge", "lancia per la vendetta"),
    ("remove all their pieces", "togli tutte le sue pedine"),
    ("no revenge", "niente vendetta"),
    ("end the game", "finisci la partita"),
    ("exchange cards", "baratta le carte"),
    ("Your card", "La tua carta"),
    ("{0}'s card", "La carta di {0}"),
    ("Your card is complete", "La tua carta è completa"),
    ("{0}'s card is complete", "La carta di {0} è completa"),
    ("the starting roll", "Il lancio iniziale"),
    ("card completed", "carta completata"),
    # firmware/games/yacht/events.py
    ("Bonus!", "Bonus!"),
    ("Write {0}", "Scrivi {0}"),
    # firmware/games/yacht/game.py
    ("modern", "moderno"),
    ("classic", "classico"),
    ("Yachts", "Yacht"),
    ("Points in upper boxes", "Punti della parte alta", "Punti parte alta"),
    ("Boxes with 0", "Caselle con 0"),
    ("write {0}", "scrivi {0}"),
    # firmware/games/yacht/how_to_play.py
    (
        "Each turn you write points in one box of your sheet. The highest total wins; ties are"
        " shared.\nPlaying alone, try to beat your best score.",
        "A ogni turno scrivi i punti in una casella del tuo foglio. Vince il totale più alto; in"
        " parità si vince insieme.\nIn solitario, cerca di battere il tuo record.",
    ),
    (
        "Roll all 5 dice. You may reroll any of them, up to 2 times, also dice you kept. Then write"
        " one open box.\nIf the dice do not fit a box, it scores 0. You may choose that. Once"
        " written, a box stays.",
        "Lancia tutti i 5 dadi. Puoi rilanciare quelli che vuoi, fino a 2 volte, anche dadi che"
        " avevi tenuto. Poi scrivi in una casella libera.\nSe i dadi non vanno bene per la casella,"
        " scrivi 0. Puoi anche farlo apposta. Una casella scritta resta così.",
    ),
    ("Upper boxes", "Parte alta"),
    (
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nWith 63 or more"
        " in these 6 boxes together you get a bonus of 35.",
        "Da uno a sei, ogni casella somma i dadi con il suo numero: 4 4 4 nella casella quattro vale"
        " 12.\nCon 63 o più in queste 6 caselle insieme ricevi un bonus di 35.",
    ),
    (
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nThis sheet has no bonus.",
        "Da uno a sei, ogni casella somma i dadi con il suo numero: 4 4 4 nella casella quattro vale"
        " 12.\nQuesto foglio non ha bonus.",
    ),
    ("Lower boxes", "Parte bassa"),
    (
        "Three or four alike, at least that many of one face: the sum of all dice.\nFull house, 3 of"
        " one face and 2 of another: 25.\nSmall straight, 4 faces in a row: 30. Large straight, 5 in"
        " a row: 40.\nYacht, 5 alike: 50. Chance: the sum of all dice.",
        "Tris o poker, almeno 3 o 4 dadi uguali: la somma di tutti i dadi.\nFull, 3 dadi uguali e"
        " altri 2 uguali: 25.\nScala piccola, 4 numeri in fila: 30. Scala grande, 5 in fila:"
        " 40.\nYacht, 5 uguali: 50. Chance: la somma di tutti i dadi.",
    ),
    (
        "Full house, 3 of one face and 2 of another: the sum of all dice.\nFour alike, at least 4 of"
        " one face: 4 times that face.\nLittle straight, 1 2 3 4 5, and big straight, 2 3 4 5 6: 30"
        " each.\nChoice: the sum of all dice. Yacht, 5 alike: 50.",
        "Full, 3 dadi uguali e altri 2 uguali: la somma di tutti i dadi.\nPoker, almeno 4 dadi"
        " uguali: 4 volte quel numero.\nScala 1-5, cioè 1 2 3 4 5, e scala 2-6, cioè 2 3 4 5 6: 30"
        " l’una.\nScelta: la somma di tutti i dadi. Yacht, 5 uguali: 50.",
    ),
    ("Good to know", "Buono a sapersi"),
    (
        "5 alike is not a full house. A second yacht earns nothing extra.\nThe game ends when all"
        " sheets are full. Your score is the sum of all boxes and any bonus.",
        "5 uguali non sono un full. Un secondo yacht non dà niente in più.\nLa partita finisce quando"
        " tutti i fogli sono pieni. I tuoi punti sono la somma di tutte le caselle e del bonus, se"
        " c’è.",
    ),
    (
        "A number beside a box: what the dice would score there now.",
        "Il numero accanto a una casella: quanto varrebbero lì i dadi adesso.",
    ),
    ("Reroll some dice, or write a box.", "Rilancia dei dadi, oppure scrivi in una casella."),
    (
        "No rerolls left this turn: write a box.",
        "Non puoi più rilanciare in questo turno: scrivi in una casella.",
    ),
    ("Write an open box: {0}.", "Scrivi in una casella libera: {0}."),
    (
        "Each box shows what it scores now. Write one on your sheet.",
        "Ogni casella mostra quanto vale adesso. Scrivine una sul tuo foglio.",
    ),
    (
        "The upper boxes hold enough points for the bonus.",
        "La parte alta ha abbastanza punti per il bonus.",
    ),
    # firmware/games/yacht/review.py
    ("{0} Open: {1}.", "{0} Libere: {1}."),
    # firmware/games/yacht/sheets.py
    ("Upper, of {0}", "Alta, di {0}"),
    ("Upper", "Alta"),
    # firmware/games/yacht/turn.py
    (
        "These dice score {0}. No roll does better.",
        "Questi dadi valgono {0}. Nessun lancio fa di più.",
    ),
    ("Write", "Scrivi"),
    # firmware/games/yacht/words.py
    ("ones", "uno"),
    ("Ones", "Uno"),
    ("twos", "due"),
    ("Twos", "Due"),
    ("threes", "tre"),
    ("Threes", "Tre"),
    ("fours", "quattro"),
    ("Fours", "Quattro"),
    ("fives", "cinque"),
    ("Fives", "Cinque"),
    ("sixes", "sei"),
    ("Sixes", "Sei"),
    ("three alike", "tris"),
    ("Three alike", "Tris"),
    ("four alike", "poker"),
    ("Four alike", "Poker"),
    ("full house", "full"),
    ("Full house", "Full"),
    ("small straight", "scala piccola"),
    ("Small straight\nSmall str.", "Scala piccola\nSc. piccola"),
    ("large straight", "scala grande"),
    ("Large straight\nLarge str.", "Scala grande\nSc. grande"),
    ("little straight", "scala 1-5"),
    ("Little straight\nLittle str.", "Scala 1-5\nScala 1-5"),
    ("big straight", "scala 2-6"),
    ("Big straight\nBig str.", "Scala 2-6\nScala 2-6"),
    ("yacht", "yacht"),
    ("Yacht", "Yacht"),
    ("chance", "chance"),
    ("Chance", "Chance"),
    ("choice", "scelta"),
    ("Choice", "Scelta"),
    ("{0} in {1}", "{0} in\xa0{1}"),
    ("the bonus of\xa0{0}", "il bonus di\xa0{0}"),
    # firmware/games/yacht/write.py
    ("You have the bonus of {0}.", "Hai il bonus di {0}."),
    ("Upper boxes: {0} of {1}", "Parte alta: {0} di {1}"),
    ("Upper: {0} of {1}", "Alta: {0} di {1}"),
    # firmware/handicap.py
    (" +{0} ({1} to {2})", " +{0} ({1} a {2})"),
    ("Handicap: {0} of {1} reviewed games.", "Vantaggio: {0} di {1} partite analizzate."),
    (
        ("Handicap: none is sure after {0} game.", "Handicap: none is sure after {0} games."),
        ("Vantaggio: ancora incerto dopo {0} partita.", "Vantaggio: ancora incerto dopo {0} partite."),
    ),
    ("Handicap: {0} +{1} ({2} to {3})", "Vantaggio: {0} +{1} ({2} a {3})"),
    # firmware/idle_tasks.py
    (
        "Key {0} seems stuck. It is ignored until released.",
        "Il tasto {0} sembra bloccato. Non conta finché non si libera.",
    ),
    # firmware/instructions.py
    ("On {0}'s sheet", "Sul foglio di {0}"),
    ("{0}: done", "{0}: fatto"),
    # firmware/pads/archive.py
    (
        "Some finished score pads were damaged. A copy is kept.",
        "Alcuni segnapunti finiti erano danneggiati. Ne resta una copia.",
    ),
    ("{0}. The scores are kept in History.", "{0}. I punti restano nello Storico."),
    (
        ("{0} number is missing and counts as 0.", "{0} numbers are missing and count as 0."),
        ("Manca {0} numero e conta 0.", "Mancano {0} numeri e contano 0."),
    ),
    (
        "History is full: the oldest score pad is deleted ({0}; {1}).",
        "Lo Storico è pieno: si elimina il segnapunti più vecchio ({0}; {1}).",
    ),
    (
        (
            "History is full: the {0} oldest score pad is deleted.",
            "History is full: the {0} oldest score pads are deleted.",
        ),
        (
            "Lo Storico è pieno: si elimina {0} segnapunti, il più vecchio.",
            "Lo Storico è pieno: si eliminano i {0} segnapunti più vecchi.",
        ),
    ),
    ("{0} wins: {1}", "Vince {0}: {1}"),
    ("{0} win: {1}", "Vincono {0}: {1}"),
    # firmware/pads/bag.py
    (
        ("Put {0} number back?", "Put {0} numbers back?"),
        ("Rimettere {0} numero?", "Rimettere {0} numeri?"),
    ),
    (
        (
            "Put {0} number back? The bag becomes 1 to {1}.",
            "Put {0} numbers back? The bag becomes 1 to {1}.",
        ),
        (
            "Rimettere {0} numero? Il sacchetto va da 1 a {1}.",
            "Rimettere {0} numeri? Il sacchetto va da 1 a {1}.",
        ),
    ),
    ("Draw a number", "Pesca"),
    ("The bag is empty", "Il sacchetto è vuoto"),
    ("Numbers 1 to", "Numeri da 1 a"),
    ("Put all back", "Rimetti tutto"),
    ("Before: {0}", "Prima: {0}"),
    ("The first number", "Il primo numero"),
    ("Bag", "Sacchetto"),
    (("{0} drawn", "{0} drawn"), ("{0} pescato", "{0} pescati")),
    ("Keep them out", "Lasciali fuori"),
    ("Bag of {0}: {1}", "Sacchetto da {0}: {1}"),
    # firmware/pads/bookkeeping.py
    (
        "The score pad was damaged. This is a new one; the old file is kept.",
        "Il segnapunti era danneggiato. Questo è nuovo; il vecchio file resta.",
    ),
    (
        "The last scores were damaged. A copy is kept.",
        "Gli ultimi punti erano danneggiati. Ne resta una copia.",
    ),
    ("out 1st", "fuori 1°"),
    ("out 2nd", "fuori 2°"),
    ("out 3rd", "fuori 3°"),
    ("out 4th", "fuori 4°"),
    ("out 5th", "fuori 5°"),
    ("out 6th", "fuori 6°"),
    ("out 7th", "fuori 7°"),
    ("out 8th", "fuori 8°"),
    ("left", "via"),
    ("Score pad", "Segnapunti"),
    # firmware/pads/cards.py
    (
        "The order of the cards comes from a seed chosen before the first draw. Its fingerprint"
        " (SHA-256):\n{0}\nThe seed is shown when the deck is put away.",
        "L’ordine delle carte viene da un seme scelto prima di pescare. La sua impronta"
        " (SHA-256):\n{0}\nIl seme si vede quando riponi il mazzo.",
    ),
    ("It is shuffled with the cards left.", "Il mazzo si mescola con le carte rimaste."),
    (
        "Everybody sees the seed, and who drew which card.",
        "Tutti vedono il seme e chi ha pescato quale carta.",
    ),
    ("Put last back", "Rimetti l’ultima"),
    ("Put deck away", "Riponi il mazzo"),
    ("Draw for a player", "Pesca per un giocatore"),
    ("For a player", "Per un giocatore", "Per qualcuno"),
    ("Draw a card", "Pesca una carta", "Pesca"),
    ("Shuffle", "Mescola"),
    ("New deck", "Nuovo mazzo"),
    ("Cards drawn", "Carte pescate"),
    ("Cards", "Carte"),
    ("Not now", "Non ora"),
    ("Draw for", "Pesca per"),
    (
        "Hand the device to {0}\nNobody else may look.",
        "Passa la console a {0}\nNessun altro deve guardare.",
    ),
    ("Hide", "Nascondi"),
    ("I am {0}", "Sono {0}"),
    ("Start", "Avvia"),
    ("own names", "nomi tuoi"),
    ("How many", "Quante"),
    # firmware/pads/clock.py
    ("Clock", "Orologio"),
    ("End the clock?", "Fermare l’orologio?"),
    ("Time", "Tempo"),
    ("Paused", "In pausa"),
    ("No time has passed.", "Non è passato tempo."),
    ("Times", "Tempi"),
    # firmware/pads/deck.py
    (
        "The deck of cards was damaged. A copy is kept.",
        "Il mazzo di carte era danneggiato. Ne resta una copia.",
    ),
    ("{0} of clubs", "{0} di fiori"),
    ("{0} of diamonds", "{0} di quadri"),
    ("{0} of hearts", "{0} di cuori"),
    ("{0} of spades", "{0} di picche"),
    ("Jack", "Jack"),
    ("Queen", "Donna"),
    ("King", "Re"),
    ("Ace", "Asso"),
    ("Joker", "Jolly"),
    (
        ("{0} back, shuffled", "{0} back, shuffled"),
        ("{0} rimessa, mescolato", "{0} rimesse, mescolato"),
    ),
    ("Shuffled", "Mescolato"),
    ("a card", "una carta"),
    # firmware/pads/dice_chart.py
    (">99.9%", ">99,9%"),
    ("<0.1%", "<0,1%"),
    ("{0}.{1}%", "{0},{1}%"),
    ("Too many dice for a chart.", "Troppi dadi per un grafico."),
    ("{0} or more: {1}", "{0} o più: {1}"),
    ("{0}+: {1}", "{0}+: {1}"),
    ("{0} to {1}", "da {0} a {1}", "{0}-{1}"),
    # firmware/pads/dice_notation.py
    ("A set must have 1 to {0} dice.", "Un set deve avere da 1 a {0} dadi."),
    ("A set can have {0} kinds of dice.", "Un set può avere {0} tipi di dadi."),
    ("{0} needs a number from 1 to {1}.", "Con {0} serve un numero da 1 a {1}."),
    ("{0} cannot follow {1}.", "{0} non può seguire {1}."),
    ("{0} keeps {1} of {2} dice.", "{0} tiene {1} di {2} dadi."),
    ("Enter dice such as 4d6kh3.", "Scrivi dadi come 4d6kh3."),
    ("Only dice can be added, not {0}.", "Si possono sommare solo dadi, non {0}."),
    ("Drop dice with dl (the lowest) or dh (the highest).", "Scarta i dadi con dl (i più bassi) o dh (i più alti)."),
    (
        "Dice must have 2, 3, 4, 6, 8, 10, 12, 20 or 100 sides.",
        "I dadi devono avere 2, 3, 4, 6, 8, 10, 12, 20 o 100 facce.",
    ),
    # firmware/pads/dice_set.py
    (("{0} success", "{0} successes"), ("{0} successo", "{0} successi")),
    ("Sum {0}", "Somma {0}", "= {0}"),
    ("{0}: {1}, {2} × {3}", "{0}: {1}, {2} × {3}"),
    ("{0}: {1}, {2}", "{0}: {1}, {2}"),
    ("{0}: {1} =\xa0{2}", "{0}: {1} =\xa0{2}"),
    ("own", "tuo"),
    ("held", "tenuto", "fermo"),
    ("Change", "Cambia"),
    # firmware/pads/dice_sets.py
    ("all", "tutti"),
    ("highest", "i più alti", "più alti"),
    ("lowest", "i più bassi", "più bassi"),
    ("count of", "quanti"),
    ("at least", "almeno"),
    ("at most", "al massimo"),
    ("keep the highest {0}", "tieni i {0} più alti"),
    ("keep the lowest {0}", "tieni i {0} più bassi"),
    ("count each {0}", "conta ogni {0}"),
    ("count {0} or more", "conta da {0} in su"),
    ("count {0} or less", "conta fino a {0}"),
    ("Keep the highest {0}.", "Tieni i {0} più alti."),
    ("Keep the lowest {0}.", "Tieni i {0} più bassi."),
    ("Count each {0}.", "Conta ogni {0}."),
    ("Count {0} or more.", "Conta da {0} in su."),
    ("Count {0} or less.", "Conta fino a {0}."),
    ("Dice", "Dadi"),
    ("Face", "Faccia"),
    ("Target", "Obiettivo"),
    (
        "Some dice sets were damaged. A copy is kept.",
        "Alcuni set di dadi erano danneggiati. Ne resta una copia.",
    ),
    ("Delete set", "Elimina set"),
    ("Delete this set?", "Eliminare questo set?"),
    ("Keep it", "Tieni"),
    ("Delete it", "Elimina"),
    (("{0} own", "{0} own"), ("{0} tuo", "{0} tuoi")),
    ("each {0} adds a roll", "ogni {0} dà un altro lancio"),
    ("each highest face adds a roll", "ogni faccia massima dà un altro lancio"),
    ("Roll {0}, {1}, {2}.", "Lancia {0}, {1}, {2}."),
    ("Roll {0}, {1}.", "Lancia {0}, {1}."),
    ("Roll {0}.", "Lancia {0}."),
    ("Each {0} adds a roll, {1}.", "Ogni {0} dà un altro lancio, {1}."),
    ("Each {0} adds a roll.", "Ogni {0} dà un altro lancio."),
    ("Each highest face adds a roll, {0}.", "Ogni faccia massima dà un altro lancio, {0}."),
    ("Each highest face adds a roll.", "Ogni faccia massima dà un altro lancio."),
    ("Set {0}", "Set {0}"),
    ("New set", "Nuovo set"),
    ("Dice sets", "Set di dadi"),
    ("Name", "Nome"),
    ("Notation", "Formula"),
    ("Total", "Totale"),
    ("Explode", "Esplode"),
    ("on", "sì"),
    ("off", "no"),
    ("Chances", "Probabilità"),
    ("Last rolls", "Ultimi lanci"),
    ("Dice {0}", "Dadi {0}"),
    ("Sides {0}", "Facce {0}"),
    ("own faces", "facce tue"),
    ("Faces {0}", "Simboli {0}"),
    ("More dice", "Altri dadi"),
    ("Dice with own faces", "Dadi con facce tue"),
    ("Name of the set", "Nome del set"),
    ("Face {0}", "Faccia {0}"),
    ("Faces", "Facce"),
    ("Own faces", "Facce tue"),
    ("Card {0}", "Carta {0}"),
    ("Own cards", "Carte tue"),
    # firmware/pads/finished.py
    ("Delete score pad", "Elimina segnapunti"),
    ("Delete this score pad?", "Eliminare questo segnapunti?"),
    ("No score pads", "Nessun segnapunti"),
    ("Score pads", "Segnapunti"),
    ("Won with {0}", "Vinto con {0}"),
    (("{0} player", "{0} players"), ("{0} giocatore", "{0} giocatori")),
    ("This score pad is gone.", "Questo segnapunti non c’è più."),
    ("All rounds", "Tutti i giri"),
    ("Correct", "Correggi"),
    ("Delete", "Elimina"),
    ("The pad of {0} is finished first. {1}", "Prima si termina il segnapunti di {0}. {1}"),
    ("Finish it", "Terminalo"),
    ("won", "vince"),
    # firmware/pads/free_dice.py
    (("{0} coin", "{0} coins"), ("{0} moneta", "{0} monete")),
    (("{0} die", "{0} dice"), ("{0} dado", "{0} dadi")),
    ("{0} × d{1}", "{0} × d{1}"),
    ("Sides", "Facce"),
    ("Unhold all", "Libera tutti"),
    ("Free dice", "Dadi liberi"),
    # firmware/pads/own_faces.py
    ("blank", "vuota"),
    ("Yes", "Sì"),
    ("No", "No"),
    # firmware/pads/pad_settings.py
    (
        "Some profiles of score pads were damaged. A copy is kept.",
        "Alcuni profili di segnapunti erano danneggiati. Ne resta una copia.",
    ),
    (
        'There are {0} profiles already, so "{1}" is not kept as one. To delete one, choose it under "New pad".',
        "Ci sono già {0} profili, perciò «{1}» non diventa un profilo. Per eliminarne uno, sceglilo"
        " in «Nuovo segnapunti».",
    ),
    ("Counter {0}", "Contatore {0}"),
    ("start {0}", "inizio {0}"),
    ("target {0}", "obiettivo {0}"),
    ("step {0}", "scatto {0}"),
    ("lowest wins", "vince il più basso", "vince il minimo"),
    (("{0} round", "{0} rounds"), ("{0} giro", "{0} giri")),
    ("no name", "senza nome"),
    ("Winner", "Vince"),
    ("fewest points", "chi ha meno punti", "meno punti"),
    ("most points", "chi ha più punti", "più punti"),
    ("none", "nessuno"),
    ("Start value", "Valore iniziale"),
    ("Rounds", "Giri"),
    ("any number", "quanti vuoi"),
    ("Step", "Scatto"),
    ("by the scores", "secondo i punti"),
    ("Counters", "Contatori"),
    ("Name of the pad", "Nome del segnapunti"),
    ("Name of counter {0}", "Nome del contatore {0}"),
    # firmware/pads/players_menu.py
    ("Players", "Giocatori"),
    ("Player count", "Numero giocatori"),
    ("Name of player {0}", "Nome del giocatore {0}"),
    # firmware/pads/score_pad.py
    ("New pad", "Nuovo segnapunti", "Nuovo"),
    (
        "This erases all scores on this pad. To keep them in History, finish it first.",
        "Così cancelli tutti i punti di questo segnapunti. Per tenerli nello Storico, prima terminalo.",
    ),
    ("{0}'s joining", "{0} entra"),
    ("{0}'s leaving", "{0} esce"),
    ("{0}'s return", "{0} rientra"),
    ("{0}'s {1} {2}", "{0}: {1} {2}"),
    ("{0}'s {1} {2} (was {3})", "{0}: {1} {2} (era {3})"),
    ("{0}'s {1} in round {2}", "{0}: {1} nel giro {2}"),
    ("{0}'s {1} (was {2})", "{0}: {1} (era {2})"),
    ("Undo {0}'s joining?", "Annullare l’ingresso di {0}?"),
    ("Undo {0}'s leaving?", "Annullare l’uscita di {0}?"),
    ("Undo {0}'s return?", "Annullare il rientro di {0}?"),
    ("Undo {0}'s {1} {2}?", "Annullare {1} {2} di {0}?"),
    ("Undo {0}'s {1} {2} (was {3})?", "Annullare {1} {2} di {0} (era {3})?"),
    ("Undo {0}'s {1} in round {2}?", "Annullare {1} di {0} nel giro {2}?"),
    ("Undo {0}'s {1} (was {2})?", "Annullare {1} di {0} (era {2})?"),
    ("Settings", "Impostazioni"),
    ("{0} remains", "resta {0}"),
    ("nobody remains", "non resta nessuno"),
    ("the last round is full", "l’ultimo giro è pieno"),
    ("reached by {0}", "raggiunto da {0}"),
    ("Round {0}", "Giro {0}"),
    ("{0} is missing", "manca {0}"),
    ("{0} is next", "tocca a {0}"),
    ("Add to round {0}", "Aggiungi al giro {0}"),
    ("Delete profile", "Elimina profilo"),
    ('Delete the profile "{0}"?', "Eliminare il profilo «{0}»?"),
    # firmware/pads/score_pad_entry.py
    ("{0} has {1}: {2}.", "{0} ha {1}: {2}."),
    ("{0} has {1}: the target of {2} is reached.", "{0} ha {1}: l’obiettivo di {2} è raggiunto."),
    ("then {0}", "poi {0}"),
    ("enter", "inserisci"),
    ("ends round", "fine giro"),
    ("{0}, was {1}", "{0}, era {1}"),
    ("was {0}", "era {0}"),
    # firmware/pads/score_pad_menus.py
    ("highest wins", "vince il più alto", "vince il massimo"),
    ("Other pad", "Altro segnapunti"),
    ("{0} leaves", "{0} esce"),
    ("{0} returns", "{0} rientra"),
    ("leaves", "esce"),
    ("returns", "rientra"),
    ("New player joins", "Nuovo giocatore"),
    # firmware/pads/throws.py
    ("Roll {0}", "Lancia {0}"),
    ("Roll all", "Lancia tutti"),
    ("{0}, roll {1}", "{0}, lancio {1}"),
    ("roll {0}", "lancio {0}"),
    # firmware/pads/who_starts.py
    ("Order of play", "Ordine di gioco"),
    ("2 teams", "2 squadre"),
    ("3 teams", "3 squadre"),
    ("4 teams", "4 squadre"),
    ("Draw {0}: who starts?", "Sorteggio {0}: chi inizia?"),
    ("Draw {0}: order of play", "Sorteggio {0}: ordine di gioco"),
    ("Draw {0}: 2 teams", "Sorteggio {0}: 2 squadre"),
    ("Draw {0}: 3 teams", "Sorteggio {0}: 3 squadre"),
    ("Draw {0}: 4 teams", "Sorteggio {0}: 4 squadre"),
    ("Draw", "Sorteggia"),
    ("Draw what", "Che cosa"),
    # firmware/recovery.py
    (
        "Something went wrong. Your game is safe: see History.",
        "Qualcosa è andato storto. La tua partita è al sicuro: vedi lo Storico.",
    ),
    (
        "What was open cannot be shown again. Your games are safe.",
        "Ciò che era aperto non si può più mostrare. Le tue partite sono al sicuro.",
    ),
    # firmware/safe_mode.py
    ("Ready for repair by USB.", "Pronta per la riparazione USB."),
    ("Your games are kept.", "Le tue partite restano."),
    ("Safe mode", "Modalità sicura"),
    ("Games are switched off.", "I giochi sono spenti."),
    ("Out of order", "Fuori servizio"),
    ("It crashed repeatedly.", "Si è bloccata più volte."),
    ("Storage damaged", "Memoria danneggiata"),
    ("Games cannot be opened.", "I giochi non si aprono."),
    ("Nothing was changed.", "Niente è cambiato."),
    ("Erase all and start?", "Cancellare tutto?"),
    ("Everything that is saved\nwill be lost.", "Tutto ciò che è salvato\nandrà perso."),
    ("Storage failing", "Memoria guasta"),
    ("It cannot be erased.", "Non si può cancellare."),
    ("Stopped", "Ferma"),
    ("By a computer on USB.", "Da un computer su USB."),
    (
        "When the computer is done,\nswitch off and on.",
        "Quando il computer ha finito,\nspegni e riaccendi.",
    ),
    ("Press {0} to restart.", "Premi {0} per ripartire."),
    ("Hold {0} to erase all.", "Tieni {0}: cancella tutto."),
    ("Press {0} to cancel.", "Premi {0} per tornare."),
    ("Press {0} to erase all.", "Premi {0}: cancella tutto."),
    ("Switch off and on.", "Spegni e riaccendi."),
    ("Wrong panel", "Schermo sbagliato"),
    # firmware/screens/about.py
    (
        "Free software under the MIT licence. Fonts: Atkinson Hyperlegible, Barlow Condensed and BIZ"
        " UDGothic, SIL Open Font License 1.1.",
        "Software libero con licenza MIT. Caratteri: Atkinson Hyperlegible, Barlow Condensed e BIZ"
        " UDGothic, SIL Open Font License 1.1.",
    ),
    ("{0} KB", "{0} KB"),
    ("plenty", "tantissimo"),
    (
        "TEST DICE: every game has the same dice. Start without a seed to play.",
        "DADI DI PROVA: in ogni partita gli stessi dadi. Per giocare, avvia senza seme.",
    ),
    (
        "TEST DICE: every game has the same dice. Remove test_seed.txt to play.",
        "DADI DI PROVA: in ogni partita gli stessi dadi. Per giocare, togli test_seed.txt.",
    ),
    ("Recent errors:", "Errori recenti:"),
    ("No errors so far.", "Finora nessun errore."),
    ("Room for games: {0}", "Spazio per partite: {0}"),
    ("{0} KB memory free", "{0} KB di RAM liberi"),
    ("About", "Informazioni"),
    # firmware/screens/choice.py
    ("Check it", "Controlla"),
    ("Note", "Nota"),
    # firmware/screens/evening.py
    ("Same evening?", "Stessa serata?"),
    ("Count this game with those before?", "Contare questa partita con le precedenti?"),
    ("New evening", "Nuova serata"),
    (
        "Games from now on count for a new evening. Those before stay in History.",
        "Da ora le partite contano per una nuova serata. Quelle di prima restano nello Storico.",
    ),
    ("Same evening", "Stessa serata"),
    (("{0} game", "{0} games"), ("{0} partita", "{0} partite")),
    ("counts", "conta"),
    ("does not count", "non conta"),
    ("No game has ended yet", "Ancora nessuna partita finita", "Nessuna finita"),
    ("Evening", "Serata"),
    # firmware/screens/history.py
    (("{1} won: {2}", "{1} won: {2}"), ("{1} vince: {2}", "{1} vincono: {2}")),
    ("Older games", "Partite più vecchie"),
    ("Newer games", "Partite più nuove"),
    ("No games yet", "Ancora nessuna partita", "Nessuna partita"),
    ("Game {0}\ndamaged", "Partita {0}\ndanneggiata"),
    ("unfinished: {0}", "in sospeso: {0}"),
    (
        ("unfinished, {0} player", "unfinished, {0} players"),
        ("in sospeso, {0} giocatore", "in sospeso, {0} giocatori"),
    ),
    ("{0}: lost", "{0}: persa"),
    ("lost", "persa"),
    (("{0} winner: {1}", "{0} winners: {1}"), ("{0} vincitore: {1}", "{0} vincitori: {1}")),
    ("Resume", "Riprendi"),
    ("This handheld does not have the game {0}.", "Questa console non ha il gioco {0}."),
    ("This game is damaged.", "Questa partita è danneggiata."),
    ("Game {0}", "Partita {0}"),
    ("{0} {1} (won)", "{0} {1} (vince)"),
    ("The game took {0}.", "La partita è durata {0}."),
    ("Score sheet", "Fogli"),
    ("{0}\nunfinished", "{0}\nin sospeso"),
    ("Delete game {0}", "Elimina partita {0}"),
    ("Delete this game and its scores?", "Eliminare questa partita e i suoi punti?"),
    # firmware/screens/home.py
    ("{0}, round {1}", "{0}, giro {1}"),
    ("New game", "Nuova partita"),
    ("Resume {0}\n{1}", "Riprendi {0}\n{1}"),
    ("TEST DICE", "DADI DI PROVA"),
    # firmware/screens/how_to_play.py
    ("choose", "scegli"),
    (
        "back; in a game its menu; hold it: home",
        "indietro; in partita il menu; tieni premuto: inizio",
    ),
    ("undo", "annulla"),
    ("score sheets", "fogli"),
    ("stick", "levetta"),
    (
        "Clock: a row of the setup; the game menu pauses it.",
        "Orologio: una riga delle opzioni; il menu della partita lo mette in pausa.",
    ),
    ("Keys and signs", "Tasti e segni"),
    ("{0} {1}: {2}", "{0} {1}: {2}"),
    # firmware/screens/in_game/action_log.py
    ("The seed was shown", "Il seme è stato mostrato"),
    (("{0} entry", "{0} entries"), ("{0} mossa", "{0} mosse")),
    # firmware/screens/in_game/answers.py
    ("Nobody", "Nessuno", "Niente"),
    ("Nobody else", "Nessun altro", "Basta"),
    ("{0} thinks {0}", "{0} pensa {0}"),
    ("Thinks\n{0}", "Pensa\n{0}"),
    # firmware/screens/in_game/audit.py
    (
        "Seed (hex):\n{0}\nIts SHA-256 is the fingerprint shown during the game:\n{1}\nSee 'Check the"
        " dice' in the project's docs.",
        "Seme (esadecimale):\n{0}\nIl suo SHA-256 è l’impronta mostrata durante la partita:\n{1}\nVedi"
        " «Check the dice» nella documentazione del progetto.",
    ),
    (
        "Every roll comes from a seed chosen before the game. Its fingerprint (SHA-256):\n{0}\nThe"
        " seed is shown after the game.",
        "Ogni lancio viene da un seme scelto prima della partita. La sua impronta (SHA-256):\n{0}\nIl"
        " seme si vede dopo la partita.",
    ),
    (
        "The seed proves every roll. After showing it, you cannot undo anything in this game.",
        "Il seme conferma ogni lancio. Se lo mostri, in questa partita non puoi più annullare niente.",
    ),
    ("Show the seed", "Mostra il seme"),
    ("Check the dice", "Controlla i dadi"),
    # firmware/screens/in_game/coach.py
    ("Thinking", "Ci penso"),
    ("Choose again", "Scegli di nuovo"),
    ("Show choices", "Mostra le scelte"),
    ("Play it", "Giocala"),
    ("Review", "Analisi"),
    ("Coach", "Coach"),
    # firmware/screens/in_game/code.py
    (
        "The code of the whole game holds the seed, which proves every roll. After it, you cannot undo anything.",
        "Il codice di tutta la partita contiene il seme, che conferma ogni lancio. Poi non puoi più annullare niente.",
    ),
    (
        "This game is too long for a code that a phone could read.",
        "Questa partita è troppo lunga per un codice che un telefono possa leggere.",
    ),
    (
        "There is no room in memory for the code. Switch off and on, then try again.",
        "Non c’è posto in memoria per il codice. Spegni, riaccendi e riprova.",
    ),
    (
        "The address of the page is not one of the web. Install it again.",
        "L’indirizzo della pagina non è un indirizzo web. Installala di nuovo.",
    ),
    ("Making the code", "Preparo il codice"),
    ("OK: the whole game", "OK: tutta la partita"),
    ("Whole game", "Tutta la partita"),
    ("Show it", "Mostralo"),
    # firmware/screens/in_game/cover.py
    (
        "Your cards come next. Nobody else may look.",
        "Ora vedi le tue carte. Nessun altro deve guardare.",
    ),
    ("Nobody else may look.", "Nessun altro deve guardare."),
    ("Hand the device to {0}", "Passa la console a {0}"),
    # firmware/screens/in_game/dice.py
    ("all {0}", "i {0}"),
    (("this die", "these {0}"), ("questo dado", "questi {0}")),
    # firmware/screens/in_game/dice_entry.py
    ("enter roll {0}", "inserisci lancio {0}", "lancio {0}"),
    ("Roll {0} for {1}", "Lancia {0} per {1}", "Per {1}: {0}"),
    # firmware/screens/in_game/dice_to_hold.py
    ("one", "uno"),
    ("two", "due"),
    ("three", "tre"),
    ("four", "quattro"),
    ("five", "cinque"),
    ("six", "sei"),
    ("Roll again?", "Rilanciare?"),
    ("Keep them", "Tieni così"),
    ("All {0}\nheld", "Tieni\ni {0}"),
    ("Roll\n{0}", "Lancia\n{0}"),
    ("Roll the dice", "Lancia i dadi"),
    ("No rolls left", "Lanci finiti"),
    ("Roll {0} again", "Rilancia {0}"),
    ("Reroll all {0}", "Rilancia tutti e {0}"),
    (("Roll the other die", "Roll the other {1}"), ("Rilancia solo {1}", "Rilancia gli altri {1}")),
    ("All {0} held", "Tieni tutti e {0}"),
    (("Roll {0} die", "Roll {0} dice"), ("Lancia {0} dado", "Lancia {0} dadi")),
    ("{0} ({1} left)", "{0} (ancora {1})"),
    # firmware/screens/in_game/everybody_acts.py
    ("write nothing", "non scrivere niente"),
    ("roll the dice", "lancia i dadi"),
    ("the skips of all others", "Tutti gli altri passano"),
    ("skips of all others", "tutti gli altri passano"),
    ("skip", "passo"),
    # firmware/screens/in_game/last_games.py
    ("Last games", "Ultime partite"),
    ("This game {0}, best of these {1}", "Questa {0}, la migliore qui {1}"),
    ("{0}, best of these {1}", "{0}, la migliore qui {1}"),
    ("{0}, best {1}", "{0}, max {1}"),
    # firmware/screens/in_game/menu.py
    ("Redo", "Rifai"),
    ("Pause the clock", "Ferma l’orologio"),
    ("{0} ({1})", "{0} ({1})"),
    ("rival", "rivale"),
    ("with a rival", "con un rivale"),
    (
        "A rival's hidden cards stay hidden: a person cannot play its seat.",
        "Le carte di un rivale restano coperte: una persona non può prenderne il posto.",
    ),
    ("Who plays", "Chi gioca"),
    ("How to play", "Come si gioca"),
    ("Leave game", "Lascia la partita"),
    ("Game menu", "Menu partita"),
    # firmware/screens/in_game/notices.py
    ("Continue", "Avanti"),
    # firmware/screens/in_game/over.py
    ("Best of", "Al meglio di"),
    ("Play again", "Gioca ancora"),
    ("Next game", "Prossima partita"),
    ("and {0}", "e {0}"),
    ("{0}.", "{0}."),
    (
        "By the rules: {0}\nWith handicap: {1}.\nStatistics count by the rules.",
        "Secondo le regole: {0}\nCon vantaggio: {1}.\nLe statistiche seguono le regole.",
    ),
    ("With handicap", "Con vantaggio"),
    ("Handicap", "Vantaggio"),
    ("Best of 3, 5, 7", "Al meglio di 3, 5, 7"),
    ("Show as a code", "Mostra come codice"),
    ("Home", "Inizio"),
    (("{0} point!", "{0} points!"), ("{0} punto!", "{0} punti!")),
    ("{0} and {1} win!", "Vincono {0} e {1}!"),
    ("Both couples share the win!", "Vincono le due coppie!"),
    ("One couple wins!", "Vince una coppia!"),
    (("One player wins!", "{0} players share the win!"), ("Vince un giocatore!", "Vincono {0} giocatori!")),
    ("{0} wins!", "Vince {0}!"),
    ("{0} share the win!", "Vincono {0}!"),
    (("{0} point each.", "{0} points each."), ("{0} punto a testa.", "{0} punti a testa.")),
    ("They win {0} to {1}.", "Vincono {0} a {1}."),
    ("They win by {0}.", "Vincono di {0}."),
    ("{0} wins by {1}.", "{0} vince di {1}."),
    ("{0} With handicap: {1}.", "{0} Con vantaggio: {1}."),
    # firmware/screens/in_game/refusal.py
    ("Why?", "Perché?"),
    # firmware/screens/in_game/review.py
    ("Given away in all", "Persi in tutto"),
    ("Played: {0}. About {1} {2} better: {3}.", "Giocato: {0}. Circa {1} {2} in più: {3}."),
    ("Played: {0}. {1} better: {2}.", "Giocato: {0}. {1} in più: {2}."),
    ("{0} better: {1}.", "{0} in più: {1}."),
    (
        ("{1}: {2} in {0} choice", "{1}: {2} in {0} choices"),
        ("{1}: {2} in {0} scelta", "{1}: {2} in {0} scelte"),
    ),
    ("{0}: nothing to choose", "{0}: niente da scegliere"),
    # firmware/screens/in_game/rival.py
    ("Enter the dice", "Inserisci i dadi"),
    (
        ("Roll a die for {1}.", "Roll {0} dice for {1}."),
        ("Lancia un dado per {1}.", "Lancia {0} dadi per {1}."),
    ),
    ("Roll a die for each player.", "Lancia un dado per ogni giocatore."),
    ("{0} thinks", "{0} pensa"),
    # firmware/screens/in_game/roll_and_hold.py
    (("reroll of {0} die", "reroll of {0} dice"), ("rilancio (un dado)", "rilancio ({0} dadi)")),
    ("reroll all", "rilancia tutti"),
    ("hold {0}", "tieni {0}"),
    # firmware/screens/in_game/roll_entry.py
    ("enter {0}", "metti {0}"),
    # firmware/screens/in_game/score_lines.py
    ("Final scores", "Punteggi finali"),
    ("Current scores", "Punteggi attuali"),
    # firmware/screens/in_game/take_over.py
    ("person", "persona"),
    ("gentle", "calmo"),
    ("keen", "sveglio"),
    ("sharp", "astuto"),
    # firmware/screens/in_game/tips.py
    ("Tip", "Consiglio"),
    # firmware/screens/in_game/undo.py
    (
        "The seed was shown, so nothing can be undone.",
        "Il seme è stato mostrato: non si può annullare niente.",
    ),
    (
        "This game is over. From History you can only look at it.",
        "Questa partita è finita. Dallo Storico puoi solo guardarla.",
    ),
    ("There is nothing to undo.", "Non c’è niente da annullare."),
    ("Undo {0} and all after it?", "Annullare questo e tutto il seguito?\n{0}."),
    ("Undo {0}?", "Annullare?\n{0}."),
    ("Keep the result", "Tieni il risultato"),
    ("Other dice will come.", "Usciranno altri dadi."),
    ("This takes back the result.", "Così si annulla il risultato."),
    ("Do all agree?", "Siete tutti d’accordo?"),
    ("All agree: undo", "Tutti d’accordo"),
    # firmware/screens/in_game/unveiling.py
    ("Who is next?", "Chi è il prossimo?"),
    ("Who is first?", "Chi è primo?"),
    ("The result", "Il risultato"),
    # firmware/screens/large_text.py
    ("Large text?", "Testo grande?"),
    ("Also in Settings.", "Anche in Impostazioni."),
    ("No, this size", "No, così"),
    ("Yes, this size", "Sì, così"),
    # firmware/screens/names.py
    ("player {0}", "giocatore {0}"),
    ("counter {0}", "contatore {0}"),
    ("the pad", "segnapunti"),
    ("the set", "set"),
    ("New name", "Nuovo nome"),
    ("Enter 1 to {0} characters.", "Scrivi da 1 a {0} caratteri."),
    ("{0} is already playing.", "{0} gioca già."),
    ("hold: clear", "tieni: svuota"),
    # firmware/screens/new_game.py
    ("on request", "su richiesta"),
    ("warns", "avvisa"),
    ("Reset options", "Ripristina opzioni"),
    ("Reset all options to their defaults?", "Ripristinare tutte le opzioni?"),
    ("Reset", "Ripristina"),
    ("players", "giocatori"),
    ("built-in", "virtuali"),
    ("real", "veri"),
    ("with {0}", "con {0}"),
    # firmware/screens/panel_picture.py
    ("White line along all edges?", "Linea bianca su tutti i bordi?"),
    ("White line all around?", "Bianco su tutti i bordi?"),
    ("White all around?", "Bordi bianchi?"),
    ("Colours right? Press a key.", "Colori giusti? Premi un tasto."),
    ("Right? Press a key.", "Giusti? Premi un tasto."),
    ("Right? Any key.", "Giusti? Un tasto."),
    # firmware/screens/players.py
    (
        "Finished games show {0} instead of this name. Their scores stay. An unfinished game keeps the name.",
        "Le partite finite mostrano {0} al posto di questo nome. I punti restano. Una partita in"
        " sospeso tiene il nome.",
    ),
    (
        "All finished games show {0} instead of {1}. Two people with one name become one.",
        "Tutte le partite finite mostrano {0} al posto di {1}. Due persone con lo stesso nome diventano una.",
    ),
    ("No names yet\nonly named players", "Ancora nessun nome\nsolo giocatori con nome"),
    ("Delete {0}", "Elimina {0}"),
    ("Rename", "Rinomina"),
    ("Delete name", "Elimina nome"),
    ("Rename {0}", "Rinomina {0}"),
    ("Rename it", "Rinomina"),
    (("{0} player: {1}", "{0} players: {1}"), ("{0} giocatore: {1}", "{0} giocatori: {1}")),
    (("{0} player:", "{0} players:"), ("{0} giocatore:", "{0} giocatori:")),
    (": {0}", ": {0}"),
    ("average {0}, most {1}", "media {0}, massimo {1}"),
    (
        ("{0} game, won {1}", "{0} games, won {1}"),
        ("{0} partita, vinte {1}", "{0} partite, vinte {1}"),
    ),
    (
        ("{0} game, won\xa0{1}", "{0} games, won\xa0{1}"),
        ("{0} partita, vinte\xa0{1}", "{0} partite, vinte\xa0{1}"),
    ),
    ("Average {0}, best {1}", "Media {0}, record {1}"),
    ("A game took {0}.", "Durata media {0}."),
    # firmware/screens/renaming.py
    (
        "The storage refuses. Not all games have the new name.",
        "La memoria non risponde. Non tutte le partite hanno il nuovo nome.",
    ),
    ("Game {0} of {1}", "Partita {0} di {1}"),
    ("One moment", "Un momento"),
    # firmware/screens/seats.py
    ("Change name", "Cambia nome"),
    ("Change colour", "Cambia colore"),
    ("Move up", "Sposta su"),
    ("Remove player", "Togli giocatore"),
    ("Played by", "Chi gioca"),
    ("Bot", "Bot"),
    ("Player {0}", "Giocatore {0}"),
    ("Bot {0}", "Bot {0}"),
    ("gentle rival", "rivale calmo"),
    ("keen rival", "rivale sveglio"),
    ("sharp rival", "rivale astuto"),
    (
        "Only {0} names are remembered. Forgotten: {1}.",
        "Si ricordano solo {0} nomi. Dimenticati: {1}.",
    ),
    ("clockwise", "in senso orario", "orario"),
    ("Colour", "Colore"),
    ("a person", "una persona"),
    # firmware/screens/self_test.py
    ("stick up", "levetta su"),
    ("stick down", "levetta giù"),
    ("stick left", "levetta sinistra"),
    ("stick right", "levetta destra"),
    ("Press {0} to continue.", "Premi {0} per continuare."),
    ("Press {0}.", "Premi {0}."),
    ("To skip, hold {0} or {1}.", "Per saltare, tieni {0} o {1}."),
    ("Skip: hold {0}.", "Salta: tieni {0}."),
    ("Wrong key? Wrong board.", "Tasto diverso? Scheda sbagliata.", "Diverso? Scheda errata."),
    ("Right key lit?", "Acceso quello giusto?", "È acceso?"),
    ("Press every key", "Premi tutti i tasti"),
    ("Hardware", "Hardware"),
    ("{0} finish", "{0} fine"),
    ("Light", "Luce"),
    ("bright", "forte"),
    ("dim", "debole"),
    ("LED", "LED"),
    ("USB, {0} V", "USB {0} V"),
    ("battery, {0} V", "batteria {0} V"),
    ("Power", "Energia"),
    ("Keys", "Tasti"),
    ("all {0} work", "vanno tutti e {0}"),
    ("Random source", "Fonte del caso"),
    ("failed", "guasto"),
    ("{0} free", "{0} liberi"),
    ("Storage", "Memoria"),
    # firmware/screens/settings.py
    ("Brightness", "Luminosità"),
    ("Dim after", "Attenua dopo"),
    ("Sleep after", "Spegni dopo"),
    ("Animation", "Animazioni"),
    ("Player light", "Luce giocatore"),
    ("Left-handed", "Per mancini"),
    ("Large text", "Testo grande"),
    ("Tips", "Consigli"),
    ("Unveil result", "Svela risultato"),
    ("Language", "Lingua"),
    ("Reset settings", "Ripristina impostazioni", "Ripristina"),
    ("Reset all settings to their defaults?", "Ripristinare tutte le impostazioni?"),
    ("Reset them", "Ripristina"),
    ("never", "mai"),
    ("{0} s", "{0} s"),
    ("{0} min", "{0} min"),
    ("Self-test", "Autotest"),
    ("Reset all", "Ripristina tutto"),
    # firmware/series.py
    ("next player starts", "inizia il prossimo"),
    ("loser starts", "inizia chi perde"),
    ("Best of {0}\n{1}", "Al meglio di {0}\n{1}"),
    ("Best of {0}. {1}", "Al meglio di {0}. {1}"),
    # firmware/session_restore.py
    (
        "Something went wrong. The game and a report are saved.",
        "Qualcosa è andato storto. La partita e un rapporto sono salvati.",
    ),
    (
        "{0} is unfinished. You can resume it in History ({1}).",
        "{0} è in sospeso. Puoi riprenderla nello Storico ({1}).",
    ),
    (
        "The end of this game is damaged. Moves recovered: {0}.",
        "La fine di questa partita è danneggiata. Mosse recuperate: {0}.",
    ),
    # firmware/storage/library.py
    (
        "The sheet {0} has the same name as a built-in one.",
        "Il foglio {0} ha lo stesso nome di uno già presente.",
    ),
    (
        "The deck {0} has the same name as a built-in one.",
        "Il mazzo {0} ha lo stesso nome di uno già presente.",
    ),
    (
        "The sheet {0} is damaged. Install it again.",
        "Il foglio {0} è danneggiato. Installalo di nuovo.",
    ),
    (
        "The deck {0} is damaged. Install it again.",
        "Il mazzo {0} è danneggiato. Installalo di nuovo.",
    ),
    ("Damaged sheets", "Fogli danneggiati"),
    ("Damaged decks", "Mazzi danneggiati"),
    # firmware/storage/memory.py
    (
        "Remembered names and choices were damaged. Some were reset.",
        "Nomi e scelte ricordati erano danneggiati. Alcuni sono stati ripristinati.",
    ),
    # firmware/storage/outcomes.py
    ("{0} h {1} min", "{0} h {1} min"),
    ("{0} and\n{1} {2}-{3}", "{0} e\n{1} {2}-{3}"),
    ("{0} leads\n{1} {2}-{3}", "{0} batte\n{1} {2}-{3}"),
    ("{0}'s record\nin {1} games", "Record di {0}\nin {1} partite"),
    ("Your best! Before:\n{0}.", "Il tuo record! Prima:\n{0}."),
    ("As good as your best,\n{0}.", "Pari al tuo record,\n{0}."),
    ("{0} below your best,\n{1}.", "{0} sotto il tuo record,\n{1}."),
    # firmware/storage/settings.py
    (
        "Some settings were damaged and were reset.",
        "Alcune impostazioni erano danneggiate e sono state ripristinate.",
    ),
    # firmware/storage/storage.py
    (
        "The result of game {0} was damaged. Resume it in History to get it back.",
        "Il risultato della partita {0} era danneggiato. Riprendila nello Storico per riaverlo.",
    ),
    # firmware/turn_clock.py
    ("counts up", "cronometro"),
    ("{0} min a game", "{0} min a partita"),
    ("{0} s a turn", "{0} s a turno"),
    ("{0} min a turn", "{0} min a turno"),
    ("{0}: {1}, usually {2}, longest {3}", "{0}: {1}, di solito {2}, massimo {3}"),
    ("The time while the screen was off is not counted.", "Il tempo a schermo spento non è contato."),
    ("Time!", "Stop!"),
    # firmware/usb_table.py
    (
        "The computer on the cable has the seed: it can know all rolls and hidden cards.",
        "Il computer collegato ha il seme: può conoscere tutti i lanci e le carte nascoste.",
    ),
    (
        "The computer on the cable has seen hidden cards.",
        "Il computer collegato ha visto le carte nascoste.",
    ),
    # shared_rules/registry.py
    ("Puzzle Sheet", "Puzzle Sheet"),
    ("Block Buster", "Block Buster"),
    ("Shape Cards", "Shape Cards"),
    ("Cross Rows", "Cross Rows"),
    # shared_rules/table/record_reader.py
    (
        "The save is empty or damaged from its first line.",
        "La partita salvata è vuota o danneggiata dalla prima riga.",
    ),
    ("Nothing to undo.", "Niente da annullare."),
    ("Nothing to redo.", "Niente da rifare."),
    ("The game is not over.", "La partita non è finita."),
    ("Not an action.", "Non è un’azione."),
    ("The dice are missing.", "Mancano i dadi."),
    ("These dice do not follow from the seed.", "Questi dadi non vengono dal seme."),
    # shared_rules/table/setup.py
    ("A name must have 1 to 12 characters.", "Un nome deve avere da 1 a 12 caratteri."),
    ("A name cannot have control characters.", "Un nome non può avere caratteri di controllo."),
    ("A name cannot be blank.", "Un nome non può essere vuoto."),
    ("This is not the record of a game.", "Questa non è la registrazione di una partita."),
    ("This record has no rules version.", "Questa registrazione non ha la versione delle regole."),
    (
        "This game used rules version {0}; this is version {1}.",
        "Questa partita usa la versione {0} delle regole; qui c’è la {1}.",
    ),
    ("The record's setup is wrong: {0}", "Le opzioni della registrazione sono sbagliate: {0}"),
    (
        "The record's setup does not follow from its seed.",
        "Le opzioni della registrazione non vengono dal suo seme.",
    ),
    # shared_rules/table/table.py
    ("A die must show 1 to {0}.", "Un dado deve mostrare da 1 a {0}."),
    ("There is no game yet.", "Non c’è ancora una partita."),
    ("Players are 0 to {0}.", "I giocatori vanno da 0 a {0}."),
    ("The game is over.", "La partita è finita."),
    ("The seed was shown.", "Il seme è stato mostrato."),
    (
        "The device rolled these dice: undo only if all agree.",
        "Questi dadi li ha lanciati la console: annulla solo se siete tutti d’accordo.",
    ),
    (
        "A hidden card was seen: undo only if all agree.",
        "Una carta nascosta è stata vista: annulla solo se siete tutti d’accordo.",
    ),
    ("There is nothing to redo.", "Non c’è niente da rifare."),
    ("The seed is shown after the game.", "Il seme si vede dopo la partita."),
    # shared_rules/block_buster/advice.py
    (("{0} point block", "{0} point blocks"), ("{0} blocco punti", "{0} blocchi punti")),
    ("rows\xa0{0}, column\xa0{1}", "righe\xa0{0}, colonna\xa0{1}"),
    ("row\xa0{0}, columns\xa0{1}", "riga\xa0{0}, colonne\xa0{1}"),
    ("You need one more {0} to win.", "Vinci con un altro {0}."),
    ("Another player needs one more {0} to win.", "Qualcun altro vince con un altro {0}."),
    ("Secured by you: {0}", "Sicuri per te: {0}"),
    ("You can no longer win: {0}", "Non puoi più vincere: {0}"),
    ("You lead by 1 or 2 spaces: {0}", "In testa di 1 o 2 spazi: {0}"),
    ("Secured with 1 more space: {0}", "Sicuri con un altro spazio: {0}"),
    ("Secured with 2 more spaces: {0}", "Sicuri con altri 2 spazi: {0}"),
    ("Secured with 3 more spaces: {0}", "Sicuri con altri 3 spazi: {0}"),
    ("Nobody leads: {0}", "Nessuno in testa: {0}"),
    ("Blocks left: {0}, others: {1}", "Blocchi rimasti: {0}, altri: {1}"),
    # shared_rules/penk/advice.py
    ("two {0}s", "due {0}"),
    ("three {0}s", "tre {0}"),
    ("four {0}s", "quattro {0}"),
    ("five {0}s", "cinque {0}"),
    # shared_rules/puzzle_sheet/advice.py
    (("Bonus at {0} point", "Bonus at {0} points"), ("Bonus a {0} punto", "Bonus a {0} punti")),
    (
        ("Bonus at {0} point fits nowhere", "Bonus at {0} points fits nowhere"),
        ("Bonus a {0} punto: non entra", "Bonus a {0} punti: non entra"),
    ),
    ("rectangle {0} x {1}", "rettangolo {0} x {1}"),
    ("Pieces left: {0}", "Pezzi rimasti: {0}"),
    ("Rectangle {0} × {1}", "Rettangolo {0} × {1}"),
    ("Score now: {0}", "Punteggio ora: {0}"),
    ("Still fits: {0}", "Entra ancora: {0}"),
    ("Pieces that fit: {0}", "Pezzi che entrano: {0}"),
    ("Single empty cells: {0}", "Caselle vuote isolate: {0}"),
    # shared_rules/shape_cards/advice.py
    (
        ("a card: {0} missing", "a card: {0} missing"),
        ("una carta: ne manca {0}", "una carta: ne mancano {0}"),
    ),
    ("block the field", "blocca la casella"),
    ("roll a 6", "lancia un 6"),
    ("complete a card", "completa una carta"),
    ("block a card", "blocca una carta"),
    ("a card to declare next", "una carta da dichiarare dopo"),
)

PAPER = (
    # tools/games/cross_rows/paper_sheet.py
    (
        "All: cross the sum of the white dice in one row, or nothing. Then the active player: one"
        " white and one coloured die, in the row of that colour.",
        "Tutti: barrate la somma dei dadi bianchi in una riga, o niente. Poi il giocatore di turno:"
        " un dado bianco e uno colorato, nella riga di quel colore.",
    ),
    (
        "From left to right. The last number needs {0} crosses before it; then cross the lock too."
        " Two rows locked, or {1} penalties of one player, end the game.",
        "Da sinistra a destra. Prima dell’ultimo numero servono {0} crocette; poi barra anche il"
        " lucchetto. Con due righe chiuse, o {1} penalità di un giocatore, la partita finisce.",
    ),
    ("crosses", "crocette"),
    ("penalties", "penalità"),
    ("Player", "Giocatore"),
    # tools/games/penk/paper_sheet.py
    (
        "A cell takes as many dice of its column as its row says. One of them may be the jolly (!), never in row 1.",
        "Per una casella servono tanti dadi della sua colonna quanti ne dice la sua riga. Uno può"
        " essere il jolly (!), mai nella riga 1.",
    ),
    (
        "Circle the cells that you mark, cross out what is lost. Lines with 3 circles or more count their sum.",
        "Cerchia le caselle che segni, fai una X su quelle eliminate. Le righe e le colonne con"
        " almeno 3 cerchi valgono la loro somma.",
    ),
    ("row", "riga"),
    ("column", "colonna"),
    ("score", "punti"),
    ("first", "inizia"),
    # tools/games/puzzle_sheet/paper_sheet.py
    ("Alone: shade these cells first", "Da solo: prima colora queste caselle"),
    ("{0} or more players: twice", "da {0} giocatori: due volte"),
    ("high", "altezza"),
    ("wide", "larghezza"),
    ("= score", "= punti"),
    ("Largest full rectangle", "Rettangolo pieno più grande"),
    (
        "cross off one after the other; a bonus piece at each filled number",
        "barra uno dopo l’altro; un pezzo bonus a ogni numero colorato",
    ),
    ("cross off one after the other", "barra uno dopo l’altro"),
    # tools/games/yacht/paper_sheet.py
    (
        "A turn: roll all dice, reroll what you like up to twice, then write one open box. What does not fit counts 0.",
        "Un turno: lancia tutti i dadi, rilancia quelli che vuoi fino a due volte, poi scrivi in una"
        " casella libera. Quello che non va bene vale 0.",
    ),
    (
        "The game ends when every box is written. Highest score wins.",
        "La partita finisce quando tutte le caselle sono scritte. Vince chi ha più punti.",
    ),
    ("modern sheet", "foglio moderno"),
    ("classic sheet", "foglio classico"),
    ("sum of all dice", "somma di tutti i dadi"),
    ("four times the face", "quattro volte il numero"),
    ("sum of the {0}", "somma dei dadi con {0}"),
    ("all boxes", "tutte le caselle"),
    ("Boxes above", "Caselle sopra"),
    ("their sum", "la loro somma"),
    ("{0} from {1} on, else 0", "{0} da {1} in su, se no 0"),
    ("all boxes and the bonus", "tutte le caselle e il bonus"),
    # tools/owner/sheets/paper_rules.py
    ("where the device does not know them", "se la console non le conosce"),
    ("{0} to {1} players", "da {0} a {1} giocatori"),
    ("{0} players or more", "{0} giocatori o più"),
    ("variant", "variante"),
    ("without {0}", "senza {0}"),
    ("{0} rules", "Regole di {0}"),
    # tools/device/web/paper_files.py
    ("Sheets", "Fogli"),
    ("Rules", "Regole"),
    (
        "Sheets to play on without a box, and the rules. Open one and print it from the menu of your"
        ' browser, at 100 % ("actual size"). It fits A4 and Letter.',
        "Fogli per giocare senza la scatola, e le regole. Aprine uno e stampalo dal menu del"
        " browser, al 100 % («dimensioni effettive»). Va bene su A4 e su Letter.",
    ),
    ("Print sheets", "Stampa i fogli"),
    ("Play", "Gioca"),
    # tools/workshop/goldens/how_to_play.py
    (
        "The pages that the handheld shows in the setup of a game and in its menu. {0} prints those of a game.",
        "Le pagine che la console mostra nella preparazione di una partita e nel suo menu. {0}"
        " stampa quelle di un gioco.",
    ),
    # tools/owner/matches.py
    ("number", "numero"),
    ("game", "gioco"),
    ("state", "stato"),
    ("rounds", "giri"),
    ("turns", "turni"),
    ("seat", "posto"),
    ("player", "giocatore"),
    ("partner", "compagno"),
    ("together", "insieme"),
    ("seconds", "secondi"),
    ("finished", "finita"),
    ("unfinished", "in sospeso"),
    # host_sim/keyboard.py
    ("Up", "Su"),
    ("Down", "Giù"),
    ("Left", "Sinistra"),
    ("Right", "Destra"),
    ("Enter", "Invio"),
    ("Backspace", "Backspace"),
    ("up", "su"),
    ("down", "giù"),
    ("to the left", "sinistra"),
    ("to the right", "destra"),
    ("ok", "OK"),
    ("back", "indietro"),
    ("info", "info"),
    ("hold ok", "tieni OK"),
    ("hold back", "tieni indietro"),
    ("hold undo", "tieni annulla"),
    ("hold info", "tieni info"),
    ("quit", "esci"),
    ("screenshot", "foto"),
    ("power", "accendi"),
    ("next board", "altro schermo"),
    ("no such key here", "qui questo tasto non c’è"),
    ("Arrows", "Frecce"),
)

PACKED = pack(TEXTS + PAPER)
