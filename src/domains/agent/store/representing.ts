/** A user's work as an agent: winning and releasing clients, and setting how to bargain. */
import { and, count, eq } from 'drizzle-orm';
import { CLIENT_FROM_AGE, MAX_OFFERS, TRADE_ASK, WISHES } from '#domains/agent/constants.ts';
import { agentRefusals } from '#domains/agent/refusals.ts';
import { clientLimit } from '#domains/agent/rules/agent.ts';
import { isInConflict } from '#domains/agent/store/conflicts.ts';
import { endRepresentations } from '#domains/agent/store/former-clients.ts';
import { agents, representationOffers, representations } from '#domains/agent/tables.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { personRefusals } from '#domains/person/refusals.ts';
import { careerOf } from '#domains/person/store/persons.ts';
import { isSeenByClubs } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { ClubId, PersonId, PlayerId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;

/** A user, and one player. */
export interface ForPlayer {
  userId: UserId;
  playerId: PlayerId;
}

/** A player as an agent sees him; the caller holds the lock. */
type Met = Pick<
  typeof players.$inferSelect,
  'id' | 'firstname' | 'lastname' | 'teamId' | 'birthSeason' | 'status' | 'morale'
>;

/** Offers to represent a player without an agent, or whose representation ends with the season. He decides overnight. */
export async function offerToRepresent(
  tx: Transaction,
  { userId, playerId, rate, seasons }: ForPlayer & { rate: number; seasons: number },
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<Done> {
  const own = await lockAgent(tx, userId);
  if (!own) return personRefusals.noCareer();
  const player = await lockPlayer(tx, playerId);
  if (!player || !isSeenByClubs(player)) return agentRefusals.unknownPlayer();
  if (season - player.birthSeason < CLIENT_FROM_AGE) return agentRefusals.tooYoung({ age: CLIENT_FROM_AGE });
  const rows = pgRows(tx);
  if ((await rows.read(fillIns, ['playerId'], { playerId })).length > 0) return agentRefusals.unknownPlayer();
  if (await worksForHisClub(tx, { userId, player })) return agentRefusals.conflict();
  const [present] = await tx.select().from(representations).where(eq(representations.playerId, playerId));
  if (present && present.untilSeason > season) return agentRefusals.hasAgent({ season: present.untilSeason });
  const ownOffers = and(eq(representationOffers.personId, own.personId), eq(representationOffers.status, 'open'));
  const open = await tx.select({ playerId: representationOffers.playerId }).from(representationOffers).where(ownOffers);
  if (open.some((offer) => offer.playerId === playerId)) return agentRefusals.offeredAlready();
  if (open.length >= MAX_OFFERS) return agentRefusals.tooManyOffers({ max: MAX_OFFERS });
  const [clients] = await tx
    .select({ many: count() })
    .from(representations)
    .where(eq(representations.personId, own.personId));
  const limit = clientLimit(own.network);
  const isNew = present?.personId !== own.personId;
  if (isNew && (clients?.many ?? 0) + open.length >= limit) return agentRefusals.noRoom({ max: limit });
  const untilSeason = season + seasons - 1 + (isNew ? 0 : 1);
  await tx
    .insert(representationOffers)
    .values({ playerId, personId: own.personId, rate, untilSeason, madeOn: absoluteDay });
  return { ok: true };
}

/** Withdraws an offer before the player decides. */
export async function withdrawOffer(tx: Transaction, { userId, playerId }: ForPlayer): Promise<Done> {
  const own = await lockAgent(tx, userId);
  if (!own) return personRefusals.noCareer();
  const { id, personId, status } = representationOffers;
  const withdrawn = await tx
    .update(representationOffers)
    .set({ status: 'withdrawn' })
    .where(and(eq(personId, own.personId), eq(representationOffers.playerId, playerId), eq(status, 'open')))
    .returning({ id });
  return withdrawn.length > 0 ? { ok: true } : agentRefusals.offerIsClosed();
}

/** Releases a client. */
export async function releaseClient(
  tx: Transaction,
  about: ForPlayer,
  { absoluteDay }: Pick<Today, 'absoluteDay'>,
): Promise<Done> {
  const client = await lockClient(tx, about);
  if (!client.ok) return client;
  await endRepresentations(pgRows(tx), { playerId: [about.playerId] }, absoluteDay);
  return { ok: true };
}

/** Sets the client's ask. */
export async function setAsk(tx: Transaction, { ask, ...about }: ForPlayer & { ask: number }): Promise<Done> {
  const client = await lockClient(tx, about);
  if (!client.ok) return client;
  await tx.update(representations).set({ ask }).where(eq(representations.playerId, about.playerId));
  return { ok: true };
}

/** Sets the clubs that the client prefers in the frenzy, in order of preference. */
export async function setWishes(
  tx: Transaction,
  { clubIds, ...about }: ForPlayer & { clubIds: readonly ClubId[] },
): Promise<Done> {
  const client = await lockClient(tx, about);
  if (!client.ok) return client;
  const wishes = [...new Set(clubIds)].slice(0, WISHES.most);
  const known = await pgRows(tx).read(clubs, ['id'], { id: wishes });
  if (known.length < wishes.length) return clubRefusals.unknown();
  await tx.update(representations).set({ wishes }).where(eq(representations.playerId, about.playerId));
  return { ok: true };
}

/** Asks the manager of an unhappy client for a trade. */
export async function askForTrade(
  tx: Transaction,
  about: ForPlayer,
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<Done> {
  const client = await lockClient(tx, about);
  if (!client.ok) return client;
  const { player, representation, name } = client;
  if (player.teamId === null) return agentRefusals.hasNoClub();
  if (player.morale >= TRADE_ASK.belowMorale) return agentRefusals.isHappy();
  const again = (representation.tradeAskedOn ?? Number.NEGATIVE_INFINITY) + TRADE_ASK.days - absoluteDay;
  if (again > 0) return agentRefusals.askedAlready({ days: again });
  const rows = pgRows(tx);
  const signed = await rows.read(contracts, ['id'], { playerId: player.id, toSeason: { atLeast: season } });
  if (signed.length === 0) return agentRefusals.hasNoClub();
  await tx
    .update(representations)
    .set({ tradeAskedOn: absoluteDay })
    .where(eq(representations.playerId, about.playerId));
  const [owner] = await tx
    .select({ userId: managers.userId })
    .from(teams)
    .innerJoin(managers, eq(managers.clubId, teams.clubId))
    .where(eq(teams.id, player.teamId));
  if (!owner) return { ok: true };
  const params = { player: `${player.firstname} ${player.lastname}`, playerId: player.id, agent: name };
  await notify(rows, [{ userId: owner.userId, channel: 'news', kind: 'trade-asked', params }]);
  return { ok: true };
}

type Client = {
  ok: true;
  player: Met;
  representation: typeof representations.$inferSelect;
  /** The agent's name. */
  name: string;
};

/** Returns the user's client, locked against other changes until the transaction ends. */
export async function lockClient(tx: Transaction, { userId, playerId }: ForPlayer): Promise<Client | Refused> {
  const career = await careerOf(tx, userId, 'agent');
  if (!career) return personRefusals.noCareer();
  const player = await lockPlayer(tx, playerId);
  const [representation] = await tx.select().from(representations).where(eq(representations.playerId, playerId));
  if (!player || representation?.personId !== career.id) return agentRefusals.notYourClient();
  if (await worksForHisClub(tx, { userId, player })) return agentRefusals.conflict();
  return { ok: true, player, representation, name: `${career.firstname} ${career.lastname}` };
}

async function lockAgent(tx: Transaction, userId: UserId): Promise<{ personId: PersonId; network: number } | null> {
  const career = await careerOf(tx, userId, 'agent');
  if (!career) return null;
  const { personId, network } = agents;
  const [own] = await tx.select({ personId, network }).from(agents).where(eq(personId, career.id)).for('no key update');
  return own ?? null;
}

async function lockPlayer(tx: Transaction, playerId: PlayerId): Promise<Met | null> {
  const { id, firstname, lastname, teamId, birthSeason, status, morale } = players;
  const [player] = await tx
    .select({ id, firstname, lastname, teamId, birthSeason, status, morale })
    .from(players)
    .where(eq(id, playerId))
    .for('no key update');
  return player ?? null;
}

/** Whether the user works for the player's club. */
async function worksForHisClub(
  tx: Transaction,
  { userId, player }: { userId: UserId; player: Pick<Met, 'teamId'> },
): Promise<boolean> {
  if (player.teamId === null) return false;
  const rows = pgRows(tx);
  const [team] = await rows.read(teams, ['clubId'], { id: player.teamId });
  return team?.clubId != null && (await isInConflict(rows, { userId, clubId: team.clubId }));
}
