/** A world in the middle of a game day: games have been played, and those of one slot are live. */

import { asc, eq } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { openSession } from '#domains/auth/store/sessions.ts';
import { takeClub } from '#domains/club/store/ownership.ts';
import { clubs } from '#domains/club/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { FIRST_REGULAR_DAY } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { createWorld } from '#world/creation/create.ts';
import { takeStep } from '#world/steps/take-step.ts';
import type { OpenWorld } from '../../world/command.ts';

/** Days of the regular season played. */
const DAYS_PLAYED = 4;
const DAY_MINUTES = 60;

/** Makes a world, a small one by default, and plays it to a day of the regular season with live games. */
export async function createPlayedWorld(
  { db, log }: Pick<OpenWorld, 'db' | 'log'>,
  seed: number,
  clubs?: number,
): Promise<void> {
  await createWorld({
    db,
    size: clubs ?? 'small',
    seed,
    secret: knownSecret(seed),
    pastSeasons: 1,
    dayMinutes: DAY_MINUTES,
    now: new Date(),
  });
  const stepping = { db, enqueue, log, now: () => new Date(), simulate: simulateHere };
  const hasLiveGames = async () =>
    (await db.select({ id: games.id }).from(games).where(eq(games.status, 'live')).limit(1)).length > 0;
  for (let moment = momentOf(await readWorld(db)); !(await hasLiveGames()); ) {
    const isGameDay = moment.day >= FIRST_REGULAR_DAY + DAYS_PLAYED;
    if (isGameDay && moment.step === 'morning') await db.update(world).set({ dayStartedAt: new Date() });
    const outcome = await takeStep(stepping, moment, isGameDay ? 'live' : 'command');
    if (outcome.kind !== 'taken') throw new Error('the world did not move');
    moment = outcome.next;
  }
  // A running server does this in the background.
  await db.execute('analyze');
}

export interface Manager {
  userId: number;
  /** The token of the session's cookie. */
  token: string;
}

/**
 * Makes activated users who are logged in; clubs go to the first of them until none is left.
 * @param clubIds which clubs; without it all, in their order
 */
export async function makeManagers(db: Database, count: number, clubIds?: readonly number[]): Promise<Manager[]> {
  const now = new Date();
  const open = clubIds?.map((id) => ({ id })) ?? (await db.select({ id: clubs.id }).from(clubs).orderBy(asc(clubs.id)));
  const made = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        name: `Manager ${index}`,
        nameSkeleton: `manager ${index}`,
        email: `manager-${index}@example.org`,
        // No password matches this: they come in by their sessions.
        passwordHash: '-',
        country: 'CA',
        timeZone: 'America/Toronto',
        refCode: `manager-${index}`,
        activatedAt: now,
        // The first is an admin, so that the admin's reads can be requested as well.
        isAdmin: index === 0,
      })),
    )
    .returning({ id: users.id });
  const managers: Manager[] = [];
  for (const [index, { id: userId }] of made.entries()) {
    const club = open[index];
    if (club) await takeClub(db, { clubId: club.id, userId, now });
    managers.push({ userId, token: await openSession(db, { userId, isRemembered: false, userAgent: 'bench', now }) });
  }
  return managers;
}
