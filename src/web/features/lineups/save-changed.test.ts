import { expect, it, vi } from 'vitest';
import { presetTactics } from '#domains/lineups/rules/presets.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { emptyLineup } from '#engine/lineup/places.ts';
import { saveChanged } from './save-changed.ts';

const board = { lineup: emptyLineup(), tactics: BALANCED_TACTICS, orders: [] };

/** Returns the calls of a lineup in its fourth version, which the next save makes the fifth. */
function callsOf() {
  const find = vi.fn().mockResolvedValue({ data: { ...board, version: 4 } });
  const save = vi.fn().mockResolvedValue({ data: { ...board, version: 5 } });
  return { find, save };
}

it('a lineup that is changed on the desk is saved over the version that was read, with the rest as it was', async () => {
  const calls = callsOf();
  await saveChanged(11, () => ({ tactics: presetTactics('trap') }), calls);
  const expected = {
    params: { id: 11 },
    headers: { 'if-match': '"4"' },
    body: { ...board, tactics: presetTactics('trap') },
  };
  expect(calls.save.mock.calls.map(([input]) => input)).toEqual([expected]);
});

it('undo saves it as it was, over the version that the change made', async () => {
  const calls = callsOf();
  const undo = await saveChanged(11, () => ({ tactics: presetTactics('trap') }), calls);
  await undo();
  expect(calls.save.mock.calls[1]?.[0]).toEqual({ params: { id: 11 }, headers: { 'if-match': '"5"' }, body: board });
});
