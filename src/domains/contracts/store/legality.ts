/** Whether a club may sign one player more. */
import { teams } from '#domains/club/tables.ts';
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** What is against one contract more with the club in its first season; null: nothing. */
export async function faultOfOneMore(
  rows: RowReader,
  { clubId, fromSeason }: { clubId: ClubId; terms: OfferedTerms; fromSeason: number },
): Promise<Refused | null> {
  const count = await contractsOf(rows, clubId, fromSeason);
  if (count < MAX_CONTRACTS) return null;
  return contractsRefusals.tooManyContracts({ max: MAX_CONTRACTS, over: count + 1 - MAX_CONTRACTS });
}

/** Contracts that cover the season, those of juniors left out. */
export async function contractsOf(rows: RowReader, clubId: ClubId, season: number): Promise<number> {
  const signed = await rows.read(contracts, ['playerId'], {
    clubId,
    fromSeason: { atMost: season },
    toSeason: { atLeast: season },
  });
  const juniorTeams = await rows.read(teams, ['id'], { clubId, level: 'U21' });
  const juniors = await rows.read(players, ['id'], { teamId: juniorTeams.map(({ id }) => id) });
  const isJunior = new Set(juniors.map(({ id }) => id));
  return signed.filter(({ playerId }) => !isJunior.has(playerId)).length;
}
