/** Was einmal da sein wird, nach Bereichen. */
export default {
  title: 'Kommt bald',
  promise: 'Dieser Bildschirm kommt mit einer späteren Version. Das Spiel läuft auch ohne ihn, und du verpasst nichts.',
  others: 'In diesem Bereich außerdem unterwegs:',
  area: {
    club: 'Geschichte, News, Trainingspläne und Kalender aller Teams deines Klubs kommen hierher.',
    federation:
      'Verbände bringen Manager einer Nation zusammen: mit Präsident, Haushalt, Abstimmungen und Saisonpunkten.',
    leaderboard: 'Manager nach Stärke, Erfolgen und Trophäen.',
    league: 'Vergleiche die Stärken aller Klubs, und schlag frühere Meister nach.',
    nation: 'Begleite Nationalteams: Kader, Reihen, Spielplan, Amateure und Geschichte.',
    office: 'Das Büro des GM: Draft, Trades, Free Agents, Scouting, Merkliste und Kadertiefe aller drei Teams.',
    olympics: 'In jeder vierten Saison spielen Nationen hier um Medaillen.',
    player: 'News zu Spielern und Spielerkarten zum Teilen.',
    president: 'Hier leiten Präsidenten Programme und Wahlen.',
    shop: 'Pucks gegen Komfort und Aussehen, niemals gegen Stärke. Jeder Puck wird verbucht, und jede Verlosung nennt ihre Chancen.',
    tournament: 'Richte eigene Turniere aus und gewinne sie.',
    trade: 'Trades vorschlagen und beantworten, mit Cap und Kadern beider Seiten vorher und nachher.',
    'ua-cup': 'Der UA Cup mit Regionen, Drafts und K.-o.-Runden.',
    withdraw: 'Auszahlungsanträge und die öffentliche Liste dazu.',
    world: 'Auszeichnungen, Rekorde, Personen und News aus aller Welt.',
    'world-championship': 'Die Weltmeisterschaft: Auslosung der Nationaltrainer, Gruppen, Turnierbaum und Medaillen.',
    other: 'Ein neuer Teil des Spiels ist unterwegs.',
  },
} as const;
