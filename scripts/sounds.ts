/** `npm run sounds`: synthesizes the game's sounds into public/storage/sounds. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bananaJoeSound } from './sounds/banana-joe.ts';
import { booSound, cheerSound, gaspSound, murmurSound } from './sounds/crowd.ts';
import { hornSound } from './sounds/horns.ts';
import { sirenSound } from './sounds/siren.ts';
import { wavOf } from './sounds/wav.ts';
import { whistleSound } from './sounds/whistle.ts';

export const SOUNDS_FOLDER = fileURLToPath(new URL('../public/storage/sounds', import.meta.url));

const help = `npm run sounds [-- --check]

Makes the horns, the song of Banana Day, the crowd, the whistle and the siren again and writes them to public/storage/sounds. The files are
committed, since they are small and the same every time; --check only tells whether they are what the script makes.`;

/** Returns every sound by its id, as a WAV file: mono, 16 kHz, small enough to be committed as it is. */
export function makeSounds(): ReadonlyMap<string, Buffer> {
  const horns = [1, 2, 3, 4, 5, 6, 7].map((number) => [`horn${number}`, wavOf(hornSound(number), 16)] as const);
  return new Map([
    ...horns,
    ['bananajoe', wavOf(bananaJoeSound(), 8)],
    ['boo1', wavOf(booSound(), 16)],
    ['cheer1', wavOf(cheerSound(), 16)],
    ['gasp1', wavOf(gaspSound(), 16)],
    ['crowd1', wavOf(murmurSound(), 16)],
    ['whistle1', wavOf(whistleSound(), 16)],
    ['siren1', wavOf(sirenSound(), 16)],
  ]);
}

function fileOf(id: string): string {
  return join(SOUNDS_FOLDER, `${id}.wav`);
}

/** Returns ids of sounds whose committed file is missing or differs. */
export function staleSounds(sounds = makeSounds()): string[] {
  return [...sounds].filter(([id, wav]) => !isSame(fileOf(id), wav)).map(([id]) => id);
}

function isSame(path: string, wav: Buffer): boolean {
  try {
    return readFileSync(path).equals(wav);
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(help);
  } else if (values.check) {
    const stale = staleSounds();
    console.log(stale.length === 0 ? 'The sounds are up to date.' : `To be made again: ${stale.join(', ')}.`);
    if (stale.length > 0) process.exitCode = 1;
  } else {
    mkdirSync(SOUNDS_FOLDER, { recursive: true });
    for (const [id, wav] of makeSounds()) {
      writeFileSync(fileOf(id), wav);
      console.log(`${id}.wav  ${Math.round(wav.length / 1000)} kB`);
    }
  }
}
