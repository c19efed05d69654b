/**
 * Das Handbuch. Zahlen stehen als {{Namen}} aus `numbers.ts`, nie ausgeschrieben. Eine leere Zeile beginnt einen neuen Absatz.
 */
export default {
  intro: 'Das Handbuch des Spiels. Jede Zahl darin ist die, nach der das Spiel gerade läuft.',
  search: 'Handbuch durchsuchen',
  searchHint: 'Zum Beispiel: Waiver, Verlängerung, Cap',
  contents: 'Kapitel',
  found_one: '{{count}} Abschnitt gefunden',
  found_other: '{{count}} Abschnitte gefunden',
  nothing: 'Nichts im Handbuch enthält diese Wörter',
  nothingHint: 'Versuch es mit weniger oder anderen Wörtern, oder frag auf der Hilfeseite.',
  clear: 'Alle Kapitel zeigen',
  goTo: 'Wo du das tust',
  more: 'Mehr im Handbuch',
  chapter: {
    start: 'Erste Schritte',
    season: 'Saison und Tabelle',
    roster: 'Deine drei Teams',
    lineups: 'Reihen und Taktik',
    games: 'Spielabend',
    players: 'Spieler',
    contracts: 'Verträge und der Cap',
    money: 'Geld',
    community: 'Community',
  },
  title: {
    job: 'Was ein GM tut',
    firstHour: 'Deine erste Stunde',
    assistant: 'Der Assistent',
    account: 'Dein Konto',
    calendar: 'Die Saison',
    day: 'Ein Spieltag',
    playoffs: 'Playoffs',
    promotion: 'Tabelle, Auf- und Abstieg',
    teams: 'PRO, FRM und U21',
    moves: 'Hochholen und Waiver',
    injuries: 'Verletzungen und Nachrücker',
    depth: 'Kadertiefe und Merkliste',
    lines: 'Reihen und Formationen',
    tactics: 'Taktik',
    orders: 'Anweisungen und Vorlagen',
    chemistry: 'Chemie',
    gameNight: 'Ein Spiel ansehen',
    overtime: 'Verlängerung und Punkte',
    reports: 'Berichte und Wiederholungen',
    scrimmages: 'Testspiele',
    discipline: 'Strafen und Sperren',
    skills: 'Fähigkeiten und Gesamtstärke',
    growth: 'Wachstum, Obergrenzen und Alter',
    condition: 'Form, Energie und Moral',
    talks: 'Vertragsgespräche',
    cap: 'Die Gehaltsobergrenze',
    freeAgents: 'Free Agents',
    entry: 'Einstiegsverträge und Picks',
    gate: 'Tickets und Fans',
    sponsors: 'Sponsoren und Preisgeld',
    facilities: 'Anlagen',
    debt: 'Schulden, Kredite und Pleite',
    people: 'Andere Manager',
    forum: 'Das Forum',
    forumPosts: 'Beiträge schreiben',
    forumTrust: 'Vertrauensstufen und Grenzen',
    voting: 'Ideen und Abstimmung',
    referral: 'Freunde werben',
    fairPlay: 'Fair Play',
  },
  section: {
    job: `Du führst einen Eishockeyklub in einer Welt, die alle teilen. Du stellst die Reihen auf, wählst die Taktik, verpflichtest die Spieler und führst die Bücher. Gespielt wird, ob du zusiehst oder nicht, und jedes Ergebnis zählt für beide Klubs.

Fang mit der Übersicht deines Klubs an. Sie zeigt das nächste Spiel, wie der Klub dasteht, und einen Schreibtisch mit den Entscheidungen, die auf dich warten. Für die meisten genügt ein Tippen.`,
    firstHour: `Das Rookiecamp ist eine Liste von {{rookieTasks}} kurzen Aufgaben auf den echten Bildschirmen; Joe steht dort, wo die nächste erledigt wird. Die Reihenfolge ist egal, und du kannst die Liste ausblenden.

Jeder Bildschirm sagt beim ersten Öffnen, wozu er da ist. Warst du länger als {{away}} weg, erzählt dir eine Karte in der Übersicht, was inzwischen geschah.`,
    assistant: `Der Assistent füllt, was du offen lässt. Ist ein Spieler deiner Aufstellung verletzt, gesperrt oder weg, setzt der Assistent den besten verfügbaren an seine Stelle, meldet es auf deinem Schreibtisch und gibt den Platz zurück, sobald er wieder da ist. Alles andere bleibt, wie du es gespeichert hast.

Was der Assistent für dich tut, steht in deinen Benachrichtigungen, und das meiste kannst du dort am selben Tag rückgängig machen: Spieler, die er hochholt, hinunterschickt oder auf die Verletztenliste setzt, Sponsoren, Plätze in den Reihen, die jemand zurückbekommt. Ein Qualifying Offer kannst du zurückziehen, bis der Spieler unterschreibt oder vor den Schlichter geht. Verträge mit Spielern, Trainern und Scouts, die er geschlossen hat, gelten.

Klubs ohne Manager führen ihre Assistenten, die einen eigenen Stil haben und Fehler machen. Wer seine Spieler studiert, ist ihnen voraus.`,
    account: `Der Aktivierungslink, den wir dir mailen, gilt {{activationHours}} Stunden, ein Link für ein neues Passwort {{resetMinutes}} Minuten. In den Einstellungen kannst du Namen, Passwort und Zeitzone ändern, sehen, wo du angemeldet bist, alles herunterladen, was wir über dich speichern, und das Konto ruhen lassen oder löschen.`,
    calendar: `Eine Saison hat {{seasonDays}} Spieltage. Zuerst kommt die Vorbereitung mit Freundschaftsspielen, die für nichts zählen. Die Hauptrunde beginnt an Tag {{firstRegularDay}}, mit {{homeGames}} Heimspielen für jedes Team, die Playoffs beginnen an Tag {{firstPlayoffDay}}. Tag {{postseasonDay}} schließt die Bücher der Saison, Tag {{draftDay}} gehört dem Draft, und an Tag {{frenzyDay}} beginnt der Transferrausch.

Der Stichtag für Trades ist Tag {{deadlineDay}}. In der Nacht nach Tag {{seasonDays}} steigen Klubs auf und ab, Spieler werden älter, und die nächste Saison beginnt.`,
    day: `Ein Tag beginnt mit dem Morgen: Spieler erholen sich und heilen aus, Gehälter werden gezahlt, über Free Agents und Waiver wird entschieden. Dann folgen {{slots}} Anspielzeiten. Jede Liga spielt in ihrer eigenen, deine Spiele beginnen also die ganze Saison zur selben Tageszeit. Die Nacht schließt den Tag ab.

Wie lange ein Spieltag in echter Zeit dauert, legen die Admins der Welt fest. Ein Livespiel nimmt {{liveShare}} eines Tages ein und nie mehr als {{liveMinutes}} Minuten.`,
    playoffs: `Die ersten {{playoffTeams}} Teams einer Liga erreichen die Playoffs. Es gibt {{playoffRounds}} Runden, jede über höchstens {{bestOf}} Spiele: Wer zuerst {{winsToAdvance}} Siege hat, kommt weiter. Der Turnierbaum steht fest, und das besser platzierte Team hat im entscheidenden Spiel Heimrecht. Jeden Tag wird ein Spiel gespielt.`,
    promotion: `Ein Sieg nach 60 Minuten bringt {{winPoints}} Punkte, ein Sieg nach Verlängerung oder Penaltyschießen {{overtimeWinPoints}}, eine Niederlage danach {{overtimeLossPoints}}. Bei Punktgleichheit entscheiden Siege nach 60 Minuten, dann alle Siege, Tordifferenz, Tore und die Spiele gegeneinander.

Aus jeder Liga steigen {{promoted}} Klubs auf: der Sieger der Hauptrunde und der Playoffsieger, oder der Nächstbeste, wenn es derselbe ist. Ebenso viele steigen ab. Ein Klub wechselt als Ganzes, nach dem, was sein PRO-Team erreicht hat.`,
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
    chemistry: `Wer sich kennt, spielt besser zusammen. Nach {{knownAfter}} gemeinsamen Spielen kennen sich zwei halb so gut, wie sie es je werden. Zwischen Fremden und alten Partnern liegen {{chemistry}} Punkte Gesamtstärke für jeden, Können zählt also immer noch mehr. Der Bildschirm der Aufstellungen zeigt, was eine Änderung bewirken würde.`,
    gameNight: `Ein Livespiel zeigt die Eisfläche, die Szenen und wer auf dem Eis ist, Sekunde für Sekunde. Es hat {{periods}} Drittel von {{period}} und Drittelpausen von {{intermission}} auf der Spieluhr. Reihen, die du in einer Pause speicherst, gehen im nächsten Drittel aufs Eis.

Chatte und reagiere mit allen, die zusehen. Den Ton stellst du in den Einstellungen oder mit dem Schalter auf dem Bildschirm ab.`,
    overtime: `Ein unentschiedenes Spiel der Hauptrunde geht in {{overtimeMinutes}} Minuten {{overtimeMen}} gegen {{overtimeMen}}, dann ins Penaltyschießen. In den Playoffs geht es {{playoffOvertimeMen}} gegen {{playoffOvertimeMen}} weiter, bis ein Tor fällt. Freundschaftsspiele können unentschieden enden.`,
    reports: `Jedes beendete Spiel lässt sich vom ersten Bully an noch einmal ansehen, auf Wunsch ohne Ergebnis. Die Berichte zeigen Spielstatistik, Schüsse, Reihen gegen Reihen und wie sich die Siegchance bewegte.

Der letzte sagt, warum es so ausging: Dieselben Aufstellungen spielen es {{replays}}-mal, und die Tordifferenz wird in Können, Tagesform und Glück zerlegt.`,
    scrimmages: `Wirf von deiner Übersicht aus den Puck gegen ein beliebiges Team deiner Stufe ein. Ein schnelles Testspiel ist in etwa {{quickGame}} vorbei. Es zählt für nichts und macht niemanden müde. Du kannst andere Manager einladen; sie haben {{invitationHours}} Stunden Zeit für die Antwort.`,
    discipline: `Kleine und große Strafen, Disziplinar- und Matchstrafen werden gepfiffen wie in jeder Halle. Nach einer Matchstrafe ist ein Spieler {{matchPenaltyMin}} bis {{matchPenaltyMax}} Spiele gesperrt. Eine große Strafe für anderes als einen Faustkampf kommt vor die Disziplinarkommission. Wer in einer Saison mehr als {{freeMisconducts}} Spieldauerdisziplinarstrafen sammelt, wird ebenfalls gesperrt, und Wiederholungstäter sitzen länger. Die Urteile stehen in den News.`,
    skills: `Ein Feldspieler hat {{skaterSkills}} Fähigkeiten, ein Torhüter {{goalieSkills}}. Seine Gesamtstärke gewichtet sie danach, was seine Position braucht; derselbe Spieler ist also außen anders stark als in der Mitte. Spezialfähigkeiten wirken im Spiel so, wie ihr Hinweis es beschreibt. Erfahrung hat {{xpTop}} Stufen über null und wächst mit den Spielen, am meisten in den Playoffs.`,
    growth: `Junge Spieler wachsen mit Training und Spielen, bis jede Fähigkeit ihre Obergrenze erreicht. Die Obergrenze selbst bleibt verborgen: Ein Zeichen neben einer Fähigkeit sagt, dass sie ausgereizt ist oder nachlässt, und dann lässt sie sich nicht mehr trainieren. Feldspieler sind mit etwa {{skaterPeak}} am besten, Torhüter mit etwa {{goaliePeak}}. Danach lassen die Fähigkeiten eine nach der anderen nach.`,
    condition: `Energie sinkt in Spielen und kommt über Nacht zurück, mit Ausdauer schneller. Ein müder Spieler spielt schlechter und verletzt sich öfter, darum braucht auch ein Starttorhüter ab und zu einen freien Abend. Die Form folgt dem, wie er zuletzt gespielt hat. Die Moral folgt seinem eigenen Spiel und den Ergebnissen des Teams.`,
    talks: `Frag einen Spieler, was er will, bevor du bietest. Das Gespräch zeigt, was für ihn zählt: Geld, Rolle, Siege, Treue, Heimat. Du wählst Saisons, Gehalt, Bonus und Klausel, und er unterschreibt, fordert dagegen oder geht. Wer geht, spricht {{cooldown}} Spieltage nicht mit dir. Was er einmal verlangt hat, bleibt auf dem Tisch.

Ein Vertrag läuft höchstens {{ownSeasons}} Saisons für deine eigenen Spieler und {{otherSeasons}} für andere, und sein Gehalt ändert sich von Saison zu Saison um höchstens {{salaryStep}}. Ein Klub hat höchstens {{contracts}} Verträge, die U21 nicht mitgezählt.`,
    cap: `Jede Liga hat eine Gehaltsobergrenze, den Cap, für die Summe der Cap-Belastungen ihrer Klubs, und eine Untergrenze bei {{capFloor}} davon. Gezählt wird tageweise: Platz, den du heute sparst, kannst du später in der Saison ausgeben. Kein Gehalt liegt über {{maxSalary}} der Grenze. Das Mindestgehalt der obersten Stufe ist {{minSalary}}.

Im Sommer darfst du {{capSummer}} darüber liegen. Wen ein Klub beim Saisonwechsel nicht innerhalb der Grenze bezahlen kann, der muss gehen, zuerst wer für sein Geld am wenigsten bringt. Auf der Farm vergraben, zählt ein Vertrag nur mit dem, was über {{buried}} Mindestgehältern liegt. Die Seite der Liga zeigt den Platz jedes Klubs für {{capSeasons}} Saisons.`,
    freeAgents: `Free Agents hören sich einen Tag lang Angebote an und entscheiden am Morgen, jeder danach, wie weit ein Angebot über dem liegt, wofür er dort unterschreiben würde. Du kannst {{openOffers}} Angebote zugleich offen haben. Ab Tag {{nextSeasonDay}} beginnen neue Verträge mit der nächsten Saison.

Such nach Position, Fähigkeit, Gehalt, Alter und vielem mehr, und gib denen einen Stern, die du im Auge behalten willst.`,
    entry: `Wer vor oder mit {{entryAge}} unterschreibt, bekommt einen Einstiegsvertrag über {{entrySeasons}} Saisons. Mit {{slideAge}} zählt eine Saison mit weniger als {{slideGames}} Spielen im ersten Team nicht: Der Vertrag endet eine Saison später. Jeder PRO-Klub hat einen Pick in jeder der {{draftRounds}} Runden eines Drafts, und die Picks der nächsten {{draftsAhead}} Drafts sind bekannt.`,
    gate: `Tickets sind das tägliche Brot eines Klubs. Der übliche Preis in der obersten Stufe ist {{ticket}}, in jeder Stufe darunter {{tierShare}} der darüber. Die Nachfragekurve bei den Finanzen zeigt, wie viele Plätze ein Preis füllen würde. Auch Ergebnisse, Stars, der Rivale und die Stimmung der Fans füllen Plätze, und der Bildschirm sagt, warum die Fans so denken.`,
    sponsors: `Vor jeder Saison machen Sponsoren Angebote für {{sponsorSlots}} Plätze: Trikot, Bande und Arena. Ein sicheres Angebot zahlt, was auch geschieht, ein mutiges, wenn ein Ziel erreicht ist. Verträge laufen bis zu {{sponsorSeasons}} Saisons. Sie zahlen danach, wie viele Leute kommen; wer auf- oder absteigt, findet neue. Die Liga zahlt jeden Tag TV-Gelder, jedem ihrer Klubs gleich viel, und nach den Playoffs Preisgeld nach Platz und für jede gewonnene Runde.

Danach geben Klubs, die selbst mehr eingenommen haben als der Schnitt ihrer Liga, {{sharing}} des Unterschieds an die ab, die weniger eingenommen haben. Die Eigentümer lassen ihrem Klub {{ownersLeave}} der Einnahmen einer Saison; von dem, was er darüber hat, nehmen sie jeden Sommer {{ownersTake}}.`,
    facilities: `Jeder Klub beginnt mit Anlagen auf Stufe {{facilityFirst}}, und {{facilityMax}} ist die höchste. Eine neue Stufe dauert {{buildingDays}} Tage und {{buildingDaysPerLevel}} mehr für jede Stufe und kostet jedes Mal mehr. Eine Stufe Sitzplätze bringt der Arena {{seatsPerLevel}} dazu. Eine medizinische Abteilung verkürzt Verletzungen, mit einem Scoutingbüro irren Scouts und Draftliste weniger, und eine Nachwuchsakademie bringt das Juniorenteam schneller voran.`,
    debt: `Ein Klub der obersten Stufe beginnt mit {{opening}}, einer darunter mit weniger. Dein Kreditrahmen ist {{credit}} dessen, was der Klub in einer Saison gewöhnlich einnimmt. Nach {{warnAfter}} Spieltagen in Folge darunter warnt dich der Vorstand, und nach {{bankruptAfter}} ist der Klub pleite: Du verlierst ihn und wählst einen anderen, um neu anzufangen.

Leihen kannst du bis zu {{loan}} der Einnahmen einer Saison, zu {{interest}} Zinsen pro Saison.`,
    people: `Manager, Spieler, Klubs und Nationen findest du mit der Suche. Manager reden im Chat jedes Spiels, im Forum und in Nachrichten. Melde, was dort nichts zu suchen hat: Ein Moderator sieht es sich an.`,
    forum: `Das Forum hat Bereiche für das Spiel als Ganzes und je einen für jede PRO-Liga und jede Nation. Themen mit Beiträgen, die du nicht gelesen hast, sind {{forumUnreadDays}} Tage lang als neu markiert; öffne eines, und du liest beim ersten ungelesenen Beitrag weiter. Eine Seite hat {{forumPage}} Beiträge. Während du liest, sagt dir eine Leiste, wenn andere geschrieben haben.

Beobachte ein Thema, um von neuen Beiträgen zu erfahren, oder schalte es stumm, um nichts zu hören und keine Markierung zu sehen. Themen, die du eröffnest, beobachtest du, und die, in denen du schreibst, verfolgst du: Beide stehen unter Beobachtete und verfolgte. Wenn dir jemand antwortet oder dich erwähnt, erfährst du es immer, außer in stummen Themen. Die Suche findet Beiträge nach Wörtern, Verfasser, Bereich und danach, ob das Thema gelöst ist; Lesezeichen stehen auf einem eigenen Tab.`,
    forumPosts: `Die Werkzeuge über dem Feld formatieren, was du schreibst; auch die Tastenkürzel für Fett und Kursiv gehen. Manager, Spieler, Klubs, Ligen und Spiele erwähnst du über Einfügen, oder du fügst die Adresse ihrer Seite ein. Spielstatistiken, Spielerkarten, Grafiken, Tabellen und Tausche stehen allein in einer Zeile und werden gezeichnet, wie sie gerade sind, höchstens {{embeds}} in einem Beitrag. Wörter in einem Spoiler sind verborgen, bis ein Leser danach fragt.

Zitiere einen Beitrag, um ihm zu antworten: Sein Verfasser erfährt davon. Was du begonnen hast, bleibt beim Tippen erhalten, auf jedem Gerät. Bearbeiten kannst du einen Beitrag jederzeit, und Leser können sehen, was vorher dastand. Entfernen kannst du ihn {{forumTakeBack}} Minuten lang, solange danach niemand geschrieben hat. Wer ein Thema eröffnet hat, kann den Beitrag markieren, der es löst.

Eine Umfrage hat bis zu {{pollOptions}} Antworten und ist bis zu {{pollDays}} Tage offen. Du siehst die Stimmen, sobald du abgestimmt hast, und kannst deine bis zum Ende ändern; eine öffentliche Umfrage nennt, wer wofür gestimmt hat.`,
    forumTrust: `Neue Nutzer können an einem Tag {{newTopics}} Themen eröffnen und {{newPosts}} Beiträge schreiben und in einem Beitrag {{newMentions}} Manager erwähnen. Die Grenzen wachsen mit deiner Vertrauensstufe: Bekannt nach Besuchen an {{basicVisits}} Tagen und {{basicPosts}} Beiträgen, Mitglied nach {{memberVisits}} Tagen und {{memberPosts}} Beiträgen, Stammgast nach {{regularVisits}} Tagen und {{regularPosts}} Beiträgen. Deine Stufe steht auf dem Tab Meine Beiträge. Wenn du an eine Grenze kommst, erfährst du, wann du wieder schreiben kannst. Dieselben Wörter kannst du erst nach {{repeatHours}} Stunden wieder schreiben.

Moderatoren heften Themen an, schließen und verschieben sie; nur sie schreiben in geschlossenen und eröffnen Themen unter Ankündigungen.`,
    voting: `Schlag vor, was das Spiel als Nächstes bekommen soll, und stimm über die Vorschläge anderer ab. Alle haben eine Stimme pro Vorschlag, alle Stimmen wiegen gleich, und deine kannst du jederzeit ändern. Admins setzen den Stand, damit du siehst, was geplant, in Arbeit, fertig oder abgelehnt ist, und warum.`,
    referral: `Schick deinen Link an Freunde. Wer sich damit registriert, steht auf deiner Liste, mit dem gewählten Klub. Pucks gibt es dafür vorerst nicht; gezählt wird, wer dazukommt, und die Liste bleibt.`,
    fairPlay: `Ein Konto pro Person. Der Zufall im Spiel kommt aus einem Geheimnis der Welt, niemand kann also die Zukunft ausrechnen, und Geld kauft keine Stärke. Aufstellungen anderer, Obergrenzen und der Rest eines Livespiels verlassen den Server nie vor ihrer Zeit.

Wer einen Klub neu übernimmt, ist {{probationDays}} Spieltage und {{probationRealDays}} echte Tage in der Probezeit, nach einer Pleite eine Saison lang. Bis dahin brauchen größere Kredite, Bauten, Buyouts, Waiver und Trades, die den Klub zu viel kosten, die Zustimmung des Vorstands; er antwortet sofort und sagt, warum. In einer Welt mit nur einem Manager gibt es keine Probezeit.`,
  },
} as const;
