/** Clubs' offers to the clients of a user who is an agent. Visible to that agent alone. */
import { and, eq, isNull } from 'drizzle-orm';
import { representations } from '#domains/agent/tables.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import type { AgentInbox, PlayerContractsView } from '#domains/contracts/contract.ts';
import { rangeOf } from '#domains/contracts/rules/agent-answer.ts';
import { isRunning } from '#domains/contracts/rules/talk.ts';
import { loadBargain } from '#domains/contracts/store/bargain.ts';
import { OFFER_COLUMNS } from '#domains/contracts/store/offers.ts';
import { TALK_COLUMNS } from '#domains/contracts/store/talk-lines.ts';
import { contractTalks, freeAgentOffers } from '#domains/contracts/tables.ts';
import { comparablesOf } from '#domains/contracts/views/comparables.ts';
import { clauseOf, movementOf } from '#domains/contracts/views/movement.ts';
import { persons } from '#domains/person/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns what awaits an agent's answer until the deputy or the client decides. Five queries; none for users who are not agents. */
export async function clientsOnDesk(
  db: Database | Transaction,
  { careers, absoluteDay }: UserToday,
): Promise<DeskItem[]> {
  const personId = careers.get('agent');
  if (personId === undefined) return [];
  const rows = pgReader(db);
  const clients = await rows.read(representations, ['playerId'], { personId }, ['playerId']);
  if (clients.length === 0) return [];
  const playerId = clients.map((client) => client.playerId);
  const talks = await rows.read(contractTalks, TALK_COLUMNS, { playerId, status: ['asked', 'countered'] });
  const pending = talks.filter((talk) => talk.pending !== null);
  const offers = await rows.read(freeAgentOffers, OFFER_COLUMNS, { playerId, status: 'open' });
  const unanswered = offers.filter(({ counter }) => counter === null);
  const both = [...pending, ...unanswered];
  const people = await playerRefs(db, both, (one) => one.playerId);
  const teams = await proTeamRefs(db, both, ({ clubId }) => clubId);
  const said = (one: { playerId: PlayerId; clubId: ClubId }, until: number | null) => {
    const [player, team] = [people.get(one.playerId), teams.get(one.clubId)];
    const days = Math.max(0, (until ?? absoluteDay) - absoluteDay);
    return {
      player: player ? `${player.firstname} ${player.lastname}` : '',
      team: team ? fullTeamName(team) : '',
      days,
    };
  };
  return [
    ...pending.map((talk) => ({ kind: 'client-talk' as const, params: said(talk, talk.answerBy), path: INBOX })),
    ...unanswered.map((offer) => ({
      kind: 'client-offer' as const,
      params: said(offer, offer.decidesOn),
      path: INBOX,
    })),
  ];
}

/** The page where an agent answers clubs. */
const INBOX = '/agent';

interface Side {
  id: number;
  playerId: PlayerId;
  clubId: ClubId;
  fromSeason: number;
}
type Movement = NonNullable<PlayerContractsView['movement']>;

/** Returns open talks and offers; empty for users who are not agents. */
export async function agentInbox(db: Database, userId: UserId, today: Today): Promise<AgentInbox> {
  const clients = await db
    .select({ playerId: representations.playerId })
    .from(representations)
    .innerJoin(persons, eq(persons.id, representations.personId))
    .where(and(eq(persons.userId, userId), isNull(persons.retiredAt)));
  if (clients.length === 0) return { talks: [], offers: [] };
  const rows = pgReader(db);
  const playerId = clients.map((client) => client.playerId);
  const talks = (await rows.read(contractTalks, TALK_COLUMNS, { playerId, status: ['asked', 'countered'] })).filter(
    isRunning,
  );
  const offers = await rows.read(freeAgentOffers, OFFER_COLUMNS, { playerId, status: 'open' });
  const both = [...talks, ...offers];
  const people = await playerRefs(db, both, (one) => one.playerId);
  const teams = await proTeamRefs(db, both, ({ clubId }) => clubId);
  const compared = new Map(
    (
      await rows.read(players, ['id', 'positions', 'skills', 'birthSeason'], {
        id: both.map((one) => one.playerId),
      })
    ).map(({ id, ...player }) => [id, { playerId: id, ...player }]),
  );
  const movements = new Map<string, Promise<Movement | null>>();
  const movementFor = (clubId: ClubId, isOwn: boolean) => {
    const key = `${clubId}/${isOwn}`;
    const known = movements.get(key) ?? movementOf(db, { clubId, isOwn });
    movements.set(key, known);
    return known;
  };
  const sideOf = async (one: Side, isOwn: boolean) => {
    const [player, team, like] = [people.get(one.playerId), teams.get(one.clubId), compared.get(one.playerId)];
    if (!player || !team || !like) return null;
    const { fromSeason, clubId } = one;
    const bargain = await loadBargain(rows, { playerId: one.playerId, clubId, fromSeason, today });
    const ranges = Array.from({ length: bargain.bounds.maxSeasons }, (_, index) => ({
      seasons: index + 1,
      ...rangeOf(bargain, index + 1),
    }));
    const comparables = await comparablesOf(db, { player: like, clubId }, today);
    // A player who arrives after clubs have moved joins in the new league.
    const relegation = !isOwn && fromSeason > today.season ? null : clauseOf(bargain);
    const movement = await movementFor(clubId, isOwn);
    return { id: one.id, player, team, bounds: bargain.bounds, ranges, comparables, relegation, movement };
  };
  const inbox: AgentInbox = { talks: [], offers: [] };
  for (const talk of talks) {
    const side = await sideOf(talk, true);
    const { version, asks, counter, pending, answerBy } = talk;
    const answerIn = answerBy === null ? null : Math.max(0, answerBy - today.absoluteDay);
    if (side) inbox.talks.push({ ...side, version, asks, counter, pending, answerIn });
  }
  for (const offer of offers) {
    const side = await sideOf(offer, false);
    const { terms, counter, decidesOn, most } = offer;
    const decidesIn = Math.max(0, decidesOn - today.absoluteDay);
    if (side) inbox.offers.push({ ...side, terms, counter, decidesIn, isBid: most !== null });
  }
  return inbox;
}
