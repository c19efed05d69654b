/** What is refused to those who would move the world. */
import { refusal } from '#platform/calls/refusal.ts';

export const worldRefusals = {
  takingStep: refusal('world.taking-step', 409),
  waitsForNobody: refusal('world.waits-for-nobody', 409),
};
