import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeUnit, type Players, promiseOf, unitOf } from '#domains/lineups/rules/judge.ts';
import { placeNamed, putPlayer } from '#domains/lineups/rules/moves.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { chemistryOf, type Partnership } from '#engine/lineup/chemistry.ts';
import { DRESSED_PLACES, UNIT_PLACES } from '#engine/lineup/places.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { expectedStrength } from '#engine/lineup/strength.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import { playerOf, rosterOf, twentyPlayers } from '../../../../tests/factories/roster.ts';

const byId = (list: readonly RosterPlayer[]): Players => new Map(list.map((player) => [player.id, player]));
const list = rosterOf('PRO', 5);
const players = byId(list);
const lineup = autoFill(list);
const partnerships: Partnership[] = list
  .flatMap(({ id: one }) => list.map(({ id: other }): Partnership => [one, other, (one * other) % 40]))
  .filter(([one, other]) => one < other);
const bench = { players, partnerships, level: 'PRO' as const };
const strangers = (list: readonly RosterPlayer[]) => ({ players: byId(list), partnerships: [] });
const places = [...DRESSED_PLACES, ...UNIT_PLACES];
const anyMove = fc.record({
  playerId: fc.constantFrom(...players.keys()),
  place: fc.constantFrom(...places.map(({ name }) => name)),
});

describe('the preview of a lineup move', () => {
  it('shows the unit, the team and the spot after it, whatever the move', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 1, maxLength: 6 }), (moves) => {
        let board = lineup;
        for (const move of moves) {
          const promised = promiseOf(board, move, bench);
          const unit = unitOf(placeNamed(move.place) ?? DRESSED_PLACES[0]!);
          expect(promised?.unit?.before ?? null).toEqual(judgeUnit(unit, board, bench));
          const isDressed = DRESSED_PLACES.some(({ name }) => name === move.place);
          const expected = () => (isDressed ? expectedStrength(board, players) : undefined);
          expect(promised?.team?.before).toBe(expected());
          board = putPlayer(board, move.playerId, move.place);
          expect(promised?.unit?.after ?? null).toEqual(judgeUnit(unit, board, bench));
          expect(promised?.team?.after).toBe(expected());
          const fault = validateLineup(board, list).find(({ place }) => place === move.place);
          expect(promised?.fault).toBe(fault?.code ?? null);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is empty when the player is there already', () => {
    const promised = promiseOf(lineup, { playerId: lineup.forwards[0].C ?? 0, place: 'forwards.0.C' }, bench);
    expect(promised?.unit?.after).toEqual(promised?.unit?.before);
    expect(promised?.team?.after).toBe(promised?.team?.before);
  });

  it('warns of an unfamiliar position and the wrong hand, with the cost of each', () => {
    const left = byId([...twentyPlayers(), playerOf(21, 'LD', { hand: 'L' })]);
    const board = autoFill(twentyPlayers());
    const promise = (place: string) =>
      promiseOf(board, { playerId: 21, place }, { players: left, partnerships: [], level: 'PRO' });
    expect(promise('defense.0.LD')?.misfit).toEqual({ position: 0, hand: 0 });
    const right = promise('defense.0.RD');
    expect(right?.misfit.position).toBeGreaterThan(0);
    expect(right?.misfit.hand).toBeGreaterThan(0);
    expect(promise('forwards.0.LW')?.misfit.position).toBeGreaterThan(right?.misfit.position ?? 99);
    expect(promise('powerPlay.0.RD')?.misfit).toEqual({ position: 0, hand: 0 });
  });

  it('says why a spot would not take him', () => {
    const hurt = byId(list.map((player) => ({ ...player, isInjured: player.id === lineup.forwards[0].C })));
    const move = { playerId: lineup.forwards[0].C ?? 0, place: 'forwards.1.C' };
    expect(promiseOf(lineup, move, { ...bench, players: hurt })?.fault).toBe('injured');
    const goalie = { playerId: lineup.goalies.BG ?? 0, place: 'forwards.1.C' };
    expect(promiseOf(lineup, goalie, bench)?.fault).toBe('goalie-as-skater');
  });

  it('is not given for unknown players and spots', () => {
    expect(promiseOf(lineup, { playerId: 999_999, place: 'forwards.0.C' }, bench)).toBeUndefined();
    expect(promiseOf(lineup, { playerId: list[0]?.id ?? 0, place: 'forwards.9.C' }, bench)).toBeUndefined();
  });
});

describe('a unit', () => {
  it('is as strong as the players in it, an empty spot counting as zero', () => {
    const sixties = twentyPlayers();
    const board = autoFill(sixties);
    expect(judgeUnit('forwards.0', board, strangers(sixties))).toMatchObject({
      strength: expect.closeTo(60, 6),
      misfit: 0,
    });
    const holed = { ...board, forwards: board.forwards.map((line) => ({ ...line, C: null })) as typeof board.forwards };
    expect(judgeUnit('forwards.0', holed, strangers(sixties))?.strength).toBeCloseTo(40, 6);
  });

  it('of goalies counts mostly the starter', () => {
    const [starter, backup] = [playerOf(19, 'G', { skill: 80 }), playerOf(20, 'G', { skill: 60 })];
    const team = [...twentyPlayers().slice(0, 18), starter, backup];
    expect(judgeUnit('goalies', autoFill(team), strangers(team))?.strength).toBeCloseTo(77, 6);
  });

  it('of letters has no strength', () => {
    expect(judgeUnit('letters', lineup, bench)).toBeNull();
    expect(judgeUnit('nobody', lineup, bench)).toBeNull();
  });

  it('of old partners has chemistry, by the engine’s own rule, and loses it with a new player', () => {
    const { LW, C, RW } = lineup.forwards[0];
    const line = [LW, C, RW].filter((player) => player !== null).sort((one, other) => one - other);
    const [one = 0, two = 0, three = 0] = line;
    const known: Partnership[] = [
      [one, two, 50],
      [one, three, 50],
      [two, three, 50],
    ];
    const old = judgeUnit('forwards.0', lineup, { players, partnerships: known })?.chemistry;
    expect(old).toEqual({ points: chemistryOf(line, known), games: 50, level: 'oldPartners' });
    expect(judgeUnit('forwards.0', lineup, { players, partnerships: [] })?.chemistry).toMatchObject({
      games: 0,
      level: 'strangers',
    });
    const move = { playerId: lineup.forwards[3].C ?? 0, place: 'forwards.0.C' };
    const after = promiseOf(lineup, move, { players, partnerships: known, level: 'PRO' })?.unit?.after.chemistry;
    expect(after?.points).toBeLessThan(old?.points ?? 0);
    expect(after?.games).toBeCloseTo(50 / 3);
  });

  it('has no chemistry without partners, in goal or on special teams', () => {
    const alone = {
      ...lineup,
      defense: lineup.defense.map((pair) => ({ ...pair, RD: null })) as typeof lineup.defense,
    };
    expect(judgeUnit('defense.0', alone, bench)?.chemistry).toBeNull();
    expect(judgeUnit('goalies', lineup, bench)?.chemistry).toBeNull();
    expect(judgeUnit('powerPlay.0', lineup, bench)?.chemistry).toBeNull();
  });
});
