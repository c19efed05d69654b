/** Reasons why a report, a decision or an appeal is refused. */
import { refusal } from '#platform/calls/refusal.ts';

export const moderationRefusals = {
  unknownSubject: refusal('moderation.unknown-subject', 404),
  unknownCase: refusal('moderation.unknown-case', 404),
  yours: refusal('moderation.yours', 403),
  involved: refusal('moderation.involved', 403),
  reportedAlready: refusal('moderation.reported-already', 409),
  tooManyWaiting: refusal('moderation.too-many-waiting', 409, ['max']),
  tooManyToday: refusal('moderation.too-many-today', 409, ['max', 'hours']),
  claimed: refusal('moderation.claimed', 409),
  notClaimed: refusal('moderation.not-claimed', 409),
  decided: refusal('moderation.decided', 409),
  noAppeal: refusal('moderation.no-appeal', 409),
  ownReport: refusal('moderation.own-report', 409),
  ofAdmin: refusal('moderation.of-admin', 403),
  adminUnsanctioned: refusal('moderation.admin-unsanctioned', 409),
  nobodyToSanction: refusal('moderation.nobody-to-sanction', 409),
  adminsBan: refusal('moderation.admins-ban', 403),
  noSanction: refusal('moderation.no-sanction', 404),
  sameJudge: refusal('moderation.same-judge', 409),
};
