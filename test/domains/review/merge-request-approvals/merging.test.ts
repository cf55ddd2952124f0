import { describe, expect, it } from 'vitest';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { write } from '#test/domains/code/commits/world.ts';
import { approvalWorld } from './world.ts';

const app = await startApp();
const { api, db, environment } = app;
environment.workers.start();
const settled = () => environment.workers.idle();
const world = await approvalWorld(app);
const { people, maintainer, repository, commit, configure } = world;
await world.addRule({ rule_type: 'any_approver', name: 'All', approvals_required: 1 });
const notAllowed = { status: 405, body: { message: '405 Method Not Allowed' } };
const merge = (one: string, given: object = {}) => maintainer.put(`${one}/merge`, given);

describe('a merge', () => {
  it('waits for the approvals, and names who gave them', async () => {
    const { one, approve } = await world.open();
    await settled();
    expect(await merge(one)).toMatchObject(notAllowed);
    await approve(people.owner);
    await maintainer.put(world.ofProject, { merge_commit_template: '%{title}\n\n%{approved_by}' });
    const merged = await merge(one);
    expect(merged).toMatchObject({ status: 200, body: { state: 'merged' } });
    const { message } = (await readCommitInfo(repository, merged.body.merge_commit_sha)) ?? {};
    expect(message).toMatch(/^Fire more slowly\n\nApproved-by: .+ <.+@.+>\n?$/);
  });

  it('does not take those of commits before a push', async () => {
    const { one, approve, source } = await world.open();
    await settled();
    await approve(people.owner);
    await maintainer.post(`${world.ofProject}/repository/commits`, {
      branch: source,
      commit_message: 'More',
      actions: [{ action: 'create', file_path: `more-${source}`, content: 'x' }],
    });
    expect(await merge(one)).toMatchObject({ status: expect.toBeOneOf([405, 406]) });
    await settled();
    expect(await merge(one)).toMatchObject(notAllowed);
    await approve(people.owner);
    expect(await merge(one)).toMatchObject({ status: 200 });
  });

  it('that waited for its pipeline alone comes with the approval that it lacks', async () => {
    const { one, approve, source } = await world.open();
    await settled();
    await approve(people.owner);
    const head = (await readBranchHead(repository, source)) ?? '';
    const report = async (state: string) => {
      const told = { state, ref: source, name: 'kiln' };
      await maintainer.post(`${world.ofProject}/statuses/${head}`, told);
      await settled();
    };
    await report('running');
    expect(await merge(one, { merge_when_pipeline_succeeds: true })).toMatchObject({ status: 200 });
    const owner = api.as(people.owner);
    expect(await owner.post(`${one}/unapprove`)).toMatchObject({ status: 201 });
    await report('success');
    const waits = { state: 'opened', merge_when_pipeline_succeeds: true };
    expect((await maintainer.get(one)).body).toMatchObject(waits);
    expect(await approve(people.owner)).toMatchObject({ status: 201 });
    await settled();
    expect((await maintainer.get(one)).body).toMatchObject({ state: 'merged' });
  });

  it('and a user who takes the approval back at the same time do not both win', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { id, one, approve } = await world.open();
      await settled();
      await approve(people.owner);
      const [merged, back] = await Promise.all([
        merge(one),
        api.as(people.owner).post(`${one}/unapprove`),
      ]);
      const left = await db('approvals').where({ merge_request_id: id });
      expect(merged.status === 200).toBe(left.length === 1);
      expect(back.status === 201).toBe(left.length === 0);
    }
  });

  it('takes the approvals with a rebase, but for commits that nobody has seen', async () => {
    const rebase = async (one: string) => {
      expect(await maintainer.put(`${one}/rebase`)).toMatchObject({ status: 202 });
      await settled();
    };
    const seen = await world.open();
    await settled();
    await seen.approve(people.owner);
    await commit('Go on', [write(`on-${seen.source}`, 'x')]);
    await rebase(seen.one);
    expect(await seen.approvals()).toMatchObject({ approved: true });

    const unseen = await world.open();
    await settled();
    await unseen.approve(people.owner);
    await commit('Go on', [write(`on-${unseen.source}`, 'x')]);
    // Straight through git: nobody follows it before the rebase does.
    await commit('Smuggle', [write(`in-${unseen.source}`, 'x')], { branch: unseen.source });
    await rebase(unseen.one);
    expect(await unseen.approvals()).toMatchObject({ approved: false, approved_by: [] });
    await configure({ reset_approvals_on_push: true });
  });
});
