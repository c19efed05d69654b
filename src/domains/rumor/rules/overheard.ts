/** Picks the rumors of a night. */
import { EXPIRING } from '#domains/rumor/constants.ts';
import type { LeagueId, PlayerId } from '#engine/ids.ts';

interface Known {
  playerId: PlayerId;
  overall: number;
}

/** Returns whether writers look at contracts tonight. */
export function looksAtContracts(day: number): boolean {
  const { from, until, every } = EXPIRING;
  return day >= from && day <= until && (day - from) % every === 0;
}

/** Returns the players without a rumor this season, best first; at most `most`. */
export function untold<Candidate extends Known>(
  candidates: readonly Candidate[],
  told: ReadonlySet<PlayerId>,
  most: number,
): Candidate[] {
  return candidates
    .filter(({ playerId }) => !told.has(playerId))
    .sort((one, other) => other.overall - one.overall || one.playerId - other.playerId)
    .slice(0, most);
}

/** Returns the best player of each league without a rumor, in the order of leagues. */
export function bestOfEach<Candidate extends Known & { leagueId: LeagueId }>(
  candidates: readonly Candidate[],
  told: ReadonlySet<PlayerId>,
): Candidate[] {
  return [...Map.groupBy(candidates, ({ leagueId }) => leagueId)]
    .sort(([one], [other]) => one - other)
    .flatMap(([, own]) => untold(own, told, 1));
}
