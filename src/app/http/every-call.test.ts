/** Which calls the walk through every call makes, read from its sources: a call that is added later has to be made there, too. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKS } from '#world/check.ts';
import { HARMS } from '../../../tests/every-call/harms.ts';
import { isStream } from '../../../tests/factories/streams.ts';
import { WORLD_HARMS } from '../../../tests/factories/world-harms.ts';
import { declaredCalls } from './calls.ts';

const FOLDER = new URL('../../../tests/every-call/', import.meta.url);
const USES = /\.(?:use|first|tries)\(\s*'([\w.]+)'/g;

/** Returns the calls that the sources of the walk name. */
function named(): Set<string> {
  const sources = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));
  return new Set(sources.flatMap((source) => [...source.matchAll(USES)].map(([, name = '']) => name)));
}

it('the walk makes every call that changes something', () => {
  const calls = declaredCalls();
  const changing = calls.filter((call) => call.method !== 'GET' && !isStream(call)).map(({ name }) => name);
  const walked = named();
  expect(changing.filter((name) => !walked.has(name))).toEqual([]);
  expect([...walked].filter((name) => calls.every((call) => call.name !== name))).toEqual([]);
});

it('an error is planted for every check of a world', () => {
  const names = [...HARMS.map(([name]) => name), ...WORLD_HARMS.map(([, , name]) => name)];
  const isPlanted = (check: string) => names.some((name) => name.test(check));
  expect(CHECKS.flatMap(({ name }) => (isPlanted(name) ? [] : [name]))).toEqual([]);
});
