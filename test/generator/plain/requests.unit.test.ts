import { beforeAll, describe, expect, it } from 'vitest';
import type { Host } from '#runtime/dispatch.ts';
import type { Method } from '#runtime/operation.ts';
import { emptyTree, fromJson, type RawTree, type RawValue } from '#runtime/raw.ts';
import type { RefusedRequest } from '#runtime/refused-request.ts';
import type { FindRoute } from '#runtime/route.ts';
import { Runner } from '#runtime/run.ts';
import { noParameters } from '#runtime/sent-parameters.ts';
import { describeFaults } from '#src/http/fault-texts.ts';
import { generateRouter } from '../generated.ts';
import { library } from './library.ts';

let findRoute: FindRoute;
const runner = new Runner({}, {} as Host<object, null>);

beforeAll(async () => {
  findRoute = await generateRouter({ 'spec/openapi.yaml': library });
});

/** The text of the refusal; null for what is let in. */
async function refusal(
  [method, place]: readonly [Method, string],
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const operation = await findRoute(['api', place])?.operations[method]?.load();
  if (operation === undefined) throw new Error(`there is no ${method} ${place}`);
  const raw: RawValue = fromJson(body);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  try {
    runner.decode(operation, {
      path: [],
      merged: isObject ? (raw as RawTree) : emptyTree(),
      whole: raw,
      header: (name) => headers[name],
      parameters: noParameters,
      kind: 'json',
    });
    return null;
  } catch (error) {
    return describeFaults((error as RefusedRequest).faults);
  }
}

describe('a body that is a union', () => {
  it.each([
    [{ kind: 'person', name: 'Ann' }, null],
    [{ kind: 'school', pupils: 3 }, null],
    [42, 'body is invalid'],
    [{ kind: 'dog', name: 'Rex' }, 'kind does not have a valid value'],
    [{ kind: 'school' }, 'pupils is missing'],
    [{ kind: 'school', pupils: 0 }, 'pupils does not have a valid value'],
  ])('%j: %s', async (body, told) => {
    const text = await refusal(['POST', 'members'], body);
    if (told === null) expect(text).toBeNull();
    else expect(text).toContain(told);
  });
});

describe('a body that is a union with a discriminator', () => {
  it.each([
    [{ kind: 'reader', name: 'Ann' }, null],
    [{ kind: 'Guest', name: 'Ann' }, null],
    [{ kind: 'Person', name: 'Ann' }, 'kind does not have a valid value'],
    [{ kind: 'Guest' }, 'name is missing'],
    [{ name: 'Ann' }, 'kind is missing'],
  ])('%j: %s', async (body, told) => {
    const text = await refusal(['POST', 'visits'], body);
    if (told === null) expect(text).toBeNull();
    else expect(text).toContain(told);
  });
});

describe('a body that is a list', () => {
  it.each([
    [[1, 2], null],
    [[], 'body is empty'],
    [[1, 2, 3, 4], 'body is expected to have length less than or equal to 3'],
    [[0], 'body does not have a valid value'],
    [['x'], 'body is invalid'],
  ])('%j: %s', async (body, told) => {
    expect(await refusal(['PUT', 'shelves'], body)).toBe(told);
  });
});

describe('a body with properties', () => {
  it.each([
    [{ title: 'Emma', pages: 3 }, null],
    [{ title: 'Emma' }, 'body is invalid'],
    [{ title: 'Emma', isbn: '1' }, 'pages is missing'],
    [{ title: 'Emma', isbn: '1', pages: 2 }, null],
  ])('is asked for what concerns it as a whole: %j: %s', async (body, told) => {
    expect(await refusal(['POST', 'books'], body)).toBe(told);
  });
});

describe('members within a body', () => {
  it.each([
    [{ size: { width: 1 } }, null],
    [{ size: { width: 1, depth: 2 } }, 'size[depth] is invalid'],
    [{ labels: { front: 'A', back: 3 } }, null],
    [{ labels: { back: 'x' } }, 'labels[back] is invalid'],
  ])('are those that it may have: %j: %s', async (body, told) => {
    expect(await refusal(['POST', 'shelves'], body)).toBe(told);
  });
});

it('headers are checked', async () => {
  expect(await refusal(['GET', 'books'], null, { 'Trace-Level': '7' })).toBeNull();
  expect(await refusal(['GET', 'books'], null, { 'Trace-Level': 'x' })).toBe(
    'Trace-Level is invalid',
  );
});
