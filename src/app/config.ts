/**
 * Settings of an operator, from the environment or the command line: read once at start and validated, with plain error
 * messages.
 */

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { ListsMore } from '#domains/moderation/rules/lists.ts';
import { OPERATOR_DAY_MINUTES } from '#domains/world/constants.ts';
import { WORLD_PACES, type WorldPace } from '#engine/pace.ts';
import { SECRET_PATTERN } from '#engine/secret.ts';
import type { Activation } from '#platform/calls/api.ts';
import { MAX_EVENT_LOOP_DELAY_MS } from '#platform/calls/limits.ts';
import { isLoopback } from '#platform/loopback.ts';
import { OperatorTrouble } from '#platform/operator-trouble.ts';

export const SERVICES = ['web', 'worker', 'clock'] as const;
export type Service = (typeof SERVICES)[number];

/** The command line's help; README and docs/operations.md explain the same in detail. */
export const HELP = `Rinkside, a multiplayer online GM game for hockey fanatics.

Usage: node src/app/main.ts [options]

  --services=web,worker,clock  roles of this process: pages and API, simulation, the world's time (default: all)
  --port=3000                  port of the web service (PORT)
  --data-dir=./data            folder of the embedded database and of uploads (DATA_DIR)
  --help                       this text

Environment: HOST, PORT, PUBLIC_URL, DATA_DIR, DATABASE_URL, WORLD_SIZE, WORLD_SEED, WORLD_SECRET, WORLD_DAY_MINUTES, WORLD_PACE,
WORLD_START, ADMIN_EMAIL, ADMIN_PASSWORD, SMTP_URL, MAIL_FROM, DEV_OUTBOX, OPERATOR_PORT, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET,
STRIPE_ACCOUNT, SELLER, LOCAL_PAYMENTS, MODERATION_WORDS, MODERATION_LINKS, ERROR_REPORT_DSN, METRICS_TOKEN, TRUST_PROXY,
RATE_LIMIT_FACTOR, MAX_EVENT_LOOP_DELAY_MS, LOG_LEVEL.`;

/** Real minutes of a game day: on the user's own machine, and at a public address, where users come once a day. */
const DAY_MINUTES = 60;
const PUBLIC_DAY_MINUTES = 1440;

const optional = z.string().trim().min(1).optional();
const commaList = z
  .string()
  .default('')
  .transform((all) =>
    all
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );
const flag = z.enum(['on', 'off']).optional();

const environment = z.object({
  NODE_ENV: optional,
  SERVICES: z
    .string()
    .default(SERVICES.join(','))
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(SERVICES, { error: `must name some of ${SERVICES.join(', ')}` })).min(1)),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Loopback by default: a fresh clone must not be open to the network. */
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional,
  WORLD_SIZE: z
    .union([z.enum(['small', 'standard', 'large']), z.string().regex(/^[1-9]\d{0,3}$/)], {
      error: 'must be small, standard, large, or a number of clubs',
    })
    .default('small'),
  WORLD_SEED: z.coerce.number().int().min(0).max(4_294_967_295).optional(),
  WORLD_SECRET: z.string().regex(SECRET_PATTERN, 'must be 64 hexadecimal digits').optional(),
  WORLD_DAY_MINUTES: z.coerce.number().int().min(OPERATOR_DAY_MINUTES.least).max(OPERATOR_DAY_MINUTES.most).optional(),
  WORLD_PACE: z.enum(WORLD_PACES).optional(),
  WORLD_START: z.enum(['faceoff', 'camp']).default('faceoff'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').max(200).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Rinkside <no-reply@rinkside.localhost>'),
  DEV_OUTBOX: flag,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'must be a secret or restricted key, sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, whsec_…')
    .optional(),
  STRIPE_ACCOUNT: z
    .string()
    .regex(/^acct_\w+$/, 'must be an account, acct_…')
    .optional(),
  /** The seller's name, address and tax number, as required on receipts. */
  SELLER: optional,
  /** Additional words or phrases, and hosts, for automatic checks, separated by commas. */
  MODERATION_WORDS: commaList,
  MODERATION_LINKS: commaList,
  LOCAL_PAYMENTS: flag,
  OPERATOR_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Where browsers report errors; names the service and its project, and contains a public key, not a secret. */
  ERROR_REPORT_DSN: z
    .url({ protocol: /^https?$/ })
    .refine(
      (dsn) => /^https?:\/\/\w+@[^/?#]+\/([^/?#]+\/)*\d+$/.test(dsn),
      'must be https://<public key>@<host>/<project>',
    )
    .optional(),
  METRICS_TOKEN: optional,
  /**
   * Addresses or ranges of proxies whose X-Forwarded-For is trusted, separated by commas; 'loopback' for this machine.
   */
  TRUST_PROXY: optional,
  /** Factor for every rate limit; for load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(1_000_000).default(1),
  /** Event-loop delay in milliseconds above which requests are rejected; 0: never. */
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(MAX_EVENT_LOOP_DELAY_MS),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
});

/** 'local': a provider on this machine only, which moves no money. */
export type PaymentSettings =
  | { kind: 'local' }
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; account: string | undefined };

export interface Config {
  services: readonly Service[];
  port: number;
  host: string;
  /** Public address of the server, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  worldSize: string;
  worldSeed: number | undefined;
  worldSecret: string | undefined;
  dayMinutes: number;
  pace: WorldPace;
  worldStart: 'faceoff' | 'camp';
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  activation: Activation;
  /** Whether /dev/outbox shows mails on the operator's port: only on request, and if the public address is local. */
  hasDevOutbox: boolean;
  /** Payment provider; null: nothing is sold for money. */
  payments: PaymentSettings | null;
  /** The seller on receipts; empty: not set. */
  seller: string;
  /** The operator's additions to the lists of automatic checks. */
  moderationLists: ListsMore;
  /** Loopback port for metrics, mails and the local pay page; null: none. */
  operatorPort: number | null;
  /** DSN of the service to which browsers report errors; only if the public address begins with 'staging'. */
  errorReportDsn: string | null;
  metricsToken: string | undefined;
  trustProxy: string | undefined;
  rateLimitFactor: number;
  maxEventLoopDelayMs: number;
  logLevel: string;
}

/** A problem that the operator must fix, as the message explains. */
export class ConfigError extends OperatorTrouble {}

/**
 * Reads the configuration. @param args the command line after the script's name; its options override the environment
 * @returns 'help' if help was requested
 * @throws ConfigError naming each invalid setting
 */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[]): Config | 'help' {
  const options = parseCommandLine(args);
  if (options.help) return 'help';
  const merged = {
    ...dropEmpty(env),
    ...(options.services === undefined ? {} : { SERVICES: options.services }),
    ...(options.port === undefined ? {} : { PORT: options.port }),
    ...(options['data-dir'] === undefined ? {} : { DATA_DIR: options['data-dir'] }),
  };
  const parsed = environment.safeParse(merged);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined)) {
    throw new ConfigError('Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.');
  }
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/(?<!\/)\/+$/, '');
  // Mails contain links that open accounts, so they are never shown on servers that others can reach.
  const hasDevOutbox = settings.DEV_OUTBOX === 'on' && isLoopback(new URL(publicUrl).hostname);
  const payments = paymentsBy(settings, publicUrl);
  const isPublic = !isLoopback(new URL(publicUrl).hostname);
  const isStaging = new URL(publicUrl).hostname.startsWith('staging');
  return {
    services: settings.SERVICES,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    worldSize: settings.WORLD_SIZE,
    worldSeed: settings.WORLD_SEED,
    worldSecret: settings.WORLD_SECRET,
    dayMinutes: settings.WORLD_DAY_MINUTES ?? (isPublic ? PUBLIC_DAY_MINUTES : DAY_MINUTES),
    pace: settings.WORLD_PACE ?? (isPublic ? 'clock' : 'own'),
    worldStart: settings.WORLD_START,
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    activation: activationBy(settings, publicUrl),
    hasDevOutbox,
    payments,
    seller: settings.SELLER ?? '',
    moderationLists: { words: settings.MODERATION_WORDS, hosts: settings.MODERATION_LINKS },
    operatorPort: settings.OPERATOR_PORT ?? (hasDevOutbox || payments?.kind === 'local' ? settings.PORT + 1 : null),
    errorReportDsn: isStaging ? (settings.ERROR_REPORT_DSN ?? null) : null,
    metricsToken: settings.METRICS_TOKEN,
    trustProxy: settings.TRUST_PROXY,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    maxEventLoopDelayMs: settings.MAX_EVENT_LOOP_DELAY_MS,
    // A terminal shows only problems; a file or log collector gets everything.
    logLevel: settings.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
  };
}

/**
 * Returns the payment settings. Real payments need everything that makes them safe and lawful; the local provider,
 * which credits pucks for free, requires a game that only this machine can reach.
 *
 * @throws ConfigError for incomplete settings, and for the local provider anywhere else
 */
function paymentsBy(
  {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_ACCOUNT: account,
    SELLER: seller,
    LOCAL_PAYMENTS: local,
    HOST: host,
    NODE_ENV: mode,
  }: z.infer<typeof environment>,
  publicUrl: string,
): PaymentSettings | null {
  const hasStripe = secretKey !== undefined || webhookSecret !== undefined || account !== undefined;
  if (local === 'on') {
    const isHere = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
    if (hasStripe) throw new ConfigError('LOCAL_PAYMENTS=on takes no money: unset it, or the settings of Stripe.');
    if (!isHere || mode === 'production') {
      throw new ConfigError('LOCAL_PAYMENTS=on gives pucks away: it is for a game that only this machine can reach.');
    }
    return { kind: 'local' };
  }
  if (!hasStripe) return null;
  if (secretKey === undefined || webhookSecret === undefined || seller === undefined) {
    throw new ConfigError('To take payments, set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and SELLER.');
  }
  return { kind: 'stripe', secretKey, webhookSecret, account };
}

/** Decides by the operator's settings, never by claims of a request. */
function activationBy(
  { SMTP_URL, DEV_OUTBOX, HOST }: Pick<z.infer<typeof environment>, 'SMTP_URL' | 'DEV_OUTBOX' | 'HOST'>,
  publicUrl: string,
): Activation {
  const isLocal = isLoopback(new URL(publicUrl).hostname);
  if (SMTP_URL !== undefined || (DEV_OUTBOX === 'on' && isLocal)) return 'mail';
  return isLocal && isLoopback(HOST) ? 'at-once' : 'operator';
}

/**
 * Refuses to start a server on which users could register but not activate their account.
 *
 * @throws ConfigError if the address is public, no mail is sent and registration is open
 */
export function requireMail({ activation, publicUrl, services }: Config, isRegistrationClosed: boolean): void {
  const isPublic = !isLoopback(new URL(publicUrl).hostname);
  if (!services.includes('web') || activation !== 'operator' || !isPublic || isRegistrationClosed) return;
  throw new ConfigError(
    `Anybody could register at ${publicUrl}, but without a mail server no account could be activated. ` +
      'Set SMTP_URL, such as smtps://user:password@host, or close registration: npm run world -- registration --close',
  );
}

function parseCommandLine(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        services: { type: 'string' },
        port: { type: 'string' },
        'data-dir': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

/** `PORT= npm start` means the default, not port 0. */
function dropEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
