/**
 * The format of exported worlds: gzip of lines of text. The first line is a header; then each table has a line with its
 * name and columns, its rows as written by PostgreSQL's COPY, and a line `\.` at the end.
 */
import * as z from 'zod';

export const FORMAT = 'rinkside-world';
/** Increase when older files can no longer be read. */
export const FORMAT_VERSION = 1;

export const fileHeader = z.object({
  format: z.literal(FORMAT, { error: 'it is no world of Rinkside' }),
  version: z.literal(FORMAT_VERSION, { error: 'it was written by another version of the program' }),
  /** Fingerprint of the schema: a file only fits a database with the same schema. */
  schema: z.string(),
  exportedAt: z.iso.datetime(),
  world: z.object({ name: z.string(), seed: z.number(), size: z.string(), season: z.number(), day: z.number() }),
});
export type FileHeader = z.infer<typeof fileHeader>;

export const tableHeader = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableHeader = z.infer<typeof tableHeader>;

export const END_OF_TABLE = '\\.';

/**
 * Splits bytes into lines, including newlines. Splits at newlines only, since COPY's rows may contain any other
 * character.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let end = buffer.indexOf(10, from); end >= 0; end = buffer.indexOf(10, from)) {
      yield buffer.subarray(from, end + 1);
      from = end + 1;
    }
    rest = buffer.subarray(from);
  }
  if (rest.length > 0) yield rest;
}
