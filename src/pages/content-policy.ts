/**
 * Content security policy of pages: only own files, no script, no inline style, no other host, no frame around the
 * page.
 *
 * Forms go to this host, and to `formTargets` (origins): browsers apply the same rule to a redirect that follows a
 * form.
 */
export function formatContentPolicy(formTargets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
