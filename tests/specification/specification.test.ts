import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { contract } from '#domains/contract.ts';
import { ENTITIES_AND_CALLS } from './entities-and-calls.ts';
import { SCREENS } from './screens.ts';
import { type Statement, WAITING } from './statement.ts';
import { STATES_AND_LIMITS } from './states-and-limits.ts';

const SPECIFICATION = { ...SCREENS, ...ENTITIES_AND_CALLS, ...STATES_AND_LIMITS };

/** '3.12', with the text of the statement. */
const statements = Object.entries(SPECIFICATION).flatMap(([section, list]) =>
  list.map((statement, index) => ({ name: `${parseInt(section, 10)}.${index + 1} ${statement.says}`, ...statement })),
);

const closed = closedAreas();

/** Returns areas of screens that open later, as their routes say. */
function closedAreas(): Set<string> {
  const routes = globSync('src/web/routes/**/*.tsx').map((path) => readFileSync(path, 'utf8'));
  return new Set(routes.flatMap((source) => /opensLater: '([^']+)'/.exec(source)?.[1] ?? []));
}

/** Returns titles of the tests in a source, as they are written there; skipped ones do not count. */
function titlesIn(source: string): Set<string> {
  const titles = new Set<string>();
  for (const { 2: title = '' } of source.matchAll(/(?:\b(?:test|it)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)) {
    titles.add(title.replaceAll(/\\(.)/g, '$1'));
  }
  return titles;
}

interface Declared {
  '~orpc': { outputSchema?: unknown; route: { method?: string; path?: string } };
}

function callOf(name: string): Declared | undefined {
  const [noun = '', call = ''] = name.split('.');
  const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = contract;
  return calls[noun]?.[call] as Declared | undefined; // every call of a contract is one
}

/** Returns paths of all fields of a schema; lists and nullable types are passed through. */
function pathsIn(schema: unknown, path: string[] = [], found = new Set<string>()): Set<string> {
  const { def } = (schema as $ZodType)._zod as unknown as { def: Record<string, unknown> }; // of any schema
  const inner = def['innerType'] ?? def['element'] ?? def['in'];
  const note = (name: string, next: unknown) => {
    found.add([...path, name].join('.'));
    pathsIn(next, [...path, name], found);
  };
  if (inner) pathsIn(inner, path, found);
  for (const [name, next] of Object.entries((def['shape'] ?? {}) as object)) note(name, next);
  if (def['type'] === 'record') note('*', def['valueType']);
  for (const next of [...((def['options'] ?? []) as unknown[]), def['left'], def['right']]) {
    if (next) pathsIn(next, path, found);
  }
  return found;
}

/** Returns what is missing, or null. */
function faultOf(statement: Statement): string | null {
  switch (statement.kind) {
    case 'test': {
      const { file, title } = statement;
      return existsSync(file) && titlesIn(readFileSync(file, 'utf8')).has(title)
        ? null
        : `no test "${title}" in ${file}`;
    }
    case 'source': {
      const { file, text } = statement;
      return existsSync(file) && readFileSync(file, 'utf8').includes(text) ? null : `no ${text} in ${file}`;
    }
    case 'route': {
      const { method = 'POST', path = '' } = callOf(statement.call)?.['~orpc'].route ?? {};
      return `${method} ${path}` === statement.route ? null : `${statement.call} is ${method} ${path}`;
    }
    case 'fields': {
      const schema = callOf(statement.call)?.['~orpc'].outputSchema;
      const paths = schema ? pathsIn(schema) : new Set<string>();
      const missing = statement.fields.filter((field) => !paths.has(field));
      return missing.length === 0 ? null : `${statement.call} answers no ${missing.join(', ')}`;
    }
    case 'waits':
      return WAITING[statement.area].some((area) => closed.has(area)) ? null : `${statement.area} is open`;
  }
}

describe('the specification', () => {
  it.each(Object.keys(SPECIFICATION))(
    '%s: every statement is tested, or waits for an area that opens later',
    (section) => {
      const own = statements.filter(({ name }) => name.startsWith(`${parseInt(section, 10)}.`));
      expect(own.length).toBeGreaterThan(0);
      const faults = own.flatMap((statement) => {
        const fault = faultOf(statement);
        return fault === null ? [] : [`${statement.name}: ${fault}`];
      });
      expect(faults).toEqual([]);
    },
  );

  it('says nothing twice within a section', () => {
    const said = Object.entries(SPECIFICATION).flatMap(([section, list]) =>
      list.map(({ says }) => `${section} ${says}`),
    );
    expect(said).toHaveLength(new Set(said).size);
  });

  it('fails where a test, a field, an address, a line or a closed area is missing', () => {
    const says = 'Nothing.';
    const file = 'scripts/tooltips.test.ts';
    const absent: Statement[] = [
      { says, kind: 'test', file, title: 'no such title' },
      { says, kind: 'test', file: 'scripts/no-such.test.ts', title: 'finds it' },
      { says, kind: 'source', file, text: 'no such line' },
      { says, kind: 'route', call: 'world.version', route: 'GET /version' },
      { says, kind: 'route', call: 'world.nothing', route: 'GET /nothing' },
      { says, kind: 'fields', call: 'account.me', fields: ['data.id', 'data.password'] },
    ];
    expect(absent.filter((statement) => faultOf(statement) === null)).toEqual([]);
    expect(faultOf({ says, kind: 'fields', call: 'account.me', fields: ['data.goalHorns.path'] })).toBeNull();
  });

  it('finds existing tests, even after a table and over two lines, but no skipped ones', () => {
    const source = [
      "test('one', () => {});",
      "test.each([\n  [1],\n])('two %i',",
      "it(\n  'three’s',",
      "it.skip('four', () => {});",
      "it.todo('five');",
    ].join('\n');
    expect([...titlesIn(source)]).toEqual(['one', 'two %i', 'three’s']);
  });
});
