/**
 * Warns when all visitors seem to share one network address, since a proxy missing from TRUST_PROXY hides their own.
 */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { HOUSEHOLD_ACCOUNTS } from '#domains/auth/constants.ts';
import type { UserId } from '#engine/ids.ts';

/** Number of accounts with proxy headers that distinguishes a real proxy from a visitor who forged the header. */
const ACCOUNTS_BEHIND_PROXY = 2;
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

export interface AddressWatch {
  /** Records a visit. @returns whether to warn now: at most once */
  note(visit: { ip: string; userId: UserId; isForwarded: boolean }): boolean;
}

/** Returns a watch with minimal memory, and none once visitors have come from two addresses. */
export function makeAddressWatch(): AddressWatch {
  let address: string | null = null;
  let isOver = false;
  const accounts = new Set<UserId>();
  const forwarded = new Set<UserId>();
  return {
    note({ ip, userId, isForwarded }) {
      if (isOver) return false;
      if (address !== null && address !== ip) {
        isOver = true;
        accounts.clear();
        forwarded.clear();
        return false;
      }
      address = ip;
      accounts.add(userId);
      if (isForwarded) forwarded.add(userId);
      isOver = accounts.size > HOUSEHOLD_ACCOUNTS || forwarded.size >= ACCOUNTS_BEHIND_PROXY;
      return isOver;
    },
  };
}

/** Watches the sessions of all requests under `api`. */
export function watchAddresses(api: FastifyInstance, log: Logger): void {
  const watch = makeAddressWatch();
  api.addHook('onRequest', async (request) => {
    const { session, ip, headers } = request;
    if (!session) return;
    const isForwarded = PROXY_HEADERS.some((name) => headers[name] !== undefined);
    if (!watch.note({ ip, userId: session.user.id, isForwarded })) return;
    log.warn(
      { address: ip },
      'All visitors arrive from one address. Behind a proxy, set TRUST_PROXY to its address: without it, rate limits and households treat all accounts as one.',
    );
  });
}
