/**
 * Content security policy of pages: only own files, no script, no inline style, no other host, no frame around the
 * page. `scripts` allows scripts that are files of this server, and their requests to it.
 *
 * Forms go to this host, and to `formTargets` (origins): browsers apply the same rule to a redirect that follows a
 * form.
 * `pictures` allows pictures of other servers, which texts of people show.
 */
export function formatContentPolicy({
  formTargets = [],
  pictures = false,
  scripts = false,
}: {
  readonly formTargets?: readonly string[] | undefined;
  readonly pictures?: boolean | undefined;
  readonly scripts?: boolean | undefined;
} = {}): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    `img-src 'self' data:${pictures ? ' https:' : ''}`,
    ...(scripts ? ["script-src 'self'", "connect-src 'self'"] : []),
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
