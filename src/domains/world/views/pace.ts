/** The world's pace, and the managers it waits for, as one user sees them. */

import { and, avg, between, count, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { type Manager, seenManagers } from '#domains/club/store/managers.ts';
import { teams } from '#domains/club/tables.ts';
import { nextRound } from '#domains/free-agency/rules/frenzy.ts';
import { regulationMs, regulationSecondsFrom } from '#domains/game/rules/pace.ts';
import type { PlayedPeriod } from '#domains/game/rules/reveal.ts';
import { playedPeriods } from '#domains/game/store/periods.ts';
import { games } from '#domains/game/tables.ts';
import { gamesWithPeriods } from '#domains/game/views/game-refs.ts';
import { clubOf, managing } from '#domains/seat/policy.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { PaceView } from '#domains/world/contract/pace.ts';
import { worldPolicy } from '#domains/world/policy.ts';
import { countDecisions, dateAhead, progressOf } from '#domains/world/rules/runs.ts';
import { asking, mayAskFrom, mayChoosePace, ownerToAsk } from '#domains/world/store/pace.ts';
import { gameAhead, gamesUntil, liveGameOf } from '#domains/world/store/runs.ts';
import { type Moment, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import { abilitiesOf, type SessionUser } from '#platform/calls/policy.ts';
import { faceoffTime } from '#platform/clock/clock-face.ts';
import {
  FACEOFF_COUNTDOWN_MS,
  FAST_DAY_MINUTES,
  failingNow,
  goesOnAt,
  isAway,
  isDriven,
  isStoppedByAdmin,
  isWaitedFor,
  knowsFaceoff,
  stepNow,
  type WorldRun,
} from '#platform/clock/pace.ts';
import { readWorld, type WorldRow } from '#platform/clock/state.ts';
import { worldSteps } from '#platform/clock/tables.ts';
import type { Database } from '#platform/database/client.ts';

/** Reads the world's pace for a user. */
export async function readPace(db: Database, user: SessionUser, now: Date): Promise<PaceView> {
  const row = await readWorld(db);
  const [managers, byStatus] = await Promise.all([seenManagers(db), gamesOfDay(db, row)]);
  const live = byStatus('live') > 0 ? await findLiveGame(db, clubOf(user), now) : null;
  const mayMove = user.isAdmin || managers.length === 0 || managers.some(({ id }) => id === user.id);
  return {
    pace: row.pace,
    dayMinutes: row.dayMinutes,
    latestMinutes: row.latestMinutes,
    quiet: row.quiet,
    isStoppedByAdmin: isStoppedByAdmin(row),
    failsSince: failingNow(row, now)?.since ?? null,
    isDriven: isDriven(row),
    abilities: abilitiesOf(worldPolicy, user, { clubId: clubOf(user) }),
    mayChoose: mayChoosePace(row, managers, { userId: user.id, isAdmin: user.isAdmin }),
    liveGames: byStatus('live'),
    game: live ? liveView(live, now) : await nextGame(db, row, clubOf(user), now),
    own: isDriven(row) && mayMove ? await ownView(db, row, { user, live, now }) : null,
    joining: clubOf(user) === null ? joiningView(row, managers, user, now) : null,
    ready:
      row.pace === 'ready'
        ? readyView(row, {
            managers,
            user,
            now,
            gamesToPlay: byStatus('scheduled') + byStatus('live'),
            playing: await stillPlaying(db, row, managers),
          })
        : null,
  };
}

async function gamesOfDay(db: Database, { seasonNumber, day }: WorldRow) {
  const ofDay = and(eq(games.season, seasonNumber), eq(games.day, day), isNotNull(games.slot));
  const rows = await db.select({ status: games.status, value: count() }).from(games).where(ofDay).groupBy(games.status);
  return (status: string) => rows.find((row) => row.status === status)?.value ?? 0;
}

function liveView({ game, last }: LiveGame, now: Date): PaceView['game'] {
  if (!game.faceoffAt) return null;
  return {
    id: game.id,
    faceoffAt: game.faceoffAt,
    isLive: true,
    endsAt: thirdEnd(last, now)?.toISOString() ?? null,
    live: { game, msPerSecond: last.msPerSecond },
  };
}

/** Returns the next game of the club's first team, if its faceoff is known. */
async function nextGame(db: Database, row: WorldRow, clubId: ClubId | null, now: Date): Promise<PaceView['game']> {
  if (clubId === null) return null;
  const ahead = await gameAhead(db, row, clubId);
  const isStopped = row.pausedAt !== null && row.pauseReason !== 'quiet';
  if (!ahead || isStopped || !knowsFaceoff(row, ahead.day - row.day)) return null;
  const faceoffAt = faceoffTime(
    row,
    ahead.slot as 1 | 2 | 3 | 4,
    ahead.day - row.day,
    goesOnAt(row, now),
  ).toISOString();
  return { id: ahead.id, faceoffAt, isLive: false, endsAt: null, live: null };
}

interface LiveGame {
  /** As far as it has been revealed. */
  game: GameRef;
  last: PlayedPeriod;
}

/** Returns the live game of the club's first team with its last period. */
async function findLiveGame(db: Database, clubId: ClubId | null, now: Date): Promise<LiveGame | null> {
  const id = clubId === null ? null : await liveGameOf(db, clubId);
  if (id === null) return null;
  const [live] = await gamesWithPeriods(db, { where: eq(games.id, id) }, now);
  const last = playedPeriods(live?.periods ?? []).at(-1);
  return live && last ? { game: live.game, last } : null;
}

/** Returns when the third period ends; null in overtime, whose end is unknown. */
function thirdEnd({ period, startsAt, msPerSecond, hold }: PlayedPeriod, now: Date): Date | null {
  // A bench that holds the next period moves everything after it.
  const held = hold && hold.until > now.getTime() ? hold.until : null;
  const left = regulationSecondsFrom(held ? period + 1 : period);
  return left === null ? null : new Date((held ?? startsAt) + left * msPerSecond);
}

interface Reader {
  user: SessionUser;
  /** The live game of the user's own first team. */
  live: LiveGame | null;
  now: Date;
}

/** Days whose steps tell how long the next ones take. */
const MEASURED_DAYS = 3;

/** Returns the real seconds that the rest of a run is likely to take; null: its end is unknown. */
async function secondsLeft(
  db: Database,
  row: WorldRow,
  run: WorldRun,
  { user, live, now }: Reader,
): Promise<number | null> {
  if (run.target === 'decision' || row.runsUntil === null) return null;
  const { season, day, durationMs } = worldSteps;
  const lately = and(eq(season, row.seasonNumber), between(day, row.day - MEASURED_DAYS, row.day));
  const watched = run.speed === 'instant' ? null : run.clubId;
  const [[measured], toPlay, onIce] = await Promise.all([
    db
      .select({ ms: avg(durationMs).mapWith(Number) })
      .from(worldSteps)
      .where(lately),
    watched === null ? 0 : gamesUntil(db, row, watched, row.runsUntil),
    watched === clubOf(user) ? live : findLiveGame(db, watched, now),
  ]);
  const endsAt = onIce && thirdEnd(onIce.last, now);
  const liveMs = endsAt ? Math.max(0, endsAt.getTime() - now.getTime()) : 0;
  const gameMs = regulationMs(run.speed === 'fast' ? FAST_DAY_MINUTES : row.dayMinutes) + FACEOFF_COUNTDOWN_MS;
  const steps = Math.max(0, row.runsUntil - stepNow(row));
  return Math.round((steps * (measured?.ms ?? 0) + toPlay * gameMs + liveMs) / 1_000);
}

async function ownView(db: Database, row: WorldRow, reader: Reader): Promise<PaceView['own']> {
  const { id, clubId } = managing(reader.user);
  const { run } = row;
  const waitingUserIds = asking(row);
  // The column is text, but only steps are ever written to it.
  const moment = { season: row.seasonNumber, day: row.day, step: row.step as Moment['step'] };
  const [ahead, left, waiting] = await Promise.all([
    gameAhead(db, row, clubId),
    run?.isOpen ? secondsLeft(db, row, run, reader) : null,
    waitingUserIds.length === 0
      ? []
      : db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, waitingUserIds)),
  ]);
  return {
    run: run && {
      target: run.target,
      speed: run.speed,
      isOpen: run.isOpen,
      ...progressOf(run.fromStep, moment, row.runsUntil ?? run.fromStep),
      secondsLeft: left,
      // Items on a desk are private to its manager.
      stoppedFor: run.userId === id ? countDecisions(run.stoppedFor) : [],
      stoppedOn: run.stoppedOn,
    },
    nextGameInDays: ahead && ahead.day - row.day,
    nextRoundInDays: row.day < PHASE_STARTS.frenzy ? null : (nextRound(moment, PHASE_STARTS.frenzy)?.daysAhead ?? null),
    next: dateAhead(row.day),
    waiting,
  };
}

function joiningView(row: WorldRow, managers: readonly Manager[], { id }: SessionUser, now: Date): PaceView['joining'] {
  const owner = ownerToAsk(row, managers, id, now)?.name ?? null;
  const asked = row.joinRequests.find(({ userId }) => userId === id);
  if (owner === null && !asked) return null;
  if (!asked) return { owner, request: null };
  const { clubId, since } = asked;
  // Without a manager to ask, clubs can be taken, whatever the answer was.
  const state = owner === null ? 'open' : asked.state;
  return {
    owner,
    request: { clubId, state, since, mayAskFrom: state === 'declined' ? mayAskFrom(asked).toISOString() : null },
  };
}

interface Asked {
  managers: readonly Manager[];
  user: SessionUser;
  now: Date;
  gamesToPlay: number;
  playing: NonNullable<PaceView['ready']>['playing'];
}

/** Returns the managers whose first team has a game of the day that is live or yet to begin. */
async function stillPlaying(db: Database, { seasonNumber, day }: WorldRow, managers: readonly Manager[]) {
  const clubIds = managers.map(({ clubId }) => clubId);
  const isOpen = and(eq(games.season, seasonNumber), eq(games.day, day), inArray(games.status, ['scheduled', 'live']));
  const rows = await db
    .select({ clubId: teams.clubId, status: games.status })
    .from(games)
    .innerJoin(teams, or(eq(teams.id, games.homeTeamId), eq(teams.id, games.awayTeamId)))
    .where(and(isOpen, isNotNull(games.slot), eq(teams.level, 'PRO'), inArray(teams.clubId, clubIds)));
  return managers.flatMap(({ clubId, name }) => {
    const game = rows.find((row) => row.clubId === clubId);
    return game ? [{ name, isLive: game.status === 'live' }] : [];
  });
}

function readyView(row: WorldRow, { managers, user, now, gamesToPlay, playing }: Asked): PaceView['ready'] {
  return {
    isReady: row.readyUserIds.includes(user.id),
    skipsGames: row.skippingUserIds.includes(user.id),
    isAway: isAway(user.id, row.missed),
    isWaiting: row.pauseReason === 'limit',
    nextDayAt: row.nextDayAt?.toISOString() ?? null,
    gamesToPlay,
    playing,
    managers: managers.map((one) => ({
      id: one.id,
      name: one.name,
      isReady: row.readyUserIds.includes(one.id),
      isWaitedFor: isWaitedFor(one, row.missed, now),
    })),
  };
}
