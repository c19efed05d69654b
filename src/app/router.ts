/** The whole API: the calls of all slices, checked against the contract. */
import { isContractProcedure } from '@orpc/contract';
import type { Router } from '@orpc/server';
import { type Contract, contract } from '#domains/contract.ts';
import { slices } from '#domains/slices.ts';
import { type ApiContext, guarding } from '#platform/calls/api.ts';

const answers = slices.flatMap(({ routes }) => Object.entries(routes?.({ slices }) ?? {}));
const missing = unanswered(contract, Object.fromEntries(answers));
if (missing.length > 0) throw new Error(`no slice answers the calls ${missing.join(', ')}`);

// Every call of the contract has an implementation; `implementing` in the routes ensures that it is the right one.
export const router = guarding(contract).router(Object.fromEntries(answers) as Router<Contract, ApiContext>);

/** Returns the calls of a contract without an implementation: 'club.overview'. */
export function unanswered(calls: object, answered: object, path: readonly string[] = []): string[] {
  const known = new Map<string, unknown>(Object.entries(answered));
  return Object.entries(calls).flatMap(([name, call]: [string, object]) => {
    const answer = known.get(name);
    const at = [...path, name];
    if (isContractProcedure(call) || typeof answer !== 'object' || answer === null) return answer ? [] : [at.join('.')];
    return unanswered(call, answer, at);
  });
}
