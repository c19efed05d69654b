/** Addresses of every call that only reads, about the ids that a test names. */
import { declaredCalls } from '#app/http/calls.ts';
import { callInputs, choicesOf } from '../../scripts/call-inputs.ts';
import { isStream } from './streams.ts';

/** Ids for the parameters of a path, by its first word: a call about something new has to be named there. */
type Ids = Readonly<Record<string, readonly string[]>>;

export interface EveryRead {
  /** 'club.overview'. */
  name: string;
  /** '/teams/11/overview'. */
  path: string;
  /** Whether it has no filter but required ones. */
  isPlain: boolean;
}

/** Returns reads without any filter. @throws when a path has no ids */
export function plainReads(ids: Ids): EveryRead[] {
  return declaredCalls().flatMap(({ method, path, name }) => {
    if (method !== 'GET' || isStream({ path })) return [];
    return addressesOf(path, ids).map((address) => ({ name, path: address, isPlain: true }));
  });
}

/**
 * Returns reads with every filter that the calls take, one at a time.
 * @param filters values of a filter by its name, where its schema only says that it is a number or a text
 * @throws when a path has no ids
 */
export function everyRead(ids: Ids, filters: Readonly<Record<string, readonly unknown[]>> = {}): EveryRead[] {
  const inputs = callInputs();
  return declaredCalls().flatMap(({ method, path, name }) => {
    if (method !== 'GET' || isStream({ path })) return [];
    const { properties = {}, required = [] } = inputs.get(name) ?? {};
    const fields = Object.entries(properties).flatMap(([field, schema]) => {
      if (path.includes(`{${field}}`)) return [];
      const values = filters[field] ?? choicesOf(schema);
      return [{ isRequired: required.includes(field), pairs: values.map((value) => pairOf(field, value)) }];
    });
    // Required fields are always set, to their first value unless they are the filter that varies.
    const needed = fields.filter(({ isRequired }) => isRequired);
    const plain = needed.flatMap(({ pairs }) => pairs.slice(0, 1));
    const queries = new Set([plain.join('&')]);
    for (const field of fields) {
      const others = needed.filter((one) => one !== field).flatMap(({ pairs }) => pairs.slice(0, 1));
      for (const pair of field.pairs) queries.add([...others, pair].join('&'));
    }
    return addressesOf(path, ids).flatMap((address) =>
      [...queries].map((query, index) => {
        return { name, path: query === '' ? address : `${address}?${query}`, isPlain: index === 0 };
      }),
    );
  });
}

function addressesOf(path: string, ids: Ids): string[] {
  if (!path.includes('{')) return [path];
  const noun = path.split('/')[1] ?? '';
  // Ids that follow each other are set together.
  const [, ...ofIds] = path.split(/\{\w+\}(?:\/\{\w+\})*/);
  const values = ids[noun];
  if (!values || ofIds.length > 1) throw new Error(`say in this test what ${path} may be about`);
  return values.map((value) => path.replace(/\{\w+\}(?:\/\{\w+\})*/, value));
}

function pairOf(field: string, value: unknown): string {
  return `${field}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`;
}
