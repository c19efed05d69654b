/**
 * Orders teams by a list of tiebreakers, resolved as the IIHF does.
 *
 * Teams that are tied form a class. The first tiebreaker that separates any of them splits the class, and the procedure starts
 * over for each part: head-to-head criteria then count only games among the teams still tied. In the end every class has one
 * team, because no two lots are equal.
 */
import {
  recordsOf,
  type TableGame,
  type TableSettings,
  type TableTeam,
  type TeamRecord,
} from '#engine/competition/records.ts';
import type { PointSystem, Points, Tiebreaker } from '#engine/competition/settings.ts';
import type { EntryId } from '#engine/ids.ts';

/** A place in the order. */
export interface Place {
  team: EntryId;
  /** The tiebreaker that separates it from the team above; null at the top. */
  decidedBy: Tiebreaker | null;
}

interface Class {
  teams: readonly TableTeam[];
  decidedBy: Tiebreaker | null;
}

/** The input of a tiebreaker. */
interface Facts {
  records: ReadonlyMap<EntryId, TeamRecord>;
  games: readonly TableGame[];
  points: PointSystem | Points;
  /** The classes so far, best first; `at` is the one whose teams are compared. */
  classes: readonly Class[];
  at: number;
}

/** Values that teams are compared by, in order of importance; higher is better. */
type Values = ReadonlyMap<EntryId, readonly number[]>;

/** Returns the teams in order, best first. @param games all games of the table; `records` is counted from them */
export function orderTeams(
  { teams, points, tiebreakers }: TableSettings,
  records: ReadonlyMap<EntryId, TeamRecord>,
  games: readonly TableGame[],
): Place[] {
  const classes: Class[] = teams.length > 0 ? [{ teams, decidedBy: null }] : [];
  for (let at = 0; at < classes.length; at++) {
    let parts: Class[] | null;
    do {
      parts = split({ records, games, points, classes, at }, [...tiebreakers, 'lots']);
      if (parts) classes.splice(at, 1, ...parts);
    } while (parts);
  }
  return classes.flatMap(({ teams: tied, decidedBy }) => tied.map(({ id }) => ({ team: id, decidedBy })));
}

/** Returns the parts into which the first tiebreaker that separates its teams splits the current class; null if none does. */
function split(facts: Facts, tiebreakers: readonly Tiebreaker[]): Class[] | null {
  const { teams, decidedBy } = facts.classes[facts.at] as Class;
  if (teams.length < 2) return null;
  for (const tiebreaker of tiebreakers) {
    const values = tiebreaker === 'closestOpponents' ? againstClosest(facts) : valuesBy(tiebreaker, facts);
    if (!values || !tellsApart(values)) continue;
    const sorted = [...teams].sort((one, other) => compare(values, one.id, other.id));
    const parts: Class[] = [];
    for (const team of sorted) {
      const last = parts.at(-1);
      const isTied = last?.teams[0] && compare(values, last.teams[0].id, team.id) === 0;
      if (isTied) parts[parts.length - 1] = { ...last, teams: [...last.teams, team] };
      else parts.push({ teams: [team], decidedBy: last ? tiebreaker : decidedBy });
    }
    return parts;
  }
  return null;
}

/** Returns a number below 0 if `one` is better. */
function compare(values: Values, one: EntryId, other: EntryId): number {
  const [own, others] = [values.get(one) ?? [], values.get(other) ?? []];
  for (let index = 0; index < own.length; index++) {
    const difference = (others[index] ?? 0) - (own[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function tellsApart(values: Values): boolean {
  const [first] = values.keys();
  return first !== undefined && [...values.keys()].some((team) => compare(values, first, team) !== 0);
}

type Simple = Exclude<Tiebreaker, 'closestOpponents' | `headToHead${string}` | 'opponentsPoints'>;

const perGame = (count: number, { played }: TeamRecord) => (played === 0 ? 0 : count / played);

const SIMPLE: Record<Simple, (record: TeamRecord, team: TableTeam) => number> = {
  points: ({ points }) => points,
  pointsPerGame: (record) => perGame(record.points, record),
  regulationWins: ({ wins }) => wins,
  wins: ({ wins, overtimeWins, shootoutWins }) => wins + overtimeWins + shootoutWins,
  goalDifference: ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst,
  goalDifferencePerGame: (record) => perGame(record.goalsFor - record.goalsAgainst, record),
  goals: ({ goalsFor }) => goalsFor,
  goalsPerGame: (record) => perGame(record.goalsFor, record),
  ranking: (_, { ranking }) => -ranking,
  lots: (_, { lot }) => -lot,
};

function valuesBy(tiebreaker: Exclude<Tiebreaker, 'closestOpponents'>, facts: Facts): Values {
  const { teams } = facts.classes[facts.at] as Class;
  switch (tiebreaker) {
    case 'headToHeadPoints':
    case 'headToHeadGoalDifference':
    case 'headToHeadGoals':
      return headToHead(tiebreaker, teams, facts);
    case 'opponentsPoints':
      return new Map(teams.map(({ id }) => [id, [pointsOfOpponents(id, facts)]]));
    default:
      return new Map(teams.map((team) => [team.id, [SIMPLE[tiebreaker](recordOf(facts.records, team.id), team)]]));
  }
}

function recordOf(records: ReadonlyMap<EntryId, TeamRecord>, team: EntryId): TeamRecord {
  const record = records.get(team);
  if (!record) throw new RangeError(`${team} has no record`);
  return record;
}

/** Returns values from the sub-table of the teams. */
function headToHead(tiebreaker: `headToHead${string}`, teams: readonly TableTeam[], { games, points }: Facts): Values {
  const tied = new Set(teams.map(({ id }) => id));
  const among = games.filter(({ home, away }) => tied.has(home) && tied.has(away));
  const records = recordsOf(withoutByes(teams), among, points);
  return new Map(
    [...records].map(([team, record]) => {
      const [own, difference, goals] = resultOf(record);
      return [
        team,
        [tiebreaker === 'headToHeadPoints' ? own : tiebreaker === 'headToHeadGoals' ? goals : difference],
      ] as const;
    }),
  );
}

/** Leaves out byes, which are no part of a sub-table because they have no opponent. */
function withoutByes(teams: readonly TableTeam[]): TableTeam[] {
  return teams.map((team) => ({ ...team, byes: 0 }));
}

/**
 * Returns results (points, goal difference, goals) against the first class outside the tie that separates its teams: those
 * above, from the nearest up, then those below, from the nearest down. A class of several teams below has not been split yet,
 * and counts as one, since any order would favor one of them. Null if no class separates them.
 */
function againstClosest({ classes, at, games, points }: Facts): Values | null {
  const { teams } = classes[at] as Class;
  const tied = new Set(teams.map(({ id }) => id));
  for (const { teams: outside } of [...classes.slice(0, at).reverse(), ...classes.slice(at + 1)]) {
    const others = new Set(outside.map(({ id }) => id));
    const between = games.filter(
      ({ home, away }) => (tied.has(home) && others.has(away)) || (others.has(home) && tied.has(away)),
    );
    const records = recordsOf(withoutByes([...teams, ...outside]), between, points);
    const values = new Map(teams.map(({ id }) => [id, resultOf(recordOf(records, id))]));
    if (tellsApart(values)) return values;
  }
  return null;
}

function resultOf({ points, goalsFor, goalsAgainst }: TeamRecord): [points: number, difference: number, goals: number] {
  return [points, goalsFor - goalsAgainst, goalsFor];
}

function pointsOfOpponents(team: EntryId, { games, records }: Facts): number {
  return games.reduce((sum, { home, away }) => {
    if (home === team) return sum + recordOf(records, away).points;
    return away === team ? sum + recordOf(records, home).points : sum;
  }, 0);
}
