import { readFileSync } from 'node:fs';
import { DndContext } from '@dnd-kit/core';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { SETTINGS, type SettingId } from '#domains/settings/constants.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { emptyLineup } from '#engine/lineup/places.ts';
import { BananaDayOffer } from '#web/features/banana/banana-day-offer.tsx';
import banana from '#web/features/banana/words.ts';
import { numberStyleOf } from '#web/features/layout/use-appearance.ts';
import { BenchList } from '#web/features/lineups/bench-list.tsx';
import { SkillMark } from '#web/features/player/skill-mark.tsx';
import { SkillsCard } from '#web/features/player/skills-card.tsx';
import { useFormat } from '#web/lib/format.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { useExportName } from '#web/lib/settings.ts';
import club from '#web/locales/en/club.ts';
import common from '#web/locales/en/common.ts';
import lineups from '#web/locales/en/lineups.ts';
import player from '#web/locales/en/player.ts';
import skills from '#web/locales/en/skills.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { SCREEN_FILES } from '../../../../tests/e2e/screen-files.ts';
import { HIDDEN_UNTIL, SETTING_GROUPS, type SettingGroupId, shownIn } from './groups.ts';

/** The test of each setting's effect: one of those below, or one elsewhere. */
const SHOWN: Readonly<Partial<Record<SettingId, string>>> = {
  'skill-level-numbers': 'skills are shown as numbers or words',
  'rating-colors': 'a rating has the user’s color for its band',
  'time-format': 'a clock has twelve hours or twenty-four',
  'jersey-number-style': 'jersey numbers are plain, outlined or blocks everywhere',
  'ovr-calculator': 'a player page has the overall rating calculator or not',
  'lineup-skills': 'the lineup list shows skills, special skills and a quick filter or not',
  'lineup-specials': 'the lineup list shows skills, special skills and a quick filter or not',
  'lineup-quick-filter-hidden': 'the lineup list shows skills, special skills and a quick filter or not',
  'custom-affiliate-names':
    'src/web/lib/original-names.test.ts: a user who switched custom names off sees original ones in every response',
  'custom-player-acceptance':
    'src/web/lib/original-names.test.ts: a player has his custom name where it is shown to the user',
  'banana-day-clues': 'Joe offers Banana Day clues to users without one',
  'export-team-rosters': 'a table can be exported or not',
  'export-shortlist': 'a table can be exported or not',
  'export-pre-draft-rankings': 'a table can be exported or not',
  language: 'src/web/lib/language.test.ts: the app uses the user’s language setting, and the page declares it',
  theme: 'tests/e2e/screens.test.ts: a manager’s own setting for light or dark overrides the system’s',
  'sounds-hidden': 'src/web/lib/sound.test.ts: muting silences all sounds, and ends those playing',
};

const words = i18next.createInstance();
await words
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { banana, club, common, lineups, player, skills } }, defaultNS: 'common' });

/** Returns what a user with these settings sees. */
async function seenBy(settings: Record<string, unknown>, content: ReactNode): Promise<string> {
  const queries = new QueryClient();
  queries.setQueryData<unknown>(sessionQuery.queryKey, { id: 1, timeZone: 'UTC', settings });
  const root = createRootRoute({ staticData: { title: 'Rinkside', area: 'public' }, component: () => content });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={words}>
        <MantineProvider>
          <DndContext>
            <RouterProvider router={router as never} />
          </DndContext>
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return page.replaceAll(/<style.*?<\/style>/gs, '');
}

const SKILL = { id: 'shooting', value: 87, max: false, dec: false };

test('skills are shown as numbers or words', async () => {
  const mark = <SkillMark skill={SKILL} />;
  expect(await seenBy({ 'skill-level-numbers': true }, mark)).toContain('>87<');
  expect(await seenBy({ 'skill-level-numbers': false }, mark)).toContain('>Outstanding<');
});

test('a rating has the user’s color for its band', async () => {
  const pill = <RatingPill rating={87} />;
  expect(await seenBy({ 'rating-colors': { '85': '#123456' } }, pill)).toContain('#123456');
  expect(await seenBy({}, pill)).toContain(SETTINGS['rating-colors'].default['85']);
});

function Clock() {
  return useFormat().instant('2026-03-01T19:30:00Z', 'weekday-time');
}

test('a clock has twelve hours or twenty-four', async () => {
  expect(await seenBy({ 'time-format': '24' }, <Clock />)).toMatch(/ 19:30$/);
  expect(await seenBy({ 'time-format': '12' }, <Clock />)).toMatch(/ 7:30\sPM$/);
});

test('jersey numbers are plain, outlined or blocks everywhere', () => {
  expect(numberStyleOf(undefined)).toBe('plain');
  const css = readFileSync('src/web/ui/base.css', 'utf8');
  for (const style of SETTINGS['jersey-number-style'].choices) {
    expect(numberStyleOf({ 'jersey-number-style': style })).toBe(style);
    expect(css.includes(`:root[data-number-style="${style}"] .jersey-number`), style).toBe(style !== 'plain');
  }
});

test('a player page has the overall rating calculator or not', async () => {
  const center = { position: 'C', skills: [SKILL], specialSkills: [] } as unknown as RosterPlayerView;
  const card = <SkillsCard player={center} />;
  expect(await seenBy({ 'ovr-calculator': true }, card)).toContain(player.calculator.open);
  expect(await seenBy({ 'ovr-calculator': false }, card)).not.toContain(player.calculator.open);
});

test('the lineup list shows skills, special skills and a quick filter or not', async () => {
  const nobody = { views: new Map(), players: new Map(), list: [], partnerships: [], absent: new Map() };
  const list = (
    <BenchList
      tab="forwards"
      lineup={emptyLineup()}
      roster={nobody}
      inactive={[]}
      selection={{ open: null, picked: null } as never}
    />
  );
  const skill = `>${skills.short.skating}</th>`;
  const specials = `>${lineups.bench.showSpecials}</th>`;
  const filter = `aria-label="${lineups.bench.filter}"`;
  const before = await seenBy({}, list);
  expect([skill, specials, filter].map((part) => before.includes(part))).toEqual([false, false, true]);
  expect(await seenBy({ 'lineup-skills': true }, list)).toContain(skill);
  expect(await seenBy({ 'lineup-specials': true }, list)).toContain(specials);
  expect(await seenBy({ 'lineup-quick-filter-hidden': true }, list)).not.toContain(filter);
});

function Table({ id }: { id: `export-${string}` }) {
  return (
    <DataTable
      name="roster-skaters"
      label="Players"
      rows={[{ id: 1 }]}
      columns={[{ id: 'id', header: 'Id', value: (row) => row.id }]}
      rowKey={(row) => row.id}
      sort={{ by: 'id', order: 'asc' }}
      onSort={() => {}}
      csvName={useExportName(id, 'players')}
    />
  );
}

describe.each([
  ['export-team-rosters', 'src/web/features/club/club-roster-screen.tsx'],
  ['export-shortlist', 'src/web/features/shortlist/shortlist-screen.tsx'],
  ['export-pre-draft-rankings', 'src/web/features/draft/rankings.tsx'],
] as const)('by the setting %s', (id, screen) => {
  test('a table can be exported or not', async () => {
    expect(await seenBy({ [id]: true }, <Table id={id} />)).toContain(common.table.exportCsv);
    expect(await seenBy({ [id]: false }, <Table id={id} />)).not.toContain(common.table.exportCsv);
    expect(readFileSync(screen, 'utf8')).toContain(`useExportName('${id}',`);
  });
});

test('Joe offers Banana Day clues to users without one', async () => {
  const offer = <BananaDayOffer onDone={() => {}} />;
  expect(await seenBy({}, offer)).toContain(banana.announced.showClues);
  expect(await seenBy({ 'banana-day-clues': true }, offer)).not.toContain(banana.announced.showClues);
});

const own = readFileSync(new URL(import.meta.url), 'utf8');

test('every setting has a tested effect, or stays hidden until its area opens', () => {
  const hidden: string[] = Object.keys(HIDDEN_UNTIL);
  for (const id of Object.keys(SETTINGS)) {
    const shown = SHOWN[id as SettingId];
    expect(shown !== undefined, `${id} is shown or hidden, one of both`).not.toBe(hidden.includes(id));
    if (!shown) continue;
    const [file, title] = shown.includes(': ') ? (shown.split(': ') as [string, string]) : [null, shown];
    const source = file ? readFileSync(file, 'utf8') : own;
    expect(source.includes(`test('${title}'`), `${id}: ${shown}`).toBe(true);
  }
});

test('a hidden setting belongs to a screen that is not open yet', () => {
  for (const [id, path] of Object.entries(HIDDEN_UNTIL)) {
    expect(SCREEN_FILES.find((screen) => screen.path === path)?.data.opensLater, id).toBeDefined();
  }
  const shown = (Object.keys(SETTING_GROUPS) as SettingGroupId[]).flatMap(shownIn);
  expect(shown.filter((id) => id in HIDDEN_UNTIL)).toEqual([]);
  expect(shown).toContain('skill-level-numbers');
});
