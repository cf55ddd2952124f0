import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, setPort } from '#src/config.ts';

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('have a default each', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      baseUrl: 'http://127.0.0.1:8080',
      dataDir: path.resolve('data'),
      databaseUrl: `sqlite:${path.resolve('data/hearth.sqlite')}`,
      blobStore: null,
      rootToken: null,
      rootPassword: null,
      rootEmail: 'root@example.com',
      secretKey: null,
      plan: 'ultimate',
      brand: 'service',
      globalIdApp: 'gitlab',
      workers: 1,
      rateLimits: true,
      trustedProxies: [],
      metricsToken: null,
      metricsAllowed: ['loopback'],
      smtpUrl: null,
      mailFrom: null,
      impersonation: true,
      groupSso: false,
      registry: 'embedded',
      registryUrl: null,
      registryInternalUrl: null,
      registryNotificationSecret: null,
      logLevel: 'info',
      demo: true,
      production: false,
    });
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1', DATABASE_URL: 'sqlite:/srv/kiln.sqlite' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.kiln.example' }, false],
    [{ DATABASE_URL: 'postgres://kiln@db/kiln' }, false],
    [{ HOST: '0.0.0.0', DATABASE_URL: 'postgres://kiln@db/kiln', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('of %j load demonstration data: %s', (env, demo) => {
    expect(readConfig(env)).toMatchObject({ demo });
  });

  it.each([
    ['s3://kiln', { name: 'kiln', region: 'us-east-1', endpoint: null, prefix: '' }],
    [
      's3://kiln/hearth/?endpoint=http://127.0.0.1:9000&region=eu-1',
      { name: 'kiln', region: 'eu-1', endpoint: 'http://127.0.0.1:9000', prefix: 'hearth/' },
    ],
  ])('read the bucket %s', (text, blobStore) => {
    expect(readConfig({ BLOB_STORE: text })).toMatchObject({ blobStore });
  });

  it.each(['kiln', 's3://', 's3://a:b@kiln', 's3://kiln?endpoint=x', 's3://kiln?key=1'])(
    'refuse the bucket %s',
    (text) => {
      expect(() => readConfig({ BLOB_STORE: text })).toThrow('BLOB_STORE');
    },
  );

  it('are frozen', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  it('count as unset when empty', () => {
    expect(readConfig({ PORT: '', PLAN: '' })).toMatchObject({ port: 8080, plan: 'ultimate' });
  });

  it('are read from the environment', () => {
    const config = readConfig({
      HOST: '::1',
      PORT: '0',
      DATA_DIR: '/srv/hearth',
      ROOT_TOKEN: 'abcdefghij0123456789',
      ROOT_PASSWORD: 'long enough',
      PLAN: 'free',
      BRAND: 'Forge',
      GLOBAL_ID_APP: 'forge',
      WORKERS: '2',
      RATE_LIMITS: 'off',
      TRUSTED_PROXIES: 'loopback, 192.0.2.1,fd00::/8',
      LOG_LEVEL: 'debug',
      DEMO: 'off',
      NODE_ENV: 'production',
    });
    expect(config).toMatchObject({
      host: '::1',
      port: 0,
      baseUrl: 'http://[::1]:0',
      databaseUrl: 'sqlite:/srv/hearth/hearth.sqlite',
      plan: 'free',
      brand: 'Forge',
      globalIdApp: 'forge',
      workers: 2,
      rateLimits: false,
      trustedProxies: ['loopback', '192.0.2.1', 'fd00::/8'],
      demo: false,
      production: true,
    });
  });

  it('keep the base URL without its trailing slash, path included', () => {
    expect(readConfig({ BASE_URL: 'https://forge.example/hearth/' }).baseUrl).toBe(
      'https://forge.example/hearth',
    );
  });

  it('put the port in use into the derived base URL and leave a given one alone', () => {
    expect(setPort(readConfig({ PORT: '0' }), 4711).baseUrl).toBe('http://127.0.0.1:4711');
    expect(
      setPort(readConfig({ PORT: '0', BASE_URL: 'https://forge.example' }), 4711),
    ).toMatchObject({
      port: 4711,
      baseUrl: 'https://forge.example',
    });
  });

  it('name localhost when every address is listened on', () => {
    expect(readConfig({ HOST: '0.0.0.0', PORT: '81' }).baseUrl).toBe('http://localhost:81');
  });

  const wrong: [string, string, string][] = [
    ['PORT', 'x', 'PORT: expected a number from 0 to 65535, got "x"'],
    ['PORT', '65536', 'PORT: expected a number from 0 to 65535, got "65536"'],
    ['PORT', '1e3', 'PORT: expected a number from 0 to 65535, got "1e3"'],
    ['HOST', 'a b', 'HOST: expected a host name or IP address, got "a b"'],
    [
      'BASE_URL',
      'forge.example',
      'BASE_URL: expected an http or https URL without query or fragment, got "forge.example"',
    ],
    [
      'BASE_URL',
      'http://a/?b',
      'BASE_URL: expected an http or https URL without query or fragment, got "http://a/?b"',
    ],
    ['PLAN', 'gold', 'PLAN: expected one of free, premium, ultimate, got "gold"'],
    [
      'BRAND',
      'my brand',
      'BRAND: expected a word of at most 32 letters and digits that starts with a letter, got "my brand"',
    ],
    [
      'GLOBAL_ID_APP',
      'a/b',
      'GLOBAL_ID_APP: expected a word of at most 32 letters and digits that starts with a letter, got "a/b"',
    ],
    ['WORKERS', '0', 'WORKERS: expected a number from 1 to 256, got "0"'],
    ['RATE_LIMITS', 'false', 'RATE_LIMITS: expected one of on, off, got "false"'],
    ...['10.0.0.0/0', '10.0.0.0/33', 'fd00::/129', '10.0.0', 'proxy.example', 'loopback,', '*'].map(
      (value): [string, string, string] => [
        'TRUSTED_PROXIES',
        value,
        `TRUSTED_PROXIES: expected addresses, networks like 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between them, got "${value}"`,
      ],
    ),
    [
      'METRICS_ALLOWED',
      'anybody',
      'METRICS_ALLOWED: expected none, or addresses, networks like 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between them, got "anybody"',
    ],
    ['DEMO', 'yes', 'DEMO: expected one of on, off, got "yes"'],
    ['REGISTRY', 'on', 'REGISTRY: expected one of embedded, external, off, got "on"'],
    [
      'REGISTRY',
      'external',
      'REGISTRY_URL: expected an http or https URL without a path, got nothing',
    ],
    ...['REGISTRY_URL', 'REGISTRY_INTERNAL_URL'].map((name): [string, string, string] => [
      name,
      'http://registry.example/v2',
      `${name}: expected an http or https URL without a path, got "http://registry.example/v2"`,
    ]),
  ];
  it.each(wrong)('refuse %s=%s', (name, value, fault) => {
    expect(faultsOf({ [name]: value })).toEqual([fault]);
  });

  it('are never repeated when secret', () => {
    const faults = faultsOf({
      ROOT_TOKEN: 'tooshort',
      ROOT_PASSWORD: 'hunter2',
      DATABASE_URL: 'mysql://root:hunter2@db/hearth',
      REGISTRY_NOTIFICATION_SECRET: 'hunter2 with blanks in it',
    });
    expect(faults).toHaveLength(4);
    expect(faults.join('\n')).not.toMatch(/tooshort|hunter2/);
    expect(faults).toContain(
      'ROOT_TOKEN: expected at least 20 characters out of A-Z a-z 0-9 _ - ., got 8 characters',
    );
  });

  it('report every fault at once', () => {
    expect(faultsOf({ PORT: 'x', PLAN: 'gold', DEMO: 'maybe' })).toHaveLength(3);
  });
});

it('an external container registry is one elsewhere', () => {
  const config = readConfig({
    REGISTRY: 'external',
    REGISTRY_URL: 'https://registry.kiln.example',
    REGISTRY_INTERNAL_URL: 'http://registry:5000',
    REGISTRY_NOTIFICATION_SECRET: 'secret~of:notifications',
  });
  expect(config).toMatchObject({
    registry: 'external',
    registryUrl: 'https://registry.kiln.example',
    registryInternalUrl: 'http://registry:5000',
    registryNotificationSecret: 'secret~of:notifications',
  });
});

describe('the mail server', () => {
  it('is read with user and password', () => {
    const smtpUrl = 'smtp://kiln:p%40ss@mail.example:2525';
    expect(readConfig({ SMTP_URL: smtpUrl }).smtpUrl).toBe(smtpUrl);
    expect(readConfig({ SMTP_URL: 'smtps://[::1]' }).smtpUrl).toBe('smtps://[::1]');
  });

  it.each([
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/path',
    'smtp://mail.example?tls=no',
    'smtp://:password@mail.example',
    'smtp://kiln%0D%0ARCPT:glaze-secret@mail.example',
    'smtp://kiln:glaze-secret%00@mail.example',
    'smtp://kiln:glaze-secret%zz@mail.example',
    'smtp://kiln:glaze-secret@mail example',
  ])('is not %j, which is not repeated', (SMTP_URL) => {
    expect(faultsOf({ SMTP_URL })).toEqual([
      expect.stringMatching(/^SMTP_URL: expected smtp:.*, got \d+ characters$/),
    ]);
  });

  it('is sent mail from an address, or an address with a name', () => {
    const from = (MAIL_FROM: string) => readConfig({ MAIL_FROM }).mailFrom;
    expect(from('kiln@example.com')).toEqual({ name: '', address: 'kiln@example.com' });
    expect(from('The kiln <kiln@example.com>')).toEqual({
      name: 'The kiln',
      address: 'kiln@example.com',
    });
  });

  it.each(['kiln', 'a@b.c, d@e.f', 'Kiln\r\nBcc: x@y.z <a@b.c>', '<a@b.c> more'])(
    'is not sent mail from %j',
    (MAIL_FROM) => {
      expect(faultsOf({ MAIL_FROM })).toEqual([expect.stringMatching(/^MAIL_FROM: expected/)]);
    },
  );
});
