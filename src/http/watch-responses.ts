import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRoute } from '#generated/router.ts';
import type { SentResponse } from './response-observer.ts';

const API_PREFIX = '/api/v4';

/**
 * Calls `observe` with each JSON response of the API after it was sent, except streamed ones. For development only,
 * because it keeps whole bodies.
 */
export function watchResponse(
  request: IncomingMessage,
  response: ServerResponse,
  observe: (sent: SentResponse) => void,
): void {
  const method = request.method ?? 'GET';
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const route = path.startsWith(API_PREFIX) ? findRoute(path.split('/').slice(1)) : null;
  if (route === null || !(method in route.operations)) return;
  const end = response.end.bind(response);
  const write = response.write.bind(response);
  let body: string | Buffer | null = null;
  let inPieces = false;
  Object.assign(response, {
    write(...parts: Parameters<typeof write>) {
      inPieces = true;
      return write(...parts);
    },
    end(...parts: Parameters<typeof end>) {
      const [chunk, encoding] = parts as readonly unknown[];
      // Bytes that were sent as text, one for each character.
      if (typeof chunk === 'string' && encoding === 'latin1') body = Buffer.from(chunk, encoding);
      else if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) body = chunk;
      return end(...parts);
    },
  });
  response.once('finish', () => {
    if (inPieces) return;
    const contentType = response.getHeader('content-type');
    observe({
      method,
      pathTemplate: route.template.slice(API_PREFIX.length),
      status: response.statusCode,
      contentType: typeof contentType === 'string' ? contentType : 'application/json',
      body,
    });
  });
}
