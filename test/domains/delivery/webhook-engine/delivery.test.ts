import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escapeHtml } from '#src/text/escape-html.ts';
import { enqueueForHooks, type HookEvent } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import { startApp } from '#test/support/app.ts';
import { allowLocalHooks, seedHook, startReceiver } from '#test/support/receiver.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedGroup, seedProject } from '#test/support/seed.ts';

const { db, environment } = await startApp({ config: { plan: 'premium' } });
const { workers } = environment;

beforeAll(async () => {
  await allowLocalHooks(db);
  workers.start();
});
afterAll(() => workers.stop());

const event = (changes: Partial<HookEvent> = {}): HookEvent => ({
  trigger: 'issues_events',
  header: 'Issue Hook',
  order: 'issue 1',
  payload: async () => ({ object_kind: 'issue' }),
  ...changes,
});

const announce = (changes: Partial<HookEvent>) =>
  db.transaction((db) => enqueueForHooks(db, event(changes)));

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe('an event', () => {
  it('is posted to the hooks that hear it, with headers of their own', async () => {
    const receiver = await startReceiver();
    const project = await seedProject(db);
    const url = receiver.url.replace('//', '//me:a%2fb@');
    await seedHook(db, { url, project_id: project.id, issues_events: true, token: 'secret' });
    await seedHook(db, { url: `${receiver.url}/deaf`, project_id: project.id });
    await announce({ project: project.id });
    await workers.idle();
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]).toMatchObject({
      method: 'POST',
      path: '/hook',
      body: '{"object_kind":"issue"}',
      headers: {
        'content-type': 'application/json',
        'user-agent': expect.stringMatching(/^Hearth\/\d/),
        authorization: `Basic ${Buffer.from('me:a/b').toString('base64')}`,
        'x-gitlab-event': 'Issue Hook',
        'x-service-event': 'Issue Hook',
        'x-gitlab-token': 'secret',
        'x-service-token': 'secret',
        'x-gitlab-event-uuid': expect.stringMatching(uuid),
        'x-gitlab-webhook-uuid': expect.stringMatching(uuid),
        'x-gitlab-instance': environment.config.baseUrl,
        'idempotency-key': expect.stringMatching(uuid),
      },
    });
  });

  it('is heard by groups above, and by the instance as its own kind', async () => {
    const receiver = await startReceiver();
    const top = await seedGroup(db);
    const group = await seedGroup(db, { parent: top });
    const project = await seedProject(db, { namespace: group });
    const push = { merge_requests_events: true };
    await seedHook(db, { url: `${receiver.url}/top`, group_id: top.id, ...push });
    const system = await seedHook(db, { url: `${receiver.url}/system`, ...push });
    await announce({
      trigger: 'merge_requests_events',
      header: 'Merge Request Hook',
      project: project.id,
      payload: async (audience) => ({ audience }),
    });
    await workers.idle();
    await db('hooks').where({ id: system.id }).delete();
    const seen = receiver.received.map(({ path, headers, body }) => [
      path,
      headers['x-gitlab-event'],
      body,
    ]);
    expect(seen.toSorted()).toEqual([
      ['/hook/system', 'System Hook', '{"audience":"administrators"}'],
      ['/hook/top', 'Merge Request Hook', '{"audience":"members"}'],
    ]);
  });

  it('is never sent when its transaction fails', async () => {
    const receiver = await startReceiver();
    const { project } = await projectWorld(db);
    await seedHook(db, { url: receiver.url, project_id: project.id, issues_events: true });
    const failing = db.transaction(async (db) => {
      await enqueueForHooks(db, event({ project: project.id }));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await workers.idle();
    expect(receiver.received).toEqual([]);
  });

  it('about one object arrives in order', async () => {
    const receiver = await startReceiver();
    const project = await seedProject(db);
    await seedHook(db, { url: receiver.url, project_id: project.id, issues_events: true });
    for (let change = 0; change < 12; change += 1) {
      const order = `issue ${change % 2}`;
      await announce({ project: project.id, order, payload: async () => ({ order, change }) });
    }
    await workers.idle();
    const changes = receiver.received.map(
      ({ body }) => JSON.parse(body) as { order: string; change: number },
    );
    const of = (order: string) => changes.filter((each) => each.order === order);
    expect(of('issue 0').map(({ change }) => change)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(of('issue 1').map(({ change }) => change)).toEqual([1, 3, 5, 7, 9, 11]);
  });

  it('has a payload that is kept once for all hooks', async () => {
    const receiver = await startReceiver();
    const project = await seedProject(db);
    for (const path of ['a', 'b', 'c']) {
      const url = `${receiver.url}/${path}`;
      await seedHook(db, { url, project_id: project.id, issues_events: true });
    }
    let made = 0;
    await announce({ project: project.id, payload: async () => ({ made: (made += 1) }) });
    await workers.idle();
    expect(receiver.received.map(({ body }) => body)).toEqual(Array(3).fill('{"made":1}'));
    const rows = await db('deliveries')
      .join('hooks', 'hooks.id', 'deliveries.hook_id')
      .where({ project_id: project.id })
      .select('payload_id', 'state');
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect(new Set(rows.map(({ payload_id }) => payload_id)).size).toBe(1);
  });
});

describe('a failing receiver', () => {
  it('rests from the fourth failure on, and is not told later what it missed', async () => {
    const receiver = await startReceiver((response) => {
      response.statusCode = 500;
      response.end('no');
    });
    const project = await seedProject(db);
    const hook = await seedHook(db, {
      url: receiver.url,
      project_id: project.id,
      issues_events: true,
    });
    for (let change = 0; change < 6; change += 1) await announce({ project: project.id });
    await workers.idle();
    expect(receiver.received).toHaveLength(4);
    const [row] = await db('hooks').where({ id: hook.id });
    expect(row).toMatchObject({ recent_failures: 4 });
    expect(row?.['disabled_until']).not.toBeNull();
    const states = await db('deliveries').where({ hook_id: hook.id }).pluck('state');
    expect(states).toEqual(['sent', 'sent', 'sent', 'sent']);
  });
});

it('is signed in the way of Standard Webhooks, whatever a template makes of it', async () => {
  const receiver = await startReceiver();
  const project = await seedProject(db);
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const hook = { url: receiver.url, project_id: project.id, issues_events: true };
  await seedHook(db, { ...hook, signing_token: secret });
  const custom_webhook_template = '{"glaze": "ö"}';
  await seedHook(db, { ...hook, signing_token: secret, custom_webhook_template });
  await announce({ project: project.id });
  await workers.idle();
  expect(receiver.received).toHaveLength(2);
  const verifier = new Webhook(secret);
  const stranger = new Webhook(Buffer.alloc(32, 8).toString('base64'));
  for (const { headers, body } of receiver.received) {
    const signed = headers as Record<string, string>;
    expect(verifier.verify(body, signed)).toEqual(JSON.parse(body));
    expect(() => verifier.verify(`${body} `, signed)).toThrow('No matching signature found');
    expect(() => stranger.verify(body, signed)).toThrow('No matching signature found');
  }
});

it('hides each secret in an answer once, also where one is a part of what stands for another', async () => {
  const receiver = await startReceiver((response) => response.end('RED a.c abc TED'));
  const project = await seedProject(db);
  const secrets = ['RED', 'TED', 'a.c', 'RED', 'TED', 'RED', 'TED', 'ACT'];
  const hook = await seedHook(db, {
    url: receiver.url,
    project_id: project.id,
    issues_events: true,
    token: 'RED',
    custom_headers: JSON.stringify(
      Object.fromEntries(secrets.map((secret, place) => [`X-Secret-${place}`, secret])),
    ),
  });
  await announce({ project: project.id });
  await workers.idle();
  const [entry] = await db('deliveries').where({ hook_id: hook.id });
  expect(entry?.['response_body']).toBe('[REDACTED] [REDACTED] abc [REDACTED]');
});

it('hides secrets in an answer however they are written there', async () => {
  const secret = `Ofen"&ä/'1250`;
  const receiver = await startReceiver((response, { path, headers }) => {
    const own = Buffer.from(String(headers['x-own']), 'latin1').toString();
    const token = Buffer.from(own).toString('base64');
    response.setHeader('x-seen-at', path);
    response.setHeader(`x-${own.replaceAll(/[^a-z]/gi, '')}`, 'a');
    response.end(
      [
        ...[path, decodeURIComponent(path), encodeURIComponent(secret), escapeHtml(secret)],
        ...[JSON.stringify({ secret }), own.toUpperCase(), token, path.toLowerCase()],
      ].join('\n'),
    );
  });
  const project = await seedProject(db);
  const hook = await seedHook(db, {
    url: receiver.url.replace('/hook', '/{place}?{place}'),
    project_id: project.id,
    issues_events: true,
    url_variables: JSON.stringify({ place: secret }),
    custom_headers: JSON.stringify({ 'X-Own': 'glazedbrown' }),
  });
  await announce({ project: project.id });
  await workers.idle();
  expect(receiver.received[0]?.path).toContain('Ofen');
  const [entry] = await db('deliveries').where({ hook_id: hook.id });
  const shown = `${String(entry?.['response_body'])}\n${String(entry?.['response_headers'])}`;
  expect(shown).toContain('[REDACTED]');
  expect(shown).not.toMatch(/ofen|1250|glazed/i);
  expect(shown).not.toContain(Buffer.from('glazedbrown').toString('base64').slice(0, 12));
});

it('leaves one job waiting for a receiver that is busy, however much happens', async () => {
  const receiver = await startReceiver();
  const project = await seedProject(db);
  const hook = await seedHook(db, {
    url: receiver.url,
    project_id: project.id,
    issues_events: true,
    quick: true,
  });
  const held = {
    receiver: `hook ${hook.id}`,
    holder: 'another',
    held_until: '2999-01-01T00:00:00Z',
  };
  await db('delivery_holders').insert(held);
  const jobs = { worker: 'deliver_to_receiver', key: `hook ${hook.id}` };
  const states = () => db('worker_jobs').where(jobs).pluck<string[]>('state');
  for (let change = 0; change < 4; change += 1) {
    await announce({ project: project.id });
    await expect.poll(states).toEqual(['delayed']);
  }
  const all: object[] = await db('worker_jobs')
    .where({ owner: `namespace ${project.namespace_id}` })
    .whereNot({ worker: 'fan_out_events' });
  expect(all).toHaveLength(1);
  await db('delivery_holders').where({ receiver: held.receiver }).delete();
  await announce({ project: project.id });
  await workers.idle();
  expect(receiver.received).toHaveLength(5);
});
