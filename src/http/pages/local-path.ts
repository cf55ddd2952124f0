import { maxReturnChars } from '#src/pages/return-to.ts';

/**
 * Address to return to, when it is a path of this instance from its root; null for everything else, above all for
 * addresses of other hosts in any spelling.
 */
export function toLocalPath(text: string): string | null {
  if (text.length > maxReturnChars || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)) return null;
  const home = 'http://instance.invalid';
  const url = URL.parse(text, home);
  // The path in the browser may begin with two slashes, which would name a host.
  if (url?.origin !== home || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
