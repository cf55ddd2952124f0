import { expect, it } from 'vitest';
import type { UserRow } from '#src/records/user.ts';
import { startApp } from '#test/support/app.ts';
import { linesOf, membersOf } from '#test/support/archive-members.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git, environment } = app;
const { workers } = environment;
const root = await seedUser(db, { admin: true });

async function exported(user: UserRow, id: number) {
  expect((await api.as(user).post(`/projects/${id}/export`, {})).status).toBe(202);
  workers.start();
  await workers.idle();
  await workers.stop();
  return membersOf((await api.as(user).get(`/projects/${id}/export/download`)).bytes);
}

it('groups and issues that not every maintainer may see have no name in an archive', async () => {
  const above = await seedGroup(db, { visibility: 'private' });
  const project = await seedProject(db, { git, readme: true, namespace: above });
  const elsewhere = await seedProject(db, { git, readme: true, visibility: 'private' });
  const hidden = await seedGroup(db, { visibility: 'private' });
  const maintainer = await seedUser(db);
  await addMember(db, { project, user: maintainer, level: 40 });
  const banned = await seedUser(db);
  await addMember(db, { project, user: banned, level: 20 });
  const at = `/projects/${project.id}`;
  const by = api.as(root);
  await by.post(`${at}/share`, { group_id: hidden.id, group_access: 30 });
  const groups = [{ group_id: above.id }, { group_id: hidden.id }];
  const tag = { name: 'v*', allowed_to_create: groups };
  expect((await by.post(`${at}/protected_tags`, tag)).status).toBe(201);
  const rule = { name: 'Masters', approvals_required: 1, group_ids: [above.id, hidden.id] };
  expect((await by.post(`${at}/approval_rules`, rule)).status).toBe(201);

  await by.post(`${at}/issues`, { title: 'Wet clay' });
  await by.post(`${at}/issues`, { title: 'Dry clay' });
  await api.as(banned).post(`${at}/issues`, { title: 'Spam' });
  await by.post(`/projects/${elsewhere.id}/issues`, { title: 'Secret' });
  for (const [target_project_id, target_issue_iid] of [
    [project.id, 2],
    [project.id, 3],
    [elsewhere.id, 1],
  ]) {
    const link = { target_project_id, target_issue_iid };
    expect((await by.post(`${at}/issues/1/links`, link)).status).toBe(201);
  }
  const incoming = { target_project_id: project.id, target_issue_iid: 2 };
  await by.post(`/projects/${elsewhere.id}/issues/1/links`, incoming);
  await db('users').where({ id: banned.id }).update({ state: 'banned' });

  const named = { group: { full_path: above.full_path } };
  const link = (source: number | null, target: number | null) => ({
    source: source === null ? null : { iid: source },
    target: target === null ? null : { iid: target },
    link_type: 'relates_to',
  });
  for (const [user, ofHidden, ofBanned] of [
    [maintainer, { group: null }, null],
    [root, { group: { full_path: hidden.full_path } }, 3],
  ] as const) {
    const members = await exported(user, project.id);
    expect(linesOf(members, 'protected_tags')).toMatchObject([
      { create_access_levels: [named, ofHidden] },
    ]);
    expect(linesOf(members, 'approval_rules')).toMatchObject([
      { approval_project_rules_groups: [named, ofHidden] },
    ]);
    expect(linesOf(members, 'issue_links')).toMatchObject([
      ...[link(1, 2), link(1, ofBanned), link(1, null), link(null, 2)],
    ]);
    for (const content of members.values()) {
      expect(content.toString()).not.toContain(elsewhere.full_path);
    }
  }
});
