import { minifyContractRouter } from '@orpc/contract';
import { expect, it } from 'vitest';
import { contract } from '#domains/contract.ts';
import { unfold } from '../src/web/lib/compact-contract.ts';
import { compact } from './api-contract-plugin.ts';

it('gives the browser the method, path and input structure of every call', () => {
  const isOfServer = (key: string) => key === 'summary' || key === 'successStatus';
  const whole = JSON.stringify(minifyContractRouter(contract), (key, value: unknown) => {
    if (isOfServer(key)) return undefined;
    return key === 'meta' ? {} : value;
  });

  expect(unfold(compact(contract))).toEqual(JSON.parse(whole));
});
