/** The games that visitors watch on the home page. All of them poll every few seconds, so each game is read at most once a second. */
import { and, desc, eq, exists, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { competitions } from '#domains/competition/tables.ts';
import type { Showcase } from '#domains/game/contract/showcase.ts';
import { bestFirst, type Candidate, liveToShow } from '#domains/game/rules/showcase.ts';
import { loadPeriods } from '#domains/game/store/periods.ts';
import { loadKnownGame, revealedEventView } from '#domains/game/store/revealed.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { playersOfGame } from '#domains/game/views/game.ts';
import { gameRefs } from '#domains/game/views/game-refs.ts';
import { leagues } from '#domains/league/tables.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { Database } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';
import { Kept } from '#platform/kept.ts';

const SHOWCASE = { freshMs: 1_000, usableMs: 4_000 };
/** In a finished game, only names change. */
const REPLAY = { freshMs: 60_000, usableMs: 600_000 };
/** Games of a day to choose from: all of a top tier, and the best of those below. */
const MAX_REPLAYS = 50;
/** How long viewers who watched to the final horn see the result before something else is shown. */
const AFTER_HORN_MS = 30_000;

type Picture = Omit<Showcase, 'replays'>;

const houseOf = ofDatabase((db: Database) => ({
  live: new Kept(SHOWCASE, (now) => loadLive(db, now)),
  replays: new Kept(SHOWCASE, (now) => gamesOfLastDay(db, now)),
  pictures: new LRUCache<number, Kept<Picture>>({ max: MAX_REPLAYS }),
}));

/** @param seen what the client has received and chosen; null: there is nothing to show yet. */
export async function readShowcase(
  db: Database,
  seen: { choice?: number | undefined; game?: number | undefined; after: number },
  now: Date,
): Promise<Showcase | null> {
  const house = houseOf(db);
  const live = await house.live.read(now);
  const replays = live ? [] : await house.replays.read(now);
  const chosen = replays.find(({ id }) => id === seen.choice) ?? replays[0];
  const picture = live ?? (chosen ? await replayOf(db, chosen).read(now) : null);
  if (!picture) return null;
  const isSame = seen.game === picture.game.id;
  const events = isSame ? picture.events.filter(({ index }) => index > seen.after) : picture.events;
  return { ...picture, events, replays };
}

async function loadLive(db: Database, now: Date): Promise<Picture | null> {
  const game = await liveGame(db, now);
  return game && loadPicture(db, game, now);
}

function replayOf(db: Database, game: GameRef): Kept<Picture> {
  const { pictures } = houseOf(db);
  const kept = pictures.get(game.id) ?? new Kept(REPLAY, (now: Date) => loadPicture(db, game, now));
  pictures.set(game.id, kept);
  return kept;
}

async function loadPicture(db: Database, game: GameRef, now: Date): Promise<Picture> {
  const [known, players] = await Promise.all([loadKnownGame(db, game, now), playersOfGame(db, game)]);
  const period = known.clock && (await loadPeriods(db, [game.id])).get(game.id)?.[0];
  return { game, msPerSecond: period?.msPerSecond ?? null, players, events: known.events.map(revealedEventView) };
}

/** Games of PRO teams in leagues; this excludes scrimmages. */
const isShown = and(eq(competitions.level, 'PRO'), isNotNull(competitions.leagueId), isNotNull(games.slot));

/** Returns a game that is live, or whose final horn has just sounded. */
async function liveGame(db: Database, now: Date): Promise<GameRef | null> {
  const hornSince = new Date(now.getTime() - AFTER_HORN_MS);
  const justOver = and(eq(games.status, 'final'), isNotNull(games.faceoffAt), gt(games.finishedAt, hornSince));
  const onToday = sql`(${games.season}, ${games.day}) = (select season_number, day from world)`;
  const live = await candidates(db, and(or(eq(games.status, 'live'), justOver), onToday), now);
  return liveToShow(live)?.game ?? null;
}

/** Returns the replayable games of the last day with any, best first. */
async function gamesOfLastDay(db: Database, now: Date): Promise<GameRef[]> {
  const isKept = exists(db.select({ one: sql`1` }).from(gamePeriods).where(eq(gamePeriods.gameId, games.id)));
  const [last] = await db
    .select({ season: games.season, day: games.day })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .where(and(isShown, eq(games.status, 'final'), isKept))
    .orderBy(desc(games.season), desc(games.day))
    .limit(1);
  if (!last) return [];
  const ofDay = and(eq(games.season, last.season), eq(games.day, last.day), eq(games.status, 'final'), isKept);
  const finished = bestFirst(await candidates(db, ofDay, now));
  return finished.slice(0, MAX_REPLAYS).map(({ game }) => game);
}

interface ShownCandidate extends Candidate {
  game: GameRef;
}

async function candidates(db: Database, which: SQL | undefined, now: Date): Promise<ShownCandidate[]> {
  const refs = await gameRefs(db, { where: and(isShown, which) }, now);
  if (refs.length === 0) return [];
  const tiers = new Map(
    (await db.select({ id: leagues.id, tier: leagues.tier }).from(leagues)).map((league) => [league.id, league.tier]),
  );
  return refs.map((game) => ({ game, tier: tiers.get(game.leagueId ?? 0) ?? Number.POSITIVE_INFINITY }));
}
