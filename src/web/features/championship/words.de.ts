/** Die Weltmeisterschaft. */
export default {
  none: 'Noch keine Weltmeisterschaft',
  noneHint: 'Die erste beginnt mit den Playoffs. Die Kader werden in der Nacht des {{day}}. Tages benannt.',
  edition: 'Austragung',
  ageGroups: 'Altersklasse',
  ageGroup: { senior: 'Senioren', U20: 'U20' },
  divisions: 'Division',
  topDivision: 'Top-Division',
  lowerDivision: 'Division {{number}}',
  status: { open: 'Die Nationen stehen fest', playing: 'Läuft', finished: 'Beendet' },
  host: 'Gastgeber:',
  screens: 'Seiten der Weltmeisterschaft',
  entries: 'Nationen',
  column: {
    team: 'Nation',
    place: 'Platz',
    placeTitle: 'Platz in der Division',
    seed: 'Setzplatz',
    seedTitle: 'Setzplatz nach der Weltrangliste',
  },
  format: {
    title: 'Modus',
    top: 'Die ersten vier jeder Gruppe erreichen das Viertelfinale.',
    promotion: 'Die besten zwei steigen auf.',
    relegation: 'Der Letzte jeder Gruppe steigt ab. Der nächste Gastgeber bleibt drin.',
    overtime: 'Verlängert wird drei gegen drei: in den Gruppen fünf Minuten, danach zehn, im Finale bis zu einem Tor.',
  },
  notification: {
    calledUp_one:
      'Einer deiner Spieler ist in den WM-Kader seiner Nation berufen. An den Tagen ihrer Spiele fehlt er dir, ab Tag {{day}}.',
    calledUp_other:
      '{{count}} deiner Spieler sind in WM-Kader ihrer Nationen berufen. An den Tagen ihrer Spiele fehlen sie dir, ab Tag {{day}}.',
  },
  notDrawn: 'Die Gruppen werden in der Nacht des {{day}}. Tages ausgelost.',
};
