/**
 * Streams of server-sent events that resume by themselves: what to do if the connection drops, or another tab has taken
 * it over.
 */
import { inWantedNames } from './original-names.ts';

const RECONNECT_MS = 2000;

interface Following<Message> {
  /** Opens the stream, again after each lost connection. */
  open(signal: AbortSignal): Promise<AsyncIterable<Message>>;
  /** Takes a message. @returns true: the stream is over, and is not reopened */
  hear(message: Message): boolean;
  signal: AbortSignal;
}

/** Reads a stream, with players and teams under the names that the user has chosen, until it is over or `signal` is aborted. */
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
      // The connection was lost or the screen was left; the signal tells which.
    }
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
  }
}

/** Resolves once the user comes back to this tab: otherwise two tabs would take the connection from each other forever. */
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
