/**
 * A request's way to the server and back (product specification, sections 7 and 8; api.md): credentials, the CSRF
 * token, and retries after network failures.
 */

/** The browser is known to be offline; nothing was sent. */
export class OfflineError extends Error {
  override name = 'OfflineError';
  constructor() {
    super('No internet connection');
  }
}

/** No answer came, even after the retries. */
export class NoResponseError extends Error {
  override name = 'NoResponseError';
  constructor(cause: unknown) {
    super('The server did not answer.', { cause });
  }
}

export const NETWORK_RETRIES = 3;
/**
 * A command of up to this many characters arrives even if its screen is left while it is under way. Browsers allow 64
 * KiB for all such requests at once; a longer one (a picture, a sound) is lost with its screen.
 */
const MAX_KEPT_ALIVE = 8_192;
/** The second click of a double click comes within this time of the first. */
export const DOUBLE_CLICK_MS = 500;
/** Retry n waits n times this long. */
export const RETRY_STEP_MS = 1000;

const CSRF_PATH = '/api/sanctum/csrf-cookie';
/** These always fetch a fresh token first: a page may have been open for days before someone logs in. */
const FRESH_TOKEN_PATHS = [
  '/api/auth/login',
  '/api/auth/passkey',
  '/api/auth/passkey/options',
  '/api/auth/register',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
];

/** What a connection needs of the browser; tests bring their own. */
export interface Browser {
  fetch: (input: Request) => Promise<Response>;
  isOnline: () => boolean;
  cookies: () => string;
  wait: (ms: number) => Promise<void>;
  /** Milliseconds since an arbitrary start. */
  now: () => number;
}

export const realBrowser: Browser = {
  fetch: (input) => fetch(input),
  isOnline: () => navigator.onLine,
  cookies: () => document.cookie,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
};

/** Returns the CSRF token from the cookies, or null. */
export function csrfTokenOf(cookies: string): string | null {
  const found = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies);
  return found?.[1] ? decodeURIComponent(found[1]) : null;
}

/**
 * Returns whether a busy server turned the request away without looking at it. Only if it stays busy does that count as
 * maintenance.
 */
async function isTurnedAway(response: Response): Promise<boolean> {
  if (response.status !== 503) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'server.busy';
}

/**
 * Creates a `fetch` that sends credentials and the CSRF token, fetches the token if it is missing or refused (419,
 * once), repeats requests that the network lost or a busy server turned away, and sends a double-clicked command only
 * once.
 * @throws OfflineError, NoResponseError, or the AbortError of an abandoned request
 */
export function createConnection(browser: Browser) {
  async function sendThroughNetwork(request: Request): Promise<Response> {
    for (let retry = 0; ; retry++) {
      if (!browser.isOnline()) throw new OfflineError();
      try {
        const response = await browser.fetch(request.clone());
        if (retry >= NETWORK_RETRIES || !(await isTurnedAway(response))) return response;
        await browser.wait((retry + 1) * RETRY_STEP_MS);
      } catch (error) {
        if (request.signal.aborted) throw error;
        if (!browser.isOnline()) throw new OfflineError();
        if (retry >= NETWORK_RETRIES) throw new NoResponseError(error);
        await browser.wait((retry + 1) * RETRY_STEP_MS);
      }
    }
  }

  async function fetchToken(origin: string): Promise<void> {
    await sendThroughNetwork(new Request(new URL(CSRF_PATH, origin), { credentials: 'include' }));
  }

  function withToken(request: Request): Request {
    const headers = new Headers(request.headers);
    const token = csrfTokenOf(browser.cookies());
    if (token) headers.set('X-XSRF-TOKEN', token);
    return new Request(request.clone(), { headers });
  }

  /** The last command sent, as long as a second click may repeat it. */
  let last: { command: string; at: number; isPending: boolean; answer: Promise<Response> } | null = null;

  return async function send(input: Request): Promise<Response> {
    const request = new Request(input, { credentials: 'include' });
    if (request.method === 'GET' || request.method === 'HEAD') return sendThroughNetwork(request);

    const version = request.headers.get('if-match');
    const body = await request.clone().text();
    const command = [request.method, request.url, version, body].join(' ');
    if (last?.command === command && (last.isPending || browser.now() - last.at < DOUBLE_CLICK_MS)) {
      return (await last.answer).clone();
    }
    const sent = {
      command,
      at: browser.now(),
      isPending: true,
      answer: sendCommand(new Request(request, { keepalive: body.length <= MAX_KEPT_ALIVE })),
    };
    last = sent;
    try {
      const response = await sent.answer;
      // A refused command may be retried at once.
      if (!response.ok && last === sent) last = null;
      return response.clone();
    } catch (error) {
      if (last === sent) last = null;
      throw error;
    } finally {
      sent.isPending = false;
    }
  };

  async function sendCommand(request: Request): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    if (FRESH_TOKEN_PATHS.includes(pathname) || csrfTokenOf(browser.cookies()) === null) await fetchToken(origin);
    const response = await sendThroughNetwork(withToken(request));
    if (response.status !== 419) return response;
    await fetchToken(origin);
    return sendThroughNetwork(withToken(request));
  }
}
