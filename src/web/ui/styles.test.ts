import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LIBRARY = 'node_modules/@mantine/core/styles';

it('every component of the library that a screen uses has its styles', () => {
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
