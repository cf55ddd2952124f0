import type { IncomingMessage, ServerResponse } from 'node:http';

const gone = JSON.stringify({ error: 'API V3 is no longer supported. Use API V4 instead.' });

/**
 * Answers what is asked of the version before ours, and says whether it was that. The user who signed in is still told
 * under the old address, which clients of the OAuth provider ask for.
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
