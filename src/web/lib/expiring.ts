/** Answers that say until when they hold (`expiresAt`): windows of markets, the next update of the rankings. */

/** Clocks differ: what has expired already is not asked for more often than this. */
const MIN_REFRESH_MS = 5_000;
/** A timer cannot run longer than this; then it is asked again a little early. */
const MAX_REFRESH_MS = 2_000_000_000;

/** null: no clock knows; the answer is asked for again whenever a day has passed. */
type Answer = { data: { expiresAt: string | null } };
interface Query {
  state: { data?: Answer };
}

/** ms until the answer expires, as far as a timer goes; null without one. */
function timeLeft({ state }: Query): number | null {
  const left = Date.parse(state.data?.data.expiresAt ?? '') - Date.now();
  return Number.isFinite(left) ? Math.min(MAX_REFRESH_MS, left) : null;
}

/** Options of a query that is kept until its answer expires, and then asked for again while somebody looks at it. */
export const untilExpiry = {
  staleTime: (query: Query): number => Math.max(0, timeLeft(query) ?? 0),
  refetchInterval: (query: Query): number | false => {
    const left = timeLeft(query);
    return left === null ? false : Math.max(MIN_REFRESH_MS, left);
  },
};
