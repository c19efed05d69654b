/** Numbers of friends. */
import type { SettingKind } from '#domains/settings/constants.ts';

/** Friends of one user. */
export const MAX_FRIENDS = 200;
/** Users whom one user may have blocked at a time. */
export const MAX_BLOCKED = 500;
/** Hours until an invitation expires: two weeks, for users who visit rarely. */
export const INVITATION_HOURS = 336;
/** Invitations of one user that may wait for an answer at a time … */
export const MAX_OPEN_INVITATIONS = 50;
/** … and that they may send in 24 hours. */
export const MAX_INVITATIONS_A_DAY = 20;
/** Of them, to the same user: also where each is withdrawn before the next. */
export const MAX_TO_ONE_A_DAY = 1;
/** Real days after which a user who was declined may ask the same user again. */
export const DAYS_AFTER_DECLINE = 30;

/** Audiences for parts of a user's page. */
export const AUDIENCES = ['everyone', 'friends', 'nobody'] as const;

export const FRIEND_SETTINGS = {
  /** Whether others may send the user invitations. */
  'friend.invitations': { kind: 'switch', default: true },
  /** Who sees mutual friends on the user's page. */
  'friend.list': { kind: 'choice', default: 'friends', choices: AUDIENCES },
  /** Who sees the user's posts on their page. */
  'friend.activity': { kind: 'choice', default: 'everyone', choices: AUDIENCES },
} as const satisfies Record<`${string}.${string}`, SettingKind>;
