import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { sentPieces } from '../../src/http/registry/sent-layer.ts';

const megabyte = 1024 * 1024;

/** A request whose body is this, so many times, as a server gets it. */
async function requestOf(bytes: Buffer, times: number) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const length = bytes.length * times;
  socket.write(`PATCH / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  const send = (left: number) => {
    if (left > 0) socket.write(bytes, () => send(left - 1));
  };
  send(times);
  const end = () => {
    socket.destroy();
    server.close();
  };
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
  for await (const piece of sentPieces(request, bounds)) {
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
  const pieces = sentPieces(request, bounds);
  const first = (await pieces.next()).value as Buffer;
  const copy = Buffer.from(first);
  const second = (await pieces.next()).value as Buffer;
  expect(first.equals(copy)).toBe(true);
  expect(second.buffer).not.toBe(first.buffer);
  await pieces.return(undefined);
  end();
});
