import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '#domains/contract.ts';
import { formRules } from './form-rules.ts';

const NAME = 'virtual:api-contract';
const FORMS = 'virtual:form-rules';

/**
 * `virtual:api-contract`: method, path and structure of every call, without the schemas. The browser needs no more to
 * make a call, so zod and the schemas stay on the server; types come from a type-only import of the contract.
 * `virtual:form-rules`: what the contract asks of the fields of forms, for errors before the round trip.
 */
export function apiContract(): Plugin {
  // A call must have a `meta`; what is in it, and with which status it succeeds, is the server's business.
  const isOfServer = (key: string) => key === 'summary' || key === 'successStatus';
  const onlyTheWay = (key: string, value: unknown) => (isOfServer(key) ? undefined : key === 'meta' ? {} : value);
  return {
    name: 'rinkside:api-contract',
    resolveId: (id) => (id === NAME || id === FORMS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return `export default ${JSON.stringify(minifyContractRouter(contract), onlyTheWay)};`;
      return id === `\0${FORMS}` ? `export default ${JSON.stringify(formRules())};` : null;
    },
  };
}
