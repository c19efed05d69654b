/** Writes the review of every club's season, and notifies its manager. */
import type { AwardLine } from '#domains/awards/contract.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import type { SeasonBooks } from '#domains/season-review/contract.ts';
import {
  arrivalsListed,
  departuresListed,
  gamesOfSeason,
  goalieLine,
  leadersOf,
  skaterLine,
  youngListed,
} from '#domains/season-review/rules/choose.ts';
import type { ReviewFacts, Young } from '#domains/season-review/rules/facts.ts';
import { readMoves } from '#domains/season-review/store/read-moves.ts';
import { readBooks, readManagers, readRecords, readYoung } from '#domains/season-review/store/read-people.ts';
import { type LinesOfTeam, readFinishes, readGames, readLines } from '#domains/season-review/store/read-results.ts';
import { seasonReviews } from '#domains/season-review/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

const NO_BOOKS: SeasonBooks = { income: 0, expenses: 0, kinds: [] };
const NOTHING: ReviewFacts = {
  ...{ leagueId: 0, rank: 0, clubs: 0, expectedRank: null, wins: 0, overtimeWins: 0, overtimeLosses: 0, losses: 0 },
  ...{ points: 0, goalsFor: 0, goalsAgainst: 0, playoffRoundsWon: null, isChampion: false, movement: null },
  ...{ bestWin: null, biggestWin: null, biggestLoss: null, leaders: [], arrivals: [], departures: [], young: [] },
  ...{ records: [], manager: null },
};

/** Runs after the votes, once a season; a fixed number of queries. Returns how many clubs have a review. */
export async function reviewSeason(tx: Transaction, season: number): Promise<number> {
  const rows = pgRows(tx);
  const finishes = await readFinishes(tx, season);
  const games = await readGames(tx, season);
  const lines = await readLines(tx, season);
  const moves = await readMoves(tx, season);
  const young = (await notedYoung(rows, season)) ?? (await listYoung(rows, season));
  const records = await readRecords(tx, season);
  const managers = await readManagers(tx, season);
  const books = await readBooks(tx, season);
  const rankOf = new Map(finishes.map(({ teamId, finish }) => [teamId, finish.rank]));
  const teamOf = new Map(finishes.map(({ clubId, teamId }) => [clubId, teamId]));
  const lineAt = (clubId: ClubId | null, playerId: PlayerId) =>
    lineOf(lines.get(teamOf.get(clubId ?? 0) ?? 0), playerId);
  const arrived = Map.groupBy(moves.arrivals, ({ clubId }) => clubId);
  const left = Map.groupBy(moves.departures, ({ clubId }) => clubId);
  const reviews = finishes.map(({ clubId, teamId, finish }) => {
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
        young: young.get(clubId) ?? [],
        records: records.get(clubId) ?? [],
        manager: managers.get(clubId) ?? null,
      },
      books: books.get(clubId) ?? NO_BOOKS,
    };
  });
  await rows.merge(seasonReviews, reviews, { key: ['clubId', 'season'], set: ['facts', 'books'] });
  await notify(
    rows,
    reviews.flatMap(({ clubId, facts: { rank, expectedRank, isChampion, manager } }): Notice[] => {
      const teamId = teamOf.get(clubId);
      if (manager === null || teamId === undefined) return [];
      const params = { teamId, season, rank, expectedRank, isChampion };
      return [{ userId: manager.userId, channel: 'news', kind: 'season-review', params }];
    }),
  );
  return reviews.length;
}

/**
 * Stores the growth in a past season, which is visible only in its last night, as a review without anything else;
 * `reviewSeason` completes it.
 */
export async function noteYoung(rows: Rows, season: number): Promise<void> {
  const young = await listYoung(rows, season);
  await rows.insert(
    seasonReviews,
    [...young].map(([clubId, own]) => ({ clubId, season, facts: { ...NOTHING, young: own }, books: NO_BOOKS })),
  );
}

async function notedYoung(rows: RowReader, season: number): Promise<Map<ClubId, Young[]> | null> {
  const noted = await rows.read(seasonReviews, ['clubId', 'facts'], { season }, ['clubId']);
  return noted.length === 0 ? null : new Map(noted.map(({ clubId, facts }) => [clubId, facts.young]));
}

async function listYoung(rows: RowReader, season: number): Promise<Map<ClubId, Young[]>> {
  return new Map([...(await readYoung(rows, season))].map(([clubId, grown]) => [clubId, youngListed(grown)]));
}

function lineOf(lines: LinesOfTeam | undefined, playerId: PlayerId): AwardLine | null {
  const goalie = lines?.goalies.find((one) => one.playerId === playerId);
  if (goalie) return goalieLine(goalie);
  const skater = lines?.skaters.find((one) => one.playerId === playerId);
  return skater ? skaterLine(skater) : null;
}
