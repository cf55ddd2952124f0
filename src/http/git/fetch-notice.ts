import { Readable } from 'node:stream';

/** In the second protocol each request is a command; before it they were all fetches. */
const command = /^[0-9a-f]{4}command=([a-z-]+)/;

/**
 * The body of a request to `git-upload-pack` as it comes; `fetched` is called if it asks for objects, not only for what
 * refs there are. A client that has much in common with the repository may ask more than once.
 */
export function noticingFetch(body: Readable, fetched: () => void): Readable {
  async function* watched() {
    let begun = false;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (!begun) {
        const [, name = 'fetch'] = command.exec(chunk.toString('latin1', 0, 64)) ?? [];
        if (name === 'fetch') fetched();
        begun = true;
      }
      yield chunk;
    }
  }
  return Readable.from(watched());
}
