/** Why somebody was taken out of a lineup, in brackets behind his name; catalogues that need it take it from here. */
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
