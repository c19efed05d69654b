import { describe, expect, it } from 'vitest';
import { SPECIAL } from '#engine/match/constants/players.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { boxScoreOf } from '#engine/match/record/box-score/box-score.ts';
import { GOALIE_SPECIAL_SKILLS, SKATER_SPECIAL_SKILLS, type SpecialSkill } from '#engine/player/skills.ts';
import { everyGame } from '../../../../../tests/factories/every-game.ts';
import { matchInput } from '../../../../../tests/factories/match.ts';
import { iceTimesOf } from './ice-time.ts';
import { playFactsOf } from './play-facts.ts';
import { factsOf, type ToldGame } from './special-facts.ts';
import { worthOf } from './special-worth.ts';
import { tiltOf } from './tilt.ts';

/** Returns a game with everything the facts are derived from. */
function toldGame(input: MatchInput, events: readonly MatchEvent[]): ToldGame {
  const { home, away } = boxScoreOf(input, events);
  return {
    events,
    chances: playFactsOf(events).chances,
    skaters: new Map([...home.skaters, ...away.skaters].map((line) => [line.playerId, line])),
    goalies: new Map([...home.goalies, ...away.goalies].map((line) => [line.playerId, line])),
    ice: iceTimesOf(events),
  };
}

describe('ice time by situation', () => {
  it('matches the box score, on the power play and shorthanded too', () => {
    everyGame((input, events) => {
      const game = toldGame(input, events);
      for (const line of game.skaters.values()) {
        const ice = game.ice.get(line.playerId);
        expect([ice?.all.seconds ?? 0, ice?.up.seconds ?? 0, ice?.down.seconds ?? 0]).toEqual([
          line.toi,
          line.ppToi,
          line.shToi,
        ]);
      }
    });
  });

  it('counts every chance for about five skaters on one side and against as many on the other', () => {
    everyGame((_, events) => {
      const xg = events.reduce((sum, event) => sum + (event.type === 'shot' ? event.xg : 0), 0);
      const seen = [...iceTimesOf(events).values()];
      const total = (which: 'xgFor' | 'xgAgainst') => seen.reduce((sum, { all }) => sum + all[which], 0);
      for (const which of ['xgFor', 'xgAgainst'] as const) {
        expect(total(which)).toBeGreaterThan(3 * xg);
        expect(total(which)).toBeLessThan(7 * xg);
      }
    });
  });
});

describe('the facts of a special skill', () => {
  it('match the box score', () => {
    everyGame((input, events) => {
      const game = toldGame(input, events);
      for (const [playerId, line] of game.skaters) {
        const penaltyShots = events.filter((event) => event.type === 'penalty-shot' && event.shooter === playerId);
        expect(factsOf(game, playerId, 'sniper')).toMatchObject({ shots: line.shots, goals: line.goals });
        expect(factsOf(game, playerId, 'shootout-artist').shots).toBe(line.shootoutAttempts + penaltyShots.length);
        expect(factsOf(game, playerId, 'penalty-killer').seconds).toBe(line.shToi);
      }
      for (const [playerId, line] of game.goalies) {
        expect(factsOf(game, playerId, 'workhorse')).toMatchObject({
          shotsAgainst: line.shotsAgainst,
          saves: line.saves,
        });
      }
    });
  });

  it('exist for every special skill', () => {
    const input = matchInput({ seed: 6 });
    const game = toldGame(input, simulateMatch(input).events);
    const tell = (playerId: number | null) => (special: SpecialSkill) =>
      Object.keys(factsOf(game, playerId ?? 0, special)).length;
    const { forwards, goalies } = input.home.lineup;
    expect(SKATER_SPECIAL_SKILLS.map(tell(forwards[0].C))).not.toContain(0);
    expect(GOALIE_SPECIAL_SKILLS.map(tell(goalies.SG))).not.toContain(0);
  });
});

describe('the value of a special skill', () => {
  const played = (importance = 0.3) => {
    const input = matchInput({ seed: 6, importance });
    return { facts: playFactsOf(simulateMatch(input).events), tilt: tiltOf(input), importance };
  };

  it('is the share of chances that would not have happened without it', () => {
    const game = played();
    const chance = game.facts.chances.find(({ isOneTimer, goalie }) => isOneTimer && goalie !== null);
    if (!chance) throw new Error('nobody has shot from a pass');
    const alone = { ...game, facts: { ...game.facts, chances: [chance] } };
    const worth = worthOf(alone, chance.shooter, 'one-timer') ?? Number.NaN;
    const chanceWithIt =
      chance.xg * (game.tilt.finish.get(chance.shooter) ?? 1) * (game.tilt.stop.get(chance.goalie ?? 0) ?? 1);
    expect(worth).toBeCloseTo(chanceWithIt * (1 - 1 / SPECIAL.oneTimer), 9);
    expect(worthOf(alone, chance.shooter + 1, 'one-timer')).toBe(0);
  });

  it('is zero for a big-game goalie in an ordinary game', () => {
    const goalie = matchInput().home.lineup.goalies.SG ?? 0;
    expect(worthOf(played(0), goalie, 'big-game-goalie')).toBeCloseTo(0, 9);
    expect(worthOf(played(1), goalie, 'big-game-goalie')).toBeGreaterThan(0.01);
  });

  it('is left out where no single shot shows it', () => {
    const unknown = ['playmaker', 'penalty-killer', 'two-way', 'leader', 'puck-mover', 'net-presence'] as const;
    expect(unknown.map((special) => worthOf(played(), 101, special))).toEqual(unknown.map(() => null));
  });
});
