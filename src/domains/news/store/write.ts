/** Puts facts in the news; the words are made from the message catalogue when they are shown. */
import { news } from '#domains/news/tables.ts';
import type { Rows } from '#platform/rows/rows.ts';

export type NewsFact = Pick<
  typeof news.$inferInsert,
  'season' | 'day' | 'kind' | 'clubId' | 'leagueId' | 'playerId' | 'gameId' | 'params'
>;

/** In the order given, which is the order that they are shown in. */
export async function writeNews(rows: Rows, facts: readonly NewsFact[]): Promise<void> {
  await rows.insert(
    news,
    facts.map(({ season, day, kind, clubId, leagueId, playerId, gameId, params }) => ({
      season,
      day,
      kind,
      clubId: clubId ?? null,
      leagueId: leagueId ?? null,
      playerId: playerId ?? null,
      gameId: gameId ?? null,
      params,
    })),
  );
}
