import { describe, expect, it } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };
import { addressOf, type DocumentedOperation, operations } from '#test/access/operations.ts';
import { startApp } from '#test/support/app.ts';
import { openFeatures } from '#test/support/features.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

/**
 * Every operation that has a function, with values of every hostile kind in every place. Whatever it answers is
 * declared and has the documented form (both are watched by `startApp`), and is no failure of the server.
 */
const { api, db, git } = await startApp();
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const group = await seedGroup(db);
const project = await seedProject(db, { namespace: group, git, readme: true });
await addMember(db, { group, user: administrator, level: 50 });

const filled = operations.filter(({ pending }) => !pending);
await openFeatures(admin);
const known = { id: project.id, group_id: group.id, project_id: project.id };

/** Parameters that lead to what exists. */
function paramsOf({ params, subject }: DocumentedOperation): Readonly<Record<string, unknown>> {
  return { ...params, ...(subject?.kind === 'group' ? { id: group.id } : known) };
}

/** The failures among what `ask` gets of each operation; several are under way at a time. */
async function failures(
  ask: (operation: DocumentedOperation) => AsyncIterable<{ readonly status: number }>,
): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...filled];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for await (const { status } of ask(next)) {
        if (status >= 500) failed.push(`${next.id} answered ${status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return failed;
}

type Kind = 'string' | 'integer' | 'date';

/** Hostile texts by the kind of parameter that would pass them on; each costs about two hundred requests. */
const texts: readonly (readonly [name: string, kind: Kind, text: string])[] = [
  ['NUL', 'string', 'a\0b'],
  ['SQL and wildcards', 'string', `x' or 1=1; drop table users; -- %_\\%"`],
  ['a path', 'string', '../../etc/passwd'],
  ['U+FFFF, right-to-left and beyond', 'string', `a\uFFFFb\u202E${'\u{1F3FA}'.repeat(300)}`],
  ['beyond 2^31', 'integer', '2147483648'],
  ['beyond 2^63', 'integer', '18446744073709551616'],
  ['an Arabic digit', 'integer', '\u0661'],
  ['infinity', 'date', 'infinity'],
  ['the year 10000', 'date', '10000-01-01T00:00:00Z'],
  ['a far offset', 'date', '2020-01-01T00:00:00+99:99'],
  ['a leap second', 'date', '2016-12-31T23:59:60Z'],
];

const kindOf = ({ type, format }: DocumentedOperation['query'][number]): Kind =>
  format?.startsWith('date') === true ? 'date' : type === 'integer' ? 'integer' : 'string';

describe.each(texts)('%s', (_, kind, text) => {
  it.runIf(kind !== 'date')('in a path', async () => {
    async function* ask(operation: DocumentedOperation) {
      const [first, ...others] = Object.keys(operation.params);
      if (first === undefined) return;
      // The hostile text stands behind an existing project or group, if the path continues there.
      const names = others.length === 0 ? [first] : others;
      const hostile = Object.fromEntries(names.map((name) => [name, text]));
      const address = addressOf(operation, { ...paramsOf(operation), ...hostile });
      yield admin.send(operation.method, address);
    }
    expect(await failures(ask)).toEqual([]);
  });

  it('in a query', async () => {
    async function* ask(operation: DocumentedOperation) {
      // Operations that write read query and body alike, so the test of bodies below covers them.
      if (operation.method !== 'GET') return;
      const address = addressOf(operation, paramsOf(operation));
      // Pages have a test of their own.
      const own = operation.query.filter(({ name }) => !/^(?:page|per_page)$/.test(name));
      for (const parameter of own.filter((each) => kindOf(each) === kind)) {
        yield admin.get(`${address}?${parameter.name}=${encodeURIComponent(text)}`);
      }
    }
    expect(await failures(ask)).toEqual([]);
  });
});

/** `alone`: also in one property at a time of what is right otherwise, so that each comes as far as it can. */
const bodies: readonly (readonly [name: string, value: unknown, alone: boolean])[] = [
  ['an object with toString and length', { toString: 1, length: 1e9 }, true],
  ['a list of lists', [[['x']]], false],
  ['a number beyond all', 1e308, false],
  ['null', null, true],
  ['NUL', 'a\0b', false],
  ['a lone surrogate', '\uD800', false],
  ['2^53 + 1', '9007199254740993', true],
  ['2,000 entries', Array.from({ length: 2_000 }, (_, index) => `t${index}`), false],
];

type Json = Readonly<Record<string, unknown>>;

function resolved(value: unknown): Json {
  const json = (value ?? {}) as Json;
  const name = typeof json['$ref'] === 'string' ? json['$ref'].split('/').at(-1) : undefined;
  const schemas: Readonly<Record<string, unknown>> = bundle.components.schemas;
  return name === undefined ? json : ((schemas[name] ?? {}) as Json);
}

function propertiesOf({ path, method }: DocumentedOperation): string[] {
  const item = (bundle.paths as Readonly<Record<string, Json>>)[path];
  const body = resolved(resolved(item?.[method.toLowerCase()])['requestBody']);
  const [media] = Object.values(body['content'] ?? {}) as Json[];
  return Object.keys(resolved(media?.['schema'])['properties'] ?? {});
}

/** Operations that would end the tests, because they remove the account or the project of the tests. */
const ending = /^(?:delete|transfer|archive|restore|block|ban|deactivate|reject|updateApplication)/;

describe.each(bodies)('%s', (_, value, alone) => {
  it('in a body', async () => {
    async function* ask(operation: DocumentedOperation) {
      const properties = propertiesOf(operation);
      if (properties.length === 0 || ending.test(operation.id)) return;
      const address = addressOf(operation, paramsOf(operation));
      const all = Object.fromEntries(properties.map((name) => [name, value]));
      yield admin.send(operation.method, address, all);
      const { body } = operation;
      if (!alone) return;
      for (const name of Object.keys(body ?? {})) {
        yield admin.send(operation.method, address, { ...body, [name]: value });
      }
    }
    expect(await failures(ask)).toEqual([]);
  });
});

it('the server and its data are none the worse for it', async () => {
  expect(await admin.get('/user')).toMatchObject({ status: 200, body: { id: administrator.id } });
  expect((await admin.get(`/projects/${project.id}`)).status).toBe(200);
});
