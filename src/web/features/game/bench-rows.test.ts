import { describe, expect, it } from 'vitest';
import { benchRows } from '#web/features/game/bench-rows.ts';

const skaters = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, position: 'C' }));
const goalie = { id: 30, position: 'G' };
const inTheBox = (...ids: number[]) => ids.map((id) => ({ player: { id, position: 'D' }, left: id }));
const shown = (rows: { player: { id: number }; left: number | null }[]) =>
  rows.map(({ player, left }) => (left === null ? player.id : `box ${player.id}`));

describe('rows of those on the ice', () => {
  it('has the goalie last', () => {
    expect(shown(benchRows([...skaters(5), goalie], []).rows)).toEqual([1, 2, 3, 4, 5, 30]);
  });

  it('has who sits in the box where a skater is missing, and the goalie still last', () => {
    const { rows, further } = benchRows([...skaters(3), goalie], inTheBox(44, 45));
    expect(shown(rows)).toEqual([1, 2, 3, 'box 44', 'box 45', 30]);
    expect(rows.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(further).toEqual([]);
  });

  it('never has more than six: another skates in the place of who was sent off together with an opponent', () => {
    const { rows, further } = benchRows([...skaters(5), goalie], inTheBox(44));
    expect(rows).toHaveLength(6);
    expect(further).toEqual(inTheBox(44));
  });

  it('has six skaters when the net is empty', () => {
    const { rows, further } = benchRows(skaters(6), inTheBox(44, 45));
    expect(shown(rows)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(further).toEqual(inTheBox(44, 45));
  });
});
