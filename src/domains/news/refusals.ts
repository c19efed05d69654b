/** Refusals of news calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const newsRefusals = {
  unknown: refusal('news.unknown', 404),
};
