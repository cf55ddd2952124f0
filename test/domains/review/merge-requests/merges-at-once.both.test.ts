import { describe, expect, it } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { write } from '#test/domains/code/commits/world.ts';
import { mergingWorld } from './open.ts';

const app = await startApp({ connections: racing });
const { project, commit, branch, developer, open, headOf, merge } = await mergingWorld(app);

describe('merges at the same time', () => {
  it('merge one merge request once', async () => {
    const { iid, target } = await open();
    const before = await headOf(target);
    const answers = await Promise.all([1, 2, 3, 4].map(() => merge(iid)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 405, 405, 405]);
    expect((await headOf(target)).parents[0]).toBe(before.id);
  });

  it('merge twenty merge requests into one branch', async () => {
    const target = await branch();
    const all = [];
    for (let index = 0; index < 20; index += 1) all.push(await open({ target_branch: target }));
    const answers = await Promise.all(all.map(({ iid }) => merge(iid)));
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    const log = await developer.get(
      `/projects/${project.id}/repository/commits?ref_name=${target}&first_parent=true&per_page=100`,
    );
    const ids = (log.body as { id: string }[]).map(({ id }) => id);
    for (const { body } of answers) expect(ids).toContain(body.merge_commit_sha);
    const tree = await developer.get(
      `/projects/${project.id}/repository/tree?ref=${target}&per_page=100`,
    );
    const names = (tree.body as { name: string }[]).map(({ name }) => name);
    for (const { source } of all) expect(names).toContain(`${source}.txt`);
  });

  it('lose no commit that is pushed meanwhile', async () => {
    const { iid, target } = await open();
    const [merged, ...pushed] = await Promise.all([
      merge(iid),
      ...[1, 2, 3].map((index) =>
        commit(`Push ${index}`, [write(`pushed-${target}-${index}`, 'x')], { branch: target }),
      ),
    ]);
    expect(merged).toMatchObject({ status: 200 });
    const log = await developer.get(
      `/projects/${project.id}/repository/commits?ref_name=${target}&per_page=100`,
    );
    const ids = (log.body as { id: string }[]).map(({ id }) => id);
    for (const id of [...pushed, merged.body.merge_commit_sha]) expect(ids).toContain(id);
  });
});
