import type { Active, Over } from '@dnd-kit/core';
import { describe, expect, it } from 'vitest';
import lineups from '#web/locales/en/lineups.ts';
import { dragAnnouncements } from './drag-announcements.ts';

const said = dragAnnouncements({
  playerOf: (data) => (data?.['playerId'] === 123 ? 'Anna Example' : '?'),
  placeOf: (name) => (name === 'forwards.0.LW' ? 'left wing, line 1' : '?'),
  say: (key, { player, place }) => lineups.announce[key].replace('{{player}}', player).replace('{{place}}', place),
  dropped: lineups.announce.dropped,
});
// dnd-kit passes much more in both; the words need no more.
const active = { id: 'bench:123', data: { current: { playerId: 123 } } } as unknown as Active;
const over = (id: string) => ({ id }) as unknown as Over;

describe('dragging in a lineup', () => {
  it('names players and spots to screen readers, without ids', () => {
    const words = [
      said.onDragStart({ active }),
      said.onDragOver({ active, over: over('forwards.0.LW') }),
      said.onDragOver({ active, over: over('bench') }),
      said.onDragOver({ active, over: null }),
    ];
    expect(words[0]).toContain('Anna Example');
    expect(words[1]).toMatch(/Anna Example.*left wing, line 1/);
    for (const line of words) expect(line).not.toMatch(/123|bench:|forwards\.|\{\{/);
  });

  it('leaves the drop’s announcement to the move, and announces a drop that moves no player', () => {
    expect(said.onDragEnd({ active, over: over('forwards.0.LW') })).toBeUndefined();
    expect(said.onDragEnd({ active, over: null })).toBe('Selection canceled.');
    expect(said.onDragCancel({ active, over: null })).toBe('Selection canceled.');
  });
});
