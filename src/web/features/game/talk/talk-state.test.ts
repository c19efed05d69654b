import { describe, expect, it } from 'vitest';
import type { ReadMessage } from '#domains/game/contract/talk.ts';
import { keyOf, NO_TALK, withNews } from '#web/features/game/talk/talk-state.ts';

const message = (id: number): ReadMessage => ({
  id,
  author: { id: 1, name: 'Aino', clubId: null },
  text: `Message ${id}`,
  afterEvent: -1,
  at: '2026-01-01T00:00:00.000Z',
  abilities: { remove: false, report: true },
});
const chat = (ids: readonly number[], { isBacklog = false, removed = [] as number[] } = {}) =>
  ({ kind: 'chat', isBacklog, messages: ids.map(message), removed }) as const;
const idsOf = (state: typeof NO_TALK) => state.messages.map(({ id }) => id);

describe('the chat of a game', () => {
  it('has each message once and in order, however often and whenever it arrives', () => {
    const state = [chat([2, 3]), chat([3, 4]), chat([1])].reduce(withNews, NO_TALK);
    expect(idsOf(state)).toEqual([1, 2, 3, 4]);
  });

  it('drops deleted messages', () => {
    const state = [chat([1, 2, 3]), chat([], { removed: [2] })].reduce(withNews, NO_TALK);
    expect(idsOf(state)).toEqual([1, 3]);
  });

  it('learns of deletions from the backlog of a new connection, and keeps older messages', () => {
    const state = [chat([1, 2, 3, 4]), chat([2, 4], { isBacklog: true })].reduce(withNews, NO_TALK);
    expect(idsOf(state)).toEqual([1, 2, 4]);
  });
});

describe('reactions', () => {
  const counts = { cheer: 2, wow: 0, laugh: 0, heart: 0, boo: 1 };

  it('are counted by event, and the latest count wins', () => {
    const first = withNews(NO_TALK, { kind: 'reactions', reactions: [{ event: 7, counts }] });
    const later = withNews(first, { kind: 'reactions', reactions: [{ event: 7, counts: { ...counts, boo: 0 } }] });
    expect(later.counts.get(7)).toEqual({ ...counts, boo: 0 });
  });

  it('of the reader stay on until they are removed', () => {
    const on = withNews(NO_TALK, { kind: 'reacted', event: 7, reaction: 'cheer', isOn: true });
    expect(on.mine.has(keyOf(7, 'cheer'))).toBe(true);
    expect(withNews(on, { kind: 'reacted', event: 7, reaction: 'cheer', isOn: false }).mine.size).toBe(0);
  });
});
