/**
 * Preloaded by everything that `run.mjs` starts: finds our own files without asking `package.json` for each import of one
 * what `#` means and how a `.ts` is read, and drizzle-orm without reading its list of entries, 170 kB, for each of its files.
 * Node reads both again for every import: together more than half of the time that the game takes to load.
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
 * The address of a file of ours that is imported by another, and nothing if it is not one. All are modules.
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
 * The address of a file of drizzle-orm that another one imports. All are modules.
 *
 * @param {string} specifier
 * @param {string | undefined} from
 */
function partOfDrizzle(specifier, from) {
  if (!from?.includes('/node_modules/drizzle-orm/') || !/^\.\.?\/.*\.js$/.test(specifier)) return null;
  return new URL(specifier, from).href;
}
