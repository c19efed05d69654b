/** Features admins can close separately: their calls (by prefix of the contract's names) and screens (by path). */
export const FEATURES = {
  registration: { calls: ['auth.register'], screens: ['/auth/register'] },
  trades: { calls: ['trades.'], screens: ['/trade/', '/office/trade-center'] },
  scrimmages: { calls: ['scrimmages.'], screens: [] },
  // Messages can still be read, taken back and reported.
  gameChat: { calls: ['game.say'], screens: [] },
  articles: {
    calls: [
      'articles.write',
      'articles.save',
      'articles.publish',
      'articles.setPoll',
      'articles.vote',
      'interviews.ask',
      'interviews.answer',
      'rumors.tell',
    ],
    screens: [],
  },
  federations: { calls: ['federations.', 'elections.'], screens: ['/federation/', '/world/federations'] },
  careers: { calls: ['jobs.begin', 'jobs.apply', 'jobs.accept'], screens: [] },
  raffles: { calls: ['raffles.buy', 'raffles.takeFree'], screens: ['/puck/raffle-event/'] },
  // Open requests are still reviewed and can be canceled.
  withdrawals: { calls: ['withdrawals.request'], screens: [] },
  voting: { calls: ['proposals.'], screens: ['/feature-voting'] },
} as const satisfies Record<string, { calls: readonly string[]; screens: readonly string[] }>;
export type Feature = keyof typeof FEATURES;
export const FEATURE_IDS = Object.keys(FEATURES) as [Feature, ...Feature[]];

/** Returns the feature of a call of the contract ('trades.propose'). */
export function featureOfCall(name: string): Feature | null {
  return FEATURE_IDS.find((id) => FEATURES[id].calls.some((start) => name.startsWith(start))) ?? null;
}

/** Returns the feature of a screen, by its router path ('/trade/{-$id}'). */
export function featureOfScreen(path: string): Feature | null {
  return FEATURE_IDS.find((id) => FEATURES[id].screens.some((start) => path.startsWith(start))) ?? null;
}

/** Maximum characters of an admin's note on a closed feature, maintenance or a new version. */
export const MAX_ADMIN_NOTE = 300;

/** Real hours after which an admin may give the second consent to their own act, where no other admin may. */
export const SECOND_ADMIN_HOURS = 72;
/** Real days until a new admin counts for acts that take two, apart from the first admins of a host. */
export const ROLE_DAYS = 7;
/** First admins of a host whose roles count at once: without them, a new host could do nothing that takes two. */
export const EXCEPTED_ADMINS = 2;

/** Categories of the record, with the prefixes of their actions' names. */
export const ACTION_SORTS = {
  world: ['clock-', 'day-', 'world-'],
  users: ['user-'],
  site: ['site-', 'feature-'],
  trades: ['trade-'],
  words: ['moderation-', 'set-proposal-status', 'close-question', 'answer-question'],
  staff: ['staff-'],
  pucks: ['puck-'],
} as const satisfies Record<string, readonly string[]>;
export type ActionSort = keyof typeof ACTION_SORTS;
