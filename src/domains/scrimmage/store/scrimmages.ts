/**
 * Scrimmages begin, are invited to, and are forgotten. Each command is one transaction that holds both teams, so that of two
 * clicks, or two tabs, exactly one begins a game.
 */

import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { openScrimmages } from '#domains/competition/store.ts';
import { msPerGameSecond, msPerSecondOf } from '#domains/game/rules/pace.ts';
import { addGames, removeGames } from '#domains/game/store/fixtures.ts';
import { startLiveGames } from '#domains/game/store/live.ts';
import { tooShortToScrimmage } from '#domains/game/store/match-input.ts';
import { games } from '#domains/game/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { DAYS_KEPT, INVITATION_HOURS, QUICK_GAME_MS, REMOVED_AT_ONCE } from '#domains/scrimmage/constants.ts';
import type { ScrimmagePace } from '#domains/scrimmage/contract.ts';
import { scrimmageRefusals } from '#domains/scrimmage/refusals.ts';
import {
  decideAcceptance,
  decideScrimmage,
  type InvitationState,
  isOpen,
  type ScrimmageSide,
} from '#domains/scrimmage/rules.ts';
import { scrimmages } from '#domains/scrimmage/tables.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { managers } from '#domains/seat/tables.ts';
import type { GameId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** First half of the advisory locks of teams: "scrm" in ASCII. */
const TEAM_LOCKS = 0x7363726d;
/** Who does it, when, and how jobs are queued. */
interface Command {
  userId: UserId;
  now: Date;
  enqueue: Enqueue;
}

/** A begun game; null for an invitation that was sent. */
type Asked = { ok: true; gameId: GameId | null } | Refused;
type Begun = { ok: true; gameId: GameId } | Refused;
/** null: the user does not manage the team (any more). */
type AsManager<T> = Promise<T | null>;

export type StoredScrimmage = typeof scrimmages.$inferSelect;

/** Begins a scrimmage against an assistant's team, or invites another manager's. @returns null when it is not the user's team */
export async function askForScrimmage(
  db: Database,
  {
    teamId,
    opponentTeamId,
    pace,
    ...command
  }: Command & { teamId: TeamId; opponentTeamId: TeamId; pace: ScrimmagePace },
): AsManager<Asked> {
  const pairing = { hostTeamId: teamId, guestTeamId: opponentTeamId, pace };
  const asked = await asManagerOf(db, { teamId, userId: command.userId }, async (tx): Promise<Asked> => {
    const { host, guest } = await holdSides(tx, pairing);
    const decided = decideScrimmage(host, guest, await openInvitations(tx, pairing, command.now));
    if (!decided.ok) return decided;
    return decided.does === 'begin'
      ? begin(tx, { ...pairing, host, guest }, command)
      : invite(tx, pairing, { host, guest, now: command.now });
  });
  return asked?.done ?? null;
}

/** The puck drops at once. @returns null when it is not the user who is invited */
export async function acceptInvitation(
  db: Database,
  { invitation, ...command }: Command & { invitation: StoredScrimmage },
): AsManager<Begun> {
  const { guestTeamId } = invitation;
  const accepted = await asManagerOf(
    db,
    { teamId: guestTeamId, userId: command.userId },
    async (tx): Promise<Begun> => {
      const { host, guest } = await holdSides(tx, invitation);
      // As it is now that nobody else can change it.
      const current = await findInvitation(tx, invitation.id);
      if (!current) return scrimmageRefusals.noLongerOpen();
      const decided = decideAcceptance(host, guest, stateOf(current), command.now.getTime());
      if (!decided.ok) return decided;
      const begun = await begin(tx, { ...current, host, guest }, command);
      if (!begun.ok) return begun;
      await notifyManager(tx, host, { kind: 'scrimmage-accepted', params: { team: guest.name, gameId: begun.gameId } });
      await publishChange(tx, [`team:${guestTeamId}`]);
      return begun;
    },
  );
  return accepted?.done ?? null;
}

/** @returns null when it is not the user who is invited */
export async function declineInvitation(
  db: Database,
  { invitation, userId, now }: Omit<Command, 'enqueue'> & { invitation: StoredScrimmage },
): AsManager<{ ok: true } | Refused> {
  const declined = await asManagerOf(db, { teamId: invitation.guestTeamId, userId }, async (tx) => {
    const { host, guest } = await holdSides(tx, invitation);
    const closed = await closeInvitation(tx, invitation.id, { state: 'declined', now });
    if (closed.ok) await notifyManager(tx, host, { kind: 'scrimmage-declined', params: { team: guest.name } });
    return closed;
  });
  return declined?.done ?? null;
}

/** @returns null when it is not the user's own invitation */
export async function withdrawInvitation(
  db: Database,
  { invitation, userId, now }: Omit<Command, 'enqueue'> & { invitation: StoredScrimmage },
): AsManager<{ ok: true } | Refused> {
  const withdrawn = await asManagerOf(db, { teamId: invitation.hostTeamId, userId }, async (tx) => {
    await holdTeams(tx, invitation);
    return closeInvitation(tx, invitation.id, { state: 'withdrawn', now });
  });
  return withdrawn?.done ?? null;
}

/** An invitation, open or not; null when there is none of that id. */
export async function findInvitation(db: Database | Transaction, id: number): Promise<StoredScrimmage | null> {
  const [row] = await db
    .select()
    .from(scrimmages)
    .where(and(eq(scrimmages.id, id), isNotNull(scrimmages.expiresAt)));
  return row ?? null;
}

/** As the rules see it. */
export function stateOf({ state, expiresAt }: StoredScrimmage): InvitationState {
  return { state, expiresAt: expiresAt?.getTime() ?? null };
}

/** Removes what is old: invitations, and scrimmages with their games, some at a time. @returns how many */
export async function forgetOldScrimmages(tx: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAYS_KEPT * 24 * HOUR_MS);
  const old = await tx
    .select({ id: scrimmages.id, gameId: scrimmages.gameId })
    .from(scrimmages)
    .leftJoin(games, eq(games.id, scrimmages.gameId))
    .where(and(lt(scrimmages.createdAt, before), or(isNull(scrimmages.gameId), eq(games.status, 'final'))))
    .orderBy(asc(scrimmages.createdAt))
    .limit(REMOVED_AT_ONCE);
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await tx.delete(scrimmages).where(inArray(scrimmages.id, ids));
  await removeGames(
    tx,
    old.flatMap(({ gameId }) => gameId ?? []),
  );
  return old.length;
}

interface Pairing {
  hostTeamId: TeamId;
  guestTeamId: TeamId;
}

/** Nobody else begins, invites or answers for these teams until the transaction ends. */
async function holdTeams(tx: Transaction, { hostTeamId, guestTeamId }: Pairing): Promise<void> {
  // In the same order for everybody, so that nobody waits for somebody who waits for him.
  for (const teamId of [hostTeamId, guestTeamId].sort((a, b) => a - b)) {
    await tx.execute(sql`select pg_advisory_xact_lock(${TEAM_LOCKS}::int, ${teamId}::int)`);
  }
}

type Side = ScrimmageSide & { name: string; managerId: UserId | null };

interface Sides {
  host: Side;
  guest: Side;
}

/** Both sides, held. @throws when there is no such team: whoever asks has looked. */
async function holdSides(tx: Transaction, pairing: Pairing): Promise<Sides> {
  await holdTeams(tx, pairing);
  const { hostTeamId, guestTeamId } = pairing;
  const rows = await tx
    .select({
      id: teams.id,
      clubId: clubs.id,
      level: teams.level,
      name: sql<string>`${teams.city} || ' ' || ${teams.nickname}`,
      managerId: managers.userId,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .leftJoin(managers, eq(managers.clubId, clubs.id))
    .where(inArray(teams.id, [hostTeamId, guestTeamId]));
  const running = await teamsOnTheIce(tx, [hostTeamId, guestTeamId]);
  const sideOf = (teamId: TeamId): Side => {
    const row = rows.find(({ id }) => id === teamId);
    if (!row) throw new Error(`there is no team ${teamId}`);
    return { ...row, isManaged: row.managerId !== null, isOnTheIce: running.has(teamId) };
  };
  return { host: sideOf(hostTeamId), guest: sideOf(guestTeamId) };
}

/** Teams whose scrimmage is on: hosts, and guests whose manager has accepted. */
async function teamsOnTheIce(tx: Transaction, teamIds: readonly TeamId[]): Promise<Set<number>> {
  const { hostTeamId, guestTeamId, gameId, expiresAt } = scrimmages;
  const rows = await tx
    .select({ hostTeamId, guestTeamId, isInvited: sql<boolean>`${expiresAt} is not null` })
    .from(scrimmages)
    .innerJoin(games, eq(games.id, gameId))
    .where(and(eq(games.status, 'live'), or(inArray(hostTeamId, [...teamIds]), inArray(guestTeamId, [...teamIds]))));
  return new Set(rows.flatMap((row) => (row.isInvited ? [row.hostTeamId, row.guestTeamId] : [row.hostTeamId])));
}

async function openInvitations(tx: Transaction, { hostTeamId, guestTeamId }: Pairing, now: Date) {
  const { hostTeamId: host, guestTeamId: guest, state, expiresAt } = scrimmages;
  const rows = await tx
    .select({ host, guest })
    .from(scrimmages)
    .where(and(or(eq(host, hostTeamId), eq(guest, hostTeamId)), eq(state, 'invited'), gt(expiresAt, now)));
  return {
    ofHost: rows.filter((row) => row.host === hostTeamId).length,
    between: rows.filter((row) => row.host === guestTeamId || row.guest === guestTeamId).length,
  };
}

/** Drops the puck, if both can dress; an invitation becomes the scrimmage that it was for. */
async function begin(
  tx: Transaction,
  { id, hostTeamId, guestTeamId, pace, host, guest }: Pairing & { pace: ScrimmagePace; id?: number } & Sides,
  { now, enqueue }: Command,
): Promise<Begun> {
  const rows = pgRows(tx);
  const { season, day, absoluteDay, secret } = await readToday(tx);
  const [short] = await tooShortToScrimmage(rows, [hostTeamId, guestTeamId], { season, absoluteDay, secret });
  if (short !== undefined) {
    return scrimmageRefusals.tooFewHealthy({ team: (short === hostTeamId ? host : guest).name });
  }
  const fixture = {
    season,
    day,
    slot: null,
    competitionId: await openScrimmages(tx, season),
    round: 1,
    homeTeamId: hostTeamId,
    awayTeamId: guestTeamId,
  };
  const [gameId] = await addGames(rows, [fixture]);
  if (gameId === undefined) throw new Error('the game was not added');
  if (id === undefined) {
    await tx.insert(scrimmages).values({ hostTeamId, guestTeamId, pace, state: 'played', gameId, createdAt: now });
  } else {
    await tx.update(scrimmages).set({ state: 'played', gameId, createdAt: now }).where(eq(scrimmages.id, id));
  }
  const msPerSecond =
    pace === 'quick' ? msPerSecondOf(QUICK_GAME_MS) : msPerGameSecond((await readWorld(tx)).dayMinutes);
  await startLiveGames(tx, { gameIds: [gameId], now, msPerSecond, enqueue });
  return { ok: true, gameId };
}

async function invite(
  tx: Transaction,
  pairing: Pairing & { pace: ScrimmagePace },
  { host, guest, now }: Sides & { now: Date },
): Promise<Asked> {
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);
  await tx.insert(scrimmages).values({ ...pairing, state: 'invited', expiresAt, createdAt: now });
  await notifyManager(tx, guest, { kind: 'scrimmage-invitation', params: { team: host.name } });
  // It lies on the desk of the guests.
  await publishChange(tx, [`team:${pairing.guestTeamId}`]);
  return { ok: true, gameId: null };
}

async function closeInvitation(
  tx: Transaction,
  id: number,
  { state, now }: { state: 'declined' | 'withdrawn'; now: Date },
): Promise<{ ok: true } | Refused> {
  const current = await findInvitation(tx, id);
  if (!current || !isOpen(stateOf(current), now.getTime())) return scrimmageRefusals.noLongerOpen();
  await tx.update(scrimmages).set({ state }).where(eq(scrimmages.id, id));
  await publishChange(tx, [`team:${current.guestTeamId}`]);
  return { ok: true };
}

type Notice = Parameters<typeof notify>[1][number];

async function notifyManager(
  tx: Transaction,
  { managerId }: Side,
  said: Pick<Extract<Notice, { kind: `scrimmage-${string}` }>, 'kind' | 'params'>,
): Promise<void> {
  if (managerId === null) return;
  // The two columns go together as they were given; spreading a union loses that.
  await notify(pgRows(tx), [{ userId: managerId, channel: 'news', ...said } as Notice]);
}
