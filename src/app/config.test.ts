import { describe, expect, it } from 'vitest';
import { type Config, ConfigError, readConfig, requireMail } from '#app/config.ts';

function read(env: NodeJS.ProcessEnv, args: string[] = []): Config {
  const config = readConfig(env, args);
  if (config === 'help') throw new Error('asked for help');
  return config;
}

describe('the settings of the server', () => {
  it('default to a game open only on this machine', () => {
    const config = read({});
    expect(config).toMatchObject({
      services: ['web', 'worker', 'clock'],
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      worldSize: 'small',
      dayMinutes: 60,
      pace: 'own',
      hasDevOutbox: false,
      rateLimitFactor: 1,
      maxEventLoopDelayMs: 1_500,
    });
    expect(config.databaseUrl).toBeUndefined();
  });

  it('come from the command line first, then from the environment', () => {
    const env = { PORT: '4000', DATA_DIR: '/srv/rinkside', SERVICES: 'web' };
    expect(read(env)).toMatchObject({ port: 4000, dataDir: '/srv/rinkside', services: ['web'] });
    const args = ['--port=5000', '--data-dir', '/tmp/other', '--services=worker,clock'];
    expect(read(env, args)).toMatchObject({ port: 5000, dataDir: '/tmp/other', services: ['worker', 'clock'] });
  });

  it('count as missing when empty', () => {
    expect(read({ PORT: '', DATABASE_URL: '', ADMIN_EMAIL: '' }).port).toBe(3000);
  });

  it('are refused by name when they make no sense', () => {
    const nonsense = { PORT: 'http', WORLD_SIZE: 'huge', SMTP_URL: 'mail.example.org', WORLD_DAY_MINUTES: '0' };
    expect(() => read(nonsense)).toThrow(ConfigError);
    for (const name of Object.keys(nonsense)) expect(() => read(nonsense)).toThrow(name);
    expect(() => read({}, ['--services=web,cleaner'])).toThrow(/SERVICES.*web, worker, clock/);
    expect(() => read({}, ['--prot=1'])).toThrow(/--prot/);
    expect(() => read({ ADMIN_EMAIL: 'me@example.org' })).toThrow('ADMIN_PASSWORD');
  });

  it('extend the lists of blocked words and hosts', () => {
    expect(read({}).moderationLists).toEqual({ words: [], hosts: [] });
    const env = { MODERATION_WORDS: 'bad word, another ,', MODERATION_LINKS: 'casino.example' };
    expect(read(env).moderationLists).toEqual({ words: ['bad word', 'another'], hosts: ['casino.example'] });
  });

  it('show the mail outbox only where the operator asks for it', () => {
    expect(read({ NODE_ENV: 'development' }).hasDevOutbox).toBe(false);
    expect(read({ DEV_OUTBOX: 'off' }).hasDevOutbox).toBe(false);
    expect(read({ DEV_OUTBOX: 'on' })).toMatchObject({ hasDevOutbox: true, operatorPort: 3001 });
    for (const PUBLIC_URL of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://rink.localhost:3000']) {
      expect(read({ DEV_OUTBOX: 'on', PUBLIC_URL }).hasDevOutbox).toBe(true);
    }
    for (const PUBLIC_URL of ['https://rinkside.example', 'http://192.168.1.7:3000', 'http://localhost.example']) {
      expect(read({ DEV_OUTBOX: 'on', PUBLIC_URL })).toMatchObject({ hasDevOutbox: false, operatorPort: null });
    }
  });

  it('take payments through Stripe only when it is fully configured', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      SELLER: 'Rink Ltd, 1 Ice Way',
    };
    expect(read({}).payments).toBeNull();
    expect(read(stripe).payments).toMatchObject({ kind: 'stripe', secretKey: 'sk_test_abc' });
    for (const name of Object.keys(stripe)) expect(() => read({ ...stripe, [name]: '' })).toThrow('SELLER');
    expect(() => read({ ...stripe, STRIPE_SECRET_KEY: 'pk_live_abc' })).toThrow('STRIPE_SECRET_KEY');
  });

  it('give pucks away through the local provider only where no outsider has access', () => {
    const here = { LOCAL_PAYMENTS: 'on' };
    expect(read(here)).toMatchObject({ payments: { kind: 'local' }, operatorPort: 3001 });
    expect(read({ LOCAL_PAYMENTS: 'off' }).payments).toBeNull();
    const elsewhere = [
      { PUBLIC_URL: 'https://rinkside.example' },
      { HOST: '0.0.0.0' },
      { NODE_ENV: 'production' },
      { STRIPE_SECRET_KEY: 'sk_live_abc' },
    ];
    for (const env of elsewhere) expect(() => read({ ...here, ...env })).toThrow('LOCAL_PAYMENTS');
  });

  it('open a port for the operator only on request', () => {
    expect(read({}).operatorPort).toBeNull();
    expect(read({ OPERATOR_PORT: '9100', PUBLIC_URL: 'https://rinkside.example' }).operatorPort).toBe(9100);
    expect(() => read({ OPERATOR_PORT: 'metrics' })).toThrow('OPERATOR_PORT');
  });

  it('run a world at a public address by the clock, a day in 24 hours, and any other at its manager’s own pace', () => {
    const paceOf = (env: NodeJS.ProcessEnv) => {
      const { pace, dayMinutes } = read(env);
      return { pace, dayMinutes };
    };
    const PUBLIC_URL = 'https://rinkside.example';
    expect(paceOf({ PUBLIC_URL })).toEqual({ pace: 'clock', dayMinutes: 1440 });
    expect(paceOf({})).toEqual({ pace: 'own', dayMinutes: 60 });
    const chosen = { WORLD_PACE: 'ready', WORLD_DAY_MINUTES: '30' };
    expect(paceOf({ PUBLIC_URL, ...chosen })).toEqual({ pace: 'ready', dayMinutes: 30 });
  });

  it('activate accounts at once only where no mail is sent and only this machine has access', () => {
    const activation = (env: NodeJS.ProcessEnv) => read(env).activation;
    for (const PUBLIC_URL of ['', 'http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])
      expect(activation({ PUBLIC_URL }), PUBLIC_URL).toBe('at-once');
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'rinkside.example', '127.0.0.1.example'])
      expect(activation({ HOST }), HOST).toBe('operator');
    for (const PUBLIC_URL of ['https://rinkside.example', 'http://localhost.example', 'http://127.0.0.1.example'])
      expect(activation({ PUBLIC_URL }), PUBLIC_URL).toBe('operator');
    expect(activation({ PUBLIC_URL: 'https://rinkside.example', DEV_OUTBOX: 'on' })).toBe('operator');
    expect(activation({ DEV_OUTBOX: 'on' })).toBe('mail');
    expect(activation({ PUBLIC_URL: 'https://rinkside.example', SMTP_URL: 'smtp://mail.example' })).toBe('mail');
  });

  it('are refused at a public address where users could register but never activate', () => {
    const open = read({ PUBLIC_URL: 'https://rinkside.example' });
    expect(() => requireMail(open, false)).toThrow(/SMTP_URL.*registration --close/);
    expect(() => requireMail(open, true)).not.toThrow();
    expect(() => requireMail({ ...open, services: ['worker', 'clock'] }, false)).not.toThrow();
    for (const env of [
      {},
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://rinkside.example', SMTP_URL: 'smtp://mail.example' },
    ])
      expect(() => requireMail(read(env), false)).not.toThrow();
  });

  it('drop the slash at the end of the public address', () => {
    expect(read({ PUBLIC_URL: 'https://rinkside.example/' }).publicUrl).toBe('https://rinkside.example');
    expect(() => read({ PUBLIC_URL: 'ftp://rinkside.example' })).toThrow('PUBLIC_URL');
  });

  it('name a service for browser errors on staging only', () => {
    const dsn = 'https://publickey@errors.example/7';
    const dsnAt = (PUBLIC_URL: string, given = dsn) => read({ PUBLIC_URL, ERROR_REPORT_DSN: given }).errorReportDsn;
    expect(dsnAt('https://staging.rinkside.example')).toBe(dsn);
    expect(dsnAt('https://rinkside.example')).toBeNull();
    expect(read({ PUBLIC_URL: 'https://staging.rinkside.example' }).errorReportDsn).toBeNull();
    for (const other of [
      'https://errors.example/7',
      'https://public:secret@errors.example/7',
      'https://k@errors.example/',
    ]) {
      expect(() => dsnAt('https://staging.rinkside.example', other)).toThrow('ERROR_REPORT_DSN');
    }
  });

  it('show the help on request', () => {
    expect(readConfig({ PORT: 'nonsense' }, ['--help'])).toBe('help');
  });
});
