/** Every text in calls about pucks: its readers, and how it is moderated. */
import { expect, it } from 'vitest';
import { contract } from '#domains/contract.ts';
import { slices } from '#domains/slices.ts';
import type { CallMeta } from '#platform/calls/call.ts';
import { inputsOf, textsIn } from '../../tests/factories/inputs-of.ts';

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

/** Texts by call and field. For a subject, users report it and moderators judge it. */
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

const calls = inputsOf(Object.fromEntries(ABOUT_PUCKS.map((name) => [name, contract[name]])));

it('every user-written text is listed with who moderates it', () => {
  const found = calls.flatMap(([call, schema]) => textsIn(schema).map((text) => `${call} ${text}`));
  expect(found.sort()).toEqual(Object.keys(TEXTS).sort());
});

it('user-written texts are subjects of moderation, and those of admins need an ability', () => {
  // These subjects depend on nothing but the slices.
  const kinds = slices.flatMap(({ subjects }) => subjects?.({ slices }) ?? []).map(({ kind }) => kind);
  for (const [text, by] of Object.entries(TEXTS)) {
    if (typeof by === 'object') expect(kinds, text).toContain(by.subject);
    if (by !== 'written by admins') continue;
    const [noun = '', name = ''] = text.split(/[ .]/);
    const call = (contract as Record<string, Record<string, { '~orpc': { meta: CallMeta } }>>)[noun]?.[name];
    expect(call?.['~orpc'].meta.ability, text).toBeDefined();
  }
});
