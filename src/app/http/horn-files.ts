/** /storage/horns/…: goal horns uploaded by users, stored as rows instead of files, so that every web node has them. */
import type { FastifyInstance } from 'fastify';
import { findHornSound } from '#domains/horn/store/horns.ts';
import type { Database } from '#platform/database/client.ts';

/** The sound of a key never changes; one removed by an admin disappears from browsers after a day. */
const CACHE_CONTROL = 'public, max-age=86400';

export function addHornFiles(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { file: string } }>('/storage/horns/:file', async (request, reply) => {
    const key = /^([0-9a-f]{32})\.wav$/.exec(request.params.file)?.[1];
    const sound = key === undefined ? null : await findHornSound(db, key);
    if (!sound) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
    // Always sent as a sound: browsers must not guess another type (nosniff is set for every answer).
    return reply.type('audio/wav').header('cache-control', CACHE_CONTROL).send(Buffer.from(sound));
  });
}
