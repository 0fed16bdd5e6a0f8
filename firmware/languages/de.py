"""The texts in Deutsch. firmware/languages/pack.py describes TEXTS.

Form of address: du; orders to write something are infinitives, since they are for one player or several.
"""

# Glossary. Where a box in German shops has a word, it is that word.
# die Würfel; roll würfeln, Wurf; reroll neu würfeln; hold behalten; face (number) Augenzahl; side Seite; jolly Joker
# sheet Blatt; score pad Punktezettel, Zettel; board Brett; row Reihe; column Spalte; line Linie
# cell, box, space, field Feld; square of a block Kästchen; frame Rahmen
# piece: Teil (Puzzle Sheet), Stein (Shape Cards), Block (Block Buster); point block Punkteblock; token Marke
# mark markieren; circle einkreisen, Kreis; cross out streichen; cross (Cross Rows) ankreuzen; crosses Kreuze
# shade ausmalen; pre-filled vorgemalt; unshaded, empty leer; clear frei; cross off durchstreichen; taken vergeben
# write eintragen; erase radieren; lit leuchtend; place legen; remove wegnehmen, abräumen (all of a player)
# undo zurücknehmen, button Rückgängig; redo wiederholen; skip (answer) verzichten; skip (spaces) überspringen
# pass passen; lock Schloss; locked zu; penalty Strafe; penalty points Strafpunkte; bank Bank; secured sicher
# points, scores Punkte; round Runde; turn Zug; game Spiel; tie Gleichstand; share the win gemeinsam gewinnen
# active player wer dran ist; player Spieler; rival Gegner; coach Trainer; review Rückblick; handicap Ausgleich
# seed Startwert; fingerprint Fingerabdruck; clock Uhr; evening Spieleabend, Abend; history Verlauf
# setup Vorbereitung; settings Einstellungen; home Hauptmenü; device Gerät; storage Speicher; key Taste
# damaged beschädigt; saved gespeichert; unfinished offen; resume weiterspielen, fortsetzen; finish abschließen
# declare ansagen; allow erlauben; contest Einspruch; completed geschafft; blocked gesperrt; deck Stapel, Kartensatz
# swap tauschen; replace ersetzen; exchange wechseln; revenge Revanche; bag Beutel; draw lots auslosen; draw ziehen

from firmware.languages.pack import pack

NAME = "Deutsch"
LETTERS = "ÄÖÜß"


def form(count):
    """Return which form of a text with a number this number has, from 0."""
    return 0 if count == 1 else 1


TEXTS = (
    # firmware/app.py
    (
        "Storage is full or failing. New moves are not saved: keep the power on.",
        "Speicher voll oder defekt. Neue Züge werden nicht gespeichert: Lass das Gerät an.",
    ),
    ("Storage is full or failing, so this was not done.", "Speicher voll oder defekt: Das wurde nicht gemacht."),
    # firmware/coach.py
    (
        "The coach could not think it through. Switch off and on, then try again.",
        "Der Trainer kam zu keinem Ergebnis. Schalte das Gerät aus und ein und versuch es noch einmal.",
    ),
    ("final score", "Endstand"),
    ("final lead", "Vorsprung am Ende", "Vorsprung"),
    ("{0}.{1}", "{0},{1}"),
    ("under 1 %", "unter 1\xa0%"),
    ("over 99 %", "über 99\xa0%"),
    ("{0} %", "{0}\xa0%"),
    ("about\xa0{0} {1}", "etwa\xa0{0} {1}"),
    ("{0}: {1}, about\xa0{2}", "{0}: {1}, etwa\xa0{2}"),
    ("{0}: {1}", "{0}: {1}"),
    ("Another choice is about {0} {1} better.", "Eine andere Wahl ist etwa {0} {1} besser."),
    ("Suggestion: go for {0}.", "Vorschlag: Versuch {0}."),
    ("There is nothing to choose.", "Es gibt nichts zu wählen."),
    # firmware/drawing/theme.py
    ("Red", "Rot"),
    ("Blue", "Blau"),
    ("Green", "Grün"),
    ("Yellow", "Gelb"),
    ("Violet", "Lila"),
    ("White", "Weiß"),
    # firmware/entropy.py
    (
        "The random source stands still, so dice would not be fair. Switch the device off and on.",
        "Die Zufallsquelle steht still, die Würfel wären nicht fair. Schalte das Gerät aus und ein.",
    ),
    # firmware/fairness.py
    ("The seed was chosen by a computer.", "Ein Computer hat den Startwert gewählt."),
    ("The seed came with a saved game.", "Der Startwert kam mit einem gespeicherten Spiel."),
    (
        "The dice were test dice: their seed is known.",
        "Das waren Testwürfel: Ihr Startwert ist bekannt.",
    ),
    (
        "A computer saw the seed while the game could continue.",
        "Ein Computer sah den Startwert, als das Spiel noch weitergehen konnte.",
    ),
    ("A computer saw hidden cards.", "Ein Computer hat verdeckte Karten gesehen."),
    (
        "A copy of this game was made while it could continue.",
        "Das Spiel wurde kopiert, als es noch weitergehen konnte.",
    ),
    ("A seat changed between a person and a rival.", "Ein Platz wechselte zwischen Mensch und Gegner."),
    # firmware/game_screens.py
    ("points", "Punkte"),
    ("Scores", "Punktestand", "Punkte"),
    ("History", "Verlauf"),
    ("All sheets", "Alle Blätter"),
    ("{0}'s {1}", "{0}: {1}"),
    # firmware/game_session.py
    (
        "The current game cannot be saved: storage is full or failing. Finish it first. Switching off loses it.",
        "Das laufende Spiel lässt sich nicht speichern: Speicher voll oder defekt. Spielt es erst zu"
        " Ende. Beim Ausschalten ist es weg.",
    ),
    (
        "This game used another version of the rules. You can only view it.",
        "Dieses Spiel hatte eine andere Fassung der Regeln. Du kannst es nur ansehen.",
    ),
    ("The clock is paused. Press OK to play on.", "Die Uhr steht. Drück OK zum Weiterspielen."),
    ("Pause", "Pause"),
    # firmware/games/block_buster/events.py
    (("{0} token of -2", "{0} tokens of -2"), ("{0} Marke -2", "{0} Marken -2")),
    (("{0} token of -1", "{0} tokens of -1"), ("{0} Marke -1", "{0} Marken -1")),
    ("{0} and {1}", "{0} und {1}"),
    ("Place the point blocks like this", "Legt die Punkteblöcke so hin"),
    ("Place the point blocks", "Legt die Punkteblöcke hin", "Punkteblöcke hinlegen"),
    ("Done", "Fertig"),
    ("{0} and {1} play against {2} and {3}.", "{0} und {1} spielen gegen {2} und {3}."),
    ("Couples", "Paare"),
    ("{0} places the block again.", "{0} legt den Block noch einmal."),
    ("{0} places the {1} block again.", "{0} legt den Block noch einmal ({1})."),
    ("{0} takes back the last {1} block.", "{0} nimmt den letzten Block zurück ({1})."),
    ("{0} takes back the last block.", "{0} nimmt den letzten Block zurück."),
    (
        "{0} takes back the last {1} block. Return {2} to the bank.",
        "{0} nimmt den letzten Block zurück ({1}). Zurück in die Bank: {2}.",
    ),
    (
        "{0} takes back the last block. Return {1} to the bank.",
        "{0} nimmt den letzten Block zurück. Zurück in die Bank: {1}.",
    ),
    (
        ("{1} takes {2}. That makes {0} point.", "{1} takes {2}. That makes {0} points."),
        ("{1} nimmt {2}. Das macht {0} Punkt.", "{1} nimmt {2}. Das macht {0} Punkte."),
    ),
    (("{0} penalty point", "{0} penalty points"), ("{0} Strafpunkt", "{0} Strafpunkte")),
    ("{0} takes {1}.", "{0} nimmt {1}."),
    ("Starting penalties", "Strafpunkte am Anfang", "Startstrafen"),
    ("{0} is back in play.", "{0} spielt wieder mit."),
    ("{0} passes.", "{0} passt."),
    ("The last block", "Der letzte Block"),
    ("{0} has no blocks left and passes.", "{0} hat keine Blöcke mehr und passt."),
    ("Nobody else can win {0}.", "Niemand sonst kann {0} gewinnen."),
    ("{0} {1}!", "{0} {1}!"),
    ("{0}!", "{0}!"),
    ("Secured by {0}", "Sicher für {0}"),
    ("Secured", "Sicher"),
    ("A full set: {0} wins!", "Voller Satz: {0} gewinnt!"),
    ("A full set wins!", "Ein voller Satz gewinnt!"),
    (
        ("{0} point block of kind\xa0{1}", "{0} point blocks of kind\xa0{1}"),
        ("{0} Punkteblock der Sorte\xa0{1}", "{0} Punkteblöcke der Sorte\xa0{1}"),
    ),
    ("Undone", "Zurückgenommen", "Rückgängig"),
    ("Play continues.", "Das Spiel geht weiter."),
    # firmware/games/block_buster/game.py
    ("First player", "Startspieler"),
    ("Second", "Zweiter"),
    ("Third", "Dritter"),
    ("Fourth", "Vierter"),
    ("Check your box", "Siehe Schachtel"),
    ("Kinds led", "Sorten in Führung"),
    ("Blocks left", "Blöcke übrig"),
    ("Map", "Plan"),
    ("Kinds", "Sorten"),
    ("the end of play", "Spielende"),
    ("the entry at {0}", "Eintrag bei {0}"),
    ("end of play", "Spielende"),
    ("kind {0} on the map", "Sorte {0} auf dem Plan"),
    ("entry at {0}", "Eintrag bei {0}"),
    (("{0} square left", "{0} squares left"), ("{0} Kästchen übrig", "{0} Kästchen übrig")),
    ("pass", "Passen"),
    (("block ({0} skipped)", "block ({0} skipped)"), ("Block (Sprung {0})", "Block (Sprung {0})")),
    ("block", "Block"),
    ("block, skipped:", "Block, Sprung:"),
    ("squares left:", "Kästchen übrig:"),
    ("kind {0} at {1}", "Sorte {0} bei {1}"),
    ("{0}:", "{0}:"),
    ("at {0}", "bei {0}"),
    (
        "The device cannot take a seat: only the players see the board.",
        "Das Gerät kann nicht mitspielen: Nur ihr seht das Brett.",
    ),
    ("random", "zufällig"),
    ("by hand", "von Hand"),
    ("Variant", "Variante"),
    ("Point blocks", "Punkteblöcke"),
    ("Penalties", "Strafen"),
    ("-2 tokens", "Marken -2"),
    ("-1 tokens", "Marken -1"),
    ("Bank", "Bank"),
    ("two colours\n{0} blocks of each", "zwei Farben\nje {0} Blöcke"),
    ("official two\n{0} blocks each", "offiziell zu zweit\nje {0} Blöcke"),
    ("couples\npartners sit opposite", "Paare\nPartner sitzen gegenüber"),
    ("standard", "normal"),
    # firmware/games/block_buster/how_to_play.py
    ("Aim", "Ziel"),
    (
        "There are 12 spaces around each point block. Whoever fills the most of them with their"
        " blocks wins it. In a tie nobody does.\nCollect point blocks of the same kind.",
        "Um jeden Punkteblock liegen 12 Felder. Wer davon die meisten mit eigenen Blöcken füllt,"
        " gewinnt ihn. Bei Gleichstand bekommt ihn niemand.\nSammle Punkteblöcke der gleichen Sorte.",
    ),
    ("Before the game", "Vor dem Spiel"),
    (
        "With 2, 3 or 4 players, each player has 14, 15 or 16 blocks, and the point blocks are 3×3,"
        " 4×4 or 5×5.\nGoing first is an advantage, so it costs penalty points: check your box.",
        "Zu zweit, zu dritt oder zu viert hat jeder 14, 15 oder 16 Blöcke, und es gibt 3×3, 4×4 oder"
        " 5×5 Punkteblöcke.\nAnfangen ist ein Vorteil, darum kostet es Strafpunkte: siehe Schachtel.",
    ),
    ("A turn", "Dein Zug"),
    (
        "Place a block or pass. A colour's first block goes anywhere in the area for your number of"
        " players. Each later one must share a side with a block of its colour.\nThen enter how many"
        " spaces it fills around each point block.",
        "Leg einen Block oder passe. Der erste Block einer Farbe darf überall im Bereich für eure"
        " Spielerzahl liegen. Jeder weitere muss mit einer Seite an einen Block seiner Farbe"
        " grenzen.\nGib danach ein, wie viele Felder er um jeden Punkteblock füllt.",
    ),
    ("Penalty points", "Strafpunkte"),
    (
        "Except for a colour's first, a block may lie apart. Each skipped space costs 2 penalty"
        " points. Nobody may hold more than 10 points.\nThe bank pays in -2 tokens first, then in -1"
        " tokens. If it cannot pay exactly, you cannot skip.",
        "Jeder Block außer dem ersten einer Farbe darf auch abseits liegen. Jedes übersprungene Feld"
        " kostet 2 Strafpunkte. Mehr als 10 darf niemand haben.\nDie Bank gibt zuerst Marken -2, dann"
        " Marken -1. Geht es nicht genau auf, darfst du nicht überspringen.",
    ),
    ("Secured blocks", "Sichere Blöcke"),
    (
        "A point block is secured once nobody else can win it.\nWith 2 players, whoever secures 3 of"
        " one kind wins at once; with 3 or 4 players it takes 4. That many of one kind when play"
        " ends also win, whatever the points.",
        "Ein Punkteblock ist sicher, wenn ihn niemand sonst mehr gewinnen kann.\nZu zweit gewinnt"
        " sofort, wer 3 einer Sorte sicher hat; zu dritt oder viert braucht es 4. Wer am Ende so"
        " viele einer Sorte hat, gewinnt auch, egal bei welchen Punkten.",
    ),
    ("The end", "Das Ende"),
    (
        "Passing is final. A player with no blocks left has passed. When all have passed, or you end"
        " play, each kind scores 3, 7 or 12 for 1, 2 or more point blocks.\nSubtract penalty points,"
        " and 1 for each square of blocks left. The highest score wins; ties are shared.",
        "Wer passt, legt nichts mehr. Wer keine Blöcke mehr hat, hat gepasst. Haben alle gepasst"
        " oder beendet ihr das Spiel, zählt jede Sorte 3, 7 oder 12 Punkte für 1, 2 oder mehr"
        " Punkteblöcke.\nZieh Strafpunkte ab und 1 für jedes Kästchen übriger Blöcke. Die meisten"
        " Punkte gewinnen; bei Gleichstand gewinnen alle gemeinsam.",
    ),
    ("Two colours", "Zwei Farben"),
    (
        "Each player has 2 colours, 16 blocks of each, and places a block of either. There are 5×5"
        " point blocks.\nColours count separately: you win what either of yours wins. The starting"
        " player takes 3 penalty points: check your box.",
        "Jeder hat 2 Farben mit je 16 Blöcken und legt pro Zug einen Block davon. Es gibt 5×5"
        " Punkteblöcke.\nJede Farbe zählt für sich: Du gewinnst, was eine von deinen gewinnt. Wer"
        " beginnt, nimmt 3 Strafpunkte: siehe Schachtel.",
    ),
    ("Official two", "Offiziell zu zweit"),
    (
        "Each player has 32 blocks of one colour. There are 5×5 point blocks.\nThe starting player"
        " takes 3 penalty points: check your box.",
        "Jeder hat 32 Blöcke einer Farbe. Es gibt 5×5 Punkteblöcke.\nWer beginnt, nimmt 3"
        " Strafpunkte: siehe Schachtel.",
    ),
    ("Couple", "Paare"),
    (
        "Each player has 16 blocks. There are 5×5 point blocks. The starting player takes 2 penalty"
        " points: check your box.\nPartners sit opposite. Their colours and sets count separately,"
        " and their scores are added. A full set of one wins for both.",
        "Jeder hat 16 Blöcke. Es gibt 5×5 Punkteblöcke. Wer beginnt, nimmt 2 Strafpunkte: siehe"
        " Schachtel.\nPartner sitzen sich gegenüber. Ihre Farben und Sätze zählen einzeln, ihre"
        " Punkte zusammen. Ein voller Satz von einem gewinnt für beide.",
    ),
    (
        "Sign: the kind. Mark: who leads. Filled square: secured. Bar: spaces taken.",
        "Zeichen: die Sorte. Symbol: wer führt. Volles Quadrat: sicher. Balken: belegte Felder.",
    ),
    (
        "The bank cannot pay the start penalties exactly.",
        "Die Bank kann die Strafpunkte am Anfang nicht genau zahlen.",
    ),
    ("Choose one of your colours: {0} or {1}.", "Wähl eine deiner Farben: {0} oder {1}."),
    ("No blocks of this colour left.", "Keine Blöcke dieser Farbe mehr."),
    ("No blocks left.", "Keine Blöcke mehr."),
    (
        "A colour's first block cannot skip spaces.",
        "Der erste Block einer Farbe darf nichts überspringen.",
    ),
    (
        "Say how many spaces are skipped: 0 or more.",
        "Gib an, wie viele Felder übersprungen werden: 0 oder mehr.",
    ),
    (
        "The limit is {0} penalty points: you have {1}, this adds {2}.",
        "Höchstens {0} Strafpunkte: Du hast {1}, dazu kämen {2}.",
    ),
    (
        "The bank cannot pay {0} points: it has {1} × -2 and {2} × -1.",
        "Die Bank kann {0} Punkte nicht zahlen: Sie hat {1} × -2 und {2} × -1.",
    ),
    (
        "Play has ended: enter the squares left, then finish.",
        "Das Spiel ist aus: Gebt die übrigen Kästchen ein und schließt dann ab.",
    ),
    (
        "First enter the squares left of every player with blocks left.",
        "Gebt zuerst für alle mit übrigen Blöcken die Kästchen ein.",
    ),
    ("This player has no blocks left.", "Hier sind keine Blöcke übrig."),
    (
        "Enter the squares left after play has ended.",
        "Gebt die übrigen Kästchen erst nach dem Spielende ein.",
    ),
    (
        "1 block is left: it has 1 square or more.",
        "1 Block ist übrig: Er hat mindestens 1 Kästchen.",
    ),
    (
        "{0} blocks are left: they have {1} squares or more.",
        "{0} Blöcke sind übrig: Sie haben mindestens {1} Kästchen.",
    ),
    (
        "A point block has {0} spaces: this colour can have 0 to {1} of them.",
        "Ein Punkteblock hat {0} Felder: Diese Farbe kann 0 bis {1} davon haben.",
    ),
    ("Put your block on the board, then press OK.", "Leg deinen Block aufs Brett und drück OK."),
    (
        "Enter how many spaces around a point block a colour fills.",
        "Gib ein, wie viele Felder um einen Punkteblock eine Farbe füllt.",
    ),
    (
        "Secured: nobody else can win that point block.",
        "Sicher: Niemand sonst kann diesen Punkteblock gewinnen.",
    ),
    (
        "Each square of a block left over costs a point.",
        "Jedes Kästchen eines übrigen Blocks kostet einen Punkt.",
    ),
    # firmware/games/block_buster/kinds.py
    ("Kind at {0}", "Sorte bei {0}"),
    ("Row\xa0{0}, column\xa0{1}", "Reihe\xa0{0}, Spalte\xa0{1}"),
    # firmware/games/block_buster/over.py
    ("{0} has {1} of kind {2}: a full set.", "{0} hat {1} der Sorte {2}: ein voller Satz."),
    # firmware/games/block_buster/scores.py
    (
        ("{1}\n{0} block left, passed", "{1}\n{0} blocks left, passed"),
        ("{1}\n{0} Block übrig, gepasst", "{1}\n{0} Blöcke übrig, gepasst"),
    ),
    (
        ("{1}\n{0} block left", "{1}\n{0} blocks left"),
        ("{1}\n{0} Block übrig", "{1}\n{0} Blöcke übrig"),
    ),
    (
        ("Kind {1}: {0} block", "Kind {1}: {0} blocks"),
        ("Sorte {1}: {0} Block", "Sorte {1}: {0} Blöcke"),
    ),
    ("Squares left", "Kästchen übrig"),
    ("With {0}", "Mit {0}"),
    (("{0} point", "{0} points"), ("{0} Punkt", "{0} Punkte")),
    # firmware/games/block_buster/spaces.py
    (("{0} free", "{0} free"), ("{0} frei", "{0} frei")),
    (("{1}: {0} free", "{1}: {0} free"), ("{1}: {0} frei", "{1}: {0} frei")),
    ("OK: back to the game", "OK: zurück zum Spiel"),
    ("OK: back", "OK: zurück"),
    ("OK: add spaces", "OK: Felder zählen"),
    ("Add spaces", "Felder zählen"),
    ("OK: remove spaces", "OK: Felder abziehen"),
    ("OK: remove", "OK: abziehen"),
    ("OK: choose {0}", "OK: {0} wählen"),
    ("OK: {0}", "OK: {0}"),
    ("OK: remove a space here", "OK: hier ein Feld abziehen", "OK: ein Feld abziehen"),
    ("OK: remove one", "OK: eins weg"),
    ("No space is free here", "Hier ist kein Feld frei"),
    ("None is free", "Keins frei"),
    ("OK: add one", "OK: eins dazu"),
    ("OK: add one. Back: done", "OK: eins dazu. Zurück: fertig", "OK: +1. Zurück: fertig"),
    ("OK: add a space here", "OK: hier ein Feld dazu"),
    # firmware/games/block_buster/tally.py
    (("{1}\nin {0} block", "{1}\nin {0} blocks"), ("{1}\nin {0} Block", "{1}\nin {0} Blöcken")),
    ("Finish", "Abschließen"),
    ("Finish\nEnter squares first", "Abschließen\nErst Kästchen"),
    ("Finish\nEnter all squares left first", "Abschließen\nErst Kästchen eingeben"),
    ("Edit map", "Plan ändern"),
    ("Edit kinds", "Sorten ändern"),
    ("Tally", "Abrechnung", "Summe"),
    # firmware/games/block_buster/turn.py
    ("Pass", "Passen"),
    ("You place no more blocks in this game.", "Du legst in diesem Spiel keinen Block mehr."),
    ("End play for all", "Für alle beenden"),
    ("Nobody may place another block.", "Niemand darf noch einen Block legen."),
    ("End play", "Beenden"),
    (("{0} space: -{1}", "{0} spaces: -{1}"), ("{0} Feld: -{1}", "{0} Felder: -{1}")),
    (("{0} left", "{0} left"), ("{0} übrig", "{0} übrig")),
    ("Place", "Legen"),
    ("Place a block", "Block legen"),
    ("Skip spaces", "Überspringen"),
    ("-{0} each", "je -{0}"),
    ("Edit map\nno spaces yet", "Plan ändern\nnoch keine Felder", "Plan ändern\nohne Felder"),
    ("Edit map\nno spaces for last block", "Plan ändern\nletzter Block ohne Felder"),
    ("Keep playing", "Weiterspielen"),
    ("round {0}", "Runde {0}"),
    ("penalty {0}", "Strafe {0}"),
    ("Partner: {0}", "Partner: {0}"),
    ("Partner", "Partner"),
    ("Penalty points: {0}", "Strafpunkte: {0}"),
    ("Penalties: {0}", "Strafen: {0}"),
    ("Bank: {0}", "Bank: {0}"),
    # firmware/games/block_buster/words.py
    ("red", "Rot"),
    ("blue", "Blau"),
    ("green", "Grün"),
    ("yellow", "Gelb"),
    ("violet", "Lila"),
    ("white", "Weiß"),
    ("row\xa0{0}, column\xa0{1}", "Reihe\xa0{0}, Spalte\xa0{1}"),
    ("{0} needs one more {1} to win", "{0} fehlt noch ein {1} zum Sieg"),
    ("{0}: one more {1} wins", "{0}: noch ein {1} zum Sieg"),
    ("One more {0} wins", "Noch ein {0} zum Sieg"),
    ("One more {0}", "Noch ein {0}!"),
    # firmware/games/cross_rows/events.py
    ("No number fits", "Keine Zahl passt"),
    ("Erase {0} in {1} and its lock", "{0} bei {1} und Schloss radieren"),
    ("Cross {0} in {1} and its lock", "{0} bei {1} und Schloss ankreuzen"),
    ("Erase {0} in {1}", "{0} bei {1} radieren"),
    ("Cross {0} in {1}", "{0} bei {1} ankreuzen"),
    ("{0} is open again: take its die back.", "{0} ist wieder offen: Nehmt den Würfel zurück."),
    ("{0} is locked", "{0} ist zu"),
    (
        "{0}: cross the lock too. Put the {1} die away.",
        "{0}: auch das Schloss ankreuzen. Würfel {1} weglegen.",
        "{0}: Schloss ankreuzen, Würfel {1} weg.",
    ),
    ("All", "Alle"),
    ("Penalty", "Strafe"),
    ("Cross a penalty box: -{0}", "Ein Straffeld ankreuzen: -{0}"),
    ("Cross a box: -{0}", "Straffeld ankreuzen: -{0}"),
    ("Erase a penalty", "Eine Strafe radieren"),
    # firmware/games/cross_rows/game.py
    ("cross {0}", "{0} ankreuzen"),
    ("cross nothing", "nichts ankreuzen"),
    ("Rows locked", "Reihen geschlossen"),
    ("Crosses", "Kreuze"),
    ("Two rows are locked.", "Zwei Reihen sind zu."),
    ("The fourth penalty.", "Die vierte Strafe."),
    # firmware/games/cross_rows/how_to_play.py
    (
        "Cross numbers in the four rows of your sheet. The more crosses a row has, the more each of"
        " them is worth. The highest score wins; ties are shared.\nEverybody can cross on every roll.",
        "Kreuz Zahlen in den vier Reihen deines Blatts an. Je mehr Kreuze eine Reihe hat, desto mehr"
        " ist jedes wert. Die meisten Punkte gewinnen; bei Gleichstand gewinnen alle gemeinsam.\nBei"
        " jedem Wurf dürfen alle ankreuzen.",
    ),
    (
        "The active player rolls all dice.\nWhite dice: each player may cross their sum in one row,"
        " or nothing.\nThen the active player alone may cross the sum of one white die and one"
        " coloured die in the row of that colour, or nothing.",
        "Wer dran ist, wirft alle Würfel.\nWeiße Würfel: Jeder darf ihre Summe in einer Reihe"
        " ankreuzen, muss aber nicht.\nNur wer dran ist, darf danach noch die Summe aus einem weißen"
        " und einem farbigen Würfel in der Reihe dieser Farbe ankreuzen, muss aber nicht.",
    ),
    ("A row", "Eine Reihe"),
    (
        "Cross from left to right. You may leave numbers out, but they are lost.\nRed and yellow rise"
        " from 2 to 12, green and blue fall from 12 to 2.\nThe last number of a row needs at least 5"
        " crosses in it.",
        "Kreuz von links nach rechts an. Du darfst Zahlen auslassen, aber sie sind dann"
        " verloren.\nRot und Gelb steigen von 2 bis 12, Grün und Blau fallen von 12 bis 2.\nFür die"
        " letzte Zahl brauchst du mindestens 5 Kreuze in der Reihe.",
    ),
    ("Locks", "Schlösser"),
    (
        "If you cross the last number of a row, cross its lock too: it counts as one more"
        " cross.\nWhen all have answered, the row is locked for everybody and its die is put away."
        " Several players can lock a row with the same roll.",
        "Kreuzt du die letzte Zahl einer Reihe an, dann auch ihr Schloss: Es zählt als weiteres"
        " Kreuz.\nWenn alle fertig sind, ist die Reihe für alle zu und ihr Würfel kommt weg. Mehrere"
        " können eine Reihe mit demselben Wurf schließen.",
    ),
    (
        "If the active player has crossed nothing in the turn, with white or coloured dice, that is"
        " a penalty of -5.\nThe others never get one.",
        "Kreuzt du nichts an, wenn du dran bist, weder mit weißen noch mit farbigen Würfeln,"
        " bekommst du eine Strafe von -5.\nDie anderen bekommen nie eine.",
    ),
    (
        "The game ends when 2 rows are locked, or after the turn with somebody's 4th penalty.\n1 to"
        " 12 crosses in a row score 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.",
        "Das Spiel endet, wenn 2 Reihen zu sind, oder nach dem Zug, in dem jemand die 4. Strafe"
        " bekommt.\n1 bis 12 Kreuze in einer Reihe zählen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66,"
        " 78.",
    ),
    (
        "R, Y, G, B: red, yellow, green, blue. Tile: crossed. Dash: lost.",
        "R, G, Ü, B: Rot, Gelb, Grün, Blau. Farbig unterlegt: angekreuzt. Strich: verloren.",
    ),
    ("Roll the dice first.", "Würfle zuerst."),
    (
        "The dice are rolled: cross a number, or skip.",
        "Es ist gewürfelt: Kreuz eine Zahl an oder verzichte.",
    ),
    (
        "All players must answer the white dice first.",
        "Erst müssen alle mit den weißen Würfeln fertig sein.",
    ),
    (
        "Only the active player may cross or skip now.",
        "Jetzt darf nur ankreuzen oder verzichten, wer dran ist.",
    ),
    (
        "Only the active player may cross now, with a white and a coloured die.",
        "Jetzt darf nur ankreuzen, wer dran ist: mit einem weißen und einem farbigen Würfel.",
    ),
    ("These dice give {1} in {0}.", "Diese Würfel ergeben {1} bei {0}."),
    ("These dice give {1} or {2} in {0}.", "Diese Würfel ergeben {1} oder {2} bei {0}."),
    ("The {0} of {1} is crossed already.", "Die {0} bei {1} ist schon angekreuzt."),
    (
        "The {0} of {1} is left of your last cross.",
        "Die {0} bei {1} liegt links von deinem letzten Kreuz.",
    ),
    (
        "The {0} of {1} needs at least {2} crosses before it.",
        "Die {0} bei {1} braucht mindestens {2} Kreuze davor.",
    ),
    ("The {0} row is locked.", "Die Reihe {0} ist zu."),
    (
        "All may cross the sum of the white dice. Enter who does, in any order.",
        "Alle dürfen die Summe der weißen Würfel ankreuzen. Gebt ein, wer es macht, egal in welcher Reihenfolge.",
    ),
    (
        "Only the active player: a white die plus a coloured one, in its row.",
        "Nur wer dran ist: ein weißer und ein farbiger Würfel zusammen, in der Reihe der Farbe.",
    ),
    (
        "The active player crossed nothing in the turn: 5 points less.",
        "Wer dran war, hat nichts angekreuzt: 5 Punkte weniger.",
    ),
    # firmware/games/cross_rows/sheets.py
    (("{0} penalty", "{0} penalties"), ("{0} Strafe", "{0} Strafen")),
    ("Score", "Punkte"),
    # firmware/games/cross_rows/turn.py
    ("+ colour", "+ Farbe"),
    ("colour", "Farbe"),
    ("Nothing", "Nichts"),
    # firmware/games/cross_rows/words.py
    ("{0} in red", "{0} in Rot"),
    ("{0} in yellow", "{0} in Gelb"),
    ("{0} in green", "{0} in Grün"),
    ("{0} in blue", "{0} in Blau"),
    ("R", "R"),
    ("Y", "G"),
    ("G", "Ü"),
    ("B", "B"),
    # firmware/games/penk/eliminate.py
    ("No cell fits. Which column?", "Nichts passt. Welche Spalte?"),
    ("No cell fits the dice.", "Kein Feld passt zu den Würfeln."),
    ("No cell fits.", "Kein Feld passt."),
    ("Cross out column {0}", "Spalte {0} streichen"),
    ("{0} column {1}", "{0} Spalte {1}"),
    ("Cross out", "Streichen"),
    ("Reroll", "Neu würfeln", "Neu"),
    # firmware/games/penk/events.py
    ("Erase the circles {0}", "Kreise {0} radieren"),
    ("Erase {0}", "{0} radieren"),
    ("Circle {0}", "{0} einkreisen"),
    ("Row\xa0{0}: nothing to cross out", "Reihe\xa0{0}: nichts zu streichen"),
    ("Column\xa0{0}: nothing to cross out", "Spalte\xa0{0}: nichts zu streichen"),
    ("Nothing to cross out", "Nichts zu streichen"),
    ("Nothing to write", "Nichts zu schreiben"),
    ("Erase lit crosses", "Leuchtende Kreuze radieren", "Kreuze radieren"),
    ("Cross out row\xa0{0}", "Reihe\xa0{0} streichen"),
    ("No last round", "Keine letzte Runde"),
    (
        "The last round is cancelled. Play continues.",
        "Die letzte Runde fällt weg. Das Spiel geht weiter.",
    ),
    ("{0} has two full columns. Still to play: {1}", "{0} hat zwei volle Spalten. Noch dran: {1}"),
    ("Last round!", "Letzte Runde!"),
    ("Still to play: {0}", "Noch dran: {0}"),
    ("{0}'s turn is skipped.", "{0} setzt aus."),
    ("Turn skipped.", "Aussetzen."),
    ("No clear cell", "Kein freies Feld"),
    ("PENK! {0}", "PENK! {0}"),
    ("PENK!", "PENK!"),
    ("Cross out column\xa0{0}", "Spalte\xa0{0} streichen"),
    (
        "Erase the lit crosses in column\xa0{0}",
        "Leuchtende Kreuze in Spalte\xa0{0} radieren",
        "Kreuze in Spalte\xa0{0} radieren",
    ),
    (
        "Erase the lit crosses in row\xa0{0}",
        "Leuchtende Kreuze in Reihe\xa0{0} radieren",
        "Kreuze in Reihe\xa0{0} radieren",
    ),
    # firmware/games/penk/game.py
    ("Mark ! on your sheet.", "Markier das ! auf deinem Blatt."),
    ("Mark ! on {0}'s sheet.", "Markiert das ! auf dem Blatt von {0}."),
    ("Two columns are full.", "Zwei Spalten sind voll."),
    ("Penk!s", "Penk!"),
    ("Cells marked", "Markierte Felder"),
    ("circle {0}", "{0} einkreisen"),
    ("cross out column {0}", "Spalte {0} streichen"),
    (("mark", "{0} marks"), ("Kreis", "{0} Kreise")),
    ("crosses in column {0}", "Kreuze in Spalte {0}"),
    ("Row {0}", "Reihe {0}"),
    ("Cell values", "Feldwerte"),
    # firmware/games/penk/how_to_play.py
    (
        "Mark cells on your sheet. The column says which face a cell takes, the row how many dice of"
        " it.\nAt the end, each row and column with 3 or more marked cells scores. The most points"
        " win; ties are shared.",
        "Markier Felder auf deinem Blatt. Die Spalte sagt, welche Augenzahl ein Feld braucht, die"
        " Reihe, wie viele Würfel davon.\nAm Ende zählt jede Reihe und Spalte mit mindestens 3"
        " markierten Feldern. Die meisten Punkte gewinnen; bei Gleichstand gewinnen alle gemeinsam.",
    ),
    (
        "Roll all 6 dice. You may reroll any of them, up to 2 times, also dice you kept. Then mark 1"
        " to 3 clear cells: circle their numbers.\n4×3 takes 4 dice showing 3. Each die pays for one"
        " cell only. You may leave dice over.",
        "Wirf alle 6 Würfel. Du darfst bis zu 2-mal beliebige davon neu würfeln, auch schon"
        " behaltene. Dann markier 1 bis 3 freie Felder: Kreis ihre Zahlen ein.\n4×3 braucht 4 Würfel"
        " mit einer 3. Jeder Würfel zählt nur für ein Feld. Du darfst Würfel übrig lassen.",
    ),
    ("The jolly", "Der Joker"),
    (
        "The jolly (!) can stand for any face, but never alone: row 1 needs a real die.\nUse at most"
        " 1 jolly for a cell. 2 jollies can help 2 cells.",
        "Der Joker (!) steht für jede Augenzahl, aber nie allein: Reihe 1 braucht einen echten"
        " Würfel.\nHöchstens 1 Joker pro Feld. 2 Joker können 2 Feldern helfen.",
    ),
    ("Nothing fits?", "Nichts passt?"),
    (
        "If your dice fit no clear cell, choose a column that still has clear cells (never a row)"
        " and cross them all out. You need not reroll first.\nIf you can mark a cell, you cannot"
        " cross out instead.",
        "Passen deine Würfel zu keinem freien Feld, wähl eine Spalte, die noch freie Felder hat (nie"
        " eine Reihe), und streich sie alle. Du musst vorher nicht neu würfeln.\nKannst du ein Feld"
        " markieren, darfst du nicht stattdessen streichen.",
    ),
    ("Penk!", "Penk!"),
    (
        "Mark all 5 cells of a row or column: that is a Penk! All other players cross out their"
        " clear cells in that line. Cells they have marked stay marked.\nA line with a cross in it"
        " can never be a Penk!",
        "Hast du alle 5 Felder einer Reihe oder Spalte markiert, ist das ein Penk! Alle anderen"
        " streichen ihre freien Felder in dieser Linie. Markierte Felder bleiben markiert.\nEine"
        " Linie mit einem Kreuz kann nie ein Penk! sein.",
    ),
    ("End and score", "Ende und Wertung"),
    (
        "When a sheet has 2 columns with no clear cell, finish the round: all players get equal"
        " turns. A player with no clear cell at all is skipped.\nEach row and column with 3 or more"
        " marked cells scores their values. A cell can count twice.",
        "Hat ein Blatt 2 Spalten ohne freies Feld, spielt die Runde zu Ende: Alle sind gleich oft"
        " dran. Wer gar kein freies Feld mehr hat, setzt aus.\nJede Reihe und Spalte mit mindestens 3"
        " markierten Feldern zählt deren Werte. Ein Feld kann doppelt zählen.",
    ),
    (
        "Dice with a bar are held, or pay for the lit cell. Circle: marked. ×: crossed out.",
        "Würfel mit Balken behältst du, oder sie zählen für das leuchtende Feld. Kreis: markiert. ×: gestrichen.",
    ),
    ("Reroll some dice, or mark.", "Würfle neu oder markier Felder."),
    ("No rerolls left this turn.", "Du darfst nicht mehr neu würfeln."),
    ("Choose at least one die to reroll.", "Wähl mindestens einen Würfel, den du neu würfelst."),
    ("Mark one, two or three cells.", "Markier ein, zwei oder drei Felder."),
    ("Mark each cell only once.", "Markier jedes Feld nur einmal."),
    ("Row {0}, column {1} is not clear.", "Reihe {0}, Spalte {1} ist nicht frei."),
    ("The dice cannot pay for all these cells.", "Die Würfel reichen nicht für alle diese Felder."),
    (
        "Row {0}, column {1} needs {0} dice showing {1}; one may be a jolly.",
        "Reihe {0}, Spalte {1} braucht {0} Würfel mit einer {1}; einer darf ein Joker sein.",
    ),
    (
        "Row 1 needs a real die, not the jolly.",
        "Reihe 1 braucht einen echten Würfel, nicht den Joker.",
    ),
    (
        "Row 1, column {0} needs a die showing {1}.",
        "Reihe 1, Spalte {0} braucht einen Würfel mit einer {1}.",
    ),
    (
        "You can still mark row {0}, column {1}: do not cross out.",
        "Du kannst noch Reihe {0}, Spalte {1} markieren, darum darfst du nicht streichen.",
    ),
    ("Column {0} has no clear cell.", "Spalte {0} hat kein freies Feld."),
    (
        "OK holds the dice that are underlined. Then reroll the others.",
        "Mit OK behältst du die unterstrichenen Würfel. Dann würfle die anderen neu.",
    ),
    (
        "Circle up to three cells. 3×4 is three dice showing 4.",
        "Kreis bis zu drei Felder ein. 3×4 sind drei Würfel mit einer 4.",
    ),
    (
        "Nothing fits: cross out the clear cells of one column.",
        "Nichts passt: Streich die freien Felder einer Spalte.",
    ),
    (
        "After a Penk! the others cross out their clear cells in that line.",
        "Nach einem Penk! streichen die anderen ihre freien Felder in dieser Linie.",
    ),
    # firmware/games/penk/mark.py
    ("Undo", "Rückgängig"),
    ("mark", "markieren"),
    ("Choose 1 to {0} cells to mark.", "Wähl 1 bis {0} Felder."),
    # firmware/games/penk/scores.py
    ("Column {0}", "Spalte {0}"),
    (("{1}: {0} mark", "{1}: {0} marks"), ("{1}: {0} Kreis", "{1}: {0} Kreise")),
    ("{0}: {1} of {2} marks", "{0}: {1} von {2} Kreisen"),
    ("{0}: {1} of {2}", "{0}: {1} von {2}"),
    # firmware/games/penk/turn.py
    (
        "These dice mark all clear cells. No roll marks more.",
        "Diese Würfel markieren alle freien Felder. Mehr geht nicht.",
    ),
    ("Mark", "Markieren", "Felder"),
    ("Cross\nout", "Strei-\nchen"),
    # firmware/games/puzzle_sheet/boards.py
    (("{0} empty", "{0} empty"), ("{0} leer", "{0} leer")),
    ("{0}; {1}", "{0}; {1}"),
    (
        ("Rectangle {1}\xa0×\xa0{2}, {0}\xa0unshaded", "Rectangle {1}\xa0×\xa0{2}, {0}\xa0unshaded"),
        ("Rechteck {1}\xa0×\xa0{2}, {0}\xa0leer", "Rechteck {1}\xa0×\xa0{2}, {0}\xa0leer"),
    ),
    ("The board is on paper.", "Das Brett ist auf Papier."),
    (("{0} point. {1}", "{0} points. {1}"), ("{0} Punkt. {1}", "{0} Punkte. {1}")),
    (
        ("{0} point, bonus {1} due. {2}", "{0} points, bonus {1} due. {2}"),
        ("{0} Punkt, Bonus {1} fällig. {2}", "{0} Punkte, Bonus {1} fällig. {2}"),
    ),
    ("Bonus {0} due. {1}", "Bonus {0} fällig. {1}"),
    (
        ("{0} point, bonus at {1}. {2}", "{0} points, bonus at {1}. {2}"),
        ("{0} Punkt, Bonus bei {1}. {2}", "{0} Punkte, Bonus bei {1}. {2}"),
    ),
    ("Bonus at {0}. {1}", "Bonus bei {0}. {1}"),
    # firmware/games/puzzle_sheet/events.py
    (
        "{0}: first shade these cells on your sheet.",
        "{0}: zuerst diese Felder auf dem Blatt ausmalen.",
    ),
    ("Shade these cells first.", "Zuerst diese Felder ausmalen."),
    ("Shade these.", "Diese ausmalen."),
    ("Before you start", "Vor dem Start"),
    ("Erase the line on {0}", "Strich bei {0} radieren"),
    ("Make {0} one line", "{0}: nur noch ein Strich"),
    ("Cross off {0}", "{0} durchstreichen", "{0} streichen"),
    ("Make {0} an X", "{0}: Strich zum X machen", "{0}: zum X machen"),
    (
        ("{1}: erase the cells and {0} point.", "{1}: erase the cells and {0} points."),
        ("{1}: die Felder und {0} Punkt radieren.", "{1}: die Felder und {0} Punkte radieren."),
    ),
    (
        ("{1}: erase the lit cells and {0} point.", "{1}: erase the lit cells and {0} points."),
        (
            "{1}: die leuchtenden Felder und {0} Punkt radieren.",
            "{1}: die leuchtenden Felder und {0} Punkte radieren.",
        ),
    ),
    (
        ("{1}: erase cells and {0} point.", "{1}: erase cells and {0} points."),
        ("{1}: Felder und {0} Punkt radieren.", "{1}: Felder und {0} Punkte radieren."),
    ),
    (
        ("{1}: cells and {0} point.", "{1}: cells and {0} points."),
        ("{1}: Felder und {0} Punkt.", "{1}: Felder und {0} Punkte."),
    ),
    (
        ("Erase cells and {0} point.", "Erase cells and {0} points."),
        ("Felder und {0} Punkt radieren.", "Felder und {0} Punkte radieren."),
    ),
    (
        ("Erase, -{0} point.", "Erase, -{0} points."),
        ("Radieren, -{0} Punkt.", "Radieren, -{0} Punkte."),
    ),
    (
        ("{1}: shade it, add {0} point.", "{1}: shade it, add {0} points."),
        ("{1}: ausmalen, {0} Punkt dazu.", "{1}: ausmalen, {0} Punkte dazu."),
    ),
    ("{0}: shade it, add {1}.", "{0}: ausmalen, {1} dazu."),
    ("{0}: add {1}.", "{0}: {1} dazu."),
    (
        (
            "{1}: place it at row {2}, column {3}, add {0} point.",
            "{1}: place it at row {2}, column {3}, add {0} points.",
        ),
        (
            "{1}: bei Reihe {2}, Spalte {3} ausmalen, {0} Punkt dazu.",
            "{1}: bei Reihe {2}, Spalte {3} ausmalen, {0} Punkte dazu.",
        ),
    ),
    (
        ("Shade it, add {0} point.", "Shade it, add {0} points."),
        ("Ausmalen, {0} Punkt dazu.", "Ausmalen, {0} Punkte dazu."),
    ),
    ("Shade it, add {0}.", "Ausmalen, {0} dazu."),
    (
        (
            "{1}: shade it, add {0} point. Then the bonus piece for {2}!",
            "{1}: shade it, add {0} points. Then the bonus piece for {2}!",
        ),
        (
            "{1}: ausmalen, {0} Punkt dazu. Dann das Bonusteil für {2}!",
            "{1}: ausmalen, {0} Punkte dazu. Dann das Bonusteil für {2}!",
        ),
    ),
    (
        ("{1}: shade it, add {0} point. Then bonus {2}!", "{1}: shade it, add {0} points. Then bonus {2}!"),
        (
            "{1}: ausmalen, {0} Punkt dazu. Dann Bonus {2}!",
            "{1}: ausmalen, {0} Punkte dazu. Dann Bonus {2}!",
        ),
    ),
    (
        ("Shade it, add {0} point. Then bonus {1}!", "Shade it, add {0} points. Then bonus {1}!"),
        ("Ausmalen, {0} Punkt dazu. Dann Bonus {1}!", "Ausmalen, {0} Punkte dazu. Dann Bonus {1}!"),
    ),
    ("{0}: shade the bonus piece for {1}.", "{0}: Bonusteil für {1} ausmalen."),
    (
        "{0}: shade the bonus piece for {1} (lit cells).",
        "{0}: Bonusteil für {1} ausmalen (leuchtende Felder).",
    ),
    (
        "On {0}'s sheet: shade the bonus piece for {1}.",
        "Auf dem Blatt von {0}: Bonusteil für {1} ausmalen.",
    ),
    (
        "On {0}'s sheet: shade the bonus piece for {1} (lit cells).",
        "Auf dem Blatt von {0}: Bonusteil für {1} ausmalen (leuchtende Felder).",
    ),
    ("Shade the bonus piece.", "Bonusteil ausmalen."),
    ("Shade it.", "Ausmalen."),
    ("{0}: erase the bonus piece for {1}.", "{0}: Bonusteil für {1} radieren."),
    (
        "{0}: erase the bonus piece for {1} (lit cells).",
        "{0}: Bonusteil für {1} radieren (leuchtende Felder).",
    ),
    (
        "On {0}'s sheet: erase the bonus piece for {1}.",
        "Auf dem Blatt von {0}: Bonusteil für {1} radieren.",
    ),
    (
        "On {0}'s sheet: erase the bonus piece for {1} (lit cells).",
        "Auf dem Blatt von {0}: Bonusteil für {1} radieren (leuchtende Felder).",
    ),
    ("Erase the bonus piece.", "Bonusteil radieren."),
    ("Erase it.", "Radieren."),
    ("Bonus piece", "Bonusteil"),
    ("The whole board is shaded.", "Das ganze Brett ist ausgemalt."),
    ("OK", "OK"),
    ("Cleared!", "Geschafft!"),
    # firmware/games/puzzle_sheet/fill.py
    ("Custom", "Eigene Felder"),
    ("Pre-filled", "Vorgemalt"),
    ("OK: fill. Back: done", "OK: malen. Zurück: fertig"),
    ("OK: fill", "OK: malen"),
    ("OK: empty. Back: done", "OK: leeren. Zurück: fertig"),
    ("OK: empty", "OK: leeren"),
    (("{0} filled", "{0} filled"), ("{0} vorgemalt", "{0} vorgemalt")),
    # firmware/games/puzzle_sheet/game.py
    ("Cells in rectangle", "Felder im Rechteck"),
    ("Cells left empty", "Leere Felder"),
    ("All boards", "Alle Bretter"),
    ("the end of the game", "Spielende"),
    ("piece {0}", "Teil {0}"),
    ("end of the game", "Spielende"),
    ("bonus piece", "Bonusteil"),
    ("tally", "Abrechnung", "Summe"),
    (
        ("{1} × {2}, {0} unshaded", "{1} × {2}, {0} unshaded"),
        ("{1} × {2}, {0} leer", "{1} × {2}, {0} leer"),
    ),
    ("tally:", "Abrechnung:", "Summe:"),
    ("bonus", "Bonus"),
    ("row {0}, column {1}", "Reihe {0}, Spalte {1}"),
    # firmware/games/puzzle_sheet/how_to_play.py
    (
        "Shade pieces on your board to build one large full rectangle, and collect bonus points.\nAt"
        " the end the size of the rectangle is multiplied by your points. The highest score wins.",
        "Mal Teile auf deinem Brett aus, bis ein großes volles Rechteck entsteht, und sammle"
        " Bonuspunkte.\nAm Ende wird die Größe des Rechtecks mit deinen Punkten malgenommen. Das"
        " höchste Ergebnis gewinnt.",
    ),
    (
        "Playing alone, you win when your whole board is shaded.\nIf the board is on screen, some"
        " cells can be pre-filled: see the setup.",
        "Allein gewinnst du, wenn dein ganzes Brett ausgemalt ist.\nIst das Brett auf dem Gerät,"
        " können Felder vorgemalt sein: siehe Vorbereitung.",
    ),
    (
        "Choose a piece that is left and shade it on your board. All players cross it off. Then add"
        " the points of its frame on your bonus track.\nNever turn or flip a piece. It covers only"
        " unshaded cells, and all of it must be on the board.",
        "Wähl ein Teil, das noch da ist, und mal es auf deinem Brett aus. Alle streichen es durch."
        " Zähl dann die Punkte seines Rahmens auf deiner Bonusleiste dazu.\nDreh oder wende ein Teil"
        " nie. Es bedeckt nur leere Felder und muss ganz auf dem Brett liegen.",
    ),
    ("Taken pieces", "Vergebene Teile"),
    (
        "Each piece can be taken only once, whoever takes it.",
        "Jedes Teil kann nur einmal genommen werden, egal von wem.",
    ),
    (
        "Pieces in frames 1 and 2 can be taken once, pieces in frames 3 and 4 twice, whoever takes"
        " them.\nThe second time, make the line through the piece an X.",
        "Teile in Rahmen 1 und 2 können einmal genommen werden, Teile in Rahmen 3 und 4 zweimal,"
        " egal von wem.\nBeim zweiten Mal mach aus dem Strich durch das Teil ein X.",
    ),
    ("Bonus pieces", "Bonusteile"),
    (
        "When your points reach or pass a bonus piece on the bonus track, you also place that"
        " piece.\nThe same rules apply, but it adds no points.",
        "Wenn deine Punkte auf der Bonusleiste ein Bonusteil erreichen oder überschreiten, malst du"
        " auch dieses Teil aus.\nEs gelten dieselben Regeln, aber es bringt keine Punkte.",
    ),
    (
        "The game ends when no piece that is left fits the board of the player to move, or a bonus"
        " piece does not fit.\nIf a piece does not fit while another one does, choose the other one.",
        "Das Spiel endet, wenn für den, der dran ist, kein Teil mehr passt, oder wenn ein Bonusteil"
        " nicht passt.\nPasst ein Teil nicht, aber ein anderes, nimm das andere.",
    ),
    (
        "Multiply height and width of your largest full rectangle by your points: 5×3 with 18 points"
        " is 270.\nIn a tie the fewest unshaded cells win. If these are equal too, the win is shared.",
        "Nimm Höhe mal Breite deines größten vollen Rechtecks mal deine Punkte: 5×3 mit 18 Punkten"
        " sind 270.\nBei Gleichstand gewinnen die wenigsten leeren Felder. Sind auch die gleich,"
        " gewinnen alle gemeinsam.",
    ),
    ("Boards on paper", "Bretter auf Papier"),
    (
        "The device knows the pieces and the points, but not your boards: you judge what fits.\nAt"
        " the end, enter each player's largest full rectangle and unshaded cells.",
        "Das Gerät kennt die Teile und die Punkte, aber nicht eure Bretter: Ihr entscheidet, was"
        " passt.\nGebt am Ende für alle das größte volle Rechteck und die leeren Felder ein.",
    ),
    (
        "Hollow: the piece does not fit your board. Crossed off: it is taken.",
        "Hohl: Das Teil passt nicht auf dein Brett. Durchgestrichen: Es ist vergeben.",
    ),
    ("Leave at least one cell empty.", "Lass mindestens ein Feld leer."),
    ("No bonus piece is due.", "Kein Bonusteil ist fällig."),
    ("The bonus piece fits: place it.", "Das Bonusteil passt: Mal es aus."),
    ("Place the bonus piece for 1 point first.", "Mal zuerst das Bonusteil für 1 Punkt aus."),
    ("Place the bonus piece for {0} points first.", "Mal zuerst das Bonusteil für {0} Punkte aus."),
    ("Piece {0} is taken.", "Teil {0} ist vergeben."),
    ("The piece goes over the edge of the board.", "Das Teil ragt über den Rand des Bretts."),
    ("Row {0}, column {1} is already shaded.", "Reihe {0}, Spalte {1} ist schon ausgemalt."),
    (
        "Row {0}, column {1} is not a cell of the board.",
        "Reihe {0}, Spalte {1} ist kein Feld des Bretts.",
    ),
    ("This piece fits nowhere on the board.", "Dieses Teil passt nirgends auf das Brett."),
    (
        "Piece {0} still fits, so the game continues.",
        "Teil {0} passt noch, also geht das Spiel weiter.",
    ),
    ("The game has ended: tally the sheets.", "Das Spiel ist aus: Rechnet die Blätter ab."),
    ("Tally the sheets after the game ends.", "Rechnet die Blätter erst nach dem Spielende ab."),
    ("The device scores this game.", "Das Gerät wertet dieses Spiel."),
    ("This sheet is already tallied.", "Dieses Blatt ist schon abgerechnet."),
    (
        "A rectangle cannot be more than {0} high and {1} wide.",
        "Ein Rechteck ist höchstens {0} hoch und {1} breit.",
    ),
    (
        "A rectangle must have both a height and a width, or neither.",
        "Ein Rechteck braucht Höhe und Breite, oder keins von beiden.",
    ),
    (
        "The rectangle and the unshaded cells cannot exceed {0} cells.",
        "Rechteck und leere Felder sind zusammen höchstens {0} Felder.",
    ),
    (
        "Choose a piece. Hollow ones do not fit your board.",
        "Wähl ein Teil. Hohle passen nicht auf dein Brett.",
    ),
    (
        "Move the piece, then shade it on your sheet. It cannot turn.",
        "Schieb das Teil an seinen Platz und mal es auf deinem Blatt aus. Drehen geht nicht.",
    ),
    (
        "A bonus piece is placed at once. It gives no points.",
        "Ein Bonusteil malst du sofort aus. Es bringt keine Punkte.",
    ),
    # firmware/games/puzzle_sheet/notice.py
    ("No remaining piece fits: the game ends.", "Kein Teil passt mehr: Das Spiel endet."),
    ("No piece fits.", "Kein Teil passt."),
    (
        "The bonus piece for {0} does not fit: the game ends.",
        "Das Bonusteil für {0} passt nicht: Das Spiel endet.",
    ),
    ("The bonus piece does not fit.", "Das Bonusteil passt nicht."),
    ("End game", "Spiel beenden", "Ende"),
    ("End", "Beenden"),
    # firmware/games/puzzle_sheet/over.py
    ("Not cleared", "Nicht geschafft"),
    (
        ("Equal scores, but {0} empty cell fewer.", "Equal scores, but {0} empty cells fewer."),
        ("Punkte gleich, aber {0} leeres Feld weniger.", "Punkte gleich, aber {0} leere Felder weniger."),
    ),
    (("{0} empty cell", "{0} empty cells"), ("{0} leeres Feld", "{0} leere Felder")),
    # firmware/games/puzzle_sheet/pad.py
    (
        "The bonus piece does not fit, so the game ends for all.",
        "Das Bonusteil passt nicht, also endet das Spiel für alle.",
    ),
    ("It does not fit", "Es passt nicht"),
    ("It does\nnot fit", "Passt\nnicht"),
    (
        ("Bonus for {0} point", "Bonus for {0} points"),
        ("Bonus für {0} Punkt", "Bonus für {0} Punkte"),
    ),
    ("Bonus for {0}", "Bonus für {0}"),
    ("No fit", "Passt nicht", "Nein"),
    ("Bonus {0}", "Bonus {0}"),
    ("Placed", "Ausgemalt", "Gemalt"),
    ("Shade this piece on your sheet.", "Mal dieses Teil auf deinem Blatt aus."),
    ("Rectangle height", "Höhe des Rechtecks", "Rechteck: Höhe"),
    ("Rectangle width", "Breite des Rechtecks", "Rechteck: Breite"),
    ("Unshaded cells", "Leere Felder"),
    # firmware/games/puzzle_sheet/place.py
    ("Bonus", "Bonus"),
    ("Row {0}, column {1} is shaded", "Reihe {0}, Spalte {1} ist voll"),
    ("Shaded", "Voll"),
    ("No cell at row {0}, column {1}", "Kein Feld bei Reihe {0}, Spalte {1}"),
    ("No cell", "Kein Feld"),
    ("Choose the row", "Wähl die Reihe"),
    ("Choose the column", "Wähl die Spalte"),
    ("OK: place it here", "OK: hier ausmalen", "OK: hier malen"),
    # firmware/games/puzzle_sheet/setup.py
    (
        "The device cannot take a seat: only the players see boards on paper.",
        "Das Gerät kann nicht mitspielen: Bretter auf Papier seht nur ihr.",
    ),
    ("Sheet", "Blatt"),
    ("Boards", "Bretter"),
    ("on screen", "auf dem Gerät", "am Gerät"),
    ("on paper", "auf Papier"),
    ("custom", "eigene"),
    ("nothing", "nichts"),
    ("Frame {0}", "Rahmen {0}"),
    ("Points", "Punkte"),
    ("Bonus {0} at", "Bonus {0} bei"),
    ("Bonus at", "Bonus bei"),
    # firmware/games/puzzle_sheet/take.py
    (
        "No piece fits your board, so the game ends for all.",
        "Kein Teil passt auf dein Brett, also endet das Spiel für alle.",
    ),
    (("{1}: {0} point", "{1}: {0} points"), ("{1}: {0} Punkt", "{1}: {0} Punkte")),
    ("No piece fits", "Kein Teil passt"),
    ("{0}, {1}", "{0}, {1}"),
    ("bonus {0}", "Bonus {0}"),
    # firmware/games/puzzle_sheet/words.py
    ("bonus {0} due", "Bonus {0} fällig"),
    ("bonus at {0}", "Bonus bei {0}"),
    # firmware/games/shape_cards/declare.py
    ("Declare", "Ansagen"),
    ("Guess", "Raten"),
    ("Back", "Zurück"),
    ("No card is complete.", "Keine Karte ist fertig."),
    ("declare", "ansagen"),
    ("{0} of {1}", "{0} von {1}"),
    ("Choose the five fields.", "Wähl die fünf Felder."),
    # firmware/games/shape_cards/dice.py
    ("Who starts?", "Wer beginnt?"),
    ("Roll both dice", "Beide würfeln"),
    ("Tie number {0}: roll again.", "{0}. Gleichstand: noch einmal würfeln."),
    ("Tie number {0}", "{0}. Gleichstand"),
    ("The higher roll starts.", "Der höhere Wurf beginnt."),
    ("Higher roll starts.", "Höherer Wurf beginnt.", "Höherer beginnt."),
    ("A tie: roll again.", "Gleichstand: noch einmal.", "Noch einmal!"),
    # firmware/games/shape_cards/draft.py
    ("Pick a card for {0}:", "Wähl eine Karte für {0}:"),
    ("For {0}:", "Für {0}:"),
    ("Pick a card for yourself:", "Wähl eine Karte für dich:"),
    ("For yourself:", "Für dich:"),
    ("Pick a card for {0}", "Wähl eine Karte für {0}"),
    ("for {0}", "für {0}"),
    ("for them", "für andere"),
    ("Pick a card for yourself", "Wähl eine Karte für dich"),
    ("for yourself", "für dich"),
    ("for you", "für dich"),
    ("pick a card", "Karte wählen"),
    ("pick", "wählen"),
    # firmware/games/shape_cards/end.py
    ("Whoever completed most cards wins.", "Wer die meisten Karten geschafft hat, gewinnt."),
    ("Both agree", "Beide einig"),
    ("Both agree: end it", "Beide einig: beenden"),
    ("Play on", "Weiterspielen"),
    # firmware/games/shape_cards/entry.py
    ("Contest", "Einspruch"),
    ("Revenge", "Revanche"),
    ("What did {0} roll?", "Was hat {0} gewürfelt?"),
    ("What was rolled?", "Was wurde gewürfelt?", "Welcher Wurf?"),
    # firmware/games/shape_cards/events.py
    ("You may swap.", "Du darfst tauschen."),
    ("You may swap or replace.", "Du darfst tauschen oder ersetzen.", "Tauschen oder ersetzen."),
    (
        "You may swap, replace or remove.",
        "Du darfst tauschen, ersetzen oder abräumen.",
        "Tauschen, ersetzen oder abräumen.",
    ),
    (
        "You may swap, replace, remove or exchange.",
        "Du darfst tauschen, ersetzen, abräumen oder Karten wechseln.",
        "Tauschen, ersetzen, abräumen, wechseln.",
    ),
    (
        "Both players removed in one round: remove all yellow and all green pieces.",
        "Beide haben in einer Runde abgeräumt: Nehmt alle gelben und alle grünen Steine weg.",
    ),
    ("Remove all yellow and green pieces.", "Alle gelben und grünen Steine wegnehmen."),
    ("Remove them.", "Nehmt sie weg."),
    (
        "Both players removed in one round: remove all blue and all green pieces.",
        "Beide haben in einer Runde abgeräumt: Nehmt alle blauen und alle grünen Steine weg.",
    ),
    ("Remove all blue and green pieces.", "Alle blauen und grünen Steine wegnehmen."),
    ("Move the cards.", "Legt die Karten um."),
    ("Move the cards again.", "Legt die Karten wieder um."),
    ("Redone", "Wiederholt"),
    ("{0}. {1}", "{0}. {1}"),
    ("Make the table look like this.", "Legt alles so wie hier."),
    ("Make it like this.", "Alles so wie hier."),
    ("Move the cards back.", "Legt die Karten zurück."),
    ("A hidden card was seen.", "Eine verdeckte Karte wurde gesehen."),
    ("{0}. {1} {2}", "{0}. {1} {2}"),
    ("{0} {1}", "{0} {1}"),
    ("A tie", "Gleichstand"),
    ("Both roll again.", "Beide würfeln noch einmal."),
    ("Both", "Beide"),
    (
        "{0} picks two cards first, one for each player.",
        "{0} wählt zuerst zwei Karten, für jeden eine.",
    ),
    ("and picks two cards.", "und wählt zwei Karten."),
    ("{0} starts", "{0} beginnt"),
    ("Starts", "Beginnt"),
    ("Contest lost", "Einspruch verloren"),
    ("{0}'s piece stays.", "Der Stein von {0} bleibt."),
    ("The piece stays.", "Der Stein bleibt."),
    (
        "{0} takes the piece back: nobody may use that field this turn. {0} plays again.",
        "{0} nimmt den Stein zurück: Auf dieses Feld darf in diesem Zug niemand. {0} ist noch einmal dran.",
    ),
    (
        "{0} takes the piece back and plays again.",
        "{0} nimmt den Stein zurück und ist noch einmal dran.",
    ),
    ("Take the piece back.", "Nimm den Stein zurück."),
    ("Take it back.", "Stein zurück."),
    ("The field is blocked", "Das Feld ist gesperrt", "Feld gesperrt"),
    ("No revenge", "Keine Revanche"),
    (
        "You need a 6, or more points. Your turn ends.",
        "Du brauchst eine 6 oder mehr Punkte. Dein Zug endet.",
    ),
    ("You need a 6, or more points.", "Du brauchst eine 6 oder mehr Punkte."),
    ("The turn ends.", "Der Zug endet."),
    ("No revenge is possible: the turn ends.", "Keine Revanche ist möglich: Der Zug endet."),
    ("None is possible.", "Keine ist möglich."),
    ("A 6!", "Eine 6!"),
    ("Choose any revenge.", "Wähl eine beliebige Revanche."),
    ("Choose any.", "Freie Wahl."),
    (
        "Remove the five lit pieces. The card goes to {0}.",
        "Nimm die fünf leuchtenden Steine weg. Die Karte geht an {0}.",
    ),
    ("Remove the lit pieces.", "Nimm die leuchtenden Steine weg.", "Leuchtende wegnehmen."),
    ("Card completed", "Karte geschafft"),
    ("Green ones too", "Auch die grünen"),
    (
        "{0} gives the left card and gets the right one.",
        "{0} gibt die linke Karte und bekommt die rechte.",
    ),
    ("Exchange these cards.", "Wechselt diese Karten."),
    ("Exchange them.", "Wechselt sie."),
    ("Exchange", "Wechseln"),
    ("{0} gets this card.", "{0} bekommt diese Karte."),
    ("Card pick", "Kartenwahl"),
    ("Allowed", "Erlaubt"),
    # firmware/games/shape_cards/exchange.py
    ("Which one do you take?", "Welche nimmst du?"),
    ("Take which?", "Welche nehmen?", "Nehmen?"),
    ("Which card do you give?", "Welche Karte gibst du ab?"),
    ("Give which?", "Welche geben?", "Geben?"),
    ("exchange", "wechseln"),
    # firmware/games/shape_cards/game.py
    ("Extreme\nmost cards win", "Extrem\nmeiste Karten gewinnen"),
    ("Thief\ncomplete their cards too", "Dieb\nauch fremde Karten"),
    ("Revenge\nlower rolls give points", "Revanche\nPunkte für kleine Würfe"),
    ("Expert\nhidden cards", "Experte\nverdeckte Karten"),
    ("no", "nein"),
    ("yes", "ja"),
    ("Own pieces on board", "Eigene Steine auf dem Brett"),
    ("Cards in hand", "Karten auf der Hand"),
    ("cards", "Karten"),
    ("All cards", "Alle Karten"),
    ("Deck\ncheck your box", "Karten\nsiehe Schachtel"),
    # firmware/games/shape_cards/hands.py
    ("OK: show", "OK: zeigen"),
    (("{0} completed", "{0} completed"), ("{0} geschafft", "{0} geschafft")),
    (("{0} done", "{0} done"), ("{0} fertig", "{0} fertig")),
    (
        ("{0} done, revenge {1}", "{0} done, revenge {1}"),
        ("{0} fertig, Revanche {1}", "{0} fertig, Revanche {1}"),
    ),
    ("{0}, revenge {1}", "{0}, Revanche {1}"),
    # firmware/games/shape_cards/how_to_play.py
    (
        "Build the figures of your cards with pieces on the board.\nThe first player to complete both own cards wins.",
        "Bau die Figuren deiner Karten mit Steinen auf dem Brett.\nWer zuerst beide eigenen Karten schafft, gewinnt.",
    ),
    (
        "Build the figures of your cards with pieces on the board.\nThe player with the most"
        " completed cards at the end wins; ties are shared.",
        "Bau die Figuren deiner Karten mit Steinen auf dem Brett.\nWer am Ende die meisten Karten"
        " geschafft hat, gewinnt; bei Gleichstand gewinnen beide gemeinsam.",
    ),
    ("The start", "Der Anfang"),
    (
        "Both players roll a die, again in a tie. The higher roll starts.\nThat player picks a card"
        " to keep, then one for the other player, who then does the same.",
        "Beide würfeln, bei Gleichstand noch einmal. Der höhere Wurf beginnt.\nWer beginnt, wählt"
        " eine Karte für sich und eine für den anderen. Dann macht der andere dasselbe.",
    ),
    (
        "Both players roll a die, again in a tie. The higher roll starts.\nEach player gets 2 random"
        " cards, which only their owner may see.",
        "Beide würfeln, bei Gleichstand noch einmal. Der höhere Wurf beginnt.\nJeder bekommt 2"
        " zufällige Karten, die er nur selbst sehen darf.",
    ),
    (
        "Do one of these: place a green piece on an empty field, place a piece of your own colour"
        " there, declare a card, or remove your pieces.\nBoth players use the green pieces.",
        "Mach eins davon: einen grünen Stein auf ein leeres Feld legen, einen Stein deiner Farbe"
        " legen, eine Karte ansagen oder deine Steine abräumen.\nDie grünen Steine benutzen beide.",
    ),
    (
        "The figure must be made of your own and green pieces, at least 2 of them your own. It may"
        " be turned and may lie anywhere, but it cannot be mirrored.\nIts 5 pieces go back to their"
        " piles. A wrong declaration costs nothing.",
        "Die Figur besteht aus eigenen und grünen Steinen, mindestens 2 davon eigene. Sie darf"
        " gedreht sein und überall liegen, aber nicht gespiegelt sein.\nIhre 5 Steine kommen in ihren"
        " Vorrat zurück. Eine falsche Ansage kostet nichts.",
    ),
    (
        "The other player may contest a piece of your own colour: both roll. If their roll is"
        " higher, remove it: its field is blocked this turn. Do something else, which cannot be"
        " contested.\nIn a tie, or if your roll is higher, the piece stays.",
        "Gegen einen Stein deiner Farbe darf der andere Einspruch erheben: Beide würfeln. Würfelt er"
        " höher, nimm den Stein weg: Sein Feld ist in diesem Zug gesperrt. Mach etwas anderes,"
        " dagegen gibt es keinen Einspruch.\nBei Gleichstand, oder wenn du höher würfelst, bleibt der"
        " Stein.",
    ),
    ("Remove", "Abräumen"),
    (
        "All your own pieces leave the board. With none there, it is a pass.\nIf both players remove"
        " in the same round, the second also removes all green pieces.",
        "Alle deine Steine kommen vom Brett. Liegt keiner dort, passt du damit.\nRäumen beide in"
        " derselben Runde ab, nimmt der Zweite auch alle grünen Steine weg.",
    ),
    ("Extreme", "Extrem"),
    (
        "When a card is completed, its owner picks a new one. In Expert it is a random one.\nThe game"
        " ends when no new cards are left and a player has none, or when you agree to end it.",
        "Ist eine Karte geschafft, wählt ihr Besitzer eine neue. Bei Experte ist sie zufällig.\nDas"
        " Spiel endet, wenn keine neuen Karten da sind und jemand keine mehr hat, oder wenn ihr euch"
        " einigt.",
    ),
    ("Thief", "Dieb"),
    (
        "You may also complete the other player's cards. Whoever completes a player's last card"
        " wins.\nIn Extreme instead, a card counts for whoever completes it, and its owner gets the"
        " new one.",
        "Du darfst auch Karten des anderen schaffen. Wer die letzte Karte eines Spielers schafft,"
        " gewinnt.\nBei Extrem zählt eine Karte stattdessen für den, der sie schafft, und ihr"
        " Besitzer bekommt die neue.",
    ),
    (
        "Each time you roll lower than the other player, you get 1 revenge point, also at the"
        " start.\nInstead of another action you may roll a die for revenge. Then your revenge points"
        " are 0 and the turn ends, even if nothing was possible.",
        "Immer wenn du niedriger würfelst als der andere, bekommst du 1 Revanchepunkt, auch am"
        " Anfang.\nStatt einer anderen Aktion darfst du um Revanche würfeln. Danach sind deine"
        " Revanchepunkte 0 und der Zug endet, auch wenn nichts möglich war.",
    ),
    ("Which revenge", "Welche Revanche"),
    (
        "A 6 lets you choose any, else those that you have the points for.\n4: swap one of their"
        " pieces with a piece next to it, not diagonally. 7: replace one of theirs with yours.\n13:"
        " remove all of theirs. 100: exchange one of your cards for one of theirs.",
        "Mit einer 6 wählst du frei, sonst unter denen, für die du die Punkte hast.\n4: Tausch einen"
        " fremden Stein mit einem daneben, nicht schräg. 7: Ersetz einen fremden durch deinen. 13:"
        " Räum alle fremden ab. 100: Wechsle eine deiner Karten gegen eine fremde.",
    ),
    ("Expert", "Experte"),
    (
        "Only you may see your cards. Hand the device over when it says so.\nTo declare, show the five fields.",
        "Nur du darfst deine Karten sehen. Gib das Gerät weiter, wenn es das sagt.\nZum Ansagen zeig die fünf Felder.",
    ),
    (
        "Lit fields: the figure that was declared or can be.",
        "Leuchtende Felder: die Figur, die angesagt wurde oder werden kann.",
    ),
    ("Roll the dice: the higher roll starts.", "Würfelt: Der höhere Wurf beginnt."),
    ("Pick a card that nobody has.", "Wähl eine Karte, die niemand hat."),
    (
        "Place a green piece or your own, declare a card, or remove your pieces.",
        "Leg einen grünen oder eigenen Stein, sag eine Karte an oder räum deine Steine ab.",
    ),
    ("That field is not empty.", "Das Feld ist nicht leer."),
    ("Allow the piece, or contest it.", "Erlaub den Stein oder erheb Einspruch."),
    ("That field is blocked this turn.", "Dieses Feld ist in diesem Zug gesperrt."),
    ("First choose your revenge.", "Wähl zuerst deine Revanche."),
    ("This game is played without Revenge.", "Dieses Spiel ist ohne Revanche."),
    ("This revenge needs more points, or a 6.", "Diese Revanche braucht mehr Punkte oder eine 6."),
    ("Swap it with a piece next to it.", "Tausch ihn mit einem Stein daneben."),
    ("The other player has no piece on the board.", "Der andere hat keinen Stein auf dem Brett."),
    ("Choose a piece of the other player.", "Wähl einen Stein des anderen."),
    ("Give a card of your own.", "Gib eine eigene Karte."),
    ("Take a card of the other player.", "Nimm eine Karte des anderen."),
    (
        "Only in Extreme may the players end the game.",
        "Nur bei Extrem dürft ihr das Spiel beenden.",
    ),
    (
        "You can end the game only at the start of a turn.",
        "Beenden könnt ihr nur am Anfang eines Zugs.",
    ),
    ("Declare a card of your own.", "Sag eine eigene Karte an."),
    (
        "Declare a card of the other player or your own.",
        "Sag eine Karte des anderen oder eine eigene an.",
    ),
    ("A figure must have five fields.", "Eine Figur braucht fünf Felder."),
    ("A figure must have five different fields.", "Eine Figur braucht fünf verschiedene Felder."),
    (
        "All five fields must hold your pieces or green ones.",
        "Auf allen fünf Feldern müssen deine oder grüne Steine liegen.",
    ),
    ("These fields do not complete a card.", "Diese Felder ergeben keine Karte."),
    (
        "At least two of the five pieces must be your own.",
        "Mindestens zwei der fünf Steine müssen deine sein.",
    ),
    (
        "Pick a figure you can build with at least two of your pieces.",
        "Wähl eine Figur, die du mit mindestens zwei eigenen Steinen bauen kannst.",
    ),
    (
        "Choose a field for a piece, or declare a completed card.",
        "Wähl ein Feld für einen Stein oder sag eine fertige Karte an.",
    ),
    (
        "Contest: both roll. If yours is higher, the piece is removed.",
        "Einspruch: Beide würfeln. Würfelst du höher, kommt der Stein weg.",
    ),
    (
        "The five pieces of a completed card go back to their piles.",
        "Die fünf Steine einer geschafften Karte kommen in ihren Vorrat zurück.",
    ),
    # firmware/games/shape_cards/over.py
    (("{0} card", "{0} cards"), ("{0} Karte", "{0} Karten")),
    ("The last card is completed.", "Die letzte Karte ist geschafft."),
    ("Both cards are completed.", "Beide Karten sind geschafft."),
    (("{0} card each.", "{0} cards each."), ("Je {0} Karte.", "Je {0} Karten.")),
    # firmware/games/shape_cards/revenge.py
    ("Swap", "Tauschen"),
    ("Swap with a neighbour", "Mit Nachbarn tauschen"),
    ("Swap two", "Zwei tauschen"),
    ("Replace", "Ersetzen"),
    ("Replace one with yours", "Einen durch deinen ersetzen"),
    ("Replace one", "Einen ersetzen"),
    ("Remove all", "Abräumen"),
    ("Remove all their pieces", "Alle fremden Steine weg"),
    ("All their pieces", "Alle fremden"),
    ("Exchange a card", "Eine Karte wechseln"),
    ("One card", "Eine Karte"),
    ("End turn", "Zug beenden", "Zugende"),
    ("No revenge is possible", "Keine Revanche ist möglich"),
    ("Not possible", "Nicht möglich"),
    ("revenge", "Revanche"),
    # firmware/games/shape_cards/secret.py
    ("secret", "geheim"),
    ("hidden", "verdeckt"),
    ("Hide cards", "Karten verdecken"),
    # firmware/games/shape_cards/target.py
    ("replace", "ersetzen"),
    ("Replace which piece?", "Welchen Stein ersetzen?"),
    ("With which piece?", "Mit welchem Stein?"),
    ("With which?", "Mit welchem?"),
    ("Swap which piece?", "Welchen Stein tauschen?"),
    ("Swap which?", "Welchen tauschen?", "Tauschen?"),
    ("swap", "Tausch"),
    # firmware/games/shape_cards/turn.py
    ("Removes all yellow pieces", "Räumt alle gelben Steine ab"),
    ("Removes all yellow", "Räumt alle gelben ab"),
    ("All yellow", "Alle gelben"),
    ("Removes all blue pieces", "Räumt alle blauen Steine ab"),
    ("Removes all blue", "Räumt alle blauen ab"),
    ("All blue", "Alle blauen"),
    ("Removes all green pieces", "Räumt alle grünen Steine ab"),
    ("Removes green", "Räumt grüne ab"),
    ("All green", "Alle grünen"),
    ("Removes all yellow and green", "Räumt alle gelben und grünen ab"),
    ("Removes yellow and green", "Räumt gelbe und grüne ab"),
    ("Removes yellow & green", "Alle gelben und grünen"),
    ("Removes yellow, green", "Gelbe und grüne"),
    ("Also green", "Auch grüne"),
    ("Removes all blue and green", "Räumt alle blauen und grünen ab"),
    ("Removes blue and green", "Räumt blaue und grüne ab"),
    ("Removes blue & green", "Alle blauen und grünen"),
    ("Removes blue, green", "Blaue und grüne"),
    ("revenge {0}", "Revanche {0}"),
    ("Which piece goes there?", "Welcher Stein dorthin?"),
    ("blocked", "gesperrt"),
    ("choose again", "neu wählen"),
    ("Blocked: choose again", "Gesperrt: neu wählen"),
    ("Choose a field or an action", "Wähl Feld oder Aktion"),
    ("Counts as removing all", "Zählt als Abräumen"),
    ("A removal", "Ein Abräumen"),
    ("Only a 6 helps ({0} of {1})", "Nur eine 6 hilft ({0} von {1})"),
    ("Only a 6 ({0} of {1})", "Nur eine 6 ({0} von {1})"),
    ("Only a 6", "Nur eine 6"),
    ("A 6 lets you choose any", "Mit einer 6 wählst du frei"),
    ("With a 6 choose any", "Mit 6 wählst du frei"),
    ("6: choose any", "6: freie Wahl"),
    (
        "Only a 6 helps: you have {0} of {1} points. Without a 6 your turn is lost.",
        "Nur eine 6 hilft: Du hast {0} von {1} Punkten. Ohne 6 ist dein Zug verloren.",
    ),
    ("Roll", "Würfeln", "Wurf"),
    ("allow?", "erlauben?"),
    ("Allow the lit piece?", "Diesen Stein erlauben?"),
    ("Allow", "Erlauben"),
    # firmware/games/shape_cards/words.py
    ("yellow piece", "gelber Stein"),
    ("blue piece", "blauer Stein"),
    ("card pick", "Kartenwahl"),
    ("starting roll", "Startwurf"),
    ("approval", "Erlaubnis"),
    ("contest", "Einspruch"),
    ("declaration", "Ansage"),
    ("removal", "Abräumen"),
    ("revenge roll", "Revanchewurf"),
    ("replacement", "Ersetzen"),
    ("card exchange", "Kartenwechsel"),
    ("missed revenge", "verpasste Revanche"),
    ("green piece", "grüner Stein"),
    ("starting roll:", "Startwurf:"),
    ("contest:", "Einspruch:"),
    ("revenge:", "Revanche:"),
    ("yellow: row {0}, column {1}", "Gelb: Reihe {0}, Spalte {1}"),
    ("blue: row {0}, column {1}", "Blau: Reihe {0}, Spalte {1}"),
    ("green: row {0}, column {1}", "Grün: Reihe {0}, Spalte {1}"),
    ("replaced: row {0}, column {1}", "Ersetzt: Reihe {0}, Spalte {1}"),
    ("swapped: row {0}, column {1}", "Getauscht: Reihe {0}, Spalte {1}"),
    ("yellow at row {0}, column {1}", "Gelb in Reihe {0}, Spalte {1}"),
    ("blue at row {0}, column {1}", "Blau in Reihe {0}, Spalte {1}"),
    ("green at row {0}, column {1}", "Grün in Reihe {0}, Spalte {1}"),
    ("replace row {0}, column {1}", "Reihe {0}, Spalte {1} ersetzen"),
    (
        "swap row {0}, column {1} with row {2}, column {3}",
        "Reihe {0}, Spalte {1} mit Reihe {2}, Spalte {3} tauschen",
    ),
    ("pick card {0}", "Karte {0} wählen"),
    ("roll", "Wurf"),
    ("allow the piece", "den Stein erlauben"),
    ("contest the piece", "Einspruch erheben"),
    ("declare a card", "eine Karte ansagen"),
    ("remove your pieces", "deine Steine abräumen"),
    ("roll for revenge", "um Revanche würfeln"),
    ("remove all their pieces", "alle fremden Steine abräumen"),
    ("no revenge", "keine Revanche"),
    ("end the game", "das Spiel beenden"),
    ("exchange cards", "Karten wechseln"),
    ("Your card", "Deine Karte"),
    ("{0}'s card", "Karte von {0}"),
    ("Your card is complete", "Deine Karte ist fertig"),
    ("{0}'s card is complete", "Karte von {0} ist fertig"),
    ("the starting roll", "Startwurf"),
    ("card completed", "Karte geschafft"),
    # firmware/games/yacht/events.py
    ("Bonus!", "Bonus!"),
    ("Write {0}", "{0} eintragen"),
    # firmware/games/yacht/game.py
    ("modern", "modern"),
    ("classic", "klassisch"),
    ("Yachts", "Yachten"),
    ("Points in upper boxes", "Punkte oben"),
    ("Boxes with 0", "Felder mit 0"),
    ("write {0}", "{0} eintragen", "{0}"),
    # firmware/games/yacht/how_to_play.py
    (
        "Each turn you write points in one box of your sheet. The highest total wins; ties are"
        " shared.\nPlaying alone, try to beat your best score.",
        "In jedem Zug trägst du Punkte in ein Feld deines Blatts ein. Die höchste Summe gewinnt; bei"
        " Gleichstand gewinnen alle gemeinsam.\nAllein versuchst du, deinen Rekord zu schlagen.",
    ),
    (
        "Roll all 5 dice. You may reroll any of them, up to 2 times, also dice you kept. Then write"
        " one open box.\nIf the dice do not fit a box, it scores 0. You may choose that. Once"
        " written, a box stays.",
        "Wirf alle 5 Würfel. Du darfst bis zu 2-mal beliebige davon neu würfeln, auch schon"
        " behaltene. Dann füll ein offenes Feld.\nPassen die Würfel nicht zu einem Feld, zählt es 0."
        " Auch das darfst du wählen. Was eingetragen ist, bleibt.",
    ),
    ("Upper boxes", "Obere Felder"),
    (
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nWith 63 or more"
        " in these 6 boxes together you get a bonus of 35.",
        "Einer bis Sechser zählen die Würfel ihrer Augenzahl zusammen: 4 4 4 gibt bei den Vierern"
        " 12.\nAb 63 in diesen 6 Feldern zusammen bekommst du einen Bonus von 35.",
    ),
    (
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nThis sheet has no bonus.",
        "Einer bis Sechser zählen die Würfel ihrer Augenzahl zusammen: 4 4 4 gibt bei den Vierern"
        " 12.\nDieses Blatt hat keinen Bonus.",
    ),
    ("Lower boxes", "Untere Felder"),
    (
        "Three or four alike, at least that many of one face: the sum of all dice.\nFull house, 3 of"
        " one face and 2 of another: 25.\nSmall straight, 4 faces in a row: 30. Large straight, 5 in"
        " a row: 40.\nYacht, 5 alike: 50. Chance: the sum of all dice.",
        "Dreier- oder Viererpasch, mindestens 3 oder 4 gleiche: die Summe aller Würfel.\nFull House,"
        " 3 gleiche und 2 andere gleiche: 25.\nKleine Straße, 4 in Folge: 30. Große Straße, 5 in"
        " Folge: 40.\nYacht, 5 gleiche: 50. Chance: die Summe aller Würfel.",
    ),
    (
        "Full house, 3 of one face and 2 of another: the sum of all dice.\nFour alike, at least 4 of"
        " one face: 4 times that face.\nLittle straight, 1 2 3 4 5, and big straight, 2 3 4 5 6: 30"
        " each.\nChoice: the sum of all dice. Yacht, 5 alike: 50.",
        "Full House, 3 gleiche und 2 andere gleiche: die Summe aller Würfel.\nViererpasch, mindestens"
        " 4 gleiche: 4-mal diese Zahl.\nKleine Straße, 1 2 3 4 5, und Große Straße, 2 3 4 5 6: je"
        " 30.\nFreie Wahl: die Summe aller Würfel. Yacht, 5 gleiche: 50.",
    ),
    ("Good to know", "Gut zu wissen"),
    (
        "5 alike is not a full house. A second yacht earns nothing extra.\nThe game ends when all"
        " sheets are full. Your score is the sum of all boxes and any bonus.",
        "5 gleiche sind kein Full House. Eine zweite Yacht bringt nichts extra.\nDas Spiel endet,"
        " wenn alle Blätter voll sind. Deine Punkte sind die Summe aller Felder plus Bonus.",
    ),
    (
        "A number beside a box: what the dice would score there now.",
        "Zahl neben einem Feld: So viel zählen die Würfel dort jetzt.",
    ),
    ("Reroll some dice, or write a box.", "Würfle neu oder füll ein Feld."),
    ("No rerolls left this turn: write a box.", "Du darfst nicht mehr neu würfeln: Füll ein Feld."),
    ("Write an open box: {0}.", "Füll ein offenes Feld: {0}."),
    (
        "Each box shows what it scores now. Write one on your sheet.",
        "Jedes Feld zeigt, was es jetzt zählt. Füll eins auf deinem Blatt.",
    ),
    ("The upper boxes hold enough points for the bonus.", "Oben sind genug Punkte für den Bonus."),
    # firmware/games/yacht/review.py
    ("{0} Open: {1}.", "{0} Offen: {1}."),
    # firmware/games/yacht/sheets.py
    ("Upper, of {0}", "Oben, von {0}"),
    ("Upper", "Oben"),
    # firmware/games/yacht/turn.py
    (
        "These dice score {0}. No roll does better.",
        "Diese Würfel bringen {0}. Besser geht es nicht.",
    ),
    ("Write", "Eintragen", "Feld"),
    # firmware/games/yacht/words.py
    ("ones", "Einer"),
    ("Ones", "Einer"),
    ("twos", "Zweier"),
    ("Twos", "Zweier"),
    ("threes", "Dreier"),
    ("Threes", "Dreier"),
    ("fours", "Vierer"),
    ("Fours", "Vierer"),
    ("fives", "Fünfer"),
    ("Fives", "Fünfer"),
    ("sixes", "Sechser"),
    ("Sixes", "Sechser"),
    ("three alike", "Dreierpasch"),
    ("Three alike", "Dreierpasch"),
    ("four alike", "Viererpasch"),
    ("Four alike", "Viererpasch"),
    ("full house", "Full House"),
    ("Full house", "Full House"),
    ("small straight", "Kleine Straße"),
    ("Small straight\nSmall str.", "Kleine Straße\nKl. Straße"),
    ("large straight", "Große Straße"),
    ("Large straight\nLarge str.", "Große Straße\nGr. Straße"),
    ("little straight", "Kleine Straße"),
    ("Little straight\nLittle str.", "Kleine Straße\nKl. Straße"),
    ("big straight", "Große Straße"),
    ("Big straight\nBig str.", "Große Straße\nGr. Straße"),
    ("yacht", "Yacht"),
    ("Yacht", "Yacht"),
    ("chance", "Chance"),
    ("Chance", "Chance"),
    ("choice", "Freie Wahl"),
    ("Choice", "Freie Wahl"),
    ("{0} in {1}", "{0} für {1}"),
    ("the bonus of\xa0{0}", "Bonus von\xa0{0}"),
    # firmware/games/yacht/write.py
    ("You have the bonus of {0}.", "Du hast den Bonus von {0}."),
    ("Upper boxes: {0} of {1}", "Obere Felder: {0} von {1}"),
    ("Upper: {0} of {1}", "Oben: {0} von {1}"),
    # firmware/handicap.py
    (" +{0} ({1} to {2})", " +{0} ({1} bis {2})"),
    ("Handicap: {0} of {1} reviewed games.", "Ausgleich: {0} von {1} Spielen mit Rückblick."),
    (
        ("Handicap: none is sure after {0} game.", "Handicap: none is sure after {0} games."),
        ("Ausgleich: nach {0} Spiel noch nicht sicher.", "Ausgleich: nach {0} Spielen noch nicht sicher."),
    ),
    ("Handicap: {0} +{1} ({2} to {3})", "Ausgleich: {0} +{1} ({2} bis {3})"),
    # firmware/idle_tasks.py
    (
        "Key {0} seems stuck. It is ignored until released.",
        "Taste {0} klemmt wohl. Sie zählt erst wieder, wenn sie sich löst.",
    ),
    # firmware/instructions.py
    ("On {0}'s sheet", "Blatt von {0}"),
    ("{0}: done", "{0}: fertig"),
    # firmware/pads/archive.py
    (
        "Some finished score pads were damaged. A copy is kept.",
        "Einige fertige Punktezettel waren beschädigt. Eine Kopie bleibt erhalten.",
    ),
    ("{0}. The scores are kept in History.", "{0}. Die Punkte stehen im Verlauf."),
    (
        ("{0} number is missing and counts as 0.", "{0} numbers are missing and count as 0."),
        ("{0} Zahl fehlt und zählt als 0.", "{0} Zahlen fehlen und zählen als 0."),
    ),
    (
        "History is full: the oldest score pad is deleted ({0}; {1}).",
        "Der Verlauf ist voll: Der älteste Punktezettel wird gelöscht ({0}; {1}).",
    ),
    (
        (
            "History is full: the {0} oldest score pad is deleted.",
            "History is full: the {0} oldest score pads are deleted.",
        ),
        (
            "Der Verlauf ist voll: Der {0} älteste Punktezettel wird gelöscht.",
            "Der Verlauf ist voll: Die {0} ältesten Punktezettel werden gelöscht.",
        ),
    ),
    ("{0} wins: {1}", "{0} gewinnt: {1}"),
    ("{0} win: {1}", "{0} gewinnen: {1}"),
    # firmware/pads/bag.py
    (
        ("Put {0} number back?", "Put {0} numbers back?"),
        ("{0} Zahl zurücklegen?", "{0} Zahlen zurücklegen?"),
    ),
    (
        (
            "Put {0} number back? The bag becomes 1 to {1}.",
            "Put {0} numbers back? The bag becomes 1 to {1}.",
        ),
        (
            "{0} Zahl zurücklegen? Der Beutel hat dann 1 bis {1}.",
            "{0} Zahlen zurücklegen? Der Beutel hat dann 1 bis {1}.",
        ),
    ),
    ("Draw a number", "Zahl ziehen"),
    ("The bag is empty", "Der Beutel ist leer"),
    ("Numbers 1 to", "Zahlen 1 bis"),
    ("Put all back", "Alle zurücklegen"),
    ("Before: {0}", "Davor: {0}"),
    ("The first number", "Die erste Zahl"),
    ("Bag", "Beutel"),
    (("{0} drawn", "{0} drawn"), ("{0} gezogen", "{0} gezogen")),
    ("Keep them out", "Draußen lassen"),
    ("Bag of {0}: {1}", "Beutel bis {0}: {1}"),
    # firmware/pads/bookkeeping.py
    (
        "The score pad was damaged. This is a new one; the old file is kept.",
        "Der Punktezettel war beschädigt. Hier ist ein neuer; die alte Datei bleibt erhalten.",
    ),
    (
        "The last scores were damaged. A copy is kept.",
        "Die letzten Punkte waren beschädigt. Eine Kopie bleibt erhalten.",
    ),
    ("out 1st", "als 1. raus"),
    ("out 2nd", "als 2. raus"),
    ("out 3rd", "als 3. raus"),
    ("out 4th", "als 4. raus"),
    ("out 5th", "als 5. raus"),
    ("out 6th", "als 6. raus"),
    ("out 7th", "als 7. raus"),
    ("out 8th", "als 8. raus"),
    ("left", "gegangen"),
    ("Score pad", "Punktezettel"),
    # firmware/pads/cards.py
    (
        "The order of the cards comes from a seed chosen before the first draw. Its fingerprint"
        " (SHA-256):\n{0}\nThe seed is shown when the deck is put away.",
        "Die Reihenfolge der Karten kommt von einem Startwert, der vor dem ersten Ziehen gewählt"
        " wurde. Sein Fingerabdruck (SHA-256):\n{0}\nDer Startwert wird gezeigt, wenn der Stapel"
        " weggelegt wird.",
    ),
    ("It is shuffled with the cards left.", "Danach wird neu gemischt."),
    (
        "Everybody sees the seed, and who drew which card.",
        "Alle sehen den Startwert und wer welche Karte gezogen hat.",
    ),
    ("Put last back", "Letzte zurücklegen"),
    ("Put deck away", "Stapel weglegen", "Weglegen"),
    ("Draw for a player", "Für jemanden ziehen"),
    ("For a player", "Für jemanden"),
    ("Draw a card", "Karte ziehen"),
    ("Shuffle", "Mischen"),
    ("New deck", "Neuer Stapel"),
    ("Cards drawn", "Gezogene Karten", "Gezogen"),
    ("Cards", "Karten"),
    ("Not now", "Jetzt nicht"),
    ("Draw for", "Ziehen für"),
    (
        "Hand the device to {0}\nNobody else may look.",
        "Gib das Gerät an {0}\nNiemand sonst darf hinsehen.",
    ),
    ("Hide", "Verdecken"),
    ("I am {0}", "Ich bin {0}"),
    ("Start", "Los"),
    ("own names", "eigene Namen"),
    ("How many", "Wie viele"),
    # firmware/pads/clock.py
    ("Clock", "Uhr"),
    ("End the clock?", "Uhr beenden?"),
    ("Time", "Zeit"),
    ("Paused", "Pause"),
    ("No time has passed.", "Noch keine Zeit vergangen."),
    ("Times", "Zeiten"),
    # firmware/pads/deck.py
    (
        "The deck of cards was damaged. A copy is kept.",
        "Der Kartenstapel war beschädigt. Eine Kopie bleibt erhalten.",
    ),
    ("{0} of clubs", "Kreuz {0}"),
    ("{0} of diamonds", "Karo {0}"),
    ("{0} of hearts", "Herz {0}"),
    ("{0} of spades", "Pik {0}"),
    ("Jack", "Bube"),
    ("Queen", "Dame"),
    ("King", "König"),
    ("Ace", "Ass"),
    ("Joker", "Joker"),
    (
        ("{0} back, shuffled", "{0} back, shuffled"),
        ("{0} zurück, gemischt", "{0} zurück, gemischt"),
    ),
    ("Shuffled", "Gemischt"),
    ("a card", "eine Karte"),
    # firmware/pads/dice_chart.py
    (">99.9%", ">99,9\xa0%"),
    ("<0.1%", "<0,1\xa0%"),
    ("{0}.{1}%", "{0},{1}\xa0%"),
    ("Too many dice for a chart.", "Zu viele Würfel für ein Diagramm."),
    ("{0} or more: {1}", "{0} oder mehr: {1}"),
    ("{0}+: {1}", "{0}+: {1}"),
    ("{0} to {1}", "{0} bis {1}"),
    # firmware/pads/dice_notation.py
    ("A set must have 1 to {0} dice.", "Ein Satz hat 1 bis {0} Würfel."),
    ("A set can have {0} kinds of dice.", "Ein Satz kann {0} Arten von Würfeln haben."),
    ("{0} needs a number from 1 to {1}.", "{0} braucht eine Zahl von 1 bis {1}."),
    ("{0} cannot follow {1}.", "{0} kann nicht auf {1} folgen."),
    ("{0} keeps {1} of {2} dice.", "{0} behält {1} von {2} Würfeln."),
    ("Enter dice such as 4d6kh3.", "Gib Würfel ein, etwa 4d6kh3."),
    ("Only dice can be added, not {0}.", "Addiert werden nur Würfel, nicht {0}."),
    (
        "Drop dice with dl (the lowest) or dh (the highest).",
        "Würfel weglassen: dl (die niedrigsten) oder dh (die höchsten).",
    ),
    (
        "Dice must have 2, 3, 4, 6, 8, 10, 12, 20 or 100 sides.",
        "Würfel haben 2, 3, 4, 6, 8, 10, 12, 20 oder 100 Seiten.",
    ),
    # firmware/pads/dice_set.py
    (("{0} success", "{0} successes"), ("{0} Treffer", "{0} Treffer")),
    ("Sum {0}", "Summe {0}", "= {0}"),
    ("{0}: {1}, {2} × {3}", "{0}: {1}, {2} × {3}"),
    ("{0}: {1}, {2}", "{0}: {1}, {2}"),
    ("{0}: {1} =\xa0{2}", "{0}: {1} =\xa0{2}"),
    ("own", "eigen", "eig."),
    ("held", "fest"),
    ("Change", "Ändern"),
    # firmware/pads/dice_sets.py
    ("all", "alle"),
    ("highest", "höchste"),
    ("lowest", "niedrigste"),
    ("count of", "Anzahl"),
    ("at least", "mindestens"),
    ("at most", "höchstens"),
    ("keep the highest {0}", "die höchsten {0} behalten"),
    ("keep the lowest {0}", "die niedrigsten {0} behalten"),
    ("count each {0}", "Treffer: jede {0}"),
    ("count {0} or more", "Treffer ab {0}"),
    ("count {0} or less", "Treffer bis {0}"),
    ("Keep the highest {0}.", "Die höchsten {0} behalten."),
    ("Keep the lowest {0}.", "Die niedrigsten {0} behalten."),
    ("Count each {0}.", "Treffer: jede {0}."),
    ("Count {0} or more.", "Treffer ab {0}."),
    ("Count {0} or less.", "Treffer bis {0}."),
    ("Dice", "Würfel"),
    ("Face", "Seite"),
    ("Target", "Ziel"),
    (
        "Some dice sets were damaged. A copy is kept.",
        "Einige Würfelsätze waren beschädigt. Eine Kopie bleibt erhalten.",
    ),
    ("Delete set", "Satz löschen"),
    ("Delete this set?", "Diesen Satz löschen?"),
    ("Keep it", "Behalten"),
    ("Delete it", "Löschen"),
    (("{0} own", "{0} own"), ("{0} eigene", "{0} eigene")),
    ("each {0} adds a roll", "jede {0} gibt einen Wurf dazu"),
    ("each highest face adds a roll", "jede höchste Seite gibt einen Wurf dazu"),
    ("Roll {0}, {1}, {2}.", "Würfle {0}, {1}, {2}."),
    ("Roll {0}, {1}.", "Würfle {0}, {1}."),
    ("Roll {0}.", "Würfle {0}."),
    ("Each {0} adds a roll, {1}.", "Jede {0} gibt einen Wurf dazu, {1}."),
    ("Each {0} adds a roll.", "Jede {0} gibt einen Wurf dazu."),
    ("Each highest face adds a roll, {0}.", "Jede höchste Seite gibt einen Wurf dazu, {0}."),
    ("Each highest face adds a roll.", "Jede höchste Seite gibt einen Wurf dazu."),
    ("Set {0}", "Satz {0}"),
    ("New set", "Neuer Satz"),
    ("Dice sets", "Würfelsätze"),
    ("Name", "Name"),
    ("Notation", "Schreibweise"),
    ("Total", "Wertung"),
    ("Explode", "Zusatzwurf"),
    ("on", "an"),
    ("off", "aus"),
    ("Chances", "Chancen"),
    ("Last rolls", "Letzte Würfe"),
    ("Dice {0}", "Würfel {0}"),
    ("Sides {0}", "Seiten {0}"),
    ("own faces", "eigene Seiten"),
    ("Faces {0}", "Aufdruck {0}"),
    ("More dice", "Mehr Würfel"),
    ("Dice with own faces", "Eigene Würfel"),
    ("Name of the set", "Name des Satzes"),
    ("Face {0}", "Seite {0}"),
    ("Faces", "Aufdruck"),
    ("Own faces", "Eigene Seiten"),
    ("Card {0}", "Karte {0}"),
    ("Own cards", "Eigene Karten"),
    # firmware/pads/finished.py
    ("Delete score pad", "Zettel löschen"),
    ("Delete this score pad?", "Diesen Punktezettel löschen?"),
    ("No score pads", "Keine Punktezettel"),
    ("Score pads", "Punktezettel"),
    ("Won with {0}", "Sieg mit {0}"),
    (("{0} player", "{0} players"), ("{0} Spieler", "{0} Spieler")),
    ("This score pad is gone.", "Diesen Punktezettel gibt es nicht mehr."),
    ("All rounds", "Alle Runden"),
    ("Correct", "Korrigieren"),
    ("Delete", "Löschen"),
    ("The pad of {0} is finished first. {1}", "Der Zettel von {0} wird zuerst abgeschlossen. {1}"),
    ("Finish it", "Abschließen"),
    ("won", "gewonnen"),
    # firmware/pads/free_dice.py
    (("{0} coin", "{0} coins"), ("{0} Münze", "{0} Münzen")),
    (("{0} die", "{0} dice"), ("{0} Würfel", "{0} Würfel"), ("{0} W.", "{0} W.")),
    ("{0} × d{1}", "{0} × d{1}"),
    ("Sides", "Seiten"),
    ("Unhold all", "Keinen behalten"),
    ("Free dice", "Freie Würfel"),
    # firmware/pads/own_faces.py
    ("blank", "leer"),
    ("Yes", "Ja"),
    ("No", "Nein"),
    # firmware/pads/pad_settings.py
    (
        "Some profiles of score pads were damaged. A copy is kept.",
        "Einige Profile für Punktezettel waren beschädigt. Eine Kopie bleibt erhalten.",
    ),
    (
        'There are {0} profiles already, so "{1}" is not kept as one. To delete one, choose it under "New pad".',
        "Es gibt schon {0} Profile, darum wird „{1}“ nicht als Profil behalten. Zum Löschen wähl"
        " eins unter „Neuer Zettel“.",
    ),
    ("Counter {0}", "Zähler {0}"),
    ("start {0}", "Start {0}"),
    ("target {0}", "Ziel {0}"),
    ("step {0}", "Schritt {0}"),
    ("lowest wins", "niedrig gewinnt", "niedrig siegt"),
    (("{0} round", "{0} rounds"), ("{0} Runde", "{0} Runden")),
    ("no name", "kein Name"),
    ("Winner", "Es gewinnen"),
    ("fewest points", "die wenigsten", "wenigste"),
    ("most points", "die meisten", "meiste"),
    ("none", "keins"),
    ("Start value", "Beginn bei"),
    ("Rounds", "Runden"),
    ("any number", "beliebig"),
    ("Step", "Schritt"),
    ("by the scores", "nach Punkten"),
    ("Counters", "Zähler"),
    ("Name of the pad", "Name des Zettels"),
    ("Name of counter {0}", "Name von Zähler {0}"),
    # firmware/pads/players_menu.py
    ("Players", "Spieler"),
    ("Player count", "Spielerzahl"),
    ("Name of player {0}", "Name von Spieler {0}"),
    # firmware/pads/score_pad.py
    ("New pad", "Neuer Zettel"),
    (
        "This erases all scores on this pad. To keep them in History, finish it first.",
        "Das löscht alle Punkte auf diesem Zettel. Damit sie im Verlauf bleiben, schließ ihn erst ab.",
    ),
    ("{0}'s joining", "{0}: Einstieg"),
    ("{0}'s leaving", "{0}: Ausstieg"),
    ("{0}'s return", "{0}: Rückkehr"),
    ("{0}'s {1} {2}", "{0}: {1} {2}"),
    ("{0}'s {1} {2} (was {3})", "{0}: {1} {2} (vorher {3})"),
    ("{0}'s {1} in round {2}", "{0}: {1} in Runde {2}"),
    ("{0}'s {1} (was {2})", "{0}: {1} (vorher {2})"),
    ("Undo {0}'s joining?", "{0}: Einstieg zurücknehmen?"),
    ("Undo {0}'s leaving?", "{0}: Ausstieg zurücknehmen?"),
    ("Undo {0}'s return?", "{0}: Rückkehr zurücknehmen?"),
    ("Undo {0}'s {1} {2}?", "{0}: {1} {2} zurücknehmen?"),
    ("Undo {0}'s {1} {2} (was {3})?", "{0}: {1} {2} (vorher {3}) zurücknehmen?"),
    ("Undo {0}'s {1} in round {2}?", "{0}: {1} in Runde {2} zurücknehmen?"),
    ("Undo {0}'s {1} (was {2})?", "{0}: {1} (vorher {2}) zurücknehmen?"),
    ("Settings", "Einstellungen"),
    ("{0} remains", "{0} ist übrig"),
    ("nobody remains", "niemand ist übrig"),
    ("the last round is full", "die letzte Runde ist voll"),
    ("reached by {0}", "erreicht von {0}"),
    ("Round {0}", "Runde {0}"),
    ("{0} is missing", "{0} fehlt"),
    ("{0} is next", "{0} ist dran"),
    ("Add to round {0}", "Zu Runde {0} dazu"),
    ("Delete profile", "Profil löschen"),
    ('Delete the profile "{0}"?', "Das Profil „{0}“ löschen?"),
    # firmware/pads/score_pad_entry.py
    ("{0} has {1}: {2}.", "{0} hat {1}: {2}."),
    ("{0} has {1}: the target of {2} is reached.", "{0} hat {1}: Das Ziel {2} ist erreicht."),
    ("then {0}", "dann {0}"),
    ("enter", "eingeben"),
    ("ends round", "Ende der Runde"),
    ("{0}, was {1}", "{0}, vorher {1}"),
    ("was {0}", "vorher {0}"),
    # firmware/pads/score_pad_menus.py
    ("highest wins", "hoch gewinnt", "hoch siegt"),
    ("Other pad", "Anderer Zettel"),
    ("{0} leaves", "{0} geht"),
    ("{0} returns", "{0} kommt zurück"),
    ("leaves", "geht"),
    ("returns", "kommt zurück"),
    ("New player joins", "Jemand kommt dazu"),
    # firmware/pads/throws.py
    ("Roll {0}", "Würfle {0}"),
    ("Roll all", "Alle würfeln"),
    ("{0}, roll {1}", "{0}, Wurf {1}"),
    ("roll {0}", "Wurf {0}"),
    # firmware/pads/who_starts.py
    ("Order of play", "Reihenfolge"),
    ("2 teams", "2 Teams"),
    ("3 teams", "3 Teams"),
    ("4 teams", "4 Teams"),
    ("Draw {0}: who starts?", "Los {0}: Wer beginnt?"),
    ("Draw {0}: order of play", "Los {0}: Reihenfolge"),
    ("Draw {0}: 2 teams", "Los {0}: 2 Teams"),
    ("Draw {0}: 3 teams", "Los {0}: 3 Teams"),
    ("Draw {0}: 4 teams", "Los {0}: 4 Teams"),
    ("Draw", "Auslosen"),
    ("Draw what", "Was losen"),
    # firmware/recovery.py
    (
        "Something went wrong. Your game is safe: see History.",
        "Etwas ging schief. Dein Spiel ist sicher: siehe Verlauf.",
    ),
    (
        "What was open cannot be shown again. Your games are safe.",
        "Was offen war, geht nicht mehr auf. Deine Spiele sind sicher.",
    ),
    # firmware/safe_mode.py
    ("Ready for repair by USB.", "Bereit zur Reparatur per USB."),
    ("Your games are kept.", "Deine Spiele bleiben."),
    ("Safe mode", "Schutzmodus"),
    ("Games are switched off.", "Spiele sind abgeschaltet."),
    ("Out of order", "Außer Betrieb"),
    ("It crashed repeatedly.", "Es ist mehrmals abgestürzt."),
    ("Storage damaged", "Speicher beschädigt"),
    ("Games cannot be opened.", "Spiele gehen nicht auf."),
    ("Nothing was changed.", "Nichts wurde geändert."),
    ("Erase all and start?", "Alles löschen?"),
    ("Everything that is saved\nwill be lost.", "Alles Gespeicherte\ngeht verloren."),
    ("Storage failing", "Speicher defekt"),
    ("It cannot be erased.", "Löschen geht nicht."),
    ("Stopped", "Angehalten"),
    ("By a computer on USB.", "Von einem Computer über USB."),
    (
        "When the computer is done,\nswitch off and on.",
        "Wenn der Computer fertig ist,\naus- und einschalten.",
    ),
    ("Press {0} to restart.", "{0} drücken: Neustart."),
    ("Hold {0} to erase all.", "{0} halten: alles löschen."),
    ("Press {0} to cancel.", "{0} drücken: abbrechen."),
    ("Press {0} to erase all.", "{0} drücken: alles löschen."),
    ("Switch off and on.", "Aus- und einschalten."),
    ("Wrong panel", "Falsche Anzeige"),
    # firmware/screens/about.py
    (
        "Free software under the MIT licence. Fonts: Atkinson Hyperlegible, Barlow Condensed and BIZ"
        " UDGothic, SIL Open Font License 1.1.",
        "Freie Software unter der MIT-Lizenz. Schriften: Atkinson Hyperlegible, Barlow Condensed und"
        " BIZ UDGothic, SIL Open Font License 1.1.",
    ),
    ("{0} KB", "{0} KB"),
    ("plenty", "reichlich"),
    (
        "TEST DICE: every game has the same dice. Start without a seed to play.",
        "TESTWÜRFEL: Jedes Spiel hat dieselben Würfe. Starte zum Spielen ohne Startwert.",
    ),
    (
        "TEST DICE: every game has the same dice. Remove test_seed.txt to play.",
        "TESTWÜRFEL: Jedes Spiel hat dieselben Würfe. Lösch zum Spielen test_seed.txt.",
    ),
    ("Recent errors:", "Letzte Fehler:"),
    ("No errors so far.", "Bisher keine Fehler."),
    ("Room for games: {0}", "Platz für Spiele: {0}"),
    ("{0} KB memory free", "{0} KB Arbeitsspeicher frei"),
    ("About", "Über das Gerät"),
    # firmware/screens/choice.py
    ("Check it", "Prüfen"),
    ("Note", "Hinweis"),
    # firmware/screens/evening.py
    ("Same evening?", "Derselbe Abend?"),
    ("Count this game with those before?", "Zählt dieses Spiel mit den vorigen zusammen?"),
    ("New evening", "Neuer Abend"),
    (
        "Games from now on count for a new evening. Those before stay in History.",
        "Spiele ab jetzt zählen zu einem neuen Spieleabend. Die vorigen bleiben im Verlauf.",
    ),
    ("Same evening", "Derselbe Abend"),
    (("{0} game", "{0} games"), ("{0} Spiel", "{0} Spiele")),
    ("counts", "zählt"),
    ("does not count", "zählt nicht"),
    ("No game has ended yet", "Noch kein Spiel zu Ende"),
    ("Evening", "Spieleabend"),
    # firmware/screens/history.py
    (("{1} won: {2}", "{1} won: {2}"), ("{1} gewann: {2}", "{1} gewannen: {2}")),
    ("Older games", "Ältere Spiele"),
    ("Newer games", "Neuere Spiele"),
    ("No games yet", "Noch keine Spiele"),
    ("Game {0}\ndamaged", "Spiel {0}\nbeschädigt"),
    ("unfinished: {0}", "offen: {0}"),
    (
        ("unfinished, {0} player", "unfinished, {0} players"),
        ("offen, {0} Spieler", "offen, {0} Spieler"),
    ),
    ("{0}: lost", "{0}: verloren"),
    ("lost", "verloren"),
    (("{0} winner: {1}", "{0} winners: {1}"), ("{0} Sieger: {1}", "{0} Sieger: {1}")),
    ("Resume", "Weiterspielen"),
    ("This handheld does not have the game {0}.", "Dieses Gerät hat das Spiel {0} nicht."),
    ("This game is damaged.", "Dieses Spiel ist beschädigt."),
    ("Game {0}", "Spiel {0}"),
    ("{0} {1} (won)", "{0} {1} (Sieg)"),
    ("The game took {0}.", "Das Spiel dauerte {0}."),
    ("Score sheet", "Punkteblatt"),
    ("{0}\nunfinished", "{0}\noffen"),
    ("Delete game {0}", "Spiel {0} löschen"),
    ("Delete this game and its scores?", "Dieses Spiel und seine Punkte löschen?"),
    # firmware/screens/home.py
    ("{0}, round {1}", "{0}, Runde {1}"),
    ("New game", "Neues Spiel"),
    ("Resume {0}\n{1}", "{0} fortsetzen\n{1}", "{0} weiter\n{1}"),
    ("TEST DICE", "TESTWÜRFEL"),
    # firmware/screens/how_to_play.py
    ("choose", "wählen"),
    ("back; in a game its menu; hold it: home", "zurück; im Spiel sein Menü; halten: Hauptmenü"),
    ("undo", "zurücknehmen"),
    ("score sheets", "Punkteblätter"),
    ("stick", "Stick"),
    (
        "Clock: a row of the setup; the game menu pauses it.",
        "Uhr: eine Zeile der Vorbereitung; das Spielmenü hält sie an.",
    ),
    ("Keys and signs", "Tasten und Zeichen", "Tasten"),
    ("{0} {1}: {2}", "{0} {1}: {2}"),
    # firmware/screens/in_game/action_log.py
    ("The seed was shown", "Der Startwert wurde gezeigt"),
    (("{0} entry", "{0} entries"), ("{0} Eintrag", "{0} Einträge"), ("{0} Zeile", "{0} Zeilen")),
    # firmware/screens/in_game/answers.py
    ("Nobody", "Niemand", "Keiner"),
    ("Nobody else", "Sonst niemand", "Keiner sonst"),
    ("{0} thinks {0}", "{0} überlegt {0}"),
    ("Thinks\n{0}", "Überlegt\n{0}", "Grübelt\n{0}"),
    # firmware/screens/in_game/audit.py
    (
        "Seed (hex):\n{0}\nIts SHA-256 is the fingerprint shown during the game:\n{1}\nSee 'Check the"
        " dice' in the project's docs.",
        "Startwert (hex):\n{0}\nSein SHA-256 ist der Fingerabdruck, der im Spiel gezeigt"
        " wurde:\n{1}\nSiehe „Check the dice“ in der Anleitung des Projekts.",
    ),
    (
        "Every roll comes from a seed chosen before the game. Its fingerprint (SHA-256):\n{0}\nThe"
        " seed is shown after the game.",
        "Jeder Wurf kommt von einem Startwert, der vor dem Spiel gewählt wurde. Sein Fingerabdruck"
        " (SHA-256):\n{0}\nDer Startwert wird nach dem Spiel gezeigt.",
    ),
    (
        "The seed proves every roll. After showing it, you cannot undo anything in this game.",
        "Der Startwert beweist jeden Wurf. Ist er gezeigt, lässt sich in diesem Spiel nichts mehr zurücknehmen.",
    ),
    ("Show the seed", "Startwert zeigen", "Zeigen"),
    ("Check the dice", "Würfel prüfen"),
    # firmware/screens/in_game/coach.py
    ("Thinking", "Trainer überlegt"),
    ("Choose again", "Neu wählen"),
    ("Show choices", "Möglichkeiten zeigen", "Alle zeigen"),
    ("Play it", "So spielen"),
    ("Review", "Rückblick"),
    ("Coach", "Trainer"),
    # firmware/screens/in_game/code.py
    (
        "The code of the whole game holds the seed, which proves every roll. After it, you cannot undo anything.",
        "Der Code des ganzen Spiels enthält den Startwert, der jeden Wurf beweist. Danach lässt sich"
        " nichts mehr zurücknehmen.",
    ),
    (
        "This game is too long for a code that a phone could read.",
        "Dieses Spiel ist zu lang für einen Code, den ein Handy lesen kann.",
    ),
    (
        "There is no room in memory for the code. Switch off and on, then try again.",
        "Im Arbeitsspeicher ist kein Platz für den Code. Schalte das Gerät aus und ein und versuch es noch einmal.",
    ),
    (
        "The address of the page is not one of the web. Install it again.",
        "Die Adresse der Seite ist keine Webadresse. Installiere sie neu.",
    ),
    ("Making the code", "Code entsteht"),
    ("OK: the whole game", "OK: das ganze Spiel"),
    ("Whole game", "Ganzes Spiel"),
    ("Show it", "Zeigen"),
    # firmware/screens/in_game/cover.py
    (
        "Your cards come next. Nobody else may look.",
        "Jetzt kommen deine Karten. Niemand sonst darf hinsehen.",
    ),
    ("Nobody else may look.", "Niemand sonst darf hinsehen."),
    ("Hand the device to {0}", "Gib das Gerät an {0}"),
    # firmware/screens/in_game/dice.py
    ("all {0}", "alle {0}"),
    (("this die", "these {0}"), ("diesen Würfel", "diese {0}")),
    # firmware/screens/in_game/dice_entry.py
    ("enter roll {0}", "Wurf {0} eingeben"),
    ("Roll {0} for {1}", "Würfle {0} für {1}", "Wirf {0} für {1}"),
    # firmware/screens/in_game/dice_to_hold.py
    ("one", "einen"),
    ("two", "zwei"),
    ("three", "drei"),
    ("four", "vier"),
    ("five", "fünf"),
    ("six", "sechs"),
    ("Roll again?", "Noch einmal würfeln?"),
    ("Keep them", "Behalten"),
    ("All {0}\nheld", "Alle {0}\nbehalten", "Fest:\n{0}"),
    ("Roll\n{0}", "Würfeln:\n{0}", "Wirf\n{0}"),
    ("Roll the dice", "Würfeln"),
    ("No rolls left", "Kein Wurf mehr"),
    ("Roll {0} again", "Würfle {0} neu"),
    ("Reroll all {0}", "Alle {0} neu würfeln"),
    (
        ("Roll the other die", "Roll the other {1}"),
        ("Nur {1} neu würfeln", "Die anderen {1} würfeln"),
    ),
    ("All {0} held", "Alle {0} behalten"),
    (("Roll {0} die", "Roll {0} dice"), ("{0} Würfel werfen", "{0} Würfel werfen")),
    ("{0} ({1} left)", "{0} (noch {1})"),
    # firmware/screens/in_game/everybody_acts.py
    ("write nothing", "nichts eintragen"),
    ("roll the dice", "würfeln"),
    ("the skips of all others", "Verzicht aller anderen"),
    ("skips of all others", "Verzicht aller anderen"),
    ("skip", "Verzicht"),
    # firmware/screens/in_game/last_games.py
    ("Last games", "Letzte Spiele"),
    ("This game {0}, best of these {1}", "Dieses Spiel {0}, bestes hier {1}"),
    ("{0}, best of these {1}", "{0}, bestes hier {1}"),
    ("{0}, best {1}", "{0}, bestes {1}"),
    # firmware/screens/in_game/menu.py
    ("Redo", "Wiederholen"),
    ("Pause the clock", "Uhr anhalten"),
    ("{0} ({1})", "{0} ({1})"),
    ("rival", "Gegner"),
    ("with a rival", "mit Gegner"),
    (
        "A rival's hidden cards stay hidden: a person cannot play its seat.",
        "Die Karten eines Gegners bleiben verdeckt: Niemand kann seinen Platz übernehmen.",
    ),
    ("Who plays", "Wer spielt"),
    ("How to play", "Spielregeln"),
    ("Leave game", "Spiel verlassen"),
    ("Game menu", "Spielmenü"),
    # firmware/screens/in_game/notices.py
    ("Continue", "Weiter"),
    # firmware/screens/in_game/over.py
    ("Best of", "Serie"),
    ("Play again", "Noch einmal"),
    ("Next game", "Nächstes Spiel"),
    ("and {0}", "und {0}"),
    ("{0}.", "{0}."),
    (
        "By the rules: {0}\nWith handicap: {1}.\nStatistics count by the rules.",
        "Nach den Regeln: {0}\nMit Ausgleich: {1}.\nDie Statistik zählt nach den Regeln.",
    ),
    ("With handicap", "Mit Ausgleich"),
    ("Handicap", "Ausgleich"),
    ("Best of 3, 5, 7", "Serie über 3, 5, 7", "Serie 3, 5, 7"),
    ("Show as a code", "Als Code zeigen"),
    ("Home", "Hauptmenü"),
    (("{0} point!", "{0} points!"), ("{0} Punkt!", "{0} Punkte!")),
    ("{0} and {1} win!", "{0} und {1} gewinnen!"),
    ("Both couples share the win!", "Beide Paare gewinnen gemeinsam!", "Beide Paare gewinnen!"),
    ("One couple wins!", "Ein Paar gewinnt!"),
    (
        ("One player wins!", "{0} players share the win!"),
        ("Ein Spieler gewinnt!", "{0} Spieler gewinnen gemeinsam!"),
        ("Ein Spieler gewinnt!", "{0} Spieler gewinnen!"),
    ),
    ("{0} wins!", "{0} gewinnt!"),
    ("{0} share the win!", "{0} gewinnen gemeinsam!"),
    (("{0} point each.", "{0} points each."), ("Je {0} Punkt.", "Je {0} Punkte.")),
    ("They win {0} to {1}.", "Sieg mit {0} zu {1}."),
    ("They win by {0}.", "Sieg mit {0} Vorsprung."),
    ("{0} wins by {1}.", "{0} gewinnt mit {1} Vorsprung."),
    ("{0} With handicap: {1}.", "{0} Mit Ausgleich: {1}."),
    # firmware/screens/in_game/refusal.py
    ("Why?", "Warum?"),
    # firmware/screens/in_game/review.py
    ("Given away in all", "Verschenkte Punkte", "Verschenkt"),
    ("Played: {0}. About {1} {2} better: {3}.", "Gespielt: {0}. Etwa {1} {2} besser: {3}."),
    ("Played: {0}. {1} better: {2}.", "Gespielt: {0}. {1} besser: {2}."),
    ("{0} better: {1}.", "{0} besser: {1}."),
    (
        ("{1}: {2} in {0} choice", "{1}: {2} in {0} choices"),
        ("{1}: {2} in {0} Entscheidung", "{1}: {2} in {0} Entscheidungen"),
    ),
    ("{0}: nothing to choose", "{0}: nichts zu wählen"),
    # firmware/screens/in_game/rival.py
    ("Enter the dice", "Würfe eingeben"),
    (
        ("Roll a die for {1}.", "Roll {0} dice for {1}."),
        ("Würfle einmal für {1}.", "Wirf {0} Würfel für {1}."),
    ),
    ("Roll a die for each player.", "Würfelt für jeden einmal."),
    ("{0} thinks", "{0} überlegt"),
    # firmware/screens/in_game/roll_and_hold.py
    (("reroll of {0} die", "reroll of {0} dice"), ("{0} Würfel neu", "{0} Würfel neu")),
    ("reroll all", "alle neu würfeln"),
    ("hold {0}", "{0} behalten"),
    # firmware/screens/in_game/roll_entry.py
    ("enter {0}", "{0} eingeben"),
    # firmware/screens/in_game/score_lines.py
    ("Final scores", "Endstand"),
    ("Current scores", "Zwischenstand"),
    # firmware/screens/in_game/take_over.py
    ("person", "Mensch"),
    ("gentle", "leicht"),
    ("keen", "mittel"),
    ("sharp", "stark"),
    # firmware/screens/in_game/tips.py
    ("Tip", "Tipp"),
    # firmware/screens/in_game/undo.py
    (
        "The seed was shown, so nothing can be undone.",
        "Der Startwert wurde gezeigt, darum lässt sich nichts zurücknehmen.",
    ),
    (
        "This game is over. From History you can only look at it.",
        "Dieses Spiel ist aus. Im Verlauf kannst du es nur ansehen.",
    ),
    ("There is nothing to undo.", "Es gibt nichts zurückzunehmen."),
    ("Undo {0} and all after it?", "{0} und alles danach zurücknehmen?"),
    ("Undo {0}?", "{0} zurücknehmen?"),
    ("Keep the result", "Ergebnis behalten"),
    ("Other dice will come.", "Dann fallen die Würfel anders."),
    ("This takes back the result.", "Das nimmt das Ergebnis zurück."),
    ("Do all agree?", "Sind alle einverstanden?", "Alle einig?"),
    ("All agree: undo", "Alle einig: zurück", "Einig: zurück"),
    # firmware/screens/in_game/unveiling.py
    ("Who is next?", "Wer folgt?"),
    ("Who is first?", "Wer ist Erster?"),
    ("The result", "Das Ergebnis"),
    # firmware/screens/large_text.py
    ("Large text?", "Große Schrift?"),
    ("Also in Settings.", "Auch in den Einstellungen."),
    ("No, this size", "Nein, so groß"),
    ("Yes, this size", "Ja, so groß"),
    # firmware/screens/names.py
    ("player {0}", "Spieler {0}"),
    ("counter {0}", "Zähler {0}"),
    ("the pad", "der Zettel"),
    ("the set", "der Satz"),
    ("New name", "Neuer Name"),
    ("Enter 1 to {0} characters.", "Gib 1 bis {0} Zeichen ein."),
    ("{0} is already playing.", "{0} spielt schon mit."),
    ("hold: clear", "halten: leeren"),
    # firmware/screens/new_game.py
    ("on request", "auf Wunsch"),
    ("warns", "warnt"),
    ("Reset options", "Zurücksetzen"),
    ("Reset all options to their defaults?", "Alles hier zurücksetzen?"),
    ("Reset", "Zurücksetzen"),
    ("players", "Spieler"),
    ("built-in", "eingebaut"),
    ("real", "echt"),
    ("with {0}", "mit {0}"),
    # firmware/screens/panel_picture.py
    ("White line along all edges?", "Weiße Linie an allen Rändern?"),
    ("White line all around?", "Weiße Linie ringsum?"),
    ("White all around?", "Weiß ringsum?"),
    ("Colours right? Press a key.", "Farben richtig? Drück eine Taste."),
    ("Right? Press a key.", "Richtig? Drück eine Taste."),
    ("Right? Any key.", "Richtig? Taste."),
    # firmware/screens/players.py
    (
        "Finished games show {0} instead of this name. Their scores stay. An unfinished game keeps the name.",
        "Beendete Spiele zeigen {0} statt dieses Namens. Die Punkte bleiben. Ein offenes Spiel behält den Namen.",
    ),
    (
        "All finished games show {0} instead of {1}. Two people with one name become one.",
        "Alle beendeten Spiele zeigen {0} statt {1}. Zwei Leute mit demselben Namen werden eins.",
    ),
    ("No names yet\nonly named players", "Noch keine Namen\nnur Spieler mit Namen"),
    ("Delete {0}", "{0} löschen"),
    ("Rename", "Umbenennen"),
    ("Delete name", "Namen löschen"),
    ("Rename {0}", "{0} umbenennen"),
    ("Rename it", "Umbenennen"),
    (("{0} player: {1}", "{0} players: {1}"), ("{0} Spieler: {1}", "{0} Spieler: {1}")),
    (("{0} player:", "{0} players:"), ("{0} Spieler:", "{0} Spieler:")),
    (": {0}", ": {0}"),
    ("average {0}, most {1}", "im Schnitt {0}, höchstens {1}"),
    (
        ("{0} game, won {1}", "{0} games, won {1}"),
        ("{0} Spiel, {1} gewonnen", "{0} Spiele, {1} gewonnen"),
    ),
    (
        ("{0} game, won\xa0{1}", "{0} games, won\xa0{1}"),
        ("{0} Spiel, {1}\xa0gewonnen", "{0} Spiele, {1}\xa0gewonnen"),
    ),
    ("Average {0}, best {1}", "Im Schnitt {0}, Rekord {1}"),
    ("A game took {0}.", "Ein Spiel dauerte {0}."),
    # firmware/screens/renaming.py
    (
        "The storage refuses. Not all games have the new name.",
        "Der Speicher streikt. Nicht alle Spiele haben den neuen Namen.",
    ),
    ("Game {0} of {1}", "Spiel {0} von {1}"),
    ("One moment", "Einen Moment"),
    # firmware/screens/seats.py
    ("Change name", "Namen ändern"),
    ("Change colour", "Farbe ändern"),
    ("Move up", "Nach oben"),
    ("Remove player", "Spieler entfernen"),
    ("Played by", "Wer spielt hier"),
    ("Bot", "Bot"),
    ("Player {0}", "Spieler {0}"),
    ("Bot {0}", "Bot {0}"),
    ("gentle rival", "leichter Gegner"),
    ("keen rival", "mittlerer Gegner"),
    ("sharp rival", "starker Gegner"),
    (
        "Only {0} names are remembered. Forgotten: {1}.",
        "Nur {0} Namen werden gemerkt. Vergessen: {1}.",
    ),
    ("clockwise", "reihum"),
    ("Colour", "Farbe"),
    ("a person", "ein Mensch"),
    # firmware/screens/self_test.py
    ("stick up", "Stick hoch"),
    ("stick down", "Stick runter"),
    ("stick left", "Stick links"),
    ("stick right", "Stick rechts"),
    ("Press {0} to continue.", "Weiter mit {0}."),
    ("Press {0}.", "Drück {0}."),
    ("To skip, hold {0} or {1}.", "Überspringen: {0} oder {1} halten."),
    ("Skip: hold {0}.", "Weiter: {0} halten.", "Weiter: {0} lang."),
    ("Wrong key? Wrong board.", "Falsche Taste? Falsche Platine."),
    ("Right key lit?", "Leuchtet die richtige?", "Leuchtet sie?"),
    ("Press every key", "Drück jede Taste"),
    ("Hardware", "Hardware"),
    ("{0} finish", "{0} fertig"),
    ("Light", "Licht"),
    ("bright", "hell"),
    ("dim", "dunkel"),
    ("LED", "LED"),
    ("USB, {0} V", "USB, {0} V"),
    ("battery, {0} V", "Akku, {0} V"),
    ("Power", "Strom"),
    ("Keys", "Tasten"),
    ("all {0} work", "alle {0} gehen"),
    ("Random source", "Zufallsquelle"),
    ("failed", "defekt"),
    ("{0} free", "{0} frei"),
    ("Storage", "Speicher"),
    # firmware/screens/settings.py
    ("Brightness", "Helligkeit"),
    ("Dim after", "Dunkler nach"),
    ("Sleep after", "Aus nach"),
    ("Animation", "Animation"),
    ("Player light", "Spielerlicht"),
    ("Left-handed", "Für Linkshänder"),
    ("Large text", "Große Schrift"),
    ("Tips", "Tipps"),
    ("Unveil result", "Siegerehrung"),
    ("Language", "Sprache"),
    ("Reset settings", "Zurücksetzen"),
    ("Reset all settings to their defaults?", "Alle Einstellungen zurücksetzen?"),
    ("Reset them", "Zurücksetzen"),
    ("never", "nie"),
    ("{0} s", "{0} s"),
    ("{0} min", "{0} min"),
    ("Self-test", "Selbsttest"),
    ("Reset all", "Alles zurücksetzen"),
    # firmware/series.py
    ("next player starts", "Nächster beginnt"),
    ("loser starts", "Verlierer beginnt"),
    ("Best of {0}\n{1}", "Serie über {0}\n{1}"),
    ("Best of {0}. {1}", "Serie über {0}. {1}"),
    # firmware/session_restore.py
    (
        "Something went wrong. The game and a report are saved.",
        "Etwas ging schief. Das Spiel und ein Bericht sind gespeichert.",
    ),
    (
        "{0} is unfinished. You can resume it in History ({1}).",
        "{0} ist noch offen. Du kannst es im Verlauf fortsetzen ({1}).",
    ),
    (
        "The end of this game is damaged. Moves recovered: {0}.",
        "Das Ende dieses Spiels ist beschädigt. Gerettete Züge: {0}.",
    ),
    # firmware/storage/library.py
    (
        "The sheet {0} has the same name as a built-in one.",
        "Das Blatt {0} heißt wie ein eingebautes.",
    ),
    (
        "The deck {0} has the same name as a built-in one.",
        "Der Kartensatz {0} heißt wie ein eingebauter.",
    ),
    (
        "The sheet {0} is damaged. Install it again.",
        "Das Blatt {0} ist beschädigt. Installiere es neu.",
    ),
    (
        "The deck {0} is damaged. Install it again.",
        "Der Kartensatz {0} ist beschädigt. Installiere ihn neu.",
    ),
    ("Damaged sheets", "Beschädigte Blätter"),
    ("Damaged decks", "Beschädigte Karten"),
    # firmware/storage/memory.py
    (
        "Remembered names and choices were damaged. Some were reset.",
        "Gemerkte Namen und Vorlieben waren beschädigt. Einige wurden zurückgesetzt.",
    ),
    # firmware/storage/outcomes.py
    ("{0} h {1} min", "{0}\xa0h {1}\xa0min"),
    ("{0} and\n{1} {2}-{3}", "{0} und\n{1} {2}:{3}"),
    ("{0} leads\n{1} {2}-{3}", "{0} führt gegen\n{1} {2}:{3}"),
    ("{0}'s record\nin {1} games", "Rekord von {0}\nin {1} Spielen"),
    ("Your best! Before:\n{0}.", "Dein Rekord! Vorher:\n{0}."),
    ("As good as your best,\n{0}.", "So gut wie dein Rekord,\n{0}."),
    ("{0} below your best,\n{1}.", "{0} unter deinem Rekord,\n{1}."),
    # firmware/storage/settings.py
    (
        "Some settings were damaged and were reset.",
        "Einige Einstellungen waren beschädigt und wurden zurückgesetzt.",
    ),
    # firmware/storage/storage.py
    (
        "The result of game {0} was damaged. Resume it in History to get it back.",
        "Das Ergebnis von Spiel {0} war beschädigt. Setz es im Verlauf fort, dann kommt es wieder.",
    ),
    # firmware/turn_clock.py
    ("counts up", "zählt hoch"),
    ("{0} min a game", "{0} min pro Spiel"),
    ("{0} s a turn", "{0} s pro Zug"),
    ("{0} min a turn", "{0} min pro Zug"),
    ("{0}: {1}, usually {2}, longest {3}", "{0}: {1}, Zug meist {2}, längster {3}"),
    ("The time while the screen was off is not counted.", "Solange der Bildschirm aus war, wurde keine Zeit gezählt."),
    ("Time!", "Zeit!"),
    # firmware/usb_table.py
    (
        "The computer on the cable has the seed: it can know all rolls and hidden cards.",
        "Der Computer am Kabel hat den Startwert: Er kann alle Würfe und verdeckten Karten kennen.",
    ),
    (
        "The computer on the cable has seen hidden cards.",
        "Der Computer am Kabel hat verdeckte Karten gesehen.",
    ),
    # shared_rules/registry.py
    ("Puzzle Sheet", "Puzzle Sheet"),
    ("Block Buster", "Block Buster"),
    ("Shape Cards", "Shape Cards"),
    ("Cross Rows", "Cross Rows"),
    # shared_rules/table/record_reader.py
    (
        "The save is empty or damaged from its first line.",
        "Der Spielstand ist leer oder ab der ersten Zeile beschädigt.",
    ),
    ("Nothing to undo.", "Nichts zurückzunehmen."),
    ("Nothing to redo.", "Nichts zu wiederholen."),
    ("The game is not over.", "Das Spiel ist nicht aus."),
    ("Not an action.", "Kein Zug."),
    ("The dice are missing.", "Die Würfel fehlen."),
    ("These dice do not follow from the seed.", "Diese Würfel folgen nicht aus dem Startwert."),
    # shared_rules/table/setup.py
    ("A name must have 1 to 12 characters.", "Ein Name hat 1 bis 12 Zeichen."),
    ("A name cannot have control characters.", "Ein Name darf keine Steuerzeichen haben."),
    ("A name cannot be blank.", "Ein Name darf nicht leer sein."),
    ("This is not the record of a game.", "Das ist keine Spielaufzeichnung."),
    ("This record has no rules version.", "Diese Aufzeichnung nennt keine Regelfassung."),
    (
        "This game used rules version {0}; this is version {1}.",
        "Dieses Spiel hatte Regelfassung {0}; hier ist Fassung {1}.",
    ),
    ("The record's setup is wrong: {0}", "Die Vorbereitung in der Aufzeichnung ist falsch: {0}"),
    (
        "The record's setup does not follow from its seed.",
        "Die Vorbereitung in der Aufzeichnung folgt nicht aus ihrem Startwert.",
    ),
    # shared_rules/table/table.py
    ("A die must show 1 to {0}.", "Ein Würfel zeigt 1 bis {0}."),
    ("There is no game yet.", "Es gibt noch kein Spiel."),
    ("Players are 0 to {0}.", "Spieler sind 0 bis {0}."),
    ("The game is over.", "Das Spiel ist aus."),
    ("The seed was shown.", "Der Startwert wurde gezeigt."),
    (
        "The device rolled these dice: undo only if all agree.",
        "Das Gerät hat gewürfelt: Nur zurücknehmen, wenn alle einverstanden sind.",
    ),
    (
        "A hidden card was seen: undo only if all agree.",
        "Eine verdeckte Karte wurde gesehen: Nur zurücknehmen, wenn alle einverstanden sind.",
    ),
    ("There is nothing to redo.", "Es gibt nichts zu wiederholen."),
    ("The seed is shown after the game.", "Der Startwert wird nach dem Spiel gezeigt."),
    # shared_rules/block_buster/advice.py
    (("{0} point block", "{0} point blocks"), ("{0} Punkteblock", "{0} Punkteblöcke")),
    ("rows\xa0{0}, column\xa0{1}", "Reihen\xa0{0}, Spalte\xa0{1}"),
    ("row\xa0{0}, columns\xa0{1}", "Reihe\xa0{0}, Spalten\xa0{1}"),
    ("You need one more {0} to win.", "Dir fehlt noch ein {0} zum Sieg."),
    ("Another player needs one more {0} to win.", "Jemand anderem fehlt noch ein {0} zum Sieg."),
    ("Secured by you: {0}", "Sicher für dich: {0}"),
    ("You can no longer win: {0}", "Für dich verloren: {0}"),
    ("You lead by 1 or 2 spaces: {0}", "Du führst mit 1 oder 2 Feldern: {0}"),
    ("Secured with 1 more space: {0}", "Sicher mit 1 Feld mehr: {0}"),
    ("Secured with 2 more spaces: {0}", "Sicher mit 2 Feldern mehr: {0}"),
    ("Secured with 3 more spaces: {0}", "Sicher mit 3 Feldern mehr: {0}"),
    ("Nobody leads: {0}", "Niemand führt: {0}"),
    ("Blocks left: {0}, others: {1}", "Blöcke übrig: {0}, andere: {1}"),
    # shared_rules/penk/advice.py
    ("two {0}s", "zwei {0}er"),
    ("three {0}s", "drei {0}er"),
    ("four {0}s", "vier {0}er"),
    ("five {0}s", "fünf {0}er"),
    # shared_rules/puzzle_sheet/advice.py
    (
        ("Bonus at {0} point", "Bonus at {0} points"),
        ("Bonus bei {0} Punkt", "Bonus bei {0} Punkten"),
    ),
    (
        ("Bonus at {0} point fits nowhere", "Bonus at {0} points fits nowhere"),
        ("Bonus bei {0} Punkt passt nirgends", "Bonus bei {0} Punkten passt nirgends"),
    ),
    ("rectangle {0} x {1}", "Rechteck {0} × {1}"),
    ("Pieces left: {0}", "Teile übrig: {0}"),
    ("Rectangle {0} × {1}", "Rechteck {0} × {1}"),
    ("Score now: {0}", "Punkte jetzt: {0}"),
    ("Still fits: {0}", "Passt noch: {0}"),
    ("Pieces that fit: {0}", "Passende Teile: {0}"),
    ("Single empty cells: {0}", "Einzelne leere Felder: {0}"),
    # shared_rules/shape_cards/advice.py
    (
        ("a card: {0} missing", "a card: {0} missing"),
        ("eine Karte: {0} fehlt", "eine Karte: {0} fehlen"),
    ),
    ("block the field", "Feld sperren"),
    ("roll a 6", "eine 6 würfeln"),
    ("complete a card", "eine Karte schaffen"),
    ("block a card", "eine Karte verhindern"),
    ("a card to declare next", "danach eine Karte ansagen"),
)

PAPER = (
    # tools/games/cross_rows/paper_sheet.py
    (
        "All: cross the sum of the white dice in one row, or nothing. Then the active player: one"
        " white and one coloured die, in the row of that colour.",
        "Alle: die Summe der weißen Würfel in einer Reihe ankreuzen oder nichts. Dann, wer dran ist:"
        " ein weißer und ein farbiger Würfel, in der Reihe dieser Farbe.",
    ),
    (
        "From left to right. The last number needs {0} crosses before it; then cross the lock too."
        " Two rows locked, or {1} penalties of one player, end the game.",
        "Von links nach rechts. Die letzte Zahl braucht {0} Kreuze davor; dann auch das Schloss"
        " ankreuzen. Sind zwei Reihen zu oder hat jemand {1} Strafen, endet das Spiel.",
    ),
    ("crosses", "Kreuze"),
    ("penalties", "Strafen"),
    ("Player", "Spieler"),
    # tools/games/penk/paper_sheet.py
    (
        "A cell takes as many dice of its column as its row says. One of them may be the jolly (!), never in row 1.",
        "Ein Feld braucht so viele Würfel seiner Spalte, wie seine Reihe sagt. Einer davon darf der"
        " Joker (!) sein, nie in Reihe 1.",
    ),
    (
        "Circle the cells that you mark, cross out what is lost. Lines with 3 circles or more count their sum.",
        "Kreis ein, was du markierst; streich, was verloren ist. Jede Linie mit mindestens 3 Kreisen zählt ihre Summe.",
    ),
    ("row", "Reihe"),
    ("column", "Spalte"),
    ("score", "Punkte"),
    ("first", "beginnt"),
    # tools/games/puzzle_sheet/paper_sheet.py
    ("Alone: shade these cells first", "Allein: erst diese Felder ausmalen"),
    ("{0} or more players: twice", "ab {0} Spielern: zweimal"),
    ("high", "hoch"),
    ("wide", "breit"),
    ("= score", "= Punkte"),
    ("Largest full rectangle", "Größtes volles Rechteck"),
    (
        "cross off one after the other; a bonus piece at each filled number",
        "der Reihe nach durchstreichen; ein Bonusteil bei jeder farbigen Zahl",
    ),
    ("cross off one after the other", "der Reihe nach durchstreichen"),
    # tools/games/yacht/paper_sheet.py
    (
        "A turn: roll all dice, reroll what you like up to twice, then write one open box. What does not fit counts 0.",
        "Ein Zug: alle Würfel werfen, bis zu zweimal beliebige neu würfeln, dann ein offenes Feld"
        " füllen. Was nicht passt, zählt 0.",
    ),
    (
        "The game ends when every box is written. Highest score wins.",
        "Das Spiel endet, wenn alle Felder gefüllt sind. Die meisten Punkte gewinnen.",
    ),
    ("modern sheet", "modernes Blatt"),
    ("classic sheet", "klassisches Blatt"),
    ("sum of all dice", "Summe aller Würfel"),
    ("four times the face", "viermal die Augenzahl"),
    ("sum of the {0}", "Summe der {0}"),
    ("all boxes", "alle Felder"),
    ("Boxes above", "Felder oben"),
    ("their sum", "ihre Summe"),
    ("{0} from {1} on, else 0", "{0} ab {1}, sonst 0"),
    ("all boxes and the bonus", "alle Felder und der Bonus"),
    # tools/owner/sheets/paper_rules.py
    ("where the device does not know them", "wenn das Gerät sie nicht kennt"),
    ("{0} to {1} players", "{0} bis {1} Spieler"),
    ("{0} players or more", "ab {0} Spielern"),
    ("variant", "Variante"),
    ("without {0}", "ohne {0}"),
    ("{0} rules", "Regeln von {0}"),
    # tools/device/web/paper_files.py
    ("Sheets", "Blätter"),
    ("Rules", "Regeln"),
    (
        "Sheets to play on without a box, and the rules. Open one and print it from the menu of your"
        ' browser, at 100 % ("actual size"). It fits A4 and Letter.',
        "Blätter, um ohne Schachtel zu spielen, und die Regeln. Öffne eins und drucke es aus dem"
        " Menü deines Browsers, mit 100 % („tatsächliche Größe“). Es passt auf A4 und auf Letter.",
    ),
    ("Print sheets", "Blätter drucken"),
    ("Play", "Spielen"),
    # tools/workshop/goldens/how_to_play.py
    (
        "The pages that the handheld shows in the setup of a game and in its menu. {0} prints those of a game.",
        "Die Seiten, die das Gerät in der Vorbereitung eines Spiels und in dessen Menü zeigt. {0}"
        " druckt die eines Spiels.",
    ),
    # tools/owner/matches.py
    ("number", "Nummer"),
    ("game", "Spiel"),
    ("state", "Stand"),
    ("rounds", "Runden"),
    ("turns", "Züge"),
    ("seat", "Platz"),
    ("player", "Spieler"),
    ("partner", "Partner"),
    ("together", "zusammen"),
    ("seconds", "Sekunden"),
    ("finished", "beendet"),
    ("unfinished", "offen"),
    # host_sim/keyboard.py
    ("Up", "Hoch"),
    ("Down", "Runter"),
    ("Left", "Links"),
    ("Right", "Rechts"),
    ("Enter", "Eingabe"),
    ("Backspace", "Rücktaste"),
    ("up", "hoch"),
    ("down", "runter"),
    ("to the left", "links"),
    ("to the right", "rechts"),
    ("ok", "OK"),
    ("back", "zurück"),
    ("info", "Info"),
    ("hold ok", "OK halten"),
    ("hold back", "zurück halten"),
    ("hold undo", "Rückgängig halten"),
    ("hold info", "Info halten"),
    ("quit", "beenden"),
    ("screenshot", "Bild speichern"),
    ("power", "Ein/Aus"),
    ("next board", "anderes Display"),
    ("no such key here", "Taste gibt es hier nicht"),
    ("Arrows", "Pfeile"),
)

PACKED = pack(TEXTS + PAPER)
