/** Every text that a call about pucks takes: who reads it, and who answers for it. */
import { expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from '#domains/contract.ts';
import { slices } from '#domains/slices.ts';
import type { CallMeta } from '#platform/calls/call.ts';
import { inputsOf } from '../../tests/factories/inputs-of.ts';

const ABOUT_PUCKS = [
  'bananaDay',
  'premium',
  'pucks',
  'purchases',
  'raffles',
  'referral',
  'shop',
  'sponsorships',
  'withdrawals',
] as const satisfies readonly (keyof typeof contract)[];

/** Texts by call and field. A kind of subject: users report it, and moderators judge it. */
const TEXTS: Readonly<Record<string, { subject: string } | 'written by admins' | 'chosen from a list' | 'signed'>> = {
  'bananaDay.pick claim': 'signed',
  'purchases.grant reason': 'written by admins',
  'purchases.refundAny reason': 'written by admins',
  'purchases.setFrozen reason': 'written by admins',
  'shop.saveCustomPlayer firstname': { subject: 'custom-player' },
  'shop.saveCustomPlayer lastname': { subject: 'custom-player' },
  'sponsorships.board kind': 'chosen from a list',
  'sponsorships.sponsor kind': 'chosen from a list',
  'sponsorships.sponsor line': { subject: 'sponsorship' },
  'sponsorships.sponsor name': { subject: 'sponsorship' },
  'withdrawals.refuse reason': 'written by admins',
  'withdrawals.request charity': 'chosen from a list',
  'withdrawals.setTerms charities': 'written by admins',
};

type Schema = z.core.JSONSchema.BaseSchema;

/** The fields of an input in which anything can be written. Colors and ids are no words. */
function textsIn(schema: Schema, field = ''): string[] {
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, part]) =>
      typeof part === 'object' ? textsIn(part, field === '' ? name : `${field}.${name}`) : [],
    );
  }
  const parts = [schema.items, ...(schema.prefixItems ?? []), ...(schema.anyOf ?? []), schema.additionalProperties];
  const inner = parts.flatMap((part) => (typeof part === 'object' && !Array.isArray(part) ? [part] : []));
  const isColor = schema.pattern === '^#[0-9a-f]{6}$';
  const isText = schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.format && !isColor;
  return [...(isText ? [field] : []), ...inner.flatMap((part) => textsIn(part, field))];
}

const calls = inputsOf(Object.fromEntries(ABOUT_PUCKS.map((name) => [name, contract[name]])));

it('is listed with who answers for it', () => {
  const found = calls.flatMap(([call, schema]) =>
    [...new Set(textsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))].map(
      (text) => `${call} ${text}`,
    ),
  );
  expect(found.sort()).toEqual(Object.keys(TEXTS).sort());
});

it('is a subject of moderation where users write it, and takes an ability where admins do', () => {
  // All that these subjects need of the program are the slices.
  const kinds = slices.flatMap(({ subjects }) => subjects?.({ slices }) ?? []).map(({ kind }) => kind);
  for (const [text, by] of Object.entries(TEXTS)) {
    if (typeof by === 'object') expect(kinds, text).toContain(by.subject);
    if (by !== 'written by admins') continue;
    const [noun = '', name = ''] = text.split(/[ .]/);
    const call = (contract as Record<string, Record<string, { '~orpc': { meta: CallMeta } }>>)[noun]?.[name];
    expect(call?.['~orpc'].meta.ability, text).toBeDefined();
  }
});
