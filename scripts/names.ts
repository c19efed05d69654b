/**
 * Writes src/engine/player/identity/names/names.gen.ts: names of those cultures that are taken from the locales of
 * @faker-js/faker, in Latin script. Run it again (`node scripts/names.ts`) after an update of that package; the server itself
 * never loads it.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { faker as czech } from '@faker-js/faker/locale/cs_CZ';
import { faker as danish } from '@faker-js/faker/locale/da';
import { faker as swissGerman } from '@faker-js/faker/locale/de_CH';
import { faker as spanish } from '@faker-js/faker/locale/es';
import { faker as mexican } from '@faker-js/faker/locale/es_MX';
import { faker as swissFrench } from '@faker-js/faker/locale/fr_CH';
import { faker as croatian } from '@faker-js/faker/locale/hr';
import { faker as hungarian } from '@faker-js/faker/locale/hu';
import { faker as italian } from '@faker-js/faker/locale/it';
import { faker as latvian } from '@faker-js/faker/locale/lv';
import { faker as norwegian } from '@faker-js/faker/locale/nb_NO';
import { faker as dutch } from '@faker-js/faker/locale/nl';
import { faker as flemish } from '@faker-js/faker/locale/nl_BE';
import { faker as polish } from '@faker-js/faker/locale/pl';
import { faker as romanian } from '@faker-js/faker/locale/ro';
import { faker as russian } from '@faker-js/faker/locale/ru';
import { faker as slovak } from '@faker-js/faker/locale/sk';
import { faker as serbian } from '@faker-js/faker/locale/sr_RS_latin';
import { toLatin } from './transliterate.ts';

interface NameParts {
  male?: readonly string[];
  generic?: readonly string[];
}

/** Names taken from the library; the first names of most locales are saints' names, so those lists are our own. */
const LAST_NAMES = {
  croatian,
  czech,
  danish,
  dutch,
  flemish,
  hungarian,
  italian,
  latvian,
  mexican,
  norwegian,
  polish,
  romanian,
  russian,
  serbian,
  slovak,
  spanish,
  'swiss-french': swissFrench,
  'swiss-german': swissGerman,
};
const FIRST_NAMES = { flemish, hungarian, mexican, norwegian, spanish, 'swiss-german': swissGerman };

/** More names of one kind than this add size without variety. */
const MAX_NAMES = 320;

/** Returns the men's names of one list: Latin letters, one word, no duplicates, evenly thinned to the maximum. */
function clean(parts: NameParts | null | undefined): string[] {
  const all = [...(parts?.male ?? []), ...(parts?.generic ?? [])].map(toLatin);
  const usable = [...new Set(all)].filter((name) => /^\p{Lu}\p{Ll}{1,14}(-\p{Lu}\p{Ll}{1,10})?$/u.test(name)).sort();
  const every = Math.max(1, usable.length / MAX_NAMES);
  return Array.from(
    { length: Math.min(usable.length, MAX_NAMES) },
    (_, index) => usable[Math.floor(index * every)] ?? '',
  );
}

type Locale = typeof czech;

/** Returns one constant of the generated file: names by culture, separated by spaces. */
function listOf(constant: string, locales: Record<string, Locale>, kind: 'first_name' | 'last_name'): string {
  const lines = Object.entries(locales).map(([culture, faker]) => {
    const names = clean(faker.rawDefinitions.person?.[kind]);
    if (names.length < 20) throw new Error(`too few names for ${culture}`);
    return `  '${culture}': '${names.join(' ')}',\n`;
  });
  return `export const ${constant}: Record<string, string> = {\n${lines.join('')}};\n`;
}

const target = fileURLToPath(new URL('../src/engine/player/identity/names/names.gen.ts', import.meta.url));
await writeFile(
  target,
  `// Written by scripts/names.ts from the locales of @faker-js/faker (MIT). Do not edit by hand.\n\n` +
    `/** Surnames by culture, separated by spaces. */\n${listOf('LIBRARY_LAST_NAMES', LAST_NAMES, 'last_name')}\n` +
    `/** Men's first names by culture, separated by spaces. */\n${listOf('LIBRARY_FIRST_NAMES', FIRST_NAMES, 'first_name')}`,
);
