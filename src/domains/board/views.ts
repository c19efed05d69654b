/** A board's view for its manager. */
import type { BoardView } from '#domains/board/contract.ts';
import { moodOf, placeFor } from '#domains/board/rules.ts';
import { confidencesOf, goalsAhead, places } from '#domains/board/store.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { loadTable } from '#domains/league/views/table.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Four reads, plus the league's standings. @param first the club's first team */
export async function loadBoard(
  db: Database,
  { first, userId, season }: { first: TeamRef; userId: UserId; season: number },
): Promise<BoardView> {
  const { clubId, leagueId } = first;
  const rows = pgReader(db);
  const goals = await goalsAhead(rows, { clubId, season });
  const known = (await confidencesOf(rows, [{ clubId, userId }])).get(clubId);
  const place = (await places(rows))(leagueId);
  const league = await findLeague(db, leagueId);
  const table = league ? await loadTable(db, league, season) : [];
  const index = table.findIndex(({ team }) => team.id === first.id);
  const isUnderWay = table.some(({ played }) => played > 0);
  const [now] = goals;
  const [rank, clubs] = [index + 1, table.length];
  const confidence = known?.confidence ?? 0;
  return {
    season,
    confidence,
    mood: moodOf(confidence),
    reasons: known?.reasons ?? [],
    goals,
    standing:
      now && index >= 0 && isUnderWay
        ? { rank, clubs, isOnCourse: rank <= placeFor(now.goal, { clubs, place }) }
        : null,
    verdicts: known?.verdicts ?? [],
  };
}
