/** Runs once a minute: once a day's morning is over, notifies users about new matches of searches with an alert. */
import { MAX_WATCHED } from '#domains/saved-search/constants.ts';
import { newcomers } from '#domains/saved-search/rules.ts';
import { recordMatches, searchesToCheck } from '#domains/saved-search/store.ts';
import { everybodyToday, whoFits } from '#domains/saved-search/views.ts';
import { readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { minutelyJob } from '#platform/queue/job.ts';

/** Searches per run; the next run handles the rest. */
const AT_ONCE = 200;

export const savedSearchJob = minutelyJob('saved-searches', async ({ db, log }) => {
  const checked = await checkSearches(db);
  if (checked > 0) log.info({ checked }, 'looked at saved searches');
});

/** Checks searches that are due. @returns how many were checked */
export async function checkSearches(db: Database): Promise<number> {
  const { step } = await readWorld(db);
  // Clubs still move players in the morning.
  if (step === 'morning') return 0;
  const { absoluteDay } = await readToday(db);
  const searches = await searchesToCheck(db, absoluteDay, AT_ONCE);
  if (searches.length === 0) return 0;
  const { players, day } = await everybodyToday(db);
  let checked = 0;
  for (const search of searches) {
    const fitting = whoFits(players, search);
    // A search that has become too broad sends no alerts until it is narrower.
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
