/** A club's eligibility to claim many players at once. */
import { faultsOfAgents } from '#domains/agent/store/conflicts.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { loadCapState } from '#domains/cap/store/states.ts';
import { teams } from '#domains/club/tables.ts';
import { faultOfOneMorePlayer } from '#domains/contracts/store/active.ts';
import { faultOfCount } from '#domains/contracts/store/legality.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/**
 * Returns the waivers the club may claim today, by the rules of `claimPlayer`. Some twenty reads, whatever the number of waivers; five if none is in
 * the club's league.
 */
export async function claimableBy(
  rows: RowReader,
  { clubId, waiverIds }: { clubId: ClubId; waiverIds: readonly number[] },
  today: Pick<Today, 'season' | 'day' | 'absoluteDay'>,
): Promise<Set<number>> {
  const open = await rows.read(waivers, ['id', 'clubId', 'playerId'], { id: waiverIds, status: 'open' });
  const firstTeams = await rows.read(teams, ['clubId', 'leagueId'], {
    clubId: [clubId, ...open.map((waiver) => waiver.clubId)],
    level: 'PRO',
  });
  const leagueOf = new Map(firstTeams.map((team) => [team.clubId, team.leagueId]));
  const near = open.filter(
    (waiver) => waiver.clubId !== clubId && leagueOf.get(waiver.clubId) === leagueOf.get(clubId),
  );
  if (near.length === 0) return new Set();
  if ((await faultOfOneMorePlayer(rows, clubId, today)) ?? (await faultOfCount(rows, clubId, today.season)))
    return new Set();
  const playerIds = near.map(({ playerId }) => playerId);
  const barred = await faultsOfAgents(rows, { playerIds, clubId, absoluteDay: today.absoluteDay });
  const columns = ['playerId', 'fromSeason', 'toSeason', 'salary'] as const;
  const signed = await rows.read(contracts, columns, { playerId: playerIds, toSeason: { atLeast: today.season } });
  const state = await loadCapState(rows, { clubId, ...today });
  return new Set(
    near.flatMap(({ id, playerId }) => {
      const add = signed
        .filter((contract) => contract.playerId === playerId)
        .map((contract) => ({ ...contract, level: 'PRO' as const, daysOut: 0 }));
      return !barred.has(playerId) && wouldBeLegal(state, { add }).ok ? [id] : [];
    }),
  );
}
