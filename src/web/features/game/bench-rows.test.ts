import { describe, expect, it } from 'vitest';
import { benchRows } from '#web/features/game/bench-rows.ts';

const skaters = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, position: 'C' }));
const goalie = { id: 30, position: 'G' };
const boxed = (id: number, kind: 'minor' | 'misconduct' = 'minor') => ({
  player: { id, position: 'D' },
  kind,
  left: id,
});
const shown = (rows: { row: number; player: { id: number }; left: number | null }[]) =>
  rows.map(({ row, player, left }) => `${row}: ${left === null ? player.id : `box ${player.id}`}`);

describe('the places on the ice', () => {
  it('end with the goalie', () => {
    const rows = benchRows([...skaters(5), goalie], []);
    expect(shown(rows)).toEqual(['1: 1', '2: 2', '3: 3', '4: 4', '5: 5', '6: 30']);
  });

  it('show a penalized skater where one is missing, and the goalie still last', () => {
    const rows = benchRows([...skaters(3), goalie], [boxed(44), boxed(45)]);
    expect(shown(rows)).toEqual(['1: 1', '2: 2', '3: 3', '4: box 44', '5: box 45', '6: 30']);
  });

  it('show a penalty that leaves the team shorthanded before a misconduct', () => {
    const rows = benchRows([...skaters(4), goalie], [boxed(77, 'misconduct'), boxed(44)]);
    expect(shown(rows)).toEqual(['1: 1', '2: 2', '3: 3', '4: 4', '5: box 44', '6: 30']);
  });

  it('keep the goalie in place in 3-on-3 overtime, no matter who comes or goes', () => {
    expect(shown(benchRows([...skaters(3), goalie], [])).at(-1)).toBe('6: 30');
    expect(shown(benchRows([...skaters(3), goalie], [boxed(44)])).at(-1)).toBe('6: 30');
    expect(shown(benchRows([...skaters(4), goalie], [])).at(-1)).toBe('6: 30');
  });

  it('never exceed six: another skater replaces a player sent off together with an opponent', () => {
    const rows = benchRows([...skaters(5), goalie], [boxed(44)]);
    expect(rows).toHaveLength(6);
  });

  it('show six skaters when the net is empty', () => {
    const rows = benchRows(skaters(6), [boxed(44), boxed(45)]);
    expect(shown(rows)).toEqual(['1: 1', '2: 2', '3: 3', '4: 4', '5: 5', '6: 6']);
  });
});
