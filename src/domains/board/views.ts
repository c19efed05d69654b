/** A board's view for its manager. */
import type { BoardView } from '#domains/board/contract.ts';
import { moodOf } from '#domains/board/rules.ts';
import { confidencesOf, coursesOf, goalsAhead } from '#domains/board/store.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { loadTable } from '#domains/league/views/table.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { UserId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Three reads, and the league's standings and the course as they are kept. @param first the club's first team */
export async function loadBoard(
  db: Database,
  { first, userId, season }: { first: TeamRef; userId: UserId; season: number },
): Promise<BoardView> {
  const { clubId, leagueId } = first;
  const rows = pgReader(db);
  const goals = await goalsAhead(rows, { clubId, season });
  const known = (await confidencesOf(rows, [{ clubId, userId }])).get(clubId);
  const league = await findLeague(db, leagueId);
  const table = league ? await loadTable(db, league, season) : [];
  const index = table.findIndex(({ team }) => team.id === first.id);
  const row = table[index];
  const clubs = table.length;
  const own = row ? [{ clubId, leagueId, clubs, points: row.points, played: row.played }] : [];
  const courses = await fact(db, {
    key: `course/${clubId}/${season}/${row?.points}/${row?.played}`,
    topics: [`team:${first.id}`],
    read: () => coursesOf(rows, { season, clubs: own }),
  });
  const course = courses.get(clubId);
  const confidence = known?.confidence ?? 0;
  return {
    season,
    confidence,
    mood: moodOf(confidence),
    reasons: known?.reasons ?? [],
    goals,
    standing:
      row && table.some(({ played }) => played > 0)
        ? { rank: index + 1, clubs, course: course ? { isOnCourse: course.isOnCourse, ahead: course.ahead } : null }
        : null,
    verdicts: known?.verdicts ?? [],
  };
}
