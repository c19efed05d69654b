/**
 * COPY with all of its rows in one message, for rows that are ready: there is no wait for the server to ask for them. Several
 * commands fit in one message as well, and the server runs them one after the other.
 */
import type pg from 'pg';

/** Types of messages of PostgreSQL's protocol ("Message Formats"). */
const QUERY = 'Q';
const COPY_DATA = 'd';
const COPY_DONE = 'c';

/** The driver's connection, as far as it is needed here: its types omit the socket. */
interface Wire {
  stream: { write(bytes: Uint8Array): boolean };
}

/** The object that the driver gives a connection to, and calls with the server's answers. */
class Copy {
  private readonly message: Buffer;
  private readonly settle: Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>;

  constructor(message: Buffer, settle: Copy['settle']) {
    this.message = message;
    this.settle = settle;
  }

  submit({ stream }: Wire): void {
    stream.write(this.message);
  }

  /** The server asks for the rows it already has. When the command failed it skips them instead. */
  handleCopyInResponse(): void {}

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.settle.resolve();
  }

  /** From the server or the connection; no other handler is called after it. */
  handleError(error: Error): void {
    this.settle.reject(error);
  }
}

export interface CopyCommand {
  /** `copy … from stdin`, with the format that the rows are in. */
  command: string;
  rows: Uint8Array;
}

/** Runs all of the commands or, when one fails, none: several commands in one message are one transaction to the server. */
export function copyAtOnce(client: pg.ClientBase, copies: readonly CopyCommand[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const text = copies.map(({ command }) => command).join(';');
  const message = Buffer.concat([
    head(QUERY, Buffer.byteLength(text) + 1),
    Buffer.from(`${text}\0`),
    ...copies.flatMap(({ rows }) => [head(COPY_DATA, rows.byteLength), rows, head(COPY_DONE, 0)]),
  ]);
  client.query(new Copy(message, { resolve, reject }) as unknown as pg.Submittable); // its type asks for the driver's whole connection
  return promise;
}

/** Returns the first five bytes of a message: its type, and its length including the four bytes of the length. */
function head(type: string, length: number): Buffer {
  const bytes = Buffer.alloc(5, type, 'latin1');
  bytes.writeInt32BE(length + 4, 1);
  return bytes;
}
