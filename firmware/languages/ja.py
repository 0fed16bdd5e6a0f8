"""The texts in 日本語. firmware/languages/pack.py describes TEXTS.

Sentences are です・ます; orders and buttons are short: 振る, 消す. Kanji are those of primary school where that is
possible, harder words are in kana, and a new kanji belongs into tools/device/assets/source/kanji.txt.
"""

# Glossary
# サイコロ dice; 振る roll; 振り直す reroll; キープ hold; 目 face (number); 面 side; ジョーカー jolly
# シート sheet; 得点表 score pad; ボード board; 段 row; 列 column; らん box of a sheet
# マス cell, space around a point block, field; 四角 square of a block; わく frame; はし edge
# ピース piece (Puzzle Sheet); コマ piece (Shape Cards); ブロック block; 得点ブロック point block; 形 kind, figure
# 〇をつける mark, circle; ×をつける cross (Cross Rows), cross out (Penk!); 線を引く cross off; ×にする make it an X
# ぬる shade; 空き unshaded, empty, clear, free; うまる full, taken; 始めのぬり pre-filled; 光る lit
# 書く write; 消す erase, delete; 置く place; 取る remove; 手元に戻す take back (a piece)
# 取り消す undo; やり直す redo; 戻る back; パス skip (answer), pass; とばす skip (spaces)
# ロック lock, locked; ペナルティ penalty; チップ token; 銀行 bank; 確定 secured; セット full set, set of dice
# 点 points; 得点 scores; 番 turn; ラウンド round; ゲーム game
# 同点 tie; そろって勝ち share the win; 番の人 active player
# ライバル rival; コーチ coach; 手 choice, move; ふり返り review; ハンデ handicap; ヒント tip
# シード seed; たしかめコード fingerprint; 時計 clock; ゲーム会 evening; 記録 history, record; 版 version
# 設定 settings; ゲームの設定 setup; ホーム home; 本体 device; メモリー storage, memory; ボタン key
# こわれる damaged; 保存 saved; とちゅう unfinished; 続きから resume; 終える finish
# 宣言 declare; OK allow; 勝負 contest; 完成 completed; 使えない blocked
# 山札 deck of cards; カードの組 deck (Shape Cards)
# 入れかえ swap; 置きかえ replace; 取りかえ exchange; リベンジ revenge
# ふくろ bag; くじ draw lots; 引く draw; くばる draw for a player

from firmware.languages.pack import pack

NAME = "日本語"


def form(count):
    """Return which form of a text with a number this number has: there is only one."""
    return 0


TEXTS = (
    # firmware/app.py
    (
        "Storage is full or failing. New moves are not saved: keep the power on.",
        "本体のメモリーがいっぱいか、こわれています。新しい手は保存されません。電源を切らないでください。",
    ),
    (
        "Storage is full or failing, so this was not done.",
        "本体のメモリーがいっぱいか、こわれているため、できませんでした。",
    ),
    # firmware/coach.py
    (
        "The coach could not think it through. Switch off and on, then try again.",
        "コーチは考えきれませんでした。電源を入れ直して、もう一度ためしてください。",
    ),
    ("final score", "最後の得点", "得点"),
    ("final lead", "最後の点差", "点差"),
    ("{0}.{1}", "{0}.{1}"),
    ("under 1 %", "1%より下"),
    ("over 99 %", "99%より上"),
    ("{0} %", "{0}%"),
    ("about\xa0{0} {1}", "約{0}{1}"),
    ("{0}: {1}, about\xa0{2}", "{0}: {1}、約{2}"),
    ("{0}: {1}", "{0}: {1}"),
    ("Another choice is about {0} {1} better.", "別の手のほうがよいです(+{0}{1})。"),
    ("Suggestion: go for {0}.", "おすすめ: {0}をねらう。"),
    ("There is nothing to choose.", "選ぶものがありません。"),
    # firmware/drawing/theme.py
    ("Red", "赤"),
    ("Blue", "青"),
    ("Green", "緑"),
    ("Yellow", "黄色"),
    ("Violet", "むらさき"),
    ("White", "白"),
    # firmware/entropy.py
    (
        "The random source stands still, so dice would not be fair. Switch the device off and on.",
        "ランダムな数が出ないので、サイコロが正しくなりません。電源を入れ直してください。",
    ),
    # firmware/fairness.py
    ("The seed was chosen by a computer.", "シードはコンピューターが選びました。"),
    ("The seed came with a saved game.", "シードは保存したゲームのものです。"),
    (
        "The dice were test dice: their seed is known.",
        "テスト用のサイコロでした。シードは知られています。",
    ),
    (
        "A computer saw the seed while the game could continue.",
        "ゲームのとちゅうで、コンピューターがシードを見ました。",
    ),
    ("A computer saw hidden cards.", "コンピューターがかくしたカードを見ました。"),
    (
        "A copy of this game was made while it could continue.",
        "このゲームはとちゅうでコピーされました。",
    ),
    ("A seat changed between a person and a rival.", "人とライバルが入れかわりました。"),
    # firmware/game_screens.py
    ("points", "点"),
    ("Scores", "得点"),
    ("History", "記録"),
    ("All sheets", "全員のシート"),
    ("{0}'s {1}", "{0}: {1}"),
    # firmware/game_session.py
    (
        "The current game cannot be saved: storage is full or failing. Finish it first. Switching off loses it.",
        "このゲームは保存できません。メモリーがいっぱいか、こわれています。"
        "先に最後まで遊んでください。電源を切ると消えます。",
    ),
    (
        "This game used another version of the rules. You can only view it.",
        "このゲームはルールの版がちがいます。見るだけです。",
    ),
    ("The clock is paused. Press OK to play on.", "時計は止まっています。OKで続けます。"),
    ("Pause", "一時停止"),
    # firmware/games/block_buster/events.py
    (("{0} token of -2", "{0} tokens of -2"), ("-2チップ{0}まい",), ("-2を{0}まい",)),
    (("{0} token of -1", "{0} tokens of -1"), ("-1チップ{0}まい",), ("-1を{0}まい",)),
    ("{0} and {1}", "{0}と{1}"),
    ("Place the point blocks like this", "得点ブロックをこのように置く", "得点ブロックを置く"),
    ("Place the point blocks", "得点ブロックを置く"),
    ("Done", "できた"),
    ("{0} and {1} play against {2} and {3}.", "{0}・{1}組と{2}・{3}組の勝負です。"),
    ("Couples", "ペア戦"),
    ("{0} places the block again.", "{0}はブロックをもう一度置きます。"),
    ("{0} places the {1} block again.", "{0}はブロック({1})をもう一度置きます。"),
    ("{0} takes back the last {1} block.", "{0}は最後のブロック({1})を手元に戻します。"),
    ("{0} takes back the last block.", "{0}は最後のブロックを手元に戻します。"),
    (
        "{0} takes back the last {1} block. Return {2} to the bank.",
        "{0}は最後のブロック({1})を手元に戻します。銀行に{2}を返します。",
        "{0}は最後のブロック({1})を手元に戻します。銀行に{2}返します。",
    ),
    (
        "{0} takes back the last block. Return {1} to the bank.",
        "{0}は最後のブロックを手元に戻します。銀行に{1}を返します。",
        "{0}は最後のブロックを手元に戻します。銀行に{1}返します。",
    ),
    (
        ("{1} takes {2}. That makes {0} point.", "{1} takes {2}. That makes {0} points."),
        ("{1}は{2}を取ります。合わせて{0}点です。",),
        ("{1}は{2}取ります。合わせて{0}点です。",),
    ),
    (("{0} penalty point", "{0} penalty points"), ("ペナルティ{0}点",)),
    ("{0} takes {1}.", "{0}は{1}を取ります。", "{0}は{1}取る。"),
    ("Starting penalties", "最初のペナルティ"),
    ("{0} is back in play.", "{0}はゲームに戻ります。"),
    ("{0} passes.", "{0}はパスします。"),
    ("The last block", "最後のブロック"),
    ("{0} has no blocks left and passes.", "{0}はブロックがないのでパスです。"),
    ("Nobody else can win {0}.", "{0}は、ほかの人にはもう取れません。"),
    ("{0} {1}!", "{0}{1}！"),
    ("{0}!", "{0}！"),
    ("Secured by {0}", "{0}のものに確定"),
    ("Secured", "確定"),
    ("A full set: {0} wins!", "セット完成: {0}の勝ち！"),
    ("A full set wins!", "セット完成で勝ち！"),
    (
        ("{0} point block of kind\xa0{1}", "{0} point blocks of kind\xa0{1}"),
        ("形{1}の得点ブロック{0}個",),
    ),
    ("Undone", "取り消しました"),
    ("Play continues.", "ゲームは続きます。", "続けます。"),
    # firmware/games/block_buster/game.py
    ("First player", "最初の人"),
    ("Second", "2番目"),
    ("Third", "3番目"),
    ("Fourth", "4番目"),
    ("Check your box", "箱を見る"),
    ("Kinds led", "リードした形"),
    ("Blocks left", "残りブロック"),
    ("Map", "マップ"),
    ("Kinds", "形"),
    ("the end of play", "ゲームの終わり"),
    ("the entry at {0}", "{0}の入力"),
    ("end of play", "ゲームの終わり"),
    ("kind {0} on the map", "マップの形{0}"),
    ("entry at {0}", "{0}の入力"),
    (("{0} square left", "{0} squares left"), ("残りの四角{0}個",)),
    ("pass", "パス"),
    (
        ("block ({0} skipped)", "block ({0} skipped)"),
        ("ブロック({0}マスとばし)",),
        ("ブロック、{0}とばし",),
    ),
    ("block", "ブロック"),
    ("block, skipped:", "ブロック、とばし:"),
    ("squares left:", "残りの四角:"),
    ("kind {0} at {1}", "{1}は形{0}"),
    ("{0}:", "{0}:"),
    ("at {0}", "{0}"),
    (
        "The device cannot take a seat: only the players see the board.",
        "本体は参加できません。ボードが見えるのは人だけです。",
    ),
    ("random", "ランダム"),
    ("by hand", "手で入力"),
    ("Variant", "ルール"),
    ("Point blocks", "得点ブロック"),
    ("Penalties", "ペナルティ"),
    ("-2 tokens", "-2チップ"),
    ("-1 tokens", "-1チップ"),
    ("Bank", "銀行"),
    ("two colours\n{0} blocks of each", "2色\n{0}個ずつ"),
    ("official two\n{0} blocks each", "1色2人戦\n{0}個ずつ"),
    ("couples\npartners sit opposite", "ペア戦\nペアは向かい合う"),
    ("standard", "ふつう"),
    # firmware/games/block_buster/how_to_play.py
    ("Aim", "ねらい"),
    (
        "There are 12 spaces around each point block. Whoever fills the most of them with their"
        " blocks wins it. In a tie nobody does.\nCollect point blocks of the same kind.",
        "得点ブロックのまわりには12のマスがあります。"
        "そこを自分のブロックで一番多くうめた人が、その得点ブロックを取ります。"
        "同じ数ならだれも取れません。\n同じ形の得点ブロックを集めましょう。",
    ),
    ("Before the game", "ゲームの前に"),
    (
        "With 2, 3 or 4 players, each player has 14, 15 or 16 blocks, and the point blocks are 3×3,"
        " 4×4 or 5×5.\nGoing first is an advantage, so it costs penalty points: check your box.",
        "2・3・4人のとき、ブロックは1人14・15・16個、得点ブロックは3×3・4×4・5×5です。"
        "\n先に始める人はとくなので、その分ペナルティがあります。箱を見てください。",
    ),
    ("A turn", "自分の番"),
    (
        "Place a block or pass. A colour's first block goes anywhere in the area for your number of"
        " players. Each later one must share a side with a block of its colour.\nThen enter how many"
        " spaces it fills around each point block.",
        "ブロックを置くか、パスします。"
        "その色の最初のブロックは、人数ごとに決まった場所の中なら、どこにでも置けます。"
        "次からは、同じ色のブロックと辺でつながるように置きます。"
        "\nそのあと、得点ブロックのまわりのマスをいくつうめたか入力します。",
    ),
    ("Penalty points", "ペナルティ"),
    (
        "Except for a colour's first, a block may lie apart. Each skipped space costs 2 penalty"
        " points. Nobody may hold more than 10 points.\nThe bank pays in -2 tokens first, then in -1"
        " tokens. If it cannot pay exactly, you cannot skip.",
        "2個目からのブロックは、はなして置くこともできます。"
        "とばした1マスごとに、ペナルティ2点です。ペナルティは10点までです。"
        "\n銀行は先に-2チップ、次に-1チップを出します。ちょうど出せないときは、とばせません。",
    ),
    ("Secured blocks", "確定"),
    (
        "A point block is secured once nobody else can win it.\nWith 2 players, whoever secures 3 of"
        " one kind wins at once; with 3 or 4 players it takes 4. That many of one kind when play"
        " ends also win, whatever the points.",
        "ほかの人がもう取れない得点ブロックは「確定」です。"
        "\n2人なら同じ形3個、3・4人なら4個が確定した人は、すぐに勝ちです。"
        "終わったときに同じ形がその数ある人も、点に関係なく勝ちです。",
    ),
    ("The end", "ゲームの終わり"),
    (
        "Passing is final. A player with no blocks left has passed. When all have passed, or you end"
        " play, each kind scores 3, 7 or 12 for 1, 2 or more point blocks.\nSubtract penalty points,"
        " and 1 for each square of blocks left. The highest score wins; ties are shared.",
        "パスした人は、もう置けません。ブロックがない人もパスです。"
        "全員がパスするか、みんなでやめると終わりです。"
        "同じ形の得点ブロック1個で3点、2個で7点、それより多いと12点です。"
        "\nペナルティと、残ったブロックの四角1つにつき1点を引きます。点が一番多い人の勝ちです。"
        "同点なら、そろって勝ちです。",
    ),
    ("Two colours", "2色"),
    (
        "Each player has 2 colours, 16 blocks of each, and places a block of either. There are 5×5"
        " point blocks.\nColours count separately: you win what either of yours wins. The starting"
        " player takes 3 penalty points: check your box.",
        "1人が2色、16個ずつを持ち、どちらかの色を置きます。得点ブロックは5×5です。"
        "\n色は別々に数えます。どちらかの色が取れば、自分のものです。最初の人はペナルティ3点です。"
        "箱を見てください。",
    ),
    ("Official two", "1色2人戦"),
    (
        "Each player has 32 blocks of one colour. There are 5×5 point blocks.\nThe starting player"
        " takes 3 penalty points: check your box.",
        "1人が1色を32個持ちます。得点ブロックは5×5です。\n最初の人はペナルティ3点です。箱を見てください。",
    ),
    ("Couple", "ペア戦"),
    (
        "Each player has 16 blocks. There are 5×5 point blocks. The starting player takes 2 penalty"
        " points: check your box.\nPartners sit opposite. Their colours and sets count separately,"
        " and their scores are added. A full set of one wins for both.",
        "1人16個です。得点ブロックは5×5です。最初の人はペナルティ2点です。箱を見てください。"
        "\nペアは向かい合ってすわります。色とセットは別々に数え、得点は足します。"
        "1人のセットが完成したら、2人の勝ちです。",
    ),
    (
        "Sign: the kind. Mark: who leads. Filled square: secured. Bar: spaces taken.",
        "左のしるし: 形。右のしるし: リードしている人。ぬった四角: 確定。下のバー: うまったマス。",
    ),
    (
        "The bank cannot pay the start penalties exactly.",
        "銀行は、最初のペナルティをちょうど出せません。",
    ),
    ("Choose one of your colours: {0} or {1}.", "自分の色を選びます: {0}か{1}。"),
    ("No blocks of this colour left.", "この色のブロックはもうありません。"),
    ("No blocks left.", "ブロックはもうありません。"),
    (
        "A colour's first block cannot skip spaces.",
        "その色の最初のブロックは、マスをとばせません。",
    ),
    ("Say how many spaces are skipped: 0 or more.", "何マスとばすか入力します(0以上)。"),
    (
        "The limit is {0} penalty points: you have {1}, this adds {2}.",
        "ペナルティは{0}点までです。今{1}点で、{2}点ふえます。",
    ),
    (
        "The bank cannot pay {0} points: it has {1} × -2 and {2} × -1.",
        "銀行は{0}点を出せません。あるのは-2が{1}まい、-1が{2}まいです。",
    ),
    (
        "Play has ended: enter the squares left, then finish.",
        "ゲームは終わりました。残りの四角を入力してから終えます。",
    ),
    (
        "First enter the squares left of every player with blocks left.",
        "先に、ブロックが残った人全員の四角を入力します。",
    ),
    ("This player has no blocks left.", "この人にブロックは残っていません。"),
    (
        "Enter the squares left after play has ended.",
        "残りの四角は、ゲームが終わってから入力します。",
    ),
    ("1 block is left: it has 1 square or more.", "残りはブロック1個です。四角は1つ以上です。"),
    (
        "{0} blocks are left: they have {1} squares or more.",
        "残りはブロック{0}個です。四角は{1}個以上です。",
    ),
    (
        "A point block has {0} spaces: this colour can have 0 to {1} of them.",
        "得点ブロックのまわりは{0}マスです。この色は0から{1}までです。",
    ),
    ("Put your block on the board, then press OK.", "ブロックをボードに置いて、OKをおします。"),
    (
        "Enter how many spaces around a point block a colour fills.",
        "得点ブロックのまわりで、それぞれの色がうめたマスの数を入力します。",
    ),
    (
        "Secured: nobody else can win that point block.",
        "確定: その得点ブロックは、ほかの人にはもう取れません。",
    ),
    (
        "Each square of a block left over costs a point.",
        "残ったブロックは、四角1つにつき1点引かれます。",
    ),
    # firmware/games/block_buster/kinds.py
    ("Kind at {0}", "{0}の形"),
    ("Row\xa0{0}, column\xa0{1}", "{0}段{1}列"),
    # firmware/games/block_buster/over.py
    ("{0} has {1} of kind {2}: a full set.", "{0}は形{2}を{1}個そろえました。セット完成です。"),
    # firmware/games/block_buster/scores.py
    (("{1}\n{0} block left, passed", "{1}\n{0} blocks left, passed"), ("{1}\n残り{0}個、パス",)),
    (("{1}\n{0} block left", "{1}\n{0} blocks left"), ("{1}\n残り{0}個",)),
    (("Kind {1}: {0} block", "Kind {1}: {0} blocks"), ("形{1}: {0}個",)),
    ("Squares left", "残りの四角"),
    ("With {0}", "ペア: {0}"),
    (("{0} point", "{0} points"), ("{0}点",)),
    # firmware/games/block_buster/spaces.py
    (("{0} free", "{0} free"), ("空き{0}",)),
    (("{1}: {0} free", "{1}: {0} free"), ("{1}: 空き{0}",)),
    ("OK: back to the game", "OK: ゲームに戻る"),
    ("OK: back", "OK: 戻る"),
    ("OK: add spaces", "OK: マスをふやす"),
    ("Add spaces", "マスをふやす"),
    ("OK: remove spaces", "OK: マスをへらす"),
    ("OK: remove", "OK: へらす"),
    ("OK: choose {0}", "OK: {0}を選ぶ"),
    ("OK: {0}", "OK: {0}"),
    ("OK: remove a space here", "OK: ここを1マスへらす"),
    ("OK: remove one", "OK: 1つへらす"),
    ("No space is free here", "ここに空きはありません"),
    ("None is free", "空きなし"),
    ("OK: add one", "OK: 1つふやす"),
    ("OK: add one. Back: done", "OK: ふやす。戻る: 終わり", "OK: +1。戻る: 終わり"),
    ("OK: add a space here", "OK: ここを1マスふやす"),
    # firmware/games/block_buster/tally.py
    (("{1}\nin {0} block", "{1}\nin {0} blocks"), ("{1}\nブロック{0}個",)),
    ("Finish", "終える"),
    ("Finish\nEnter squares first", "終える\n先に四角を入力"),
    ("Finish\nEnter all squares left first", "終える\n先に残りの四角を入力"),
    ("Edit map", "マップを直す"),
    ("Edit kinds", "形を直す"),
    ("Tally", "計算"),
    # firmware/games/block_buster/turn.py
    ("Pass", "パス"),
    (
        "You place no more blocks in this game.",
        "パスすると、このゲームではもうブロックを置けません。",
    ),
    ("End play for all", "全員で終わる"),
    ("Nobody may place another block.", "終わると、もうだれもブロックを置けません。"),
    ("End play", "終わる"),
    (("{0} space: -{1}", "{0} spaces: -{1}"), ("{0}マス: -{1}",)),
    (("{0} left", "{0} left"), ("残り{0}",)),
    ("Place", "置く"),
    ("Place a block", "ブロックを置く"),
    ("Skip spaces", "マスをとばす"),
    ("-{0} each", "-{0}ずつ"),
    ("Edit map\nno spaces yet", "マップを直す\nまだ入力なし"),
    (
        "Edit map\nno spaces for last block",
        "マップを直す\n最後のブロックは入力なし",
        "マップを直す\n最後は入力なし",
    ),
    ("Keep playing", "続ける"),
    ("round {0}", "ラウンド{0}"),
    ("penalty {0}", "ペナルティ{0}"),
    ("Partner: {0}", "ペア: {0}"),
    ("Partner", "ペア"),
    ("Penalty points: {0}", "ペナルティ: {0}点"),
    ("Penalties: {0}", "ペナルティ: {0}", "ペナルティ{0}"),
    ("Bank: {0}", "銀行: {0}"),
    # firmware/games/block_buster/words.py
    ("red", "赤"),
    ("blue", "青"),
    ("green", "緑"),
    ("yellow", "黄色"),
    ("violet", "むらさき"),
    ("white", "白"),
    ("row\xa0{0}, column\xa0{1}", "{0}段{1}列"),
    ("{0} needs one more {1} to win", "{0}は形{1}があと1個で勝ち"),
    ("{0}: one more {1} wins", "{0}: 形{1}があと1個で勝ち"),
    ("One more {0} wins", "形{0}があと1個で勝ち"),
    ("One more {0}", "{0}あと1で勝ち"),
    # firmware/games/cross_rows/events.py
    ("No number fits", "合う数字なし"),
    ("Erase {0} in {1} and its lock", "{1}の{0}とロックの×を消す"),
    ("Cross {0} in {1} and its lock", "{1}の{0}とロックに×"),
    ("Erase {0} in {1}", "{1}の{0}の×を消す"),
    ("Cross {0} in {1}", "{1}の{0}に×"),
    (
        "{0} is open again: take its die back.",
        "{0}のロックがはずれました。サイコロを戻します。",
        "{0}のロックなし。サイコロを戻す。",
    ),
    ("{0} is locked", "{0}はロック"),
    (
        "{0}: cross the lock too. Put the {1} die away.",
        "{0}はロックにも×をつけます。{1}のサイコロをかたづけます。",
        "{0}: ロックにも×。{1}のサイコロをかたづける。",
    ),
    ("All", "全員"),
    ("Penalty", "ペナルティ", "-5点"),
    ("Cross a penalty box: -{0}", "ペナルティに×1つ: -{0}点"),
    ("Cross a box: -{0}", "-{0}のらんに×"),
    ("Erase a penalty", "ペナルティの×を1つ消す"),
    # firmware/games/cross_rows/game.py
    ("cross {0}", "{0}に×"),
    ("cross nothing", "×なし"),
    ("Rows locked", "ロックした段"),
    ("Crosses", "×の数"),
    ("Two rows are locked.", "2つの段がロックされました。"),
    ("The fourth penalty.", "4回目のペナルティです。"),
    # firmware/games/cross_rows/how_to_play.py
    (
        "Cross numbers in the four rows of your sheet. The more crosses a row has, the more each of"
        " them is worth. The highest score wins; ties are shared.\nEverybody can cross on every roll.",
        "シートの4つの段の数字に×をつけます。同じ段に×が多いほど、1つの×の点が高くなります。"
        "点が一番多い人の勝ちです。同点なら、そろって勝ちです。"
        "\nだれが振っても、全員が×をつけられます。",
    ),
    (
        "The active player rolls all dice.\nWhite dice: each player may cross their sum in one row,"
        " or nothing.\nThen the active player alone may cross the sum of one white die and one"
        " coloured die in the row of that colour, or nothing.",
        "番の人がサイコロを全部振ります。\n白いサイコロ:"
        " 2つの合計に、全員がどれか1つの段で×をつけられます。つけなくてもかまいません。"
        "\n次に番の人だけ、白1つと色のサイコロ1つの合計に、その色の段で×をつけられます。"
        "つけなくてもかまいません。",
    ),
    ("A row", "段"),
    (
        "Cross from left to right. You may leave numbers out, but they are lost.\nRed and yellow rise"
        " from 2 to 12, green and blue fall from 12 to 2.\nThe last number of a row needs at least 5"
        " crosses in it.",
        "×は左から右へつけます。数字はとばせますが、とばした数字はもう使えません。"
        "\n赤と黄色は2から12へ、緑と青は12から2へ進みます。"
        "\n段の最後の数字には、その段に×が5つ以上ないと、×をつけられません。",
    ),
    ("Locks", "ロック"),
    (
        "If you cross the last number of a row, cross its lock too: it counts as one more"
        " cross.\nWhen all have answered, the row is locked for everybody and its die is put away."
        " Several players can lock a row with the same roll.",
        "段の最後の数字に×をつけたら、ロックにも×をつけます。これも1つの×と数えます。"
        "\n全員が答えたら、その段は全員のシートでロックされ、その色のサイコロをかたづけます。"
        "同じ目で2人以上がロックすることもあります。",
    ),
    (
        "If the active player has crossed nothing in the turn, with white or coloured dice, that is"
        " a penalty of -5.\nThe others never get one.",
        "番の人が、白でも色でも1つも×をつけなかったら、ペナルティで-5点です。\nほかの人にペナルティはありません。",
    ),
    (
        "The game ends when 2 rows are locked, or after the turn with somebody's 4th penalty.\n1 to"
        " 12 crosses in a row score 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.",
        "2つの段がロックされると、ゲームは終わりです。"
        "だれかが4回目のペナルティをもらった番でも終わります。"
        "\n1つの段の×が1個から12個で、順に1、3、6、10、15、21、28、36、45、55、66、78点です。",
    ),
    (
        "R, Y, G, B: red, yellow, green, blue. Tile: crossed. Dash: lost.",
        "赤・黄・緑・青: 段の色。色の四角: ×をつけた。線: もう使えない。",
        "R・Y・G・B: 赤・黄・緑・青の段。色の四角: ×をつけた。線: もう使えない。",
    ),
    ("Roll the dice first.", "先にサイコロを振ります。"),
    (
        "The dice are rolled: cross a number, or skip.",
        "サイコロはもう振りました。数字に×をつけるか、パスします。",
    ),
    ("All players must answer the white dice first.", "先に全員が白いサイコロに答えます。"),
    ("Only the active player may cross or skip now.", "今は番の人だけが×やパスを選べます。"),
    (
        "Only the active player may cross now, with a white and a coloured die.",
        "今は番の人だけが、白と色のサイコロで×をつけられます。",
    ),
    ("These dice give {1} in {0}.", "このサイコロでは、{0}の数字は{1}です。"),
    ("These dice give {1} or {2} in {0}.", "このサイコロでは、{0}の数字は{1}か{2}です。"),
    ("The {0} of {1} is crossed already.", "{1}の{0}には、もう×があります。"),
    ("The {0} of {1} is left of your last cross.", "{1}の{0}は、最後の×より左です。"),
    (
        "The {0} of {1} needs at least {2} crosses before it.",
        "{1}の{0}の前に、×が{2}つ以上必要です。",
    ),
    ("The {0} row is locked.", "{0}の段はロックされています。"),
    (
        "All may cross the sum of the white dice. Enter who does, in any order.",
        "白いサイコロ2つの合計に、全員が×をつけられます。つける人を入力します。順番は自由です。",
    ),
    (
        "Only the active player: a white die plus a coloured one, in its row.",
        "番の人だけ、白と色1つずつの合計に、その色の段で×をつけられます。",
    ),
    (
        "The active player crossed nothing in the turn: 5 points less.",
        "番の人は×を1つもつけませんでした。5点引きます。",
    ),
    # firmware/games/cross_rows/sheets.py
    (("{0} penalty", "{0} penalties"), ("ペナルティ{0}回",)),
    ("Score", "得点"),
    # firmware/games/cross_rows/turn.py
    ("+ colour", "+色"),
    ("colour", "色"),
    ("Nothing", "なし"),
    # firmware/games/cross_rows/words.py
    ("{0} in red", "赤の{0}"),
    ("{0} in yellow", "黄色の{0}"),
    ("{0} in green", "緑の{0}"),
    ("{0} in blue", "青の{0}"),
    ("R", "赤", "R"),
    ("Y", "黄", "Y"),
    ("G", "緑", "G"),
    ("B", "青", "B"),
    # firmware/games/penk/eliminate.py
    ("No cell fits. Which column?", "合わない。どの列？"),
    ("No cell fits the dice.", "サイコロに合うマスがありません。"),
    ("No cell fits.", "合うマスなし。"),
    ("Cross out column {0}", "{0}列目に×をつける"),
    ("{0} column {1}", "{0} {1}列目"),
    ("Cross out", "×をつける", "×"),
    ("Reroll", "振り直す", "振る"),
    # firmware/games/penk/events.py
    ("Erase the circles {0}", "{0}の〇を消す"),
    ("Erase {0}", "{0}を消す"),
    ("Circle {0}", "{0}に〇をつける", "{0}に〇"),
    ("Row\xa0{0}: nothing to cross out", "{0}段目: ×はなし"),
    ("Column\xa0{0}: nothing to cross out", "{0}列目: ×はなし"),
    ("Nothing to cross out", "×はなし"),
    ("Nothing to write", "書くものなし"),
    ("Erase lit crosses", "光る×を消す"),
    ("Cross out row\xa0{0}", "{0}段目に×をつける", "{0}段目に×"),
    ("No last round", "最後のラウンドなし"),
    (
        "The last round is cancelled. Play continues.",
        "最後のラウンドはなくなりました。ゲームは続きます。",
    ),
    (
        "{0} has two full columns. Still to play: {1}",
        "{0}の2つの列がうまりました。このあとの番: {1}",
    ),
    ("Last round!", "最後のラウンド！"),
    ("Still to play: {0}", "このあとの番: {0}"),
    ("{0}'s turn is skipped.", "{0}の番をとばします。"),
    ("Turn skipped.", "番をとばします。", "番をとばす。"),
    ("No clear cell", "空きマスなし"),
    ("PENK! {0}", "ペンク！ {0}"),
    ("PENK!", "ペンク！"),
    ("Cross out column\xa0{0}", "{0}列目に×をつける", "{0}列目に×"),
    ("Erase the lit crosses in column\xa0{0}", "{0}列目の光る×を消す", "{0}列目の×を消す"),
    ("Erase the lit crosses in row\xa0{0}", "{0}段目の光る×を消す", "{0}段目の×を消す"),
    # firmware/games/penk/game.py
    ("Mark ! on your sheet.", "シートの！にしるしをつける。", "！にしるし。"),
    ("Mark ! on {0}'s sheet.", "{0}のシートの！にしるしをつける。", "{0}の！にしるし。"),
    ("Two columns are full.", "2つの列がうまりました。"),
    ("Penk!s", "ペンク！"),
    ("Cells marked", "〇の数"),
    ("circle {0}", "{0}に〇"),
    ("cross out column {0}", "{0}列目に×"),
    (("mark", "{0} marks"), ("〇{0}個",)),
    ("crosses in column {0}", "{0}列目の×"),
    ("Row {0}", "{0}段目"),
    ("Cell values", "マスの点"),
    # firmware/games/penk/how_to_play.py
    (
        "Mark cells on your sheet. The column says which face a cell takes, the row how many dice of"
        " it.\nAt the end, each row and column with 3 or more marked cells scores. The most points"
        " win; ties are shared.",
        "シートのマスに〇をつけます。列は使うサイコロの目、段は使う個数です。"
        "\n最後に、〇が3つ以上ある段と列が点になります。点が一番多い人の勝ちです。"
        "同点なら、そろって勝ちです。",
    ),
    (
        "Roll all 6 dice. You may reroll any of them, up to 2 times, also dice you kept. Then mark 1"
        " to 3 clear cells: circle their numbers.\n4×3 takes 4 dice showing 3. Each die pays for one"
        " cell only. You may leave dice over.",
        "サイコロ6個を全部振ります。好きなものを2回まで振り直せます。前に残したものも振れます。"
        "それから1つから3つの空きマスの数字に〇をつけます。\n4×3は、3の目が4個です。"
        "1個のサイコロは1つのマスにだけ使えます。あまってもかまいません。",
    ),
    ("The jolly", "ジョーカー"),
    (
        "The jolly (!) can stand for any face, but never alone: row 1 needs a real die.\nUse at most"
        " 1 jolly for a cell. 2 jollies can help 2 cells.",
        "ジョーカー(！)はどの目にもなりますが、それだけでは使えません。"
        "1段目には本当の目が必要です。\n1つのマスに使えるジョーカーは1個です。"
        "2個あれば2つのマスに使えます。",
    ),
    ("Nothing fits?", "合わないとき"),
    (
        "If your dice fit no clear cell, choose a column that still has clear cells (never a row)"
        " and cross them all out. You need not reroll first.\nIf you can mark a cell, you cannot"
        " cross out instead.",
        "空きマスに合う目がなければ、空きマスがある列を1つ選び(段はだめ)、その空きマス全部に×をつけます。"
        "先に振り直さなくてもかまいません。\n〇をつけられるときは、×は選べません。",
    ),
    ("Penk!", "ペンク！"),
    (
        "Mark all 5 cells of a row or column: that is a Penk! All other players cross out their"
        " clear cells in that line. Cells they have marked stay marked.\nA line with a cross in it"
        " can never be a Penk!",
        "段か列の5マス全部に〇をつけると「ペンク！」です。"
        "ほかの人は全員、その段か列の空きマスに×をつけます。もうある〇はそのままです。"
        "\n×がある段や列は、ペンク！になりません。",
    ),
    ("End and score", "終わりと得点"),
    (
        "When a sheet has 2 columns with no clear cell, finish the round: all players get equal"
        " turns. A player with no clear cell at all is skipped.\nEach row and column with 3 or more"
        " marked cells scores their values. A cell can count twice.",
        "だれかのシートで2つの列に空きマスがなくなったら、そのラウンドで終わりです。"
        "全員が同じ回数遊びます。空きマスが1つもない人の番はとばします。"
        "\n〇が3つ以上ある段と列は、〇の数字が点になります。1つのマスが2回点になることもあります。",
    ),
    (
        "Dice with a bar are held, or pay for the lit cell. Circle: marked. ×: crossed out.",
        "線のあるサイコロ: キープ、または光るマスに使う。〇: つけたマス。×: 使えないマス。",
    ),
    ("Reroll some dice, or mark.", "サイコロを振り直すか、〇をつけます。"),
    ("No rerolls left this turn.", "この番ではもう振り直せません。"),
    ("Choose at least one die to reroll.", "振り直すサイコロを1個以上選びます。"),
    ("Mark one, two or three cells.", "〇は1つから3つのマスにつけます。"),
    ("Mark each cell only once.", "同じマスには1回しか〇をつけられません。"),
    ("Row {0}, column {1} is not clear.", "{0}段{1}列は空いていません。"),
    ("The dice cannot pay for all these cells.", "このマス全部には、サイコロが足りません。"),
    (
        "Row {0}, column {1} needs {0} dice showing {1}; one may be a jolly.",
        "{0}段{1}列には、{1}の目が{0}個必要です。1個はジョーカーでもかまいません。",
    ),
    ("Row 1 needs a real die, not the jolly.", "1段目には、ジョーカーではなく本当の目が必要です。"),
    ("Row 1, column {0} needs a die showing {1}.", "1段{0}列には、{1}の目が必要です。"),
    (
        "You can still mark row {0}, column {1}: do not cross out.",
        "{0}段{1}列に〇をつけられます。×は選べません。",
    ),
    ("Column {0} has no clear cell.", "{0}列目に空きマスはありません。"),
    (
        "OK holds the dice that are underlined. Then reroll the others.",
        "OKで下線のサイコロをキープします。それからほかを振り直します。",
    ),
    (
        "Circle up to three cells. 3×4 is three dice showing 4.",
        "3つまでのマスに〇をつけます。3×4は、4の目が3個です。",
    ),
    (
        "Nothing fits: cross out the clear cells of one column.",
        "合うマスがないときは、1つの列の空きマスに×をつけます。",
    ),
    (
        "After a Penk! the others cross out their clear cells in that line.",
        "ペンク！のあと、ほかの人はその段か列の空きマスに×をつけます。",
    ),
    # firmware/games/penk/mark.py
    ("Undo", "取り消す", "取消"),
    ("mark", "〇"),
    ("Choose 1 to {0} cells to mark.", "マスを1つから{0}つ選びます。"),
    # firmware/games/penk/scores.py
    ("Column {0}", "{0}列目"),
    (("{1}: {0} mark", "{1}: {0} marks"), ("{1}: 〇{0}個",)),
    ("{0}: {1} of {2} marks", "{0}: 〇{1}/{2}個"),
    ("{0}: {1} of {2}", "{0}: {1}/{2}"),
    # firmware/games/penk/turn.py
    (
        "These dice mark all clear cells. No roll marks more.",
        "これで空きマス全部に〇がつきます。これよりよい目はありません。",
    ),
    ("Mark", "〇をつける", "〇"),
    ("Cross\nout", "×を\nつける"),
    # firmware/games/puzzle_sheet/boards.py
    (("{0} empty", "{0} empty"), ("空き{0}",)),
    ("{0}; {1}", "{0}、{1}"),
    (
        ("Rectangle {1}\xa0×\xa0{2}, {0}\xa0unshaded", "Rectangle {1}\xa0×\xa0{2}, {0}\xa0unshaded"),
        ("長方形{1}×{2}、空き{0}",),
    ),
    ("The board is on paper.", "ボードは紙です。"),
    (("{0} point. {1}", "{0} points. {1}"), ("{0}点。{1}",)),
    (
        ("{0} point, bonus {1} due. {2}", "{0} points, bonus {1} due. {2}"),
        ("{0}点、ボーナス{1}を置く。{2}",),
    ),
    ("Bonus {0} due. {1}", "ボーナス{0}を置く。{1}"),
    (
        ("{0} point, bonus at {1}. {2}", "{0} points, bonus at {1}. {2}"),
        ("{0}点、次のボーナス{1}。{2}",),
    ),
    ("Bonus at {0}. {1}", "次のボーナス{0}。{1}"),
    # firmware/games/puzzle_sheet/events.py
    ("{0}: first shade these cells on your sheet.", "{0}: 先にこのマスをぬる。"),
    ("Shade these cells first.", "先にこのマスをぬる。"),
    ("Shade these.", "ここをぬる。"),
    ("Before you start", "始める前に"),
    ("Erase the line on {0}", "{0}の線を消す"),
    ("Make {0} one line", "{0}の×を線1本に戻す"),
    ("Cross off {0}", "{0}に線を引く"),
    ("Make {0} an X", "{0}の線を×にする"),
    (
        ("{1}: erase the cells and {0} point.", "{1}: erase the cells and {0} points."),
        ("{1}: マスと{0}点を消す。",),
    ),
    (
        ("{1}: erase the lit cells and {0} point.", "{1}: erase the lit cells and {0} points."),
        ("{1}: 光るマスと{0}点を消す。",),
    ),
    (
        ("{1}: erase cells and {0} point.", "{1}: erase cells and {0} points."),
        ("{1}: マスと{0}点を消す。",),
    ),
    (("{1}: cells and {0} point.", "{1}: cells and {0} points."), ("{1}: マスと{0}点。",)),
    (("Erase cells and {0} point.", "Erase cells and {0} points."), ("マスと{0}点を消す。",)),
    (("Erase, -{0} point.", "Erase, -{0} points."), ("消す、-{0}点。",)),
    (
        ("{1}: shade it, add {0} point.", "{1}: shade it, add {0} points."),
        ("{1}: ぬって{0}点足す。",),
    ),
    ("{0}: shade it, add {1}.", "{0}: ぬって+{1}。"),
    ("{0}: add {1}.", "{0}: +{1}。"),
    (
        (
            "{1}: place it at row {2}, column {3}, add {0} point.",
            "{1}: place it at row {2}, column {3}, add {0} points.",
        ),
        ("{1}: {2}段{3}列にぬって{0}点足す。",),
    ),
    (("Shade it, add {0} point.", "Shade it, add {0} points."), ("ぬって{0}点足す。",)),
    ("Shade it, add {0}.", "ぬって+{0}。"),
    (
        (
            "{1}: shade it, add {0} point. Then the bonus piece for {2}!",
            "{1}: shade it, add {0} points. Then the bonus piece for {2}!",
        ),
        ("{1}: ぬって{0}点足す。次は{2}点のボーナスピース！",),
    ),
    (
        ("{1}: shade it, add {0} point. Then bonus {2}!", "{1}: shade it, add {0} points. Then bonus {2}!"),
        ("{1}: ぬって{0}点足す。次はボーナス{2}！",),
    ),
    (
        ("Shade it, add {0} point. Then bonus {1}!", "Shade it, add {0} points. Then bonus {1}!"),
        ("ぬって{0}点足す。次はボーナス{1}！",),
    ),
    ("{0}: shade the bonus piece for {1}.", "{0}: {1}点のボーナスピースをぬる。"),
    (
        "{0}: shade the bonus piece for {1} (lit cells).",
        "{0}: {1}点のボーナスピースをぬる(光るマス)。",
    ),
    (
        "On {0}'s sheet: shade the bonus piece for {1}.",
        "{0}のシート: {1}点のボーナスピースをぬる。",
    ),
    (
        "On {0}'s sheet: shade the bonus piece for {1} (lit cells).",
        "{0}のシート: {1}点のボーナスピースをぬる(光るマス)。",
    ),
    ("Shade the bonus piece.", "ボーナスピースをぬる。"),
    ("Shade it.", "ぬる。"),
    ("{0}: erase the bonus piece for {1}.", "{0}: {1}点のボーナスピースを消す。"),
    (
        "{0}: erase the bonus piece for {1} (lit cells).",
        "{0}: {1}点のボーナスピースを消す(光るマス)。",
    ),
    (
        "On {0}'s sheet: erase the bonus piece for {1}.",
        "{0}のシート: {1}点のボーナスピースを消す。",
    ),
    (
        "On {0}'s sheet: erase the bonus piece for {1} (lit cells).",
        "{0}のシート: {1}点のボーナスピースを消す(光るマス)。",
    ),
    ("Erase the bonus piece.", "ボーナスピースを消す。"),
    ("Erase it.", "消す。"),
    ("Bonus piece", "ボーナスピース"),
    ("The whole board is shaded.", "ボードを全部ぬりました。", "全部ぬった！"),
    ("OK", "OK"),
    ("Cleared!", "クリア！"),
    # firmware/games/puzzle_sheet/fill.py
    ("Custom", "自分で決める"),
    ("Pre-filled", "始めのぬり"),
    ("OK: fill. Back: done", "OK: ぬる。戻る: 終わり"),
    ("OK: fill", "OK: ぬる"),
    ("OK: empty. Back: done", "OK: 空ける。戻る: 終わり"),
    ("OK: empty", "OK: 空ける"),
    (("{0} filled", "{0} filled"), ("ぬり{0}",)),
    # firmware/games/puzzle_sheet/game.py
    ("Cells in rectangle", "長方形のマス"),
    ("Cells left empty", "空きマスの数"),
    ("All boards", "全員のボード"),
    ("the end of the game", "ゲームの終わり"),
    ("piece {0}", "ピース{0}"),
    ("end of the game", "ゲームの終わり"),
    ("bonus piece", "ボーナスピース"),
    ("tally", "計算"),
    (("{1} × {2}, {0} unshaded", "{1} × {2}, {0} unshaded"), ("{1}×{2}、空き{0}",)),
    ("tally:", "計算:"),
    ("bonus", "ボーナス"),
    ("row {0}, column {1}", "{0}段{1}列"),
    # firmware/games/puzzle_sheet/how_to_play.py
    (
        "Shade pieces on your board to build one large full rectangle, and collect bonus points.\nAt"
        " the end the size of the rectangle is multiplied by your points. The highest score wins.",
        "ボードにピースの形をぬって、大きな長方形を作り、ボーナス点を集めます。"
        "\n最後に、長方形の大きさに点をかけます。得点が一番多い人の勝ちです。",
    ),
    (
        "Playing alone, you win when your whole board is shaded.\nIf the board is on screen, some"
        " cells can be pre-filled: see the setup.",
        "1人で遊ぶときは、ボードを全部ぬればクリアです。"
        "\nボードを画面に出すときは、始めにマスをぬっておくこともできます。"
        "ゲームの設定を見てください。",
    ),
    (
        "Choose a piece that is left and shade it on your board. All players cross it off. Then add"
        " the points of its frame on your bonus track.\nNever turn or flip a piece. It covers only"
        " unshaded cells, and all of it must be on the board.",
        "残っているピースを1つ選び、その形をボードにぬります。全員がそのピースに線を引きます。"
        "それから、わくの点をボーナスのらんに足します。"
        "\nピースは回すことも、うら返すこともできません。"
        "空きマスにだけぬり、ボードからはみ出せません。",
    ),
    ("Taken pieces", "使ったピース"),
    (
        "Each piece can be taken only once, whoever takes it.",
        "どのピースも、だれかが使ったらもう使えません。",
    ),
    (
        "Pieces in frames 1 and 2 can be taken once, pieces in frames 3 and 4 twice, whoever takes"
        " them.\nThe second time, make the line through the piece an X.",
        "わく1と2のピースは1回、わく3と4のピースは2回使えます。だれが使っても同じです。"
        "\n2回目は、ピースの線を×にします。",
    ),
    ("Bonus pieces", "ボーナスピース"),
    (
        "When your points reach or pass a bonus piece on the bonus track, you also place that"
        " piece.\nThe same rules apply, but it adds no points.",
        "点がボーナスのらんのボーナスピースにとどくか、こえたら、そのピースもぬります。"
        "\nルールは同じですが、点は足しません。",
    ),
    (
        "The game ends when no piece that is left fits the board of the player to move, or a bonus"
        " piece does not fit.\nIf a piece does not fit while another one does, choose the other one.",
        "番の人のボードに合うピースがないか、ボーナスピースが合わなければ、ゲームは終わりです。"
        "\nほかに合うピースがあれば、そちらを選びます。",
    ),
    (
        "Multiply height and width of your largest full rectangle by your points: 5×3 with 18 points"
        " is 270.\nIn a tie the fewest unshaded cells win. If these are equal too, the win is shared.",
        "一番大きな、全部ぬった長方形の、たて×横×点です。5×3で18点なら270です。"
        "\n同点なら空きマスが少ない人の勝ちです。それも同じなら、そろって勝ちです。",
    ),
    ("Boards on paper", "ボードが紙のとき"),
    (
        "The device knows the pieces and the points, but not your boards: you judge what fits.\nAt"
        " the end, enter each player's largest full rectangle and unshaded cells.",
        "本体はピースと点だけを知っていて、ボードは知りません。合うかどうかは人が決めます。"
        "\n最後に、それぞれの一番大きな長方形と空きマスを入力します。",
    ),
    (
        "Hollow: the piece does not fit your board. Crossed off: it is taken.",
        "中が空: ボードに合わないピース。線: 使ったピース。",
    ),
    ("Leave at least one cell empty.", "空きマスを1つ以上残します。"),
    ("No bonus piece is due.", "今、ボーナスピースはありません。"),
    ("The bonus piece fits: place it.", "ボーナスピースは合います。置きます。"),
    ("Place the bonus piece for 1 point first.", "先に1点のボーナスピースを置きます。"),
    ("Place the bonus piece for {0} points first.", "先に{0}点のボーナスピースを置きます。"),
    ("Piece {0} is taken.", "ピース{0}はもう使いました。"),
    ("The piece goes over the edge of the board.", "ピースがボードからはみ出しています。"),
    ("Row {0}, column {1} is already shaded.", "{0}段{1}列はもうぬってあります。"),
    ("Row {0}, column {1} is not a cell of the board.", "{0}段{1}列はボードのマスではありません。"),
    ("This piece fits nowhere on the board.", "このピースはボードのどこにも合いません。"),
    ("Piece {0} still fits, so the game continues.", "まだピース{0}が合うので、ゲームは続きます。"),
    ("The game has ended: tally the sheets.", "ゲームは終わりました。シートの点を計算します。"),
    ("Tally the sheets after the game ends.", "シートの計算は、ゲームが終わってからです。"),
    ("The device scores this game.", "このゲームの得点は本体が計算します。"),
    ("This sheet is already tallied.", "このシートはもう計算しました。"),
    (
        "A rectangle cannot be more than {0} high and {1} wide.",
        "長方形は、たて{0}、横{1}までです。",
    ),
    (
        "A rectangle must have both a height and a width, or neither.",
        "長方形のたてと横は、どちらも1以上か、どちらも0です。",
    ),
    (
        "The rectangle and the unshaded cells cannot exceed {0} cells.",
        "長方形と空きマスを合わせて{0}マスまでです。",
    ),
    (
        "Choose a piece. Hollow ones do not fit your board.",
        "ピースを選びます。中が空のものは、ボードに合いません。",
    ),
    (
        "Move the piece, then shade it on your sheet. It cannot turn.",
        "ピースを動かし、シートにぬります。回せません。",
    ),
    (
        "A bonus piece is placed at once. It gives no points.",
        "ボーナスピースはすぐに置きます。点はありません。",
    ),
    # firmware/games/puzzle_sheet/notice.py
    ("No remaining piece fits: the game ends.", "合うピースがありません。ゲームは終わりです。"),
    ("No piece fits.", "合うピースなし。"),
    (
        "The bonus piece for {0} does not fit: the game ends.",
        "{0}点のボーナスピースが合いません。ゲームは終わりです。",
    ),
    ("The bonus piece does not fit.", "ボーナスピースが合いません。"),
    ("End game", "ゲームを終わる", "終わる"),
    ("End", "終わる"),
    # firmware/games/puzzle_sheet/over.py
    ("Not cleared", "クリアならず"),
    (
        ("Equal scores, but {0} empty cell fewer.", "Equal scores, but {0} empty cells fewer."),
        ("得点は同じ。空きマスが{0}少ない。",),
    ),
    (("{0} empty cell", "{0} empty cells"), ("空きマス{0}",)),
    # firmware/games/puzzle_sheet/pad.py
    (
        "The bonus piece does not fit, so the game ends for all.",
        "ボーナスピースが合わないので、全員のゲームが終わります。",
    ),
    ("It does not fit", "合わない"),
    ("It does\nnot fit", "合わ\nない"),
    (("Bonus for {0} point", "Bonus for {0} points"), ("{0}点のボーナス",)),
    ("Bonus for {0}", "{0}点のボーナス"),
    ("No fit", "合わない", "だめ"),
    ("Bonus {0}", "ボーナス{0}"),
    ("Placed", "置いた"),
    ("Shade this piece on your sheet.", "このピースをシートにぬります。"),
    ("Rectangle height", "長方形のたて"),
    ("Rectangle width", "長方形の横"),
    ("Unshaded cells", "空きマス"),
    # firmware/games/puzzle_sheet/place.py
    ("Bonus", "ボーナス"),
    ("Row {0}, column {1} is shaded", "{0}段{1}列はぬってある"),
    ("Shaded", "ぬってある"),
    ("No cell at row {0}, column {1}", "{0}段{1}列にマスなし"),
    ("No cell", "マスなし"),
    ("Choose the row", "段を選ぶ"),
    ("Choose the column", "列を選ぶ"),
    ("OK: place it here", "OK: ここに置く", "OK: 置く"),
    # firmware/games/puzzle_sheet/setup.py
    (
        "The device cannot take a seat: only the players see boards on paper.",
        "本体は参加できません。紙のボードが見えるのは人だけです。",
    ),
    ("Sheet", "シート"),
    ("Boards", "ボード"),
    ("on screen", "画面"),
    ("on paper", "紙"),
    ("custom", "自分で決める", "自分で"),
    ("nothing", "なし"),
    ("Frame {0}", "わく{0}"),
    ("Points", "点"),
    ("Bonus {0} at", "ボーナス{0}"),
    ("Bonus at", "ボーナス"),
    # firmware/games/puzzle_sheet/take.py
    (
        "No piece fits your board, so the game ends for all.",
        "ボードに合うピースがないので、全員のゲームが終わります。",
    ),
    (("{1}: {0} point", "{1}: {0} points"), ("{1}: {0}点",)),
    ("No piece fits", "合うピースなし"),
    ("{0}, {1}", "{0}、{1}"),
    ("bonus {0}", "ボーナス{0}"),
    # firmware/games/puzzle_sheet/words.py
    ("bonus {0} due", "ボーナス{0}を置く"),
    ("bonus at {0}", "次のボーナス{0}"),
    # firmware/games/shape_cards/declare.py
    ("Declare", "宣言する"),
    ("Guess", "当てる"),
    ("Back", "戻る"),
    ("No card is complete.", "完成したカードはありません。"),
    ("declare", "宣言"),
    ("{0} of {1}", "{0}/{1}"),
    ("Choose the five fields.", "5つのマスを選びます。"),
    # firmware/games/shape_cards/dice.py
    ("Who starts?", "だれから？"),
    ("Roll both dice", "2つとも振る"),
    ("Tie number {0}: roll again.", "{0}回目の同点。もう一度振る。"),
    ("Tie number {0}", "{0}回目の同点"),
    ("The higher roll starts.", "大きい目の人から始めます。"),
    ("Higher roll starts.", "大きい目の人から。", "大きい目から。"),
    ("A tie: roll again.", "同点。もう一度振る。", "もう一度。"),
    # firmware/games/shape_cards/draft.py
    ("Pick a card for {0}:", "{0}のカードを選ぶ:"),
    ("For {0}:", "{0}に:"),
    ("Pick a card for yourself:", "自分のカードを選ぶ:"),
    ("For yourself:", "自分に:"),
    ("Pick a card for {0}", "{0}のカードを選ぶ"),
    ("for {0}", "{0}に"),
    ("for them", "相手に"),
    ("Pick a card for yourself", "自分のカードを選ぶ"),
    ("for yourself", "自分に"),
    ("for you", "自分に"),
    ("pick a card", "カード選び"),
    ("pick", "選ぶ"),
    # firmware/games/shape_cards/end.py
    ("Whoever completed most cards wins.", "完成したカードが多い人の勝ちです。"),
    ("Both agree", "2人ともOK"),
    ("Both agree: end it", "2人ともOK: 終わる"),
    ("Play on", "続ける"),
    # firmware/games/shape_cards/entry.py
    ("Contest", "勝負"),
    ("Revenge", "リベンジ"),
    ("What did {0} roll?", "{0}の目は？"),
    ("What was rolled?", "出た目は？"),
    # firmware/games/shape_cards/events.py
    ("You may swap.", "入れかえができます。"),
    ("You may swap or replace.", "入れかえか置きかえができます。"),
    ("You may swap, replace or remove.", "入れかえ、置きかえ、全部取るができます。"),
    (
        "You may swap, replace, remove or exchange.",
        "入れかえ、置きかえ、全部取る、カードの取りかえができます。",
    ),
    (
        "Both players removed in one round: remove all yellow and all green pieces.",
        "同じラウンドに2人ともコマを取りました。黄色と緑のコマを全部取ります。",
    ),
    ("Remove all yellow and green pieces.", "黄色と緑のコマを全部取る。"),
    ("Remove them.", "全部取る。"),
    (
        "Both players removed in one round: remove all blue and all green pieces.",
        "同じラウンドに2人ともコマを取りました。青と緑のコマを全部取ります。",
    ),
    ("Remove all blue and green pieces.", "青と緑のコマを全部取る。"),
    ("Move the cards.", "カードを動かす。"),
    ("Move the cards again.", "カードをもう一度動かす。"),
    ("Redone", "やり直しました"),
    ("{0}. {1}", "{0}。{1}"),
    ("Make the table look like this.", "ボードをこのようにします。"),
    ("Make it like this.", "こうする。"),
    ("Move the cards back.", "カードを元に戻す。", "カードを戻す。"),
    ("A hidden card was seen.", "かくしたカードを見ました。"),
    ("{0}. {1} {2}", "{0}。{1}{2}"),
    ("{0} {1}", "{0} {1}"),
    ("A tie", "同点"),
    ("Both roll again.", "2人とももう一度振ります。"),
    ("Both", "2人とも"),
    (
        "{0} picks two cards first, one for each player.",
        "{0}が先にカードを2まい選びます。自分と相手に1まいずつです。",
    ),
    ("and picks two cards.", "カードを2まい選びます。"),
    ("{0} starts", "{0}から始めます"),
    ("Starts", "最初の人"),
    ("Contest lost", "勝負に負けました"),
    ("{0}'s piece stays.", "{0}のコマは残ります。"),
    ("The piece stays.", "コマは残ります。", "コマは残る。"),
    (
        "{0} takes the piece back: nobody may use that field this turn. {0} plays again.",
        "{0}はコマを手元に戻します。この番、そのマスは使えません。{0}はもう一度選びます。",
    ),
    ("{0} takes the piece back and plays again.", "{0}はコマを手元に戻し、もう一度選びます。"),
    ("Take the piece back.", "コマを手元に戻す。"),
    ("Take it back.", "コマを戻す。"),
    ("The field is blocked", "そのマスは使えません"),
    ("No revenge", "リベンジなし"),
    (
        "You need a 6, or more points. Your turn ends.",
        "6か、もっと多い点が必要です。番は終わりです。",
    ),
    ("You need a 6, or more points.", "6か、もっと多い点が必要です。"),
    ("The turn ends.", "番は終わりです。"),
    ("No revenge is possible: the turn ends.", "できるリベンジがありません。番は終わりです。"),
    ("None is possible.", "できません。"),
    ("A 6!", "6が出た！"),
    ("Choose any revenge.", "好きなリベンジを選びます。"),
    ("Choose any.", "好きに選ぶ。"),
    (
        "Remove the five lit pieces. The card goes to {0}.",
        "光る5つのコマを取ります。カードは{0}のものです。",
    ),
    ("Remove the lit pieces.", "光るコマを取る。"),
    ("Card completed", "カード完成"),
    ("Green ones too", "緑のコマも"),
    (
        "{0} gives the left card and gets the right one.",
        "{0}は左のカードをわたし、右のカードをもらいます。",
    ),
    ("Exchange these cards.", "この2まいを取りかえる。"),
    ("Exchange them.", "取りかえる。"),
    ("Exchange", "取りかえ"),
    ("{0} gets this card.", "{0}はこのカードをもらいます。"),
    ("Card pick", "カード選び"),
    ("Allowed", "OKしました"),
    # firmware/games/shape_cards/exchange.py
    ("Which one do you take?", "どのカードをもらいますか？"),
    ("Take which?", "どれをもらう？", "もらう？"),
    ("Which card do you give?", "どのカードをわたしますか？"),
    ("Give which?", "どれをわたす？", "わたす？"),
    ("exchange", "取りかえ"),
    # firmware/games/shape_cards/game.py
    (
        "Extreme\nmost cards win",
        "エクストリーム\nカードが多い人の勝ち",
        "エクストリーム\n多い人の勝ち",
    ),
    (
        "Thief\ncomplete their cards too",
        "どろぼう\n相手のカードも完成できる",
        "どろぼう\n相手のもOK",
    ),
    (
        "Revenge\nlower rolls give points",
        "リベンジ\n小さい目で点をもらう",
        "リベンジ\n小さい目で点",
    ),
    ("Expert\nhidden cards", "エキスパート\nカードをかくす"),
    ("no", "なし"),
    ("yes", "あり"),
    ("Own pieces on board", "ボードの自分のコマ"),
    ("Cards in hand", "手元のカード"),
    ("cards", "まい"),
    ("All cards", "全部のカード"),
    ("Deck\ncheck your box", "カードの組\n箱を見る"),
    # firmware/games/shape_cards/hands.py
    ("OK: show", "OK: 見る"),
    (("{0} completed", "{0} completed"), ("完成{0}",)),
    (("{0} done", "{0} done"), ("完成{0}",)),
    (("{0} done, revenge {1}", "{0} done, revenge {1}"), ("完成{0}、リベンジ{1}",)),
    ("{0}, revenge {1}", "{0}、リベンジ{1}"),
    # firmware/games/shape_cards/how_to_play.py
    (
        "Build the figures of your cards with pieces on the board.\nThe first player to complete both own cards wins.",
        "ボードのコマで、カードの形を作ります。\n先に自分のカードを2まいとも完成した人の勝ちです。",
    ),
    (
        "Build the figures of your cards with pieces on the board.\nThe player with the most"
        " completed cards at the end wins; ties are shared.",
        "ボードのコマで、カードの形を作ります。\n最後に完成したカードが一番多い人の勝ちです。"
        "同じなら、そろって勝ちです。",
    ),
    ("The start", "始めに"),
    (
        "Both players roll a die, again in a tie. The higher roll starts.\nThat player picks a card"
        " to keep, then one for the other player, who then does the same.",
        "2人ともサイコロを振り、同点ならもう一度振ります。大きい目の人から始めます。"
        "\nその人は自分のカードを1まい、次に相手のカードを1まい選びます。相手も同じようにします。",
    ),
    (
        "Both players roll a die, again in a tie. The higher roll starts.\nEach player gets 2 random"
        " cards, which only their owner may see.",
        "2人ともサイコロを振り、同点ならもう一度振ります。大きい目の人から始めます。"
        "\nカードはランダムに2まいずつです。自分だけが見られます。",
    ),
    (
        "Do one of these: place a green piece on an empty field, place a piece of your own colour"
        " there, declare a card, or remove your pieces.\nBoth players use the green pieces.",
        "1つを選びます:"
        " 空いたマスに緑のコマを置く、空いたマスに自分の色のコマを置く、カードを宣言する、自分のコマを全部取る。"
        "\n緑のコマは2人で使います。",
    ),
    (
        "The figure must be made of your own and green pieces, at least 2 of them your own. It may"
        " be turned and may lie anywhere, but it cannot be mirrored.\nIts 5 pieces go back to their"
        " piles. A wrong declaration costs nothing.",
        "形は自分のコマと緑のコマで作り、自分のコマが2つ以上必要です。"
        "向きと場所は自由ですが、うら返した形はだめです。\n5つのコマは元の山に戻します。"
        "宣言をまちがえても、そんはありません。",
    ),
    (
        "The other player may contest a piece of your own colour: both roll. If their roll is"
        " higher, remove it: its field is blocked this turn. Do something else, which cannot be"
        " contested.\nIn a tie, or if your roll is higher, the piece stays.",
        "自分の色のコマを置くと、相手は勝負できます。"
        "2人ともサイコロを振り、相手の目が大きければ、コマを取り、その番はそのマスを使えません。"
        "ほかのことを選びます。次は勝負できません。\n同点か、自分の目が大きければ、コマは残ります。",
    ),
    ("Remove", "全部取る"),
    (
        "All your own pieces leave the board. With none there, it is a pass.\nIf both players remove"
        " in the same round, the second also removes all green pieces.",
        "自分のコマをボードから全部取ります。1つもなければパスと同じです。"
        "\n同じラウンドに2人とも取ったら、あとの人は緑のコマも全部取ります。",
    ),
    ("Extreme", "エクストリーム"),
    (
        "When a card is completed, its owner picks a new one. In Expert it is a random one.\nThe game"
        " ends when no new cards are left and a player has none, or when you agree to end it.",
        "完成したカードの持ち主は、新しいカードを選びます。エキスパートではランダムです。"
        "\n新しいカードがなく、カードがない人がいるか、2人がやめると決めたら終わりです。",
    ),
    ("Thief", "どろぼう"),
    (
        "You may also complete the other player's cards. Whoever completes a player's last card"
        " wins.\nIn Extreme instead, a card counts for whoever completes it, and its owner gets the"
        " new one.",
        "相手のカードも完成できます。だれかの最後のカードを完成した人の勝ちです。"
        "\nエクストリームでは、カードは完成した人のものになり、持ち主が新しいカードをもらいます。",
    ),
    (
        "Each time you roll lower than the other player, you get 1 revenge point, also at the"
        " start.\nInstead of another action you may roll a die for revenge. Then your revenge points"
        " are 0 and the turn ends, even if nothing was possible.",
        "相手より小さい目が出るたびに、リベンジ点を1点もらいます。始めのときも同じです。"
        "\n自分の番に、リベンジのサイコロを振ることもできます。"
        "そのあとリベンジ点は0になり、何もできなくても番は終わりです。",
    ),
    ("Which revenge", "リベンジの種類"),
    (
        "A 6 lets you choose any, else those that you have the points for.\n4: swap one of their"
        " pieces with a piece next to it, not diagonally. 7: replace one of theirs with yours.\n13:"
        " remove all of theirs. 100: exchange one of your cards for one of theirs.",
        "6なら好きなもの、ほかの目なら点が足りるものを選びます。\n4点:"
        " 相手のコマを、となりのコマと入れかえる(ななめはだめ)。7点:"
        " 相手のコマを自分のコマに置きかえる。\n13点: 相手のコマを全部取る。100点:"
        " カードを1まい取りかえる。",
    ),
    ("Expert", "エキスパート"),
    (
        "Only you may see your cards. Hand the device over when it says so.\nTo declare, show the five fields.",
        "カードは自分だけが見られます。画面に出たら、本体を相手にわたします。\n宣言するときは、5つのマスを見せます。",
    ),
    (
        "Lit fields: the figure that was declared or can be.",
        "光るマス: 宣言した形、またはできる形。",
    ),
    ("Roll the dice: the higher roll starts.", "サイコロを振ります。大きい目の人から始めます。"),
    ("Pick a card that nobody has.", "だれも持っていないカードを選びます。"),
    (
        "Place a green piece or your own, declare a card, or remove your pieces.",
        "緑か自分のコマを置く、カードを宣言する、自分のコマを全部取る、から選びます。",
    ),
    ("That field is not empty.", "そのマスは空いていません。"),
    ("Allow the piece, or contest it.", "コマをOKするか、勝負します。"),
    ("That field is blocked this turn.", "この番、そのマスは使えません。"),
    ("First choose your revenge.", "先にリベンジを選びます。"),
    ("This game is played without Revenge.", "このゲームにリベンジはありません。"),
    ("This revenge needs more points, or a 6.", "このリベンジには、もっと点か6が必要です。"),
    ("Swap it with a piece next to it.", "となりのコマと入れかえます。"),
    ("The other player has no piece on the board.", "相手のコマはボードにありません。"),
    ("Choose a piece of the other player.", "相手のコマを選びます。"),
    ("Give a card of your own.", "自分のカードをわたします。"),
    ("Take a card of the other player.", "相手のカードをもらいます。"),
    (
        "Only in Extreme may the players end the game.",
        "2人で終わりにできるのは、エクストリームだけです。",
    ),
    ("You can end the game only at the start of a turn.", "終わりにできるのは、番の始めだけです。"),
    ("Declare a card of your own.", "自分のカードを宣言します。"),
    ("Declare a card of the other player or your own.", "相手か自分のカードを宣言します。"),
    ("A figure must have five fields.", "形には5つのマスが必要です。"),
    ("A figure must have five different fields.", "形には、ちがう5つのマスが必要です。"),
    (
        "All five fields must hold your pieces or green ones.",
        "5つのマス全部に、自分か緑のコマが必要です。",
    ),
    ("These fields do not complete a card.", "このマスでは、どのカードも完成しません。"),
    (
        "At least two of the five pieces must be your own.",
        "5つのコマのうち、2つ以上は自分のコマです。",
    ),
    (
        "Pick a figure you can build with at least two of your pieces.",
        "自分のコマを2つ以上使って作れる形を選びましょう。",
    ),
    (
        "Choose a field for a piece, or declare a completed card.",
        "コマを置くマスを選ぶか、完成したカードを宣言します。",
    ),
    (
        "Contest: both roll. If yours is higher, the piece is removed.",
        "勝負: 2人とも振ります。相手の目が大きければ、コマを取ります。",
    ),
    (
        "The five pieces of a completed card go back to their piles.",
        "完成したカードの5つのコマは、元の山に戻します。",
    ),
    # firmware/games/shape_cards/over.py
    (("{0} card", "{0} cards"), ("{0}まい",)),
    ("The last card is completed.", "最後のカードが完成しました。"),
    ("Both cards are completed.", "2まいとも完成しました。"),
    (("{0} card each.", "{0} cards each."), ("{0}まいずつ。",)),
    # firmware/games/shape_cards/revenge.py
    ("Swap", "入れかえ"),
    ("Swap with a neighbour", "となりと入れかえる"),
    ("Swap two", "2つ入れかえる"),
    ("Replace", "置きかえ"),
    ("Replace one with yours", "1つを自分のコマにする"),
    ("Replace one", "1つ置きかえる"),
    ("Remove all", "全部取る"),
    ("Remove all their pieces", "相手のコマを全部取る"),
    ("All their pieces", "相手のコマ全部", "コマ全部"),
    ("Exchange a card", "カードを1まい取りかえる"),
    ("One card", "カード1まい"),
    ("End turn", "番を終わる"),
    ("No revenge is possible", "できるリベンジがない"),
    ("Not possible", "できない"),
    ("revenge", "リベンジ"),
    # firmware/games/shape_cards/secret.py
    ("secret", "ひみつ"),
    ("hidden", "かくす"),
    ("Hide cards", "カードをかくす"),
    # firmware/games/shape_cards/target.py
    ("replace", "置きかえ"),
    ("Replace which piece?", "どのコマを置きかえる？"),
    ("With which piece?", "どのコマと？"),
    ("With which?", "どれと？"),
    ("Swap which piece?", "どのコマを入れかえる？"),
    ("Swap which?", "どれを？"),
    ("swap", "入れかえ"),
    # firmware/games/shape_cards/turn.py
    ("Removes all yellow pieces", "黄色のコマを全部取る"),
    ("Removes all yellow", "黄色を全部取る"),
    ("All yellow", "黄色を全部"),
    ("Removes all blue pieces", "青のコマを全部取る"),
    ("Removes all blue", "青を全部取る"),
    ("All blue", "青を全部"),
    ("Removes all green pieces", "緑のコマを全部取る"),
    ("Removes green", "緑を取る"),
    ("All green", "緑を全部"),
    ("Removes all yellow and green", "黄色と緑を全部取る"),
    ("Removes yellow and green", "黄色と緑を取る"),
    ("Removes yellow & green", "黄色と緑を取る"),
    ("Removes yellow, green", "黄色・緑を取る"),
    ("Also green", "緑も取る"),
    ("Removes all blue and green", "青と緑を全部取る"),
    ("Removes blue and green", "青と緑を取る"),
    ("Removes blue & green", "青と緑を取る"),
    ("Removes blue, green", "青・緑を取る"),
    ("revenge {0}", "リベンジ{0}"),
    ("Which piece goes there?", "どのコマを置く？"),
    ("blocked", "使えない"),
    ("choose again", "選び直す"),
    ("Blocked: choose again", "使えない: 選び直す"),
    ("Choose a field or an action", "マスか行動を選ぶ"),
    ("Counts as removing all", "全部取るのと同じ"),
    ("A removal", "取るのと同じ"),
    ("Only a 6 helps ({0} of {1})", "6が必要({1}点中{0}点)"),
    ("Only a 6 ({0} of {1})", "6が必要({0}/{1})"),
    ("Only a 6", "6が必要"),
    ("A 6 lets you choose any", "6なら好きなものを選べる"),
    ("With a 6 choose any", "6なら好きに選べる"),
    ("6: choose any", "6: 好きに選ぶ"),
    (
        "Only a 6 helps: you have {0} of {1} points. Without a 6 your turn is lost.",
        "点が足りません({1}点中{0}点)。6が出なければ、何もできずに番が終わります。",
    ),
    ("Roll", "振る"),
    ("allow?", "OK？"),
    ("Allow the lit piece?", "光るコマはOK？"),
    ("Allow", "OKする"),
    # firmware/games/shape_cards/words.py
    ("yellow piece", "黄色のコマ"),
    ("blue piece", "青のコマ"),
    ("card pick", "カード選び"),
    ("starting roll", "始めの目"),
    ("approval", "OK"),
    ("contest", "勝負"),
    ("declaration", "宣言"),
    ("removal", "全部取る"),
    ("revenge roll", "リベンジの目"),
    ("replacement", "置きかえ"),
    ("card exchange", "カードの取りかえ"),
    ("missed revenge", "リベンジなし"),
    ("green piece", "緑のコマ"),
    ("starting roll:", "始めの目:"),
    ("contest:", "勝負:"),
    ("revenge:", "リベンジ:"),
    ("yellow: row {0}, column {1}", "黄色: {0}段{1}列"),
    ("blue: row {0}, column {1}", "青: {0}段{1}列"),
    ("green: row {0}, column {1}", "緑: {0}段{1}列"),
    ("replaced: row {0}, column {1}", "置きかえ: {0}段{1}列"),
    ("swapped: row {0}, column {1}", "入れかえ: {0}段{1}列"),
    ("yellow at row {0}, column {1}", "{0}段{1}列に黄色"),
    ("blue at row {0}, column {1}", "{0}段{1}列に青"),
    ("green at row {0}, column {1}", "{0}段{1}列に緑"),
    ("replace row {0}, column {1}", "{0}段{1}列を置きかえ"),
    ("swap row {0}, column {1} with row {2}, column {3}", "{0}段{1}列と{2}段{3}列を入れかえ"),
    ("pick card {0}", "カード{0}を選ぶ"),
    ("roll", "サイコロ"),
    ("allow the piece", "コマをOK"),
    ("contest the piece", "コマに勝負"),
    ("declare a card", "カードを宣言"),
    ("remove your pieces", "自分のコマを全部取る"),
    ("roll for revenge", "リベンジのサイコロ"),
    ("remove all their pieces", "相手のコマを全部取る"),
    ("no revenge", "リベンジなし"),
    ("end the game", "ゲームを終わる"),
    ("exchange cards", "カードの取りかえ"),
    ("Your card", "自分のカード"),
    ("{0}'s card", "{0}のカード"),
    ("Your card is complete", "自分のカードが完成"),
    ("{0}'s card is complete", "{0}のカードが完成"),
    ("the starting roll", "始めの目"),
    ("card completed", "カード完成"),
    # firmware/games/yacht/events.py
    ("Bonus!", "ボーナス！"),
    ("Write {0}", "{0}を書く"),
    # firmware/games/yacht/game.py
    ("modern", "今のルール"),
    ("classic", "昔のルール"),
    ("Yachts", "ヨットの数"),
    ("Points in upper boxes", "上のらんの点"),
    ("Boxes with 0", "0点のらん"),
    ("write {0}", "{0}を書く", "{0}"),
    # firmware/games/yacht/how_to_play.py
    (
        "Each turn you write points in one box of your sheet. The highest total wins; ties are"
        " shared.\nPlaying alone, try to beat your best score.",
        "番ごとに、シートのらん1つに点を書きます。合計が一番多い人の勝ちです。"
        "同点なら、そろって勝ちです。\n1人のときは、自分の最高点を目ざします。",
    ),
    (
        "Roll all 5 dice. You may reroll any of them, up to 2 times, also dice you kept. Then write"
        " one open box.\nIf the dice do not fit a box, it scores 0. You may choose that. Once"
        " written, a box stays.",
        "サイコロ5個を全部振ります。好きなものを2回まで振り直せます。前に残したものも振れます。"
        "それから空いたらん1つに書きます。\n目が合わないらんは0点です。それを選んでもかまいません。"
        "書いたらんは変えられません。",
    ),
    ("Upper boxes", "上のらん"),
    (
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nWith 63 or more"
        " in these 6 boxes together you get a bonus of 35.",
        "1の目から6の目のらんは、その目のサイコロを足します。4の目のらんに4 4 4なら12点です。"
        "\nこの6つのらんの合計が63点以上で、ボーナス35点です。",
    ),
    (
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nThis sheet has no bonus.",
        "1の目から6の目のらんは、その目のサイコロを足します。4の目のらんに4 4 4なら12点です。"
        "\nこのシートにボーナスはありません。",
    ),
    ("Lower boxes", "下のらん"),
    (
        "Three or four alike, at least that many of one face: the sum of all dice.\nFull house, 3 of"
        " one face and 2 of another: 25.\nSmall straight, 4 faces in a row: 30. Large straight, 5 in"
        " a row: 40.\nYacht, 5 alike: 50. Chance: the sum of all dice.",
        "スリーダイスは同じ目3個以上、フォーダイスは4個以上: 全部の目の合計。"
        "\nフルハウスは同じ目3個と別の同じ目2個: 25点。\n小ストレートは続いた目4つ: 30点。"
        "大ストレートは5つ: 40点。\nヨットは同じ目5個: 50点。チャンス: 全部の目の合計。",
    ),
    (
        "Full house, 3 of one face and 2 of another: the sum of all dice.\nFour alike, at least 4 of"
        " one face: 4 times that face.\nLittle straight, 1 2 3 4 5, and big straight, 2 3 4 5 6: 30"
        " each.\nChoice: the sum of all dice. Yacht, 5 alike: 50.",
        "フルハウスは同じ目3個と別の同じ目2個: 全部の目の合計。\nフォーダイスは同じ目4個以上:"
        " その目×4。\n1-5ストレートは1 2 3 4 5、2-6ストレートは2 3 4 5 6: 30点。\nチョイス:"
        " 全部の目の合計。ヨットは同じ目5個: 50点。",
    ),
    ("Good to know", "知っておくこと", "メモ"),
    (
        "5 alike is not a full house. A second yacht earns nothing extra.\nThe game ends when all"
        " sheets are full. Your score is the sum of all boxes and any bonus.",
        "同じ目5個はフルハウスになりません。2回目のヨットに、おまけの点はありません。"
        "\n全員のシートがうまったら終わりです。全部のらんとボーナスの合計が得点です。",
    ),
    (
        "A number beside a box: what the dice would score there now.",
        "らんの横の数字: 今のサイコロで書ける点。",
    ),
    ("Reroll some dice, or write a box.", "サイコロを振り直すか、らんに書きます。"),
    ("No rerolls left this turn: write a box.", "もう振り直せません。らんに書きます。"),
    ("Write an open box: {0}.", "空いたらんに書きます: {0}。"),
    (
        "Each box shows what it scores now. Write one on your sheet.",
        "らんに、今書ける点が出ています。シートに1つ書きます。",
    ),
    ("The upper boxes hold enough points for the bonus.", "上のらんの点がボーナスに足りました。"),
    # firmware/games/yacht/review.py
    ("{0} Open: {1}.", "{0}空き: {1}。"),
    # firmware/games/yacht/sheets.py
    ("Upper, of {0}", "上(目標{0})"),
    ("Upper", "上"),
    # firmware/games/yacht/turn.py
    (
        "These dice score {0}. No roll does better.",
        "この目で{0}点です。これよりよい目はありません。",
    ),
    ("Write", "書く"),
    # firmware/games/yacht/words.py
    ("ones", "1の目"),
    ("Ones", "1の目"),
    ("twos", "2の目"),
    ("Twos", "2の目"),
    ("threes", "3の目"),
    ("Threes", "3の目"),
    ("fours", "4の目"),
    ("Fours", "4の目"),
    ("fives", "5の目"),
    ("Fives", "5の目"),
    ("sixes", "6の目"),
    ("Sixes", "6の目"),
    ("three alike", "スリーダイス"),
    ("Three alike", "スリーダイス"),
    ("four alike", "フォーダイス"),
    ("Four alike", "フォーダイス"),
    ("full house", "フルハウス"),
    ("Full house", "フルハウス"),
    ("small straight", "小ストレート"),
    ("Small straight\nSmall str.", "小ストレート\n小スト"),
    ("large straight", "大ストレート"),
    ("Large straight\nLarge str.", "大ストレート\n大スト"),
    ("little straight", "1-5ストレート"),
    ("Little straight\nLittle str.", "1-5ストレート\n1-5スト"),
    ("big straight", "2-6ストレート"),
    ("Big straight\nBig str.", "2-6ストレート\n2-6スト"),
    ("yacht", "ヨット"),
    ("Yacht", "ヨット"),
    ("chance", "チャンス"),
    ("Chance", "チャンス"),
    ("choice", "チョイス"),
    ("Choice", "チョイス"),
    ("{0} in {1}", "{1}に{0}"),
    ("the bonus of\xa0{0}", "ボーナス{0}点"),
    # firmware/games/yacht/write.py
    ("You have the bonus of {0}.", "ボーナス{0}点をもらいました。"),
    ("Upper boxes: {0} of {1}", "上のらん: {0}/{1}"),
    ("Upper: {0} of {1}", "上: {0}/{1}"),
    # firmware/handicap.py
    (" +{0} ({1} to {2})", " +{0} ({1}〜{2})"),
    ("Handicap: {0} of {1} reviewed games.", "ハンデ: ふり返ったゲーム{1}回のうち{0}回。"),
    (
        ("Handicap: none is sure after {0} game.", "Handicap: none is sure after {0} games."),
        ("ハンデ: {0}ゲームではまだ決まりません。",),
    ),
    ("Handicap: {0} +{1} ({2} to {3})", "ハンデ: {0} +{1} ({2}〜{3})"),
    # firmware/idle_tasks.py
    (
        "Key {0} seems stuck. It is ignored until released.",
        "ボタン{0}がおされたままのようです。はなすまで使いません。",
    ),
    # firmware/instructions.py
    ("On {0}'s sheet", "{0}のシート"),
    ("{0}: done", "{0}: できた", "{0}: OK"),
    # firmware/pads/archive.py
    (
        "Some finished score pads were damaged. A copy is kept.",
        "終わった得点表がこわれていました。コピーは残っています。",
    ),
    ("{0}. The scores are kept in History.", "{0}。得点は記録に残ります。"),
    (
        ("{0} number is missing and counts as 0.", "{0} numbers are missing and count as 0."),
        ("数字が{0}個足りません。0点と数えます。",),
    ),
    (
        "History is full: the oldest score pad is deleted ({0}; {1}).",
        "記録がいっぱいです。一番古い得点表を消します({0}; {1})。",
    ),
    (
        (
            "History is full: the {0} oldest score pad is deleted.",
            "History is full: the {0} oldest score pads are deleted.",
        ),
        ("記録がいっぱいです。一番古い得点表を{0}つ消します。",),
    ),
    ("{0} wins: {1}", "{0}の勝ち: {1}"),
    ("{0} win: {1}", "{0}の勝ち: {1}"),
    # firmware/pads/bag.py
    (("Put {0} number back?", "Put {0} numbers back?"), ("数字{0}個を戻しますか？",)),
    (
        (
            "Put {0} number back? The bag becomes 1 to {1}.",
            "Put {0} numbers back? The bag becomes 1 to {1}.",
        ),
        ("数字{0}個を戻しますか？ ふくろは1から{1}になります。",),
    ),
    ("Draw a number", "数字を引く", "引く"),
    ("The bag is empty", "ふくろは空です"),
    ("Numbers 1 to", "数字は1から", "1から"),
    ("Put all back", "全部戻す"),
    ("Before: {0}", "前: {0}"),
    ("The first number", "最初の数字"),
    ("Bag", "ふくろ"),
    (("{0} drawn", "{0} drawn"), ("引いた数{0}",)),
    ("Keep them out", "戻さない"),
    ("Bag of {0}: {1}", "1から{0}のふくろ: {1}"),
    # firmware/pads/bookkeeping.py
    (
        "The score pad was damaged. This is a new one; the old file is kept.",
        "得点表がこわれていました。これは新しい得点表です。古いファイルは残っています。",
    ),
    (
        "The last scores were damaged. A copy is kept.",
        "最後の得点がこわれていました。コピーは残っています。",
    ),
    ("out 1st", "1番目にアウト"),
    ("out 2nd", "2番目にアウト"),
    ("out 3rd", "3番目にアウト"),
    ("out 4th", "4番目にアウト"),
    ("out 5th", "5番目にアウト"),
    ("out 6th", "6番目にアウト"),
    ("out 7th", "7番目にアウト"),
    ("out 8th", "8番目にアウト"),
    ("left", "ぬけた"),
    ("Score pad", "得点表"),
    # firmware/pads/cards.py
    (
        "The order of the cards comes from a seed chosen before the first draw. Its fingerprint"
        " (SHA-256):\n{0}\nThe seed is shown when the deck is put away.",
        "カードの順番は、最初に引く前に選んだシードで決まります。"
        "そのたしかめコード(SHA-256):\n{0}\nシードは、山札をかたづけるときに出ます。",
    ),
    ("It is shuffled with the cards left.", "残りのカードとまぜます。"),
    (
        "Everybody sees the seed, and who drew which card.",
        "シードと、だれがどのカードを引いたかを、全員が見ます。",
    ),
    ("Put last back", "最後の1まいを戻す", "最後のを戻す"),
    ("Put deck away", "山札をかたづける", "かたづける"),
    ("Draw for a player", "だれかにくばる"),
    ("For a player", "くばる"),
    ("Draw a card", "カードを引く"),
    ("Shuffle", "まぜる"),
    ("New deck", "新しい山札"),
    ("Cards drawn", "引いたカード"),
    ("Cards", "カード"),
    ("Not now", "今はしない"),
    ("Draw for", "だれにくばる？"),
    (
        "Hand the device to {0}\nNobody else may look.",
        "{0}に本体をわたす\nほかの人は見ないでください。",
    ),
    ("Hide", "かくす"),
    ("I am {0}", "{0}"),
    ("Start", "スタート"),
    ("own names", "自分の名前"),
    ("How many", "いくつ"),
    # firmware/pads/clock.py
    ("Clock", "時計"),
    ("End the clock?", "時計を終わりますか？"),
    ("Time", "時間"),
    ("Paused", "停止中"),
    ("No time has passed.", "まだ時間がたっていません。"),
    ("Times", "時間"),
    # firmware/pads/deck.py
    (
        "The deck of cards was damaged. A copy is kept.",
        "山札がこわれていました。コピーは残っています。",
    ),
    ("{0} of clubs", "クラブの{0}"),
    ("{0} of diamonds", "ダイヤの{0}"),
    ("{0} of hearts", "ハートの{0}"),
    ("{0} of spades", "スペードの{0}"),
    ("Jack", "J"),
    ("Queen", "Q"),
    ("King", "K"),
    ("Ace", "A"),
    ("Joker", "ジョーカー"),
    (("{0} back, shuffled", "{0} back, shuffled"), ("{0}まい戻してまぜた",)),
    ("Shuffled", "まぜた"),
    ("a card", "カード1まい"),
    # firmware/pads/dice_chart.py
    (">99.9%", ">99.9%"),
    ("<0.1%", "<0.1%"),
    ("{0}.{1}%", "{0}.{1}%"),
    ("Too many dice for a chart.", "サイコロが多くて、グラフにできません。"),
    ("{0} or more: {1}", "{0}以上: {1}"),
    ("{0}+: {1}", "{0}+: {1}"),
    ("{0} to {1}", "{0}〜{1}"),
    # firmware/pads/dice_notation.py
    ("A set must have 1 to {0} dice.", "1セットのサイコロは1から{0}個です。"),
    ("A set can have {0} kinds of dice.", "サイコロは{0}種類までです。"),
    ("{0} needs a number from 1 to {1}.", "{0}には1から{1}の数が必要です。"),
    ("{0} cannot follow {1}.", "{1}のあとに{0}は書けません。"),
    ("{0} keeps {1} of {2} dice.", "{0}は{2}個から{1}個残します。"),
    ("Enter dice such as 4d6kh3.", "4d6kh3のように入力します。"),
    ("Only dice can be added, not {0}.", "足せるのはサイコロだけです（{0}は足せません）。"),
    (
        "Drop dice with dl (the lowest) or dh (the highest).",
        "サイコロをのぞくには、dl（小さいほう）かdh（大きいほう）を使います。",
    ),
    (
        "Dice must have 2, 3, 4, 6, 8, 10, 12, 20 or 100 sides.",
        "サイコロは2、3、4、6、8、10、12、20、100面です。",
    ),
    # firmware/pads/dice_set.py
    (("{0} success", "{0} successes"), ("当たり{0}",)),
    ("Sum {0}", "合計{0}"),
    ("{0}: {1}, {2} × {3}", "{0}: {1}、{2} × {3}"),
    ("{0}: {1}, {2}", "{0}: {1}、{2}"),
    ("{0}: {1} =\xa0{2}", "{0}: {1} =\xa0{2}"),
    ("own", "自作"),
    ("held", "残す"),
    ("Change", "変える"),
    # firmware/pads/dice_sets.py
    ("all", "全部"),
    ("highest", "大きい方"),
    ("lowest", "小さい方"),
    ("count of", "この目の数"),
    ("at least", "以上の数"),
    ("at most", "以下の数"),
    ("keep the highest {0}", "大きい方{0}個を残す"),
    ("keep the lowest {0}", "小さい方{0}個を残す"),
    ("count each {0}", "{0}の目を数える"),
    ("count {0} or more", "{0}以上を数える"),
    ("count {0} or less", "{0}以下を数える"),
    ("Keep the highest {0}.", "大きい方{0}個を残す。"),
    ("Keep the lowest {0}.", "小さい方{0}個を残す。"),
    ("Count each {0}.", "{0}の目を数える。"),
    ("Count {0} or more.", "{0}以上を数える。"),
    ("Count {0} or less.", "{0}以下を数える。"),
    ("Dice", "サイコロ"),
    ("Face", "目"),
    ("Target", "目標"),
    (
        "Some dice sets were damaged. A copy is kept.",
        "サイコロセットがこわれていました。コピーは残っています。",
    ),
    ("Delete set", "セットを消す"),
    ("Delete this set?", "このセットを消しますか？"),
    ("Keep it", "残す"),
    ("Delete it", "消す"),
    (("{0} own", "{0} own"), ("自作{0}",)),
    ("each {0} adds a roll", "{0}が出たらもう1個振る"),
    ("each highest face adds a roll", "一番大きい目が出たらもう1個振る"),
    ("Roll {0}, {1}, {2}.", "{0}を振る。{1}。{2}。"),
    ("Roll {0}, {1}.", "{0}を振る。{1}。"),
    ("Roll {0}.", "{0}を振る。"),
    ("Each {0} adds a roll, {1}.", "{0}が出たらもう1個振る。{1}。"),
    ("Each {0} adds a roll.", "{0}が出たらもう1個振る。"),
    ("Each highest face adds a roll, {0}.", "一番大きい目が出たらもう1個振る。{0}。"),
    ("Each highest face adds a roll.", "一番大きい目が出たらもう1個振る。"),
    ("Set {0}", "セット{0}"),
    ("New set", "新しいセット"),
    ("Dice sets", "サイコロセット"),
    ("Name", "名前"),
    ("Notation", "書き方"),
    ("Total", "計算"),
    ("Explode", "もう1個振る"),
    ("on", "オン"),
    ("off", "オフ"),
    ("Chances", "出やすさ"),
    ("Last rolls", "前に出た目"),
    ("Dice {0}", "サイコロ{0}"),
    ("Sides {0}", "面{0}"),
    ("own faces", "自作の面"),
    ("Faces {0}", "面の文字{0}"),
    ("More dice", "サイコロを足す"),
    ("Dice with own faces", "自作サイコロ"),
    ("Name of the set", "セットの名前"),
    ("Face {0}", "面{0}"),
    ("Faces", "面の文字"),
    ("Own faces", "自作の面"),
    ("Card {0}", "カード{0}"),
    ("Own cards", "自作カード"),
    # firmware/pads/finished.py
    ("Delete score pad", "得点表を消す"),
    ("Delete this score pad?", "この得点表を消しますか？"),
    ("No score pads", "得点表はありません"),
    ("Score pads", "得点表"),
    ("Won with {0}", "{0}で勝ち"),
    (("{0} player", "{0} players"), ("{0}人",)),
    ("This score pad is gone.", "この得点表はもうありません。"),
    ("All rounds", "全部のラウンド"),
    ("Correct", "直す"),
    ("Delete", "消す"),
    ("The pad of {0} is finished first. {1}", "先に{0}の得点表を終えます。{1}"),
    ("Finish it", "終える"),
    ("won", "勝ち"),
    # firmware/pads/free_dice.py
    (("{0} coin", "{0} coins"), ("コイン{0}まい",)),
    (("{0} die", "{0} dice"), ("サイコロ{0}個",), ("{0}個",)),
    ("{0} × d{1}", "{0} × d{1}"),
    ("Sides", "面の数"),
    ("Unhold all", "キープなし"),
    ("Free dice", "サイコロだけ"),
    # firmware/pads/own_faces.py
    ("blank", "白紙"),
    ("Yes", "はい"),
    ("No", "いいえ"),
    # firmware/pads/pad_settings.py
    (
        "Some profiles of score pads were damaged. A copy is kept.",
        "得点表のプロフィールがこわれていました。コピーは残っています。",
    ),
    (
        'There are {0} profiles already, so "{1}" is not kept as one. To delete one, choose it under "New pad".',
        "プロフィールはもう{0}個あるので、「{1}」は残りません。消すときは「新しい得点表」で選んでください。",
    ),
    ("Counter {0}", "カウンター{0}"),
    ("start {0}", "始め{0}"),
    ("target {0}", "目標{0}"),
    ("step {0}", "{0}ずつ"),
    ("lowest wins", "少ないと勝ち"),
    (("{0} round", "{0} rounds"), ("{0}ラウンド",)),
    ("no name", "名前なし"),
    ("Winner", "勝ち"),
    ("fewest points", "点が少ない人", "少ない人"),
    ("most points", "点が多い人", "多い人"),
    ("none", "なし"),
    ("Start value", "始めの点"),
    ("Rounds", "ラウンド"),
    ("any number", "自由"),
    ("Step", "数のきざみ", "きざみ"),
    ("by the scores", "自動"),
    ("Counters", "カウンター"),
    ("Name of the pad", "得点表の名前"),
    ("Name of counter {0}", "カウンター{0}の名前"),
    # firmware/pads/players_menu.py
    ("Players", "プレイヤー"),
    ("Player count", "人数"),
    ("Name of player {0}", "プレイヤー{0}の名前"),
    # firmware/pads/score_pad.py
    ("New pad", "新しい得点表"),
    (
        "This erases all scores on this pad. To keep them in History, finish it first.",
        "この表の得点が全部消えます。記録に残すときは、先に終えてください。",
    ),
    ("{0}'s joining", "{0}: 参加"),
    ("{0}'s leaving", "{0}: ぬけた"),
    ("{0}'s return", "{0}: 戻った"),
    ("{0}'s {1} {2}", "{0}: {1} {2}"),
    ("{0}'s {1} {2} (was {3})", "{0}: {1} {2} (前は{3})"),
    ("{0}'s {1} in round {2}", "{0}: ラウンド{2}の{1}"),
    ("{0}'s {1} (was {2})", "{0}: {1} (前は{2})"),
    ("Undo {0}'s joining?", "{0}の参加を取り消しますか？"),
    ("Undo {0}'s leaving?", "{0}がぬけたのを取り消しますか？"),
    ("Undo {0}'s return?", "{0}が戻ったのを取り消しますか？"),
    ("Undo {0}'s {1} {2}?", "{0}の{1} {2}を取り消しますか？"),
    ("Undo {0}'s {1} {2} (was {3})?", "{0}の{1} {2}(前は{3})を取り消しますか？"),
    ("Undo {0}'s {1} in round {2}?", "{0}のラウンド{2}の{1}を取り消しますか？"),
    ("Undo {0}'s {1} (was {2})?", "{0}の{1}(前は{2})を取り消しますか？"),
    ("Settings", "設定"),
    ("{0} remains", "残りは{0}です"),
    ("nobody remains", "だれも残っていません"),
    ("the last round is full", "最後のラウンドが終わりました"),
    ("reached by {0}", "{0}がとどいた"),
    ("Round {0}", "ラウンド{0}"),
    ("{0} is missing", "{0}がまだ"),
    ("{0} is next", "次は{0}"),
    ("Add to round {0}", "ラウンド{0}に足す"),
    ("Delete profile", "プロフィールを消す"),
    ('Delete the profile "{0}"?', "プロフィール「{0}」を消しますか？"),
    # firmware/pads/score_pad_entry.py
    ("{0} has {1}: {2}.", "{0}は{1}: {2}。"),
    ("{0} has {1}: the target of {2} is reached.", "{0}は{1}: 目標の{2}にとどきました。"),
    ("then {0}", "次は{0}"),
    ("enter", "入力"),
    ("ends round", "ラウンド終わり"),
    ("{0}, was {1}", "{0}、前は{1}"),
    ("was {0}", "前は{0}"),
    # firmware/pads/score_pad_menus.py
    ("highest wins", "多いと勝ち"),
    ("Other pad", "別の得点表"),
    ("{0} leaves", "{0}がぬける"),
    ("{0} returns", "{0}が戻る"),
    ("leaves", "ぬける"),
    ("returns", "戻る"),
    ("New player joins", "新しい人が入る"),
    # firmware/pads/throws.py
    ("Roll {0}", "振る: {0}"),
    ("Roll all", "全部振る"),
    ("{0}, roll {1}", "{0}、{1}回目"),
    ("roll {0}", "{0}回目"),
    # firmware/pads/who_starts.py
    ("Order of play", "順番"),
    ("2 teams", "2チーム"),
    ("3 teams", "3チーム"),
    ("4 teams", "4チーム"),
    ("Draw {0}: who starts?", "くじ{0}: だれから？"),
    ("Draw {0}: order of play", "くじ{0}: 順番"),
    ("Draw {0}: 2 teams", "くじ{0}: 2チーム"),
    ("Draw {0}: 3 teams", "くじ{0}: 3チーム"),
    ("Draw {0}: 4 teams", "くじ{0}: 4チーム"),
    ("Draw", "くじを引く"),
    ("Draw what", "何を決める"),
    # firmware/recovery.py
    (
        "Something went wrong. Your game is safe: see History.",
        "うまく動きませんでした。ゲームは残っています。記録を見てください。",
    ),
    (
        "What was open cannot be shown again. Your games are safe.",
        "開いていたものは出せません。ゲームは残っています。",
    ),
    # firmware/safe_mode.py
    ("Ready for repair by USB.", "USBで直せます。"),
    ("Your games are kept.", "ゲームは残っています。"),
    ("Safe mode", "セーフモード"),
    ("Games are switched off.", "ゲームは止めています。"),
    ("Out of order", "使えません"),
    ("It crashed repeatedly.", "何度も止まりました。"),
    ("Storage damaged", "メモリーがこわれた"),
    ("Games cannot be opened.", "ゲームを開けません。"),
    ("Nothing was changed.", "何も変えていません。"),
    ("Erase all and start?", "全部消して始める？"),
    ("Everything that is saved\nwill be lost.", "保存したものが\n全部消えます。"),
    ("Storage failing", "メモリーの故障"),
    ("It cannot be erased.", "消せません。"),
    ("Stopped", "止まりました"),
    ("By a computer on USB.", "USBのパソコンから。"),
    ("When the computer is done,\nswitch off and on.", "パソコンが終わったら、\n電源を入れ直す。"),
    ("Press {0} to restart.", "{0}をおす: 始め直す。"),
    ("Hold {0} to erase all.", "{0}を長くおす: 全部消す。"),
    ("Press {0} to cancel.", "{0}をおす: やめる。"),
    ("Press {0} to erase all.", "{0}をおす: 全部消す。"),
    ("Switch off and on.", "電源を入れ直す。"),
    ("Wrong panel", "画面がちがいます"),
    # firmware/screens/about.py
    (
        "Free software under the MIT licence. Fonts: Atkinson Hyperlegible, Barlow Condensed and BIZ"
        " UDGothic, SIL Open Font License 1.1.",
        "MITライセンスのフリーソフト。フォント: Atkinson Hyperlegible、Barlow Condensed、BIZ"
        " UDGothic、SIL Open Font License 1.1。",
    ),
    ("{0} KB", "{0} KB"),
    ("plenty", "たくさん"),
    (
        "TEST DICE: every game has the same dice. Start without a seed to play.",
        "テスト用サイコロ: いつも同じ目が出ます。遊ぶときは、シードなしで始めてください。",
    ),
    (
        "TEST DICE: every game has the same dice. Remove test_seed.txt to play.",
        "テスト用サイコロ: いつも同じ目が出ます。遊ぶときは、test_seed.txtを消してください。",
    ),
    ("Recent errors:", "最近のエラー:"),
    ("No errors so far.", "エラーはありません。"),
    ("Room for games: {0}", "ゲームの空き: {0}"),
    ("{0} KB memory free", "空きメモリー{0} KB"),
    ("About", "本体について"),
    # firmware/screens/choice.py
    ("Check it", "調べる"),
    ("Note", "お知らせ"),
    # firmware/screens/evening.py
    ("Same evening?", "同じゲーム会？"),
    ("Count this game with those before?", "前のゲームといっしょに数えますか？"),
    ("New evening", "新しいゲーム会"),
    (
        "Games from now on count for a new evening. Those before stay in History.",
        "これからのゲームは、新しいゲーム会になります。前のゲームは記録に残ります。",
    ),
    ("Same evening", "同じゲーム会"),
    (("{0} game", "{0} games"), ("{0}ゲーム",)),
    ("counts", "数える"),
    ("does not count", "数えない"),
    ("No game has ended yet", "まだ終わったゲームなし"),
    ("Evening", "ゲーム会"),
    # firmware/screens/history.py
    (("{1} won: {2}", "{1} won: {2}"), ("{1}の勝ち: {2}",)),
    ("Older games", "もっと古いゲーム"),
    ("Newer games", "もっと新しいゲーム"),
    ("No games yet", "まだゲームなし"),
    ("Game {0}\ndamaged", "ゲーム{0}\nこわれている"),
    ("unfinished: {0}", "とちゅう: {0}"),
    (("unfinished, {0} player", "unfinished, {0} players"), ("とちゅう、{0}人",)),
    ("{0}: lost", "{0}: 負け"),
    ("lost", "負け"),
    (("{0} winner: {1}", "{0} winners: {1}"), ("勝ち: {1}",)),
    ("Resume", "続きから"),
    ("This handheld does not have the game {0}.", "この本体にはゲーム「{0}」がありません。"),
    ("This game is damaged.", "このゲームはこわれています。"),
    ("Game {0}", "ゲーム{0}"),
    ("{0} {1} (won)", "{0} {1}(勝ち)"),
    ("The game took {0}.", "ゲームの時間は{0}でした。"),
    ("Score sheet", "得点シート"),
    ("{0}\nunfinished", "{0}\nとちゅう"),
    ("Delete game {0}", "ゲーム{0}を消す"),
    ("Delete this game and its scores?", "このゲームと得点を消しますか？"),
    # firmware/screens/home.py
    ("{0}, round {1}", "{0}、ラウンド{1}"),
    ("New game", "新しいゲーム"),
    ("Resume {0}\n{1}", "{0}の続き\n{1}"),
    ("TEST DICE", "テスト用サイコロ"),
    # firmware/screens/how_to_play.py
    ("choose", "選ぶ"),
    ("back; in a game its menu; hold it: home", "戻る。ゲーム中はメニュー。長くおす: ホーム"),
    ("undo", "取り消す"),
    ("score sheets", "得点のシート"),
    ("stick", "スティック"),
    (
        "Clock: a row of the setup; the game menu pauses it.",
        "時計: ゲームの設定にあります。ゲームメニューで止められます。",
    ),
    ("Keys and signs", "ボタンとしるし", "ボタン"),
    ("{0} {1}: {2}", "{0} {1}: {2}"),
    # firmware/screens/in_game/action_log.py
    ("The seed was shown", "シードを見せました"),
    (("{0} entry", "{0} entries"), ("{0}行",)),
    # firmware/screens/in_game/answers.py
    ("Nobody", "なし"),
    ("Nobody else", "ほかはなし", "おわり"),
    ("{0} thinks {0}", "{0} 考え中 {0}"),
    ("Thinks\n{0}", "考え中\n{0}"),
    # firmware/screens/in_game/audit.py
    (
        "Seed (hex):\n{0}\nIts SHA-256 is the fingerprint shown during the game:\n{1}\nSee 'Check the"
        " dice' in the project's docs.",
        "シード(hex):\n{0}\nそのSHA-256が、ゲーム中のたしかめコードです:\n{1}\nプロジェクトの文書の「Check"
        " the dice」を見てください。",
    ),
    (
        "Every roll comes from a seed chosen before the game. Its fingerprint (SHA-256):\n{0}\nThe"
        " seed is shown after the game.",
        "サイコロの目はどれも、ゲームの前に選んだシードで決まります。"
        "そのたしかめコード(SHA-256):\n{0}\nシードはゲームのあとに出ます。",
    ),
    (
        "The seed proves every roll. After showing it, you cannot undo anything in this game.",
        "シードがあれば、全部の目をたしかめられます。見せたあとは、このゲームで何も取り消せません。",
    ),
    ("Show the seed", "シードを見せる"),
    ("Check the dice", "サイコロの検査"),
    # firmware/screens/in_game/coach.py
    ("Thinking", "考え中"),
    ("Choose again", "選び直す"),
    ("Show choices", "全部の手を見る", "全部見る"),
    ("Play it", "その手にする"),
    ("Review", "ふり返り"),
    ("Coach", "コーチ"),
    # firmware/screens/in_game/code.py
    (
        "The code of the whole game holds the seed, which proves every roll. After it, you cannot undo anything.",
        "ゲーム全部のコードには、目をたしかめるシードが入っています。出したあとは、何も取り消せません。",
    ),
    (
        "This game is too long for a code that a phone could read.",
        "このゲームは長すぎて、スマホで読めるコードにできません。",
    ),
    (
        "There is no room in memory for the code. Switch off and on, then try again.",
        "メモリーが足りず、コードにできません。電源を入れ直して、もう一度ためしてください。",
    ),
    (
        "The address of the page is not one of the web. Install it again.",
        "ページのアドレスがウェブのものではありません。もう一度入れてください。",
    ),
    ("Making the code", "コードを作っています"),
    ("OK: the whole game", "OK: ゲーム全部"),
    ("Whole game", "ゲーム全部"),
    ("Show it", "見せる"),
    # firmware/screens/in_game/cover.py
    (
        "Your cards come next. Nobody else may look.",
        "次は自分のカードです。ほかの人は見ないでください。",
    ),
    ("Nobody else may look.", "ほかの人は見ないでください。"),
    ("Hand the device to {0}", "{0}に本体をわたす"),
    # firmware/screens/in_game/dice.py
    ("all {0}", "{0}個全部"),
    (("this die", "these {0}"), ("この{0}個",)),
    # firmware/screens/in_game/dice_entry.py
    ("enter roll {0}", "{0}回目を入力"),
    ("Roll {0} for {1}", "{1}: {0}振る", "{1}: {0}"),
    # firmware/screens/in_game/dice_to_hold.py
    ("one", "1個"),
    ("two", "2個"),
    ("three", "3個"),
    ("four", "4個"),
    ("five", "5個"),
    ("six", "6個"),
    ("Roll again?", "もう一度振りますか？", "もう一度振る？"),
    ("Keep them", "残す"),
    ("All {0}\nheld", "{0}とも\nキープ", "{0}\nキープ"),
    ("Roll\n{0}", "振る\n{0}"),
    ("Roll the dice", "サイコロを振る"),
    ("No rolls left", "もう振れません"),
    ("Roll {0} again", "{0}を振り直す"),
    ("Reroll all {0}", "{0}全部振り直す"),
    (("Roll the other die", "Roll the other {1}"), ("ほかの{1}を振る",)),
    ("All {0} held", "{0}ともキープ"),
    (("Roll {0} die", "Roll {0} dice"), ("{0}個振る",)),
    ("{0} ({1} left)", "{0}(あと{1}回)"),
    # firmware/screens/in_game/everybody_acts.py
    ("write nothing", "何も書かない"),
    ("roll the dice", "サイコロを振る"),
    ("the skips of all others", "ほか全員のパス"),
    ("skips of all others", "ほか全員のパス"),
    ("skip", "パス"),
    # firmware/screens/in_game/last_games.py
    ("Last games", "前のゲーム"),
    ("This game {0}, best of these {1}", "今回{0}、この中の最高{1}"),
    ("{0}, best of these {1}", "{0}、この中の最高{1}"),
    ("{0}, best {1}", "{0}、最高{1}"),
    # firmware/screens/in_game/menu.py
    ("Redo", "やり直す"),
    ("Pause the clock", "時計を止める"),
    ("{0} ({1})", "{0}（{1}）"),
    ("rival", "ライバル"),
    ("with a rival", "ライバルと"),
    (
        "A rival's hidden cards stay hidden: a person cannot play its seat.",
        "ライバルのカードはかくしたままなので、人とは入れかわれません。",
    ),
    ("Who plays", "遊ぶ人"),
    ("How to play", "遊び方"),
    ("Leave game", "ゲームを出る"),
    ("Game menu", "ゲームメニュー"),
    # firmware/screens/in_game/notices.py
    ("Continue", "次へ"),
    # firmware/screens/in_game/over.py
    ("Best of", "何回勝負"),
    ("Play again", "もう一度遊ぶ"),
    ("Next game", "次のゲーム"),
    ("and {0}", "と{0}"),
    ("{0}.", "{0}。"),
    (
        "By the rules: {0}\nWith handicap: {1}.\nStatistics count by the rules.",
        "ルールでは: {0}\nハンデつき: {1}。\n記録はルールの得点です。",
    ),
    ("With handicap", "ハンデつき"),
    ("Handicap", "ハンデ"),
    ("Best of 3, 5, 7", "3・5・7回勝負"),
    ("Show as a code", "コードで見せる"),
    ("Home", "ホーム"),
    (("{0} point!", "{0} points!"), ("{0}点！",)),
    ("{0} and {1} win!", "{0}と{1}の勝ち！"),
    ("Both couples share the win!", "両方のペアがそろって勝ち！"),
    ("One couple wins!", "1ペアの勝ち！"),
    (("One player wins!", "{0} players share the win!"), ("{0}人の勝ち！",)),
    ("{0} wins!", "{0}の勝ち！"),
    ("{0} share the win!", "{0}がそろって勝ち！"),
    (("{0} point each.", "{0} points each."), ("{0}点ずつ。",)),
    ("They win {0} to {1}.", "{0}対{1}で勝ち。"),
    ("They win by {0}.", "{0}の差で勝ち。"),
    ("{0} wins by {1}.", "{0}が{1}の差で勝ち。"),
    ("{0} With handicap: {1}.", "{0}ハンデつき: {1}。"),
    # firmware/screens/in_game/refusal.py
    ("Why?", "理由は？"),
    # firmware/screens/in_game/review.py
    ("Given away in all", "そんした点", "そん"),
    ("Played: {0}. About {1} {2} better: {3}.", "選んだ手: {0}。もっとよい手: {3}(+{1}{2})。"),
    ("Played: {0}. {1} better: {2}.", "選んだ手: {0}。よい手: {2}(+{1})。"),
    ("{0} better: {1}.", "+{0}の手: {1}。"),
    (("{1}: {2} in {0} choice", "{1}: {2} in {0} choices"), ("{1}: {2} ({0}回)",)),
    ("{0}: nothing to choose", "{0}: 選ぶものなし"),
    # firmware/screens/in_game/rival.py
    ("Enter the dice", "目を入力"),
    (("Roll a die for {1}.", "Roll {0} dice for {1}."), ("{1}: サイコロを{0}個振る。",)),
    ("Roll a die for each player.", "1人に1個ずつ振ります。", "1人1個振る。"),
    ("{0} thinks", "{0}は考え中"),
    # firmware/screens/in_game/roll_and_hold.py
    (("reroll of {0} die", "reroll of {0} dice"), ("{0}個の振り直し",)),
    ("reroll all", "全部振り直す"),
    ("hold {0}", "{0}をキープ"),
    # firmware/screens/in_game/roll_entry.py
    ("enter {0}", "{0}を入力"),
    # firmware/screens/in_game/score_lines.py
    ("Final scores", "最後の得点"),
    ("Current scores", "今の得点"),
    # firmware/screens/in_game/take_over.py
    ("person", "人"),
    ("gentle", "よわい"),
    ("keen", "ふつう"),
    ("sharp", "つよい"),
    # firmware/screens/in_game/tips.py
    ("Tip", "ヒント"),
    # firmware/screens/in_game/undo.py
    ("The seed was shown, so nothing can be undone.", "シードを見せたので、何も取り消せません。"),
    (
        "This game is over. From History you can only look at it.",
        "このゲームは終わりました。記録からは見るだけです。",
    ),
    ("There is nothing to undo.", "取り消すものがありません。"),
    ("Undo {0} and all after it?", "「{0}」と、そのあと全部を取り消しますか？"),
    ("Undo {0}?", "「{0}」を取り消しますか？"),
    ("Keep the result", "このままにする"),
    ("Other dice will come.", "次はちがう目が出ます。"),
    ("This takes back the result.", "結果が取り消されます。"),
    ("Do all agree?", "みんなOKですか？", "みんなOK？"),
    ("All agree: undo", "みんなOK: 取り消す", "取り消す"),
    # firmware/screens/in_game/unveiling.py
    ("Who is next?", "次はだれ？"),
    ("Who is first?", "1番はだれ？"),
    ("The result", "結果発表"),
    # firmware/screens/large_text.py
    ("Large text?", "大きな文字？"),
    ("Also in Settings.", "「設定」でも選べます。"),
    ("No, this size", "いいえ、この大きさ", "いいえ"),
    ("Yes, this size", "はい、この大きさ", "はい"),
    # firmware/screens/names.py
    ("player {0}", "{0}人目"),
    ("counter {0}", "カウンター{0}", "{0}個目"),
    ("the pad", "得点表"),
    ("the set", "セット"),
    ("New name", "新しい名前"),
    ("Enter 1 to {0} characters.", "1から{0}文字を入力します。"),
    ("{0} is already playing.", "{0}はもう参加しています。"),
    ("hold: clear", "長くおす: 空に"),
    # firmware/screens/new_game.py
    ("on request", "聞いたとき"),
    ("warns", "教える"),
    ("Reset options", "設定を元に戻す"),
    ("Reset all options to their defaults?", "ここの設定を全部元に戻しますか？"),
    ("Reset", "元に戻す"),
    ("players", "人数"),
    ("built-in", "本体で振る"),
    ("real", "手で振る"),
    ("with {0}", "+ {0}"),
    # firmware/screens/panel_picture.py
    ("White line along all edges?", "四方のはしに白い線？"),
    ("White line all around?", "まわりに白い線？"),
    ("White all around?", "白い線？"),
    ("Colours right? Press a key.", "色は正しい？ ボタンをおす。"),
    ("Right? Press a key.", "正しい？ ボタンをおす。"),
    ("Right? Any key.", "正しければおす。"),
    # firmware/screens/players.py
    (
        "Finished games show {0} instead of this name. Their scores stay. An unfinished game keeps the name.",
        "終わったゲームの名前が{0}になります。得点は残ります。とちゅうのゲームの名前は変わりません。",
    ),
    (
        "All finished games show {0} instead of {1}. Two people with one name become one.",
        "終わったゲーム全部で、{1}の名前が{0}になります。同じ名前の2人は1人になります。",
    ),
    ("No names yet\nonly named players", "まだ名前なし\n名前がある人だけ"),
    ("Delete {0}", "{0}を消す"),
    ("Rename", "名前を変える"),
    ("Delete name", "名前を消す"),
    ("Rename {0}", "{0}の名前"),
    ("Rename it", "名前を変える"),
    (("{0} player: {1}", "{0} players: {1}"), ("{0}人: {1}",)),
    (("{0} player:", "{0} players:"), ("{0}人:",)),
    (": {0}", ": {0}"),
    ("average {0}, most {1}", "平均{0}、最多{1}"),
    (("{0} game, won {1}", "{0} games, won {1}"), ("{0}ゲーム、{1}勝",)),
    (("{0} game, won\xa0{1}", "{0} games, won\xa0{1}"), ("{0}ゲーム、{1}勝",)),
    ("Average {0}, best {1}", "平均{0}、最高{1}"),
    ("A game took {0}.", "1ゲーム{0}でした。"),
    # firmware/screens/renaming.py
    (
        "The storage refuses. Not all games have the new name.",
        "保存できません。新しい名前になっていないゲームがあります。",
    ),
    ("Game {0} of {1}", "ゲーム{0}/{1}"),
    ("One moment", "少し待ってください"),
    # firmware/screens/seats.py
    ("Change name", "名前を変える"),
    ("Change colour", "色を変える"),
    ("Move up", "上へ"),
    ("Remove player", "プレイヤーをはずす"),
    ("Played by", "遊ぶ人"),
    ("Bot", "ボット"),
    ("Player {0}", "プレイヤー{0}"),
    ("Bot {0}", "ボット{0}"),
    ("gentle rival", "よわいライバル"),
    ("keen rival", "ふつうのライバル"),
    ("sharp rival", "つよいライバル"),
    (
        "Only {0} names are remembered. Forgotten: {1}.",
        "覚える名前は{0}までです。忘れた名前: {1}。",
    ),
    ("clockwise", "時計回り", "右回り"),
    ("Colour", "色"),
    ("a person", "人"),
    # firmware/screens/self_test.py
    ("stick up", "スティック上"),
    ("stick down", "スティック下"),
    ("stick left", "スティック左"),
    ("stick right", "スティック右"),
    ("Press {0} to continue.", "{0}で次へ。"),
    ("Press {0}.", "{0}をおす。"),
    ("To skip, hold {0} or {1}.", "とばす: {0}か{1}を長くおす。"),
    ("Skip: hold {0}.", "とばす: {0}を長く。", "とばす: {0}長く"),
    ("Wrong key? Wrong board.", "ボタンがちがう？ 合わない本体です。"),
    ("Right key lit?", "正しいボタンが光る？", "光る？"),
    ("Press every key", "全部のボタンをおす", "全部おす"),
    ("Hardware", "ハードウェア"),
    ("{0} finish", "{0} 終わり"),
    ("Light", "明かり"),
    ("bright", "明るい"),
    ("dim", "暗い"),
    ("LED", "LED"),
    ("USB, {0} V", "USB、{0} V"),
    ("battery, {0} V", "電池、{0} V"),
    ("Power", "電源"),
    ("Keys", "ボタン"),
    ("all {0} work", "{0}個全部OK"),
    ("Random source", "ランダム"),
    ("failed", "故障"),
    ("{0} free", "空き{0}"),
    ("Storage", "メモリー"),
    # firmware/screens/settings.py
    ("Brightness", "明るさ"),
    ("Dim after", "暗くするまで"),
    ("Sleep after", "画面を消すまで"),
    ("Animation", "画面の動き", "動き"),
    ("Player light", "番のライト"),
    ("Left-handed", "左きき用"),
    ("Large text", "大きな文字"),
    ("Tips", "ヒント"),
    ("Unveil result", "結果発表"),
    ("Language", "ことば"),
    ("Reset settings", "設定を元に戻す"),
    ("Reset all settings to their defaults?", "設定を全部元に戻しますか？"),
    ("Reset them", "元に戻す"),
    ("never", "しない"),
    ("{0} s", "{0}秒"),
    ("{0} min", "{0}分"),
    ("Self-test", "本体テスト"),
    ("Reset all", "全部元に戻す"),
    # firmware/series.py
    ("next player starts", "次の人から"),
    ("loser starts", "負けた人から"),
    ("Best of {0}\n{1}", "{0}回勝負\n{1}"),
    ("Best of {0}. {1}", "{0}回勝負。{1}"),
    # firmware/session_restore.py
    (
        "Something went wrong. The game and a report are saved.",
        "うまく動きませんでした。ゲームとレポートを保存しました。",
    ),
    (
        "{0} is unfinished. You can resume it in History ({1}).",
        "{0}はとちゅうです。「記録」から続けられます({1})。",
    ),
    (
        "The end of this game is damaged. Moves recovered: {0}.",
        "このゲームの終わりがこわれています。{0}手を取り戻しました。",
    ),
    # firmware/storage/library.py
    (
        "The sheet {0} has the same name as a built-in one.",
        "シート{0}は、元からあるシートと同じ名前です。",
    ),
    (
        "The deck {0} has the same name as a built-in one.",
        "カードの組{0}は、元からあるものと同じ名前です。",
    ),
    (
        "The sheet {0} is damaged. Install it again.",
        "シート{0}はこわれています。もう一度入れてください。",
    ),
    (
        "The deck {0} is damaged. Install it again.",
        "カードの組{0}はこわれています。もう一度入れてください。",
    ),
    ("Damaged sheets", "こわれたシート"),
    ("Damaged decks", "こわれたカード"),
    # firmware/storage/memory.py
    (
        "Remembered names and choices were damaged. Some were reset.",
        "覚えた名前や設定がこわれていました。一部を元に戻しました。",
    ),
    # firmware/storage/outcomes.py
    ("{0} h {1} min", "{0}時間{1}分"),
    ("{0} and\n{1} {2}-{3}", "{0}と\n{1} {2}-{3}"),
    ("{0} leads\n{1} {2}-{3}", "{0}がリード\n{1} {2}-{3}"),
    ("{0}'s record\nin {1} games", "{0}の最高点\n{1}ゲーム中"),
    ("Your best! Before:\n{0}.", "自分の最高点！ 前は\n{0}。"),
    ("As good as your best,\n{0}.", "自分の最高点と同じ\n{0}。"),
    ("{0} below your best,\n{1}.", "自分の最高点{1}まで\nあと{0}。"),
    # firmware/storage/settings.py
    ("Some settings were damaged and were reset.", "こわれた設定を元に戻しました。"),
    # firmware/storage/storage.py
    (
        "The result of game {0} was damaged. Resume it in History to get it back.",
        "ゲーム{0}の結果がこわれていました。「記録」から続けると元に戻ります。",
    ),
    # firmware/turn_clock.py
    ("counts up", "時間をはかる"),
    ("{0} min a game", "1ゲーム{0}分"),
    ("{0} s a turn", "1回{0}秒"),
    ("{0} min a turn", "1回{0}分"),
    ("{0}: {1}, usually {2}, longest {3}", "{0}: {1}、ふだん{2}、最長{3}"),
    ("The time while the screen was off is not counted.", "画面が消えていた間は数えていません。"),
    ("Time!", "時間！", "時間"),
    # firmware/usb_table.py
    (
        "The computer on the cable has the seed: it can know all rolls and hidden cards.",
        "ケーブルの先のパソコンがシードを持っています。全部の目とかくしたカードが分かります。",
    ),
    (
        "The computer on the cable has seen hidden cards.",
        "ケーブルの先のパソコンが、かくしたカードを見ました。",
    ),
    # shared_rules/registry.py
    ("Puzzle Sheet", "パズルシート"),
    ("Block Buster", "ブロックバスター"),
    ("Shape Cards", "シェイプカード"),
    ("Cross Rows", "クロスロウ"),
    # shared_rules/table/record_reader.py
    (
        "The save is empty or damaged from its first line.",
        "保存データが空か、最初からこわれています。",
    ),
    ("Nothing to undo.", "取り消すものなし。"),
    ("Nothing to redo.", "やり直すものなし。"),
    ("The game is not over.", "ゲームは終わっていません。"),
    ("Not an action.", "手ではありません。"),
    ("The dice are missing.", "サイコロの目がありません。"),
    ("These dice do not follow from the seed.", "この目はシードと合いません。"),
    # shared_rules/table/setup.py
    ("A name must have 1 to 12 characters.", "名前は1から12文字です。"),
    ("A name cannot have control characters.", "名前に使えない文字があります。"),
    ("A name cannot be blank.", "名前を入れます。"),
    ("This is not the record of a game.", "ゲームの記録ではありません。"),
    ("This record has no rules version.", "この記録にはルールの版がありません。"),
    (
        "This game used rules version {0}; this is version {1}.",
        "このゲームのルールは版{0}、これは版{1}です。",
    ),
    ("The record's setup is wrong: {0}", "記録のゲーム設定がまちがいです: {0}"),
    ("The record's setup does not follow from its seed.", "記録のゲーム設定がシードと合いません。"),
    # shared_rules/table/table.py
    ("A die must show 1 to {0}.", "サイコロの目は1から{0}です。"),
    ("There is no game yet.", "まだゲームがありません。"),
    ("Players are 0 to {0}.", "プレイヤーは0から{0}です。"),
    ("The game is over.", "ゲームは終わりました。"),
    ("The seed was shown.", "シードを見せました。"),
    (
        "The device rolled these dice: undo only if all agree.",
        "本体がサイコロを振りました。取り消しはみんながOKのときだけです。",
    ),
    (
        "A hidden card was seen: undo only if all agree.",
        "かくしたカードを見ました。取り消しはみんながOKのときだけです。",
    ),
    ("There is nothing to redo.", "やり直すものがありません。"),
    ("The seed is shown after the game.", "シードはゲームのあとに出ます。"),
    # shared_rules/block_buster/advice.py
    (("{0} point block", "{0} point blocks"), ("得点ブロック{0}個",)),
    ("rows\xa0{0}, column\xa0{1}", "{1}列({0}段)"),
    ("row\xa0{0}, columns\xa0{1}", "{0}段({1}列)"),
    ("You need one more {0} to win.", "形{0}があと1個で勝てます。"),
    ("Another player needs one more {0} to win.", "ほかの人は、形{0}があと1個で勝ちます。"),
    ("Secured by you: {0}", "自分のものに確定: {0}"),
    ("You can no longer win: {0}", "もう取れない: {0}"),
    ("You lead by 1 or 2 spaces: {0}", "1か2マスの差でリード: {0}"),
    ("Secured with 1 more space: {0}", "あと1マスで確定: {0}"),
    ("Secured with 2 more spaces: {0}", "あと2マスで確定: {0}"),
    ("Secured with 3 more spaces: {0}", "あと3マスで確定: {0}"),
    ("Nobody leads: {0}", "だれもリードしていない: {0}"),
    ("Blocks left: {0}, others: {1}", "残りブロック: {0}、ほかの人: {1}"),
    # shared_rules/penk/advice.py
    ("two {0}s", "{0}の目2個"),
    ("three {0}s", "{0}の目3個"),
    ("four {0}s", "{0}の目4個"),
    ("five {0}s", "{0}の目5個"),
    # shared_rules/puzzle_sheet/advice.py
    (("Bonus at {0} point", "Bonus at {0} points"), ("次のボーナスは{0}点",)),
    (
        ("Bonus at {0} point fits nowhere", "Bonus at {0} points fits nowhere"),
        ("{0}点のボーナスピースはどこにも合わない",),
    ),
    ("rectangle {0} x {1}", "長方形{0}×{1}"),
    ("Pieces left: {0}", "残りのピース: {0}"),
    ("Rectangle {0} × {1}", "長方形{0}×{1}"),
    ("Score now: {0}", "今の得点: {0}"),
    ("Still fits: {0}", "まだ合う: {0}"),
    ("Pieces that fit: {0}", "合うピース: {0}"),
    ("Single empty cells: {0}", "1つだけの空きマス: {0}"),
    # shared_rules/shape_cards/advice.py
    (("a card: {0} missing", "a card: {0} missing"), ("あと{0}個のカード",)),
    ("block the field", "勝負の勝ち"),
    ("roll a 6", "6の目"),
    ("complete a card", "カードの完成"),
    ("block a card", "相手のカードのじゃま"),
    ("a card to declare next", "次に宣言できるカード"),
)

PAPER = (
    # tools/games/cross_rows/paper_sheet.py
    (
        "All: cross the sum of the white dice in one row, or nothing. Then the active player: one"
        " white and one coloured die, in the row of that colour.",
        "全員: 白いサイコロ2つの合計に、どれか1つの段で×をつける(つけなくてもよい)。次に番の人だけ:"
        " 白1つと色1つの合計に、その色の段で×をつける。",
    ),
    (
        "From left to right. The last number needs {0} crosses before it; then cross the lock too."
        " Two rows locked, or {1} penalties of one player, end the game.",
        "×は左から右へ。最後の数字には、前に×が{0}つ以上必要。つけたらロックにも×をつける。"
        "2つの段がロックされるか、だれかのペナルティが{1}回になると終わり。",
    ),
    ("crosses", "×の数"),
    ("penalties", "ペナルティ"),
    ("Player", "名前"),
    # tools/games/penk/paper_sheet.py
    (
        "A cell takes as many dice of its column as its row says. One of them may be the jolly (!), never in row 1.",
        "マスに使うサイコロ: 目は列、個数は段のとおり。そのうち1個はジョーカー(！)でもよい。1段目はだめ。",
    ),
    (
        "Circle the cells that you mark, cross out what is lost. Lines with 3 circles or more count their sum.",
        "選んだマスに〇、使えなくなったマスに×をつける。〇が3つ以上ある段と列は、〇の数字を足す。",
    ),
    ("row", "段"),
    ("column", "列"),
    ("score", "得点"),
    ("first", "最初の人"),
    # tools/games/puzzle_sheet/paper_sheet.py
    ("Alone: shade these cells first", "1人のとき: 先にこのマスをぬる"),
    ("{0} or more players: twice", "{0}人以上: 2回"),
    ("high", "たて"),
    ("wide", "横"),
    ("= score", "= 得点"),
    ("Largest full rectangle", "全部ぬった一番大きな長方形"),
    (
        "cross off one after the other; a bonus piece at each filled number",
        "1つずつ順に線を引く。色のついた数字でボーナスピースを置く",
    ),
    ("cross off one after the other", "1つずつ順に線を引く"),
    # tools/games/yacht/paper_sheet.py
    (
        "A turn: roll all dice, reroll what you like up to twice, then write one open box. What does not fit counts 0.",
        "番の人: 全部振り、好きなものを2回まで振り直して、空いたらん1つに点を書く。合わないらんは0点。",
    ),
    (
        "The game ends when every box is written. Highest score wins.",
        "全部のらんに書いたら終わり。得点が一番多い人の勝ち。",
    ),
    ("modern sheet", "今のルールのシート"),
    ("classic sheet", "昔のルールのシート"),
    ("sum of all dice", "全部の目の合計"),
    ("four times the face", "その目×4"),
    ("sum of the {0}", "{0}の合計"),
    ("all boxes", "全部のらん"),
    ("Boxes above", "上のらん"),
    ("their sum", "その合計"),
    ("{0} from {1} on, else 0", "{1}点以上で{0}点、ほかは0点"),
    ("all boxes and the bonus", "全部のらんとボーナス"),
    # tools/owner/sheets/paper_rules.py
    ("where the device does not know them", "本体が知らないとき"),
    ("{0} to {1} players", "{0}〜{1}人"),
    ("{0} players or more", "{0}人以上"),
    ("variant", "別のルール"),
    ("without {0}", "{0}なし"),
    ("{0} rules", "{0}のルール"),
    # tools/device/web/paper_files.py
    ("Sheets", "シート"),
    ("Rules", "ルール"),
    (
        "Sheets to play on without a box, and the rules. Open one and print it from the menu of your"
        ' browser, at 100 % ("actual size"). It fits A4 and Letter.',
        "箱がなくても遊べるシートと、ルールです。"
        "開いて、ブラウザのメニューから100%（実際のサイズ）で印刷してください。"
        "A4にもレターにも合います。",
    ),
    ("Print sheets", "シートを印刷"),
    ("Play", "遊ぶ"),
    # tools/workshop/goldens/how_to_play.py
    (
        "The pages that the handheld shows in the setup of a game and in its menu. {0} prints those of a game.",
        "本体が、ゲームの設定とゲームメニューで見せるページです。{0}で、1つのゲームのページをプリントできます。",
    ),
    # tools/owner/matches.py
    ("number", "番号"),
    ("game", "ゲーム"),
    ("state", "じょうたい"),
    ("rounds", "ラウンド数"),
    ("turns", "番の数"),
    ("seat", "席"),
    ("player", "プレイヤー"),
    ("partner", "パートナー"),
    ("together", "ふたりで"),
    ("seconds", "秒"),
    ("finished", "終わり"),
    ("unfinished", "とちゅう"),
    # host_sim/keyboard.py
    ("Up", "上"),
    ("Down", "下"),
    ("Left", "左"),
    ("Right", "右"),
    ("Enter", "Enter"),
    ("Backspace", "Backspace"),
    ("up", "上"),
    ("down", "下"),
    ("to the left", "左"),
    ("to the right", "右"),
    ("ok", "OK"),
    ("back", "戻る"),
    ("info", "情報"),
    ("hold ok", "OKを長く"),
    ("hold back", "戻るを長く"),
    ("hold undo", "取り消すを長く"),
    ("hold info", "情報を長く"),
    ("quit", "終わる"),
    ("screenshot", "画面を保存"),
    ("power", "電源"),
    ("next board", "次のボード"),
    ("no such key here", "このボタンはありません"),
    ("Arrows", "矢印"),
)

PACKED = pack(TEXTS + PAPER)
