import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { leastRate } from '#runtime/reading-rate.ts';
import { ReaderGone } from '#src/git/errors.ts';
import { readSentPieces } from '#src/http/registry/sent-layer.ts';

const megabyte = 1024 * 1024;

/** A request as a server gets it, and the connection on which its body is to come. */
async function requestWith(header: string) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`PATCH / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  const end = () => {
    socket.destroy();
    server.close();
  };
  return { request, socket, end };
}

/** A request whose body is this, so many times. */
async function requestOf(bytes: Buffer, times: number) {
  const { request, socket, end } = await requestWith(`Content-Length: ${bytes.length * times}`);
  const send = (left: number) => {
    if (left > 0) socket.write(bytes, () => send(left - 1));
  };
  send(times);
  return { request, end };
}

const bounds = { onBytes: () => {}, cut: undefined };

it('takes the memory of two pieces for a large layer', async () => {
  const bytes = Buffer.alloc(megabyte - 7, 'glaze and slip ');
  const times = 64;
  const { request, end } = await requestOf(bytes, times);
  const hash = createHash('sha256');
  const memories = new Set<ArrayBufferLike>();
  const before = process.memoryUsage().arrayBuffers;
  let most = before;
  for await (const piece of readSentPieces(request, bounds)) {
    hash.update(piece);
    memories.add(piece.buffer);
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  }
  end();
  const whole = createHash('sha256');
  for (let each = 0; each < times; each += 1) whole.update(bytes);
  expect(hash.digest('hex')).toBe(whole.digest('hex'));
  expect(memories.size).toBe(2);
  expect(most - before).toBeLessThan(8 * megabyte);
});

it('leaves a piece as it is until the next but one is asked for', async () => {
  const { request, end } = await requestOf(Buffer.from('0123456789abcdef'.repeat(65_536)), 2);
  const pieces = readSentPieces(request, bounds);
  const first = (await pieces.next()).value as Buffer;
  const copy = Buffer.from(first);
  const second = (await pieces.next()).value as Buffer;
  expect(first.equals(copy)).toBe(true);
  expect(second.buffer).not.toBe(first.buffer);
  await pieces.return(undefined);
  end();
});

it('takes a body that comes byte by byte, in chunks', async () => {
  const { request, socket, end } = await requestWith('Transfer-Encoding: chunked');
  const text = 'thrown on the wheel '.repeat(200);
  for (const each of text) socket.write(`1\r\n${each}\r\n`);
  socket.write('0\r\n\r\n');
  const seen: number[] = [];
  const pieces: Buffer[] = [];
  const onBytes = (bytes: number) => seen.push(bytes);
  for await (const piece of readSentPieces(request, { onBytes, cut: undefined }))
    pieces.push(piece);
  end();
  expect(Buffer.concat(pieces).toString()).toBe(text);
  expect(seen.at(-1)).toBe(text.length);
});

it('ends with what refuses the bytes, and leaves the connection to the refusal', async () => {
  const { request, end } = await requestOf(Buffer.alloc(megabyte), 4);
  const onBytes = (bytes: number) => {
    if (bytes > megabyte) throw new Error('too large');
  };
  await expect(all(readSentPieces(request, { onBytes, cut: undefined }))).rejects.toThrow(
    'too large',
  );
  expect(request.destroyed).toBe(false);
  end();
});

it('lets go of a client who sends next to nothing', async () => {
  const { request, socket, end } = await requestWith('Content-Length: 1000000');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const reading = all(readSentPieces(request, bounds));
  socket.write('glaze');
  vi.advanceTimersByTime(2 * leastRate.within);
  vi.useRealTimers();
  await expect(reading).rejects.toThrow('sent too slowly');
  end();
});

it('ends without a layer when the client leaves in the middle', async () => {
  const { request, socket, end } = await requestWith('Content-Length: 1000000');
  const reading = all(readSentPieces(request, bounds));
  socket.write(Buffer.alloc(500_000), () => socket.destroy());
  await expect(reading).rejects.toThrow();
  await expect(all(readSentPieces(request, bounds))).rejects.toThrow(ReaderGone);
  end();
});

async function all(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const piece of pieces) found.push(Buffer.from(piece));
  return Buffer.concat(found);
}
