/** What is refused to those who are shown around. */
import { refusal } from '#platform/calls/refusal.ts';

export const rookieRefusals = { notDone: refusal('rookie.not-done', 409) };
