import type { Duplex } from 'node:stream';

/**
 * Frames on the pipe between server and host: two 32-bit lengths, a JSON header, a body of bytes.
 * Half the processor time of Node's own IPC channel with `serialization: 'advanced'`.
 */
const prefixBytes = 8;
const noBytes = Buffer.alloc(0);

/** Writes frames; all frames of one turn of the event loop leave in one system call. */
export class FrameWriter {
  readonly #pipe: Duplex;
  #corked = false;

  constructor(pipe: Duplex) {
    this.#pipe = pipe;
  }

  /** Sends one frame. False when the pipe is full: wait for `drained` before sending bulk. */
  send(header: object, body: Buffer = noBytes): boolean {
    if (!this.#corked) {
      this.#corked = true;
      this.#pipe.cork();
      process.nextTick(() => {
        this.#corked = false;
        this.#pipe.uncork();
      });
    }
    const json = JSON.stringify(header);
    const headerBytes = Buffer.byteLength(json);
    const head = Buffer.allocUnsafe(prefixBytes + headerBytes);
    head.writeUInt32LE(headerBytes, 0);
    head.writeUInt32LE(body.length, 4);
    head.write(json, prefixBytes);
    const flowing = this.#pipe.write(head);
    return body.length === 0 ? flowing : this.#pipe.write(body);
  }

  /** Resolves when the pipe takes more, or is closed. */
  async drained(): Promise<void> {
    if (!this.#pipe.writableNeedDrain || this.#pipe.destroyed) return;
    await new Promise<void>((resolve) => {
      const finishWrite = () => {
        this.#pipe.off('drain', finishWrite);
        this.#pipe.off('close', finishWrite);
        resolve();
      };
      this.#pipe.on('drain', finishWrite);
      this.#pipe.on('close', finishWrite);
    });
  }
}

/**
 * Reassembles frames. Returns a function for the received chunks; bodies are views of the received memory, so `receive`
 * must copy kept ones.
 */
export function readFrames<Header>(
  receive: (header: Header, body: Buffer) => void,
): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let heldBytes = 0;
  let needed = prefixBytes;

  return (chunk) => {
    chunks.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes < needed) return;

    const bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks, heldBytes);
    let at = 0;
    needed = prefixBytes;
    while (bytes.length - at >= prefixBytes) {
      const headerBytes = bytes.readUInt32LE(at);
      const frameBytes = prefixBytes + headerBytes + bytes.readUInt32LE(at + 4);
      if (bytes.length - at < frameBytes) {
        needed = frameBytes;
        break;
      }
      const bodyAt = at + prefixBytes + headerBytes;
      const header = JSON.parse(bytes.toString('utf8', at + prefixBytes, bodyAt)) as Header;
      receive(header, bytes.subarray(bodyAt, at + frameBytes));
      at += frameBytes;
    }
    chunks = at < bytes.length ? [bytes.subarray(at)] : [];
    heldBytes = bytes.length - at;
  };
}
