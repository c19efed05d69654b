/** Sponsors: what they offer before a season, who chooses, and what they pay when goals are reached. */
import { and, eq, ne } from 'drizzle-orm';
import { HOME_GAMES } from '#domains/finances/constants.ts';
import { expectedAttendance } from '#domains/finances/rules/gate.ts';
import {
  isGoalReached,
  SLOTS,
  type SponsorFacts,
  sensibleOffer,
  sponsorOffers,
} from '#domains/finances/rules/sponsors.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import { type ClubNight, clubNights } from '#domains/finances/store/nights.ts';
import { finalResults, movedIn } from '#domains/finances/store/results.ts';
import { sponsorDeals } from '#domains/finances/tables.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import type { Rows } from '#platform/rows/rows.ts';

const COLUMNS = [
  'id',
  'clubId',
  'slot',
  'name',
  'fromSeason',
  'toSeason',
  'fixed',
  'goal',
  'target',
  'bonus',
  'state',
] as const;

/**
 * On the first morning of a season: deals that have ended are over, and so are those of clubs that have gone up or down; three sponsors
 * offer for each slot that is open. A club that nobody manages takes the most sensible offer at once.
 */
export async function offerSponsors(rows: Rows, { season, secret }: { season: number; secret: Secret }): Promise<void> {
  await rows.updateWhere(sponsorDeals, { state: 'over' }, { state: 'signed', toSeason: { atMost: season - 1 } });
  const moved = await movedIn(rows, season - 1);
  await rows.updateWhere(sponsorDeals, { state: 'over' }, { state: 'signed', clubId: moved });
  await rows.remove(sponsorDeals, ['id'], { state: 'offered' });
  const running = Map.groupBy(await rows.read(sponsorDeals, COLUMNS, { state: 'signed' }), ({ clubId }) => clubId);
  const nights = await clubNights(rows, { season });
  const made = [...nights.values()].flatMap((night) => {
    const own = running.get(night.clubId) ?? [];
    const taken = new Set(own.map(({ name }) => name));
    const random = secretRandom(secret, `sponsors/${season}/${night.clubId}`);
    const facts = sponsorFacts(night);
    return SLOTS.filter((slot) => !own.some((deal) => deal.slot === slot)).flatMap((slot) => {
      const offers = sponsorOffers(slot, facts, { random, taken });
      for (const { name } of offers) taken.add(name);
      const isManaged = night.ownerUserId !== null;
      const chosen = isManaged ? offers : [sensibleOffer(offers, facts)];
      return chosen.map(({ seasons, ...terms }) => ({
        ...terms,
        clubId: night.clubId,
        fromSeason: season,
        toSeason: season + seasons - 1,
        state: isManaged ? ('offered' as const) : ('signed' as const),
      }));
    });
  });
  const firstId = await rows.takeIds(sponsorDeals, made.length);
  await rows.insert(
    sponsorDeals,
    made.map((deal, index) => ({ ...deal, id: firstId + index })),
  );
}

/** What the managers have left open, their assistants fill. */
export async function fillSponsorSlots(rows: Rows, { season }: { season: number }): Promise<void> {
  const open = await rows.read(sponsorDeals, COLUMNS, { state: 'offered' });
  if (open.length === 0) return;
  const nights = await clubNights(rows, { season });
  const chosen = [...Map.groupBy(open, ({ clubId, slot }) => `${clubId}/${slot}`).values()].flatMap((offers) => {
    const night = nights.get(offers[0]?.clubId ?? 0);
    const terms = offers.map((offer) => ({ ...offer, seasons: offer.toSeason - offer.fromSeason + 1 }));
    return night ? [sensibleOffer(terms, sponsorFacts(night)).id] : [];
  });
  await rows.updateWhere(sponsorDeals, { state: 'signed' }, { id: chosen });
  await rows.remove(sponsorDeals, ['id'], { state: 'offered' });
}

function sponsorFacts({ facts, tier, finances }: ClubNight): SponsorFacts {
  const fill = facts.capacity === 0 ? 0 : expectedAttendance(facts) / facts.capacity;
  const { capacity, expectedShare } = facts;
  return { tier, fanMood: finances.fanMood, expectedShare, capacity, fill, games: 2 * HOME_GAMES };
}

/** Signs an offer; the others for its slot are withdrawn. Of two who sign for a slot at once one does. @returns whether it is signed */
export async function signSponsor(
  tx: Transaction,
  { clubId, teamId, dealId }: { clubId: ClubId; teamId: TeamId; dealId: number },
): Promise<boolean> {
  const open = await tx
    .select({ id: sponsorDeals.id, slot: sponsorDeals.slot })
    .from(sponsorDeals)
    .where(and(eq(sponsorDeals.clubId, clubId), eq(sponsorDeals.state, 'offered')))
    .orderBy(sponsorDeals.id)
    .for('update');
  const offer = open.find(({ id }) => id === dealId);
  if (!offer) return false;
  await tx.update(sponsorDeals).set({ state: 'signed' }).where(eq(sponsorDeals.id, dealId));
  const ofSlot = and(eq(sponsorDeals.clubId, clubId), eq(sponsorDeals.slot, offer.slot));
  await tx.delete(sponsorDeals).where(and(ofSlot, eq(sponsorDeals.state, 'offered'), ne(sponsorDeals.id, dealId)));
  await publishChange(tx, [`team:${teamId}`]);
  return true;
}

/** At the end of the regular season: a bonus for each goal that was reached. */
export async function payBonuses(rows: Rows, { season, day }: { season: number; day: number }): Promise<void> {
  const deals = (await rows.read(sponsorDeals, COLUMNS, { state: 'signed' })).filter(({ goal }) => goal !== null);
  const results = await finalResults(rows, season);
  const postings = deals.flatMap((deal): Posting[] => {
    const result = results.get(deal.clubId);
    if (!result || deal.goal === null || !isGoalReached(deal, result)) return [];
    const { id, clubId, name, goal, bonus } = deal;
    return [
      {
        key: `sponsor-bonus/${season}/${id}`,
        kind: 'sponsor-bonus',
        params: { sponsor: name, goal },
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount: bonus },
          { account: 'world:sponsors', amount: -bonus },
        ],
      },
    ];
  });
  await post(rows, postings);
}

/** What the sponsors of each club pay for a season, whole dollars, by club. */
export async function sponsorsOf(rows: Rows): Promise<Map<ClubId, number>> {
  const sums = new Map<ClubId, number>();
  for (const { clubId, fixed } of await rows.read(sponsorDeals, ['clubId', 'fixed'], { state: 'signed' })) {
    sums.set(clubId, (sums.get(clubId) ?? 0) + fixed);
  }
  return sums;
}
