import { expect, it } from 'vitest';
import { managedClubs } from '#domains/seat/store/holders.ts';
import { trades } from '#domains/trade/tables.ts';
import type { LeagueId } from '#engine/ids.ts';
import { CLUBS_PER_LEAGUE } from '#engine/schedule/pyramid.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { openPlan } from '#world/play-seasons.ts';
import { countContacts } from './contacts.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import { readLeagues } from './notes.ts';

const NOW = new Date(0);

it('counts the offers managers in the top league get in two weeks, and no others', async () => {
  const plan = planWorld({ size: 2 * CLUBS_PER_LEAGUE, seed: 3, secret: knownSecret(3) });
  const world = await openPlan(new MemoryRows({ now: NOW }), plan, NOW);
  const leagueOf = await readLeagues(world.rows);
  const contacts = await countContacts(world, NOW);
  const managed = await managedClubs(world.rows);
  expect(managed.size).toBe(5);
  expect([...managed].map((clubId) => leagueOf.get(clubId))).toEqual(Array<LeagueId>(5).fill(FIRST_LEAGUE));
  const open = await world.rows.read(trades, ['toClubId', 'status'], { countersId: null, toClubId: [...managed] });
  expect(contacts).toBe(open.length / managed.size / 2);
  // Without an answer an offer expires by itself.
  expect(new Set(open.map(({ status }) => status)).has('done')).toBe(false);
  expect(contacts).toBeGreaterThanOrEqual(2);
  expect(contacts).toBeLessThanOrEqual(5);
});
