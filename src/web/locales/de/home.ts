/** Die Startseite. */
export default {
  title: 'Der Eishockeymanager',
  headline: 'Führe einen Eishockeyklub in einer Welt, die nie stillsteht',
  lead: 'Stell die Reihen auf, verfolge deinen Klub live bis zur Schlusssirene und kämpf dich Saison für Saison gegen andere Manager durch die Ligen nach oben.',
  register: 'GM werden',
  logIn: 'Anmelden',
  quiet: 'Ruhezeit: Vor {{time}} beginnt kein Spieltag und kein Spiel.',
  liveNow: 'Jetzt live',
  noLive: 'Gerade läuft kein Spiel.',
  lastResults: 'Letzte Ergebnisse',
  nextFaceoffs: 'Nächste Spiele',
  noNext: 'In dieser Phase stehen keine Spiele mehr an. Neue erscheinen mit dem nächsten Spielplan.',
  nextIn: 'Erstes Bully in',
  storylines: 'Rund um die Ligen',
  noStorylines: 'Heute gibt es noch keine News. Ergebnisse, Verletzungen und Transfers erscheinen hier.',
  day: 'So läuft ein Spieltag',
  dayLength: {
    own: 'Ein Manager spielt diese Welt in seinem eigenen Tempo: Die Zeit steht still, bis er weiterspielt. Solange niemand einen Klub hat, dauert ein Spieltag {{duration}}.',
    ready:
      'Ein Spieltag beginnt, wenn alle Manager bereit sind oder zum spätesten Zeitpunkt, und die Spiele laufen live. Ein Spiel dauert höchstens ein Drittel von {{duration}}.',
    clock:
      'Ein Spieltag dauert {{duration}} echte Zeit. Dein Assistent folgt an der Bank deinen Anweisungen, während du weg bist: Für kein Spiel musst du aufbleiben.',
  },
  steps: {
    morning: {
      title: 'Morgen',
      words: 'Die Spieler trainieren und erholen sich, Gehälter und Ticketeinnahmen werden gebucht.',
    },
    slots: {
      title: 'Bully',
      words: 'Jede Liga hat ihre eigene Spielzeit. Die Spiele laufen live, Drittel für Drittel.',
    },
    bench: {
      title: 'Deine Bank',
      words: 'Ändere zwischen den Dritteln Reihen und Taktik, oder bleib bei deiner Aufstellung.',
    },
    night: { title: 'Nacht', words: 'Tabellen, News und Rekorde werden fortgeschrieben. Dann beginnt ein neuer Tag.' },
  },
  figures: 'In Zahlen',
  counts: {
    clubs: 'Klubs',
    players: 'Spieler',
    managers: 'Manager',
    gamesPlayed: 'Gespielte Spiele',
    online: 'Gerade online',
  },
  showcase: {
    title: 'Zuschauen: {{away}} bei {{home}}',
    live: 'Live',
    break: 'Drittelpause',
    replay: 'Höhepunkte',
    breakWords: 'Das Beste aus dem Spiel bis hierhin, bis der Puck wieder fällt.',
    replayWords: 'Saison {{season, season}}, Tag {{day}}: das Beste vom letzten Spielabend in der Wiederholung.',
    liveWords: 'Das passiert gerade in der laufenden Welt.',
    play: 'Abspielen',
    pause: 'Anhalten',
    plays: 'Eben passiert',
    onIce: 'Auf dem Eis',
    loading: 'Das Eis wird aufbereitet …',
    none: 'Es wurde noch kein Spiel gespielt. Das erste wird hier gezeigt.',
  },
  now: 'Saison {{season, season}}, Tag {{day}} · {{phase}}',
} as const;
