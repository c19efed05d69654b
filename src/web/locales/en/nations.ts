/** The nations of the world. */
export default {
  intro:
    'The world ranking by the last four championships; before the first one, by talent: the average overall of the top 20 skaters and 2 goalies.',
  search: 'Find a nation',
  column: {
    rank: '#',
    rankTitle: 'World rank',
    nation: 'Nation',
    strength: 'Strength',
    strengthTitle: 'Average overall of the top 20 skaters and 2 goalies',
    players: 'Players',
    topPlayers: 'Top tier',
    topPlayersTitle: 'Players on tier 1 pro teams',
    clubs: 'Clubs',
    managers: 'Managers',
    managersTitle: 'Managers from this country',
  },
  unranked: 'Unranked',
  table: 'World rankings',
  top: 'Top ten',
  none: 'No nations match this search.',
  share: 'Players by nation',
} as const;
