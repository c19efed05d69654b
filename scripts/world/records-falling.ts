/** How many records of a league fell in each season: counted again from what everybody did, by the rules of the news of them. */
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
