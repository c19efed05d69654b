/** The five ratings of a team. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { overallRating } from '#domains/club/rules/overall-rating.ts';
import { topicsOfTeams } from '#domains/club/store/topics.ts';
import { teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import type { ratings } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import type { CoachStyle } from '#engine/lineup/coach-style.ts';
import type { TeamRatings } from '#engine/lineup/strength.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export type Ratings = z.infer<typeof ratings>;

/** The columns that `ratingsOf` needs, for queries that join `teams` themselves. */
export const ratingColumns = {
  offense: teams.offense,
  defense: teams.defense,
  physical: teams.physical,
  goaltending: teams.goaltending,
  coaching: teams.coaching,
};

/** Returns the ratings of a row selected with `ratingColumns`, with their overall. */
export function ratingsOf(row: Omit<Ratings, 'overall'>): Ratings {
  const { offense, defense, physical, goaltending, coaching } = row;
  return { offense, defense, physical, goaltending, coaching, overall: overallRating(row) };
}

/** Returns a team's ratings, or null when there is no such team. */
export async function findTeamRatings(db: Database | Transaction, teamId: TeamId): Promise<Ratings | null> {
  return fact(db, {
    key: `team-ratings/${teamId}`,
    topics: [`team:${teamId}`],
    async read() {
      const [row] = await db.select(ratingColumns).from(teams).where(eq(teams.id, teamId));
      return row ? ratingsOf(row) : null;
    },
  });
}

/** Returns teams' stored ratings; defaults to all teams. */
export function storedRatings(rows: RowReader, teamIds?: readonly TeamId[]): Promise<(TeamRatings & { id: number })[]> {
  const columns = ['id', 'offense', 'defense', 'physical', 'goaltending', 'coaching'] as const;
  return rows.read(teams, columns, teamIds && { id: teamIds });
}

/** Returns the teams by place in the pyramid, identified by its PRO league; 0 for teams without a league. */
export async function teamsByPlace(rows: RowReader): Promise<Map<number, TeamId[]>> {
  const known = await rows.read(leagues, ['id', 'proLeagueId']);
  const placeOf = new Map<number | null, number>(known.map(({ id, proLeagueId }) => [id, proLeagueId]));
  const all = await rows.read(teams, ['id', 'leagueId']);
  const byPlace = Map.groupBy(all, ({ leagueId }) => placeOf.get(leagueId) ?? 0);
  return new Map([...byPlace].map(([place, ofPlace]) => [place, ofPlace.map(({ id }) => id)]));
}

/** Returns coaches' effects (`rules/staff-effects.ts`) by team; defaults to all teams. One query. */
export async function staffEffectsOf(rows: RowReader, teamIds?: readonly TeamId[]): Promise<Map<TeamId, number[]>> {
  const known = await rows.read(teams, ['id', 'staffEffects'], teamIds && { id: teamIds });
  return new Map(known.map(({ id, staffEffects }) => [id, staffEffects]));
}

export async function saveTeamRatings(rows: Rows, rated: readonly (TeamRatings & { id: number })[]): Promise<void> {
  await rows.update(teams, 'id', rated);
}

/** Stores staffs' ratings and effects, as computed by their own domain. */
export async function saveStaffEffects(
  rows: Rows,
  rated: readonly { id: TeamId; coaching: number; staffEffects: number[]; coachStyle: CoachStyle | null }[],
): Promise<void> {
  if (rated.length === 0) return;
  await rows.update(teams, 'id', rated);
  if (rows.tx)
    await publishChange(
      rows.tx,
      await topicsOfTeams(
        rows.tx,
        rated.map(({ id }) => id),
      ),
    );
}
