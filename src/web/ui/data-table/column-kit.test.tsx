import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import type { PersonRef } from '#domains/shapes.ts';
import type { ClubId, LeagueId, PersonId, TeamId } from '#engine/ids.ts';
import { cataloguesOf } from '#web/locales/catalogues-of.ts';
import { type ColumnKit, type HeadingPlace, headingOf, useColumnKit } from './column-kit.tsx';
import { type Column, csvOf } from './columns.ts';

interface Row {
  name: string;
  salary: number | null;
  until: number;
  share: number | null;
  swing: number;
  seconds: number;
  rating: number;
  at: string;
  team: TeamLike | null;
  person: PersonRef | null;
  user: { id: number; name: string };
}
type TeamLike = {
  id: TeamId;
  clubId: ClubId;
  level: 'PRO';
  leagueId: LeagueId;
  city: string;
  nickname: string;
  abbr: string;
  colors: [string, string, string];
};
const row: Row = {
  name: 'Berg',
  salary: 1_250_000,
  until: 3,
  share: 12.345,
  swing: -2,
  seconds: 1084,
  rating: 71,
  at: '2026-01-02T03:04:00Z',
  team: {
    ...{ id: 1 as TeamId, clubId: 1 as ClubId, level: 'PRO', leagueId: 1 as LeagueId },
    ...{ city: 'Lahti', nickname: 'Owls', abbr: 'LAH', colors: ['#000000', '#ffffff', '#ff0000'] },
  },
  person: {
    ...{ id: 1 as PersonId, kind: 'scout', firstname: 'Anna', lastname: 'Berg', nationId: 1 as never, isUser: false },
  },
  user: { id: 1, name: 'mia' },
};
const empty: Row = { ...row, salary: null, share: null, team: null, person: null };

type Make = (col: ColumnKit<Row, string>) => Column<Row>[];

function Probe(props: { place: HeadingPlace; isUnsortable: boolean; make: Make; into: Column<Row>[] }) {
  const col = useColumnKit(props.place, { isUnsortable: props.isUnsortable }).of<Row>();
  props.into.push(...props.make(col as ColumnKit<Row, string>));
  return null;
}

/** Returns the columns that a component builds with the kit, in the given language. */
async function made(
  make: Make,
  { language = 'en', place = 'free-agency', isUnsortable = false } = {},
): Promise<Column<Row>[]> {
  const words = i18next.createInstance();
  const resources = { en: Object.fromEntries(cataloguesOf('en')), de: Object.fromEntries(cataloguesOf('de')) };
  await words.use(initReactI18next).init({ lng: language, resources, fallbackLng: 'en', defaultNS: 'common' });
  const into: Column<Row>[] = [];
  const probe = { place: place as HeadingPlace, isUnsortable, make, into };
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={words}>
        <Probe {...probe} />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return into;
}

const shown = ({ cell, value }: Column<Row>, of: Row = row) => (cell ? cell(of) : value(of));

describe('a column heading', () => {
  const keys = [
    'a:part.goals',
    'a:column.goals',
    'a:column.goalsTitle',
    'a:column.age',
    'columns:age',
    'columns:ageTitle',
  ];
  const find = (place: string, id: string) =>
    headingOf(place as HeadingPlace, id, (key) => [...keys, 's:short.pim', 's:name.pim'].includes(key));

  test('comes from the section, then from the namespace, then from all tables', () => {
    expect(find('a:part', 'goals')?.header).toBe('a:part.goals');
    expect(find('a', 'goals')?.header).toBe('a:column.goals');
    expect(find('a:part', 'age')?.header).toBe('a:column.age');
    expect(find('b', 'age')?.header).toBe('columns:age');
    expect(find('b', 'goals')).toBeUndefined();
  });

  test('has its tooltip from its own catalogue only', () => {
    expect(find('a', 'goals')?.title).toBe('a:column.goalsTitle');
    expect(find('a', 'age')?.title).toBeUndefined();
    expect(find('b', 'age')?.title).toBe('columns:ageTitle');
    expect(find('s:short', 'pim')).toEqual({ header: 's:short.pim', title: 's:name.pim' });
  });

  test('is in the reader’s language', async () => {
    const make = (col: ColumnKit<Row, string>) => [col.money('salary'), col.overall('rating')];
    expect((await made(make)).map(({ header, title }) => [header, title])).toEqual([
      ['Salary', undefined],
      ['OVR', 'Overall rating'],
    ]);
    expect((await made(make, { language: 'de' })).map(({ header, title }) => [header, title])).toEqual([
      ['Gehalt', undefined],
      ['GES', 'Gesamtstärke'],
    ]);
  });

  test('is never a text section of the same name', async () => {
    const [status] = await made((col) => [col.text('status', () => '')], { place: 'free-agency:restricted' });
    expect(status?.header).toBe('Answer');
  });

  test('has no catalogue tooltip where the heading is given', async () => {
    const [given] = await made((col) => [col.overall('rating', { header: 'Now' })]);
    expect([given?.header, given?.title]).toEqual(['Now', undefined]);
  });

  test('is empty above buttons unless given', async () => {
    const [bare, named] = await made((col) => [col.actions('none-such', () => 'x'), col.actions('offer', () => 'x')]);
    expect([bare?.header, named?.header]).toEqual(['', 'Offer']);
    expect(bare).toMatchObject({ isUnsortable: true });
  });
});

describe('a column type', () => {
  test('shows amounts by locale, and a dash for a missing one', async () => {
    const make = (col: ColumnKit<Row, string>) => [
      col.money('salary'),
      col.money('salary', { isShort: true }),
      col.percent('share', { header: '%' }),
      col.number('share', { header: 'N', digits: 2 }),
      col.signed('swing', { header: '±' }),
      col.season('until'),
      col.clock('seconds', { header: 'T' }),
    ];
    const columns = await made(make);
    expect(columns.map((column) => shown(column))).toEqual([
      ...['$1,250,000', '$1.25M', '12.3%', '12.35', '−2', '2025–26', '18:04'],
    ]);
    expect(columns.slice(0, 4).map((column) => shown(column, empty))).toEqual(['–', '–', '–', '–']);
    expect(columns.map(({ value }) => value(row))).toEqual([1_250_000, 1_250_000, 12.345, 12.345, -2, 3, 1084]);
    const german = await made(make, { language: 'de' });
    expect(german.slice(0, 4).map((column) => shown(column))).toEqual([
      '1.250.000\u00a0$',
      '1,25\u00a0Mio.\u00a0$',
      '12,3\u00a0%',
      '12,35',
    ]);
  });

  test('sorts and exports a link by its text', async () => {
    const columns = await made((col) => [
      col.team('team'),
      col.team('club', 'team', { name: 'full', none: 'free' }),
      col.person('scout', 'person'),
      col.user('manager', 'user'),
    ]);
    expect(csvOf([row, empty], columns, 'en').split('\r\n').slice(1)).toEqual([
      'LAH,Lahti Owls,"Berg, Anna",mia',
      ',,,mia',
    ]);
    expect(shown(columns[0]!, empty)).toBe('–');
    expect(shown(columns[1]!, empty)).toBe('free');
    expect(columns.map(({ isText = false, isName = false }) => isText || isName)).toEqual([true, true, true, true]);
  });

  test('is overridden by the column’s own options', async () => {
    const [salary, name] = await made((col) => [
      col.money('salary', ({ until }) => until, { isTight: true, value: () => 7, firstOrder: 'asc' }),
      col.text('name', { header: 'Name', isName: true, cell: ({ name }) => `~${name}` }),
    ]);
    expect(salary).toMatchObject({ isTight: true, firstOrder: 'asc' });
    expect([shown(salary!), salary!.value(row)]).toEqual(['$3', 7]);
    expect([shown(name!), name!.value(row)]).toEqual(['~Berg', 'Berg']);
  });

  test('cannot be sorted in an unsortable table', async () => {
    const columns = await made((col) => [col.money('salary'), col.overall('rating')], { isUnsortable: true });
    expect(columns.every(({ isUnsortable }) => isUnsortable)).toBe(true);
  });
});
