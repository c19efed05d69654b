/** The disciplinary board after games. Games that do not count for it neither lead to suspensions nor serve them. */
import { announceSuspensions } from '#domains/discipline/store/announce.ts';
import { type GameToJudge, judgeGames } from '#domains/discipline/store/board.ts';
import { countsFor, type GameConsumer, type GameFinished } from '#domains/game/facts.ts';
import { dressedIn } from '#domains/game/rules/outcome.ts';
import { squadsBesideClubs } from '#domains/player/store/memberships.ts';
import type { Rows } from '#platform/rows/rows.ts';

export const disciplineOnGame: GameConsumer = {
  name: 'discipline.board',
  after: ['news.recaps'],
  async open(rows, { isAnnounced }) {
    return {
      async afterAll(played) {
        const counted = played.filter(countsFor('discipline'));
        const ruled = await judgeGames(rows, counted.map(gameToJudge), await squadsOfNations(rows, counted));
        if (isAnnounced) await announceSuspensions(rows, ruled);
      },
    };
  },
};

function gameToJudge({ row, outcome, incidents }: GameFinished): GameToJudge {
  return { ...row, incidents, dressed: dressedIn(outcome) };
}

/** Returns the squads of teams without a club, which play in no league. */
async function squadsOfNations(rows: Rows, games: readonly GameFinished[]): Promise<Map<number, number[]>> {
  const ofTournaments = games.filter(({ competition }) => competition.leagueId === null);
  const teamIds = ofTournaments.flatMap(({ row }) => [row.homeTeamId, row.awayTeamId]);
  return teamIds.length === 0 ? new Map() : squadsBesideClubs(rows, teamIds);
}
