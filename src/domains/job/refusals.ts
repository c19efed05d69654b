/** The errors of applying for, giving, taking and leaving jobs. */
import { refusal } from '#platform/calls/refusal.ts';

export const jobRefusals = {
  unknown: refusal('job.unknown', 404),
  notOpen: refusal('job.not-open', 409),
  alreadyApplied: refusal('job.already-applied', 409),
  belowRequirement: refusal('job.below-requirement', 409, ['min', 'fit']),
  noApplication: refusal('job.no-application', 409),
  tooMany: refusal('job.too-many', 409, ['max']),
  conflict: refusal('job.conflict', 409),
  bound: refusal('job.bound', 409),
  termsChanged: refusal('job.terms-changed', 409),
  noOffer: refusal('job.no-offer', 409),
  notHeld: refusal('job.not-held', 409),
  noJob: refusal('job.no-job', 409),
  tooDear: refusal('job.too-dear', 409, ['amount', 'balance']),
  underRescue: refusal('job.under-rescue', 409),
  wantsMore: refusal('job.wants-more', 409, ['ask']),
  paysTooMuch: refusal('job.pays-too-much', 409, ['most']),
  ownPay: refusal('job.own-pay', 409, ['ask']),
  isTaken: refusal('job.is-taken', 409),
  jobIsTaken: refusal('job.job-is-taken', 409),
  isUsers: refusal('job.is-users', 409),
  beyondFrame: refusal('job.beyond-frame', 409, ['left']),
  badBonus: refusal('job.bad-bonus', 422, ['max']),
  badTerms: refusal('job.bad-terms', 422, ['min', 'max']),
  alreadyInterviewed: refusal('job.already-interviewed', 409),
};
