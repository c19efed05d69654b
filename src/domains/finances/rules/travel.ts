export interface Trip {
  day: number;
  /** One way. */
  kilometers: number;
  /** Whole dollars; null: the club does not pay for this team's trips. */
  cost: number | null;
}

export interface SeasonOfTravel {
  trips: number;
  /** Round trips, in total. */
  kilometers: number;
  cost: number;
  longest: Trip | null;
  /** The longest stretch of away games without a home game; null if there is none. */
  roadTrip: { games: number; fromDay: number; toDay: number } | null;
  /** Trips to the second night of a back-to-back. */
  backToBack: number;
}

/** Returns the travel totals of a season. @param games all games of the team in order; home games have no trip */
export function seasonOfTravel(games: readonly { day: number; trip: Trip | null }[]): SeasonOfTravel {
  const trips = games.flatMap(({ trip }) => trip ?? []);
  let [run, roadTrip]: [Trip[], Trip[]] = [[], []];
  for (const { trip } of games) {
    run = trip ? [...run, trip] : [];
    if (run.length > roadTrip.length) roadTrip = run;
  }
  const [first, last] = [roadTrip[0], roadTrip.at(-1)];
  return {
    trips: trips.length,
    kilometers: Math.round(2 * trips.reduce((sum, { kilometers }) => sum + kilometers, 0)),
    cost: trips.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    longest: trips.toSorted((one, other) => other.kilometers - one.kilometers)[0] ?? null,
    roadTrip: first && last ? { games: roadTrip.length, fromDay: first.day, toDay: last.day } : null,
    backToBack: games.filter(({ day, trip }, index) => trip !== null && games[index - 1]?.day === day - 1).length,
  };
}
