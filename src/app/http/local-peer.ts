/** Detects requests from this machine, to guard what is for the operator only. */
import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Host names of this machine; any other in `Host` is a foreign page whose name was pointed here. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** Headers that proxies add. Behind a proxy on this machine, every request has a local socket. */
const FORWARDING =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|(x-|true-|fastly-|fly-)?client-ip|x-cluster-client-ip|cf-connecting-ip)$/;

/** Returns whether a request comes from this machine without a proxy, as far as it shows. */
export function isLocalPeer({ socket, ip, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.has(socket.remoteAddress ?? '') &&
    LOOPBACK.has(ip) &&
    LOCAL_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}
