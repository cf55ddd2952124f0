import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerEarly } from '#runtime/early-answer.ts';

const requests: IncomingMessage[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  answerEarly({ request, response }, 403, ['X-Kiln', 'cold'], '{}');
});
const sockets = new Set<Socket>();

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  requests.length = 0;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

/** Begins an upload of so many bytes, and waits for its answer. */
async function begin(length: number, first = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.add(socket);
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n${first}`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString()).toMatch(/^HTTP\/1\.1 403 [^]*\r\n\r\n\{\}$/);
  return socket;
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

it('answers at once, and closes when the body has come', async () => {
  const socket = await begin(10, 'kiln');
  expect(socket.closed).toBe(false);
  socket.write('glazed');
  await closed(socket);
});

it('waits five seconds for the rest of a body', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = await begin(1_000_000, 'kiln');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(requests[0]?.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await closed(socket);
});

it('reads sixteen megabytes of it', async () => {
  const socket = await begin(1_000_000_000);
  const piece = Buffer.alloc(1_048_576);
  const gone = closed(socket);
  for (let sent = 0; sent < 40 && !socket.closed; sent += 1) {
    if (socket.write(piece)) continue;
    await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), gone]);
  }
  await gone;
  expect(requests[0]?.complete).toBe(false);
  expect(requests[0]?.socket.bytesRead).toBeGreaterThan(16_777_216);
  expect(requests[0]?.socket.bytesRead).toBeLessThan(2 * 16_777_216);
});

it('does so for the newest hundred at once, beside small ones', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const oldest = await begin(1_000_000, 'kiln');
  const small = await begin(1_000, 'kiln');
  const kept: Socket[] = [];
  for (let count = 1; count < 100; count += 1) kept.push(await begin(1_000_000, 'kiln'));
  expect(oldest.closed).toBe(false);
  kept.push(await begin(1_000_000, 'kiln'));
  await closed(oldest);
  expect([small, ...kept].some((socket) => socket.closed)).toBe(false);
  kept[0]?.destroy();
  await vi.waitFor(() => expect(requests[2]?.destroyed).toBe(true));
  kept.push(await begin(1_000_000, 'kiln'));
  expect([small, ...kept.slice(1)].some((socket) => socket.closed)).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all([small, ...kept].map(closed));
});
