import type { Database } from '#src/database/database.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import { type Actor, createActor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { UserRow } from '#src/records/user.ts';
import { recordEvent } from '#src/domains/activity/events/record.ts';
import { insertRunner } from '#src/domains/ci/runners/table.ts';
import { databaseKind } from '#test/support/databases.ts';
import {
  addMember,
  seedEpic,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  shareProject,
} from '#test/support/seed.ts';

/** Rows of every kind that is listed, and who asks for them. */
export interface PlansWorld {
  readonly clock: () => Date;
  readonly callers: Readonly<Record<'anonymous' | 'member' | 'administrator', Actor | null>>;
  readonly user: UserRow;
  readonly group: GroupRow;
  readonly project: ProjectAccess;
}

const now = new Date('2026-03-10T12:00:00.000Z');
const at = now.toISOString();
const times = { created_at: at, updated_at: at };
const attribute = { key: 'floor', value: '3', ...times };

export async function createPlansWorld(db: Database): Promise<PlansWorld> {
  const user = await seedUser(db, { username: 'potter', external: false });
  const administrator = await seedUser(db, { admin: true });
  for (const state of ['active', 'blocked'] as const) {
    await seedUser(db, { state, external: state === 'active', two_factor_enabled: true });
  }
  await db('user_custom_attributes').insert({ ...attribute, user_id: user.id });
  const identity = { provider: 'saml', extern_uid: 'x', saml_provider_id: 1 };
  await db('identities').insert({ ...identity, user_id: user.id, ...times });

  const parent = await seedGroup(db, { owner: user });
  const group = await seedGroup(db, { parent, visibility: 'private' });
  await db('group_custom_attributes').insert({ ...attribute, group_id: group.id });
  const source = await seedProject(db, { namespace: group, visibility: 'private' });
  for (const visibility of ['private', 'internal', 'public'] as const) {
    const other = await seedGroup(db, { visibility });
    await shareGroup(db, other, { with: parent, level: 20 });
    const below = await seedGroup(db, { parent: group, visibility });
    for (const namespace of [other, below, group]) {
      const place = { namespace, visibility, topics: ['clay'], forked_from_id: source.id };
      const project = await seedProject(db, { ...place, creator: user, import_type: 'x' });
      await db('project_languages').insert({ project_id: project.id, name: 'Ruby', share: 100 });
      await shareProject(db, project, { with: group, level: 20 });
      await addMember(db, { project, user, level: 40 });
    }
    await fillPlanning(db, { user, group: below });
  }
  await db('projects').update({
    repository_checksum_failed: true,
    wiki_checksum_failed: true,
    repository_storage: 'kiln',
  });
  await db('project_custom_attributes').insert({ ...attribute, project_id: source.id });
  await db('project_stars').insert({ user_id: user.id, project_id: source.id, created_at: at });
  for (const type of ['instance_type', 'group_type', 'project_type'] as const) {
    for (let index = 0; index < 3; index += 1) {
      const group_id = type === 'group_type' ? group.id : null;
      const served = type === 'project_type' ? source.id : null;
      await insertRunner(db, { ...runner, runner_type: type, group_id }, served, at);
    }
  }
  await fillPlanning(db, { user, group, project: source });
  await fillMergeRequests(db, { user, group, project: source });
  await fillPipelines(db, source, user);
  if (databaseKind() === 'postgres') await db.raw('analyze');
  const member = createActor(user, { administrator: true });
  return {
    clock: () => now,
    callers: {
      anonymous: null,
      member,
      administrator: createActor(administrator, { administrator: true }),
    },
    user,
    group,
    project: await findProjectFor(db, member, source.id),
  };
}

const runner = {
  ...{ description: null, active: true, locked: false, run_untagged: true },
  ...{ maximum_timeout: null, maintenance_note: null, tag_list: ['linux', 'pottery'] },
  ...{ name: null, version: null, revision: null, platform: null, architecture: null },
  ...{ access_level: 'not_protected' as const, ip_address: null },
};

interface Places {
  readonly user: { readonly id: number };
  readonly group: { readonly id: number };
  readonly project?: { readonly id: number };
}

/** The plans of a group and a project of it, and the events there. */
async function fillPlanning(db: Database, { user, group, project }: Places): Promise<void> {
  const owners = [
    { group_id: group.id, project_id: null },
    ...(project === undefined ? [] : [{ group_id: null, project_id: project.id }]),
  ];
  for (const owner of owners) {
    for (let iid = 1; iid <= 3; iid += 1) {
      const title = `title ${iid}`;
      await db('labels').insert({ ...owner, title, title_key: title, color: '#dddddd', ...times });
      const milestone = { iid, title, state: 'active', due_date: '2026-04-01', ...times };
      await db('milestones').insert({ ...owner, ...milestone });
    }
  }
  for (let index = 0; index < 3; index += 1) {
    await seedEpic(db, { group, author: user, title: `title ${index}` });
    await recordEvent(db, { author: user, action: 'created', group, at: now });
  }
  if (project === undefined) return;
  const label_id = await firstOf(db, 'labels', { project_id: project.id });
  const epic_id = await firstOf(db, 'epics', { group_id: group.id });
  const milestone_id = await firstOf(db, 'milestones', { group_id: group.id });
  await db('label_links').insert({ label_id, epic_id });
  const emoji = { user_id: user.id, name: 'star', ...times };
  await db('award_emoji').insert({ ...emoji, epic_id });
  for (let iid = 1; iid <= 4; iid += 1) {
    const title = `title ${iid}`;
    const issue = { iid, title, title_key: title, state: 'opened', issue_type: 'issue' };
    const more = { severity: 'UNKNOWN', confidential: false, milestone_id, weight: 2, ...times };
    const row = { project_id: project.id, author_id: user.id, ...issue, ...more };
    const [stored] = await db('issues').insert(row).returning<Id[]>('id');
    const issue_id = stored?.id ?? 0;
    await db('issue_assignees').insert({ issue_id, user_id: user.id });
    await db('label_links').insert({ label_id, issue_id });
    await db('award_emoji').insert({ ...emoji, issue_id });
    if (iid === 1) await db('epic_issues').insert({ epic_id, issue_id, relative_position: 1 });
    const target = { type: 'Issue', id: issue_id, iid, title };
    await recordEvent(db, { author: user, action: 'created', project, target, at: now });
  }
}

async function fillMergeRequests(db: Database, { user, group, project }: Places): Promise<void> {
  if (project === undefined) return;
  const label_id = await firstOf(db, 'labels', { project_id: project.id });
  const milestone_id = await firstOf(db, 'milestones', { group_id: group.id });
  const issue_id = await firstOf(db, 'issues', { project_id: project.id });
  const from = { source_project_id: project.id, target_project_id: project.id };
  for (let iid = 1; iid <= 4; iid += 1) {
    const title = `title ${iid}`;
    const [stored] = await db('merge_requests')
      .insert({
        ...from,
        ...{ iid, title, title_key: title, draft: iid === 1, state: 'opened', milestone_id },
        ...{ source_branch: `branch-${iid}`, target_branch: 'main', author_id: user.id },
        ...{ squash: false, force_remove_source_branch: false, allow_collaboration: false },
        ...{ merge_when_pipeline_succeeds: false, merge_status: 'unchecked', ...times },
      })
      .returning<Id[]>('id');
    const merge_request_id = stored?.id ?? 0;
    const own = { merge_request_id, user_id: user.id };
    await db('merge_request_assignees').insert(own);
    await db('merge_request_reviewers').insert({ ...own, state: 'unreviewed', created_at: now });
    await db('label_links').insert({ label_id, merge_request_id });
    await db('award_emoji').insert({ ...own, name: 'star', ...times });
    await db('merge_request_commits').insert({ merge_request_id, sha: String(iid).repeat(40) });
    await db('merge_request_closing_issues').insert({ merge_request_id, issue_id });
  }
}

async function fillPipelines(db: Database, { id: project_id }: Id, user: Id): Promise<void> {
  for (let iid = 1; iid <= 4; iid += 1) {
    const of = { project_id, sha: String(iid % 2).repeat(40), ref: `ref-${iid}`, tag: iid === 4 };
    const state = { status: 'success', user_id: user.id, ...times };
    const pipeline = { ...of, ...state, iid, source: 'external' };
    const [stored] = await db('pipelines').insert(pipeline).returning<Id[]>('id');
    const stage = { stage: 'external', stage_index: 1_000_000, allow_failure: false };
    const job = { ...of, ...state, ...stage, kind: 'external', pipeline_id: stored?.id ?? 0 };
    for (const name of ['name 1', 'name 2']) await db('jobs').insert({ ...job, name });
  }
}

interface Id {
  readonly id: number;
}

async function firstOf(db: Database, table: string, owner: object): Promise<number> {
  const row = await db<Id>(table).where(owner).first();
  if (row === undefined) throw new Error(`${table} are empty`);
  return row.id;
}
