/**
 * The client of the API, typed by the contract:
 *
 *     const { data } = useSuspenseQuery(api.league.standings.queryOptions({ input: { id: 3 } }));
 *     const save = useMutation(api.settings.update.mutationOptions());
 *     await client.auth.logout();
 */

import calls from 'virtual:api-contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '#domains/contract.ts';
import { unfold } from './compact-contract.ts';
import { createConnection, realBrowser } from './connection.ts';
import { inWantedNames } from './original-names.ts';
import { withoutResults } from './spoilers.ts';
import { noteServerDate } from './time.ts';

export type ApiClient = JsonifiedClient<ContractRouterClient<Contract>>;

type FailureListener = (call: string, error: unknown) => void;
let listener: FailureListener = () => {};

/** Sets the listener for every failed call; it runs before the caller's own handling. */
export function onFailedCall(heard: FailureListener): void {
  listener = heard;
}

const connection = createConnection(realBrowser);

async function send(request: Request): Promise<Response> {
  const response = await connection(request);
  noteServerDate(response.headers.get('Date'));
  return response;
}

const link = new OpenAPILink(unfold(calls) as AnyContractRouter, {
  url: () => `${location.origin}/api`,
  fetch: (request, init) => send(new Request(request, init)),
  customErrorResponseBodyDecoder: (body, response) => {
    const said = typeof body === 'object' && body !== null ? body : {};
    const message = 'message' in said && typeof said.message === 'string' ? said.message : '';
    return new ORPCError(`HTTP_${response.status}`, { status: response.status, message, data: said });
  },
  interceptors: [
    async ({ next, path }) => {
      try {
        return withoutResults(inWantedNames(await next()), path);
      } catch (error) {
        listener(path.join('.'), error);
        throw error;
      }
    },
  ],
});

export const client: ApiClient = createORPCClient(link);
export const api = createTanstackQueryUtils(client);
