/** A club's sponsors and their offers. */
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { DeskItem } from '#domains/club/contract.ts';
import { SPONSORS_DECIDED_BY } from '#domains/finances/constants.ts';
import type { SponsorsView } from '#domains/finances/contract.ts';
import { SLOTS } from '#domains/finances/rules/sponsors.ts';
import { sponsorDeals } from '#domains/finances/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Loads a club's sponsors. One statement. */
export async function loadSponsors(
  db: Database | Transaction,
  team: TeamRef,
  { season, day }: Pick<Today, 'season' | 'day'>,
): Promise<SponsorsView> {
  const rows = await db
    .select()
    .from(sponsorDeals)
    .where(and(eq(sponsorDeals.clubId, team.clubId), ne(sponsorDeals.state, 'over')))
    .orderBy(asc(sponsorDeals.id));
  const slots = SLOTS.map((slot) => {
    const ofSlot = rows.filter((deal) => deal.slot === slot);
    const [deal = null] = ofSlot.filter(({ state }) => state === 'signed').map(shownDeal);
    return { slot, deal, offers: ofSlot.filter(({ state }) => state === 'offered').map(shownDeal) };
  });
  return { team, season, decidedBy: decidedBy(day), slots };
}

/** Returns the morning on which the assistant chooses; a slot reopened on that day is filled on the next one. */
function decidedBy(day: number): number {
  return day < SPONSORS_DECIDED_BY ? SPONSORS_DECIDED_BY : SPONSORS_DECIDED_BY + 1;
}

function shownDeal({ clubId: _club, slot: _slot, state: _state, ...deal }: typeof sponsorDeals.$inferSelect) {
  return deal;
}

/** Lists open slots with offers on the manager's desk. */
export async function waitingSponsors(
  db: Database | Transaction,
  { clubId, day }: { clubId: ClubId; day: number },
): Promise<readonly DeskItem[]> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${sponsorDeals.slot})::int` })
    .from(sponsorDeals)
    .where(and(eq(sponsorDeals.clubId, clubId), eq(sponsorDeals.state, 'offered')));
  if (!row || row.count === 0) return [];
  const params = { count: row.count, day: decidedBy(day) };
  return [{ kind: 'sponsor-offers', params, path: '/office/finances?tab=sponsors' }];
}
