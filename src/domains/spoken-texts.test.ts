/** Every text of every call is visible to others and blocked for muted users, or is listed here as an exception. */
import { expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { contract } from '#domains/contract.ts';
import { inputsOf, textsIn } from '../../tests/factories/inputs-of.ts';

/** Texts visible only to their author, or to the moderators or admins they are for. */
const UNREAD: Readonly<Record<string, 'for the staff' | 'by the staff' | 'for oneself' | 'chosen or proved'>> = {
  ...{ auth: 'chosen or proved', passkeys: 'for oneself', settings: 'chosen or proved' },
  ...{ reminders: 'chosen or proved', push: 'chosen or proved', world: 'chosen or proved', admin: 'by the staff' },
  ...{ 'account.update': 'chosen or proved', 'account.changePassword': 'chosen or proved' },
  ...{ 'account.changeEmail': 'chosen or proved', 'account.endSession': 'chosen or proved' },
  ...{ 'account.beginSecondFactor': 'chosen or proved', 'account.confirmSecondFactor': 'chosen or proved' },
  ...{ 'account.renewRecoveryCodes': 'chosen or proved', 'account.removeSecondFactor': 'chosen or proved' },
  ...{ 'account.pause': 'chosen or proved', 'account.remove': 'chosen or proved' },
  ...{ 'help.ask': 'for the staff', 'help.answer': 'by the staff', 'proposals.setStatus': 'by the staff' },
  ...{
    'moderation.report': 'for the staff',
    'moderation.appeal': 'for the staff',
    'moderation.decide': 'by the staff',
  },
  ...{ 'moderation.answer': 'by the staff', 'trades.overrule': 'by the staff', 'withdrawals.refuse': 'by the staff' },
  ...{
    'withdrawals.setTerms': 'by the staff',
    'purchases.refundAny': 'by the staff',
    'purchases.grant': 'by the staff',
  },
  ...{ 'purchases.setFrozen': 'by the staff', 'withdrawals.request': 'chosen or proved' },
  ...{ 'horns.choose': 'chosen or proved', 'follows.set': 'chosen or proved', 'rookie.finish': 'chosen or proved' },
  ...{ 'bananaDay.pick': 'chosen or proved', 'finances.priceTickets': 'chosen or proved' },
  ...{ lineups: 'for oneself', savedSearches: 'for oneself', textTemplates: 'for oneself', shortlist: 'for oneself' },
  ...{ discussion: 'for oneself', 'trades.saveNote': 'for oneself', training: 'for oneself' },
  'club.putOff': 'chosen or proved',
};

it('every posting call is closed to muted users, or private', () => {
  const inputs = new Map(inputsOf(contract));
  const open = declaredCalls().flatMap(({ name, method, meta: { speaks } }) => {
    const schema = inputs.get(name);
    if (method === 'GET' || !schema || speaks === true) return [];
    const isUnread = UNREAD[name] ?? UNREAD[name.split('.')[0] ?? ''];
    return textsIn(schema).flatMap((field) => (speaks?.includes(field) || isUnread ? [] : `${name} ${field}`));
  });
  expect(open).toEqual([]);
});

it('calls of which only some fields are read are listed', () => {
  const inputs = new Map(inputsOf(contract));
  for (const { name, meta } of declaredCalls()) {
    if (!meta.speaks || meta.speaks === true) continue;
    const schema = inputs.get(name);
    expect(schema && textsIn(schema), name).toEqual(expect.arrayContaining([...meta.speaks]));
  }
});
