import { getNamedType, isLeafType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadGraphqlSchema } from '#src/graphql/load-schema.ts';
import type { Answer } from '#test/support/http-client.ts';
import { IDENTITIES, type Identity } from '#test/access/identities.ts';
import { keepSecrets, PROBE, WITNESS } from '#test/access/secrets.ts';
import { argumentsIn } from './arguments.ts';
import { pack } from './pack.ts';
import { fieldsOf, ordersOf, type Step, Walk } from './steps.ts';

const world = await keepSecrets();
const { app, people, secrets } = world;
const { api } = app;
const { globalIdApp } = app.environment.config;
const schema = await loadGraphqlSchema({ globalIdApp });
const root = schema.getQueryType();
if (root == null) throw new Error('there is no root');
const given = await argumentsIn(world);
const walk = new Walk(schema, (field) => given[field] ?? [], globalIdApp);

const steps = Object.values(root.getFields()).flatMap((field): Step[] => {
  walk.asked.add(`${root.name}.${field.name}`);
  return isLeafType(getNamedType(field.type)) ? [] : walk.from(root, field);
});
const documents = pack(steps);

/** Every order and every search of each list, of hidden things and of others. */
const listings = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) => {
    const wayTo = given[`to ${type.name}`] ?? [];
    const lists = Object.values(type.getFields()).filter(
      ({ extensions }) => extensions['connection'] === true,
    );
    return lists.flatMap((field) => {
      const searches = field.args.some(({ name }) => name === 'search')
        ? [`(search: "${PROBE}")`]
        : [];
      const asked = [...ordersOf(field), ...searches].map((text, index) => {
        const counted = Object.hasOwn(
          (getNamedType(field.type) as typeof root).getFields(),
          'count',
        );
        return `a${index}: ${field.name}${text.slice(0, -1)} first: 10) {
          ${counted ? 'count' : ''} pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { cursor } nodes { __typename } }`;
      });
      // Few at once: their score is that of lists.
      return wayTo.flatMap((way) =>
        chunks(asked, 4).map((some) => `{ ${way.replace('…', some.join(' '))} }`),
      );
    });
  });

function chunks<Each>(all: readonly Each[], size: number): Each[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}

const callers = IDENTITIES.filter((identity) => identity !== 'blocked');
type Caller = (typeof callers)[number];
const as = (caller: Caller) => (caller === 'anonymous' ? api : api.as(people[caller]));
const ask = (caller: typeof api, query: string) => caller.sendTo('POST', '/api/graphql', { query });

/** Witnesses in an answer and in its cursors that the document did not itself name. */
function witnessesIn({ body }: Answer, query: string): ReadonlySet<string> {
  const text = JSON.stringify(body);
  const cursors = [...text.matchAll(/"(?:cursor|startCursor|endCursor)":"([^"]*)"/g)];
  const decoded = cursors.map(([, cursor = '']) => Buffer.from(cursor, 'base64').toString());
  const found = new Set(`${text} ${decoded.join(' ')}`.toLowerCase().match(WITNESS) ?? []);
  for (const named of query.toLowerCase().match(WITNESS) ?? []) found.delete(named);
  return found;
}

/** The messages that fields may give to anybody. */
const allowed = [
  /^The resource that you are attempting to access does not exist or you don't have permission to perform this action$/,
  /^"\w+" field can be requested only for 1 \w+\(s\) at a time\.$/,
];

const maySee = (caller: Identity, witness: string) =>
  secrets.get(witness)?.includes(caller) === true;

/** The faults of an answer. */
function faultsOf(caller: Caller, query: string, answer: Answer): readonly string[] {
  const { status, body } = answer;
  const { data, errors = [] } = body as {
    data?: unknown;
    errors?: readonly { readonly message: string; readonly path?: readonly unknown[] }[];
  };
  const told = query.length > 300 ? `${query.slice(0, 300)}…` : query;
  const wrong = [...witnessesIn(answer, query)]
    .filter((witness) => !maySee(caller, witness))
    .map((witness) => `${caller} is shown ${witness} by ${placeOf(data, witness)} of ${told}`);
  if (status !== 200) wrong.push(`${caller} is answered ${status} by ${told}`);
  for (const { message, path = [] } of errors) {
    if (!allowed.some((pattern) => pattern.test(message)))
      wrong.push(`${caller} is told ${message} at ${path.join('.')} of ${told}`);
  }
  wrong.push(...wrongCounts(data, '').map((each) => `${caller} gets ${each} of ${told}`));
  return wrong;
}

/** Path of a text in an answer. */
function placeOf(value: unknown, witness: string, at = ''): string {
  if (typeof value !== 'object' || value === null) return at;
  for (const [name, inner] of Object.entries(value)) {
    if (JSON.stringify(inner).toLowerCase().includes(witness))
      return placeOf(inner, witness, `${at}.${name}`);
  }
  return at;
}

/** Lists that say of themselves that there are others than they show, though the page is the whole. */
function wrongCounts(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { count, nodes, pageInfo } = value as {
    readonly count?: number;
    readonly nodes?: readonly unknown[];
    readonly pageInfo?: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  };
  const wrong = Object.entries(value).flatMap(([name, inner]) =>
    wrongCounts(inner, `${at}.${name}`),
  );
  if (count === undefined || nodes === undefined || pageInfo === undefined) return wrong;
  const isWhole = !pageInfo.hasNextPage && !pageInfo.hasPreviousPage;
  if (isWhole && count !== nodes.length)
    wrong.push(`a count of ${count} and ${nodes.length} at ${at}`);
  return wrong;
}

describe('a walk through the whole of GraphQL', () => {
  it.each(callers)('shows nothing hidden to %s', async (caller) => {
    const client = as(caller);
    const wrong: string[] = [];
    for (const query of [...documents, ...listings]) {
      wrong.push(...faultsOf(caller, query, await ask(client, query)));
    }
    expect(wrong).toEqual([]);
  });

  it('asks for every field', () => {
    expect(fieldsOf(schema, root).filter((field) => !walk.asked.has(field))).toEqual([]);
  });

  it('shows the same to those who may', async () => {
    const shown = new Set<string>();
    for (const query of documents) {
      if (shown.size > 30) break;
      const answer = await ask(api.as(world.owner), query);
      for (const witness of witnessesIn(answer, query)) shown.add(witness);
    }
    expect(shown.size).toBeGreaterThan(30);
  });
});
