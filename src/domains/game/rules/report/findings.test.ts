import { describe, expect, it } from 'vitest';
import type { FanChart, PartId, PartKind, ReportPart } from '#domains/game/contract/report.ts';
import type { Side } from '#engine/match/sides.ts';
import { findingsOf } from './findings.ts';
import { type Chance, playFactsOf } from './play-facts.ts';
import { ORDINARY } from './tilt.ts';
import { totalsOf } from './why.ts';

const part = (id: PartId, kind: PartKind, thousandths: number, side: Side | null = null): ReportPart => ({
  id,
  kind,
  side,
  thousandths,
});

/** Returns the sentences about a game with these parts. */
function told(
  parts: readonly ReportPart[],
  { chances = [] as readonly Chance[], homeWins = null as number | null } = {},
) {
  const goalDifference = parts.reduce((sum, { thousandths }) => sum + thousandths, 0) / 1000;
  const facts = { ...playFactsOf([]), chances: [...chances], goalDifference };
  const fanChart: FanChart | null = homeWins === null ? null : { ...NO_CHART, homeWins, awayWins: 100 - homeWins };
  return findingsOf({ facts, tilt: ORDINARY, parts, totals: totalsOf(parts, true), fanChart });
}

const NO_CHART = {
  games: 100,
  ties: 0,
  overtimes: 0,
  shootouts: 0,
  mean: 0,
  differences: [],
  minutes: [],
  realPercentile: 0.5,
};
const shot = (shooter: number, more: Partial<Chance>): Chance => ({
  side: 'home',
  shooter,
  goalie: 99,
  situation: 'even',
  xg: 0.1,
  kind: 'wrist',
  isOneTimer: false,
  isOnNet: false,
  isGoal: false,
  isCrunchTime: false,
  ...more,
});

describe('the verdict', () => {
  it.each([
    ['deserved', 'home', [part('volume', 'skill', 600), part('quality', 'play', 400)]],
    ['against-play', 'home', [part('volume', 'play', -1500), part('goaltending', 'luck', 2500, 'home')]],
    ['even', 'away', [part('volume', 'play', -100), part('finishing', 'luck', 1100, 'home')]],
  ] as const)('is "%s", about the %s team', (verdict, side, parts) => {
    expect(told(parts)[0]).toMatchObject({ id: `verdict.${verdict}`, params: { side } });
  });

  it('is open after a tie', () => {
    expect(told([part('volume', 'play', 500), part('finishing', 'luck', -500, 'home')])[0]?.id).toBe('verdict.tie');
  });
});

describe('the expected result', () => {
  const win = [part('shootout', 'luck', 1000)];

  it('is mentioned when it came true, and when it did not', () => {
    expect(told(win, { homeWins: 30 })[1]).toEqual({ id: 'odds.upset', params: { side: 'home', percent: 30 } });
    expect(told(win, { homeWins: 70 })[1]).toEqual({ id: 'odds.expected', params: { side: 'home', percent: 70 } });
  });

  it('is not mentioned for an even game, or one that was not replayed', () => {
    expect(told(win, { homeWins: 50 }).some(({ id }) => id.startsWith('odds'))).toBe(false);
    expect(told(win).some(({ id }) => id.startsWith('odds'))).toBe(false);
  });
});

describe('the deciding factors', () => {
  it('start with what helped the winner, and leave out small effects', () => {
    const parts = [
      part('volume', 'play', -700),
      part('power-play', 'play', 900),
      part('faceoffs', 'play', 100),
      part('nets-empty', 'luck', 1700),
    ];
    expect(told(parts).slice(1)).toEqual([
      { id: 'nets-empty.luck.gain', params: { side: 'home', goals: 1.7 } },
      { id: 'power-play.play.gain', params: { side: 'home', goals: 0.9 } },
      { id: 'volume.play.gain', params: { side: 'away', goals: 0.7 } },
    ]);
  });

  it('name the shooter and the goalie with the largest part', () => {
    const chances = [
      shot(11, { isOnNet: true, isGoal: true }),
      shot(12, {}),
      shot(21, { side: 'away', goalie: 19, isOnNet: true, xg: 0.5 }),
    ];
    const parts = [
      part('finishing', 'luck', 600, 'home'),
      part('goaltending', 'luck', 900, 'home'),
      part('goaltending', 'luck', 500, 'away'),
    ];
    expect(told(parts, { chances }).slice(1)).toEqual([
      { id: 'goaltending.luck.gain', params: { side: 'home', goals: 0.9, playerId: 19 } },
      { id: 'finishing.luck.gain', params: { side: 'home', goals: 0.6, playerId: 11 } },
      { id: 'goaltending.luck.loss', params: { side: 'away', goals: 0.5, playerId: 99 } },
    ]);
  });
});
