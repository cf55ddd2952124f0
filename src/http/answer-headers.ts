import type { Failure } from '#runtime/failure.ts';
import type { ApiRequest } from '#runtime/host.ts';

/** The headers of every response, as alternating names and values. Scripts of other origins may read the named ones. */
export function createAnswerHeaders(
  request: ApiRequest,
  milliseconds: number,
  declared: readonly string[],
): string[] {
  const headers = [
    'X-Request-Id',
    request.id,
    'X-Runtime',
    formatSeconds(milliseconds),
    'Cache-Control',
    'max-age=0, private, must-revalidate',
    'Vary',
    'Origin',
    'X-Content-Type-Options',
    'nosniff',
    'X-Frame-Options',
    'SAMEORIGIN',
  ];
  if (request.http.headers.origin === undefined) return headers;
  const more = declared.filter((name) => name.startsWith('X-'));
  headers.push('Access-Control-Allow-Origin', '*');
  headers.push('Access-Control-Expose-Headers', [exposed, ...more].join(', '));
  return headers;
}

const exposed =
  'ETag, Link, X-Request-Id, X-Total, X-Total-Pages, X-Per-Page, X-Page, X-Next-Page, X-Prev-Page';

/** Any origin may call, with any header, without the browser's own credentials. */
export const answerPreflight = (allow: string): Failure => ({
  status: 200,
  body: null,
  headers: {
    Allow: allow,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': '*, Authorization',
    'Access-Control-Max-Age': '7200',
  },
});

/** Milliseconds as seconds with six decimals. */
function formatSeconds(milliseconds: number): string {
  const micro = Math.round(milliseconds * 1000);
  // Durations below a second avoid `toFixed`, which costs more than the rest of the header.
  return micro < 1_000_000 ? `0.${String(1_000_000 + micro).slice(1)}` : (micro / 1e6).toFixed(6);
}
