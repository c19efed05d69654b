/**
 * Scrimmages begin, are invited to, and are deleted. Each command is one transaction that locks both teams, so that of
 * two clicks, or two tabs, exactly one begins a game.
 */

import { and, asc, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { hasBlocked } from '#domains/block/store.ts';
import { teamRefColumns } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { openScrimmages } from '#domains/competition/store/competitions.ts';
import { msPerGameSecond, msPerSecondOf } from '#domains/game/rules/pace.ts';
import { addGames, removeGames } from '#domains/game/store/fixtures.ts';
import { startLiveGames } from '#domains/game/store/live.ts';
import { tooShortToScrimmage } from '#domains/game/store/match-input.ts';
import { games } from '#domains/game/tables.ts';
import { invitationRefusals } from '#domains/invitation/refusals.ts';
import { forgetInvitationsTo, sendInvitation } from '#domains/invitation/store/invitations.ts';
import type { Accepted, Acting, InvitationKind } from '#domains/invitation/store/kind.ts';
import { holdParties } from '#domains/invitation/store/parties.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import type { ScrimmagePace } from '#domains/scrimmage/constants.ts';
import {
  DAYS_KEPT,
  INVITATION_HOURS,
  INVITATIONS_TO_ONE,
  MAX_INVITATIONS_A_DAY,
  MAX_OPEN_INVITATIONS,
  QUICK_GAME_MS,
  REMOVED_AT_ONCE,
} from '#domains/scrimmage/constants.ts';
import { scrimmageRefusals } from '#domains/scrimmage/refusals.ts';
import {
  decideAcceptance,
  decideAgreement,
  decideScrimmage,
  decideTime,
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
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** A begun game; null for an invitation that was sent. */
type Asked = { ok: true; gameId: GameId | null } | Refused;
type Begun = Accepted & { gameId: GameId };

/** An invitation to a scrimmage, from one team to another; its subject is the scrimmage. */
export const scrimmageInvitation: InvitationKind<Begun> = {
  kind: 'scrimmage',
  feature: 'scrimmages',
  hold: 'key share',
  limits: {
    hours: INVITATION_HOURS,
    maxOpen: MAX_OPEN_INVITATIONS,
    maxADay: MAX_INVITATIONS_A_DAY,
    maxToOneADay: INVITATIONS_TO_ONE.maxADay,
    daysAfterDecline: INVITATIONS_TO_ONE.daysAfterDecline,
  },
  refusals: {
    ...invitationRefusals,
    openAlready: scrimmageRefusals.invitedAlready,
    tooManyOpen: scrimmageRefusals.tooManyInvitations,
    noLongerOpen: scrimmageRefusals.noLongerOpen,
  },

  /** Drops the puck at once, or schedules the game for the set time. */
  async accept(tx, { subjectId }, by) {
    const scrimmage = await readScrimmage(tx, subjectId);
    const { faceoffAt } = scrimmage;
    const sides = await readSides(tx, scrimmage);
    const { host, guest } = sides;
    if (faceoffAt && faceoffAt <= by.now) return scrimmageRefusals.noLongerOpen();
    const decided = faceoffAt ? { ok: true as const } : decideAcceptance(host, guest);
    if (!decided.ok) return decided;
    const done = faceoffAt
      ? await agree(tx, { ...scrimmage, ...sides, faceoffAt }, by.now)
      : await begin(tx, { ...scrimmage, ...sides }, by);
    if (!done.ok) return done;
    const kind = faceoffAt ? 'scrimmage-agreed' : 'scrimmage-accepted';
    await notifyManager(tx, host, { kind, params: { team: guest.name, gameId: done.gameId } });
    await publishDesk(tx, scrimmage);
    return done;
  },

  async sent(tx, { subjectId, fromUserId }) {
    const scrimmage = await readScrimmage(tx, subjectId);
    const { host, guest } = await readSides(tx, scrimmage);
    const { managerId } = guest;
    const isUnread =
      managerId !== null && fromUserId !== null && (await hasBlocked(tx, { userId: managerId, otherId: fromUserId }));
    if (isUnread) return;
    await notifyManager(tx, guest, { kind: 'scrimmage-invitation', params: { team: host.name } });
    await publishDesk(tx, scrimmage);
  },

  async closed(tx, { subjectId, state }) {
    const scrimmage = await readScrimmage(tx, subjectId);
    if (state === 'declined') {
      const { host, guest } = await readSides(tx, scrimmage);
      await notifyManager(tx, host, { kind: 'scrimmage-declined', params: { team: guest.name } });
    }
    await publishDesk(tx, scrimmage);
  },
};

/** A request to another team. */
interface Wish {
  teamId: TeamId;
  opponentTeamId: TeamId;
  pace: ScrimmagePace;
  /** null: as soon as both are ready. */
  faceoffAt: Date | null;
}

/** Begins a scrimmage against an assistant's team, or invites another manager's. @returns null when it is not the user's team */
export async function askForScrimmage(
  db: Database,
  { teamId, opponentTeamId, pace, faceoffAt, ...by }: Acting & Wish,
): Promise<Asked | null> {
  const pairing = { hostTeamId: teamId, guestTeamId: opponentTeamId, pace, faceoffAt };
  const timely = faceoffAt ? decideTime(faceoffAt.getTime() - by.now.getTime()) : { ok: true as const };
  const asked = await asManagerOf(db, { teamId, userId: by.userId, hold: 'key share' }, async (tx): Promise<Asked> => {
    const [from, to] = [
      { userId: by.userId, teamId },
      { userId: null, teamId: opponentTeamId },
    ];
    await holdParties(tx, [from, to]);
    const { host, guest } = await readSides(tx, pairing);
    const decided = decideScrimmage(host, guest);
    if (!decided.ok) return decided;
    if (!timely.ok) return timely;
    if (decided.does === 'begin' && faceoffAt) return agree(tx, { ...pairing, faceoffAt, host, guest }, by.now);
    if (decided.does === 'begin') return begin(tx, { ...pairing, host, guest }, by);
    const subject = () => addScrimmage(tx, { ...pairing, createdAt: by.now });
    const sent = await sendInvitation(tx, scrimmageInvitation, { from, to, subject, now: by.now, until: faceoffAt });
    return sent.ok ? { ok: true, gameId: null } : sent;
  });
  return asked?.done ?? null;
}

/** SQL for whether the guests' manager was invited to the scrimmage; otherwise their assistant played it. */
export const isInvited = sql<boolean>`exists (select from ${invitations}
  where ${invitations.subjectKind} = ${scrimmageInvitation.kind} and ${invitations.subjectId} = ${scrimmages.id})`;

/** Removes old invitations, and old scrimmages with their games, in batches. @returns how many */
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
  await forgetInvitationsTo(tx, scrimmageInvitation, ids);
  await tx.delete(scrimmages).where(inArray(scrimmages.id, ids));
  await removeGames(
    tx,
    old.flatMap(({ gameId }) => gameId ?? []),
  );
  return old.length;
}

export interface Pairing {
  hostTeamId: TeamId;
  guestTeamId: TeamId;
}

/** @throws when there is none: an invitation goes with its scrimmage */
async function readScrimmage(tx: Transaction, id: number): Promise<typeof scrimmages.$inferSelect> {
  const [row] = await tx.select().from(scrimmages).where(eq(scrimmages.id, id));
  if (!row) throw new Error(`there is no scrimmage ${id}`);
  return row;
}

async function addScrimmage(tx: Transaction, scrimmage: typeof scrimmages.$inferInsert): Promise<number> {
  const [row] = await tx.insert(scrimmages).values(scrimmage).returning({ id: scrimmages.id });
  if (!row) throw new Error('the scrimmage was not stored');
  return row.id;
}

/** A side of a scrimmage with its manager. */
type Side = ScrimmageSide & { teamId: TeamId; name: string; managerId: UserId | null };

export interface Sides {
  host: Side;
  guest: Side;
}

/** Returns both sides. @throws when a team does not exist; callers have checked. */
export async function readSides(tx: Transaction, { hostTeamId, guestTeamId }: Pairing): Promise<Sides> {
  const rows = await tx
    .select({
      id: teams.id,
      clubId: clubs.id,
      level: teamRefColumns.level,
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
    return { ...row, teamId, isManaged: row.managerId !== null, isOnTheIce: running.has(teamId) };
  };
  return { host: sideOf(hostTeamId), guest: sideOf(guestTeamId) };
}

/** Returns the teams with a scrimmage under way: hosts, and guests whose manager has accepted. */
async function teamsOnTheIce(tx: Transaction, teamIds: readonly TeamId[]): Promise<Set<number>> {
  const { hostTeamId, guestTeamId, gameId } = scrimmages;
  const rows = await tx
    .select({ hostTeamId, guestTeamId, isInvited })
    .from(scrimmages)
    .innerJoin(games, eq(games.id, gameId))
    .where(and(eq(games.status, 'live'), or(inArray(hostTeamId, [...teamIds]), inArray(guestTeamId, [...teamIds]))));
  return new Set(rows.flatMap((row) => (row.isInvited ? [row.hostTeamId, row.guestTeamId] : [row.hostTeamId])));
}

/** Drops the puck, if both can dress; `id`: the scrimmage of the invitation. */
async function begin(
  tx: Transaction,
  { id, hostTeamId, guestTeamId, pace, host, guest }: Pairing & { pace: ScrimmagePace; id?: number } & Sides,
  { now, enqueue }: Acting,
): Promise<Begun | Refused> {
  const rows = pgRows(tx);
  const { season, day, absoluteDay, secret } = await readToday(tx);
  const [short] = await tooShortToScrimmage(rows, [hostTeamId, guestTeamId], { season, absoluteDay, secret });
  if (short !== undefined) {
    return scrimmageRefusals.tooFewHealthy({ team: (short === hostTeamId ? host : guest).name });
  }
  const { gameId, msPerSecond } = await addGame(
    tx,
    { id, hostTeamId, guestTeamId, pace, faceoffAt: null },
    { season, day, now },
  );
  await startLiveGames(tx, { gameIds: [gameId], now, msPerSecond, enqueue });
  return { ok: true, gameId, path: `/game/${gameId}` };
}

/** Schedules the scrimmage for the set time. */
async function agree(
  tx: Transaction,
  { host, guest, ...scrimmage }: Pairing & Sides & { pace: ScrimmagePace; id?: number; faceoffAt: Date },
  now: Date,
): Promise<Begun | Refused> {
  const managed = [host, guest].filter(({ isManaged }) => isManaged);
  const decided = decideAgreement(await Promise.all(managed.map(({ teamId }) => countAgreed(tx, teamId))));
  if (!decided.ok) return decided;
  const { season, day } = await readToday(tx);
  const { gameId } = await addGame(tx, scrimmage, { season, day, now });
  return { ok: true, gameId, path: `/game/${gameId}` };
}

/** Returns how many scheduled games of a team have not begun. */
async function countAgreed(tx: Transaction, teamId: TeamId): Promise<number> {
  const { hostTeamId, guestTeamId, gameId } = scrimmages;
  const [row] = await tx
    .select({ agreed: count() })
    .from(scrimmages)
    .innerJoin(games, eq(games.id, gameId))
    .where(and(eq(games.status, 'scheduled'), or(eq(hostTeamId, teamId), and(eq(guestTeamId, teamId), isInvited))));
  return row?.agreed ?? 0;
}

/** Adds the game of a scrimmage, which begins now or at its time. */
async function addGame(
  tx: Transaction,
  {
    id,
    hostTeamId,
    guestTeamId,
    pace,
    faceoffAt,
  }: Pairing & { pace: ScrimmagePace; faceoffAt: Date | null; id?: number | undefined },
  { season, day, now }: { season: number; day: number; now: Date },
): Promise<{ gameId: GameId; msPerSecond: number }> {
  const msPerSecond =
    pace === 'quick' ? msPerSecondOf(QUICK_GAME_MS) : msPerGameSecond((await readWorld(tx)).dayMinutes);
  const fixture = {
    season,
    day,
    slot: null,
    competitionId: await openScrimmages(tx, season),
    round: 1,
    homeTeamId: hostTeamId,
    awayTeamId: guestTeamId,
    faceoffAt,
    msPerSecond,
  };
  const [gameId] = await addGames(pgRows(tx), [fixture]);
  if (gameId === undefined) throw new Error('the game was not added');
  if (id === undefined) await addScrimmage(tx, { hostTeamId, guestTeamId, pace, faceoffAt, gameId, createdAt: now });
  else await tx.update(scrimmages).set({ gameId, createdAt: now }).where(eq(scrimmages.id, id));
  return { gameId, msPerSecond };
}

/** Publishes a change of the guests' desk. */
async function publishDesk(tx: Transaction, { guestTeamId }: Pairing): Promise<void> {
  await publishChange(tx, [`team:${guestTeamId}`]);
}

type Notice = Parameters<typeof notify>[1][number];

export async function notifyManager(
  tx: Transaction,
  { managerId }: Side,
  said: Pick<Extract<Notice, { kind: `scrimmage-${string}` }>, 'kind' | 'params'>,
): Promise<void> {
  if (managerId === null) return;
  // The two columns stay together as given; spreading a union loses that.
  await notify(pgRows(tx), [{ userId: managerId, channel: 'news', ...said } as Notice]);
}
