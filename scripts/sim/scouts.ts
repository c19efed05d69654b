/** `sim -- scouts`: how right scouts are, by their skill: their calls, their reports by viewings, and who of two prospects is the better one. */
import { PRESENT_ERROR_SHARE } from '#domains/draft/constants.ts';
import { type Amateur, bandsOf, ORDINARY_EYES, scout, sharedView } from '#domains/draft/rules/scouting.ts';
import { EYES, SCOUT_SKILLS } from '#domains/scout/constants.ts';
import { isRightCall } from '#domains/scout/rules/calls.ts';
import { lookAgain, type Seen } from '#domains/scout/rules/looks.ts';
import { evenGeneration } from '#domains/youth/rules/generation.ts';
import { amateurPositions, drawAmateur } from '#domains/youth/rules/newcomers.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { Random } from '#engine/random.ts';
import { knownSecret, type Secret } from '#engine/secret.ts';

const SKILLS = [30, 50, 70, 90, 99] as const;
const VIEWINGS = [1, 5, 15] as const;
const CLUBS = 20;
/** Two whom the central ranking has this near to each other are worth asking a scout about. */
const NEAR = 3;
/** Points that a boy is expected to gain at least, so that no ordinary error takes him for one who has arrived. */
const MORE_TO_COME = 15;
/** What texts promise, or would have to: see `CALLS` and `EYES` of scouts. */
const WANTED = { margin: [0.04, 0.09], best: 0.75, band: [0.6, 0.76] } as const;

export interface ScoutsWorth {
  seasons: number;
  seed: number;
  rows: {
    skill: number;
    /** Share of calls on prospects that are right. */
    calls: number;
    /** Points that he errs of his own, by viewings, and of pairs of prospects the share that he puts right. */
    own: number[];
    pairs: number[];
    /** Share of his bands that the truth lies in, after the most viewings. */
    inBand: number;
  }[];
  /** Pairs that the central ranking alone puts right, and three scouts of 90 together. */
  central: number;
  three: number;
  /** How much less the best eyes err than ordinary ones, as texts promise and as it is. */
  eyes: { promised: number; measured: number };
  checks: { name: string; value: number; holds: boolean }[];
}

type Prospect = Amateur & { truth: number; central: number };

export function measureScouts({ seasons, seed }: { seasons: number; seed: number }): ScoutsWorth {
  const classes = Array.from({ length: seasons }, (_, year) => {
    const secret = knownSecret(`scouts/${seed}/${year}`);
    return { secret, season: year + 1, prospects: prospectsOf(`${seed}/${year}`, secret, year + 1) };
  });
  const most = VIEWINGS.at(-1) ?? 1;
  const rows = SKILLS.map((skill) => ({
    skill,
    calls: share(
      classes.flatMap(({ prospects }, year) => {
        const random = new Random(`calls/${seed}/${year}/${skill}`);
        return prospects.map(({ truth, central }) => isRightCall({ truth, central, eye: skill }, random));
      }),
    ),
    own: VIEWINGS.map((viewings) =>
      Math.sqrt(
        mean(
          classes.flatMap((each) =>
            each.prospects.map((boy) => (watch(boy, each, { skill, viewings }).potential - sharedOf(boy, each)) ** 2),
          ),
        ),
      ),
    ),
    pairs: VIEWINGS.map((viewings) => pairsRight(classes, (boy, each) => withReports(boy, each, skill, viewings, 1))),
    inBand: share(
      classes.flatMap((each) =>
        each.prospects.map((boy) => {
          const seen = watch(boy, each, { skill, viewings: most });
          const present = { mid: seen.present, error: seen.error * PRESENT_ERROR_SHARE };
          const { potential } = bandsOf({
            age: boy.age,
            present,
            potential: { mid: seen.potential, error: seen.error },
          });
          return boy.truth >= potential.low && boy.truth <= potential.high;
        }),
      ),
    ),
  }));
  const central = pairsRight(classes, (boy) => boy.central);
  const three = pairsRight(classes, (boy, each) => withReports(boy, each, 90, most, 3));
  const eyes = {
    promised: 1 - EYES.least / 100,
    measured: 1 - eyesError(classes, EYES.least / 100) / eyesError(classes, 1),
  };
  return { seasons, seed, rows, central, three, eyes, checks: checksOf({ rows, three, eyes }) };
}

interface Class {
  secret: Secret;
  season: number;
  prospects: Prospect[];
}

function prospectsOf(key: string, secret: Secret, season: number): Prospect[] {
  const random = new Random(`scouts/${key}`);
  const positions = amateurPositions(CLUBS);
  const drawn = positions.map((position) => drawAmateur({ position, tier: 1 }, random));
  const talents = drawn.map(({ body }, index) => ({ ...body, position: positions[index] ?? 'C' }));
  const ceilings = evenGeneration(talents, { first: CLUBS, all: CLUBS }, random);
  return talents.map(({ position, skills }, index) => {
    const own = ceilings[index] ?? [];
    const reachable = skills.map((skill, place) => Math.max(own[place] ?? 0, skill));
    const boy = { id: season * 10_000 + index, position, age: drawn[index]?.age ?? 17, skills, ceilings: own };
    const { potential } = scout(boy, { secret, season, clubId: null, eyes: ORDINARY_EYES });
    return { ...boy, truth: exactOverall(position, reachable), central: potential.mid };
  });
}

function sharedOf(boy: Amateur, { secret }: Class): number {
  return sharedView(boy, secret).potential;
}

function watch(
  boy: Amateur,
  { secret, season }: Class,
  { skill, viewings, personId = 1 }: { skill: number; viewings: number; personId?: number },
): Seen {
  const looker = { personId, skills: Array<number>(SCOUT_SKILLS.length).fill(skill) };
  let seen = lookAgain(null, boy, looker, { secret, season, day: 1, care: 1 });
  for (let day = 2; day <= viewings; day++) seen = lookAgain(seen, boy, looker, { secret, season, day, care: 1 });
  return seen;
}

/** What a club takes him for with the central estimate and reports of scouts together. */
function withReports(boy: Prospect, each: Class, skill: number, viewings: number, scouts: number): number {
  const seen = Array.from({ length: scouts }, (_, index) => watch(boy, each, { skill, viewings, personId: index + 1 }));
  const sightings = seen.map((one, index) => {
    return { ...one, personId: index + 1, playerId: boy.id, clubId: null, lastDay: 0 };
  });
  const { secret, season } = each;
  return scout(boy, { secret, season, clubId: null, eyes: ORDINARY_EYES, sightings: () => sightings }).potential.mid;
}

/** Of two whom the central ranking has near each other: how often the one who is put first becomes the better one. */
function pairsRight(classes: readonly Class[], opinion: (boy: Prospect, each: Class) => number): number {
  const right = classes.flatMap((each) => {
    const said = each.prospects
      .toSorted((one, other) => other.central - one.central)
      .slice(0, CLUBS * 7)
      .map((boy) => ({ boy, mid: opinion(boy, each) }));
    return said.flatMap((one, index) => {
      const other = said[index + 1];
      if (!other || Math.abs(one.boy.central - other.boy.central) > NEAR) return [];
      return [one.mid > other.mid === one.boy.truth > other.boy.truth];
    });
  });
  return share(right);
}

/**
 * Points that a club errs of its own with these eyes. Of boys only of whom everybody expects more than what they are already: nobody is
 * thought to become less, so that the others are seen as they are, whoever looks.
 */
function eyesError(classes: readonly Class[], factor: number): number {
  const errors = classes.flatMap((each) =>
    each.prospects.flatMap((boy) => {
      const { secret, season } = each;
      const shared = sharedView(boy, secret);
      if (shared.potential - shared.present < MORE_TO_COME) return [];
      const { potential } = scout(boy, { secret, season, clubId: 1, eyes: () => factor });
      return [(potential.mid - shared.potential) ** 2];
    }),
  );
  return Math.sqrt(mean(errors));
}

function checksOf({ rows, three, eyes }: Pick<ScoutsWorth, 'rows' | 'three' | 'eyes'>): ScoutsWorth['checks'] {
  const of = (skill: number) => rows.find((row) => row.skill === skill);
  const margin = (of(90)?.calls ?? 0) - (of(50)?.calls ?? 0);
  const best = Math.max(...rows.map(({ calls }) => calls));
  const pairs = Math.max(three, ...rows.flatMap((row) => row.pairs));
  const bands = rows.map(({ inBand }) => inBand);
  const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  return [
    { name: 'calls: 90 more often right than 50', value: margin, holds: within(margin, WANTED.margin) },
    { name: 'calls: nobody an oracle', value: best, holds: best < WANTED.best },
    { name: 'pairs: nobody an oracle', value: pairs, holds: pairs < WANTED.best },
    {
      name: 'the truth in the widest of bands',
      value: Math.max(...bands),
      holds: bands.every((one) => within(one, WANTED.band)),
    },
    { name: 'best eyes err less', value: eyes.measured, holds: Math.abs(eyes.measured - eyes.promised) < 0.05 },
  ];
}

function share(held: readonly boolean[]): number {
  return mean(held.map(Number));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function scoutsText({ seasons, seed, rows, central, three, checks }: ScoutsWorth): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(10);
  const points = (value: number) => value.toFixed(1).padStart(10);
  const head = (text: string) => text.padStart(10);
  return [
    `${seasons} classes of ${CLUBS} clubs, seed ${seed}: calls that are right; what a scout errs of his own, in points, and pairs of`,
    `prospects near each other that he and the central ranking put right, by viewings; truths within his bands`,
    [
      'skill',
      head('calls'),
      ...VIEWINGS.map((n) => head(`err ${n}`)),
      ...VIEWINGS.map((n) => head(`pairs ${n}`)),
      head('in band'),
    ].join(''),
    ...rows.map(({ skill, calls, own, pairs, inBand }) =>
      [String(skill).padEnd(5), percent(calls), ...own.map(points), ...pairs.map(percent), percent(inBand)].join(''),
    ),
    '',
    `pairs by the central ranking alone${percent(central)}, with three scouts of 90${percent(three)}`,
    ...checks.map(
      ({ name, value, holds }) => `${name.padEnd(38)}${percent(value)}  ${holds ? 'holds' : 'DOES NOT HOLD'}`,
    ),
  ].join('\n');
}
