/** How well clubs see amateurs, by the scouts who work for them. */
import type { ScoutRole } from '#domains/job/constants.ts';
import { EYES } from '#domains/scout/constants.ts';
import type { ClubId } from '#engine/ids.ts';

/** Fits of a club's scouts, 0 to 99; who is missing judges as badly as nobody. */
export interface ClubScouts {
  clubId: ClubId;
  fits: Partial<Record<ScoutRole, number>>;
}

/** Percent of an ordinary club's own error; the mean of all clubs is ordinary, so that the world as a whole drafts as well as ever. */
export function eyesOf(staffs: readonly ClubScouts[]): { clubId: ClubId; skaters: number; goalies: number }[] {
  const rated = staffs.map(({ clubId, fits: { chief, amateur, goaltending } }) => ({
    clubId,
    skaters: EYES.chiefShare * (chief ?? EYES.vacant) + (1 - EYES.chiefShare) * (amateur ?? EYES.vacant),
    goalies: goaltending ?? EYES.vacant,
  }));
  const mean = (kind: 'skaters' | 'goalies') =>
    rated.reduce((sum, each) => sum + each[kind], 0) / Math.max(1, rated.length);
  const means = { skaters: mean('skaters'), goalies: mean('goalies') };
  const percent = (fit: number, ordinary: number) =>
    Math.round(Math.max(EYES.least, Math.min(EYES.most, 100 - EYES.perPoint * (fit - ordinary))));
  return rated.map(({ clubId, skaters, goalies }) => ({
    clubId,
    skaters: percent(skaters, means.skaters),
    goalies: percent(goalies, means.goalies),
  }));
}
