/** Stores news as facts; the text is built from the message catalog when it is shown. */
import type { NewsFact } from '#domains/kinds.ts';
import { news } from '#domains/news/tables.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A fact with its date and the subjects it is listed under. */
export type NewsEntry = NewsFact &
  Pick<
    typeof news.$inferInsert,
    'season' | 'day' | 'clubId' | 'leagueId' | 'playerId' | 'gameId' | 'personId' | 'userId'
  >;

/** Stores entries in the given order, in which they are shown. */
export async function writeNews(rows: Rows, entries: readonly NewsEntry[]): Promise<void> {
  await rows.insert(
    news,
    entries.map(({ season, day, kind, clubId, leagueId, playerId, gameId, personId, userId, params }) => ({
      season,
      day,
      kind,
      clubId: clubId ?? null,
      leagueId: leagueId ?? null,
      playerId: playerId ?? null,
      gameId: gameId ?? null,
      personId: personId ?? null,
      userId: userId ?? null,
      params,
    })),
  );
}
