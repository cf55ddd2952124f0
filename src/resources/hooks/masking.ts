import type { Database } from '../../database/database.ts';
import { type HookRow, openSecret, secretsOf, urlOf } from './table.ts';

export const redacted = '[REDACTED]';

/** Shorter values stand in texts by chance. */
const shortestSecret = 3;

/**
 * Texts in which the secrets of a hook do not show, whatever a receiver makes of them. One pass for all of them: what
 * stands for one secret is never looked through for another, or a text would grow with each.
 */
export function maskingOf(db: Database, row: HookRow): (text: string) => string {
  const secrets = [
    openSecret(db, row, 'token') ?? '',
    openSecret(db, row, 'signing_token') ?? '',
    ...secretsOf(db, row, 'url_variables').values(),
    ...secretsOf(db, row, 'custom_headers').values(),
    ...userInfoOf(urlOf(db, row)),
  ]
    .filter((secret) => secret.length >= shortestSecret)
    .toSorted((one, other) => other.length - one.length);
  if (secrets.length === 0) return (text) => text;
  const anyOfThem = new RegExp([...new Set(secrets)].map(literal).join('|'), 'g');
  return (text) => text.replaceAll(anyOfThem, redacted);
}

/** A text as a regular expression that finds it alone. */
const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The password of an address, as it stands there and as it is sent. */
function userInfoOf(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const { username, password } = new URL(url);
  if (password === '' && username === '') return [];
  const plain = decoded(password);
  const basic = Buffer.from(`${decoded(username)}:${plain}`).toString('base64');
  return [password, plain, basic];
}

/** As it stands where it is no percent-encoding. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address without its user-info. Variables in braces stay as they are, which is no address for `URL`. */
export function withoutUserInfo(url: string): string {
  return url.replace(/^(https?:\/\/)[^/?#]*@/i, '$1');
}
