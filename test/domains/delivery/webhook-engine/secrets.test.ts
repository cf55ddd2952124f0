import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  findIntegration,
  unsealIntegrationSecrets,
} from '#src/domains/platform/integration-records/table.ts';
import { startApp } from '#test/support/app.ts';
import { startListening } from '#test/support/hook-payloads.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks, seedHook, seedLogEntry } from '#test/support/receiver.ts';

const { api, db, git, environment } = await startApp({ config: { plan: 'premium' } });
const { workers } = environment;

beforeAll(() => allowLocalHooks(db));

it('values of variables are told to hooks, stored sealed and not shown in the log', async () => {
  const { project, people } = await projectWorld(db, { git });
  const as = api.as(people.maintainer);
  const at = `/projects/${project.id}`;
  const made = await as.post(`${at}/repository/files/.gitlab-ci.yml`, {
    ...{ branch: 'main', commit_message: 'Fire', content: 'fire: { script: x, stage: deploy }' },
  });
  expect(made.status).toBe(201);
  workers.start();
  onTestFinished(() => workers.stop());
  await workers.idle();
  await workers.stop();
  const { hook, take } = await startListening(db, { project_id: project.id });
  const variables = [{ key: 'GLAZE', value: 'shino-1234' }];
  const run = await as.post(`${at}/pipeline`, { ref: 'main', variables });
  expect(run.status).toBe(201);
  const stored = async () => JSON.stringify(await db('delivery_payloads').pluck('body'));
  expect(await stored()).not.toContain('shino-1234');
  workers.start();
  await workers.idle();
  const told = (await take()).find(({ event }) => event === 'Pipeline Hook');
  expect(JSON.parse(told?.body ?? '')).toMatchObject({ object_attributes: { variables } });
  expect(await stored()).not.toContain('shino-1234');

  const log = await as.get(`${at}/hooks/${hook.id}/events`);
  const entries = log.body as { id: number; trigger: string; request_data: object }[];
  expect(JSON.stringify(entries)).not.toContain('shino-1234');
  const entry = entries.find(({ trigger }) => trigger === 'pipeline_hooks');
  expect(entry?.request_data).toMatchObject({
    object_attributes: { variables: [{ key: 'GLAZE', value: '[REDACTED]' }] },
  });
  const again = `${at}/hooks/${hook.id}/events/${entry?.id}/resend`;
  expect(await as.post(again, {})).toMatchObject({ status: 201 });
  expect((await take()).map(({ body }) => body)).toEqual([told?.body]);
  expect((await as.post(`${at}/hooks/${hook.id}/test/push_events`)).status).toBe(201);
  const { body: events } = await as.get(`${at}/audit_events`);
  expect(events).toMatchObject([
    { details: { change: 'webhook test', to: 'push_events', target_id: hook.id } },
    { details: { change: 'webhook resend', to: 'pipeline_events', target_id: hook.id } },
  ]);
});

describe('the secrets of a hook', () => {
  const url = 'https://{host}.14/{place}';
  const secrets = { token: 'secret', custom_headers: [{ key: 'X-Own', value: 'mine' }] };
  const near = [
    { key: 'host', value: '93.184.215' },
    { key: 'place', value: 'here' },
  ];
  const stored = { token: expect.any(String), custom_headers: expect.any(String) };
  const none = { token: null, signing_token: null, custom_headers: null };

  async function hook() {
    const { project, people } = await projectWorld(db);
    const as = api.as(people.maintainer);
    const path = `/projects/${project.id}/hooks`;
    const { body } = await as.post(path, { url, ...secrets, url_variables: near });
    const one = `${path}/${String(body.id)}`;
    const row = async () => db('hooks').where({ id: body.id }).first();
    return { as, one, row };
  }

  it('stay with the server when a variable of its address changes', async () => {
    const { as, one, row } = await hook();
    expect((await as.put(`${one}/url_variables/place`, { value: 'there' })).status).toBe(204);
    const url_variables = [near[0], { key: 'place', value: 'elsewhere' }];
    expect((await as.put(one, { url, url_variables })).status).toBe(200);
    expect((await as.delete(`${one}/url_variables/place`)).status).toBe(204);
    expect(await row()).toMatchObject(stored);
  });

  it('go when a variable leads to another', async () => {
    const { as, one, row } = await hook();
    expect(await row()).toMatchObject(stored);
    expect((await as.put(`${one}/url_variables/host`, { value: '8.8.8' })).status).toBe(204);
    expect(await row()).toMatchObject(none);
  });

  it('go when the variable goes that names it', async () => {
    const { as, one, row } = await hook();
    expect((await as.delete(`${one}/url_variables/host`)).status).toBe(204);
    expect(await row()).toMatchObject(none);
  });

  it('go when other variables are sent with the same address', async () => {
    const { as, one, row } = await hook();
    const url_variables = [{ key: 'host', value: '8.8.8' }, near[1]];
    expect((await as.put(one, { url_variables })).status).toBe(200);
    expect(await row()).toMatchObject(none);
  });
});

it('the secrets of an integration are not told to another server', async () => {
  const { project, people } = await projectWorld(db);
  const as = api.as(people.maintainer);
  const at = `/projects/${project.id}/integrations/jenkins`;
  const place = { jenkins_url: 'https://9.9.9.9/j', project_name: 'kiln', username: 'potter' };
  const password = 'glaze-4711';
  const key = { project_id: project.id, slug: 'jenkins' } as const;
  const kept = async () =>
    unsealIntegrationSecrets(db, await findIntegration(db, key.project_id, key.slug));
  expect((await as.put(at, { ...place, password })).status).toBe(200);
  expect((await as.put(at, { ...place, project_name: 'glaze' })).status).toBe(200);
  expect(await kept()).toEqual({ password });
  expect((await as.put(at, { ...place, jenkins_url: 'https://8.8.8.8/j' })).status).toBe(200);
  expect(await kept()).toEqual({});
});

it('a secret is not sent to another site by a kind without an address', async () => {
  const { project, people } = await projectWorld(db);
  const as = api.as(people.maintainer);
  const keptOf = async (slug: 'datadog' | 'campfire') =>
    unsealIntegrationSecrets(db, await findIntegration(db, project.id, slug));
  const datadog = `/projects/${project.id}/integrations/datadog`;
  const [api_key, token] = ['glaze-4711', 'shino-1250'];
  expect((await as.put(datadog, { api_key, datadog_site: 'datadoghq.eu' })).status).toBe(200);
  expect(await keptOf('datadog')).toEqual({ api_key });
  const { body } = await as.get(datadog);
  expect(body).toMatchObject({ properties: { datadog_site: 'datadoghq.eu' } });
  const { saveIntegration } = await import('#src/domains/platform/integration-records/table.ts');
  const save = (slug: 'datadog' | 'campfire', settings: object, secrets: object) =>
    saveIntegration(
      db,
      { project_id: project.id, slug },
      { active: true, flags: {}, settings: { ...settings }, secrets: { ...secrets } },
      new Date().toISOString(),
    );
  await save('datadog', { datadog_site: 'evil.example' }, {});
  expect(await keptOf('datadog')).toEqual({});
  await save('campfire', { subdomain: 'kiln' }, { token });
  await save('campfire', { subdomain: 'kiln', room: '12' }, {});
  expect(await keptOf('campfire')).toEqual({ token });
  await save('campfire', { subdomain: 'evil' }, {});
  expect(await keptOf('campfire')).toEqual({});
});

it('changes of variables and headers are audited, without their values', async () => {
  const { project, people } = await projectWorld(db, { git });
  const as = api.as(people.maintainer);
  const at = `/projects/${project.id}/hooks`;
  const hook = (
    await as.post(at, {
      url: 'http://{host}.example/',
      url_variables: [{ key: 'host', value: 'a' }],
    })
  ).body;
  const one = `${at}/${String(hook.id)}`;
  for (const path of ['url_variables/host', 'custom_headers/X-Own']) {
    expect((await as.put(`${one}/${path}`, { value: 'shino' })).status).toBe(204);
  }
  expect((await as.delete(`${one}/custom_headers/X-Own`)).status).toBe(204);
  const { body } = await as.get(`/projects/${project.id}/audit_events`);
  const events = body as unknown as { details: { change?: string } }[];
  const changes = events.flatMap(({ details: { change } }) => change ?? []);
  expect(changes.toSorted()).toEqual([
    'webhook custom headers',
    'webhook custom headers',
    'webhook url variables',
  ]);
  expect(JSON.stringify(events)).not.toContain('shino');
});

it('the log shows no address of mail, whatever its key', async () => {
  const { project, people } = await projectWorld(db, { git });
  const hook = await seedHook(db, { url: 'http://192.0.2.1/', project_id: project.id });
  const { id } = await seedLogEntry(db, hook);
  const entry = await db('deliveries').where({ id }).first('payload_id');
  const urls = { git_ssh_url: 'git@kiln.example:a/kiln.git', url: 'http://kiln.example/@ada' };
  const body = {
    commit: { author_url: 'mailto:ada@kiln.example', author_email: 'ada@kiln.example', ...urls },
    names: ['ada@kiln.example', 'Ada'],
  };
  await db('delivery_payloads')
    .where({ id: entry?.['payload_id'] })
    .update({ body: JSON.stringify(body) });
  const log = await api
    .as(people.maintainer)
    .get(`/projects/${project.id}/hooks/${hook.id}/events`);
  const redacted = '[REDACTED]';
  expect(log.body).toMatchObject([
    {
      request_data: {
        commit: { author_url: redacted, author_email: redacted, ...urls },
        names: [redacted, 'Ada'],
      },
    },
  ]);
});
