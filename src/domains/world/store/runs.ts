/** The manager of a world at their own pace plays on, and stops again. */

import { and, asc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import { hasManager, seenManagers } from '#domains/club/store/managers.ts';
import { teams } from '#domains/club/tables.ts';
import { endHolds } from '#domains/game/store/hold.ts';
import { games } from '#domains/game/tables.ts';
import { worldRefusals } from '#domains/world/refusals.ts';
import { type GameAhead, runLimit } from '#domains/world/rules/runs.ts';
import { waitForEachOther } from '#domains/world/store/pace.ts';
import { STEPS, slotOf, stepNumberOf } from '#engine/calendar.ts';
import type { ClubId, GameId, UserId } from '#engine/ids.ts';
import type { RunSpeed, RunTarget } from '#engine/pace.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { lockWorldSoon } from '#platform/clock/lock-soon.ts';
import { halted, isDriven, isStoppedByAdmin, released, stepNow } from '#platform/clock/pace.ts';
import { changeWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';

interface Player {
  userId: UserId;
  clubId: ClubId | null;
  isAdmin: boolean;
}

interface RunRequest extends Player {
  target: RunTarget;
  speed: RunSpeed;
  stopsFor: readonly string[];
  stopsForDates: boolean;
  /** Items already on the desk. */
  seen: Readonly<Record<string, number>>;
  now: Date;
}

/**
 * Plays on. The world's row stores how far, so the world stops there no matter what happens to the program, and a second
 * press changes how far, not how often.
 */
export async function startRun(db: Database, request: RunRequest): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    const refused = await refusalFor(tx, row, request);
    if (refused) return refused;
    // A paused account has come back: a manager may not move another manager's time alone.
    if ((await seenManagers(tx)).length > 1) {
      await waitForEachOther(tx, row, request.now);
      return { ok: true };
    }
    const { target, speed, userId, clubId, stopsFor, stopsForDates, seen } = request;
    const isLive = clubId !== null && (await liveGameOf(tx, clubId)) !== null;
    // The live game is the next one: it can be watched, or played to its end.
    if (target === 'game' && isLive && speed !== 'instant') return worldRefusals.gameIsLive();
    await endHolds(tx, request.now);
    const moment = momentOf(row);
    const ahead = target === 'game' ? await gameAhead(tx, row, clubId) : null;
    const runsUntil = target === 'game' && isLive ? stepNow(row) : runLimit(target, moment, ahead);
    if (runsUntil === null) return target === 'round' ? worldRefusals.noRoundAhead() : worldRefusals.noGameAhead();
    await changeWorld(tx, {
      ...released(row, request.now),
      runsUntil,
      run: {
        target,
        speed,
        isOpen: true,
        fromStep: stepNow(row),
        userId,
        clubId,
        stopsFor: target === 'decision' ? stopsFor : [],
        stopsForDates: target === 'decision' && stopsForDates,
        seen: target === 'decision' ? seen : {},
        checkedOn: null,
        stoppedFor: [],
        stoppedOn: null,
      },
    });
    await publish(tx, 'world', { version: row.version });
    return { ok: true };
  });
}

/** Stops at once: no further step begins, and a live game goes on. */
export async function stopRun(db: Database, player: Player, now: Date): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    const refused = await refusalFor(tx, row, player);
    if (refused) return refused;
    await endHolds(tx, now);
    if (!row.run?.isOpen) return { ok: true };
    await changeWorld(tx, { runsUntil: stepNow(row), ...halted(row, now), run: { ...row.run, isOpen: false } });
    await publish(tx, 'world', { version: row.version });
    return { ok: true };
  });
}

/** Refuses users who may not move the world: only its sole manager may; without one admins, and users who wait for a club. */
async function refusalFor(
  tx: Transaction,
  row: WorldRow,
  { userId, clubId, isAdmin }: Player,
): Promise<Refused | null> {
  if (!isDriven(row)) return worldRefusals.notOwnPace();
  if (isStoppedByAdmin(row)) return worldRefusals.stoppedByAdmin();
  if (isAdmin || !(await hasManager(tx))) return null;
  const isManager = clubId !== null && (await seenManagers(tx)).some(({ id }) => id === userId);
  return isManager ? null : worldRefusals.notYours();
}

/** Returns whether this step begins a game of the manager who plays on, to be watched live. */
export async function playsLive(db: Database | Transaction, row: WorldRow): Promise<boolean> {
  const { run } = row;
  const slot = slotOf(momentOf(row).step);
  if (!run || run.speed === 'instant' || run.clubId === null || slot === null) return false;
  const ahead = await gameAhead(db, row, run.clubId);
  return ahead !== null && ahead.day === row.day && ahead.slot === slot;
}

/** Returns the next game of the club's first team this season, or of any first team; null: none left. */
export async function gameAhead(
  db: Database | Transaction,
  { seasonNumber }: Pick<WorldRow, 'seasonNumber'>,
  clubId: ClubId | null,
): Promise<(GameAhead & { id: GameId }) | null> {
  const [next] = await db
    .select({ id: games.id, season: games.season, day: games.day, slot: games.slot })
    .from(games)
    .innerJoin(teams, or(eq(teams.id, games.homeTeamId), eq(teams.id, games.awayTeamId)))
    .where(
      and(eq(games.season, seasonNumber), eq(games.status, 'scheduled'), ofFirstTeam(clubId), isNotNull(games.slot)),
    )
    .orderBy(asc(games.day), asc(games.slot))
    .limit(1);
  return next?.slot ? { ...next, slot: next.slot } : null;
}

/** Returns how many games of the club's first team are left before a step, by its number, as far as they are drawn up. */
export async function gamesUntil(
  db: Database,
  { seasonNumber }: Pick<WorldRow, 'seasonNumber'>,
  clubId: ClubId,
  runsUntil: number,
): Promise<number> {
  const slots = await db
    .select({ season: games.season, day: games.day, slot: games.slot })
    .from(games)
    .innerJoin(teams, or(eq(teams.id, games.homeTeamId), eq(teams.id, games.awayTeamId)))
    .where(and(eq(games.season, seasonNumber), eq(games.status, 'scheduled'), ofFirstTeam(clubId)));
  return slots.filter(({ slot, ...at }) => {
    const step = STEPS[slot ?? 0];
    return slot !== null && step !== undefined && stepNumberOf({ ...at, step }) < runsUntil;
  }).length;
}

/** Returns the live game of the club's first team. */
export async function liveGameOf(db: Database | Transaction, clubId: ClubId): Promise<GameId | null> {
  const [live] = await db
    .select({ id: games.id })
    .from(games)
    .innerJoin(teams, or(eq(teams.id, games.homeTeamId), eq(teams.id, games.awayTeamId)))
    .where(and(eq(games.status, 'live'), ofFirstTeam(clubId), isNotNull(games.slot)))
    .limit(1);
  return live?.id ?? null;
}

function ofFirstTeam(clubId: ClubId | null): SQL | undefined {
  return and(eq(teams.level, 'PRO'), clubId === null ? undefined : eq(teams.clubId, clubId));
}
