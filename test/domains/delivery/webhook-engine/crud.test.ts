import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks, seedHook, startReceiver } from '#test/support/receiver.ts';

const { api, db, environment } = await startApp({ config: { plan: 'premium' } });
const { workers } = environment;

beforeAll(() => workers.start());
afterAll(() => workers.stop());

const far = 'https://93.184.215.14/receive';

const longAgo = { 'If-Unmodified-Since': new Date(0).toUTCString() };

const kinds = [
  ['project', 'maintainer', 'developer'],
  ['group', 'owner', 'maintainer'],
] as const;

describe.each(kinds)('hooks of a %s', (kind, who, below) => {
  async function place() {
    const { project, group, people } = await projectWorld(db);
    const { id } = kind === 'project' ? project : group;
    return { path: `/${kind}s/${id}/hooks`, id, people, as: api.as(people[who]) };
  }

  it('are added, read, changed and removed', async () => {
    const { path, id, as } = await place();
    const given = { url: far, token: 'secret', issues_events: true, name: 'kiln' };
    const created = await as.post(path, given);
    expect(created).toMatchObject({
      status: 201,
      body: {
        [`${kind}_id`]: id,
        url: far,
        name: 'kiln',
        push_events: true,
        issues_events: true,
        note_events: false,
        confidential_note_events: null,
        enable_ssl_verification: true,
        repository_update_events: false,
        push_events_branch_filter: null,
        alert_status: 'executable',
        disabled_until: null,
        url_variables: [],
        custom_headers: [],
      },
    });
    expect(created.body).not.toHaveProperty('token');
    const one = `${path}/${String(created.body.id)}`;
    expect((await as.get(one)).body).toEqual(created.body);
    expect((await as.get(path)).body).toEqual([created.body]);
    const changed = await as.put(one, { push_events: false });
    expect(changed).toMatchObject({ status: 200, body: { ...created.body, push_events: false } });
    expect((await as.put(one, {})).status).toBe(400);
    expect((await as.delete(one, undefined, longAgo)).status).toBe(412);
    expect((await as.delete(one)).status).toBe(204);
    expect((await as.delete(one)).status).toBe(404);
    expect(await as.get(one)).toMatchObject({ status: 404, body: { message: '404 Not found' } });
  });

  it('are for those who look after it', async () => {
    const { path, people } = await place();
    expect((await api.as(people[below]).get(path)).status).toBe(403);
    expect((await api.get(path)).status).toBe(401);
    expect((await api.as(people.stranger).post(path, { url: far })).status).toBe(404);
  });

  const refused = [
    [{ url: 'ftp://93.184.215.14/' }, 'Invalid url given'],
    [{ url: 'http://127.0.0.1/' }, 'Invalid url given'],
    [{ url: `${far}/{missing}` }, 'Invalid url given'],
    [{ url: far.replace('//', '///me:ofen@') }, 'Invalid url given'],
    [{ url: far.replace('//', String.raw`//\me:ofen@`) }, 'Invalid url given'],
    [
      { url: 'http://{host}', url_variables: [{ key: 'host', value: '/me:ofen@93.184.215.14' }] },
      'Invalid url given',
    ],
    [{ url: far, push_events_branch_filter: 'a..b' }, 'Invalid branch filter given'],
    [
      { url: far, push_events_branch_filter: '(', branch_filter_strategy: 'regex' },
      'Invalid branch filter given',
    ],
    [
      { url: far, push_events_branch_filter: '(a|bc){200}', branch_filter_strategy: 'regex' },
      'Invalid branch filter given: the regular expression is too large',
    ],
    [
      { url: far, push_events_branch_filter: String.raw`\pL+`, branch_filter_strategy: 'regex' },
      'Invalid branch filter given: the regular expression is too large',
    ],
    [{ url: far, token: 'a\nX-Own: b' }, 'Invalid token given'],
    [{ url: far, signing_token: 'whsec_c2hvcnQ=' }, 'Invalid signing token given'],
    [{ url: far, custom_headers: [{ key: 'X-Own', value: 'a\r\nb' }] }, 'Illegal key or value'],
    [{ url: far, custom_headers: [{ key: 'X Own', value: 'a' }] }, 'Illegal key or value'],
    [{ url: far, url_variables: [{ key: '9', value: 'a' }] }, 'Illegal key or value'],
  ] as const;
  it.each(refused)('refuse %j', async (body, error) => {
    const { path, as } = await place();
    expect(await as.post(path, body)).toMatchObject({ status: 422, body: { error } });
    const { id } = (await as.post(path, { url: far })).body as { id: number };
    expect(await as.put(`${path}/${id}`, body)).toMatchObject({ status: 422, body: { error } });
  });

  it('send nothing again whose payload is not kept', async () => {
    const { path, as } = await place();
    const { id: hook_id } = (await as.post(path, { url: far })).body as { id: number };
    const [entry] = await db('deliveries')
      .insert({
        ...{ hook_id, state: 'sent', trigger: 'push_events', header: 'Push Hook', bytes: 0 },
        ...{ subject: 'x', event_uuid: 'x', idempotency_key: 'x' },
        created_at: new Date().toISOString(),
      })
      .returning<{ id: number }[]>('id');
    expect(await as.post(`${path}/${hook_id}/events/${entry?.id}/resend`, {})).toMatchObject({
      status: 422,
      body: { message: 'The payload of this log entry is not kept any more.' },
    });
  });

  it('want an address', async () => {
    const { path, as } = await place();
    const missing = { status: 400, body: { error: 'url is missing' } };
    expect(await as.post(path, { push_events: true })).toMatchObject(missing);
  });

  it.each(['///', '//\\', '////'])(
    'show no password of a stored address with %s before it',
    async (slashes) => {
      const { path, id, as } = await place();
      await seedHook(db, { url: far.replace('//', `${slashes}me:ofen@`), [`${kind}_id`]: id });
      expect(await as.get(path)).toMatchObject({ status: 200, body: [{ url: far }] });
    },
  );

  it('forget the secrets of an address that changes, and its failures', async () => {
    const { path, as } = await place();
    const secrets = {
      token: 'secret',
      url_variables: [{ key: 'place', value: 'here' }],
      custom_headers: [{ key: 'X-Own', value: 'mine' }],
    };
    const { body } = await as.post(path, { url: `${far}/{place}`, ...secrets });
    expect(body).toMatchObject({
      url: `${far}/{place}`,
      url_variables: [{ key: 'place' }],
      custom_headers: [{ key: 'X-Own' }],
    });
    await db('hooks').where({ id: body.id }).update({ recent_failures: 40 });
    const one = `${path}/${String(body.id)}`;
    expect((await as.get(one)).body).toMatchObject({ alert_status: 'disabled' });
    await as.put(one, { url: `${far}/{place}`, name: 'same' });
    expect((await as.get(one)).body).toMatchObject({ url_variables: [{ key: 'place' }] });
    const changed = await as.put(one, { url: `${far}/elsewhere` });
    expect(changed.body).toMatchObject({
      alert_status: 'executable',
      url_variables: [],
      custom_headers: [],
    });
    const [row] = await db('hooks').where({ id: body.id });
    expect(row).toMatchObject({ token: null, url_variables: null, custom_headers: null });
  });

  it('are as many as may be', async () => {
    const { path, id, as } = await place();
    const most = kind === 'project' ? 100 : 50;
    const column = `${kind}_id`;
    await Promise.all(
      Array.from({ length: most - 1 }, () => seedHook(db, { url: far, [column]: id })),
    );
    expect((await as.post(path, { url: far })).status).toBe(201);
    expect(await as.post(path, { url: far })).toMatchObject({
      status: 422,
      body: { message: { base: [`Maximum number of ${kind} hooks (${most}) exceeded`] } },
    });
  });

  it.each([
    ['url_variables', 'place', '404 Not found'],
    ['custom_headers', 'X-Own', '404 Custom header Not Found'],
  ])('have %s of their own', async (list, key, message) => {
    const { path, as } = await place();
    const { body } = await as.post(path, { url: far });
    const one = `${path}/${String(body.id)}`;
    expect((await as.put(`${one}/${list}/${key}`, { value: 'a' })).status).toBe(204);
    expect((await as.put(`${one}/${list}/${key}`, { value: 'b' })).status).toBe(204);
    expect((await as.get(one)).body).toMatchObject({ [list]: [{ key }] });
    const illegal = { status: 422, body: { error: 'Illegal key or value' } };
    expect(await as.put(`${one}/${list}/${key}`, { value: 'a\nb' })).toMatchObject(illegal);
    expect(await as.put(`${one}/${list}/%20`, { value: 'a' })).toMatchObject(illegal);
    expect((await as.delete(`${one}/${list}/${key}`)).status).toBe(204);
    expect(await as.delete(`${one}/${list}/${key}`)).toMatchObject({
      status: 404,
      body: { message },
    });
  });

  it('leave with a long log in parts', async () => {
    const { path, as } = await place();
    const { body } = await as.post(path, { url: far });
    const entry = {
      hook_id: body.id as number,
      ...{ state: 'sent', trigger: 'push_events', header: 'Push Hook', subject: 'a' },
      ...{ event_uuid: 'a', idempotency_key: 'a', bytes: 1 },
      created_at: new Date().toISOString(),
    };
    await db('deliveries').insert(Array(400).fill(entry));
    const one = `${path}/${String(body.id)}`;
    expect((await as.delete(one)).status).toBe(204);
    expect((await as.get(one)).status).toBe(404);
    await workers.idle();
    expect(await db('hooks').where({ id: body.id })).toEqual([]);
    expect(await db('deliveries').where({ hook_id: body.id })).toEqual([]);
  });
});

describe('hooks of the instance', () => {
  it('are for administrators, and may be at this machine', async () => {
    const { people } = await projectWorld(db);
    const as = api.as(people.administrator);
    const receiver = await startReceiver();
    expect((await api.as(people.owner).get('/hooks')).status).toBe(403);
    const created = await as.post('/hooks', { url: receiver.url, token: 'secret' });
    expect(created).toMatchObject({
      status: 201,
      body: { url: receiver.url, push_events: false, repository_update_events: true },
    });
    const one = `/hooks/${String(created.body.id)}`;
    const sample = { event_name: 'project_create', name: 'Ruby', path: 'ruby', project_id: 1 };
    expect(await as.post(one, {})).toMatchObject({ status: 201, body: sample });
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]?.headers).toMatchObject({
      'x-gitlab-event': 'System Hook',
      'x-gitlab-token': 'secret',
    });
    expect(await as.put(one, { push_events: true })).toMatchObject({ body: { push_events: true } });
    expect(await as.put(one, { url: 'ftp://93.184.215.14/' })).toMatchObject({
      status: 422,
      body: { error: 'Invalid url given' },
    });
    expect((await as.delete(one, undefined, longAgo)).status).toBe(412);
    expect((await as.delete(one)).status).toBe(204);
    expect((await as.get(one)).status).toBe(404);
  });
});

describe('the log of a hook', () => {
  it('shows what was sent without secrets, and sends it again', async () => {
    await allowLocalHooks(db);
    const { project, people } = await projectWorld(db);
    const as = api.as(people.maintainer);
    const receiver = await startReceiver((response, { headers }) => {
      response.setHeader('x-seen', String(headers['x-own']));
      response.end(`your token is ${String(headers['x-gitlab-token'])}`);
    });
    const path = `/projects/${project.id}/hooks`;
    const url = receiver.url.replace('/hook', '/{place}');
    const made = await as.post(path, {
      url,
      token: 'top-secret',
      issues_events: true,
      url_variables: [{ key: 'place', value: 'hidden-path' }],
      custom_headers: [{ key: 'X-Own', value: 'mine-alone' }],
    });
    const { enqueueForHooks } = await import('#src/domains/delivery/webhook-engine/enqueue.ts');
    await db.transaction((db) =>
      enqueueForHooks(db, {
        trigger: 'issues_events',
        header: 'Issue Hook',
        order: 'issue 1',
        project: project.id,
        payload: async () => ({ user: { email: 'me@example.com' }, title: 'Kiln' }),
      }),
    );
    await workers.idle();
    expect(receiver.received[0]).toMatchObject({
      path: '/hidden-path',
      headers: { 'x-own': 'mine-alone', 'x-gitlab-token': 'top-secret' },
    });
    const log = `${path}/${String(made.body.id)}/events`;
    const { body } = await as.get(log);
    expect(body).toMatchObject([
      {
        url,
        trigger: 'issue_hooks',
        request_headers: { 'X-Gitlab-Token': '[REDACTED]', 'X-Own': '[REDACTED]' },
        request_data: { user: { email: '[REDACTED]' }, title: 'Kiln' },
        response_headers: { 'x-seen': '[REDACTED]' },
        response_body: 'your token is [REDACTED]',
        response_status: '200',
      },
    ]);
    const shown = JSON.stringify(body);
    for (const secret of ['top-secret', 'mine-alone', 'hidden-path']) {
      expect(shown).not.toContain(secret);
    }
    const stored = JSON.stringify([await db('hooks'), await db('deliveries')]);
    expect(stored).not.toMatch(/top-secret|mine-alone|hidden-path/);

    expect((await as.get(`${log}?status=successful`)).body).toHaveLength(1);
    expect((await as.get(`${log}?status=200,server_failure`)).body).toHaveLength(1);
    expect((await as.get(`${log}?status=client_failure`)).body).toHaveLength(0);
    expect(await as.get(`${log}?per_page=21`)).toMatchObject({
      status: 400,
      body: { error: 'per_page does not have a valid value' },
    });

    const again = `${log}/${String(body[0].id)}/resend`;
    expect(await as.post(again, {})).toMatchObject({ status: 201, body: { response_status: 200 } });
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect((await as.get(log)).body).toHaveLength(2);
    const other = await as.post(path, { url: far });
    const elsewhere = `${path}/${String(other.body.id)}/events/${String(body[0].id)}/resend`;
    expect((await as.post(elsewhere, {})).status).toBe(404);
    await as.put(`${path}/${String(made.body.id)}`, { url: far });
    expect(await as.post(again, {})).toMatchObject({
      status: 422,
      body: { message: 'The hook URL has changed. This log entry cannot be retried.' },
    });
  });
});
