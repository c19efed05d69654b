/** Checks shared by all trade commands: which clubs are involved, and whether they may trade. */
import { rosterTopics } from '#domains/club/store/topics.ts';
import { teams } from '#domains/club/tables.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { faultOfProposal } from '#domains/trade/rules/proposal.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { loadParties, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import { clubsOf, type TradeClubs } from '#domains/trade/store/record.ts';
import { trades } from '#domains/trade/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** The assets to change hands between the asking club and one or two others. */
export interface Exchanged {
  withClubId: ClubId;
  thirdClubId: ClubId | null;
  parts: readonly TradePart[];
}

export function isParty(trade: TradeClubs, clubId: ClubId): boolean {
  return clubsOf(trade).includes(clubId);
}

export async function areOfOneLeague(rows: RowReader, clubIds: readonly ClubId[]): Promise<boolean> {
  const first = await rows.read(teams, ['leagueId'], { clubId: clubIds, level: 'PRO' });
  return first.every(({ leagueId }) => leagueId === first[0]?.leagueId);
}

/** Returns the clubs in that order; null: one of them is in no league. */
export async function sidesOf(rows: RowReader, clubIds: readonly ClubId[], today: TradeDay): Promise<Party[] | null> {
  const parties = await loadParties(rows, clubIds, today);
  const sides = clubIds.flatMap((clubId) => parties.get(clubId) ?? []);
  return sides.length === clubIds.length ? sides : null;
}

export async function unplayedOf(rows: RowReader, sides: readonly Party[]): Promise<Party[]> {
  const managers = await Promise.all(sides.map(({ clubId }) => managerOf(rows, clubId)));
  return sides.filter((_, index) => managers[index] === null);
}

export interface Sending {
  /** The asking club first. */
  clubIds: readonly ClubId[];
  parts: readonly TradePart[];
  today: TradeDay;
}

export async function faultOfSending(rows: RowReader, { clubIds, parts, today }: Sending): Promise<Refused | null> {
  const first = await rows.read(teams, ['clubId', 'leagueId'], { clubId: clubIds, level: 'PRO' });
  const proposing = (clubId: ClubId) => {
    return { clubId, leagueId: first.find((team) => team.clubId === clubId)?.leagueId ?? null };
  };
  const [from = 0, ...others] = clubIds;
  const open = await rows.read(trades, ['id'], { fromClubId: from, status: 'open' });
  return faultOfProposal({
    from: proposing(from),
    others: others.map(proposing),
    parts,
    window: tradeWindowOn(today.day),
    openOffers: open.length,
  });
}

export async function topicsOf(rows: RowReader, clubIds: readonly ClubId[]) {
  const own = await rows.read(teams, ['id'], { clubId: clubIds });
  return own.map(({ id }) => `team:${id}` as const);
}

/** Publishes that a public trade was made or has changed: to lists, teams and managers. */
export async function publishTrade(
  tx: Transaction,
  clubIds: readonly ClubId[],
  playerIds: readonly PlayerId[] = [],
): Promise<void> {
  await publishChange(tx, ['owners', ...(await rosterTopics(tx, { clubIds, playerIds }))]);
}
