/** Numbers of friends. */
import type { SettingKind } from '#domains/settings/constants.ts';

/** Friends of one user. */
export const MAX_FRIENDS = 200;
/** Users whom one user may have blocked at a time. */
export const MAX_BLOCKED = 500;
/** So long an invitation waits for its answer: two weeks, for who looks in rarely. */
export const INVITATION_HOURS = 336;
/** Invitations of one user that may wait for an answer at a time … */
export const MAX_OPEN_INVITATIONS = 50;
/** … and that they may send in 24 hours. */
export const MAX_INVITATIONS_A_DAY = 20;
/** Of them, to the same user: also where each is withdrawn before the next. */
export const MAX_TO_ONE_A_DAY = 1;
/** Real days after which a user who was declined may ask the same user again. */
export const DAYS_AFTER_DECLINE = 30;

/** To whom a user shows a part of their page. */
export const AUDIENCES = ['everyone', 'friends', 'nobody'] as const;

export const FRIEND_SETTINGS = {
  /** Whether others may invite one. */
  'friend.invitations': { kind: 'switch', default: true },
  /** Who sees on one's page the friends that one shares with them. */
  'friend.list': { kind: 'choice', default: 'friends', choices: AUDIENCES },
  /** Who sees on one's page what one has written. */
  'friend.activity': { kind: 'choice', default: 'everyone', choices: AUDIENCES },
} as const satisfies Record<`${string}.${string}`, SettingKind>;
