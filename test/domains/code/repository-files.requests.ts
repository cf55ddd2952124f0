import type { World } from '#test/contract/world.ts';
import {
  type Call,
  type Calls,
  type Harmless,
  type Instead,
  type Request,
  none,
  unique,
} from '#test/contract/requests.ts';

/** A new file on the default branch of the project. */
async function anotherFile({ api, people, project }: World): Promise<Call> {
  const file_path = unique();
  const body = { branch: 'main', content: 'warm', commit_message: 'Warm up' };
  const path = `/projects/${project.id}/repository/files/${file_path}`;
  await api.as(people.administrator).post(path, body);
  return { ...none, params: { id: project.id, file_path } };
}

const badFile: Request = { params: { file_path: '../README.md' } };

/** Calls that succeed. */
export const calls: Calls = {
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
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createRepositoryFile: () => badFile,
  updateRepositoryFile: () => badFile,
  deleteRepositoryFile: () => badFile,
};

/** Requests that reach what the operation is about, where the example does not. */
export const instead: Instead = {
  getRepositoryFile: { params: { file_path: 'README.md' }, query: { ref: 'main' } },
  getRawRepositoryFile: { params: { file_path: 'README.md' } },
  listRepositoryFileBlame: { params: { file_path: 'README.md' }, query: { ref: 'main' } },
};
