import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addNotModified } from './not-modified.ts';

/** Requests a page with the tag "3", as a browser that has it cached. */
async function askAgain(headers: Record<string, string>) {
  const app = fastify();
  addNotModified(app);
  app.get('/', (_request, reply) => reply.headers(headers).send({ roster: [] }));
  const answer = await app.inject({ method: 'GET', url: '/', headers: { 'if-none-match': '"3"' } });
  await app.close();
  return answer;
}

it('sends nothing again while the ETag is unchanged', async () => {
  expect((await askAgain({ etag: '"3"' })).statusCode).toBe(304);
  expect((await askAgain({ etag: 'W/"3"' })).statusCode).toBe(304);
  expect((await askAgain({ etag: '"4"' })).statusCode).toBe(200);
});

it('sends the response again where the ETag covers less than the response', async () => {
  const answer = await askAgain({ etag: '"3"', 'cache-control': 'no-store' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ roster: [] });
});
