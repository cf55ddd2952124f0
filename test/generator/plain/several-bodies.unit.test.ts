import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { UploadedFile } from '#runtime/upload.ts';
import { generatePlain } from '../generated.ts';
import { type Called, serve } from './served.ts';

const object = (properties: object, ...required: readonly string[]) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});
const file = { type: 'string', format: 'binary' };

const book = object(
  { title: { type: 'string', minLength: 2 }, pages: { type: 'integer' } },
  'title',
);

const operation = (operationId: string, content: object, required = true) => ({
  post: {
    operationId,
    requestBody: { required, content },
    responses: { '204': { description: 'Done.' } },
  },
});

const document = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  paths: {
    '/books': operation('addBook', {
      'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Book' } },
      'multipart/form-data': {
        schema: object({ file, shelf: { type: 'integer', default: 7 } }, 'file'),
      },
      'application/json': { schema: { $ref: '#/components/schemas/Book' } },
      'text/plain': { schema: { type: 'string', maxLength: 10 } },
      'image/png': { schema: file },
      'image/*': { schema: { ...file, maxLength: 20 } },
    }),
    '/titles': operation(
      'addTitle',
      {
        'application/json': { schema: { type: 'string' } },
        'text/plain': { schema: { type: 'string' } },
      },
      false,
    ),
    '/forms': operation('sendForm', {
      'application/x-www-form-urlencoded': {
        schema: {
          oneOf: [
            object({ code: { type: 'integer' } }, 'code'),
            object({ name: { type: 'string' } }, 'name'),
          ],
        },
      },
    }),
  },
  components: { schemas: { Book: book } },
};

let made: Awaited<ReturnType<typeof generatePlain>>;
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  made = await generatePlain(document);
  served = await serve(made.findRoute, () => ({ status: 204 }));
});

async function post(
  path: string,
  type: string | null,
  body: NonNullable<RequestInit['body']> | null,
) {
  const before = served.calls.length;
  const headers = new Headers(type === null ? {} : { 'content-type': type });
  const answer = await fetch(served.address + path, { method: 'POST', headers, body });
  const called: (Called & { mediaType?: string }) | undefined = served.calls.at(before);
  return { status: answer.status, text: await answer.text(), called };
}

describe('a body is read by the schema of its media type', () => {
  it.each([
    ['application/json', '{"title":"Emma","pages":5}', { title: 'Emma', pages: 5 }],
    ['Application/JSON; charset=utf-8', '{"title":"Emma"}', { title: 'Emma' }],
    ['application/x-www-form-urlencoded', 'title=Emma&pages=5', { title: 'Emma', pages: 5 }],
    ['text/plain; charset=utf-8', 'Emma', 'Emma'],
  ])('%s', async (type, sent, body) => {
    const { status, called } = await post('/books', type, sent);
    expect(status).toBe(204);
    const mediaType = type.split(';', 1)[0]?.toLowerCase();
    expect(called).toMatchObject({ operation: 'addBook', mediaType, body });
  });

  it('multipart/form-data', async () => {
    const form = new FormData();
    form.set('file', new Blob(['bytes']));
    const { status, called } = await post('/books', null, form);
    expect(status).toBe(204);
    expect(called?.mediaType).toBe('multipart/form-data');
    const body = called?.body as Readonly<Record<string, unknown>>;
    expect(body['shelf']).toBe(7);
    expect(body['file']).toMatchObject({ size: 5 });
  });

  it.each(['image/png', 'image/webp'])('%s', async (type) => {
    const { called } = await post('/books', type, 'bytes');
    expect(called?.mediaType).toBe(type);
    expect(called?.body).toBeInstanceOf(UploadedFile);
    expect(called?.body).toMatchObject({ mediaType: type, size: 5 });
  });

  it.each([
    ['application/json', '{"file":"x"}', 400],
    ['application/json', '{"title":"E"}', 400],
    ['application/json', '"Emma"', 400],
    ['application/x-www-form-urlencoded', 'file=x', 400],
    ['text/plain', 'a title that is too long', 400],
    ['image/webp', 'x'.repeat(21), 413],
    ['image/png', 'x'.repeat(21), 204],
    ['application/xml', '<title/>', 415],
    [null, null, 400],
  ])('%s refuses what its own schema does: %s, %i', async (type, sent, status) => {
    expect((await post('/books', type, sent)).status).toBe(status);
  });
});

it('a text is JSON in one media type, and itself in another', async () => {
  const json = await post('/titles', 'application/json', '"Emma"');
  const text = await post('/titles', 'text/plain', '"Emma"');
  expect(json.called).toMatchObject({ mediaType: 'application/json', body: 'Emma' });
  expect(text.called).toMatchObject({ mediaType: 'text/plain', body: '"Emma"' });
});

it('a body that is left out has no media type', async () => {
  const { status, called } = await post('/titles', null, null);
  expect(status).toBe(204);
  expect(called?.body).toBeUndefined();
  expect(called).not.toHaveProperty('mediaType');
});

it('a form may be one of several', async () => {
  const type = 'application/x-www-form-urlencoded';
  expect((await post('/forms', type, 'code=5')).called?.body).toEqual({ code: 5 });
  expect((await post('/forms', type, 'name=Emma')).called?.body).toEqual({ name: 'Emma' });
  expect((await post('/forms', type, 'other=Emma')).status).toBe(400);
});

describe('clients', () => {
  it.each([
    ['application/json', { title: 'Emma' }],
    ['text/plain', 'Emma'],
    ['image/webp', new Blob(['bytes'])],
    ['multipart/form-data', { file: new Blob(['bytes']) }],
  ])('name the media type: %s', async (mediaType, body) => {
    const { addBook } = made.createClient({ baseUrl: served.address });
    expect(await addBook?.({ mediaType, body })).toMatchObject({ status: 204 });
    expect(served.last()).toMatchObject({ mediaType });
  });

  it('send the first otherwise', async () => {
    const { addTitle } = made.createClient({ baseUrl: served.address });
    await addTitle?.({ body: 'Emma' });
    expect(served.last()).toMatchObject({ mediaType: 'application/json', body: 'Emma' });
  });
});

describe('the types', () => {
  const read = (name: string) =>
    readFileSync(join(made.folder, 'generated', name), 'utf8').replace(/\s+/g, ' ');

  it('of functions tell bodies apart by their media types', () => {
    const types = read('books/types.ts');
    expect(types).toContain('export type AddBookRequest = { } & (');
    expect(types).toContain(
      "{ readonly mediaType: 'application/json' | 'application/x-www-form-urlencoded'; readonly body: Defaulted<",
    );
    expect(types).toContain(
      "{ readonly mediaType: 'text/plain'; readonly body: BodyOf<operations['addBook'], 'text/plain'> }",
    );
    expect(types).toContain(
      '{ readonly mediaType: `image/${string}`; readonly body: UploadedFile }',
    );
    expect(types).not.toContain('body?: never');
    expect(read('titles/types.ts')).toContain(
      '{ readonly mediaType?: never; readonly body?: never }',
    );
  });

  it('of clients, too', () => {
    const types = read('client/books.ts');
    expect(types).toContain("{ readonly mediaType: 'image/png'; readonly body: Blob }");
    expect(types).toContain('addBook(request: AddBookInput): Promise<AddBookAnswer>;');
    expect(read('client/titles.ts')).toContain('addTitle(request?: AddTitleInput)');
  });
});
