import { describe, expect, it } from 'vitest';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import { energyOf, leaveTheIce, restInIntermission, windOf } from '#engine/match/bench/energy.ts';
import { changeAtWhistle } from '#engine/match/bench/lines.ts';
import { ENERGY } from '#engine/match/constants/bench.ts';
import type { Game } from '#engine/match/game.ts';
import type { MatchTeam } from '#engine/match/input.ts';
import { simulateMatch, startMatch } from '#engine/match/match.ts';
import { AT_FACEOFF } from '#engine/match/play/phase.ts';
import { SPECIAL_BITS } from '#engine/match/ratings/ratings.ts';
import { shiftWear } from '#engine/match/ratings/unit-ratings.ts';
import { openPeriod } from '#engine/match/setup.ts';
import { setManpower } from '#engine/match/whistle/penalty-box.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';
import { matchInput } from '../../../../tests/factories/match.ts';
import { gameInPlay, onIce } from '../../../../tests/factories/play.ts';

const GAMES = 60;

/** Returns the team with every two players having played this many games together. */
function knowingEachOther(team: MatchTeam, games: number): MatchTeam {
  const partnerships = team.players.flatMap(({ id: one }) =>
    team.players.filter(({ id }) => id > one).map(({ id: other }): Partnership => [one, other, games]),
  );
  return { ...team, partnerships };
}

/** Returns the first faceoff with the home team's players as familiar with each other as that. */
function faceoff(games: number | null): Game {
  const plain = matchInput();
  const input = games === null ? plain : { ...plain, home: knowingEachOther(plain.home, games) };
  const game = openPeriod(input, startMatch(input), [null, null]);
  setManpower(game);
  changeAtWhistle(game);
  return game;
}

describe('a team’s system', () => {
  /** Returns the first units' defense while the fourth line is worse at everything by these points. */
  const defense = (points: number) => {
    const plain = matchInput();
    const fourth = new Set(Object.values(plain.home.lineup.forwards[3]));
    const players = plain.home.players.map((player) =>
      fourth.has(player.id) ? { ...player, skills: player.skills.map((skill) => skill - points) } : player,
    );
    const input = { ...plain, home: { ...plain.home, players } };
    const game = openPeriod(input, startMatch(input), [null, null]);
    setManpower(game);
    changeAtWhistle(game);
    const [us] = game.sides;
    // Players are measured against the mean of all, so what the first units lose beyond it is the system's share.
    return us.defense - us.forecheck;
  };

  it('is played by all its lines: if the fourth cannot defend, the first is less safe as well', () => {
    expect(defense(20)).toBeLessThan(defense(0) - 0.05);
  });
});

describe('special teams', () => {
  /** Returns the home team's unit at this manpower, with a special skill for all of its players or none. */
  function unit([own, theirs]: [number, number], skill?: SpecialSkill) {
    const game = gameInPlay();
    if (skill !== undefined) game.ratings.specials.fill(SPECIAL_BITS[skill]);
    game.sides[0].strength = own;
    game.sides[1].strength = theirs;
    game.phase = AT_FACEOFF;
    changeAtWhistle(game);
    return game.sides[0];
  }

  it('defend better with penalty killers, while shorthanded only', () => {
    expect(unit([4, 5], 'penalty-killer').defense).toBeGreaterThan(unit([4, 5]).defense);
    expect(unit([4, 5], 'penalty-killer').attack).toBe(unit([4, 5]).attack);
    for (const men of [
      [5, 5],
      [4, 4],
      [5, 4],
    ] as const)
      expect(unit([...men], 'penalty-killer').defense).toBe(unit([...men]).defense);
  });

  it('attack better with a quarterback, on the power play only', () => {
    expect(unit([5, 4], 'power-play-quarterback').attack).toBeGreaterThan(unit([5, 4]).attack);
    expect(unit([5, 4], 'power-play-quarterback').defense).toBe(unit([5, 4]).defense);
    for (const men of [
      [5, 5],
      [4, 4],
      [4, 5],
    ] as const)
      expect(unit([...men], 'power-play-quarterback').attack).toBe(unit([...men]).attack);
  });
});

describe('a shift', () => {
  it('starts fresh, then costs more by the second, up to a limit', () => {
    const game = gameInPlay();
    const wearAfter = (seconds: number) => {
      game.clock = seconds;
      return shiftWear(game, game.sides[0]);
    };
    expect(wearAfter(ENERGY.freshSeconds)).toBe(0);
    expect(wearAfter(ENERGY.freshSeconds + 10)).toBeCloseTo(10 * ENERGY.zPerStaleSecond);
    expect(wearAfter(300)).toBe(ENERGY.maxShiftWear);
  });

  it('costs a player stamina, which he regains on the bench, and energy, of which a little returns', () => {
    const game = gameInPlay();
    const man = onIce(game, 0);
    game.clock = 60;
    leaveTheIce(game, man, game.sides[0]);
    const [spent, energy] = [windOf(game, man), energyOf(game, man)];
    expect(spent).toBeLessThan(0.7);
    expect(energy).toBeLessThan(100);
    game.clock = 120;
    expect(windOf(game, man)).toBeGreaterThan(spent + 0.1);
    restInIntermission(game);
    game.clock = 0;
    expect(windOf(game, man)).toBe(1);
    expect(energyOf(game, man)).toBe(Math.min(100, energy + ENERGY.regainedInIntermission));
  });
});

describe('chemistry on the ice', () => {
  it('helps a line on offense, a pair on defense, and both in transition', () => {
    const usual = faceoff(null).sides[0];
    const partners = faceoff(GAMES).sides[0];
    const strangers = faceoff(0).sides[0];
    for (const rating of ['attack', 'defense', 'transition'] as const) {
      expect(partners[rating]).toBeGreaterThan(usual[rating]);
      expect(strangers[rating]).toBeLessThan(usual[rating]);
    }
    expect(partners.forecheck).toBe(usual.forecheck);
  });

  it('does not affect the other team', () => {
    expect(faceoff(GAMES).sides[1].attack).toBe(faceoff(null).sides[1].attack);
  });

  it('shows slightly in the chances of many games', () => {
    const xgShare = (games: number) => {
      let own = 0;
      let all = 0;
      for (let seed = 1; seed <= 120; seed++) {
        const plain = matchInput({ seed });
        const { box } = simulateMatch({ ...plain, home: knowingEachOther(plain.home, games) }).result;
        own += box.home.team.xg;
        all += box.home.team.xg + box.away.team.xg;
      }
      return own / all;
    };
    const gain = xgShare(GAMES) - xgShare(0);
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeLessThan(0.06);
  });
});
