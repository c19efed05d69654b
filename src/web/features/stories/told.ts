/** The data of a recap's sentences: the numbers and names of one game, from the winner's perspective. */

import type { GameStory, NewsPage } from '#domains/news/contract.ts';
import type { NewsItem } from '#domains/shapes.ts';
import type { PlayerId } from '#engine/ids.ts';
import { formatClock } from '#web/lib/format.ts';

type Recap = Extract<NewsItem, { kind: 'game-recap' }>['params'];
export type Goal = GameStory['goals'][number];
type Side = 'home' | 'away';

export interface Told {
  story: GameStory;
  /** The winner's side; after a tie the home team's. */
  side: Side;
  isTie: boolean;
  endedIn: Recap['endedIn'];
  home: string;
  away: string;
  winner: string;
  loser: string;
  winnerScore: number;
  loserScore: number;
  /** '4–2', the winner's goals first. */
  score: string;
  /** The sign between the goals of two sides. */
  sign: string;
  winnerShots: number;
  loserShots: number;
  nameOf: (playerId: PlayerId) => string;
  teamOf: (side: Side) => string;
}

export function toldOf(recap: Recap, story: GameStory, players: NewsPage['players'], sign: string): Told {
  const names = new Map(players.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  const { home, away, homeScore, awayScore, endedIn } = recap;
  const side: Side = awayScore > homeScore ? 'away' : 'home';
  const other: Side = side === 'home' ? 'away' : 'home';
  const scoreOf = { home: homeScore, away: awayScore };
  const teamOf = (one: Side) => (one === 'home' ? home : away);
  return {
    story,
    side,
    isTie: homeScore === awayScore,
    endedIn,
    home,
    away,
    winner: teamOf(side),
    loser: teamOf(other),
    winnerScore: scoreOf[side],
    loserScore: scoreOf[other],
    sign,
    score: `${scoreOf[side]}${sign}${scoreOf[other]}`,
    winnerShots: story.shots[side],
    loserShots: story.shots[other],
    nameOf: (id) => names.get(id) ?? '',
    teamOf,
  };
}

/** Returns the clock of a goal, e.g. '4:07'. */
export function clockOf({ second }: Goal): string {
  return formatClock(second);
}

/** Returns 'p1' to 'p3', or the overtime. */
export function periodKey(period: number): 'p1' | 'p2' | 'p3' | 'overtime' | 'laterOvertime' {
  if (period > 3) return period === 4 ? 'overtime' : 'laterOvertime';
  return (['p1', 'p2', 'p3'] as const)[period - 1] ?? 'p1';
}
