import { afterAll, expect, it } from 'vitest';
import { hearthFacts } from '#generator/hearth/facts-of.ts';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { Resolver } from '#generator/model/resolver.ts';
import {
  personalNamespace,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';
import { Random } from '#test/judges/random.ts';
import { openDoors } from './fuzz-doors.ts';
import { fuzzRequest, type Pool } from './fuzz-requests.ts';
import { branchName, fillPages, seedHeavyWorld } from './heavy-world.ts';
import { LONGEST } from './longest-stalls.ts';
import { startMeasuredServer } from './measured-server.ts';
import { PlainClient, type PlainRequest } from './plain-client.ts';

/**
 * Very many requests at once, good and bad, on one server. `FUZZ_REQUESTS` says how many, `FUZZ_SEED` which: the seed
 * of a run is printed, and decides all of its requests.
 */
const count = Number(process.env['FUZZ_REQUESTS'] ?? 100_000);
const seed = process.env['FUZZ_SEED'] ?? String(Date.now());
const ATONCE = 16;
/** Requests after which what they did away with is made anew. */
const ROUND = 1_000;

const { spec, faults } = load('spec/openapi.yaml');
if (spec === null) throw new Error(faults.map(({ message }) => message).join('\n'));
const { document, model } = buildModel(spec);
const resolver = new Resolver(document);
const operations = model.resources.flatMap((resource) => resource.operations);

const server = await startMeasuredServer(seedHeavyWorld);
const { api, db, git, seeded: heavy, meters } = server;
await fillPages(api, heavy);
const settings = (await db('application_settings').first()) ?? {};
const client = new PlainClient(server.port);

/** Findings of a run that must not be. */
const stalls: string[] = [];
const failures: string[] = [];
const statuses = new Map<number, number>();
let slowest = { milliseconds: 0, what: '' };
let longest = { ran: 0, what: '' };
let ended: string | null = null;
void server.process.ended.then(({ code, signal }) => (ended = `${code ?? signal}`));

afterAll(async () => {
  client.close();
  await server.stop();
  const seen = [...statuses].toSorted(([a], [b]) => a - b).map((each) => each.join(': '));
  process.stdout.write(
    [
      `seed ${seed}, ${count} requests; answers by status (0: the connection ended): ${seen.join(', ')}`,
      `longest stall ${longest.ran.toFixed(0)} ms: ${longest.what}`,
      `slowest answer ${slowest.milliseconds.toFixed(0)} ms: ${slowest.what}`,
      '',
    ].join('\n'),
  );
});

/** Tokens that the token service issues to an administrator, an owner and a stranger for a project. */
async function registryTokens(path: string, tokens: readonly string[]): Promise<string[]> {
  const url = `/jwt/auth?service=container_registry&scope=repository:${path.toLowerCase()}:pull,push,delete`;
  const asked = [tokens[0], tokens[2], tokens[5]].map(async (token) => {
    const authorization = `Basic ${Buffer.from(`anybody:${token}`).toString('base64')}`;
    return (await api.sendTo('GET', url, undefined, { authorization })).body?.token as string;
  });
  return Promise.all(asked);
}

/** People, a group and projects of their own for one round: what the round before left may be gone or closed. */
async function newPool(): Promise<Pool> {
  await db('application_settings').update(settings);
  const administrator = await seedUser(db, { admin: true });
  const owner = await seedUser(db);
  const stranger = await seedUser(db);
  const group = await seedGroup(db, { owner });
  const projects = [];
  for (const namespace of [group, group, await personalNamespace(db, owner)]) {
    projects.push(await seedProject(db, { namespace, creator: owner, git, readme: true }));
  }
  const tokens = [];
  const callers = [administrator, administrator, owner, owner, owner, stranger];
  for (const user of [...callers, ...callers]) {
    tokens.push((await seedToken(db, user, { scopes: ['api', 'sudo'] })).token);
  }
  const { first, last, many } = heavy.commits;
  return {
    projects: [...projects.flatMap(({ id, full_path }) => [id, full_path]), heavy.project.id],
    groups: [group.id, group.full_path, heavy.group.id],
    users: [stranger.id, stranger.username, heavy.user.id, owner.id],
    refs: ['main', 'HEAD', branchName(7), first, last, many, 'v1.1'],
    files: ['README.md', 'large.txt', 'many/00007.js', 'new.txt', 'changed.txt'],
    tokens: [...tokens, null, 'glpat-of-nobody-0000000'],
    registryTokens: [...(await registryTokens(projects[0]?.full_path ?? '', tokens)), 'of-nobody'],
  };
}

/** A part of the requests goes to the doors beside REST. */
const atDoors = 0.3;
const doors = await openDoors();

interface Sent extends PlainRequest {
  /** The operation, or the door. */
  readonly name: string;
  readonly kind: string;
  readonly abortAfter: number | null;
  readonly expected: readonly (number | undefined)[];
}

/** The request with a number, of an operation or to another door. */
async function requestOf(number: number, pool: Pool): Promise<Sent> {
  const random = new Random(`${seed}/door/${number}`);
  if (random.chance(atDoors)) {
    const request = await random.pick(doors)(random, pool);
    const abortAfter = random.chance(0.02) ? random.below(2_000) : null;
    return { ...request, name: 'door', abortAfter, expected: [] };
  }
  const request = fuzzRequest({ seed, number }, operations, resolver, pool);
  const { operation } = request;
  const { flag } = hearthFacts(operation);
  const expected = [operation.pending ? 501 : undefined, flag?.off];
  return { ...request, name: operation.id, expected };
}

const describeRequest = (number: number, { name, kind, method, url }: Sent) =>
  `#${number} ${name} (${kind}): ${method} ${url.slice(0, 150)}`;

/** Sends one request, and then asks the meters. */
async function sendOne(number: number, pool: Pool, underWay: Set<string>): Promise<void> {
  const request = await requestOf(number, pool);
  const what = describeRequest(number, request);
  underWay.add(what);
  const started = performance.now();
  const { status, text } = await client.send(request, request.abortAfter);
  const milliseconds = performance.now() - started;
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what };
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  // A busy part of the server says so, and that it can be asked again.
  const isBusy = status === 503 && request.name === 'door';
  const isExpected = isBusy || request.expected.includes(status);
  if (status >= 500 && !isExpected) failures.push(`${what}: ${status} ${text}`);
  for (const [process, stall] of Object.entries(await meters.read())) {
    if (stall.ran > longest.ran) longest = { ran: stall.ran, what };
    if (stall.ran <= LONGEST) continue;
    const { held, ran, wall } = stall;
    const times = [ran, held, wall].map((each) => each.toFixed(0)).join(' ');
    stalls.push(`${process} ${times} ms while\n  ${[...underWay].join('\n  ')}`);
  }
  underWay.delete(what);
}

/** The complaints of the server itself: answers with undeclared statuses, failures nobody expected. */
function loggedErrors(): string[] {
  return server.process
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50') || line.includes('"level":60'));
}

it(`${count} requests, ${ATONCE} at once`, { timeout: 4 * 3_600_000 }, async () => {
  process.stdout.write(`seed ${seed}\n`);
  const underWay = new Set<string>();
  for (let from = 0; from < count && ended === null; from += ROUND) {
    const pool = await newPool();
    await meters.read();
    const to = Math.min(count, from + ROUND);
    let next = from;
    const clients = Array.from({ length: ATONCE }, async () => {
      while (next < to && ended === null) await sendOne(next++, pool, underWay);
    });
    await Promise.all(clients);
  }
  const undeclared = loggedErrors();
  const found = {
    ended,
    hosts: meters.started('git host'),
    failures: failures.slice(0, 20),
    errors: undeclared.slice(0, 20),
    stalls: stalls.slice(0, 20),
  };
  expect(found).toEqual({ ended: null, hosts: 1, failures: [], errors: [], stalls: [] });
});
