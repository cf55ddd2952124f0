import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { connect, type Database } from '#src/database/database.ts';
import { git } from '#test/git-http/support.ts';
import { directoryOf } from '#test/git/support.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { signalProcess, startServer, type ServerProcess } from '#test/support/process.ts';
import { type Received, startReceiver } from '#test/support/receiver.ts';
import { until } from '#test/support/waiting.ts';
import { createRandom } from './random.ts';

const kills = 50;
/** Number of kills between the move of a ref and the transaction that announces it. */
const eachBetween = 3;

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-delivery-crash-'));
const database = await freshDatabase();
const token = 'root-token-of-the-crash-test';
const dataDir = path.join(folder, 'data');
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  return startServer({
    dataDir,
    main: await compiledServer(),
    args: ['--empty'],
    env: { DATABASE_URL: database.url, ROOT_TOKEN: token, RATE_LIMITS: 'off' },
  });
}

/** The server that runs now, and after each kill the next one. */
const now = { origin: '', over: false };

async function call(method: string, url: string, body: object) {
  const answer = await fetch(`${now.origin}/api/v4${url}`, {
    method,
    headers: { 'private-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Null where nobody answered, or not with what was asked for. */
async function attempt(method: string, url: string, body: object) {
  const answer = await call(method, url, body).catch(() => null);
  if (answer !== null && (answer.status === 200 || answer.status === 201)) return answer.body;
  await delay(20);
  return null;
}

/** The changes that clients were told of. */
const promised = new Set<string>();
let written = 0;

/** Makes issues, and changes the title of each some times. */
async function writeIssues(project: string): Promise<void> {
  while (!now.over) {
    const issue = await attempt('POST', `${project}/issues`, { title: '0' });
    if (issue === null) continue;
    promised.add(`issue ${String(issue['iid'])} 0`);
    for (let title = 1; title <= 3; title += 1) {
      const changed = await attempt('PUT', `${project}/issues/${String(issue['iid'])}`, {
        title: String(title),
      });
      if (changed !== null) promised.add(`issue ${String(issue['iid'])} ${title}`);
    }
  }
}

async function writeCommits(project: string): Promise<void> {
  while (!now.over) {
    const name = `file${(written += 1)}`;
    const commit = await attempt('POST', `${project}/repository/commits`, {
      ...{ branch: 'main', commit_message: `Write ${name}` },
      actions: [{ action: 'create', file_path: name, content: name }],
    });
    if (commit !== null) promised.add(`push ${String(commit['id'])}`);
  }
}

/** A delivery, by what it tells. */
interface Told {
  readonly what: string;
  readonly key: string;
}

function toldOf({ headers, body }: Received): Told {
  const key = String(headers['idempotency-key']);
  const payload = JSON.parse(body) as {
    object_kind: string;
    after: string;
    object_attributes: { iid: number; title: string };
  };
  if (payload.object_kind === 'push') return { what: `push ${payload.after}`, key };
  const { iid, title } = payload.object_attributes;
  return { what: `issue ${iid} ${title}`, key };
}

/** Keeps others from writing down what they announce, as long as `work` takes. */
async function withoutAnnouncements(db: Database, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (db) => {
    // The transaction itself locks the table on SQLite.
    if (databaseKind() === 'postgres') await db.raw('lock table deliveries in share mode');
    await work();
  });
}

/** Lets the time pass after which a dead process counts as dead. */
async function outliveLeases(db: Database): Promise<void> {
  const past = '2000-01-01T00:00:00.000Z';
  await db('worker_jobs').where({ state: 'running' }).update({ lease_until: past });
  await db('delivery_holders').update({ held_until: past });
}

it(
  'delivers each change that is committed, those of an issue in order, however often it is killed',
  async () => {
    const random = createRandom(20_261_127);
    const receiver = await startReceiver((response) => {
      setTimeout(() => response.end(), random() * 20);
    });
    let server = await start();
    now.origin = server.url;
    const setting = { allow_local_requests_from_web_hooks_and_services: true };
    expect((await call('PUT', '/application/settings', setting)).status).toBe(200);
    const made = await call('POST', '/projects', { name: 'kiln', initialize_with_readme: true });
    expect(made.status, server.output()).toBe(201);
    const id = Number(made.body['id']);
    const project = `/projects/${id}`;
    const hook = { url: receiver.url, push_events: true, issues_events: true };
    expect((await call('POST', `${project}/hooks`, hook)).status).toBe(201);

    const db = await connect(database.url);
    const repository = directoryOf(dataDir, id);
    const head = async () =>
      (await readFile(path.join(repository, 'refs/heads/main'), 'utf8')).trim();
    const first = await head();
    /** Tells whether the branch is at a commit of which no delivery tells yet. */
    const isUntold = async () => {
      const commit = await head().catch(() => first);
      const told = db('delivery_payloads').whereLike('body', `%${commit}%`);
      return commit !== first && (await told.first('id')) === undefined;
    };
    const writers = Promise.all([
      writeIssues(project),
      writeIssues(project),
      writeCommits(project),
    ]);
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        // Long enough for something to be under way, whatever the machine.
        const before = promised.size;
        await until(() => promised.size > before + 2);
        if (kill % eachBetween === 0) {
          await withoutAnnouncements(db, async () => {
            await until(isUntold);
            signalProcess(server.pid, 'SIGKILL');
          });
        } else {
          await delay(random() * 60);
          signalProcess(server.pid, 'SIGKILL');
        }
        await server.ended;
        await outliveLeases(db);
        server = await start();
        now.origin = server.url;
      }
      now.over = true;
      await writers;

      // The last change has a job of its own, however often those before it were tried.
      const last = await call('POST', `${project}/issues`, { title: '0' });
      promised.add(`issue ${String(last.body['iid'])} 0`);
      await until(
        async () =>
          (await db('delivery_events').first()) === undefined &&
          (await db('deliveries').where({ state: 'waiting' }).first()) === undefined,
      );

      // The rest of a killed process is announced once all that it had started is gone.
      const history = (await git('/', `--git-dir=${repository}`, 'rev-list', '--reverse', 'main'))
        .split('\n')
        .slice(1);
      const isTold = (commit: string) =>
        receiver.received.some((one) => toldOf(one).what === `push ${commit}`);
      await until(() => history.every(isTold));

      const all = receiver.received.map(toldOf);
      const told = new Set(all.map(({ what }) => what));
      expect([...promised].filter((what) => !told.has(what))).toEqual([]);

      // A second time with the same key alone.
      const keys = new Map<string, string>();
      const faults = all.filter(({ what, key }) => {
        const first = keys.get(what) ?? key;
        keys.set(what, first);
        return first !== key;
      });
      expect(faults).toEqual([]);

      // The events are exactly those of the existing changes, promised or not.
      const distinct = [...told];
      const pushes = distinct.filter((what) => what.startsWith('push '));
      // A move that the next life announces may come behind those that follow it.
      expect(pushes.toSorted()).toEqual(history.map((commit) => `push ${commit}`).toSorted());
      const issues = await db('issues')
        .where({ project_id: id })
        .select<{ iid: number; title: string }[]>('iid', 'title');
      for (const { iid, title } of issues) {
        const titles = distinct.filter((what) => what.startsWith(`issue ${iid} `));
        const stored = Number(title);
        expect(titles.map((what) => Number(what.split(' ')[2]))).toEqual(
          Array.from({ length: stored + 1 }, (_, at) => at),
        );
      }
      const known = new Set(issues.map(({ iid }) => String(iid)));
      const others = distinct.filter((what) => what.startsWith('issue '));
      expect(others.filter((what) => !known.has(what.split(' ')[1] ?? ''))).toEqual([]);
    } finally {
      now.over = true;
      await db.close();
      await server.stop();
    }
  },
  600_000 + kills * 60_000,
);
