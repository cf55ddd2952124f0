import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { Visitor } from '#test/support/visitor.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';
import { worldOf } from '#test/domains/ci/job-execution/world.ts';

const app = await startApp();
const { api, db, git } = app;

const address = 'https://9.9.9.9';

async function world() {
  const { project, people } = await projectWorld(db);
  const maintainer = api.as(people.maintainer);
  const at = `/projects/${project.id}/integrations`;
  const setUp = async (slug: string, body: object) =>
    expect((await maintainer.put(`${at}/${slug}`, body)).status).toBe(200);
  return { project, people, maintainer, at, setUp };
}

describe('the tracker of a project', () => {
  async function trackedWorld() {
    const { project, people, maintainer, at, setUp } = await world();
    const render = async (text: string) => {
      const body = { text, gfm: true, project: project.full_path };
      const answer = await api.as(people.reporter).post('/markdown', body);
      return (answer.body.html as string).replace(/^<p dir="auto">(.*)<\/p>$/s, '$1');
    };
    const closeIssues = () =>
      maintainer.put(`/projects/${project.id}`, { issues_access_level: 'disabled' });
    return { project, maintainer, at, setUp, render, closeIssues };
  }
  const link = (href: string, label: string, tracker: string) =>
    `<a href="${href}" rel="nofollow noreferrer noopener" title="Issue in ${tracker}" class="gfm gfm-issue">${label}</a>`;
  const numbered = {
    new_issue_url: `${address}/new`,
    issues_url: `${address}/show?a=1&id=:id`,
    project_url: address,
  };
  const page = (number: number) => `${address}/show?a=1&amp;id=${number}`;

  it.each([
    ['bugzilla', 'Bugzilla'],
    ['custom-issue-tracker', 'Custom issue tracker'],
    ['redmine', 'Redmine'],
    ['ewm', 'EWM'],
  ])('%s has the issues that are named with a key', async (slug, title) => {
    const { setUp, render } = await trackedWorld();
    const text = 'See KILN-12, (K2-3). Not xKILN-1, KILN-1a, KILN-0.5, UTF-x, #4.';
    expect(await render(text)).toBe(text);
    await setUp(slug, numbered);
    const links = `See ${link(page(12), 'KILN-12', title)}, (${link(page(3), 'K2-3', title)}).`;
    expect(await render(text)).toBe(text.replace('See KILN-12, (K2-3).', links));
  });

  it('has numbers alone where the project has no issues of its own', async () => {
    const { setUp, render, closeIssues, maintainer, at } = await trackedWorld();
    await setUp('redmine', { ...numbered, title: 'Tickets "A"' });
    const found = link(page(7), '#7', 'Tickets &quot;A&quot;');
    expect(await render('#7')).toBe('#7');
    await closeIssues();
    expect(await render('#7 !7')).toBe(`${found} !7`);
    await maintainer.delete(`${at}/redmine`);
    expect(await render('#7 KILN-7')).toBe('#7 KILN-7');
  });

  it('is asked by key and number where it names issues so', async () => {
    const { setUp, render, closeIssues } = await trackedWorld();
    await setUp('youtrack', { issues_url: `${address}/issue/:id`, project_url: address });
    await closeIssues();
    const found = link(`${address}/issue/KILN-12`, 'KILN-12', 'YouTrack');
    expect(await render('KILN-12 #12 `KILN-12`')).toBe(`${found} #12 <code>KILN-12</code>`);
  });

  it('is Jira, at the address for people', async () => {
    const { setUp, render, closeIssues } = await trackedWorld();
    const api_url = `${address}/api`;
    await setUp('jira', { url: `${address}/jira/`, api_url, username: 'kiln', password: 'glaze' });
    await closeIssues();
    const found = link(`${address}/jira/browse/KILN-12`, 'KILN-12', 'Jira');
    expect(await render('KILN-12 #12')).toBe(`${found} #12`);
  });

  it('is ZenTao, which numbers issues of each type apart', async () => {
    const { setUp, render, closeIssues } = await trackedWorld();
    await setUp('zentao', { url: address, api_token: 'x', zentao_product_xid: '1' });
    await closeIssues();
    const page = (name: string) => `${address}/${name}.html`;
    const found = [
      link(page('story-view-12'), 'STORY-12', 'ZenTao'),
      link(page('bug-view-7'), '#7', 'ZenTao'),
    ];
    expect(await render('STORY-12 #7 KILN-7')).toBe(`${found.join(' ')} KILN-7`);
  });
});

describe('an issue that names one of another tracker', () => {
  it('names it still when it moves', async () => {
    const { project, people, at, maintainer, setUp } = await world();
    await setUp('youtrack', { issues_url: `${address}/:id`, project_url: address });
    const other = await projectWorld(db);
    const owner = api.as(people.administrator);
    const path = `/projects/${project.id}/issues`;
    const { body } = await maintainer.post(path, { title: 'Fire', description: 'KILN-12' });
    const moved = await owner.post(`${path}/${body.iid}/move`, { to_project_id: other.project.id });
    expect(moved).toMatchObject({ status: 201, body: { description: 'KILN-12' } });
    expect((await maintainer.delete(`${at}/youtrack`)).status).toBe(204);
  });
});

describe('a wiki elsewhere', () => {
  it.each([
    ['external-wiki', 'external_wiki_url'],
    ['confluence', 'confluence_url'],
    ['shimo', 'external_wiki_url'],
  ])('of %s is where the wiki of the project leads', async (slug, setting) => {
    const { project, people, maintainer, at, setUp } = await world();
    const reader = await Visitor.signedIn(app, people.reporter);
    const page = `/${project.full_path}/-/wikis`;
    expect((await reader.get(page)).status).toBe(404);
    await setUp(slug, { [setting]: `${address}/wiki?a=1` });
    for (const path of [page, `${page}/home`]) {
      const answer = await reader.get(path);
      expect([answer.status, answer.headers['location']]).toEqual([302, `${address}/wiki?a=1`]);
    }
    expect((await new Visitor(app).get(page)).status).toBe(404);
    const stranger = await Visitor.signedIn(app, people.stranger);
    expect((await stranger.get(page)).status).toBe(404);
    await maintainer.put(`/projects/${project.id}`, { wiki_access_level: 'disabled' });
    expect((await reader.get(page)).status).toBe(404);
    await maintainer.put(`/projects/${project.id}`, { wiki_access_level: 'enabled' });
    await maintainer.delete(`${at}/${slug}`);
    expect((await reader.get(page)).status).toBe(404);
  });
});

describe('a registry elsewhere', () => {
  it('is in the variables of jobs, which the project may override', async () => {
    const { project, people, path } = await statusesWorld(db, git);
    const maintainer = api.as(people.maintainer);
    const save = committerTo(git, project);
    await save('Change', [write('.gitlab-ci.yml', 'up: { script: x }')], {});
    const { runnerOf, request } = worldOf(app);
    const runner = await runnerOf(`/projects/${project.id}`, { run_untagged: true });
    const variables = async () => {
      await maintainer.post(`${path}/pipeline`, { ref: 'main' });
      const { body } = await request(runner);
      const all = body.variables as { key: string; value: string; masked: boolean }[];
      return all.filter(({ key }) => key.startsWith('HARBOR_'));
    };
    expect(await variables()).toEqual([]);
    await maintainer.put(`${path}/integrations/harbor`, {
      ...{ url: `${address}:8443/`, project_name: 'kiln' },
      ...{ username: 'potter', password: 'glaze-4711' },
    });
    const own = await maintainer.post(`${path}/variables`, {
      key: 'HARBOR_PROJECT',
      value: 'other',
      protected: false,
    });
    expect(own.body).toMatchObject({ value: 'other' });
    const shown = await variables();
    const last = Object.fromEntries(shown.map(({ key, value }) => [key, value]));
    expect(last).toEqual({
      HARBOR_URL: `${address}:8443/`,
      HARBOR_HOST: '9.9.9.9:8443',
      HARBOR_PROJECT: 'other',
      HARBOR_USERNAME: 'potter',
      HARBOR_PASSWORD: 'glaze-4711',
    });
    expect(shown.filter(({ masked }) => masked).map(({ key }) => key)).toEqual(['HARBOR_PASSWORD']);
    await maintainer.delete(`${path}/integrations/harbor`);
    expect((await variables()).map(({ value }) => value)).toEqual(['other']);
  });
});
