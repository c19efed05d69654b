export interface Trip {
  day: number;
  /** One way. */
  kilometers: number;
  /** Whole dollars; null: the club does not pay for this team's trips. */
  cost: number | null;
}

export interface SeasonOfTravel {
  trips: number;
  /** There and back, all trips together. */
  kilometers: number;
  cost: number;
  longest: Trip | null;
  /** The most away games in a row, without one at home between them. */
  roadTrip: { games: number; fromDay: number; toDay: number } | null;
  /** Trips on the day after another game. */
  backToBack: number;
}

/** @param games all games of the team in order; those at home have no trip */
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
