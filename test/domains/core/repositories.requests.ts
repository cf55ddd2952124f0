import type { World } from '#test/contract/world.ts';
import { type Call, type Calls, type Instead, none } from '#test/contract/requests.ts';

async function readmeBlob({ api, people, project }: World): Promise<Call> {
  const path = `/projects/${project.id}/repository/files/README.md?ref=main`;
  const { body } = await api.as(people.administrator).get(path);
  return { ...none, params: { id: project.id, sha: body.blob_id } };
}

/** Calls that succeed. */
export const calls: Calls = {
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

/** Requests that reach what the operation is about, where the example does not. */
export const instead: Instead = {
  compareRepositoryRefs: { query: { from: 'main', to: 'main' } },
};
