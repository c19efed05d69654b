/** What the story of a club is told with: ways to begin, to go on and to end, whose words are in the catalogues. */
export const STORY = {
  opening: ['clocks', 'openRink', 'mondays', 'factory', 'winter'],
  middle: ['full', 'standing', 'counted'],
  ending: ['trade', 'earned', 'road'],
} as const;

/** Which three sentences tell a club's story, and what they are about, as it was when the world was made. */
export interface ClubStory {
  opening: (typeof STORY.opening)[number];
  middle: (typeof STORY.middle)[number];
  ending: (typeof STORY.ending)[number];
  city: string;
  nickname: string;
  arena: string;
  /** Seats. */
  capacity: number;
  /** Seasons since the club was founded. */
  age: number;
  /** Full names of teams. */
  rival: string;
  farm: string;
  juniors: string;
}
