import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db } = await startApp();
const free = await startApp({ config: { plan: 'free' } });

const usual = {
  approvals_before_merge: 0,
  reset_approvals_on_push: true,
  disable_overriding_approvers_per_merge_request: false,
  merge_requests_author_approval: false,
  merge_requests_disable_committers_approval: false,
  require_password_to_approve: false,
  approvers: [],
  approver_groups: [],
};

describe('the approval configuration of a project', () => {
  it('has defaults, and keeps what is changed', async () => {
    const { project, people } = await projectWorld(db);
    const maintainer = api.as(people.maintainer);
    const path = `/projects/${project.id}/approvals`;
    expect(await maintainer.get(path)).toMatchObject({ status: 200, body: usual });

    const first = { reset_approvals_on_push: false, approvals_before_merge: 2 };
    const changed = await maintainer.post(path, first);
    expect(changed).toMatchObject({ status: 201, body: { ...usual, ...first } });
    const second = { merge_requests_author_approval: true, require_password_to_approve: true };
    await maintainer.post(path, second);
    expect((await maintainer.get(path)).body).toEqual({ ...usual, ...first, ...second });
    const shown = await maintainer.get(`/projects/${project.id}`);
    expect(shown.body).toMatchObject({ approvals_before_merge: 2 });
  });

  it.each(Object.keys(usual).filter((name) => typeof Reflect.get(usual, name) === 'boolean'))(
    'changes %s alone',
    async (name) => {
      const { project, people } = await projectWorld(db);
      const other = Reflect.get(usual, name) !== true;
      const path = `/projects/${project.id}/approvals`;
      const { body } = await api.as(people.owner).post(path, { [name]: other });
      expect(body).toEqual({ ...usual, [name]: other });
    },
  );

  it('refuses a change of nothing, and values that cannot be', async () => {
    const { project, people } = await projectWorld(db);
    const maintainer = api.as(people.maintainer);
    const path = `/projects/${project.id}/approvals`;
    const nothing = await maintainer.post(path, { unknown: 1 });
    expect(nothing.status).toBe(400);
    expect(nothing.body.error).toContain('are missing, at least one parameter must be provided');
    const wrong = { approvals_before_merge: -1, reset_approvals_on_push: 'perhaps' };
    for (const [name, value] of Object.entries(wrong)) {
      expect(await maintainer.post(path, { [name]: value })).toMatchObject({ status: 400 });
    }
    expect((await maintainer.get(path)).body).toEqual(usual);
  });

  it('of an archived project stays as it is', async () => {
    const { project, people } = await projectWorld(db);
    await api.as(people.owner).post(`/projects/${project.id}/archive`);
    const path = `/projects/${project.id}/approvals`;
    const change = { reset_approvals_on_push: false };
    expect(await api.as(people.owner).post(path, change)).toMatchObject({ status: 403 });
    expect((await api.as(people.owner).get(path)).body).toEqual(usual);
    expect((await api.as(people.developer).get(path)).status).toBe(403);
  });

  const callers: [Who, number, number][] = [
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['guest', 403, 403],
    ['reporter', 200, 403],
    ['developer', 200, 403],
    ['maintainer', 200, 201],
    ['owner', 200, 201],
    ['administrator', 200, 201],
  ];
  it.each(callers)(
    'answers a %s who reads with %i, and who writes with %i',
    async (who, read, write) => {
      const { project, people } = await projectWorld(db);
      const path = `/projects/${project.id}/approvals`;
      expect((await api.as(people[who]).get(path)).status).toBe(read);
      const answer = await api.as(people[who]).post(path, { reset_approvals_on_push: false });
      expect(answer.status).toBe(write);
    },
  );

  it('is not in the free plan', async () => {
    const { project, people } = await projectWorld(free.db);
    const owner = free.api.as(people.owner);
    const path = `/projects/${project.id}/approvals`;
    expect(await owner.get(path)).toMatchObject({ status: 403 });
    expect(await owner.post(path, { reset_approvals_on_push: false })).toMatchObject({
      status: 403,
    });
  });
});
