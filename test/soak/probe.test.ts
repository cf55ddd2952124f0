import { writeFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { hearthFacts } from '#generator/hearth/facts-of.ts';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import type { OperationModel } from '#generator/model/model.ts';
import { Resolver } from '#generator/model/resolver.ts';
import { type Call, requestsOf } from '#test/contract/requests.ts';
import { createWorld } from '#test/contract/world.ts';
import { databaseKind } from '#test/support/databases.ts';
import { type HasId, seedToken } from '#test/support/seed.ts';
import { costlyRequests } from './costly-requests.ts';
import { heavyCalls } from './heavy-calls.ts';
import { fillPages, seedHeavyWorld } from './heavy-world.ts';
import { lineOf, LONGEST, LongestStalls } from './longest-stalls.ts';
import { startMeasuredServer } from './measured-server.ts';
import { PlainClient } from './plain-client.ts';
import { documentedCall } from './documented-call.ts';

/**
 * The costliest requests of each operation, by size, depth, count and patterns: how long does each hold the event
 * loop of the server, or that of its git host? `PROBE=listBranches,createCommit` asks of these operations only.
 */
const { spec, faults } = load('spec/openapi.yaml');
if (spec === null) throw new Error(faults.map(({ message }) => message).join('\n'));
const { document, model } = buildModel(spec);
const resolver = new Resolver(document);
const only = process.env['PROBE']?.split(',');

const server = await startMeasuredServer(seedHeavyWorld);
const { api, db, seeded: heavy } = server;
const world = await createWorld({ app: server });
await fillPages(api, heavy);
const calls = await requestsOf('calls');
const client = new PlainClient(server.port);
const stalls = new LongestStalls(client, server.meters);
const settings = (await db('application_settings').first()) ?? {};

afterAll(async () => {
  client.close();
  await server.stop();
  const report = stalls.report(20);
  process.stdout.write(`${report}\n`);
  const file = process.env['PROBE_REPORT'];
  if (file !== undefined) {
    const rows = stalls.all.toSorted((a, b) => b.stall.ran - a.stall.ran).slice(0, 2_000);
    const text = [report, ...stalls.failures, ...rows.map(lineOf)].join('\n');
    await writeFile(`${file}.${databaseKind()}`, text);
  }
});

/** A token for one operation: some of them end the one that they are called with. */
async function newToken(user: HasId): Promise<string> {
  return (await seedToken(db, user, { scopes: ['api', 'sudo'] })).token;
}

/** A call that works, in a world where lists have little in them. */
async function ordinaryCall(operation: OperationModel): Promise<Call> {
  return (await calls[operation.id]?.(world)) ?? documentedCall(operation, world);
}

async function probe(operation: OperationModel): Promise<void> {
  const administrator = await newToken(world.people.administrator);
  const member = await newToken(heavy.user);
  const call = await ordinaryCall(operation);
  const turn = operations.indexOf(operation);
  for (const request of costlyRequests(operation, call, resolver, turn)) {
    const status = await stalls.measure(request, 'administrator', call.token ?? administrator);
    if (request.kind === 'as documented' || hearthFacts(operation).access.kind === 'anonymous')
      await stalls.measure(request, 'anonymous', null);
    // The request is carried out, and can be carried out only once.
    if (status < 300 && operation.method !== 'GET') {
      Object.assign(call, await ordinaryCall(operation));
    }
  }
  const onHeavy = heavyCalls(heavy)[operation.id] ?? [];
  for (const [index, more] of onHeavy.entries()) {
    const given = { ...documentedCall(operation, heavy), ...more };
    const [request] = costlyRequests(operation, given, resolver, turn);
    if (request === undefined) continue;
    await stalls.measure({ ...request, kind: `heavy ${index}` }, 'member', member);
  }
  if (onHeavy.length === 0) {
    const given = documentedCall(operation, heavy);
    const query = operation.pagination === null ? given.query : { ...given.query, per_page: 100 };
    const [request] = costlyRequests(operation, { ...given, query }, resolver, turn);
    if (request !== undefined && operation.method === 'GET') {
      await stalls.measure({ ...request, kind: 'full page' }, 'member', member);
      await stalls.measure({ ...request, kind: 'full page' }, 'administrator', administrator);
    }
  }
}

const operations = model.resources
  .flatMap((resource) => resource.operations)
  .filter(({ id }) => only === undefined || only.includes(id));

describe(`no request holds an event loop for more than ${LONGEST} ms`, () => {
  it.each(operations)('$id', async (operation) => {
    const before = { stalls: stalls.all.length, failures: stalls.failures.length };
    await probe(operation);
    if (operation.id.includes('ApplicationSettings'))
      await db('application_settings').update(settings);
    const worst = stalls.all.slice(before.stalls).filter(({ stall }) => stall.ran > LONGEST);
    expect([...worst.map(lineOf), ...stalls.failures.slice(before.failures)]).toEqual([]);
  });
});
