import { expect } from 'vitest';
import type { TestApp } from '#test/support/app.ts';
import { addMember, seedUser, unique } from '#test/support/seed.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

export interface Approvals {
  readonly approved: boolean;
  readonly approved_by: readonly { readonly user: { readonly id: number } }[];
  readonly approvals_required: number;
  readonly approvals_left: number;
  readonly user_can_approve: boolean;
  readonly user_has_approved: boolean;
}

type WorldOptions = Parameters<typeof mergeRequestWorld>[1];

/** A project whose merge requests are to be approved. */
export async function approvalWorld(
  { api, db, git }: Pick<TestApp, 'api' | 'db' | 'git'>,
  options: WorldOptions = {},
) {
  const world = await mergeRequestWorld({ db, git }, options);
  const { project, people, path, branch } = world;
  const maintainer = api.as(people.maintainer);
  const ofProject = `/projects/${project.id}`;

  async function ok(answer: Promise<{ status: number; body: unknown }>) {
    const { status, body } = await answer;
    expect({ status, body }).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
    return body as { id: number; iid: number };
  }
  /** A new developer. */
  async function another() {
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 30 });
    return user;
  }
  return {
    ...world,
    maintainer,
    ofProject,
    another,
    configure: (given: object) => ok(maintainer.post(`${ofProject}/approvals`, given)),
    addRule: (given: object) =>
      ok(
        maintainer.post(`${ofProject}/approval_rules`, {
          name: unique('rule'),
          approvals_required: 1,
          ...given,
        }),
      ),
    /** A merge request of the developer. */
    async open(given: object = {}) {
      const body = {
        source_branch: await branch(),
        target_branch: 'main',
        title: 'Fire more slowly',
        ...given,
      };
      const { id, iid } = await ok(api.as(people.developer).post(path, body));
      const one = `${path}/${iid}`;
      return {
        id,
        iid,
        one,
        source: body.source_branch,
        approve: (user: { readonly id: number } | null, given: object = {}) =>
          api.as(user).post(`${one}/approve`, given),
        approvals: async (user: { readonly id: number } = people.maintainer) =>
          (await api.as(user).get(`${one}/approvals`)).body as Approvals,
        state: async () => (await maintainer.get(`${one}/approval_state`)).body,
      };
    },
  };
}
