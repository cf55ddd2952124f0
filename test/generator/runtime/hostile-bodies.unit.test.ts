import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatheredBytes, watchRate } from '#runtime/body-bytes.ts';
import { BodyMemory } from '#runtime/body-memory.ts';
import { readBody } from '#runtime/body.ts';

const limits = { text: 1_048_576, file: 1_048_576 };
const ends: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
});

/** A request whose body has begun to arrive, on its server's side and on its client's. */
async function begin(type: string): Promise<{ client: Socket; request: IncomingMessage }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  ends.push(
    () => client.destroy(),
    () => server.close(),
  );
  const head = [
    'POST / HTTP/1.1',
    'Host: x',
    `Content-Type: ${type}`,
    'Transfer-Encoding: chunked',
  ];
  client.write(`${head.join('\r\n')}\r\n\r\n`);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  return { client, request };
}

const byteByByte = (text: string) => text.replaceAll(/[^]/g, (byte) => `1\r\n${byte}\r\n`);
const part = '--X\r\nContent-Disposition: form-data; name="a"\r\n\r\n';

describe('a body that arrives byte by byte', () => {
  const count = 30_000;
  it.each([
    ['application/x-www-form-urlencoded', 'a=', ''],
    ['application/json', '{"a":"', '"}'],
    ['multipart/form-data; boundary=X', part, '\r\n--X--\r\n'],
  ])('is read as if it came at once: %s', async (type, first, last) => {
    const { client, request } = await begin(type);
    client.write(`${byteByByte(`${first}${'b'.repeat(count)}${last}`)}0\r\n\r\n`);
    const body = await readBody(request, limits);
    expect(body.tree).toEqual({ a: 'b'.repeat(count) });
    await body.dispose();
  });

  it('takes no more memory than it has bytes', () => {
    const gathered = new GatheredBytes();
    const kept = new Set<ArrayBufferLike>();
    const slab = Buffer.alloc(65_536, 'a');
    for (let at = 0; at < 50_000; at += 1) gathered.add(slab.subarray(at, at + 1));
    const bytes = gathered.take();
    kept.add(bytes.buffer);
    expect([bytes.length, kept.size, bytes.buffer.byteLength <= 131_072]).toEqual([
      50_000,
      1,
      true,
    ]);
    expect(gathered.size).toBe(0);
  });
});

describe('a large body', () => {
  it.each([
    ['application/x-www-form-urlencoded', ''],
    ['application/json', '{"a":"'],
    ['multipart/form-data; boundary=X', part],
  ])('is refused when it stops to arrive, and its memory is free: %s', async (type, first) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { client, request } = await begin(type);
    const owner = vi.fn(() => 'ada');
    const refused = expect(readBody(request, limits, {}, owner)).rejects.toThrow('too slowly');
    const bytes = `${first}${'b'.repeat(200_000)}`;
    client.write(`${bytes.length.toString(16)}\r\n${bytes}\r\n`);
    await expect.poll(() => owner.mock.calls.length).toBe(1);
    await expect.poll(() => request.socket.bytesRead).toBeGreaterThan(200_000);
    vi.advanceTimersByTime(30_000);
    client.end();
    await refused;
  });

  it('is not refused while it arrives, nor a small one that does not', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = { bytesRead: 0 };
    const refuse = vi.fn();
    const memory = new BodyMemory(() => 'ada');
    ends.push(() => memory.free(), watchRate({ socket } as IncomingMessage, memory, refuse));
    vi.advanceTimersByTime(60_000);
    memory.take(1_000_000);
    for (let period = 0; period < 4; period += 1) {
      socket.bytesRead += 150_000;
      vi.advanceTimersByTime(15_000);
    }
    expect(refuse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(15_000);
    expect(refuse).toHaveBeenCalledOnce();
  });

  it('counts what is made of it, too', async () => {
    const { client, request } = await begin('application/json');
    const take = vi.spyOn(BodyMemory.prototype, 'take');
    ends.push(() => take.mockRestore());
    const bytes = `{"a":[${'{},'.repeat(100_000)}1]}`;
    client.write(`${bytes.length.toString(16)}\r\n${bytes}\r\n0\r\n\r\n`);
    await (await readBody(request, limits)).dispose();
    const taken = take.mock.calls.reduce((sum, [most]) => sum + most, 0);
    expect(taken).toBeGreaterThan(50 * 100_000);
  });
});
