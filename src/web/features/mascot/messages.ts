/** Joe's messages: one at a time, until it is closed. */
import { useSyncExternalStore } from 'react';
import { onForgetSession } from '#web/lib/session.ts';
import { stopBananaSong } from '#web/lib/sound.ts';
import type mascot from '#web/locales/en/mascot.ts';

export type MascotWords = keyof (typeof mascot)['says'];

export interface MascotMessage {
  id: number;
  msg: MascotWords;
}

let queue: readonly MascotMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly MascotMessage[]): void {
  queue = next;
  for (const heard of listeners) heard();
}

/** Queues a message from Joe after earlier ones. */
export function sayAsJoe(msg: MascotWords): void {
  if (queue.some((waiting) => waiting.msg === msg)) return;
  publish([...queue, { id: nextId++, msg }]);
}

/** Closes a message; the banana song stops with its own. */
export function closeMascotMessage(id: number): void {
  const closed = queue.find((message) => message.id === id);
  if (closed?.msg === 'bananaDay') stopBananaSong();
  publish(queue.filter((message) => message.id !== id));
}

onForgetSession(() => {
  stopBananaSong();
  publish([]);
});

export function currentMascotMessage(): MascotMessage | undefined {
  return queue[0];
}

export function useMascotMessage(): MascotMessage | undefined {
  return useSyncExternalStore((heard) => {
    listeners.add(heard);
    return () => listeners.delete(heard);
  }, currentMascotMessage);
}
