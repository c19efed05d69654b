/** What is refused about news. */
import { refusal } from '#platform/calls/refusal.ts';

export const newsRefusals = {
  unknown: refusal('news.unknown', 404),
};
