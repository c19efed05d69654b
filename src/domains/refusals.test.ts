import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusals } from '#domains/refusals.ts';
import catalogue from '#web/locales/en/refusals.ts';

describe('the catalogue of refusals', () => {
  it('words each code once, and has no unused ones', () => {
    const codes = refusals.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(catalogue).sort()).toEqual([...codes].sort());
  });

  it('words each code differently', () => {
    const codes = Object.groupBy(refusals, ({ code }) => catalogue[code]);
    const shared = Object.values(codes).filter((of = []) => of.length > 1);
    expect(shared.map((of = []) => of.map(({ code }) => code))).toEqual([]);
  });

  it.each(refusals)('uses in the message of $code no fact it does not come with', ({ code, facts }) => {
    const told = [...catalogue[code].matchAll(/\{\{(\w+)(?:, (?:season|money|moment))?\}\}/g)].map(([, name]) => name);
    expect(told.sort()).toEqual([...facts].sort());
  });

  it('has every noun’s refusals', () => {
    const here = new URL('.', import.meta.url);
    const folders = readdirSync(here, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, here)).includes('refusals.ts'),
    );
    const list = readFileSync(new URL('refusals.ts', here), 'utf8');
    for (const { name } of folders) expect(list).toContain(`#domains/${name}/refusals.ts`);
  });
});

describe('the server', () => {
  it('has no refusal sentences outside the catalogue', () => {
    const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
      (path) => /^(app|domains|platform|world)\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'),
    );
    expect(sources.length).toBeGreaterThan(200);
    for (const path of sources) {
      const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
      expect(text, path).not.toMatch(/refuse\(\s*(\d{3}|['"`])/);
    }
  });
});
