import type { World } from '#test/contract/world.ts';
import {
  type Call,
  type Calls,
  type Harmless,
  type Request,
  none,
  unique,
} from '#test/contract/requests.ts';

const newCommit = () => ({
  ...{ branch: 'main', commit_message: 'Heat up' },
  actions: [{ action: 'create', file_path: unique(), content: 'hot' }],
});

/** A new commit, on the default branch of the project or on one of its own. */
async function anotherCommit(world: World, start_branch?: string): Promise<Call> {
  const { api, people, project } = world;
  const path = `/projects/${project.id}/repository/commits`;
  const branch = start_branch === undefined ? 'main' : unique();
  const made = await api
    .as(people.administrator)
    .post(path, { ...newCommit(), branch, start_branch });
  const params = { id: project.id, sha: made.body.id };
  return { ...none, params, body: { branch: 'main' } };
}

const lastCommit = (world: World): Call => ({
  ...none,
  params: { id: world.project.id, sha: 'main' },
});

const noBranch: Request = { params: { sha: 'main' }, body: { branch: 'there-is-none' } };

/** Calls that succeed. */
export const calls: Calls = {
  createCommit: (world) => ({ ...none, params: { id: world.project.id }, body: newCommit() }),
  updateSubmodule: async (world) => ({
    ...none,
    params: { id: world.project.id, submodule: 'vendor/glazes' },
    body: { branch: await world.branchWithSubmodule(), commit_sha: 'b'.repeat(40) },
  }),
  getCommit: lastCommit,
  listCommitDiff: lastCommit,
  listCommitRefs: lastCommit,
  listCommitComments: lastCommit,
  createCommitComment: (world) => ({ ...lastCommit(world), body: { note: 'Slow enough' } }),
  listCommitMergeRequests: lastCommit,
  getCommitSignature: async (world) => ({
    ...none,
    params: { id: world.project.id, sha: await world.signedCommit() },
  }),
  cherryPickCommit: (world) => anotherCommit(world, 'main'),
  revertCommit: (world) => anotherCommit(world),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createCommit: () => ({ body: { branch: 'main', commit_message: 'x', actions: [] } }),
  updateSubmodule: () => ({ body: { branch: 'main', commit_sha: 'b'.repeat(40) } }),
  createCommitComment: () => ({ params: { sha: 'main' }, body: { note: ' ' } }),
  cherryPickCommit: () => noBranch,
  revertCommit: () => noBranch,
};
