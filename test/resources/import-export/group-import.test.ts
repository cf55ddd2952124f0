import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../src/log.ts';
import type { UserRow } from '../../../src/records/user.ts';
import { showRestoredGroup } from '../../../src/resources/import-export/import/group/show.ts';
import type { GroupImportRow } from '../../../src/resources/import-export/import/group/table.ts';
import { importGroupArchive } from '../../../src/resources/import-export/import/group/worker.ts';
import { startApp } from '../../support/app.ts';
import { newMails } from '../../support/mails.ts';
import { importForm, linesOf, tarOf } from '../../support/project-archives.ts';
import { addMember, seedGroup, seedIteration, seedUser, unique } from '../../support/seed.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, environment } = app;
const { workers, config, storage } = environment;
const root = await seedUser(db, { admin: true });

type Fields = Readonly<Record<string, string>>;
type Records = readonly unknown[];
type Relations = Readonly<Record<string, Records>>;

async function settle(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

function ask(user: UserRow | null, archive: Buffer, fields: Fields = {}, filename?: string) {
  const path = unique('kilns');
  const { body, headers } = importForm(archive, { path, name: path, ...fields }, filename);
  const by = user === null ? api : api.as(user);
  return by.send('POST', '/groups/import', body, headers);
}

/** The group that an archive became, for whoever wanted it. */
async function imported(user: UserRow, archive: Buffer, fields: Fields = {}) {
  const path = unique('kilns');
  const accepted = await ask(user, archive, { path, ...fields });
  expect(accepted).toMatchObject({ status: 202, body: { message: '202 Accepted' } });
  await settle();
  const { body: group } = await api.as(user).get(`/groups/${path}`);
  const get = (below = '') => api.as(user).get(`/groups/${group.id}${below}`);
  return { group, get };
}

interface Archived {
  readonly own?: object;
  readonly relations?: Relations;
}

/** An archive of groups, by the ids that they had; the first is the exported one. */
async function archiveOf(
  groups: Readonly<Record<number, Archived>>,
  ids: readonly unknown[] = Object.keys(groups),
): Promise<Buffer> {
  const files = Object.entries(groups).flatMap(([id, { own, relations = {} }]) => [
    ...(own === undefined ? [] : [[`tree/groups/${id}.json`, JSON.stringify(own)] as const]),
    ...Object.entries(relations).map(
      ([name, records]) => [`tree/groups/${id}/${name}.ndjson`, linesOf(records)] as const,
    ),
  ]);
  const list = ids.map((id) => `${String(id)}\n`).join('');
  const all = { VERSION: '0.2.4', 'tree/groups/_all.ndjson': list, ...Object.fromEntries(files) };
  return gzipSync(await tarOf(all));
}

async function blobs(): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of storage.keys()) found.push(...keys);
  return found.toSorted();
}

const member = (id: number, user: { readonly email: string }, access_level: number) => ({
  ...{ access_level, source_type: 'Namespace', user_id: id },
  user: { id, public_email: user.email, username: 'somebody' },
});

const small = await archiveOf({
  7: {
    own: { id: 7, name: 'Kilns', path: 'kilns', description: 'Fire pots', visibility_level: 20 },
    relations: {
      labels: [{ title: 'hot', color: '#d9534f' }],
      epics: [{ iid: 4, title: 'Glaze' }],
    },
  },
  8: { own: { id: 8, parent_id: 7, name: 'Small', path: 'small', visibility_level: 20 } },
});

async function exported(id: number): Promise<Buffer> {
  const by = api.as(root);
  await by.post(`/groups/${id}/export`);
  await settle();
  const { status, bytes } = await by.get(`/groups/${id}/export/download`);
  expect(status).toBe(200);
  return bytes;
}

/** The addresses asked of a group before and after its journey, and what of their answers is to be the same. */
const asked: Readonly<Record<string, readonly string[]>> = {
  '/labels': ['name', 'color', 'description', 'is_project_label'],
  '/milestones?state=all': [
    ...['iid', 'title', 'description', 'state', 'start_date', 'due_date', 'created_at'],
  ],
  '/epics?include_descendant_groups=false': [
    ...['iid', 'title', 'description', 'state', 'confidential', 'color', 'labels', 'parent_iid'],
    ...['start_date', 'due_date', 'start_date_is_fixed', 'due_date_is_fixed', 'upvotes'],
    ...['created_at', 'updated_at'],
  ],
  '/boards': ['name', 'hide_backlog_list', 'hide_closed_list'],
  '/iterations?include_ancestors=false': [
    ...['iid', 'sequence', 'title', 'description', 'start_date', 'due_date'],
  ],
  '/members': ['id', 'access_level'],
};

type Get = (below?: string) => Promise<{ readonly body: unknown }>;

async function pictureOf(get: Get): Promise<object> {
  const picture: Record<string, unknown> = {};
  for (const [path, names] of Object.entries(asked)) {
    const { body } = await get(path);
    const rows = (body as Record<string, unknown>[]).map((row) => names.map((name) => row[name]));
    picture[path] = rows.toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1));
  }
  const { body: boards } = await get('/boards');
  picture['lists'] = (boards as { lists: { label: { name: string } }[] }[]).map(({ lists }) =>
    lists.map(({ label }) => label.name),
  );
  return picture;
}

describe('an import of a group', () => {
  it('brings back what an export took, with all groups below', async () => {
    const ann = await seedUser(db);
    await db('users').where({ id: ann.id }).update({ public_email: ann.email });
    const group = await seedGroup(db, { visibility: 'private' });
    await addMember(db, { group, user: root, level: 50 });
    await addMember(db, { group, user: ann, level: 50 });
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    await addMember(db, { group: below, user: ann, level: 50 });
    const by = api.as(root);
    let above: unknown;
    for (const { id } of [group, below]) {
      const at = `/groups/${id}`;
      await by.put(at, { description: `Of ${id}`, require_two_factor_authentication: false });
      const label = { name: `Hot ${id}`, color: '#ff0000', description: 'Mind your hands' };
      const { body: hot } = await by.post(`${at}/labels`, label);
      const { body: firing } = await by.post(`${at}/milestones`, { title: `Firing ${id}` });
      await by.put(`${at}/milestones/${firing.id}`, { state_event: 'close' });
      const { body: board } = await by.post(`${at}/boards`, { name: 'Kiln' });
      await by.post(`${at}/boards/${board.id}/lists`, { label_id: hot.id });
      const { body: epic } = await by.post(`${at}/epics`, {
        ...{ title: `Glaze ${id}`, labels: label.name, color: '#123456' },
        ...{ start_date_is_fixed: true, start_date_fixed: '2026-03-01' },
        ...(above !== undefined && { parent_id: above }),
      });
      await by.post(`${at}/epics/${epic.iid}/award_emoji`, { name: 'thumbsup' });
      const said = await by.post(`${at}/epics/${epic.id}/notes`, { body: 'Thicker' });
      expect(said.status).toBe(201);
      above = epic.id;
      await seedIteration(db, { group: { id } });
    }
    const of = (id: unknown) => (path?: string) => by.get(`/groups/${String(id)}${path ?? ''}`);
    const before = [await pictureOf(of(group.id)), await pictureOf(of(below.id))];
    expect(JSON.stringify(before)).not.toContain('[]');

    const archive = await exported(group.id);
    const { group: top, get } = await imported(root, archive, { name: 'Another' });
    const { body: children } = await get('/subgroups');
    expect(children).toMatchObject([
      { path: below.path, name: below.name, description: `Of ${below.id}`, visibility: 'private' },
    ]);
    expect(top).toMatchObject({
      ...{ name: 'Another', description: `Of ${group.id}`, visibility: 'private' },
      parent_id: null,
    });
    const after = [await pictureOf(get), await pictureOf(of(children[0].id))];
    expect(after).toEqual(before);
    const { body: epics } = await get('/epics?include_descendant_groups=false');
    const { body: notes } = await get(`/epics/${epics[0].id}/notes`);
    expect((notes as { body: string }[]).map(({ body }) => body)).toContainEqual(
      expect.stringMatching(/^Thicker\n\n \*By /),
    );
    const events = await db('events').where({ group_id: top.id }).orderBy('id');
    expect(
      events.map((event) => `${String(event['target_type'])} ${String(event['action'])}`),
    ).toEqual(expect.arrayContaining(['Milestone created', 'Milestone closed', 'Epic created']));
    const next = await by.post(`/groups/${top.id}/epics`, { title: 'The next' });
    expect(next.body.iid).toBe(2);
  });

  it('brings archives that others made, and passes over what waits for its resource', async () => {
    const folder = 'test/archives/group_archive';
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const members = await Promise.all(
      files
        .filter((file) => file.isFile())
        .map(async (file) => {
          const path = join(file.parentPath, file.name);
          return [path.slice(folder.length + 1), await readFile(path)] as const;
        }),
    );
    const archive = gzipSync(await tarOf({ VERSION: '0.2.4', ...Object.fromEntries(members) }));
    const user = await seedUser(db);
    const { group, get } = await imported(user, archive);
    expect(group).toMatchObject({ description: 'Group Description', visibility: 'private' });
    const { body: epics } = await get('/epics?sort=asc');
    const notes = await db('notes')
      .join('epics', 'epics.id', 'notes.epic_id')
      .where('epics.group_id', group.id)
      .count({ count: '*' })
      .first();
    expect({
      epics: (epics as { iid: number; parent_iid: number }[]).map((row) => [
        row.iid,
        row.parent_iid,
      ]),
      notes: Number(notes?.['count']),
      labels: (await get('/labels')).body.length,
      milestones: (await get('/milestones?state=all')).body.length,
      boards: (await get('/boards')).body.length,
      members: (await get('/members')).body.length,
    }).toEqual({
      epics: [
        [1, null],
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
      ],
      ...{ notes: 8, labels: 10, milestones: 5, boards: 2, members: 1 },
    });
    // The form of before: one object, with the groups below in it.
    const own = { name: 'Kilns', path: 'kilns', description: 'Older', labels: [{ title: 'hot' }] };
    const child = { name: 'Small', path: 'small', milestones: [{ title: 'First', iid: 3 }] };
    const older = JSON.stringify({ ...own, children: [child, { path: '..' }] });
    const other = await imported(
      user,
      gzipSync(await tarOf({ VERSION: '0.2.4', 'group.json': older })),
    );
    expect((await other.get('/labels')).body).toMatchObject([{ name: 'hot' }]);
    const { body: subgroups } = await other.get('/subgroups');
    expect(subgroups).toMatchObject([{ path: 'small' }]);
    expect((await api.as(user).get(`/groups/${subgroups[0].id}/milestones`)).body).toMatchObject([
      { title: 'First', iid: 3 },
    ]);
  });

  it('counts in the log what it passes over, of the group and of each below it', async () => {
    const own = { id: 7, name: 'Kilns', path: 'kilns', visibility_level: 0, runners_token: 'x' };
    const below = { ...own, id: 8, parent_id: 7, name: 'Glazes', path: 'glazes', glow: 'bright' };
    const whole = { ...own, badges: null, labels: [], children: [below] };
    const forms = [
      await archiveOf({ 7: { own }, 8: { own: below } }),
      gzipSync(await tarOf({ VERSION: '0.2.4', 'group.json': JSON.stringify(whole) })),
    ];
    for (const archive of forms) {
      const lines: Record<string, unknown>[] = [];
      const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
      const path = unique('kilns');
      expect((await ask(root, archive, { path })).status).toBe(202);
      const group = await db('namespaces').where({ path }).first<{ id: number }>('id');
      const job = { id: '1', attempt: 1, signal: new AbortController().signal };
      await importGroupArchive.run(
        { group_id: group.id },
        { ...environment, log: pino({ level: 'info', base: null }, { write }) },
        { ...job, progress: async () => {} },
      );
      const told = lines.flatMap(({ passed_over }) =>
        passed_over === undefined ? [] : [passed_over],
      );
      expect(told).toEqual([{ 'group.runners_token': 2, 'group.glow': 1 }]);
    }
  });

  it('shows nothing but the empty group before all of it is there', async () => {
    const [user, other] = [await seedUser(db), await seedUser(db)];
    const path = unique('hidden-kilns');
    await ask(user, small, { path });
    const by = api.as(user);
    const { body: group, status } = await by.get(`/groups/${path}`);
    expect([status, group]).toMatchObject([200, { path, projects: [], visibility: 'private' }]);
    const at = `/groups/${group.id}`;
    expect((await by.get(at)).status).toBe(200);
    for (const below of ['/labels', '/subgroups', '/members', '/epics', '/projects', '/events']) {
      expect([below, (await by.get(at + below)).status]).toEqual([below, 404]);
    }
    expect((await by.put(at, { description: 'Mine' })).status).toBe(404);
    expect((await by.post(`${at}/labels`, { name: 'x', color: '#000000' })).status).toBe(404);
    const inside = { name: 'Pots', namespace_id: group.id };
    expect((await by.post('/projects', inside)).status).toBe(400);
    for (const list of [`/groups?search=${path}`, `/namespaces?search=${path}`]) {
      expect([list, (await by.get(list)).body]).toEqual([list, []]);
    }
    for (const somebody of [api.as(other), api]) expect((await somebody.get(at)).status).toBe(404);
    expect(await ask(other, small, { path })).toMatchObject({
      ...{ status: 400, body: { message: expect.stringContaining(':path=>[') as string } },
    });

    await settle();
    expect((await by.get(`/groups?search=${path}`)).body).toMatchObject([
      { parent_id: group.id, path: 'small' },
      { id: group.id },
    ]);
    expect((await by.get(`${at}/subgroups`)).body).toMatchObject([
      { path: 'small', visibility: 'private' },
    ]);
    expect((await by.get(at)).body.description).toBe('Fire pots');
    expect((await by.get(`${at}/epics`)).body).toMatchObject([{ iid: 4, author: { id: user.id } }]);
    expect((await api.as(other).get(at)).status).toBe(404);
    expect(await db('group_imports').where({ group_id: group.id })).toMatchObject([
      { status: 'finished', storage_key: null },
    ]);
  });

  it('makes members of people whose addresses are proven, where an administrator imports', async () => {
    const [ann, unproven, kim] = [await seedUser(db), await seedUser(db), await seedUser(db)];
    await db('emails').where({ user_id: unproven.id }).update({ proven_at: null });
    const archive = await archiveOf({
      7: {
        own: { id: 7, name: 'Kilns', path: 'kilns' },
        relations: {
          members: [member(2, ann, 50), member(3, unproven, 50)],
          epics: [{ iid: 1, title: 'By Ann', author_id: 2 }],
        },
      },
      8: {
        own: { id: 8, parent_id: 7, name: 'Small', path: 'small' },
        relations: { members: [member(4, kim, 30)] },
      },
    });
    const { group, get } = await imported(root, archive);
    const levels = async (id: number) =>
      ((await api.as(root).get(`/groups/${id}/members`)).body as { id: number }[]).map(
        ({ id, ...row }) => [id, (row as { access_level?: number }).access_level],
      );
    expect(await levels(group.id)).toEqual(
      expect.arrayContaining([
        [root.id, 50],
        [ann.id, 50],
      ]),
    );
    expect(await levels(group.id)).toHaveLength(2);
    const [child] = (await get('/subgroups')).body;
    expect(await levels(child.id)).toEqual([[kim.id, 30]]);
    expect((await get('/epics')).body).toMatchObject([{ author: { id: ann.id } }]);

    const user = await seedUser(db);
    const own = await imported(user, archive);
    expect(await levels(own.group.id)).toEqual([[user.id, 50]]);
    expect((await own.get('/epics')).body).toMatchObject([{ author: { id: user.id } }]);
  });

  it('is as visible as the group that it is made in, and uses the labels of that', async () => {
    const owner = await seedUser(db);
    const parent = await seedGroup(db, { visibility: 'public' });
    await addMember(db, { group: parent, user: owner, level: 50 });
    await api.as(owner).post(`/groups/${parent.id}/labels`, { name: 'hot', color: '#000000' });
    const path = unique('kilns');
    await ask(owner, small, { path, parent_id: String(parent.id) });
    await settle();
    const { body: group } = await api
      .as(owner)
      .get(`/groups/${encodeURIComponent(`${parent.full_path}/${path}`)}`);
    expect(group).toMatchObject({ visibility: 'public', parent_id: parent.id });
    expect((await api.as(owner).get(`/groups/${group.id}/subgroups`)).body).toMatchObject([
      { visibility: 'public' },
    ]);
    const labels = await db('labels').where({ title: 'hot', group_id: group.id });
    expect(labels).toEqual([]);
  });

  it('keeps to a lock of sharing that the group above has got meanwhile', async () => {
    const owner = await seedUser(db);
    const parent = await seedGroup(db);
    await addMember(db, { group: parent, user: owner, level: 50 });
    const path = unique('kilns');
    await ask(owner, small, { path, parent_id: String(parent.id) });
    const group = await db('namespaces').where({ path }).first<{ id: number }>('id');
    const row = await db('group_imports').where({ group_id: group.id }).first<GroupImportRow>();
    await db('groups').where({ namespace_id: parent.id }).update({ share_with_group_lock: true });
    await showRestoredGroup(environment, row, { attributes: { share_with_group_lock: false } });
    expect((await api.as(owner).get(`/groups/${group.id}`)).body).toMatchObject({
      share_with_group_lock: true,
    });
    await settle();
  });

  it('leaves an empty group when it fails, and says why by mail', async () => {
    const user = await seedUser(db);
    const version = await tarOf({ VERSION: '0.3.0', 'tree/groups/_all.ndjson': '7\n' });
    const path = unique('kilns');
    await newMails(app);
    await workers.stop();
    await ask(user, gzipSync(version), { path, name: 'Broken' });
    const mails = (await newMails(app)).filter(({ to }) => to === user.email);
    await workers.stop();
    expect(mails.map(({ subject }) => subject)).toEqual(['The group Broken could not be imported']);
    expect(mails[0]?.text).toContain(
      'has failed: Import version mismatch: Required 0.2.4 but was 0.3.0.',
    );
    const { body: group } = await api.as(user).get(`/groups/${path}`);
    expect((await api.as(user).get(`/groups/${group.id}/labels`)).body).toEqual([]);
    expect(await readdir(join(config.dataDir, 'imports')).catch(() => [])).toEqual([]);
    expect(await db('group_imports').whereNotNull('storage_key')).toEqual([]);
    expect((await api.as(user).delete(`/groups/${group.id}`)).status).toBe(202);
  });

  it('begins anew where an attempt was cut off, and ends after a few', async () => {
    const attempt = (group_id: number, number: number) =>
      importGroupArchive.run(
        { group_id },
        { ...environment, log: createLog('silent') },
        {
          ...{ id: '1', attempt: number, signal: new AbortController().signal },
          progress: async () => {},
        },
      );
    const user = await seedUser(db);
    const path = unique('kilns');
    await ask(user, small, { path });
    const id = Number((await api.as(user).get(`/groups/${path}`)).body.id);
    const now = new Date().toISOString();
    const half = { group_id: id, title: 'half', title_key: 'half', color: '#000000' };
    await db('labels').insert({ ...half, created_at: now, updated_at: now });
    const top = await db('namespaces').where({ id }).first();
    const left = await seedGroup(db, { parent: top as never });
    await db('namespaces').where({ id: left.id }).update({ pending_delete: true });
    await addMember(db, { group: { id }, user: await seedUser(db), level: 30 });
    await attempt(id, 2);
    const get = async (below: string) => (await api.as(user).get(`/groups/${id}${below}`)).body;
    expect(await get('/labels')).toMatchObject([{ name: 'hot' }]);
    expect(await get('/subgroups')).toMatchObject([{ path: 'small' }]);
    expect(await get('/members')).toMatchObject([{ id: user.id }]);
    await attempt(id, 3);
    expect(await get('/epics')).toHaveLength(1);

    const again = unique('kilns');
    await ask(user, small, { path: again });
    const other = Number((await api.as(user).get(`/groups/${again}`)).body.id);
    await attempt(other, importGroupArchive.attempts ?? 0);
    expect(await db('group_imports').where({ group_id: other })).toMatchObject([
      { status: 'failed' },
    ]);
    await settle();
  });

  it('ends with the group, or with what it is in', async () => {
    const owner = await seedUser(db);
    const parent = await seedGroup(db);
    await addMember(db, { group: parent, user: owner, level: 50 });
    const by = api.as(owner);
    const path = unique('kilns');
    await ask(owner, small, { path });
    const { body: group } = await by.get(`/groups/${path}`);
    expect((await by.delete(`/groups/${group.id}`)).status).toBe(202);
    expect((await by.get(`/groups/${group.id}`)).status).toBe(404);
    expect((await by.delete(`/groups/${group.id}`)).status).toBe(404);
    // Its path is free.
    expect((await ask(owner, small, { path, parent_id: String(parent.id) })).status).toBe(202);
    const inside = encodeURIComponent(`${parent.full_path}/${path}`);
    const { body: child } = await by.get(`/groups/${inside}`);
    await db('namespaces').where({ id: parent.id }).update({ pending_delete: true });
    await settle();
    expect(await db('namespaces').where({ id: group.id })).toEqual([]);
    expect(await db('namespaces').where({ id: child.id })).toMatchObject([
      { pending_delete: true },
    ]);
    expect(await db('labels').where({ group_id: child.id })).toEqual([]);
  });

  it('is refused where it cannot be', async () => {
    const [user, none] = [await seedUser(db), await seedUser(db, { can_create_group: false })];
    const parent = await seedGroup(db, { visibility: 'public' });
    await addMember(db, { group: parent, user, level: 30 });
    const hidden = await seedGroup(db, { visibility: 'private' });
    const before = await blobs();
    const refused = async (who: UserRow | null, fields: Fields, filename?: string) => {
      const { status, body } = await ask(who, small, fields, filename);
      return [status, body];
    };
    expect(await refused(null, {})).toMatchObject([401, {}]);
    expect(await refused(none, {})).toMatchObject([403, { message: '403 Forbidden' }]);
    expect((await refused(user, { parent_id: String(parent.id) }))[0]).toBe(403);
    expect(await refused(user, { parent_id: String(hidden.id) })).toEqual([
      ...[404, { message: '404 Group Not Found' }],
    ]);
    expect(await refused(user, { path: parent.path })).toEqual([
      ...[400, { message: 'Failed to save group {:path=>["has already been taken"]}' }],
    ]);
    expect(await refused(user, {}, 'kilns.zip')).toEqual([
      422,
      {
        message: { error: 'You need to upload a Hearth group export archive (ending in .gz).' },
      },
    ]);
    const empty = await api.as(user).post('/groups/import', { name: 'x', path: unique('x') });
    expect(empty).toMatchObject({ status: 400, body: { error: 'file is missing' } });
    const admin = api.as(root);
    await admin.put('/application/settings', { max_import_size: 1 });
    expect((await ask(user, Buffer.alloc(2 * 1_048_577))).status).toBe(413);
    await admin.put('/application/settings', { max_import_size: 0 });
    expect(await blobs()).toEqual(before);
  });
});

const own = { id: 7, name: 'Kilns', path: 'kilns' };
const inTop = (relations: Relations) => ({ 7: { own, relations } });
const epic = (iid: number, more: object = {}) => ({ iid, title: `Epic ${iid}`, ...more });
const chain = Array.from({ length: 9 }, (_, index) =>
  epic(index + 1, index === 0 ? {} : { parent: { iid: index, group_id: 7 } }),
);

/** Claims of an archive that nobody should believe, and what a table then holds of the group and those below it. */
const hostile: readonly (readonly [string, () => Promise<Buffer>, string, readonly unknown[]])[] = [
  [
    'a group below itself, below one that is missing, or below one of here',
    () =>
      archiveOf({
        7: { own: { ...own, parent_id: 7 } },
        8: { own: { id: 8, parent_id: 8, name: 'One', path: 'one' } },
        9: { own: { id: 9, parent_id: 99, name: 'Two', path: 'two' } },
        10: { own: { id: 10, parent_id: 1, name: 'Three', path: 'three' } },
      }),
    'subgroups',
    ['one', 'three', 'two'],
  ],
  [
    'paths and names that no group may have, or that another one has',
    () =>
      archiveOf({
        7: { own },
        8: { own: { id: 8, parent_id: 7, name: 'One', path: '../../etc' } },
        9: { own: { id: 9, parent_id: 7, name: '<b>', path: 'two' } },
        10: { own: { id: 10, parent_id: 7, name: 'Three', path: 'three' } },
        11: { own: { id: 11, parent_id: 7, name: 'Four', path: 'THREE' } },
        12: { own: { id: 12, parent_id: 7, name: 'Three', path: 'five' } },
        13: { own: { id: 13, parent_id: 12, name: 'Six', path: 'six' } },
        14: {},
      }),
    'subgroups',
    ['six', 'three'],
  ],
  [
    'the same id twice, ids that are none, and files beside them',
    () =>
      archiveOf({ 7: { own }, 8: { own: { id: 8, parent_id: 7, name: 'One', path: 'one' } } }, [
        7,
        8,
        8,
        '{"id":8}',
        -1,
        '"x"',
        1.5,
        1e30,
        '../7',
      ]),
    'subgroups',
    ['one'],
  ],
  [
    'epics in a circle, below themselves, too deep, and below those of another group',
    () =>
      archiveOf({
        7: {
          own,
          relations: {
            epics: [
              ...chain,
              epic(20, { parent: { iid: 21, group_id: 7 } }),
              epic(21, { parent: { iid: 20, group_id: 7 } }),
              epic(22, { parent: { iid: 22, group_id: 7 } }),
              epic(23, { parent: { iid: 1, group_id: 8 } }),
              epic(24, { parent: { iid: 25, group_id: 7 } }),
              epic(25, { confidential: true }),
            ],
          },
        },
        8: {
          own: { id: 8, parent_id: 7, name: 'One', path: 'one' },
          relations: { epics: [epic(1, { parent: { iid: 25, group_id: 7 }, confidential: true })] },
        },
      }),
    'epics',
    [
      // Seven are one above the other, and no more.
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((iid) => [iid, iid === 1 || iid === 8 ? null : iid - 1]),
      ...[
        [20, 21],
        [21, null],
        [22, null],
        [23, null],
        [24, null],
        [25, null],
        [1, 25],
      ],
    ],
  ],
  [
    'numbers that are none, taken or too large, and titles that are empty or too long',
    () =>
      archiveOf(
        inTop({
          epics: [
            ...[epic(0), epic(-1), epic(2 ** 31), epic(1.5), epic(3), epic(3), epic(4)],
            ...[{ title: 'x' }, { iid: 5, title: ' ' }, { iid: 6, title: 'x'.repeat(256) }],
            ...[{ iid: 7, title: 'a\u0000b' }, 'text', 7, ['list'], { __proto__: null }],
          ],
        }),
      ),
    'epics',
    [
      [3, null],
      [4, null],
    ],
  ],
  [
    'people, rights and secrets of others',
    () =>
      archiveOf({
        7: {
          own: {
            ...{ ...own, owner_id: 1, runners_token: 'secret', saml_discovery_token: 'secret' },
            ...{ shared_runners_minutes_limit: 9999, visibility_level: 20, parent_id: 1 },
          },
          relations: {
            members: [member(1, root, 50)],
            epics: [epic(1, { author_id: root.id, group_id: 1, closed_by_id: root.id })],
          },
        },
      }),
    'rights',
    ['private', null, null, 1, 'by the importer'],
  ],
];

/** Looks at what became of an archive. */
const looks: Readonly<Record<string, (id: number, user: UserRow) => Promise<readonly unknown[]>>> =
  {
    subgroups: (id) =>
      db('namespaces').where({ parent_id: id }).orderBy('path').pluck<string[]>('path'),
    async epics(id) {
      const rows = await db('epics')
        .join('namespace_ancestors as above', 'above.namespace_id', 'epics.group_id')
        .leftJoin('epics as parents', 'parents.id', 'epics.parent_id')
        .where('above.ancestor_id', id)
        .orderBy('above.distance')
        .orderBy('epics.iid')
        .select<{ iid: number; parent: number | null }[]>('epics.iid', 'parents.iid as parent');
      return rows.map(({ iid, parent }) => [iid, parent]);
    },
    async rights(id, user) {
      const group = await db('namespaces')
        .join('groups', 'groups.namespace_id', 'namespaces.id')
        .where('namespaces.id', id)
        .first();
      const members = await db('members').where({ source_type: 'Namespace', source_id: id });
      const [epic] = await db('epics').where({ group_id: id });
      return [
        ...[group?.['visibility'], group?.['parent_id'], group?.['shared_runners_minutes_limit']],
        members.length,
        epic?.['author_id'] === user.id ? 'by the importer' : 'by somebody else',
      ];
    },
  };

describe('a hostile archive of a group', () => {
  it.each(hostile)('is harmless: %s', async (_, archive, table, expected) => {
    const user = await seedUser(db);
    const { group } = await imported(user, await archive());
    expect(await db('group_imports').where({ group_id: group.id })).toMatchObject([
      { status: 'finished' },
    ]);
    expect(await looks[table]?.(group.id, user)).toEqual(expected);
  });

  const unreadable: readonly (readonly [string, () => Promise<Buffer>])[] = [
    ['nothing that is an archive', async () => Buffer.from('no archive')],
    ['no list of groups', async () => gzipSync(await tarOf({ VERSION: '0.2.4' }))],
    ['no group that is exported', () => archiveOf({ 7: {}, 8: { own } })],
    [
      'a link to a file of the server',
      async () =>
        gzipSync(
          await tarOf({ VERSION: '0.2.4' }, [
            { name: 'tree/groups/7.json', type: 'symlink', linkname: '/etc/passwd' },
          ]),
        ),
    ],
    [
      'more groups than one archive may have',
      async () => {
        const group = JSON.stringify({ children: Array.from({ length: 5000 }, () => ({})) });
        return gzipSync(await tarOf({ VERSION: '0.2.4', 'group.json': group }));
      },
    ],
  ];

  it.each(unreadable)('leaves an empty group: %s', async (_, archive) => {
    const { group, get } = await imported(await seedUser(db), await archive());
    expect(await db('group_imports').where({ group_id: group.id })).toMatchObject([
      { status: 'failed', storage_key: null },
    ]);
    expect((await get('/subgroups')).body).toEqual([]);
  });
});
