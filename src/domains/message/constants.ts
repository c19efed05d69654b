/** Numbers and settings of messages. */
import type { SettingKind } from '#domains/settings/constants.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Characters of a message; an emoji may be made of several. */
export const MAX_TEXT = 2000;
/** Members of a group. */
export const MAX_MEMBERS = 20;
/** Characters of the name of a group. */
export const MAX_NAME = 60;
/** So long an author may edit a message, or take it back for everybody. Milliseconds. */
export const EDIT_MS = 5 * MINUTE_MS;
/** Messages that a user may send to somebody who has not accepted them yet. */
export const MAX_UNANSWERED = 3;
/** People whom a user may write to for the first time within 24 hours, friends aside. */
export const MAX_REQUESTS_A_DAY = 20;
/** Messages before a reported one that moderators see: twenty lines with it. */
export const CONTEXT_LINES = 19;
/** The most unread messages that are counted. */
export const MAX_UNREAD = 999;

export const WRITERS = ['everyone', 'friends', 'nobody'] as const;
export type Writers = (typeof WRITERS)[number];

/** What devices are told of new messages: nothing, how many there are, or also what the latest says. */
export const PUSHED = ['none', 'count', 'text'] as const;

export const MESSAGE_SETTINGS = {
  /** Who may write to one for the first time. */
  'message.writers': { kind: 'choice', default: 'everyone', choices: WRITERS },
  /** Whether others see what one has read, and that one is typing. */
  'message.receipts': { kind: 'switch', default: true },
  'message.push': { kind: 'choice', default: 'count', choices: PUSHED },
  /** Whether digests by mail count messages. */
  'message.mail': { kind: 'switch', default: true },
} as const satisfies Record<`${string}.${string}`, SettingKind>;
