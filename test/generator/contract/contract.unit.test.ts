import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildContract } from '#generator/contract/build.ts';
import type { Contract } from '#generator/contract/contract.ts';
import { type ContractOptions, type ContractResult, runContract } from '#generator/contract/run.ts';
import { plainConfig } from '#generator/config.ts';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import type { ServiceResponse } from '#runtime/respond.ts';
import { runGenerator } from '../command-line.ts';
import { generatePlain, specFolder } from '../generated.ts';
import { type Called, serve } from '../plain/served.ts';

const text = readFileSync(join(import.meta.dirname, '../library/library.yaml'), 'utf8');

function contractIn(folder: string): Contract {
  const { spec, faults } = load(join(folder, 'spec/openapi.yaml'), { config: plainConfig });
  if (spec === null) throw new Error(JSON.stringify(faults));
  return buildContract(buildModel(spec).document);
}

const right = ({ operation }: Called): ServiceResponse => {
  if (operation === 'listBooks') return { status: 200, body: [{ kind: 'Dog', name: 'Rex' }] };
  if (operation === 'getBooks') return { status: 200 };
  return { status: operation.startsWith('add') ? 201 : 204 };
};

async function resultsOf(contract: Contract, options: ContractOptions): Promise<ContractResult[]> {
  const results: ContractResult[] = [];
  for await (const result of runContract(contract, options)) results.push(result);
  return results;
}

const problemsIn = (results: readonly ContractResult[]) =>
  results.flatMap(({ operation, title, problems }) =>
    problems.map((problem) => `${operation} ${title}: ${problem}`),
  );

describe('the contract tests of the library', () => {
  let made: Awaited<ReturnType<typeof generatePlain>>;
  let contract: Contract;

  beforeAll(async () => {
    made = await generatePlain(text);
    contract = contractIn(made.folder);
  });

  it('ask every operation, and find nothing where the server does as the document says', async () => {
    const { address } = await serve(made.findRoute, right);
    const results = await resultsOf(contract, { address });
    expect(problemsIn(results)).toEqual([]);
    expect(new Set(results.map(({ operation }) => operation)).size).toBe(8);
    expect(results.filter(({ undecided }) => undecided !== null)).toEqual([]);
    const titles = results.map(({ operation, title }) => `${operation} ${title}`);
    expect(titles).toEqual(
      expect.arrayContaining([
        'listBooks query price/least (type)',
        'listBooks query where (type)',
        'listBooks header Trace (pattern)',
        'listBooks cookie visit (format)',
        'getBooks path ids/0 (type)',
        'addBook body is missing',
        'addBook body  (additionalProperties)',
        'addBook body /mail (format)',
        'addMember body  (required)',
        'sortShelves body /0 (minimum)',
        'setPrices body /a (minimum)',
      ]),
    );
  });

  it.each<readonly [string, (called: Called) => ServiceResponse, string]>([
    [
      'another body',
      () => ({ status: 200, body: [{ kind: 'Dog' }] }),
      'must match exactly one schema',
    ],
    ['a refusal of what is right', () => ({ status: 422 }), 'refused by 422'],
    ['a status that is not described', () => ({ status: 202 }), '202 is not described'],
  ])('find %s', async (_, answer, told) => {
    const served = await serve(made.findRoute, (called) =>
      called.operation === 'listBooks' ? answer(called) : right(called),
    );
    const problems = problemsIn(await resultsOf(contract, served));
    expect(problems.join('\n')).toContain(told);
    expect(problems.every((problem) => problem.startsWith('listBooks'))).toBe(true);
  });

  it('find a server that takes what the document does not describe', async () => {
    const loose = text.replace('minimum: 1 }', 'minimum: 0 }').replace("pattern: '^[0-9]+$'", '');
    const other = await generatePlain(loose);
    const { address } = await serve(other.findRoute, right);
    expect(problemsIn(await resultsOf(contract, { address }))).toEqual([
      expect.stringContaining('listBooks header Trace (pattern): not refused: 200'),
      expect.stringContaining('sortShelves body /0 (minimum): not refused: 204'),
    ]);
  });
});

describe('a server that asks who calls', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Secured', version: '1' },
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths: {
      '/things/{id}': {
        get: {
          operationId: 'getThing',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          responses: { 200: { description: 'It.' }, 404: { description: 'None.' } },
        },
      },
    },
  };
  const asked: string[] = [];
  const answering =
    (status: (authorized: boolean) => number) =>
    (url: string | URL | Request, init?: RequestInit) => {
      asked.push(String(url));
      const { authorization } = (init?.headers ?? {}) as Record<string, string>;
      return Promise.resolve(new Response(null, { status: status(authorization === 'Bearer x') }));
    };
  const run = (status: (authorized: boolean) => number) => {
    const folder = specFolder({ 'spec/openapi.yaml': JSON.stringify(document) });
    return resultsOf(contractIn(folder), {
      address: 'http://there',
      headers: { authorization: 'Bearer x' },
      values: { id: 7 },
      fetch: answering(status),
    });
  };

  it('is asked without credentials, too, and with the values that are there', async () => {
    const results = await run((authorized) => (authorized ? 200 : 401));
    expect(problemsIn(results).filter((problem) => problem.includes('credentials'))).toEqual([]);
    expect(asked[0]).toBe('http://there/things/7');
    expect(asked).toContain('http://there/things/x');
    expect(problemsIn(await run(() => 200)).join('\n')).toContain(
      'without credentials: not refused',
    );
  });

  it('leaves undecided what it answers as right requests', async () => {
    const results = await run((authorized) => (authorized ? 404 : 401));
    const wrong = results.find(({ title }) => title === 'path id (type)');
    expect(wrong?.undecided).toContain('404');
    expect(problemsIn(results)).toEqual([]);
  });
});

describe('answers without an end', () => {
  const json = { 'application/json': { schema: { type: 'object' } } };
  const answers = {
    200: { description: 'As they come.', content: { 'text/event-stream': {}, ...json } },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Endless', version: '1' },
    paths: { '/endless': { get: { operationId: 'watch', responses: answers } } },
  };

  it.each([
    [200, 'text/event-stream', null],
    [202, 'text/event-stream', '202 is not described: '],
    [202, 'text/plain', '202 is not described: xxx'],
    [200, 'application/json', 'not JSON: xxx'],
  ])('of %i and %s are left', async (status, type, told) => {
    let left = 0;
    const body = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          // The stream stays silent, perhaps for hours.
          if (type === 'text/event-stream') return new Promise(() => {});
          controller.enqueue(Buffer.alloc(65_536, 'x'));
          return undefined;
        },
        cancel: () => void (left += 1),
      });
    const results = await resultsOf(
      contractIn(specFolder({ 'spec/openapi.yaml': JSON.stringify(document) })),
      {
        address: 'http://there',
        fetch: () =>
          Promise.resolve(new Response(body(), { status, headers: { 'content-type': type } })),
      },
    );
    expect(problemsIn(results)).toEqual(
      told === null ? [] : [expect.stringContaining(told) as string],
    );
    expect(left).toBe(1);
  });
});

describe('a document whose schemas grow beyond all bounds', () => {
  const names = Array.from({ length: 12 }, (_, index) => `part${index}`);
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const levels = Array.from({ length: 8 }, (_, level) => [
    `Level${level}`,
    {
      type: 'object',
      required: names,
      properties: Object.fromEntries(names.map((name) => [name, ref(`Level${level + 1}`)])),
    },
  ]);
  const operator = (name: string) => ({
    type: 'object',
    required: ['op'],
    properties: { op: { const: name }, left: ref('Term'), right: ref('Term') },
  });
  const literal = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
  const contractFor = (schema: object) => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'Large', version: '1' },
      paths: {
        '/a': {
          post: {
            operationId: 'send',
            requestBody: { required: true, content: { 'application/json': { schema } } },
            responses: { 204: { description: 'Taken.' } },
          },
        },
      },
      components: {
        schemas: {
          ...Object.fromEntries(levels),
          Level8: { type: 'string' },
          Term: { oneOf: [...names.map(operator), literal] },
        },
      },
    };
    return buildContract(document).operations[0];
  };

  it.each([
    ['objects of objects', ref('Level0')],
    ['a list of a billion', { type: 'array', minItems: 1e9, items: { type: 'string' } }],
    ['a text of a billion', { type: 'string', minLength: 1e9 }],
  ])('is not asked for %s', (_, schema) => {
    expect(contractFor(schema)).toMatchObject({ untold: 'no body is found that is right' });
  });

  it('is asked for alternatives of each other', () => {
    const { untold, wrong = [] } = contractFor(ref('Term')) ?? {};
    expect(untold).toBeNull();
    expect(wrong.length).toBeGreaterThan(5);
  });
});

it('a body is sent in each of its media types, as each is written', async () => {
  const object = (name: string, schema: object) => ({
    type: 'object',
    required: [name],
    properties: { [name]: schema },
  });
  const numbers = { type: 'array', minItems: 2, items: { type: 'integer' } };
  const made = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Sizes', version: '1' },
    paths: {
      '/sizes': {
        post: {
          operationId: 'addSizes',
          requestBody: {
            required: true,
            content: {
              'text/plain': { schema: { type: 'string', minLength: 3 } },
              'application/x-www-form-urlencoded': {
                schema: object('sizes', numbers),
                encoding: { sizes: { style: 'pipeDelimited' } },
              },
              'application/json': { schema: object('size', { type: 'integer' }) },
              'application/xml': { schema: object('size', { type: 'integer' }) },
            },
          },
          responses: { '204': { description: 'Added.' } },
        },
      },
    },
  });
  const { address, calls } = await serve(made.findRoute, () => ({ status: 204 }));
  const results = await resultsOf(contractIn(made.folder), { address });
  expect(problemsIn(results)).toEqual([]);
  const mediaTypes = calls.map((called) => (called as { mediaType?: unknown }).mediaType);
  expect(new Set(mediaTypes)).toEqual(
    new Set(['application/json', 'text/plain', 'application/x-www-form-urlencoded']),
  );
});

it('the command writes tests that Node runs', async () => {
  const folder = specFolder({ 'openapi.yaml': text });
  const { code, out } = await runGenerator(folder, 'contract', '--spec', 'openapi.yaml');
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^8 operations, \d+ requests\n/) as string,
  });
  const { findRoute } = await generatePlain(text);
  const answer = { of: right };
  const { address } = await serve(findRoute, (called) => answer.of(called));
  const test = () =>
    promisify(execFile)(
      process.execPath,
      ['--test', '--test-reporter=tap', 'contract/contract.test.ts'],
      {
        cwd: folder,
        env: { ...process.env, CONTRACT_ADDRESS: address, NODE_TEST_CONTEXT: undefined },
      },
    );
  expect((await test()).stdout).toContain('# pass 8');
  answer.of = (called) => (called.operation === 'getBooks' ? { status: 202 } : right(called));
  await expect(test()).rejects.toMatchObject({
    stdout: expect.stringContaining('as described: 202 is not described') as string,
  });
});
