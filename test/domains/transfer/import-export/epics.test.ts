import { describe, expect, it } from 'vitest';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { clearImportedProject } from '#src/domains/transfer/import-export/import/empty.ts';
import { linesOf, membersOf } from '#test/support/archive-members.ts';
import { archiveOf } from '#test/support/project-archives.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { importWorld } from './import-world.ts';

const { api, db, git, settle, imported } = await importWorld({ config: { plan: 'ultimate' } });
const root = await seedUser(db, { admin: true });

const kilns = await seedGroup(db, { visibility: 'private' });
const below = await seedGroup(db, { parent: kilns, visibility: 'private' });

async function makeEpic(group: { readonly id: number }, epic: object) {
  const { status, body } = await api.as(root).post(`/groups/${group.id}/epics`, epic);
  expect(status).toBe(201);
  return body as { readonly id: number; readonly iid: number };
}

const first = await makeEpic(kilns, { title: 'Glaze' });
const second = await makeEpic(kilns, { title: 'Glaze' });
const secret = await makeEpic(kilns, { title: 'Secret', confidential: true });

const issueIn = (iid: number, epic: object, others: object = {}) => ({
  ...{ iid, title: `Issue ${iid}`, epic_issue: { epic }, ...others },
});

const archive = await archiveOf({
  relations: {
    issues: [
      issueIn(
        1,
        { title: 'Glaze', iid: second.iid },
        { milestone: { title: 'Firing', start_date: '2026-01-02', due_date: '2026-02-03' } },
      ),
      issueIn(2, { title: 'Glaze', iid: 999 }),
      issueIn(3, { title: 'Secret', iid: secret.iid }),
      issueIn(4, { title: 'Secret' }, { confidential: true }),
      issueIn(5, { title: 'Of another place', iid: first.iid }),
      issueIn(6, { title: null, iid: first.iid, id: first.id }),
      { iid: 7, title: 'Issue 7', epic_issue: { epic_id: first.id } },
    ],
  },
});

/** The ids of the epics of the issues of an import, in the order of the issues. */
async function epicsAfter(user: UserRow, namespace?: string) {
  const { id, status, get } = await imported(user, archive, namespace ? { namespace } : {});
  expect(status).toMatchObject({ import_status: 'finished' });
  const issues = (await get('/issues?order_by=created_at&per_page=100')).body as {
    readonly iid: number;
    readonly epic: { readonly id: number } | null;
  }[];
  const inOrder = issues.toSorted((one, other) => one.iid - other.iid);
  const epics = inOrder.map(({ epic }) => epic?.id ?? null);
  // Each issue whose epic is not there is named; the last of the archive names none.
  const lost = epics.slice(0, -1).flatMap((epic, line) => (epic === null ? line : []));
  const failed = status['failed_relations'] as { line_number: number }[];
  expect(failed.map(({ line_number }) => line_number)).toEqual(lost);
  return { id, epics };
}

const none = [null, null, null, null, null, null, null];
const days = async () =>
  db('epics')
    .where({ id: second.id })
    .first<{ readonly start_date: string | null; readonly due_date: string | null }>(
      'start_date',
      'due_date',
    );

describe('the epic of an issue in an archive', () => {
  it('is found by its title in the groups above, and gets the days of the issues', async () => {
    const before = await db('epics').count({ count: '*' });
    const { id, epics } = await epicsAfter(root, below.full_path);
    expect(epics).toEqual([second.id, first.id, null, secret.id, null, null, null]);
    expect(await days()).toEqual({ start_date: '2026-01-02', due_date: '2026-02-03' });
    expect(await db('epics').count({ count: '*' })).toEqual(before);
    // Issues of an import that fails leave them again.
    await clearImportedProject(db, id, git.repository(id), new AbortController().signal);
    expect(await days()).toEqual({ start_date: null, due_date: null });
  });

  it('is one that whoever imports may change, or none', async () => {
    const maintainer = await seedUser(db);
    await addMember(db, { group: below, user: maintainer, level: 40 });
    expect((await epicsAfter(maintainer, below.full_path)).epics).toEqual(none);
    expect((await epicsAfter(maintainer)).epics).toEqual(none);
    await addMember(db, { group: kilns, user: maintainer, level: 20 });
    expect((await epicsAfter(maintainer, below.full_path)).epics).toEqual([
      ...[second.id, first.id, null, secret.id, null, null, null],
    ]);
  });

  it('is told by an archive, a confidential one to administrators alone', async () => {
    const project: ProjectRow = await seedProject(db, { git, readme: true, namespace: below });
    const maintainer = await seedUser(db);
    await addMember(db, { project, user: maintainer, level: 40 });
    for (const [title, epic] of [
      ['Open', first],
      ['Hidden', secret],
    ] as const) {
      const issue = { title, epic_id: epic.id, confidential: epic === secret };
      const made = await api.as(root).post(`/projects/${project.id}/issues`, issue);
      expect(made.status).toBe(201);
    }
    const exportedBy = async (user: UserRow) => {
      await api.as(user).post(`/projects/${project.id}/export`, {});
      await settle();
      const { bytes } = await api.as(user).get(`/projects/${project.id}/export/download`);
      return linesOf(await membersOf(bytes), 'issues').map((line) => line['epic_issue']);
    };
    const open = { epic: { title: 'Glaze', iid: first.iid, group_id: kilns.id } };
    expect(await exportedBy(maintainer)).toMatchObject([open, null]);
    expect(await exportedBy(root)).toMatchObject([open, { epic: { title: 'Secret' } }]);
  });
});

it('leads pipelines to the merge requests that they were for', async () => {
  const request = {
    ...{ iid: 3, title: 'Change', state: 'merged', source_branch: 'topic', target_branch: 'main' },
    ...{ source_project_id: 1, target_project_id: 1 },
  };
  const sha = '1'.repeat(40);
  const { id, status } = await imported(
    root,
    await archiveOf({
      relations: {
        merge_requests: [request],
        ci_pipelines: [3, 4].map((iid) => ({ iid, sha, ref: 'topic', merge_request: { iid } })),
      },
    }),
  );
  expect(status).toMatchObject({ import_status: 'finished', failed_relations: [] });
  const [stored] = await db('merge_requests').where({ target_project_id: id }).select('id');
  const pipelines = await db('pipelines').where({ project_id: id }).orderBy('iid');
  expect(pipelines.map((row) => row['merge_request_id'])).toEqual([stored?.['id'], null]);
});
