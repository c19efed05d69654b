/** Why a player was taken out of a lineup, in brackets after his name; shared by the catalogues that need it. */
export default {
  empty: 'empty',
  'unknown-player': 'not with the team',
  injured: 'injured',
  suspended: 'suspended',
  duplicate: 'listed twice',
  'goalie-as-skater': 'a goalie',
  'skater-in-goal': 'not a goalie',
  'not-dressed': 'scratched',
  'too-old': 'too old for this level',
  'too-many-older': 'over the limit for older players',
  'shootout-too-short': 'too few shooters',
  'shootout-too-long': 'too many shooters',
} as const;
