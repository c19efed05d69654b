import { MAX_WATCHED } from '#domains/saved-search/constants.ts';
import { savedSearches } from '#domains/saved-search/contract.ts';
import { savedSearchRefusals } from '#domains/saved-search/refusals.ts';
import { changeSearch, findSearch, removeSearch, type StoredSearch, saveSearch } from '#domains/saved-search/store.ts';
import { everybodyToday, shownSearch, shownSearches, whoFits } from '#domains/saved-search/views.ts';
import { type ApiContext, implementing, refuse } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';

export const savedSearchRoutes = implementing(savedSearches, {
  list: reads(({ db, userId, now }) => shownSearches(db, userId, now)),
  save: delegates(
    {},
    async (call, input) => {
      const known = input.hasAlert ? await watched(call, input) : { knownPlayerIds: [], checkedDay: 0 };
      return saveSearch(call.db, { ...input, ...known, userId: call.userId, now: call.now });
    },
    ({ row }) => shownSearch(row, false),
  ),
  change: delegates({}, async (call, input) => {
    const { db, userId, now } = call;
    const row = (await findSearch(db, userId, input.id)) ?? refuse(savedSearchRefusals.unknown());
    // Turning the alert on only covers players who match from now on.
    const known = input.hasAlert && !row.hasAlert ? await watched(call, row) : null;
    return changeSearch(db, { ...input, userId, now }, known);
  }),
  remove: delegates({}, ({ db, userId }, { id }) => removeSearch(db, userId, id)),
});

async function watched({ db }: ApiContext, search: Pick<StoredSearch, 'scope' | 'filters'>) {
  const { players, day } = await everybodyToday(db);
  const fitting = whoFits(players, search);
  if (fitting.length > MAX_WATCHED) {
    return refuse(savedSearchRefusals.broad({ count: fitting.length, max: MAX_WATCHED }), 'hasAlert');
  }
  return { knownPlayerIds: fitting.map(({ id }) => id), checkedDay: day };
}
