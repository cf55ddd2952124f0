import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import type { HasId } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);
const owner = api.as(people.owner);
const { body: milestone } = await owner.post(`/projects/${project.id}/milestones`, { title: 'v1' });
const { body: label } = await owner.post(`/projects/${project.id}/labels`, {
  ...{ name: 'bug', color: '#d9534f' },
});
const { body: issue } = await owner.post(`/projects/${project.id}/issues`, { title: 'Crack' });
const { iid } = issue as { iid: number };
const [milestoneId, labelId] = [(milestone as HasId).id, (label as HasId).id];

async function run(name: string, input: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation($input: ${type}!) { ${name}(input: $input) { errors } }`;
  const { errors = [] } = await ask(people.owner, document, { input });
  return errors;
}

describe('ids of another type or application', () => {
  const place = { projectPath: project.full_path, iid: String(iid) };
  const wrong = /does not represent an instance|is not a Gitlab Global ID/;

  it.each([
    ['updateIssue', { milestoneId: `gid://gitlab/Issue/${milestoneId}` }],
    ['updateIssue', { milestoneId: `gid://other/Milestone/${milestoneId}` }],
    ['updateIssue', { labelIds: [`gid://gitlab/Milestone/${labelId}`] }],
    ['updateIssue', { addLabelIds: [`gid://other/Label/${labelId}`] }],
    ['updateIssue', { removeLabelIds: [`gid://gitlab/Issue/${labelId}`] }],
    ['issueMoveList', { boardId: 'gid://gitlab/Board/1', moveAfterId: `gid://gitlab/Epic/${iid}` }],
    ['issueMoveList', { boardId: 'gid://gitlab/Board/1', toListId: 'gid://gitlab/Label/1' }],
  ])('are refused by %s(%o)', async (name, input) => {
    expect(await run(name, { ...place, ...input })).toEqual([expect.stringMatching(wrong)]);
  });

  it.each([
    [`project(fullPath: "${project.full_path}")`, 'milestones(ids: ["gid://gitlab/Issue/1"])'],
    [`project(fullPath: "${project.full_path}")`, 'issues(iterationId: ["gid://gitlab/Epic/1"])'],
    [
      `project(fullPath: "${project.full_path}")`,
      'issues(not: { epicId: "gid://gitlab/Issue/1" })',
    ],
    [`group(fullPath: "${group.full_path}")`, 'iterations(id: "gid://gitlab/Milestone/1")'],
  ])('are refused by %s { %s }', async (of, list) => {
    const { errors } = await ask(people.owner, `{ ${of} { ${list} { nodes { id } } } }`);
    expect(errors).toEqual([expect.stringMatching(wrong)]);
  });

  it.each([
    { milestoneId: `gid://gitlab/Milestone/${milestoneId}` },
    { milestoneId: String(milestoneId) },
    { labelIds: [`gid://gitlab/ProjectLabel/${labelId}`] },
    { addLabelIds: [`gid://gitlab/Label/${labelId}`, String(labelId)] },
  ])('are unlike %o', async (input) => {
    expect(await run('updateIssue', { ...place, ...input })).toEqual([]);
  });
});

describe('a number instead of a path', () => {
  const refused = expect.stringMatching(/^The resource that you are attempting/) as string;
  const of = { projectPath: String(project.id) };

  it.each([
    ['createIssue', { ...of, title: 'By number' }],
    ['updateIssue', { ...of, iid: String(iid), title: 'By number' }],
    ['labelCreate', { ...of, title: 'number' }],
    ['createBranch', { ...of, name: 'number', ref: 'main' }],
    ['createBoard', { ...of, name: 'number' }],
    ['createEpic', { groupPath: String(group.id), title: 'By number' }],
    ['labelCreate', { groupPath: String(group.id), title: 'number' }],
    [
      'issueMove',
      { projectPath: project.full_path, iid: String(iid), targetProjectPath: String(project.id) },
    ],
    ['ciCdSettingsUpdate', { fullPath: String(project.id), keepLatestArtifact: true }],
  ])('is refused by %s', async (name, input) => {
    expect(await run(name, input)).toEqual([refused]);
  });
});
