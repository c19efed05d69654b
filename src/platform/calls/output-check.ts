/**
 * Checks answers against the contract in tests: right types, and nothing beyond what is declared, since an undeclared field is a
 * field that no one decided to publish. Off in production: the answers are our own, and checking them all costs as much as making
 * them.
 */
import type { Schema } from '@orpc/contract';

export const CHECKS_OUTPUT = process.env['NODE_ENV'] === 'test';

/**
 * Returns the answer if it is as declared.
 *
 * @throws an error that names the fields that are wrong or undeclared
 */
export async function checkedOutput(schema: Schema<unknown, unknown> | undefined, output: unknown): Promise<unknown> {
  if (!schema) return output;
  const result = await schema['~standard'].validate(output);
  if (result.issues) {
    const faults = result.issues.map(({ path = [], message }) => `${path.map(String).join('.')}: ${message}`);
    throw new Error(`the answer is not as declared: ${faults.join('; ')}`);
  }
  // A stream is checked as it goes.
  if (isStream(output)) return result.value;
  const extra = undeclaredField(output, result.value, []);
  if (extra) throw new Error(`the answer has a field that the contract does not declare: ${extra}`);
  return output;
}

function isStream(output: unknown): boolean {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output;
}

/** Returns a field of the answer that its schema has dropped; null when there is none. */
function undeclaredField(given: unknown, declared: unknown, path: readonly string[]): string | null {
  if (typeof given !== 'object' || given === null || given instanceof Blob) return null;
  if (typeof declared !== 'object' || declared === null) return null;
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const at = [...path, key];
    if (!Object.hasOwn(declared, key)) return at.join('.');
    const extra = undeclaredField(value, (declared as Record<string, unknown>)[key], at);
    if (extra) return extra;
  }
  return null;
}
