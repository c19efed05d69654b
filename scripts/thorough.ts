/** The tests of the gate that ask how much of a large set to try (tests/thorough.ts): the rest tries all of it. */

/** The tests of the gate that ask, each or through a factory: they run in the long suite, too. */
export const THOROUGH = [
  'src/app/http/{club-secrets,fuzz,fuzz-fields,guards,streams}.database.test.ts',
  'src/domains/banana/banana.database.test.ts',
  'src/domains/{game,lineups,trade}/secrecy.database.test.ts',
  'src/world/{pace-orders,pace-states,steps/two-stores-summer,tiers}.database.test.ts',
];

/** Browser tests of the gate that ask, each or from a seat at a browser: they run among the looks, too. */
export const THOROUGH_JOURNEYS = [
  ...[
    'banana',
    'careers',
    'coach',
    'cup',
    'forum',
    'friends',
    'hall-of-fame',
    'horn',
    'messages',
    'naughty-strings',
    'office',
  ],
  ...[
    'own-pace',
    'probation',
    'pucks',
    'purchase',
    'raffles',
    'routes',
    'screens',
    'scrimmage-invited',
    'shop',
    'sponsorship',
    'summer',
    'three-clubs',
    'withdraw',
  ],
];
