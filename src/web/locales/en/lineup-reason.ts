/** Why somebody was taken out of a lineup, in brackets behind his name; catalogues that need it take it from here. */
export default {
  empty: 'empty',
  'unknown-player': 'not with the team',
  injured: 'injured',
  suspended: 'suspended',
  duplicate: 'stood twice',
  'goalie-as-skater': 'a goalie',
  'skater-in-goal': 'not a goalie',
  'not-dressed': 'does not dress',
  'too-old': 'too old for this level',
  'too-many-older': 'one older player too many',
  'shootout-too-short': 'too few shooters',
  'shootout-too-long': 'too many shooters',
} as const;
