import type { ServerResponse } from 'node:http';
import { type Duplex, pipeline, type Readable } from 'node:stream';

/**
 * Sends a stream, through others if there are any, as a response. Whichever of them ends first ends the others, a client
 * who has left already among them: `pipeline` only throws for that one, from Node 24 on, and leaves the streams open.
 */
export function sendThrough(
  streams: readonly [Readable, ...Duplex[]],
  response: ServerResponse,
  ended: (error?: Error | null) => void,
): void {
  if (!response.destroyed) {
    pipeline([...streams, response], ended);
    return;
  }
  for (const stream of streams) stream.destroy();
  ended(Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
}
