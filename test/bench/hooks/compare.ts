import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ask, askJson } from '../git/client.ts';
import { compare, type Load, requestRate, spreadOf } from '../measure.ts';
import { type BenchServer, startServer } from '../processes.ts';
import { head, headersOfWrites } from '../rows.ts';
import { startHearth } from '../servers.ts';
import { figure, line } from '../table.ts';
import { benchSecret, createWorld, type World } from '../world.ts';
import { fillQueue } from './fill.ts';
import { postAll } from './post.ts';

const run = promisify(execFile);

const rootToken = 'root-token-of-the-bench';

interface Effort {
  readonly quick: boolean;
  readonly load: Load;
  /** The main module of an earlier build, whose rate of new issues is compared. */
  readonly before: string | undefined;
  /** The only row that is wanted; all where it is undefined. */
  readonly row: string | undefined;
}

interface Told {
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
  readonly body: string;
  readonly issues: readonly { readonly title: string; readonly atMs: number }[];
}

/** A receiver of events, and what it tells of itself. */
async function startReceiver() {
  const script = path.join(import.meta.dirname, '../servers/receiver.mjs');
  const server = await startServer([script], '/');
  const { port } = new URL(server.origin);
  return {
    ...server,
    told: () => askJson<Told>(server, { url: '/' }),
    forget: async () => void (await fetch(server.origin, { method: 'DELETE' })),
    /** An address of it under a host of its own. */
    at: (place: number, url: string) => `http://127.0.1.${place}:${port}${url}`,
  };
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Waits until the receiver has so many deliveries. */
async function untilReceived(receiver: Receiver, count: number): Promise<Told> {
  for (;;) {
    const told = await receiver.told();
    if (told.count >= count) return told;
    await delay(50);
  }
}

/** A world whose server may ask this machine, and what changes it as its administrator. */
class Hooked {
  readonly world: World;
  readonly main: string;
  server: BenchServer;

  constructor(world: World, main: string, server: BenchServer) {
    this.world = world;
    this.main = main;
    this.server = server;
  }

  get token(): string {
    return this.world.administratorToken;
  }

  get #project(): string {
    return `/api/v4/projects/${this.world.fileProject}`;
  }

  async addHook(url: string, flags: object): Promise<number> {
    const { id } = await askJson<{ id: number }>(this.server, {
      ...{ method: 'POST', url: `${this.#project}/hooks`, token: this.token },
      body: { push_events: false, ...flags, url },
    });
    return id;
  }

  async removeHooks(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const headers = { 'private-token': this.token };
      const url = `${this.server.origin}${this.#project}/hooks/${id}`;
      await fetch(url, { method: 'DELETE', headers });
    }
  }

  async createIssue(title: string): Promise<void> {
    const url = `${this.#project}/issues`;
    await ask(this.server, { method: 'POST', url, token: this.token, body: { title } });
  }

  async restart(while_: () => Promise<void>): Promise<void> {
    await this.server.stop();
    await while_();
    this.server = await startHearth(this.main, this.world);
  }
}

async function openWorld(main: string, postgresUrl: string | null): Promise<Hooked> {
  const world = await createWorld(50, postgresUrl);
  const server = await startHearth(main, world);
  await ask(server, {
    ...{ method: 'PUT', url: '/api/v4/application/settings', token: world.administratorToken },
    body: { allow_local_requests_from_web_hooks_and_services: true },
  });
  return new Hooked(world, main, server);
}

/** Three hooks, and the body that they are sent about an issue. */
async function addHooks(hooked: Hooked, receiver: Receiver) {
  const hooks: number[] = [];
  for (const place of [1, 2, 3]) {
    hooks.push(await hooked.addHook(receiver.at(place, `/hook${place}`), { issues_events: true }));
  }
  await receiver.forget();
  await hooked.createIssue('A pot');
  const { body } = await untilReceived(receiver, hooks.length);
  await receiver.forget();
  return { hooks, body };
}

/** Reads at half of their full rate, while a long queue is delivered. */
async function compareReads(hooked: Hooked, receiver: Receiver, events: number): Promise<void> {
  const { hooks, body } = await addHooks(hooked, receiver);
  const load = { connections: 16, duration: 3 };
  const target = () => ({
    url: `${hooked.server.origin}/api/v4/projects/${hooked.world.fileProject}`,
    headers: { 'private-token': hooked.token },
  });
  const full = await requestRate(target(), load);
  const paced = full.rate / 2;
  const quiet = await requestRate(target(), { ...load, paced });
  await hooked.restart(() => fillQueue(hooked.world.databaseUrl, { hooks, events, body }));
  await untilReceived(receiver, 1);
  // The server has just begun: its code is compiled while it is asked.
  await requestRate(target(), { ...load, paced });
  const meanwhile = await requestRate(target(), { ...load, paced });
  const { count } = await receiver.told();
  if (count >= events * hooks.length) throw new Error('the queue was delivered too soon');
  await untilReceived(receiver, events * hooks.length);
  await hooked.removeHooks(hooks);
  const slowest = `${meanwhile.slowestMs.toFixed(0)} : ${quiet.slowestMs.toFixed(0)} ms`;
  const kept = (meanwhile.rate / quiet.rate).toFixed(2);
  line('GET …/projects/:id at half of its rate, meanwhile', kept, '', '1.00', slowest);
}

/** The deliveries of a long queue, against a loop that posts the same bodies. */
async function compareRate(hooked: Hooked, receiver: Receiver, events: number): Promise<void> {
  const { hooks, body } = await addHooks(hooked, receiver);
  const count = events * hooks.length;
  await hooked.restart(() => fillQueue(hooked.world.databaseUrl, { hooks, events, body }));
  const told = await untilReceived(receiver, count);
  const ours = (count / (told.lastMs - told.firstMs)) * 1000;
  await hooked.removeHooks(hooks);
  const began = performance.now();
  await postAll(receiver.at(1, '/hook1'), body, count, 24);
  const theirs = (count / (performance.now() - began)) * 1000;
  const rates = `${ours.toFixed(0)} : ${theirs.toFixed(0)}`;
  line(`${events} events with three hooks each`, (ours / theirs).toFixed(2), '', '0.15', rates);
}

/** Milliseconds from the answer to each new issue until the good receivers have it. */
async function timesOfReceipts(
  hooked: Hooked,
  receiver: Receiver,
  { issues, good, series }: { issues: number; good: number; series: string },
): Promise<number[]> {
  await receiver.forget();
  const answered = new Map<string, number>();
  for (let issue = 0; issue < issues; issue += 1) {
    const title = `${series} ${issue}`;
    await hooked.createIssue(title);
    answered.set(title, Date.now());
    await delay(50);
  }
  const told = await untilReceived(receiver, issues * good);
  return told.issues.map(({ title, atMs }) => Math.max(0, atMs - (answered.get(title) ?? 0)));
}

const lastPercent = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? NaN;

/** Milliseconds after which a delivery to a receiver that never answers is given up. */
const givenUpAfterMs = 11_000;

/** Compares twenty receivers: one refuses, one never answers, one answers without end, and one has no address. */
async function compareBadReceivers(hooked: Hooked, receiver: Receiver, issues: number) {
  const [good, hooks] = [16, [] as number[]];
  for (let place = 1; place <= good; place += 1) {
    hooks.push(await hooked.addHook(receiver.at(place, '/timed'), { issues_events: true }));
  }
  await timesOfReceipts(hooked, receiver, { issues: 20, good, series: 'warm' });
  const [alone, beside] = [[] as number[], [] as number[]];
  const rounds = 3;
  // The rounds alternate, so that other load of the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    const series = { issues: Math.ceil(issues / rounds), good };
    alone.push(...(await timesOfReceipts(hooked, receiver, { ...series, series: `a${round}` })));
    const bad: number[] = [];
    for (const url of [
      'http://127.0.1.100:9/',
      receiver.at(101, '/never'),
      receiver.at(102, '/forever'),
      'http://never.hearth.example/',
    ]) {
      bad.push(await hooked.addHook(url, { issues_events: true }));
    }
    beside.push(...(await timesOfReceipts(hooked, receiver, { ...series, series: `b${round}` })));
    await hooked.removeHooks(bad);
    await delay(givenUpAfterMs);
  }
  await hooked.removeHooks(hooks);
  const [ours, theirs] = [lastPercent(beside), lastPercent(alone)];
  const times = `${ours.toFixed(0)} : ${theirs.toFixed(0)} ms`;
  line('p99 to 16 receivers, beside 4 bad ones', (ours / theirs).toFixed(2), '', '1.2', times);
}

/** Milliseconds of pushes of one commit each. */
async function timesOfPushes(work: string, pushes: number): Promise<number[]> {
  const git = (...args: string[]) => run('git', ['-C', work, ...args]);
  const times: number[] = [];
  for (let push = 0; push < pushes; push += 1) {
    await writeFile(path.join(work, 'pushed'), `${performance.now()}\n`);
    await git('add', 'pushed');
    await git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Push');
    const began = performance.now();
    await git('push', '-q', 'origin', 'HEAD:refs/heads/main');
    times.push(performance.now() - began);
  }
  return times;
}

async function comparePushes(hooked: Hooked, receiver: Receiver, pushes: number): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'hearth-bench-push-'));
  const { world, server, token } = hooked;
  const project = await askJson<{ path_with_namespace: string }>(server, {
    ...{ url: `/api/v4/projects/${world.fileProject}`, token },
  });
  const address = new URL(`${server.origin}/${project.path_with_namespace}.git`);
  Object.assign(address, { username: 'oauth2', password: token });
  await run('git', ['clone', '-q', address.href, work]);
  await timesOfPushes(work, 10);
  const [without, beside] = [[] as number[], [] as number[]];
  // The rounds alternate, so that other load of the machine affects both.
  for (let round = 0; round < 5; round += 1) {
    without.push(...(await timesOfPushes(work, pushes / 5)));
    const hooks: number[] = [];
    for (let place = 1; place <= 10; place += 1) {
      hooks.push(await hooked.addHook(receiver.at(place, '/slow'), { push_events: true }));
    }
    beside.push(...(await timesOfPushes(work, pushes / 5)));
    await hooked.removeHooks(hooks);
  }
  const [ours, theirs] = [spreadOf(beside).median, spreadOf(without).median];
  const times = `${ours.toFixed(0)} : ${theirs.toFixed(0)} ms`;
  line('git push to ten slow hooks', (ours / theirs).toFixed(2), '', '1.1', times);
  await rm(work, { recursive: true, force: true });
}

/** A server of a build on an empty database, and its only project. */
async function openEmpty(main: string, databaseUrl: string | null) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-bench-empty-'));
  const server = await startServer([main, '--empty'], '/-/readiness', {
    ...{ DATA_DIR: dataDir, ROOT_TOKEN: rootToken, SECRET_KEY: benchSecret },
    ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    DATABASE_URL: databaseUrl ?? `sqlite:${path.join(dataDir, 'hearth.sqlite')}`,
  });
  const { id } = await askJson<{ id: number }>(server, {
    ...{ method: 'POST', url: '/api/v4/projects', token: rootToken, body: { name: 'kiln' } },
  });
  return {
    server,
    project: id,
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** New issues of a project without hooks, against an earlier build. */
async function compareIssues(
  builds: readonly [main: string, before: string],
  urls: readonly [string | null, string | null],
  load: Load,
): Promise<void> {
  const ours = await openEmpty(builds[0], urls[0]);
  const earlier = await openEmpty(builds[1], urls[1]);
  const targets = [ours, earlier].map(({ server, project }, at) => ({
    ...{ name: at === 0 ? 'hearth' : 'earlier', pid: server.pid },
    url: `${server.origin}/api/v4/projects/${project}/issues`,
    headers: { 'private-token': rootToken, ...headersOfWrites },
    body: JSON.stringify({ title: 'A pot', description: 'Hot' }),
  }));
  const { ratios, cpuRatios } = await compare(targets, load);
  const [ratio, cpu] = [ratios.get('earlier'), cpuRatios.get('earlier')];
  if (ratio === undefined) throw new Error('nothing was compared');
  const byCpu = cpu === undefined ? '' : figure(cpu);
  line('POST …/issues without hooks, an earlier build', figure(ratio), byCpu, '0.98');
  await ours.remove();
  await earlier.remove();
}

/** Hooks, and what they cost those who have none; `openUrl` makes an empty Postgres database, null stands for SQLite. */
export async function compareHooks(
  main: string,
  openUrl: ((name: string) => Promise<string>) | null,
  { quick, load, before, row }: Effort,
): Promise<void> {
  const isWanted = (name: string) => row === undefined || row === name;
  const urlOf = async (name: string) => (openUrl === null ? null : openUrl(`hooks_${name}`));
  const hooked = await openWorld(main, await urlOf('world'));
  const receiver = await startReceiver();
  head(`${hooked.world.kind}: hooks`);
  if (isWanted('rate')) await compareRate(hooked, receiver, quick ? 2_000 : 10_000);
  if (isWanted('reads')) await compareReads(hooked, receiver, 10_000);
  if (isWanted('bad')) await compareBadReceivers(hooked, receiver, quick ? 100 : 300);
  if (isWanted('pushes')) await comparePushes(hooked, receiver, 50);
  if (before !== undefined && isWanted('issues')) {
    const urls = [await urlOf('ours'), await urlOf('before')] as const;
    await compareIssues([main, before], urls, load);
  }
  await receiver.stop();
  await hooked.server.stop();
  await hooked.world.remove();
}
