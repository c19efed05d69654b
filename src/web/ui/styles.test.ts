import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const LIBRARY = 'node_modules/@mantine/core/styles';

it('every library component a screen uses has its styles', () => {
  const loaded = readFileSync('src/web/ui/styles.ts', 'utf8');
  const used = globSync('src/web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
    ),
  );
  expect(used).toContain('Button');
  const bare = [...new Set(used)].filter(
    (name) => name !== '' && existsSync(`${LIBRARY}/${name}.css`) && !loaded.includes(`/${name}.css'`),
  );
  expect(bare).toEqual([]);
});

it('screens use every class of their style sheets, and no missing ones', () => {
  const uses = new Map<string, Set<string>>();
  const byName = new Set<string>();
  for (const file of globSync('src/web/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8');
    for (const [, name, at = ''] of source.matchAll(/^import (\w+)(?:, \{[^}]*\})? from '([^']+\.module\.css)';/gm)) {
      const sheet = at.startsWith('#') ? `src/${at.slice(1)}` : join(dirname(file), at);
      const code = source.replace(/^import .*;$/gm, '');
      const used = uses.get(sheet) ?? new Set();
      for (const [, plain, quoted = ''] of code.matchAll(
        new RegExp(`(?<![.\\w])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'),
      ))
        used.add(plain ?? quoted);
      uses.set(sheet, used);
      if (new RegExp(`(?<!['.#\\w-])${name}(?:\\[(?!')|[\\s,)};])`).test(code)) byName.add(sheet);
    }
  }
  const wrong = globSync('src/web/**/*.module.css').flatMap((sheet) => {
    const selectors = readFileSync(sheet, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\{[^{}]*\}/g, ' ');
    const classes = new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
    const used = uses.get(sheet) ?? new Set();
    const dead = byName.has(sheet) ? [] : [...classes].filter((name) => !used.has(name));
    const missing = [...used].filter((name) => !classes.has(name));
    return [...dead, ...missing].map((name) => `${sheet} .${name}`);
  });
  expect(wrong).toEqual([]);
});
