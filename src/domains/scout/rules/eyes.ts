/** How well clubs see amateurs, by the scouts who work for them. */
import type { ScoutRole } from '#domains/job/constants.ts';
import { EYES, OFFICE_ERROR } from '#domains/scout/constants.ts';
import type { ClubId } from '#engine/ids.ts';

/** Fits of a club's scouts, 0 to 99; a vacant job counts as `EYES.vacant`. */
export interface ClubScouts {
  clubId: ClubId;
  fits: Partial<Record<ScoutRole, number>>;
  /** Level of its scouting office, 1 to 10; average if absent. */
  office?: number;
}

/** Returns the error with a scouting office of this level, as a share of that with an average one. */
export function officeError(level: number): number {
  return OFFICE_ERROR[Math.max(1, Math.min(OFFICE_ERROR.length, level)) - 1] ?? 1;
}

/**
 * Returns clubs' errors in percent of an average club's. Scouts are measured against the mean of all clubs, so that the
 * world as a whole always drafts equally well; the club's scouting office comes on top.
 */
export function eyesOf(staffs: readonly ClubScouts[]): { clubId: ClubId; skaters: number; goalies: number }[] {
  const rated = staffs.map(({ clubId, fits: { chief, amateur, goaltending }, office }) => ({
    clubId,
    office: office === undefined ? 1 : officeError(office),
    skaters: EYES.chiefShare * (chief ?? EYES.vacant) + (1 - EYES.chiefShare) * (amateur ?? EYES.vacant),
    goalies: goaltending ?? EYES.vacant,
  }));
  const mean = (kind: 'skaters' | 'goalies') =>
    rated.reduce((sum, each) => sum + each[kind], 0) / Math.max(1, rated.length);
  const means = { skaters: mean('skaters'), goalies: mean('goalies') };
  const percent = (fit: number, ordinary: number, built: number) =>
    Math.round(built * Math.max(EYES.least, Math.min(EYES.most, 100 - EYES.perPoint * (fit - ordinary))));
  return rated.map(({ clubId, skaters, goalies, office }) => ({
    clubId,
    skaters: percent(skaters, means.skaters, office),
    goalies: percent(goalies, means.goalies, office),
  }));
}
