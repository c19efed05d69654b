/** The errors of discussions. */
import { refusal } from '#platform/calls/refusal.ts';

export const discussionRefusals = {
  unknownComment: refusal('discussion.comment-unknown', 404),
  tooManyDrawings: refusal('discussion.too-many-drawings', 422, ['max']),
  tooManyNamed: refusal('discussion.too-many-named', 422, ['max']),
  tooManyEdits: refusal('discussion.too-many-edits', 409, ['max']),
  tooManyMentions: refusal('discussion.too-many-mentions', 422, ['max']),
  noLinksYet: refusal('discussion.no-links-yet', 422),
  tooManyLinks: refusal('discussion.too-many-links', 422, ['max']),
  tooManyLines: refusal('discussion.too-many-lines', 409, ['max', 'hours']),
  repeated: refusal('discussion.repeated', 409, ['hours']),
  tooLate: refusal('discussion.too-late', 409),
};
