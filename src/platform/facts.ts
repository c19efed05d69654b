/** Facts as they come back from where they are kept. */
import type * as z from 'zod';

/** What was complained about already: once is enough. */
const warned = new Set<string>();

/**
 * The rows that state a fact of the schema, typed by it. What another version of the program wrote, and this one does not
 * know, is left out with a warning of the process (once a kind), so that no screen fails for it.
 * @param what 'news', for the warning.
 */
export function keepKnown<
  Fact extends { kind: string; params: unknown },
  Row extends { kind: string; params: unknown },
>(what: string, schema: z.ZodType<Fact>, rows: readonly Row[]): (Omit<Row, 'kind' | 'params'> & Fact)[] {
  return rows.flatMap(({ kind, params, ...rest }) => {
    const { success, data, error } = schema.safeParse({ kind, params });
    if (success) return [{ ...rest, ...data }];
    warn(`${what} of the kind ${kind} cannot be read: ${error.issues.map(({ message }) => message).join('; ')}`);
    return [];
  });
}

function warn(words: string): void {
  if (warned.has(words)) return;
  warned.add(words);
  process.emitWarning(words, 'UnknownFact');
}
