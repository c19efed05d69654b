/** The lists that a new noun is added to. */
import type { Names } from './names.ts';

/** Returns each list that changes, by its path, with the noun added. @param read returns the current content of a file */
export function entered({ camel, kebab }: Names, read: (path: string) => string): Record<string, string> {
  return {
    'src/domains/slices.ts': withEntry(read('src/domains/slices.ts'), {
      from: `#domains/${kebab}/slice.ts`,
      name: `${camel}Slice`,
      opening: 'export const slices: readonly Slice[] = [',
      closing: '\n];',
    }),
    'src/domains/contract.ts': withEntry(read('src/domains/contract.ts'), {
      from: `#domains/${kebab}/contract.ts`,
      name: camel,
      opening: 'export const contract = {',
      closing: '\n};',
    }),
  };
}

interface Entry {
  /** The imported name. */
  name: string;
  from: string;
  /** How the list begins and ends. */
  opening: string;
  closing: string;
}

/** Returns the source with another import and with its name at the end of a list; the formatter sorts the imports. */
export function withEntry(source: string, { name, from, opening, closing }: Entry): string {
  const begin = source.indexOf(opening);
  const end = source.indexOf(closing, begin);
  const [firstImport] = /^import [^;]*;\n/m.exec(source) ?? [];
  if (begin < 0 || end < 0 || firstImport === undefined) throw new Error(`there is no list "${opening}"`);
  const withName = `${source.slice(0, end)}\n  ${name},${source.slice(end)}`;
  return withName.replace(firstImport, () => `${firstImport}import { ${name} } from '${from}';\n`);
}
