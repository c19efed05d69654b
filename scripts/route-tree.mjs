/** Generates the web app's route tree, which is not in git: screens and their types are found through it. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Also for the Vite plugin, which keeps the tree up to date while a screen is written. */
export const ROUTE_TREE = {
  target: /** @type {const} */ ('react'),
  autoCodeSplitting: true,
  routesDirectory: 'src/web/routes',
  generatedRouteTree: 'src/web/route-tree.gen.ts',
  routeFileIgnorePattern: '\\.test\\.',
  tmpDir: 'node_modules/.cache/tanstack-router',
  quoteStyle: /** @type {const} */ ('single'),
  semicolons: true,
};

/**
 * Writes the tree. Uses the Node that the project pins, as the generator does not run on every Node from 20 on.
 *
 * @param {string} root the folder of package.json
 */
export async function generateRouteTree(root) {
  const { Generator, getConfig } = await import('@tanstack/router-generator');
  await new Generator({ config: getConfig({ ...ROUTE_TREE, disableLogging: true }, root), root }).run();
}

/**
 * Returns whether the tree names each route file and no other.
 *
 * @param {string} root the folder of package.json
 */
export function isRouteTreeCurrent(root) {
  const files = readdirSync(join(root, ROUTE_TREE.routesDirectory), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) =>
      file
        .split(sep)
        .join('/')
        .replace(/\.tsx$/, ''),
    );
  try {
    const tree = readFileSync(join(root, ROUTE_TREE.generatedRouteTree), 'utf8');
    const named = [...tree.matchAll(/from '\.\/routes\/(.+)'/g)].map(([, name]) => name);
    return named.sort().join() === files.sort().join();
  } catch {
    return false;
  }
}

const file = fileURLToPath(import.meta.url);
if (process.argv[1] === file) await generateRouteTree(dirname(dirname(file)));
