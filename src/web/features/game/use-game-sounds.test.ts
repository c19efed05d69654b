import { expect, test } from 'vitest';
import { soundsOf } from './use-game-sounds.ts';

type Event = Parameters<typeof soundsOf>[0];

const HORN = { path: 'sounds/horn3.wav', duration: 5000 };
const heard = (event: Record<string, unknown>) =>
  soundsOf(event as unknown as Event, undefined, HORN).map(([{ path }]) => path);

test('a home goal plays the horn and cheers, and a road goal the crowd’s boos', () => {
  expect(heard({ type: 'goal', side: 'home' })).toEqual(['sounds/horn3.wav', 'sounds/cheer1.wav']);
  expect(heard({ type: 'goal', side: 'away' })).toEqual(['sounds/boo1.wav']);
  expect(heard({ type: 'shootout-attempt', side: 'away', scored: true })).toEqual(['sounds/boo1.wav']);
  expect(heard({ type: 'shootout-attempt', side: 'away', scored: false })).toEqual([]);
});
