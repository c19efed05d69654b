/** What of the game admins can close by itself: its calls (of the contract, by how their names begin) and its screens (by path). */
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
  // What is open is still decided, and can be canceled.
  withdrawals: { calls: ['withdrawals.request'], screens: [] },
  voting: { calls: ['proposals.'], screens: ['/feature-voting'] },
} as const satisfies Record<string, { calls: readonly string[]; screens: readonly string[] }>;
export type Feature = keyof typeof FEATURES;
export const FEATURE_IDS = Object.keys(FEATURES) as [Feature, ...Feature[]];

/** The feature that a call of the contract ('trades.propose') belongs to. */
export function featureOfCall(name: string): Feature | null {
  return FEATURE_IDS.find((id) => FEATURES[id].calls.some((start) => name.startsWith(start))) ?? null;
}

/** The feature that a screen belongs to, by its path as the router writes it ('/trade/{-$id}'). */
export function featureOfScreen(path: string): Feature | null {
  return FEATURE_IDS.find((id) => FEATURES[id].screens.some((start) => path.startsWith(start))) ?? null;
}

/** Characters of what an admin says about a closed feature, maintenance or a new version. */
export const MAX_ADMIN_NOTE = 300;

/** Sorts of what is on record, and how the names of their actions begin. */
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
