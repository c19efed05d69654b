/** Abschnitte des Handbuchs über Saison, Teams, Spiele, Spieler und Training. Zahlen stehen als {{Namen}} aus `numbers/`, nie ausgeschrieben; eine leere Zeile beginnt einen neuen Absatz. */
export const HOCKEY_SECTIONS = {
  job: `Du führst einen Eishockeyklub in einer Welt, die sich alle Manager teilen. Du stellst die Reihen auf, wählst die Taktik, verpflichtest die Spieler und führst die Bücher. Gespielt wird, ob du zusiehst oder nicht, und jedes Ergebnis zählt für beide Klubs.

Fang mit der Übersicht deines Klubs an. Sie zeigt das nächste Spiel, wie der Klub dasteht, und einen Schreibtisch mit den Entscheidungen, die auf dich warten. Für die meisten genügt ein Tippen.`,
  firstHour: `Das Rookiecamp ist eine Liste von {{rookieTasks}} kurzen Aufgaben auf den echten Bildschirmen; Joe steht dort, wo die nächste erledigt wird. Die Reihenfolge ist egal, und du kannst die Liste ausblenden.

Jeder Bildschirm sagt beim ersten Öffnen, wozu er da ist. Jeden Morgen beginnt deine Übersicht mit der letzten Nacht: dem Spiel und seinem Wendepunkt, den Fortschritten im Training, den Verletzten und dem nächsten Gegner. Hast du Tage übersprungen, fasst sie sie zusammen.`,
  assistant: `Der Assistent füllt, was du offen lässt. Ist ein Spieler deiner Aufstellung verletzt, gesperrt oder weg, setzt der Assistent den besten verfügbaren an seine Stelle, meldet es auf deinem Schreibtisch und gibt den Platz zurück, sobald er wieder da ist. Alles andere bleibt, wie du es gespeichert hast.

Was der Assistent für dich tut, steht in deinen Benachrichtigungen, und das meiste kannst du dort am selben Tag rückgängig machen: Spieler, die er hochholt, hinunterschickt oder auf die Verletztenliste setzt, Sponsoren, Plätze in den Reihen, die jemand zurückbekommt. Ein Qualifying Offer kannst du zurückziehen, bis der Spieler unterschreibt oder vor den Schlichter geht. Verträge mit Spielern, Trainern und Scouts, die er geschlossen hat, gelten.

Klubs ohne Manager werden von KI-Managern geführt, die einen eigenen Stil haben und Fehler machen. Manager, die ihre Spieler studieren, sind ihnen voraus.`,
  newManagers: `Wer einen Klub neu übernimmt, ist {{probationDays}} Spieltage und {{probationRealDays}} echte Tage in der Probezeit, nach einer Pleite eine Saison lang. Bis dahin brauchen größere Kredite, Bauten, Buyouts, Waiver und Trades, die den Klub zu viel kosten, die Zustimmung des Vorstands; er antwortet sofort und sagt, warum. In einer Welt mit nur einem Manager gibt es keine Probezeit.

Mit deinem ersten Klub bekommst du für {{mentorDays}} echte Tage einen Mentor: einen Manager, der sich in den Einstellungen dafür gemeldet hat, oder sonst den Assistenten des stärksten KI-Klubs deiner Liga. Jede Seite kann das mit einem Klick beenden.

Verlässt du einen Klub, wartet dein Haushalt mit dir {{waitDays}} Spieltage auf einen anderen und eine Saison auf denselben. Die Liste der freien Klubs sagt, bis wann und warum.`,
  calendar: `Eine Saison hat {{seasonDays}} Spieltage. Zuerst kommt die Vorbereitung mit Freundschaftsspielen, die nicht zählen. Die Hauptrunde beginnt an Tag {{firstRegularDay}}, mit {{homeGames}} Heimspielen für jedes Team, die Playoffs beginnen an Tag {{firstPlayoffDay}}. Tag {{postseasonDay}} schließt die Bücher der Saison, Tag {{draftDay}} gehört dem Draft, und an Tag {{frenzyDay}} beginnt die Free-Agent-Frenzy.

Der Stichtag für Trades ist Tag {{deadlineDay}}. In der Nacht nach Tag {{seasonDays}} steigen Klubs auf und ab, Spieler werden älter, und die nächste Saison beginnt.`,
  day: `Ein Tag beginnt mit dem Morgen: Spieler erholen sich und heilen aus, Gehälter werden gezahlt, über Free Agents und Waiver wird entschieden. Dann folgen {{slots}} Anspielzeiten. Jede Liga spielt in ihrer eigenen, deine Spiele beginnen also die ganze Saison zur selben Tageszeit. Die Nacht schließt den Tag ab.

Wie lange ein Spieltag in echter Zeit dauert, legen die Admins der Welt fest. Ein Livespiel nimmt {{liveShare}} eines Tages ein und nie mehr als {{liveMinutes}} Minuten.`,
  playoffs: `Die ersten {{playoffTeams}} Teams einer Liga erreichen die Playoffs. Es gibt {{playoffRounds}} Runden, jede über höchstens {{bestOf}} Spiele: Wer zuerst {{winsToAdvance}} Siege hat, kommt weiter. Der Turnierbaum steht fest, und das besser platzierte Team hat im entscheidenden Spiel Heimrecht. Jeden Tag wird ein Spiel gespielt.`,
  promotion: `Ein Sieg in der regulären Spielzeit bringt {{winPoints}} Punkte, ein Sieg nach Verlängerung oder Penaltyschießen {{overtimeWinPoints}}, eine Niederlage danach {{overtimeLossPoints}}. Bei Punktgleichheit entscheiden Siege in der regulären Spielzeit, dann alle Siege, Tordifferenz, Tore und die Spiele gegeneinander.

Aus jeder Liga steigen {{promoted}} Klubs auf: der Sieger der Hauptrunde und der Playoffsieger, oder der Nächstbeste, wenn es derselbe ist. Ebenso viele steigen ab. Ein Klub wechselt als Ganzes, nach dem, was sein PRO-Team erreicht hat.`,
  board: `Der Vorstand plant {{boardSeasons}} Saisons und sagt, was er von jeder will, vom Klassenerhalt bis zum Titel. Erreichte und verfehlte Ziele verändern sein Vertrauen, und es sinkt, solange der Klub unter dem Kreditrahmen liegt. Der Vorstand entlässt niemanden; das tut nur die Pleite.`,
  news: `Die News von Klub, Liga und Welt erzählen von Ergebnissen, Trades, Verpflichtungen, Ehrungen und von Verletzungen ab {{newsInjuryDays}} Tagen. Reagiere mit einem Klick.

In der Nacht nach dem letzten Finale bekommt jeder Klub einen Saisonrückblick: was erwartet wurde und was daraus geworden ist, wer kam und ging, wer sich entwickelt hat. Den Teil über Geld liest nur der eigene Manager.`,
  teams: `Dein Klub hat {{teams}} Teams. PRO ist das, für das die Leute Tickets kaufen. FRM ist das Farmteam, für Spieler, die fast so weit sind oder aus einem Tief kommen: Es stellt höchstens {{olderSkaters}} Feldspieler und {{olderGoalies}} Torhüter auf, die älter sind als seine eigene Altersklasse. U21 ist für den Nachwuchs.

Assistenten bauen Kader mit {{proSquad}} Spielern für PRO, {{farmSquad}} für FRM und {{juniorSquad}} für die U21. Das lässt Luft für Verletzungen.`,
  moves: `Auf dem Kaderbildschirm holst du Spieler hoch und schickst sie hinunter. Ein Spieler ab {{waiverAge}} oder mit {{waiverGames}} Spielen in einem ersten Team geht über die Waiver hinunter: Bis zum nächsten Morgen kann ihn jeder Klub beanspruchen, samt Vertrag, und der Tabellenletzte kommt zuerst.

Ein Team behält immer genug Stürmer, Verteidiger und Torhüter für eine Aufstellung.`,
  injuries: `Verletzungen passieren in Spielen, und müde Spieler trifft es öfter. Deine Übersicht sagt, wer wie lange fehlt. Sind zu wenige Gesunde übrig, holt der Klub den besten aus dem Team darunter und schickt ihn zurück, wenn er nicht mehr gebraucht wird. Ist niemand mehr da, springt für den Abend eine Aushilfe ein.`,
  depth: `Die Kadertiefe zeigt alle deine Teams nach Positionen, wer für die kommenden Saisons unter Vertrag steht und wo du dünn besetzt bist. Setz bis zu {{shortlist}} Spieler auf deine Merkliste, jeden mit einer Notiz: Du erfährst, wenn einer den Klub wechselt, Free Agent wird oder aufhört.`,
  lines: `Zieh Spieler auf ihre Plätze, oder drück erst einen Platz und dann einen Spieler. Solange du einen Spieler hältst, zeigt jeder Platz, was er dort brächte und was eine fremde Position oder die falsche Seite kosten würde. Nichts gilt, bevor du speicherst.

Reihen, Verteidigerpaare und Torhüter spielen bei gleicher Stärke. Überzahl, Unterzahl, Verlängerung, Penaltyschießen und der sechste Feldspieler haben eigene Formationen. Nenne {{minShooters}} bis {{maxShooters}} Spieler fürs Penaltyschießen.`,
  tactics: `Jede Einstellung sagt, wogegen sie hilft und was sie kostet: Keine ist einfach besser. Du kannst die Taktik fürs ganze Spiel festlegen oder für ein Drittel oder die Verlängerung eigens. Die Vorschau zeigt, was zu jeder Minute und bei jedem Stand gälte.

Das Heimteam wechselt zuletzt. Bring deine beste Reihe gegen ihre, oder deine Arbeiter gegen ihre Torjäger.`,
  orders: `Bis zu {{orders}} bedingte Anweisungen ändern den Spielplan, wenn etwas eintritt, zum Beispiel wenn du spät im Spiel ein Tor zurückliegst. Speichere bis zu {{savedLineups}} Vorlagen mit Reihen, Taktik und Anweisungen, um mit einem Tippen zu wechseln.`,
  chemistry: `Wer sich kennt, spielt besser zusammen. Nach {{knownAfter}} gemeinsamen Spielen kennen sich Partner halb so gut, wie sie es je werden. Zwischen Fremden und alten Partnern liegen {{chemistry}} Punkte Gesamtstärke für jeden, Können zählt also immer noch mehr. Der Bildschirm der Aufstellungen zeigt, was eine Änderung bewirken würde.`,
  gameNight: `Ein Livespiel zeigt die Eisfläche, die Szenen und wer auf dem Eis ist, Sekunde für Sekunde. Es hat {{periods}} Drittel von {{period}} und Drittelpausen von {{intermission}} auf der Spieluhr. Reihen, die du in einer Pause speicherst, gehen im nächsten Drittel aufs Eis.

Chatte und reagiere mit allen, die zusehen. Den Ton stellst du in den Einstellungen oder mit dem Schalter auf dem Bildschirm ab.`,
  overtime: `Ein unentschiedenes Spiel der Hauptrunde geht in {{overtimeMinutes}} Minuten {{overtimeMen}} gegen {{overtimeMen}}, dann ins Penaltyschießen. In den Playoffs geht es {{playoffOvertimeMen}} gegen {{playoffOvertimeMen}} weiter, bis ein Tor fällt. Freundschaftsspiele können unentschieden enden.`,
  reports: `Jedes beendete Spiel lässt sich vom ersten Bully an noch einmal ansehen, auf Wunsch ohne Ergebnis. Die Berichte zeigen Spielstatistik, Schüsse, Reihen gegen Reihen und wie sich die Siegchance bewegte.

Der letzte sagt, warum es so ausging: Dieselben Aufstellungen spielen es {{replays}}-mal, und die Tordifferenz wird in Können, Tagesform und Glück zerlegt.`,
  scrimmages: `Wirf von deiner Übersicht aus den Puck gegen ein beliebiges Team deiner Stufe ein. Ein schnelles Testspiel ist in etwa {{quickGame}} vorbei. Es zählt nicht und macht niemanden müde. Du kannst andere Manager einladen; sie haben {{invitationHours}} Stunden Zeit für die Antwort. Nennst du einen Termin in den nächsten {{scrimmageDays}} Tagen, fällt der Puck genau dann; absetzen könnt ihr es beide bis dahin.`,
  cups: `Ein Freundschaftspokal ist ein kleiner Wettbewerb erster Teams mit {{cupClubsMin}} bis {{cupClubsMax}} Klubs: Gruppen mit K.-o.-Runde, nur K.-o. oder Runden nach Schweizer System. Gespielt wird im Trainingslager an Tagen ohne Freundschaftsspiele und von Tag {{cupLateFrom}} bis {{cupLateTo}} für Klubs, die nicht mehr in den Playoffs sind. Die Liga richtet für jede Stufe mit Managern einen aus; auf dem Turnierplan deines Klubs kannst du selbst einen ausrichten, offen für alle oder auf Einladung, für dieselben Tage höchstens {{cupsHeld}}, abgesagte mitgezählt. Eine Einladung gilt {{cupInvitation}} Stunden.

Pokalspiele zählen für Erfahrung, Form und eigene Statistiken, nicht für Rekorde oder Sperren. Eine Verletzung kostet höchstens {{cupInjury}} Tage. Ein Sieg ist ein Titel, wenn Manager aus {{cupTitle}} Haushalten dabei waren; sonst gilt er als gegen KI-Klubs gewonnen.`,
  discipline: `Kleine und große Strafen, Disziplinar- und Matchstrafen werden gepfiffen wie in jeder Halle. Nach einer Matchstrafe ist ein Spieler {{matchPenaltyMin}} bis {{matchPenaltyMax}} Spiele gesperrt. Eine große Strafe für anderes als einen Faustkampf kommt vor die Disziplinarkommission. Wer in einer Saison mehr als {{freeMisconducts}} Spieldauerdisziplinarstrafen sammelt, wird ebenfalls gesperrt, und Wiederholungstäter sitzen länger. Die Urteile stehen in den News.`,
  horns: `Trifft dein Team zu Hause, ertönt ein Torhorn. Wähl eines in den Einstellungen, oder bring bis zu {{horns}} eigene mit, jedes höchstens {{hornLength}} lang. Sie werden so laut gemacht wie die anderen. Nimm nur Töne, die du verwenden darfst: Andere können ein Horn melden.`,
  skills: `Ein Feldspieler hat {{skaterSkills}} Fähigkeiten, ein Torhüter {{goalieSkills}}. Seine Gesamtstärke gewichtet sie danach, was seine Position braucht; derselbe Spieler ist also außen anders stark als in der Mitte. Spezialfähigkeiten wirken im Spiel so, wie ihr Hinweis es beschreibt. Erfahrung hat {{xpTop}} Stufen über null und wächst mit den Spielen, am meisten in den Playoffs.`,
  growth: `Junge Spieler wachsen mit Training und Spielen, bis jede Fähigkeit ihre Obergrenze erreicht. Die Obergrenze selbst bleibt verborgen: Ein Zeichen neben einer Fähigkeit sagt, dass sie ausgereizt ist oder nachlässt, und dann lässt sie sich nicht mehr trainieren. Feldspieler sind mit etwa {{skaterPeak}} am besten, Torhüter mit etwa {{goaliePeak}}. Danach lassen die Fähigkeiten eine nach der anderen nach.`,
  condition: `Energie sinkt in Spielen und kommt über Nacht zurück, mit Ausdauer schneller. Ein müder Spieler spielt schlechter und verletzt sich öfter, darum braucht auch ein Starttorhüter ab und zu einen freien Abend. Die Form folgt dem, wie er zuletzt gespielt hat. Die Moral folgt seinem eigenen Spiel und den Ergebnissen des Teams.`,
  plans: `Unter deinem Assistenten wachsen Spieler im gewöhnlichen Tempo. Mit einem Plan geht es besser: woran ein Spieler arbeitet, wie hart, und wie müde er für einen freien Tag sein muss. Harte Arbeit bringt {{hardPace}} des gewöhnlichen Wachstums, kostet {{hardEnergy}} Punkte Energie am Tag und verletzt ab und zu jemanden. Leichte bringt {{lightPace}} und gibt Energie zurück, ein freier Tag {{dayOffPace}}.

Auch Trainingszentrum, Eiszeit der letzten Tage und Moral zählen; der Bildschirm zeigt alles davon. Die Prognose reicht {{forecastShort}} und {{forecastLong}} Tage voraus. Bis zu {{trainingTemplates}} Vorlagen kannst du speichern. Training bringt einen Spieler früher an seine Obergrenze, hebt sie aber nie.`,
  camps: `Das Entwicklungscamp endet an Tag {{devCampEnd}} und hat {{devCampPlaces}} Plätze für Talente bis {{devCampAge}}: Es ist {{devCampDays}} Tage Wachstum zusätzlich wert. Das Trainingscamp endet an Tag {{campEnd}}. Seine {{campPlaces}} Spieler kommen in Form, und wer höchstens {{campGrowsUntil}} ist, wächst auch.

Such aus, woran gearbeitet wird und wen du einlädst, oder überlass es dem Assistenten. Der Bericht sagt, wer aufgefallen ist.`,
} as const;
