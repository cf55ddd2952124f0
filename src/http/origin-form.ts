/**
 * The target of a request from its path on. Clients may name scheme and host in front of it, as they do for proxies:
 * what judges or counts by paths sees one spelling of each.
 */
export function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '');
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
}
