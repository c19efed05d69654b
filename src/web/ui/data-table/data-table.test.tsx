import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '#web/lib/session.ts';
import common from '#web/locales/en/common.ts';
import type { Column } from './columns.ts';
import { DataTable } from './data-table.tsx';

type Row = { player: string; goals: number; assists: number; points: number };
const columns: Column<Row>[] = [
  { id: 'player', header: 'Player', value: (row) => row.player, isName: true },
  { id: 'goals', header: 'G', value: (row) => row.goals, sets: ['short', 'full'] },
  { id: 'assists', header: 'A', value: (row) => row.assists, sets: ['full'] },
  { id: 'points', header: 'PTS', value: (row) => row.points },
];
const rows: Row[] = [
  { player: 'Berg', goals: 1, assists: 7, points: 8 },
  { player: 'Alm', goals: 9, assists: 2, points: 11 },
];

const words = i18next.createInstance();
await words.use(initReactI18next).init({ lng: 'en', resources: { en: { common } }, defaultNS: 'common' });

/** Returns the table as seen by a user with this column layout; null: a guest. */
function seenWith(layout: object | null, set = 'full', groupOf?: (row: Row) => string) {
  const queries = new QueryClient();
  const user = layout && { id: 1, settings: { 'table.roster-skaters': layout } };
  queries.setQueryData<unknown>(sessionQuery.queryKey, user);
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={words}>
        <MantineProvider>
          <DataTable
            name="roster-skaters"
            label="Skaters"
            rows={rows}
            columns={columns}
            rowKey={({ player }) => player}
            set={set}
            groupOf={groupOf}
            sort={{ by: 'points', order: 'desc' }}
            onSort={() => {}}
            total={{ label: 'Total', row: { player: '', goals: 10, assists: 9, points: 19 } }}
          />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  const text = (cell: string) => cell.replaceAll(/<[^>]*>/g, '');
  const lines = [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, line = '']) =>
    [...line.matchAll(/<t[hd][\s>].*?<\/t[hd]>/gs)].map(([cell]) => text(cell)).join(' '),
  );
  return { lines, page };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a table starts with its own columns, in its own order, sorted', () => {
  const { lines, page } = seenWith({});
  expect(lines).toEqual(['Player G A PTS', 'Alm 9 2 11', 'Berg 1 7 8', 'Total 10 9 19']);
  expect(page).not.toContain('Columns: Skaters');
});

test('columns appear as the user arranged them, including the totals, and may be sorted by a hidden one', () => {
  const { lines, page } = seenWith({ hidden: ['points', 'player'], order: ['player', 'assists', 'goals', 'points'] });
  expect(lines).toEqual(['Player A G', 'Alm 2 9', 'Berg 7 1', 'Total 9 10']);
  expect(page).toContain('Columns: Skaters');
});

test('each group of rows has a heading above its first row', () => {
  const letterOf = ({ player }: Row) => player.slice(0, 1);
  expect(seenWith({}, 'full', letterOf).lines).toEqual([
    'Player G A PTS',
    'A',
    'Alm 9 2 11',
    'B',
    'Berg 1 7 8',
    'Total 10 9 19',
  ]);
  expect(seenWith({}, 'full', () => 'Forwards').lines.slice(1, 3)).toEqual(['Forwards', 'Alm 9 2 11']);
});

test('a set shows its part of the arranged columns', () => {
  const { lines } = seenWith({ order: ['player', 'points', 'assists', 'goals'] }, 'short');
  expect(lines[0]).toBe('Player PTS G');
});

test('a column has the width the user set, within screen limits', () => {
  const { page } = seenWith({ widths: { goals: 90, assists: 9000 } });
  expect(page.match(/max-width:90px/g)).toHaveLength(3);
  expect(page.match(/max-width:600px/g)).toHaveLength(3);
});

test('a guest sees the columns stored on the device, and the defaults if the stored value is invalid', () => {
  const kept = new Map([['rinkside.table.roster-skaters.0', JSON.stringify({ hidden: ['assists'] })]]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  expect(seenWith(null).lines[0]).toBe('Player G PTS');
  expect(seenWith({}).lines[0], 'a user of the same device').toBe('Player G A PTS');
  kept.set('rinkside.table.roster-skaters.0', '{');
  expect(seenWith(null).lines[0]).toBe('Player G A PTS');
});
