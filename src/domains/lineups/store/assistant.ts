/** The lines that assistants set for teams whose managers have not. */
import { lineups } from '#domains/lineups/tables.ts';
import type { Lineup, Tactics } from '#engine/lineup/lineup.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface AssistantLineup {
  teamId: number;
  lineup: Lineup;
  tactics: Tactics;
}

/** A manager may have saved since the squads were read: then the lineup is his, and stays. */
export async function saveAssistantLineups(rows: Rows, set: readonly AssistantLineup[], now: Date): Promise<void> {
  if (set.length === 0) return;
  const ids = set.map(({ teamId }) => teamId);
  await rows.lock(lineups, { teamId: ids });
  const known = await rows.read(lineups, ['teamId', 'savedBy', 'version'], { teamId: ids });
  const savedBy = new Map(known.map((row) => [row.teamId, row]));
  await rows.merge(
    lineups,
    set
      .filter(({ teamId }) => savedBy.get(teamId)?.savedBy !== 'manager')
      .map(({ teamId, lineup, tactics }) => ({
        teamId,
        lineup,
        tactics,
        version: (savedBy.get(teamId)?.version ?? 0) + 1,
        savedBy: 'assistant' as const,
        updatedAt: now,
      })),
    { key: ['teamId'], set: ['lineup', 'tactics', 'version', 'savedBy', 'updatedAt'] },
  );
}
