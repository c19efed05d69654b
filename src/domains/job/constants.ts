/** Kinds of jobs, and the limits and deadlines of hiring. */
import type { ClubId, NationId } from '#engine/ids.ts';

/** Kinds of employers. Presidents are elected and reporters accredited, so neither has a job. */
export type EmployerKind = 'club' | 'nation';
/** A job's employer as columns of `jobs`; exactly one of the two ids is set. */
export interface AtClub {
  employer: 'club';
  clubId: ClubId;
  nationId: null;
}
export interface AtNation {
  employer: 'nation';
  clubId: null;
  nationId: NationId;
}
export type At = AtClub | AtNation;

/** Names of coaches' and scouts' jobs; no two kinds share one. */
export const COACH_ROLES = ['head', 'offense', 'defense', 'goalie', 'youth'] as const;
export const SCOUT_ROLES = ['chief', 'amateur', 'goaltending'] as const;
/** Careers with jobs at nations. */
export const NATION_CAREERS = ['coach'] as const;
/** Careers with jobs at clubs, and the top job of each. */
export const CLUB_CAREERS = ['coach', 'scout'] as const;
export const LEAD_ROLES = { coach: 'head', scout: 'chief' } as const;
export const JOB_ROLES = [...COACH_ROLES, ...SCOUT_ROLES] as const;
export type CoachRole = (typeof COACH_ROLES)[number];
export type ScoutRole = (typeof SCOUT_ROLES)[number];
export type JobRole = (typeof JOB_ROLES)[number];

/** State of a job. Offers belong to applications. */
export type JobState = 'open' | 'held' | 'ended';
/** Why a job ended. */
export const END_REASONS = ['dismissed', 'resigned', 'expired', 'hired-away', 'retired'] as const;
export type EndReason = (typeof END_REASONS)[number];

export type ApplicationState = 'applied' | 'offered' | 'accepted' | 'declined' | 'rejected' | 'withdrawn';

/** Events in the job log. */
export const JOB_EVENTS = ['hired', 'extended', ...END_REASONS] as const;
export type JobEventKind = (typeof JOB_EVENTS)[number];

/** Maximum characters of an application letter. */
export const MAX_LETTER = 600;
/** Open applications allowed per person. */
export const MAX_APPLICATIONS = 5;

/** Nights after which an employer decides, and after which a job is filled in any case. */
export const DECIDES_AFTER_DAYS = 2;
export const FILLED_AFTER_DAYS = 3;

/** Maximum seasons of a contract, the current one included. */
export const MAX_SEASONS = 4;
/** Maximum pay as a multiple of the ask, so a departing manager cannot burden the club for seasons. */
export const MAX_OF_ASK = 2;
/** Share of the remaining salary paid on dismissal. */
export const COMPENSATION_SHARE = 0.5;

/** Interview questions, and what each answer stands for. */
export const INTERVIEW = ['plan', 'setback', 'roster'] as const;
export const ANSWERS = ['winning', 'youth', 'harmony'] as const;
export type Answer = (typeof ANSWERS)[number];
/** Minimum share of the ask a person accepts. */
export const ACCEPTS_SHARE = 0.95;
/** Maximum playoff bonus as a share of the pay, and the share of it that counts when an offer is weighed, as it is uncertain. */
export const BONUS = { most: 0.5, counts: 0.4 } as const;
/** Error of an AI employer's judgment, in points of fit. */
export const EYE_DEVIATION = 3;
/** Ages of the earliest and the latest retirement. */
export const RETIRES = { from: 60, at: 70 } as const;
/** Weights of contract lengths in seasons, starting with one. */
export const TERM_WEIGHTS = [2, 4, 3, 1] as const;
/** Points of fit for an answer that matches the employer's view, and for any other. */
export const ANSWER_POINTS = { same: 3, other: -1 } as const;

/** Pay scale of a career's jobs. */
export interface PayScale {
  /** Whole dollars per season at average skill in the top tier, by job. */
  base: Readonly<Partial<Record<JobRole, number>>>;
  ordinaryFit: number;
  /** Factor per point of fit. */
  perPoint: number;
  /** Pay is a multiple of this. */
  step: number;
}

/**
 * What nations have for their staffs. The frame is what the league gives the best nation for it, whole dollars a season, and the share of
 * it that goes to each job in an AI's eyes; `rungs` places further down the ranking there is as little as a tier further down. Nobody gives
 * a national team more than a share of his year: he asks for that share of what a club would pay.
 */
export const NATION_STAFF = {
  frame: 1_200_000,
  rungs: 12,
  share: 0.5,
  roles: { head: 0.46, offense: 0.17, defense: 0.17, goalie: 0.12, youth: 0.08 } as Readonly<
    Partial<Record<JobRole, number>>
  >,
  /** How terms that are over are renewed: the chance, and what each place lost in the ranking takes from that of who leads the staff. */
  renews: 0.7,
  perPlace: 0.12,
  /** Anyone who leads the staff is dismissed before his terms end with this chance for each place lost beyond the first this many, and at most. */
  dismisses: { tolerance: 1, perPlace: 0.15, most: 0.6 },
} as const;
