import { expect, it } from 'vitest';
import { GOALIE_STRAIN } from '#domains/player/constants.ts';
import { chooseGoalies } from '#engine/lineup/auto-fill.ts';
import { knownSecret } from '#engine/secret.ts';
import { type PlayerLife, rested, rosterPlayerOf } from './life.ts';

const GAMES = 38;
/** About what the engine deducts for a goalie's legs per game. */
const LEGS = 6;

function goalie(id: number, skill: number): PlayerLife {
  return {
    id,
    teamId: 1,
    birthSeason: -24,
    positions: ['G'],
    hand: 'L',
    skills: Array<number>(8).fill(skill),
    ceilings: Array<number>(8).fill(90),
    progress: Array<number>(8).fill(0),
    declining: 0,
    peakAge: 28,
    growthRate: 100,
    specialSkills: [],
    xp: 5,
    xpProgress: 0,
    form: 50,
    energy: 100,
    morale: 50,
    trainingOn: null,
    trainingPace: 100,
    trainingRating: 50,
    matchRating: null,
    injuryPart: null,
    injurySeverity: null,
    injuredUntil: null,
  };
}

/** Returns the first goalie's starts in a season with a game every day. */
function startsOfTheFirst(isDecisive: boolean): number {
  const tandem = [goalie(1, 72), goalie(2, 64)];
  let starts = 0;
  for (let day = 1; day <= GAMES; day++) {
    const today = { season: 3, absoluteDay: 200 + day, secret: knownSecret(1) };
    const { SG } = chooseGoalies(
      tandem.map((life) => rosterPlayerOf(life, today)),
      { isDecisive },
    );
    if (SG === 1) starts++;
    for (const life of tandem) {
      if (life.id === SG) life.energy -= LEGS + GOALIE_STRAIN;
      Object.assign(life, rested(life, today.absoluteDay + 1));
    }
  }
  return starts;
}

it('the starting goalie plays about two of three games a season', () => {
  const share = startsOfTheFirst(false) / GAMES;
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(0.78);
});

it('the starting goalie plays when it counts', () => {
  expect(startsOfTheFirst(true)).toBe(GAMES);
});
