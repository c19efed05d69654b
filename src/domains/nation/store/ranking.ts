/** The world ranking of nations, as it is published. */
import { nations } from '#domains/nation/tables.ts';
import type { NationId } from '#engine/ids.ts';
import type { RankedNation } from '#engine/world-ranking.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Publishes a world ranking. Nations that are not in it keep their points and have no rank. */
export async function publishRanking(rows: Rows, ranking: readonly RankedNation<NationId>[]): Promise<void> {
  await rows.updateWhere(nations, { worldRank: null }, { worldRank: { isNot: null } });
  await rows.update(
    nations,
    'id',
    ranking.map(({ nation, rank, points }) => ({ id: nation, worldRank: rank, rankingPoints: Math.round(points) })),
  );
}
