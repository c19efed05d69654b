/** Words input errors for people, since the schemas' own messages are written for programmers. */
import type * as z from 'zod';

/** Expected types in plain words. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  tuple: 'a list',
};
/** Choices with more values than this are not spelled out. */
const MAX_VALUES = 12;

interface Issue {
  message: string;
  code?: string;
}

/** How zod's own messages begin. */
const OF_ZOD = /^(Invalid|Too (small|big)|Unrecognized|Unable)\b/;

/** Returns the message of an issue; one written by the contract itself is unchanged. */
export function wordsOf(issue: Issue): string {
  return isFromSchema(issue) && OF_ZOD.test(issue.message) ? schemaWords(issue) : issue.message;
}

function isFromSchema(issue: Issue): issue is z.core.$ZodIssue {
  return typeof issue.code === 'string';
}

function schemaWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'This is missing.';
      return `This must be ${TYPE_WORDS[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'Please fill this in.';
      return `Use at least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}.`;
    case 'too_big':
      return `Use at most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Enter a valid email address.' : 'This is not in the expected format.';
    case 'invalid_value':
      if (issue.values.length > MAX_VALUES) return 'Choose one of the listed values.';
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return 'This cannot be used here.';
    default:
      return issue.message;
  }
}

function unitOf(origin: string, count: number | bigint): string {
  const isOne = Number(count) === 1;
  if (origin === 'string') return isOne ? ' character' : ' characters';
  if (origin !== 'array' && origin !== 'set') return '';
  return isOne ? ' entry' : ' entries';
}
