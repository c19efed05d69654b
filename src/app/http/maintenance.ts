/**
 * Closes calls during the season transition, maintenance by an admin, features closed by admins, and while the disk is
 * full.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerMaintenance, answerRefusal, bodyOf } from '#app/http/errors.ts';
import { featureOfCall } from '#domains/admin/constants.ts';
import { readSite } from '#domains/admin/store/site.ts';
import type { CallMeta } from '#platform/calls/call.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import { isInMaintenance } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);
/** Calls that browsers make before a login, which must work for admins while the site is closed. */
const BEFORE_LOGIN = new Set(['account.session', 'auth.csrfCookie', 'world.data', 'world.version', 'world.clock']);

/** On a full disk they let admins in, whom only the calls themselves know. */
const LOGINS = new Set(['auth.login', 'auth.logout', 'passkeys.beginLogin', 'passkeys.logIn']);

interface Doors {
  db: Database;
  /** With the fact cache, since every request reads the state of the site. */
  reading: Database;
  /** Whether the disk has room for commands. */
  hasRoom: () => boolean;
}

/**
 * Refuses calls while the game is closed. During the season transition it can be read, but not played: unsafe calls get
 * 503 unless they declare that they work then. While an admin has closed the site, only admins can read it. Calls of a
 * closed feature get 409. On a full disk nothing can be changed, but admins can log in.
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
    if (!hasRoom() && !LOGINS.has(call.name)) {
      const refused = doorRefusals.diskFull();
      return answerRefusal(reply, refused.status, bodyOf(refused));
    }
    if (call.meta.duringMaintenance) return;
    if (await isInMaintenance(db)) return answerMaintenance(reply);
  });
}

/**
 * Returns whether a call works in maintenance: logged-in users may only log out; visitors may log in, to identify as an
 * admin.
 */
function isOpenInMaintenance({ name, meta }: { name: string; meta: CallMeta }, { session }: FastifyRequest): boolean {
  if (name === 'world.status' || name === 'auth.register') return false;
  if (name === 'account.session') return true;
  return meta.duringMaintenance === true || (session === null && BEFORE_LOGIN.has(name));
}
