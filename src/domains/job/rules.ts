/** Rules of jobs that all careers share. */
import { NATION_LEVELS } from '#domains/club/constants.ts';
import type { TeamLevel } from '#domains/club/rules/teams.ts';
import { inTier } from '#domains/finances/rules/tier.ts';
import {
  ACCEPTS_SHARE,
  ANSWER_POINTS,
  ANSWERS,
  type Answer,
  type At,
  type AtClub,
  type AtNation,
  BONUS,
  COMPENSATION_SHARE,
  type EmployerKind,
  EYE_DEVIATION,
  FILLED_AFTER_DAYS,
  type JobRole,
  LEAD_ROLES,
  MAX_SEASONS,
  NATION_STAFF,
  type PayScale,
  RETIRES,
  TERM_WEIGHTS,
} from '#domains/job/constants.ts';
import type { StaffRole } from '#domains/seat/constants.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, NationId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** The terms of a job. */
export interface Terms {
  /** Whole dollars per season. */
  pay: number;
  /** The last season. */
  untilSeason: number;
  /** Whole dollars for each season in which the club's first team makes the playoffs; nations pay none. */
  bonus: number;
}

/** Returns the highest playoff bonus that a club may promise with a pay, in whole dollars. */
export function mostBonus(pay: number): number {
  return Math.floor(pay * BONUS.most);
}

/** Returns the nights until an open job is filled, 0: tonight. Both days are absolute. */
export function nightsLeft(postedOn: number, absoluteDay: number): number {
  return Math.max(0, postedOn + FILLED_AFTER_DAYS - absoluteDay);
}

/**
 * Returns the value of an offer to a candidate in whole dollars per season; a bonus counts for less, since it may never
 * be paid.
 */
export function worthOfTerms({ pay, bonus }: Pick<Terms, 'pay' | 'bonus'>): number {
  return Math.round(pay + BONUS.counts * bonus);
}

/** Returns the daily pay in whole dollars. @param pay per season */
export function dailyPay(pay: number): number {
  return Math.round(pay / DAYS_PER_SEASON);
}

/** Returns the severance of staff dismissed on a day, in whole dollars: a share of the pay left on the terms. */
export function compensationOf(
  { pay, untilSeason }: { pay: number; untilSeason: number },
  { season, day }: { season: number; day: number },
): number {
  const daysLeft = Math.max(0, (untilSeason - season) * DAYS_PER_SEASON + (DAYS_PER_SEASON - day));
  return Math.round(dailyPay(pay) * daysLeft * COMPENSATION_SHARE);
}

/** Returns the new terms offered to the holder of a job; null: no offer is waiting for an answer. */
export function offeredTerms({
  offeredPay,
  offeredUntil,
  offeredBonus,
}: {
  offeredPay: number | null;
  offeredUntil: number | null;
  offeredBonus: number;
}): Terms | null {
  if (offeredPay === null || offeredUntil === null) return null;
  return { pay: offeredPay, untilSeason: offeredUntil, bonus: offeredBonus };
}

/** Whether terms end in this season or one of the next ones that may be agreed on. */
export function isPossibleTerm(untilSeason: number, season: number): boolean {
  return untilSeason >= season && untilSeason < season + MAX_SEASONS;
}

/** Whether staff under contract can switch clubs: after the playoffs. */
export function isWindowOpen(day: number): boolean {
  return day >= PHASE_STARTS.postseason;
}

/** Whether a job leads its staff; the other staff can be promoted to it. */
export function isLead(role: JobRole): boolean {
  return Object.values<JobRole>(LEAD_ROLES).includes(role);
}

const LEADS: Readonly<Record<string, Level>> = { head: 'PRO', youth: 'U21' } satisfies Partial<Record<JobRole, Level>>;

/** A seat that comes with a job: the level of the team, and the role. */
export interface SeatOfJob {
  level: TeamLevel;
  role: StaffRole;
}

const AT_BOTH: readonly SeatOfJob[] = NATION_LEVELS.map((level) => ({ level, role: 'assistant' }));

/** The seats that come with coaching jobs. Assistants of a club's head coach have no access to its lines. */
export const SEATS_OF_JOBS: Readonly<Record<EmployerKind, Readonly<Partial<Record<JobRole, readonly SeatOfJob[]>>>>> = {
  club: { head: [{ level: 'PRO', role: 'head-coach' }], youth: [{ level: 'U21', role: 'head-coach' }] },
  nation: {
    head: [{ level: 'senior', role: 'head-coach' }],
    youth: [{ level: 'U20', role: 'head-coach' }],
    offense: AT_BOTH,
    defense: AT_BOTH,
    goalie: AT_BOTH,
  },
};

/** Returns the club team whose lines the holder of a job sets; null: none. */
export function ledBy(role: string): Level | null {
  return LEADS[role] ?? null;
}

/** Returns the asking pay for a job in whole dollars per season; a job that is not on the scale gets the minimum. */
export function askOnScale(
  { base, ordinaryFit, perPoint, step }: PayScale,
  { role, fit, tier }: { role: JobRole; fit: number; tier: number },
): number {
  const amount = inTier((base[role] ?? 0) * perPoint ** (fit - ordinaryFit), tier);
  return Math.max(step, Math.round(amount / step) * step);
}

/** Returns the skills weighted for a job, 0 to 99; 0 for a job of another profession. @param skills in the order of `names` */
export function weightedSkill<Skill extends string>(
  names: readonly Skill[],
  skills: readonly number[],
  weights: Partial<Record<Skill, number>> = {},
): number {
  return Math.round(names.reduce((sum, skill, index) => sum + (weights[skill] ?? 0) * (skills[index] ?? 0), 0));
}

/** Whether the terms are good enough for a candidate who asks for this pay per season. */
export function isEnough(terms: Pick<Terms, 'pay' | 'bonus'>, ask: number): boolean {
  return worthOfTerms(terms) >= ask * ACCEPTS_SHARE;
}

/** The last season of new terms. @param season the first one */
export function drawTerm(season: number, random: Random): number {
  return season + random.weighted(TERM_WEIGHTS);
}

/** Draws whether a person retires: rarely at first, certainly in the end. */
export function retires(age: number, random: Random): boolean {
  return random.chance((age - RETIRES.from) / (RETIRES.at - RETIRES.from));
}

/** Returns how an employer rates an applicant: the fit, imprecisely observed, plus the interview points. */
export function meritOf(fit: number, interview: number, random: Random): number {
  return fit + interview + random.normal(0, EYE_DEVIATION);
}

/** Draws the answer that an employer likes to hear, fixed for good. */
export function characterOf(random: Random): Answer {
  return random.pick(ANSWERS);
}

/** Returns the interview's bonus in points of fit; 0 without an interview. */
export function interviewPoints(answers: readonly Answer[] | null, character: Answer): number {
  return (answers ?? []).reduce(
    (sum, answer) => sum + (answer === character ? ANSWER_POINTS.same : ANSWER_POINTS.other),
    0,
  );
}

export function atClub(clubId: ClubId): AtClub {
  return { employer: 'club', clubId, nationId: null };
}

export function atNation(nationId: NationId): AtNation {
  return { employer: 'nation', clubId: null, nationId };
}

/** Returns the employer of a row of `jobs` or of their log. */
export function atOf({ clubId, nationId }: { clubId: ClubId | null; nationId: NationId | null }): At | null {
  if (clubId !== null) return atClub(clubId);
  return nationId === null ? null : atNation(nationId);
}

/** Returns the map key of an employer. */
export function keyOfEmployer({ clubId, nationId }: At): string {
  return clubId === null ? `nation ${nationId}` : `club ${clubId}`;
}

export function isSameEmployer(one: At, other: At): boolean {
  return one.clubId === other.clubId && one.nationId === other.nationId;
}

/**
 * A user's commitments outside the career that seeks a job: the club they manage, the nation they preside over, the
 * nation they lead as general manager, and the jobs of their other careers.
 */
export interface Ties {
  manages: ClubId | null;
  presides: NationId | null;
  leads: NationId | null;
  works: readonly At[];
}

/**
 * Whether a job conflicts with the user's commitments. The manager of a club works for no other club, staff work for
 * only one club and one nation, a national general manager works for no other nation, and a federation president for
 * none: they would appoint themselves, or serve a rival. A club and a nation are not rivals.
 */
export function isConflict(at: At, { manages, presides, leads, works }: Ties): boolean {
  const isElsewhere = works.some((other) => other.employer === at.employer && !isSameEmployer(at, other));
  if (at.employer === 'nation') return presides !== null || (leads !== null && leads !== at.nationId) || isElsewhere;
  return (manages !== null && manages !== at.clubId) || isElsewhere;
}

/**
 * Returns the tier, often between two whole ones, whose clubs pay like a nation of this rank (from 1), before the
 * nation's share of a year.
 */
export function tierOfNation(rank: number): number {
  return 1 + (rank - 1) / NATION_STAFF.rungs;
}

/** Returns the league's annual staff budget for a nation of this rank, in whole dollars per season. */
export function frameOfNation(rank: number): number {
  return Math.round(inTier(NATION_STAFF.frame, tierOfNation(rank)));
}

/** Returns the asking pay at a nation for a candidate with this ask at a club of its tier. */
export function askOfNation(ask: number, step: number): number {
  return Math.max(step, Math.round((ask * NATION_STAFF.share) / step) * step);
}

/**
 * Draws whether an AI federation dismisses staff under contract: it may dismiss the leads after a fall in the ranking.
 * @param places lost
 */
export function isDismissedByNation(role: JobRole, places: number, random: Random): boolean {
  const { tolerance, perPlace, most } = NATION_STAFF.dismisses;
  return isLead(role) && random.chance(Math.min(most, Math.max(0, places - tolerance) * perPlace));
}

/** Draws whether an AI federation renews expired terms. @param places lost in the season's ranking; negative: gained */
export function isRenewedByNation(role: JobRole, places: number, random: Random): boolean {
  return random.chance(NATION_STAFF.renews - (isLead(role) ? Math.max(0, places) * NATION_STAFF.perPlace : 0));
}
