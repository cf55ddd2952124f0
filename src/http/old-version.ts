import type { IncomingMessage, ServerResponse } from 'node:http';

const gone = JSON.stringify({ error: 'API V3 is no longer supported. Use API V4 instead.' });

/**
 * Answers requests of the previous API version, and returns whether it was one. The signed-in user is still available
 * under the old address, which clients of the OAuth provider request.
 */
export function answerOldVersion(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', method = '' } = request;
  if (!/^\/api\/v3(?:[/?]|$)/.test(url)) return false;
  if ((method === 'GET' || method === 'HEAD') && /^\/api\/v3\/user(?:\?|$)/.test(url)) {
    request.url = url.replace('/api/v3/', '/api/v4/');
    return false;
  }
  response
    .writeHead(410, {
      'Content-Type': 'application/json',
      'Content-Length': gone.length,
      'Access-Control-Allow-Origin': '*',
    })
    .end(method === 'HEAD' ? undefined : gone);
  return true;
}
