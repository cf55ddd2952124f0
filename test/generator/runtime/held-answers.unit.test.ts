import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getHeapStatistics } from 'node:v8';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BodiesFull, BodyMemory } from '#runtime/body-memory.ts';
import { endWithConnection } from '#runtime/end-with-connection.ts';
import { inBase64, LaterText, TextChanged, toBeWritten } from '#runtime/later-text.ts';
import { sendBody, type SendInTurn, usualSizes } from '#runtime/send-body.ts';
import * as w from '#runtime/write.ts';

const most = getHeapStatistics().heap_size_limit / 8;
/** More than the kernel takes from a process for a connection that nobody reads. */
const LARGE = 12 * 1024 * 1024;
const text = 'x'.repeat(LARGE);
const length = LARGE + '""'.length;
/** Puts answers of that size together before they are sent. */
const together = { ...usualSizes, whole: 2 * LARGE };

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

interface Sending {
  readonly value?: string;
  readonly head?: boolean;
  readonly sizes?: typeof usualSizes;
  readonly sendInTurn?: SendInTurn;
}

/** Resolves with what became of an answer to `owner`. */
async function answer(
  response: ServerResponse,
  owner: string,
  { value = text, head = false, sizes = together, ...how }: Sending = {},
): Promise<string> {
  const asked = { head, ifNoneMatch: undefined, ownerOf: () => owner, sizes, ...how };
  try {
    await sendBody(response, 200, () => w.text(value), [], asked);
    return 'sent';
  } catch (error) {
    if (!response.headersSent) response.writeHead(503).end();
    return error instanceof BodiesFull ? 'no room' : String(error);
  }
}

async function read(): Promise<{ headers: IncomingMessage['headers']; bytes: number }> {
  const sent = request({ port: portOf(), host: '127.0.0.1' }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return { headers: response.headers, bytes };
}

describe('a large answer', () => {
  it('is refused where its caller has taken too much, and has room again when others were sent', async () => {
    const fates: string[] = [];
    let closed = 0;
    answering = (response) => {
      response.once('close', () => (closed += 1));
      void answer(response, 'ada').then((fate) => fates.push(fate));
    };
    expect((await read()).bytes).toBe(length);
    await expect.poll(() => closed).toBe(1);
    take('ada', Math.max(most / 2, 100_663_296) - LARGE / 2);
    expect((await read()).bytes).toBe(0);
    taken.splice(0).forEach((each) => each.free());
    expect((await read()).bytes).toBe(length);
    expect(fates).toEqual(['sent', 'no room', 'sent']);
  });

  it.each([
    ['a short one', 'GET', { value: 'short', head: false }],
    ['its headers alone', 'HEAD', { value: text, head: true }],
  ])('needs room that is not asked for by %s', async (_, method, what) => {
    let fate = '';
    answering = (response) => void answer(response, 'erik', what).then((became) => (fate = became));
    take('erik', most / 2);
    const sent = request({ port: portOf(), host: '127.0.0.1', method }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    await expect.poll(() => fate).toBe('sent');
    expect(response.headers['content-length']).toBe(String(what.value.length + 2));
  });

  it('has its room before it is put together, or is refused', async () => {
    let reads = 0;
    const parts = Array.from({ length: 10 }, () =>
      toBeWritten(
        new LaterText(LARGE, async () => {
          reads += 1;
          return text;
        }),
      ),
    );
    const sizes = { ...usualSizes, whole: 11 * LARGE };
    let fate = '';
    answering = (response) => {
      const asked = { head: false, ifNoneMatch: undefined, ownerOf: () => 'ina', sizes };
      Promise.resolve(sendBody(response, 200, () => w.array(parts, w.text), [], asked)).catch(
        (error: unknown) => {
          fate = error instanceof BodiesFull ? 'no room' : String(error);
          response.writeHead(503).end();
        },
      );
    };
    take('ina', Math.max(most / 2, 100_663_296) - 5 * LARGE);
    expect((await read()).bytes).toBe(0);
    expect(fate).toBe('no room');
    expect(reads).toBe(0);
  });

  it('takes no room for what is put together behind the back of a client who has left', async () => {
    let fate = '';
    answering = (response) => {
      const left = once(response, 'close');
      const part = toBeWritten(new LaterText(10, () => left.then(() => text)));
      const asked = { head: false, ifNoneMatch: undefined, ownerOf: () => 'jon', sizes: together };
      void Promise.resolve(sendBody(response, 200, () => w.text(part), [], asked)).then(
        () => (fate = 'left'),
      );
      socket.destroy();
    };
    const socket = connect(portOf(), '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => fate).toBe('left');
    take('jon', Math.max(most / 2, 100_663_296));
  });

  it('is given up, with its memory, for a client who does not read', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    let ended = false;
    answering = (response) => {
      response.once('close', () => (ended = true));
      void answer(response, 'bob');
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
      response.once('close', () => {
        void answer(response, 'carol').then((became) => (fate = became));
      });
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
    answered.forEach((response) => void answer(response, 'dora'));
    await expect.poll(() => answered.every(({ headersSent }) => headersSent)).toBe(true);
    expect(() => take('dora', most / 2)).toThrow(BodiesFull);
    socket.destroy();
    await expect.poll(() => closed).toBe(3);
    take('dora', most / 2);
    const late = answered.map((response) => pipeline(Readable.from(['late']), response));
    for (const { status } of await Promise.allSettled(late)) expect(status).toBe('rejected');
  });
});

describe('an answer that is too large to be put together', () => {
  const sizes = { text: 1000, list: 5000, whole: 20_000 };
  const short = 'x'.repeat(600);
  const elements = Array.from({ length: LARGE / 6000 }, () => ({ texts: Array(10).fill(short) }));

  it.each([
    ['a text', () => w.text(text)],
    ['bytes', () => w.base64(inBase64(Buffer.alloc(LARGE)))],
    ['a list', () => w.array(elements, (each) => w.array(each.texts, w.text))],
  ])('has room for %s that it holds until it is sent', async (_, print) => {
    const answered: ServerResponse[] = [];
    const fates: string[] = [];
    let closed = 0;
    answering = (response) => {
      response.once('close', () => (closed += 1));
      answered.push(response);
      const asked = { head: false, ifNoneMatch: undefined, ownerOf: () => 'kim', sizes };
      Promise.resolve(sendBody(response, 200, print, [], asked)).catch((error: unknown) => {
        fates.push(error instanceof BodiesFull ? 'no room' : 'left');
        if (!response.headersSent) response.writeHead(503).end();
      });
    };
    const socket = connect(portOf(), '127.0.0.1').on('error', () => undefined);
    socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => answered[0]?.headersSent).toBe(true);
    take('kim', Math.max(most / 2, 100_663_296) - LARGE - LARGE / 2);
    await read();
    expect(fates).toEqual(['no room']);
    socket.destroy();
    await expect.poll(() => closed).toBe(2);
    take('kim', LARGE);
  });

  it('leaves in pieces when its turn comes, without length and tag', async () => {
    const turns: string[] = [];
    let begin: () => void = () => undefined;
    const sendInTurn: SendInTurn = async (owner, _left, send) => {
      turns.push(owner);
      await new Promise<void>((resolve) => (begin = resolve));
      return send();
    };
    answering = (response) => void answer(response, 'fay', { sizes, sendInTurn });
    const answered = read();
    await expect.poll(() => turns).toEqual(['fay']);
    begin();
    const { headers, bytes } = await answered;
    expect(bytes).toBe(length);
    expect(headers).toMatchObject({ 'transfer-encoding': 'chunked' });
    expect(headers).not.toHaveProperty('content-length');
    expect(headers).not.toHaveProperty('etag');
  });

  it('is made no faster than its client takes it, and given up for one who does not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    let fate = '';
    let reads = 0;
    const part = 'x'.repeat(100_000);
    const parts = Array.from({ length: 1000 }, () =>
      toBeWritten(
        new LaterText(part.length, async () => {
          reads += 1;
          return part;
        }),
      ),
    );
    answering = (response) => {
      const asked = { head: false, ifNoneMatch: undefined, ownerOf: () => 'gil', sizes };
      Promise.resolve(sendBody(response, 200, () => w.array(parts, w.text), [], asked))
        .then(() => (fate = 'sent'))
        .catch((error: unknown) => (fate = String(error)));
    };
    const socket = connect(portOf(), '127.0.0.1');
    socket.pause().on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const look = async () => {
      await vi.advanceTimersByTimeAsync(30_000);
      return fate;
    };
    await expect.poll(look, { interval: 20 }).toContain('Premature close');
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThan(parts.length);
    socket.destroy();
  });

  it('ends unfinished where others need its place', async () => {
    const cut = new AbortController();
    let fate = '';
    const sendInTurn: SendInTurn = (_owner, _left, send) => send(cut.signal);
    const endless = new LaterText(50_000, async () => {
      setImmediate(() => cut.abort());
      return text;
    });
    const body = () => w.array([toBeWritten(endless), text], w.text);
    answering = (response) => {
      const asked = {
        head: false,
        ifNoneMatch: undefined,
        ownerOf: () => 'lea',
        sizes,
        sendInTurn,
      };
      Promise.resolve(sendBody(response, 200, body, [], asked)).then(
        () => (fate = 'ended'),
        (error: unknown) => (fate = String(error)),
      );
    };
    await expect(read()).rejects.toThrow(/aborted|hang up/);
    await expect.poll(() => fate).toBe('ended');
  });

  it('ends unfinished where a text has changed meanwhile', async () => {
    const changed = new LaterText(50_000, (begun) =>
      begun ? Promise.reject(new TextChanged()) : Promise.resolve('x'),
    );
    answering = (response) => {
      const asked = { head: false, ifNoneMatch: undefined, ownerOf: () => 'hal', sizes };
      void sendBody(response, 200, () => w.text(toBeWritten(changed)), [], asked);
    };
    await expect(read()).rejects.toThrow(/aborted|hang up/);
  });
});
