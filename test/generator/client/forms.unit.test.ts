import { beforeAll, describe, expect, it } from 'vitest';
import type { ClientOptions } from '#runtime/client.ts';
import { generatePlain } from '../generated.ts';
import { serve } from '../plain/served.ts';

const schema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string' },
    pages: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' } },
    place: { type: 'object', properties: { row: { type: 'integer' } } },
    places: { type: 'array', items: { type: 'object', properties: { row: { type: 'integer' } } } },
    sizes: { type: 'array', items: { type: 'integer' } },
  },
};
const operation = (operationId: string, mediaType: string, media: object) => ({
  post: {
    operationId,
    requestBody: { required: true, content: { [mediaType]: media } },
    responses: { 200: { description: 'Added.' } },
  },
});
const encoding = { sizes: { contentType: 'application/json' } };
const files = {
  ...schema,
  properties: { ...schema.properties, cover: { type: 'string', format: 'binary' } },
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Forms', version: '1' },
  paths: {
    '/form': operation('addByForm', 'application/x-www-form-urlencoded', { schema, encoding }),
    '/parts': operation('addByParts', 'multipart/form-data', { schema: files, encoding }),
  },
};

const book = {
  title: 'a & b=c[]',
  pages: 5,
  tags: ['x', 'y,z'],
  place: { row: 3 },
  places: [{ row: 1 }, { row: 2 }],
  sizes: [1, 2],
};

let served: Awaited<ReturnType<typeof serve>>;
let createClient: Awaited<ReturnType<typeof generatePlain>>['createClient'];

beforeAll(async () => {
  const made = await generatePlain(document);
  ({ createClient } = made);
  served = await serve(made.findRoute);
});

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: served.address, ...options });

describe('a form of a plain document', () => {
  it.each(['addByForm', 'addByParts'])('is sent as the server reads it: %s', async (id) => {
    expect((await client()[id]?.({ body: book }))?.status).toBe(200);
    expect(served.last()?.body).toEqual(book);
    expect((await client()[id]?.({ body: { title: 'x', tags: [] } }))?.status).toBe(200);
    expect(served.last()?.body).toEqual({ title: 'x' });
  });

  it('has files beside the rest', async () => {
    const cover = new Blob(['cover'], { type: 'image/png' });
    await client().addByParts?.({ body: { ...book, cover } });
    expect(served.last()?.body).toMatchObject({ ...book, cover: { size: 5 } });
  });
});

describe('interceptors', () => {
  it('stand around each request, the first outermost, and may send it again', async () => {
    const seen: string[] = [];
    const answer = await client({
      interceptors: [
        async (request, next) => {
          seen.push(`out ${request.method}`);
          const first = await next(request.clone());
          return first.status === 503 ? next(request) : first;
        },
        async (request, next) => {
          seen.push('in');
          const response = await next(request);
          return seen.length < 3 ? new Response(null, { status: 503 }) : response;
        },
      ],
    }).addByForm?.({ body: book });
    expect(answer?.status).toBe(200);
    expect(seen).toEqual(['out POST', 'in', 'in']);
    expect(served.last()?.body).toEqual(book);
  });

  it('are none of their own: what fails is sent once', async () => {
    let sent = 0;
    const failing = () => {
      sent += 1;
      return Promise.reject(new TypeError('fetch failed'));
    };
    await expect(client({ fetch: failing }).addByForm?.({ body: book })).rejects.toThrow('fetch');
    expect(sent).toBe(1);
  });
});
