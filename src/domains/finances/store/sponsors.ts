/** Sponsors: offers before a season, signing, and bonuses for goals reached. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { HOME_GAMES, SPONSORS_DECIDED_BY } from '#domains/finances/constants.ts';
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
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import { type Notice, notify, type Undo } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
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
 * Runs on the first morning of a season: ends expired deals and those of promoted or relegated clubs, and has three
 * sponsors make an offer for each open slot. AI clubs sign the best offer at once.
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
      const isManaged = night.managerId !== null;
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

/**
 * Has assistants fill the slots that managers have left open, and notifies the managers. On the first such morning the
 * other offers are kept for the day: a manager who undoes the signing chooses until the next morning, when the slot is
 * filled for good.
 */
export async function fillSponsorSlots(
  rows: Rows,
  { season, day, absoluteDay }: { season: number; day: number; absoluteDay: number },
): Promise<void> {
  const isForTheDay = day === SPONSORS_DECIDED_BY;
  if (!isForTheDay) await rows.remove(sponsorDeals, ['id'], { state: 'passed' });
  const open = await rows.read(sponsorDeals, COLUMNS, { state: 'offered' });
  if (open.length === 0) return;
  const nights = await clubNights(rows, { season });
  const chosen = [...Map.groupBy(open, ({ clubId, slot }) => `${clubId}/${slot}`).values()].flatMap((offers) => {
    const night = nights.get(offers[0]?.clubId ?? 0);
    const terms = offers.map((offer) => ({ ...offer, seasons: offer.toSeason - offer.fromSeason + 1 }));
    return night ? [sensibleOffer(terms, sponsorFacts(night))] : [];
  });
  await rows.updateWhere(sponsorDeals, { state: 'signed' }, { id: chosen.map(({ id }) => id) });
  if (isForTheDay) await rows.updateWhere(sponsorDeals, { state: 'passed' }, { state: 'offered' });
  else await rows.remove(sponsorDeals, ['id'], { state: 'offered' });
  await notify(
    rows,
    chosen.flatMap(({ id: dealId, clubId, name: sponsor, slot }): Notice[] => {
      const userId = nights.get(clubId)?.managerId ?? null;
      if (userId === null) return [];
      const said = { userId, channel: 'news' as const, kind: 'assistant-sponsor' as const };
      const notice = { ...said, params: { sponsor, slot, dealId } };
      return [isForTheDay ? { ...notice, act: { clubId, on: absoluteDay } } : notice];
    }),
  );
}

/** Reopens the slot with all its offers until the next morning, when the assistant fills it for good. */
export const undoSponsor: Undo<'assistant-sponsor'> = {
  isOpen: ({ absoluteDay }) => sql`(${notifications.actedOn} = ${absoluteDay} and exists (select from ${sponsorDeals}
    where ${sponsorDeals.id} = (${notifications.params} ->> 'dealId')::int and ${sponsorDeals.state} = 'signed'))`,

  async undo(tx, { on, params: { dealId } }, { manager: { clubId, teamId }, today }) {
    if (on !== today.absoluteDay) return notificationRefusals.tooLate();
    const rows = pgRows(tx);
    await rows.lock(sponsorDeals, { clubId, state: ['signed', 'passed'] });
    const deals = await rows.read(sponsorDeals, COLUMNS, { clubId, state: ['signed', 'passed'] });
    const deal = deals.find(({ id, state }) => id === dealId && state === 'signed');
    const others = deals.filter(({ slot, state }) => slot === deal?.slot && state === 'passed');
    if (!deal || others.length === 0) return notificationRefusals.changedSince();
    await rows.updateWhere(sponsorDeals, { state: 'offered' }, { id: [deal, ...others].map(({ id }) => id) });
    await publishChange(tx, [`team:${teamId}`]);
    return { ok: true };
  },
};

function sponsorFacts({ facts, tier, finances }: ClubNight): SponsorFacts {
  const fill = facts.capacity === 0 ? 0 : expectedAttendance(facts) / facts.capacity;
  const { capacity, expectedShare } = facts;
  return { tier, fanMood: finances.fanMood, expectedShare, capacity, fill, games: 2 * HOME_GAMES };
}

/**
 * Signs an offer and withdraws the others for its slot. If two requests sign for one slot at once, one succeeds.
 * @returns whether it was signed
 */
export async function signSponsor(
  tx: Transaction,
  { clubId, teamId, dealId }: { clubId: ClubId; teamId: TeamId; dealId: number },
): Promise<boolean> {
  const open = await tx
    .select({ id: sponsorDeals.id, slot: sponsorDeals.slot })
    .from(sponsorDeals)
    .where(and(eq(sponsorDeals.clubId, clubId), eq(sponsorDeals.state, 'offered')))
    .orderBy(sponsorDeals.id)
    .for('no key update');
  const offer = open.find(({ id }) => id === dealId);
  if (!offer) return false;
  await tx.update(sponsorDeals).set({ state: 'signed' }).where(eq(sponsorDeals.id, dealId));
  const ofSlot = and(eq(sponsorDeals.clubId, clubId), eq(sponsorDeals.slot, offer.slot));
  await tx.delete(sponsorDeals).where(and(ofSlot, eq(sponsorDeals.state, 'offered'), ne(sponsorDeals.id, dealId)));
  await publishChange(tx, [`team:${teamId}`]);
  return true;
}

/** Pays a bonus for each goal reached, at the end of the regular season. */
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

/** Returns the guaranteed sponsor money of each club for a season, in whole dollars, by club. */
export async function sponsorsOf(rows: Rows): Promise<Map<ClubId, number>> {
  const sums = new Map<ClubId, number>();
  for (const { clubId, fixed } of await rows.read(sponsorDeals, ['clubId', 'fixed'], { state: 'signed' })) {
    sums.set(clubId, (sums.get(clubId) ?? 0) + fixed);
  }
  return sums;
}
