import { describe, expect, it } from 'vitest';
import type { Answer } from '#test/support/http-client.ts';
import type { HasId } from '#test/support/seed.ts';
import {
  addressOf,
  type DocumentedOperation,
  operations,
  payloadOf,
  queryText,
} from './operations.ts';
import { triesAll } from '#test/support/part.ts';
import { IDENTITIES, type Identity } from './identities.ts';
import { keepSecrets, PROBE, WITNESS } from './secrets.ts';

const world = await keepSecrets();
const { app, owner, people, records, secrets } = world;
const { api } = app;
const as = (identity: Identity) => (identity === 'anonymous' ? api : api.as(people[identity]));

type Query = Readonly<Record<string, unknown>>;

/** Possible values of the path parameters, one after the other; the first parameter has the choice. */
function paramsOf({ path, params }: DocumentedOperation): readonly Query[] {
  const segments = path.split('/');
  const chosen = Object.keys(params).map((name) => {
    const before = segments[segments.indexOf(`{${name}}`) - 1] ?? '';
    return [name, world.targets[`${before}/${name}`] ?? [params[name]]] as const;
  });
  const [first, ...rest] = chosen;
  if (first === undefined) return [{}];
  const others = Object.fromEntries(rest.map(([name, values]) => [name, values[0]]));
  return first[1].map((value) => ({ [first[0]]: value, ...others }));
}

/** Filters that take text of their own kind: a word in them could only be refused. */
const NO_WORDS = new Set(['cursor', 'ref', 'checksum', 'repository_storage', 'fingerprint']);

/**
 * The ways in which a list is asked for: as it stands, with everything that adds to rows, for the probe in every
 * filter that takes words, and in every order.
 */
function queriesOf({ query, path }: DocumentedOperation): readonly Query[] {
  const required: Query = Object.fromEntries(
    query
      .filter((each) => each.required)
      .map(({ name, example }) => [name, name === 'search' ? PROBE : example]),
  );
  const adding = query.filter(
    ({ name, type }) => type === 'boolean' && /^(with|include|stat|all|lic|show|search)/.test(name),
  );
  const words = query.filter(
    (each) =>
      (each.type === 'string' || ['topic', 'tag_list'].includes(each.name)) &&
      each.enum === null &&
      each.format === null &&
      !NO_WORDS.has(each.name),
  );
  const value = (name: string) => (name === 'provider' ? 'saml' : PROBE);
  const orders = query.find(({ name }) => name === 'order_by')?.enum ?? [];
  const scopes =
    required['scope'] === undefined ? [] : (query.find(({ name }) => name === 'scope')?.enum ?? []);
  const full = { per_page: 100, ...Object.fromEntries(adding.map(({ name }) => [name, true])) };
  const list = query.some(({ name }) => name === 'per_page') || orders.length > 0;
  return [
    required,
    ...(list ? [{ ...required, ...full }] : []),
    ...words
      .filter(({ name }) => required[name] === undefined)
      .map(({ name }) => ({ ...required, ...full, [name]: value(name) })),
    ...scopes.map((scope) => ({ ...required, scope })),
    ...orders.map((order, index) => ({
      ...required,
      ...full,
      order_by: order,
      ...(path.includes('search') ? {} : { sort: index % 2 === 0 ? 'asc' : 'desc' }),
    })),
  ];
}

const reads = operations.filter(({ method, pending }) => method === 'GET' && !pending);

/** Witnesses in body and headers that the request did not itself name. */
function witnessesIn({ headers, bytes }: Answer, url: string): ReadonlySet<string> {
  const text = `${JSON.stringify(headers)} ${decoded(bytes)}`.toLowerCase();
  const found = new Set(text.match(WITNESS) ?? []);
  for (const named of url.toLowerCase().match(WITNESS) ?? []) found.delete(named);
  return found;
}

/** Files come in base64 inside JSON. */
function decoded(bytes: Buffer): string {
  const text = bytes.toString();
  const content = /"content":"([^"]*)"/.exec(text)?.[1] ?? '';
  return `${text} ${Buffer.from(content, 'base64').toString()}`;
}

const maySee = (identity: Identity, witness: string) =>
  secrets.get(witness)?.includes(identity) === true;

/** Lists the faults of an answer. */
function faults(identity: Identity, url: string, answer: Answer): readonly string[] {
  const wrong: string[] = [];
  for (const witness of witnessesIn(answer, url)) {
    if (!maySee(identity, witness)) wrong.push(`${identity} is shown ${witness} by ${url}`);
  }
  const { status, headers, body } = answer;
  if (status >= 500) wrong.push(`${identity} is answered ${status} by ${url}`);
  const total = headers['x-total'];
  const pages = headers['x-total-pages'];
  if (status === 200 && Array.isArray(body) && total !== undefined && pages !== undefined) {
    const whole = pages === '1' || pages === '0';
    if (whole && Number(total) !== body.length) {
      wrong.push(`${identity} gets ${body.length} rows and a total of ${total} by ${url}`);
    }
  }
  return wrong;
}

function urlsOf(operation: DocumentedOperation): readonly string[] {
  return paramsOf(operation).flatMap((params, index) => {
    const address = addressOf(operation, params);
    // Orders and filters of a list do not depend on whose it is.
    const queries = index < 3 ? queriesOf(operation) : queriesOf(operation).slice(0, 2);
    return queries.map((query) => `${address}${queryText(query)}`);
  });
}

describe('data that an identity may not see', () => {
  const table = reads.map((operation) => [operation.id, operation] as const);
  it.each(table)('are not in the answers of %s', async (_, operation) => {
    const asked = IDENTITIES.flatMap((identity) => {
      const urls = urlsOf(operation);
      // The account is refused before anything else.
      const some = identity === 'blocked' ? urls.slice(0, 1) : urls;
      return some.map(async (url) => faults(identity, url, await as(identity).get(url)));
    });
    expect((await Promise.all(asked)).flat()).toEqual([]);
  });

  it('are visible to callers with the right, through the same requests', async () => {
    const upload = await api.as(owner).sendTo('GET', world.upload);
    const missing = new Set(secrets.keys());
    const look = async (user: HasId, url: string) => {
      for (const each of witnessesIn(await api.as(user).get(url), url)) missing.delete(each);
    };
    for (const each of witnessesIn(upload, '')) missing.delete(each);
    for (const user of [world.administrator, owner]) {
      for (const operation of reads) {
        if (missing.size === 0) break;
        await Promise.all(
          urlsOf(operation)
            .slice(0, 12)
            .map((url) => look(user, url)),
        );
      }
    }
    expect([...missing]).toEqual([]);
  });
});

describe('a hidden project', () => {
  const outsiders = ['anonymous', 'stranger', 'external', 'neighbour'] as const;

  it('answers like one that does not exist, by id and by path', async () => {
    const about = reads.filter(({ subject }) => subject?.kind === 'project');
    const body = (await api.as(owner).get(`/projects/${records.project.id}`)).body;
    const fullPath: string = body.path_with_namespace;
    const names = [records.project.id, fullPath, fullPath.toUpperCase()];
    for (const operation of about) {
      const required = queriesOf(operation)[0] ?? {};
      const ask = (identity: Identity, id: string | number) => {
        const params = { ...operation.params, [operation.subject?.parameter ?? 'id']: id };
        return as(identity).get(`${addressOf(operation, params)}${queryText(required)}`);
      };
      for (const identity of outsiders) {
        const missing = await ask(identity, 999_999_999);
        const answers = await Promise.all(names.map((name) => ask(identity, name)));
        for (const answer of answers) {
          expect({ id: operation.id, identity, status: answer.status, body: answer.body }).toEqual({
            id: operation.id,
            identity,
            status: missing.status,
            body: missing.body,
          });
          const { 'x-request-id': _, 'x-runtime': __, date: ___, ...headers } = answer.headers;
          expect(Object.keys(headers).sort()).toEqual(
            Object.keys(missing.headers)
              .filter((name) => !['x-request-id', 'x-runtime', 'date'].includes(name))
              .sort(),
          );
        }
      }
    }
  });
});

describe('filters are no oracles', () => {
  const outsiders = ['stranger', 'external', 'neighbour', 'guest'] as const;

  it.each(outsiders)(
    'a %s finds nobody by a private address, identity or attribute',
    async (who) => {
      const { body: everybody } = await as(who).get('/users?per_page=100');
      const byEmail = await as(who).get(`/users?search=${encodeURIComponent(owner.email)}`);
      expect(byEmail).toMatchObject({ status: 200, body: [] });
      const byPart = await as(who).get(`/users?search=${PROBE}`);
      expect(byPart).toMatchObject({ status: 200, body: [] });
      const search = await as(who).get(
        `/search?scope=users&search=${encodeURIComponent(owner.email)}`,
      );
      expect(search).toMatchObject({ status: 200, body: [] });
      const identity = `extern_uid=${encodeURIComponent(`${PROBE} witnessidentity`)}&provider=saml`;
      expect(await as(who).get(`/users?${identity}`)).toMatchObject({ status: 403 });
      for (const value of [`${PROBE} witnessusersattribute`, 'wrong']) {
        const filter = `custom_attributes[mark]=${encodeURIComponent(value)}`;
        const { body } = await as(who).get(`/users?per_page=100&${filter}`);
        expect(body).toEqual(everybody);
      }
    },
  );

  it.each(['projects', 'groups'] as const)(
    'attributes of %s narrow nothing for others',
    async (type) => {
      for (const who of outsiders) {
        const { body: all } = await as(who).get(`/${type}?per_page=100&all_available=true`);
        for (const value of [`${PROBE} witness${type}attribute`, 'wrong']) {
          const filter = `custom_attributes[mark]=${encodeURIComponent(value)}`;
          const path = `/${type}?per_page=100&all_available=true&${filter}`;
          expect((await as(who).get(path)).body).toEqual(all);
        }
      }
    },
  );

  it('counts only what everybody like the caller sees under a topic, and no hidden forks', async () => {
    const topicCount = async (identity: Identity) => {
      const { body } = await as(identity).get('/topics?search=ceramics');
      return body[0]?.total_projects_count;
    };
    expect(await topicCount('anonymous')).toBe(1);
    expect(await topicCount('stranger')).toBe(1);
    // Members do not see it either: the count serves all callers without access.
    expect(await topicCount('guest')).toBe(1);
    for (const identity of ['anonymous', 'stranger', 'guest'] as const) {
      const forks = await as(identity).get(`/projects/${records.square.id}/forks`);
      expect(forks).toMatchObject({ status: 200, body: [], headers: { 'x-total': '0' } });
    }
  });

  it('shows members of an invited private group only to those who see the group', async () => {
    for (const path of [`/projects/${records.square.id}`, `/groups/${records.plaza.id}`]) {
      const members = async (user: { readonly id: number }) => {
        const { body } = await api.as(user).get(`${path}/members/all?per_page=100`);
        return body.map(({ id }: { readonly id: number }) => id);
      };
      expect(await members(records.friend)).toContain(records.friend.id);
      for (const who of outsiders)
        expect(await members(people[who])).not.toContain(records.friend.id);
    }
  });

  it('tells of the activity of a user only where the caller can look', async () => {
    for (const who of ['anonymous', ...outsiders] as const) {
      const { body } = await as(who).get(`/users/${owner.id}/events?per_page=100`);
      const places = new Set(body.map((event: { project_id: number }) => event.project_id));
      const allowed = new Set<number | null>([records.square.id, null]);
      if (who === 'guest') allowed.add(records.project.id);
      expect([...places].filter((id) => !allowed.has(id as number))).toEqual([]);
    }
  });
});

// Last: some of it succeeds, on what is public. The answers to writes are those of code, not of a database.
describe.runIf(triesAll)('a request about hidden data', () => {
  const writes = operations.filter(
    ({ method, pending, path }) => method !== 'GET' && !pending && !path.includes('/self'),
  );
  // The account that is blocked is refused before anything else.
  const identities = IDENTITIES.filter((identity) => identity !== 'blocked');
  it.each(writes.map((operation) => [operation.id, operation] as const))(
    'is answered without them by %s',
    async (_, operation) => {
      const { body, headers } = payloadOf(operation, operation.body);
      const required = operation.query.filter((each) => each.required);
      const query = Object.fromEntries(required.map(({ name, example }) => [name, example]));
      const asked = paramsOf(operation)
        .slice(0, 3)
        .flatMap((params) =>
          identities.map(async (identity) => {
            const url = addressOf(operation, params) + queryText(query);
            const answer = await as(identity).send(operation.method, url, body, headers);
            return faults(identity, url, answer);
          }),
        );
      expect((await Promise.all(asked)).flat()).toEqual([]);
    },
  );

  it('leaves them unchanged, uploads too', async () => {
    for (const identity of IDENTITIES) {
      const answer = await as(identity).sendTo('GET', world.upload);
      expect(faults(identity, world.upload, answer)).toEqual([]);
      expect(answer.status === 200).toBe(identity === 'guest');
    }
  });
});
