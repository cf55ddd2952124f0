import { beforeAll, describe, expect, it } from 'vitest';
import type { CommitDetail } from '#generated/common/types.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { seedSubmodule } from '#test/support/submodules.ts';

const { api, db, git } = await startApp();
const path = 'vendor/glazes';
const [before, after] = ['a'.repeat(40), 'b'.repeat(40)];

let project: ProjectRow;
let developer: UserRow;
beforeAll(async () => {
  project = await seedProject(db, { git, readme: true });
  developer = await seedUser(db);
  await addMember(db, { project, user: developer, level: 30 });
});

const place = (submodule = path) =>
  `/projects/${project.id}/repository/submodules/${encodeURIComponent(submodule)}`;
const move = (body: object, who = developer) => api.as(who).put(place(), body);
const seed = (branch: string) =>
  seedSubmodule(git.repository(project.id), { branch, path, commitId: before });
async function commitOfSubmodule(branch: string) {
  const tree = `/projects/${project.id}/repository/tree?ref=${branch}&path=vendor`;
  return (await api.get(tree)).body as { type: string; id: string }[];
}

describe('a submodule', () => {
  it('is moved to another commit by a commit', async () => {
    await seed('moved');
    const answer = await move({ branch: 'moved', commit_sha: after });
    expect(answer.status).toBe(200);
    const commit = answer.body as CommitDetail;
    expect(commit).toMatchObject({
      message: `Update submodule ${path} with oid ${after}`,
      author_name: developer.name,
      stats: { additions: 1, deletions: 1, total: 2 },
    });
    expect(await commitOfSubmodule('moved')).toMatchObject([{ type: 'commit', id: after }]);
    const diff = await api.get(`/projects/${project.id}/repository/commits/${commit.id}/diff`);
    expect(diff.body).toMatchObject([{ new_path: path, b_mode: '160000', new_file: false }]);
  });

  it('takes a message', async () => {
    await seed('said');
    const answer = await move({ branch: 'said', commit_sha: after, commit_message: 'Glaze' });
    expect(answer.body).toMatchObject({ message: 'Glaze' });
  });

  it('stays where it is when it is there already, and the branch with it', async () => {
    await seed('same');
    const repository = git.repository(project.id);
    const head = await readBranchHead(repository, 'same');
    expect(await move({ branch: 'same', commit_sha: before })).toMatchObject({
      status: 400,
      body: { message: `The submodule ${path} is already at ${before}` },
    });
    expect(await readBranchHead(repository, 'same')).toBe(head);
  });

  it.each(['file', 'vendor', 'nothing', '../file', 'README.md/x'])(
    'is none that is called %s',
    async (name) => {
      await seed('other');
      const body = { branch: 'other', commit_sha: after };
      expect(await api.as(developer).put(place(name), body)).toMatchObject({
        status: 400,
        body: { message: 'Invalid submodule path' },
      });
    },
  );

  it.each([
    [{ branch: 'moved' }, 'commit_sha is missing'],
    [{ commit_sha: after }, 'branch is missing, branch is empty'],
    [{ branch: 'moved', commit_sha: 'main' }, 'commit_sha is invalid'],
  ])('takes no %j', async (body, error) => {
    expect(await move(body)).toMatchObject({ status: 400, body: { error } });
  });

  it('is found on branches that there are', async () => {
    expect(await move({ branch: 'nowhere', commit_sha: after })).toMatchObject({
      status: 400,
      body: { message: 'You can only create or edit files when you are on a branch' },
    });
  });

  it('is for those who may push to the branch', async () => {
    const stranger = await seedUser(db);
    await seed('kept');
    expect((await move({ branch: 'kept', commit_sha: after }, stranger)).status).toBe(403);
    await db('protected_branches').insert({
      ...{ project_id: project.id, name: 'kept', allow_force_push: false },
      ...{ created_at: new Date().toISOString(), updated_at: new Date().toISOString() },
    });
    expect((await move({ branch: 'kept', commit_sha: after })).status).toBe(403);
    expect(await commitOfSubmodule('kept')).toMatchObject([{ id: before }]);
  });
});
