import { describe, expect, it } from 'vitest';
import { clearImportedProject } from '#src/domains/transfer/import-export/import/empty.ts';
import { archiveOf } from '#test/support/project-archives.ts';
import { addMember, seedGroup, seedUser } from '#test/support/seed.ts';
import { importWorld } from './import-world.ts';

const { db, git, imported } = await importWorld({ config: { plan: 'ultimate' } });
const root = await seedUser(db, { admin: true });

/** A user with a proven address, as an archive names them, with the number that they had there. */
async function known(id: number, more: object = {}) {
  const user = await seedUser(db);
  await db('emails').where({ user_id: user.id }).update({ proven_at: user.created_at });
  const record = { access_level: 40, user_id: id, user: { id, public_email: user.email }, ...more };
  return { user, record };
}

const lossesIn = (status: Readonly<Record<string, unknown>>) =>
  (status['failed_relations'] as { relation_name: string; line_number: number | null }[]).map(
    ({ relation_name, line_number }) => [relation_name, line_number],
  );

const byLevel = (access_level: number) => ({ access_level, user_id: null, group_id: null });
const byUser = (user_id: number) => ({ access_level: null, user_id, group_id: null });
const byGroup = (full_path: string) => ({
  ...byUser(0),
  user_id: null,
  group_id: 7,
  group: { full_path },
});

describe('a protection of an archive', () => {
  it('lets in nobody who was not let in before', async () => {
    const ann = await known(3);
    const { status, get } = await imported(
      root,
      await archiveOf({
        relations: {
          project_members: [ann.record],
          protected_branches: [
            {
              name: 'known',
              push_access_levels: [byUser(3), byUser(4)],
              merge_access_levels: [byLevel(40), byUser(4)],
              unprotect_access_levels: [byUser(4)],
            },
            { name: 'nobody', push_access_levels: [byUser(4)], merge_access_levels: [] },
            { name: 'usual' },
          ],
          protected_tags: [{ name: 'v*', create_access_levels: [byGroup('no/such')] }],
          protected_environments: [
            {
              ...{ name: 'production', required_approval_count: 9 },
              deploy_access_levels: [byUser(4)],
              approval_rules: [{ ...byUser(4), required_approvals: 3 }],
            },
          ],
        },
      }),
    );
    expect(lossesIn(status)).toEqual([
      ...[0, 1].map((line) => ['protected_branches', line]),
      ...['protected_tags', 'protected_environments'].map((relation) => [relation, 0]),
    ]);
    const branches = (await get('/protected_branches')).body as unknown as Record<
      string,
      unknown
    >[];
    expect(branches.find(({ name }) => name === 'known')).toMatchObject({
      push_access_levels: [byUser(ann.user.id)],
      merge_access_levels: [byLevel(40)],
      unprotect_access_levels: [byLevel(60)],
    });
    expect(branches.find(({ name }) => name === 'nobody')).toMatchObject({
      ...{ push_access_levels: [byLevel(0)], merge_access_levels: [] },
      unprotect_access_levels: [],
    });
    expect(branches.find(({ name }) => name === 'usual')).toMatchObject({
      ...{ push_access_levels: [byLevel(40)], merge_access_levels: [byLevel(40)] },
    });
    expect((await get('/protected_tags')).body).toMatchObject([
      { create_access_levels: [byLevel(0)] },
    ]);
    expect((await get('/protected_environments')).body).toMatchObject([
      {
        ...{ required_approval_count: 5, deploy_access_levels: [byLevel(60)] },
        approval_rules: [{ ...byLevel(60), required_approvals: 3 }],
      },
    ]);
  });

  it('names groups that have access to the project, and no others', async () => {
    const above = await seedGroup(db, { visibility: 'private' });
    const other = await seedGroup(db, { visibility: 'private' });
    const user = await seedUser(db);
    for (const group of [above, other]) await addMember(db, { group, user, level: 50 });
    const levels = [byGroup(above.full_path.toUpperCase()), byGroup(other.full_path)];
    const archive = await archiveOf({
      relations: { protected_tags: [{ name: 'v*', create_access_levels: levels }] },
    });
    const { get, status } = await imported(user, archive, { namespace: above.full_path });
    expect(lossesIn(status)).toEqual([['protected_tags', 0]]);
    expect((await get('/protected_tags')).body).toMatchObject([
      { create_access_levels: [{ group_id: above.id }] },
    ]);
  });
});

const rule = (name: string, users: readonly number[], more: object = {}) => ({
  ...{ name, rule_type: 'regular', approvals_required: 2 },
  approval_project_rules_users: users.map((user_id) => ({ user_id })),
  ...more,
});

describe('an approval rule of an archive', () => {
  it('has the importer for those who are nobody here, and keeps what it asks for', async () => {
    const ann = await known(3);
    const hidden = await seedGroup(db, { visibility: 'private' });
    const user = await seedUser(db);
    const archive = await archiveOf({
      relations: {
        project_members: [ann.record],
        protected_branches: [{ name: 'main' }],
        approval_rules: [
          rule('Known', [3], {
            approval_project_rules_protected_branches: [{ branch_name: 'main' }],
          }),
          rule('Unknown', [4], {
            approval_project_rules_groups: [{ group: { full_path: hidden.full_path } }],
            approval_project_rules_protected_branches: [{ branch_name: 'gone' }],
          }),
          rule('Known', [3]),
          rule('Report', [3], { rule_type: 'report_approver', report_type: 'weather' }),
          rule('Owners', [3], { rule_type: 'code_owner' }),
          rule('Many', [3], { approvals_required: 101 }),
          ...Array.from({ length: 101 }, (_, index) => rule(`Rule ${index}`, [3])),
        ],
      },
    });
    const { get, status } = await imported(root, archive);
    const refused = lossesIn(status).filter(([relation]) => relation === 'approval_rules');
    // A hundred rules are kept.
    expect(refused.map(([, line]) => line)).toEqual([1, 2, 3, 4, 5, 104, 105, 106]);
    const rules = (await get('/approval_rules?per_page=100')).body as unknown as object[];
    expect(rules).toHaveLength(100);
    expect(rules.slice(0, 2)).toMatchObject([
      { name: 'Known', users: [{ id: ann.user.id }], protected_branches: [{ name: 'main' }] },
      { name: 'Unknown', users: [{ id: root.id }], groups: [{ id: hidden.id }] },
    ]);
    const other = await imported(user, archive);
    const own = (await other.get('/approval_rules')).body as unknown as object[];
    expect(own.slice(0, 2)).toMatchObject([
      { name: 'Known', users: [{ id: user.id }] },
      // The importer may not see the group.
      { name: 'Unknown', users: [{ id: user.id }], groups: [], protected_branches: [] },
    ]);
  });
});

it('people who are no members when the project shows are in no protection and no rule', async () => {
  const ann = await known(3, { expires_at: '2020-01-01' });
  const bob = await known(4);
  const request = {
    ...{ iid: 1, title: 'Leap', state: 'opened', source_branch: 'a', target_branch: 'b' },
    ...{ source_project_id: 1, target_project_id: 1 },
    approval_rules: [
      {
        ...{ name: 'Own', rule_type: 'regular', approvals_required: 1 },
        approval_merge_request_rules_users: [{ user_id: 3 }],
      },
    ],
  };
  const archive = await archiveOf({
    relations: {
      project_members: [ann.record, bob.record],
      merge_requests: [request],
      protected_branches: [
        {
          name: 'main',
          push_access_levels: [byUser(3), byUser(4)],
          unprotect_access_levels: [byUser(3)],
        },
      ],
      protected_environments: [{ name: 'production', deploy_access_levels: [byUser(3)] }],
      approval_rules: [rule('Masters', [3, 4])],
    },
  });
  const { get, status } = await imported(root, archive);
  expect(new Set(lossesIn(status).map(([relation, line]) => `${relation} ${line}`))).toEqual(
    new Set(
      ['protected_branches', 'protected_environments', 'approval_rules', 'merge_requests'].map(
        (relation) => `${relation} null`,
      ),
    ),
  );
  expect((await get('/protected_branches')).body).toMatchObject([
    {
      push_access_levels: [byLevel(0), byUser(bob.user.id)],
      unprotect_access_levels: [byLevel(60)],
    },
  ]);
  expect((await get('/protected_environments')).body).toMatchObject([
    { deploy_access_levels: [byLevel(60)] },
  ]);
  const approvers = [{ id: bob.user.id }, { id: root.id }].toSorted((a, b) => a.id - b.id);
  expect((await get('/approval_rules')).body).toMatchObject([{ users: approvers }]);
  expect((await get('/merge_requests/1/approval_rules')).body).toMatchObject([
    { users: [{ id: root.id }] },
  ]);
});

describe('links and deployments of an archive', () => {
  it('are those within the project, as many as a request could make', async () => {
    const issues = Array.from({ length: 103 }, (_, index) => ({
      ...{ iid: index + 1, title: `Issue ${index + 1}` },
    }));
    const link = (source: number | null, target: number | null, link_type = 'relates_to') => ({
      source: source === null ? null : { iid: source },
      target: target === null ? null : { iid: target },
      link_type,
    });
    const links = [
      ...[link(1, 2, 'blocks'), link(2, 1), link(1, 1), link(1, null), link(1, 999)],
      link(1, 3, 'is_blocked_by'),
      ...Array.from({ length: 100 }, (_, index) => link(1, index + 4)),
    ];
    const archive = await archiveOf({ relations: { issues, issue_links: links } });
    const { get, status } = await imported(root, archive);
    // The last one would be one too many.
    expect(lossesIn(status)).toEqual([1, 2, 3, 4, 5, 105].map((line) => ['issue_links', line]));
    const { body } = await get('/issues/1/links?per_page=100');
    expect(body).toHaveLength(100);
    const first = await get('/issues/2/links');
    expect(first.body).toMatchObject([{ iid: 1, link_type: 'is_blocked_by' }]);
  });

  it('are over, and lead to environments of the project', async () => {
    const sha = '1'.repeat(40);
    const deployment = (iid: number, name: string, more: object = {}) => ({
      ...{ iid, ref: 'main', tag: false, sha, status: 'success', environment: { name } },
      ...more,
    });
    const vote = { user_id: 9, status: 'approved', comment: 'Yes' };
    const archive = await archiveOf({
      relations: {
        environments: [
          { name: 'live', slug: 'Not a slug', tier: 'best', state: 'stopping', external_url: '' },
          { name: 'live' },
          { name: '/bad/' },
          { name: 'far', external_url: 'javascript:alert(1)' },
        ],
        deployments: [
          deployment(1, 'live'),
          deployment(2, 'live', { status: 'blocked', approvals: [vote] }),
          deployment(3, 'gone'),
          deployment(1, 'live'),
          deployment(4, 'live', { deployable: { name: 'x', pipeline_iid: 7 } }),
          deployment(5, 'live', { sha: 'main' }),
        ],
        resource_groups: [{ key: 'kiln', process_mode: 'at_once' }, { key: 'kiln' }, {}],
      },
    });
    const { id, get, status } = await imported(root, archive);
    expect(lossesIn(status)).toEqual([
      ...[1, 2, 3].map((line) => ['environments', line]),
      ...[1, 2].map((line) => ['resource_groups', line]),
      ...[1, 2, 3, 4, 5].map((line) => ['deployments', line]),
    ]);
    expect((await get('/environments')).body).toMatchObject([
      {
        ...{ name: 'live', slug: 'live', tier: 'production', state: 'available' },
        external_url: null,
      },
    ]);
    expect((await get('/deployments?sort=asc')).body).toMatchObject([
      { iid: 1, status: 'success' },
      { iid: 2, status: 'canceled' },
      { iid: 4, status: 'success', deployable: null },
    ]);
    expect(await db('deployment_approvals').whereIn('user_id', [9, root.id])).toEqual([]);
    const own = { scope: 'project deployments', owner_id: id };
    expect(await db('internal_counters').where(own)).toHaveLength(1);
    // An attempt that was cut off leaves nothing.
    await clearImportedProject(db, id, git.repository(id), new AbortController().signal);
    for (const table of ['deployments', 'environments', 'resource_groups']) {
      expect(await db(table).where({ project_id: id })).toEqual([]);
    }
    expect(await db('internal_counters').where(own)).toEqual([]);
  });
});
