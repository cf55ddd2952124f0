import { isLoopback, type Config } from '#src/config.ts';
import { findMailFolder } from '#src/mail/folder.ts';

/** The credentials of `root`; null for one that the operator has set, which is not repeated. */
export interface RootCredentials {
  readonly password: string | null;
  readonly token: string | null;
}

/** Announces that the server is ready: as text, or with `json` as one line for a program and as text in its log. */
export async function announce(
  config: Config,
  credentials: RootCredentials | null,
  { json }: { readonly json: boolean },
): Promise<void> {
  for (const line of listConfigWarnings(config)) process.stderr.write(`Warning: ${line}\n`);
  const text = formatBanner(config, credentials);
  if (!json) {
    process.stdout.write(text);
    return;
  }
  process.stderr.write(text);
  const { readServerVersion } = await import('./version.ts');
  const line = {
    url: config.baseUrl,
    // Later starts know no token: the database has only its digest.
    token: credentials === null ? null : (credentials.token ?? config.rootToken),
    version: readServerVersion(),
    pid: process.pid,
    data_dir: config.dataDir,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** The text that the server prints once it can be used. `credentials` are null but on the start that made them. */
export function formatBanner(config: Config, credentials: RootCredentials | null): string {
  const database = config.databaseUrl.startsWith('sqlite:') ? 'SQLite' : 'Postgres';
  const lines = [
    'Hearth is running.',
    '',
    `  URL       ${config.baseUrl}`,
    `  Sign in   ${config.baseUrl}/users/sign_in`,
    `  API docs  ${config.baseUrl}/docs`,
    `  Data      ${config.dataDir} (${database})`,
    `  Mail      ${formatMailLine(config)}`,
    '',
  ];
  if (credentials !== null) {
    lines.push(
      '  Administrator, shown only this once:',
      '  username  root',
      `  password  ${credentials.password ?? 'as set in ROOT_PASSWORD'}`,
      `  token     ${credentials.token ?? 'as set in ROOT_TOKEN'}`,
      '  The database keeps their digests alone; hearth admin users password root gives another.',
      '',
    );
  }
  // A configured token is not repeated: the command names the variable, which a shell expands.
  const token = credentials?.token ?? (config.rootToken === null ? null : '$ROOT_TOKEN');
  lines.push('  Try', `  ${formatCurlLine(config, token)}`, '');
  return `${lines.join('\n')}\n`;
}

/** The settings permit these, and an operator may not want them. */
export function listConfigWarnings({ host, baseUrl }: Config): string[] {
  if (isLoopback(host) || new URL(baseUrl).protocol === 'https:') return [];
  return [
    `others reach ${host} over plain HTTP, where passwords and tokens can be read on their way; put a proxy with TLS in front of it, and set BASE_URL to its address`,
  ];
}

/** The server without its user and password. */
function formatMailLine({ smtpUrl, dataDir }: Config): string {
  if (smtpUrl === null) return `${findMailFolder(dataDir)}, as files: SMTP_URL is not set`;
  const { protocol, host } = new URL(smtpUrl);
  return `${protocol}//${host}`;
}

/** Works when pasted: without a token it lists the public projects. */
function formatCurlLine(config: Config, token: string | null): string {
  const header = token === null ? '' : `--header "PRIVATE-TOKEN: ${token}" `;
  return `curl ${header}"${config.baseUrl}/api/v4/projects?per_page=5"`;
}
