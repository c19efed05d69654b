/** What jobs are, and how long things take. */
import type { ClubId, NationId } from '#engine/ids.ts';

/** Who employs. Presidents are elected and reporters accredited: neither is a job. */
export type EmployerKind = 'club' | 'nation';
/** With whom a job is, in the columns of `jobs`: exactly one of the two. */
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

/** What the jobs of coaches and of scouts are called; no two kinds share a name. */
export const COACH_ROLES = ['head', 'offense', 'defense', 'goalie', 'youth'] as const;
export const SCOUT_ROLES = ['chief', 'amateur', 'goaltending'] as const;
/** The kinds of careers that nations have jobs for. */
export const NATION_CAREERS = ['coach'] as const;
/** The kinds of careers that clubs have jobs for, and the job of each that the others can rise to. */
export const CLUB_CAREERS = ['coach', 'scout'] as const;
export const LEAD_ROLES = { coach: 'head', scout: 'chief' } as const;
export const JOB_ROLES = [...COACH_ROLES, ...SCOUT_ROLES] as const;
export type CoachRole = (typeof COACH_ROLES)[number];
export type ScoutRole = (typeof SCOUT_ROLES)[number];
export type JobRole = (typeof JOB_ROLES)[number];

/** Of a job: posted, held by somebody, or over. An offer is a matter of the application that it answers. */
export type JobState = 'open' | 'held' | 'ended';
/** Why somebody does not hold a job any more. */
export const END_REASONS = ['dismissed', 'resigned', 'expired', 'hired-away', 'retired'] as const;
export type EndReason = (typeof END_REASONS)[number];

export type ApplicationState = 'applied' | 'offered' | 'accepted' | 'declined' | 'rejected' | 'withdrawn';

/** What the log of jobs says. */
export const JOB_EVENTS = ['hired', 'extended', ...END_REASONS] as const;
export type JobEventKind = (typeof JOB_EVENTS)[number];

/** Letters of an application. */
export const MAX_LETTER = 600;
/** Applications that somebody may have waiting at once. */
export const MAX_APPLICATIONS = 5;

/** Nights after which an employer decides, and after which a job is filled whatever happens: no job is empty for longer. */
export const DECIDES_AFTER_DAYS = 2;
export const FILLED_AFTER_DAYS = 3;

/** Seasons that terms may run for, the one that runs included. */
export const MAX_SEASONS = 4;
/** A club pays nobody more than this many times what they ask: anyone who leaves tomorrow could bind it to any sum for seasons. */
export const MAX_OF_ASK = 2;
/** Who is dismissed gets this share of what his terms still had to bring. */
export const COMPENSATION_SHARE = 0.5;

/** What an employer asks in an interview, and what each of the answers speaks for. */
export const INTERVIEW = ['plan', 'setback', 'roster'] as const;
export const ANSWERS = ['winning', 'youth', 'harmony'] as const;
export type Answer = (typeof ANSWERS)[number];
/** Somebody takes a little less than what he asks, and never less than this share. */
export const ACCEPTS_SHARE = 0.95;
/** A bonus for the playoffs is at most this share of the pay; and somebody who weighs an offer counts this share of it, as nobody knows whether it comes. */
export const BONUS = { most: 0.5, counts: 0.4 } as const;
/** How much an AI employer's eye errs, in points of fit. */
export const EYE_DEVIATION = 3;
/** Ages from which on some retire, and at which everybody does. */
export const RETIRES = { from: 60, at: 70 } as const;
/** Weights of the seasons that new terms run, this one first. */
export const TERM_WEIGHTS = [2, 4, 3, 1] as const;
/** Points of fit that an answer brings which is the employer's own view, and that the others cost. */
export const ANSWER_POINTS = { same: 3, other: -1 } as const;

/** What a profession pays in its jobs. */
export interface PayScale {
  /** Whole dollars a season in the top tier of somebody ordinary, by job. */
  base: Readonly<Partial<Record<JobRole, number>>>;
  ordinaryFit: number;
  /** Each point of fit is worth this many times more. */
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
