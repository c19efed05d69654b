/** An amateur's first contract. */
import { noteArrival, signTerms } from '#domains/contracts/store/contracts.ts';
import { faultOfOneMore } from '#domains/contracts/store/legality.ts';
import { seasonOfSigning } from '#domains/contracts/store/offers.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import type { ContractTerms } from '#engine/market/sign.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Entry {
  playerId: PlayerId;
  clubId: ClubId;
  /** The club's junior team, where he starts. */
  teamId: TeamId;
  terms: ContractTerms;
}

/** Signs him to an entry-level contract; he joins the next morning, or when the next season begins. The caller holds him. */
export async function signAmateur(
  rows: Rows,
  { playerId, clubId, teamId, terms }: Entry,
  today: Pick<Today, 'season' | 'day' | 'absoluteDay'>,
): Promise<{ ok: true } | Refused> {
  const fromSeason = seasonOfSigning(today);
  const salaries = Array<number>(terms.seasons).fill(terms.salary);
  const signed = { playerId, clubId, fromSeason, terms: { salaries, signingBonus: 0, clause: 'none' as const } };
  const fault = await faultOfOneMore(rows, { ...signed, level: 'U21' }, today);
  if (fault) return fault;
  await signTerms(rows, { ...signed, isEntry: true }, today);
  await noteArrival(rows, { playerId, teamId, fromSeason }, today);
  return { ok: true };
}
