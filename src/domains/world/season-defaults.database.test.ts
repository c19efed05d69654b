/** Screens default to the world's season and phase. */
import { expect, it } from 'vitest';
import { seasons } from '#domains/season/tables.ts';
import { world } from '#platform/clock/tables.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

/** One call of each section without an explicit season. */
const SECTIONS = {
  'ranking of the draft': '/api/draft/rankings',
  'juniors of the draft': '/api/draft/juniors',
  'ballot of the Hall of Fame': '/api/hall-of-fame/ballot',
  'team statistics': '/api/teams/11/stats',
} as const;

const { db, browsers } = testWorld({ clubs: ['Owner'] });
const [browser] = browsers('Owner');

it('draft, Hall of Fame and statistics default to the current season, and to the next one once it starts', async () => {
  const shown = async () => {
    const current = (await browser.get('/api/season-current')).body.data.seasonNumber;
    const phase = (await browser.get('/api/season-phase')).body.data.phase;
    const ofSections = await Promise.all(
      Object.values(SECTIONS).map(async (address) => {
        const { status, body } = await browser.get(address);
        expect(status, address).toBe(200);
        return body.data.season;
      }),
    );
    return { current, phase, ofSections };
  };
  const each = (season: number) => Object.keys(SECTIONS).map(() => season);
  expect(await shown()).toEqual({ current: 3, phase: 'regular', ofSections: each(3) });
  await db.insert(seasons).values({ number: 4, year: 2027, phase: 'preseason' });
  await db.update(world).set({ seasonNumber: 4, day: 2, phase: 'preseason' });
  expect(await shown()).toEqual({ current: 4, phase: 'preseason', ofSections: each(4) });
});

it('awards and signings default to empty when there are none', async () => {
  const awards = (await browser.get('/api/world/awards')).body.data;
  expect(awards).toMatchObject({ season: null, seasons: [] });
  expect((await browser.get('/api/free-agent-center/signings')).body.data).toMatchObject({
    season: null,
    signings: [],
  });
});
