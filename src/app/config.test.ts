import { describe, expect, it } from 'vitest';
import { type Config, ConfigError, readConfig } from '#app/config.ts';

function read(env: NodeJS.ProcessEnv, args: string[] = []): Config {
  const config = readConfig(env, args);
  if (config === 'help') throw new Error('asked for help');
  return config;
}

describe('the settings of the server', () => {
  it('have defaults that open the game on this machine only', () => {
    const config = read({});
    expect(config).toMatchObject({
      services: ['web', 'worker', 'clock'],
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      worldSize: 'small',
      dayMinutes: 60,
      hasDevOutbox: false,
      rateLimitFactor: 1,
    });
    expect(config.databaseUrl).toBeUndefined();
  });

  it('come from the environment, and from the command line before that', () => {
    const env = { PORT: '4000', DATA_DIR: '/srv/rinkside', SERVICES: 'web' };
    expect(read(env)).toMatchObject({ port: 4000, dataDir: '/srv/rinkside', services: ['web'] });
    const args = ['--port=5000', '--data-dir', '/tmp/other', '--services=worker,clock'];
    expect(read(env, args)).toMatchObject({ port: 5000, dataDir: '/tmp/other', services: ['worker', 'clock'] });
  });

  it('count as left out when they are empty', () => {
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

  it('show mails only where the operator asks for it', () => {
    expect(read({ NODE_ENV: 'development' }).hasDevOutbox).toBe(false);
    expect(read({ DEV_OUTBOX: 'off' }).hasDevOutbox).toBe(false);
    expect(read({ DEV_OUTBOX: 'on' }).hasDevOutbox).toBe(true);
  });

  it('lose the slash at the end of the public address', () => {
    expect(read({ PUBLIC_URL: 'https://rinkside.example/' }).publicUrl).toBe('https://rinkside.example');
    expect(() => read({ PUBLIC_URL: 'ftp://rinkside.example' })).toThrow('PUBLIC_URL');
  });

  it('name a service for errors of browsers on staging only', () => {
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

  it('can be asked for', () => {
    expect(readConfig({ PORT: 'nonsense' }, ['--help'])).toBe('help');
  });
});
