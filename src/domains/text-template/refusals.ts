/** Refusals of text templates. */
import { refusal } from '#platform/calls/refusal.ts';

export const textTemplateRefusals = {
  full: refusal('text-template.full', 409, ['max']),
  readOnly: refusal('text-template.read-only', 409, ['max']),
};
