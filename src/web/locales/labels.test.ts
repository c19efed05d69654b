import { expect, it } from 'vitest';
import { nameOf } from '#domains/fact.ts';
import { memo, notificationFact } from '#domains/kinds.ts';
import german from './de/labels.ts';
import english from './en/labels.ts';

it.each([english, german])(
  'every kind of notification and ledger entry has a label, and nothing else does',
  (labels) => {
    expect(Object.keys(labels.notifications).sort()).toEqual(notificationFact.options.map(nameOf).sort());
    expect(Object.keys(labels.memos).sort()).toEqual(memo.options.map(nameOf).sort());
  },
);
