import type { IncomingMessage } from 'node:http';
import { pipeline, Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CHUNKS_OF_TURN, GatheredBytes } from '#runtime/body-bytes.ts';
import { OutputTooLarge, ReaderGone } from '#src/git/errors.ts';
import { kibibyteBytes, mebibyteBytes } from '#src/units.ts';
import { GitRefusal } from './access.ts';

const pieceBytes = 16 * kibibyteBytes;
/** Clients compress requests and small pushes; some kilobytes may expand to gigabytes. */
const maxUnpackedBytes = 64 * mebibyteBytes;

/**
 * Body of a request in pieces of some kilobytes, decompressed. A reader may destroy it early; the connection stays for
 * the answer.
 * @throws GitRefusal for an unknown encoding
 */
export function unpackBody(request: IncomingMessage): Readable {
  const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return new SentPieces(request);
  if (encoding !== 'gzip' && encoding !== 'x-gzip') {
    throw new GitRefusal(415, 'The body must be uncompressed or compressed with gzip.');
  }
  return limitUnpacked(new SentPieces(request));
}

/** Clients may send byte by byte, and a piece of one takes as much as hundreds. */
class SentPieces extends Readable {
  readonly #request: IncomingMessage;
  readonly #gathered = new GatheredBytes();
  #flushing: NodeJS.Immediate | null = null;
  #chunks = 0;
  #full = true;

  constructor(request: IncomingMessage) {
    super({ highWaterMark: 4 * pieceBytes });
    this.#request = request;
    request.on('data', this.#take).on('end', this.#end).on('error', this.#fail);
    request.on('close', this.#close).pause();
    if (request.destroyed) this.#close();
  }

  override _read(): void {
    this.#full = false;
    this.#request.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const request = this.#request;
    request.off('data', this.#take).off('end', this.#end).off('close', this.#close).pause();
    done(error);
  }

  readonly #take = (chunk: Buffer) => {
    this.#gathered.add(chunk);
    this.#chunks += 1;
    if (this.#gathered.size >= pieceBytes) this.#flush();
    // Bytes that arrive together are sent together.
    else this.#flushing ??= setImmediate(() => this.#flush());
    const othersTurn = this.#chunks % CHUNKS_OF_TURN === 0;
    if (this.#full || othersTurn) this.#request.pause();
    if (othersTurn) setImmediate(() => this.#goOn());
  };

  #flush(): void {
    clearImmediate(this.#flushing ?? undefined);
    this.#flushing = null;
    if (this.#gathered.size === 0 || this.destroyed) return;
    this.#full = !this.push(this.#gathered.take());
    if (this.#full) this.#request.pause();
  }

  #goOn(): void {
    if (!this.#full && !this.destroyed) this.#request.resume();
  }

  readonly #end = () => {
    this.#flush();
    this.push(null);
  };

  readonly #fail = (error: Error) => void this.destroy(error);

  readonly #close = () => {
    if (!this.#request.complete) this.destroy(new ReaderGone('request'));
  };
}

function limitUnpacked(packed: Readable): Readable {
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxUnpackedBytes) done(new OutputTooLarge('the request'));
      else done(null, chunk);
    },
  });
  // Errors of all streams of the pipeline arrive at the last one.
  return pipeline(packed, createGunzip(), bounded, () => undefined);
}
