/** Streams of server-sent events that go on by themselves: what to do when the line drops, and when another tab has taken it. */
import { inWantedNames } from './original-names.ts';

const RECONNECT_MS = 2000;

interface Following<Message> {
  /** Opens the stream; again whenever the line was lost. */
  open(signal: AbortSignal): Promise<AsyncIterable<Message>>;
  /** @returns true: the stream is over, and is not opened again */
  hear(message: Message): boolean;
  signal: AbortSignal;
}

/** Reads a stream, with players and teams as the user wants them called, until it is over or `signal` is aborted. */
export async function followStream<Message extends { kind: string }>({
  open,
  hear,
  signal,
}: Following<Message>): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const message of await open(signal)) {
        if (hear(inWantedNames(message))) return;
        if (message.kind === 'elsewhere') await lookedAtAgain(signal);
      }
    } catch {
      // The line was lost or the screen was left; which of the two, the signal knows.
    }
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
  }
}

/** One tab of many has to wait until somebody comes back to it: else they would take the line from one another for ever. */
function lookedAtAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const go = () => {
      done.abort();
      resolve();
    };
    addEventListener('focus', go, { signal: done.signal });
    signal.addEventListener('abort', go, { signal: done.signal });
  });
}
