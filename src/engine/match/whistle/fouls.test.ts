import { describe, expect, it } from 'vitest';
import { FIGHT, FOUL, STAKES } from '#engine/match/constants/contact.ts';
import type { Game } from '#engine/match/game.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { TEAM, TEAM_WIDTH } from '#engine/match/record/box-score/columns.ts';
import { considerFight } from '#engine/match/whistle/fights.ts';
import { watchForFouls } from '#engine/match/whistle/fouls.ts';
import { matchInput } from '../../../../tests/factories/match.ts';
import { gameInPlay, type PlayWish, shareOfMoments } from '../../../../tests/factories/play.ts';

const LOOKS = 12_000;

interface Situation extends PlayWish {
  /** The side that has the puck in the other's zone; both in turn when absent. */
  attacks?: 'home';
  prepare?: (game: Game) => void;
}

/** Returns the penalties of the home team and of the visitors, over this many checks of a referee in the zone of one of them. */
function callsOf({ attacks, prepare, ...wish }: Situation = {}): { home: number; away: number } {
  const game = gameInPlay(wish);
  const signalled: [number, number] = [0, 0];
  shareOfMoments(game, LOOKS, (_, look) => {
    game.possession = attacks === 'home' || look % 2 === 0 ? 0 : 1;
    game.foulDue = game.clock;
    prepare?.(game);
    watchForFouls(game);
    for (const { side } of game.pending) signalled[side]++;
    return false;
  });
  const { teams } = game.sheet.tally;
  return {
    home: signalled[0] + (teams[TEAM.penalties] ?? 0),
    away: signalled[1] + (teams[TEAM_WIDTH + TEAM.penalties] ?? 0),
  };
}

describe('referees', () => {
  it('see every foul of the visitors, whom the crowd points out, and fewer of the home team’s', () => {
    const [home, neutral] = [callsOf(), callsOf({ neutralIce: true })];
    expect(home.away / neutral.away).toBeGreaterThan(1 + FOUL.crowd / 4);
    expect(home.home / neutral.home).toBeLessThan(1 - FOUL.crowd / 4);
  });

  it('even up: a team penalized twice more is called less, and the other more', () => {
    const even = callsOf();
    const uneven = callsOf({ prepare: ({ referee }) => referee.calls.splice(0, 2, 3, 1) });
    expect(uneven.home / even.home).toBeLessThan(1 - FOUL.evenUp);
    expect(uneven.away / even.away).toBeGreaterThan(1 + FOUL.evenUp);
  });

  it('swallow the whistle in the last minutes of the third period, not of the first', () => {
    const total = ({ home, away }: { home: number; away: number }) => home + away;
    const early = total(callsOf({ period: 3, clock: 300 }));
    const late = total(callsOf({ period: 3, clock: 1000 }));
    expect(late / early).toBeLessThan((1 + FOUL.late) / 2);
    expect(total(callsOf({ period: 1, clock: 1000 }))).toBe(total(callsOf({ period: 1, clock: 300 })));
  });

  it('call a team more for protecting a lead, and less for pressing', () => {
    const tied = callsOf();
    const ahead = callsOf({
      prepare: ({ sides }) => {
        sides[0].press = -1;
        sides[1].press = 1;
      },
    });
    expect(ahead.home / tied.home).toBeGreaterThan(1 + FOUL.perUrgency / 2);
    expect(ahead.away / tied.away).toBeLessThan(1 - FOUL.perUrgency / 2);
  });
});

describe('in the second period and overtime, with the bench far from the defensive end,', () => {
  it('defenders who cannot change foul more, while attackers hardly do', () => {
    const [first, second, third, overtime] = [1, 2, 3, 4].map((period) => callsOf({ period, attacks: 'home' }));
    expect([third, overtime]).toEqual([first, second]);
    const half = 1 + (FOUL.caughtOnLongChange - 1) / 2;
    expect((second?.away ?? 0) / (first?.away ?? 1)).toBeGreaterThan(half);
    // A few of their penalties are retaliations.
    expect((second?.home ?? 0) / (first?.home ?? 1)).toBeLessThan(half);
  });
});

describe('a game that matters', () => {
  it('has fewer fights', () => {
    const fights = (importance: number) =>
      shareOfMoments(gameInPlay({ importance, clock: 300 }), 20_000, (game) => {
        game.heat = 8;
        considerFight(game);
        return game.box.length > 0;
      });
    expect(fights(1) / fights(0)).toBeLessThan(1 - FIGHT.calmWhenItMatters / 2);
    expect(fights(1)).toBeGreaterThan(0);
  });

  it('has harder hits', () => {
    const hits = (importance: number) => {
      let count = 0;
      for (let seed = 0; seed < 30; seed++) {
        const { home, away } = simulateMatch(matchInput({ seed, importance })).result.box;
        count += home.team.hits + away.team.hits;
      }
      return count;
    };
    expect(hits(1) / hits(0.3)).toBeGreaterThan(1 + STAKES.hits / 2);
  });
});
