import { describe, expect, it } from 'vitest';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { write } from '#test/domains/code/commits/world.ts';
import { mergingWorld } from './open.ts';

const app = await startApp();
const { api } = app;
const world = await mergingWorld(app);
const { people, repository, commit, path, developer, open, openConflict, headOf, merge } = world;

describe('the merge ref', () => {
  const refOf = (iid: number, as = developer) => as.get(`${path}/${iid}/merge_ref`);

  it('holds the merge, and is kept while the heads stay', async () => {
    const { iid, target, head } = await open();
    const before = await headOf(target);
    const first = await refOf(iid);
    expect(first).toMatchObject({ status: 200 });
    const made = await readCommitInfo(repository, first.body.commit_id);
    expect(made?.parents).toEqual([before.id, head]);
    expect((await refOf(iid)).body).toEqual(first.body);
    expect(await developer.put(`${path}/${iid}/merge_ref`)).toMatchObject({
      ...{ status: 200, body: first.body },
    });
    expect((await headOf(target)).id).toBe(before.id);
    await commit('On', [write(`on-${target}`, 'x')], { branch: target });
    const second = await refOf(iid);
    expect(second.body.commit_id).not.toBe(first.body.commit_id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refOf(iid)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, body: second.body });
    }
  });

  it('tells what cannot be merged', async () => {
    const refused = { status: 400, body: { message: 'Merge request is not mergeable' } };
    const conflict = await openConflict();
    expect(await refOf(conflict.iid)).toMatchObject(refused);
    const merged = await open();
    await merge(merged.iid);
    expect(await refOf(merged.iid)).toMatchObject(refused);
    expect(await developer.put(`${path}/${merged.iid}/merge_ref`)).toMatchObject(refused);
    expect(await refOf(999_999)).toMatchObject({ status: 404 });
  });

  it.each([
    ['guest', 404],
    ['reporter', 200],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const)('answers a %s with %i', async (who: Who, status) => {
    const { iid } = await open();
    expect(await refOf(iid, api.as(people[who]))).toMatchObject({ status });
  });
});
