import { describe, expect, it } from 'vitest';
import type { Goal, Story } from '#domains/game/rules/story.ts';
import { whyOf } from '#domains/morning/rules/why.ts';

const [CENTER, WING, HOME_GOALIE, AWAY_GOALIE] = [1, 2, 30, 31];

const goal = (side: 'home' | 'away', of: Partial<Goal> = {}): Goal => ({
  ...{ side, scorer: CENTER, period: 1, second: 100, strength: 'even', emptyNet: false, homeScore: 1, awayScore: 0 },
  ...of,
});
const story = (of: Partial<Story> = {}): Story => ({
  ...{
    winner: 'home',
    goals: [goal('home'), goal('away'), goal('home')],
    turn: null,
    winning: null,
    deficit: 0,
    leadChanges: 0,
  },
  shots: { home: 30, away: 28 },
  goalies: [
    { side: 'home', playerId: HOME_GOALIE, saves: 27, goalsAgainst: 1 },
    { side: 'away', playerId: AWAY_GOALIE, saves: 28, goalsAgainst: 2 },
  ],
  scorers: [],
  ...of,
});
const why = (of: Partial<Story>, endedIn: Parameters<typeof whyOf>[1] = 'regulation') => whyOf(story(of), endedIn);

describe('why a game was won', () => {
  it('is its goalie’s shutout, but not before a shootout without goals', () => {
    expect(why({ goals: [goal('home')] })).toEqual({ reason: 'shutout', playerId: HOME_GOALIE, count: 27, against: 0 });
    expect(why({ goals: [] }, 'shootout')).toMatchObject({ reason: 'shootout', count: 30, against: 28 });
  });

  it('is a deficit of two goals made up, or three goals of one player', () => {
    expect(why({ deficit: 2 })).toMatchObject({ reason: 'comeback', count: 2 });
    expect(why({ deficit: 1 })).toMatchObject({ reason: 'finishing' });
    const scorers = [
      { side: 'away' as const, playerId: WING, goals: 3, assists: 0 },
      { side: 'home' as const, playerId: CENTER, goals: 3, assists: 0 },
    ];
    expect(why({ scorers })).toMatchObject({ reason: 'hat-trick', playerId: CENTER, count: 3 });
    expect(why({ scorers: scorers.slice(0, 1) })).toMatchObject({ reason: 'finishing' });
  });

  it('is the winner’s goalie who saw many more shots, unless he had help', () => {
    const shots = { home: 22, away: 36 };
    const one = { side: 'home' as const, playerId: HOME_GOALIE, saves: 34, goalsAgainst: 2 };
    expect(why({ shots, goalies: [one] })).toMatchObject({ reason: 'goalie', playerId: HOME_GOALIE, against: 36 });
    expect(why({ shots, goalies: [one, { ...one, playerId: 32 }] })).toMatchObject({ reason: 'finishing' });
  });

  it('names who scored in overtime', () => {
    const winning = goal('home', { scorer: WING, period: 4 });
    expect(why({ winning }, 'overtime')).toMatchObject({ reason: 'overtime', playerId: WING });
  });

  it('is the power play, one period or a late goal', () => {
    const powerPlay = [1, 2].map(() => goal('home', { strength: 'power-play' as const }));
    expect(why({ goals: [...powerPlay, goal('away')] })).toMatchObject({ reason: 'power-play', count: 2, against: 0 });
    const second = [1, 2, 3].map(() => goal('home', { period: 2 }));
    expect(why({ goals: [goal('away'), ...second] })).toMatchObject({ reason: 'period', count: 3, against: 2 });
    const winning = goal('home', { scorer: WING, period: 3, second: 1100 });
    expect(why({ winning })).toMatchObject({ reason: 'late-goal', playerId: WING });
  });

  it('is else the shots, or that the chances went in', () => {
    expect(why({ shots: { home: 36, away: 28 } })).toMatchObject({ reason: 'shots', count: 36, against: 28 });
    expect(why({ shots: { home: 35, away: 28 } })).toMatchObject({ reason: 'finishing', count: 35, against: 28 });
    expect(why({ winner: null })).toMatchObject({ reason: 'tie' });
  });
});
