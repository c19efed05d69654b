/** Facts as they come back from storage. */
import type * as z from 'zod';

/** Kinds already warned about: once is enough. */
const warned = new Set<string>();

/**
 * Returns the rows that state a fact of the schema, typed by it. Rows that another version of the program wrote, and this one
 * does not know, are left out with a warning of the process (once per kind), so that no screen fails for them.
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
