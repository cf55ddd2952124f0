import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf } from '#test/support/project-world.ts';
import { mergeRequestWorld } from './world.ts';

const { api, db, git, environment } = await startApp();
environment.workers.start();
const { project, people, branch, path } = await mergeRequestWorld({ db, git });
const developer = api.as(people.developer);
const settled = () => environment.workers.idle();

async function newIssue(body: object = {}) {
  const made = await developer.post(`/projects/${project.id}/issues`, { title: 'Heat', ...body });
  return made.body as { id: number; iid: number };
}

async function create(body: object) {
  const source_branch = await branch();
  const said = { source_branch, target_branch: 'main', title: 'Fire', ...body };
  const made = (await developer.post(path, said)).body;
  await settled();
  return made;
}

/** Brings all commits of the branch into main, as a push would. */
async function pushToMain(source: string) {
  const answer = await developer.post(`/projects/${project.id}/repository/commits`, {
    branch: 'main',
    start_branch: source,
    force: true,
    commit_message: 'Go on',
    actions: [{ action: 'create', file_path: `${source}-more`, content: 'x' }],
  });
  expect(answer).toMatchObject({ status: 201 });
  await settled();
}

describe('a merge request that says what it closes', () => {
  it('lists the issues that the caller may see', async () => {
    const issue = await newIssue();
    const secret = await newIssue({ confidential: true });
    const { iid } = await create({
      description: `Closes #${issue.iid} and #${secret.iid}\n\n\`fixes #${secret.iid}\``,
    });
    const own = await developer.get(`${path}/${iid}/closes_issues`);
    expect(idsOf(own)).toEqual([issue.id, secret.id]);
    const counted = await developer.get(`/projects/${project.id}/issues/${issue.iid}/closed_by`);
    expect(counted).toMatchObject({ status: 200 });
    expect(await db('merge_request_closing_issues').where({ issue_id: issue.id })).toHaveLength(1);
    await developer.put(`${path}/${iid}`, { description: 'Nothing.' });
    await settled();
    expect(await db('merge_request_closing_issues').where({ issue_id: issue.id })).toHaveLength(0);
  });

  it('closes none that it is not merged into the default branch', async () => {
    const issue = await newIssue();
    const target_branch = await branch();
    const { iid } = await create({ description: `Closes #${issue.iid}`, target_branch });
    expect(idsOf(await developer.get(`${path}/${iid}/closes_issues`))).toEqual([]);
  });

  it('closes them when it is merged, and an event says so', async () => {
    const issue = await newIssue();
    const made = await create({ description: `Closes #${issue.iid}` });
    await pushToMain(made.source_branch);
    expect(await developer.get(`${path}/${made.iid}`)).toMatchObject({ body: { state: 'merged' } });
    const closed = await developer.get(`/projects/${project.id}/issues/${issue.iid}`);
    expect(closed).toMatchObject({ body: { state: 'closed' } });
    const events = `/projects/${project.id}/issues/${issue.iid}/resource_state_events`;
    expect((await developer.get(events)).body).toMatchObject([{ state: 'closed' }]);
  });
});
