import type { Config } from '#src/config.ts';

type CookieConfig = Pick<Config, 'brand'>;

/** Current name of the cookie, and accepted names: existing clients know only the last one. */
export function listSessionCookieNames({ brand }: CookieConfig): readonly [string, ...string[]] {
  const name = `_${brand}_session`;
  return name === '_gitlab_session' ? [name] : [name, '_gitlab_session'];
}

/**
 * The `Set-Cookie` header of a session. No script can read it, and other sites cannot send it along with what changes
 * something. `maxAge` in seconds; 0 takes it away, and null lets it end with the browser.
 */
export function formatSessionCookie(
  config: Pick<Config, 'brand' | 'baseUrl'>,
  id: string,
  maxAge: number | null,
): string {
  const { protocol, pathname } = new URL(config.baseUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  const [name] = listSessionCookieNames(config);
  const age = maxAge === null ? '' : ` Max-Age=${maxAge};`;
  return `${name}=${id}; Path=${pathname};${age} HttpOnly; SameSite=Lax${secure}`;
}

/** The value of the first of these cookies in a `Cookie` header, in the order of the names; null if absent. */
export function readCookie(header: string | undefined, names: readonly string[]): string | null {
  if (header === undefined) return null;
  const found = new Map<string, string>();
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, equals).trim();
    // The first of two cookies with the same name counts: browsers send the longer path first.
    if (equals > 0 && names.includes(name) && !found.has(name)) {
      found.set(name, part.slice(equals + 1).trim());
    }
  }
  for (const name of names) {
    const value = found.get(name);
    if (value !== undefined) return value;
  }
  return null;
}
