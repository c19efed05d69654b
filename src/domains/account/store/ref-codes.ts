/** Referral codes: random, short, easy to read out. */
import { randomInt } from 'node:crypto';
import { REF_CODE_LENGTH, REF_CODE_LETTERS } from '#domains/account/constants.ts';

export function newRefCode(): string {
  return Array.from({ length: REF_CODE_LENGTH }, () => REF_CODE_LETTERS[randomInt(REF_CODE_LETTERS.length)]).join('');
}
