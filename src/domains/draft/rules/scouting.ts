/**
 * Scouting of amateurs. All observers share an error about a player's potential, because all see the same games; each club adds its own error, fixed
 * for a player and season. No one sees the true value.
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
  /** Hidden, in the stored order for his kind of player. */
  skills: readonly number[];
  ceilings: readonly number[];
}

/** Points of overall, 1 to 99. */
export interface Band {
  low: number;
  mid: number;
  high: number;
}

/** Current ability and potential: the ranges hold the true values two times in three. */
export interface Scouted {
  present: Band;
  potential: Band;
}

export interface Scouting {
  secret: Secret;
  /** The season of the draft. */
  season: number;
  /** The observing club; null: the central scouts, whose ranking is public. */
  clubId: ClubId | null;
  eyes: ScoutingEyes;
  /** Individual scouts' reports; defaults to none. */
  sightings?: Sightings;
}

/**
 * A club's own error about a class, relative to an ordinary club's: set by its scouts when the class comes up, for good. If it moved with every
 * hiring, two looks with known shares would reveal the truth.
 */
export type ScoutingEyes = (who: { clubId: ClubId | null; season: number; position: Position }) => number;

/** For central scouts, and a world without scouts. */
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

/** Returns an amateur without any club's own error: his current ability, and the shared opinion of his potential. Hidden overall points. */
export function sharedView(
  { id, position, age, skills, ceilings }: Amateur,
  secret: Secret,
): { present: number; potential: number } {
  const reachable = skills.map((skill, index) => Math.max(ceilings[index] ?? 0, skill));
  const shared = secretRandom(secret, `amateur/${id}`).normal() * commonSpread(age);
  return { present: exactOverall(position, skills), potential: exactOverall(position, reachable) + shared };
}

/** Returns an opinion as ranges, widened by the error all observers share. */
export function bandsOf({ age, present, potential }: { age: number; present: Opinion; potential: Opinion }): Scouted {
  const seen = band(present.mid, present.error);
  const promise = band(potential.mid, Math.hypot(commonSpread(age), potential.error));
  // His current ability is the floor: no one expects him to get worse.
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
