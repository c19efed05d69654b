/** The errors of the forum. */
import { refusal } from '#platform/calls/refusal.ts';

export const forumRefusals = {
  unknownCategory: refusal('forum.category-unknown', 404),
  unknownTopic: refusal('forum.topic-unknown', 404),
  unknownPost: refusal('forum.post-unknown', 404),
  staffOnly: refusal('forum.staff-only', 403),
  notMovable: refusal('forum.not-movable', 403),
  locked: refusal('forum.locked', 409),
  tooLateToRemove: refusal('forum.too-late-to-remove', 409, ['minutes']),
  tooManyTopics: refusal('forum.too-many-topics', 409, ['max', 'hours']),
  tooManyPosts: refusal('forum.too-many-posts', 409, ['max', 'hours']),
  noPoll: refusal('forum.no-poll', 404),
  pollClosed: refusal('forum.poll-closed', 409),
  badOptions: refusal('forum.bad-options', 422),
};
