import { beforeAll, describe, expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

const bodyOf = (name: string) =>
  `requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }`;
const answers = "responses: { '204': { description: Kept. } }";

/** Filters that hold filters; alternatives that are told apart by what they ask for, or by a word. */
const document = `openapi: 3.1.0
info: { title: Filters, version: '1' }
servers: [{ url: / }]
paths:
  /either: { post: { operationId: addEither, ${bodyOf('Either')}, ${answers} } }
  /one: { post: { operationId: addOne, ${bodyOf('One')}, ${answers} } }
  /closed: { post: { operationId: addClosed, ${bodyOf('Closed')}, ${answers} } }
  /joined: { post: { operationId: addJoined, ${bodyOf('Joined')}, ${answers} } }
  /any-or-null: { post: { operationId: addAnyOrNull, ${bodyOf('AnyOrNull')}, ${answers} } }
  /one-or-null: { post: { operationId: addOneOrNull, ${bodyOf('OneOrNull')}, ${answers} } }
components:
  schemas:
    Either:
      anyOf:
        - { type: object, required: [a], properties: { child: { $ref: '#/components/schemas/Either' }, a: { type: integer } } }
        - { type: object, required: [b], properties: { child: { $ref: '#/components/schemas/Either' }, b: { type: integer } } }
    One:
      oneOf:
        - { $ref: '#/components/schemas/And' }
        - { $ref: '#/components/schemas/Or' }
        - { $ref: '#/components/schemas/Is' }
    And:
      type: object
      required: [and]
      properties: { and: { type: array, items: { $ref: '#/components/schemas/One' } }, or: { $ref: '#/components/schemas/One' } }
      additionalProperties: false
    Or:
      type: object
      required: [or]
      properties: { or: { $ref: '#/components/schemas/One' }, word: { type: string } }
    Is: { type: object, required: [is], properties: { is: { type: string } }, additionalProperties: false }
    Closed:
      type: object
      anyOf:
        - { required: [a], properties: { a: { type: integer }, child: { $ref: '#/components/schemas/Closed' } } }
        - { required: [b], properties: { b: { type: integer }, child: { $ref: '#/components/schemas/Closed' } } }
      unevaluatedProperties: false
    Joined:
      type: object
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string }
        child: { allOf: [{ $ref: '#/components/schemas/Joined' }, { type: object, properties: { size: { type: integer } } }] }
    AnyOrNull:
      type: object
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string }
        child: { anyOf: [{ $ref: '#/components/schemas/AnyOrNull' }, { type: 'null' }] }
    OneOrNull:
      type: object
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string }
        child: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/OneOrNull' }] }
`;

let address: string;
let taken: unknown;

beforeAll(async () => {
  const { findRoute } = await generatePlain(document);
  ({ address } = await serve(findRoute, ({ body }) => {
    taken = body;
    return { status: 204 };
  }));
});

/** The status of the answer, and how many things it tells. */
async function send(place: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${address}/${place}`, init);
  const text = await answer.text();
  return { status: answer.status, text, faults: text.split(', ').length };
}

const nested = (levels: number, innermost: object, wrap: (child: object) => object): object => {
  let value = innermost;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
};

describe('a body whose parts are described like itself is looked at once, however many alternatives ask', () => {
  // Minutes, where each level takes twice the time of the one within.
  it.each([
    ['either', nested(30, { b: 1 }, (child) => ({ child, b: 1 })), 204],
    ['either', nested(30, { z: 1 }, (child) => ({ child, b: 1 })), 400],
    ['one', nested(30, { is: 'x' }, (or) => ({ or, word: 'x' })), 204],
    ['one', nested(30, { is: 1 }, (or) => ({ or })), 400],
    ['closed', nested(30, { b: 1 }, (child) => ({ child, b: 1 })), 204],
    ['closed', nested(30, { z: 1 }, (child) => ({ child, b: 1 })), 400],
  ])('%s, case %#', async (place, body, status) => {
    const answer = await send(place, body);
    expect(answer.status).toBe(status);
    expect(answer.faults).toBeLessThan(100);
  });

  it.each([
    ['either', { child: { child: { a: 'x' }, b: 1 }, b: 1 }, 'child[child][a]'],
    ['one', { and: [{ is: 'x' }, { is: 2 }] }, 'and[1][is]'],
    ['one', { and: [{ is: 'x' }], or: { is: 3 } }, 'or[is]'],
    ['closed', { child: { a: 1, other: 1 }, b: 1 }, 'child is invalid'],
  ])('%s %j is told with its place', async (place, body, told) => {
    const { status, text } = await send(place, body);
    expect([status, text]).toEqual([400, expect.stringContaining(told)]);
  });

  it.each([
    ['either', { child: { a: 1 }, b: 1 }],
    ['one', { and: [{ is: 'x' }, { or: { is: 'y' }, word: 'z' }] }],
    ['closed', { child: { a: 1, child: { b: 2 } }, b: 1 }],
  ])('%s %j is let in', async (place, body) => {
    expect(await send(place, body)).toMatchObject({ status: 204 });
  });
});

it('a schema that joins itself with another keeps what only answers have out at every level', async () => {
  const sent = { name: 'a', child: { id: 2, size: 1, child: { id: 3, name: 'c' } } };
  const { status } = await send('joined', sent);
  expect(status).toBe(204);
  expect(taken).toEqual({ name: 'a', child: { size: 1, child: { name: 'c' } } });
});

it.each(['any-or-null', 'one-or-null'])(
  'a body may hold one like itself, or null: %s',
  async (place) => {
    const child = { name: 'bowl', child: null };
    const { status } = await send(place, {
      ...{ id: 1, name: 'kiln', other: 1 },
      child: { id: 2, ...child },
    });
    expect(status).toBe(204);
    expect(taken).toEqual({ name: 'kiln', child });
  },
);
