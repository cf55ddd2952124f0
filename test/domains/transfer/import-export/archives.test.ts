import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { tarOf } from '#test/support/project-archives.ts';
import { seedGroup, seedUser } from '#test/support/seed.ts';
import { importWorld } from './import-world.ts';

const { api, db, imported } = await importWorld();

const folder = 'test/archives';

/** The archive whose tree is in a folder. */
async function archiveIn(name: string): Promise<Buffer> {
  const tree = join(folder, name, 'tree');
  const files = await readdir(tree, { recursive: true, withFileTypes: true });
  const members = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => {
        const path = join(file.parentPath, file.name);
        return [path.slice(join(folder, name).length + 1), await readFile(path)] as const;
      }),
  );
  return gzipSync(await tarOf({ VERSION: '0.2.4', ...Object.fromEntries(members) }));
}

/** The same in the form of one object. */
const olderArchive = async (name: string) =>
  gzipSync(
    await tarOf({
      VERSION: '0.2.4',
      'project.json': await readFile(join(folder, name)),
    }),
  );

async function rowsOf(id: number): Promise<Record<string, number>> {
  const count = async (query: Knex.QueryBuilder) => {
    const [row] = await query.count({ count: '*' });
    return Number(row?.['count']);
  };
  const issues = db('issues').where({ project_id: id }).select('id');
  const requests = db('merge_requests').where({ target_project_id: id }).select('id');
  return {
    labels: await count(db('labels').where({ project_id: id })),
    milestones: await count(db('milestones').where({ project_id: id })),
    issues: await count(db('issues').where({ project_id: id })),
    closed_issues: await count(db('issues').where({ project_id: id, state: 'closed' })),
    label_links: await count(db('label_links').whereIn('issue_id', issues.clone())),
    issue_notes: await count(db('notes').whereIn('issue_id', issues.clone())),
    assignees: await count(db('issue_assignees').whereIn('issue_id', issues.clone())),
    merge_requests: await count(db('merge_requests').where({ target_project_id: id })),
    request_notes: await count(db('notes').whereIn('merge_request_id', requests.clone())),
    pipelines: await count(db('pipelines').where({ project_id: id })),
    jobs: await count(db('jobs').where({ project_id: id })),
    boards: await count(db('boards').where({ project_id: id })),
    lists: await count(
      db('board_lists').whereIn('board_id', db('boards').where({ project_id: id }).select('id')),
    ),
    schedules: await count(db('pipeline_schedules').where({ project_id: id })),
    protected_branches: await count(db('protected_branches').where({ project_id: id })),
    protected_tags: await count(db('protected_tags').where({ project_id: id })),
    releases: await count(db('releases').where({ project_id: id })),
  };
}

const light = {
  ...{ labels: 2, milestones: 1, issues: 1, closed_issues: 0, label_links: 1, issue_notes: 1 },
};
const group = { labels: 2, milestones: 2, issues: 3, closed_issues: 1, label_links: 3 };
const rich = {
  ...{ labels: 3, milestones: 3, issues: 3, closed_issues: 2, label_links: 3, issue_notes: 24 },
  // One issue has five who are all nobody here: whoever imports stands for them, once.
  assignees: 1,
  ...{ merge_requests: 3, request_notes: 27, pipelines: 10, jobs: 17, boards: 1 },
  // Every board has lists of open and closed issues, without a row.
  lists: 1,
  ...{ schedules: 1, protected_branches: 1, protected_tags: 1, releases: 3 },
};

/** The rows of each relation that an archive becomes; of others there are none. */
const expected = {
  light,
  group,
  designs: { issues: 2 },
  multi_pipeline_ref_one_external_pr: { pipelines: 2 },
  rich,
};

/** Relations with records that are skipped or lose a part: their resource, plan, epic or approver does not exist here. */
const losing = {
  group: ['issues'],
  designs: ['issues'],
  multi_pipeline_ref_one_external_pr: ['external_pull_requests'],
  rich: [
    ...['protected_environments', 'merge_requests', 'releases', 'snippets', 'project_badges'],
    'external_pull_requests',
  ],
};

const relationsIn = (status: Readonly<Record<string, unknown>>) =>
  (status['failed_relations'] as { relation_name: string }[]).map((each) => each.relation_name);

describe('an archive of another server', () => {
  const forms = [
    ...Object.entries(expected).map(([name, rows]) => [name, archiveIn, rows] as const),
    ...Object.entries({ light, group, rich }).map(
      ([name, rows]) => [`older/${name}.project.json`, olderArchive, rows] as const,
    ),
  ];
  it.each(forms)('comes in whole: %s', async (name, archive, rows) => {
    const root = await seedUser(db, { admin: true });
    const { id, status } = await imported(root, await archive(name));
    expect(status).toMatchObject({ import_status: 'finished' });
    const known = Object.entries(losing).find(([each]) => name.split(/[/.]/).includes(each));
    expect([...new Set(relationsIn(status))]).toEqual(known?.[1] ?? []);
    const found = await rowsOf(id);
    const none = Object.fromEntries(Object.keys(found).map((relation) => [relation, 0]));
    expect(found).toEqual({ ...none, ...rows });
  });

  it('shares labels and milestones of the group that it comes into, and is no wider', async () => {
    const root = await seedUser(db, { admin: true });
    const into = await seedGroup(db, { visibility: 'private' });
    const label = await api
      .as(root)
      .post(`/groups/${into.id}/labels`, { name: 'Another label', color: '#ff0000' });
    const milestone = await api
      .as(root)
      .post(`/groups/${into.id}/milestones`, { title: 'A milestone' });
    const namespace = { namespace: into.full_path };
    const { id, get } = await imported(root, await archiveIn('light'), namespace);
    expect((await get()).body.visibility).toBe('private');
    expect(await rowsOf(id)).toMatchObject({ labels: 1, milestones: 0, label_links: 1 });
    expect((await get('/issues')).body).toMatchObject([
      { iid: 20, labels: ['Another label'], milestone: { id: milestone.body.id } },
    ]);
    const priorities = await db('label_priorities').where({ project_id: id }).pluck('label_id');
    expect(priorities).not.toContain(label.body.id);
    expect(await db('labels').where({ group_id: into.id })).toHaveLength(1);
    expect(await db('milestones').where({ group_id: into.id })).toHaveLength(1);
  });

  it('ends what was under way, and holds nothing that is secret or not taken', async () => {
    const root = await seedUser(db, { admin: true });
    const { id, get } = await imported(root, await archiveIn('rich'));
    const finished = ['canceled', 'failed', 'skipped', 'success'];
    for (const table of ['pipelines', 'jobs']) {
      const states = await db(table).where({ project_id: id }).distinct().pluck('status');
      expect(states.filter((status) => !finished.includes(String(status)))).toEqual([]);
    }
    // A pipeline has its number in the archive, and keeps it.
    const numbers = await db('pipelines').where({ project_id: id }).orderBy('iid').pluck('iid');
    expect(numbers.map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await get('/pipeline_schedules')).body).toMatchObject([
      { active: false, owner: { id: root.id } },
    ]);
    const fork = await get('/merge_requests/9');
    expect(fork.body).toMatchObject({ iid: 9, source_project_id: null, state: 'opened' });
    expect((await get('/merge_requests/3')).body.source_branch).toBe("'test'");
    expect((await get()).body).toMatchObject({
      issues_access_level: 'private',
      merge_requests_access_level: 'private',
      wiki_access_level: 'private',
    });
    for (const path of ['/triggers', '/hooks', '/deploy_keys', '/variables', '/integrations']) {
      expect([path, (await get(path)).body]).toEqual([path, []]);
    }
    const { runners_token } = (await get()).body as { runners_token: string };
    const own = await readFile(join(folder, 'rich/tree/project.json'), 'utf8');
    expect(own).not.toContain(runners_token);
  });
});
