/** The box score of a finished game whose events are not kept, from its rows in the statistics. */
import { eq } from 'drizzle-orm';
import type { SkaterFacts, TeamFacts } from '#domains/game/rules/box-lines.ts';
import { players } from '#domains/player/tables.ts';
import { goalieGames, skaterGames, teamGames } from '#domains/stats/tables.ts';
import type { GameId, PlayerId, TeamId } from '#engine/ids.ts';
import type { GoalieLine } from '#engine/match/record/box-score/box.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface RecordedSide {
  team: TeamFacts;
  skaters: SkaterFacts[];
  goalies: GoalieLine[];
  /** The players at their positions, with today's overall. */
  appearances: {
    playerId: PlayerId;
    position: Position;
    toi: number;
    overall: number;
    specialSkills: readonly string[];
  }[];
}

/** Returns one side of the recorded game, or null when it left no statistics (friendlies). */
export async function loadRecordedSide(
  db: Database | Transaction,
  gameId: GameId,
  teamId: TeamId,
): Promise<RecordedSide | null> {
  // Pages that show one side show the other as well. Today's overalls change in the night.
  const rows = await fact(db, { key: `recorded-game/${gameId}`, topics: [], read: () => loadRows(db, gameId) });
  return sideOf(rows, teamId);
}

async function loadRows(db: Database | Transaction, gameId: GameId) {
  const [teamRows, skaterRows, goalieRows] = await Promise.all([
    db.select().from(teamGames).where(eq(teamGames.gameId, gameId)),
    db
      .select({
        line: skaterGames,
        positions: players.positions,
        skills: players.skills,
        specialSkills: players.specialSkills,
      })
      .from(skaterGames)
      .innerJoin(players, eq(players.id, skaterGames.playerId))
      .where(eq(skaterGames.gameId, gameId)),
    db
      .select({ line: goalieGames, skills: players.skills, specialSkills: players.specialSkills })
      .from(goalieGames)
      .innerJoin(players, eq(players.id, goalieGames.playerId))
      .where(eq(goalieGames.gameId, gameId)),
  ]);
  return { teamRows, skaterRows, goalieRows };
}

type RecordedRows = Awaited<ReturnType<typeof loadRows>>;

function sideOf({ teamRows, skaterRows, goalieRows }: RecordedRows, teamId: TeamId): RecordedSide | null {
  const team = teamRows.find((row) => row.teamId === teamId);
  if (!team) return null;
  const skaters = skaterRows.filter(({ line }) => line.teamId === teamId);
  const goalies = goalieRows.filter(({ line }) => line.teamId === teamId);
  return {
    // Not recorded; counted from the events where they are kept.
    team: { ...team, shotsByPeriod: [] },
    skaters: skaters.map(({ line }) => line).sort((a, b) => b.toi - a.toi),
    goalies: goalies.map(({ line }) => line).sort((a, b) => b.toi - a.toi),
    appearances: [
      ...skaters.map(({ line, positions, skills, specialSkills }) => ({
        playerId: line.playerId,
        position: line.position as Position, // written from the engine's SkaterLine
        toi: line.toi,
        overall: overallOf(positions[0] ?? 'C', skills),
        specialSkills,
      })),
      ...goalies.map(({ line, skills, specialSkills }) => ({
        playerId: line.playerId,
        position: 'G' as const,
        toi: line.toi,
        overall: overallOf('G', skills),
        specialSkills,
      })),
    ],
  };
}
