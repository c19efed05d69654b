/** What the shop refuses; too few pucks are refused where they are spent. */
import { refusal } from '#platform/calls/refusal.ts';

export const shopRefusals = {
  owned: refusal('shop.owned', 409),
  notOwned: refusal('shop.not-owned', 409),
  colorsAlike: refusal('shop.colors-alike', 422, ['min']),
  noCards: refusal('shop.no-cards', 409),
  unknownUser: refusal('shop.unknown-user', 404),
};
