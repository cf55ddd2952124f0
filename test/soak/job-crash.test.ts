import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { connect, type Database } from '#src/database/database.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { signalProcess, startServer, type ServerProcess } from '#test/support/process.ts';
import { multipart } from '#test/support/uploads.ts';
import { createRandom } from './random.ts';

const phases = ['hand-over', 'trace', 'upload', 'end'] as const;
type Phase = (typeof phases)[number];

const kills = 52;
const [runners, jobsPerLife, partsPerLog] = [6, 8, 12];

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-job-crash-'));
const database = await freshDatabase();
const token = 'root-token-of-the-crash-test';
const dataDir = path.join(folder, 'data');
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const configuration = `
work:
  parallel: ${jobsPerLife}
  script: [make]
  artifacts: { paths: [out] }
  retry: { max: 2, when: [stuck_or_timeout_failure] }
afterwards:
  stage: deploy
  script: [make deploy]
  retry: { max: 2, when: [stuck_or_timeout_failure] }
`;

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
/** Phase that the next kill waits for. */
const awaited: { phase: Phase | null; met: () => void } = { phase: null, met: () => undefined };

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Null where nobody answered. */
async function send(phase: Phase, url: string, request: RequestInit): Promise<Answer | null> {
  if (awaited.phase === phase) {
    awaited.phase = null;
    awaited.met();
  }
  try {
    const answer = await fetch(`${now.origin}/api/v4${url}`, request);
    const text = await answer.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    return { status: answer.status, headers: answer.headers, body };
  } catch {
    await delay(20);
    return null;
  }
}

/** The same again until somebody answers. */
async function insist(phase: Phase, url: string, request: () => RequestInit): Promise<Answer> {
  for (;;) {
    const answer = await send(phase, url, request());
    if (answer !== null && answer.status !== 503) return answer;
  }
}

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', 'private-token': token },
  body: JSON.stringify(body),
});

/** Answers that clients received, and wrong ones. */
const told = { given: new Map<number, number>(), done: new Set<number>(), faults: [] as string[] };

const partOf = (job: number, part: number) =>
  `job ${job}, part ${part}: ${'fired '.repeat((job + part * 7) % 400)}\n`;
const logOf = (job: number) =>
  Array.from({ length: partsPerLog }, (_, part) => partOf(job, part)).join('');
const archiveOf = (job: number) => Buffer.from(`archive of ${job}\n`.repeat(2_000));

interface Given {
  readonly id: number;
  readonly token: string;
}

/** Sends the log of a job in parts, as runners do: where it goes on is told by the server. */
async function sendLog({ id, token }: Given): Promise<boolean> {
  const log = Buffer.from(logOf(id));
  const cuts = Array.from({ length: partsPerLog }, (_, part) =>
    Buffer.byteLength(partOf(id, part)),
  );
  for (let sent = 0, part = 0; sent < log.length;) {
    const bytes = log.subarray(sent, sent + (cuts[part % cuts.length] ?? 1));
    const answer = await insist('trace', `/jobs/${id}/trace`, () => ({
      method: 'PATCH',
      headers: {
        'job-token': token,
        'content-type': 'text/plain',
        'content-range': `${sent}-${sent + bytes.length - 1}`,
      },
      body: new Uint8Array(bytes),
    }));
    const size = Number(/^0-(\d+)$/.exec(answer.headers.get('range') ?? '')?.[1]);
    if ((answer.status !== 202 && answer.status !== 416) || !(size >= sent)) {
      told.faults.push(`job ${id}: ${sent} bytes were stored, then ${answer.status}, ${size}`);
      return false;
    }
    sent = size;
    part += 1;
  }
  return true;
}

async function sendArchive({ id, token }: Given): Promise<void> {
  const file = { name: 'file', value: archiveOf(id), filename: 'artifacts.zip' };
  const answer = await insist('upload', `/jobs/${id}/artifacts`, () => {
    const { body, headers } = multipart(file);
    return { method: 'POST', headers: { ...headers, 'job-token': token }, body };
  });
  if (answer.status !== 201) told.faults.push(`job ${id}: the upload met ${answer.status}`);
}

async function end({ id, token }: Given): Promise<void> {
  const body = { token, state: 'success', output: { bytesize: Buffer.byteLength(logOf(id)) } };
  const tell = () => insist('end', `/jobs/${id}`, () => json('PUT', body));
  let answer = await tell();
  while (answer.status === 202) answer = await tell();
  // An answer that was lost is not given again: the status tells.
  const before = answer.status === 403 && answer.headers.get('job-status') === 'success';
  if (answer.status !== 200 && !before) told.faults.push(`job ${id}: the end met ${answer.status}`);
  else told.done.add(id);
}

/** Takes jobs and does them until it is over. */
async function run(runner: string): Promise<void> {
  while (!now.over) {
    const answer = await send('hand-over', '/jobs/request', json('POST', { token: runner }));
    if (answer?.status !== 201) {
      await delay(20);
      continue;
    }
    const job = answer.body as Given;
    told.given.set(job.id, (told.given.get(job.id) ?? 0) + 1);
    if (!(await sendLog(job))) continue;
    await sendArchive(job);
    await end(job);
  }
}

/** Waits until no job waits or runs any more, but for those that nobody knows of. */
async function settled(db: Database, known: (id: number) => boolean): Promise<JobRow[]> {
  for (;;) {
    const open = await db<JobRow>('jobs').whereIn('status', ['pending', 'running']).orderBy('id');
    if (open.every(({ id, status }) => status === 'running' && !known(id))) return open;
    await delay(50);
  }
}

it('does each job once, whole, however often the server is killed', async () => {
  const random = createRandom(20_261_125);
  let server = await start();
  now.origin = server.url;
  const ask = async (method: string, url: string, body: object = {}) => {
    const answer = await fetch(`${now.origin}/api/v4${url}`, json(method, body));
    expect(answer.status, `${method} ${url}`).toBe(201);
    return (await answer.json()) as { id: number; token: string };
  };
  const { id: project } = await ask('POST', '/projects', { name: 'kiln' });
  await ask('POST', `/projects/${project}/repository/files/.gitlab-ci.yml`, {
    ...{ branch: 'main', commit_message: 'Build it [skip ci]', content: configuration },
  });
  const registration = `/projects/${project}/runners/reset_registration_token`;
  const place = await ask('POST', registration);
  const tokens: string[] = [];
  for (let at = 0; at < runners; at += 1) tokens.push((await ask('POST', '/runners', place)).token);

  const working = Promise.all(tokens.map(run));
  for (let kill = 0; kill < kills; kill += 1) {
    await ask('POST', `/projects/${project}/pipeline`, { ref: 'main' });
    await new Promise<void>((resolve) => {
      awaited.met = resolve;
      awaited.phase = phases[kill % phases.length] ?? 'trace';
    });
    // Long enough for the request to arrive, or to be answered.
    await delay(random() * 25);
    signalProcess(server.pid, 'SIGKILL');
    await server.ended;
    server = await start();
    now.origin = server.url;
  }

  const db = await connect(database.url);
  try {
    // A job that no runner received is detected as silent, and runs again.
    const lost = await settled(db, (id) => told.given.has(id));
    expect(lost.length).toBeLessThanOrEqual(kills * runners);
    const contacted_at = new Date(Date.now() - 7_200_000).toISOString();
    const silent = lost.map(({ id }) => id);
    await db('jobs').whereIn('id', silent).update({ contacted_at });
    await expect
      .poll(() => db('jobs').whereIn('id', silent).where('status', 'running'), { timeout: 150_000 })
      .toEqual([]);
    expect(await settled(db, () => true)).toEqual([]);
    now.over = true;
    await working;

    expect(told.faults).toEqual([]);
    expect([...told.given].filter(([, times]) => times !== 1)).toEqual([]);
    const jobs = await db<JobRow>('jobs').orderBy('id');
    const ended = jobs.map(({ id, status, failure_reason }) => [id, failure_reason ?? status]);
    const expected = jobs.map(({ id }) => [
      id,
      told.done.has(id) ? 'success' : 'stuck_or_timeout_failure',
    ]);
    expect(ended).toEqual(expected);
    expect(jobs.filter(({ id }) => !told.done.has(id)).map(({ id }) => id)).toEqual(silent);
    const pipelines = await db('pipelines').where('source', 'api').select('status');
    expect(pipelines.map(({ status }) => status as string)).toEqual(Array(kills).fill('success'));
    const works = jobs.filter(({ retried }) => !retried);
    expect(works).toHaveLength(kills * (jobsPerLife + 1));

    const get = (url: string) =>
      fetch(`${now.origin}/api/v4/projects/${project}${url}`, {
        headers: { 'private-token': token },
      });
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    for (const { id } of works) {
      expect(await (await get(`/jobs/${id}/trace`)).text()).toBe(logOf(id));
      const archive = Buffer.from(await (await get(`/jobs/${id}/artifacts`)).arrayBuffer());
      expect(sha256(archive)).toBe(sha256(archiveOf(id)));
    }
  } finally {
    now.over = true;
    await db.close();
    await server.stop();
  }
}, 900_000);
