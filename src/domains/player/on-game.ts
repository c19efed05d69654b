/** Players of games that end: tired, in or out of form, hurt, a little more experienced. */
import { stageOf } from '#domains/competition/rules.ts';
import type { GameConsumer, GameFinished } from '#domains/game/facts.ts';
import { conditionsBefore, playersAfter } from '#domains/player/store/after-games.ts';
import { conditionsOfTeams, saveLives } from '#domains/player/store/lives.ts';

export const playersOnGame: GameConsumer = {
  name: 'player.condition',
  after: ['stats.lines'],
  async open(rows, { games, known }) {
    const teamIds = games.flatMap(({ row }) => [row.homeTeamId, row.awayTeamId]);
    const before = known ? known.conditions : await conditionsOfTeams(rows, teamIds);
    return {
      async afterBatch(played) {
        const digested = played.map(digestible);
        await saveLives(rows, playersAfter(digested, await conditionsBefore(rows, digested, before)));
      },
    };
  },
};

function digestible({ row: { season, day, seed }, competition, level, outcome }: GameFinished) {
  const stage = stageOf(competition.kind);
  return { season, day, seed, stage, level, outcome };
}
