/** Offers that assistants make for injured first-team players: within managers' limits, with notice, and taken back by an undo. */
import { sql } from 'drizzle-orm';
import { agentsOf } from '#domains/agent/store/clients.ts';
import { type CapState, contractsIn } from '#domains/cap/rules/sheet.ts';
import { teams } from '#domains/club/tables.ts';
import { MAX_CONTRACTS, MAX_OPEN_OFFERS } from '#domains/contracts/constants.ts';
import { faultOfActive } from '#domains/contracts/rules/active.ts';
import type { BargainClub } from '#domains/contracts/rules/bargain.ts';
import { activeOf } from '#domains/contracts/store/active.ts';
import { type Bargain, contractAct } from '#domains/contracts/store/bargain.ts';
import type { PlacedBid } from '#domains/contracts/store/market.ts';
import { withdrawNow } from '#domains/contracts/store/offers.ts';
import { freeAgentOffers } from '#domains/contracts/tables.ts';
import type { AssistantLimits } from '#domains/free-agency/rules/summer.ts';
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import { type Notice, notify, type Undo } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { injuries, players } from '#domains/player/tables.ts';
import { ruleOn } from '#domains/probation/rules.ts';
import { type Asked, findProbation } from '#domains/probation/store/consent.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import { averageOf } from '#engine/market/terms.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Today } from '#platform/clock/today.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** A bid of an AI club, or an assistant's offer. */
export interface SeasonBid extends PlacedBid {
  /** For whom the assistant acts, the injured player whom he would replace, and his view of the club. */
  acts?: { userId: UserId; position: Position; hurt: string; bargain: Pick<Bargain, 'asker' | 'bounds'> };
}

interface Gap {
  /** Name of the injured player. */
  hurt: string;
  /** Players whose offers the club has withdrawn since he was hurt. */
  refused: ReadonlySet<PlayerId>;
}

interface Gaps {
  at: ReadonlyMap<Position, Gap>;
  /** Offers that the club may still make. */
  left: number;
}

export const NO_GAPS: Gaps = { at: new Map(), left: 0 };

interface Clubs {
  clubs: ReadonlyMap<ClubId, BargainClub>;
  /** Players who are out for a week or more. */
  hurt: ReadonlySet<PlayerId>;
  caps: ReadonlyMap<ClubId, CapState>;
  assistants: ReadonlyMap<ClubId, AssistantLimits>;
}

/**
 * Returns the positions at which a managed club misses an injured first-team player, with his name: only of clubs whose assistants may fill spots and
 * that have room for another player, and none at which the club has already made an offer.
 */
export async function gapsOf(
  rows: RowReader,
  { clubs, hurt, caps, assistants }: Clubs,
  { season, day, absoluteDay }: Pick<Today, 'season' | 'day' | 'absoluteDay'>,
): Promise<Map<ClubId, Gaps>> {
  const short = [...assistants].flatMap(([clubId, { fills }]) => {
    const cap = caps.get(clubId);
    const out = (clubs.get(clubId)?.squad ?? []).filter(({ id }) => hurt.has(id));
    const isOpen = fills && cap && contractsIn(cap, season) < MAX_CONTRACTS;
    return isOpen && out.length > 0 ? [{ clubId, out }] : [];
  });
  if (short.length === 0) return new Map();
  const clubIds = short.map(({ clubId }) => clubId);
  const active = await activeOf(rows, clubIds);
  const open = await rows.read(freeAgentOffers, ['clubId', 'playerId'], { clubId: clubIds, status: 'open' });
  const since = await hurtSince(
    rows,
    short.flatMap(({ out }) => out.map((player) => player.id)),
    absoluteDay,
  );
  const columns = ['clubId', 'playerId', 'madeOn'] as const;
  const withdrawn = await rows.read(freeAgentOffers, columns, { clubId: clubIds, status: 'withdrawn' });
  const id = [...short.flatMap(({ out }) => out.map((each) => each.id)), ...open.map(({ playerId }) => playerId)];
  const people = await rows.read(players, ['id', 'firstname', 'lastname', 'positions'], { id });
  const personOf = new Map(people.map((person) => [person.id, person]));
  return new Map(
    short.flatMap(({ clubId, out }) => {
      const offers = open.filter((offer) => offer.clubId === clubId);
      const isFull = faultOfActive(active.get(clubId)?.length ?? 0, day) !== null;
      if (isFull || offers.length >= MAX_OPEN_OFFERS) return [];
      const offered = new Set(offers.map(({ playerId }) => personOf.get(playerId)?.positions[0]));
      const gaps = out.flatMap((player): [Position, Gap][] => {
        const person = personOf.get(player.id);
        if (!person || offered.has(player.position)) return [];
        const hurtOn = since.get(player.id) ?? 0;
        const refused = withdrawn.flatMap((offer) =>
          offer.clubId === clubId && offer.madeOn >= hurtOn ? [offer.playerId] : [],
        );
        return [[player.position, { hurt: fullName(person), refused: new Set(refused) }]];
      });
      return [[clubId, { at: new Map(gaps), left: MAX_OPEN_OFFERS - offers.length }] as const];
    }),
  );
}

/** Returns the absolute day on which each of these injured players was hurt. */
async function hurtSince(
  rows: RowReader,
  playerIds: readonly PlayerId[],
  absoluteDay: number,
): Promise<Map<PlayerId, number>> {
  const out = { playerId: playerIds, backOn: { atLeast: absoluteDay } };
  const found = await rows.read(injuries, ['playerId', 'hurtOn'], out, ['playerId', 'hurtOn']);
  return new Map(found.map(({ playerId, hurtOn }) => [playerId, hurtOn]));
}

/** Returns the bids without those of assistants to which the board of a manager on probation would say no. */
export async function withConsent(rows: RowReader, bids: readonly SeasonBid[], asked: Asked): Promise<SeasonBid[]> {
  const clubIds = [...new Set(bids.flatMap(({ clubId, acts }) => (acts ? [clubId] : [])))];
  const watched = new Set<ClubId>();
  for (const clubId of clubIds) if (await findProbation(rows, clubId, asked)) watched.add(clubId);
  return bids.filter(({ clubId, terms, most, acts }) => {
    if (!acts || !watched.has(clubId)) return true;
    const highest = { ...terms, salaries: terms.salaries.map(() => most) };
    return ruleOn(contractAct({ ...acts.bargain, name: '' }, highest), { buyouts: 0, goals: 0 }).answer !== 'no';
  });
}

/** Returns one bid for each position, the first; the best players come first. */
export function bestAtPosition(bids: readonly SeasonBid[]): SeasonBid[] {
  return [...Map.groupBy(bids, ({ acts }) => acts?.position).values()].flatMap((ofPosition) => ofPosition.slice(0, 1));
}

/** Notifies managers of the offers their assistants have made, and players' agents. */
export async function tellOfOffers(
  rows: Rows,
  bids: readonly SeasonBid[],
  { absoluteDay: on }: Pick<Today, 'absoluteDay'>,
): Promise<void> {
  const made = bids.flatMap(({ acts, ...bid }) => (acts ? [{ ...bid, ...acts }] : []));
  if (made.length === 0) return;
  const id = made.map(({ playerId }) => playerId);
  const people = await rows.read(players, ['id', 'firstname', 'lastname'], { id });
  const nameOf = new Map(people.map((person) => [person.id, fullName(person)]));
  const agents = await agentsOf(rows, id);
  const proTeams = await rows.read(teams, ['clubId', 'city', 'nickname'], { level: 'PRO' });
  const teamOf = new Map(proTeams.map((team) => [team.clubId, `${team.city} ${team.nickname}`]));
  await notify(
    rows,
    made.flatMap(({ userId, clubId, playerId, terms, most, hurt }): Notice[] => {
      const named = { player: nameOf.get(playerId) ?? '', playerId };
      const params = { ...named, salary: averageOf(terms), most, seasons: terms.salaries.length, hurt };
      const agentId = agents.get(playerId)?.userId;
      const offered = { ...named, team: teamOf.get(clubId) ?? '' };
      return [
        { userId, channel: 'news', kind: 'assistant-offered', params, act: { clubId, on } },
        ...(agentId ? [{ userId: agentId, channel: 'news', kind: 'agent-offer', params: offered } as const] : []),
      ];
    }),
  );
}

/** Withdraws the offer as long as the player has not decided. */
export const undoOffer: Undo<'assistant-offered'> = {
  isOpen: () => sql`exists (select from ${freeAgentOffers}
    where ${freeAgentOffers.playerId} = (${notifications.params} ->> 'playerId')::int
      and ${freeAgentOffers.clubId} = ${notifications.clubId} and ${freeAgentOffers.madeOn} = ${notifications.actedOn}
      and ${freeAgentOffers.status} = 'open' and ${freeAgentOffers.most} is null)`,

  async undo(tx, { clubId, on, params: { playerId } }) {
    const rows = pgRows(tx);
    const made = { playerId, clubId, madeOn: on, status: 'open' as const, most: null };
    const [offer] = await rows.read(freeAgentOffers, ['id'], made);
    const [team] = await rows.read(teams, ['id'], { clubId, level: 'PRO' });
    if (!offer || !team) return notificationRefusals.changedSince();
    return withdrawNow(tx, { offerId: offer.id, clubId, teamId: team.id });
  },
};
