/** What a staff would change with another coach in one of its jobs. */
import { type Effects, effectsAmong, mainTeamOf, type Staff, strengthsOf } from '#domains/coach/rules/effects.ts';
import { ratedTeams, type SeatedCoach, staffsByEmployer } from '#domains/coach/store/staffs.ts';
import type { At, CoachRole } from '#domains/job/constants.ts';
import { keyOfEmployer } from '#domains/job/rules.ts';
import type { TeamId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Trial {
  /** The team that the job mainly works for. */
  teamId: TeamId;
  before: Effects;
  after: Effects;
}

interface Asked {
  at: At;
  role: CoachRole;
  /** The coach to try in the job. */
  coach: SeatedCoach;
  season: number;
}

/**
 * Returns the effects of a staff as they are, and as they would be with the coach in the job: the present holder leaves,
 * and a coach from another job of the same staff leaves that one vacant. Three queries.
 * @returns null: the employer has no such team
 */
export async function tryInJob(rows: RowReader, { at, role, coach, season }: Asked): Promise<Trial | null> {
  const staffs = await staffsByEmployer(rows, season);
  const all = await ratedTeams(rows);
  const employer = keyOfEmployer(at);
  const main = at.employer === 'nation' ? 'PRO' : mainTeamOf(role);
  const team = all.find((one) => one.employer === employer && one.level === main);
  if (!team) return null;
  const peers = all.filter(({ among }) => among === team.among);
  const place = peers.indexOf(team);
  const present = staffs.get(employer);
  const others = [...(present ?? [])].filter(([job, one]) => job !== role && one.personId !== coach.personId);
  const own = present?.get(role);
  const isNew = own?.personId === coach.personId ? own.isNew === true : true;
  const changed: Staff = new Map([...others, [role, { ...coach, isNew }]]);
  const strengths = peers.map((peer) => strengthsOf(staffs.get(peer.employer) ?? new Map(), peer.level));
  const before = effectsAmong(strengths)[place];
  const after = effectsAmong(strengths.with(place, strengthsOf(changed, team.level)))[place];
  return before && after ? { teamId: team.id, before, after } : null;
}
