import { expect, it, vi } from 'vitest';
import { MAX_STREAMS_PER_USER, OpenStreams } from '#platform/calls/open-streams.ts';
import type { Realtime } from '#platform/realtime.ts';

function openStreams(sessions: Set<string>) {
  let hear: (message: { userId: number }) => void = () => {};
  const realtime = {
    subscribe: (_channel: string, handler: typeof hear) => {
      hear = handler;
      return () => {};
    },
  };
  const streams = new OpenStreams({
    // Only the subscription is used.
    realtime: realtime as unknown as Realtime,
    findOpenSessions: async () => sessions,
    onError: (error) => {
      throw error;
    },
  });
  return { streams, sessionEnded: (userId: number) => hear({ userId }) };
}

it('a user may have eight streams, and one more closes the oldest; other users keep theirs', () => {
  const { streams } = openStreams(new Set(['s']));
  const other = streams.hold({ userId: 2, sessionHash: 's' });
  const held = Array.from({ length: MAX_STREAMS_PER_USER + 2 }, () => streams.hold({ userId: 1, sessionHash: 's' }));
  expect(held.map(({ signal }) => signal.aborted)).toEqual([true, true, ...Array(MAX_STREAMS_PER_USER).fill(false)]);
  expect(held[0]?.isReplaced()).toBe(true);
  expect(other.signal.aborted).toBe(false);
  expect(streams.count).toBe(MAX_STREAMS_PER_USER + 1);
  for (const stream of [other, ...held]) stream.release();
  expect(streams.count).toBe(0);
  streams.close();
});

it('streams close with their session, and no others are checked', async () => {
  const sessions = new Set(['phone', 'desk']);
  const { streams, sessionEnded } = openStreams(sessions);
  const phone = streams.hold({ userId: 1, sessionHash: 'phone' });
  const desk = streams.hold({ userId: 1, sessionHash: 'desk' });
  sessions.delete('phone');
  sessionEnded(2);
  expect(phone.signal.aborted).toBe(false);
  sessionEnded(1);
  await vi.waitFor(() => expect(phone.signal.aborted).toBe(true));
  expect(phone.isReplaced()).toBe(false);
  expect(desk.signal.aborted).toBe(false);
  streams.close();
});

it('a session that expired unreported is noticed within a minute', async () => {
  vi.useFakeTimers();
  const sessions = new Set(['s']);
  const { streams } = openStreams(sessions);
  const held = streams.hold({ userId: 1, sessionHash: 's' });
  sessions.clear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(held.signal.aborted).toBe(true);
  streams.close();
  vi.useRealTimers();
});
