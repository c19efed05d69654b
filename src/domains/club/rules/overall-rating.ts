/** A team's overall: the rounded average of its five ratings (specification, section 3). */
interface FiveRatings {
  offense: number;
  defense: number;
  physical: number;
  goaltending: number;
  coaching: number;
}

/** Returns the overall, 0 to 99 like the five ratings. */
export function overallRating({ offense, defense, physical, goaltending, coaching }: FiveRatings): number {
  return Math.round((offense + defense + physical + goaltending + coaching) / 5);
}
