/** Coaching, as the job machine knows it. */
import { AGES, CHOSEN, FREE_PER_CLUB, SKILL_LEVEL } from '#domains/coach/constants.ts';
import { levelOfTier } from '#domains/coach/rules/careers.ts';
import { askFor, fitFor } from '#domains/coach/rules/fit.ts';
import { addCoaches } from '#domains/coach/store/newcomers.ts';
import { activeCoaches, growCoaches, rateStaffs } from '#domains/coach/store/staffs.ts';
import { COACH_ROLES, type CoachRole, LEAD_ROLES } from '#domains/job/constants.ts';
import type { Profession } from '#domains/job/store/profession.ts';

export const COACHING: Profession<CoachRole> = {
  kind: 'coach',
  roles: COACH_ROLES,
  lead: LEAD_ROLES.coach,
  freePerClub: FREE_PER_CLUB,
  ages: AGES,
  levelOfTier,
  freeLevel: SKILL_LEVEL.free,
  chosen: CHOSEN,
  fitFor,
  askFor,
  active: activeCoaches,
  add: addCoaches,
  grow: growCoaches,
  staffsChanged: rateStaffs,
};
