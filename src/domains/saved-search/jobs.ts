/** Once a minute: as soon as a day's morning is over, users with an alert on a search hear of its new matches. */
import { MAX_WATCHED } from '#domains/saved-search/constants.ts';
import { newcomers } from '#domains/saved-search/rules.ts';
import { recordMatches, searchesToCheck } from '#domains/saved-search/store.ts';
import { everybodyToday, whoFits } from '#domains/saved-search/views.ts';
import { readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { minutelyJob } from '#platform/queue/job.ts';

/** Searches of one run; the rest is the next one's. */
const AT_ONCE = 200;

export const savedSearchJob = minutelyJob('saved-searches', async ({ db, log }) => {
  const checked = await checkSearches(db);
  if (checked > 0) log.info({ checked }, 'looked at saved searches');
});

/** @returns how many searches were looked at */
export async function checkSearches(db: Database): Promise<number> {
  const { step } = await readWorld(db);
  // In the morning clubs still move their players.
  if (step === 'morning') return 0;
  const { absoluteDay } = await readToday(db);
  const searches = await searchesToCheck(db, absoluteDay, AT_ONCE);
  if (searches.length === 0) return 0;
  const { players, day } = await everybodyToday(db);
  let checked = 0;
  for (const search of searches) {
    const fitting = whoFits(players, search);
    // One that has become too broad says nothing until it is narrow again.
    const isBroad = fitting.length > MAX_WATCHED;
    const isRecorded = await recordMatches(db, search, {
      knownPlayerIds: isBroad ? search.knownPlayerIds : fitting.map(({ id }) => id),
      checkedDay: day,
      newIds: isBroad ? [] : newcomers(fitting, search.knownPlayerIds).map(({ id }) => id),
    });
    if (isRecorded) checked++;
  }
  return checked;
}
