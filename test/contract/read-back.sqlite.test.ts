import { afterAll, describe, expect, it } from 'vitest';
import type { ContractOperation } from '#generator/hearth/contract.ts';
import { startApp } from '#test/support/app.ts';
import { openFeatures } from '#test/support/features.ts';
import { seedUser } from '#test/support/seed.ts';
import { isPart } from '#test/support/some-resources.ts';
import { callerOf } from './caller.ts';
import { byResource, contractOperations } from './operations.ts';
import { type Call, requestsOf } from './requests.ts';
import { createWorld, type World } from './world.ts';
import { excuses, type Other, otherOf } from './written-values.ts';
import { identityOf, type Json, readerOf, says, writtenBy } from './written.ts';

/**
 * Reads back each written value. Each property that a body accepts and the answer shows is sent with another value. The
 * answer and a later read must have it. All properties go into one request, and after a failure into ever smaller
 * parts.
 */
const writes = contractOperations.filter(
  (operation) =>
    ['POST', 'PUT', 'PATCH'].includes(operation.method) &&
    !operation.pending &&
    Object.keys(writtenBy(operation)).length > 0,
);

const SETTINGS = 'application-settings';

const tally = { tried: 0, read: 0, excused: 0 };
const used = new Set<RegExp>();
const calls = await requestsOf('calls');
const app = await startApp();
await openFeatures(app.api.as(await seedUser(app.db, { admin: true })));

for (const [resource, operations] of byResource(writes)) {
  // Settings hold for whoever comes after them.
  const world = await createWorld({ app: resource === SETTINGS ? await startApp() : app });
  describe(resource, () => {
    const table = operations.map((operation) => [operation.id, operation] as const);
    it.each(table)('%s', async (_, operation) => {
      expect(await faultsOf(operation, world)).toEqual([]);
    });
  });
}

describe.skipIf(isPart)('values written and read back:', () => {
  it('hundreds of properties are tried, and each excuse is needed', () => {
    expect(excuses.filter(([pattern]) => !used.has(pattern)).map(String)).toEqual([]);
    expect(tally.tried).toBeGreaterThan(LEAST_PROPERTIES);
  });
});

const LEAST_PROPERTIES = 900;

afterAll(() => {
  const { tried, read, excused } = tally;
  process.stdout.write(
    `${tried} properties written, ${read} of them read again, ${excused} excused\n`,
  );
});

interface Change {
  readonly name: string;
  /** Undefined where nothing tells what else it may be. Some values may be used once. */
  readonly other: () => Other | undefined;
}

async function faultsOf(operation: ContractOperation, world: World): Promise<readonly string[]> {
  const { id } = operation;
  const first = await sent(operation, world, {});
  if (first.wrong !== null) return [`${id}: ${first.wrong}`];
  const schemas = writtenBy(operation);
  const changes = Object.keys(schemas).map((name): Change => {
    const now = first.shown[name] ?? first.call.body?.[name];
    return { name, other: () => otherOf(`${id}.${name}`, schemas[name], now) };
  });
  const faults: string[] = [];
  const tried: Change[] = [];
  for (const change of changes) {
    const place = `${id}.${change.name}`;
    const [excuse] = excuses.find(([pattern]) => pattern.test(place)) ?? [];
    if (excuse !== undefined) {
      tally.excused += 1;
      if ((await wrongOf(operation, world, [change], first.shown)) !== null) used.add(excuse);
    } else if (change.other() === undefined) {
      faults.push(`${place}: say in test/contract/written-values.ts what else it may be`);
    } else tried.push(change);
  }
  tally.tried += tried.length;
  if (readerOf(operation) !== null) tally.read += tried.length;

  const search = async (some: readonly Change[]): Promise<void> => {
    const wrong = some.length === 0 ? null : await wrongOf(operation, world, some, first.shown);
    if (wrong === null) return;
    if (some.length === 1) {
      faults.push(`${id}.${some[0]?.name ?? ''} ${wrong}`);
      return;
    }
    const half = Math.ceil(some.length / 2);
    await search(some.slice(0, half));
    await search(some.slice(half));
  };
  await search(tried);
  return faults;
}

/** Null when the changes are all read back. */
async function wrongOf(
  operation: ContractOperation,
  world: World,
  changes: readonly Change[],
  before: Json,
): Promise<string | null> {
  if (changes.some(({ other }) => other() === undefined)) return 'has no other value';
  const sending = Object.fromEntries(changes.map(({ name, other }) => [name, other()]));
  const { wrong, shown, call } = await sent(operation, world, sending);
  const found =
    wrong ??
    differenceIn(shown, sending) ??
    (await differenceWhenRead(operation, world, { call, shown, sending }));
  if (operation.resource === SETTINGS) {
    for (const { name } of changes) {
      const body = { [name]: before[name] ?? '' };
      await callerOf(operation, calls, world).send('administrator', { ...call, body });
    }
  }
  return found;
}

type Sending = Readonly<Record<string, Other | undefined>>;

/** Sends a call with the changes, to something of its own; a change has nothing else in its body, but what it must. */
async function sent(operation: ContractOperation, world: World, sending: Sending) {
  const { call: make, send } = callerOf(operation, calls, world);
  const call = await make();
  const isChange = operation.method !== 'POST' && Object.keys(sending).length > 0;
  // A required alternative names the changed thing, unless the alternative is the change.
  const either = (operation.relations?.exactlyOne ?? []).filter(
    (names) => !names.some((name) => name in sending),
  );
  const names = new Set([...operation.required, ...either.flat()]);
  const needed = Object.entries(call.body ?? {}).filter(([name]) => !isChange || names.has(name));
  const added: Record<string, unknown> = {};
  for (const [name, other] of Object.entries(sending))
    Object.assign(added, other?.beside, { [name]: other?.value });
  const ask = async () => {
    const given: Call = { ...call, body: { ...Object.fromEntries(needed), ...added } };
    return { given, answer: await send('administrator', given) };
  };
  let { given, answer } = await ask();
  const missing = missingIn(answer.body);
  if (answer.status === 400 && missing.length > 0) {
    const schemas = writtenBy(operation);
    for (const name of missing)
      added[name] = otherOf(`${operation.id}.${name}`, schemas[name], undefined)?.value;
    ({ given, answer } = await ask());
  }
  const { status, body } = answer;
  const wrong = status < 300 ? null : `${textOf(added)} is answered ${status} ${textOf(body)}`;
  return { wrong, shown: (body ?? {}) as Json, call: given };
}

/** Parameters that an enabled setting requires. */
const missingIn = (body: unknown): string[] =>
  [...String((body as Json | null)?.['error']).matchAll(/(\w+) is missing/g)].map(
    ([, name = '']) => name,
  );

async function differenceWhenRead(
  operation: ContractOperation,
  world: World,
  {
    call,
    shown,
    sending,
  }: { readonly call: Call; readonly shown: Json; readonly sending: Sending },
): Promise<string | null> {
  const reader = readerOf(operation);
  if (reader === null) return null;
  const params =
    reader.names === null
      ? call.params
      : { ...call.params, [reader.names]: identityOf(shown, reader.names) };
  const { send } = callerOf(reader.operation, calls, world);
  const read = await send('administrator', { ...call, params, query: {}, body: null });
  if (read.status !== 200) return `is answered ${read.status} when it is read`;
  const wrong = differenceIn(read.body as Json, sending);
  return wrong === null ? null : `when it is read, ${wrong}`;
}

function differenceIn(shown: Json, sending: Sending): string | null {
  const wrong = Object.entries(sending).find(([name, other]) => !says(shown[name], other?.value));
  if (wrong === undefined) return null;
  const [name, other] = wrong;
  return `= ${textOf(other?.value)} is shown as ${textOf(shown[name])}`;
}

const textOf = (value: unknown) =>
  (value === undefined ? 'nothing' : JSON.stringify(value)).slice(0, 200);
