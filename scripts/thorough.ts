/** The tests of the gate that ask how much of a large set to try (tests/thorough.ts): the rest tries all of it. */

/** The tests of the gate that ask, each or through a factory: they run in the long suite, too. */
export const THOROUGH = [
  'src/app/http/{club-secrets,fuzz,fuzz-fields,guards,streams,topics}.database.test.ts',
  'src/domains/{banana/banana,puck/puck}.database.test.ts',
  'src/domains/{game,lineups,trade}/secrecy.database.test.ts',
  'src/world/{pace-orders,pace-states,steps/two-stores-summer,tiers}.database.test.ts',
];

/** Browser tests that ask, each or from a seat at a browser: they run among the looks, too. */
export const THOROUGH_JOURNEYS = [
  'banana.long',
  'careers.long',
  'coach.long',
  'cup.long',
  'forum',
  'friends.long',
  'hall-of-fame.long',
  'horn.long',
  'messages',
  'naughty-strings.long',
  'office.long',
  'own-pace.long',
  'probation.long',
  'pucks',
  'purchase.long',
  'raffles.long',
  'routes',
  'screens',
  'scrimmage-invited.long',
  'shop.long',
  'sponsorship.long',
  'summer.long',
  'three-clubs.long',
  'withdraw.long',
];
