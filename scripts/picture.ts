/** `npm run picture`: draws the imports between parts, for docs/architecture.md. A test says when it is time to do so. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawings } from './picture/drawings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const [name, svg] of Object.entries(drawings(root))) {
  const file = join('docs', 'pictures', name);
  writeFileSync(join(root, file), svg);
  console.log(`drawn: ${file}`);
}
