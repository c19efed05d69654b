/** Numbers of the handbook about the forum, messages, rules and accounts. */
import { ONLINE_MINUTES } from '#domains/account/constants.ts';
import {
  ACTIVATION_HOURS,
  MAX_WRONG_CODES,
  MIN_AGE,
  PLACE_DAYS,
  RECOVERY_CODES,
  REMEMBERED_SESSION_DAYS,
  RESET_MINUTES,
  SESSION_DAYS,
  WRONG_CODES_MINUTES,
} from '#domains/auth/constants.ts';
import { MAX_INVITATIONS_A_DAY as CUPS_A_DAY, INVITATIONS_TO_ONE as CUPS_TO_ONE } from '#domains/cup/constants.ts';
import {
  EDIT_DAYS,
  MAX_EDITS_A_DAY,
  ONE_EDIT_MS,
  REPEAT_HOURS,
  REPEATED_LINE,
  TRUST,
} from '#domains/discussion/constants.ts';
import { MAX_FOLLOWED } from '#domains/follow/constants.ts';
import { POLL, TAKE_BACK_MINUTES, UNREAD_DAYS } from '#domains/forum/constants.ts';
import {
  DAYS_AFTER_DECLINE,
  INVITATION_HOURS,
  MAX_BLOCKED,
  MAX_FRIENDS,
  MAX_INVITATIONS_A_DAY,
  MAX_TO_ONE_A_DAY,
} from '#domains/friend/constants.ts';
import { CONTEXT_LINES, EDIT_MS, MAX_MEMBERS, MAX_REQUESTS_A_DAY, MAX_UNANSWERED } from '#domains/message/constants.ts';
import {
  APPEAL_MS,
  BURST,
  CASE_DAYS,
  DUPLICATES,
  MAX_REPORTS_A_DAY,
  MAX_WAITING_REPORTS,
  MUTE_HOURS,
  NEWCOMER,
  SAME_JUDGE_MS,
  SUSPENSION_DAYS,
} from '#domains/moderation/constants.ts';
import { MAX_PASSKEYS } from '#domains/passkey/constants.ts';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import { TALK_MINUTES } from '#domains/presence/constants.ts';
import { MAX_OPEN } from '#domains/proposal/constants.ts';
import { LIMIT_DAYS, MAX_REFERRALS, REFERRAL_PUCKS } from '#domains/puck/constants.ts';
import { MAX_DEVICES } from '#domains/push/constants.ts';
import { ACTIVE_DAYS } from '#domains/referral/constants.ts';
import {
  MAX_INVITATIONS_A_DAY as SCRIMMAGES_A_DAY,
  INVITATIONS_TO_ONE as SCRIMMAGES_TO_ONE,
} from '#domains/scrimmage/constants.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { count, hours, ms } from './shown.ts';

export const COMMUNITY_NUMBERS = {
  pollOptions: count(POLL.maxOptions),
  pollDays: count(POLL.maxDays),
  unreadDays: count(UNREAD_DAYS),
  takeBack: count(TAKE_BACK_MINUTES),
  editsADay: count(MAX_EDITS_A_DAY),
  oneEdit: ms(ONE_EDIT_MS),
  repeatHours: count(REPEAT_HOURS),
  newTopics: count(TRUST.new.topicsADay),
  newPosts: count(TRUST.new.postsADay),
  newLines: count(TRUST.new.linesADay),
  regularLines: count(TRUST.regular.linesADay),
  repeatedLetters: count(REPEATED_LINE.letters),
  repeatedMost: count(REPEATED_LINE.most),
  newMentions: count(TRUST.new.mentions),
  basicVisits: count(TRUST.basic.visitDays),
  basicPosts: count(TRUST.basic.posts),
  basicLinks: count(TRUST.basic.links),
  memberLinks: count(TRUST.member.links),
  memberVisits: count(TRUST.member.visitDays),
  memberPosts: count(TRUST.member.posts),
  regularVisits: count(TRUST.regular.visitDays),
  regularPosts: count(TRUST.regular.posts),
  groupMembers: count(MAX_MEMBERS),
  messageEdit: ms(EDIT_MS),
  unanswered: count(MAX_UNANSWERED),
  requestsADay: count(MAX_REQUESTS_A_DAY),
  friendsMost: count(MAX_FRIENDS),
  friendInvitation: hours(INVITATION_HOURS),
  afterDecline: count(DAYS_AFTER_DECLINE),
  friendsADay: count(MAX_INVITATIONS_A_DAY),
  friendToOne: count(MAX_TO_ONE_A_DAY),
  scrimmagesADay: count(SCRIMMAGES_A_DAY),
  scrimmagesToOne: count(SCRIMMAGES_TO_ONE.maxADay),
  cupsADay: count(CUPS_A_DAY),
  cupsToOne: count(CUPS_TO_ONE.maxADay),
  caseDays: count(CASE_DAYS),
  editDays: count(EDIT_DAYS),
  onlineMinutes: count(ONLINE_MINUTES),
  talkMinutes: count(TALK_MINUTES),
  followedMost: count(MAX_FOLLOWED),
  blockedMost: count(MAX_BLOCKED),
  savedSearches: count(PREMIUM_LIMITS.savedSearches.free),
  openProposals: count(MAX_OPEN),
  referralPucks: count(REFERRAL_PUCKS),
  referralDays: count(ACTIVE_DAYS),
  referralsMost: count(MAX_REFERRALS),
  referralLimitDays: count(LIMIT_DAYS),
  minAge: count(MIN_AGE),
  reportsADay: count(MAX_REPORTS_A_DAY),
  reportsWaiting: count(MAX_WAITING_REPORTS),
  contextLines: count(CONTEXT_LINES),
  duplicateLetters: count(DUPLICATES.letters),
  duplicatePlaces: count(DUPLICATES.places),
  duplicateHours: count(DUPLICATES.hours),
  burstPlaces: count(BURST.places),
  burstMinutes: count(BURST.minutes),
  newcomerDays: count(NEWCOMER.days),
  newcomerPlaces: count(NEWCOMER.places),
  newcomerMinutes: count(NEWCOMER.minutes),
  appealTime: ms(APPEAL_MS),
  sameJudge: ms(SAME_JUDGE_MS),
  muteShort: ms(Math.min(...MUTE_HOURS) * HOUR_MS),
  muteLong: ms(Math.max(...MUTE_HOURS) * HOUR_MS),
  suspensionDays: count(Math.max(...SUSPENSION_DAYS)),
  placeDays: count(PLACE_DAYS),
  activationHours: count(ACTIVATION_HOURS),
  resetMinutes: count(RESET_MINUTES),
  passkeys: count(MAX_PASSKEYS),
  recoveryCodes: count(RECOVERY_CODES),
  wrongCodes: count(MAX_WRONG_CODES),
  wrongMinutes: count(WRONG_CODES_MINUTES),
  sessionDays: count(SESSION_DAYS),
  rememberedDays: count(REMEMBERED_SESSION_DAYS),
  devices: count(MAX_DEVICES),
} as const;
