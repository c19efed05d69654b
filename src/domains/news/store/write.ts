/** Puts facts in the news; the words are made from the message catalogue when they are shown. */
import type { NewsFact } from '#domains/kinds.ts';
import { news } from '#domains/news/tables.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A fact, and when and of whom it is news. */
export type NewsEntry = NewsFact &
  Pick<
    typeof news.$inferInsert,
    'season' | 'day' | 'clubId' | 'leagueId' | 'playerId' | 'gameId' | 'personId' | 'userId'
  >;

/** In the order given, which is the order that they are shown in. */
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
