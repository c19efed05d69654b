/** Contracts in a trade: the new club takes them over, the former one keeps what it retains, and talks end. */
import { retainedOf, retentionCharges } from '#domains/contracts/rules/retention.ts';
import { moveContracts } from '#domains/contracts/store/contracts.ts';
import { capCharges, contracts, contractTalks } from '#domains/contracts/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface TradedContracts {
  playerId: PlayerId;
  fromClubId: ClubId;
  toClubId: ClubId;
  /** Percent his former club retains. */
  retention: number;
}

/** Moves a traded player's contracts. The caller holds both clubs' teams. @param season the current one */
export async function tradeContracts(rows: Rows, traded: TradedContracts, season: number): Promise<void> {
  const { playerId, fromClubId, toClubId, retention } = traded;
  await rows.updateWhere(contractTalks, { status: 'finished' }, { playerId, clubId: fromClubId });
  if (retention > 0) {
    const columns = ['id', 'fromSeason', 'toSeason', 'salary', 'salaries'] as const;
    const signed = await rows.read(contracts, columns, { playerId, clubId: fromClubId, toSeason: { atLeast: season } });
    const charges = retentionCharges(signed, retention, season).map((charge) => ({ ...charge, clubId: fromClubId }));
    await rows.merge(capCharges, charges, { key: ['contractId', 'kind', 'season', 'clubId'], add: ['amount'] });
    await rows.update(
      contracts,
      'id',
      signed.map(({ id, fromSeason, salary, salaries }) => ({
        id,
        salary: salary - retainedOf(salary, retention),
        salaries: salaries.map((each, index) =>
          fromSeason + index < season ? each : each - retainedOf(each, retention),
        ),
      })),
    );
  }
  await moveContracts(rows, { playerId, clubId: toClubId, season });
}
