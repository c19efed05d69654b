/** Rates every team by the lineup that it would dress tomorrow, and sets the lines of the clubs that nobody runs. */
import { asc } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { matchTeamOf } from '#domains/game/rules/match-day.ts';
import { loadSquads } from '#domains/game/store/match-input.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { teamRatings } from '#engine/lineup/strength.ts';
import { mergeInto, updateRows } from '#server/database/bulk.ts';
import type { Transaction } from '#server/database/client.ts';

/** Squads of so many teams are in memory at once: a large world must not need a large process. */
const TEAMS_AT_A_TIME = 30;

/** @returns how many teams were rated. @param today the day that the lineups are for. */
export async function rateTeams(
  tx: Transaction,
  today: { season: number; absoluteDay: number },
  now: Date,
): Promise<number> {
  const rows = await tx.select({ id: teams.id, coaching: teams.coaching }).from(teams).orderBy(asc(teams.id));
  for (let from = 0; from < rows.length; from += TEAMS_AT_A_TIME) {
    await rateSome(tx, rows.slice(from, from + TEAMS_AT_A_TIME), { today, now });
  }
  return rows.length;
}

async function rateSome(
  tx: Transaction,
  rows: readonly { id: number; coaching: number }[],
  { today, now }: { today: { season: number; absoluteDay: number }; now: Date },
): Promise<void> {
  const coaching = new Map(rows.map((row) => [row.id, row.coaching]));
  const squads = await loadSquads(
    tx,
    rows.map((row) => row.id),
    today,
  );
  const dressed = squads.map((squad) => {
    const { team, lineup } = matchTeamOf(squad);
    const players = new Map(team.players.map((player) => [player.id, player]));
    const ratings = teamRatings(lineup, players, coaching.get(squad.teamId) ?? 50);
    return { squad, lineup, ratings };
  });
  await updateRows(
    tx,
    teams,
    'id',
    dressed.map(({ squad, ratings }) => ({ id: squad.teamId, ...ratings })),
  );
  await mergeInto(
    tx,
    lineups,
    dressed
      .filter(({ squad }) => !squad.isManaged || !squad.lineup)
      .map(({ squad, lineup }) => ({
        teamId: squad.teamId,
        lineup,
        tactics: squad.tactics ?? BALANCED_TACTICS,
        version: 1,
        savedBy: 'assistant' as const,
        updatedAt: now,
      })),
    { key: ['teamId'], set: ['lineup', 'savedBy', 'updatedAt'], add: ['version'] },
  );
}
