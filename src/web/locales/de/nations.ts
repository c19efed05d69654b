/** Die Nationen der Welt. */
export default {
  intro:
    'Die Weltrangliste nach den letzten vier Weltmeisterschaften; vor der ersten nach Talent: der mittleren Gesamtstärke der besten 20 Feldspieler und 2 Torhüter.',
  search: 'Nation suchen',
  column: {
    rank: '#',
    rankTitle: 'Weltranglistenplatz',
    nation: 'Nation',
    strength: 'Stärke',
    strengthTitle: 'Schnitt der besten 20 Feldspieler und 2 Torhüter',
    players: 'Spieler',
    topPlayers: '1. Liga',
    topPlayersTitle: 'Spieler in Profiteams der ersten Stufe',
    clubs: 'Klubs',
    managers: 'Manager',
    managersTitle: 'Manager aus diesem Land',
  },
  unranked: 'Ohne Rang',
  table: 'Weltrangliste',
  top: 'Die ersten zehn',
  none: 'Keine Nation passt zu dieser Suche.',
  share: 'Spieler nach Nationen',
} as const;
