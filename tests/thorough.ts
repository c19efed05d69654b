/** How much is tried of what there is very much of: a part in `npm test`, which somebody waits for, and all of it in `npm test -- long`. */

export const IS_THOROUGH = process.env['RINKSIDE_TESTS'] === 'thorough';

/**
 * Returns one in `of` things, in a thorough run all of them.
 *
 * @param turn the place in what is gone through: another one leaves out others, so that each thing is tried somewhere
 */
export function someOf<Thing>(things: readonly Thing[], of: number, turn = 0): readonly Thing[] {
  return IS_THOROUGH ? things : things.filter((_, index) => (index + turn) % of === 0);
}
