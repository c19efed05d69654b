/** `npm start`: the web app built if it is stale, then the server, which does the rest by itself (src/app/main.ts). */

import { HELP, readConfig } from '../src/app/config.ts';
import { buildWebApp } from './build.ts';

const words = process.argv.slice(2);

/** Nodes that serve no pages need no web app. What is wrong with the settings the server itself will tell. */
function servesPages(): boolean {
  try {
    const config = readConfig(process.env, words);
    return config !== 'help' && config.services.includes('web');
  } catch {
    return false;
  }
}

if (words.includes('--help') || words.includes('-h')) {
  console.log(HELP.replace('node src/app/main.ts [options]', 'npm start [-- options]'));
} else {
  try {
    if (servesPages()) await buildWebApp();
    await import('../src/app/main.ts');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
