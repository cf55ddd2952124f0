import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { type Who, projectWorld } from '#test/support/project-world.ts';
import { everything } from '#test/support/refusals.ts';

const app = await startApp({ config: { plan: 'free' } });
const { api, db } = app;

const address = 'https://9.9.9.9';
const tracker = {
  new_issue_url: `${address}/new`,
  issues_url: `${address}/show?id=:id`,
  project_url: address,
};
const registry = { url: address, project_name: 'kiln', username: 'potter', password: 'glaze-4711' };

async function world() {
  const { project, people } = await projectWorld(db);
  return {
    project,
    people,
    path: `/projects/${project.id}`,
    maintainer: api.as(people.maintainer),
  };
}

describe('an integration', () => {
  it('is set up, shown without its secrets, changed, disabled and set up again', async () => {
    const { path, maintainer } = await world();
    const at = `${path}/integrations/harbor`;
    const missing = { status: 404, body: { message: '404 Integration Not Found' } };
    expect(await maintainer.get(at)).toMatchObject(missing);
    expect(await maintainer.delete(at)).toMatchObject(missing);
    expect((await maintainer.get(`${path}/integrations`)).body).toEqual([]);

    const made = await maintainer.put(at, { ...registry, unknown: 'x', push_events: false });
    const { password, ...shown } = registry;
    expect(made).toMatchObject({
      status: 200,
      body: { slug: 'harbor', title: 'Harbor', active: true, push_events: false },
    });
    expect(made.body.properties).toEqual(shown);
    expect((await maintainer.get(at)).body).toEqual(made.body);
    const { properties, ...item } = made.body;
    expect(properties).toEqual(shown);
    expect((await maintainer.get(`${path}/integrations`)).body).toEqual([item]);
    expect((await maintainer.get(`${path}/services`)).body).toEqual([item]);

    expect((await maintainer.delete(at)).status).toBe(204);
    expect((await maintainer.get(`${path}/integrations`)).body).toEqual([]);
    const disabled = await maintainer.get(at);
    expect(disabled).toMatchObject({ status: 200, body: { active: false, push_events: true } });
    expect(disabled.body.properties).toEqual(shown);
    expect((await maintainer.delete(at)).status).toBe(204);

    const again = await maintainer.put(at, { ...registry, project_name: 'glaze' });
    expect(again.body).toMatchObject({ id: made.body.id, active: true });
    expect(again.body.properties.project_name).toBe('glaze');
    expect(JSON.stringify(await everything(app))).not.toContain(password);
  });

  it('tells of all but pipelines and jobs at first; a change leaves what it does not name', async () => {
    const { path, maintainer } = await world();
    const at = `${path}/integrations/redmine`;
    const given = { ...tracker, title: 'Tickets', push_events: false };
    const { body } = await maintainer.put(at, given);
    const flags = Object.entries(body).filter(([name]) => /_(events|enabled)$/.test(name));
    expect(Object.fromEntries(flags.filter(([, on]) => on === false))).toEqual({
      push_events: false,
      pipeline_events: false,
      job_events: false,
    });
    expect(flags.length).toBe(12);
    const changed = await maintainer.put(at, tracker);
    expect(changed.body).toMatchObject({ push_events: false, properties: { title: 'Tickets' } });
    expect(changed.body.properties.description).toBe(null);
  });

  it('is the same in both spellings and by both paths', async () => {
    const { path, maintainer } = await world();
    const made = await maintainer.put(`${path}/services/custom_issue_tracker`, tracker);
    expect(made).toMatchObject({ status: 200, body: { slug: 'custom-issue-tracker' } });
    for (const at of ['services', 'integrations']) {
      for (const slug of ['custom-issue-tracker', 'custom_issue_tracker']) {
        const found = await maintainer.get(`${path}/${at}/${slug}`);
        expect(found).toMatchObject({ status: 200, body: { id: made.body.id } });
      }
    }
  });

  it('has to be of a kind that there is, with what the kind needs', async () => {
    const { path, maintainer } = await world();
    const unknown = { status: 400, body: { error: 'slug does not have a valid value' } };
    for (const at of ['integrations/kiln', 'services/kiln']) {
      expect(await maintainer.get(`${path}/${at}`)).toMatchObject(unknown);
      expect(await maintainer.put(`${path}/${at}`, tracker)).toMatchObject(unknown);
    }
    const { issues_url, ...rest } = tracker;
    for (const at of ['integrations/bugzilla', 'services/bugzilla']) {
      expect(await maintainer.put(`${path}/${at}`, rest)).toMatchObject({
        status: 400,
        body: { error: 'issues_url is missing' },
      });
    }
    expect(issues_url).toContain(':id');
    const refused = { status: 400, body: { message: '400 Bad Request' } };
    for (const wrong of [
      { issues_url: address },
      { project_url: '' },
      { project_url: 'ftp://9.9.9.9' },
      { project_url: 'javascript:alert(1)' },
      { project_url: `${address}\n` },
      { project_url: 'https://user:secret@9.9.9.9' },
      { project_url: 'http://127.0.0.1:8080' },
      { project_url: 'http://[::ffff:169.254.169.254]/' },
      { project_url: 'http://2130706433/' },
      { project_url: 'http://localhost/' },
    ]) {
      const answer = await maintainer.put(`${path}/integrations/bugzilla`, {
        ...tracker,
        ...wrong,
      });
      expect([wrong, answer.status, answer.body]).toEqual([wrong, 400, refused.body]);
    }
    for (const datadog_site of ['a b', 'a/b', 'a@b']) {
      const sent = { api_key: 'k', datadog_site };
      expect(await maintainer.put(`${path}/integrations/datadog`, sent)).toMatchObject(refused);
    }
    const channels = Array.from({ length: 101 }, (_, each) => `#c${each}`).join(' ');
    for (const wrong of [
      { recipients: channels },
      { server_host: 'a/b' },
      { server_host: 'user@9.9.9.9' },
      { server_host: 'localhost' },
      { server_host: '2130706433' },
      { server_host: '::ffff:169.254.169.254' },
    ]) {
      const sent = { recipients: '#kiln', server_host: '9.9.9.9', ...wrong };
      const answer = await maintainer.put(`${path}/integrations/irker`, sent);
      expect([wrong, answer.status, answer.body]).toEqual([wrong, 400, refused.body]);
    }
    expect((await maintainer.get(`${path}/integrations`)).body).toEqual([]);
  });

  it('may lead into the local network where the settings allow it', async () => {
    const { path, maintainer, people } = await world();
    const change = (allowed: boolean) =>
      api.as(people.administrator).put('/application/settings', {
        allow_local_requests_from_web_hooks_and_services: allowed,
      });
    const set = () =>
      maintainer.put(`${path}/integrations/prometheus`, { api_url: 'http://127.0.0.1:9090' });
    await change(true);
    expect((await set()).status).toBe(200);
    await change(false);
    expect((await set()).status).toBe(400);
  });

  it('is set up once by several at the same time', async () => {
    const { path, maintainer } = await world();
    const set = () => maintainer.put(`${path}/integrations/redmine`, tracker);
    const answers = await Promise.all([set(), set(), set()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await maintainer.get(`${path}/integrations`)).body).toHaveLength(1);
  });

  it('stays as it is in an archived project', async () => {
    const { path, maintainer, project } = await world();
    const at = `${path}/integrations/redmine`;
    await maintainer.put(at, tracker);
    await db('projects').where({ id: project.id }).update({ archived: true });
    expect((await maintainer.put(at, tracker)).status).toBe(403);
    expect((await maintainer.delete(at)).status).toBe(403);
    expect((await maintainer.get(at)).status).toBe(200);
  });

  it('of a kind of a paid plan is not taken without it, in no spelling', async () => {
    const { path, maintainer } = await world();
    const given = { token: 'x', repository_url: `${address}/a/kiln` };
    for (const at of ['integrations/github', 'services/github']) {
      expect((await maintainer.put(`${path}/${at}`, given)).status).toBe(403);
    }
  });

  const callers: [Who, number, number][] = [
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['developer', 403, 403],
    ['maintainer', 200, 400],
    ['owner', 200, 400],
    ['administrator', 200, 400],
  ];
  it.each(callers)('answers a %s who lists with %i, who sets up with %i', async (who, get, put) => {
    const { path, people } = await world();
    const caller = api.as(people[who]);
    expect((await caller.get(`${path}/integrations`)).status).toBe(get);
    expect((await caller.put(`${path}/integrations/redmine`, {})).status).toBe(put);
    expect((await caller.put(`${path}/services/redmine`, {})).status).toBe(put);
  });
});
