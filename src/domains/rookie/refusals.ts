/** Refusals of the introduction. */
import { refusal } from '#platform/calls/refusal.ts';

export const rookieRefusals = { notDone: refusal('rookie.not-done', 409) };
