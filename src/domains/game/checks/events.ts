/** The stored play-by-play against the results. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { isCountedFor, sharedRules } from '#domains/competition/store/game-rules.ts';
import { competitions, pairings } from '#domains/competition/tables.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { skaterGames } from '#domains/stats/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { decodeEvents } from '#engine/match/record/codec/codec.ts';
import type { Check } from '#platform/check.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Games to check: the newest of the season, and some from all that were ever played. */
const NEWEST = 200;
const SPREAD = 200;

export const boxesEqualEvents: Check = {
  name: 'goals, assists, shots and hits are those of the play-by-play',
  async run({ db }) {
    const rows = await sample(db);
    const faults: string[] = [];
    for (const row of rows) faults.push(...(await faultsOfGame(db, row)));
    return { checked: rows.length, faults };
  },
};

type GameRow = Pick<typeof games.$inferSelect, 'id' | 'homeScore' | 'awayScore'> & { isCounted: boolean };

async function sample(db: Database | Transaction): Promise<GameRow[]> {
  const { id, homeScore, awayScore } = games;
  const isCounted = isCountedFor('statistics', sharedRules);
  const played = () =>
    db
      .select({ id, homeScore, awayScore, isCounted })
      .from(games)
      .innerJoin(competitions, eq(competitions.id, games.competitionId))
      .leftJoin(pairings, eq(pairings.id, games.pairingId));
  const newest = await played()
    .where(eq(games.status, 'final'))
    .orderBy(desc(games.season), desc(games.day), desc(games.id))
    .limit(NEWEST);
  const every = Math.max(1, Math.floor((await db.$count(games)) / SPREAD));
  const spread = await played().where(and(eq(games.status, 'final'), sql`${games.id} % ${every} = 0`));
  return [...new Map([...newest, ...spread].map((row) => [row.id, row])).values()];
}

async function faultsOfGame(db: Database | Transaction, row: GameRow): Promise<string[]> {
  const periods = await db.select().from(gamePeriods).where(eq(gamePeriods.gameId, row.id)).orderBy(gamePeriods.period);
  const events = periods.flatMap((period) => decodeEvents(period.events));
  const faults: string[] = [];
  const end = events.at(-1);
  if (end?.type !== 'game-end') return [`the play-by-play of game ${row.id} does not end with the game`];
  if (end.homeScore !== row.homeScore || end.awayScore !== row.awayScore) {
    faults.push(
      `game ${row.id} ended ${end.homeScore}-${end.awayScore} but is recorded as ${row.homeScore}-${row.awayScore}`,
    );
  }
  if (!row.isCounted) return faults;
  const counted = countPlayers(events);
  const lines = await db.select().from(skaterGames).where(eq(skaterGames.gameId, row.id));
  for (const line of lines) {
    const own = counted.get(line.playerId) ?? { goals: 0, assists: 0, shots: 0, hits: 0 };
    const isSame =
      own.goals === line.goals && own.assists === line.assists && own.shots === line.shots && own.hits === line.hits;
    if (!isSame) faults.push(`game ${row.id}, player ${line.playerId}: his line is not what the play-by-play says`);
  }
  return faults;
}

interface Counts {
  goals: number;
  assists: number;
  shots: number;
  hits: number;
}

function countPlayers(events: readonly MatchEvent[]): Map<number, Counts> {
  const players = new Map<number, Counts>();
  const add = (playerId: PlayerId, what: keyof Counts) => {
    const counts = players.get(playerId) ?? { goals: 0, assists: 0, shots: 0, hits: 0 };
    counts[what]++;
    players.set(playerId, counts);
  };
  for (const event of events) {
    if (event.type === 'goal') {
      add(event.scorer, 'goals');
      for (const assist of event.assists) add(assist, 'assists');
    } else if (event.type === 'hit') add(event.player, 'hits');
    else if (event.type === 'penalty-shot') add(event.shooter, 'shots');
    else if (event.type === 'shot' && (event.outcome === 'on-goal' || event.outcome === 'goal'))
      add(event.shooter, 'shots');
  }
  return players;
}
