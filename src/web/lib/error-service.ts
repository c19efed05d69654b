/**
 * The error-reporting service of hosts whose name begins with 'staging'. It receives only the error and its place in
 * our code: no user, no cookie, no page address and nothing from the screen.
 */
import { BrowserClient, defaultStackParser, type ErrorEvent, makeFetchTransport, Scope } from '@sentry/browser';
import { withoutMailAddresses } from '#platform/scrub.ts';

export interface ErrorService {
  report(error: unknown): void;
  /** Closes the client once everything is sent. @returns false if that took longer than this many ms */
  close(ms: number): Promise<boolean>;
}

/** @param dsn names the service and its project; holds a public key, no secret */
export function createErrorService(dsn: string): ErrorService {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    stackParser: defaultStackParser,
    // None of the integrations that watch clicks, calls and the console.
    integrations: [],
    sendClientReports: false,
    environment: 'staging',
    beforeSend: withoutSecrets,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return {
    report: (error) => void scope.captureException(error),
    close: (ms) => Promise.resolve(client.close(ms)),
  };
}

/** Returns the event with only the fields whose content we know. */
function withoutSecrets({
  event_id,
  timestamp,
  platform,
  level,
  environment,
  exception,
  message,
}: ErrorEvent): ErrorEvent {
  const said = message === undefined ? {} : { message: masked(message) };
  const thrown = (exception?.values ?? []).map(({ type, value, stacktrace }) => ({
    ...(type === undefined ? {} : { type }),
    ...(value === undefined ? {} : { value: masked(value) }),
    stacktrace: {
      frames: (stacktrace?.frames ?? []).map(({ filename, function: name, lineno, colno }) => ({
        ...(filename === undefined ? {} : { filename: masked(filename) }),
        ...(name === undefined ? {} : { function: name }),
        ...(lineno === undefined ? {} : { lineno }),
        ...(colno === undefined ? {} : { colno }),
      })),
    },
  }));
  return {
    ...{ event_id, timestamp, platform, level, environment },
    ...said,
    type: undefined,
    exception: { values: thrown },
  };
}

const QUERY = /[?#][^\s'")]*/g;
/**
 * Tokens in emails and calendar addresses, and session ids: long words with digits in them. Our file names are not
 * matched: they have a dot.
 */
const TOKEN = /(?<![\w.-])(?=[\w-]*\d)[\w-]{20,}(?![\w.-])/g;

/** Returns a text without email addresses, tokens, and the query or fragment of a page's address. */
export function masked(text: string): string {
  return withoutMailAddresses(text).replace(QUERY, '').replace(TOKEN, '…');
}
