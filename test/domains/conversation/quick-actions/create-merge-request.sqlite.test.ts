import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { unique } from '#test/support/seed.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

const app = await startApp();
const { api, db } = app;
const world = await mergeRequestWorld(app);
const { project, people, path } = world;
const developer = api.as(people.developer);
const reporter = api.as(people.reporter);

const noteRow = {
  author_id: people.developer.id,
  starts_discussion: true,
  body: 'Hot',
  system: false,
  confidential: false,
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
};

describe('/create_merge_request', () => {
  async function newIssue(body: object = {}) {
    const issues = `/projects/${project.id}/issues`;
    const { body: issue } = await reporter.post(issues, {
      title: 'Kiln: crécks, too fast!',
      ...body,
    });
    return { iid: issue.iid as number, notes: `${issues}/${issue.iid}/notes` };
  }

  it('makes a branch and a merge request of an issue', async () => {
    const { iid, notes } = await newIssue();
    const said = await developer.post(notes, { body: '/create_merge_request' });
    const branch = `${iid}-kiln-cre-cks-too-fast`;
    expect(said).toMatchObject({
      status: 202,
      body: { commands_changes: { create_merge_request: { branch_name: branch, issue_iid: iid } } },
    });
    expect(await readBranchHead(world.repository, branch)).toBe(
      await readBranchHead(world.repository, 'main'),
    );
    const made = await db('merge_requests').where({ source_branch: branch }).first();
    expect(made).toMatchObject({
      title: 'Draft: Resolve "Kiln: crécks, too fast!"',
      description: `Closes #${iid}`,
      target_branch: 'main',
      author_id: people.developer.id,
      draft: true,
    });
    const again = await developer.post(notes, { body: '/create_merge_request' });
    expect(again).toMatchObject({ status: 400 });
    const named = await developer.post(notes, { body: '/create_merge_request my-branch' });
    expect(named.status).toBe(202);
    expect(await readBranchHead(world.repository, 'my-branch')).not.toBeNull();
  });

  it('leaves no branch behind where nothing else is made', async () => {
    const { iid, notes } = await newIssue();
    const own = { target_project_id: project.id, target_branch: 'main', state: 'opened' };
    const name = unique('left-behind-');
    const source = { source_project_id: project.id, source_branch: name };
    const branches = { source_branch: await world.branch(), target_branch: 'main' };
    const { body: open } = await developer.post(path, { title: unique('Kiln '), ...branches });
    // Another user has a merge request of that branch, which is deleted.
    await db('merge_requests')
      .where({ id: open.id as number })
      .update(source);
    expect(await db('merge_requests').where(own).where(source)).toHaveLength(1);
    const said = await developer.post(notes, { body: `/create_merge_request ${name}` });
    expect(said).toMatchObject({
      status: 202,
      body: {
        commands_changes: {},
        summary: [`Could not create branch "${name}" and a merge request.`],
      },
    });
    expect(await readBranchHead(world.repository, name)).toBeNull();
    const text = `Work\n/create_merge_request ${name}`;
    const kept = await developer.post(notes, { body: text });
    expect(kept).toMatchObject({ status: 201, body: { body: 'Work', noteable_iid: iid } });
  });

  it('leaves no branch behind where the note is refused', async () => {
    const { iid, notes } = await newIssue();
    const issue = await db('issues').where({ project_id: project.id, iid }).first();
    const filler = { ...noteRow, issue_id: issue?.['id'] as number };
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      ...filler,
      discussion_id: String(index).padStart(40, '0'),
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await db('notes').insert(rows.slice(at, at + 500));
    }
    const name = unique('refused-');
    const said = await developer.post(notes, { body: `Work\n/create_merge_request ${name}` });
    expect(said.status).toBe(400);
    expect(await readBranchHead(world.repository, name)).toBeNull();
  });

  it.each(['a..b', '-x', 'main', 'a b', 'HEAD', '../x', 'a'.repeat(300)])(
    'is refused for %s',
    async (name) => {
      const { notes } = await newIssue();
      const said = await developer.post(notes, { body: `/create_merge_request ${name}` });
      expect(said.status).toBe(400);
    },
  );

  it('is for those who may push, and for issues that everybody may see', async () => {
    const { notes } = await newIssue();
    expect((await reporter.post(notes, { body: '/create_merge_request' })).status).toBe(201);
    const hidden = await newIssue({ confidential: true });
    const said = await developer.post(hidden.notes, { body: '/create_merge_request' });
    expect(said.status).toBe(201);
  });
});
