import { oc } from '@orpc/contract';
import { expect, it } from 'vitest';
import { contract } from '#domains/contract.ts';
import { router, unanswered } from './router.ts';

it('answers every call of the contract', () => {
  expect(unanswered(contract, router)).toEqual([]);
});

it('finds calls that no slice answers', () => {
  expect(unanswered({ club: { overview: call(), roster: call() }, fans: call() }, { club: { overview: {} } })).toEqual([
    'club.roster',
    'fans',
  ]);
});

const call = () => oc.route({ method: 'GET', path: '/x' });
