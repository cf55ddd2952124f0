import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { answerUnreadable } from '#runtime/unreadable-requests.ts';
import { toUnreadableFailure } from '#src/http/refusals.ts';

async function listening(patienceMs?: number) {
  const server = createServer((_request, response) => response.end('read'));
  answerUnreadable(server, toUnreadableFailure, patienceMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** More than the buffers of both sides hold: as much is never sent unless the other side reads it. */
const large = 'a'.repeat(32 * 1024 * 1024);

const tooLarge = '431 Request Header Fields Too Large';

it.each([
  ['a head that is too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${large}`, tooLarge],
  ['an address that is too long', `GET /${large}`, tooLarge],
  ['no HTTP', `what is this? ${large}`, '400 Bad Request'],
])('a client that sends %s can send it whole, and is answered', async (_, text, status) => {
  const socket = connect(await listening(60_000), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
  const ended = once(socket, 'end');
  await new Promise<void>((resolve, reject) => {
    socket.write(text, 'latin1', (error) => (error ? reject(error) : resolve()));
  });
  await ended;
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n(?:.*\r\n)*Connection: close\r\n\r\n`));
  expect(answer).toContain('\r\nContent-Type: application/json\r\n');
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ message: status });
});

it('a client with an unsupported expectation receives that answer', async () => {
  const socket = connect(await listening(), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
  const ended = once(socket, 'end');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 9\r\n\r\n');
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 417 Expectation Failed\r\n/);
  expect(answer).toMatch(/\r\n\r\n\{"message":"417 Expectation Failed"\}$/);
});

const page = 'text/html; charset=utf-8';
it.each([
  ['/api/v4/projects', 'text/html', 'application/json', '{"message":"'],
  [
    '/api/scim/v2/groups/a/Users',
    '*/*',
    'application/scim+json',
    '{"schemas":["urn:ietf:params:scim',
  ],
  [
    'http://a/api/scim/v2/groups/a',
    '',
    'application/scim+json',
    '{"schemas":["urn:ietf:params:scim',
  ],
  ['/api/graphql?query=a', 'text/html', 'application/json', '{"errors":[{"message":"'],
  ['/explore', 'text/html,*/*', page, '<!doctype html>'],
  ['/explore', '*/*', 'application/json', '{"message":"'],
])(
  'a client that requests %s and accepts %j receives in %s what is malformed',
  async (path, accept, type, body) => {
    const port = await listening(60_000);
    const fields = `Host: a\r\nAccept: ${accept}\r\n`;
    const heads = [
      ['417 Expectation Failed', `POST ${path} HTTP/1.1\r\n${fields}Expect: tea\r\n\r\n`],
      [tooLarge, `GET ${path} HTTP/1.1\r\n${fields}X: ${'a'.repeat(100_000)}\r\n\r\n`],
    ] as const;
    for (const [status, head] of heads) {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
      const ended = once(socket, 'end');
      socket.write(head, 'latin1');
      await ended;
      expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
      expect(answer).toContain(`\r\nContent-Type: ${type}\r\n`);
      const [, told = ''] = answer.split('\r\n\r\n');
      expect(told.startsWith(body)).toBe(true);
      expect(told).toContain(status.slice(0, 3));
    }
  },
);

it('a client that sends without end is cut off', async () => {
  const port = await listening(1);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const send = (error?: Error | null) => {
    if (error == null) socket.write(large.slice(0, 65_536), send);
  };
  send();
  await closed;
});

it('an answer that has begun is not continued with another', async () => {
  const server = createServer((_request, response) => response.write('begun'));
  answerUnreadable(server, toUnreadableFailure);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('error', () => undefined).setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    if (answer === '') socket.write('no HTTP\r\n\r\n');
    answer += chunk;
  });
  const closed = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain('400');
});
