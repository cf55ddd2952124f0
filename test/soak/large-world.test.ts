import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import type { OperationModel } from '#generator/model/model.ts';
import { Resolver } from '#generator/model/resolver.ts';
import { none } from '#test/contract/requests.ts';
import { databaseKind } from '#test/support/databases.ts';
import { watchMemory } from '#test/support/memory.ts';
import { seedToken } from '#test/support/seed.ts';
import { costlyRequests } from './costly-requests.ts';
import { documentedCall } from './documented-call.ts';
import { type Change, largeChanges } from './large-changes.ts';
import { seedLargeWorld } from './large-world.ts';
import { LONGEST } from './longest-stalls.ts';
import { startMeasuredServer } from './measured-server.ts';
import { PlainClient } from './plain-client.ts';
import { WaitingOthers } from './waiting-others.ts';

/**
 * Measures each operation in a world with very much data: longest wait of others, background work, and memory.
 * `LARGE_WORLD=0.1` creates a tenth of it, `LARGE_REPORT` names a file for the figures of each operation.
 */
const factor = Number(process.env['LARGE_WORLD'] ?? 1);
/** Milliseconds by the clock that somebody else may wait: other programs of the machine have their share of these. */
const longestWait = 1_000;
/** Megabytes by which the memory of the server, or of a process below it, may grow. */
const mostGrowth = 200;

const { spec, faults } = load('spec/openapi.yaml');
if (spec === null) throw new Error(faults.map(({ message }) => message).join('\n'));
const { document, model } = buildModel(spec);
const resolver = new Resolver(document);

const begun = performance.now();
const server = await startMeasuredServer(async (db, git) => ({
  world: await seedLargeWorld(db, git, factor),
  // World with a minimum of everything.
  small: await seedLargeWorld(db, git, 0),
}));
const { api, db, meters } = server;
const { world, small } = server.seeded;
const built = (performance.now() - begun) / 1000;
const client = new PlainClient(server.port);
const others = new WaitingOthers(api, world);
const lines: string[] = [];

afterAll(async () => {
  await others.stop();
  client.close();
  await server.stop();
  const worst = lines.toSorted((a, b) => Number(b.slice(0, 6)) - Number(a.slice(0, 6)));
  const head = `built in ${built.toFixed(0)} s; ran, reader, writer in ms, memory in MB, time in ms:`;
  process.stdout.write(`${[head, ...worst.slice(0, 30)].join('\n')}\n`);
  const file = process.env['LARGE_REPORT'];
  if (file !== undefined) await writeFile(`${file}.${databaseKind()}`, [head, ...worst].join('\n'));
});

const tokens = {
  administrator: (await seedToken(db, world.administrator, { scopes: ['api', 'sudo'] })).token,
  member: (await seedToken(db, world.user, { scopes: ['api'] })).token,
};

type Caller = keyof typeof tokens;

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bytes?: Buffer | null;
  /** The status of the operation while its feature is off. */
  readonly switchedOff?: number | null;
}

/** The most megabytes that the server or a process below it has had; 0 before the first look. */
let memory = 0;

/** Sends it, waits until nothing is left to do in the background, and says what was wrong with that. */
async function measure(name: string, sent: Sent, caller: Caller): Promise<string[]> {
  await meters.read();
  others.read();
  const watch = watchMemory(server.process.pid);
  const begun = performance.now();
  const headers = { ...sent.headers, 'private-token': tokens[caller] };
  const answer = await client.send({ ...sent, headers, bytes: sent.bytes ?? null });
  const took = performance.now() - begun;
  await untilIdle();
  const stalls = await meters.read();
  const ran = Math.max(...Object.values(stalls).map((stall) => stall.ran));
  const { reader, writer } = others.read();
  const most = watch.stop() / 1024 / 1024;
  const growth = memory === 0 ? 0 : Math.max(0, most - memory);
  memory = Math.max(memory, most);
  const figures = [ran, reader, writer, growth, took].map((each) => each.toFixed(0).padStart(7));
  const line = `${figures.join('')}  ${name} as ${caller}: ${answer.status}`;
  lines.push(line);
  const offends = [
    ran > LONGEST,
    reader > longestWait,
    writer > longestWait,
    growth > mostGrowth,
    answer.status >= 500 && answer.status !== 501 && answer.status !== sent.switchedOff,
  ];
  return offends.includes(true) ? [`${line} ${answer.status >= 500 ? answer.text : ''}`] : [];
}

async function untilIdle(): Promise<void> {
  const due = () => db('worker_jobs').whereIn('state', ['queued', 'running']).first('id');
  while ((await due()) !== undefined) await delay(20);
}

const operations = model.resources.flatMap((resource) => resource.operations);
const reads = operations.filter(({ method }) => method === 'GET');

/** The fullest answer of an operation that reads. */
function requestOf(operation: OperationModel): Sent | undefined {
  const call = documentedCall(operation, world);
  const params = Object.fromEntries(
    Object.entries(call.params).map(([name, value]) => [name, world.params[name] ?? value]),
  );
  const given = operation.pathParameters.some(({ name }) => name === 'id');
  const own = given && call.params['id'] === 1 ? { ...params, id: world.user.id } : params;
  const query = operation.pagination === null ? call.query : { ...call.query, per_page: 100 };
  const [request] = costlyRequests(
    operation,
    { ...none, ...call, params: own, query },
    resolver,
    0,
  );
  return request;
}

describe('other users wait no longer than allowed for a read in a large world:', () => {
  it.each(reads)('$id', async (operation) => {
    const request = requestOf(operation);
    if (request === undefined) throw new Error('there is no request');
    const wrong = [];
    for (const caller of ['member', 'administrator'] as const) {
      const first = await measure(operation.id, request, caller);
      // Other programs, and work that is done once, make one of two long.
      if (first.length > 0) wrong.push(...(await measure(operation.id, request, caller)));
    }
    expect(wrong).toEqual([]);
  });
});

/** The request of a change. */
function sentFor({ method, url, body }: Change): Sent {
  const bytes = body === undefined ? null : Buffer.from(JSON.stringify(body));
  const headers: Record<string, string> =
    bytes === null ? {} : { 'content-type': 'application/json' };
  return { method, url: `/api/v4${url}`, headers, bytes };
}

/** The first call of each operation loads and compiles code: it uses the small world, and is not judged. */
const changes = largeChanges(small).map((first, at) => {
  const change = largeChanges(world)[at];
  if (change === undefined) throw new Error('both worlds have the same changes');
  return { ...change, first, change };
});

describe('other users wait no longer than allowed for a large change and its background work:', () => {
  it.each(changes)('$name', async ({ name, first, change }) => {
    await measure(`${name} in a small world`, sentFor(first), 'administrator');
    expect(await measure(name, sentFor(change), 'administrator')).toEqual([]);
    expect(await db('worker_jobs').where('state', 'dead').select('worker', 'error')).toEqual([]);
    for (const line of lines.slice(-2)) expect(line).toMatch(/: 20[0124]$/);
  });
});
