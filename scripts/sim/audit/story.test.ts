import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import { tellStory } from './story.ts';

const spot = { x: 0, y: 0 };
const onIce = { home: [], away: [] };
const goal = (period: number, second: number, side: 'home' | 'away'): MatchEvent => ({
  ...{ period, second, type: 'goal', side, scorer: 1, assists: [], strength: 'even', emptyNet: false },
  ...{ homeScore: 0, awayScore: 0, onIce },
});
const manpower = (period: number, second: number, home: number, away: number, homeGoalie = true): MatchEvent => ({
  ...{ period, second, type: 'manpower', manpower: { home, away, homeGoalie, awayGoalie: true } },
});
const pulled = (period: number, second: number): MatchEvent => ({
  ...{ period, second, type: 'goalie-pulled', side: 'home', goalie: 30, attacker: 9 },
});

describe('a game retold from its play-by-play', () => {
  it('knows the score and manpower at each moment', () => {
    const { goals } = tellStory([
      manpower(1, 0, 5, 5),
      goal(1, 100, 'home'),
      manpower(1, 200, 5, 4),
      goal(2, 10, 'away'),
    ]);
    expect(goals).toMatchObject([
      { at: 100, lead: 0, own: 5, theirs: 5 },
      { at: 1210, lead: -1, own: 4, theirs: 5 },
    ]);
  });

  it('splits the game where the score or the manpower changes, without losing a second', () => {
    const { stretches } = tellStory([
      manpower(1, 0, 5, 5),
      goal(1, 100, 'home'),
      manpower(1, 200, 5, 4),
      { period: 1, second: 1200, type: 'period-end' },
    ]);
    expect(stretches.map(({ from, to, lead, away }) => [from, to, lead, away])).toEqual([
      [0, 100, 0, 5],
      [100, 200, 1, 5],
      [200, 1200, 1, 4],
    ]);
  });

  it('tells a goalie pulled for the extra attacker from one who leaves on a delayed penalty', () => {
    const delayed: MatchEvent = { period: 3, second: 500, type: 'delayed-penalty', side: 'away' };
    const back: MatchEvent = { period: 3, second: 510, type: 'goalie-returned', side: 'home', goalie: 30 };
    const faceoff: MatchEvent = { period: 3, second: 510, type: 'faceoff', side: 'home', winner: 1, loser: 2, spot };
    const end: MatchEvent = { period: 3, second: 1200, type: 'period-end' };
    const { pulls } = tellStory([delayed, pulled(3, 503), back, faceoff, pulled(3, 1100), end]);
    expect(pulls.map(({ at, until }) => [at, until])).toEqual([[3500, 3600]]);
  });

  it('measures a shot from where it was taken to the net it is aimed at', () => {
    const shot: MatchEvent = {
      ...{ period: 1, second: 5, type: 'shot', side: 'away', shooter: 1, shot: 'wrist', spot: { x: -23, y: 4 } },
      ...{ xg: 0.1, outcome: 'missed', goalie: 30, rush: false, rebound: false },
    };
    expect(tellStory([shot]).shots[0]?.distance).toBeCloseTo(5);
  });
});
