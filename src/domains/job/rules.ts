/** Decisions about jobs that are the same in all careers. */
import { NATION_LEVELS, type TeamLevel } from '#domains/club/rules/teams.ts';
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

/** What somebody works for. */
export interface Terms {
  /** Whole dollars a season. */
  pay: number;
  /** The last season. */
  untilSeason: number;
  /** Whole dollars for each season in which the club's first team makes the playoffs; nations pay none. */
  bonus: number;
}

/** The most that a club may promise for the playoffs beside a pay, whole dollars. */
export function mostBonus(pay: number): number {
  return Math.floor(pay * BONUS.most);
}

/** Nights until an open job is filled, 0: tonight. @param postedOn absolute days, both */
export function nightsLeft(postedOn: number, absoluteDay: number): number {
  return Math.max(0, postedOn + FILLED_AFTER_DAYS - absoluteDay);
}

/** What an offer is worth a season to somebody who weighs it, whole dollars: a bonus may come or not. */
export function worthOfTerms({ pay, bonus }: Pick<Terms, 'pay' | 'bonus'>): number {
  return Math.round(pay + BONUS.counts * bonus);
}

/** Whole dollars a day. @param pay a season */
export function dailyPay(pay: number): number {
  return Math.round(pay / DAYS_PER_SEASON);
}

/** What somebody gets who is dismissed on a day: a share of what his terms still had to bring, whole dollars. */
export function compensationOf(
  { pay, untilSeason }: { pay: number; untilSeason: number },
  { season, day }: { season: number; day: number },
): number {
  const daysLeft = Math.max(0, (untilSeason - season) * DAYS_PER_SEASON + (DAYS_PER_SEASON - day));
  return Math.round(dailyPay(pay) * daysLeft * COMPENSATION_SHARE);
}

/** The new terms that somebody who holds a job has been offered; null: none wait for his answer. */
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

/** The last season of terms is this one or one of the next. */
export function isPossibleTerm(untilSeason: number, season: number): boolean {
  return untilSeason >= season && untilSeason < season + MAX_SEASONS;
}

/** After the playoffs clubs may talk with those who are under contract elsewhere. */
export function isWindowOpen(day: number): boolean {
  return day >= PHASE_STARTS.postseason;
}

/** Whether a job is the first of its staff, to which the others can rise. */
export function isLead(role: JobRole): boolean {
  return Object.values<JobRole>(LEAD_ROLES).includes(role);
}

const LEADS: Readonly<Record<string, Level>> = { head: 'PRO', youth: 'U21' } satisfies Partial<Record<JobRole, Level>>;

/** A seat that comes with a job: at which of the employer's teams, and as what. */
export interface SeatOfJob {
  level: TeamLevel;
  role: StaffRole;
}

const AT_BOTH: readonly SeatOfJob[] = NATION_LEVELS.map((level) => ({ level, role: 'assistant' }));

/** The seats that come with the jobs of coaches. Those who assist a club's head coach have no business with its lines. */
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

/** The team of a club that comes with a job: the one who has it sets the lines. null: none does. */
export function ledBy(role: string): Level | null {
  return LEADS[role] ?? null;
}

/** Whole dollars a season that somebody asks for a job; the least that there is for a job that is not on the scale. */
export function askOnScale(
  { base, ordinaryFit, perPoint, step }: PayScale,
  { role, fit, tier }: { role: JobRole; fit: number; tier: number },
): number {
  const amount = inTier((base[role] ?? 0) * perPoint ** (fit - ordinaryFit), tier);
  return Math.max(step, Math.round(amount / step) * step);
}

/** Skills by what a job asks of them, 0 to 99; a job of another profession asks for none. @param skills in the order of `names` */
export function weightedSkill<Skill extends string>(
  names: readonly Skill[],
  skills: readonly number[],
  weights: Partial<Record<Skill, number>> = {},
): number {
  return Math.round(names.reduce((sum, skill, index) => sum + (weights[skill] ?? 0) * (skills[index] ?? 0), 0));
}

/** Whether somebody who asks for so much a season signs. */
export function isEnough(terms: Pick<Terms, 'pay' | 'bonus'>, ask: number): boolean {
  return worthOfTerms(terms) >= ask * ACCEPTS_SHARE;
}

/** The last season of new terms. @param season the first one */
export function drawTerm(season: number, random: Random): number {
  return season + random.weighted(TERM_WEIGHTS);
}

/** Whether somebody has had enough: hardly anybody at first, everybody in the end. */
export function retires(age: number, random: Random): boolean {
  return random.chance((age - RETIRES.from) / (RETIRES.at - RETIRES.from));
}

/** What an employer sees in an applicant: his fit as far as the eye goes, and what was said in the interview. */
export function meritOf(fit: number, interview: number, random: Random): number {
  return fit + interview + random.normal(0, EYE_DEVIATION);
}

/** What an employer wants to hear: fixed for good. */
export function characterOf(random: Random): Answer {
  return random.pick(ANSWERS);
}

/** Points of fit that an interview brings; nobody is judged by what he has not been asked. */
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

/** With whom a row of `jobs` or of their log says that it is. */
export function atOf({ clubId, nationId }: { clubId: ClubId | null; nationId: NationId | null }): At | null {
  if (clubId !== null) return atClub(clubId);
  return nationId === null ? null : atNation(nationId);
}

/** One of all employers, for maps. */
export function keyOfEmployer({ clubId, nationId }: At): string {
  return clubId === null ? `nation ${nationId}` : `club ${clubId}`;
}

export function isSameEmployer(one: At, other: At): boolean {
  return one.clubId === other.clubId && one.nationId === other.nationId;
}

/**
 * What a user is bound by besides the career that seeks a job: the club that he manages, the nation that he presides over, the nation whose
 * teams he leads as their general manager, other careers' jobs.
 */
export interface Ties {
  manages: ClubId | null;
  presides: NationId | null;
  leads: NationId | null;
  works: readonly At[];
}

/**
 * Who manages a club works for no other, nobody works for two clubs or for two nations, or for a nation other than the one that he leads, and
 * who presides over a federation works for none: he would name himself, or serve a rival. A club and a nation are no rivals.
 */
export function isConflict(at: At, { manages, presides, leads, works }: Ties): boolean {
  const isElsewhere = works.some((other) => other.employer === at.employer && !isSameEmployer(at, other));
  if (at.employer === 'nation') return presides !== null || (leads !== null && leads !== at.nationId) || isElsewhere;
  return (manages !== null && manages !== at.clubId) || isElsewhere;
}

/** Between tiers: a nation of this place in the ranking, from 1, pays like a club of that tier, for its share of a year. */
export function tierOfNation(rank: number): number {
  return 1 + (rank - 1) / NATION_STAFF.rungs;
}

/** Whole dollars that the league gives a nation of this place in the ranking for its staff, a season. */
export function frameOfNation(rank: number): number {
  return Math.round(inTier(NATION_STAFF.frame, tierOfNation(rank)));
}

/** What somebody asks of a nation who would ask a club of its tier for so much. */
export function askOfNation(ask: number, step: number): number {
  return Math.max(step, Math.round((ask * NATION_STAFF.share) / step) * step);
}

/** Whether an AI federation parts with somebody whose terms run on: with who leads the staff, after a fall in the ranking. @param places lost */
export function isDismissedByNation(role: JobRole, places: number, random: Random): boolean {
  const { tolerance, perPlace, most } = NATION_STAFF.dismisses;
  return isLead(role) && random.chance(Math.min(most, Math.max(0, places - tolerance) * perPlace));
}

/** Whether an AI federation renews terms that are over. @param places lost in the ranking of the season; negative: won */
export function isRenewedByNation(role: JobRole, places: number, random: Random): boolean {
  return random.chance(NATION_STAFF.renews - (isLead(role) ? Math.max(0, places) * NATION_STAFF.perPlace : 0));
}
