import { afterAll, expect, it, vi } from 'vitest';
import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import { importHistory } from '#src/git/writing/history.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { watchMemory } from '#test/support/memory.ts';
import { importForm } from '#test/support/project-archives.ts';
import { addMember, type HasId, seedProject, seedUser } from '#test/support/seed.ts';
import { FilledRows, text } from './filled-rows.ts';
import { startMeasuredServer } from './measured-server.ts';

/** The size of the project; 1 is that of a busy one after some years. */
const scale = Number(process.env['ROUND_TRIP_SCALE'] ?? 1);
const scaled = (count: number) => Math.max(2, Math.round(count * scale));
const commits = scaled(2000);
const issues = scaled(5000);
const notes = scaled(50_000);
const requests = scaled(500);
/** Notes on one issue, and megabytes that one merge request changes. */
const notesOfOne = Number(process.env['ROUND_TRIP_NOTES'] ?? scaled(20_000));
const megabytesOfOne = Number(process.env['ROUND_TRIP_DIFF_MB'] ?? scaled(50));
const filesOfMegabyte = 20;

const mostGrowth = 150 * 1_048_576;
/** Milliseconds for which the thread may run without turning to others: what waits for a core is not counted. */
const longestStallMs = 50;
const bounds = { maxBytes: 1_048_576, timeLimit: 120_000 };

interface Seeded {
  readonly root: HasId;
  readonly project: HasId;
  /** One with next to nothing in it. */
  readonly small: HasId;
  /** Rows that the archive becomes: records, and what of them is a row of its own. */
  readonly rows: number;
}

async function seed(db: Database, git: Git): Promise<Seeded> {
  const root = await seedUser(db, { admin: true });
  const project = await seedProject(db, { git });
  const small = await seedProject(db, { git, readme: true });
  for (const each of [project, small])
    await addMember(db, { project: each, user: root, level: 50 });
  const shas = await seedCommits(git, project);
  const rows = new FilledRows(db);
  const of = { project_id: project.id, author_id: root.id };
  const titled = { iid: 'n', title: `'Kiln ' || n`, title_key: `'kiln ' || n` };
  const label = await rows.fill('labels', 1, {
    ...{
      project_id: project.id,
      title: text('Hot'),
      title_key: text('hot'),
      color: text('#112233'),
    },
  });
  const first = await rows.fill('issues', issues, {
    ...{ ...of, ...titled, state: text('opened'), issue_type: text('issue') },
    ...{ severity: text('UNKNOWN'), description: `'Cracks in the glaze of pot ' || n` },
  });
  await rows.fill('label_links', issues, { label_id: label, issue_id: `${first} + n - 1` });
  const said = {
    ...{ author_id: root.id, discussion_id: `'d' || n`, starts_discussion: 'true' },
    body: `'It needs more heat, says pot ' || n`,
  };
  const told = { ...of, action: text('commented'), target_type: text('Note') };
  for (const [count, issue_id] of [
    [notes, `${first} + n % ${issues}`],
    [notesOfOne, String(first)],
  ] as const) {
    const note = await rows.fill('notes', count, { ...said, issue_id });
    const target = { target_id: `${note} + n - 1`, feature: text('issues') };
    await rows.fill('events', count, { ...told, ...target });
  }
  await seedRequests(db, rows, { project, root, shas });
  const ofRequests = requests * 3;
  const ofIssues = issues * 2 + (notes + notesOfOne) * 2;
  return { root, project, small, rows: ofIssues + ofRequests + megabytesOfOne * filesOfMegabyte };
}

/** Commits that change a file each, and one that changes very much; their ids, the oldest first. */
async function seedCommits(git: Git, project: HasId): Promise<readonly string[]> {
  const repository = git.repository(project.id);
  const author = { name: 'Ann', email: 'ann@example.com', date: '2026-01-01T00:00:00Z' };
  const line = 'A line about glazes, as there are many.\n';
  const whole = line.repeat(Math.ceil(1_048_576 / filesOfMegabyte / line.length));
  const large = Array.from({ length: megabytesOfOne * filesOfMegabyte }, (_, index) => ({
    ...{ path: `large/${index}.txt`, content: `${index}\n${whole}` },
  }));
  await importHistory(repository, {
    branch: 'main',
    commits: Array.from({ length: commits }, (_, index) => ({
      ...{ message: `Change ${index}`, author, committer: author },
      changes:
        index === commits - 1 ? large : [{ path: `${index % 100}.txt`, content: `${index}\n` }],
    })),
  });
  const told = await repository.run(['rev-list', '--reverse', 'main'], bounds);
  return told.toString().trim().split('\n');
}

interface Place {
  readonly project: HasId;
  readonly root: HasId;
  readonly shas: readonly string[];
}

/** Merge requests of a commit each, of which the last changes very much. */
async function seedRequests(
  db: Database,
  rows: FilledRows,
  { project, root, shas }: Place,
): Promise<void> {
  const first = await rows.fill('merge_requests', requests, {
    ...{ source_project_id: project.id, target_project_id: project.id, author_id: root.id },
    ...{ iid: 'n', title: `'Change ' || n`, title_key: `'change ' || n` },
    ...{ source_branch: `'topic-' || n`, target_branch: text('main') },
    ...{ state: text('merged'), merge_status: text('can_be_merged') },
  });
  for (let index = 0; index < requests; index += 1) {
    const last = index === requests - 1;
    const at = last ? shas.length - 1 : 1 + (index % (shas.length - 2));
    const [head_sha, base_sha] = [shas[at], shas[at - 1]];
    const version = { head_sha, base_sha, start_sha: base_sha };
    const id = first + index;
    await db('merge_requests').where({ id }).update(version);
    await db('merge_request_versions').insert({
      ...{ merge_request_id: id, ...version, commit_count: 1, overflow: false },
      file_count: last ? megabytesOfOne * filesOfMegabyte : 1,
      created_at: '2026-01-01T00:00:00.000Z',
    });
    await db('merge_request_commits').insert({ merge_request_id: id, sha: head_sha });
  }
}

const server = await startMeasuredServer(seed);
afterAll(() => server.stop());
const { root, project, small, rows } = server.seeded;
const by = server.api.as(root);

const told: string[] = [];
const faults: string[] = [];

/** Does something large, and looks at what the server takes for it meanwhile. Gives the seconds that it took. */
async function watched(title: string, work: () => Promise<void>): Promise<number> {
  await server.meters.read();
  const before = watchMemory(server.process.pid).stop();
  const memory = watchMemory(server.process.pid);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  const growth = memory.stop() - before;
  const stalls = Object.entries(await server.meters.read());
  const longest = stalls.map(([name, { ran }]) => `${name} ${ran.toFixed(0)} ms`).join(', ');
  told.push(`${title}: ${seconds.toFixed(1)} s, ${Math.round(growth / 1_048_576)} MB, ${longest}`);
  if (growth > mostGrowth) faults.push(`${title}: it grew by ${growth} bytes`);
  for (const [name, { ran }] of stalls) {
    if (ran > longestStallMs) faults.push(`${title}: the ${name} stood for ${ran} ms`);
  }
  return seconds;
}

const patience = { timeout: 3_600_000, interval: 100 };

async function exported({ id }: HasId): Promise<Buffer> {
  const at = `/projects/${id}/export`;
  await by.post(at, {});
  const status = async () => (await by.get(at)).body['export_status'];
  await vi.waitUntil(async () => (await status()) === 'finished', patience);
  return (await by.get(`${at}/download`)).bytes;
}

async function imported(archive: Buffer, path: string): Promise<number> {
  const { body, headers } = importForm(archive, { path });
  const accepted = await by.send('POST', '/projects/import', body, headers);
  expect(accepted.status).toBe(201);
  const id = Number(accepted.body['id']);
  const status = async () => (await by.get(`/projects/${id}/import`)).body;
  await vi.waitUntil(async () => {
    const { import_status } = await status();
    return import_status === 'finished' || import_status === 'failed';
  }, patience);
  expect(await status()).toMatchObject({ import_status: 'finished', failed_relations: [] });
  return id;
}

/** Rows a second of a script that does nothing else: it copies notes and events, 500 in a statement. */
async function bareRate(): Promise<number> {
  const { db } = server;
  let count = 0;
  let spentMs = 0;
  for (const table of ['notes', 'events']) {
    const some = await db(table).orderBy('id').limit(20_000);
    const copies = some.map(({ id: __, ...row }) => row);
    const began = performance.now();
    for (const batch of splitIntoBatches(copies, 500)) await db(table).insert(batch);
    spentMs += performance.now() - began;
    count += copies.length;
  }
  return (count / spentMs) * 1000;
}

it(
  `a project of ${issues} issues, ${notes + notesOfOne} notes and ${requests} merge requests comes back whole`,
  { timeout: 7_200_000 },
  async () => {
    // The first of all brings more than its rows: code, connections, threads.
    await imported(await exported(small), 'small');
    let archive: Buffer = Buffer.alloc(0);
    await watched('export', async () => {
      archive = await exported(project);
    });
    let id = 0;
    const seconds = await watched('import', async () => {
      id = await imported(archive, 'kiln');
    });
    const total = async (path: string) =>
      Number((await by.get(`/projects/${id}${path}`)).headers['x-total']);
    expect(await total('/issues?per_page=1')).toBe(issues);
    expect(await total('/merge_requests?per_page=1&state=all')).toBe(requests);
    const { body: issue } = await by.get(`/projects/${id}/issues/1`);
    expect(issue['user_notes_count']).toBeGreaterThanOrEqual(notesOfOne);
    const stored = server.db('notes').join('issues', 'issues.id', 'notes.issue_id');
    const [counted] = await stored.where('issues.project_id', id).count({ count: '*' });
    expect(Number(counted?.['count'])).toBe(notes + notesOfOne);
    const { body: request } = await by.get(`/projects/${id}/merge_requests/${requests}/versions`);
    expect(request).toMatchObject([{ real_size: String(megabytesOfOne * filesOfMegabyte) }]);
    const { body: whole } = await by.get(`/projects/${id}?statistics=true`);
    expect(whole['statistics']).toMatchObject({ commit_count: commits });

    const rate = rows / seconds;
    const bare = await bareRate();
    const ratio = (rate / bare).toFixed(2);
    told.push(`${rows} rows, ${rate.toFixed(0)} a second, ${ratio} of ${bare.toFixed(0)} bare`);
    process.stdout.write(`${told.join('\n')}\n`);
    expect(faults).toEqual([]);
  },
);
