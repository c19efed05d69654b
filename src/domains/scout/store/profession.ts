/** Scouting, as the job machine knows it. */
import { LEAD_ROLES, SCOUT_ROLES, type ScoutRole } from '#domains/job/constants.ts';
import type { Profession } from '#domains/job/store/profession.ts';
import { AGES, FREE_PER_CLUB, SKILL_LEVEL } from '#domains/scout/constants.ts';
import { askFor, fitFor, levelOfTier } from '#domains/scout/rules/careers.ts';
import { activeScouts, addScouts, growScouts } from '#domains/scout/store/scouts.ts';

export const SCOUTING: Profession<ScoutRole> = {
  kind: 'scout',
  roles: SCOUT_ROLES,
  lead: LEAD_ROLES.scout,
  freePerClub: FREE_PER_CLUB,
  ages: AGES,
  levelOfTier,
  freeLevel: SKILL_LEVEL.free,
  fitFor,
  askFor,
  active: activeScouts,
  add: addScouts,
  grow: growScouts,
};
