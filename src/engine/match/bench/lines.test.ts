import { describe, expect, it } from 'vitest';
import type { Tactics } from '#engine/lineup/lineup.ts';
import { changeAtWhistle, changeOnTheFly } from '#engine/match/bench/lines.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { AVAILABLE, type Game, GONE, idOf } from '#engine/match/game.ts';
import { playPeriod, resultOf, simulateMatch, startMatch } from '#engine/match/match.ts';
import { AT_FACEOFF, IN_ZONE, MIDDLE, OWN_END, type Phase } from '#engine/match/play/phase.ts';
import type { SkaterLine } from '#engine/match/record/box-score/box.ts';
import { storedStateOf } from '#engine/match/record/stored-state.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import { matchInput } from '../../../../tests/factories/match.ts';
import { gameInPlay, onIce, type PlayWish } from '../../../../tests/factories/play.ts';

function restOfShift(game: Game, phase: Phase, possession: SideIndex): number {
  game.phase = phase;
  game.possession = possession;
  const before = [...game.sides[0].ice];
  for (let second = 1; second <= 200; second++) {
    game.clock++;
    changeOnTheFly(game);
    if (game.sides[0].ice.some((index) => !before.includes(index))) return second;
  }
  return 201;
}

describe('a shift', () => {
  it('lasts about three quarters of a minute while the puck is far from home', () => {
    const shifts = Array.from({ length: 30 }, (_, seed) => restOfShift(gameInPlay({ seed }), MIDDLE, 0));
    const mean = shifts.reduce((sum, seconds) => sum + seconds, 0) / shifts.length;
    expect(mean).toBeGreaterThan(33);
    expect(mean).toBeLessThan(55);
  });

  it('does not end while the other team attacks', () => {
    expect(restOfShift(gameInPlay(), IN_ZONE, 1)).toBe(201);
  });

  it('lasts longer where the bench is far from the defensive end, as in the second period', () => {
    const mean = (period: number) => {
      const shifts = Array.from({ length: 200 }, (_, seed) => restOfShift(gameInPlay({ seed, period }), OWN_END, 0));
      return shifts.reduce((sum, seconds) => sum + seconds, 0) / shifts.length;
    };
    expect(mean(2)).toBeGreaterThan(mean(1) + 0.5);
    expect(mean(3)).toBe(mean(1));
  });

  it('is not cut off at a whistle after a few seconds', () => {
    const game = gameInPlay();
    const before = [...game.sides[0].ice];
    game.clock = 8;
    game.phase = AT_FACEOFF;
    changeAtWhistle(game);
    expect(game.sides[0].ice).toEqual(before);
  });
});

describe('a coach', () => {
  /** Returns how often the home team sends each line to a faceoff this many meters up the ice, in shares; the fourth has waited this long. */
  function sent(x: number, wish: PlayWish = {}, waited = 0): number[] {
    const lines = [0, 0, 0, 0];
    const faceoffs = 400;
    for (let seed = 0; seed < faceoffs; seed++) {
      const game = gameInPlay({ seed, ...wish });
      game.base = (game.period - 1) * 1200;
      game.clock += 60;
      game.faceoffSpot = { x, y: 7 };
      game.phase = AT_FACEOFF;
      game.sides[0].line = -1;
      for (const [line, share] of game.sides[0].style.lineShares.entries())
        game.sides[0].lineSeconds[line] = share * (game.base + game.clock) - (line === 3 ? waited : 0);
      changeAtWhistle(game);
      const line = game.sides[0].plan.lines.findIndex((men) => men[1] === game.sides[0].ice[1]);
      lines[line] = (lines[line] ?? 0) + 1 / faceoffs;
    }
    return lines;
  }

  it('uses scorers for an offensive-zone faceoff, and checkers for a defensive one', () => {
    const [attacking, middle, defending] = [sent(20), sent(0), sent(-20)];
    expect(attacking[0]).toBeGreaterThan((middle[0] ?? 1) + 0.2);
    expect(defending[0]).toBeLessThan((middle[0] ?? 0) - 0.1);
    expect(defending[2]).toBeGreaterThan((middle[2] ?? 1) + 0.1);
  });

  it('shortens the bench in the last ten minutes of a close game, but not of a decided one', () => {
    const close = sent(0, { period: 3, clock: 700, score: [2, 2] }, 25);
    const decided = sent(0, { period: 3, clock: 700, score: [6, 2] }, 25);
    expect(close[0]).toBeGreaterThan(decided[0] ?? 1);
    expect(close[3]).toBeLessThan(decided[3] ?? 0);
  });
});

describe('the bench', () => {
  it('sends a free player of the same role for one who is out', () => {
    const game = gameInPlay();
    const hurt = onIce(game, 0, 3);
    game.out[hurt] = GONE;
    game.phase = AT_FACEOFF;
    changeAtWhistle(game);
    expect(game.sides[0].ice).not.toContain(hurt);
    expect(game.sides[0].ice).toHaveLength(5);
    expect(game.ratings.isDefense[onIce(game, 0, 3)]).toBe(1);
  });

  it('ices five skaters even without a whole line and a pair', () => {
    const game = gameInPlay();
    for (const index of [...game.sides[0].ice]) game.out[index] = GONE;
    game.phase = AT_FACEOFF;
    changeAtWhistle(game);
    expect(game.sides[0].ice).toHaveLength(5);
    for (const index of game.sides[0].ice) expect(game.out[index]).toBe(AVAILABLE);
  });

  it('sends the power play against a shorthanded team, and the penalty kill on the other side', () => {
    const game = gameInPlay();
    game.sides[1].strength = 4;
    game.phase = AT_FACEOFF;
    changeAtWhistle(game);
    const { LW, C, RW, LD, RD } = game.input.home.lineup.powerPlay[0];
    expect(game.sides[0].ice.map((index) => idOf(game, index))).toEqual([LW, C, RW, LD, RD]);
    const killers = game.input.away.lineup.penaltyKill[0];
    expect(game.sides[1].ice.map((index) => idOf(game, index))).toEqual([
      killers.LW,
      killers.C,
      killers.LD,
      killers.RD,
    ]);
  });
});

describe('ice time', () => {
  const GAMES = 50;
  const minutes = (lineUsage: Tactics['lineUsage']) => {
    const byLine = [0, 0, 0, 0];
    for (let seed = 0; seed < GAMES; seed++) {
      const input = matchInput({ seed, home: { tactics: { lineUsage } } });
      const { box } = simulateMatch(input).result;
      const toiOf = new Map(box.home.skaters.map((line: SkaterLine) => [line.playerId, line.toi]));
      input.home.lineup.forwards.forEach((line, index) => {
        byLine[index] = (byLine[index] ?? 0) + (toiOf.get(line.C ?? 0) ?? 0) / 60 / GAMES;
      });
    }
    return byLine;
  };

  it('falls from the first line to the fourth', () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = minutes('balanced');
    expect(first).toBeGreaterThan(third);
    expect(second).toBeGreaterThan(fourth);
    expect(third).toBeGreaterThan(fourth);
    expect(first).toBeLessThan(26);
    expect(fourth).toBeGreaterThan(6);
  });

  it('stays reasonable with two defensemen gone from the first faceoff: the other four share it', () => {
    for (let seed = 0; seed < 12; seed++) {
      const input = matchInput({ seed });
      let state = startMatch(input);
      const [, second, third] = input.home.lineup.defense;
      const gone = new Set([second.LD, third.RD]);
      for (const [index, { id }] of input.home.players.entries()) {
        if (gone.has(id)) storedStateOf(state).out[index] = GONE;
      }
      const events: MatchEvent[] = [];
      while (!state.finished) {
        const played = playPeriod({ input, state });
        events.push(...played.events);
        state = played.state;
      }
      const { skaters } = resultOf(input, events, state).box.home;
      const minutesOf = new Map(skaters.map((line: SkaterLine) => [line.playerId, line.toi / 60]));
      for (const id of gone) expect(minutesOf.get(id ?? 0) ?? 0, 'who is gone').toBe(0);
      // Four players for two places: half the time each, and slightly more for the better ones, also in overtime.
      expect(Math.max(...minutesOf.values()), `of seed ${seed}`).toBeLessThan(40);
    }
  });

  it('leans to the first line when the coach wants it', () => {
    expect(minutes('top-heavy')[0]).toBeGreaterThan((minutes('even')[0] ?? 0) + 0.5);
    expect(minutes('top-heavy')[3]).toBeLessThan((minutes('even')[3] ?? 0) - 0.5);
  });
});

describe('line matching', () => {
  /** Returns the seconds over sixty games that the center of a home line plays against the center of the visitors' first line. */
  function against(matching: Tactics['matching'], line: number): number {
    let seconds = 0;
    for (let seed = 0; seed < 60; seed++) {
      const input = matchInput({ seed, home: { tactics: { matching } } });
      const own = input.home.lineup.forwards[line]?.C ?? 0;
      const theirs = input.away.lineup.forwards[0].C ?? 0;
      const out = { home: false, away: false };
      let since = 0;
      for (const event of simulateMatch(input).events) {
        if (event.type === 'period-start') since = 0;
        if (event.type !== 'change' && event.type !== 'period-end') continue;
        if (out.home && out.away) seconds += event.second - since;
        since = event.second;
        if (event.type === 'change') out[event.side] = event.onIce.includes(event.side === 'home' ? own : theirs);
        else out.home = out.away = false;
      }
    }
    return seconds;
  }

  it('to shut down sends checkers against the top line, and to exploit keeps scorers away from it', () => {
    expect(against('shutdown', 2)).toBeGreaterThan(against('balanced', 2) * 1.2);
    expect(against('exploit', 0)).toBeLessThan(against('balanced', 0) * 0.9);
  });
});
