/** `npm run flags`: copies the flags of the world's nations from country-flag-icons into public/flags. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NATIONS } from '#engine/player/identity/nations.ts';

const FLAGS_FOLDER = fileURLToPath(new URL('../public/flags', import.meta.url));

const help = `npm run flags

Copies the flag of each nation of the world (SVG, 3 to 2) to public/flags. The files are committed: they are small,
and the game then needs nothing of the package but these.`;

/** Returns every nation's flag by file name ('ca.svg'). @throws if the package lacks one */
export function flagsOfTheWorld(): ReadonlyMap<string, string> {
  const drawings = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))), '3x2');
  return new Map(
    NATIONS.map(({ code }) => [`${code.toLowerCase()}.svg`, readFileSync(join(drawings, `${code}.svg`), 'utf8')]),
  );
}

/** Returns a committed flag, or undefined while it is missing. */
export function committedFlag(file: string): string | undefined {
  try {
    return readFileSync(join(FLAGS_FOLDER, file), 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) console.log(help);
  else {
    mkdirSync(FLAGS_FOLDER, { recursive: true });
    const flags = flagsOfTheWorld();
    for (const [file, svg] of flags) writeFileSync(join(FLAGS_FOLDER, file), svg);
    console.log(`${flags.size} flags`);
  }
}
