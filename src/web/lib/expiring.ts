/** Queries whose answers say how long they are valid (`expiresAt`): market windows, the next update of the rankings. */

/** Clocks differ: an answer that has already expired is not fetched more often than this. */
const MIN_REFRESH_MS = 5_000;
/** The longest a timer can run; a later expiry is checked a little early. */
const MAX_REFRESH_MS = 2_000_000_000;

/** null: no clock can tell; the answer is fetched again after every world day. */
type Answer = { data: { expiresAt: string | null } };
interface Query {
  state: { data?: Answer };
}

/** Returns the ms until the answer expires, at most what a timer can take; null if it never does. */
function timeLeft({ state }: Query): number | null {
  const left = Date.parse(state.data?.data.expiresAt ?? '') - Date.now();
  return Number.isFinite(left) ? Math.min(MAX_REFRESH_MS, left) : null;
}

/** Options of a query that is kept until its answer expires, and refetched then if it is on screen. */
export const untilExpiry = {
  staleTime: (query: Query): number => Math.max(0, timeLeft(query) ?? 0),
  refetchInterval: (query: Query): number | false => {
    const left = timeLeft(query);
    return left === null ? false : Math.max(MIN_REFRESH_MS, left);
  },
};
