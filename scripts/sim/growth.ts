/** `sim -- growth`: the effect of training, by age and factor, and a good manager's gain over the assistant. */
import { coachesChoice } from '#domains/player/rules/coaches-choice.ts';
import { skillValues } from '#domains/player/rules/skill-values.ts';
import { mostHelpful } from '#domains/training/rules/choice.ts';
import { type TrainingPlan, trainingDay } from '#domains/training/rules/pace.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { GOALS_PER_POINT } from '#engine/market/worth-constants.ts';
import { generatePlayer } from '#engine/player/generate.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { type Growing, growDays } from '#engine/player/growth.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { isDefense, isGoalie, LEVELS, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

const AGES = [18, 20, 22, 24, 26, 28, 31, 34] as const;
const POSITIONS: readonly Position[] = ['C', 'RW', 'LD', 'G'];
/** Days between two reviews of each player's training. */
const STEP = 7;
const SEASONS = 3;
/** Points of the table per goal of difference over a season with three points per game. */
const POINTS_PER_GOAL = 0.42;
/** Points of an average team after 82 games. */
const ORDINARY_POINTS = 123;

interface Way {
  /** null: no player trains anything in particular. */
  chooses: 'assistant' | 'most-helpful' | null;
  plan?: Partial<TrainingPlan>;
  facility?: number;
  /** Minutes per game; a goalie's are three times as many. */
  minutes?: number;
  morale?: number;
}

const WAYS: Record<string, Way> = {
  assistant: { chooses: 'assistant' },
  'best skill': { chooses: 'most-helpful', plan: {} },
  'and light': { chooses: 'most-helpful', plan: { intensity: 'light' } },
  'and hard': { chooses: 'most-helpful', plan: { intensity: 'hard' } },
  'and center 10': { chooses: 'most-helpful', plan: {}, facility: 10 },
  'and plays': { chooses: 'most-helpful', plan: {}, minutes: 15 },
  'and sits': { chooses: 'most-helpful', plan: {}, minutes: 0 },
  'and happy': { chooses: 'most-helpful', plan: {}, morale: 80 },
  'all good': { chooses: 'most-helpful', plan: { intensity: 'hard' }, facility: 10, minutes: 15, morale: 70 },
};

interface Trained extends Growing {
  positions: Position[];
  skills: number[];
}

export interface Growth {
  players: number;
  seed: number;
  ways: string[];
  /** Points of overall that a season brings without training, and beyond that with each way. */
  byAge: { age: number; without: number; beyond: number[] }[];
  /** The edge of a team whose manager trains well over the assistant's after three seasons. */
  edge: { overall: number; goals: number; pointsShare: number };
}

export function measureGrowth({ players, seed }: { players: number; seed: number }): Growth {
  const byAge = AGES.map((age) => {
    const gainOf = (way: Way) => meanGain({ players, seed, age, way });
    const without = gainOf({ chooses: null });
    return { age, without, beyond: Object.values(WAYS).map((way) => gainOf(way) - without) };
  });
  return { players, seed, ways: Object.keys(WAYS), byAge, edge: edgeOf({ players, seed }) };
}

/** Returns the mean gain, with the same players and the same luck for each way. */
function meanGain({ players, seed, age, way }: { players: number; seed: number; age: number; way: Way }): number {
  let sum = 0;
  for (let index = 0; index < players; index++) {
    const position = POSITIONS[index % POSITIONS.length] ?? 'C';
    const overall = Math.min(72, 55 + (age - 18) * 2.5);
    const body = generatePlayer({ position, age, overall, level: 'PRO' }, new Random(`${seed}/${age}/${index}`));
    const player = { ...body, declining: 0 };
    const after = trainSeason(player, { age, way, key: `${seed}/${age}/${index}` });
    sum += exactOverall(position, after.skills) - exactOverall(position, player.skills);
  }
  return sum / players;
}

function trainSeason(player: Trained, { age, way, key }: { age: number; way: Way; key: string }): Trained {
  const choice = new Random(`${key}/choice`);
  const luck = new Random(`${key}/luck/${age}`);
  const position = player.positions[0] ?? 'C';
  const seasonLong = way.chooses === 'assistant' ? coachesChoice({ ...player, positions: [position] }, choice) : null;
  let grown = player;
  for (let day = 0; day < DAYS_PER_SEASON; day += STEP) {
    const values = skillValues(grown);
    const trainingOn = way.chooses === 'most-helpful' ? mostHelpful(position, values) : seasonLong;
    grown = { ...grown, ...growDays(grown, { age, days: STEP, trainingOn, pace: paceOf(grown, way), random: luck }) };
  }
  return grown;
}

function paceOf(player: Trained, { plan, facility = 3, minutes, morale = 50 }: Way): number {
  if (!plan) return 1;
  const played = minutes === undefined ? null : minutes * (isGoalie(player.positions[0] ?? 'C') ? 3 : 1);
  const { pace } = trainingDay(
    { ...player, energy: 90, morale, isInjured: false },
    {
      plan: { skill: null, intensity: 'normal', restBelow: 0, ...plan },
      facility,
      iceTime: played === null ? null : { games: 1, minutes: played },
    },
  );
  return pace / 100;
}

/** A player after three seasons, with the assistant and with a good manager. */
interface Lived {
  kind: keyof typeof PLACES;
  assistant: number;
  managed: number;
}
/** Players of each kind in a line or pair. */
const PLACES = { C: 1, W: 2, D: 2, G: 1 } as const;
/** No player continues beyond this age. */
const LAST_AGE = 36;

/**
 * Returns the edge after three seasons of whole clubs of a first league, farm and juniors included: the most helpful skill, hard
 * work for the young, an upgraded training center. Then the best dress.
 */
function edgeOf({ players, seed }: { players: number; seed: number }): Growth['edge'] {
  const clubs = Math.max(4, Math.round(players / 10));
  let [overall, goals] = [0, 0];
  for (let club = 0; club < clubs; club++) {
    const lived = LEVELS.flatMap((level) =>
      generateRoster({ level, tier: 1, quality: 0 }, new Random(`${seed}/${club}/${level}`))
        .filter(({ age }) => age + SEASONS <= LAST_AGE)
        .map(({ age, ...body }, place) => livedBy({ ...body, declining: 0 }, age, `${seed}/${club}/${level}/${place}`)),
    );
    const edges = edgesByPlace(lived);
    overall += edges.reduce((sum, { edge }) => sum + edge, 0) / edges.length / clubs;
    goals += edges.reduce((sum, { edge, worth }) => sum + edge * worth, 0) / clubs;
  }
  return { overall, goals, pointsShare: (goals * POINTS_PER_GOAL) / ORDINARY_POINTS };
}

function livedBy(player: Trained, age: number, key: string): Lived {
  const position = player.positions[0] ?? 'C';
  const live = (wayIn: (season: number) => Way) => {
    let grown = player;
    for (let season = 0; season < SEASONS; season++)
      grown = trainSeason(grown, { age: age + season, way: wayIn(season), key });
    return exactOverall(position, grown.skills);
  };
  const assistant = live(() => ({ chooses: 'assistant' }));
  const managed = live((season) => ({
    chooses: 'most-helpful',
    plan: { intensity: age + season < 24 ? 'hard' : 'normal' },
    facility: 4 + season,
    minutes: 15,
    morale: 55,
  }));
  const isForward = !isGoalie(position) && !isDefense(position);
  const kind = isGoalie(position) ? 'G' : isForward ? (position === 'C' ? 'C' : 'W') : 'D';
  return { kind, assistant, managed };
}

/**
 * Returns the gain of each place in the lineup, and the goals that a point there is worth: either way the best of each kind play.
 */
function edgesByPlace(lived: readonly Lived[]): { edge: number; worth: number }[] {
  return (['C', 'W', 'D', 'G'] as const).flatMap((kind) => {
    const own = lived.filter((one) => one.kind === kind);
    const best = (way: 'assistant' | 'managed') => own.map((one) => one[way]).sort((one, other) => other - one);
    const [assistant, managed] = [best('assistant'), best('managed')];
    const worths = GOALS_PER_POINT[kind].flatMap((worth) => Array<number>(PLACES[kind]).fill(worth));
    return worths.map((worth, place) => ({ worth, edge: (managed[place] ?? 0) - (assistant[place] ?? 0) }));
  });
}

export function growthText({ players, seed, ways, byAge, edge }: Growth): string {
  const cell = (text: string) => text.padStart(14);
  const points = (value: number) => cell(`${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`);
  return [
    `points of overall in a season (${players} players of each age, seed ${seed}): without training, and beyond that`,
    ['age', cell('without'), ...ways.map(cell)].join(''),
    ...byAge.map(({ age, without, beyond }) =>
      [String(age).padEnd(3), points(without), ...beyond.map(points)].join(''),
    ),
    '',
    `a club trained well against the assistant's, after ${SEASONS} seasons: ${edge.overall.toFixed(2)} points of overall a place,`,
    `${edge.goals.toFixed(1)} goals in 82 games, ${(edge.pointsShare * 100).toFixed(1)} % of a season's points (wanted 2 to 5 %)`,
  ].join('\n');
}
