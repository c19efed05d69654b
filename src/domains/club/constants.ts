/** What the story of a club is told with: ways to begin, to go on and to end, whose words are in the catalogues. */
export const STORY = {
  opening: ['clocks', 'openRink', 'mondays', 'factory', 'winter'],
  middle: ['full', 'standing', 'counted'],
  ending: ['trade', 'earned', 'road'],
} as const;
