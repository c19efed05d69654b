/** Who may change the world's pace, and whose consent a newcomer needs. */
import { inArray } from 'drizzle-orm';
import { accountRefusals } from '#domains/account/refusals.ts';
import { isTimeZone } from '#domains/account/rules/places.ts';
import { users } from '#domains/account/tables.ts';
import { recordAction } from '#domains/admin/store/actions.ts';
import { hasManager, type Manager, seenManagers } from '#domains/club/store/managers.ts';
import { endHolds } from '#domains/game/store/hold.ts';
import { notify } from '#domains/notifications/store.ts';
import { ASK_AGAIN_MS, ASKED_OWNER_MS } from '#domains/world/constants.ts';
import { worldRefusals } from '#domains/world/refusals.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { WorldPace } from '#engine/pace.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { withDayMinutes } from '#platform/clock/clock-face.ts';
import { lockWorldSoon } from '#platform/clock/lock-soon.ts';
import { type JoinRequest, type QuietHours, type SeenManager, withPace } from '#platform/clock/pace.ts';
import { changeWorld, readWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export interface PaceChoice {
  pace: WorldPace;
  /** Real minutes of a game day. */
  dayMinutes?: number | undefined;
  /** Maximum real minutes from one day to the next. */
  latestMinutes?: number | undefined;
  quiet?: QuietHours | null | undefined;
}

interface Chooser {
  /** Null: the operator, at the command line. */
  userId: UserId | null;
  isAdmin: boolean;
}

/**
 * Changes the pace. An admin always may; a manager while the world is theirs alone, also back to their own pace. Users
 * who were waiting for a club are notified that they can take one.
 */
export async function choosePace(
  db: Database,
  choice: PaceChoice,
  { userId, isAdmin, now }: Chooser & { now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    if (choice.quiet && !isTimeZone(choice.quiet.timeZone)) return accountRefusals.noTimeZone();
    const managers = await seenManagers(tx);
    if (!mayChoosePace(row, managers, { userId, isAdmin })) return worldRefusals.notYours();
    if (choice.pace === 'own' && managers.length > 1) return worldRefusals.notAlone();
    const changed = withFace(row, choice, now);
    if (choice.pace === 'ready' && changed.latestMinutes < changed.dayMinutes) return worldRefusals.latestTooShort();
    const change = {
      ...face(changed),
      latestMinutes: changed.latestMinutes,
      quiet: choice.quiet === undefined ? row.quiet : choice.quiet,
      ...(choice.pace === row.pace ? {} : withPace(changed, choice.pace, { hasManager: await hasManager(tx), now })),
    };
    const returns = returnsToOwn(row, choice.pace, { isDeliberate: isAdmin, managers: managers.length });
    await changeWorld(tx, { ...change, returnsToOwn: returns });
    if (choice.pace !== row.pace) await endHolds(tx, now);
    if (choice.pace !== 'own') await tellWaiting(tx, row);
    if (isAdmin && userId !== null) await recordAction(tx, userId, 'clock-pace', { pace: choice.pace });
    await publish(tx, 'world', { version: row.version });
    return { ok: true };
  });
}

/** Returns whether a user may choose the pace: an admin, or a manager while the world is theirs alone. */
export function mayChoosePace(
  { pace, returnsToOwn }: Pick<WorldRow, 'pace' | 'returnsToOwn'>,
  managers: readonly SeenManager[],
  { userId, isAdmin }: Chooser,
): boolean {
  const isAlone = managers.length === 1 && managers[0]?.id === userId;
  return isAdmin || (isAlone && (pace === 'own' || returnsToOwn));
}

/**
 * Returns whether the pace goes back to a manager's own once they have been alone for a day. A choice that an admin makes
 * without need stays; one that another manager made necessary, by requesting or having a club, does not, no matter who
 * makes it.
 */
function returnsToOwn(
  row: WorldRow,
  pace: WorldPace,
  { isDeliberate, managers }: { isDeliberate: boolean; managers: number },
): boolean {
  if (pace === 'own') return false;
  // Only the day's length or the quiet hours changed.
  if (pace === row.pace) return row.returnsToOwn;
  if (!isDeliberate) return true;
  return row.pace === 'own' ? asking(row).length > 0 : row.returnsToOwn && managers > 1;
}

function withFace(row: WorldRow, { dayMinutes, latestMinutes }: PaceChoice, now: Date): WorldRow {
  const minutes = dayMinutes === undefined ? row : { ...row, ...withDayMinutes(row, dayMinutes, now) };
  return { ...minutes, latestMinutes: latestMinutes ?? row.latestMinutes };
}

function face({ dayMinutes, dayStartedAt }: WorldRow) {
  return { dayMinutes, dayStartedAt };
}

/** Returns the users whose request for a club waits for an answer. */
export function asking({ joinRequests }: Pick<WorldRow, 'joinRequests'>): UserId[] {
  return joinRequests.filter(({ state }) => state === 'asked').map(({ userId }) => userId);
}

/** Notifies users who asked for a club of the answer; those who were declined before as well, once clubs are open. */
async function answer(
  tx: Transaction,
  userIds: readonly UserId[],
  kind: 'clubs-open' | 'join-declined',
): Promise<void> {
  if (userIds.length === 0) return;
  const known = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  const notices = known.map(({ id }) => ({ userId: id, channel: 'world', kind, params: {} }) as const);
  await notify(pgRows(tx), notices);
}

async function tellWaiting(tx: Transaction, { joinRequests }: WorldRow): Promise<void> {
  const waiting = joinRequests.filter(({ state }) => state !== 'open');
  await answer(
    tx,
    waiting.map(({ userId }) => userId),
    'clubs-open',
  );
}

/** Declines all requests that wait for an answer: the world stays at its manager's own pace for now. */
export async function declineRequests(
  db: Database,
  { userId, isAdmin, now }: Chooser & { now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    if (!mayChoosePace(row, await seenManagers(tx), { userId, isAdmin })) return worldRefusals.notYours();
    const declined = asking(row);
    const since = now.toISOString();
    const joinRequests = row.joinRequests.map((one) =>
      one.state === 'asked' ? { ...one, state: 'declined' as const, since } : one,
    );
    await changeWorld(tx, { joinRequests });
    await answer(tx, declined, 'join-declined');
    await publish(tx, 'world', { version: row.version });
    return { ok: true };
  });
}

/** Returns from when on a declined user may ask again. */
export function mayAskFrom({ since }: Pick<JoinRequest, 'since'>): Date {
  return new Date(Date.parse(since) + ASK_AGAIN_MS);
}

/** Returns the manager whom a newcomer has to ask for a club; null: none, or one who has not been seen for three days. */
export function ownerToAsk(row: WorldRow, managers: readonly Manager[], userId: UserId, now: Date): Manager | null {
  if (row.pace !== 'own') return null;
  const owner = managers.find(({ id }) => id !== userId);
  const seen = owner?.lastOnlineAt;
  return owner && seen && now.getTime() - seen.getTime() <= ASKED_OWNER_MS ? owner : null;
}

/**
 * Decides whether a user may take a club now: in a world that one manager plays at their own pace, that manager is asked
 * first and chooses how it goes on. A manager who has not been seen for three days cannot keep others out: from then on
 * managers wait for each other.
 * @returns null if they may
 */
export async function askToJoin(
  db: Database,
  { userId, name, clubId, now }: { userId: UserId; name: string; clubId: ClubId; now: Date },
): Promise<Refused | null> {
  // Most worlds need no further check, and no step keeps their newcomers waiting.
  if ((await readWorld(db)).pace !== 'own') return null;
  return db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    if (row.pace !== 'own') return null;
    const managers = await seenManagers(tx);
    if (!managers.some(({ id }) => id !== userId)) return null;
    const owner = ownerToAsk(row, managers, userId, now);
    if (!owner) {
      await waitForEachOther(tx, row, now);
      return null;
    }
    const earlier = row.joinRequests.find((one) => one.userId === userId);
    if (earlier?.state === 'declined' && now < mayAskFrom(earlier)) return worldRefusals.ownerDeclined();
    const isNew = earlier?.state !== 'asked';
    const wish = { userId, clubId, state: 'asked' as const, since: isNew ? now.toISOString() : earlier.since };
    const others = row.joinRequests.filter((one) => one.userId !== userId);
    await changeWorld(tx, { joinRequests: [...others, wish] });
    if (isNew) {
      await notify(pgRows(tx), [
        { userId: owner.id, channel: 'world', kind: 'manager-waiting', params: { user: name } },
      ]);
    }
    await publish(tx, 'world', { version: row.version });
    return worldRefusals.ownerAsked();
  });
}

/** Returns the request of a user for the export of their data; null: none. */
export async function exportRequest(db: Database, userId: UserId): Promise<Omit<JoinRequest, 'userId'> | null> {
  const asked = (await readWorld(db)).joinRequests.find((one) => one.userId === userId);
  if (!asked) return null;
  const { clubId, state, since } = asked;
  return { clubId, state, since };
}

/** Forgets the request of a user who has a club now, or whose account is deleted. */
export async function forgetRequest(tx: Transaction, userId: UserId): Promise<void> {
  const { joinRequests } = await readWorld(tx);
  if (!joinRequests.some((one) => one.userId === userId)) return;
  const row = await lockWorldSoon(tx);
  await changeWorld(tx, { joinRequests: row.joinRequests.filter((one) => one.userId !== userId) });
}

/**
 * Locks a world at its manager's own pace until the transaction ends, so that of two newcomers at once the second one
 * finds a manager.
 * @returns null if the user may take a club
 */
export async function holdForNewcomer(tx: Transaction, userId: UserId): Promise<Refused | null> {
  if ((await readWorld(tx)).pace !== 'own') return null;
  const row = await lockWorldSoon(tx);
  if (row.pace !== 'own') return null;
  return (await seenManagers(tx)).some(({ id }) => id !== userId) ? worldRefusals.ownerAsked() : null;
}

/** Makes managers wait for each other, once a world at its manager's own pace has more than one. */
export async function waitForEachOther(tx: Transaction, row: WorldRow, now: Date): Promise<void> {
  await changeWorld(tx, { ...withPace(row, 'ready', { hasManager: true, now }), returnsToOwn: true });
  await endHolds(tx, now);
  await tellWaiting(tx, row);
  await publish(tx, 'world', { version: row.version });
}
