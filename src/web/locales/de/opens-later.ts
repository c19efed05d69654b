/** Was einmal da sein wird, nach Bereichen. */
export default {
  title: 'Kommt bald',
  promise: 'Dieser Bildschirm kommt mit einer späteren Version. Das Spiel läuft auch ohne ihn, und du verpasst nichts.',
  others: 'In diesem Bereich außerdem unterwegs:',
  area: {
    nation: 'Begleite Nationalteams: Kader, Reihen, Spielplan, Amateure und Geschichte.',
    olympics: 'In jeder vierten Saison spielen Nationen hier um Medaillen.',
    tournament: 'Richte eigene Turniere aus und gewinne sie.',
    'ua-cup': 'Der UA Cup mit Regionen, Drafts und K.-o.-Runden.',
    'world-championship': 'Die Weltmeisterschaft: Auslosung der Nationaltrainer, Gruppen, Turnierbaum und Medaillen.',
    other: 'Ein neuer Teil des Spiels ist unterwegs.',
  },
} as const;
