/** Which of a club's open offers it could still pay, in the order its manager has given them. */
import { contractsIn } from '#domains/cap/rules/sheet.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { loadCapState } from '#domains/cap/store/states.ts';
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { faultOfActive } from '#domains/contracts/rules/active.ts';
import { activeOf } from '#domains/contracts/store/active.ts';
import type { StoredOffer } from '#domains/contracts/store/offers.ts';
import { sparePlayers } from '#domains/contracts/store/parting.ts';
import type { ClubId } from '#engine/ids.ts';
import { averageOf } from '#engine/market/terms.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns what a club would lack for each of its offers if all before it were accepted; offers it could pay are missing. */
export async function lackedBy(
  rows: RowReader,
  {
    clubId,
    offers,
  }: { clubId: ClubId; offers: readonly Pick<StoredOffer, 'id' | 'playerId' | 'terms' | 'fromSeason'>[] },
  today: Pick<Today, 'season' | 'day' | 'secret'>,
): Promise<Map<number, 'cap' | 'contracts' | 'roster'>> {
  const lacking = new Map<number, 'cap' | 'contracts' | 'roster'>();
  if (offers.length === 0) return lacking;
  let cap = await loadCapState(rows, { ...today, clubId });
  const coming = new Map([[clubId, offers.length]]);
  const spare = (await sparePlayers(rows, new Map([[clubId, cap]]), today, coming)).get(clubId) ?? [];
  let [count, leaving] = [(await activeOf(rows, [clubId])).get(clubId)?.length ?? 0, spare.length];
  for (const { id, playerId, terms, fromSeason } of offers) {
    const isComing = fromSeason <= today.season;
    const contract = {
      playerId,
      fromSeason,
      toSeason: fromSeason + terms.salaries.length - 1,
      salary: averageOf(terms),
    };
    const isFull = contractsIn(cap, fromSeason) >= MAX_CONTRACTS;
    if (isFull && !(isComing && leaving > 0)) lacking.set(id, 'contracts');
    else if (!wouldBeLegal(cap, { add: [{ ...contract, level: 'PRO', daysOut: 0 }] }).ok) lacking.set(id, 'cap');
    else if (isComing && faultOfActive(count, today.day) !== null) lacking.set(id, 'roster');
    if (lacking.has(id)) continue;
    cap = { ...cap, contracts: [...cap.contracts, { ...contract, level: 'PRO', daysOut: 0 }] };
    if (isComing) count++;
    if (isFull) leaving--;
  }
  return lacking;
}
