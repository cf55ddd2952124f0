import { expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { typeErrors } from '../type-errors.ts';
import { serve } from './served.ts';

const id = { type: 'integer', readOnly: true };
const name = { type: 'string' };
const object = (properties: object, ...required: readonly string[]) => ({
  type: 'object',
  required,
  properties,
});
const ref = (schema: string) => ({ $ref: `#/components/schemas/${schema}` });

const book = {
  allOf: [
    ref('Named'),
    object(
      {
        id,
        author: ref('Author'),
        chapters: { type: 'array', items: object({ id, name }, 'id', 'name') },
        place: { anyOf: [ref('Shelf'), object({ id, room: name }, 'id', 'room')] },
        notes: { type: 'object', additionalProperties: ref('Author') },
        made: ref('Moment'),
        // Names of keywords whose values are no schemas.
        default: object({ id, enum: object({ id }, 'id') }, 'id', 'enum'),
      },
      'id',
      'author',
      'made',
    ),
  ],
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  paths: {
    '/books': {
      post: {
        operationId: 'addBook',
        requestBody: { $ref: '#/components/requestBodies/Book' },
        responses: {
          201: { description: 'Added.', content: { 'application/json': { schema: ref('Book') } } },
        },
      },
    },
  },
  components: {
    requestBodies: {
      Book: { required: true, content: { 'application/json': { schema: ref('Book') } } },
    },
    schemas: {
      Book: book,
      Named: object({ id, name }, 'id', 'name'),
      Author: object({ id, name, friends: { type: 'array', items: ref('Author') } }, 'id', 'name'),
      Shelf: object({ id, kind: { const: 'shelf' } }, 'id', 'kind'),
      Moment: { type: 'string', format: 'date-time', readOnly: true },
      Plain: object({ name }, 'name'),
    },
  },
};

const sent = {
  name: 'Emma',
  author: { name: 'Jane', friends: [{ name: 'Ann' }] },
  chapters: [{ name: 'One' }],
  place: { kind: 'shelf' },
  notes: { first: { name: 'Ann' } },
  default: { enum: {} },
};

it('requests need not have what only answers have, at any level', async () => {
  const { folder, findRoute } = await generatePlain(document);
  const body = { id: 1, name: 'Emma', author: { id: 2, name: 'Jane' }, made: '2026-01-01' };
  const served = await serve(findRoute, () => ({ status: 201, body }));
  const answer = await fetch(`${served.address}/books`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  expect(answer.status).toBe(201);
  expect(served.last()?.body).toEqual(sent);

  const withoutName = { ...sent, author: { friends: [] } };
  const errors = typeErrors(folder, [
    "import type { AddBookRequest, AddBookResponse } from './generated/books/types.ts';",
    "import type { AddBookInput } from './generated/client/books.ts';",
    `export const right: AddBookInput['body'] = ${JSON.stringify(sent)};`,
    `export const back: AddBookInput['body'] = ${JSON.stringify({ ...sent, id: 1, author: { id: 1, name: 'Jane' } })};`,
    `export const taken: AddBookRequest['body'] = ${JSON.stringify(sent)};`,
    "export const author = (body: AddBookRequest['body']): string => body.author.name;",
    `export const wrong: AddBookInput['body'] = ${JSON.stringify(withoutName)};`,
    `export const answered: AddBookResponse['body'] = ${JSON.stringify(sent)};`,
  ]);
  expect(errors).toEqual([7, 8]);
});

const secret = { type: 'string', writeOnly: true };
const account = {
  required: ['name', 'secret', 'owner'],
  allOf: [
    { required: ['id'] },
    ref('Owned'),
    {
      type: 'object',
      properties: { id, name, secret, owner: { type: 'integer', readOnly: true } },
    },
  ],
};
const accounts = {
  openapi: '3.1.0',
  info: { title: 'Accounts', version: '1' },
  paths: {
    '/accounts': {
      post: {
        operationId: 'addAccount',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: ref('Account') } },
        },
        responses: {
          201: {
            description: 'Added.',
            content: { 'application/json': { schema: ref('Account') } },
          },
        },
      },
    },
    '/owned': {
      post: {
        operationId: 'addOwned',
        requestBody: { required: true, content: { 'application/json': { schema: ref('Owned') } } },
        responses: { 201: { description: 'Added.' } },
      },
    },
  },
  components: { schemas: { Account: account, Owned: object({ owner: {} }, 'owner') } },
};

it('one part of a schema may require what another part says is not sent', async () => {
  const { folder, findRoute } = await generatePlain(accounts);
  const body = { id: 1, name: 'Ann', owner: 2 };
  const served = await serve(findRoute, () => ({ status: 201, body: { ...body, secret: 'x' } }));
  const post = (path: string, sent: object) =>
    fetch(served.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
  const answer = await post('/accounts', { name: 'Ann', secret: 'x' });
  expect(answer.status).toBe(201);
  expect(served.last()?.body).toEqual({ name: 'Ann', secret: 'x' });
  expect((await post('/accounts', { name: 'Ann' })).status).toBe(400);
  // Elsewhere the same part asks for it.
  expect((await post('/owned', {})).status).toBe(400);
  expect((await post('/owned', { owner: 1 })).status).toBe(201);

  // Answers lack the properties of requests alone.
  expect(await answer.json()).toEqual(body);
  const errors = typeErrors(folder, [
    "import type { AddAccountResponse } from './generated/accounts/types.ts';",
    `export const answered: AddAccountResponse['body'] = ${JSON.stringify(body)};`,
    "export const nameless: AddAccountResponse['body'] = { id: 1, owner: 2 };",
  ]);
  expect(errors).toEqual([3]);
});
