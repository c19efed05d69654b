/** Refusals of saved searches. */
import { refusal } from '#platform/calls/refusal.ts';

export const savedSearchRefusals = {
  unknown: refusal('saved-search.unknown', 404),
  full: refusal('saved-search.full', 409, ['max']),
  readOnly: refusal('saved-search.read-only', 409, ['max']),
  named: refusal('saved-search.named', 409, ['name']),
  broad: refusal('saved-search.broad', 422, ['count', 'max']),
};
