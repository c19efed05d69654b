import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '#domains/contract.ts';

const NAME = 'virtual:api-contract';

/**
 * `virtual:api-contract`: method, path and structure of every call, without the schemas. The browser needs no more to
 * make a call, so zod and the schemas stay on the server; types come from a type-only import of the contract.
 */
export function apiContract(): Plugin {
  // A call must have a `meta`; what is in it is the server's business.
  const onlyTheWay = (key: string, value: unknown) => (key === 'summary' ? undefined : key === 'meta' ? {} : value);
  return {
    name: 'rinkside:api-contract',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(minifyContractRouter(contract), onlyTheWay)};` : null,
  };
}
