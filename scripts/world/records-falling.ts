/**
 * How many records fell in each season: those of a league that the news tell of, counted again from what everybody did; and those of the
 * whole book of records, in which there are enough to see whether they become rarer.
 */
import { BROKEN_RECORDS, type BrokenRecord, SEASONS_BEFORE_RECORDS } from '#domains/history/constants.ts';

export interface SeasonLine {
  season: number;
  playerId: number;
  goals: number;
  assists: number;
  wins: number;
  shutouts: number;
}

export interface Fall {
  season: number;
  falls: { scope: 'season' | 'career'; statistic: BrokenRecord; playerId: number; value: number; before: number }[];
}

/** A season that broke none is in it, too; those in which nothing is called a record yet are not. */
export function fallsOf(lines: readonly SeasonLine[]): Fall[] {
  const bySeason = [...Map.groupBy(lines, ({ season }) => season)].sort(([one], [other]) => one - other);
  const [first] = bySeason[0] ?? [0];
  const best = new Map<string, number>();
  const careers = new Map<string, Map<number, number>>();
  return bySeason.flatMap(([season, all]) => {
    const falls = BROKEN_RECORDS.flatMap((statistic) => [
      ...seasonFall(statistic, all, best),
      ...careerFall(statistic, all, careers),
    ]);
    return season < first + SEASONS_BEFORE_RECORDS ? [] : [{ season, falls }];
  });
}

function reached({ goals, assists, wins, shutouts }: SeasonLine, statistic: BrokenRecord): number {
  return { goals, assists, points: goals + assists, wins, shutouts }[statistic];
}

function seasonFall(statistic: BrokenRecord, all: readonly SeasonLine[], best: Map<string, number>): Fall['falls'] {
  const before = best.get(statistic) ?? 0;
  const leader = all.reduce((most, line) => (reached(line, statistic) > reached(most, statistic) ? line : most));
  const value = reached(leader, statistic);
  best.set(statistic, Math.max(before, value));
  return before > 0 && value > before ? [{ scope: 'season', statistic, playerId: leader.playerId, value, before }] : [];
}

/** Who only adds to a record of his own breaks none. */
function careerFall(
  statistic: BrokenRecord,
  all: readonly SeasonLine[],
  careers: Map<string, Map<number, number>>,
): Fall['falls'] {
  const sums = careers.get(statistic) ?? new Map<number, number>();
  careers.set(statistic, sums);
  const [holder, before] = leaderOf(sums);
  for (const line of all) sums.set(line.playerId, (sums.get(line.playerId) ?? 0) + reached(line, statistic));
  const [leader, value] = leaderOf(sums);
  return before > 0 && leader !== holder && value > before
    ? [{ scope: 'career', statistic, playerId: leader, value, before }]
    : [];
}

function leaderOf(sums: ReadonlyMap<number, number>): [playerId: number, value: number] {
  let leader: [number, number] = [0, 0];
  for (const [playerId, value] of sums) {
    if (value > leader[1] || (value === leader[1] && playerId < leader[0])) leader = [playerId, value];
  }
  return leader;
}

/** The best of one season in a league, of one statistic, in a game or in the season. */
export interface SeasonBest {
  season: number;
  leagueId: number;
  kind: 'league' | 'playoffs';
  scope: 'game' | 'season';
  statistic: string;
  value: number;
}

export interface BookYear {
  season: number;
  /** Records that there were to break, and how many of them fell. */
  records: number;
  ofGame: number;
  ofSeason: number;
  /** How many would fall if no season were better than another: of n seasons each is the best with the same chance. */
  byChance: number;
  /** The bests of the season against the mean of all seasons, in percent: whether the level creeps up. */
  level: number;
}

/** A record is broken by more than it, not by as much. */
export function bookOf(bests: readonly SeasonBest[]): BookYear[] {
  const books = [
    ...Map.groupBy(bests, ({ leagueId, kind, scope, statistic }) => [leagueId, kind, scope, statistic].join()).values(),
  ];
  const years = new Map<number, BookYear & { levels: number[] }>();
  for (const book of books) {
    const sorted = book.toSorted((one, other) => one.season - other.season);
    const mean = sorted.reduce((sum, { value }) => sum + value, 0) / sorted.length;
    let record = 0;
    for (const [before, { season, scope, value }] of sorted.entries()) {
      const year = years.get(season) ?? {
        season,
        records: 0,
        ofGame: 0,
        ofSeason: 0,
        byChance: 0,
        level: 0,
        levels: [],
      };
      years.set(season, year);
      year.levels.push(value / mean);
      if (before >= SEASONS_BEFORE_RECORDS) {
        year.records++;
        year.byChance += 1 / (before + 1);
        if (value > record) year[scope === 'game' ? 'ofGame' : 'ofSeason']++;
      }
      record = Math.max(record, value);
    }
  }
  return [...years.values()]
    .sort((one, other) => one.season - other.season)
    .map(({ levels, ...year }) => ({
      ...year,
      level: (100 * levels.reduce((sum, level) => sum + level, 0)) / levels.length,
    }))
    .filter(({ records }) => records > 0);
}
