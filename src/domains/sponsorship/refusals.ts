/** Refusals of sponsorship. */
import { refusal } from '#platform/calls/refusal.ts';

export const sponsorshipRefusals = {
  unknown: refusal('sponsorship.unknown', 404),
  name: refusal('sponsorship.name', 422),
};
