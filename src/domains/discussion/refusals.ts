/** What discussions refuse. */
import { refusal } from '#platform/calls/refusal.ts';

export const discussionRefusals = {
  unknownComment: refusal('discussion.comment-unknown', 404),
  tooLate: refusal('discussion.too-late', 409),
};
