/**
 * The target of a request from its path on. Clients may prefix scheme and host, as for proxies; checks by path must see
 * only one form.
 */
export function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '');
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
}
