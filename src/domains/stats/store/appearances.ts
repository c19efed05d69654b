/**
 * Games played by player, in a world in memory, where contracts and waivers need them. No other statistics are read
 * there, and adding all of them up took longer than playing.
 */
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { CompetitionId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A player who dressed for a game that counts. */
export interface Dressed {
  competitionId: CompetitionId;
  teamId: TeamId;
  playerId: PlayerId;
  as: 'skater' | 'goalie' | 'backup';
}

/** Adds a game for each player who was on the ice. The games have not been added before. */
export async function addAppearances(rows: Rows, dressed: readonly Dressed[]): Promise<void> {
  const of = (kind: 'skater' | 'goalie') =>
    dressed.flatMap(({ as, ...season }) => (as === kind ? [{ ...season, games: 1 }] : []));
  const add = { key: ['playerId', 'competitionId', 'teamId'], add: ['games'] } as const;
  await rows.merge(skaterSeasons, of('skater'), add);
  await rows.merge(goalieSeasons, of('goalie'), add);
}

/** Clears the counts, before all statistics are added up from the stored games. */
export async function forgetAppearances(rows: Rows): Promise<void> {
  await rows.remove(skaterSeasons, ['playerId'], {});
  await rows.remove(goalieSeasons, ['playerId'], {});
}
