/** Numbers and settings of messages. */
import type { SettingKind } from '#domains/settings/constants.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Characters of a message; an emoji may be made of several. */
export const MAX_TEXT = 2000;
/** Members of a group. */
export const MAX_MEMBERS = 20;
/** Characters of the name of a group. */
export const MAX_NAME = 60;
/** Milliseconds in which an author may edit a message or delete it for all. */
export const EDIT_MS = 5 * MINUTE_MS;
/** Maximum messages to a user who has not accepted the conversation yet. */
export const MAX_UNANSWERED = 3;
/** Maximum first messages within 24 hours, friends excepted. */
export const MAX_REQUESTS_A_DAY = 20;
/** Messages before a reported one shown to moderators: twenty lines in all. */
export const CONTEXT_LINES = 19;
/** Maximum unread messages counted. */
export const MAX_UNREAD = 999;

export const WRITERS = ['everyone', 'friends', 'nobody'] as const;
export type Writers = (typeof WRITERS)[number];

/** Push content for new messages: none, their number, or the latest text as well. */
export const PUSHED = ['none', 'count', 'text'] as const;

export const MESSAGE_SETTINGS = {
  /** Who may send the user a first message. */
  'message.writers': { kind: 'choice', default: 'everyone', choices: WRITERS },
  /** Whether others see read receipts and typing. */
  'message.receipts': { kind: 'switch', default: true },
  'message.push': { kind: 'choice', default: 'count', choices: PUSHED },
  /** Whether digests by mail count messages. */
  'message.mail': { kind: 'switch', default: true },
} as const satisfies Record<`${string}.${string}`, SettingKind>;

export const BOXES = ['inbox', 'requests', 'archive'] as const;
export type Box = (typeof BOXES)[number];
