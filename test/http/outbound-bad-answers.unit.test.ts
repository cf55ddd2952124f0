import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Waiting } from '#src/ci/waiting.ts';
import { download } from '#src/outbound/download.ts';
import { getBeginning } from '#src/outbound/get.ts';
import { postForm, postJson } from '#src/outbound/post.ts';
import { sendLines } from '#src/outbound/send-lines.ts';
import { send } from '#src/outbound/send.ts';
import { upload } from '#src/outbound/upload.ts';
import { probeRepository } from '#src/domains/core/projects/import/probe.ts';
import { until } from '#test/support/waiting.ts';

const rules = { localAllowed: true, exceptions: [], pinned: true };
const [timeLimit, maxBytes] = [120, 4096];
const rate = { bytes: 1, within: 60 };
const common = { rules, headers: {}, maxBytes, verified: true };

const pieces = Array.from({ length: 64 }, () => Buffer.alloc(65_536, 'k'));

const fetched = async (url: URL, method: 'GET' | 'HEAD' = 'GET') => {
  const { body } = await download(url, { ...common, method, answerMs: timeLimit, rate });
  return buffer(body);
};

const sentStream = (url: URL, body: Readable) =>
  upload(url, { ...common, method: 'PUT', body, bodyBytes: null, answerMs: timeLimit, rate });

/** Every way in which the server sends a request to another server. */
const ways: Readonly<Record<string, (url: URL) => Promise<unknown>>> = {
  'a delivery': (url) => send(url, { ...common, method: 'POST', body: '{}', timeLimit }),
  'a large delivery': (url) =>
    send(url, { ...common, method: 'POST', body: 'k'.repeat(4_000_000), timeLimit }),
  'a form': (url) => postForm(url, { a: 'b' }, { ...common, timeLimit }),
  'an authorization': (url) => postJson(url, { a: 'b' }, { ...common, timeLimit }),
  'an included file': (url) =>
    getBeginning(url, { rules, headers: {}, maxBytes, signal: AbortSignal.timeout(timeLimit) }),
  'an included file that waits': (url) =>
    new Waiting(timeLimit, undefined).during((signal) =>
      getBeginning(url, { rules, headers: {}, maxBytes, signal }),
    ),
  'a probe of a repository': (url) =>
    probeRepository({ url, authorization: null }, rules, timeLimit),
  'a download': (url) => fetched(url),
  'the headers of a download': (url) => fetched(url, 'HEAD'),
  'an upload': (url) => sentStream(url, Readable.from([Buffer.from('clay')])),
  'a large upload': (url) => sentStream(url, Readable.from(pieces)),
  'lines of text': (url) => sendLines(url, ['clay'], { rules, timeLimit }),
};

/** Writes a text again and again until the connection ends. */
function repeat(socket: Socket, text: string, eachMs = 0): void {
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else if (!socket.writableNeedDrain) socket.write(text);
  }, eachMs);
}

const head = (lines: string) => `HTTP/1.1 200 OK\r\n${lines}\r\n`;
const bomb = gzipSync(Buffer.alloc(10_000_000));

/** Ways to answer badly, once a request begins. */
const manners: Readonly<Record<string, (socket: Socket) => void>> = {
  'changes the protocol': (socket) =>
    void socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    ),
  'changes the protocol without its name': (socket) =>
    void socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  'is silent': () => undefined,
  'closes before its headers': (socket) => void socket.end(),
  'resets before its headers': (socket) => void socket.resetAndDestroy(),
  'resets in its headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-', () => void socket.resetAndDestroy());
  },
  'closes in its headers': (socket) => void socket.end('HTTP/1.1 200 OK\r\nx-'),
  'stops in its headers': (socket) => void socket.write('HTTP/1.1 200 OK\r\nx-'),
  'sends headers without end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    repeat(socket, `x-a: ${'k'.repeat(1000)}\r\n`);
  },
  'sends one header slowly': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-a: ');
    repeat(socket, 'k', 10);
  },
  'sends a body without end': (socket) => {
    socket.write(head(''));
    repeat(socket, 'k'.repeat(65_536));
  },
  'sends a body slowly': (socket) => {
    socket.write(head('content-length: 100000\r\n'));
    repeat(socket, 'k', 10);
  },
  'stops in its body': (socket) => void socket.write(`${head('content-length: 9\r\n')}clay`),
  'closes in its body': (socket) => void socket.end(`${head('content-length: 9\r\n')}clay`),
  'resets in its body': (socket) => {
    socket.write(`${head('content-length: 9\r\n')}clay`, () => void socket.resetAndDestroy());
  },
  'sends more than its length': (socket) =>
    void socket.write(`${head('content-length: 1\r\n')}${'k'.repeat(1000)}`),
  'tells two lengths': (socket) =>
    void socket.write(`${head('content-length: 1\r\ncontent-length: 9\r\n')}k`),
  'tells a length that is none': (socket) =>
    void socket.write(`${head('content-length: -1\r\n')}k`),
  'sends a chunk extension without end': (socket) => {
    socket.write(`${head('transfer-encoding: chunked\r\n')}4;a=`);
    repeat(socket, 'k'.repeat(1000));
  },
  'sends a chunk that is none': (socket) =>
    void socket.write(`${head('transfer-encoding: chunked\r\n')}zz\r\nclay\r\n`),
  'sends trailers without end': (socket) => {
    socket.write(`${head('transfer-encoding: chunked\r\n')}4\r\nclay\r\n0\r\n`);
    repeat(socket, `x-a: ${'k'.repeat(1000)}\r\n`);
  },
  'redirects in circles': (socket) =>
    void socket.end('HTTP/1.1 302 Found\r\nlocation: /\r\nconnection: close\r\n\r\n'),
  'redirects with a body without end': (socket) => {
    socket.write('HTTP/1.1 302 Found\r\nlocation: /\r\n\r\n');
    repeat(socket, 'k'.repeat(65_536));
  },
  'redirects to nothing': (socket) =>
    void socket.write('HTTP/1.1 302 Found\r\nlocation: http://[\r\ncontent-length: 0\r\n\r\n'),
  'sends a small body that unpacks to a large one': (socket) => {
    socket.write(head(`content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n`));
    socket.end(bomb);
  },
  'sends provisional answers without end': (socket) =>
    repeat(socket, 'HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n'),
  'sends several answers': (socket) =>
    void socket.write(`${head('content-length: 1\r\n')}k${head('content-length: 1\r\n')}k\0\0`),
  'sends a status that is none': (socket) => void socket.write('HTTP/1.1 9999 k\r\n\r\n'),
  'speaks no HTTP': (socket) => void socket.write('220 mail.example ESMTP\r\n'),
  'speaks TLS': (socket) => void socket.write(Buffer.from('15030300020246', 'hex')),
};

/** A server that behaves in a manner once it is asked, and the connections that it has. */
async function behaving(manner: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => void sockets.delete(socket));
    socket.once('data', () => manner(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${port}/info/refs`), sockets };
}

/** Sends a request in each way to a server of its own, and waits until the requests and their connections have ended. */
async function askInEveryWay(manner: (socket: Socket) => void, protocol: 'http:' | 'https:') {
  const pending = new Set(Object.keys(ways));
  const open: ReadonlySet<Socket>[] = [];
  for (const [way, begin] of Object.entries(ways)) {
    const { url, sockets } = await behaving(manner);
    url.protocol = protocol;
    open.push(sockets);
    void Promise.allSettled([begin(url)]).then(() => pending.delete(way));
  }
  await expect.poll(() => [...pending], { timeout: 10_000 }).toEqual([]);
  await until(() => open.every(({ size }) => size === 0));
}

it.each(Object.entries(manners))('a server that %s holds no request', async (_name, manner) => {
  await askInEveryWay(manner, 'http:');
});

it('a server without TLS holds no request that expects TLS', async () => {
  await askInEveryWay((socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\n'), 'https:');
});

describe('the time of a configuration', () => {
  it('ends work that does not heed it, and counts what was used', async () => {
    const waiting = new Waiting(30, undefined);
    expect(await waiting.during(async () => 'file')).toBe('file');
    expect(await waiting.during(() => new Promise(() => undefined))).toBe(null);
    expect(await waiting.during(() => new Promise(() => undefined))).toBe(null);
  });

  it('ends with its caller', async () => {
    const caller = new AbortController();
    const asked = new Waiting(600_000, caller.signal).during(() => new Promise(() => undefined));
    caller.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });
});
