import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';

const { api, db } = await startApp({ config: { plan: 'free' } });

describe('protections on the smallest plan', () => {
  it('know levels only', async () => {
    const { project, people } = await projectWorld(db);
    const maintainer = api.as(people.maintainer);
    const maintainers = [{ access_level: 40, access_level_description: 'Maintainers' }];
    const branch = await maintainer.post(`/projects/${project.id}/protected_branches`, {
      name: 'main',
      allowed_to_push: [{ user_id: people.developer.id }],
      unprotect_access_level: 60,
      code_owner_approval_required: true,
    });
    expect(branch.body).toEqual({
      id: branch.body.id,
      name: 'main',
      push_access_levels: maintainers,
      merge_access_levels: maintainers,
      allow_force_push: false,
    });
    const path = `/projects/${project.id}/protected_branches/main`;
    const changed = await maintainer.send('PATCH', path, { code_owner_approval_required: true });
    expect(changed.body).toEqual(branch.body);
    expect((await maintainer.delete(path)).status).toBe(204);
    const tag = await maintainer.post(`/projects/${project.id}/protected_tags`, {
      name: 'v*',
      allowed_to_create: [{ user_id: people.developer.id }],
    });
    expect(tag.body).toEqual({ name: 'v*', create_access_levels: maintainers });
  });
});
