/** The home page: the world at a glance. */
import { and, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { ONLINE_MINUTES } from '#domains/account/constants.ts';
import { users } from '#domains/account/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { isInCalendar } from '#domains/game/store/fixtures.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefs } from '#domains/game/views/game-refs.ts';
import { leagues } from '#domains/league/tables.ts';
import { pickStorylines, STORY_KINDS } from '#domains/news/rules/storylines.ts';
import { listNews } from '#domains/news/store/read.ts';
import { players } from '#domains/player/tables.ts';
import { managers as seated } from '#domains/seat/tables.ts';
import type { GameRef, NewsItem } from '#domains/shapes.ts';
import type { Clock } from '#domains/world/contract/calls.ts';
import { readClock } from '#domains/world/views/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';
import { Kept } from '#platform/kept.ts';

/** Games of each kind, and storylines, on the page. */
const GAMES_SHOWN = 8;
const STORYLINES_SHOWN = 3;
/** Read once a second; a page not viewed for a while is read again for the next viewer. */
const TODAY = { freshMs: 1_000, usableMs: 5_000 };
/** Storylines are picked from this many of the latest results, and from this many other news items. */
const STORIES_FROM = 60;
const STORIES = { freshMs: 15_000, usableMs: 60_000 };
/** The counts read whole tables, so they are refreshed twice a minute. */
const COUNTS = { freshMs: 30_000, usableMs: 120_000 };

export interface WorldToday {
  clock: Clock;
  live: GameRef[];
  next: GameRef[];
  recent: GameRef[];
  storylines: NewsItem[];
  counts: Counts;
}

interface Counts {
  clubs: number;
  players: number;
  managers: number;
  gamesPlayed: number;
  online: number;
}

const todayOf = ofDatabase((db: Database) => {
  const counts = new Kept(COUNTS, (now) => countWorld(db, now));
  const stories = new Kept(STORIES, () => loadStorylines(db));
  return new Kept(TODAY, (now) => loadWorldToday(db, now, { counts, stories }));
});

/** Returns the home page, the same for all users. */
export function readWorldToday(db: Database, now: Date): Promise<WorldToday> {
  return todayOf(db).read(now);
}

async function loadWorldToday(
  db: Database,
  now: Date,
  kept: { counts: Kept<Counts>; stories: Kept<NewsItem[]> },
): Promise<WorldToday> {
  const clock = await readClock(db, now);
  const inPro = and(eq(competitions.level, 'PRO'), isNotNull(competitions.leagueId));
  const byTier = sql`(select ${leagues.tier} from ${leagues} where ${leagues.id} = ${competitions.leagueId})`;
  // The day lets the index skip games that cannot match.
  const day = sql`(${games.season}, ${games.day})`;
  const today = sql`(${clock.seasonNumber}, ${clock.day})`;
  const which = (status: GameRef['status'], when: SQL) => ({
    where: and(inPro, eq(games.status, status), when),
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
    gameRefs(db, { ...which('live', sql`${day} = ${today}`), orderBy: soonest }, now),
    gameRefs(db, { ...which('scheduled', sql`${day} >= ${today}`), orderBy: soonest }, now),
    gameRefs(db, { ...which('final', sql`${day} <= ${today}`), orderBy: latest }, now),
    kept.stories.read(now),
    kept.counts.read(now),
  ]);
  return { clock, live, next, recent, storylines, counts };
}

async function loadStorylines(db: Database): Promise<NewsItem[]> {
  const others = STORY_KINDS.filter((kind) => kind !== 'game-recap');
  const [recaps, news] = await Promise.all([
    listNews(db, 'world', { limit: STORIES_FROM, kinds: ['game-recap'] }),
    listNews(db, 'everybody', { limit: STORIES_FROM, kinds: others }),
  ]);
  return pickStorylines([...recaps, ...news], STORYLINES_SHOWN);
}

async function countWorld(db: Database, now: Date): Promise<Counts> {
  const onlineSince = new Date(now.getTime() - ONLINE_MINUTES * 60_000);
  const one = async (query: Promise<{ value: number }[]>) => (await query)[0]?.value ?? 0;
  const [clubCount, playerCount, managers, gamesPlayed, online] = await Promise.all([
    one(db.select({ value: count() }).from(clubs)),
    one(db.select({ value: count() }).from(players).where(eq(players.status, 'club'))),
    one(db.select({ value: count() }).from(seated)),
    one(
      db
        .select({ value: count() })
        .from(games)
        .where(and(eq(games.status, 'final'), isInCalendar())),
    ),
    one(
      db
        .select({ value: count() })
        .from(users)
        .where(and(gt(users.shownOnlineAt, onlineSince), isNull(users.deletedAt))),
    ),
  ]);
  return { clubs: clubCount, players: playerCount, managers, gamesPlayed, online };
}
