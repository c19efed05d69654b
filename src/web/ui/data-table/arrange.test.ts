import { describe, expect, it } from 'vitest';
import { anchorsOf, isListed, layoutOf, movedPast, neighborOf, orderOf, trimmed } from './arrange.ts';
import type { Column } from './columns.ts';

type Row = Record<string, number>;
const column = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: id.toUpperCase(),
  value: () => null,
  ...more,
});
const columns = [
  column('rank'),
  column('overall', { isLead: true }),
  column('player', { isName: true }),
  column('goals'),
  column('buttons', { header: '' }),
  column('assists'),
  column('points'),
];
const anchors = anchorsOf(columns);

describe('a table’s columns', () => {
  it('stay in place if they identify a row: the name and its lead, or else the first column', () => {
    expect([...anchors]).toEqual(['overall', 'player']);
    expect([...anchorsOf([column('season'), column('goals')])]).toEqual(['season']);
  });

  it('are in the column menu with a heading, except the name’s lead', () => {
    expect(columns.filter(isListed).map(({ id }) => id)).toEqual(['rank', 'player', 'goals', 'assists', 'points']);
  });

  it('move past the next one in the menu, and never past a name', () => {
    expect(neighborOf(columns, anchors, 'assists', -1)).toBe('goals');
    expect(neighborOf(columns, anchors, 'points', 1)).toBeUndefined();
    expect(neighborOf(columns, anchors, 'goals', -1)).toBeUndefined();
    expect(neighborOf(columns, anchors, 'rank', 1)).toBeUndefined();
    expect(neighborOf(columns, anchors, 'player', 1)).toBeUndefined();
    const order = orderOf(columns);
    expect(movedPast(order, 'assists', 'goals', -1).slice(3)).toEqual(['assists', 'goals', 'buttons', 'points']);
    expect(movedPast(order, 'goals', 'assists', 1).slice(3)).toEqual(['buttons', 'assists', 'goals', 'points']);
  });

  it('keep their order when the game adds or removes a column', () => {
    const kept = ['rank', 'overall', 'player', 'points', 'plusMinus', 'goals', 'buttons'];
    expect(orderOf(columns, kept)).toEqual(['rank', 'overall', 'player', 'points', 'goals', 'buttons', 'assists']);
    expect(orderOf(columns, ['points'])).toEqual([
      'rank',
      'overall',
      'player',
      'goals',
      'buttons',
      'assists',
      'points',
    ]);
    expect(orderOf(columns)).toEqual(columns.map(({ id }) => id));
  });
});

describe('a stored column layout', () => {
  it('is read as far as it is valid', () => {
    const layout = { hidden: ['goals'], order: ['points'], widths: { goals: 80 } };
    expect(layoutOf(JSON.parse(JSON.stringify({ ...layout, sort: 1 })))).toEqual(layout);
    for (const stored of [null, 'x', 3, [], { hidden: 'goals', order: [1], widths: { goals: 'wide' } }])
      expect(layoutOf(stored)).toEqual({});
  });

  it('is empty once the table is back at its default', () => {
    const own = orderOf(columns);
    expect(trimmed({ hidden: [], order: own, widths: {} }, own)).toEqual({});
    const moved = movedPast(own, 'points', 'assists', -1);
    expect(trimmed({ hidden: [], order: moved, widths: { goals: 80 } }, own)).toEqual({
      order: moved,
      widths: { goals: 80 },
    });
  });
});
