/** What makes up a coach's fit for a job, and what would change with him. All of it is public elsewhere, since staffs are no secret. */
import { findTeamRef, proTeamRefs } from '#domains/club/store/team-refs.ts';
import { EFFECTS } from '#domains/coach/constants.ts';
import type { AssessedCoach, CoachBreakdown, CoachLine } from '#domains/coach/contract.ts';
import { specialInJob } from '#domains/coach/rules/effects.ts';
import { fitFor, fitParts } from '#domains/coach/rules/fit.ts';
import { tryInJob } from '#domains/coach/store/trials.ts';
import { coachesOf } from '#domains/coach/views/center.ts';
import { suitsAtClubs } from '#domains/coach/views/suits.ts';
import { type At, COACH_ROLES, type CoachRole } from '#domains/job/constants.ts';
import type { EmployerRef } from '#domains/job/contract.ts';
import { keyOfEmployer } from '#domains/job/rules.ts';
import type { PersonId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

interface Asked {
  personId: PersonId;
  role: CoachRole;
  /** The employer of the staff; null: none requested. */
  at: At | null;
  season: number;
}

/** One query once the coaches and the staff are cached, seven more before. @returns null: coach not found */
export async function loadBreakdown(
  db: Database,
  { personId, role, at, season }: Asked,
): Promise<CoachBreakdown | null> {
  const everybody = await coachesOf(db, season);
  const coach = everybody.find(({ person }) => person.id === personId);
  if (!coach) return null;
  const suitsAt = await suitsAtClubs(db, at?.clubId == null ? [] : [at.clubId]);
  const trial = at && (await trialOf(db, { coach, role, at, season }));
  const employer = trial?.employer ?? null;
  const assess = (line: CoachLine): AssessedCoach => ({
    coach: line,
    roleFit: fitFor(role, line.skills),
    suits: suitsAt(at?.clubId ?? null, role, line.style),
    parts: fitParts(role, line.skills),
    specials: line.specialSkills.map((special) => {
      const changes = specialInJob(special, role);
      return { special, effects: EFFECTS.flatMap((effect) => ({ effect, value: changes[effect] ?? 0 })).filter(moves) };
    }),
  });
  const inJob = everybody.filter(({ job }) => job?.role === role);
  const holder = employer && inJob.find(({ job }) => job && isSame(job.employer, employer));
  const peers = employer ? inJob.filter(({ job }) => job && isPeer(job.employer, employer)) : [];
  return {
    role,
    fits: COACH_ROLES.map((one) => fitFor(one, coach.skills)),
    candidate: assess(coach),
    employer,
    holder: holder && holder.person.id !== personId ? assess(holder) : null,
    ordinary: ordinaryOf(role, peers),
    change: trial && { team: trial.team, before: trial.before, after: trial.after },
  };
}

/** Returns what the staff would change with him, and its employer; null: it works for no team. Changes with the topic `jobs`. */
function trialOf(db: Database, { coach, role, at, season }: Omit<Asked, 'personId'> & { coach: CoachLine; at: At }) {
  const personId = coach.person.id;
  return fact(db, {
    key: `coach-trial/${keyOfEmployer(at)}/${role}/${personId}/${season}`,
    // A call-up changes it as well, since it is measured with the team's current players.
    topics: (trial) => ['jobs', ...(trial ? [`team:${trial.teamId}` as const] : [])],
    async read() {
      const asked = { at, role, coach: { ...coach, personId }, season };
      const [named, trial] = await Promise.all([employerOf(db, at), tryInJob(pgReader(db), asked)]);
      if (!named || !trial) return null;
      return { ...trial, employer: named, team: named.of === 'club' ? await findTeamRef(db, trial.teamId) : null };
    },
  });
}

function moves({ value }: { value: number }): boolean {
  return value !== 0;
}

/** null: club not found. */
async function employerOf(db: Database, at: At): Promise<EmployerRef | null> {
  if (at.employer === 'nation') return { of: 'nation', nationId: at.nationId };
  const team = (await proTeamRefs(db, [at.clubId])).get(at.clubId);
  return team ? { of: 'club', team } : null;
}

function isSame(one: EmployerRef, other: EmployerRef): boolean {
  if (one.of === 'nation') return other.of === 'nation' && one.nationId === other.nationId;
  return other.of === 'club' && one.team.clubId === other.team.clubId;
}

/** Returns whether the staffs of two employers are measured against each other: clubs of one league, or nations. */
function isPeer(one: EmployerRef, other: EmployerRef): boolean {
  if (one.of === 'nation') return other.of === 'nation';
  return other.of === 'club' && one.team.leagueId === other.team.leagueId;
}

/** Returns the average of the coaches in the job; null: there are none. */
function ordinaryOf(role: CoachRole, peers: readonly CoachLine[]): CoachBreakdown['ordinary'] {
  const parts = peers.map(({ skills }) => fitParts(role, skills));
  const [first] = parts;
  if (!first) return null;
  const mean = (values: readonly number[]) => Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);
  return {
    roleFit: mean(peers.map(({ skills }) => fitFor(role, skills))),
    values: first.map((_, index) => mean(parts.map((one) => one[index]?.value ?? 0))),
  };
}
