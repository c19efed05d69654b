/** Past ratings of teams. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { teamRatingHistory, teams } from '#domains/club/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { TeamRatings } from '#engine/lineup/strength.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface RatingRecord extends TeamRatings {
  teamId: TeamId;
  season: number;
  day: number;
}

/** Records the ratings of every club team; a day already on record stays as it is. @returns how many */
export async function keepRatings(rows: Rows, { season, day }: { season: number; day: number }): Promise<number> {
  const now = await rows.read(teams, ['id', 'offense', 'defense', 'physical', 'goaltending', 'coaching'], {
    ownerKind: 'club',
  });
  const records = now.map(({ id, ...ratings }) => ({ teamId: id, season, day, ...ratings }));
  await rows.merge(teamRatingHistory, records, { key: ['teamId', 'season', 'day'] });
  return records.length;
}

/** Returns the teams' records of a season, oldest first. No query for an empty list. */
export async function ratingRecords(
  db: Database | Transaction,
  teamIds: readonly TeamId[],
  season: number,
): Promise<RatingRecord[]> {
  if (teamIds.length === 0) return [];
  return db
    .select()
    .from(teamRatingHistory)
    .where(and(inArray(teamRatingHistory.teamId, [...teamIds]), eq(teamRatingHistory.season, season)))
    .orderBy(asc(teamRatingHistory.day));
}
