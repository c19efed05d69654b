/** A very large number of streams, each of a different user, and how soon all of them hear of a message. */
import { get } from 'node:http';

interface Listener {
  /** The token of the listener's session. */
  token: string;
  path: string;
  /** The index of the subject, from 0: messages in each are measured separately. */
  place: number;
  /** The kind of message measured. */
  waitsFor: string;
}

export interface Listeners {
  count: number;
  /**
   * Returns the milliseconds from when `speak` begins to write in a place until each listener there has heard, for those who do
   * within ten seconds.
   */
  hear(speak: (begin: (place: number) => void) => Promise<void>): Promise<number[]>;
  close(): void;
}

/** Streams opened at the same time. */
const OPENED_TOGETHER = 20;
const GIVE_UP_MS = 10_000;
const PAUSE_MS = 500;

/** Opens a stream for each, and resolves when all are open. */
export async function openListeners(port: number, listeners: readonly Listener[]): Promise<Listeners> {
  let onHeard: (place: number) => void = () => undefined;
  const closing: (() => void)[] = [];
  for (let from = 0; from < listeners.length; from += OPENED_TOGETHER) {
    const together = listeners.slice(from, from + OPENED_TOGETHER);
    closing.push(
      ...(await Promise.all(together.map((listener) => listen(port, listener, () => onHeard(listener.place))))),
    );
  }
  return {
    count: listeners.length,
    async hear(speak) {
      const times: number[] = [];
      const began = new Map<number, number>();
      const all = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, GIVE_UP_MS);
        onHeard = (place) => {
          times.push(performance.now() - (began.get(place) ?? 0));
          if (times.length < listeners.length) return;
          clearTimeout(timer);
          resolve();
        };
      });
      await speak((place) => began.set(place, performance.now()));
      await all;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return times;
    },
    close() {
      for (const close of closing) close();
    },
  };
}

/** Resolves to a function that closes the stream. An overloaded server turns clients away: they retry. */
async function listen(port: number, listener: Listener, heard: () => void): Promise<() => void> {
  for (let turnedAway = 0; turnedAway < 60; turnedAway++) {
    const close = await open(port, listener, heard);
    if (close) return close;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('the server turned everybody away for half a minute');
}

/** Resolves once the first message of the stream has arrived; null: the server is too busy. */
function open(port: number, { token, path, waitsFor }: Listener, heard: () => void): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `rinkside_session=${token}`, accept: 'text/event-stream' };
    const asked = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      if (response.statusCode === 503) {
        response.resume();
        return resolve(null);
      }
      if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}`));
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        const messages = (rest + chunk).split('\n\n');
        rest = messages.pop() ?? '';
        for (const message of messages) {
          if (message.includes('"kind":"open"')) resolve(() => asked.destroy());
          if (message.includes(`"kind":"${waitsFor}"`)) heard();
        }
      });
      response.on('error', () => undefined);
    });
    asked.on('error', reject);
  });
}
