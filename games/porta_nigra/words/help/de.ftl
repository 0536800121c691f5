## Ein Zug in sechs Zeilen
overview-card = Spiele 1 deiner { $hand } Aktionskarten. Ihre Fackeln sagen, wie viele ihrer Symbole du nutzen darfst.
overview-buy = Kaufe Bausteine: Deine Baumeisterfigur geht im Uhrzeigersinn zum Laden, { $price } Sesterze für jede Grenze.
overview-build = Baue ein Bauwerksteil: die Bausteine des Bauplatzes und ein Römer. Das bringt Punkte und oft eine Bauwerkskarte.
overview-reward = Je { $every } deiner Bausteine in einem Bauwerk bringen sofort seine Belohnung.
overview-influence = Mit Einflusschips kaufst du Römer, Bauwerksteile und eine Ehrenkarte pro Zug.
overview-score = Am Ende zählen Sets, Endwertungskarten, dein Spielbereich und Mehrheiten. Wer die meisten Punkte hat, gewinnt.

## Ziel des Spiels
help-goal = Ziel des Spiels
help-goal-aim = Ihr baut Augusta Treverorum, das heutige Trier: Amphitheater, Basilika, Stadtmauer und Porta Nigra. Wer am Ende die meisten Siegpunkte hat, gewinnt.
help-goal-length = **Dauer:** { $two } Runden zu zweit, { $three } zu dritt oder zu viert. Eine Runde dauert, bis alle ihre { $cards } Aktionskarten gespielt haben, zu viert { $four }. Das Spiel kann vorzeitig enden.
help-goal-points = **Punkte sofort:** für jedes Bauwerksteil, für manche Ehrenkarten und in der Zwischenwertung.
help-goal-final = **Punkte am Ende:** für Sets von Bauwerkskarten, Endwertungskarten, den Rest im Spielbereich und vor allem für Mehrheiten.

## Aufbau
help-setup = Aufbau
help-setup-board = **Auslagen:** { $buildings } Bauwerkskarten und { $honors } Ehrenkarten liegen offen.
help-setup-seat = **Du beginnst** mit { $sesterces } Sesterzen, { $torches } Fackelmarker und { $romans } Römern. { $more } weitere Römer von dir sind im allgemeinen Vorrat.
help-setup-cards = **Aktionskarten:** Alle haben dieselben { $cards } Karten, zu viert { $four }. Du ziehst { $hand } davon.
help-setup-supply = **Bausteine:** { $bricks } im allgemeinen Vorrat, dazu { $cards } Nachschubkarten, die sie auf den Markt bringen.
help-setup-start = Der Startspieler wird ausgelost, ebenso die Reihenfolge von jung nach alt, wenn am Tisch keine abgemacht ist.

## Die Stadt
help-city = Die Stadt und ihre Bausteine
help-city-quarters = **Vier Viertel**, im Uhrzeigersinn: { $quarters }. Jedes hat ein Bauwerk und einen Laden.
help-city-quarter = { $building } (Laden { $shop })
help-city-white = **Der weiße Laden** liegt in der Mitte und ist von allen Vierteln aus zu erreichen.
help-city-bricks = **Farbe:** Ein Baustein nimmt die Farbe des Ortes an, auf den er zuerst kommt, und behält sie.
help-city-prices = **Preis** und Wert bei Gleichstand und in der Porta Nigra: { $prices }.
help-city-price = { $colour } { $price }
help-city-sites = **Bauplätze:** { $sites } im Ganzen. Jeder nimmt ein Bauwerksteil auf: Bausteine einer Farbe, darauf ein Römer.

## Ein Zug
help-turn = Ein Zug
help-turn-phases = **Zwei Phasen:** Die Nachfüllphase läuft von selbst; in der Aktionsphase spielst du eine Karte.
help-turn-first = **Dein erster Zug:** Nach dem Nachfüllen stellst du deine Baumeisterfigur in ein beliebiges Viertel, gratis.
help-turn-card = **Karte:** Du spielst genau eine Karte deiner Hand. Du musst sie nicht nutzen.
help-turn-end = **Ende:** Fackeln, die auf der Karte übrig sind, werden zu je 1 Sesterze. Die Karte kommt auf deinen Ablagestapel und du ziehst eine nach, solange es welche gibt.
help-turn-undo = Du kannst deinen ganzen Zug zurücknehmen, auch die Wahl der Karte, bis du ihn beendest.

## Nachfüllphase
help-refill = Nachfüllphase
help-refill-market = **Markt:** Sind in allen Läden zusammen weniger als { $below } Bausteine, werden Nachschubkarten aufgedeckt, bis es mindestens { $to } sind. Jeder Laden auf einer Karte bekommt 1 Baustein.
help-refill-short = **Knapper Vorrat:** Gibt es im allgemeinen Vorrat zu wenige Bausteine für eine Karte, werden die Läden in dieser Reihenfolge gefüllt: { $order }.
help-refill-displays = **Auslagen** werden auf { $buildings } Bauwerkskarten und { $honors } Ehrenkarten aufgefüllt.
help-refill-piles = Nachschubkarten werden neu gemischt, wenn sie aufgebraucht sind, Bauwerkskarten und Ehrenkarten nie.

## Aktionskarten
help-cards = Aktionskarten
help-cards-torches = **Fackeln:** So viele Symbole der Karte darfst du nutzen, jedes einmal, in beliebiger Reihenfolge.
help-cards-symbols = **Symbole:** 1 Baustein kaufen, 1 Bauwerksteil bauen, Einflusschip, Fackelmarker oder Münzen nehmen.
help-cards-tokens = **Fackelmarker:** Jeder nutzt ein weiteres Symbol, das noch frei ist. Einer, den du in diesem Zug bekommst, zählt sofort. Die Fackeln der Karte werden zuerst verbraucht.
help-cards-coins = **Fackeln zu Münzen:** Jederzeit zwischen zwei Aktionen bringt eine Fackel der Karte oder ein Fackelmarker 1 Sesterze.
help-cards-without = Ein Symbol, das nichts bewirkt, ist nicht nutzbar: weil Geld, Bausteine oder Römer fehlen, oder weil du nur einen Fackelmarker gegen einen Fackelmarker tauschen würdest. Das kostet keine Fackel.

## Bewegen
help-moving = Die Baumeisterfigur bewegen
help-moving-when = Deine Baumeisterfigur bewegt sich nur, wenn du kaufst oder baust, als Teil davon.
help-moving-way = **Nur im Uhrzeigersinn**, so weit wie nötig bis zum Laden oder Bauplatz; jede Grenze kostet { $price } Sesterze.
help-moving-before = Du zahlst vorher. Geld, das die Aktion selbst bringt, kommt dafür zu spät.
help-moving-share = Mehrere Baumeisterfiguren dürfen im selben Viertel stehen.

## Kaufen
help-buying = 1 Baustein kaufen
help-buying-one = Deine Baumeisterfigur geht ins Viertel des Ladens, du bezahlst den Baustein in Sesterzen, und er kommt in seiner Farbe in deinen persönlichen Vorrat.
help-buying-coloured = **Farbiges Kaufsymbol:** 1 Baustein dieser Farbe. Nur solange ihr Laden leer ist, gilt es als graues.
help-buying-gray = **Graues „beliebig“-Kaufsymbol:** 1 Baustein aus einem beliebigen Laden, auch dem weißen.
help-buying-white = **Weiße Bausteine:** Deine Baumeisterfigur bewegt sich dafür nicht.

## Bauen
help-building = 1 Bauwerksteil bauen
help-building-needs = **Du brauchst** einen freien Bauplatz, deine Baumeisterfigur in seinem Viertel, genau seine Bausteine in seiner Farbe und einen Römer aus deinem Spielbereich.
help-building-white = **Weiße Bausteine** dürfen Bausteine jeder anderen Farbe ersetzen, einzelne oder alle. Sie zählen dann in allem als diese Farbe. Weiße Bauplätze nehmen nur weiße.
help-building-order = **Reihenfolge:** Punkte, Bauwerkskarte, Platzieren, Baumeisterbelohnungen.
help-building-points = **Punkte** stehen am Bauplatz; in der Porta Nigra zählen Bausteine und Farbe.
help-building-program = Zu jedem Bauplatz siehst du den Weg dorthin, was dir bleibt, seine Punkte, seine Bauwerkskarte, die Belohnung oder wie weit es bis dahin ist, und deinen Platz in der Mehrheit. In Klammern: die Punkte, die das am Ende mehr bringt.

## Porta Nigra
help-porta_nigra = Porta Nigra
help-porta_nigra-height = **Höhe:** Du entscheidest, wie viele Bausteine in der Farbe des Bauplatzes du nimmst, { $least } bis { $most }.
help-porta_nigra-points = **Punkte:** Jeder Baustein bringt seinen Wert: schwarz 1, blau 2, rot 3, gelb 4, weiß 5. Ein weißer anstelle einer anderen Farbe zählt wie diese.
help-porta_nigra-majority = **Mehrheit:** Jede Höhe wird einzeln gewertet.
help-porta_nigra-added = **Dazugestellter Baustein** (Ehrenkarte): aus dem allgemeinen Vorrat auf eines deiner Bauwerksteile der Höhe { $least } bis { $most }. Er nimmt dessen Farbe an und ändert die Höhe.

## Bauwerkskarten
help-building_cards = Bauwerkskarten
help-building_cards-take = **Nehmen:** Hat eine der { $open } offenen Karten das Bauwerk und die Farbe deines Bauplatzes, darfst du sie nehmen.
help-building_cards-none = **Keine Karte** gibt es für Reihe C des Amphitheaters und für einen dazugestellten Baustein.
help-building_cards-use = Karten verschiedener Bauwerke bilden am Ende Sets; für vier davon und 2 Einflusschips gibt es eine Endwertungskarte.

## Baumeisterbelohnungen
help-rewards = Baumeisterbelohnungen
help-rewards-when = **Wann:** jedes Mal, wenn deine Bausteine in einem Bauwerk ein Vielfaches von { $every } erreichen. Mehrere auf einmal sind möglich: von 2 auf { $twice } Bausteine gibt es zwei.
help-rewards-amphitheater = **Amphitheater:** { $goods }.
help-rewards-basilica = **Basilika:** { $goods }.
help-rewards-city_wall = **Stadtmauer:** { $goods } aus dem allgemeinen in deinen persönlichen Vorrat.
help-rewards-porta_nigra = **Porta Nigra:** { $goods }.
help-rewards-limit = Römer und Bausteine, die nicht da sind, verfallen; den Rest bekommst du.

## Einfluss
help-influence = Einflussaktionen
help-influence-when = Einflussaktionen sind in deiner Aktionsphase **jederzeit** zwischen zwei Aktionen möglich, auch vor der Karte, so oft du zahlen kannst.
help-influence-roman = **{ $chips } Einflusschips:** 1 Römer aus dem allgemeinen Vorrat.
help-influence-build = **{ $chips } Einflusschips:** 1 Bauwerksteil bauen nach allen Regeln, ohne Fackel.
help-influence-honor = **Ehrenkarte:** höchstens { $cards } pro Zug.

## Ehrenkarten
help-honor = Ehrenkarten
help-honor-price = **Preis:** { $least } bis { $most } Einflusschips für eine der { $open } offenen Karten. Endwertungskarten kosten auch Karten, die du abwirfst.
help-honor-effects = **Effekte** gelten sofort, Güter und Punkte zuerst: So helfen sie schon beim Bauen. Reichen die Bausteine im allgemeinen Vorrat nicht, wählst du, welche du nimmst. Was unmöglich ist, verfällt; eine Karte, die nichts bewirken könnte, ist nicht zu kaufen.
help-honor-bricks = **Bausteine** einer Karte kommen gratis aus dem allgemeinen Vorrat in deinen persönlichen, in der gezeigten Farbe.
help-honor-build = **Bauen:** ein Bauwerksteil nach allen Regeln, ohne Fackel; du darfst verzichten.
help-honor-add = **Baustein dazustellen:** 1 Baustein aus dem allgemeinen Vorrat auf eines deiner Bauwerksteile in der Porta Nigra. Keine Punkte und keine Karte, aber er zählt für die Belohnung. Du darfst verzichten.
help-honor-substitute = **Ersatzbauwerkskarten** ({ $chips } Einflusschips) zählen als Bauwerkskarte ihres Bauwerks.
help-honor-gone = Andere Karten kommen danach aus dem Spiel. Die Lücke wird in der nächsten Nachfüllphase gefüllt.

## Endwertungskarten
help-final_cards = Endwertungskarten
help-final_cards-first = **{ $points } Punkte** ({ $copies } im Spiel): { $chips } Einflusschips und { $n } Bauwerkskarten verschiedener Bauwerke.
help-final_cards-second = **{ $points } Punkte** ({ $copies } im Spiel): { $chips } Einflusschips und eine Endwertungskarte mit { $before }.
help-final_cards-third = **{ $points } Punkte** ({ $copies } im Spiel): { $chips } Einflusschips und eine Endwertungskarte mit { $before }.
help-final_cards-keep = Abgeworfene Karten sind aus dem Spiel. Nur Endwertungskarten, die du am Ende noch hast, zählen; du darfst mehrere haben.

## Rundenende
help-round_end = Rundenende
help-round_end-when = **Wann:** Alle haben alle ihre Karten gespielt. Nach der letzten Runde folgt die Endwertung.
help-round_end-interim = **Zwischenwertung:** Vom Startspieler an zählt jeder seine Bausteine in allen vier Bauwerken, zu zweit mal { $two }, zu dritt und zu viert mal { $more }, und teilt das frei in Punkte und Sesterzen auf.
help-round_end-bricks = Alle Bausteine zählen, auch die früherer Runden und dazugestellte.
help-round_end-start = **Startspieler:** Wer jetzt die wenigsten Punkte hat, bestimmt, wer beginnt. Bei Gleichstand der Jüngste von ihnen.
help-round_end-new = **Neue Runde:** Alle mischen ihre Karten und ziehen { $hand }. Baumeisterfiguren, Markt und Auslagen bleiben.

## Vorzeitiges Ende
help-early_end = Vorzeitiges Ende
help-early_end-when = **Wann:** Markt und allgemeiner Vorrat sind beide leer, oder jemand baut sein { $elements }. Bauwerksteil.
help-early_end-points = **{ $points } Punkte** sofort für den, der am Zug ist, einmal im Spiel.
help-early_end-last = Er beendet seinen Zug; dann haben alle anderen noch einen vollständigen Zug, und das Spiel endet ohne weitere Zwischenwertung.
help-early_end-cards = **Keine Karten mehr:** Wer alle Karten gespielt hat, mischt sie, zieht zwei und spielt eine (Option „{ $name }“).

## Endwertung
help-final = Endwertung und Spielende
help-final-sets = **Bauwerkskarten:** Sets verschiedener Bauwerke. 1 Karte bringt { $one }, 2 bringen { $two }, 3 bringen { $three }, 4 bringen { $four }. Die besten Sets werden für dich gebildet.
help-final-cards = **Endwertungskarten:** 30, 42 oder 56.
help-final-area = **Spielbereich:** je { $each } für Römer, Einflusschips, Fackelmarker und Bausteine im persönlichen Vorrat, dazu 1 für je { $sesterces } Sesterzen.
help-final-majorities = **Mehrheiten** in den vier Bauwerken.
help-final-win = Wer die meisten Punkte hat, gewinnt; bei Gleichstand gibt es mehrere Sieger.

## Mehrheiten
help-majorities = Mehrheiten
help-majorities-areas = **Erster und zweiter Platz:** { $areas }.
help-majorities-points = { $area }: { $first } und { $second }
help-majorities-count = **Die meisten Bausteine** im Bereich gewinnen. Nur wer dort etwas hat, bekommt Punkte, auch zu zweit.
help-majorities-tie = **Gleichstand:** Das wertvollste Bauwerksteil entscheidet: zuerst seine Farbe (weiß, gelb, rot, blau, schwarz), dann die Zahl seiner Bausteine. 2 gelbe schlagen 3 rote.
help-majorities-porta_nigra = **Porta Nigra:** je Höhe die Zahl deiner Bauwerksteile genau dieser Höhe; bei Gleichstand ihre Farben, die wertvollste zuerst.
help-majorities-shared = **Noch immer gleich:** um den ersten Platz bekommen alle Beteiligten die Punkte des zweiten und sonst niemand etwas; um den zweiten gibt es nichts.
help-majorities-alone = Wer in einem Bereich allein ist, bekommt den ersten Platz; der zweite wird nicht vergeben.

## Woraus die Stapel bestehen
help-pieces = Woraus die Stapel bestehen
help-pieces-known = Alle Stapel sind bekannt, nur ihre Reihenfolge nicht. Auch welche Karten jemand noch spielen kann, ist bekannt.
help-pieces-action = **Aktionskarte { $card }**, { $torches } Fackeln: { $symbols }.
help-pieces-not_with_four = **Aktionskarte { $card }** (nicht zu viert), { $torches } Fackeln: { $symbols }.
help-pieces-supply = **{ $n } Nachschubkarten:** { $cards }.
help-pieces-buildings = **{ $n } Bauwerkskarten:** je Bauwerk und Farbe eine.
help-pieces-honors = **Ehrenkarten für { $chips }:** { $cards }.

## Optionen eines Tisches
help-options = Optionen eines Tisches
help-options-age_order = **{ $name }:** wer bei gleich wenigen Punkten den Startspieler bestimmt: ausgelost, oder die Plätze in der Reihenfolge, die ihr abmacht, von jung nach alt.
help-options-last_turn_without_cards = **{ $name }:** Wer bei vorzeitigem Ende alle Karten gespielt hat, mischt sie, zieht zwei und spielt eine; oder hat keinen letzten Zug.

## Entscheidungen, wo die Spielregel offen ist
help-decisions = Entscheidungen, wo die Spielregel offen ist
help-decisions-open = Was die Spielregel offen lässt oder was sich verschieden lesen lässt, wird so gespielt.
help-decisions-age = **Der Jüngste:** eine Reihenfolge, am Anfang ausgelost und allen gezeigt (Option „{ $name }“).
help-decisions-public = **Offen** sind alle Güter und Karten, auch gespielte Aktionskarten. Nur deine Hand ist geheim.
help-decisions-refill = **Nachfüllen:** vor allem anderen im Zug. Bei knappem allgemeinem Vorrat: weiß, gelb, rot, blau, schwarz.
help-decisions-torches = **Übrige Fackeln** der Karte werden am Zugende ohne Frage zu Sesterzen. Fackelmarker bleiben.
help-decisions-rewards = **Belohnungen:** Was nicht da ist, verfällt, den Rest gibt es.
help-decisions-influence = **Einfluss** nur zwischen zwei Aktionen, nie während einer.
help-decisions-honor = **Ehrenkarten:** Zuerst wird gezahlt, dann kommen Güter und Punkte, dann wird gebaut. Eine Karte ohne möglichen Effekt ist nicht zu kaufen.
help-decisions-added = **Dazugestellter Baustein:** nicht auf ein Bauwerksteil der Höhe { $most }.
help-decisions-early_end = **Vorzeitiges Ende:** 5 Punkte einmal im Spiel für den, der am Zug ist, egal, wodurch Markt und allgemeiner Vorrat leer geworden sind. Er beendet seinen Zug, Einflussaktionen eingeschlossen.
help-decisions-last_turn = **Letzter Zug ohne Karten:** mischen, zwei ziehen, eine spielen, auch in der letzten Runde (Option „{ $name }“).
help-decisions-majorities = **Gleichstand:** Farbe vor Zahl der Bausteine, nicht der Gesamtwert.
help-decisions-shared = **Porta Nigra, Gleichstand um den ersten Platz:** Alle Beteiligten bekommen die Punkte des zweiten, sonst niemand etwas.

## Rekonstruiertes Spielmaterial
help-components = Rekonstruiertes Spielmaterial
help-components-known = **Daten des Spielmaterials: Rekonstruktion.** Nicht alles, was gedruckt ist, ist diesem Programm bekannt. Das Folgende passt zu jedem Satz, jeder Zahl und jedem Beispiel der Spielregel, das gedruckte Spiel weicht aber sicher stellenweise ab.
help-components-sites = **Bauplätze:** Bausteinzahlen, die Farben der meisten und die Punkte außerhalb der Porta Nigra. Sicher sind 15, 10, 10 und 9 Bauplätze und die der Beispiele der Spielregel.
help-components-majorities = **Mehrheiten:** die Reihen B und C des Amphitheaters und die Höhen der Porta Nigra. Die anderen sind sicher.
help-components-actions = **Aktionskarten:** sieben der acht; eine stammt von einem Foto. Sicher ist, dass alle dieselben haben.
help-components-honors = **Ehrenkarten:** 18 der 28, wie oft es jede gibt und die Preise der 42 und 56. Ersatzbauwerkskarten und die Karte mit 30 sind sicher.
help-components-supply = **Nachschubkarten:** neun der zehn.
help-components-buildings = **Bauwerkskarten:** je Bauwerk und Farbe eine, so gut wie sicher. Welches Bauwerk bei welchem Laden liegt, ist von uns.
help-components-rulebook = Alles andere stammt aus der Spielregel: die Regeln, alle übrigen Preise und Belohnungen und die Kartenzahlen.

## Hinweise
tip-builder = Es geht nur im Uhrzeigersinn, { $price } Sesterze je Grenze: Beginne kurz vor dem Laden, den du zuerst brauchst.
tip-card = Karten, die du behältst, hast du im nächsten Zug wieder; in der Runde wird jede einmal gespielt.
tip-act = Übrige Fackeln der Karte werden am Zugende zu je 1 Sesterze; Fackelmarker bleiben.
tip-end = Was du getan hast, bleibt. Mit **Zurück** kannst du noch nutzen, was übrig ist; eine übrige Fackel der Karte wird 1 Sesterze.
tip-shop = Teure Bausteine bringen mehr Punkte und gewinnen Gleichstände. Was du nimmst, können andere nicht kaufen.
tip-building = Wer an einem Bauwerk vorbei ist, muss einmal ganz herum, { $price } Sesterze je Grenze.
tip-site = Schau auf die Mehrheit (in Klammern: was sie am Ende mehr bringt), die Bauwerkskarte und die nächste Belohnung: Sie kommt alle { $every } Bausteine.
tip-height = Jede Höhe ist eine eigene Mehrheit, bis zu { $most } Punkte wert. Höher bringt auch sofort mehr.
tip-white = Weiße Bausteine passen überall. Behalte sie, wenn du genug in der richtigen Farbe hast.
tip-building-card = Karten verschiedener Bauwerke bilden die besten Sets, und für vier verschiedene und 2 Einflusschips gibt es eine Endwertungskarte.
tip-honor-card = Eine Ehrenkarte pro Zug. Mit Einflusschips kaufst du auch Römer und Bauwerksteile.
tip-hand-in = Wirf Karten ab, die du doppelt hast: Was bleibt, bildet am Ende noch Sets.
tip-effect-bricks = Für die ganze Karte sind zu wenige Bausteine da: Der Rest verfällt.
tip-add-brick = Er ändert die Höhe: Schau, wer auf der alten und wer auf der neuen Höhe vorn liegt.
tip-interim = Am Ende sind { $each } Sesterzen 1 Punkt wert. Vorher kaufst du mit Geld Bausteine, und Bausteine bringen Punkte.
tip-interim-other = Am Ende sind { $each } Sesterzen 1 Punkt wert. Vorher kaufst du mit Geld Bausteine, und Bausteine bringen Punkte.
tip-start-player = Wer beginnt, hat die volle Wahl an Markt und Karten; wer zuletzt kommt, weiß, was die anderen getan haben.

## Die geführte Partie
guided-goal = Du baust das römische Trier. Wer nach drei Runden die meisten Punkte hat, gewinnt; Runde 1 ist fast vorbei.
guided-parts =
    1. Aktionskarten: eine je Zug; jede Fackel bezahlt eines ihrer Symbole.
    2. Symbole: einen Baustein kaufen, bauen, Sesterzen nehmen.
    3. Dein Vorrat: Aus Bausteinen und einem Römer baust du ein Bauwerksteil; das bringt Punkte.
    4. Deine Baumeisterfigur: geht im Uhrzeigersinn zu den Läden, 1 Sesterze je Grenze.
    5. Bauwerkskarten: gibt es oft beim Bauen; am Ende zählen Sets.
guided-play-A1 = Spiele A1, 3 Fackeln für 3 der 4 Symbole: kaufen, bauen, 5 Sesterzen nehmen.
guided-buy-second-red = Kaufe einen Baustein: Mit einem zweiten roten kannst du bauen.
guided-shop-red = Kaufe Rot: Deine Figur steht schon dort, du zahlst also keinen Weg.
guided-shop = Du zahlst den Baustein und den Weg deiner Baumeisterfigur zu seinem Laden: 1 Sesterze je Grenze, nur im Uhrzeigersinn. Für weiße Bausteine bleibt sie stehen.
guided-build = Baue jetzt: Du hast die Bausteine und den Römer für einen Bauplatz.
guided-build-in-basilica = Baue in der Basilika: kein Weg zu zahlen, und jeder dritte Baustein wird belohnt.
guided-build-elsewhere = Bei jedem Bauwerk steht, was der Weg dorthin kostet, welche Punkte es sofort gibt und wie weit es bis zur nächsten Belohnung ist.
guided-site = Die Punkte kommen sofort. Am Ende zählt, was du baust, auch für die Mehrheit in seinem Bereich.
guided-last-torch = Nutze die letzte Fackel für 5 Sesterzen: Bleibt sie übrig, bringt sie nur 1.
guided-take-coins = 5 Sesterzen für eine Fackel: Damit bezahlst du Bausteine in den nächsten Zügen.
guided-play-A6 = Spiele A6 und kaufe Blau: Für Amphitheater C2 genügt ein einziger Baustein.
guided-play-A5 = Spiele A5: Damit verbaust du Blau noch rechtzeitig zur Zwischenwertung.
guided-card = In jeder Runde spielst du alle deine Karten einmal, du wählst nur die Reihenfolge. Welche nützt dir jetzt am meisten?
guided-buy-blue = Kaufe Blau: Deine Figur geht zum Amphitheater und ist dort, wenn du baust.
guided-take-chip = Nimm den Einflusschip: Damit kaufst du Ehrenkarten, die Punkte oder Effekte bringen.
guided-honor-card = Für eine Ehrenkarte hast du genug Einflusschips. In jedem Zug darfst du eine kaufen.
guided-which-honor-card = Manche Ehrenkarten bringen sofort Punkte, andere am Ende, einige davon nur zusammen mit anderen Karten. Bei jeder steht, was sie bringt.
guided-build-last = Baue: Jeder Baustein zählt gleich mit.
guided-torches-left = Du hast noch { $torches } { $torches ->
    [one] Fackel
   *[other] Fackeln
  }: Nutze sie erst.
guided-end-of-round = Beende den letzten Zug: Dann wird gewertet.
guided-end-before-building = Beende den Zug: Im nächsten verbaust du Blau mit der Karte A5.
guided-end-without-torches = Keine Fackel mehr: Beende den Zug und zieh eine neue Karte, falls eine da ist.
guided-act = Jedes Symbol kostet eine Fackel der Karte. Was du nicht brauchst, darfst du lassen: Eine übrige Fackel wird zu 1 Sesterze.
guided-interim = Nimm Punkte: Für Bausteine hast du noch { $sesterces } Sesterzen, und am Ende zählen nur Punkte. Jede Aufteilung ist erlaubt.
guided-interim-with-few-sesterces = Nimm von beidem: Punkte gewinnen, Sesterzen kaufen Bausteine.
guided-done =
  { $done ->
    [0] Du hast nichts gebaut.
    [one] Du hast 1 Bauwerksteil gebaut.
   *[other] Du hast { $done } Bauwerksteile gebaut.
  }
guided-end-of-lesson = So wird nach jeder Runde außer der letzten gewertet. Am Ende zählen auch Sets, Endwertungskarten, Spielbereich und Mehrheiten.

## Symbole
glossary-supply = Vorrat an Bausteinen
glossary-at-turn = wer am Zug ist
glossary-start-player = Startspieler
glossary-action-card = Aktionskarte
glossary-torch = Fackel einer Karte
glossary-torch-token = Fackelmarker
glossary-sesterce = Sesterzen
glossary-builder = Baumeisterfigur
glossary-brick-black = schwarzer Baustein
glossary-brick-blue = blauer Baustein
glossary-brick-red = roter Baustein
glossary-brick-yellow = gelber Baustein
glossary-brick-white = weißer Baustein
glossary-brick-any = beliebiger Baustein
glossary-element = Bauwerksteil
glossary-roman = Römer
glossary-points = Punkte
glossary-added-brick = dazugestellter Baustein
glossary-building-card = Bauwerkskarte
glossary-chip = Einflusschip
glossary-honor-card = Ehrenkarte
glossary-final-card = Endwertungskarte
glossary-majority = Mehrheit

## Warum nicht
unmet-no_roman = du hast keinen Römer im Spielbereich
unmet-romans_bought = keine Römer mehr zu kaufen
unmet-site_taken = dort steht schon ein Bauwerksteil
unmet-no_free_site = kein Bauplatz frei
unmet-too_few_bricks = { $bricks ->
    [0] deine Bausteine passen auf keinen freien Bauplatz
    [one] { $goods } fehlt
   *[other] { $goods } fehlen
  }
unmet-too_far = { $sesterces ->
    [one] für den Weg fehlt { $sesterces } Sesterze
   *[other] für den Weg fehlen { $sesterces } Sesterzen
  }
unmet-nothing_to_build = Bausteine oder Sesterzen reichen für keinen freien Bauplatz
unmet-at_top = höher geht es nicht
unmet-not_own = dort steht kein Bauwerksteil von dir
unmet-no_supply = keine Bausteine mehr im allgemeinen Vorrat
unmet-shop_empty = der Laden ist leer
unmet-other_shop = dieses Symbol kauft nur im eigenen Laden, bis der leer ist
unmet-too_few_sesterces = { $sesterces ->
    [one] { $sesterces } Sesterze fehlt
   *[other] { $sesterces } Sesterzen fehlen
  }
unmet-nothing_to_buy = damit kannst du gerade nichts kaufen
unmet-no_torch = keine Fackel übrig
unmet-no_token = du hast keinen Fackelmarker
unmet-not_more = auch mit der Sesterze könntest du nicht mehr kaufen oder bauen
unmet-symbol_used = schon genutzt
unmet-symbol_before = dasselbe Symbol davor ist noch frei
unmet-torch_for_torch = würde einen Fackelmarker kosten und einen bringen
unmet-honor_card_bought = du hast in diesem Zug schon eine Ehrenkarte gekauft
unmet-too_few_chips = { $chips ->
    [one] { $chips } Einflusschip fehlt
   *[other] { $chips } Einflusschips fehlen
  }
unmet-no_final_card = die Karte zum Abwerfen fehlt dir: { $card }
unmet-too_few_building_cards = { $cards ->
    [one] unter deinen Bauwerkskarten fehlt { $cards } weiteres Bauwerk
   *[other] unter deinen Bauwerkskarten fehlen { $cards } weitere Bauwerke
  }
unmet-no_effect = sie würde nichts bewirken
unmet-no_honor_card = gerade keine Karte, die du kaufen kannst

## Search in the rules: groups of words that mean the same; what players ask about a paragraph in other words
help-same-words =
    geld münze sesterze; baustein stein; baumeisterfigur baumeister figur; laden markt; bauwerksteil gebäude; mehrheit meiste; joker ersetzen ersatz; rückgängig zurücknehmen; bauplatz platz; bewegen
    bewegt zieht ziehen laufen; endwertung schlusswertung; viertel stadtviertel; belohnung baumeisterbelohnung
help-asked =
    goal-aim: gewinnen sieger thema worum; goal-length: lange runden zeit; setup-seat: startgeld anfang ressourcen; setup-cards: handkarten wie viele; city-prices: kosten kostet stein; turn-undo:
    rückgängig; turn-end: übrige fackeln nachziehen handkarten; turn-card: passen aussetzen; refill-market: wann neue steine; cards-coins: umwandeln geld; cards-tokens: einsetzen; moving-way: kosten gegen
    rückwärts richtung weit; buying-one: wie kaufen kosten; buying-coloured: leer; building-needs: wie bauen voraussetzung kosten; building-white: joker statt; rewards-when: wie oft belohnung;
    influence-when: wofür wann einfluss einsetzen einflusschips; influence-roman: kaufen neue römer; honor-price: kosten; round_end-start: fängt nächste runde an erster; round_end-interim: punkte zwischen
    runden; early_end-when: auslöser früher; early_end-points: bonus bonuspunkte; early_end-last: letzter zug andere; final-sets: kartenset punkte; final-area: restgeld übrig ressourcen steine; final-win:
    unentschieden sieger; majorities-areas: wie viele punkte reihe; majorities-tie: unentschieden; final_cards-keep: mehrere verlieren; building_cards-take: wie bekommen; refill-short: steine alle
    aufgebraucht
