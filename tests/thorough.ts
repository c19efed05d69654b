/** How much of a large set is tried: a part in `npm test`, which developers wait for, and all of it in `npm run test:all`. */

export const IS_THOROUGH = process.env['RINKSIDE_TESTS'] === 'thorough';

/**
 * Returns one in `of` things, in a thorough run all of them.
 *
 * @param turn the number of the pass: another one leaves out other things, so that each is tried somewhere
 */
export function someOf<Thing>(things: readonly Thing[], of: number, turn = 0): readonly Thing[] {
  return IS_THOROUGH ? things : things.filter((_, index) => (index + turn) % of === 0);
}
