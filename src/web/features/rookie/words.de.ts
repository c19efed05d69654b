/** Die erste Stunde und das Wiederkommen. */
export default {
  title: 'Rookiecamp',
  done: '{{done}} von {{all}} erledigt',
  next: 'Als Nächstes',
  go: 'Zeig es mir',
  hide: 'Liste ausblenden',
  isDone: 'Erledigt',
  isOpen: 'Offen',
  all: 'Das war das Camp. Du kennst dich im Haus aus; der Rest ist Eishockey.',
  close: 'Danke, Joe',
  task: {
    roster: {
      name: 'Lern dein Team kennen',
      hint: 'Drei Teams, ein Klub: Sieh, wer für dich spielt und wer was kann.',
    },
    lines: {
      name: 'Stell deine Reihen auf',
      hint: 'Versetz einen Spieler, dann drück Speichern. Von da an sind es deine Reihen, nicht meine.',
    },
    tactics: {
      name: 'Wähl deine Taktik',
      hint: 'Wie hart forechecken, wie viel schießen: Jede Einstellung sagt, was sie kostet.',
    },
    scrimmage: {
      name: 'Mach ein Testspiel',
      hint: 'Zwei Minuten auf dem Eis, gegen wen du willst. Es zählt für nichts.',
    },
    watch: {
      name: 'Sieh ein Spiel ohne Spoiler',
      hint: 'Jedes beendete Spiel lässt sich vom ersten Bully an ansehen, ohne dass das Ergebnis verraten wird.',
    },
    report: { name: 'Lies einen Spielbericht', hint: 'Reihen, Schüsse und warum es so ausging.' },
    player: {
      name: 'Schlag einen Spieler nach',
      hint: 'Drück irgendwo auf einen Namen: Fähigkeiten, Statistik, Vertrag.',
    },
    standings: { name: 'Lies die Tabelle', hint: 'Wer in die Playoffs kommt, wer auf- und wer absteigt.' },
    schedule: {
      name: 'Sieh in deinen Spielplan',
      hint: 'Wann du gegen wen spielst. Die Kalenderdatei kommt aufs Handy.',
    },
    shortlist: {
      name: 'Merk dir einen Spieler',
      hint: 'Drück den Stern neben jemandem, den du gern hättest. Wechselt er, erfährst du es.',
    },
  },
  help: {
    '/club/overview': 'Dein Schreibtisch: was auf dich wartet, das nächste Spiel und wie der Klub dasteht.',
    '/club/roster': 'Alle unter Vertrag, Team für Team. Wechsle die Spalten für Fähigkeiten, Statistik oder Verträge.',
    '/club/lineups':
      'Zieh Spieler auf ihre Plätze, oder drück erst einen Platz und dann einen Spieler. Nichts gilt, bevor du speicherst.',
    '/club/schedule': 'Gespielte und kommende Spiele. Drück eines, um es anzusehen oder die Aufstellungen zu lesen.',
    '/club/stats': 'Wer für dieses Team was geleistet hat, in einer Saison oder in allen. Sortiere nach jeder Spalte.',
    '/forum': 'Sprich mit anderen Managern über Eishockey. Wähle einen Bereich oder suche, was schon gesagt wurde.',
    '/game':
      'Das ganze Spiel auf einem Bildschirm: Eis, Szenen und Leute. In der Drittelpause kannst du deine Reihen noch ändern.',
    '/league/overview': 'Die Ergebnisse von heute, die Tabelle und die Besten der Liga.',
    '/league/schedule': 'Jedes Spiel der Liga, Tag für Tag.',
    '/league/standings': 'Die Tabelle. Linien zeigen, wer in die Playoffs kommt und wer die Liga wechselt.',
    '/league/stats': 'Die Besten der Liga. Drück auf einen Namen, um den Spieler nachzuschlagen.',
    '/office/finances': 'Geld hinein und hinaus, Tag für Tag, und was die Saison noch bringt.',
    '/office/free-agent-center':
      'Spieler ohne Klub und solche, die zu haben sind. Gib denen einen Stern, die du im Auge behalten willst.',
    '/office/shortlist': 'Die Spieler mit deinem Stern. Wechselt einer, erfährst du es.',
    '/player': 'Alles über einen Spieler. Zeichen neben einer Fähigkeit sagen, dass sie ausgereizt ist oder nachlässt.',
  },
  helpLabel: 'Über diesen Bildschirm',
  more: 'Mehr im Handbuch',
  gotIt: 'Verstanden',
  noHelp: 'Keine Hilfe mehr',
  visits: {
    inARow_one: '{{count}} Tag in Folge hier',
    inARow_other: '{{count}} Tage in Folge hier',
    inAll_one: 'Bisher an {{count}} Tag hier',
    inAll_other: 'Bisher an {{count}} Tagen hier',
  },
  away: {
    title: 'Seit du weg warst',
    record_one: '{{count}} Spiel, {{won}} gewonnen',
    record_other: '{{count}} Spiele, {{won}} gewonnen',
    none: 'Keine Spiele',
    news_one: '{{count}} Meldung',
    news_other: '{{count}} Meldungen',
    waits_one: '{{count}} Sache wartet auf deinem Schreibtisch',
    waits_other: '{{count}} Sachen warten auf deinem Schreibtisch',
    nothingWaits: 'Auf deinem Schreibtisch wartet nichts',
    highlights: 'Höhepunkte',
    allNews: 'Alle Meldungen des Klubs',
    read: 'Verstanden',
  },
} as const;
