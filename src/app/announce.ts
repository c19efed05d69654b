/** Announcements in the forum when the game starts. */
import { readFile } from 'node:fs/promises';
import { announcePhase, announceReleases } from '#domains/forum/store/announcements.ts';
import { phaseOn } from '#engine/calendar.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Announces new releases, and the phase of the season in which a new world opens; idempotent. */
export async function announceAtStart(db: Database, now: Date): Promise<void> {
  const changelog = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  await announceReleases(db, { changelog, now });
  const { season, day } = await readToday(db);
  await db.transaction((tx) => announcePhase(tx, { season, phase: phaseOn(day), now }));
}
