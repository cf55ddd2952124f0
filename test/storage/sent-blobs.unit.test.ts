import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { giveMemory } from '#runtime/given-memory.ts';
import { leastRate } from '#runtime/reading-rate.ts';
import { sendThrough } from '#runtime/send-through.ts';
import { createStorage } from '#src/storage/storage.ts';
import { until } from '#test/support/waiting.ts';

const megabyte = 1024 * 1024;
const megabytes = 96;
const piece = Buffer.alloc(megabyte, 'glaze and slip ');

const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-sent-blobs-'));
const storage = createStorage({ dataDir });
const server = createServer();
/** The thing that the server does with the next request. */
let answer: (response: ServerResponse) => void = () => {};
server.on('request', (_request, response) => answer(response));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

afterEach(() => vi.useRealTimers());

const port = () => (server.address() as AddressInfo).port;

/** Sends a stream to whoever asks next; resolves with the failure, and null where there was none. */
const sending = (stream: Readable) =>
  new Promise<Error | null>((resolve) => {
    answer = (response) => sendThrough([stream], response, (error) => resolve(error ?? null));
  });

async function ask(): Promise<IncomingMessage> {
  const [received] = (await once(get({ port: port() }), 'response')) as [IncomingMessage];
  return received;
}

function* pieces(): Generator<Buffer> {
  for (let each = 0; each < megabytes; each += 1) yield piece;
}

const stored = await storage.store(Readable.from(pieces()));

async function readStored(): Promise<Readable> {
  const stream = await storage.read(stored.key);
  if (stream === null) throw new Error('the blob is missing');
  return stream;
}

it('sends a large blob as it is, in the memory of a few pieces', async () => {
  const sent = sending(await readStored());
  const hash = createHash('sha256');
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  let head = '';
  const socket = connect({
    ...{ port: port(), host: '127.0.0.1' },
    // The client reads into the same memory again and again.
    onread: {
      buffer: Buffer.alloc(65_536),
      callback(length, buffer) {
        const bytes = Buffer.from(buffer.buffer, buffer.byteOffset, length);
        if (head.endsWith('\r\n\r\n')) hash.update(bytes);
        else {
          const text = bytes.toString('latin1');
          const end = text.indexOf('\r\n\r\n') + 4;
          head += text.slice(0, end);
          hash.update(bytes.subarray(end));
        }
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
        return true;
      },
    },
  });
  socket.write('GET / HTTP/1.0\r\n\r\n');
  await once(socket, 'close');
  expect(await sent).toBeNull();
  expect(hash.digest('hex')).toBe(stored.sha256);
  expect(most).toBeLessThan(8 * megabyte);
});

it('keeps the bytes of a stream that others use, too', async () => {
  const shared = Buffer.from(new Uint8Array(100).fill(7).buffer);
  const sent = sending(Readable.from([shared]));
  const chunks: Buffer[] = [];
  for await (const chunk of await ask()) chunks.push(chunk as Buffer);
  expect(await sent).toBeNull();
  expect(Buffer.concat(chunks)).toEqual(Buffer.alloc(100, 7));
  expect(shared).toEqual(Buffer.alloc(100, 7));
});

it('ends the blob when the client leaves', async () => {
  const stream = await readStored();
  const sent = sending(stream);
  const socket = connect(port(), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  expect(await sent).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  expect(stream.destroyed).toBe(true);
});

it('lets go of a client who takes nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const [stream, other] = [await readStored(), Readable.from(pieces())];
  for (const each of [stream, other]) {
    const sent = sending(each);
    const socket = connect(port(), '127.0.0.1').pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [request] = (await once(server, 'request')) as [IncomingMessage];
    await until(() => request.socket.writableLength > 0);
    vi.advanceTimersByTime(2 * leastRate.within);
    expect(await sent).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
    expect(each.destroyed).toBe(true);
    socket.destroy();
  }
});

it('cuts the answer off where the blob cannot be read to its end', async () => {
  async function* broken() {
    yield Buffer.alloc(70_000, 'a');
    throw new Error('the disk is gone');
  }
  const sent = sending(giveMemory(Readable.from(broken())));
  const received = await ask();
  await expect(
    (async () => {
      for await (const chunk of received) void chunk;
    })(),
  ).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await sent)?.message).toBe('the disk is gone');
});
