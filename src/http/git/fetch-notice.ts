import { pipeline, Transform, type Readable } from 'node:stream';

/** Requests of protocol version 2 name a command; in earlier versions every request was a fetch. */
const command = /^[0-9a-f]{4}command=([a-z-]+)/;

/**
 * The body of a request to `git-upload-pack` as it comes; `fetched` is called if it asks for objects, not only for what
 * refs there are. A client that has much in common with the repository may ask more than once.
 */
export function watchFetch(body: Readable, fetched: () => void): Readable {
  let begun = false;
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!begun) {
        const [, name = 'fetch'] = command.exec(chunk.toString('latin1', 0, 64)) ?? [];
        if (name === 'fetch') fetched();
        begun = true;
      }
      done(null, chunk);
    },
  });
  return pipeline(body, watched, () => undefined);
}
