/** A random search over every call that changes something. */
import { declaredCalls } from '#app/http/calls.ts';
import type { PlayerId } from '#engine/ids.ts';
import { Random } from '#engine/random.ts';
import { callInputs, type Schema } from '../call-inputs.ts';
import type { Stage } from './account-stage.ts';
import { OTHER, OWN, SETTLES, type Trick, type Trier } from './account-tricks.ts';

/** Calls that end a bot's own session or tenure, which have their own bots, or that only an admin may make. */
const LEFT_OUT = /^(auth|account|passkeys|admin)\.|^club\.leave$/;
/** Ids of offers, talks and other things made in one evening are small. */
const MAX_ID = 40;
/** The last days of a season and the first of the next. */
const SUMMER_DAYS = 12;

/** The bot that sends any call. */
export const EVERY_CALL: Trick = {
  ...{ scene: 'faceoff', settles: SETTLES },
  play: (stage, trier, { seed, calls, days }) =>
    tryEverything(stage, trier, { random: new Random(`every call ${seed}`), calls, days }),
};

/** The same bot at the time when clubs sign, buy out and bid, into the next season. */
export const EVERY_SUMMER_CALL: Trick = {
  ...{ scene: 'summer', settles: SETTLES },
  play: (stage, trier, { seed, calls, days }) =>
    tryEverything(stage, trier, {
      random: new Random(`summer call ${seed}`),
      calls,
      days: Math.min(days, SUMMER_DAYS),
    }),
};

/** Sends calls that change something, with inputs that fit their schemas. */
async function tryEverything(
  stage: Stage,
  trier: Trier,
  { random, calls, days }: { random: Random; calls: number; days: number },
): Promise<void> {
  const inputs = callInputs();
  const writes = declaredCalls().filter(({ name, method }) => method !== 'GET' && !LEFT_OUT.test(name));
  const [own, other, free] = [await stage.bestOf(OWN), await stage.bestOf(OTHER), await stage.freeAgents(30)];
  const ownTeam = stage.teamOf.get(OWN) ?? 0;
  const drawing = {
    random,
    people: [...own, ...own, ...other, ...free],
    teamIds: [...Array<number>(20).fill(ownTeam), ...stage.teamOf.values()],
    clubIds: [...stage.teamOf.keys()],
  };
  for (let day = 0; day < days; day++) {
    for (let index = 0; index < calls / days; index++) {
      const { name, path } = random.pick(writes);
      const schema = inputs.get(name);
      const input = schema ? drawn(schema, { ...drawing, path }, 'input') : {};
      await trier.send(stage.own, name, input as Record<string, unknown>);
    }
    await trier.nextDay();
  }
}

interface Drawing {
  random: Random;
  people: readonly PlayerId[];
  teamIds: readonly number[];
  clubIds: readonly number[];
  path: string;
}

/** Returns a random value that the schema accepts, with ids of existing players, teams and clubs. */
function drawn(schema: Schema, drawing: Drawing, name: string): unknown {
  const { random } = drawing;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return drawn(random.pick(either), drawing, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || random.chance(0.5))
          .map(([key, inner]) => [key, drawn(inner, drawing, key)]),
      );
    case 'array':
      return Array.from({ length: random.int(schema.minItems ?? 0, 3) }, () =>
        drawn(schema.items ?? {}, drawing, name),
      );
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'integer':
    case 'number':
      return drawnNumber(schema, drawing, name);
    default:
      return 'Let us talk about it.';
  }
}

function drawnNumber(schema: Schema, { random, people, teamIds, clubIds, path }: Drawing, name: string): number {
  if (/player/i.test(name) || (name === 'id' && path.startsWith('/players/'))) return random.pick(people);
  if (/team/i.test(name) || (name === 'id' && path.startsWith('/teams/'))) return random.pick(teamIds);
  if (/club/i.test(name) || (name === 'id' && path.startsWith('/clubs/'))) return random.pick(clubIds);
  if (/salar|amount|budget|bonus|price|pay/i.test(name)) return Math.round(10 ** (3 + 4.5 * random.next()));
  return random.int(Math.max(0, schema.minimum ?? 1), Math.max(MAX_ID, schema.minimum ?? 1));
}
