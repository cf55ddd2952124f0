import { describe, expect, it } from 'vitest';
import { committerTo, write } from '#test/domains/code/commits/world.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { people, project, group } = await projectWorld(app.db, { git: app.git });
const root = `/${group.full_path}/${project.path}`;
const path = `${root}/-/pipelines`;
const api = app.api.as(people.owner);
await committerTo(app.git, project)('Configure', [
  write('.gitlab-ci.yml', 'build: { script: make }\n'),
]);

const signedIn = (who: Exclude<Who, 'anonymous'>) => Visitor.signedIn(app, people[who]);
const list = async () =>
  (await api.get(`/projects/${project.id}/pipelines`)).body as { id: number; ref: string }[];
const errorAt = (html: string, name: string) =>
  new RegExp(`<p class="error" id="${name}-error">([^<]*)</p>`).exec(html)?.[1];

describe('the form of a new pipeline', () => {
  it('runs one with variables', async () => {
    const visitor = await signedIn('developer');
    expect(pageText(await visitor.get(path))).toContain(`href="${path}/new"`);
    expect(pageText(await visitor.get(`${path}/new`))).toContain('value="main"');
    const sent = { ref: 'main', variables: 'HEAT=1040\r\n\r\nNOTE=a=b <b>' };
    const made = await visitor.post(path, sent);
    const [pipeline] = await list();
    expect(made).toMatchObject({
      status: 303,
      headers: { location: `${path}/${pipeline?.id}` },
    });
    const { body } = await api.get(`/projects/${project.id}/pipelines/${pipeline?.id}/variables`);
    expect(body).toMatchObject([
      { key: 'HEAT', value: '1040' },
      { key: 'NOTE', value: 'a=b <b>' },
    ]);
  });

  it.each([
    ['ref', 'no-such-branch', 'eference'],
    ['ref', '', 'Branch or tag'],
    ['variables', '<script>', 'written as KEY'],
  ])('says beside %s what is wrong with %j, and keeps the rest', async (name, value, text) => {
    const before = await list();
    const visitor = await signedIn('developer');
    await visitor.get(`${path}/new`);
    const answer = await visitor.post(path, { ref: 'main', variables: 'KEPT=1', [name]: value });
    expect(answer.status).toBe(422);
    const html = pageText(answer);
    expect(errorAt(html, name)).toContain(text);
    expect(html).toContain(name === 'ref' ? 'KEPT=1' : 'value="main"');
    expect(html).not.toContain('<script');
    expect(await list()).toEqual(before);
  });

  it.each([
    ['reporter', 403],
    ['guest', 404],
    ['stranger', 404],
  ] as const)('is closed to a %s', async (who, status) => {
    const before = await list();
    const visitor = await signedIn(who);
    expect((await visitor.get(`${path}/new`)).status).toBe(status);
    await visitor.get('/projects/new');
    const sent = await visitor.post(path, { ref: 'main', variables: '' });
    expect([403, status]).toContain(sent.status);
    expect(await list()).toEqual(before);
  });
});
