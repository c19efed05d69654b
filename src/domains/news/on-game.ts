/** Writes recaps when games end. */
import { countsFor, type GameConsumer } from '#domains/game/facts.ts';
import { announceResults } from '#domains/news/store/recaps.ts';

export const recapsOnGame: GameConsumer = {
  name: 'news.recaps',
  after: ['lineups.partnerships'],
  async open(rows, { isAnnounced }) {
    return {
      async afterAll(played) {
        if (!isAnnounced) return;
        await announceResults(
          rows,
          played.filter(countsFor('statistics')).map(({ row, competition, outcome }) => {
            const isOfSeries = row.pairingId !== null && competition.settings.bestOf > 1;
            return { ...row, leagueId: competition.leagueId, isOfSeries, outcome };
          }),
        );
      },
    };
  },
};
