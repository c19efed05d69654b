import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ShownGame } from './use-showcase.ts';

const calls = { showcase: vi.fn() };
// Other files of this worker may have loaded the real module before, and need it again afterwards.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('#web/lib/api.ts', () => ({ client: { game: calls } }));
});
afterAll(() => {
  vi.doUnmock('#web/lib/api.ts');
  vi.resetModules();
});

const replays = [{ id: 7 }, { id: 8 }, { id: 9 }];
const answerOf = (id: number, events: object[] = [{ index: 0 }, { index: 1 }]) => ({
  data: { game: { id, status: 'final' }, msPerSecond: null, players: [], events, replays },
});

test('a guest’s chosen game is requested, then only its updates, beside all games of the day', async () => {
  const { follow } = await import('./use-showcase.ts');
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  calls.showcase.mockResolvedValueOnce(answerOf(9)).mockResolvedValue(answerOf(9, []));
  const stop = new AbortController();
  const shown: (ShownGame | null)[] = [];
  const following = follow({ signal: stop.signal, choice: 9, show: (game) => shown.push(game) });
  await vi.advanceTimersByTimeAsync(25_000);
  stop.abort();
  await vi.advanceTimersByTimeAsync(25_000);
  await following;
  expect(calls.showcase.mock.calls.map(([asked]) => asked)).toEqual([{ choice: 9 }, { choice: 9, game: 9, after: 1 }]);
  expect(shown[0]).toMatchObject({ game: { id: 9 }, replays });
  // The same data causes no re-render.
  expect(shown[1]).toBe(shown[0]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
