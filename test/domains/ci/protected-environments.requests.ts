import { type Call, type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';
import { noProtection } from '#test/contract/shared-requests.ts';
import type { World } from '#test/contract/world.ts';

const levels = { deploy_access_levels: [{ access_level: 40 }] };

async function anotherProtected({ api, people, project }: World): Promise<Call> {
  const name = unique();
  const as = api.as(people.administrator);
  await as.post(`/projects/${project.id}/protected_environments`, { name, ...levels });
  return { ...none, params: { id: project.id, name } };
}

/** Calls that succeed. */
export const calls: Calls = {
  createProtectedEnvironment: ({ project }) => ({
    ...none,
    params: { id: project.id },
    body: { name: unique(), ...levels },
  }),
  getProtectedEnvironment: anotherProtected,
  deleteProtectedEnvironment: anotherProtected,
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createProtectedEnvironment: () => ({ body: { name: 'kiln', deploy_access_levels: [] } }),
  deleteProtectedEnvironment: () => noProtection,
};
