import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getHeapStatistics } from 'node:v8';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BodiesFull, BodyMemory } from '../../../generator/runtime/body-memory.ts';
import { endWithConnection } from '../../../generator/runtime/end-with-connection.ts';
import { sendJson } from '../../../generator/runtime/respond.ts';

const most = getHeapStatistics().heap_size_limit / 8;
/** More than the kernel takes from a process for a connection that nobody reads. */
const LARGE = 32 * 1024 * 1024;
const text = JSON.stringify('x'.repeat(LARGE));

let answering: (response: ServerResponse) => void = () => undefined;
const server = createServer((request, response) => {
  endWithConnection(request, response);
  answering(response);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());
const portOf = () => (server.address() as AddressInfo).port;

const taken: BodyMemory[] = [];
afterEach(() => {
  for (const each of taken.splice(0)) each.free();
  vi.useRealTimers();
});

function take(owner: string, bytes: number): void {
  const memory = new BodyMemory(() => owner, 'sent');
  taken.push(memory);
  memory.take(bytes);
}

/** Resolves with what became of an answer to `owner`. */
function answer(
  response: ServerResponse,
  owner: string,
  { json = text, head = false }: { readonly json?: string; readonly head?: boolean } = {},
): string {
  try {
    void sendJson(response, 200, json, [], {
      head,
      ifNoneMatch: undefined,
      ownerOf: () => owner,
    });
    return 'sent';
  } catch (error) {
    response.writeHead(503).end();
    return error instanceof BodiesFull ? 'no room' : String(error);
  }
}

describe('a large answer', () => {
  it('is refused where its caller has taken too much, and has room again when others were sent', async () => {
    const fates: string[] = [];
    let closed = 0;
    answering = (response) => {
      response.once('close', () => (closed += 1));
      fates.push(answer(response, 'ada'));
    };
    const read = async () => {
      const sent = request({ port: portOf(), host: '127.0.0.1' }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      let bytes = 0;
      for await (const chunk of response) bytes += (chunk as Buffer).length;
      return bytes;
    };
    expect(await read()).toBe(text.length);
    await expect.poll(() => closed).toBe(1);
    take('ada', Math.max(most / 2, 100_663_296) - LARGE / 2);
    expect(await read()).toBe(0);
    taken.splice(0).forEach((each) => each.free());
    expect(await read()).toBe(text.length);
    expect(fates).toEqual(['sent', 'no room', 'sent']);
  });

  it.each([
    ['a short one', 'GET', { json: '{}', head: false }],
    ['its headers alone', 'HEAD', { json: text, head: true }],
  ])('needs room that is not asked for by %s', async (_, method, what) => {
    let fate = '';
    answering = (response) => (fate = answer(response, 'erik', what));
    take('erik', most / 2);
    const sent = request({ port: portOf(), host: '127.0.0.1', method }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    expect(fate).toBe('sent');
    expect(response.headers['content-length']).toBe(String(what.json.length));
  });

  it('is given up, with its memory, for a client who does not read', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    let ended = false;
    answering = (response) => {
      response.once('close', () => (ended = true));
      answer(response, 'bob');
    };
    const socket = connect(portOf(), '127.0.0.1');
    socket.pause().on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const look = async () => {
      await vi.advanceTimersByTimeAsync(30_000);
      return ended;
    };
    await expect.poll(look, { interval: 20 }).toBe(true);
    take('bob', most / 2);
    socket.destroy();
  });

  it('takes no memory for a client who has left before it was there', async () => {
    let fate = '';
    answering = (response) => {
      response.once('close', () => (fate = answer(response, 'carol')));
      socket.destroy();
    };
    const socket = connect(portOf(), '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => fate).toBe('sent');
    take('carol', most / 2);
  });

  it('frees its memory with the connection where it waits behind others', async () => {
    const answered: ServerResponse[] = [];
    let closed = 0;
    answering = (response) => {
      response.once('close', () => (closed += 1));
      answered.push(response);
    };
    const socket = connect(portOf(), '127.0.0.1');
    socket.pause().on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
    await expect.poll(() => answered.length).toBe(3);
    answered.forEach((response) => answer(response, 'dora'));
    expect(() => take('dora', most / 2)).toThrow(BodiesFull);
    socket.destroy();
    await expect.poll(() => closed).toBe(3);
    take('dora', most / 2);
    const late = answered.map((response) => pipeline(Readable.from(['late']), response));
    for (const { status } of await Promise.allSettled(late)) expect(status).toBe('rejected');
  });
});
