/** What keeps calls out: the season transition, maintenance by an admin, features that admins have closed, and a full disk. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerMaintenance, answerRefusal, bodyOf } from '#app/http/errors.ts';
import { featureOfCall } from '#domains/admin/constants.ts';
import { readSite } from '#domains/admin/store/site.ts';
import type { CallMeta } from '#platform/calls/call.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import { isInMaintenance } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);
/** What a browser asks before somebody has logged in: an admin must be able to while the site is closed. */
const BEFORE_LOGIN = new Set(['account.session', 'auth.csrfCookie', 'world.data', 'world.version', 'world.clock']);

interface Doors {
  db: Database;
  /** A handle that keeps facts: every request asks how the site stands. */
  reading: Database;
  /** Whether there is room on the disk for what commands write. */
  hasRoom: () => boolean;
}

/**
 * During the season transition the game may be read, not played: unsafe calls answer 503 unless they declare that they work
 * then. While an admin has closed the site nobody but admins reads it either. Calls of a closed feature answer 409. On a full disk nothing can
 * be changed.
 */
export function addMaintenance(api: FastifyInstance, { db, reading, hasRoom }: Doors): void {
  api.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    const isAdmin = request.session?.user.isAdmin ?? false;
    if (!isAdmin) {
      const { maintenance, closed } = await readSite(reading);
      if (maintenance && !isOpenInMaintenance(call, request)) return answerMaintenance(reply);
      const feature = closed.length > 0 ? featureOfCall(call.name) : null;
      if (feature && closed.some((row) => row.feature === feature)) {
        const refused = doorRefusals.featureClosed();
        return answerRefusal(reply, refused.status, bodyOf(refused));
      }
    }
    if (SAFE_METHODS.has(request.method)) return;
    if (!hasRoom()) return answerRefusal(reply, 503);
    if (call.meta.duringMaintenance) return;
    if (await isInMaintenance(db)) return answerMaintenance(reply);
  });
}

/** Anyone who is logged in may only go; anyone who is not may log in, to show that he is an admin. */
function isOpenInMaintenance({ name, meta }: { name: string; meta: CallMeta }, { session }: FastifyRequest): boolean {
  if (name === 'world.status' || name === 'auth.register') return false;
  if (name === 'account.session') return true;
  return meta.duringMaintenance === true || (session === null && BEFORE_LOGIN.has(name));
}
