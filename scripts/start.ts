/** `npm start`: builds the web app if it is stale, then starts the server, which does the rest by itself (src/app/main.ts). */

import { HELP, readConfig } from '../src/app/config.ts';
import { buildWebApp } from './build.ts';

const words = process.argv.slice(2);

/** Returns whether this node serves pages: others need no web app. Invalid settings are reported by the server itself. */
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
