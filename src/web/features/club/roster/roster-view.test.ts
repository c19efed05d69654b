import { describe, expect, it } from 'vitest';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { comparedPlayers, filterRoster } from './roster-view.ts';

function player(id: number, position: RosterPlayerView['position'], lastname = `Number ${id}`): RosterPlayerView {
  return {
    id,
    position,
    positions: [position],
    firstname: 'Test',
    lastname,
    nationId: 1,
    jerseyNumber: id,
    teamId: 1,
    age: 25,
    ageClass: 3,
    hand: 'L',
    heightCm: 185,
    weightKg: 88,
    overall: 60,
    skills: [],
    specialSkills: [],
    xp: 0,
    form: 50,
    energy: 100,
    morale: 50,
    trainingOn: null,
    injury: null,
    suspension: null,
    contract: null,
    season: null,
  };
}

const roster = [player(1, 'LW'), player(2, 'RD', 'Åberg'), player(3, 'G'), player(4, 'C')];

describe('the roster filter', () => {
  it('separates forwards, defensemen and goalies', () => {
    expect(filterRoster(roster, 'forwards', '').map(({ id }) => id)).toEqual([1, 4]);
    expect(filterRoster(roster, 'goalies', '').map(({ id }) => id)).toEqual([3]);
  });

  it('finds a player by part of his name, in any case', () => {
    expect(filterRoster(roster, 'all', ' åbe').map(({ id }) => id)).toEqual([2]);
  });
});

describe('the player comparison', () => {
  it('takes up to three known players, each once, and ignores other address parts', () => {
    expect(comparedPlayers(roster, '4,4,x,99,1,2,3').map(({ id }) => id)).toEqual([4, 1, 2]);
    expect(comparedPlayers(roster, '')).toEqual([]);
  });
});
