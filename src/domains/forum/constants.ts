/** The forum: what kinds of categories there are, how long posts are, and how much users may write. */

import { EARNS_TRUST } from '#domains/discussion/constants.ts';
import type { SettingKind } from '#domains/settings/constants.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';

/** Subject kind of topics, for posts, reactions and reports. */
export const TOPIC = EARNS_TRUST;

/** Subject kind of categories, for followers. */
export const CATEGORY = 'forum-category';

/** Draft place of a new topic; a user has one. */
export const NEW_TOPIC = { kind: 'new-topic', id: 1 } as const;

/** In display order. `league` and `nation`: one for each PRO league and each nation. */
export const CATEGORY_KINDS = [
  'announcements',
  'hockey',
  'help',
  'trading',
  'tournaments',
  'off-topic',
  'league',
  'nation',
] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** Categories in which only moderators and admins start topics. */
export const STAFF_CATEGORY: CategoryKind = 'announcements';

/** Languages of topics, the most common first. */
export const TOPIC_LANGUAGES = ['en', 'de'] as const;
export type TopicLanguage = (typeof TOPIC_LANGUAGES)[number];

/** PostgreSQL configurations for stemming, so that *goals* finds *goal* and *Tore* finds *Tor*. */
export const STEMS = { en: 'english', de: 'german' } as const satisfies Record<TopicLanguage, string>;

/** Tags of a topic, and letters of one. */
export const TAGS = { most: 4, min: 2, max: 24 } as const;

/** Letters. */
export const TITLE = { min: 4, max: 120 } as const;
export const MAX_POST = 10_000;
export const MAX_EXCERPT_WORDS = 30;
/** Of the beginning of a post in a list. */
export const EXCERPT_LENGTH = 200;

/** Posts per page; a post's number determines its page. */
export const POSTS_PER_PAGE = 25;
export const TOPICS_AT_A_TIME = 25;
export const FOUND_AT_A_TIME = 20;

export const REACTIONS = ['cheer', 'heart', 'wow', 'laugh', 'sad', 'boo'] as const;
export type PostReaction = (typeof REACTIONS)[number];

export const FORUM_SETTINGS = {
  /** Whether lists show topics in languages other than the user's. */
  'forum.other-languages': { kind: 'switch', default: true },
} as const satisfies Record<`${string}.${string}`, SettingKind>;

/** Kinds of topic lists, with their order. */
export const TOPIC_SORTS = ['latest', 'new', 'top', 'unread', 'followed', 'mine'] as const;
export type TopicSort = (typeof TOPIC_SORTS)[number];

/** Age above which posts no longer count as unread, to spare returning users. */
export const UNREAD_DAYS = 30;
/** Days over which top topics are ranked by activity. */
export const TOP_DAYS = 30;

/** How long an author may delete a post, and only while it is the last of its topic. */
export const TAKE_BACK_MINUTES = 60;

/** Of a poll: letters of its question and of an option, options, and days for which it is open. */
export const POLL = { question: 140, option: 80, minOptions: 2, maxOptions: 10, maxDays: 30 } as const;

/** Maximum characters of a search, and of an author's name. */
export const QUERY = { min: 2, max: 100 } as const;
export const MAX_NAME = 60;

/** Ids and times of posts come in the same order up to this: the time of a post is that of its call. Milliseconds. */
export const OUT_OF_ORDER_MS = HOUR_MS;
/** Posts among which the best matches are looked for: the newest ones that match. */
export const RANKED_AMONG = 400;
/** Posts that are looked through for a phrase: the newest ones that have its words. */
export const PHRASE_AMONG = 1500;
