/** Refusals of push calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const pushRefusals = {
  unknownService: refusal('push.unknown-service', 422),
  invalidKey: refusal('push.invalid-key', 422),
  unknownDevice: refusal('push.unknown-device', 404),
};
