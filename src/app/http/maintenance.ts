/** During the season transition the game may be read, not played. */
import type { FastifyInstance } from 'fastify';
import { answerMaintenance } from '#app/http/errors.ts';
import { isInMaintenance } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Unsafe calls answer 503 unless they declare that they work during maintenance. */
export function addMaintenance(api: FastifyInstance, db: Database): void {
  api.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call || SAFE_METHODS.has(request.method) || call.meta.duringMaintenance) return;
    if (await isInMaintenance(db)) return answerMaintenance(reply);
  });
}
