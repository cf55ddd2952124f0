import { beforeAll, expect, it } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };
import { callerOf } from '#test/contract/caller.ts';
import { contractOperations } from '#test/contract/operations.ts';
import { requestsOf } from '#test/contract/requests.ts';
import { anotherSubject, subjectKinds } from '#test/contract/subjects.ts';
import { createWorld } from '#test/contract/world.ts';
import { startApp } from '#test/support/app.ts';

interface Reference {
  readonly $ref: string;
}
interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: Reference | { readonly type?: unknown };
}
interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly (Reference | Parameter)[];
}

/** The part of the document that is meant, there or elsewhere. */
function resolved<Part extends object>(part: Part | Reference): Part {
  if (!('$ref' in part)) return part;
  const names = part.$ref.split('/').slice(1);
  return names.reduce<unknown>(
    (whole, name) => (whole as Readonly<Record<string, unknown>>)[name],
    bundle,
  ) as Part;
}

const takesSeveral = ({ in: place, schema }: Parameter) =>
  place === 'query' && resolved(schema).type === 'array';

/** The parameters of the query that take several values, by operation. */
const several = new Map(
  (Object.values(bundle.paths) as Readonly<Record<string, Operation>>[])
    .flatMap((item) => Object.values(item))
    .map(({ operationId = '', parameters = [] }) => [
      operationId,
      parameters.map((each) => resolved(each)).filter(takesSeveral),
    ]),
);

const calls = await requestsOf('calls');
const world = await createWorld({ app: await startApp() });
const reading = contractOperations.filter(
  ({ id, method, pending, flag }) =>
    method === 'GET' && !pending && flag?.default !== false && (several.get(id) ?? []).length > 0,
);

beforeAll(async () => {
  for (const kind of subjectKinds) {
    const { own, as } = await anotherSubject(world, kind);
    expect((await as.put(own, { title: 'A warm kiln' })).status).toBe(200);
  }
});

/** Each value is combined with a search with results: parameters for the place of the search act only then. */
const besides = [{}, { search: 'kiln' }, { search: 'k' }];

it.each(reading.map((operation) => [operation.id, operation] as const))(
  '%s answers where several values are asked for and none is said',
  async (id, operation) => {
    const caller = callerOf(operation, calls, world);
    const { query } = await caller.same();
    for (const { name } of several.get(id) ?? []) {
      for (const beside of besides) {
        const call = await caller.same({ query: { ...query, ...beside, [name]: '' } });
        const { status } = await caller.send('administrator', call);
        // Some of the requests are refused with these statuses.
        expect([name, [200, 400, 404, 422].includes(status) ? 'answered' : status]).toEqual([
          name,
          'answered',
        ]);
      }
    }
  },
);

it('there are such operations', () => {
  expect(reading.length).toBeGreaterThan(20);
});
