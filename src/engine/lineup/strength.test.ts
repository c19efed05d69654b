import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import type { Place } from '#engine/lineup/lineup.ts';
import { copyLineup, DRESSED_PLACES } from '#engine/lineup/places.ts';
import {
  conditionOf,
  expectedStrength,
  positionCost,
  roleValue,
  strengthAt,
  strengthTonight,
  teamOverall,
  teamRatings,
  unitStrength,
} from '#engine/lineup/strength.ts';
import { SKILL } from '#engine/match/constants/players.ts';
import { prepareTeams } from '#engine/match/prepare.ts';
import { overallOf } from '#engine/player/overall.ts';
import { POSITIONS } from '#engine/player/skills.ts';
import { matchInput } from '../../../tests/factories/match.ts';
import { playerOf, rosterOf, twentyPlayers } from '../../../tests/factories/roster.ts';

const byId = <P extends { id: number }>(players: readonly P[]) => new Map(players.map((player) => [player.id, player]));

describe('a player’s strength in a spot', () => {
  it('is his overall at his own position on his own side', () => {
    const player = rosterOf('PRO', 1).find((one) => one.positions[0] === 'C');
    expect(player && Math.round(strengthAt(player, 'C'))).toBe(player && overallOf('C', player.skills));
  });

  it('falls with unfamiliarity', () => {
    const wing = playerOf(1, 'LW');
    const [own, other, center, defense, goal] = (['LW', 'RW', 'C', 'LD', 'G'] as const).map((at) =>
      strengthAt(wing, at),
    );
    expect([own, other, center, defense, goal]).toEqual(
      [own, other, center, defense, goal].toSorted((a, b) => (b ?? 0) - (a ?? 0)),
    );
    expect(goal).toBeLessThan(10);
  });

  it('is full at a second position he knows', () => {
    expect(positionCost(playerOf(1, 'LW', { positions: ['LW', 'C'] }), 'C')).toBe(0);
    expect(positionCost(playerOf(1, 'LW'), 'C')).toBeGreaterThan(0);
  });

  it('falls at an unfamiliar position and on his off side, as in the match engine', () => {
    const input = matchInput();
    const { forwards, defense } = input.home.lineup;
    const swaps: [from: Place, to: Place][] = [
      [forwards[0].LW, forwards[0].RW],
      [forwards[0].LW, forwards[0].C],
      [forwards[0].C, forwards[0].RW],
      [defense[0].LD, defense[0].RD],
      [forwards[3].C, defense[2].LD],
    ];
    for (const [one, other] of swaps) {
      const lineup = copyLineup(input.home.lineup);
      for (const at of DRESSED_PLACES) {
        const standing = at.read(lineup);
        if (standing === one || standing === other) at.write(lineup, standing === one ? other : one);
      }
      const changed = { ...input, home: { ...input.home, lineup } };
      const index = input.home.players.findIndex(({ id }) => id === one);
      const pass = (game: typeof input) => prepareTeams(game, [null, null]).ratings.pass[index] ?? Number.NaN;
      const player = input.home.players[index] ?? expect.unreachable('he dresses');
      const costIn = (board: typeof lineup) =>
        positionCost(player, DRESSED_PLACES.find((at) => at.read(board) === one)?.position ?? 'G');
      const lost = (pass(input) - pass(changed)) * SKILL.scale;
      expect(costIn(lineup) - costIn(input.home.lineup)).toBeCloseTo(lost, 6);
    }
  });

  it('suffers more from the off side on defense than on the wing', () => {
    const defenseman = positionCost(playerOf(1, 'LD', { hand: 'R' }), 'LD');
    expect(defenseman).toBeGreaterThan(positionCost(playerOf(2, 'LW', { hand: 'R' }), 'LW'));
    expect(positionCost(playerOf(3, 'LD', { hand: 'L' }), 'LD')).toBe(0);
  });

  it('moves with form, morale and fatigue, except at their usual values', () => {
    expect(conditionOf({ form: 50, morale: 50, energy: 100 })).toBe(0);
    expect(strengthTonight(playerOf(1, 'C', { form: 80 }), 'C')).toBeGreaterThan(strengthAt(playerOf(1, 'C'), 'C'));
    expect(strengthTonight(playerOf(1, 'C', { energy: 40 }), 'C')).toBeLessThan(strengthAt(playerOf(1, 'C'), 'C'));
  });

  it('stays between 0 and 99 for any player in any spot', () => {
    const extremes = fc.record({
      own: fc.constantFrom(...POSITIONS),
      at: fc.constantFrom(...POSITIONS),
      skill: fc.integer({ min: 0, max: 99 }),
      form: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(extremes, ({ own, at, skill, form }) => {
        const strength = strengthTonight(playerOf(1, own, { skill, form }), at);
        expect(strength).toBeGreaterThanOrEqual(0);
        expect(strength).toBeLessThanOrEqual(99);
      }),
    );
  });
});

describe('the strength of units and teams', () => {
  it('is the mean of a line’s spots, an empty one counting as zero', () => {
    const players = byId(twentyPlayers());
    expect(unitStrength({ LW: 1, C: 2, RW: 3 }, players)).toBeCloseTo(60);
    expect(unitStrength({ LW: 1, C: null, RW: 3 }, players)).toBeCloseTo(40);
  });

  it('is sixty in everything for a team of sixties', () => {
    const players = twentyPlayers();
    expect(teamRatings(autoFill(players), byId(players), 60)).toEqual({
      offense: 60,
      defense: 60,
      physical: 60,
      goaltending: 60,
      coaching: 60,
    });
  });

  it('rises with a better goalie in goaltending alone', () => {
    const players = twentyPlayers().map((player) =>
      player.id === 19 ? { ...player, skills: player.skills.map(() => 90) } : player,
    );
    const ratings = teamRatings(autoFill(players), byId(players), 60);
    expect(ratings.goaltending).toBeGreaterThan(80);
    expect(ratings.offense).toBe(60);
  });

  it('averages the five ratings, rounded', () => {
    expect(teamOverall({ offense: 70, defense: 71, physical: 72, goaltending: 73, coaching: 71 })).toBe(71);
  });

  it('for an expected result is the mean of the six on the ice, weighted by ice time', () => {
    const players = twentyPlayers();
    const lineup = autoFill(players);
    const better = (id: number | null) =>
      expectedStrength(
        lineup,
        byId(players.map((player) => (player.id === id ? { ...player, skills: player.skills.map(() => 90) } : player))),
      );
    expect(expectedStrength(lineup, byId(players))).toBeCloseTo(60);
    expect(better(lineup.goalies.SG)).toBeCloseTo(65);
    expect(better(lineup.goalies.BG)).toBeCloseTo(60);
    expect(better(lineup.forwards[0].C)).toBeGreaterThan(better(lineup.forwards[3].C));
  });

  it('is lower for tired players', () => {
    const players = twentyPlayers();
    const tired = byId(players.map((player) => ({ ...player, energy: 50 })));
    expect(expectedStrength(autoFill(players), tired)).toBeCloseTo(55);
  });

  it('counts a special skill in its role only', () => {
    const killer = playerOf(1, 'C', { specialSkills: ['penalty-killer'] });
    expect(roleValue(killer, 'penaltyKill')).toBeGreaterThan(roleValue(playerOf(2, 'C'), 'penaltyKill'));
    expect(roleValue(killer, 'powerPlay')).toBe(roleValue(playerOf(2, 'C'), 'powerPlay'));
    expect(roleValue(playerOf(3, 'G'), 'shootout')).toBe(0);
  });
});
