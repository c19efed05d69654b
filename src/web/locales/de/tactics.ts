/** Wie ein Team spielt: Einstellungen, was jede bringt und kostet, Spielweisen, Abschnitte des Spiels. */
export default {
  title: 'Teamtaktik',
  hint: 'Jede Wahl ist eine Abwägung: Sie hilft gegen etwas und kostet etwas.',
  names: {
    forecheck: 'Forechecking',
    backcheck: 'Backchecking',
    neutralZone: 'Neutrale Zone',
    breakout: 'Spielaufbau',
    offense: 'Angriff',
    shooting: 'Abschluss',
    physicality: 'Körperspiel',
    lineUsage: 'Eiszeit',
    pullGoalie: 'Torhüter ziehen',
    matching: 'Reihenduelle',
  },
  about: {
    forecheck: 'Wie hart die Stürmer den Puck in der Angriffszone jagen.',
    backcheck: 'Wie hart die Stürmer nach hinten arbeiten.',
    neutralZone: 'In der Mitte abwarten oder dort angreifen.',
    breakout: 'Mit kurzen Pässen aus der eigenen Zone oder mit langen.',
    offense: 'Den Puck tief und außen halten oder mit Tempo angreifen.',
    shooting: 'Auf die gute Chance warten oder schießen, sobald es geht.',
    physicality: 'Der Strafbank fernbleiben oder jeden Check zu Ende fahren.',
    lineUsage: 'Alle Reihen gleich einsetzen oder auf die besten bauen.',
    pullGoalie: 'Bei ein oder zwei Toren Rückstand spät im letzten Drittel.',
    matching: 'Welche Reihe auf welche trifft. Das Heimteam wechselt zuletzt.',
  },
  values: {
    passive: 'Passiv',
    balanced: 'Ausgewogen',
    aggressive: 'Aggressiv',
    loose: 'Locker',
    hard: 'Hart',
    trap: 'Falle',
    pressure: 'Druck',
    safe: 'Sicher',
    stretch: 'Weit',
    cycle: 'Kreiseln',
    rush: 'Tempo',
    selective: 'Wählerisch',
    volume: 'Viel',
    clean: 'Sauber',
    even: 'Gleich',
    'top-heavy': 'Topreihen',
    late: 'Spät',
    early: 'Früh',
    exploit: 'Ausnutzen',
    shutdown: 'Zustellen',
  },
  away: 'Auswärts gelten Taktik und Anweisungen von „{{name}}“ statt dieser, bis du in einer Drittelpause speicherst.',
  answers: 'Vorteil',
  costs: 'Nachteil',
  /** Was eine Wahl bringt und was sie kostet. */
  effect: {
    forecheck: {
      passive: {
        answers: 'Nimmt den langen Pass weg und schont die Beine.',
        costs: 'Lässt den Gegner sauber aufbauen.',
      },
      aggressive: {
        answers: 'Gewinnt Pucks in der Tiefe und holt mehr Dump-ins zurück.',
        costs: 'Kostet Kraft und öffnet den langen Pass.',
      },
    },
    backcheck: {
      loose: {
        answers: 'Gibt den Stürmern einen Vorsprung beim Umschalten.',
        costs: 'Lässt Konter in Überzahl zu.',
      },
      hard: { answers: 'Bremst Konter und Überzahlangriffe.', costs: 'Kostet Kraft und eigene Konter.' },
    },
    neutralZone: {
      trap: {
        answers: 'Stoppt Teams, die mit Tempo kommen.',
        costs: 'Der Gegner spielt tief und kreiselt; Puckgewinne in der Mitte werden selten.',
      },
      pressure: {
        answers: 'Nimmt kreiselnden Teams den Puck ab und kontert.',
        costs: 'Schnelle Teams spielen den aus, der herausrückt.',
      },
    },
    breakout: {
      safe: {
        answers: 'Weniger Weitschüsse und Puckverluste in der eigenen Zone.',
        costs: 'Wenige Chancen hinter der Abwehr.',
      },
      stretch: {
        answers: 'Überspielt ein aggressives Forechecking.',
        costs: 'Mehr Weitschüsse und Puckverluste; gegen passive Teams wenig wert.',
      },
    },
    offense: {
      cycle: {
        answers: 'Lange Zeit in der Angriffszone, auch gegen eine Falle.',
        costs: 'Wenige Konter; anfällig für Druck in der Mitte.',
      },
      rush: { answers: 'Überläuft Druck in der Mitte.', costs: 'Mehr Puckverluste; tut sich gegen eine Falle schwer.' },
    },
    shooting: {
      selective: {
        answers: 'Bessere Chancen, weniger geblockte Schüsse.',
        costs: 'Harte Teams erzwingen Puckverluste.',
      },
      volume: {
        answers: 'Entgeht dem Körperspiel und schafft Abpraller.',
        costs: 'Schlechtere Chancen und mehr geblockte Schüsse.',
      },
    },
    physicality: {
      clean: { answers: 'Bleibt der Strafbank fern.', costs: 'Lässt wählerischen Schützen Zeit und Raum.' },
      hard: {
        answers: 'Nimmt Teams den Puck ab, die mit dem Schuss warten.',
        costs: 'Mehr Strafen, und es kostet Kraft.',
      },
    },
    lineUsage: {
      even: { answers: 'Am Ende frische Beine in allen vier Reihen.', costs: 'Weniger Eiszeit für deine Besten.' },
      'top-heavy': {
        answers: 'Mehr Eiszeit für deine Besten.',
        costs: 'Macht sie müde, heute und fürs nächste Spiel.',
      },
    },
    pullGoalie: {
      late: { answers: 'Weniger Gegentore ins leere Tor.', costs: 'Weniger Zeit mit dem sechsten Feldspieler.' },
      early: { answers: 'Mehr Zeit mit dem sechsten Feldspieler.', costs: 'Mehr Gegentore ins leere Tor.' },
    },
    matching: {
      exploit: {
        answers: 'Bringt deine erste Reihe gegen ihre schwächste.',
        costs: 'Ihre erste Reihe trifft auf deine anderen.',
      },
      shutdown: {
        answers: 'Deine dritte Reihe und dein erstes Verteidigerpaar decken ihre erste Reihe.',
        costs: 'Mehr Eiszeit für die Arbeiter, weniger für die Torjäger.',
      },
    },
  },
  /** In Sätzen. */
  phrase: {
    forecheck: {
      passive: 'beim Forechecking abwarten',
      balanced: 'ausgewogen forechecken',
      aggressive: 'hart forechecken',
    },
    backcheck: { loose: 'locker zurückarbeiten', balanced: 'ausgewogen zurückarbeiten', hard: 'hart zurückarbeiten' },
    neutralZone: {
      trap: 'in der Mitte eine Falle stellen',
      balanced: 'die Mitte ausgewogen halten',
      pressure: 'in der Mitte Druck machen',
    },
    breakout: { safe: 'sicher aufbauen', balanced: 'ausgewogen aufbauen', stretch: 'mit langen Pässen aufbauen' },
    offense: { cycle: 'den Puck kreisen lassen', balanced: 'ausgewogen angreifen', rush: 'mit Tempo angreifen' },
    shooting: {
      selective: 'auf gute Schüsse warten',
      balanced: 'ausgewogen abschließen',
      volume: 'aus allen Lagen schießen',
    },
    physicality: { clean: 'sauber spielen', balanced: 'ausgewogen checken', hard: 'jeden Check zu Ende fahren' },
    lineUsage: {
      even: 'vier Reihen gleich einsetzen',
      balanced: 'die Reihen ausgewogen einsetzen',
      'top-heavy': 'auf die Topreihen bauen',
    },
    pullGoalie: {
      late: 'den Torhüter spät ziehen',
      balanced: 'den Torhüter zur üblichen Zeit ziehen',
      early: 'den Torhüter früh ziehen',
    },
    matching: {
      exploit: 'die beste Reihe gegen ihre schwächste bringen',
      balanced: 'die Reihen ausgewogen zuordnen',
      shutdown: 'die Arbeiter gegen ihre Besten bringen',
    },
  },
  style: {
    choose: 'Spielweisen',
    taken: 'Taktik „{{style}}“ gilt fürs ganze Spiel.',
    current: 'Jetzige',
    balanced: 'Ausgewogen',
    trap: 'Falle',
    runAndGun: 'Offener Schlagabtausch',
    dumpAndChase: 'Tief spielen und nachjagen',
    possession: 'Puckbesitz',
    pressure: 'Druck überall',
    shutdown: 'Dichtmachen',
    shootFirst: 'Erst schießen',
    about: {
      balanced: 'Überall ausgewogen: keine klare Schwäche, kein besonderer Vorteil.',
      trap: 'Die neutrale Zone verstopfen. Gegen schnellere Teams.',
      runAndGun: 'Lange Pässe, Tempo und die erste Reihe. Gegen aggressives Forechecking.',
      dumpAndChase:
        'Tief spielen, Checks zu Ende fahren und mit vier Reihen kreiseln. Gegen Fallen und wählerische Schützen.',
      possession: 'Kurze Pässe, Geduld und Disziplin. Am besten mit Können gegen weiche Gegner.',
      pressure: 'Druck auf dem ganzen Eis mit vier Reihen. Gegen Teams, die kreiseln und sicher aufbauen.',
      shutdown: 'Ihre erste Reihe decken und hinten eng stehen. Schützt einen kleinen Vorteil an Können.',
      shootFirst: 'Aus allen Lagen schießen und den Torhüter früh ziehen. Gegen harte Teams.',
    },
  },
  part: {
    label: 'Spielabschnitt',
    game: 'Ganzes Spiel',
    first: '1. Drittel',
    second: '2. Drittel',
    third: '3. Drittel',
    overtime: 'Verlängerung',
    changed_one: ', {{count}} eigene Einstellung',
    changed_other: ', {{count}} eigene Einstellungen',
    short: { game: 'Spiel', first: '1.', second: '2.', third: '3.', overtime: 'Verl.' },
    hint: 'Wähle nur, was sich in diesem Abschnitt ändert. Der Rest folgt „Ganzes Spiel“.',
    usual: 'Wie sonst',
    usualValue: 'Wie im ganzen Spiel: {{value}}',
    clear: 'Zurück zum ganzen Spiel',
    full: 'Du kannst bis zu acht Anweisungen geben, die Taktik nach Dritteln eingeschlossen.',
  },
} as const;
