/** Passwords, hashed with argon2id off the main thread. */

import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ARGON2, LETTERS_JUDGED, MIN_GUESSES_LOG10 } from '#domains/auth/constants.ts';
import { authRefusals } from '#domains/auth/refusals.ts';
import { refuse } from '#platform/calls/api.ts';

// argon2id is the library's default algorithm.
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

let decoy: Promise<string> | null = null;

/**
 * Whether the password matches the hash. Without a hash, for an unknown address, it does the same work, so that the
 * response time does not reveal which addresses exist.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return fits && passwordHash !== null;
}

/** Loaded when the first password is chosen: the word lists take a moment to unpack. */
let judge: ZxcvbnFactory | null = null;

/**
 * Whether a password is easy to guess: a common one, a keyboard run, repeated letters, or known facts about its owner.
 *
 * @param about what is known of the owner, such as name and address
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const words = about.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((word) => word.length > 2);
  return judge.check(password.slice(0, LETTERS_JUDGED), words).guessesLog10 < MIN_GUESSES_LOG10;
}

/** Refuses an easily guessed password. @throws 422; see `isGuessable` */
export function refuseGuessable(password: string, about: readonly string[]): void {
  if (isGuessable(password, about)) refuse(authRefusals.guessable(), 'password');
}
