import { isIP } from 'node:net';
import path from 'node:path';
import { isMailAddress } from './text/mail-address.ts';
import { type Plan, plans } from './plan.ts';

/** The settings of one process: read once from the environment, checked, never changed afterwards. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose; `main` replaces it by the assigned port. */
  readonly port: number;
  /** The beginning of all absolute URLs, without a trailing slash. */
  readonly baseUrl: string;
  /** Absolute path of the folder that holds repositories, blobs and the SQLite file. */
  readonly dataDir: string;
  /** `sqlite:<path>` or `postgres://…`. */
  readonly databaseUrl: string;
  /** The bucket that holds blobs; null: the data directory does. */
  readonly blobStore: Bucket | null;
  /** Token and password of the administrator `root`, used only when it is first made. */
  readonly rootToken: string | null;
  readonly rootPassword: string | null;
  /** The address of `root`, used when it is first made. */
  readonly rootEmail: string;
  /** Key that encrypts secrets in the database; null: a file of the data directory, created if missing. */
  readonly secretKey: string | null;
  readonly plan: Plan;
  /** The public word in product-specific names: `service` gives `X-Service-…` and `_service_session`. */
  readonly brand: string;
  /** The word behind `gid://` in the ids of GraphQL. */
  readonly globalIdApp: string;
  /** Number of server processes that share the port. */
  readonly workers: number;
  readonly rateLimits: boolean;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, networks, and the words of `proxyWords`. */
  readonly trustedProxies: readonly string[];
  /** A caller who shows it may read the metrics, from anywhere. */
  readonly metricsToken: string | null;
  /** Networks that may read the metrics without a token; written like `trustedProxies`. */
  readonly metricsAllowed: readonly string[];
  /** The server that takes mail, `smtp://` or `smtps://` with user and password; null: mail becomes files. */
  readonly smtpUrl: string | null;
  /** The sender of mail; null: an address at the host of `baseUrl`. */
  readonly mailFrom: Mailbox | null;
  /** True if groups may have single sign-on, and identity providers may create accounts. */
  readonly groupSso: boolean;
  /** True where impersonation tokens, made by administrators, are valid. */
  readonly impersonation: boolean;
  /** The engine of the container registry: a part of the server, or another server that takes its tokens. */
  readonly registry: 'embedded' | 'external' | 'off';
  /** URL of the registry for clients, without a path; null: the host of `baseUrl`. */
  readonly registryUrl: string | null;
  /** URL of an external registry for this server, without a path; null: the same as for clients. */
  readonly registryInternalUrl: string | null;
  /** An external registry shows it with its notifications; null: none are taken. */
  readonly registryNotificationSecret: string | null;
  readonly logLevel: LogLevel;
  /** Load the demonstration data on the first start. A server that others can reach needs an explicit request. */
  readonly demo: boolean;
  /**
   * True with `NODE_ENV=production` or in a compiled build. The development-only second validator is then not loaded.
   */
  readonly production: boolean;
}

/** A bucket of an S3-compatible store. The client of the store reads the credentials for it from the environment. */
export interface Bucket {
  readonly name: string;
  readonly region: string;
  /** Null for the store of the region. */
  readonly endpoint: string | null;
  /** The prefix of the names of all blobs. */
  readonly prefix: string;
}

/** Address with the name of its owner, which may be empty. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** All faults of the settings, one per line of the message. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings one by one, and collects their faults. */
class SettingReader {
  readonly faults: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  read<T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T {
    const text = this.#env[name];
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    const shown = secrets.has(name) ? `${text.length} characters` : JSON.stringify(text);
    this.faults.push(`${name}: expected ${expected}, got ${shown}`);
    return fallback;
  }

  choose<T extends string>(name: string, fallback: T, choices: readonly T[]): T {
    const parse = (text: string) => choices.find((each) => each === text);
    return this.read(name, fallback, parse, `one of ${choices.join(', ')}`);
  }
}

/** Reads every setting; throws one `ConfigError` that names all faulty ones. An empty text counts as unset. */
export function readConfig(env: Environment = process.env): Config {
  const settings = new SettingReader(env);
  const host = settings.read('HOST', '127.0.0.1', parseHostName, 'a host name or IP address');
  const port = settings.read(
    'PORT',
    8080,
    (text) => parseWholeNumber(text, 0, 65535),
    'a number from 0 to 65535',
  );
  const dataDir = path.resolve(settings.read('DATA_DIR', './data', parseTextWithoutNul, 'a path'));
  const database = settings.read(
    'DATABASE_URL',
    `sqlite:${path.join(dataDir, 'hearth.sqlite')}`,
    parseDatabaseUrl,
    'sqlite:<path> or postgres://<user>@<host>/<database>',
  );
  const registry = settings.choose('REGISTRY', 'embedded', [
    'embedded',
    'external',
    'off',
  ] as const);
  if (registry === 'external' && (env.REGISTRY_URL ?? '') === '') {
    settings.faults.push('REGISTRY_URL: expected an http or https URL without a path, got nothing');
  }
  const config: Config = {
    host,
    port,
    baseUrl: settings.read(
      'BASE_URL',
      formatServerUrl(host, port),
      parseBaseUrl,
      'an http or https URL without query or fragment',
    ),
    dataDir,
    databaseUrl: database,
    blobStore: settings.read<Bucket | null>(
      'BLOB_STORE',
      null,
      parseBucket,
      's3://<bucket>/<prefix>?endpoint=<http or https URL>&region=<region>',
    ),
    ...readSecrets(settings),
    ...readProduct(settings),
    ...readTraffic(settings),
    ...readMail(settings),
    groupSso: settings.choose('GROUP_SSO', 'off', onOff) === 'on',
    impersonation: settings.choose('IMPERSONATION', 'on', onOff) === 'on',
    registry,
    ...readRegistry(settings),
    logLevel: settings.choose('LOG_LEVEL', 'info', logLevels),
    demo: settings.choose('DEMO', isForOneself(host, database) ? 'on' : 'off', onOff) === 'on',
    production: env.NODE_ENV === 'production' || !import.meta.url.endsWith('.ts'),
  };
  if (settings.faults.length > 0) throw new ConfigError(settings.faults);
  return Object.freeze(config);
}

/** First administrator, and the key of encrypted values. */
function readSecrets(settings: SettingReader) {
  return {
    rootToken: settings.read<string | null>(
      'ROOT_TOKEN',
      null,
      parseTokenText,
      'at least 20 characters out of A-Z a-z 0-9 _ - .',
    ),
    rootPassword: settings.read<string | null>(
      'ROOT_PASSWORD',
      null,
      parsePassword,
      'from 8 to 128 characters',
    ),
    rootEmail: settings.read(
      'ROOT_EMAIL',
      'root@example.com',
      (text) => (isMailAddress(text) ? text : undefined),
      'an address like root@example.com',
    ),
    secretKey: settings.read<string | null>(
      'SECRET_KEY',
      null,
      readSecretText,
      'from 32 to 1024 characters without line breaks',
    ),
  };
}

function readProduct(settings: SettingReader) {
  return {
    plan: settings.choose('PLAN', 'ultimate', plans),
    brand: settings.read(
      'BRAND',
      'service',
      parseBrandWord,
      'a word of at most 32 letters and digits that starts with a letter',
    ),
    globalIdApp: settings.read(
      'GLOBAL_ID_APP',
      'gitlab',
      parseBrandWord,
      'a word of at most 32 letters and digits that starts with a letter',
    ),
  };
}

/** Settings of the number of processes and of the accepted addresses. */
function readTraffic(settings: SettingReader) {
  return {
    workers: settings.read(
      'WORKERS',
      1,
      (text) => parseWholeNumber(text, 1, 256),
      'a number from 1 to 256',
    ),
    rateLimits: settings.choose('RATE_LIMITS', 'on', onOff) === 'on',
    trustedProxies: settings.read(
      'TRUSTED_PROXIES',
      [],
      parseNetworks,
      `addresses, networks like 10.0.0.0/8, or ${proxyWords.join(', ')}, with commas between them`,
    ),
    metricsToken: settings.read<string | null>(
      'METRICS_TOKEN',
      null,
      parseMetricsToken,
      'from 32 to 255 characters out of A-Z a-z 0-9 _ - . ~ + / =',
    ),
    metricsAllowed: settings.read(
      'METRICS_ALLOWED',
      ['loopback'],
      (text) => (text === 'none' ? [] : parseNetworks(text)),
      `none, or addresses, networks like 10.0.0.0/8, or ${proxyWords.join(', ')}, with commas between them`,
    ),
  };
}

function readMail(settings: SettingReader) {
  return {
    smtpUrl: settings.read<string | null>(
      'SMTP_URL',
      null,
      parseSmtpUrl,
      'smtp://<user>:<password>@<host>:<port> or smtps://…, without a path or query',
    ),
    mailFrom: settings.read<Mailbox | null>(
      'MAIL_FROM',
      null,
      parseMailbox,
      'an address like hearth@example.com, or Name <hearth@example.com>',
    ),
  };
}

function readRegistry(settings: SettingReader) {
  return {
    registryUrl: settings.read<string | null>(
      'REGISTRY_URL',
      null,
      parseOrigin,
      'an http or https URL without a path',
    ),
    registryInternalUrl: settings.read<string | null>(
      'REGISTRY_INTERNAL_URL',
      null,
      parseOrigin,
      'an http or https URL without a path',
    ),
    registryNotificationSecret: settings.read<string | null>(
      'REGISTRY_NOTIFICATION_SECRET',
      null,
      parseHeaderText,
      'from 20 to 255 visible characters',
    ),
  };
}

/** The settings once the port is known: with `PORT=0` the default base URL follows the port in use. */
export function setPort(config: Config, port: number): Config {
  const derived = config.baseUrl === formatServerUrl(config.host, config.port);
  return Object.freeze({
    ...config,
    port,
    baseUrl: derived ? formatServerUrl(config.host, port) : config.baseUrl,
  });
}

/** Environment with the options of a command line on top. */
export function mergeEnvironment(changes: Environment): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

/** Environment that gives a forked process these settings, with the chosen port. */
export function toProcessEnvironment(config: Config, env: Environment): NodeJS.ProcessEnv {
  return { ...env, PORT: String(config.port), BASE_URL: config.baseUrl };
}

/** Networks that have a name. */
const proxyWords = ['loopback', 'linklocal', 'uniquelocal'] as const;

const onOff = ['on', 'off'] as const;
const secrets = new Set([
  'ROOT_TOKEN',
  'ROOT_PASSWORD',
  'SECRET_KEY',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'REGISTRY_NOTIFICATION_SECRET',
]);

/** Tells whether a server is private to its user: only this machine reaches it, and its data are local. */
function isForOneself(host: string, database: string): boolean {
  return isLoopback(host) && database.startsWith('sqlite:');
}

/** Tells whether the host is a loopback address. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** A server that listens on every address is reached, on this machine, as localhost. */
function formatServerUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function parseWholeNumber(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function parseHostName(text: string): string | undefined {
  return /^[A-Za-z0-9._:%-]{1,255}$/.test(text) ? text : undefined;
}

function parseTextWithoutNul(text: string): string | undefined {
  return text.includes('\0') ? undefined : text;
}

function parseBaseUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.search !== '' || url.hash !== '' || url.username !== '') return undefined;
  return url.href.replace(/\/+$/, '');
}

/** Visible ASCII characters, as allowed in a header. */
function parseHeaderText(text: string): string | undefined {
  return /^[!-~]{20,255}$/.test(text) ? text : undefined;
}

/** Clients of a registry put `/v2/` behind the host. */
function parseOrigin(text: string): string | undefined {
  const url = parseBaseUrl(text);
  return url !== undefined && new URL(url).origin === url ? url : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  if (/^sqlite:[^\0]+$/.test(text)) return text;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  return text;
}

function parseBucket(text: string): Bucket | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) {
    return undefined;
  }
  // Passwords are not allowed in the URL: the client of the store finds them elsewhere.
  if (url.username !== '' || url.port !== '' || url.hash !== '') return undefined;
  if ([...url.searchParams.keys()].some((name) => name !== 'endpoint' && name !== 'region')) {
    return undefined;
  }
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && parseBaseUrl(endpoint) === undefined) return undefined;
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]{1,64}$/.test(region)) return undefined;
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(folder)) return undefined;
  return { name: url.hostname, region, endpoint, prefix: folder === '' ? '' : `${folder}/` };
}

function parseSmtpUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol)) return undefined;
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname)) return undefined;
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') return undefined;
  if (url.username === '' && url.password !== '') return undefined;
  return [url.username, url.password].every(isDecodable) ? url.href : undefined;
}

/** Line breaks are rejected, because they would end a command of the protocol. */
function isDecodable(text: string): boolean {
  try {
    return !/[\0\r\n]/.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

function parseMailbox(text: string): Mailbox | undefined {
  const [, name = '', bracketed, plain] =
    /^(?:([^<>"\p{Cc}]{0,100})<([^<>\s]+)>|([^<>\s]+))$/u.exec(text.trim()) ?? [];
  const address = bracketed ?? plain ?? '';
  return isMailAddress(address) ? { name: name.trim(), address } : undefined;
}

function parseTokenText(text: string): string | undefined {
  return /^[\w.-]{20,255}$/.test(text) ? text : undefined;
}

/** The characters that fit behind `Bearer`. */
function parseMetricsToken(text: string): string | undefined {
  return /^[\w.~+/=-]{32,255}$/.test(text) ? text : undefined;
}

function parsePassword(text: string): string | undefined {
  return text.length >= 8 && text.length <= 128 ? text : undefined;
}

/** Also reads the content of the file in the data directory. */
export function readSecretText(text: string): string | undefined {
  return /^[^\0\r\n]{32,1024}$/.test(text) ? text : undefined;
}

function parseNetworks(text: string): string[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.length <= 100 && entries.every(isNetwork) ? entries : undefined;
}

/** A network needs at least one bit: `/0` would trust every caller as a proxy. */
function isNetwork(entry: string): boolean {
  if (proxyWords.some((word) => word === entry)) return true;
  const [, address = '', bits] = /^([0-9a-f.:]+)(?:\/([1-9]\d{0,2}))?$/i.exec(entry) ?? [];
  const kind = isIP(address);
  return kind !== 0 && Number(bits ?? 1) <= (kind === 4 ? 32 : 128);
}

function parseBrandWord(text: string): string | undefined {
  return /^[A-Za-z][A-Za-z0-9]{0,31}$/.test(text) ? text : undefined;
}
