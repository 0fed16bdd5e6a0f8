"""The texts in Français. firmware/languages/pack.py describes TEXTS."""

from firmware.languages.pack import pack

# Glossary, tu form. Buttons and rows are infinitives (Lancer), orders imperatives (Efface). A name never follows de or
# que (d’Ann, de Bo): "Ann : lancer". Narrow space (202f) before ! ? ;, no-break space (a0) before : and in « »; œ; ’.
# die dé, roll lancer (noun and verb), reroll relancer, hold garder, unhold libérer, face, sides face(s), jolly joker
# piece pièce (Feuille puzzle), pion (Cartes figures), block bloc, point block bloc à points, kind sorte
# board plateau, sheet feuille, row ligne, column colonne, cell / field / space / box case, square (of a block) carré
# mark marquer, circle entourer / cercle, cross out barrer, cross (Croix en ligne) cocher, a cross croix
# write remplir (a box), écrire (points); fit rentrer (a piece), aller (dice); hold a key tenir, appui long
# cross off rayer, shade colorier, unshaded vide, clear cell case libre, lit éclairé, blocked bloqué, erase effacer
# undo annuler, redo rétablir, take back reprendre, remove retirer (pions) / enlever, place poser
# points points, score score, tally décompte, penalty pénalité, tie égalité, win gagner, secured acquis, lead mener
# turn tour, round manche, game partie, pass / skip passer, skip spaces sauter
# player joueur, rival rival, coach coach, review analyse, tip astuce, handicap handicap, setup options
# seed graine, fingerprint empreinte, clock chrono, evening soirée, score pad carnet, device appareil, storage stockage
# declare annoncer, complete réussir, contest défi, allow accepter, swap permuter, replace remplacer, exchange échanger
# lock cadenas / verrouiller, bonus bonus, frame cadre, deck paquet, dice set jeu de dés, bag sac, enter saisir
# history historique, settings réglages, damaged abîmé, unfinished en cours, saved sauvegardé, key touche, press appuyer

NAME = "Français"
LETTERS = "ÉÈÊËÀÂÇÎÏÔŒÙÛÜŸÆ"


def form(count):
    """Return which form of a text with a number this number has, from 0."""
    return 0 if -2 < count < 2 else 1


TEXTS = (
    # firmware/app.py
    (
        "Storage is full or failing. New moves are not saved: keep the power on.",
        "Stockage plein ou en panne. Les coups ne sont plus sauvegardés\xa0: n’éteins pas.",
    ),
    ("Storage is full or failing, so this was not done.", "Stockage plein ou en panne\xa0: rien n’a été fait."),
    # firmware/coach.py
    (
        "The coach could not think it through. Switch off and on, then try again.",
        "Le coach n’a pas pu réfléchir jusqu’au bout. Éteins, rallume et réessaie.",
    ),
    ("final score", "score final", "score"),
    ("final lead", "avance finale", "avance"),
    ("{0}.{1}", "{0},{1}"),
    ("under 1 %", "moins de 1\xa0%"),
    ("over 99 %", "plus de 99\xa0%"),
    ("{0} %", "{0}\xa0%"),
    ("about\xa0{0} {1}", "environ\xa0{0} {1}", "env.\xa0{0} {1}"),
    ("{0}: {1}, about\xa0{2}", "{0}\xa0: {1}, environ\xa0{2}", "{0}\xa0: {1}, env.\xa0{2}"),
    ("{0}: {1}", "{0}\xa0: {1}"),
    ("Another choice is about {0} {1} better.", "Un autre choix vaut environ {0} {1} de plus."),
    ("Suggestion: go for {0}.", "Conseil\xa0: {0}."),
    ("There is nothing to choose.", "Il n’y a rien à choisir."),
    # firmware/drawing/theme.py
    ("Red", "Rouge"),
    ("Blue", "Bleu"),
    ("Green", "Vert"),
    ("Yellow", "Jaune"),
    ("Violet", "Violet"),
    ("White", "Blanc"),
    # firmware/entropy.py
    (
        "The random source stands still, so dice would not be fair. Switch the device off and on.",
        "La source de hasard est bloquée\xa0: les dés ne seraient plus au hasard. Éteins l’appareil et rallume-le.",
    ),
    # firmware/fairness.py
    ("The seed was chosen by a computer.", "La graine a été choisie par un ordinateur."),
    ("The seed came with a saved game.", "La graine vient d’une partie sauvegardée."),
    (
        "The dice were test dice: their seed is known.",
        "Les dés étaient des dés d’essai\xa0: leur graine est connue.",
    ),
    (
        "A computer saw the seed while the game could continue.",
        "Un ordinateur a vu la graine pendant que la partie pouvait continuer.",
    ),
    ("A computer saw hidden cards.", "Un ordinateur a vu des cartes cachées."),
    (
        "A copy of this game was made while it could continue.",
        "Cette partie a été copiée pendant qu’elle pouvait continuer.",
    ),
    ("A seat changed between a person and a rival.", "Une place est passée d’une personne à un rival ou inversement."),
    # firmware/game_screens.py
    ("points", "points"),
    ("Scores", "Scores"),
    ("History", "Historique"),
    ("All sheets", "Toutes les feuilles", "Feuilles"),
    ("{0}'s {1}", "{0}\xa0: {1}"),
    # firmware/game_session.py
    (
        "The current game cannot be saved: storage is full or failing. Finish it first. Switching off loses it.",
        "La partie en cours ne peut pas être sauvegardée\xa0: stockage plein ou en panne. Finis-la"
        " d’abord. Si tu éteins, elle est perdue.",
    ),
    (
        "This game used another version of the rules. You can only view it.",
        "Cette partie suit une autre version des règles. Tu peux seulement la regarder.",
    ),
    (
        "The clock is paused. Press OK to play on.",
        "Le chrono est en pause. Appuie sur OK pour jouer.",
    ),
    ("Pause", "Pause"),
    # firmware/games/block_buster/events.py
    (("{0} token of -2", "{0} tokens of -2"), ("{0} jeton de -2", "{0} jetons de -2")),
    (("{0} token of -1", "{0} tokens of -1"), ("{0} jeton de -1", "{0} jetons de -1")),
    ("{0} and {1}", "{0} et {1}"),
    ("Place the point blocks like this", "Pose les blocs à points comme ceci"),
    ("Place the point blocks", "Pose les blocs à points"),
    ("Done", "Fait"),
    ("{0} and {1} play against {2} and {3}.", "{0} et {1} jouent contre {2} et {3}."),
    ("Couples", "Équipes"),
    ("{0} places the block again.", "{0} repose le bloc."),
    ("{0} places the {1} block again.", "{0} repose le bloc {1}."),
    ("{0} takes back the last {1} block.", "{0} reprend le dernier bloc {1}."),
    ("{0} takes back the last block.", "{0} reprend le dernier bloc."),
    (
        "{0} takes back the last {1} block. Return {2} to the bank.",
        "{0} reprend le dernier bloc {1}. Rends {2} à la banque.",
    ),
    (
        "{0} takes back the last block. Return {1} to the bank.",
        "{0} reprend le dernier bloc. Rends {1} à la banque.",
    ),
    (
        ("{1} takes {2}. That makes {0} point.", "{1} takes {2}. That makes {0} points."),
        ("{1} prend {2}. Cela fait {0} point.", "{1} prend {2}. Cela fait {0} points."),
    ),
    (("{0} penalty point", "{0} penalty points"), ("{0} pénalité", "{0} pénalités")),
    ("{0} takes {1}.", "{0} prend {1}."),
    ("Starting penalties", "Pénalités de départ", "Pénalités"),
    ("{0} is back in play.", "{0} revient en jeu."),
    ("{0} passes.", "{0} passe."),
    ("The last block", "Le dernier bloc"),
    ("{0} has no blocks left and passes.", "{0} n’a plus de bloc et passe."),
    ("Nobody else can win {0}.", "Personne d’autre ne peut gagner le bloc {0}."),
    ("{0} {1}!", "{0} {1}\u202f!"),
    ("{0}!", "{0}\u202f!"),
    ("Secured by {0}", "Acquis\xa0: {0}"),
    ("Secured", "Acquis"),
    ("A full set: {0} wins!", "Série complète\xa0: {0} gagne\u202f!"),
    ("A full set wins!", "Une série complète gagne\u202f!", "Série complète\u202f!"),
    (
        ("{0} point block of kind\xa0{1}", "{0} point blocks of kind\xa0{1}"),
        ("{0} bloc à points de sorte\xa0{1}", "{0} blocs à points de sorte\xa0{1}"),
    ),
    ("Undone", "Annulé"),
    ("Play continues.", "Le jeu continue."),
    # firmware/games/block_buster/game.py
    ("First player", "Premier"),
    ("Second", "Deuxième"),
    ("Third", "Troisième"),
    ("Fourth", "Quatrième"),
    ("Check your box", "Regarde ta boîte"),
    ("Kinds led", "Sortes en tête"),
    ("Blocks left", "Blocs restants"),
    ("Map", "Carte"),
    ("Kinds", "Sortes"),
    ("the end of play", "arrêt pour tous"),
    ("the entry at {0}", "saisie en {0}"),
    ("end of play", "arrêt pour tous"),
    ("kind {0} on the map", "sorte {0} sur la carte"),
    ("entry at {0}", "saisie en {0}"),
    (("{0} square left", "{0} squares left"), ("{0} carré restant", "{0} carrés restants")),
    ("pass", "passer"),
    (("block ({0} skipped)", "block ({0} skipped)"), ("bloc ({0} sautée)", "bloc ({0} sautées)")),
    ("block", "bloc"),
    ("block, skipped:", "bloc, sautées\xa0:"),
    ("squares left:", "carrés restants\xa0:"),
    ("kind {0} at {1}", "sorte {0} en {1}"),
    ("{0}:", "{0}\xa0:"),
    ("at {0}", "en {0}"),
    (
        "The device cannot take a seat: only the players see the board.",
        "L’appareil ne peut pas jouer\xa0: seuls les joueurs voient le plateau.",
    ),
    ("random", "au hasard"),
    ("by hand", "à la main"),
    ("Variant", "Variante"),
    ("Point blocks", "Blocs à points"),
    ("Penalties", "Pénalités"),
    ("-2 tokens", "Jetons -2"),
    ("-1 tokens", "Jetons -1"),
    ("Bank", "Banque"),
    ("two colours\n{0} blocks of each", "deux couleurs\n{0} blocs de chaque"),
    ("official two\n{0} blocks each", "officiel à deux\n{0} blocs chacun"),
    ("couples\npartners sit opposite", "équipes\npartenaires face à face", "équipes\nface à face"),
    ("standard", "normal"),
    # firmware/games/block_buster/how_to_play.py
    ("Aim", "But"),
    (
        "There are 12 spaces around each point block. Whoever fills the most of them with their"
        " blocks wins it. In a tie nobody does.\nCollect point blocks of the same kind.",
        "Il y a 12 cases autour de chaque bloc à points. Celui qui en remplit le plus avec ses blocs"
        " le gagne. En cas d’égalité, personne.\nRassemble des blocs à points de la même sorte.",
    ),
    ("Before the game", "Avant de jouer"),
    (
        "With 2, 3 or 4 players, each player has 14, 15 or 16 blocks, and the point blocks are 3×3,"
        " 4×4 or 5×5.\nGoing first is an advantage, so it costs penalty points: check your box.",
        "À 2, 3 ou 4 joueurs, chacun a 14, 15 ou 16 blocs, et les blocs à points forment 3×3, 4×4 ou"
        " 5×5.\nCommencer est un avantage, donc cela coûte des pénalités\xa0: regarde ta boîte.",
    ),
    ("A turn", "Un tour"),
    (
        "Place a block or pass. A colour's first block goes anywhere in the area for your number of"
        " players. Each later one must share a side with a block of its colour.\nThen enter how many"
        " spaces it fills around each point block.",
        "Pose un bloc ou passe. Le premier bloc d’une couleur va où tu veux dans la zone prévue pour"
        " votre nombre de joueurs. Les suivants doivent toucher par un côté un bloc de leur"
        " couleur.\nSaisis ensuite combien de cases ton bloc remplit autour de chaque bloc à points.",
    ),
    ("Penalty points", "Pénalités"),
    (
        "Except for a colour's first, a block may lie apart. Each skipped space costs 2 penalty"
        " points. Nobody may hold more than 10 points.\nThe bank pays in -2 tokens first, then in -1"
        " tokens. If it cannot pay exactly, you cannot skip.",
        "Sauf le premier d’une couleur, un bloc peut être posé à l’écart. Chaque case sautée coûte 2"
        " pénalités. Personne ne peut en avoir plus de 10.\nLa banque paie d’abord en jetons -2, puis"
        " en jetons -1. Si elle n’a pas le compte exact, tu ne peux pas sauter.",
    ),
    ("Secured blocks", "Blocs acquis"),
    (
        "A point block is secured once nobody else can win it.\nWith 2 players, whoever secures 3 of"
        " one kind wins at once; with 3 or 4 players it takes 4. That many of one kind when play"
        " ends also win, whatever the points.",
        "Un bloc à points est acquis quand plus personne d’autre ne peut le gagner.\nÀ 2 joueurs,"
        " avec 3 blocs acquis de la même sorte, on gagne tout de suite\u202f; à 3 ou 4, il en faut 4. En"
        " avoir autant à la fin fait aussi gagner, quels que soient les points.",
    ),
    ("The end", "La fin"),
    (
        "Passing is final. A player with no blocks left has passed. When all have passed, or you end"
        " play, each kind scores 3, 7 or 12 for 1, 2 or more point blocks.\nSubtract penalty points,"
        " and 1 for each square of blocks left. The highest score wins; ties are shared.",
        "Passer est définitif. Si tu n’as plus de bloc, tu as passé. Quand tous ont passé ou que"
        " vous arrêtez, chaque sorte rapporte 3, 7 ou 12 points pour 1, 2 ou au moins 3 blocs à"
        " points.\nEnlève les pénalités, et 1 par carré des blocs restants. Le meilleur score gagne\u202f;"
        " en cas d’égalité, victoire partagée.",
    ),
    ("Two colours", "Deux couleurs"),
    (
        "Each player has 2 colours, 16 blocks of each, and places a block of either. There are 5×5"
        " point blocks.\nColours count separately: you win what either of yours wins. The starting"
        " player takes 3 penalty points: check your box.",
        "Chacun a 2 couleurs, 16 blocs de chaque, et pose un bloc de l’une ou de l’autre. Il y a 5×5"
        " blocs à points.\nLes couleurs comptent à part\xa0: tu gagnes ce que gagne l’une des tiennes."
        " Le premier joueur prend 3 pénalités\xa0: regarde ta boîte.",
    ),
    ("Official two", "Officiel à deux"),
    (
        "Each player has 32 blocks of one colour. There are 5×5 point blocks.\nThe starting player"
        " takes 3 penalty points: check your box.",
        "Chacun a 32 blocs d’une couleur. Il y a 5×5 blocs à points.\nLe premier joueur prend 3"
        " pénalités\xa0: regarde ta boîte.",
    ),
    ("Couple", "Équipes"),
    (
        "Each player has 16 blocks. There are 5×5 point blocks. The starting player takes 2 penalty"
        " points: check your box.\nPartners sit opposite. Their colours and sets count separately,"
        " and their scores are added. A full set of one wins for both.",
        "Chacun a 16 blocs. Il y a 5×5 blocs à points. Le premier joueur prend 2 pénalités\xa0: regarde"
        " ta boîte.\nLes partenaires sont face à face. Couleurs et séries comptent à part, les scores"
        " s’ajoutent. Une série complète de l’un fait gagner les deux.",
    ),
    (
        "Sign: the kind. Mark: who leads. Filled square: secured. Bar: spaces taken.",
        "Signe\xa0: la sorte. Marque\xa0: qui est en tête. Carré plein\xa0: acquis. Barre\xa0: cases prises.",
    ),
    (
        "The bank cannot pay the start penalties exactly.",
        "La banque n’a pas le compte exact pour les pénalités de départ.",
    ),
    ("Choose one of your colours: {0} or {1}.", "Choisis une de tes couleurs\xa0: {0} ou {1}."),
    ("No blocks of this colour left.", "Plus de bloc de cette couleur."),
    ("No blocks left.", "Plus de bloc."),
    (
        "A colour's first block cannot skip spaces.",
        "Le premier bloc d’une couleur ne peut pas sauter de case.",
    ),
    (
        "Say how many spaces are skipped: 0 or more.",
        "Dis combien de cases sont sautées\xa0: 0 ou plus.",
    ),
    (
        "The limit is {0} penalty points: you have {1}, this adds {2}.",
        "La limite est de {0} pénalités\xa0: tu en as {1}, cela en ajoute {2}.",
    ),
    (
        "The bank cannot pay {0} points: it has {1} × -2 and {2} × -1.",
        "La banque ne peut pas payer {0} points\xa0: elle a {1} × -2 et {2} × -1.",
    ),
    (
        "Play has ended: enter the squares left, then finish.",
        "On ne pose plus\xa0: saisis les carrés restants, puis termine.",
    ),
    (
        "First enter the squares left of every player with blocks left.",
        "Saisis d’abord les carrés restants de tous ceux qui ont encore des blocs.",
    ),
    ("This player has no blocks left.", "Ce joueur n’a plus de bloc."),
    (
        "Enter the squares left after play has ended.",
        "Saisis les carrés restants quand plus personne ne pose.",
    ),
    ("1 block is left: it has 1 square or more.", "Il reste 1 bloc\xa0: il a au moins 1 carré."),
    (
        "{0} blocks are left: they have {1} squares or more.",
        "Il reste {0} blocs\xa0: ils ont au moins {1} carrés.",
    ),
    (
        "A point block has {0} spaces: this colour can have 0 to {1} of them.",
        "Un bloc à points a {0} cases\xa0: cette couleur peut en avoir de 0 à {1}.",
    ),
    (
        "Put your block on the board, then press OK.",
        "Pose ton bloc sur le plateau, puis appuie sur OK.",
    ),
    (
        "Enter how many spaces around a point block a colour fills.",
        "Saisis combien de cases une couleur remplit autour d’un bloc à points.",
    ),
    (
        "Secured: nobody else can win that point block.",
        "Acquis\xa0: personne d’autre ne peut gagner ce bloc à points.",
    ),
    (
        "Each square of a block left over costs a point.",
        "Chaque carré d’un bloc restant coûte un point.",
    ),
    # firmware/games/block_buster/kinds.py
    ("Kind at {0}", "Sorte en {0}"),
    ("Row\xa0{0}, column\xa0{1}", "Ligne\xa0{0}, colonne\xa0{1}", "Lig.\xa0{0}, col.\xa0{1}"),
    # firmware/games/block_buster/over.py
    ("{0} has {1} of kind {2}: a full set.", "{0} a {1} blocs {2}\xa0: série complète."),
    # firmware/games/block_buster/scores.py
    (
        ("{1}\n{0} block left, passed", "{1}\n{0} blocks left, passed"),
        ("{1}\n{0} bloc restant, a passé", "{1}\n{0} blocs restants, a passé"),
    ),
    (
        ("{1}\n{0} block left", "{1}\n{0} blocks left"),
        ("{1}\n{0} bloc restant", "{1}\n{0} blocs restants"),
    ),
    (
        ("Kind {1}: {0} block", "Kind {1}: {0} blocks"),
        ("Sorte {1}\xa0: {0} bloc", "Sorte {1}\xa0: {0} blocs"),
    ),
    ("Squares left", "Carrés restants"),
    ("With {0}", "Avec {0}"),
    (("{0} point", "{0} points"), ("{0}\xa0point", "{0}\xa0points")),
    # firmware/games/block_buster/spaces.py
    (("{0} free", "{0} free"), ("{0} libre", "{0} libres")),
    (("{1}: {0} free", "{1}: {0} free"), ("{1}\xa0: {0} libre", "{1}\xa0: {0} libres")),
    ("OK: back to the game", "OK\xa0: retour au jeu"),
    ("OK: back", "OK\xa0: retour"),
    ("OK: add spaces", "OK\xa0: ajouter des cases"),
    ("Add spaces", "Ajouter des cases"),
    ("OK: remove spaces", "OK\xa0: enlever des cases"),
    ("OK: remove", "OK\xa0: enlever"),
    ("OK: choose {0}", "OK\xa0: choisir {0}"),
    ("OK: {0}", "OK\xa0: {0}"),
    ("OK: remove a space here", "OK\xa0: enlever une case ici"),
    ("OK: remove one", "OK\xa0: enlever"),
    ("No space is free here", "Aucune case libre ici"),
    ("None is free", "Aucune libre"),
    ("OK: add one", "OK\xa0: ajouter"),
    (
        "OK: add one. Back: done",
        "OK\xa0: ajouter. Retour\xa0: fini",
        "OK\xa0: +1. Retour\xa0: fini",
    ),
    ("OK: add a space here", "OK\xa0: ajouter une case ici"),
    # firmware/games/block_buster/tally.py
    (("{1}\nin {0} block", "{1}\nin {0} blocks"), ("{1}\ndans {0} bloc", "{1}\ndans {0} blocs")),
    ("Finish", "Terminer"),
    ("Finish\nEnter squares first", "Terminer\nD’abord les carrés"),
    (
        "Finish\nEnter all squares left first",
        "Terminer\nD’abord tous les carrés",
        "Terminer\nD’abord les carrés",
    ),
    ("Edit map", "Changer la carte", "Carte"),
    ("Edit kinds", "Changer les sortes", "Sortes"),
    ("Tally", "Décompte"),
    # firmware/games/block_buster/turn.py
    ("Pass", "Passer"),
    ("You place no more blocks in this game.", "Tu ne poseras plus de bloc dans cette partie."),
    ("End play for all", "Arrêter pour tous"),
    ("Nobody may place another block.", "Plus personne ne pourra poser de bloc."),
    ("End play", "Arrêter"),
    (("{0} space: -{1}", "{0} spaces: -{1}"), ("{0} case\xa0: -{1}", "{0} cases\xa0: -{1}")),
    (("{0} left", "{0} left"), ("reste {0}", "reste {0}")),
    ("Place", "Poser"),
    ("Place a block", "Poser un bloc"),
    ("Skip spaces", "Sauter des cases", "Sauter"),
    ("-{0} each", "-{0}/case"),
    ("Edit map\nno spaces yet", "Changer la carte\nencore aucune case", "Carte\naucune case"),
    (
        "Edit map\nno spaces for last block",
        "Changer la carte\nrien pour le dernier bloc",
        "Carte\nrien du dernier bloc",
    ),
    ("Keep playing", "Continuer à jouer", "Continuer"),
    ("round {0}", "manche {0}"),
    ("penalty {0}", "pénalité {0}"),
    ("Partner: {0}", "Partenaire\xa0: {0}"),
    ("Partner", "Partenaire"),
    ("Penalty points: {0}", "Pénalités\xa0: {0}"),
    ("Penalties: {0}", "Pénalités\xa0: {0}"),
    ("Bank: {0}", "Banque\xa0: {0}"),
    # firmware/games/block_buster/words.py
    ("red", "rouge"),
    ("blue", "bleu"),
    ("green", "vert"),
    ("yellow", "jaune"),
    ("violet", "violet"),
    ("white", "blanc"),
    ("row\xa0{0}, column\xa0{1}", "ligne\xa0{0}, colonne\xa0{1}"),
    ("{0} needs one more {1} to win", "Encore un {1} et {0} gagne"),
    ("{0}: one more {1} wins", "{0}\xa0: plus qu’un {1}"),
    ("One more {0} wins", "Plus qu’un {0}\u202f!"),
    ("One more {0}", "Plus qu’un {0}\u202f!"),
    # firmware/games/cross_rows/events.py
    ("No number fits", "Aucun nombre possible"),
    ("Erase {0} in {1} and its lock", "Efface le {0} en {1} et son cadenas"),
    ("Cross {0} in {1} and its lock", "Coche le {0} en {1} et son cadenas"),
    ("Erase {0} in {1}", "Efface le {0} en {1}"),
    ("Cross {0} in {1}", "Coche le {0} en {1}"),
    ("{0} is open again: take its die back.", "{0}\xa0: rouverte. Reprenez son dé."),
    ("{0} is locked", "{0}\xa0: verrouillée"),
    (
        "{0}: cross the lock too. Put the {1} die away.",
        "{0}\xa0: cadenas à cocher aussi. Mettez le dé {1} de côté.",
    ),
    ("All", "Tous"),
    ("Penalty", "Pénalité", "Raté"),
    ("Cross a penalty box: -{0}", "Coche une case pénalité\xa0: -{0}"),
    ("Cross a box: -{0}", "Coche une case\xa0: -{0}"),
    ("Erase a penalty", "Efface une pénalité"),
    # firmware/games/cross_rows/game.py
    ("cross {0}", "cocher {0}"),
    ("cross nothing", "ne rien cocher"),
    ("Rows locked", "Lignes verrouillées"),
    ("Crosses", "Croix"),
    ("Two rows are locked.", "Deux lignes sont verrouillées."),
    ("The fourth penalty.", "La quatrième pénalité."),
    # firmware/games/cross_rows/how_to_play.py
    (
        "Cross numbers in the four rows of your sheet. The more crosses a row has, the more each of"
        " them is worth. The highest score wins; ties are shared.\nEverybody can cross on every roll.",
        "Coche des nombres dans les quatre lignes de ta feuille. Plus une ligne a de croix, plus"
        " chacune vaut de points. Le meilleur score gagne\u202f; en cas d’égalité, victoire"
        " partagée.\nTout le monde peut cocher à chaque lancer.",
    ),
    (
        "The active player rolls all dice.\nWhite dice: each player may cross their sum in one row,"
        " or nothing.\nThen the active player alone may cross the sum of one white die and one"
        " coloured die in the row of that colour, or nothing.",
        "Le joueur actif lance tous les dés.\nDés blancs\xa0: chacun peut cocher leur somme dans une"
        " ligne, ou rien.\nPuis le joueur actif, lui seul, peut cocher la somme d’un dé blanc et d’un"
        " dé de couleur dans la ligne de cette couleur, ou rien.",
    ),
    ("A row", "Une ligne"),
    (
        "Cross from left to right. You may leave numbers out, but they are lost.\nRed and yellow rise"
        " from 2 to 12, green and blue fall from 12 to 2.\nThe last number of a row needs at least 5"
        " crosses in it.",
        "Coche de gauche à droite. Tu peux sauter des nombres, mais ils sont perdus.\nRouge et jaune"
        " montent de 2 à 12, vert et bleu descendent de 12 à 2.\nPour cocher le dernier nombre d’une"
        " ligne, il faut au moins 5 croix avant lui.",
    ),
    ("Locks", "Cadenas"),
    (
        "If you cross the last number of a row, cross its lock too: it counts as one more"
        " cross.\nWhen all have answered, the row is locked for everybody and its die is put away."
        " Several players can lock a row with the same roll.",
        "Si tu coches le dernier nombre d’une ligne, coche aussi son cadenas\xa0: il compte comme une"
        " croix de plus.\nQuand tous ont répondu, la ligne est verrouillée pour tous et son dé est"
        " mis de côté. Plusieurs joueurs peuvent verrouiller une ligne au même lancer.",
    ),
    (
        "If the active player has crossed nothing in the turn, with white or coloured dice, that is"
        " a penalty of -5.\nThe others never get one.",
        "Si le joueur actif n’a rien coché pendant son tour, ni avec les dés blancs ni avec les dés"
        " de couleur, c’est une pénalité de -5.\nLes autres n’en ont jamais.",
    ),
    (
        "The game ends when 2 rows are locked, or after the turn with somebody's 4th penalty.\n1 to"
        " 12 crosses in a row score 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.",
        "La partie finit quand 2 lignes sont verrouillées, ou après le tour où un joueur prend sa 4e"
        " pénalité.\n1 à 12 croix dans une ligne valent 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.",
    ),
    (
        "R, Y, G, B: red, yellow, green, blue. Tile: crossed. Dash: lost.",
        "R, J, V, B\xa0: rouge, jaune, vert, bleu. Case pleine\xa0: cochée. Trait\xa0: perdu.",
    ),
    ("Roll the dice first.", "Lance d’abord les dés."),
    (
        "The dice are rolled: cross a number, or skip.",
        "Les dés sont lancés\xa0: coche un nombre, ou passe.",
    ),
    (
        "All players must answer the white dice first.",
        "Tous les joueurs doivent d’abord répondre aux dés blancs.",
    ),
    (
        "Only the active player may cross or skip now.",
        "Seul le joueur actif peut cocher ou passer maintenant.",
    ),
    (
        "Only the active player may cross now, with a white and a coloured die.",
        "Seul le joueur actif peut cocher maintenant, avec un dé blanc et un dé de couleur.",
    ),
    ("These dice give {1} in {0}.", "Ces dés donnent {1} en {0}."),
    ("These dice give {1} or {2} in {0}.", "Ces dés donnent {1} ou {2} en {0}."),
    ("The {0} of {1} is crossed already.", "Le {0} {1} est déjà coché."),
    ("The {0} of {1} is left of your last cross.", "Le {0} {1} est à gauche de ta dernière croix."),
    (
        "The {0} of {1} needs at least {2} crosses before it.",
        "Pour cocher le {0} {1}, il faut au moins {2} croix avant lui.",
    ),
    ("The {0} row is locked.", "La ligne\xa0{0} est verrouillée."),
    (
        "All may cross the sum of the white dice. Enter who does, in any order.",
        "Tous peuvent cocher la somme des dés blancs. Saisissez qui le fait, dans l’ordre voulu.",
    ),
    (
        "Only the active player: a white die plus a coloured one, in its row.",
        "Le joueur actif seul\xa0: un dé blanc plus un dé de couleur, dans sa ligne.",
    ),
    (
        "The active player crossed nothing in the turn: 5 points less.",
        "Le joueur actif n’a rien coché pendant son tour\xa0: 5 points de moins.",
    ),
    # firmware/games/cross_rows/sheets.py
    (("{0} penalty", "{0} penalties"), ("{0} pénalité", "{0} pénalités")),
    ("Score", "Score"),
    # firmware/games/cross_rows/turn.py
    ("+ colour", "+ couleur"),
    ("colour", "couleur", "coul."),
    ("Nothing", "Rien"),
    # firmware/games/cross_rows/words.py
    ("{0} in red", "{0} en rouge"),
    ("{0} in yellow", "{0} en jaune"),
    ("{0} in green", "{0} en vert"),
    ("{0} in blue", "{0} en bleu"),
    ("R", "R"),
    ("Y", "J"),
    ("G", "V"),
    ("B", "B"),
    # firmware/games/penk/eliminate.py
    ("No cell fits. Which column?", "Rien ne va. Quelle colonne\u202f?"),
    ("No cell fits the dice.", "Aucune case ne va avec les dés."),
    ("No cell fits.", "Aucune case ne va."),
    ("Cross out column {0}", "Barrer la colonne\xa0{0}"),
    ("{0} column {1}", "{0} colonne\xa0{1}"),
    ("Cross out", "Barrer"),
    ("Reroll", "Relancer", "Lancer"),
    # firmware/games/penk/events.py
    ("Erase the circles {0}", "Efface les cercles {0}"),
    ("Erase {0}", "Efface {0}"),
    ("Circle {0}", "Entoure {0}"),
    ("Row\xa0{0}: nothing to cross out", "Ligne\xa0{0}\xa0: rien à barrer"),
    ("Column\xa0{0}: nothing to cross out", "Colonne\xa0{0}\xa0: rien à barrer"),
    ("Nothing to cross out", "Rien à barrer"),
    ("Nothing to write", "Rien à écrire"),
    ("Erase lit crosses", "Efface les croix éclairées", "Efface ces croix"),
    ("Cross out row\xa0{0}", "Barre la ligne\xa0{0}"),
    ("No last round", "Pas de dernière manche"),
    (
        "The last round is cancelled. Play continues.",
        "La dernière manche est annulée. Le jeu continue.",
    ),
    (
        "{0} has two full columns. Still to play: {1}",
        "{0} a deux colonnes pleines. Jouent encore\xa0: {1}",
    ),
    ("Last round!", "Dernière manche\u202f!"),
    ("Still to play: {0}", "Jouent encore\xa0: {0}"),
    ("{0}'s turn is skipped.", "{0} passe son tour."),
    ("Turn skipped.", "Tour passé."),
    ("No clear cell", "Aucune case libre"),
    ("PENK! {0}", "PENK! {0}"),
    ("PENK!", "PENK!"),
    ("Cross out column\xa0{0}", "Barre la colonne\xa0{0}"),
    ("Erase the lit crosses in column\xa0{0}", "Efface les croix éclairées de la colonne\xa0{0}"),
    ("Erase the lit crosses in row\xa0{0}", "Efface les croix éclairées de la ligne\xa0{0}"),
    # firmware/games/penk/game.py
    ("Mark ! on your sheet.", "Écris «\xa0!\xa0» sur ta feuille."),
    ("Mark ! on {0}'s sheet.", "Feuille {0}\xa0: écris «\xa0!\xa0»."),
    ("Two columns are full.", "Deux colonnes sont pleines."),
    ("Penk!s", "Penks"),
    ("Cells marked", "Cases marquées"),
    ("circle {0}", "entourer {0}"),
    ("cross out column {0}", "barrer la colonne\xa0{0}"),
    (("mark", "{0} marks"), ("marque", "{0} marques")),
    ("crosses in column {0}", "croix dans la colonne\xa0{0}"),
    ("Row {0}", "Ligne\xa0{0}"),
    ("Cell values", "Valeurs"),
    # firmware/games/penk/how_to_play.py
    (
        "Mark cells on your sheet. The column says which face a cell takes, the row how many dice of"
        " it.\nAt the end, each row and column with 3 or more marked cells scores. The most points"
        " win; ties are shared.",
        "Marque des cases sur ta feuille. La colonne dit quelle face il faut, la ligne combien de"
        " dés.\nÀ la fin, chaque ligne ou colonne d’au moins 3 cases marquées rapporte des points. Le"
        " meilleur score gagne\u202f; en cas d’égalité, victoire partagée.",
    ),
    (
        "Roll all 6 dice. You may reroll any of them, up to 2 times, also dice you kept. Then mark 1"
        " to 3 clear cells: circle their numbers.\n4×3 takes 4 dice showing 3. Each die pays for one"
        " cell only. You may leave dice over.",
        "Lance les 6 dés. Tu peux relancer 2 fois ceux que tu veux, même gardés. Puis marque 1 à 3"
        " cases libres\xa0: entoure leurs nombres.\nPour 4×3, il faut 4 dés montrant 3. Chaque dé sert"
        " pour une seule case. Tu n’es pas obligé d’utiliser tous les dés.",
    ),
    ("The jolly", "Le joker"),
    (
        "The jolly (!) can stand for any face, but never alone: row 1 needs a real die.\nUse at most"
        " 1 jolly for a cell. 2 jollies can help 2 cells.",
        "Le joker (!) remplace n’importe quelle face, mais jamais seul\xa0: à la ligne\xa01, il faut un"
        " vrai dé.\nAu plus 1 joker par case. 2 jokers peuvent aider 2 cases.",
    ),
    ("Nothing fits?", "Rien ne va\u202f?"),
    (
        "If your dice fit no clear cell, choose a column that still has clear cells (never a row)"
        " and cross them all out. You need not reroll first.\nIf you can mark a cell, you cannot"
        " cross out instead.",
        "Si tes dés ne vont dans aucune case libre, choisis une colonne qui a encore des cases"
        " libres (jamais une ligne) et barre-les toutes. Tu n’es pas obligé de relancer avant.\nSi tu"
        " peux marquer une case, tu n’as pas le droit de barrer.",
    ),
    ("Penk!", "Penk!"),
    (
        "Mark all 5 cells of a row or column: that is a Penk! All other players cross out their"
        " clear cells in that line. Cells they have marked stay marked.\nA line with a cross in it"
        " can never be a Penk!",
        "Marque les 5 cases d’une ligne ou d’une colonne\xa0: c’est un Penk! Tous les autres y barrent"
        " leurs cases libres. Les cases qu’ils ont marquées le restent.\nUne ligne ou colonne avec"
        " une croix ne peut plus être un Penk!",
    ),
    ("End and score", "Fin et score"),
    (
        "When a sheet has 2 columns with no clear cell, finish the round: all players get equal"
        " turns. A player with no clear cell at all is skipped.\nEach row and column with 3 or more"
        " marked cells scores their values. A cell can count twice.",
        "Quand une feuille a 2 colonnes sans case libre, finissez la manche\xa0: tous ont le même"
        " nombre de tours. Celui qui n’a plus de case libre passe.\nChaque ligne ou colonne d’au"
        " moins 3 cases marquées rapporte leurs valeurs. Une case peut compter deux fois.",
    ),
    (
        "Dice with a bar are held, or pay for the lit cell. Circle: marked. ×: crossed out.",
        "Les dés avec une barre sont gardés, ou servent à la case éclairée. Cercle\xa0: marquée. ×\xa0: barrée.",
    ),
    ("Reroll some dice, or mark.", "Relance des dés, ou marque."),
    ("No rerolls left this turn.", "Plus de relance pour ce tour."),
    ("Choose at least one die to reroll.", "Choisis au moins un dé à relancer."),
    ("Mark one, two or three cells.", "Marque une, deux ou trois cases."),
    ("Mark each cell only once.", "Marque chaque case une seule fois."),
    ("Row {0}, column {1} is not clear.", "La case ligne\xa0{0}, colonne\xa0{1} n’est pas libre."),
    ("The dice cannot pay for all these cells.", "Les dés ne suffisent pas pour toutes ces cases."),
    (
        "Row {0}, column {1} needs {0} dice showing {1}; one may be a jolly.",
        "Ligne\xa0{0}, colonne\xa0{1}\xa0: il faut {0} dés montrant {1}, dont un joker au plus.",
    ),
    (
        "Row 1 needs a real die, not the jolly.",
        "À la ligne\xa01, il faut un vrai dé, pas le joker.",
    ),
    (
        "Row 1, column {0} needs a die showing {1}.",
        "Ligne 1, colonne\xa0{0}\xa0: il faut un dé montrant {1}.",
    ),
    (
        "You can still mark row {0}, column {1}: do not cross out.",
        "Tu peux encore marquer la case ligne\xa0{0}, colonne\xa0{1}\xa0: ne barre pas.",
    ),
    ("Column {0} has no clear cell.", "La colonne\xa0{0} n’a pas de case libre."),
    (
        "OK holds the dice that are underlined. Then reroll the others.",
        "OK garde les dés soulignés. Puis relance les autres.",
    ),
    (
        "Circle up to three cells. 3×4 is three dice showing 4.",
        "Entoure jusqu’à trois cases. 3×4 veut dire trois dés montrant 4.",
    ),
    (
        "Nothing fits: cross out the clear cells of one column.",
        "Rien ne va\xa0: barre les cases libres d’une colonne.",
    ),
    (
        "After a Penk! the others cross out their clear cells in that line.",
        "Après un Penk! les autres barrent leurs cases libres de cette ligne ou colonne.",
    ),
    # firmware/games/penk/mark.py
    ("Undo", "Annuler"),
    ("mark", "marquer"),
    ("Choose 1 to {0} cells to mark.", "Marque 1 à {0} cases."),
    # firmware/games/penk/scores.py
    ("Column {0}", "Colonne\xa0{0}"),
    (("{1}: {0} mark", "{1}: {0} marks"), ("{1}\xa0: {0} marque", "{1}\xa0: {0} marques")),
    ("{0}: {1} of {2} marks", "{0}\xa0: {1} sur {2}"),
    ("{0}: {1} of {2}", "{0}\xa0: {1} sur {2}"),
    # firmware/games/penk/turn.py
    (
        "These dice mark all clear cells. No roll marks more.",
        "Ces dés marquent toutes les cases libres. Aucun lancer ne fait mieux.",
    ),
    ("Mark", "Marquer", "Cases"),
    ("Cross\nout", "Barrer"),
    # firmware/games/puzzle_sheet/boards.py
    (("{0} empty", "{0} empty"), ("{0} vide", "{0} vides")),
    ("{0}; {1}", "{0}\u202f; {1}"),
    (
        ("Rectangle {1}\xa0×\xa0{2}, {0}\xa0unshaded", "Rectangle {1}\xa0×\xa0{2}, {0}\xa0unshaded"),
        ("Rectangle {1}\xa0×\xa0{2}, {0}\xa0vide", "Rectangle {1}\xa0×\xa0{2}, {0}\xa0vides"),
    ),
    ("The board is on paper.", "Le plateau est sur papier."),
    (("{0} point. {1}", "{0} points. {1}"), ("{0}\xa0point. {1}", "{0}\xa0points. {1}")),
    (
        ("{0} point, bonus {1} due. {2}", "{0} points, bonus {1} due. {2}"),
        ("{0} point, bonus {1} à poser. {2}", "{0} points, bonus {1} à poser. {2}"),
    ),
    ("Bonus {0} due. {1}", "Bonus {0} à poser. {1}"),
    (
        ("{0} point, bonus at {1}. {2}", "{0} points, bonus at {1}. {2}"),
        ("{0} point, bonus dès {1}. {2}", "{0} points, bonus dès {1}. {2}"),
    ),
    ("Bonus at {0}. {1}", "Bonus dès {0}. {1}"),
    # firmware/games/puzzle_sheet/events.py
    (
        "{0}: first shade these cells on your sheet.",
        "{0}\xa0: colorie d’abord ces cases sur ta feuille.",
    ),
    ("Shade these cells first.", "Colorie d’abord ces cases."),
    ("Shade these.", "Colorie-les."),
    ("Before you start", "Avant de commencer"),
    ("Erase the line on {0}", "Efface le trait sur {0}"),
    ("Make {0} one line", "Remets un trait sur {0}"),
    ("Cross off {0}", "Raye la pièce\xa0{0}"),
    ("Make {0} an X", "Fais un X sur {0}"),
    (
        ("{1}: erase the cells and {0} point.", "{1}: erase the cells and {0} points."),
        ("{1}\xa0: efface les cases et {0} point.", "{1}\xa0: efface les cases et {0} points."),
    ),
    (
        ("{1}: erase the lit cells and {0} point.", "{1}: erase the lit cells and {0} points."),
        (
            "{1}\xa0: efface les cases éclairées et {0} point.",
            "{1}\xa0: efface les cases éclairées et {0} points.",
        ),
    ),
    (
        ("{1}: erase cells and {0} point.", "{1}: erase cells and {0} points."),
        ("{1}\xa0: efface-la et {0} point.", "{1}\xa0: efface-la et {0} points."),
    ),
    (
        ("{1}: cells and {0} point.", "{1}: cells and {0} points."),
        ("{1}\xa0: cases et {0} point.", "{1}\xa0: cases et {0} points."),
    ),
    (
        ("Erase cells and {0} point.", "Erase cells and {0} points."),
        ("Efface les cases et {0} point.", "Efface les cases et {0} points."),
    ),
    (
        ("Erase, -{0} point.", "Erase, -{0} points."),
        ("Efface, -{0} point.", "Efface, -{0} points."),
    ),
    (
        ("{1}: shade it, add {0} point.", "{1}: shade it, add {0} points."),
        ("{1}\xa0: colorie-la, ajoute {0} point.", "{1}\xa0: colorie-la, ajoute {0} points."),
    ),
    ("{0}: shade it, add {1}.", "{0}\xa0: colorie-la, +{1}."),
    ("{0}: add {1}.", "{0}\xa0: ajoute {1}."),
    (
        (
            "{1}: place it at row {2}, column {3}, add {0} point.",
            "{1}: place it at row {2}, column {3}, add {0} points.",
        ),
        (
            "{1}\xa0: pose-la ligne\xa0{2}, colonne\xa0{3}, ajoute {0} point.",
            "{1}\xa0: pose-la ligne\xa0{2}, colonne\xa0{3}, ajoute {0} points.",
        ),
    ),
    (
        ("Shade it, add {0} point.", "Shade it, add {0} points."),
        ("Colorie-la, ajoute {0} point.", "Colorie-la, ajoute {0} points."),
    ),
    ("Shade it, add {0}.", "Colorie-la, +{0}."),
    (
        (
            "{1}: shade it, add {0} point. Then the bonus piece for {2}!",
            "{1}: shade it, add {0} points. Then the bonus piece for {2}!",
        ),
        (
            "{1}\xa0: colorie-la, ajoute {0} point. Puis la pièce bonus pour {2}\u202f!",
            "{1}\xa0: colorie-la, ajoute {0} points. Puis la pièce bonus pour {2}\u202f!",
        ),
    ),
    (
        ("{1}: shade it, add {0} point. Then bonus {2}!", "{1}: shade it, add {0} points. Then bonus {2}!"),
        (
            "{1}\xa0: colorie-la, ajoute {0} point. Puis bonus {2}\u202f!",
            "{1}\xa0: colorie-la, ajoute {0} points. Puis bonus {2}\u202f!",
        ),
    ),
    (
        ("Shade it, add {0} point. Then bonus {1}!", "Shade it, add {0} points. Then bonus {1}!"),
        (
            "Colorie-la, ajoute {0} point. Puis bonus {1}\u202f!",
            "Colorie-la, ajoute {0} points. Puis bonus {1}\u202f!",
        ),
        ("Colorie-la, +{0}. Puis bonus {1}\u202f!", "Colorie-la, +{0}. Puis bonus {1}\u202f!"),
    ),
    ("{0}: shade the bonus piece for {1}.", "{0}\xa0: colorie la pièce bonus pour {1}."),
    (
        "{0}: shade the bonus piece for {1} (lit cells).",
        "{0}\xa0: colorie la pièce bonus pour {1} (cases éclairées).",
    ),
    (
        "On {0}'s sheet: shade the bonus piece for {1}.",
        "Feuille {0}\xa0: colorie la pièce bonus pour {1}.",
    ),
    (
        "On {0}'s sheet: shade the bonus piece for {1} (lit cells).",
        "Feuille {0}\xa0: colorie la pièce bonus pour {1} (cases éclairées).",
    ),
    ("Shade the bonus piece.", "Colorie la pièce bonus."),
    ("Shade it.", "Colorie-la."),
    ("{0}: erase the bonus piece for {1}.", "{0}\xa0: efface la pièce bonus pour {1}."),
    (
        "{0}: erase the bonus piece for {1} (lit cells).",
        "{0}\xa0: efface la pièce bonus pour {1} (cases éclairées).",
    ),
    (
        "On {0}'s sheet: erase the bonus piece for {1}.",
        "Feuille {0}\xa0: efface la pièce bonus pour {1}.",
    ),
    (
        "On {0}'s sheet: erase the bonus piece for {1} (lit cells).",
        "Feuille {0}\xa0: efface la pièce bonus pour {1} (cases éclairées).",
    ),
    ("Erase the bonus piece.", "Efface la pièce bonus."),
    ("Erase it.", "Efface-la."),
    ("Bonus piece", "Pièce bonus"),
    ("The whole board is shaded.", "Tout le plateau est colorié."),
    ("OK", "OK"),
    ("Cleared!", "Réussi\u202f!"),
    # firmware/games/puzzle_sheet/fill.py
    ("Custom", "Au choix"),
    ("Pre-filled", "Déjà coloriées", "Coloriées"),
    ("OK: fill. Back: done", "OK\xa0: colorier. Retour\xa0: fini"),
    ("OK: fill", "OK\xa0: colorier"),
    ("OK: empty. Back: done", "OK\xa0: vider. Retour\xa0: fini"),
    ("OK: empty", "OK\xa0: vider"),
    (("{0} filled", "{0} filled"), ("{0} coloriée", "{0} coloriées")),
    # firmware/games/puzzle_sheet/game.py
    ("Cells in rectangle", "Cases du rectangle"),
    ("Cells left empty", "Cases restées vides"),
    ("All boards", "Tous les plateaux", "Plateaux"),
    ("the end of the game", "fin de la partie"),
    ("piece {0}", "pièce {0}"),
    ("end of the game", "fin de la partie"),
    ("bonus piece", "pièce bonus"),
    ("tally", "décompte"),
    (
        ("{1} × {2}, {0} unshaded", "{1} × {2}, {0} unshaded"),
        ("{1} × {2}, {0} vide", "{1} × {2}, {0} vides"),
    ),
    ("tally:", "décompte\xa0:"),
    ("bonus", "bonus"),
    ("row {0}, column {1}", "ligne\xa0{0}, colonne\xa0{1}"),
    # firmware/games/puzzle_sheet/how_to_play.py
    (
        "Shade pieces on your board to build one large full rectangle, and collect bonus points.\nAt"
        " the end the size of the rectangle is multiplied by your points. The highest score wins.",
        "Colorie des pièces sur ton plateau pour former un grand rectangle plein, et gagne des"
        " points bonus.\nÀ la fin, on multiplie la taille du rectangle par tes points. Le meilleur"
        " score gagne.",
    ),
    (
        "Playing alone, you win when your whole board is shaded.\nIf the board is on screen, some"
        " cells can be pre-filled: see the setup.",
        "Si tu joues seul, tu gagnes quand tout ton plateau est colorié.\nSi le plateau est à"
        " l’écran, des cases peuvent être déjà coloriées\xa0: regarde les options.",
    ),
    (
        "Choose a piece that is left and shade it on your board. All players cross it off. Then add"
        " the points of its frame on your bonus track.\nNever turn or flip a piece. It covers only"
        " unshaded cells, and all of it must be on the board.",
        "Choisis une pièce qui reste et colorie-la sur ton plateau. Tous la rayent. Puis ajoute les"
        " points de son cadre sur ta piste bonus.\nNe tourne ni ne retourne jamais une pièce. Elle ne"
        " couvre que des cases vides et tient tout entière sur le plateau.",
    ),
    ("Taken pieces", "Pièces prises"),
    (
        "Each piece can be taken only once, whoever takes it.",
        "Chaque pièce ne peut être prise qu’une fois, par qui que ce soit.",
    ),
    (
        "Pieces in frames 1 and 2 can be taken once, pieces in frames 3 and 4 twice, whoever takes"
        " them.\nThe second time, make the line through the piece an X.",
        "Les pièces des cadres 1 et 2 peuvent être prises une fois, celles des cadres 3 et 4 deux"
        " fois, par qui que ce soit.\nLa deuxième fois, ajoute un trait pour faire un X sur la pièce.",
    ),
    ("Bonus pieces", "Pièces bonus"),
    (
        "When your points reach or pass a bonus piece on the bonus track, you also place that"
        " piece.\nThe same rules apply, but it adds no points.",
        "Quand tes points atteignent ou dépassent une pièce bonus sur la piste bonus, tu poses aussi"
        " cette pièce.\nLes règles sont les mêmes, mais elle ne rapporte pas de points.",
    ),
    (
        "The game ends when no piece that is left fits the board of the player to move, or a bonus"
        " piece does not fit.\nIf a piece does not fit while another one does, choose the other one.",
        "La partie finit quand aucune pièce restante ne rentre sur le plateau du joueur dont c’est"
        " le tour, ou qu’une pièce bonus ne rentre pas.\nSi une pièce ne rentre pas mais qu’une autre"
        " rentre, choisis l’autre.",
    ),
    (
        "Multiply height and width of your largest full rectangle by your points: 5×3 with 18 points"
        " is 270.\nIn a tie the fewest unshaded cells win. If these are equal too, the win is shared.",
        "Multiplie hauteur et largeur de ton plus grand rectangle plein par tes points\xa0: 5×3 avec 18"
        " points font 270.\nEn cas d’égalité, celui qui a le moins de cases vides gagne. Si c’est"
        " encore égal, la victoire est partagée.",
    ),
    ("Boards on paper", "Plateaux sur papier"),
    (
        "The device knows the pieces and the points, but not your boards: you judge what fits.\nAt"
        " the end, enter each player's largest full rectangle and unshaded cells.",
        "L’appareil connaît les pièces et les points, mais pas vos plateaux\xa0: à vous de juger ce qui"
        " rentre.\nÀ la fin, saisissez pour chacun le plus grand rectangle plein et les cases vides.",
    ),
    (
        "Hollow: the piece does not fit your board. Crossed off: it is taken.",
        "Creuse\xa0: la pièce ne rentre pas sur ton plateau. Rayée\xa0: elle est prise.",
    ),
    ("Leave at least one cell empty.", "Laisse au moins une case vide."),
    ("No bonus piece is due.", "Aucune pièce bonus à poser."),
    ("The bonus piece fits: place it.", "La pièce bonus rentre\xa0: pose-la."),
    ("Place the bonus piece for 1 point first.", "Pose d’abord la pièce bonus pour 1 point."),
    ("Place the bonus piece for {0} points first.", "Pose d’abord la pièce bonus pour {0} points."),
    ("Piece {0} is taken.", "La pièce\xa0{0} est prise."),
    ("The piece goes over the edge of the board.", "La pièce dépasse le bord du plateau."),
    (
        "Row {0}, column {1} is already shaded.",
        "La case ligne\xa0{0}, colonne\xa0{1} est déjà coloriée.",
    ),
    (
        "Row {0}, column {1} is not a cell of the board.",
        "Ligne\xa0{0}, colonne\xa0{1}\xa0: ce n’est pas une case du plateau.",
    ),
    ("This piece fits nowhere on the board.", "Cette pièce ne rentre nulle part sur le plateau."),
    (
        "Piece {0} still fits, so the game continues.",
        "La pièce\xa0{0} rentre encore\xa0: la partie continue.",
    ),
    (
        "The game has ended: tally the sheets.",
        "La partie est finie\xa0: fais le décompte des feuilles.",
    ),
    (
        "Tally the sheets after the game ends.",
        "Fais le décompte des feuilles après la fin de la partie.",
    ),
    ("The device scores this game.", "L’appareil compte les points de cette partie."),
    ("This sheet is already tallied.", "Le décompte de cette feuille est déjà fait."),
    (
        "A rectangle cannot be more than {0} high and {1} wide.",
        "Un rectangle ne peut pas dépasser {0} de haut et {1} de large.",
    ),
    (
        "A rectangle must have both a height and a width, or neither.",
        "Un rectangle doit avoir une hauteur et une largeur, ou aucune des deux.",
    ),
    (
        "The rectangle and the unshaded cells cannot exceed {0} cells.",
        "Le rectangle et les cases vides ne peuvent pas dépasser {0} cases.",
    ),
    (
        "Choose a piece. Hollow ones do not fit your board.",
        "Choisis une pièce. Les creuses ne rentrent pas sur ton plateau.",
    ),
    (
        "Move the piece, then shade it on your sheet. It cannot turn.",
        "Déplace la pièce, puis colorie-la sur ta feuille. Elle ne tourne pas.",
    ),
    (
        "A bonus piece is placed at once. It gives no points.",
        "Une pièce bonus se pose tout de suite. Elle ne donne pas de points.",
    ),
    # firmware/games/puzzle_sheet/notice.py
    (
        "No remaining piece fits: the game ends.",
        "Plus aucune pièce ne rentre\xa0: la partie finit.",
    ),
    ("No piece fits.", "Aucune pièce ne rentre."),
    (
        "The bonus piece for {0} does not fit: the game ends.",
        "La pièce bonus pour {0} ne rentre pas\xa0: la partie finit.",
    ),
    ("The bonus piece does not fit.", "La pièce bonus ne rentre pas."),
    ("End game", "Finir la partie", "Finir"),
    ("End", "Finir"),
    # firmware/games/puzzle_sheet/over.py
    ("Not cleared", "Pas réussi"),
    (
        ("Equal scores, but {0} empty cell fewer.", "Equal scores, but {0} empty cells fewer."),
        ("Scores égaux, mais {0} case vide de moins.", "Scores égaux, mais {0} cases vides de moins."),
    ),
    (("{0} empty cell", "{0} empty cells"), ("{0} case vide", "{0} cases vides")),
    # firmware/games/puzzle_sheet/pad.py
    (
        "The bonus piece does not fit, so the game ends for all.",
        "La pièce bonus ne rentre pas\xa0: la partie finit pour tous.",
    ),
    ("It does not fit", "Elle ne rentre pas"),
    ("It does\nnot fit", "Ne rentre\npas"),
    (
        ("Bonus for {0} point", "Bonus for {0} points"),
        ("Bonus pour {0} point", "Bonus pour {0} points"),
    ),
    ("Bonus for {0}", "Bonus pour {0}"),
    ("No fit", "Ne va pas", "Non"),
    ("Bonus {0}", "Bonus {0}"),
    ("Placed", "Posée"),
    ("Shade this piece on your sheet.", "Colorie cette pièce sur ta feuille."),
    ("Rectangle height", "Hauteur"),
    ("Rectangle width", "Largeur"),
    ("Unshaded cells", "Cases vides"),
    # firmware/games/puzzle_sheet/place.py
    ("Bonus", "Bonus"),
    (
        "Row {0}, column {1} is shaded",
        "Ligne\xa0{0}, colonne\xa0{1}\xa0: coloriée",
        "Case {0}, {1} coloriée",
    ),
    ("Shaded", "Coloriée", "Prise"),
    (
        "No cell at row {0}, column {1}",
        "Ligne\xa0{0}, colonne\xa0{1}\xa0: pas de case",
        "Case {0}, {1}\xa0: aucune",
    ),
    ("No cell", "Pas de case"),
    ("Choose the row", "Choisis la ligne"),
    ("Choose the column", "Choisis la colonne"),
    ("OK: place it here", "OK\xa0: poser ici"),
    # firmware/games/puzzle_sheet/setup.py
    (
        "The device cannot take a seat: only the players see boards on paper.",
        "L’appareil ne peut pas jouer\xa0: seuls les joueurs voient les plateaux sur papier.",
    ),
    ("Sheet", "Feuille"),
    ("Boards", "Plateaux"),
    ("on screen", "à l’écran"),
    ("on paper", "sur papier"),
    ("custom", "au choix"),
    ("nothing", "aucune"),
    ("Frame {0}", "Cadre {0}"),
    ("Points", "Points"),
    ("Bonus {0} at", "Bonus {0} dès"),
    ("Bonus at", "Bonus dès"),
    # firmware/games/puzzle_sheet/take.py
    (
        "No piece fits your board, so the game ends for all.",
        "Aucune pièce ne rentre sur ton plateau\xa0: la partie finit pour tous.",
    ),
    (("{1}: {0} point", "{1}: {0} points"), ("{1}\xa0: {0} point", "{1}\xa0: {0} points")),
    ("No piece fits", "Aucune ne rentre", "Aucune ne va"),
    ("{0}, {1}", "{0}, {1}"),
    ("bonus {0}", "bonus {0}"),
    # firmware/games/puzzle_sheet/words.py
    ("bonus {0} due", "bonus {0} à poser"),
    ("bonus at {0}", "bonus dès {0}"),
    # firmware/games/shape_cards/declare.py
    ("Declare", "Annoncer"),
    ("Guess", "Essayer"),
    ("Back", "Retour"),
    ("No card is complete.", "Aucune carte complète."),
    ("declare", "annoncer"),
    ("{0} of {1}", "{0} sur {1}", "{0}/{1}"),
    ("Choose the five fields.", "Choisis les cinq cases."),
    # firmware/games/shape_cards/dice.py
    ("Who starts?", "Qui commence\u202f?", "Qui débute\u202f?"),
    ("Roll both dice", "Lancer les 2 dés"),
    ("Tie number {0}: roll again.", "Égalité numéro {0}\xa0: relancez."),
    ("Tie number {0}", "Égalité numéro {0}"),
    ("The higher roll starts.", "Le plus haut commence."),
    ("Higher roll starts.", "Le plus haut commence.", "Le plus haut."),
    ("A tie: roll again.", "Égalité\xa0: relancez.", "Relancez\u202f!"),
    # firmware/games/shape_cards/draft.py
    ("Pick a card for {0}:", "Une carte pour {0}\xa0:"),
    ("For {0}:", "Pour {0}\xa0:"),
    ("Pick a card for yourself:", "Une carte pour toi\xa0:"),
    ("For yourself:", "Pour toi\xa0:"),
    ("Pick a card for {0}", "Une carte pour {0}"),
    ("for {0}", "pour {0}", "à {0}"),
    ("for them", "pour l’autre"),
    ("Pick a card for yourself", "Une carte pour toi"),
    ("for yourself", "pour toi"),
    ("for you", "pour toi"),
    ("pick a card", "choisir une carte"),
    ("pick", "choisir"),
    # firmware/games/shape_cards/end.py
    ("Whoever completed most cards wins.", "Celui qui a réussi le plus de cartes gagne."),
    ("Both agree", "D’accord"),
    ("Both agree: end it", "D’accord\xa0: finir"),
    ("Play on", "Continuer"),
    # firmware/games/shape_cards/entry.py
    ("Contest", "Défi"),
    ("Revenge", "Revanche"),
    ("What did {0} roll?", "Quel dé pour {0}\u202f?"),
    ("What was rolled?", "Quels dés\u202f?"),
    # firmware/games/shape_cards/events.py
    ("You may swap.", "Tu peux permuter."),
    ("You may swap or replace.", "Tu peux permuter ou remplacer.", "Permute ou remplace."),
    (
        "You may swap, replace or remove.",
        "Tu peux permuter, remplacer ou retirer.",
        "Permute, remplace ou retire.",
    ),
    (
        "You may swap, replace, remove or exchange.",
        "Tu peux permuter, remplacer, retirer ou échanger.",
        "Choisis ta revanche.",
    ),
    (
        "Both players removed in one round: remove all yellow and all green pieces.",
        "Retrait des deux dans la même manche\xa0: retirez tous les pions jaunes et verts.",
    ),
    ("Remove all yellow and green pieces.", "Retirez tous les pions jaunes et verts."),
    ("Remove them.", "Retirez-les."),
    (
        "Both players removed in one round: remove all blue and all green pieces.",
        "Retrait des deux dans la même manche\xa0: retirez tous les pions bleus et verts.",
    ),
    ("Remove all blue and green pieces.", "Retirez tous les pions bleus et verts."),
    ("Move the cards.", "Déplace les cartes."),
    ("Move the cards again.", "Déplace encore les cartes."),
    ("Redone", "Rétabli"),
    ("{0}. {1}", "{0}. {1}"),
    ("Make the table look like this.", "Remets la table comme ceci."),
    ("Make it like this.", "Mets-la ainsi."),
    ("Move the cards back.", "Remets les cartes."),
    ("A hidden card was seen.", "Une carte cachée a été vue."),
    ("{0}. {1} {2}", "{0}. {1} {2}"),
    ("{0} {1}", "{0} {1}"),
    ("A tie", "Égalité"),
    ("Both roll again.", "Relancez tous les deux."),
    ("Both", "Les deux"),
    (
        "{0} picks two cards first, one for each player.",
        "{0} choisit d’abord deux cartes, une pour chacun.",
    ),
    ("and picks two cards.", "et choisit deux cartes."),
    ("{0} starts", "{0} commence"),
    ("Starts", "Commence"),
    ("Contest lost", "Défi perdu"),
    ("{0}'s piece stays.", "{0}\xa0: le pion reste."),
    ("The piece stays.", "Le pion reste."),
    (
        "{0} takes the piece back: nobody may use that field this turn. {0} plays again.",
        "{0} reprend le pion\xa0: la case est bloquée pour ce tour. {0} rejoue.",
    ),
    ("{0} takes the piece back and plays again.", "{0} reprend le pion et rejoue."),
    ("Take the piece back.", "Reprends le pion."),
    ("Take it back.", "Reprends-le."),
    ("The field is blocked", "La case est bloquée"),
    ("No revenge", "Pas de revanche"),
    (
        "You need a 6, or more points. Your turn ends.",
        "Il faut un 6, ou plus de points. Ton tour est fini.",
    ),
    ("You need a 6, or more points.", "Il faut un 6, ou plus de points."),
    ("The turn ends.", "Le tour est fini."),
    ("No revenge is possible: the turn ends.", "Aucune revanche possible\xa0: le tour est fini."),
    ("None is possible.", "Aucune possible."),
    ("A 6!", "Un 6\u202f!"),
    ("Choose any revenge.", "Choisis ta revanche."),
    ("Choose any.", "À ton choix."),
    (
        "Remove the five lit pieces. The card goes to {0}.",
        "Retire les cinq pions éclairés. La carte va à {0}.",
    ),
    ("Remove the lit pieces.", "Retire les pions éclairés."),
    ("Card completed", "Carte réussie"),
    ("Green ones too", "Les verts aussi"),
    (
        "{0} gives the left card and gets the right one.",
        "{0} donne la carte de gauche et reçoit celle de droite.",
    ),
    ("Exchange these cards.", "Échangez ces cartes."),
    ("Exchange them.", "Échangez-les."),
    ("Exchange", "Échange"),
    ("{0} gets this card.", "{0} reçoit cette carte."),
    ("Card pick", "Carte choisie"),
    ("Allowed", "Accepté"),
    # firmware/games/shape_cards/exchange.py
    ("Which one do you take?", "Laquelle prends-tu\u202f?"),
    ("Take which?", "Prendre laquelle\u202f?", "Prendre\u202f?"),
    ("Which card do you give?", "Quelle carte donnes-tu\u202f?"),
    ("Give which?", "Donner laquelle\u202f?", "Donner\u202f?"),
    ("exchange", "échange"),
    # firmware/games/shape_cards/game.py
    ("Extreme\nmost cards win", "Extrême\nle plus de cartes gagne", "Extrême\nle plus gagne"),
    ("Thief\ncomplete their cards too", "Voleur\naussi celles de l’autre"),
    ("Revenge\nlower rolls give points", "Revanche\nperdre aux dés rapporte"),
    ("Expert\nhidden cards", "Expert\ncartes cachées"),
    ("no", "non"),
    ("yes", "oui"),
    ("Own pieces on board", "Pions sur le plateau"),
    ("Cards in hand", "Cartes en main"),
    ("cards", "cartes"),
    ("All cards", "Toutes les cartes"),
    ("Deck\ncheck your box", "Paquet\nregarde ta boîte", "Paquet\nvois la boîte"),
    # firmware/games/shape_cards/hands.py
    ("OK: show", "OK\xa0: voir"),
    (("{0} completed", "{0} completed"), ("{0} réussie", "{0} réussies")),
    (("{0} done", "{0} done"), ("{0} réussie", "{0} réussies")),
    (
        ("{0} done, revenge {1}", "{0} done, revenge {1}"),
        ("{0} réussie, revanche {1}", "{0} réussies, revanche {1}"),
    ),
    ("{0}, revenge {1}", "{0}, revanche {1}"),
    # firmware/games/shape_cards/how_to_play.py
    (
        "Build the figures of your cards with pieces on the board.\nThe first player to complete both own cards wins.",
        "Forme les figures de tes cartes avec des pions sur le plateau.\nLe premier à réussir ses deux cartes gagne.",
    ),
    (
        "Build the figures of your cards with pieces on the board.\nThe player with the most"
        " completed cards at the end wins; ties are shared.",
        "Forme les figures de tes cartes avec des pions sur le plateau.\nÀ la fin, celui qui a réussi"
        " le plus de cartes gagne\u202f; en cas d’égalité, victoire partagée.",
    ),
    ("The start", "Le début"),
    (
        "Both players roll a die, again in a tie. The higher roll starts.\nThat player picks a card"
        " to keep, then one for the other player, who then does the same.",
        "Chacun lance un dé\u202f; en cas d’égalité, relancez. Le plus haut commence.\nIl choisit une"
        " carte pour lui, puis une pour l’autre, qui fait ensuite pareil.",
    ),
    (
        "Both players roll a die, again in a tie. The higher roll starts.\nEach player gets 2 random"
        " cards, which only their owner may see.",
        "Chacun lance un dé\u202f; en cas d’égalité, relancez. Le plus haut commence.\nChacun reçoit 2"
        " cartes au hasard, que lui seul peut voir.",
    ),
    (
        "Do one of these: place a green piece on an empty field, place a piece of your own colour"
        " there, declare a card, or remove your pieces.\nBoth players use the green pieces.",
        "Fais une de ces choses\xa0: pose un pion vert ou un pion de ta couleur sur une case vide,"
        " annonce une carte, ou retire tes pions.\nLes pions verts servent aux deux.",
    ),
    (
        "The figure must be made of your own and green pieces, at least 2 of them your own. It may"
        " be turned and may lie anywhere, but it cannot be mirrored.\nIts 5 pieces go back to their"
        " piles. A wrong declaration costs nothing.",
        "La figure doit être faite de tes pions et de verts, dont au moins 2 à toi. Elle peut être"
        " tournée, n’importe où sur le plateau, mais pas en miroir.\nSes 5 pions retournent à leurs"
        " tas. Une fausse annonce ne coûte rien.",
    ),
    (
        "The other player may contest a piece of your own colour: both roll. If their roll is"
        " higher, remove it: its field is blocked this turn. Do something else, which cannot be"
        " contested.\nIn a tie, or if your roll is higher, the piece stays.",
        "Quand tu poses un pion de ta couleur, l’autre peut lancer un défi\xa0: chacun lance un dé. Si"
        " le sien est plus haut, retire le pion\xa0: sa case est bloquée pour ce tour. Fais autre"
        " chose, sans défi possible.\nSinon, même à égalité, le pion reste.",
    ),
    ("Remove", "Retirer"),
    (
        "All your own pieces leave the board. With none there, it is a pass.\nIf both players remove"
        " in the same round, the second also removes all green pieces.",
        "Tous tes pions quittent le plateau. Si tu n’en as pas, tu passes.\nSi les deux retirent dans"
        " la même manche, le second retire aussi tous les verts.",
    ),
    ("Extreme", "Extrême"),
    (
        "When a card is completed, its owner picks a new one. In Expert it is a random one.\nThe game"
        " ends when no new cards are left and a player has none, or when you agree to end it.",
        "Quand une carte est réussie, son joueur en choisit une autre. En Expert, elle est tirée au"
        " hasard.\nLa partie finit quand il n’y a plus de carte à prendre et qu’un joueur n’en a"
        " plus, ou quand vous êtes d’accord.",
    ),
    ("Thief", "Voleur"),
    (
        "You may also complete the other player's cards. Whoever completes a player's last card"
        " wins.\nIn Extreme instead, a card counts for whoever completes it, and its owner gets the"
        " new one.",
        "Tu peux aussi réussir les cartes de l’autre. Celui qui réussit la dernière carte d’un"
        " joueur gagne.\nEn Extrême, la carte compte pour celui qui la réussit, et son joueur en"
        " reçoit une autre.",
    ),
    (
        "Each time you roll lower than the other player, you get 1 revenge point, also at the"
        " start.\nInstead of another action you may roll a die for revenge. Then your revenge points"
        " are 0 and the turn ends, even if nothing was possible.",
        "Chaque fois que ton dé est plus bas que l’autre, tu gagnes 1 point de revanche, au début"
        " aussi.\nAu lieu d’une action, tu peux lancer un dé pour la revanche. Ensuite tes points"
        " sont à 0 et le tour finit, même si rien n’était possible.",
    ),
    ("Which revenge", "Quelle revanche"),
    (
        "A 6 lets you choose any, else those that you have the points for.\n4: swap one of their"
        " pieces with a piece next to it, not diagonally. 7: replace one of theirs with yours.\n13:"
        " remove all of theirs. 100: exchange one of your cards for one of theirs.",
        "Avec un 6, choisis librement\u202f; sinon, parmi celles dont tu as les points.\n4\xa0: permute un"
        " pion de l’autre avec un voisin, pas en diagonale. 7\xa0: remplace un des siens par un des"
        " tiens.\n13\xa0: retire tous les siens. 100\xa0: échange une de tes cartes contre une des siennes.",
    ),
    ("Expert", "Expert"),
    (
        "Only you may see your cards. Hand the device over when it says so.\nTo declare, show the five fields.",
        "Toi seul peux voir tes cartes. Passe l’appareil quand il le dit.\nPour annoncer, montre les cinq cases.",
    ),
    (
        "Lit fields: the figure that was declared or can be.",
        "Cases éclairées\xa0: la figure annoncée ou possible.",
    ),
    ("Roll the dice: the higher roll starts.", "Lancez les dés\xa0: le plus haut commence."),
    ("Pick a card that nobody has.", "Choisis une carte que personne n’a."),
    (
        "Place a green piece or your own, declare a card, or remove your pieces.",
        "Pose un pion vert ou à toi, annonce une carte, ou retire tes pions.",
    ),
    ("That field is not empty.", "Cette case n’est pas vide."),
    ("Allow the piece, or contest it.", "Accepte le pion, ou lance un défi."),
    ("That field is blocked this turn.", "Cette case est bloquée pour ce tour."),
    ("First choose your revenge.", "Choisis d’abord ta revanche."),
    ("This game is played without Revenge.", "Cette partie se joue sans Revanche."),
    (
        "This revenge needs more points, or a 6.",
        "Pour cette revanche, il faut plus de points, ou un 6.",
    ),
    ("Swap it with a piece next to it.", "Permute-le avec un pion voisin."),
    (
        "The other player has no piece on the board.",
        "L’autre joueur n’a pas de pion sur le plateau.",
    ),
    ("Choose a piece of the other player.", "Choisis un pion de l’autre joueur."),
    ("Give a card of your own.", "Donne une de tes cartes."),
    ("Take a card of the other player.", "Prends une carte de l’autre joueur."),
    (
        "Only in Extreme may the players end the game.",
        "Les joueurs ne peuvent finir la partie qu’en Extrême.",
    ),
    (
        "You can end the game only at the start of a turn.",
        "Tu ne peux finir la partie qu’au début d’un tour.",
    ),
    ("Declare a card of your own.", "Annonce une de tes cartes."),
    (
        "Declare a card of the other player or your own.",
        "Annonce une de tes cartes ou une de l’autre joueur.",
    ),
    ("A figure must have five fields.", "Une figure doit avoir cinq cases."),
    ("A figure must have five different fields.", "Une figure doit avoir cinq cases différentes."),
    (
        "All five fields must hold your pieces or green ones.",
        "Sur les cinq cases, il faut tes pions ou des verts.",
    ),
    ("These fields do not complete a card.", "Ces cases ne complètent aucune carte."),
    (
        "At least two of the five pieces must be your own.",
        "Au moins deux des cinq pions doivent être à toi.",
    ),
    (
        "Pick a figure you can build with at least two of your pieces.",
        "Choisis une figure que tu peux former avec au moins deux de tes pions.",
    ),
    (
        "Choose a field for a piece, or declare a completed card.",
        "Choisis une case pour un pion, ou annonce une carte complète.",
    ),
    (
        "Contest: both roll. If yours is higher, the piece is removed.",
        "Défi\xa0: chacun lance un dé. Si le tien est plus haut, le pion est retiré.",
    ),
    (
        "The five pieces of a completed card go back to their piles.",
        "Les cinq pions d’une carte réussie retournent à leurs tas.",
    ),
    # firmware/games/shape_cards/over.py
    (("{0} card", "{0} cards"), ("{0} carte", "{0} cartes")),
    ("The last card is completed.", "La dernière carte est réussie."),
    ("Both cards are completed.", "Les deux cartes sont réussies."),
    (("{0} card each.", "{0} cards each."), ("{0} carte chacun.", "{0} cartes chacun.")),
    # firmware/games/shape_cards/revenge.py
    ("Swap", "Permuter"),
    ("Swap with a neighbour", "Permuter avec un voisin", "Permuter deux voisins"),
    ("Swap two", "En permuter deux", "Permuter"),
    ("Replace", "Remplacer", "Changer"),
    ("Replace one with yours", "Remplacer par un des tiens"),
    ("Replace one", "En remplacer un", "Remplacer"),
    ("Remove all", "Tout retirer"),
    ("Remove all their pieces", "Retirer tous ses pions"),
    ("All their pieces", "Tous ses pions"),
    ("Exchange a card", "Échanger une carte"),
    ("One card", "Une carte"),
    ("End turn", "Finir le tour"),
    ("No revenge is possible", "Aucune revanche possible"),
    ("Not possible", "Impossible"),
    ("revenge", "revanche"),
    # firmware/games/shape_cards/secret.py
    ("secret", "secret"),
    ("hidden", "cachée"),
    ("Hide cards", "Cacher"),
    # firmware/games/shape_cards/target.py
    ("replace", "remplacer"),
    ("Replace which piece?", "Remplacer quel pion\u202f?"),
    ("With which piece?", "Par quel pion\u202f?"),
    ("With which?", "Par lequel\u202f?"),
    ("Swap which piece?", "Permuter quel pion\u202f?"),
    ("Swap which?", "Permuter lequel\u202f?", "Permuter\u202f?"),
    ("swap", "permuter"),
    # firmware/games/shape_cards/turn.py
    ("Removes all yellow pieces", "Retire tous les pions jaunes"),
    ("Removes all yellow", "Retire tous les jaunes"),
    ("All yellow", "Les jaunes"),
    ("Removes all blue pieces", "Retire tous les pions bleus"),
    ("Removes all blue", "Retire tous les bleus"),
    ("All blue", "Les bleus"),
    ("Removes all green pieces", "Retire tous les pions verts"),
    ("Removes green", "Retire les verts"),
    ("All green", "Les verts"),
    ("Removes all yellow and green", "Retire tous les jaunes et verts"),
    ("Removes yellow and green", "Retire les jaunes et verts"),
    ("Removes yellow & green", "Retire jaunes & verts"),
    ("Removes yellow, green", "Retire jaunes, verts"),
    ("Also green", "Aussi verts"),
    ("Removes all blue and green", "Retire tous les bleus et verts"),
    ("Removes blue and green", "Retire les bleus et verts"),
    ("Removes blue & green", "Retire bleus & verts"),
    ("Removes blue, green", "Retire bleus, verts"),
    ("revenge {0}", "revanche {0}"),
    ("Which piece goes there?", "Quel pion poser là\u202f?"),
    ("blocked", "bloquée"),
    ("choose again", "rejoue"),
    ("Blocked: choose again", "Bloquée\xa0: choisis encore"),
    ("Choose a field or an action", "Une case ou une action\u202f?"),
    ("Counts as removing all", "Comme tout retirer"),
    ("A removal", "Un retrait"),
    ("Only a 6 helps ({0} of {1})", "Seul un 6 aide ({0}\xa0sur\xa0{1})"),
    ("Only a 6 ({0} of {1})", "Seul un 6 ({0} sur {1})"),
    ("Only a 6", "Seul un 6"),
    ("A 6 lets you choose any", "Avec un 6, au choix"),
    ("With a 6 choose any", "6\xa0: à ton choix"),
    ("6: choose any", "6\xa0: au choix"),
    (
        "Only a 6 helps: you have {0} of {1} points. Without a 6 your turn is lost.",
        "Seul un 6 aide\xa0: tu as {0} points sur {1}. Sans 6, ton tour est perdu.",
    ),
    ("Roll", "Lancer"),
    ("allow?", "accepter\u202f?"),
    ("Allow the lit piece?", "Accepter le pion éclairé\u202f?", "Accepter ce pion\u202f?"),
    ("Allow", "Accepter"),
    # firmware/games/shape_cards/words.py
    ("yellow piece", "pion jaune"),
    ("blue piece", "pion bleu"),
    ("card pick", "choix de carte"),
    ("starting roll", "lancer de départ"),
    ("approval", "accord"),
    ("contest", "défi"),
    ("declaration", "annonce"),
    ("removal", "retrait"),
    ("revenge roll", "lancer de revanche"),
    ("replacement", "remplacement"),
    ("card exchange", "échange de cartes"),
    ("missed revenge", "revanche manquée"),
    ("green piece", "pion vert"),
    ("starting roll:", "lancer de départ\xa0:"),
    ("contest:", "défi\xa0:"),
    ("revenge:", "revanche\xa0:"),
    ("yellow: row {0}, column {1}", "jaune\xa0: ligne\xa0{0}, colonne\xa0{1}"),
    ("blue: row {0}, column {1}", "bleu\xa0: ligne\xa0{0}, colonne\xa0{1}"),
    ("green: row {0}, column {1}", "vert\xa0: ligne\xa0{0}, colonne\xa0{1}"),
    ("replaced: row {0}, column {1}", "remplacé\xa0: ligne\xa0{0}, colonne\xa0{1}"),
    ("swapped: row {0}, column {1}", "permuté\xa0: ligne\xa0{0}, colonne\xa0{1}"),
    ("yellow at row {0}, column {1}", "jaune en ligne\xa0{0}, colonne\xa0{1}"),
    ("blue at row {0}, column {1}", "bleu en ligne\xa0{0}, colonne\xa0{1}"),
    ("green at row {0}, column {1}", "vert en ligne\xa0{0}, colonne\xa0{1}"),
    ("replace row {0}, column {1}", "remplacer ligne\xa0{0}, colonne\xa0{1}"),
    (
        "swap row {0}, column {1} with row {2}, column {3}",
        "permuter ligne\xa0{0}, colonne\xa0{1} et ligne\xa0{2}, colonne\xa0{3}",
    ),
    ("pick card {0}", "choisir la carte {0}"),
    ("roll", "lancer"),
    ("allow the piece", "accepter le pion"),
    ("contest the piece", "lancer un défi"),
    ("declare a card", "annoncer une carte"),
    ("remove your pieces", "retirer tes pions"),
    ("roll for revenge", "lancer pour la revanche"),
    ("remove all their pieces", "retirer tous ses pions"),
    ("no revenge", "pas de revanche"),
    ("end the game", "finir la partie"),
    ("exchange cards", "échanger des cartes"),
    ("Your card", "Ta carte"),
    ("{0}'s card", "Carte\xa0: {0}"),
    ("Your card is complete", "Ta carte est complète"),
    ("{0}'s card is complete", "Carte complète\xa0: {0}"),
    ("the starting roll", "lancer de départ"),
    ("card completed", "carte réussie"),
    # firmware/games/yacht/events.py
    ("Bonus!", "Bonus\u202f!"),
    ("Write {0}", "Écris {0}"),
    # firmware/games/yacht/game.py
    ("modern", "moderne"),
    ("classic", "classique"),
    ("Yachts", "Yams"),
    ("Points in upper boxes", "Points en haut"),
    ("Boxes with 0", "Cases à 0"),
    ("write {0}", "écrire {0}", "{0}"),
    # firmware/games/yacht/how_to_play.py
    (
        "Each turn you write points in one box of your sheet. The highest total wins; ties are"
        " shared.\nPlaying alone, try to beat your best score.",
        "À chaque tour, écris des points dans une case de ta feuille. Le plus grand total gagne\u202f; en"
        " cas d’égalité, victoire partagée.\nSi tu joues seul, essaie de battre ton record.",
    ),
    (
        "Roll all 5 dice. You may reroll any of them, up to 2 times, also dice you kept. Then write"
        " one open box.\nIf the dice do not fit a box, it scores 0. You may choose that. Once"
        " written, a box stays.",
        "Lance les 5 dés. Tu peux relancer 2 fois ceux que tu veux, même gardés. Puis remplis une"
        " case libre.\nSi les dés ne vont pas dans une case, elle vaut 0. Tu peux la choisir quand"
        " même. Une case remplie ne change plus.",
    ),
    ("Upper boxes", "Cases du haut"),
    (
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nWith 63 or more"
        " in these 6 boxes together you get a bonus of 35.",
        "Des as aux six, additionne les dés de cette face\xa0: 4 4 4 en quatre vaut 12.\nAvec 63 ou plus"
        " dans ces 6 cases ensemble, tu reçois un bonus de 35.",
    ),
    (
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nThis sheet has no bonus.",
        "Des as aux six, additionne les dés de cette face\xa0: 4 4 4 en quatre vaut 12.\nCette feuille"
        " n’a pas de bonus.",
    ),
    ("Lower boxes", "Cases du bas"),
    (
        "Three or four alike, at least that many of one face: the sum of all dice.\nFull house, 3 of"
        " one face and 2 of another: 25.\nSmall straight, 4 faces in a row: 30. Large straight, 5 in"
        " a row: 40.\nYacht, 5 alike: 50. Chance: the sum of all dice.",
        "Brelan ou carré, au moins 3 ou 4 de la même face\xa0: la somme des dés.\nFull, 3 d’une face et"
        " 2 d’une autre\xa0: 25.\nPetite suite, 4 faces qui se suivent\xa0: 30. Grande suite, 5 faces\xa0:"
        " 40.\nYams, 5 pareils\xa0: 50. Chance\xa0: la somme des dés.",
    ),
    (
        "Full house, 3 of one face and 2 of another: the sum of all dice.\nFour alike, at least 4 of"
        " one face: 4 times that face.\nLittle straight, 1 2 3 4 5, and big straight, 2 3 4 5 6: 30"
        " each.\nChoice: the sum of all dice. Yacht, 5 alike: 50.",
        "Full, 3 d’une face et 2 d’une autre\xa0: la somme des dés.\nCarré, au moins 4 de la même face\xa0:"
        " 4 fois cette face.\nPetite suite, 1 2 3 4 5, et grande suite, 2 3 4 5 6\xa0: 30"
        " chacune.\nChoix\xa0: la somme des dés. Yams, 5 pareils\xa0: 50.",
    ),
    ("Good to know", "Bon à savoir"),
    (
        "5 alike is not a full house. A second yacht earns nothing extra.\nThe game ends when all"
        " sheets are full. Your score is the sum of all boxes and any bonus.",
        "5 pareils ne font pas un full. Un deuxième yams ne rapporte rien de plus.\nLa partie finit"
        " quand toutes les feuilles sont pleines. Ton score est la somme des cases et du bonus.",
    ),
    (
        "A number beside a box: what the dice would score there now.",
        "Un nombre à côté d’une case\xa0: ce que les dés y vaudraient.",
    ),
    ("Reroll some dice, or write a box.", "Relance des dés, ou remplis une case."),
    (
        "No rerolls left this turn: write a box.",
        "Plus de relance pour ce tour\xa0: remplis une case.",
    ),
    ("Write an open box: {0}.", "Remplis une case libre\xa0: {0}."),
    (
        "Each box shows what it scores now. Write one on your sheet.",
        "Chaque case montre ce qu’elle vaut. Remplis-en une sur ta feuille.",
    ),
    (
        "The upper boxes hold enough points for the bonus.",
        "Il y a assez de points en haut pour le bonus.",
    ),
    # firmware/games/yacht/review.py
    ("{0} Open: {1}.", "{0} Libres\xa0: {1}."),
    # firmware/games/yacht/sheets.py
    ("Upper, of {0}", "Haut, sur {0}"),
    ("Upper", "Haut"),
    # firmware/games/yacht/turn.py
    (
        "These dice score {0}. No roll does better.",
        "Ces dés valent {0}. Aucun lancer ne fait mieux.",
    ),
    ("Write", "Écrire"),
    # firmware/games/yacht/words.py
    ("ones", "as"),
    ("Ones", "As"),
    ("twos", "deux"),
    ("Twos", "Deux"),
    ("threes", "trois"),
    ("Threes", "Trois"),
    ("fours", "quatre"),
    ("Fours", "Quatre"),
    ("fives", "cinq"),
    ("Fives", "Cinq"),
    ("sixes", "six"),
    ("Sixes", "Six"),
    ("three alike", "brelan"),
    ("Three alike", "Brelan"),
    ("four alike", "carré"),
    ("Four alike", "Carré"),
    ("full house", "full"),
    ("Full house", "Full"),
    ("small straight", "petite suite"),
    ("Small straight\nSmall str.", "Petite suite\nPte suite"),
    ("large straight", "grande suite"),
    ("Large straight\nLarge str.", "Grande suite\nGde suite"),
    ("little straight", "petite suite"),
    ("Little straight\nLittle str.", "Petite suite\nPte suite"),
    ("big straight", "grande suite"),
    ("Big straight\nBig str.", "Grande suite\nGde suite"),
    ("yacht", "yams"),
    ("Yacht", "Yams"),
    ("chance", "chance"),
    ("Chance", "Chance"),
    ("choice", "choix"),
    ("Choice", "Choix"),
    ("{0} in {1}", "{0} en {1}"),
    ("the bonus of\xa0{0}", "le bonus de\xa0{0}"),
    # firmware/games/yacht/write.py
    ("You have the bonus of {0}.", "Tu as le bonus de {0}."),
    ("Upper boxes: {0} of {1}", "Cases du haut\xa0: {0} sur {1}"),
    ("Upper: {0} of {1}", "Haut\xa0: {0} sur {1}"),
    # firmware/handicap.py
    (" +{0} ({1} to {2})", " +{0} ({1} à {2})"),
    ("Handicap: {0} of {1} reviewed games.", "Handicap\xa0: {0} parties sur {1} analysées."),
    (
        ("Handicap: none is sure after {0} game.", "Handicap: none is sure after {0} games."),
        ("Handicap\xa0: rien de sûr après {0} partie.", "Handicap\xa0: rien de sûr après {0} parties."),
    ),
    ("Handicap: {0} +{1} ({2} to {3})", "Handicap\xa0: {0} +{1} ({2} à {3})"),
    # firmware/idle_tasks.py
    (
        "Key {0} seems stuck. It is ignored until released.",
        "La touche {0} semble coincée. Elle est ignorée tant qu’elle reste enfoncée.",
    ),
    # firmware/instructions.py
    ("On {0}'s sheet", "Feuille\xa0: {0}"),
    ("{0}: done", "{0}\xa0: fait"),
    # firmware/pads/archive.py
    (
        "Some finished score pads were damaged. A copy is kept.",
        "Des carnets finis étaient abîmés. Une copie est gardée.",
    ),
    ("{0}. The scores are kept in History.", "{0}. Les scores restent dans l’historique."),
    (
        ("{0} number is missing and counts as 0.", "{0} numbers are missing and count as 0."),
        ("{0} nombre manque et compte 0.", "{0} nombres manquent et comptent 0."),
    ),
    (
        "History is full: the oldest score pad is deleted ({0}; {1}).",
        "L’historique est plein\xa0: le plus vieux carnet est supprimé ({0}\u202f; {1}).",
    ),
    (
        (
            "History is full: the {0} oldest score pad is deleted.",
            "History is full: the {0} oldest score pads are deleted.",
        ),
        (
            "L’historique est plein\xa0: le {0} plus vieux carnet est supprimé.",
            "L’historique est plein\xa0: les {0} plus vieux carnets sont supprimés.",
        ),
    ),
    ("{0} wins: {1}", "{0} gagne\xa0: {1}"),
    ("{0} win: {1}", "{0} gagnent\xa0: {1}"),
    # firmware/pads/bag.py
    (
        ("Put {0} number back?", "Put {0} numbers back?"),
        ("Remettre {0} numéro\u202f?", "Remettre {0} numéros\u202f?"),
    ),
    (
        (
            "Put {0} number back? The bag becomes 1 to {1}.",
            "Put {0} numbers back? The bag becomes 1 to {1}.",
        ),
        (
            "Remettre {0} numéro\u202f? Le sac ira de 1 à {1}.",
            "Remettre {0} numéros\u202f? Le sac ira de 1 à {1}.",
        ),
    ),
    ("Draw a number", "Tirer un numéro", "Tirer"),
    ("The bag is empty", "Le sac est vide"),
    ("Numbers 1 to", "Numéros de 1 à"),
    ("Put all back", "Tout remettre"),
    ("Before: {0}", "Avant\xa0: {0}"),
    ("The first number", "Le premier numéro"),
    ("Bag", "Sac"),
    (("{0} drawn", "{0} drawn"), ("{0} tiré", "{0} tirés")),
    ("Keep them out", "Les laisser"),
    ("Bag of {0}: {1}", "Sac de {0}\xa0: {1}"),
    # firmware/pads/bookkeeping.py
    (
        "The score pad was damaged. This is a new one; the old file is kept.",
        "Le carnet était abîmé. En voici un neuf\u202f; l’ancien fichier est gardé.",
    ),
    (
        "The last scores were damaged. A copy is kept.",
        "Les derniers scores étaient abîmés. Une copie est gardée.",
    ),
    ("out 1st", "sort 1er"),
    ("out 2nd", "sort 2e"),
    ("out 3rd", "sort 3e"),
    ("out 4th", "sort 4e"),
    ("out 5th", "sort 5e"),
    ("out 6th", "sort 6e"),
    ("out 7th", "sort 7e"),
    ("out 8th", "sort 8e"),
    ("left", "absent"),
    ("Score pad", "Carnet"),
    # firmware/pads/cards.py
    (
        "The order of the cards comes from a seed chosen before the first draw. Its fingerprint"
        " (SHA-256):\n{0}\nThe seed is shown when the deck is put away.",
        "L’ordre des cartes vient d’une graine choisie avant le premier tirage. Son empreinte"
        " (SHA-256)\xa0:\n{0}\nLa graine est montrée quand le paquet est rangé.",
    ),
    ("It is shuffled with the cards left.", "Elle est mélangée aux cartes restantes."),
    (
        "Everybody sees the seed, and who drew which card.",
        "Tous voient la graine, et qui a tiré quelle carte.",
    ),
    ("Put last back", "Remettre la carte", "Remettre"),
    ("Put deck away", "Ranger le paquet", "Ranger"),
    ("Draw for a player", "Tirer pour un joueur", "Pour un joueur"),
    ("For a player", "Pour un joueur"),
    ("Draw a card", "Tirer une carte"),
    ("Shuffle", "Mélanger"),
    ("New deck", "Nouveau paquet"),
    ("Cards drawn", "Cartes tirées"),
    ("Cards", "Cartes"),
    ("Not now", "Pas encore"),
    ("Draw for", "Tirer pour"),
    (
        "Hand the device to {0}\nNobody else may look.",
        "Passe l’appareil à {0}\nPersonne d’autre ne regarde.",
    ),
    ("Hide", "Cacher"),
    ("I am {0}", "Je suis {0}", "Moi\xa0: {0}"),
    ("Start", "Commencer"),
    ("own names", "noms perso"),
    ("How many", "Combien"),
    # firmware/pads/clock.py
    ("Clock", "Chrono"),
    ("End the clock?", "Arrêter le chrono\u202f?"),
    ("Time", "Temps"),
    ("Paused", "En pause"),
    ("No time has passed.", "Pas encore de temps écoulé."),
    ("Times", "Temps"),
    # firmware/pads/deck.py
    (
        "The deck of cards was damaged. A copy is kept.",
        "Le paquet de cartes était abîmé. Une copie est gardée.",
    ),
    ("{0} of clubs", "{0} de trèfle"),
    ("{0} of diamonds", "{0} de carreau"),
    ("{0} of hearts", "{0} de cœur"),
    ("{0} of spades", "{0} de pique"),
    ("Jack", "Valet"),
    ("Queen", "Dame"),
    ("King", "Roi"),
    ("Ace", "As"),
    ("Joker", "Joker"),
    (("{0} back, shuffled", "{0} back, shuffled"), ("{0} remise, mélangé", "{0} remises, mélangé")),
    ("Shuffled", "Mélangé"),
    ("a card", "une carte"),
    # firmware/pads/dice_chart.py
    (">99.9%", ">99,9\xa0%"),
    ("<0.1%", "<0,1\xa0%"),
    ("{0}.{1}%", "{0},{1}\xa0%"),
    ("Too many dice for a chart.", "Trop de dés pour un graphique."),
    ("{0} or more: {1}", "{0} ou plus\xa0: {1}"),
    ("{0}+: {1}", "{0}+\xa0: {1}"),
    ("{0} to {1}", "{0} à {1}"),
    # firmware/pads/dice_notation.py
    ("A set must have 1 to {0} dice.", "Un jeu de dés doit avoir de 1 à {0} dés."),
    ("A set can have {0} kinds of dice.", "Un jeu de dés peut avoir {0} sortes de dés."),
    ("{0} needs a number from 1 to {1}.", "{0} demande un nombre de 1 à {1}."),
    ("{0} cannot follow {1}.", "{0} ne peut pas suivre {1}."),
    ("{0} keeps {1} of {2} dice.", "{0} garde {1} dés sur {2}."),
    ("Enter dice such as 4d6kh3.", "Saisis des dés comme 4d6kh3."),
    ("Only dice can be added, not {0}.", "On ne peut ajouter que des dés, pas {0}."),
    (
        "Drop dice with dl (the lowest) or dh (the highest).",
        "Écarte des dés avec dl (les plus bas) ou dh (les plus hauts).",
    ),
    (
        "Dice must have 2, 3, 4, 6, 8, 10, 12, 20 or 100 sides.",
        "Un dé doit avoir 2, 3, 4, 6, 8, 10, 12, 20 ou 100 faces.",
    ),
    # firmware/pads/dice_set.py
    (("{0} success", "{0} successes"), ("{0} succès", "{0} succès")),
    ("Sum {0}", "Somme {0}", "= {0}"),
    ("{0}: {1}, {2} × {3}", "{0}\xa0: {1}, {2} × {3}"),
    ("{0}: {1}, {2}", "{0}\xa0: {1}, {2}"),
    ("{0}: {1} =\xa0{2}", "{0}\xa0: {1} =\xa0{2}"),
    ("own", "perso", "soi"),
    ("held", "gardé", "tenu"),
    ("Change", "Changer"),
    # firmware/pads/dice_sets.py
    ("all", "tous"),
    ("highest", "les plus hauts", "plus hauts"),
    ("lowest", "les plus bas", "plus bas"),
    ("count of", "nombre de"),
    ("at least", "au moins"),
    ("at most", "au plus"),
    ("keep the highest {0}", "garde les {0} plus hauts"),
    ("keep the lowest {0}", "garde les {0} plus bas"),
    ("count each {0}", "compte les {0}"),
    ("count {0} or more", "compte {0} ou plus"),
    ("count {0} or less", "compte {0} ou moins"),
    ("Keep the highest {0}.", "Garde les {0} plus hauts."),
    ("Keep the lowest {0}.", "Garde les {0} plus bas."),
    ("Count each {0}.", "Compte les {0}."),
    ("Count {0} or more.", "Compte {0} ou plus."),
    ("Count {0} or less.", "Compte {0} ou moins."),
    ("Dice", "Dés"),
    ("Face", "Face"),
    ("Target", "But"),
    (
        "Some dice sets were damaged. A copy is kept.",
        "Des jeux de dés étaient abîmés. Une copie est gardée.",
    ),
    ("Delete set", "Supprimer"),
    ("Delete this set?", "Supprimer ce jeu de dés\u202f?"),
    ("Keep it", "Garder"),
    ("Delete it", "Supprimer"),
    (("{0} own", "{0} own"), ("{0} perso", "{0} perso")),
    ("each {0} adds a roll", "chaque {0} ajoute un dé"),
    ("each highest face adds a roll", "chaque face maximale ajoute un dé"),
    ("Roll {0}, {1}, {2}.", "Lance {0}, {1}, {2}."),
    ("Roll {0}, {1}.", "Lance {0}, {1}."),
    ("Roll {0}.", "Lance {0}."),
    ("Each {0} adds a roll, {1}.", "Chaque {0} ajoute un dé, {1}."),
    ("Each {0} adds a roll.", "Chaque {0} ajoute un dé."),
    ("Each highest face adds a roll, {0}.", "Chaque face maximale ajoute un dé, {0}."),
    ("Each highest face adds a roll.", "Chaque face maximale ajoute un dé."),
    ("Set {0}", "Jeu {0}"),
    ("New set", "Nouveau jeu de dés", "Nouveau jeu"),
    ("Dice sets", "Jeux de dés"),
    ("Name", "Nom"),
    ("Notation", "Notation"),
    ("Total", "Total"),
    ("Explode", "Explosif"),
    ("on", "oui"),
    ("off", "non"),
    ("Chances", "Chances"),
    ("Last rolls", "Derniers lancers"),
    ("Dice {0}", "Dés {0}"),
    ("Sides {0}", "Faces {0}"),
    ("own faces", "perso"),
    ("Faces {0}", "Signes {0}"),
    ("More dice", "Plus de dés"),
    ("Dice with own faces", "Dés à faces perso"),
    ("Name of the set", "Nom du jeu de dés"),
    ("Face {0}", "Face {0}"),
    ("Faces", "Faces"),
    ("Own faces", "Faces perso"),
    ("Card {0}", "Carte {0}"),
    ("Own cards", "Cartes perso"),
    # firmware/pads/finished.py
    ("Delete score pad", "Supprimer le carnet", "Supprimer"),
    ("Delete this score pad?", "Supprimer ce carnet\u202f?"),
    ("No score pads", "Aucun carnet"),
    ("Score pads", "Carnets de scores", "Carnets"),
    ("Won with {0}", "Gagné avec {0}", "Gagné\xa0: {0}"),
    (("{0} player", "{0} players"), ("{0} joueur", "{0} joueurs")),
    ("This score pad is gone.", "Ce carnet n’existe plus."),
    ("All rounds", "Toutes les manches", "Manches"),
    ("Correct", "Corriger"),
    ("Delete", "Supprimer"),
    ("The pad of {0} is finished first. {1}", "Le carnet {0} est d’abord terminé. {1}"),
    ("Finish it", "Le terminer"),
    ("won", "gagné"),
    # firmware/pads/free_dice.py
    (("{0} coin", "{0} coins"), ("{0} pièce", "{0} pièces")),
    (("{0} die", "{0} dice"), ("{0} dé", "{0} dés")),
    ("{0} × d{1}", "{0} × d{1}"),
    ("Sides", "Faces"),
    ("Unhold all", "Tout libérer"),
    ("Free dice", "Dés libres"),
    # firmware/pads/own_faces.py
    ("blank", "vide"),
    ("Yes", "Oui"),
    ("No", "Non"),
    # firmware/pads/pad_settings.py
    (
        "Some profiles of score pads were damaged. A copy is kept.",
        "Des profils de carnets étaient abîmés. Une copie est gardée.",
    ),
    (
        'There are {0} profiles already, so "{1}" is not kept as one. To delete one, choose it under "New pad".',
        "Il y a déjà {0} profils\xa0: «\xa0{1}\xa0» n’en devient pas un. Pour en supprimer un, choisis-le"
        " sous «\xa0Nouveau carnet\xa0».",
    ),
    ("Counter {0}", "Compteur {0}"),
    ("start {0}", "départ {0}"),
    ("target {0}", "but {0}"),
    ("step {0}", "pas {0}"),
    ("lowest wins", "le plus bas gagne"),
    (("{0} round", "{0} rounds"), ("{0} manche", "{0} manches")),
    ("no name", "sans nom"),
    ("Winner", "Gagnant"),
    ("fewest points", "moins de points"),
    ("most points", "plus de points"),
    ("none", "aucun"),
    ("Start value", "Valeur de départ", "Départ"),
    ("Rounds", "Manches"),
    ("any number", "libre"),
    ("Step", "Pas"),
    ("by the scores", "selon les scores", "les scores"),
    ("Counters", "Compteurs"),
    ("Name of the pad", "Nom du carnet"),
    ("Name of counter {0}", "Nom du compteur {0}"),
    # firmware/pads/players_menu.py
    ("Players", "Joueurs"),
    ("Player count", "Nombre de joueurs"),
    ("Name of player {0}", "Nom du joueur {0}"),
    # firmware/pads/score_pad.py
    ("New pad", "Nouveau carnet"),
    (
        "This erases all scores on this pad. To keep them in History, finish it first.",
        "Tous les scores de ce carnet seront effacés. Pour les garder dans l’historique, termine-le d’abord.",
    ),
    ("{0}'s joining", "{0}\xa0: arrivée"),
    ("{0}'s leaving", "{0}\xa0: départ"),
    ("{0}'s return", "{0}\xa0: retour"),
    ("{0}'s {1} {2}", "{0}\xa0: {1} {2}"),
    ("{0}'s {1} {2} (was {3})", "{0}\xa0: {1} {2} (avant {3})"),
    ("{0}'s {1} in round {2}", "{0}\xa0: {1}, manche {2}"),
    ("{0}'s {1} (was {2})", "{0}\xa0: {1} (avant {2})"),
    ("Undo {0}'s joining?", "Annuler {0}\xa0: arrivée\u202f?"),
    ("Undo {0}'s leaving?", "Annuler {0}\xa0: départ\u202f?"),
    ("Undo {0}'s return?", "Annuler {0}\xa0: retour\u202f?"),
    ("Undo {0}'s {1} {2}?", "Annuler {0}\xa0: {1} {2}\u202f?"),
    ("Undo {0}'s {1} {2} (was {3})?", "Annuler {0}\xa0: {1} {2} (avant {3})\u202f?"),
    ("Undo {0}'s {1} in round {2}?", "Annuler {0}\xa0: {1}, manche {2}\u202f?"),
    ("Undo {0}'s {1} (was {2})?", "Annuler {0}\xa0: {1} (avant {2})\u202f?"),
    ("Settings", "Réglages"),
    ("{0} remains", "il reste {0}"),
    ("nobody remains", "il ne reste personne"),
    ("the last round is full", "la dernière manche est pleine"),
    ("reached by {0}", "atteint par {0}"),
    ("Round {0}", "Manche {0}"),
    ("{0} is missing", "il manque {0}"),
    ("{0} is next", "puis {0}"),
    ("Add to round {0}", "Ajouter à la manche {0}", "À la manche {0}"),
    ("Delete profile", "Supprimer le profil", "Supprimer"),
    ('Delete the profile "{0}"?', "Supprimer le profil «\xa0{0}\xa0»\u202f?"),
    # firmware/pads/score_pad_entry.py
    ("{0} has {1}: {2}.", "{0} a {1}\xa0: {2}."),
    ("{0} has {1}: the target of {2} is reached.", "{0} a {1}\xa0: le but de {2} est atteint."),
    ("then {0}", "puis {0}"),
    ("enter", "saisir"),
    ("ends round", "finit la manche"),
    ("{0}, was {1}", "{0}, avant {1}"),
    ("was {0}", "avant {0}"),
    # firmware/pads/score_pad_menus.py
    ("highest wins", "le plus haut gagne"),
    ("Other pad", "Autre carnet"),
    ("{0} leaves", "{0} s’en va"),
    ("{0} returns", "{0} revient"),
    ("leaves", "s’en va"),
    ("returns", "revient"),
    ("New player joins", "Nouveau joueur"),
    # firmware/pads/throws.py
    ("Roll {0}", "Lancer {0}"),
    ("Roll all", "Tout lancer"),
    ("{0}, roll {1}", "{0}, lancer {1}"),
    ("roll {0}", "lancer {0}"),
    # firmware/pads/who_starts.py
    ("Order of play", "Ordre du jeu"),
    ("2 teams", "2 équipes"),
    ("3 teams", "3 équipes"),
    ("4 teams", "4 équipes"),
    ("Draw {0}: who starts?", "Tirage {0}\xa0: qui commence\u202f?"),
    ("Draw {0}: order of play", "Tirage {0}\xa0: ordre du jeu"),
    ("Draw {0}: 2 teams", "Tirage {0}\xa0: 2 équipes"),
    ("Draw {0}: 3 teams", "Tirage {0}\xa0: 3 équipes"),
    ("Draw {0}: 4 teams", "Tirage {0}\xa0: 4 équipes"),
    ("Draw", "Tirer"),
    ("Draw what", "Tirer quoi", "Quoi"),
    # firmware/recovery.py
    (
        "Something went wrong. Your game is safe: see History.",
        "Il y a eu un problème. Ta partie est sauvegardée\xa0: regarde l’historique.",
    ),
    (
        "What was open cannot be shown again. Your games are safe.",
        "On ne peut plus montrer ce qui était ouvert. Tes parties ne sont pas perdues.",
    ),
    # firmware/safe_mode.py
    ("Ready for repair by USB.", "Prêt à réparer par USB."),
    ("Your games are kept.", "Tes parties sont là."),
    ("Safe mode", "Mode sans échec"),
    ("Games are switched off.", "Les jeux sont coupés."),
    ("Out of order", "En panne"),
    ("It crashed repeatedly.", "Plantages répétés."),
    ("Storage damaged", "Stockage abîmé"),
    ("Games cannot be opened.", "Parties illisibles."),
    ("Nothing was changed.", "Rien n’a changé."),
    ("Erase all and start?", "Tout effacer\u202f?"),
    ("Everything that is saved\nwill be lost.", "Toutes les parties\nseront perdues."),
    ("Storage failing", "Stockage en panne"),
    ("It cannot be erased.", "Effacement impossible."),
    ("Stopped", "Arrêté"),
    ("By a computer on USB.", "Par un ordinateur USB."),
    (
        "When the computer is done,\nswitch off and on.",
        "Quand l’ordinateur a fini,\néteins et rallume.",
    ),
    ("Press {0} to restart.", "{0} pour redémarrer."),
    ("Hold {0} to erase all.", "Tiens {0}\xa0: tout effacer."),
    ("Press {0} to cancel.", "{0} pour annuler."),
    ("Press {0} to erase all.", "{0} pour tout effacer."),
    ("Switch off and on.", "Éteins et rallume."),
    ("Wrong panel", "Mauvais écran"),
    # firmware/screens/about.py
    (
        "Free software under the MIT licence. Fonts: Atkinson Hyperlegible, Barlow Condensed and BIZ"
        " UDGothic, SIL Open Font License 1.1.",
        "Logiciel libre sous licence MIT. Polices\xa0: Atkinson Hyperlegible, Barlow Condensed et BIZ"
        " UDGothic, SIL Open Font License 1.1.",
    ),
    ("{0} KB", "{0}\xa0Ko"),
    ("plenty", "beaucoup"),
    (
        "TEST DICE: every game has the same dice. Start without a seed to play.",
        "DÉS D’ESSAI\xa0: toutes les parties ont les mêmes dés. Démarre sans graine pour jouer.",
    ),
    (
        "TEST DICE: every game has the same dice. Remove test_seed.txt to play.",
        "DÉS D’ESSAI\xa0: toutes les parties ont les mêmes dés. Enlève test_seed.txt pour jouer.",
    ),
    ("Recent errors:", "Erreurs récentes\xa0:"),
    ("No errors so far.", "Aucune erreur."),
    ("Room for games: {0}", "Place pour les parties\xa0: {0}"),
    ("{0} KB memory free", "{0}\xa0Ko de mémoire libres"),
    ("About", "À propos"),
    # firmware/screens/choice.py
    ("Check it", "À vérifier"),
    ("Note", "Note"),
    # firmware/screens/evening.py
    ("Same evening?", "Même soirée\u202f?"),
    ("Count this game with those before?", "Compter cette partie avec les précédentes\u202f?"),
    ("New evening", "Autre soirée"),
    (
        "Games from now on count for a new evening. Those before stay in History.",
        "Les prochaines parties comptent pour une nouvelle soirée. Les précédentes restent dans l’historique.",
    ),
    ("Same evening", "Même soirée"),
    (("{0} game", "{0} games"), ("{0} partie", "{0} parties")),
    ("counts", "compte"),
    ("does not count", "ne compte pas"),
    ("No game has ended yet", "Encore aucune partie finie", "Aucune partie finie"),
    ("Evening", "Soirée"),
    # firmware/screens/history.py
    (("{1} won: {2}", "{1} won: {2}"), ("{1} a gagné\xa0: {2}", "{1} ont gagné\xa0: {2}")),
    ("Older games", "Parties plus anciennes", "Plus anciennes"),
    ("Newer games", "Parties plus récentes", "Plus récentes"),
    ("No games yet", "Pas encore de partie"),
    ("Game {0}\ndamaged", "Partie {0}\nabîmée"),
    ("unfinished: {0}", "en cours\xa0: {0}", "pause\xa0: {0}"),
    (
        ("unfinished, {0} player", "unfinished, {0} players"),
        ("en cours, {0} joueur", "en cours, {0} joueurs"),
    ),
    ("{0}: lost", "{0}\xa0: perdu"),
    ("lost", "perdu"),
    (("{0} winner: {1}", "{0} winners: {1}"), ("{0} gagnant\xa0: {1}", "{0} gagnants\xa0: {1}")),
    ("Resume", "Reprendre"),
    ("This handheld does not have the game {0}.", "Cet appareil n’a pas le jeu {0}."),
    ("This game is damaged.", "Cette partie est abîmée."),
    ("Game {0}", "Partie {0}"),
    ("{0} {1} (won)", "{0} {1} (gagné)"),
    ("The game took {0}.", "Durée de la partie\xa0: {0}."),
    ("Score sheet", "Feuille de score", "Feuille"),
    ("{0}\nunfinished", "{0}\nen cours"),
    ("Delete game {0}", "Supprimer la partie {0}", "Supprimer partie {0}"),
    ("Delete this game and its scores?", "Supprimer cette partie et ses scores\u202f?"),
    # firmware/screens/home.py
    ("{0}, round {1}", "{0}, manche {1}"),
    ("New game", "Nouvelle partie"),
    ("Resume {0}\n{1}", "Reprendre {0}\n{1}", "Suite\xa0: {0}\n{1}"),
    ("TEST DICE", "DÉS D’ESSAI"),
    # firmware/screens/how_to_play.py
    ("choose", "choisir"),
    (
        "back; in a game its menu; hold it: home",
        "retour\u202f; en partie, son menu\u202f; appui long\xa0: accueil",
    ),
    ("undo", "annuler"),
    ("score sheets", "feuilles de score"),
    ("stick", "joystick"),
    (
        "Clock: a row of the setup; the game menu pauses it.",
        "Chrono\xa0: une ligne des options\u202f; le menu de la partie le met en pause.",
    ),
    ("Keys and signs", "Touches et signes", "Touches, signes"),
    ("{0} {1}: {2}", "{0} {1}\xa0: {2}"),
    # firmware/screens/in_game/action_log.py
    ("The seed was shown", "La graine a été montrée"),
    (("{0} entry", "{0} entries"), ("{0} entrée", "{0} entrées")),
    # firmware/screens/in_game/answers.py
    ("Nobody", "Personne", "Aucun"),
    ("Nobody else", "Plus personne", "Aucun autre"),
    ("{0} thinks {0}", "{0} réfléchit {0}"),
    ("Thinks\n{0}", "Pense\n{0}"),
    # firmware/screens/in_game/audit.py
    (
        "Seed (hex):\n{0}\nIts SHA-256 is the fingerprint shown during the game:\n{1}\nSee 'Check the"
        " dice' in the project's docs.",
        "Graine (hex)\xa0:\n{0}\nSon SHA-256 est l’empreinte montrée pendant la partie\xa0:\n{1}\nVoir «\xa0Check"
        " the dice\xa0» dans la documentation du projet.",
    ),
    (
        "Every roll comes from a seed chosen before the game. Its fingerprint (SHA-256):\n{0}\nThe"
        " seed is shown after the game.",
        "Chaque lancer vient d’une graine choisie avant la partie. Son empreinte (SHA-256)\xa0:\n{0}\nLa"
        " graine est montrée après la partie.",
    ),
    (
        "The seed proves every roll. After showing it, you cannot undo anything in this game.",
        "La graine prouve chaque lancer. Après l’avoir montrée, tu ne peux plus rien annuler dans cette partie.",
    ),
    ("Show the seed", "Montrer la graine", "Montrer"),
    ("Check the dice", "Vérifier les dés"),
    # firmware/screens/in_game/coach.py
    ("Thinking", "Réflexion"),
    ("Choose again", "Choisir encore"),
    ("Show choices", "Voir les choix"),
    ("Play it", "Jouer ça"),
    ("Review", "Analyse"),
    ("Coach", "Coach"),
    # firmware/screens/in_game/code.py
    (
        "The code of the whole game holds the seed, which proves every roll. After it, you cannot undo anything.",
        "Le code de toute la partie contient la graine, qui prouve chaque lancer. Ensuite, tu ne"
        " peux plus rien annuler.",
    ),
    (
        "This game is too long for a code that a phone could read.",
        "Cette partie est trop longue pour un code lisible par téléphone.",
    ),
    (
        "There is no room in memory for the code. Switch off and on, then try again.",
        "Pas assez de mémoire pour le code. Éteins, rallume et réessaie.",
    ),
    (
        "The address of the page is not one of the web. Install it again.",
        "L’adresse de la page n’est pas une adresse web. Installe-la de nouveau.",
    ),
    ("Making the code", "Création du code"),
    ("OK: the whole game", "OK\xa0: toute la partie"),
    ("Whole game", "Toute la partie"),
    ("Show it", "Montrer"),
    # firmware/screens/in_game/cover.py
    (
        "Your cards come next. Nobody else may look.",
        "Voici tes cartes. Personne d’autre ne regarde.",
    ),
    ("Nobody else may look.", "Personne d’autre ne regarde."),
    ("Hand the device to {0}", "Passe l’appareil à {0}"),
    # firmware/screens/in_game/dice.py
    ("all {0}", "les {0}"),
    (("this die", "these {0}"), ("ce dé", "ces {0}")),
    # firmware/screens/in_game/dice_entry.py
    ("enter roll {0}", "saisir le lancer {0}"),
    ("Roll {0} for {1}", "Lancer {0} pour {1}"),
    # firmware/screens/in_game/dice_to_hold.py
    ("one", "un"),
    ("two", "deux"),
    ("three", "trois"),
    ("four", "quatre"),
    ("five", "cinq"),
    ("six", "six"),
    ("Roll again?", "Relancer\u202f?"),
    ("Keep them", "Les garder"),
    ("All {0}\nheld", "Les {0}\ngardés"),
    ("Roll\n{0}", "Lancer\n{0}"),
    ("Roll the dice", "Lancer les dés"),
    ("No rolls left", "Plus de lancer"),
    ("Roll {0} again", "Relancer {0}"),
    ("Reroll all {0}", "Relancer les {0}"),
    (("Roll the other die", "Roll the other {1}"), ("Relancer {1} dé", "Relancer {1} dés")),
    ("All {0} held", "Les {0} gardés"),
    (("Roll {0} die", "Roll {0} dice"), ("Lancer {0} dé", "Lancer {0} dés")),
    ("{0} ({1} left)", "{0} (reste {1})"),
    # firmware/screens/in_game/everybody_acts.py
    ("write nothing", "ne rien écrire"),
    ("roll the dice", "lancer les dés"),
    ("the skips of all others", "tous les autres passent"),
    ("skips of all others", "tous les autres passent"),
    ("skip", "passer"),
    # firmware/screens/in_game/last_games.py
    ("Last games", "Dernières parties"),
    ("This game {0}, best of these {1}", "Cette partie {0}, meilleure ici {1}"),
    ("{0}, best of these {1}", "{0}, meilleure ici {1}"),
    ("{0}, best {1}", "{0}, max. {1}"),
    # firmware/screens/in_game/menu.py
    ("Redo", "Rétablir"),
    ("Pause the clock", "Pause du chrono"),
    ("{0} ({1})", "{0} ({1})"),
    ("rival", "rival"),
    ("with a rival", "avec un rival"),
    (
        "A rival's hidden cards stay hidden: a person cannot play its seat.",
        "Les cartes d’un rival restent cachées\xa0: personne ne peut prendre sa place.",
    ),
    ("Who plays", "Qui joue"),
    ("How to play", "Règles du jeu"),
    ("Leave game", "Quitter la partie", "Quitter"),
    ("Game menu", "Menu de la partie", "Menu"),
    # firmware/screens/in_game/notices.py
    ("Continue", "Continuer"),
    # firmware/screens/in_game/over.py
    ("Best of", "Au meilleur des"),
    ("Play again", "Rejouer"),
    ("Next game", "Partie suivante"),
    ("and {0}", "et {0}"),
    ("{0}.", "{0}."),
    (
        "By the rules: {0}\nWith handicap: {1}.\nStatistics count by the rules.",
        "Selon les règles\xa0: {0}\nAvec handicap\xa0: {1}.\nLes statistiques suivent les règles.",
    ),
    ("With handicap", "Avec handicap"),
    ("Handicap", "Handicap"),
    ("Best of 3, 5, 7", "Au meilleur des 3, 5, 7", "Meilleur des 3, 5, 7"),
    ("Show as a code", "Montrer en code"),
    ("Home", "Accueil"),
    (("{0} point!", "{0} points!"), ("{0} point\u202f!", "{0} points\u202f!")),
    ("{0} and {1} win!", "{0} et {1} gagnent\u202f!"),
    (
        "Both couples share the win!",
        "Les deux équipes\xa0: victoire partagée\u202f!",
        "Équipes\xa0: partagé\u202f!",
    ),
    ("One couple wins!", "Une équipe gagne\u202f!"),
    (
        ("One player wins!", "{0} players share the win!"),
        ("Un joueur gagne\u202f!", "{0} joueurs\xa0: victoire partagée\u202f!"),
        ("Un joueur gagne\u202f!", "{0} joueurs\xa0: partagé\u202f!"),
    ),
    ("{0} wins!", "{0} gagne\u202f!"),
    ("{0} share the win!", "{0}\xa0: victoire partagée\u202f!", "{0}\xa0: partagé\u202f!"),
    (("{0} point each.", "{0} points each."), ("{0} point chacun.", "{0} points chacun.")),
    ("They win {0} to {1}.", "Victoire {0} à {1}."),
    ("They win by {0}.", "Avance\xa0: {0}."),
    ("{0} wins by {1}.", "{0} gagne de\xa0{1}."),
    ("{0} With handicap: {1}.", "{0} Avec handicap\xa0: {1}."),
    # firmware/screens/in_game/refusal.py
    ("Why?", "Pourquoi\u202f?"),
    # firmware/screens/in_game/review.py
    ("Given away in all", "Perdu en tout"),
    (
        "Played: {0}. About {1} {2} better: {3}.",
        "Joué\xa0: {0}. Environ {1} {2} de mieux\xa0: {3}.",
    ),
    ("Played: {0}. {1} better: {2}.", "Joué\xa0: {0}. {1} de mieux\xa0: {2}."),
    ("{0} better: {1}.", "{0} de mieux\xa0: {1}."),
    (
        ("{1}: {2} in {0} choice", "{1}: {2} in {0} choices"),
        ("{1}\xa0: {2} en {0} choix", "{1}\xa0: {2} en {0} choix"),
    ),
    ("{0}: nothing to choose", "{0}\xa0: rien à choisir"),
    # firmware/screens/in_game/rival.py
    ("Enter the dice", "Saisir les dés"),
    (
        ("Roll a die for {1}.", "Roll {0} dice for {1}."),
        ("Lance un dé pour {1}.", "Lance {0} dés pour {1}."),
    ),
    ("Roll a die for each player.", "Lance un dé pour chaque joueur."),
    ("{0} thinks", "{0} réfléchit"),
    # firmware/screens/in_game/roll_and_hold.py
    (("reroll of {0} die", "reroll of {0} dice"), ("relance de {0} dé", "relance de {0} dés")),
    ("reroll all", "tout relancer"),
    ("hold {0}", "garder {0}"),
    # firmware/screens/in_game/roll_entry.py
    ("enter {0}", "saisir {0}"),
    # firmware/screens/in_game/score_lines.py
    ("Final scores", "Scores finaux"),
    ("Current scores", "Scores actuels"),
    # firmware/screens/in_game/take_over.py
    ("person", "humain"),
    ("gentle", "gentil"),
    ("keen", "futé"),
    ("sharp", "redoutable"),
    # firmware/screens/in_game/tips.py
    ("Tip", "Astuce"),
    # firmware/screens/in_game/undo.py
    (
        "The seed was shown, so nothing can be undone.",
        "La graine a été montrée\xa0: on ne peut rien annuler.",
    ),
    (
        "This game is over. From History you can only look at it.",
        "Cette partie est finie. Depuis l’historique, tu peux seulement la regarder.",
    ),
    ("There is nothing to undo.", "Il n’y a rien à annuler."),
    ("Undo {0} and all after it?", "Annuler «\xa0{0}\xa0» et tout ce qui suit\u202f?"),
    ("Undo {0}?", "Annuler «\xa0{0}\xa0»\u202f?"),
    ("Keep the result", "Garder le résultat"),
    ("Other dice will come.", "Les dés changeront."),
    ("This takes back the result.", "Le résultat sera annulé."),
    ("Do all agree?", "Tous d’accord\u202f?"),
    ("All agree: undo", "D’accord\xa0: annuler", "Annuler"),
    # firmware/screens/in_game/unveiling.py
    ("Who is next?", "Qui vient ensuite\u202f?"),
    ("Who is first?", "Qui est premier\u202f?"),
    ("The result", "Le résultat"),
    # firmware/screens/large_text.py
    ("Large text?", "Gros caractères\u202f?", "Gros texte\u202f?"),
    ("Also in Settings.", "Aussi dans Réglages."),
    ("No, this size", "Non, cette taille"),
    ("Yes, this size", "Oui, cette taille"),
    # firmware/screens/names.py
    ("player {0}", "joueur {0}"),
    ("counter {0}", "compteur {0}"),
    ("the pad", "le carnet"),
    ("the set", "le jeu"),
    ("New name", "Nouveau nom"),
    ("Enter 1 to {0} characters.", "Saisis de 1 à {0} caractères."),
    ("{0} is already playing.", "{0} joue déjà."),
    ("hold: clear", "appui long\xa0: vider", "tenir\xa0: vider"),
    # firmware/screens/new_game.py
    ("on request", "sur demande"),
    ("warns", "prévient"),
    ("Reset options", "Options par défaut", "Par défaut"),
    ("Reset all options to their defaults?", "Remettre toutes les options par défaut\u202f?"),
    ("Reset", "Remettre"),
    ("players", "joueurs"),
    ("built-in", "intégrés"),
    ("real", "vrais"),
    ("with {0}", "avec {0}"),
    # firmware/screens/panel_picture.py
    ("White line along all edges?", "Ligne blanche sur tous les bords\u202f?"),
    ("White line all around?", "Ligne blanche autour\u202f?"),
    ("White all around?", "Blanc autour\u202f?"),
    ("Colours right? Press a key.", "Bonnes couleurs\u202f? Appuie."),
    ("Right? Press a key.", "Bon\u202f? Appuie."),
    ("Right? Any key.", "Bon\u202f? Appuie."),
    # firmware/screens/players.py
    (
        "Finished games show {0} instead of this name. Their scores stay. An unfinished game keeps the name.",
        "Les parties finies montrent {0} au lieu de ce nom. Leurs scores restent. Une partie en cours garde le nom.",
    ),
    (
        "All finished games show {0} instead of {1}. Two people with one name become one.",
        "Toutes les parties finies montrent {0} au lieu de {1}. Deux personnes au même nom n’en font plus qu’une.",
    ),
    ("No names yet\nonly named players", "Pas encore de nom\nseuls les joueurs nommés"),
    ("Delete {0}", "Supprimer {0}"),
    ("Rename", "Renommer"),
    ("Delete name", "Supprimer le nom", "Supprimer"),
    ("Rename {0}", "Renommer {0}"),
    ("Rename it", "Renommer"),
    (("{0} player: {1}", "{0} players: {1}"), ("{0} joueur\xa0: {1}", "{0} joueurs\xa0: {1}")),
    (("{0} player:", "{0} players:"), ("{0} joueur\xa0:", "{0} joueurs\xa0:")),
    (": {0}", "\xa0: {0}"),
    ("average {0}, most {1}", "moyenne {0}, maximum {1}", "moyenne {0}, max. {1}"),
    (
        ("{0} game, won {1}", "{0} games, won {1}"),
        ("{0} partie, victoires\xa0: {1}", "{0} parties, victoires\xa0: {1}"),
    ),
    (
        ("{0} game, won\xa0{1}", "{0} games, won\xa0{1}"),
        ("{0} partie, gagné\xa0{1}", "{0} parties, gagné\xa0{1}"),
    ),
    ("Average {0}, best {1}", "Moyenne {0}, record {1}"),
    ("A game took {0}.", "Durée d’une partie\xa0: {0}."),
    # firmware/screens/renaming.py
    (
        "The storage refuses. Not all games have the new name.",
        "Le stockage refuse. Le nouveau nom n’est pas dans toutes les parties.",
    ),
    ("Game {0} of {1}", "Partie {0} sur {1}"),
    ("One moment", "Un moment"),
    # firmware/screens/seats.py
    ("Change name", "Changer le nom"),
    ("Change colour", "Changer la couleur"),
    ("Move up", "Monter"),
    ("Remove player", "Retirer le joueur"),
    ("Played by", "Joué par"),
    ("Bot", "Bot"),
    ("Player {0}", "Joueur {0}"),
    ("Bot {0}", "Bot {0}"),
    ("gentle rival", "rival gentil"),
    ("keen rival", "rival futé"),
    ("sharp rival", "rival redoutable"),
    (
        "Only {0} names are remembered. Forgotten: {1}.",
        "Seuls {0} noms sont retenus. Oublié\xa0: {1}.",
    ),
    ("clockwise", "sens horaire", "horaire"),
    ("Colour", "Couleur"),
    ("a person", "une personne"),
    # firmware/screens/self_test.py
    ("stick up", "stick haut"),
    ("stick down", "stick bas"),
    ("stick left", "stick gauche"),
    ("stick right", "stick droite"),
    ("Press {0} to continue.", "{0} pour continuer."),
    ("Press {0}.", "Appuie sur {0}."),
    ("To skip, hold {0} or {1}.", "Pour sauter, tiens {0} ou {1}."),
    ("Skip: hold {0}.", "Sauter\xa0: tiens {0}."),
    ("Wrong key? Wrong board.", "Mauvaise touche\u202f? Mauvaise carte."),
    ("Right key lit?", "Bonne touche éclairée\u202f?", "Bonne touche\u202f?"),
    ("Press every key", "Appuie partout"),
    ("Hardware", "Matériel"),
    ("{0} finish", "{0} terminer"),
    ("Light", "Lumière"),
    ("bright", "forte"),
    ("dim", "faible"),
    ("LED", "LED"),
    ("USB, {0} V", "USB, {0}\xa0V"),
    ("battery, {0} V", "batterie, {0}\xa0V"),
    ("Power", "Courant"),
    ("Keys", "Touches"),
    ("all {0} work", "les {0} marchent"),
    ("Random source", "Source de hasard", "Hasard"),
    ("failed", "échec"),
    ("{0} free", "{0} libres"),
    ("Storage", "Stockage"),
    # firmware/screens/settings.py
    ("Brightness", "Luminosité"),
    ("Dim after", "Baisser après"),
    ("Sleep after", "Veille après"),
    ("Animation", "Animation"),
    ("Player light", "Lumière du joueur", "LED du joueur"),
    ("Left-handed", "Gaucher"),
    ("Large text", "Gros caractères", "Gros texte"),
    ("Tips", "Astuces"),
    ("Unveil result", "Dévoiler le résultat", "Dévoiler"),
    ("Language", "Langue"),
    ("Reset settings", "Réglages par défaut", "Par défaut"),
    ("Reset all settings to their defaults?", "Remettre tous les réglages par défaut\u202f?"),
    ("Reset them", "Les remettre"),
    ("never", "jamais"),
    ("{0} s", "{0}\xa0s"),
    ("{0} min", "{0}\xa0min"),
    ("Self-test", "Autotest"),
    ("Reset all", "Tout remettre"),
    # firmware/series.py
    ("next player starts", "le suivant commence"),
    ("loser starts", "le perdant commence"),
    ("Best of {0}\n{1}", "Au meilleur des {0}\n{1}"),
    ("Best of {0}. {1}", "Meilleur des {0}. {1}"),
    # firmware/session_restore.py
    (
        "Something went wrong. The game and a report are saved.",
        "Il y a eu un problème. La partie et un rapport sont sauvegardés.",
    ),
    (
        "{0} is unfinished. You can resume it in History ({1}).",
        "{0}\xa0: partie en cours. Tu peux la reprendre dans l’historique ({1}).",
    ),
    (
        "The end of this game is damaged. Moves recovered: {0}.",
        "La fin de cette partie est abîmée. Coups retrouvés\xa0: {0}.",
    ),
    # firmware/storage/library.py
    (
        "The sheet {0} has the same name as a built-in one.",
        "La feuille {0} a le même nom qu’une feuille intégrée.",
    ),
    (
        "The deck {0} has the same name as a built-in one.",
        "Le paquet {0} a le même nom qu’un paquet intégré.",
    ),
    (
        "The sheet {0} is damaged. Install it again.",
        "La feuille {0} est abîmée. Installe-la de nouveau.",
    ),
    (
        "The deck {0} is damaged. Install it again.",
        "Le paquet {0} est abîmé. Installe-le de nouveau.",
    ),
    ("Damaged sheets", "Feuilles abîmées"),
    ("Damaged decks", "Paquets abîmés"),
    # firmware/storage/memory.py
    (
        "Remembered names and choices were damaged. Some were reset.",
        "Des noms et choix retenus étaient abîmés. Certains sont remis à zéro.",
    ),
    # firmware/storage/outcomes.py
    ("{0} h {1} min", "{0}\xa0h\xa0{1}\xa0min"),
    ("{0} and\n{1} {2}-{3}", "{0} et\n{1} {2}-{3}"),
    ("{0} leads\n{1} {2}-{3}", "{0} devant\n{1} {2}-{3}"),
    ("{0}'s record\nin {1} games", "{0}\xa0: record\nen {1} parties"),
    ("Your best! Before:\n{0}.", "Ton record\u202f! Avant\xa0:\n{0}."),
    ("As good as your best,\n{0}.", "Égal à ton record,\n{0}."),
    ("{0} below your best,\n{1}.", "{0} sous ton record,\n{1}."),
    # firmware/storage/settings.py
    (
        "Some settings were damaged and were reset.",
        "Des réglages étaient abîmés et sont remis à zéro.",
    ),
    # firmware/storage/storage.py
    (
        "The result of game {0} was damaged. Resume it in History to get it back.",
        "Le résultat de la partie {0} était abîmé. Reprends-la dans l’historique pour le retrouver.",
    ),
    # firmware/turn_clock.py
    ("counts up", "sans limite"),
    ("{0} min a game", "{0} min par partie"),
    ("{0} s a turn", "{0} s par tour"),
    ("{0} min a turn", "{0} min par tour"),
    ("{0}: {1}, usually {2}, longest {3}", "{0}\xa0: {1}, souvent {2}, au plus {3}"),
    ("The time while the screen was off is not counted.", "Le temps où l’écran était éteint n’est pas compté."),
    ("Time!", "Stop\u202f!"),
    # firmware/usb_table.py
    (
        "The computer on the cable has the seed: it can know all rolls and hidden cards.",
        "L’ordinateur au bout du câble a la graine\xa0: il peut connaître tous les lancers et les cartes cachées.",
    ),
    (
        "The computer on the cable has seen hidden cards.",
        "L’ordinateur au bout du câble a vu des cartes cachées.",
    ),
    # shared_rules/registry.py
    ("Puzzle Sheet", "Feuille puzzle"),
    ("Block Buster", "Block Buster"),
    ("Shape Cards", "Cartes figures"),
    ("Cross Rows", "Croix en ligne"),
    # shared_rules/table/record_reader.py
    (
        "The save is empty or damaged from its first line.",
        "La sauvegarde est vide ou abîmée dès sa première ligne.",
    ),
    ("Nothing to undo.", "Rien à annuler."),
    ("Nothing to redo.", "Rien à rétablir."),
    ("The game is not over.", "La partie n’est pas finie."),
    ("Not an action.", "Ce n’est pas une action."),
    ("The dice are missing.", "Les dés manquent."),
    ("These dice do not follow from the seed.", "Ces dés ne viennent pas de la graine."),
    # shared_rules/table/setup.py
    ("A name must have 1 to 12 characters.", "Un nom doit avoir de 1 à 12 caractères."),
    (
        "A name cannot have control characters.",
        "Un nom ne peut pas avoir de caractères de contrôle.",
    ),
    ("A name cannot be blank.", "Un nom ne peut pas être vide."),
    ("This is not the record of a game.", "Ce n’est pas l’enregistrement d’une partie."),
    ("This record has no rules version.", "Cet enregistrement n’a pas de version des règles."),
    (
        "This game used rules version {0}; this is version {1}.",
        "Cette partie suit la version {0} des règles\u202f; voici la version {1}.",
    ),
    ("The record's setup is wrong: {0}", "Les options de l’enregistrement sont fausses\xa0: {0}"),
    (
        "The record's setup does not follow from its seed.",
        "Les options de l’enregistrement ne viennent pas de sa graine.",
    ),
    # shared_rules/table/table.py
    ("A die must show 1 to {0}.", "Un dé doit montrer de 1 à {0}."),
    ("There is no game yet.", "Il n’y a pas encore de partie."),
    ("Players are 0 to {0}.", "Les joueurs vont de 0 à {0}."),
    ("The game is over.", "La partie est finie."),
    ("The seed was shown.", "La graine a été montrée."),
    (
        "The device rolled these dice: undo only if all agree.",
        "L’appareil a lancé ces dés\xa0: n’annulez que si tous sont d’accord.",
    ),
    (
        "A hidden card was seen: undo only if all agree.",
        "Une carte cachée a été vue\xa0: n’annulez que si tous sont d’accord.",
    ),
    ("There is nothing to redo.", "Il n’y a rien à rétablir."),
    ("The seed is shown after the game.", "La graine est montrée après la partie."),
    # shared_rules/block_buster/advice.py
    (("{0} point block", "{0} point blocks"), ("{0} bloc à points", "{0} blocs à points")),
    ("rows\xa0{0}, column\xa0{1}", "lignes\xa0{0}, colonne\xa0{1}"),
    ("row\xa0{0}, columns\xa0{1}", "ligne\xa0{0}, colonnes\xa0{1}"),
    ("You need one more {0} to win.", "Encore un {0} et tu gagnes."),
    ("Another player needs one more {0} to win.", "Encore un {0} et un autre joueur gagne."),
    ("Secured by you: {0}", "Acquis pour toi\xa0: {0}"),
    ("You can no longer win: {0}", "Perdus pour toi\xa0: {0}"),
    ("You lead by 1 or 2 spaces: {0}", "Tu mènes de 1 ou 2 cases\xa0: {0}"),
    ("Secured with 1 more space: {0}", "Acquis avec 1 case de plus\xa0: {0}"),
    ("Secured with 2 more spaces: {0}", "Acquis avec 2 cases de plus\xa0: {0}"),
    ("Secured with 3 more spaces: {0}", "Acquis avec 3 cases de plus\xa0: {0}"),
    ("Nobody leads: {0}", "Personne ne mène\xa0: {0}"),
    ("Blocks left: {0}, others: {1}", "Blocs restants\xa0: {0}, autres\xa0: {1}"),
    # shared_rules/penk/advice.py
    ("two {0}s", "deux {0}"),
    ("three {0}s", "trois {0}"),
    ("four {0}s", "quatre {0}"),
    ("five {0}s", "cinq {0}"),
    # shared_rules/puzzle_sheet/advice.py
    (
        ("Bonus at {0} point", "Bonus at {0} points"),
        ("Bonus dès {0} point", "Bonus dès {0} points"),
    ),
    (
        ("Bonus at {0} point fits nowhere", "Bonus at {0} points fits nowhere"),
        ("Bonus dès {0} point\xa0: rentre nulle part", "Bonus dès {0} points\xa0: rentre nulle part"),
    ),
    ("rectangle {0} x {1}", "rectangle {0} x {1}"),
    ("Pieces left: {0}", "Pièces restantes\xa0: {0}"),
    ("Rectangle {0} × {1}", "Rectangle {0} × {1}"),
    ("Score now: {0}", "Score actuel\xa0: {0}"),
    ("Still fits: {0}", "Rentre encore\xa0: {0}"),
    ("Pieces that fit: {0}", "Pièces possibles\xa0: {0}"),
    ("Single empty cells: {0}", "Cases vides isolées\xa0: {0}"),
    # shared_rules/shape_cards/advice.py
    (
        ("a card: {0} missing", "a card: {0} missing"),
        ("une carte\xa0: il en manque {0}", "une carte\xa0: il en manque {0}"),
    ),
    ("block the field", "bloquer la case"),
    ("roll a 6", "lancer un 6"),
    ("complete a card", "réussir une carte"),
    ("block a card", "bloquer une carte"),
    ("a card to declare next", "une carte à annoncer ensuite"),
)

PAPER = (
    # tools/games/cross_rows/paper_sheet.py
    (
        "All: cross the sum of the white dice in one row, or nothing. Then the active player: one"
        " white and one coloured die, in the row of that colour.",
        "Tous\xa0: coche la somme des dés blancs dans une ligne, ou rien. Puis le joueur actif\xa0: un dé"
        " blanc et un dé de couleur, dans la ligne de cette couleur.",
    ),
    (
        "From left to right. The last number needs {0} crosses before it; then cross the lock too."
        " Two rows locked, or {1} penalties of one player, end the game.",
        "De gauche à droite. Pour le dernier nombre, il faut {0} croix avant lui\u202f; coche alors aussi"
        " le cadenas. La partie finit quand deux lignes sont verrouillées ou qu’un joueur a {1}"
        " pénalités.",
    ),
    ("crosses", "croix"),
    ("penalties", "pénalités"),
    ("Player", "Joueur"),
    # tools/games/penk/paper_sheet.py
    (
        "A cell takes as many dice of its column as its row says. One of them may be the jolly (!), never in row 1.",
        "Pour une case, il faut autant de dés de sa colonne que le dit sa ligne. L’un d’eux peut"
        " être le joker (!), jamais en ligne 1.",
    ),
    (
        "Circle the cells that you mark, cross out what is lost. Lines with 3 circles or more count their sum.",
        "Entoure les cases que tu marques, barre celles qui sont perdues. Les lignes et colonnes"
        " d’au moins 3 cercles rapportent leur somme.",
    ),
    ("row", "ligne"),
    ("column", "colonne"),
    ("score", "score"),
    ("first", "commence"),
    # tools/games/puzzle_sheet/paper_sheet.py
    ("Alone: shade these cells first", "Seul\xa0: colorie d’abord ces cases"),
    ("{0} or more players: twice", "{0} joueurs ou plus\xa0: deux fois"),
    ("high", "hauteur"),
    ("wide", "largeur"),
    ("= score", "= score"),
    ("Largest full rectangle", "Plus grand rectangle plein"),
    (
        "cross off one after the other; a bonus piece at each filled number",
        "raye l’un après l’autre\u202f; une pièce bonus à chaque nombre plein",
    ),
    ("cross off one after the other", "raye l’un après l’autre"),
    # tools/games/yacht/paper_sheet.py
    (
        "A turn: roll all dice, reroll what you like up to twice, then write one open box. What does not fit counts 0.",
        "Un tour\xa0: lance tous les dés, relance ceux que tu veux jusqu’à deux fois, puis remplis une"
        " case libre. Ce qui ne va pas compte 0.",
    ),
    (
        "The game ends when every box is written. Highest score wins.",
        "La partie finit quand toutes les cases sont remplies. Le meilleur score gagne.",
    ),
    ("modern sheet", "feuille moderne"),
    ("classic sheet", "feuille classique"),
    ("sum of all dice", "somme de tous les dés"),
    ("four times the face", "quatre fois la face"),
    ("sum of the {0}", "somme des {0}"),
    ("all boxes", "toutes les cases"),
    ("Boxes above", "Cases du haut"),
    ("their sum", "leur somme"),
    ("{0} from {1} on, else 0", "{0} à partir de {1}, sinon 0"),
    ("all boxes and the bonus", "toutes les cases et le bonus"),
    # tools/owner/sheets/paper_rules.py
    ("where the device does not know them", "si l’appareil ne les connaît pas"),
    ("{0} to {1} players", "{0} à {1} joueurs"),
    ("{0} players or more", "{0} joueurs ou plus"),
    ("variant", "variante"),
    ("without {0}", "sans {0}"),
    ("{0} rules", "Règles\xa0: {0}"),
    # tools/device/web/paper_files.py
    ("Sheets", "Feuilles"),
    ("Rules", "Règles"),
    (
        "Sheets to play on without a box, and the rules. Open one and print it from the menu of your"
        ' browser, at 100 % ("actual size"). It fits A4 and Letter.',
        "Des feuilles pour jouer sans la boîte, et les règles. Ouvres-en une et imprime-la depuis le"
        " menu de ton navigateur, à 100\u202f% («\u202ftaille réelle\u202f»). Elle tient sur A4 et sur Letter.",
    ),
    ("Print sheets", "Imprimer les feuilles"),
    ("Play", "Jouer"),
    # tools/workshop/goldens/how_to_play.py
    (
        "The pages that the handheld shows in the setup of a game and in its menu. {0} prints those of a game.",
        "Les pages que l’appareil montre dans les options d’une partie et dans son menu. {0} imprime celles d’un jeu.",
    ),
    # tools/owner/matches.py
    ("number", "numéro"),
    ("game", "jeu"),
    ("state", "état"),
    ("rounds", "manches"),
    ("turns", "tours"),
    ("seat", "place"),
    ("player", "joueur"),
    ("partner", "partenaire"),
    ("together", "ensemble"),
    ("seconds", "secondes"),
    ("finished", "terminée"),
    ("unfinished", "en cours"),
    # host_sim/keyboard.py
    ("Up", "Haut"),
    ("Down", "Bas"),
    ("Left", "Gauche"),
    ("Right", "Droite"),
    ("Enter", "Entrée"),
    ("Backspace", "Retour arr."),
    ("up", "haut"),
    ("down", "bas"),
    ("to the left", "gauche"),
    ("to the right", "droite"),
    ("ok", "OK"),
    ("back", "retour"),
    ("info", "infos"),
    ("hold ok", "OK, appui long"),
    ("hold back", "retour, appui long"),
    ("hold undo", "annuler, appui long"),
    ("hold info", "infos, appui long"),
    ("quit", "quitter"),
    ("screenshot", "capture"),
    ("power", "marche"),
    ("next board", "autre écran"),
    ("no such key here", "pas de telle touche ici"),
    ("Arrows", "Flèches"),
)

PACKED = pack(TEXTS + PAPER)
