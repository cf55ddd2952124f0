import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClientAnswer } from '#runtime/client.ts';
import { readSequence, type SequenceForm } from '#runtime/sequences.ts';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

const items = { type: 'array', items: { $ref: '#/components/schemas/Loan' } };
const answer = (mediaType: string, schema: object) => ({
  get: {
    responses: { 200: { description: 'As they come.', content: { [mediaType]: { schema } } } },
  },
});
const eventOf = (data: object) => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['data'],
    properties: {
      event: { type: 'string' },
      id: { type: 'string' },
      retry: { type: 'integer' },
      data,
    },
  },
});

const paths = {
  '/lines': answer('application/x-ndjson', items),
  '/records': answer('application/json-seq', items),
  '/data': answer('text/event-stream', items),
  '/texts': answer('text/event-stream', { type: 'array', items: { type: 'string' } }),
  '/events': answer('text/event-stream', eventOf({ $ref: '#/components/schemas/Loan' })),
  '/text-events': answer('text/event-stream', eventOf({ type: 'string' })),
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Loans', version: '1' },
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, { get: operation }]) => [
      path,
      { get: { tags: ['loans'], operationId: path.slice(1), ...operation } },
    ]),
  ),
  components: {
    schemas: {
      Loan: {
        type: 'object',
        required: ['isbn'],
        properties: { isbn: { type: 'string' }, until: { type: 'string', format: 'date' } },
      },
    },
  },
};

const loans = [
  { isbn: 'a\nb', secret: 5 },
  { isbn: 'c', until: '2030-01-31' },
];
const shown = [{ isbn: 'a\nb' }, { isbn: 'c', until: '2030-01-31' }];
const given: Readonly<Record<string, readonly unknown[]>> = {
  lines: loans,
  records: loans,
  data: loans,
  texts: ['a\nb', '', ' c: d', 'e\r\nf'],
  events: [{ id: '1', event: 'lent', retry: 5, data: loans[0], secret: 6 }, { data: loans[1] }],
  'text-events': [{ event: 'a\nb: c', data: 'x\ny' }],
};
const taken: Readonly<Record<string, readonly unknown[]>> = {
  ...given,
  lines: shown,
  records: shown,
  data: shown,
  texts: ['a\nb', '', ' c: d', 'e\nf'],
  events: [{ id: '1', event: 'lent', retry: 5, data: shown[0] }, { data: shown[1] }],
  'text-events': [{ event: 'a b: c', data: 'x\ny' }],
};

describe('items that are sent as they come', () => {
  let made: Awaited<ReturnType<typeof generatePlain>>;

  beforeAll(async () => {
    made = await generatePlain(document);
  });

  const all = async (answer: ClientAnswer | undefined) => {
    const read: unknown[] = [];
    for await (const item of answer?.body as AsyncIterable<unknown>) read.push(item);
    return read;
  };

  it.each(Object.keys(given))('reach the client as they were given: %s', async (path) => {
    const { address } = await serve(made.findRoute, ({ operation }) => ({
      status: 200,
      body: given[path] ?? operation,
    }));
    const client = made.createClient({ baseUrl: address });
    const id = Object.keys(client).find((each) => each.toLowerCase() === path.replace('-', ''));
    expect(await all(await client[id ?? '']?.())).toEqual(taken[path]);
  });

  it('are written as their media types have it', async () => {
    const { address } = await serve(made.findRoute, ({ operation }) => ({
      status: 200,
      body: given[operation],
    }));
    const text = async (path: string) => (await fetch(`${address}/${path}`)).text();
    expect(await text('lines')).toBe('{"isbn":"a\\nb"}\n{"isbn":"c","until":"2030-01-31"}\n');
    expect(await text('records')).toBe(
      '\u001e{"isbn":"a\\nb"}\n\u001e{"isbn":"c","until":"2030-01-31"}\n',
    );
    expect(await text('data')).toBe(
      'data: {"isbn":"a\\nb"}\n\ndata: {"isbn":"c","until":"2030-01-31"}\n\n',
    );
    expect(await text('events')).toBe(
      'event: lent\nid: 1\nretry: 5\ndata: {"isbn":"a\\nb"}\n\ndata: {"isbn":"c","until":"2030-01-31"}\n\n',
    );
  });

  it('begin with the headers, and end when the client leaves', async () => {
    const told = new EventEmitter();
    const ended = once(told, 'ended');
    const source = async function* () {
      try {
        await once(told, 'go on');
        for (;;) yield { isbn: 'a' };
      } finally {
        told.emit('ended');
      }
    };
    const { address } = await serve(made.findRoute, () => ({ status: 200, body: source() }));
    const request = get(`${address}/lines`);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.headers['content-type']).toBe('application/x-ndjson');
    told.emit('go on');
    const [chunk] = (await once(response, 'data')) as [Buffer];
    expect(chunk.toString()).toContain('{"isbn":"a"}\n');
    request.destroy();
    await ended;
  });

  it('have types of their own for functions and clients', () => {
    const types = readFileSync(join(made.folder, 'generated/loans/types.ts'), 'utf8');
    const list = "JsonOf<operations['lines'], 200, 'application/x-ndjson'>";
    expect(types).toContain(`readonly body: Items<${list}>`);
    const client = readFileSync(join(made.folder, 'generated/client/loans.ts'), 'utf8');
    expect(client).toContain(`readonly body: AsyncIterable<ItemsOf<${list}>>`);
  });
});

describe('a body that arrives in pieces', () => {
  const bodyOf = (pieces: Iterable<string>) => {
    const left = pieces[Symbol.iterator]();
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        const { done, value } = left.next();
        if (done === true) controller.close();
        else controller.enqueue(Buffer.from(value));
      },
    });
  };
  const itemsOf = async (form: SequenceForm, pieces: Iterable<string>) => {
    const read: unknown[] = [];
    for await (const item of readSequence(form, bodyOf(pieces))) read.push(item);
    return read;
  };
  function* repeated(piece: string, times: number): Generator<string, void, undefined> {
    for (let count = 0; count < times; count += 1) yield piece;
  }

  it('is read alike wherever they end', async () => {
    const text = 'id: 1\r\ndata: a\r\ndata: b\r\n\r\ndata: c\r\rdata: d\n\ndata:\n\n';
    const all = [{ id: '1', data: 'a\nb' }, { data: 'c' }, { data: 'd' }, { data: '' }];
    for (let at = 0; at <= text.length; at += 1) {
      expect(await itemsOf('textEvents', [text.slice(0, at), text.slice(at)])).toEqual(all);
    }
    expect(await itemsOf('textEvents', text)).toEqual(all);
    expect(await itemsOf('lines', '{"a":1}\r\n\r\n[2]')).toEqual([{ a: 1 }, [2]]);
  });

  it('looks once at each, however many an item has', async () => {
    const [item] = await itemsOf('lines', ['"', ...repeated('x'.repeat(1024), 8_000), '"']);
    expect(item).toHaveLength(8_192_000);
  });

  it.each<[SequenceForm, string]>([
    ['lines', 'x'.repeat(65_536)],
    ['data', `data: ${'x'.repeat(8_192)}\n`],
    ['textEvents', `data: x\ndata: ${'x'.repeat(65_536)}\r`],
  ])('is left where an item has no end: %s', async (form, piece) => {
    await expect(itemsOf(form, repeated(piece, 1e9))).rejects.toThrow('too long');
  });
});
