import { describe, expect, it } from 'vitest';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { GroupRow } from '#src/records/group.ts';
import { startApp } from '#test/support/app.ts';
import { membersOf, recordsIn } from '#test/support/archive-members.ts';
import { newMails } from '#test/support/mails.ts';
import { addMember, seedGroup, seedIteration, seedProject, seedUser } from '#test/support/seed.ts';
import { Visitor } from '#test/support/visitor.ts';
import { exportGroup } from '#src/domains/transfer/import-export/export/group/worker.ts';
import { createLog } from '#src/log.ts';
import { faultsOf, groupKeys, ownGroupKeys } from './archive-keys.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, environment } = app;
const root = api.as(await seedUser(db, { admin: true }));

async function mailsSent() {
  const mails = await newMails(app);
  await environment.workers.stop();
  return mails;
}

async function withOwner(seed: Parameters<typeof seedGroup>[1] = {}) {
  const group = await seedGroup(db, { visibility: 'private', ...seed });
  const owner = await seedUser(db);
  await addMember(db, { group, user: owner, level: 50 });
  const path = `/groups/${group.id}/export`;
  const start = () => api.as(owner).post(path);
  const download = () => api.as(owner).get(`${path}/download`);
  return { group, owner, path, start, download };
}

/** Fills a group with data that its archive must contain, and with data that it must not contain. */
async function fill(group: GroupRow, parent: number | null): Promise<number> {
  const at = `/groups/${group.id}`;
  const label = { name: `Hot ${group.id}`, color: '#ff0000' };
  const { body: hot } = await root.post(`${at}/labels`, label);
  await root.post(`${at}/milestones`, { title: 'Firing' });
  const { body: board } = await root.post(`${at}/boards`, { name: 'Kiln' });
  expect((await root.post(`${at}/boards/${board.id}/lists`, { label_id: hot.id })).status).toBe(
    201,
  );
  const { body: epic } = await root.post(`${at}/epics`, {
    ...{ title: `Glaze ${group.path}`, labels: label.name },
    ...(parent !== null && { parent_id: parent }),
  });
  const other = await root.post(`${at}/epics`, { title: 'Clay' });
  const related = { target_group_id: group.id, target_epic_iid: other.body.iid };
  const linked = await root.post(`${at}/epics/${epic.iid}/related_epics`, {
    ...{ ...related, link_type: 'relates_to' },
  });
  expect(linked.status).toBe(201);
  const { status } = await root.post(`${at}/epics/${epic.id}/notes`, { body: 'Thicker' });
  expect(status).toBe(201);
  await seedIteration(db, { group });
  return epic.id as number;
}

describe('an export of a group', () => {
  it('has the group and those below it with the files and attributes of the format', async () => {
    const { group, owner, start, download } = await withOwner();
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    const lowest = await seedGroup(db, { parent: below, visibility: 'private' });
    const above = await fill(group, null);
    await fill(below, above);
    const gone = await seedGroup(db, { parent: group });
    await db('namespaces').where({ id: gone.id }).update({ pending_delete: true });
    const hidden = await seedProject(db, { namespace: group, visibility: 'private' });
    const { body: issue } = await root.post(`/projects/${hidden.id}/issues`, { title: 'Secret' });
    await root.post(`/groups/${group.id}/epics/1/issues/${issue.id}`);

    expect(await start()).toMatchObject({ status: 202, body: { message: '202 Accepted' } });
    expect((await download()).status).toBe(404);
    const mails = (await mailsSent()).filter(({ to }) => to === owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`The group ${group.name} was exported`]);
    expect(mails[0]?.text).toContain(`/groups/${group.full_path}/-/download_export`);
    expect(mails[0]?.text).not.toContain('imported again');
    const answer = await download();
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/gzip' } });
    expect(answer.headers['content-disposition']).toMatch(/_export\.tar\.gz/);

    const members = await membersOf(answer.bytes);
    const ids = [group.id, below.id, lowest.id];
    expect(members.get('./tree/groups/_all.ndjson')?.toString()).toBe(`${ids.join('\n')}\n`);
    const files = ids.flatMap((id) => [
      `./tree/groups/${id}.json`,
      ...Object.keys(groupKeys).map((relation) => `./tree/groups/${id}/${relation}.ndjson`),
    ]);
    expect([...members.keys()].toSorted()).toEqual(
      ['./VERSION', './tree/groups/_all.ndjson', ...files].toSorted(),
    );
    const own = ids.map(
      (id) => JSON.parse(members.get(`./tree/groups/${id}.json`)?.toString() ?? '') as object,
    );
    for (const each of own) expect(Object.keys(each).toSorted()).toEqual(ownGroupKeys.toSorted());
    expect(own).toMatchObject([
      { id: group.id, parent_id: null },
      { id: below.id, parent_id: group.id, visibility_level: 0 },
      { id: lowest.id, parent_id: below.id },
    ]);

    const of = (id: number, relation: string) =>
      recordsIn(members.get(`./tree/groups/${id}/${relation}.ndjson`));
    const faults = Object.entries(groupKeys).flatMap(([relation, keys]) =>
      ids.flatMap((id) => of(id, relation).flatMap((line) => faultsOf(line, keys, relation))),
    );
    expect([...new Set(faults)]).toEqual([]);
    // Each relation has rows to compare.
    const empty = Object.keys(groupKeys).filter((relation) => of(group.id, relation).length === 0);
    expect(empty).toEqual(['badges']);
    const [child] = of(below.id, 'epics');
    expect(child).toMatchObject({
      ...{ iid: 1, parent: { iid: 1, group_id: group.id, title: `Glaze ${group.path}` } },
      ...{ label_links: [{ label: { title: `Hot ${below.id}`, type: 'GroupLabel' } }] },
      notes: expect.arrayContaining([expect.objectContaining({ note: 'Thicker' })]),
    });
    const [top] = of(group.id, 'epics');
    const told = (top?.['notes'] as { note: string }[]).map(({ note }) => note);
    expect(told).toContain('Thicker');
    // A note about an issue names something that no group has.
    expect(told.filter((note) => note.includes('issue'))).toEqual([]);
    const everything = [...members.values()].map(String).join('\n');
    expect(everything).not.toContain(hidden.path);
    const row = await db('groups').where({ namespace_id: group.id }).first();
    expect(everything).not.toContain(row?.['runners_token_sealed']);
  });

  it('says by mail where it has more groups than an import takes', async () => {
    const { group, owner, start } = await withOwner();
    const { id: parent_id, visibility, created_at, updated_at } = group;
    const rows = Array.from({ length: 5000 }, (_, index) => {
      const path = `kiln-${group.id}-${index}`;
      const names = { name: path, name_key: path, path, full_name: path };
      return {
        ...{ kind: 'group', ...names, full_path: `${group.full_path}/${path}` },
        ...{ parent_id, visibility, depth: group.depth + 1, created_at, updated_at },
      };
    });
    for (const some of splitIntoBatches(rows, 500)) await db('namespaces').insert(some);
    const ids = await db('namespaces').where({ parent_id }).pluck<number[]>('id');
    const above = ids.map((namespace_id) => ({ namespace_id, ancestor_id: group.id, distance: 1 }));
    for (const some of splitIntoBatches(above, 500)) await db('namespace_ancestors').insert(some);
    await start();
    const mail = (await mailsSent()).find(({ to }) => to === owner.email);
    expect(mail?.text).toContain(
      'The archive cannot be imported again: it has more than 5,000 groups. Export those below one by one.',
    );
  });

  it('stays until the next one is ready, and goes after a day', async () => {
    const { group, start, download } = await withOwner();
    await start();
    await mailsSent();
    const [first] = await db('group_export_files').where({ group_id: group.id });
    await start();
    await start();
    expect(await db('group_exports').where({ group_id: group.id })).toHaveLength(1);
    expect((await download()).status).toBe(200);
    await mailsSent();
    const [second] = await db('group_export_files').where({ group_id: group.id });
    expect(second?.['storage_key']).not.toBe(first?.['storage_key']);
    expect(await environment.storage.read(String(first?.['storage_key']))).toBeNull();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await db('group_export_files').where({ group_id: group.id }).update({ created_at: yesterday });
    expect(await download()).toMatchObject({
      ...{ status: 404, body: { message: '404 Not found or has expired' } },
    });
    await db('group_export_files')
      .where({ group_id: group.id })
      .update({ created_at: new Date().toISOString() });
    await environment.storage.remove(String(second?.['storage_key']));
    expect(await download()).toMatchObject({
      ...{ status: 404, body: { message: 'The group export file is not available yet' } },
    });
  });

  it('is for owners alone, when it is asked for, made and fetched', async () => {
    const { group, owner, path, start, download } = await withOwner();
    const maintainer = await seedUser(db);
    await addMember(db, { group, user: maintainer, level: 40 });
    // Another user stays an owner throughout.
    await addMember(db, { group, user: await seedUser(db), level: 50 });
    expect((await api.as(maintainer).post(path)).status).toBe(403);
    expect((await api.as(maintainer).get(`${path}/download`)).status).toBe(403);
    expect((await api.post(path)).status).toBe(401);
    expect((await api.as(await seedUser(db)).post(path)).status).toBe(404);

    await start();
    await root.put(`/groups/${group.id}/members/${owner.id}`, { access_level: 40 });
    expect(await mailsSent()).toEqual([]);
    expect(await db('group_exports').where({ group_id: group.id })).toEqual([]);
    expect(await db('group_export_files').where({ group_id: group.id })).toEqual([]);
    await root.put(`/groups/${group.id}/members/${owner.id}`, { access_level: 50 });
    await start();
    await mailsSent();
    const page = `/groups/${group.full_path}/-/download_export`;
    const visit = async (user: typeof owner) => (await Visitor.signedIn(app, user)).get(page);
    expect((await visit(owner)).headers['content-type']).toBe('application/gzip');
    expect((await visit(maintainer)).status).toBe(403);
    expect((await new Visitor(app).get(page)).status).toBe(302);
    await root.put(`/groups/${group.id}/members/${owner.id}`, { access_level: 40 });
    expect((await download()).status).toBe(403);
  });

  it('says by mail that it was cut off too often', async () => {
    const { group, owner, start } = await withOwner();
    await start();
    const [row] = await db('group_exports').where({ group_id: group.id });
    await exportGroup.run(
      { export_id: Number(row?.['id']) },
      { ...environment, log: createLog('silent') },
      {
        ...{ id: '1', attempt: exportGroup.attempts ?? 0, signal: new AbortController().signal },
        progress: async () => {},
      },
    );
    const mails = (await mailsSent()).filter(({ to }) => to === owner.email);
    expect(mails[0]?.subject).toBe(`The group ${group.name} could not be exported`);
    expect(mails[0]?.text).toContain('has failed: The export was interrupted too often.');
  });
});
