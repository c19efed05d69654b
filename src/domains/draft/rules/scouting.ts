/**
 * What is known of an amateur. Everybody errs about what he may become, all in the same way, because all see the same games; each club
 * errs a little differently beside it, always by the same for the same player and season. Nobody sees the truth.
 */
import { COMMON_ERROR, PRESENT_ERROR_SHARE } from '#domains/draft/constants.ts';
import { type Opinion, type Sightings, together } from '#domains/draft/rules/sightings.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { errorSpread } from '#engine/market/estimate.ts';
import { exactOverall } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

export interface Amateur {
  id: PlayerId;
  position: Position;
  /** In the season of the draft. */
  age: number;
  /** Hidden, in the stored order of the position's kind. */
  skills: readonly number[];
  ceilings: readonly number[];
}

/** Points of overall, 1 to 99. */
export interface Band {
  low: number;
  mid: number;
  high: number;
}

/** What he is, and what he may become: the bands in which the truth lies two times in three. */
export interface Scouted {
  present: Band;
  potential: Band;
}

export interface Scouting {
  secret: Secret;
  /** Of the draft. */
  season: number;
  /** Who looks; null: the central scouts, whose ranking all can read. */
  clubId: ClubId | null;
  eyes: ScoutingEyes;
  /** What single scouts have brought home; nothing unless told otherwise. */
  sightings?: Sightings;
}

/**
 * What a club errs of its own about a class, as a share of what an ordinary club does: its scouts decide it when the class comes up, and
 * it holds for that class for good. If it moved with every hiring, two looks with known shares would tell the truth.
 */
export type ScoutingEyes = (who: { clubId: ClubId | null; season: number; position: Position }) => number;

/** Of central scouts, and of a world without scouts. */
export const ORDINARY_EYES: ScoutingEyes = () => 1;

export function scout(amateur: Amateur, by: Scouting): Scouted {
  const { id, position, age } = amateur;
  const own = errorSpread(age, { isOwn: false }) * by.eyes({ ...by, position });
  const error = secretRandom(by.secret, `estimate/${by.clubId ?? 'central'}/${id}/${by.season}`).normal() * own;
  const shared = sharedView(amateur, by.secret);
  const seen = by.sightings?.({ clubId: by.clubId, playerId: id }) ?? [];
  const potential = together([
    { mid: shared.potential + error, error: own },
    ...seen.map((one) => ({ mid: one.potential, error: one.error })),
  ]);
  const present = together([
    { mid: shared.present + PRESENT_ERROR_SHARE * error, error: PRESENT_ERROR_SHARE * own },
    ...seen.map((one) => ({ mid: one.present, error: PRESENT_ERROR_SHARE * one.error })),
  ]);
  return bandsOf({ age, present, potential });
}

/** What everybody sees in an amateur if he errs in nothing of his own: what he is, and what all take him for. Points of overall, hidden. */
export function sharedView(
  { id, position, age, skills, ceilings }: Amateur,
  secret: Secret,
): { present: number; potential: number } {
  const reachable = skills.map((skill, index) => Math.max(ceilings[index] ?? 0, skill));
  const shared = secretRandom(secret, `amateur/${id}`).normal() * commonSpread(age);
  return { present: exactOverall(position, skills), potential: exactOverall(position, reachable) + shared };
}

/** An opinion as bands: what all err in the same way is in it, no matter who looks. */
export function bandsOf({ age, present, potential }: { age: number; present: Opinion; potential: Opinion }): Scouted {
  const seen = band(present.mid, present.error);
  const promise = band(potential.mid, Math.hypot(commonSpread(age), potential.error));
  // He is what he is: nobody thinks that he becomes less.
  const atLeast = (points: number) => Math.max(points, seen.mid);
  return {
    present: seen,
    potential: { low: atLeast(promise.low), mid: atLeast(promise.mid), high: Math.max(promise.high, seen.high) },
  };
}

function commonSpread(age: number): number {
  return age <= 17 ? COMMON_ERROR[17] : COMMON_ERROR.later;
}

function band(mid: number, spread: number): Band {
  const bounded = (points: number) => Math.max(1, Math.min(99, points));
  return { low: bounded(mid - spread), mid: bounded(mid), high: bounded(mid + spread) };
}
