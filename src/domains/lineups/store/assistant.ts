/** The lines that assistants set for teams whose managers have not. */
import { lineups } from '#domains/lineups/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Lineup, Tactics } from '#engine/lineup/lineup.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface AssistantLineup {
  teamId: TeamId;
  lineup: Lineup;
  tactics: Tactics;
}

/** Saves assistants' lineups. If a manager has saved since the squads were read, the manager's lineup is kept. */
export async function saveAssistantLineups(rows: Rows, set: readonly AssistantLineup[], now: Date): Promise<void> {
  const saved = set.map(({ teamId, lineup, tactics }) => ({
    teamId,
    lineup,
    tactics,
    version: 1,
    savedBy: 'assistant' as const,
    updatedAt: now,
  }));
  await rows.merge(lineups, saved, {
    key: ['teamId'],
    set: ['lineup', 'tactics', 'savedBy', 'updatedAt'],
    add: ['version'],
    onlyIf: { savedBy: 'assistant' },
  });
}
