/**
 * Prepares statements that are repeated often: the server then parses and plans each once per connection instead of every time,
 * which takes longer than running most of them.
 */
import type pg from 'pg';

/** A text gets a name the third time it is seen; most texts that are seen twice come back forever. */
const SEEN_OFTEN = 3;
/** The server keeps some 50 kB for each, on each connection. */
const MAX_NAMES = 300;
/** Texts counted at a time: lists of values keep producing new ones. */
const MAX_TEXTS = 2_000;

/** Names for statements; shared by all connections of the process. */
export class StatementNames {
  private readonly seen = new Map<string, number>();
  private readonly names = new Map<string, string>();

  /** Returns the name of a frequent statement; undefined for any other. */
  nameOf(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.names.size >= MAX_NAMES) return name;
    const times = (this.seen.get(text) ?? 0) + 1;
    this.seen.delete(text);
    if (times < SEEN_OFTEN) {
      this.seen.set(text, times);
      const [oldest] = this.seen.keys();
      if (this.seen.size > MAX_TEXTS && oldest !== undefined) this.seen.delete(oldest);
      return undefined;
    }
    const given = `often_${this.names.size}`;
    this.names.set(text, given);
    return given;
  }
}

/** Makes a connection prepare its frequent statements. Statements without parameters and named ones stay as they are. */
export function prepareOften(client: pg.ClientBase, names: StatementNames): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  // The driver's overloads declare less than it accepts: whatever is not a plain statement goes through untouched.
  client.query = ((config: unknown, ...rest: unknown[]) => {
    const [values] = rest;
    if (!isPlain(config) || !Array.isArray(values) || values.length === 0) return query(config, ...rest);
    return query({ ...config, name: names.nameOf(config.text) }, ...rest);
  }) as typeof client.query;
}

function isPlain(config: unknown): config is { text: string } {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('submit' in config) &&
    !('name' in config && config.name)
  );
}
