/** Refusals of the shop; too few pucks are refused where they are spent. */
import { refusal } from '#platform/calls/refusal.ts';

export const shopRefusals = {
  owned: refusal('shop.owned', 409),
  notOwned: refusal('shop.not-owned', 409),
  colorsAlike: refusal('shop.colors-alike', 422, ['min']),
  customFull: refusal('shop.custom-full', 409, ['max']),
  customOften: refusal('shop.custom-often', 409, ['max']),
  customName: refusal('shop.custom-name', 422),
  noJunior: refusal('shop.no-junior', 409),
  unknownCustomPlayer: refusal('shop.unknown-custom-player', 404),
  noCards: refusal('shop.no-cards', 409),
  unknownUser: refusal('shop.unknown-user', 404),
};
