/**
 * The error-reporting service of hosts whose name begins with 'staging'. Only what was thrown and where in our code is sent: no
 * user, no cookie, no address of a page, nothing of what was on the screen.
 */
import { BrowserClient, defaultStackParser, type ErrorEvent, makeFetchTransport, Scope } from '@sentry/browser';

export interface ErrorService {
  report(error: unknown): void;
  /** Ends it when all has been sent. @returns false when that took more than this many ms */
  close(ms: number): Promise<boolean>;
}

/** @param dsn what names the service and its project; holds a public key, no secret */
export function createErrorService(dsn: string): ErrorService {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    stackParser: defaultStackParser,
    // None of those that watch clicks, calls and the console.
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

/** The event with nothing in it but what we know it to hold. */
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

const MAIL_ADDRESS = /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g;
const QUERY = /[?#][^\s'")]*/g;
/** Tokens of mails and calendars, and ids of sessions: long words with digits in them. Names of our files stay: they have a dot. */
const TOKEN = /(?<![\w.-])(?=[\w-]*\d)[\w-]{20,}(?![\w.-])/g;

/** A text without addresses of people, tokens, and what stands behind the path of a page. */
export function masked(text: string): string {
  return text.replace(MAIL_ADDRESS, '…@…').replace(QUERY, '').replace(TOKEN, '…');
}
