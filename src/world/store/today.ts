/** The home page: the world in one look. */
import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { ONLINE_MINUTES } from '#domains/account/constants.ts';
import { users } from '#domains/account/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import { gameRefs } from '#domains/game/store/game-refs.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { listNews } from '#domains/news/store/read.ts';
import { players } from '#domains/player/tables.ts';
import type { GameRef, NewsItem } from '#domains/shapes.ts';
import type { Database } from '#server/database/client.ts';
import type { Clock } from '#world/contract.ts';
import { readClock } from '#world/store/state.ts';

/** Games of each kind, and storylines, that the page shows. */
const GAMES_SHOWN = 8;
const STORYLINES_SHOWN = 3;
const KEPT_MS = 1000;

export interface WorldToday {
  clock: Clock;
  live: GameRef[];
  next: GameRef[];
  recent: GameRef[];
  storylines: NewsItem[];
  counts: { clubs: number; players: number; managers: number; gamesPlayed: number; online: number };
}

const kept = new WeakMap<Database, { at: number; today: Promise<WorldToday> }>();

/** Everybody's first page: however many ask, it is read once a second. */
export function readWorldToday(db: Database, now: Date): Promise<WorldToday> {
  const known = kept.get(db);
  const age = known ? now.getTime() - known.at : -1;
  if (known && age >= 0 && age < KEPT_MS) return known.today;
  const today = loadWorldToday(db, now);
  kept.set(db, { at: now.getTime(), today });
  today.catch(() => kept.delete(db));
  return today;
}

async function loadWorldToday(db: Database, now: Date): Promise<WorldToday> {
  const clock = await readClock(db, now);
  const inPro = sql`${games.leagueId} in (select ${leagues.id} from ${leagues} where ${leagues.level} = 'PRO')`;
  const byTier = sql`(select ${leagues.tier} from ${leagues} where ${leagues.id} = ${games.leagueId})`;
  const which = (status: GameRef['status']) => ({
    where: and(inPro, eq(games.status, status)),
    limit: GAMES_SHOWN,
  });
  const soonest = [games.season, games.day, games.slot, byTier, games.id].map((column) => sql`${column} asc`);
  const latest = [
    sql`${games.season} desc`,
    sql`${games.day} desc`,
    sql`${games.slot} desc`,
    sql`${byTier} asc`,
    desc(games.id),
  ];
  const [live, next, recent, storylines, counts] = await Promise.all([
    gameRefs(db, { ...which('live'), orderBy: soonest }, now),
    gameRefs(db, { ...which('scheduled'), orderBy: soonest }, now),
    gameRefs(db, { ...which('final'), orderBy: latest }, now),
    listNews(db, 'world', { limit: STORYLINES_SHOWN }),
    countWorld(db, now),
  ]);
  return { clock, live, next, recent, storylines, counts };
}

async function countWorld(db: Database, now: Date): Promise<WorldToday['counts']> {
  const onlineSince = new Date(now.getTime() - ONLINE_MINUTES * 60_000);
  const one = async (query: Promise<{ value: number }[]>) => (await query)[0]?.value ?? 0;
  const [clubCount, playerCount, managers, gamesPlayed, online] = await Promise.all([
    one(db.select({ value: count() }).from(clubs)),
    one(db.select({ value: count() }).from(players).where(isNotNull(players.teamId))),
    one(db.select({ value: count() }).from(clubs).where(isNotNull(clubs.ownerUserId))),
    one(db.select({ value: count() }).from(games).where(eq(games.status, 'final'))),
    one(
      db
        .select({ value: count() })
        .from(users)
        .where(and(gt(users.lastOnlineAt, onlineSince), isNull(users.deletedAt))),
    ),
  ]);
  return { clubs: clubCount, players: playerCount, managers, gamesPlayed, online };
}
