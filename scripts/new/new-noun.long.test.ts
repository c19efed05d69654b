import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { House } from '../../tests/factories/house.ts';

const FIXTURE = fileURLToPath(new URL('../../tests/fixtures/fan-club', import.meta.url));
const LIMIT = 900_000;

/** The one list that a noun with facts of every sort is added to besides what the script does. */
const KINDS = {
  newsFact: 'fanClubNews',
  notificationFact: 'fanClubNotifications',
  deskFact: 'fanClubDesk',
  memo: 'fanClubLedgerKinds',
};

/** Compiler errors about the noun, or about an unreadable program; the rest of the partial program is incomplete. */
const OF_NOUN = /^(error TS|src\/(domains|web\/features)\/(fan-club|contract|kinds|slices|facts)\b)/;

/** The compiler's input: the noun, and the programs with all that they import, but no tests except its own. */
const PROGRAMS = {
  pure: { include: ['src/domains/fan-club/rules/**/*.ts', 'src/domains/fan-club/constants.ts'] },
  server: { include: ['src/domains/fan-club/**/*.ts', 'src/app/main.ts', 'tests/*.ts'] },
  // The whole web app takes minutes: the noun, the catalogues it adds to and the keys they give `t`, and the code that finds the facts
  // of all nouns.
  web: {
    include: [
      'src/web/features/fan-club/**/*',
      'src/web/features/facts.ts',
      'src/web/lib/catalogues.ts',
      'src/web/**/*.d.ts',
    ],
  },
};

let house: House;
beforeAll(async () => {
  house = new House();
  await house.run('scripts/new.ts', ['slice', 'fan-club']);
}, LIMIT);
afterAll(() => house.tearDown());

describe('a noun created by the script', () => {
  it('is added to two lists, is formatted, and obeys the import rules', { timeout: LIMIT }, async () => {
    expect(house.changed()).toEqual(['src/domains/contract.ts', 'src/domains/slices.ts']);
    await house.run('node_modules/@biomejs/biome/bin/biome', [
      'ci',
      '--vcs-enabled=false',
      '--error-on-warnings',
      'src/domains/fan-club',
      'src/web/features/fan-club',
      ...house.changed(),
    ]);
    await house.run('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
      '--output-type',
      'err',
      'src/domains',
      'src/web/features/fan-club',
    ]);
  });

  it('is refused the second time, in one sentence', { timeout: LIMIT }, async () => {
    await expect(house.run('scripts/new.ts', ['slice', 'fan-club'])).rejects.toThrow(/noun "fan-club" already/);
  });
});

describe('a noun with call, table, screen, job, setting, facts of every kind, hooks, check, erase and export', () => {
  beforeAll(async () => {
    house.overlay(FIXTURE);
    enterKinds(join(house.root, 'src/domains/kinds.ts'));
    await house.run('node_modules/drizzle-kit/bin.cjs', ['generate', '--name', 'fan_clubs']);
  }, LIMIT);

  it('changes three files outside its own folders', () => {
    expect(house.changed()).toEqual(['src/domains/contract.ts', 'src/domains/kinds.ts', 'src/domains/slices.ts']);
  });

  it('compiles', { timeout: LIMIT }, async () => {
    await Promise.all(
      Object.entries(PROGRAMS).map(async ([part, files]) => {
        const config = `tsconfig.fan-club-${part}.json`;
        // No incremental state: most files see the lists that the noun is added to.
        const compilerOptions = { incremental: false, tsBuildInfoFile: null };
        const settings = { extends: `./tsconfig.${part}.json`, compilerOptions, ...files };
        writeFileSync(join(house.root, config), JSON.stringify(settings));
        const check = house.run('node_modules/typescript/bin/tsc', [
          '-p',
          config,
          '--singleThreaded',
          '--pretty',
          'false',
        ]);
        if (part !== 'web') return check;
        const said = await check.catch((error: Error) => {
          if (!error.message.includes(': error TS')) throw error;
          return error.message;
        });
        expect(said.split('\n').filter((line) => OF_NOUN.test(line))).toEqual([]);
      }),
    );
  });

  it('works wherever the program calls on it, without changes to a test', {
    timeout: LIMIT,
  }, async () => {
    const tests = [
      'src/domains/fan-club',
      'src/web/features/fan-club',
      'src/web/features/facts.test.tsx',
      'src/web/locales',
      'src/web/lib/screens.test.ts',
      'src/domains/slices.test.ts',
      'src/domains/policies.test.ts',
      'src/domains/refusals.test.ts',
      'scripts/house-shape.test.ts',
      'scripts/slice-graph.test.ts',
      'scripts/table-writers.test.ts',
    ];
    const words = ['run', '--project=unit', '--project=database', ...tests];
    const said = await house.run('node_modules/vitest/vitest.mjs', words, { TEST_DATABASE_URL: inject('testServer') });
    for (const path of tests) expect(said).toContain(path);
  });
});

function enterKinds(path: string): void {
  let source = readFileSync(path, 'utf8');
  for (const [union, kinds] of Object.entries(KINDS)) {
    const opening = `export const ${union} = z.discriminatedUnion('kind', [`;
    expect(source).toContain(opening);
    source = source.replace(opening, `${opening}...${kinds}, `);
  }
  const names = Object.values(KINDS).join(', ');
  writeFileSync(
    path,
    source.replace('import * as z', `import { ${names} } from '#domains/fan-club/kinds.ts';\nimport * as z`),
  );
}
