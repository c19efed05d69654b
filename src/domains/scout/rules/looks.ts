/**
 * Looks: a scout's estimate of an amateur after an evening. He errs in two ways of his own: in the same way about the
 * same prospect all season, and differently each night. Both errors are drawn from the world's secret by scout, prospect,
 * season and day, so that repeated requests reveal nothing; and the error common to all scouts is in every look, so that
 * no number of scouts and nights leads to the truth.
 */
import { PRESENT_ERROR_SHARE } from '#domains/draft/constants.ts';
import { type Amateur, sharedView } from '#domains/draft/rules/scouting.ts';
import { LOOKS } from '#domains/scout/constants.ts';
import { eyeFor } from '#domains/scout/rules/calls.ts';
import { skillOf } from '#domains/scout/rules/careers.ts';
import type { PersonId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

export interface Looker {
  personId: PersonId;
  /** In the order of SCOUT_SKILLS. */
  skills: readonly number[];
}

export interface Evening {
  secret: Secret;
  season: number;
  /** Absolute. */
  day: number;
  /** Factor on this night's error: higher far from the hockey he knows, lower when he watches a single prospect. */
  care: number;
}

/** A scout's looks at a prospect combined. */
export interface Seen {
  looks: number;
  present: number;
  potential: number;
  error: number;
  strengths: number[];
  weakness: number;
}

/** Returns standard deviations in points: his error all season, and in one night of average care. */
export function errorsOf(eye: number): { lasting: number; nightly: number } {
  const of = ({ worst, perPoint }: { worst: number; perPoint: number }) => worst - perPoint * eye;
  return { lasting: of(LOOKS.lasting), nightly: of(LOOKS.nightly) };
}

/** Returns how many prospects he sees in a night. */
export function looksANight(skills: readonly number[]): number {
  return LOOKS.least + Math.floor(skillOf(skills, 'speed') / LOOKS.perStep);
}

/** Adds one look to those before it. @param before null: the first */
export function lookAgain(before: Seen | null, boy: Amateur, looker: Looker, evening: Evening): Seen {
  const { secret, season, day, care } = evening;
  const { lasting, nightly } = errorsOf(eyeFor(boy.position, looker.skills));
  const truth = sharedView(boy, secret);
  const about = `${looker.personId}/${boy.id}/${season}`;
  const always = secretRandom(secret, `eye/${about}`);
  const tonight = secretRandom(secret, `look/${about}/${day}`);
  const error = () => always.normal() * lasting + tonight.normal() * nightly * care;
  const potential = truth.potential + error();
  const present = truth.present + PRESENT_ERROR_SHARE * error();
  const looks = (before?.looks ?? 0) + 1;
  const mean = (old: number, fresh: number) => old + (fresh - old) / looks;
  // Care varies by night: the variance of the mean is that of the previous mean plus this night's share.
  const past = before ? (before.error ** 2 - lasting ** 2) * (before.looks / looks) ** 2 : 0;
  return {
    looks,
    potential: mean(before?.potential ?? potential, potential),
    present: mean(before?.present ?? present, present),
    error: Math.sqrt(lasting ** 2 + Math.max(0, past) + ((nightly * care) / looks) ** 2),
    ...outstanding(boy, looker, `skills/${about}`, secret),
  };
}

/** Returns a prospect's most outstanding skills and his poorest: relative to each other, with errors that last all season. */
function outstanding({ skills, position }: Amateur, looker: Looker, label: string, secret: Secret) {
  const spread = LOOKS.skills.worst - LOOKS.skills.perPoint * eyeFor(position, looker.skills);
  const random = secretRandom(secret, label);
  const order = skills
    .map((skill, index) => ({ index, seen: skill + random.normal() * spread }))
    .sort((one, other) => other.seen - one.seen || one.index - other.index)
    .map(({ index }) => index);
  return { strengths: order.slice(0, 2), weakness: order.at(-1) ?? 0 };
}

export interface Candidate {
  id: number;
  /** In the central ranking, 1 is the best. */
  rank: number;
  /** Looks by this scout so far. */
  looks: number;
}

/** Returns the prospects that a scout watches tonight, out of those on his assignment. */
export function itinerary(candidates: readonly Candidate[], count: number): number[] {
  const urgency = ({ rank, looks }: Candidate) => rank + looks * LOOKS.places;
  return candidates
    .toSorted((one, other) => urgency(one) - urgency(other) || one.id - other.id)
    .slice(0, count)
    .map(({ id }) => id);
}
