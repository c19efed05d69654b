/** How much of a large set is tried: a part in `npm test`, which developers wait for, and all of it in `npm run test:all`. */

export const IS_THOROUGH = process.env['RINKSIDE_TESTS'] === 'thorough';

/** The tests of the gate that ask, each or through a factory: they run in the long suite, too. */
export const THOROUGH = [
  'src/app/http/{club-secrets,fuzz,fuzz-fields,guards,streams}.database.test.ts',
  'src/domains/banana/banana.database.test.ts',
  'src/domains/{game,lineups,trade}/secrecy.database.test.ts',
  'src/world/{steps/two-stores-summer,tiers}.database.test.ts',
];

/** Browser tests of the gate that ask, each or from a seat at a browser: they run among the looks, too. */
export const THOROUGH_JOURNEYS = [
  ...['banana', 'careers', 'coach', 'cup', 'forum', 'friends', 'hall-of-fame', 'messages', 'naughty-strings', 'office'],
  ...[
    'pucks',
    'purchase',
    'raffles',
    'routes',
    'screens',
    'scrimmage-invited',
    'shop',
    'sponsorship',
    'summer',
    'withdraw',
  ],
];

/**
 * Returns one in `of` things, in a thorough run all of them.
 *
 * @param turn the number of the pass: another one leaves out other things, so that each is tried somewhere
 */
export function someOf<Thing>(things: readonly Thing[], of: number, turn = 0): readonly Thing[] {
  return IS_THOROUGH ? things : things.filter((_, index) => (index + turn) % of === 0);
}
