import type { CreateProject } from '#generated/projects/types.ts';
import { BadRequest, Forbidden } from '#src/errors.ts';
import { findPort } from '#src/outbound/destination.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { findLengthErrors } from '#src/text/text-errors.ts';

/** The remote repository of an import. */
export interface ImportSource {
  /** http, https or git; without credentials. */
  readonly url: URL;
  /** Username and password as HTTP sends them; null for anonymous access. */
  readonly authorization: string | null;
}

const maxUrlChars = 2048;
const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'git:']);
// eslint-disable-next-line no-control-regex
const unprintable = /[\x00-\x20\x7f\\]/;

/**
 * Reads the repository to import into a new project, null for none.
 * @throws Forbidden when the instance takes none from elsewhere
 * @throws BadRequest when the URL cannot be one of a repository
 */
export function readImportSource(
  { import_url }: Pick<CreateProject, 'import_url'>,
  settings: ApplicationSettingsRow,
): ImportSource | null {
  if (import_url === undefined || import_url === null || import_url === '') return null;
  if (!settings.import_sources.includes('git')) throw new Forbidden();
  const errors = findUrlErrors(import_url);
  if (errors.length > 0) throw new BadRequest({ import_url: errors });
  return parseSource(import_url);
}

function findUrlErrors(text: string): string[] {
  const long = findLengthErrors(text, maxUrlChars);
  if (long.length > 0) return long;
  if (unprintable.test(text) || !URL.canParse(text)) return ['is not a valid URL'];
  const url = new URL(text);
  if (!schemes.has(url.protocol)) return ['is blocked: Only allowed schemes are http, https, git'];
  // A name that begins so would be an option to some program on the way.
  if (!/^[\w[]/.test(url.hostname)) return ['is blocked: Hostname is not valid'];
  const port = findPort(url);
  if (port < 1024 && port !== 80 && port !== 443) {
    return ['is blocked: Only allowed ports are 80, 443, and any over 1024'];
  }
  if (url.search !== '' || url.hash !== '') return ['cannot have a query or a fragment'];
  if (url.username !== '' && !/^[a-z0-9]/i.test(url.username)) {
    return ['is blocked: Username needs to start with an alphanumeric character'];
  }
  const credentials = url.username !== '' || url.password !== '';
  return url.protocol === 'git:' && credentials ? ['cannot have credentials with this scheme'] : [];
}

function parseSource(text: string): ImportSource {
  const url = new URL(text);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (username === '' && password === '') return { url, authorization: null };
  const pair = `${decodeText(username)}:${decodeText(password)}`;
  return { url, authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
