/** The disciplinary board after games that end. In friendlies nobody is suspended, and no suspension is served. */
import { stageOf } from '#domains/competition/rules.ts';
import { announceSuspensions } from '#domains/discipline/store/announce.ts';
import { type GameToJudge, judgeGames } from '#domains/discipline/store/board.ts';
import { type GameConsumer, type GameFinished, isCounted } from '#domains/game/facts.ts';
import { dressedIn } from '#domains/game/rules/outcome.ts';

export const disciplineOnGame: GameConsumer = {
  name: 'discipline.board',
  after: ['news.recaps'],
  async open(rows, { isAnnounced }) {
    return {
      async afterAll(played) {
        const ruled = await judgeGames(rows, played.filter(isCounted).map(gameToJudge));
        if (isAnnounced) await announceSuspensions(rows, ruled);
      },
    };
  },
};

function gameToJudge({ row, competition, outcome, incidents }: GameFinished): GameToJudge {
  const isOfTournament = stageOf(competition.kind) === 'tournament';
  return { ...row, isOfTournament, incidents, dressed: dressedIn(outcome) };
}
