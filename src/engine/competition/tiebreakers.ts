/**
 * Orders teams by a list of tiebreakers, resolved as the IIHF does.
 *
 * Teams that are tied form a class. The first tiebreaker that separates any of them splits the class, and the procedure starts
 * over for each part: head-to-head criteria then count only games among the teams still tied. In the end every class has one
 * team, because no two lots are equal.
 *
 * The closest opponents of a class must be known before it can be compared with them. So all classes are first split by what comes
 * before `closestOpponents`; of those still tied, one whose closest opponents are themselves separated goes on, the highest first. Only
 * if every one waits for another does the lowest go on, against all teams of the other class together.
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
  const all: Tiebreaker[] = [...tiebreakers, 'lots'];
  const closest = all.indexOf('closestOpponents');
  const [before, after] = closest < 0 ? [all, []] : [all.slice(0, closest), all.slice(closest + 1)];
  const facts = (at: number): Facts => ({ records, games, points, classes, at });
  for (;;) {
    for (let at = 0; at < classes.length; at++) {
      for (let parts = splitBy(before, facts(at)); parts; parts = splitBy(before, facts(at))) {
        classes.splice(at, 1, ...parts);
      }
    }
    const tied = classes.flatMap((each, at) => (each.teams.length > 1 ? [at] : []));
    const next = nextSplit(tied, { facts, after });
    if (!next) return classes.flatMap(({ teams: [team], decidedBy }) => (team ? [{ team: team.id, decidedBy }] : []));
    classes.splice(next.at, 1, ...next.parts);
  }
}

/** Returns the next class to be split by its closest opponents or by what comes after them, and its parts; null if none is tied. */
function nextSplit(
  tied: readonly number[],
  { facts, after }: { facts: (at: number) => Facts; after: readonly Tiebreaker[] },
): { at: number; parts: Class[] } | null {
  const parts = (at: number, values: Values | null) =>
    values ? partsBy('closestOpponents', values, facts(at)) : splitBy(after, facts(at));
  for (const at of tied) {
    const values = againstClosest(facts(at), { isStrict: true });
    const split = values === 'waits' ? null : parts(at, values);
    if (split) return { at, parts: split };
  }
  const lowest = tied.at(-1);
  if (lowest === undefined) return null;
  const values = againstClosest(facts(lowest), { isStrict: false });
  const split = parts(lowest, values === 'waits' ? null : values);
  if (!split) throw new RangeError('two lots are equal');
  return { at: lowest, parts: split };
}

/** Returns the parts into which the first tiebreaker that separates its teams splits the current class; null if none does. */
function splitBy(tiebreakers: readonly Tiebreaker[], facts: Facts): Class[] | null {
  const { teams } = facts.classes[facts.at] as Class;
  if (teams.length < 2) return null;
  for (const tiebreaker of tiebreakers) {
    if (tiebreaker === 'closestOpponents') continue;
    const values = valuesBy(tiebreaker, facts);
    if (tellsApart(values)) return partsBy(tiebreaker, values, facts);
  }
  return null;
}

/** Splits the current class by values that tell its teams apart. */
function partsBy(tiebreaker: Tiebreaker, values: Values, facts: Facts): Class[] {
  const { teams, decidedBy } = facts.classes[facts.at] as Class;
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
 * above, from the nearest up, then those below, from the nearest down. Null if no class separates them. If strict, 'waits' as soon as
 * the next class is tied itself; otherwise its teams count together, since any order would favor one of them.
 */
function againstClosest(
  { classes, at, games, points }: Facts,
  { isStrict }: { isStrict: boolean },
): Values | 'waits' | null {
  const { teams } = classes[at] as Class;
  const tied = new Set(teams.map(({ id }) => id));
  for (const { teams: outside } of [...classes.slice(0, at).reverse(), ...classes.slice(at + 1)]) {
    if (isStrict && outside.length > 1) return 'waits';
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
