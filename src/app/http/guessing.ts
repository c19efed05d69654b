/**
 * Limits password guesses without ever locking an account: they are counted by network address and browser. A browser
 * that has logged in to an account before is recognized by a signed cookie and has its own count for that account, so
 * its owner can log in while others guess (OWASP's device cookies; docs/decisions/026).
 */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { authRefusals } from '#domains/auth/refusals.ts';
import { addressBlock } from '#platform/calls/address-block.ts';
import { refuse } from '#platform/calls/api.ts';
import { type Limiter, sharedLimiter, take } from '#platform/calls/limiters.ts';
import { GUESSES } from '#platform/calls/limits.ts';

const DEVICE_COOKIE = 'rinkside_device';
const COOKIE_DAYS = 365;
const ID_BYTES = 16;
/** Letters of the hash by which the cookie names an account, so that it does not reveal the mail address. */
const ACCOUNT_LETTERS = 16;
/** Accounts for which one browser is known, enough for a family. */
const MAX_ACCOUNTS = 4;
const COOKIE_SHAPE = /^[\w-]{22}(\.[\w-]{16}){0,4}$/;

/** A known browser. */
interface Device {
  id: string;
  /** Hashed names of accounts that have logged in with it, latest first. */
  accounts: readonly string[];
}

export interface Guess {
  /** Undoes the count, since the password was right. */
  wasRight(): Promise<void>;
}

export interface Guessing {
  /**
   * Counts a try at a password before it is checked.
   * @param account the mail address entered by a visitor; null: the account of the session
   * @throws 429 with Retry-After after too many tries
   */
  guess(request: FastifyRequest, reply: FastifyReply, account: string | null): Promise<Guess>;
  /** Marks the browser as belonging to a user who has logged in to the account. */
  rememberDevice(request: FastifyRequest, reply: FastifyReply, account: string): void;
  /** Returns the browser's random id, which is created if it has none. */
  deviceId(request: FastifyRequest, reply: FastifyReply): string;
}

/** Creates the limiter. @param options.factor factor for every budget */
export function makeGuessing(options: { pool: pg.Pool; factor: number; isSecure: boolean }): Guessing {
  const { isSecure } = options;
  const limiterOf = (name: keyof typeof GUESSES) => sharedLimiter(name, GUESSES[name], options);
  const limiters: Record<keyof typeof GUESSES, Limiter> = {
    fromAddress: limiterOf('fromAddress'),
    fromAddressInAll: limiterOf('fromAddressInAll'),
    onOtherDevice: limiterOf('onOtherDevice'),
    onKnownDevice: limiterOf('onKnownDevice'),
    byStrangersInAll: limiterOf('byStrangersInAll'),
    ofSession: limiterOf('ofSession'),
  };
  /** Sets a browser's cookie, also for later lookups in the same request. */
  const set = (request: FastifyRequest, reply: FastifyReply, device: Device): Device => {
    setDevice(reply, device, isSecure);
    newDevices.set(request, device);
    return device;
  };
  return {
    async guess(request, reply, account) {
      const taken: Limit[] = [];
      const giveBack = async () => {
        await Promise.all(taken.map(({ by, key }) => limiters[by].reward(key)));
      };
      for (const limit of limitsOf(request, account)) {
        const waitMs = await take(limiters[limit.by], limit.key);
        if (waitMs === 0) taken.push(limit);
        else {
          await giveBack();
          reply.header('retry-after', Math.ceil(waitMs / 1000));
          refuse(authRefusals.tooManyTries({ minutes: Math.ceil(waitMs / 60_000) }));
        }
      }
      // After a change of network, only a browser that keeps the cookie is recognized.
      if (account !== null && !deviceOf(request)) set(request, reply, { id: newId(), accounts: [] });
      return { wasRight: giveBack };
    },
    rememberDevice(request, reply, account) {
      const name = nameOf(account);
      const device = deviceOf(request);
      const accounts = [name, ...(device?.accounts ?? []).filter((other) => other !== name)].slice(0, MAX_ACCOUNTS);
      set(request, reply, { id: device?.id ?? newId(), accounts });
    },
    deviceId: (request, reply) => (deviceOf(request) ?? set(request, reply, { id: newId(), accounts: [] })).id,
  };
}

/** Returns the known device from which a visitor names an account; null: unknown to the account. */
export function knownDeviceId(request: FastifyRequest, account: string): string | null {
  const device = deviceOf(request);
  return device?.accounts.includes(nameOf(account)) ? device.id : null;
}

interface Limit {
  by: keyof typeof GUESSES;
  key: string;
}

/**
 * Returns the limits against which a try is counted. A try refused by one counts against none: the limit shared by all
 * unknown browsers comes last, so that tries refused by a narrower limit do not use it up.
 */
function limitsOf(request: FastifyRequest, account: string | null): Limit[] {
  if (account === null) return [{ by: 'ofSession', key: request.session?.tokenHash ?? 'none' }];
  const name = nameOf(account);
  const known = knownDeviceId(request, account);
  if (known !== null) return [{ by: 'onKnownDevice', key: `${name} ${known}` }];
  const address = addressBlock(request.ip);
  const device = deviceOf(request);
  return [
    { by: 'fromAddress', key: `${name} ${address}` },
    { by: 'fromAddressInAll', key: address },
    ...(device ? [{ by: 'onOtherDevice' as const, key: device.id }] : []),
    { by: 'byStrangersInAll', key: name },
  ];
}

/** Returns the id of the request's browser; empty: none. */
export function deviceIdOf(request: FastifyRequest): string {
  return deviceOf(request)?.id ?? '';
}

/** Devices whose cookie is set in the answer to the request. */
const newDevices = new WeakMap<FastifyRequest, Device>();

function deviceOf(request: FastifyRequest): Device | null {
  const set = newDevices.get(request);
  if (set) return set;
  const cookie = request.cookies[DEVICE_COOKIE];
  if (!cookie) return null;
  const { valid, value } = request.unsignCookie(cookie);
  if (!valid || !COOKIE_SHAPE.test(value)) return null;
  const [id = '', ...accounts] = value.split('.');
  return { id, accounts };
}

function setDevice(reply: FastifyReply, { id, accounts }: Device, isSecure: boolean): void {
  reply.setCookie(DEVICE_COOKIE, [id, ...accounts].join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: isSecure,
    maxAge: COOKIE_DAYS * 24 * 60 * 60,
  });
}

const newId = () => randomBytes(ID_BYTES).toString('base64url');

function nameOf(account: string): string {
  return createHash('sha256').update(account.trim().toLowerCase()).digest('base64url').slice(0, ACCOUNT_LETTERS);
}
