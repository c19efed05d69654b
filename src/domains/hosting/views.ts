/** Builds the views of bids and hosts. Pledges stay sealed until the decision. */
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { DeskItem } from '#domains/club/contract.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import type { federationPolicy } from '#domains/federation/policy.ts';
import { federations } from '#domains/federation/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { DECISION_DAY, HOSTS_SHOWN, PLEDGE } from '#domains/hosting/constants.ts';
import type { FederationHosting, HostingView } from '#domains/hosting/contract.ts';
import { isBiddingOpen, sealedPledgeOf, seasonBidFor } from '#domains/hosting/store.ts';
import { hostingBids, hostings } from '#domains/hosting/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import type { Abilities } from '#platform/calls/policy.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Loads open bids and past hosts in two queries. @param own the federation whose pledge may be shown; null: none */
export async function loadHosting(
  db: Database,
  today: Today,
  { own, viewerId }: { own: NationId | null; viewerId: UserId },
): Promise<HostingView> {
  const season = seasonBidFor(today);
  const [bids, hosts] = await Promise.all([
    db
      .select({ bid: hostingBids, authorId: persons.userId })
      .from(hostingBids)
      .leftJoin(persons, eq(persons.id, hostingBids.personId))
      .where(and(eq(hostingBids.season, season), ne(hostingBids.state, 'withdrawn')))
      .orderBy(hostingBids.nationId),
    db.select().from(hostings).orderBy(desc(hostings.season)).limit(HOSTS_SHOWN),
  ]);
  const isDecided = hosts.some((host) => host.season === season);
  return {
    season,
    decisionDay: DECISION_DAY,
    isOpen: isBiddingOpen(today) && !isDecided,
    bids: bids.map(({ bid: { nationId, plea, pledge, state }, authorId }) => {
      const isTold = isDecided || nationId === own;
      return { nationId, plea, pledge: isTold ? pledge : null, state, isMine: authorId === viewerId };
    }),
    hosts,
  };
}

/** Loads a federation's bid and savings in five queries. @returns null: the federation does not exist */
export async function loadFederationHosting(
  db: Database,
  nationId: NationId,
  { today, abilities, viewerId }: { today: Today; abilities: Abilities<typeof federationPolicy>; viewerId: UserId },
): Promise<FederationHosting | null> {
  const [federation] = await db
    .select({ id: federations.id, sealed: sealedPledgeOf(nationId) })
    .from(federations)
    .where(eq(federations.id, nationId));
  if (!federation) return null;
  const view = await loadHosting(db, today, { own: abilities.preside ? nationId : null, viewerId });
  const balance = await balanceOf(db, `federation:${nationId}`);
  const ownBid = and(
    eq(hostingBids.season, view.season),
    eq(hostingBids.nationId, nationId),
    eq(hostingBids.state, 'withdrawn'),
  );
  const hasWithdrawn = abilities.preside && (await db.$count(hostingBids, ownBid)) > 0;
  return { ...view, abilities, hasWithdrawn, balance: balance + (abilities.preside ? 0 : federation.sealed) };
}

/**
 * Returns the desk item for a bid that a president could still make. At most three queries; none for users who are not
 * president.
 */
export async function bidToMake(db: Database | Transaction, { careers, ...today }: UserToday): Promise<DeskItem[]> {
  const president = careers.get('president');
  if (president === undefined || !isBiddingOpen(today)) return [];
  const season = seasonBidFor(today);
  const [own] = await db
    .select({
      nationId: federations.id,
      nation: nations.name,
      // A withdrawn bid counts as settled: the federation cannot bid again.
      isSettled: sql<boolean>`exists (select 1 from ${hostings} where ${hostings.season} = ${season})
        or exists (select 1 from ${hostingBids} where ${hostingBids.season} = ${season} and ${hostingBids.nationId} = ${federations.id})`,
    })
    .from(federations)
    .innerJoin(nations, eq(nations.id, federations.id))
    .where(eq(federations.presidentId, president));
  if (!own || own.isSettled || (await balanceOf(db, `federation:${own.nationId}`)) < PLEDGE.least) return [];
  const { nationId, nation } = own;
  const path = `/federation/overview/${nationId}?tab=hosting`;
  return [{ kind: 'hosting-bid', params: { nationId, nation, season, day: DECISION_DAY }, path }];
}
