import { MAX_WATCHED } from '#domains/saved-search/constants.ts';
import { savedSearches } from '#domains/saved-search/contract.ts';
import { savedSearchRefusals } from '#domains/saved-search/refusals.ts';
import {
  changeSearch,
  findSearch,
  removeSearch,
  type StoredSearch,
  saveSearch,
  searchesOf,
} from '#domains/saved-search/store.ts';
import { everybodyToday, shownSearch, whoFits } from '#domains/saved-search/views.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';

const api = implementing(savedSearches);

export const savedSearchRoutes = {
  list: api.list.handler(async ({ context }) => ({
    data: (await searchesOf(context.db, signedIn(context).id)).map(shownSearch),
  })),

  save: api.save.handler(async ({ context, input }) => {
    const known = input.hasAlert ? await watched(context, input) : { knownPlayerIds: [], checkedDay: 0 };
    const search = { ...input, ...known, userId: signedIn(context).id, now: context.now };
    const saved = await saveSearch(context.db, search);
    if (!saved.ok) return refuse(saved);
    return { data: shownSearch(saved.row) };
  }),

  change: api.change.handler(async ({ context, input }) => {
    const userId = signedIn(context).id;
    const row = await findSearch(context.db, userId, input.id);
    if (!row) return refuse(savedSearchRefusals.unknown());
    // Whoever turns the alert on hears of those who come from now on.
    const known = input.hasAlert && !row.hasAlert ? await watched(context, row) : null;
    const changed = await changeSearch(context.db, { ...input, userId }, known);
    if (!changed.ok) refuse(changed);
  }),

  remove: api.remove.handler(({ context, input: { id } }) => removeSearch(context.db, signedIn(context).id, id)),
};

async function watched({ db }: ApiContext, search: Pick<StoredSearch, 'scope' | 'filters'>) {
  const { players, day } = await everybodyToday(db);
  const fitting = whoFits(players, search);
  if (fitting.length > MAX_WATCHED) {
    return refuse(savedSearchRefusals.broad({ count: fitting.length, max: MAX_WATCHED }), 'hasAlert');
  }
  return { knownPlayerIds: fitting.map(({ id }) => id), checkedDay: day };
}
