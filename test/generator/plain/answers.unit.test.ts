import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Resolver } from '#generator/model/resolver.ts';
import { resolveShape } from '#generator/model/shape.ts';
import { buildWriter } from '#generator/model/writer.ts';
import { encodeRequest } from '#runtime/client.ts';
import { sendJson, sendRaw } from '#runtime/respond.ts';
import { generateRouter } from '../generated.ts';
import { library } from './library.ts';
import { serve } from './served.ts';

it('alternatives are written as their discriminator says, with members that are not named', async () => {
  const findRoute = await generateRouter({ 'spec/openapi.yaml': library });
  const operation = await findRoute(['api', 'shelves'])?.operations.GET?.load();
  const write = operation?.responses[0]?.write;
  const rows = [
    { kind: 'loan', until: '1', renewed: true, cents: 3 },
    { kind: 'Fine', until: '2', cents: 3, tax: 0.5, none: undefined },
  ];
  expect(JSON.parse(write?.(rows as never) ?? '')).toEqual([
    { kind: 'loan', until: '1', renewed: true },
    { kind: 'Fine', until: '2', cents: 3, tax: 0.5 },
  ]);
});

it('a part may require what another part describes, which the types of neither say', () => {
  const base = { type: 'object', properties: { fuel: { type: 'object', properties: {} } } };
  const own = { type: 'object', properties: { cone: { type: 'integer' } } };
  const kiln = { allOf: [base, { ...own, required: ['fuel', 'cone'] }] };
  const resolver = new Resolver({ openapi: '3.1.0', info: {}, paths: {} });
  expect(resolveShape(kiln, resolver)).toMatchObject({ kind: 'object', mixed: true });
  expect(buildWriter(kiln, resolver, false).text).toContain('w.member(v, "fuel")');
  const whole = { allOf: [base, { ...own, required: ['cone'] }] };
  expect(resolveShape(whole, resolver)).not.toHaveProperty('mixed');
});

it.each([
  ['application/json', [1, 2], '[1,2]'],
  ['application/json', 'a', '"a"'],
  ['text/plain', 'a', 'a'],
])('clients send a body that is one value: %s %j', (mediaType, body, sent) => {
  const call = { id: 'x', method: 'PUT', path: '/x', body: mediaType, answers: {} };
  const { init } = encodeRequest(call, { body });
  expect(init).toMatchObject({ body: sent, headers: { 'content-type': mediaType } });
});

/** Answers every request in one way; the server is closed when `work` is done. */
async function served(
  answer: (response: ServerResponse) => void,
  work: (port: number) => Promise<void>,
): Promise<void> {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('an answer has its own tag and type, once', async () => {
  const headers = ['ETag', '"mine"', 'content-type', 'application/hal+json'];
  const asked = { head: false, ifNoneMatch: undefined };
  await served(
    (response) => sendJson(response, 200, '{}', [...headers], asked),
    async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      expect(answer.headers.get('etag')).toBe('"mine"');
      expect(answer.headers.get('content-type')).toBe('application/hal+json');
    },
  );
});

it('answers have a tag where the host wants that, or where the function gives one', async () => {
  const findRoute = await generateRouter({ 'spec/openapi.yaml': library });
  const tagOf = async (address: string, tag = '') => {
    const answer = await fetch(`${address}/api/books`, { headers: { 'if-none-match': tag } });
    return [answer.status, answer.headers.get('etag')];
  };
  const books = () => ({ status: 200, body: [{ title: 'Emma' }] });
  const plain = await serve(findRoute, books);
  expect(await tagOf(plain.address)).toEqual([200, null]);
  const tagging = await serve(findRoute, books, { entityTags: true });
  const [status, tag] = await tagOf(tagging.address);
  expect([status, tag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
  expect(await tagOf(tagging.address, String(tag))).toEqual([304, tag]);
  const own = await serve(findRoute, () => ({ ...books(), headers: { ETag: '"1"' } }));
  expect(await tagOf(own.address)).toEqual([200, '"1"']);
  expect(await tagOf(own.address, '"1"')).toEqual([304, '"1"']);
});

it('a stream of events begins before there is one', async () => {
  const events = new PassThrough();
  await served(
    (response) => void sendRaw(response, 200, events, ['Content-Type', 'text/event-stream'], false),
    async (port) => {
      const asked = request({ port, host: '127.0.0.1' }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream' });
      events.end();
      await once(answer.resume(), 'end');
    },
  );
});

it('a client who leaves a stream of events ends it, which is no failure', async () => {
  const events = new PassThrough();
  let sent: void | Promise<void>;
  await served(
    (response) =>
      void (sent = sendRaw(response, 200, events, ['Content-Type', 'text/event-stream'], false)),
    async (port) => {
      const asked = request({ port, host: '127.0.0.1' }).end();
      await once(asked, 'response');
      asked.on('error', () => {}).destroy();
      await expect(sent).resolves.toBeUndefined();
      expect(events.destroyed).toBe(true);
    },
  );
});

it('a stream of events that fails is a failure', async () => {
  const events = new PassThrough();
  let sent: void | Promise<void>;
  await served(
    (response) =>
      void (sent = sendRaw(response, 200, events, ['Content-Type', 'text/event-stream'], false)),
    async (port) => {
      const asked = request({ port, host: '127.0.0.1' }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.on('error', () => {}).resume();
      events.destroy(new Error('no more events'));
      await expect(sent).rejects.toThrow('no more events');
    },
  );
});
