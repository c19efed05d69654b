/** Makes the OpenAPI document from the contract. */
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { CallMeta } from '#domains/call.ts';
import { contract } from '#domains/contract.ts';
import { declaredCalls } from '#server/http/calls.ts';
import type { ApiDocument } from '#server/openapi/shape.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const WHO: Record<CallMeta['permission'], string> = {
  anyone: 'Anyone.',
  session: 'Any logged-in user.',
  activated: 'Activated users.',
  bankrupt: 'Bankrupt users only.',
  admin: 'Admins only.',
};

/** The document, with the permission of each call as its description. */
export async function describeApi(): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = (await generator.generate(contract, {
    info: {
      title: 'Rinkside',
      version: packageJson.version,
      description:
        'Sessions are cookies. Fetch /api/sanctum/csrf-cookie and send the XSRF-TOKEN cookie back as X-XSRF-TOKEN with ' +
        'every unsafe call. Errors are {message, errors?: {field: [message]}}.',
    },
    servers: [{ url: '/api' }],
  })) as ApiDocument;
  for (const call of declaredCalls()) {
    const operation = document.paths?.[call.path]?.[String(call.method).toLowerCase()];
    if (operation) operation.description = WHO[call.meta.permission];
  }
  return document;
}
