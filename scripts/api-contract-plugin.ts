import { isContractProcedure } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '#domains/contract.ts';
import type { CompactContract } from '../src/web/lib/compact-contract.ts';
import { formRules } from './form-rules.ts';

const NAME = 'virtual:api-contract';
const FORMS = 'virtual:form-rules';

/**
 * Vite plugin with two virtual modules. `virtual:api-contract`: method, path and structure of every call, without the schemas
 * (`compact-contract.ts` unfolds it). The browser needs no more to make a call, so zod and the schemas stay on the server; types
 * come from a type-only import of the contract. `virtual:form-rules`: the contract's rules for form fields, for errors before the
 * round trip.
 */
export function apiContract(): Plugin {
  return {
    name: 'rinkside:api-contract',
    resolveId: (id) => (id === NAME || id === FORMS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return `export default ${JSON.stringify(compact(contract))};`;
      return id === `\0${FORMS}` ? `export default ${JSON.stringify(formRules())};` : null;
    },
  };
}

/**
 * Returns the calls as "METHOD /path", by their names; a third word is a call's input structure, where it is not the default one.
 */
export function compact(router: object): CompactContract {
  return Object.fromEntries(
    Object.entries(router).map(([name, part]) => {
      if (!isContractProcedure(part)) return [name, compact(part)];
      const { method, path, inputStructure } = part['~orpc'].route;
      return [name, [method, path, inputStructure].filter(Boolean).join(' ')];
    }),
  );
}
