/**
 * COPY with all of its rows in one message, for rows that are there already: nobody waits for the server to ask for them.
 * Several go in one message as well, and the server does one after the other without a word from us.
 */
import type pg from 'pg';

/** Types of messages of PostgreSQL's protocol ("Message Formats"). */
const QUERY = 'Q';
const COPY_DATA = 'd';
const COPY_DONE = 'c';

/** The driver's connection, as far as it is needed here: its types leave out the socket. */
interface Wire {
  stream: { write(bytes: Uint8Array): boolean };
}

/** What the driver hands a connection to, and tells what the server answers. */
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

  /** The server asks for what it has got. When the command failed it passes over the rows instead. */
  handleCopyInResponse(): void {}

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.settle.resolve();
  }

  /** Of the server or of the connection; nothing is told after it. */
  handleError(error: Error): void {
    this.settle.reject(error);
  }
}

export interface CopyCommand {
  /** `copy … from stdin`, with the format that the rows are in. */
  command: string;
  rows: Uint8Array;
}

/** All of them or, when one fails, none: several commands in one message are one transaction to the server. */
export function copyAtOnce(client: pg.ClientBase, copies: readonly CopyCommand[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const text = copies.map(({ command }) => command).join(';');
  const message = Buffer.concat([
    head(QUERY, Buffer.byteLength(text) + 1),
    Buffer.from(`${text}\0`),
    ...copies.flatMap(({ rows }) => [head(COPY_DATA, rows.byteLength), rows, head(COPY_DONE, 0)]),
  ]);
  client.query(new Copy(message, { resolve, reject }) as unknown as pg.Submittable); // its type asks for the whole driver's connection
  return promise;
}

/** The first five bytes of a message: its type, and its length together with the four bytes of the length. */
function head(type: string, length: number): Buffer {
  const bytes = Buffer.alloc(5, type, 'latin1');
  bytes.writeInt32BE(length + 4, 1);
  return bytes;
}
