import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { showRestoredGroup } from '#src/domains/transfer/import-export/import/group/show.ts';
import type { GroupImportRow } from '#src/domains/transfer/import-export/import/group/table.ts';
import { importGroupArchive } from '#src/domains/transfer/import-export/import/group/worker.ts';
import { tarOf } from '#test/support/project-archives.ts';
import { addMember, seedGroup, seedIteration, seedUser, unique } from '#test/support/seed.ts';

import { groupArchiveOf, groupImportWorld, small, member } from './group-import-world.ts';

const world = await groupImportWorld();
const { api, db, environment, root, settle, ask, imported } = world;

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
      await groupArchiveOf({ 7: { own }, 8: { own: below } }),
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
    const archive = await groupArchiveOf({
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
});
