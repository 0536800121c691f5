## Eine Runde in sechs Zeilen
overview-take = Zwei Straßenkarten werden aufgedeckt. Nimm aus jeder der beiden Straßen deiner Colonia ein Plättchen.
overview-pass = Eines behältst du, das andere bekommt dein rechter Nachbar. Vom linken erhältst du eines.
overview-use = In deinem Zug nutzt du dein eigenes oder das erhaltene Plättchen: Ressourcen oder einen Bürger.
overview-build = Dann darfst du bauen: mit Baumeistern graue Gebäude, mit Arbeitern Bauwerke in ihrer Farbe.
overview-benefit = Graue Gebäude bringen Prämien oder Siegpunkte, farbige Bauwerke schicken Gesandte auf das Forum.
overview-score = Nach je { $rounds } Runden wird gewertet. Nach { $cycles } Durchgängen gewinnt, wer die meisten Siegpunkte hat.

## Spielziel
help-goal = Spielziel
help-goal-aim = Du leitest eine Colonia, eine Stadt fern von Rom. Entwickle sie und schicke Gesandte nach Rom, wo das Forum Trajanum gebaut wird. Wer am Ende die meisten Siegpunkte hat, gewinnt.
help-goal-length = **Dauer:** { $cycles } Durchgänge zu je { $rounds } Runden, zusammen { $total } Runden. Jeder Durchgang endet mit einer Wertungsphase.
help-goal-points = **Siegpunkte sofort:** für Siegessäulen, für deine Forumsmarker, die neben die Trajanssäule kommen, und als Flächenbonus.
help-goal-scoring = **Siegpunkte in jeder Wertung:** für Baukräne, für die grauen Gebäude in jeder Zeile deiner Colonia, für Gesandte an Adlerfeldern, für deine größte Fläche aus Gesandten und für Trajanaufträge.

## Aufbau
help-setup = Aufbau
help-setup-board = **Forum:** Es besteht aus Mosaiktableaus: { $two } zu zweit, { $three } zu dritt, { $four } zu viert. Zu jedem Durchgang gehört eine Trajankarte; alle liegen von Anfang an offen.
help-setup-streets = **Straßenkarten:** { $streets } Straßen, jede auf { $copies } Karten. Alle { $cards } kommen in einer Partie vor; aus den schon gespielten siehst du, was noch kommt.
help-setup-colonia = **Colonia:** { $size } × { $size } Felder. Jede Zeile und jede Spalte ist eine Straße mit einem Symbol, das auch die Straßenkarten zeigen. In den { $corners } Ecken stehen Baukräne, auf { $temples } Feldern Tempel; auf den { $grid } anderen, dem Straßenraster, kannst du bauen.
help-setup-cranes = **Baukräne:** Du hast einen in jeder Farbe. Welche Farbe in welche Ecke kommt, entscheidest du.
help-setup-citizen = **Erster Bürger:** Eine deiner drei Frauen, Patrizierin, Händlerin oder Handwerkerin, wird gezogen. Sie kommt auf das linke Feld einer der beiden Zeilen ihrer Gesellschaftsschicht; die Zeile wählst du. Ab jetzt ist sie aktiv.
help-setup-women = **Die beiden anderen Frauen** liegen offen auf den Baukränen zweier diagonal gegenüberliegender Ecken. Welche Ecken es sind und wer wo liegt, entscheidest du.
help-setup-tiles = **Plättchen:** Von deinen { $tiles } anderen Plättchen liegen zwei offen in den beiden übrigen Ecken und { $grid } verdeckt auf dem Straßenraster. Eines bleibt übrig: Es kommt verdeckt auf dein Schiff und ist dein erster Gesandter. Nur du weißt, was es zeigt.
help-setup-stock = **Vorrat zu Beginn:** { $goods } und ein Arbeiter. Die Arbeiter werden zugelost, alle in verschiedenen Farben.
help-setup-start = **Ablauf:** Alle bereiten ihre Colonia gleichzeitig vor und sehen erst, was die anderen gewählt haben, wenn alle fertig sind. Der Startspieler wird ausgelost.

## Eine Runde
help-round = Eine Runde
help-round-streets = **Straßenkarten:** { $number } werden aufgedeckt. Jede nennt eine Straße, also eine Zeile oder eine Spalte jeder Colonia.
help-round-tiles = **Alle gleichzeitig:** Jeder nimmt aus jeder der beiden Straßen ein Plättchen, behält eines davon und gibt das andere verdeckt nach rechts weiter.
help-round-turns = **Einer nach dem anderen:** Im Uhrzeigersinn, beginnend mit dem Startspieler, nutzt jeder ein Plättchen und darf danach bauen.
help-round-end = **Rundenende:** Die Startspielerfigur geht nach rechts, auch zwischen zwei Durchgängen. Wer zuletzt am Zug war, beginnt also die nächste Runde.
help-round-cycle = **Ende des Durchgangs:** Nach { $rounds } Runden werden die Bürger bezahlt, dann wird gewertet. Danach kommt das nächste Säulenfragment auf die Trajanssäule: Das oberste zeigt { $first } in Durchgang I, { $second } in II und { $third } in III.

## Plättchen nehmen und weitergeben
help-taking = Plättchen nehmen und weitergeben
help-taking-two = **Nehmen:** Nimm aus jeder der beiden Straßen ein Plättchen, eines nach dem anderen. Das erste siehst du, bevor du das zweite wählst; zurücklegen darfst du es nicht.
help-taking-crossing = **Kreuzung:** Das Plättchen, bei dem sich beide Straßen kreuzen, gilt für eine von beiden, egal für welche. Zeigen beide Karten dieselbe Straße, nimmst du zwei Plättchen aus ihr.
help-taking-free = **Freies Feld:** Wo du ein Plättchen genommen hast, kannst du bauen, schon in dieser Runde.
help-taking-corners = **Ecken:** Die offenen Plättchen dort nimmst du wie alle anderen. Das legt den Baukran darunter frei; er wird am Ende des Durchgangs gewertet.
help-taking-tribune = **Tribun:** Gib { $price } { $price ->
    [one] Tribun
   *[other] Tribune
  } ab, um eine Straßenkarte zu ignorieren und ein Plättchen an beliebiger Stelle deiner Colonia zu nehmen. Das geht beim ersten Plättchen, beim zweiten oder bei beiden, auch wenn du das erste schon gesehen hast oder in der Straße noch Plättchen liegen. Du zahlst, bevor du das Plättchen siehst.
help-taking-must = **Leere Straße:** Liegt in ihr kein Plättchen mehr und gibst du keinen Tribun ab, nimmst du dort keines. Ein Plättchen, das du nehmen kannst, musst du nehmen.
help-taking-keep = **Behalten und weitergeben:** Eines der beiden Plättchen behältst du, das andere bekommt verdeckt dein rechter Nachbar. Hast du nur eines, behältst du es und gibst nichts weiter. Zu zweit sitzt der andere Spieler links und rechts von dir.
help-taking-secret = **Geheim:** Bis alle fertig sind, sieht niemand etwas von der Wahl der anderen. Dann sehen alle, welche Felder leer sind und wer Tribune abgegeben hat; ein Plättchen aber erst, wenn der am Zug ist, der es jetzt hat.

## Plättchen nutzen
help-using = Plättchen nutzen
help-using-one = **Ein Plättchen:** Zu Beginn deines Zuges liegen dein eigenes und das erhaltene Plättchen offen da. Eines davon nutzt du: Ressourcen kommen sofort in deinen Vorrat, ein Bürger kommt in eine Zeile.
help-using-both = **Beide Plättchen:** Gib { $price } { $price ->
    [one] Tribun
   *[other] Tribune
  } ab und nutze beide, in beliebiger Reihenfolge. Die Tribune musst du zu Beginn deines Zuges haben: Weder ein Tausch noch eines der Plättchen kann sie bringen.
help-using-own = **Dein eigenes Plättchen**, genutzt oder nicht, kommt verdeckt auf dein Schiff. Von da an ist es ein Gesandter.
help-using-received = **Das erhaltene Plättchen**, genutzt oder nicht, kommt offen neben deine Colonia.
help-using-citizen = **Ein genutzter Bürger** kommt stattdessen in eine Zeile, egal von wem das Plättchen ist. Sind beide Zeilen seiner Gesellschaftsschicht voll, hat er keine Wirkung, und das Plättchen wird abgelegt wie andere.
help-using-first = Das Plättchen, das du nicht nutzt, wird zuerst abgelegt: Dein eigenes kannst du so schon in diesem Zug als Gesandten schicken.
help-using-nothing = **Nichts erhalten:** Dann darfst du ein Plättchen, das aus früheren Runden neben deiner Colonia liegt, wie ein eben erhaltenes nutzen, auch wenn es schon einmal genutzt wurde. Genutzt kommt es aus dem Spiel oder, als Bürger, in eine Zeile; ungenutzt bleibt es liegen.
help-using-must = Hast du ein eigenes oder ein erhaltenes Plättchen, musst du eines nutzen. Hast du gar keines, geht dein Zug mit dem Bauen weiter.

## Ressourcen und Tausch
help-resources = Ressourcen und Tausch
help-resources-builder = **Baumeister:** baut ein graues Gebäude.
help-resources-worker = **Arbeiter:** baut ein farbiges Bauwerk in seiner Farbe.
help-resources-pair = **Zwei gleichfarbige Arbeiter** kannst du in einen Baumeister tauschen, umgekehrt nicht.
help-resources-assistant = **Assistent:** ändert die Farbe eines Arbeiters. Du gibst den Assistenten und einen beliebigen Arbeiter ab und hast dafür einen Arbeiter in der Farbe, die du brauchst.
help-resources-coin = **Geld:** bezahlt vor einer Wertung deine Bürger, 1 Geld pro Zeile.
help-resources-tribune = **Tribun:** hat zwei Verwendungen. Für { $any } { $any ->
    [one] Tribun
   *[other] Tribune
  } ignorierst du eine Straßenkarte und nimmst ein Plättchen an beliebiger Stelle deiner Colonia. Für { $both } { $both ->
    [one] Tribun
   *[other] Tribune
  } nutzt du in deinem Zug beide Plättchen.
help-resources-upgrade = **Aufwertung:** bewegt deinen Schieber sofort um ein Feld weiter. Aufsparen kannst du sie nicht.
help-resources-when = **Tausch:** so oft du willst, nacheinander, vom Nutzen der Plättchen bis zum Ende deines Zuges, auch während du ein Bauplättchen bezahlst. Nicht beim Bezahlen der Bürger und nicht während einer Wertung.
help-resources-citizens = **Tausch durch Bürger:** Solange sie aktiv sind, erlauben { $rows } weitere; siehe „Bürger“.
help-resources-supply = Ressourcen gehen nie aus. Alle sehen, was jeder hat.

## Bürger
help-citizens = Bürger
help-citizens-placing = **Zeilen:** Neben jeder der { $rows } Zeilen deiner Colonia ist eine Zeile mit Platz für zwei Bürger; jede Gesellschaftsschicht hat zwei dieser Bürgerzeilen. Ein Bürger kommt in eine Zeile seiner Gesellschaftsschicht, das linke Feld zuerst; die Zeile wählst du.
help-citizens-active = **Aktive Bürger:** Die Spezialfähigkeit ihrer Zeile wirkt, die Zeile bringt mehr Siegpunkte, jede Siegessäule, die du baust, bringt für jeden von ihnen 1 Siegpunkt mehr, und manche Trajanaufträge verlangen sie.
help-citizens-row-1 = **{ $row }:** Ein Gesandter für ein Bauwerk darf auf jedes freie Feld der Farbe, egal welche Farbfelder begonnen sind. In Wertungen bringen auch deine Gesandten diagonal neben einem Adlerfeld je { $corner } { $corner ->
    [one] Siegpunkt
   *[other] Siegpunkte
  }. Zweiter Bürger: { $second }.
help-citizens-row-2 = **{ $row }:** Für ein komplettiertes Farbfeld und für { $steps } nimmst du zwei verschiedene Flächenboni. Zweiter Bürger: { $second }.
help-citizens-row-3 = **{ $row }:** Dein Schieber wird umgedreht und bleibt es für den Rest des Spiels. Solange die Zeile aktiv ist, rückt er mit jeder Aufwertung bis zur nächsten Zypresse. Zweiter Bürger: { $second }.
help-citizens-row-4 = **{ $row }:** Einmal pro Zug tauschst du Geld, Tribun oder Assistent in ein anderes davon. Zweiter Bürger: { $second }.
help-citizens-row-5 = **{ $row }:** Zweimal pro Zug tauschst du einen Assistenten in einen beliebigen Arbeiter. Zweiter Bürger: { $second }.
help-citizens-row-6 = **{ $row }:** Einmal pro Zug tauschst du einen Assistenten in einen Baumeister. Zweiter Bürger: { $second }.
help-citizens-second = **Zweiter Bürger in einer Zeile:** Er bringt sofort den Bonus, und die Zeile bringt noch mehr Siegpunkte; die Spezialfähigkeit verdoppelt sich nicht. War die Zeile inaktiv, wird sie wieder aktiv.
help-citizens-payment = **Bezahlen:** Vor jeder Wertung kostet jede Zeile, die aktiv bleiben oder wieder aktiv werden soll, 1 Geld, egal ob einer oder zwei Bürger in ihr liegen. Zeilen, die du nicht bezahlst, werden inaktiv: Ihre Bürger zählen, als gäbe es sie nicht.

## Bauen
help-building = Bauen
help-building-action = **Bauaktion:** Einmal in deinem Zug, nach dem Nutzen eines Plättchens, darfst du ein Bauplättchen bauen.
help-building-where = **Wo:** auf Feldern des Straßenrasters, von denen das Coloniaplättchen schon genommen ist, auch in dieser Runde. Nicht auf Tempeln, Baukränen, Gebäuden oder Feldern, auf denen noch ein Plättchen liegt.
help-building-gray = **Graues Gebäude**, 1 Baumeister: { $plans }.
help-building-coloured = **Farbiges Bauwerk**, 1 Arbeiter seiner Farbe: { $plans }. Oder ein Arbeiter einer anderen Farbe + 1 Assistent.
help-building-double = **Doppelbauplättchen:** liegt auf zwei freien Feldern neben- oder untereinander und kostet so viel wie seine beiden Hälften. Es zeigt zwei Bauwerke derselben Farbe oder ein graues Gebäude mit einem Bauwerk: { $mixed }.
help-building-paying = **Bezahlen:** Zwei gleichfarbige Arbeiter ersetzen einen Baumeister, ein Assistent ändert die Farbe eines Arbeiters, und Bürger tauschen, alles während du bezahlst. Was ein Bauplättchen bringt, kann es nicht selbst bezahlen.
help-building-column = **Siegessäule:** bringt sofort Siegpunkte: so viele, wie das oberste Säulenfragment der Trajanssäule zeigt ({ $first }, { $second } oder { $third }), und 1 für jeden aktiven Bürger in deiner Colonia.
help-building-track = **Bibliothek, Basilika, Markt:** Dein Forumsmarker rückt auf seiner Prämienleiste ein Feld weiter, und du nimmst eine Prämie.
help-building-envoy = **Farbiges Bauwerk:** Du darfst einen Gesandten von deinem Schiff auf ein Feld seiner Farbe im Forum schicken.
help-building-halves = **Reihenfolge:** Ein Doppelbauplättchen wird ganz gelegt; dann bringt jede Hälfte ihre Prämie, in beliebiger Reihenfolge, eine vollständig vor der anderen.
help-building-supply = Bauplättchen gehen nie aus, wenn der Tisch nichts anderes gewählt hat. Du darfst auch ohne Gesandten auf dem Schiff bauen und auch nach dem Ende einer Prämienleiste: Gebäude zählen in den Wertungen.

## Prämienleisten
help-tracks = Prämienleisten
help-tracks-step = **Ein Feld weiter:** Nimm die Prämie des neuen Feldes. Ab dem zweiten Feld darfst du stattdessen eine frühere derselben Leiste nehmen oder keine.
help-tracks-benefit = **{ $name }:** { $brings }
help-tracks-bonus = **{ $steps }:** Den Bonus wählst du wie für ein komplettiertes Farbfeld; mit aktivem Patrizier II nimmst du zwei verschiedene.
help-tracks-eagle = **{ $steps }:** Nur so kommt ein Gesandter auf ein Adlerfeld.
help-tracks-square = **{ $steps }:** jedes freie farbige Feld, egal welche Farbfelder begonnen sind.
help-tracks-tile = **{ $steps }:** Nimm ein beliebiges Plättchen deiner Colonia, auch aus einer Ecke, ohne Straßenkarte und ohne Tribun. Du nutzt es sofort; dann kommt es auf dein Schiff oder, als Bürger, in eine Zeile.
help-tracks-building = **{ $steps }:** Alle Kosten werden wie sonst bezahlt. Was Bürger ein- oder zweimal pro Zug können, gilt für beide Bauaktionen zusammen.
help-tracks-end = **Feld { $last }:** Ist seine Prämie ausgeführt, kommt dein Forumsmarker neben die Trajanssäule und bringt sofort Siegpunkte wie eine Siegessäule. Für Trajanaufträge zählt er nicht als Siegessäule.
help-tracks-later = Weitere Gebäude dieser Art bringen keine Prämie, zählen aber für Zeilen und Aufträge. Eine Prämie, die sich nicht ausführen lässt, bringt nichts.

## Forum und Gesandte
help-forum = Forum und Gesandte
help-forum-envoys = **Gesandte:** die Plättchen auf deinem Schiff. Für jedes Bauwerk, das du baust, darfst du einen auf ein freies Feld seiner Farbe schicken; ein Plättchen mit zwei Bauwerken schickt zwei, einen nach dem anderen.
help-forum-area = **Farbfeld:** alle Felder einer Farbe, die waagerecht oder senkrecht zusammenhängen, auch über mehrere Mosaiktableaus.
help-forum-begun = **Begonnenes Farbfeld:** Liegen in einem Farbfeld dieser Farbe Gesandte, egal von wem, und hat es noch freie Felder, muss dein Gesandter dorthin. Sind mehrere begonnen, wählst du. Mit aktivem Patrizier I gilt diese Regel für dich nicht.
help-forum-free = **Welches Feld:** jedes freie des Farbfeldes; es muss nicht neben anderen Gesandten liegen. Ist kein Farbfeld dieser Farbe begonnen, jedes freie Feld der Farbe.
help-forum-complete = **Komplettiertes Farbfeld:** Wer das letzte Feld besetzt, nimmt sofort einen Flächenbonus, egal von wem die anderen Gesandten sind: { $bonuses }. Mit aktivem Patrizier II zwei verschiedene.
help-forum-eagles = **Adlerfelder:** gehören zu keinem Farbfeld. Nur { $steps } schickt einen Gesandten auf ein Adlerfeld.
help-forum-stay = Gesandte bleiben bis zum Spielende auf dem Forum, einer auf jedem Feld. Deine Gesandten nebeneinander, egal auf welchen Farben, bilden die Fläche, die gewertet wird.

## Prestigeleiste
help-prestige = Prestigeleiste
help-prestige-bar = **Schieber:** beginnt auf Position 0. Eine Aufwertung bewegt ihn um ein Feld weiter, höchstens bis Position { $last }; dort haben weitere Aufwertungen keine Wirkung.
help-prestige-area = **Größte Fläche:** Deine größte Fläche aus Gesandten bringt 1 Siegpunkt je Gesandtem, höchstens { $most }, plus die Position des Schiebers.
help-prestige-task = **Trajanaufträge:** Auf den Positionen 0 bis { $last } bringt jeder erfüllte Auftrag { $values } Siegpunkte.
help-prestige-turned = **Umgedreht:** { $row } dreht den Schieber um, für den Rest des Spiels, auch wenn die Zeile inaktiv wird.
help-prestige-turned-area = **Umgedreht, größte Fläche:** 2 Gesandte zählen wie 3, ein einzelner bringt gar nichts; größere Flächen zählen wie zuvor.
help-prestige-turned-task = **Umgedreht, Trajanaufträge:** { $values } Siegpunkte auf den Positionen 0 bis { $last }.
help-prestige-cypresses = **Zypressen:** stehen auf den Positionen { $positions }. Ist { $row } aktiv, rückt der Schieber mit jeder Aufwertung bis zur nächsten.

## Wertung
help-scoring = Wertung
help-scoring-order = **Ablauf:** Am Ende jedes Durchgangs bezahlen alle gleichzeitig ihre Bürger. Dann werden die Baukräne gewertet, danach die Colonia, das Forum und zuletzt die Trajankarte.
help-scoring-payment = **Vorher:** 1 Geld für jede Bürgerzeile, die jetzt und im nächsten Durchgang aktiv sein soll. Du darfst Geld behalten, zum Beispiel für einen Sammelauftrag.
help-scoring-cranes = **Baukranwertung:** Ein freigelegter Baukran wird einmal gewertet, für jedes Bauwerk seiner Farbe in deiner Colonia: { $first } Siegpunkte nach Durchgang I, { $second } nach II, { $third } nach III. Dann wird er auf die farblose Seite gedreht.
help-scoring-cranes-covered = Jeder freigelegte Baukran muss gewertet werden, auch wenn er nichts bringt. Ein Baukran, auf dem noch ein Plättchen liegt, wartet.
help-scoring-rows = **Coloniawertung:** In jeder der { $rows } Zeilen zählen die verschiedenen grauen Gebäude, höchstens { $kinds }: je 1 Siegpunkt, mit einem aktiven Bürger in der Bürgerzeile daneben je 2, mit zweien je 3.
help-scoring-eagles = **Forumswertung, Adlerfelder:** { $on } Siegpunkte je Gesandtem auf einem Adlerfeld, { $beside } neben einem; mit aktivem Patrizier I auch { $corner } diagonal daneben. Jeder Gesandte zählt einmal, mit dem höchsten Wert.
help-scoring-area = **Forumswertung, größte Fläche:** deine größte Gruppe von Gesandten, die waagerecht oder senkrecht zusammenhängen, egal auf welchen Farben, auch über Mosaiktableaus und Adlerfelder: je 1 Siegpunkt, höchstens { $most }, plus die Position deines Schiebers.
help-scoring-tasks = **Trajanwertung:** Jedes Mal, wenn du einen der beiden Aufträge auf der Karte dieses Durchgangs erfüllst: { $first }, { $second } oder { $third } Siegpunkte, je nach Schieber.
help-scoring-column = **Danach:** Das nächste Säulenfragment kommt auf die Trajanssäule: { $second } in Durchgang II, { $third } in III.

## Trajanaufträge
help-trajan = Trajanaufträge
help-trajan-card = **Karte:** Auf der Trajankarte des Durchgangs stehen ein Bauauftrag und ein Sammelauftrag. Jeder bringt { $first }, { $second } oder { $third } Siegpunkte, und zwar so oft, wie du ihn erfüllst.
help-trajan-build = **Bauauftrag:** eine Anordnung von Gebäuden in deiner Colonia, genau wie verlangt: untereinander heißt in einer Spalte, nebeneinander in einer Zeile.
help-trajan-line = **Direkt** unter- oder nebeneinander heißt: Nichts liegt dazwischen. Tempel, Baukräne und freie Felder sind keine Gebäude; sie unterbrechen den Zusammenhang.
help-trajan-words = **Grau** ist jedes graue Gebäude, auch die Siegessäule, **farbig** jedes Bauwerk, **beliebig** eines von beiden; **verschieden** heißt, dass keine Art doppelt vorkommt.
help-trajan-element = **Nur einmal:** Jedes Gebäude zählt bei der Wertung eines Auftrags nur einmal, Anordnungen dürfen sich also nicht überschneiden. In der nächsten Wertung zählt es wieder. Ein Doppelbauplättchen sind zwei Gebäude.
help-trajan-collect = **Sammelauftrag:** was du bei der Wertung haben musst. Es wird vorgewiesen, nicht abgegeben, und zählt so oft, wie du es hast. Tauschen kannst du dann nicht.
help-trajan-cranes = **Gewertete Baukräne:** Auch die eben in dieser Wertung gewerteten zählen schon. Bürger zählen, wenn sie aktiv sind, also bezahlt wurden.

## Trajankarten
help-cards = Alle Trajankarten
help-cards-all = Es gibt { $cards } Karten, { $each } für jeden Durchgang; eine davon ist jeweils im Spiel. Zuerst steht der Bauauftrag, dann der Sammelauftrag.
help-cards-card = **{ $card }:** { $build } · { $collect }

## Spielende
help-end = Spielende
help-end-last = Das Spiel endet nach der Wertung des dritten Durchgangs, also nach { $rounds } Runden. Wer die meisten Siegpunkte hat, gewinnt.
help-end-ties = **Gleichstand:** Es gewinnt, wer mehr aktive Bürger hat; dann, wer mehr Ressourcen hat, also Baumeister, Arbeiter, Assistenten, Tribune und Geld zusammen; sonst wird der Sieg geteilt.

## Optionen eines Tisches
help-options = Optionen eines Tisches
help-options-introductory = **{ $name }:** Es gibt nur eine Trajankarte, aus Durchgang III, gezogen oder von dem gewählt, der den Tisch eröffnet hat. Sie wird nur am Spielende gewertet. Gut, um das Spiel kennenzulernen.
help-options-side_b = **{ $name }:** In jeder Colonia stehen die Symbole der Straßen in einer anderen Reihenfolge. Dieselbe Straßenkarte meint dann für jeden eine andere Zeile oder Spalte. Sonst bleibt alles gleich.
help-options-random_mosaics = **{ $name }:** Die Tableaus werden aus allen gezogen, die es nach der Regel der gedruckten geben kann: { $height } × { $width } Felder, ein Adlerfeld, das in keiner Ecke liegt, jede Farbe eine zusammenhängende Gruppe von 2 bis 4 Feldern.
help-options-limited_tiles = **{ $name }:** Von jeder Farbe gibt es { $single } Einzel- und { $double } Doppelbauplättchen. Beide Seiten eines Plättchens teilen sich diesen Vorrat; was aufgebraucht ist, kann nicht gebaut werden.
help-options-handicap = **{ $name }:** Neueinsteiger, wie beim Eröffnen des Tisches bestimmt, bekommen nach dem Aufbau 1 Geld und dürfen einen zweiten Bürger aus einer ihrer offenen Ecken nehmen. Das legt den Baukran frei. Ein zweiter Bürger in derselben Zeile bringt seinen Bonus.

## Abweichungen von der Spielregel
help-departures = Abweichungen von der Spielregel
help-departures-authority = Maßgeblich ist die deutsche Spielregel. An diesen Stellen weicht das Programm von ihr ab oder folgt einer Stelle gegen eine andere.
help-departures-building = **Bauen:** Bauen ist freiwillig, auch wenn du bauen könntest.
help-departures-supply = **Bauplättchen:** Sie gehen nie aus, so die Antwort des Verlags; die Spielregel begrenzt sie, wie die Option „{ $name }“.
help-departures-patterns = **Bauaufträge:** Ein Doppelbauplättchen sind zwei Gebäude; seine Hälften dürfen für verschiedene Anordnungen zählen.
help-departures-payment = **Bezahlen:** 1 Geld macht eine Zeile wieder aktiv. An einer Stelle der Spielregel steht das von den Bürgern einer Gesellschaftsschicht.

## Entscheidungen, wo die Spielregel offen ist
help-decisions = Entscheidungen, wo die Spielregel offen ist
help-decisions-open = Was die Spielregel offen lässt oder nur nebenbei sagt, wird so gespielt.
help-decisions-setup = **Aufbau:** Alle entscheiden gleichzeitig. Erst danach werden die offenen Plättchen der beiden anderen Ecken, das übrige Plättchen, die Arbeiter und der Startspieler ausgelost.
help-decisions-taking = **Nehmen:** Einen Tribun darfst du für jedes der beiden Plättchen abgeben, auch wenn in der Straße noch Plättchen liegen. Nimmst du beide ohne Tribun, gehört jedes zu einer eigenen Straßenkarte.
help-decisions-nothing = **Nichts erhalten:** Ein Plättchen neben der Colonia darf auch nutzen, wer kein eigenes hat, und auch eines, das schon genutzt wurde.
help-decisions-using = **Nutzen:** Das nicht genutzte Plättchen wird zuerst abgelegt. Nutzt du beide, wird nach der Reihenfolge nur gefragt, wenn sie einen Unterschied machen kann.
help-decisions-exchanges = **Tausch:** Auch die Bürger tauschen, ohne dass du baust, vom Nutzen der Plättchen bis zum Ende des Zuges.
help-decisions-paying = **Bezahlen:** Zur Wahl steht jede Art zu bezahlen, bei der nichts verschwendet wird. Gibt es nur eine, wird nicht gefragt.
help-decisions-benefits = **Prämien:** Die erste einer Leiste bekommst du ohne Frage. Nach der Reihenfolge der Hälften eines Doppelbauplättchens wird nur gefragt, wenn sie einen Unterschied machen kann.
help-decisions-steps = **{ $tile }:** jedes Plättchen deiner Colonia, auch aus den Ecken, ohne Straßenkarte und ohne Tribun. **{ $building }:** Was Bürger ein- oder zweimal pro Zug können, gilt für beide Bauaktionen zusammen.
help-decisions-envoys = **Gesandte:** sind freiwillig. Der zweite eines Doppelbauplättchens setzt fort, was der erste begonnen hat. Der zweite Bürger von Patrizier I schickt seinen auf jedes freie farbige Feld.
help-decisions-cranes = **Baukräne und Adlerfelder:** Ein freigelegter Baukran wird auch für 0 Siegpunkte gewertet. Ein Gesandter an mehreren Adlerfeldern zählt einmal.
help-decisions-start = **Startspieler:** wechselt nach jeder Runde, auch zwischen den Durchgängen.
help-decisions-ship = **Schiff:** Was die Plättchen auf einem Schiff zeigen, sieht nur, wem es gehört, auch wenn es vorher alle gesehen haben.
help-decisions-questions = **Fragen**, auf die es nur eine Antwort gibt oder deren Antworten auf dasselbe hinauslaufen, werden nicht gestellt. **{ $end }** wird trotzdem gefragt, damit du bis dahin alles zurücknehmen kannst.

## Rekonstruiertes Spielmaterial
help-components = Rekonstruiertes Spielmaterial
help-components-known = Nicht alles, was auf dem Spielmaterial gedruckt ist, ist diesem Programm bekannt. Das Folgende ist rekonstruiert: Es passt zu allem, was in der Spielregel steht, das gedruckte Spiel kann aber abweichen.
help-components-temples = **Tempel:** auf welchen Feldern sie stehen.
help-components-mosaics = **Mosaiktableaus:** ihre Farben und wie sie liegen.
help-components-prestige = **Prestigeleiste:** ihre Zahlen und die Plätze der Zypressen.
help-components-double = **Doppelbauplättchen:** welches graue Gebäude mit welchem Bauwerk. Bekannt: { $known }.
help-components-side_b = **{ $name }:** die Reihenfolge der Straßensymbole; sie wird ausgelost.
help-components-cards = **So gut wie sicher:** die Reihenfolge der Bürgerzeilen, zwei Karten je Straße, die Zahl der Mosaiktableaus, die Zahl der Bauplättchen.
help-components-tiles = **Die { $number } Ressourcenplättchen** jedes Spielers: { $tiles }.

## Hinweise
tip-crane = Ein Baukran zählt einmal, nach dem Durchgang, in dem seine Ecke leer wird: { $first }, { $second } oder { $third } Siegpunkt je Bauwerk seiner Farbe.
tip-woman = Beide Frauen liegen offen: Sobald eine Straße ihrer Ecke kommt, kannst du eine nehmen und in die Zeile legen, die dir am meisten bringt.
tip-handicap = Ein Bürger mehr stärkt eine Zeile ab der ersten Wertung. In ihr bringt der freigelegte Baukran { $first } Siegpunkte je Bauwerk seiner Farbe.
tip-take = { $empty ->
    [0] Verdeckte Plättchen siehst du nicht; der Unterschied ist das Feld, das frei wird.
   *[other] Ein Tribun bringt ein beliebiges Plättchen deiner Colonia, auch wenn in den Straßen keines mehr liegt.
  }
tip-take-anywhere = Eine Ecke zeigt, was du bekommst, und ihr Baukran bringt { $first }, { $second } oder { $third } Siegpunkt je Bauwerk seiner Farbe.
tip-keep = Du nutzt nur eines: dieses oder das, das du erhältst; beide kosten { $price } Tribune. Gib weiter, was dein Nachbar am wenigsten braucht.
tip-use = Kannst du damit gleich bauen? Ein Bürger zählt ab jetzt in jeder Wertung. Dein eigenes Plättchen wird auch ungenutzt zum Gesandten.
tip-row = Der erste Bürger bringt eine Spezialfähigkeit, der zweite einen Bonus. Nimm eine Zeile, in der du verschiedene graue Gebäude bauen willst.
tip-gain = Nimm, was dir zum nächsten Bauen fehlt oder was der Sammelauftrag dieses Durchgangs verlangt.
tip-bonus = Eine Aufwertung zählt in jeder weiteren Wertung, 1 Geld hält eine Bürgerzeile aktiv; Siegpunkte gibt es nur einmal.
tip-envoy = Jeder Gesandte in deiner größten Fläche zählt in jeder Wertung, ein Platz am Adlerfeld auch. Wer ein Farbfeld komplettiert, nimmt einen Bonus.
tip-build = { $plans ->
    [0] { $free ->
        [0] Wo du ein Plättchen nimmst, wird ein Feld frei. Was du nicht ausgibst, behältst du.
       *[other] Graues Gebäude: 1 Baumeister oder 2 gleichfarbige Arbeiter. Farbiges Bauwerk: 1 Arbeiter der Farbe oder 1 anderer Arbeiter + 1 Assistent.
      }
   *[other] Einmal pro Zug. Grau kostet 1 Baumeister oder 2 gleichfarbige Arbeiter, farbig 1 Arbeiter der Farbe oder 1 anderen + 1 Assistenten.
  }
tip-built = { $exchanges ->
    [0] Was du nicht ausgegeben hast, behältst du für deine nächsten Züge.
   *[other] Hier musst du nichts tun. Tausche nur, wenn ein Sammelauftrag oder dein nächster Bau es braucht.
  }
tip-build-more = Es kostet so viel wie sonst und ist die einzige zweite Bauaktion in einem Zug.
tip-exchange-kind = Getauscht wird beim Bezahlen auch von selbst; tausche hier nur, wenn du die Ressource selbst haben willst.
tip-exchange = Überlege, was dein nächster Bau und der Sammelauftrag brauchen; Assistenten sind am vielseitigsten.
tip-place = Ein graues Gebäude zählt in der Wertung, wenn seine Art in der Zeile noch fehlt. Wo ein farbiges Bauwerk steht, zählt nur für Trajanaufträge.
tip-place-beside = Auch die zweite Hälfte braucht einen guten Platz: Denk an ihre Zeile und an den Bauauftrag der Trajankarte.
tip-pay = Behalte, was dein nächster Bau und der Sammelauftrag brauchen; Assistenten und Baumeister sind schwer zu ersetzen.
tip-first-half = Die erste Hälfte kann der zweiten helfen: Ein Gesandter bringt vielleicht einen Bonus, bevor du die andere Prämie wählst.
tip-benefit = Die neueste Prämie ist nicht immer die beste: Nimm eine frühere, wenn du sie dringender brauchst.
tip-turn-up = Du nutzt es sofort. In den Ecken siehst du, was du bekommst, und ein Baukran wird frei; ein verdecktes macht ein Feld zum Bauen frei.
tip-pay-citizens = { $last ->
    [0] Eine unbezahlte Zeile bringt jetzt weniger und wird inaktiv. Bezahle zuerst die mit vielen verschiedenen grauen Gebäuden.
   *[other] Nach dieser Wertung endet die Partie: Bezahle so, dass sie dir am meisten bringt.
  }

## Die geführte Partie
guided-goal = Du baust eine römische Stadt. Wer nach drei Durchgängen die meisten Punkte hat, gewinnt; dies ist die letzte Runde des ersten.
guided-parts =
    1. Straßen: Nimm zwei Plättchen aus den hellen; eines behältst du, eines gibst du weiter.
    2. Ecken: Unter jedem Plättchen steht ein Baukran; er wertet die Bauwerke seiner Farbe.
    3. Plättchen: In deinem Zug bringt eines Ressourcen oder einen Bürger.
    4. Freie Felder: Hier baust du. Graue Gebäude bringen Prämien, farbige Bauwerke schicken Gesandte aufs Forum.
    5. Dein Vorrat: Damit bezahlst du, was du baust.
guided-take-corner = Nimm die Handwerkerin aus A1: Darunter bringt ein { $crane } { $total } { $total ->
    [one] Punkt
   *[other] Punkte
  }.
guided-take-hidden = Nimm A4: So wird ein Feld frei.
guided-take-anywhere = Mit einem Tribun gilt die Straßenkarte nicht: Du nimmst ein beliebiges Plättchen, auch aus einer Ecke. Hast du in deinem Zug noch zwei Tribune, kannst du dafür beide Plättchen nutzen.
guided-keep-citizen = Behalte die Handwerkerin: Ist sie aktiv, bringt die Zeile neben ihr mehr.
guided-keep = In deinem Zug nutzt du das Plättchen, das du behältst, oder das, das du erhältst. Das andere bekommt { $receiver }, verdeckt.
guided-use-both = Nutze beide Plättchen für { $price } Tribune: Allein bringen die keine Punkte.
guided-use-own = Nutze die Handwerkerin: Solange sie aktiv ist, bringt eine Zeile deiner Colonia mehr Punkte, schon in dieser Wertung.
guided-use = Eines der Plättchen nutzt du jetzt, das andere wird abgelegt. Nimm, was dir zum Bauen fehlt, oder einen Bürger.
guided-row-beside-building = Lege sie neben Zeile 5: Die Siegessäule auf B5 zählt dann 2 Punkte statt 1.
guided-row = Der erste Bürger einer Zeile bringt eine Fähigkeit, der zweite einen Bonus. Solange sie aktiv sind, bringt die Zeile mehr Punkte, ebenso jede Siegessäule, die du baust.
guided-build-double = Baue beides: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } und ein Gesandter.
guided-build-column = Baue die Siegessäule: Sie bringt sofort { $points } Punkte (Wert der Trajanssäule + 1 je aktivem Bürger). Als graues Gebäude kann sie auch in ihrer Zeile gewertet werden.
guided-build = Einmal pro Zug darfst du bauen. Graue Gebäude bringen Prämien oder Punkte, farbige Bauwerke schicken Gesandte aufs Forum.
guided-place-in-empty-row = Baue in Zeile 4: In jeder Zeile zählen die verschiedenen grauen Gebäude.
guided-place-structure = Wo ein Bauwerk steht, ist nur für Trajanaufträge wichtig: Für den Baukran und für Gesandte ist jedes Feld gleich gut.
guided-pay-with-citizens = In Klammern stehen die Bürger, die für dich tauschen: Ihre Fähigkeit ruht dann bis zu deinem nächsten Zug. Behalte, was dein nächstes Gebäude kostet.
guided-pay = Gebaut wird dasselbe, egal, womit du bezahlst. Gib ab, was du als Nächstes am wenigsten brauchst.
guided-envoy-continues = Schicke ihn auf H4: Ein Farbfeld muss voll sein, ehe das nächste seiner Farbe beginnt.
guided-envoy = Gesandte zählen in jeder Wertung: neben Adlern und in deiner größten zusammenhängenden Fläche. Die wächst, wenn du neben eigenen Gesandten weitermachst.
guided-built = Beende den Zug. Danach werden die Bürger bezahlt, und alles wird gewertet.
guided-pay-both = Bezahle die Zeilen 3 und 5: Zeile 5 bringt mehr, und beide Fähigkeiten bleiben.
guided-pay-citizens = Bezahle Handwerker I, also Zeile 5: Nur dann zählt die Handwerkerin in dieser Wertung, und du behältst ihre Fähigkeit im nächsten Durchgang.
guided-pay-citizens-of-any-row = Bezahle eine Zeile: Unbezahlte Bürger werden inaktiv. Sie zählen weder jetzt noch im nächsten Durchgang, bis du sie wieder bezahlst.
guided-done =
  { $done ->
    [0] Du hast in dieser Runde nichts gebaut.
   *[other] Du hast in dieser Runde gebaut.
  }
guided-end-of-lesson = Du hast gesehen, was zählt: Baukräne, Zeilen, Gesandte. Die Durchgänge II und III enden genauso; Baukräne und Siegessäulen zählen dann weniger.

## Symbole
glossary-start-player = Startspieler
glossary-at-turn = wer am Zug ist
glossary-street = Straßenkarte
glossary-hidden-tile = verdecktes Plättchen
glossary-take = Plättchen nehmen
glossary-keep = Plättchen behalten
glossary-give = Plättchen weitergeben
glossary-builder = Baumeister
glossary-worker-blue = blauer Arbeiter
glossary-worker-green = grüner Arbeiter
glossary-worker-yellow = gelber Arbeiter
glossary-worker-orange = orangefarbener Arbeiter
glossary-any-worker = beliebiger Arbeiter
glossary-assistant = Assistent
glossary-coin = Geld
glossary-tribune = Tribun
glossary-exchange = tauschen
glossary-pay = bezahlen
glossary-any-gray = beliebiges graues Gebäude
glossary-temple = Tempel
glossary-column-marker = Forumsmarker an der Trajanssäule
glossary-ship = Schiff
glossary-envoy = Gesandter
glossary-any-square = beliebiges farbiges Feld
glossary-largest-area = größte Fläche
glossary-area-bonus = Flächenbonus
glossary-slide-bar = Schieber
glossary-upgrade = Aufwertung
glossary-points = Punkte
glossary-task = Trajanauftrag

## Warum nicht
thing-build = Bauplättchen
thing-both = beide Plättchen nutzen
unmet-no_room = kein freies Feld in deiner Colonia
unmet-no_room_for_two = keine zwei freien Felder nebeneinander
unmet-none_in_supply = keines mehr im Vorrat
unmet-cannot_pay = auch mit Tausch fehlt: { $missing }
unmet-no_building_ground = ein Tempel oder ein Baukran, dort wird nicht gebaut
unmet-covered = dort liegt ein Plättchen
unmet-built_on = dort steht schon ein Gebäude
unmet-no_room_beside = kein freies Feld daneben
unmet-no_tile = dort liegt kein Plättchen
unmet-not_in_streets = in keiner Straße, aus der du noch nehmen kannst
unmet-no_pair = zwei gleichfarbige Arbeiter fehlen
unmet-no_assistant_or_worker = ein Assistent oder ein Arbeiter fehlt
unmet-no_assistant = ein Assistent fehlt
unmet-no_merchant_goods = Geld, Tribun oder Assistent fehlt
unmet-citizen_inactive = { $row } ist bei dir nicht aktiv
unmet-citizen_used = { $row } ist in diesem Zug verbraucht
unmet-occupied = dort liegt ein Gesandter
unmet-other_colour = andere Farbe
unmet-other_area_begun = ein anderes Farbfeld dieser Farbe ist begonnen und muss fortgesetzt werden
unmet-no_eagle = kein Adlerfeld
unmet-is_eagle = ein Adlerfeld, dorthin kann dieser Gesandte nicht
unmet-crane_there = dort steht schon ein Baukran
unmet-no_citizen = dort liegt kein Bürger
unmet-other_class = Zeile einer anderen Gesellschaftsschicht
unmet-row_full = beide Felder sind belegt
unmet-not_beside = nicht neben der ersten Hälfte
unmet-already_built = du hast in diesem Zug schon gebaut
unmet-no_exchange = du hast nichts zum Tauschen
unmet-not_reached = dein Marker ist noch nicht so weit
unmet-too_few_tribunes = { $price ->
    [one] { $price } Tribun ist nötig
   *[other] { $price } Tribune sind nötig
  }
unmet-no_tiles_left = in deiner Colonia liegt kein Plättchen mehr
unmet-has_received = du hast diesmal ein Plättchen erhalten
unmet-same_gain = bringt genau das, was dein eigenes bringt
unmet-no_second_tile = es gibt kein zweites Plättchen
unmet-brings_tribunes = eines davon bringt nur die Tribune, die beide kosten

## Search in the rules: groups of words that mean the same; what players ask about a paragraph in other words
help-same-words =
    geld münze; gebiet fläche gruppe; muster anordnung; leiste track prämienleiste; straßenraster plan; gesandte botschafter figur; gesellschaftsschicht klasse; kran baukran; adler adlerfeld; plättchen
    coloniaplättchen; gebäude bauwerk
help-asked =
    goal-aim: gewinnen sieger thema worum; goal-length: lange zeit; setup-stock: startressourcen beginn güter; setup-start: erster spieler; round-end: startspieler nächste runde anfangen; taking-tribune:
    anderes plättchen überall; taking-must: keins mehr muss pflicht; taking-keep: nachbar links rechts richtung weitergeben; using-both: zwei plättchen; using-nothing: kein plättchen bekommen nachbar;
    using-own: wohin mein plättchen; resources-assistant: umfärben joker; resources-when: wie oft limit; citizens-payment: unterhalt unbezahlt nicht bezahlt kosten; citizens-active: nutzen;
    building-action: wie viele gebäude pro zug pflicht freiwillig; building-where: erlaubt feld; building-gray: kosten preis bibliothek basilika markt siegessäule; building-coloured: kosten preis brunnen
    park stallung haus; building-double: kosten zwei felder; building-column: punkte wertung; tracks-end: ende erreicht letztes feld; forum-complete: voll bonus; forum-begun: pflicht angefangen;
    scoring-order: reihenfolge phasen; scoring-cranes: punkte; scoring-eagles: punkte; scoring-rows: punkte graue gebäude; scoring-area: gebiet diagonal; trajan-element: doppelt mehrfach zwei muster;
    end-last: vorbei schluss; end-ties: unentschieden; forum-stay: zwei teilen gleiches feld; departures-building: pflicht muss; decisions-questions: rückgängig zurücknehmen
