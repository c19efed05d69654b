import { describe, expect, it } from 'vitest';
import { BODY, WIND } from '#engine/match/bench/bodies.ts';
import { TIMEOUT } from '#engine/match/constants/bench.ts';
import { AVAILABLE, type Game, GONE, idOf } from '#engine/match/game.ts';
import { changeGoalie, considerBadNight, pullInPlay, pullOnDelay } from '#engine/match/goalie/goalie-pull.ts';
import { playPeriod, startMatch } from '#engine/match/match.ts';
import { AT_FACEOFF, MIDDLE, OWN_END } from '#engine/match/play/phase.ts';
import { storedStateOf } from '#engine/match/record/stored-state.ts';
import { scoreGoal } from '#engine/match/shot/goals.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import { faceoff } from '#engine/match/whistle/faceoffs.ts';
import { injure } from '#engine/match/whistle/injuries.ts';
import { whistle } from '#engine/match/whistle/whistle.ts';
import { Random } from '#engine/random.ts';
import { matchInput } from '../../../../tests/factories/match.ts';
import { gameInPlay, onIce } from '../../../../tests/factories/play.ts';

const behindLate = (clock: number, score: [number, number] = [1, 2]) => gameInPlay({ period: 3, score, clock });
const score = (game: Game, side: SideIndex, emptyNet: boolean) =>
  scoreGoal(game, { side, scorer: onIce(game, side), emptyNet, penaltyShot: false });

describe('a trailing team', () => {
  it('pulls its goalie for the extra attacker in the last minutes, once it has the puck', () => {
    const game = behindLate(1140);
    pullInPlay(game, 0);
    expect(game.sides.map((side) => side.netEmpty)).toEqual([true, false]);
    expect(game.sides[0].ice).toHaveLength(6);
    expect(game.sheet.events()).toContainEqual(
      expect.objectContaining({
        type: 'goalie-pulled',
        goalie: idOf(game, game.sides[0].goalie),
        attacker: idOf(game, onIce(game, 0, 5)),
      }),
    );
  });

  it('does not pull him with time left, in its own zone, or when leading', () => {
    const early = behindLate(900);
    pullInPlay(early, 0);
    const ownZone = behindLate(1140);
    ownZone.phase = OWN_END;
    pullInPlay(ownZone, 0);
    const leading = behindLate(1140, [3, 2]);
    pullInPlay(leading, 0);
    for (const game of [early, ownZone, leading])
      expect(game.sides.map((side) => side.netEmpty)).toEqual([false, false]);
  });

  it('set to pull early does so before one set to pull late', () => {
    const game = (pullGoalie: 'early' | 'late') =>
      gameInPlay({ period: 3, score: [1, 2], clock: 1080, home: { tactics: { pullGoalie } } });
    const [early, late] = [game('early'), game('late')];
    pullInPlay(early, 0);
    pullInPlay(late, 0);
    expect([early.sides[0].netEmpty, late.sides[0].netEmpty]).toEqual([true, false]);
  });

  it('has its goalie back after a goal against, and only five skaters for the faceoff', () => {
    const game = behindLate(1140, [0, 2]);
    pullInPlay(game, 0);
    score(game, 1, true);
    expect(game.sides.map((side) => side.netEmpty)).toEqual([false, false]);
    faceoff(game);
    expect(game.sides[0].ice).toHaveLength(5);
    expect(game.sheet.events().map((event) => event.type)).toContain('goalie-returned');
  });

  it('has its goalie back after tying the game', () => {
    const game = behindLate(1140);
    pullInPlay(game, 0);
    score(game, 0, false);
    expect(game.sides.map((side) => side.netEmpty)).toEqual([false, false]);
  });
});

describe('with no skater left on the bench', () => {
  /** The home team behind by one, with this many skaters left on the bench, before a faceoff in the other end. */
  const withBenchOf = (left: number) => {
    const game = behindLate(1140);
    const bench = game.sides[0].plan.skaters.filter((index) => !game.sides[0].ice.includes(index));
    for (const index of bench.slice(left)) game.out[index] = GONE;
    game.phase = AT_FACEOFF;
    game.faceoffSpot = { x: 20, y: 7 };
    return game;
  };

  it('the goalie stays in, since pulling him would add no skater', () => {
    const game = withBenchOf(0);
    faceoff(game);
    game.phase = MIDDLE;
    game.possession = 0;
    pullInPlay(game, 0);
    expect(game.sides[0].netEmpty).toBe(false);
    expect(game.sides[0].ice).toHaveLength(5);
    const alone = withBenchOf(1);
    faceoff(alone);
    expect(alone.sides[0].netEmpty).toBe(true);
    expect(alone.sides[0].ice).toHaveLength(6);
  });

  it('he returns when one of the six is injured', () => {
    const game = withBenchOf(1);
    faceoff(game);
    game.out[onIce(game, 0, 5)] = GONE;
    whistle(game, { side: 0, x: 0 });
    faceoff(game);
    expect(game.sides[0].netEmpty).toBe(false);
    expect(game.sides[0].ice).toHaveLength(5);
  });
});

describe('on a delayed penalty', () => {
  it('the other goalie may leave for the extra attacker, and returns at the whistle', () => {
    const game = gameInPlay();
    game.pending.push({
      side: 1,
      player: onIce(game, 1),
      servedBy: -1,
      kind: 'minor',
      infraction: 'hooking',
      minutes: 2,
    });
    for (let moment = 0; moment < 20 && !game.sides[0].netEmpty; moment++) pullOnDelay(game, 0);
    expect(game.sides[0].ice).toHaveLength(6);
    score(game, 0, false);
    expect(game.sides.map((side) => side.netEmpty)).toEqual([false, false]);
  });

  it('the offending team does not pull its own', () => {
    const game = gameInPlay();
    game.pending.push({
      side: 0,
      player: onIce(game, 0),
      servedBy: -1,
      kind: 'minor',
      infraction: 'hooking',
      minutes: 2,
    });
    for (let moment = 0; moment < 20; moment++) pullOnDelay(game, 0);
    expect(game.sides.map((side) => side.netEmpty)).toEqual([false, false]);
  });
});

describe('a team three goals down after an empty-net goal', () => {
  it('gives up, and leaves its goalie in', () => {
    const game = behindLate(1140, [1, 3]);
    pullInPlay(game, 0);
    expect(game.sides[0].netEmpty).toBe(true);
    scoreGoal(game, { side: 1, scorer: onIce(game, 1), emptyNet: true, penaltyShot: false });
    faceoff(game);
    game.phase = MIDDLE;
    game.possession = 0;
    pullInPlay(game, 0);
    expect(game.sides[0].netEmpty).toBe(false);
  });
});

describe('a timeout', () => {
  const withEmptyNet = (clock: number, seed: number) => {
    const game = gameInPlay({ period: 3, score: [1, 2], clock, home: { tactics: { pullGoalie: 'early' } } });
    game.random.restart(new Random(seed).state());
    pullInPlay(game, 0);
    for (let index = 0; index < game.roster.length; index++) game.bodies[index * BODY + WIND] = 0.2;
    game.phase = AT_FACEOFF;
    game.faceoffSpot = { x: 20, y: 7 };
    faceoff(game);
    return game;
  };
  const timeouts = (game: Game) => game.sheet.events().filter((event) => event.type === 'timeout');

  it('is called with the net empty in the last two minutes, once, and rests all players on the ice', () => {
    const games = Array.from({ length: 40 }, (_, seed) => withEmptyNet(1140, seed));
    const called = games.filter((game) => timeouts(game).length > 0);
    expect(called.length).toBeGreaterThan(5);
    expect(called.length).toBeLessThan(35);
    for (const game of called) {
      expect(game.sides.map((side) => side.timeoutLeft)).toEqual([false, true]);
      for (const side of game.sides)
        for (const index of side.ice) expect(game.bodies[index * BODY + WIND]).toBeGreaterThanOrEqual(TIMEOUT.wind);
      for (let faceoffs = 0; faceoffs < 10; faceoffs++) faceoff(game);
      expect(timeouts(game)).toHaveLength(1);
    }
  });

  it('is not called earlier', () => {
    const games = Array.from({ length: 40 }, (_, seed) => withEmptyNet(1050, seed));
    expect(games.every((game) => game.sides[0].netEmpty)).toBe(true);
    expect(games.flatMap(timeouts)).toEqual([]);
  });
});

describe('the backup goalie in net', () => {
  it('stays in whatever happens, since there is no third one', () => {
    const game = gameInPlay();
    const { starter, backup } = game.sides[0].plan;
    changeGoalie(game, 0);
    game.out[starter] = GONE;
    for (let hit = 0; hit < 60; hit++) expect(injure(game, 0, backup)).toBe(false);
    expect(game.sides[0].goalie).toBe(backup);
    expect(game.out[backup]).toBe(AVAILABLE);
    const told = game.sheet.events().filter((event) => event.type === 'injury');
    expect(told.length).toBeGreaterThan(0);
    for (const injury of told) expect(injury).toMatchObject({ severity: 'knock', days: 0 });
  });

  it('is not put in by the bench in the intermission when injured', () => {
    const input = matchInput({ seed: 10 });
    const { state } = playPeriod({ input, state: startMatch(input) });
    const { SG, BG } = input.home.lineup.goalies;
    storedStateOf(state).out[input.home.players.findIndex(({ id }) => id === BG)] = GONE;
    const lineup = { ...input.home.lineup, goalies: { SG: BG, BG: SG } };
    const { events } = playPeriod({ input, state, benches: { home: { lineup, tactics: input.home.tactics } } });
    const shown = events.flatMap((event) => (event.type === 'change' && event.side === 'home' ? event.onIce : []));
    expect(shown).toContain(SG);
    expect(shown).not.toContain(BG);
  });
});

describe('a goalie is replaced', () => {
  it('when he is injured, and does not return', () => {
    const game = gameInPlay();
    const starter = game.sides[0].goalie;
    for (let hit = 0; hit < 60 && game.sides[0].goalie === starter; hit++) injure(game, 0, starter);
    expect(game.sides[0].goalie).toBe(game.sides[0].plan.backup);
    expect(changeGoalie(game, 0)).toBe(false);
  });

  it('after a bad night, not after a busy one', () => {
    const bad = gameInPlay();
    bad.sides[0].allowed = 6;
    bad.sides[0].faced = 14;
    for (let goal = 0; goal < 30; goal++) considerBadNight(bad, 0);
    expect(bad.sides[0].goalie).toBe(bad.sides[0].plan.backup);

    const busy = gameInPlay();
    busy.sides[0].allowed = 5;
    busy.sides[0].faced = 48;
    for (let goal = 0; goal < 30; goal++) considerBadNight(busy, 0);
    expect(busy.sides[0].goalie).toBe(busy.sides[0].plan.starter);
  });
});
