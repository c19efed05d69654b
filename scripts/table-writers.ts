/**
 * Finds code that writes a table of another noun. A table has one writer: the slice whose `tables.ts` declares it. Other slices
 * may join it to read, and call a function of its store to write. Views write nothing at all.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Files that are allowed to write tables of others, and why. */
export const OUTSIDE_WRITERS: Readonly<Record<string, string>> = {
  'src/world/creation/plan-rows.ts': 'a planned world is put into all tables at once, before any noun is at work',
};

export interface OutsideWrite {
  file: string;
  table: string;
  owner: string;
}

/** Methods of drizzle and of the rows port, and functions of `platform/database/bulk.ts`, with the table that they write. */
const METHOD = /\.\s*(?:insert|update|delete|merge|updateWhere|remove)\(\s*([A-Za-z]\w*)\s*[,)]/g;
const FUNCTION = /\b(?:copyInto|mergeInto|updateRows|removeRows)\(\s*\w+,\s*([A-Za-z]\w*)\s*[,)]/g;
const READY_ROWS = /\btable:\s*([A-Za-z]\w*)\s*,\s*layout\b/g;
/** Raw SQL: the table as a name, or as an object of drizzle. */
const SQL = /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:\$\{(\w+)\}|"?([a-z_]+)"?)/gi;
const SQL_UPDATE = /\bupdate\s+(?:only\s+)?(?:\$\{(\w+)\}|"?([a-z_]+)"?)(?:\s+(?:as\s+)?[a-z]\w*)?\s+set\s/gi;

const IS_VIEW = /^src\/domains\/[^/]+\/views(\/|\.ts$)/;
const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;
const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g;

interface Table {
  /** The file that declares the table. */
  file: string;
  name: string;
  sqlName: string;
  owner: string;
}

/** Returns every write from outside, or from a view, below `root`/src, tests left out. */
export function writesFromOutside(root: string): OutsideWrite[] {
  const files = globSync('src/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('src/web/'))
    .sort();
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const tables = [...sources].flatMap(([file, source]) => tablesOf(file, source));
  const found = [...sources].flatMap(([file, source]) =>
    writtenIn(file, source, tables)
      .filter(({ owner }) => owner !== ownerOf(file) || IS_VIEW.test(file))
      .map(({ sqlName, owner }) => ({ file, table: sqlName, owner })),
  );
  return found.filter((write, at) => found.findIndex((other) => isSame(write, other)) === at);
}

/** Returns the room and folder: 'domains/club', 'platform/mail'. */
function ownerOf(file: string): string {
  return file.split('/').slice(1, 3).join('/');
}

function tablesOf(file: string, source: string): Table[] {
  if (!/\/tables(\/|\.ts$)/.test(file)) return [];
  return [...source.matchAll(TABLE)].map(([, name = '', sqlName = '']) => ({
    file,
    name,
    sqlName,
    owner: ownerOf(file),
  }));
}

function writtenIn(file: string, source: string, tables: readonly Table[]): Table[] {
  const local = new Map(
    [...source.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => {
      const path = from.startsWith('#') ? `src/${from.slice(1)}` : posix.join(posix.dirname(file), from);
      return names.split(',').flatMap((entry): [string, Table][] => {
        const [name, alias] = entry.trim().split(/\s+as\s+/);
        const table = tables.find((one) => one.file === path && one.name === name);
        return table ? [[alias ?? table.name, table]] : [];
      });
    }),
  );
  const byName = [METHOD, FUNCTION, READY_ROWS].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, name = '']) => local.get(name)),
  );
  const bySql = [SQL, SQL_UPDATE].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, name, sqlName]) =>
      name ? local.get(name) : tables.find((table) => table.sqlName === sqlName),
    ),
  );
  return [...byName, ...bySql].filter((table) => table !== undefined);
}

function isSame(one: OutsideWrite, other: OutsideWrite): boolean {
  return one.file === other.file && one.table === other.table;
}
