/**
 * The stored periods of games, decoded. They hold what has not been revealed yet: nothing that is loaded here may leave
 * the server except through `rules/reveal.ts`.
 */
import { asc, inArray, or, sql } from 'drizzle-orm';
import { type Hold, type PlayedPeriod, revealOffsets } from '#domains/game/rules/reveal.ts';
import { gamePeriods } from '#domains/game/tables.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { decodeEvents } from '#engine/match/record/codec/codec.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';

export interface StoredPeriod {
  period: number;
  events: readonly MatchEvent[];
  offsets: readonly number[];
  /** Both null for a period that was played at once. */
  startsAt: number | null;
  msPerSecond: number | null;
  hold: Hold | null;
}

/** Decoded periods kept in memory: a whole slot of a small world; about 100 kB each. */
const CACHED_PERIODS = 200;

/** The events of a stored period never change, so they are decoded once. Least recently used first. */
const cacheOf = ofDatabase((_db: Database | Transaction) => new Map<string, StoredPeriod>());

/**
 * Returns the periods of each game, from the first; games without any are missing. One query, and one more for new
 * periods of a game already cached.
 */
export async function loadPeriods(
  db: Database | Transaction,
  gameIds: readonly GameId[],
): Promise<Map<number, StoredPeriod[]>> {
  if (gameIds.length === 0) return new Map();
  const cache = cacheOf(db);
  const isKnown = gameIds.some((gameId) => cache.has(cacheKey({ gameId, period: 1 })));
  const { gameId, period, startsAt, msPerSecond, heldByTeamId, heldUntil, events } = gamePeriods;
  const keys: PeriodRow[] = await db
    .select({ gameId, period, startsAt, msPerSecond, heldByTeamId, heldUntil, ...(isKnown ? {} : { events }) })
    .from(gamePeriods)
    .where(inArray(gameId, [...gameIds]))
    .orderBy(asc(gameId), asc(period));
  const missing = keys.filter((key) => !cache.has(cacheKey(key)));
  const decoded = isKnown ? await decodePeriods(db, missing) : decodedOf(missing);
  const periods = new Map<number, StoredPeriod[]>();
  for (const key of keys) {
    const name = cacheKey(key);
    const period = cache.get(name) ?? {
      ...(decoded.get(name) ?? { events: [], offsets: [] }),
      period: key.period,
      startsAt: key.startsAt?.getTime() ?? null,
      msPerSecond: key.msPerSecond,
      hold: null,
    };
    cache.delete(name);
    cache.set(name, period);
    const ofGame = periods.get(key.gameId) ?? [];
    ofGame.push({ ...period, hold: holdOf(key) });
    periods.set(key.gameId, ofGame);
  }
  for (const name of cache.keys()) {
    if (cache.size <= CACHED_PERIODS) break;
    cache.delete(name);
  }
  return periods;
}

/** Returns the periods that have a timetable: those of a live game. */
export function playedPeriods(periods: readonly StoredPeriod[]): PlayedPeriod[] {
  return periods.flatMap((period) =>
    period.startsAt === null || period.msPerSecond === null
      ? []
      : [{ ...period, startsAt: period.startsAt, msPerSecond: period.msPerSecond }],
  );
}

interface PeriodRow extends PeriodKey {
  startsAt: Date | null;
  msPerSecond: number | null;
  heldByTeamId: TeamId | null;
  heldUntil: Date | null;
  events?: Uint8Array;
}

function holdOf({ heldByTeamId, heldUntil }: PeriodRow): Hold | null {
  return heldByTeamId !== null && heldUntil ? { teamId: heldByTeamId, until: heldUntil.getTime() } : null;
}

interface PeriodKey {
  gameId: GameId;
  period: number;
}

const cacheKey = ({ gameId, period }: PeriodKey) => `${gameId}/${period}`;

async function decodePeriods(db: Database | Transaction, keys: readonly PeriodKey[]) {
  if (keys.length === 0) return new Map<string, Pick<StoredPeriod, 'events' | 'offsets'>>();
  const rows = await db
    .select({ gameId: gamePeriods.gameId, period: gamePeriods.period, events: gamePeriods.events })
    .from(gamePeriods)
    .where(
      or(
        ...keys.map(
          ({ gameId, period }) => sql`(${gamePeriods.gameId} = ${gameId} and ${gamePeriods.period} = ${period})`,
        ),
      ),
    );
  return decodedOf(rows);
}

function decodedOf(rows: readonly (PeriodKey & { events?: Uint8Array })[]) {
  return new Map(
    rows.map((row) => {
      const events = row.events ? decodeEvents(row.events) : [];
      return [cacheKey(row), { events, offsets: revealOffsets(events) }];
    }),
  );
}
