import { beforeAll, expect, it } from 'vitest';
import { appendTrace } from '#src/domains/ci/job-execution/trace.ts';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const world = await projectWorld(app.db, { git: app.git, visibility: 'public' });
const { people, project, group } = world;
const api = app.api.as(people.owner);

const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
const branch = 'a/<script>alert(1)</script>"\'&b';
const esc = String.fromCharCode(27);

/** Markup that no page has: a script, a picture of the hostile text, an attribute that runs, an address that runs. */
const unescaped = new RegExp(
  [
    '<script|<style|<img src=x',
    String.raw`<[a-z]\w*(?:\s+[^\s=>"]+(?:="[^"]*")?)*?\s+(?:on\w+|style)=`,
    String.raw`<[^>]*\s(?:href|src|action)="\s*(?:javascript|data|vbscript):`,
  ].join('|'),
  'i',
);

let pages: readonly string[] = [];

beforeAll(async () => {
  const post = async (path: string, body: object) => {
    const answer = await api.post(path, body);
    expect({ path, status: answer.status }).toEqual({ path, status: 201 });
    return answer.body as { readonly id: number; readonly iid: number };
  };
  const below = `/projects/${project.id}`;
  await app.db('users').where('id', people.owner.id).update({ name: hostile });
  await app.db('projects').where('id', project.id).update({ name: hostile, description: hostile });
  const label = await post(`${below}/labels`, {
    name: hostile,
    color: '#ff0000',
    description: hostile,
  });
  const milestone = await post(`${below}/milestones`, { title: hostile, description: hostile });
  const ofGroup = await post(`/groups/${group.id}/milestones`, {
    title: `${hostile} 2`,
    description: hostile,
  });
  const issue = await post(`${below}/issues`, {
    ...{
      title: hostile,
      description: `${hostile}\n\n[link](javascript:alert(1)) <a href="javascript:alert(1)">x</a>`,
    },
    ...{ milestone_id: milestone.id, assignee_ids: [people.owner.id], labels: hostile },
  });
  const note = await post(`${below}/issues/${issue.iid}/notes`, { body: hostile });
  await post(`${below}/protected_branches`, { name: hostile });
  await post(`${below}/variables`, { key: 'HOSTILE', value: hostile });
  await post(`${below}/issues/${issue.iid}/discussions`, { body: hostile });
  const environment = await post(`${below}/environments`, {
    name: 'kiln',
    external_url: 'https://kiln.example',
  });
  await app.db('environments').update({ name: hostile, external_url: 'javascript:alert(1)' });
  const pipeline = await seedPipeline(app.db, {
    ...{
      project_id: project.id,
      user_id: people.owner.id,
      ref: branch,
      status: 'failed',
      yaml_errors: hostile,
    },
  });
  const job = await seedJob(app.db, pipeline, { name: hostile, stage: hostile, status: 'running' });
  await writeLog(job.id, `${esc}[31m${hostile}\n</pre>${hostile}${esc}[0m\n`);
  const root = `/${(await readProject()).path_with_namespace}`;
  const ofGroups = `/groups/${group.full_path}`;
  pages = [
    ...['/', '/explore', '/explore/groups', '/dashboard/issues', '/dashboard/todos'],
    ...['', '/-/issues', '/-/labels', '/-/milestones', '/-/project_members'].map(
      (path) => root + path,
    ),
    ...['/-/labels/new', '/-/milestones/new', `/-/milestones/${milestone.iid}/edit`].map(
      (path) => root + path,
    ),
    ...['/-/settings/repository', '/-/settings/ci_cd', '/-/forks/new', '/-/branches'].map(
      (path) => root + path,
    ),
    ...[`/-/labels/${label.id}/edit`, `/-/issues/${issue.iid}/notes/${note.id}/edit`].map(
      (path) => root + path,
    ),
    '/projects/new',
    '/groups/new',
    ...[`/-/issues/new`, `/-/issues/${issue.iid}`, `/-/issues/${issue.iid}/edit`].map(
      (path) => root + path,
    ),
    ...[`/-/milestones/${milestone.iid}`, '/-/forks', '/-/edit'].map((path) => root + path),
    ...['/-/pipelines', `/-/pipelines/${pipeline.id}`, '/-/jobs', `/-/jobs/${job.id}`].map(
      (path) => root + path,
    ),
    ...['/-/environments', `/-/environments/${environment.id}`, '/-/pipeline_schedules'].map(
      (path) => root + path,
    ),
    ...['', '/-/issues', '/-/labels', '/-/milestones', '/-/group_members'].map(
      (path) => ofGroups + path,
    ),
    `${ofGroups}/-/milestones/${ofGroup.iid}`,
    `/${people.owner.username}`,
    ...['projects', 'issues', 'milestones', 'users'].map(
      (scope) => `/search?scope=${scope}&search=script`,
    ),
  ];
});

const readProject = async () =>
  (await api.get(`/projects/${project.id}`)).body as { readonly path_with_namespace: string };

function writeLog(job: number, text: string) {
  const bytes = Buffer.from(text);
  const addition = { start: 0, length: bytes.length, parts: () => [bytes], debug: false };
  return appendTrace(app.db, job, addition, new Date().toISOString());
}

it('hostile texts stay texts on every page', async () => {
  const visitor = await Visitor.signedIn(app, people.owner);
  for (const page of pages) {
    const answer = await visitor.get(page);
    const found = unescaped.exec(pageText(answer))?.[0];
    expect({ page, status: answer.status, found }).toEqual({ page, status: 200, found: undefined });
  }
});

it('hostile addresses make no page fail', async () => {
  const visitor = await Visitor.signedIn(app, people.owner);
  const long = 'a'.repeat(6000);
  const root = pages.find((page) => page.endsWith('/-/issues')) ?? '';
  for (const query of [
    ...[
      '?state=%00',
      '?search=%00',
      '?page=%00',
      '?page=-1',
      '?page=999999999999',
      '?sort=__proto__',
    ],
    ...[
      `?search=${long}`,
      `?label_name[]=${long}`,
      '?label_name[]=%00',
      '?milestone_title=%27%22%3Cscript%3E',
    ],
    ...[
      '?search=%F0%9F%94%A5'.repeat(40),
      '?search[a]=b',
      '?search=a&search=b',
      '?author_username=%3Cscript%3E',
    ],
    ...['/%00', '/1%00', '/0', '/-1', '/99999999999999999999', '/%ff', '/1/edit/x'],
  ]) {
    const answer = await visitor.get(root + query);
    expect({ query, status: answer.status }).toMatchObject({
      status: expect.any(Number) as number,
    });
    expect(answer.status, query).toBeLessThan(500);
    expect(pageText(answer), query).not.toMatch(unescaped);
  }
});
