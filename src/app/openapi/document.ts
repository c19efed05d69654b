/** Builds the OpenAPI document from the contract. */

import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { declaredCalls } from '#app/http/calls.ts';
import { SESSION_COOKIE } from '#app/http/sessions.ts';
import type { ApiDocument } from '#app/openapi/shape.ts';
import { contract } from '#domains/contract.ts';
import type { CallMeta } from '#platform/calls/call.ts';
import { user } from '#platform/calls/policy.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const WHO: Record<CallMeta['permission'], string> = {
  anyone: 'Anyone.',
  session: 'Any logged-in user.',
  activated: 'Activated users.',
  bankrupt: 'Bankrupt users only.',
};

/** Responses that every call may give, and the security scheme of calls that require a session. */
const SHARED: ApiDocument['components'] = {
  securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
  responses: {
    Refusal: {
      description:
        '401 no session · 403 not allowed · 404 · 409 somebody was faster · 412 changed meanwhile · 413 too large · ' +
        '419 CSRF token · 422 by field · 429 and 503 with Retry-After',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['message', 'code', 'facts'],
            properties: {
              message: { type: 'string' },
              code: { type: 'string' },
              facts: { type: 'object' },
              errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
            },
          },
        },
      },
    },
  },
};

/** Returns the document, with the permission of each call as its description. */
export async function describeApi(): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = (await generator.generate(contract, {
    info: {
      title: 'Rinkside',
      version: packageJson.version,
      description:
        'Sessions are cookies. Fetch /api/sanctum/csrf-cookie and send the XSRF-TOKEN cookie back as X-XSRF-TOKEN with ' +
        'every unsafe call. Errors are {message, code, facts, errors?: {field: [message]}}: the message in English, for programs that know no codes.',
    },
    servers: [{ url: '/api' }],
  })) as ApiDocument;
  for (const call of declaredCalls()) {
    const operation = document.paths?.[call.path]?.[String(call.method).toLowerCase()];
    if (!operation) continue;
    operation.description = whoMay(call.meta);
    operation.security = call.meta.permission === 'anyone' ? [] : [{ session: [] }];
    operation.responses = { ...operation.responses, default: { $ref: '#/components/responses/Refusal' } };
  }
  document.components = { ...document.components, ...SHARED };
  return document;
}

function whoMay({ permission, ability }: CallMeta): string {
  const roles = ability?.roles.map(({ name }) => name) ?? [];
  if (!ability || roles.includes(user.name)) return WHO[permission];
  return roles.length === 1 && roles[0] === 'admin'
    ? 'Admins only.'
    : `${WHO[permission]} Only as ${roles.join(' or ')}.`;
}
