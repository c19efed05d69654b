/** The spellings of a new noun's name, and which names are refused. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANNED_WORDS } from '../banned-words.ts';

export interface Names {
  /** 'fan-club': its folders, its screen and its calls. */
  kebab: string;
  /** 'fanClub' */
  camel: string;
  /** 'FanClub' */
  pascal: string;
  /** 'fan_club': in SQL. */
  snake: string;
  /** 'fan club': in sentences. */
  words: string;
  /** 'Fan club': at the beginning of one. */
  title: string;
  routeFile: string;
}

export function namesOf(kebab: string): Names {
  const pascal = kebab.split('-').map(capitalized).join('');
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: kebab.replaceAll('-', '_'),
    words,
    title: capitalized(words),
    routeFile: `src/web/routes/${kebab}.tsx`,
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Names too vague to use. */
const VAGUE = /\b(utils?|helpers?|misc|common|shared?|data|handlers?|managers?)\b/;
const MAX_LETTERS = 30;

/** Returns why a noun cannot have this name, in a sentence; null: it can. */
export function faultOfName(root: string, name: string): string | null {
  if (name === '') return 'Say what the noun is called: npm run new -- slice fan-club';
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    return `"${name}" is no name for a noun: write it in lower case letters, with hyphens between words, such as fan-club.`;
  }
  if (name.length > MAX_LETTERS) return `"${name}" is too long: ${MAX_LETTERS} letters are the most.`;
  if (VAGUE.test(name)) return `"${name}" says nothing: call the noun what players call it.`;
  const banned = BANNED_WORDS.find(({ word }) => word.test(name));
  if (banned) return `"${name}" has a word that the house does not use: write ${banned.write}.`;
  const { camel } = namesOf(name);
  if (isReserved(camel)) return `"${name}" is a word of TypeScript: choose another one.`;
  if (existsSync(join(root, 'src/domains', name))) return `There is a noun "${name}" already: src/domains/${name}.`;
  if (existsSync(join(root, 'src/domains', `${name}.ts`))) {
    return `"${name}" is taken by src/domains/${name}.ts, which all nouns share.`;
  }
  if (existsSync(join(root, 'src/web/features', name))) {
    return `"${name}" is taken by the screens in src/web/features/${name}.`;
  }
  const contract = readFileSync(join(root, 'src/domains/contract.ts'), 'utf8');
  if (new RegExp(`^ {2}${camel}\\b`, 'm').test(contract))
    return `There are calls named "${camel}" already: src/domains/contract.ts.`;
  return null;
}

/** Returns whether the word is reserved and cannot name a constant of a module. */
function isReserved(word: string): boolean {
  try {
    if (word === 'await') return true;
    new Function(`'use strict'; const ${word} = 0;`);
    return false;
  } catch {
    return true;
  }
}
