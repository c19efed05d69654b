/** What discussions refuse. */
import { refusal } from '#platform/calls/refusal.ts';

export const discussionRefusals = {
  unknownComment: refusal('discussion.comment-unknown', 404),
  tooManyDrawings: refusal('discussion.too-many-drawings', 422, ['max']),
  tooManyNamed: refusal('discussion.too-many-named', 422, ['max']),
  tooManyEdits: refusal('discussion.too-many-edits', 409, ['max']),
  tooLate: refusal('discussion.too-late', 409),
};
