/** The protocol between the supervisor and the processes that want its database, one JSON value per line. */

import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What the supervisor is started with. */
export interface Order {
  dataDir: string;
  isDurable: boolean;
}

export type FromSupervisor =
  /** The server accepts connections. */
  | { event: 'ready' }
  /** The server will not start; the supervisor ends. */
  | { event: 'failed'; reason: string }
  /** The lease is released; `isStopped` if it was the last one, and the server has ended. */
  | { event: 'released'; isStopped: boolean };

/** A lease lasts until it is released or the connection ends. */
export type ToSupervisor = { event: 'lease' } | { event: 'release' };

export function say(socket: Socket, message: FromSupervisor | ToSupervisor): void {
  socket.write(`${JSON.stringify(message)}\n`);
}

/** Calls `listener` with each message; both ends are ours and of one version, so the shape is taken for granted. */
export function hear<Message extends FromSupervisor | ToSupervisor>(
  socket: Socket,
  listener: (message: Message) => void,
) {
  const lines = createInterface({ input: socket });
  lines.on('line', (line) => listener(JSON.parse(line) as Message));
  // The socket reports its own errors; without a listener here they would end the process.
  lines.on('error', () => {});
}
