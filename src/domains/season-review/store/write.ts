/** Writes the season of every club down, and tells its manager. */
import type { AwardLine } from '#domains/awards/contract.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import {
  arrivalsListed,
  departuresListed,
  gamesOfSeason,
  goalieLine,
  leadersOf,
  skaterLine,
  youngListed,
} from '#domains/season-review/rules/choose.ts';
import { readMoves } from '#domains/season-review/store/read-moves.ts';
import { readBooks, readManagers, readRecords, readYoung } from '#domains/season-review/store/read-people.ts';
import { type LinesOfTeam, readFinishes, readGames, readLines } from '#domains/season-review/store/read-results.ts';
import { seasonReviews } from '#domains/season-review/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** After the votes, once a season; a fixed number of queries. Answers how many clubs have a review. */
export async function reviewSeason(tx: Transaction, season: number): Promise<number> {
  const finishes = await readFinishes(tx, season);
  const games = await readGames(tx, season);
  const lines = await readLines(tx, season);
  const moves = await readMoves(tx, season);
  const young = await readYoung(tx, season);
  const records = await readRecords(tx, season);
  const managers = await readManagers(tx, season);
  const books = await readBooks(tx, season);
  const rankOf = new Map(finishes.map(({ teamId, finish }) => [teamId, finish.rank]));
  const teamOf = new Map(finishes.map(({ clubId, teamId }) => [clubId, teamId]));
  const lineAt = (clubId: ClubId | null, playerId: PlayerId) =>
    lineOf(lines.get(teamOf.get(clubId ?? 0) ?? 0), playerId);
  const arrived = Map.groupBy(moves.arrivals, ({ clubId }) => clubId);
  const left = Map.groupBy(moves.departures, ({ clubId }) => clubId);
  const rows = finishes.map(({ clubId, teamId, finish }) => {
    const { skaters = [], goalies = [] } = lines.get(teamId) ?? {};
    return {
      clubId,
      season,
      facts: {
        ...finish,
        ...gamesOfSeason(games.get(teamId) ?? [], rankOf),
        leaders: leadersOf(skaters, goalies),
        arrivals: arrivalsListed(
          (arrived.get(clubId) ?? []).map(({ clubId: _, ...move }) => ({
            ...move,
            line: lineAt(clubId, move.playerId),
          })),
        ),
        departures: departuresListed(
          (left.get(clubId) ?? []).map(({ clubId: _, toClubId, ...move }) => {
            return { ...move, toClubId, line: lineAt(toClubId, move.playerId) };
          }),
        ),
        young: youngListed(young.get(clubId) ?? []),
        records: records.get(clubId) ?? [],
        manager: managers.get(clubId) ?? null,
      },
      books: books.get(clubId) ?? { income: 0, expenses: 0, kinds: [] },
    };
  });
  await pgRows(tx).insert(seasonReviews, rows);
  await notify(
    pgRows(tx),
    rows.flatMap(({ clubId, facts: { rank, expectedRank, isChampion, manager } }): Notice[] => {
      const teamId = teamOf.get(clubId);
      if (manager === null || teamId === undefined) return [];
      const params = { teamId, season, rank, expectedRank, isChampion };
      return [{ userId: manager.userId, channel: 'news', kind: 'season-review', params }];
    }),
  );
  return rows.length;
}

function lineOf(lines: LinesOfTeam | undefined, playerId: PlayerId): AwardLine | null {
  const goalie = lines?.goalies.find((one) => one.playerId === playerId);
  if (goalie) return goalieLine(goalie);
  const skater = lines?.skaters.find((one) => one.playerId === playerId);
  return skater ? skaterLine(skater) : null;
}
