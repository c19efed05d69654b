/** Warns when all visitors seem to share one network address: a proxy that TRUST_PROXY does not name hides where they come from. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { HOUSEHOLD_ACCOUNTS } from '#domains/auth/constants.ts';
import type { UserId } from '#engine/ids.ts';

/** Accounts behind a header of a proxy that are enough to tell it from a visitor who made the header up. */
const ACCOUNTS_BEHIND_PROXY = 2;
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

export interface AddressWatch {
  /** Notes a visit. @returns whether to warn now: once at most */
  note(visit: { ip: string; userId: UserId; isForwarded: boolean }): boolean;
}

/** Returns a watch that remembers as little as it needs, and nothing once visitors have come from two addresses. */
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
