/**
 * Preloaded by everything that `run.mjs` starts: resolves the project's own files without asking `package.json` on each import
 * what `#` means and how a `.ts` is read, and drizzle-orm without reading its list of entries, 170 kB, for each of its files.
 * Node reads both again for every import: together more than half of the game's loading time.
 */

import { registerHooks } from 'node:module';

const root = new URL('../', import.meta.url).href;

/** @type {Map<string, import('node:module').ResolveFnOutput>} by what is imported, and how */
const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const own = ownFile(specifier, context.parentURL);
    if (own) return { url: own, format: 'module-typescript', shortCircuit: true };
    const part = partOfDrizzle(specifier, context.parentURL);
    if (part) return { url: part, format: 'module', shortCircuit: true };
    if (!/^drizzle-orm\b/.test(specifier)) return next(specifier, context);
    const key = [specifier, ...context.conditions].join();
    const known = found.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(key, known);
    return known;
  },
});

/**
 * Returns the URL of a project file that another one imports, and nothing for other files. All are modules.
 *
 * @param {string} specifier
 * @param {string | undefined} from
 */
function ownFile(specifier, from) {
  if (!specifier.endsWith('.ts') || !from?.startsWith(root) || from.includes('/node_modules/')) return null;
  if (specifier.startsWith('#')) return `${root}src/${specifier.slice(1)}`;
  if (!specifier.startsWith('./') && !specifier.startsWith('../')) return null;
  const { href } = new URL(specifier, from);
  return href.startsWith(root) && !href.includes('/node_modules/') ? href : null;
}

/**
 * Returns the URL of a file of drizzle-orm that another one imports. All are modules.
 *
 * @param {string} specifier
 * @param {string | undefined} from
 */
function partOfDrizzle(specifier, from) {
  if (!from?.includes('/node_modules/drizzle-orm/') || !/^\.\.?\/.*\.js$/.test(specifier)) return null;
  return new URL(specifier, from).href;
}
