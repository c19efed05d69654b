import { describe, expect, it } from 'vitest';
import { pickStorylines } from '#domains/news/rules/storylines.ts';
import type { NewsItem } from '#domains/shapes.ts';

const about = {
  season: 3,
  day: 9,
  clubId: null,
  leagueId: 1,
  playerId: null,
  gameId: null,
  personId: null,
  userId: null,
  createdAt: '',
};

let nextId = 1;
function recap(home: string, away: string, score: [number, number], day = 9): NewsItem {
  const [homeScore, awayScore] = score;
  const params = {
    homeTeamId: 1,
    awayTeamId: 2,
    home,
    away,
    homeScore,
    awayScore,
    endedIn: 'regulation',
    star: '',
  } as const;
  return { ...about, id: nextId++, day, kind: 'game-recap', params };
}
function champion(team: string, day = 9): NewsItem {
  return { ...about, id: nextId++, day, kind: 'champion', params: { teamId: 1, team, league: 'The League' } };
}
function signing(team: string, day = 9): NewsItem {
  const params = { player: 'Sune Skytt', team, salary: 1_000_000, seasons: 2 };
  return { ...about, id: nextId++, day, kind: 'signing', params };
}

describe('the storylines', () => {
  it('are of different kinds where possible, however many games were played', () => {
    const games = [recap('A', 'B', [4, 3]), recap('C', 'D', [4, 3]), recap('E', 'F', [4, 3])];
    const told = pickStorylines([...games, signing('G'), champion('H')], 3);
    expect(told.map(({ kind }) => kind)).toEqual(['champion', 'game-recap', 'signing']);
  });

  it('are of different clubs', () => {
    const told = pickStorylines([champion('A'), recap('A', 'B', [4, 3]), recap('C', 'D', [1, 0])], 3);
    expect(told.map(({ params }) => ('home' in params ? params.home : 'champion'))).toEqual(['champion', 'C']);
  });

  it('are of different games where nothing else has happened', () => {
    const told = pickStorylines([recap('A', 'B', [4, 3]), recap('C', 'D', [2, 1]), recap('E', 'F', [9, 0])], 3);
    expect(told.map(({ params }) => 'home' in params && params.home)).toEqual(['A', 'C', 'E']);
  });

  it('grow old: last week’s champion gives way to tonight’s games', () => {
    const told = pickStorylines([recap('A', 'B', [4, 3]), champion('H', 2)], 1);
    expect(told[0]?.kind).toBe('game-recap');
  });

  it('are empty without news', () => {
    expect(pickStorylines([], 3)).toEqual([]);
  });
});
