import type { Database } from '#src/database/database.ts';
import { escapeHtml } from '#src/text/escape-html.ts';
import { redacted } from '#src/text/redacted.ts';
import { type HookRow, openSecret, unsealHookSecrets, unsealHookUrl } from './table.ts';

/** Shorter values occur in texts by chance. */
const minSecretChars = 3;

/**
 * Creates a function that masks the secrets of a hook in receivers' texts: in either case, and in URL, JSON, HTML and
 * base64 encoding. One pass masks all secrets, so that no mask is searched for another secret, which would make the
 * text grow.
 */
export function createMasking(db: Database, row: HookRow): (text: string) => string {
  const secrets = [
    openSecret(db, row, 'token') ?? '',
    openSecret(db, row, 'signing_token') ?? '',
    ...unsealHookSecrets(db, row, 'url_variables').values(),
    ...unsealHookSecrets(db, row, 'custom_headers').values(),
    ...listUserInfo(unsealHookUrl(db, row)),
  ];
  const forms = new Set(secrets.filter(isSecret).flatMap(listForms).filter(isSecret));
  const longestFirst = [...forms].toSorted((one, other) => other.length - one.length);
  return (text) => {
    const lower = text.toLowerCase();
    const found = longestFirst.filter((form) => lower.includes(form.toLowerCase()));
    if (found.length === 0) return text;
    return text.replaceAll(new RegExp(found.map(escapePattern).join('|'), 'gi'), redacted);
  };
}

const isSecret = ({ length }: string) => length >= minSecretChars;

/** The forms in which a receiver may repeat a text that the server sent. */
function listForms(text: string): string[] {
  const plain = decodeUrlText(text).toWellFormed();
  const json = JSON.stringify(text).slice(1, -1);
  return [
    ...[text, plain, encodeURI(plain), encodeURIComponent(plain), ...listAddressForms(text)],
    ...[json, json.replaceAll('/', String.raw`\/`), escapeHtml(text)],
    ...[Buffer.from(text).toString('base64').replace(/=+$/, '')],
  ];
}

/** The forms of a text within the path or the query of an address. */
function listAddressForms(text: string): string[] {
  const address = new URL('http://host');
  address.pathname = text;
  address.search = text;
  return [address.pathname.slice(1), address.search.slice(1)];
}

/** A text as a regular expression that finds it alone. */
const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The password of a URL, as written and as sent. */
function listUserInfo(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const { username, password } = new URL(url);
  if (password === '' && username === '') return [];
  const plain = decodeUrlText(password);
  const basic = Buffer.from(`${decodeUrlText(username)}:${plain}`).toString('base64');
  return [password, plain, basic];
}

/** Decodes percent-encoding, and returns other text unchanged. */
export function decodeUrlText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * An address without its user-info, with as many slashes as `URL` accepts. Variables in braces stay unchanged, although
 * `URL` rejects them.
 */
export function removeUserInfo(url: string): string {
  return url.replace(/^(https?:)[/\\]{2,}[^/\\?#]*@/i, '$1//');
}
