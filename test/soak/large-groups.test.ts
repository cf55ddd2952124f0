import { afterAll, expect, it, vi } from 'vitest';
import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import type { GroupRow } from '#src/records/group.ts';
import { takeMails } from '#test/support/mails.ts';
import { watchMemory } from '#test/support/memory.ts';
import { importForm } from '#test/support/project-archives.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { FilledRows, text } from './filled-rows.ts';
import { startMeasuredServer } from './measured-server.ts';

const scale = Number(process.env['GROUP_TRIP_SCALE'] ?? 1);
const scaled = (count: number) => Math.max(2, Math.round(count * scale));
/** Groups below the one that travels, and what each of them and itself has. */
const below = scaled(20);
const epics = scaled(250);
const notes = scaled(1000);
const labels = scaled(200);
const milestones = scaled(100);
/** A record with so many notes has more values than are read again. */
const notesOfLarge = 60_000;

const mostGrowth = 150 * 1_048_576;
const longestStallMs = 50;

async function seed(db: Database, git: Git) {
  const root = await seedUser(db, { admin: true });
  const group = await seedGroup(db, { owner: root, visibility: 'private' });
  const rows = new FilledRows(db);
  const groups: GroupRow[] = [group];
  for (let count = 0; count < below; count += 1) {
    groups.push(await seedGroup(db, { parent: group, visibility: 'private' }));
  }
  const said = {
    ...{ author_id: root.id, discussion_id: `'d' || n`, starts_discussion: 'true' },
    body: `'It needs more heat, says pot ' || n`,
  };
  for (const { id: group_id } of groups) {
    const titled = { iid: 'n', title: `'Kiln ' || n`, title_key: `'kiln ' || n` };
    const first = await rows.fill('epics', epics, {
      ...{ ...titled, group_id, author_id: root.id, state: text('opened') },
      color: text('#112233'),
    });
    await rows.fill('notes', notes, { ...said, epic_id: `${first} + n % ${epics}` });
    if (group_id === group.id) await rows.fill('notes', notesOfLarge, { ...said, epic_id: first });
    const label = { title: `'hot ' || n`, title_key: `'hot ' || n`, color: text('#112233') };
    await rows.fill('labels', labels, { ...label, group_id });
    const milestone = { iid: 'n', title: `'Firing ' || n`, state: text('active') };
    await rows.fill('milestones', milestones, { ...milestone, group_id });
  }
  const project = await seedProject(db, { git, readme: true });
  await addMember(db, { project, user: root, level: 50 });
  const issue = await rows.fill('issues', 2, {
    ...{ project_id: project.id, author_id: root.id, iid: 'n', title: `'Pot ' || n` },
    ...{ title_key: `'pot ' || n`, state: text('opened'), issue_type: text('issue') },
    severity: text('UNKNOWN'),
  });
  await rows.fill('notes', notesOfLarge, { ...said, issue_id: issue });
  return { root, group, project };
}

const server = await startMeasuredServer(seed);
afterAll(() => server.stop());
const { root, group, project } = server.seeded;
const by = server.api.as(root);
const patience = { timeout: 3_600_000, interval: 200 };
const told: string[] = [];
const faults: string[] = [];

/** Does something large, and looks at what the server takes for it meanwhile. */
async function watched<T>(title: string, work: () => Promise<T>): Promise<T> {
  await server.meters.read();
  const before = watchMemory(server.process.pid).stop();
  const memory = watchMemory(server.process.pid);
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  const growth = memory.stop() - before;
  const stalls = Object.entries(await server.meters.read());
  const longest = stalls.map(([name, { ran }]) => `${name} ${ran.toFixed(0)} ms`).join(', ');
  told.push(`${title}: ${seconds.toFixed(1)} s, ${Math.round(growth / 1_048_576)} MB, ${longest}`);
  if (growth > mostGrowth) faults.push(`${title}: it grew by ${growth} bytes`);
  for (const [name, { ran }] of stalls) {
    if (ran > longestStallMs) faults.push(`${title}: the ${name} stood for ${ran} ms`);
  }
  return result;
}

async function exported(at: string): Promise<Buffer> {
  expect((await by.post(`${at}/export`, {})).status).toBe(202);
  await vi.waitUntil(async () => (await by.get(`${at}/export/download`)).status === 200, patience);
  return (await by.get(`${at}/export/download`)).bytes;
}

async function mailAbout(subject: string): Promise<string> {
  return vi.waitUntil(async () => {
    const mails = await takeMails(server.process.dataDir);
    return mails.find((mail) => mail.subject === subject)?.text;
  }, patience);
}

const total = async (path: string) => Number((await by.get(path)).headers['x-total']);

it(
  `a group of ${below} groups with ${epics} epics each comes back`,
  { timeout: 7_200_000 },
  async () => {
    const small = await seedGroup(server.db, { owner: root });
    await exported(`/groups/${small.id}`);
    const archive = await watched('export of a group', () => exported(`/groups/${group.id}`));
    const mail = await mailAbout(`The group ${group.name} was exported`);
    expect(mail.replaceAll(/\s+/g, ' ')).toContain(
      `Some records are too large to be imported again: ${group.id}/epics, line 1.`,
    );
    const id = await watched('import of a group', async () => {
      const { body, headers } = importForm(archive, { name: 'Kilns again', path: 'kilns-again' });
      expect((await by.send('POST', '/groups/import', body, headers)).status).toBe(202);
      // The import shows only the group itself before it is complete.
      await vi.waitUntil(
        async () => (await by.get('/groups/kilns-again/subgroups')).status === 200,
        patience,
      );
      return (await by.get('/groups/kilns-again')).body['id'] as number;
    });
    const at = `/groups/${id}`;
    expect(await total(`${at}/subgroups?per_page=1`)).toBe(below);
    // The large group has one epic that the group itself lacks.
    const [own] = [await total(`${at}/epics?include_descendant_groups=false&per_page=1`)];
    expect(own).toBe(epics - 1);
    expect(await total(`${at}/milestones?per_page=1`)).toBe(milestones);
    expect(await total(`${at}/labels?only_group_labels=true&per_page=1`)).toBe(labels);
    const [{ id: subgroup } = {}] = (await by.get(`${at}/subgroups?per_page=1`)).body as {
      id: number;
    }[];
    const inside = `/groups/${subgroup}`;
    expect(await total(`${inside}/epics?include_descendant_groups=false&per_page=1`)).toBe(epics);
    const counted = server.db('notes').join('epics', 'epics.id', 'notes.epic_id');
    const [counts] = await counted.where('epics.group_id', subgroup ?? 0).count({ count: '*' });
    expect(Number(counts?.['count'])).toBe(notes);
    process.stdout.write(`${told.join('\n')}\n`);
    expect(faults).toEqual([]);
  },
);

it(
  'a mail tells of an issue that is too large to come back, and the others do',
  { timeout: 3_600_000 },
  async () => {
    const archive = await exported(`/projects/${project.id}`);
    const mail = await mailAbout(`The project ${project.name} was exported`);
    expect(mail.replaceAll(/\s+/g, ' ')).toContain(
      'Some records are too large to be imported again: issues, line 1.',
    );
    const { body, headers } = importForm(archive, { path: 'kiln-again' });
    const { id } = (await by.send('POST', '/projects/import', body, headers)).body as {
      id: number;
    };
    const status = async () => (await by.get(`/projects/${id}/import`)).body;
    await vi.waitUntil(
      async () => ['finished', 'failed'].includes(String((await status())['import_status'])),
      patience,
    );
    expect(await status()).toMatchObject({
      import_status: 'finished',
      failed_relations: [{ relation_name: 'issues', line_number: 0 }],
    });
    expect((await by.get(`/projects/${id}/issues`)).body).toMatchObject([
      { iid: 2, title: 'Pot 2' },
    ]);
  },
);
