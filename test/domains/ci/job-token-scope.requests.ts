import { type Call, type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

/** Calls that succeed. */
export const calls: Calls = {
  async addJobTokenScopeProject(world: World): Promise<Call> {
    const { id: target_project_id } = await world.anotherProject();
    return { ...none, params: { id: world.project.id }, body: { target_project_id } };
  },
  async removeJobTokenScopeProject(world: World): Promise<Call> {
    const { id: target_project_id } = await world.anotherProject();
    const id = world.project.id;
    const body = { target_project_id };
    const path = `/projects/${id}/job_token_scope/allowlist`;
    await world.api.as(world.people.administrator).post(path, body);
    return { ...none, params: { id, target_project_id } };
  },
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  addJobTokenScopeProject: () => ({ body: { target_project_id: NOBODY } }),
  removeJobTokenScopeProject: () => ({ params: { target_project_id: NOBODY } }),
};
