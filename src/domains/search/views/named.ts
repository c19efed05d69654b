/** Finds players and teams by the beginning of their names, also with typos. */
import { setImmediate } from 'node:timers/promises';
import { and, asc, desc, isNotNull, notInArray } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { PRO } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import { STEP_MS } from '#domains/search/constants.ts';
import { findNamed, indexNames, type NameIndex, NameIndexer } from '#domains/search/rules/names.ts';
import { AT_A_TIME, isNoFillIn, playerTraits } from '#domains/search/views/catalog.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/**
 * Returns the ids of matching players: the best first, then those not rated any more or yet, then similar names. @param
 * words folded
 */
export async function playersNamed(
  db: Database,
  words: string,
  { today, limit }: { today: Today; limit: number },
): Promise<PlayerId[]> {
  const index = await fact(db, {
    key: `player-names/${today.absoluteDay}`,
    topics: [],
    maxAgeMs: STEP_MS,
    read: () => readNames(db, today),
  });
  return findNamed(index, words, limit);
}

async function readNames(db: Database, today: Today): Promise<NameIndex> {
  const [rated, others] = await Promise.all([
    playerTraits(db, today),
    db
      .select({ id: players.id, firstname: players.firstname, lastname: players.lastname })
      .from(players)
      .where(and(notInArray(players.status, [...PRO.status]), isNoFillIn(db)))
      .orderBy(desc(players.id)),
  ]);
  const unrated = others.map(({ id, firstname, lastname }) => ({ id, name: folded(`${firstname} ${lastname}`) }));
  const indexer = new NameIndexer();
  const all = [...rated, ...unrated];
  for (let at = 0; at < all.length; at += AT_A_TIME) {
    indexer.add(all.slice(at, at + AT_A_TIME));
    // Other requests are answered in between.
    if (at + AT_A_TIME < all.length) await setImmediate();
  }
  return indexer.done();
}

/** Returns the ids of clubs' teams by city, nickname or abbreviation. @param words folded */
export async function teamsNamed(db: Database, words: string, limit: number): Promise<TeamId[]> {
  const index = await fact(db, {
    key: 'team-names',
    topics: [],
    read: async () => {
      const rows = await db
        .select({ id: teams.id, city: teams.city, nickname: teams.nickname, abbr: teams.abbr })
        .from(teams)
        .where(isNotNull(teams.clubId))
        .orderBy(asc(teams.id));
      return indexNames(
        rows.map(({ id, city, nickname, abbr }) => ({ id, name: folded(`${city} ${nickname} ${abbr}`) })),
      );
    },
  });
  return findNamed(index, words, limit);
}
