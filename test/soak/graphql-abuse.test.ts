import { afterAll, describe, expect, it } from 'vitest';
import { watchMemory } from '#test/support/memory.ts';
import { seedToken } from '#test/support/seed.ts';
import type { CostlyRequest } from './costly-requests.ts';
import { fillPages, seedHeavyWorld } from './heavy-world.ts';
import { lineOf, LONGEST, LongestStalls } from './longest-stalls.ts';
import { startMeasuredServer } from './measured-server.ts';
import { PlainClient } from './plain-client.ts';

/** Megabytes by which all of this together may make the server grow. */
const MOST_GROWTH = 200;
/** Each request so many times, one after the other: what is remembered of documents adds up. */
const TIMES = 20;

const server = await startMeasuredServer(seedHeavyWorld);
const { api, db, seeded: heavy } = server;
await fillPages(api, heavy);
const client = new PlainClient(server.port);
const stalls = new LongestStalls(client, server.meters);
const { token: member } = await seedToken(db, heavy.user, { scopes: ['api'] });
const { token: administrator } = await seedToken(db, heavy.administrator, { scopes: ['api'] });

function requestOf(kind: string, body: unknown): CostlyRequest {
  return {
    ...{ operation: kind, kind: 'document', switchedOff: null },
    ...{ method: 'POST', url: '/api/graphql' },
    headers: { 'content-type': 'application/json' },
    bytes: Buffer.from(JSON.stringify(body)),
  };
}

// The first document loads the schema, which is no document's own cost.
await client.send(requestOf('first', { query: '{ __schema { types { name } } }' }));
const watch = watchMemory(server.process.pid);
const warm = watch.stop();
const memory = watchMemory(server.process.pid);
let grown = 0;
afterAll(async () => {
  process.stdout.write(`${stalls.report(20)}\nmemory grew by ${grown} MB from ${warm} bytes\n`);
  client.close();
  await server.stop();
});

const repeat = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => text(index)).join(' ');
const pages = (names: readonly string[]) =>
  names.reduceRight((inner, name) => `${name}(first: 100) { nodes { ${inner} } }`, '__typename');
const half = (name: string, other: string) =>
  repeat(
    40,
    (i) =>
      `fragment ${name}${i} on Group { a: parent { ...${name}${i + 1} } b: parent { ...${name}${i + 1} ...${other}${i + 1} } }`,
  );
const group = (selection: string) => `{ group(fullPath: "a") { ${selection} } }`;

/** Documents that are refused before anything is read, and by what words. */
const refused: Readonly<Record<string, readonly [body: unknown, words: RegExp]>> = {
  'aliases by the thousand': [
    {
      query: `{ ${repeat(350, (i) => `a${i}: currentUser { id }`)} }`,
    },
    /exceeds max complexity/,
  ],
  'fragments in a circle': [
    {
      query: `{ ...F0 } ${repeat(250, (i) => `fragment F${i} on Query { ...F${(i + 1) % 250} }`)}`,
    },
    /infinite loop/,
  ],
  'a thousand levels': [
    { query: `{${'parent{'.repeat(1_000)}id${'}'.repeat(1_000)}}` },
    /nested \d+ levels deep/,
  ],
  'braces as deep as a document allows': [{ query: '{'.repeat(10_000) }, /nested \d+ levels deep/],
  'lists as deep as a document allows': [
    { query: `{a(b:${'['.repeat(9_900)}` },
    /nested \d+ levels deep/,
  ],
  'a megabyte': [{ query: `{ ${'id '.repeat(340_000)} }` }, /^\{/],
  'a megabyte of documents': [
    Array.from({ length: 100 }, () => ({
      query: `{ currentUser { ${'id '.repeat(3_300)} } }`,
    })),
    /Query too large/,
  ],
  'a batch of five hundred': [
    Array.from({ length: 500 }, () => ({
      query: '{currentUser{id}}',
    })),
    /exceeds max complexity/,
  ],
  'introspection within introspection': [
    {
      query: '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    },
    /Recursive query/,
  ],
  'directives repeated': [
    { query: `{ __typename ${'@skip(if: false) '.repeat(550)} }` },
    /only be used once/,
  ],
  'variables of a wrong shape': [
    {
      query: 'mutation($input: CreateIssueInput!) { createIssue(input: $input) { errors } }',
      variables: { input: [[[[]]]] },
    },
    /invalid value/,
  ],
  'the id of another type': [
    { query: '{ issue(id: "gid://gitlab/Group/1") { id } }' },
    /does not represent an instance/,
  ],
  'costly connections five deep': [
    {
      query: `{ ${pages(['projects', 'mergeRequests', 'pipelines', 'jobs', 'artifacts'])} }`,
    },
    /exceeds max/,
  ],
  'pages of pages of pages of pages': [
    {
      query: `{ projects { nodes { issues { nodes { discussions { nodes { notes { nodes { id } } } } } } } } }`,
    },
    /exceeds max/,
  ],
  'a list of 100,000 variables': [
    {
      query: 'query($ids: [ID!]) { projects(ids: $ids) { nodes { id } } }',
      variables: { ids: Array.from({ length: 100_000 }, (_, i) => i) },
    },
    /^\{/,
  ],
  'fragments that double': [
    {
      query: `${group('...A0 ...B0')} ${half('A', 'B')} ${half('B', 'A')}
      fragment A40 on Group { id } fragment B40 on Group { id }`,
    },
    /^\{/,
  ],
};

/** Documents that are small, or no larger than they may be, and are answered. */
const answered: Readonly<Record<string, unknown>> = {
  'one field 3,000 times': { query: `{ currentUser { ${'id '.repeat(3_000)} } }` },
  'inline fragments that multiply pairs': {
    query: `{ currentUser { ${'...on UserCore{id}...on User{id}'.repeat(300)} } }`,
  },
  '200 fragments that spread each other': {
    query: `${group('...F0')} ${repeat(
      200,
      (i) =>
        `fragment F${i} on Group {id ${[1, 2].map((n) => (i + n < 200 ? `...F${i + n}` : '')).join(' ')}}`,
    )}`,
  },
  'pages of pages of pages': {
    query: `{ projects(first: 100) { nodes { issues(first: 100) { nodes { notes(first: 100) { nodes { id } } } } } } }`,
  },
  'a list of pages': {
    query: `{ projects(first: 100) { nodes { name issues(first: 20) { nodes {
      title labels { nodes { title } } assignees { nodes { username } } } } } } }`,
  },
};

const callers = [
  ['nobody', null],
  ['member', member],
  ['administrator', administrator],
] as const;

/** The beginnings of the answers, by caller. */
async function send(request: CostlyRequest): Promise<ReadonlyMap<string, readonly string[]>> {
  const answers = new Map<string, string[]>();
  for (const [caller, token] of callers) {
    await stalls.measure(request, caller, token);
    const texts: string[] = [];
    answers.set(caller, texts);
    const headers = token === null ? {} : { 'private-token': token };
    for (let time = 0; time < TIMES; time += 1) {
      const sent = { ...request, headers: { ...request.headers, ...headers } };
      texts.push((await client.send(sent)).text);
    }
  }
  return answers;
}

function worstSince(before: number): string[] {
  const worst = stalls.all.slice(before).filter(({ stall }) => stall.ran > LONGEST);
  return [...worst.map(lineOf), ...stalls.failures];
}

describe('documents that ask for too much', () => {
  it.each(Object.entries(refused))('%s: refused at once', async (kind, [body, words]) => {
    const before = stalls.all.length;
    for (const text of [...(await send(requestOf(kind, body))).values()].flat()) {
      expect(text).toMatch(/^\[?\{"errors":|^\{"(?:error|message)":/);
      expect(text).toMatch(words);
    }
    expect(worstSince(before)).toEqual([]);
  });

  it.each(Object.entries(answered))('%s: answered with turns for others', async (kind, body) => {
    const before = stalls.all.length;
    const answers = await send(requestOf(kind, body));
    for (const text of answers.get('administrator') ?? []) expect(text).toMatch(/^\{"data":/);
    expect(worstSince(before)).toEqual([]);
  });

  it('leave the server as small as it was', () => {
    grown = Math.round((memory.stop() - warm) / 1_048_576);
    expect(grown).toBeLessThan(MOST_GROWTH);
  });
});
