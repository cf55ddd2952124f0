import { newSigner } from '../../resources/tags/signing.ts';
import type { World } from '../world.ts';
import { type Call, type Inputs, none, unique } from './call.ts';

type RefKind = 'branches' | 'tags';

/** A new branch or tag of the project. */
async function anotherRef(
  { api, people, project }: World,
  kind: RefKind,
  message?: string,
): Promise<Call> {
  const name = unique();
  const body = { [kind === 'branches' ? 'branch' : 'tag_name']: name, ref: 'main', message };
  await api.as(people.administrator).post(`/projects/${project.id}/repository/${kind}`, body);
  const params = kind === 'branches' ? { branch: name } : { tag_name: name };
  return { ...none, params: { id: project.id, ...params } };
}

/** A tag with a signature, which is a part of the message as git sees it. */
const signedTag = (world: World) => {
  const signature = newSigner('developer@example.com').signature(Buffer.from('anything'));
  return anotherRef(world, 'tags', `Signed\n${signature}`);
};

/** A new protection of the project. */
async function anotherProtection({ api, people, project }: World, kind: RefKind): Promise<Call> {
  const name = unique();
  await api.as(people.administrator).post(`/projects/${project.id}/protected_${kind}`, { name });
  return { ...none, params: { id: project.id, name }, body: { allow_force_push: true } };
}

const newProtection = (world: World): Call => ({
  ...none,
  params: { id: world.project.id },
  body: { name: unique() },
});

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

/** A new file on the default branch of the project. */
async function anotherFile({ api, people, project }: World): Promise<Call> {
  const file_path = unique();
  const body = { branch: 'main', content: 'warm', commit_message: 'Warm up' };
  const path = `/projects/${project.id}/repository/files/${file_path}`;
  await api.as(people.administrator).post(path, body);
  return { ...none, params: { id: project.id, file_path } };
}

async function readmeBlob({ api, people, project }: World): Promise<Call> {
  const path = `/projects/${project.id}/repository/files/README.md?ref=main`;
  const { body } = await api.as(people.administrator).get(path);
  return { ...none, params: { id: project.id, sha: body.blob_id } };
}

/** Files, commits, branches and tags, and their protections. */
export const repositoryInputs: Inputs = {
  getBranch: (world) => anotherRef(world, 'branches'),
  deleteBranch: (world) => anotherRef(world, 'branches'),
  protectBranchByName: async (world) => ({ ...(await anotherRef(world, 'branches')), body: {} }),
  unprotectBranchByName: (world) => anotherRef(world, 'branches'),
  createBranch: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { branch: unique(), ref: 'main' },
  }),
  getTag: (world) => anotherRef(world, 'tags'),
  getTagSignature: signedTag,
  deleteTag: (world) => anotherRef(world, 'tags'),
  createTag: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { tag_name: unique(), ref: 'main' },
  }),
  protectBranch: newProtection,
  getProtectedBranch: (world) => anotherProtection(world, 'branches'),
  updateProtectedBranch: (world) => anotherProtection(world, 'branches'),
  unprotectBranch: (world) => anotherProtection(world, 'branches'),
  protectTag: newProtection,
  getProtectedTag: (world) => anotherProtection(world, 'tags'),
  unprotectTag: (world) => anotherProtection(world, 'tags'),
  createCommit: (world) => ({ ...none, params: { id: world.project.id }, body: newCommit() }),
  getCommit: lastCommit,
  listCommitDiff: lastCommit,
  listCommitRefs: lastCommit,
  listCommitComments: lastCommit,
  createCommitComment: (world) => ({ ...lastCommit(world), body: { note: 'Slow enough' } }),
  listCommitStatuses: lastCommit,
  listCommitMergeRequests: lastCommit,
  getCommitSignature: async (world) => ({
    ...none,
    params: { id: world.project.id, sha: await world.signedCommit() },
  }),
  cherryPickCommit: (world) => anotherCommit(world, 'main'),
  revertCommit: (world) => anotherCommit(world),
  getRepositoryFile: (world) => ({
    ...none,
    params: { id: world.project.id, file_path: 'README.md' },
    query: { ref: 'main' },
  }),
  getRawRepositoryFile: (world) => ({
    ...none,
    params: { id: world.project.id, file_path: 'README.md' },
  }),
  listRepositoryFileBlame: (world) => ({
    ...none,
    params: { id: world.project.id, file_path: 'README.md' },
    query: { ref: 'main' },
  }),
  createRepositoryFile: (world) => ({
    ...none,
    params: { id: world.project.id, file_path: unique() },
    body: { branch: 'main', content: 'hot', commit_message: 'Heat up' },
  }),
  updateRepositoryFile: async (world) => ({
    ...(await anotherFile(world)),
    body: { branch: 'main', content: 'hotter', commit_message: 'Heat up more' },
  }),
  deleteRepositoryFile: async (world) => ({
    ...(await anotherFile(world)),
    query: { branch: 'main', commit_message: 'Cool down' },
  }),
  getRepositoryBlob: readmeBlob,
  getRawRepositoryBlob: readmeBlob,
  getRepositoryArchiveInFormat: (world) => ({
    ...none,
    params: { id: world.project.id, format: 'zip' },
  }),
  compareRepositoryRefs: (world) => ({
    ...none,
    params: { id: world.project.id },
    query: { from: 'main', to: 'main' },
  }),
  getRepositoryMergeBase: (world) => ({
    ...none,
    params: { id: world.project.id },
    query: { refs: ['main', 'HEAD'] },
  }),
};
