import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runInChain } from '#src/turns/chain.ts';
import { enqueueForHooks, type HookTrigger } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import { hookKind } from '#src/domains/delivery/webhook-engine/hook-kind.ts';
import { maxTextBytes, mostWaiting } from '#src/domains/delivery/webhook-engine/limits.ts';
import { dropOldest } from '#src/domains/delivery/webhook-engine/queue.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { startApp } from '#test/support/app.ts';
import { newMails, subjectsTo } from '#test/support/mails.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks, fanOutAll, seedHook, startReceiver } from '#test/support/receiver.ts';
import { seedGroup, seedProject } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { mergingWorld } from '#test/domains/review/merge-requests/open.ts';
import { until } from '#test/support/waiting.ts';

const app = await startApp({ config: { plan: 'premium' } });
const { api, db, git, environment } = app;
const { workers } = environment;

beforeAll(() => allowLocalHooks(db));

/** Delivers what waits. */
async function work() {
  workers.start();
  onTestFinished(() => workers.stop());
  await workers.idle();
}

const announce = (project: { readonly id: number }, trigger: HookTrigger = 'issues_events') =>
  db.transaction((db) =>
    enqueueForHooks(db, {
      trigger,
      header: 'Issue Hook',
      order: 'issue 1',
      project: project.id,
      payload: async () => ({}),
    }),
  );

describe('the search for receivers of an event', () => {
  const questionsAbout = async (project: { readonly id: number }) => {
    const sent = await statementsOfRequests(app, () => announce(project));
    return sent.filter((sql) => /\b(?:hooks|integrations)\b/.test(sql) && /^select/.test(sql));
  };

  it('is one query if no hook matches', async () => {
    expect(await questionsAbout(await seedProject(db))).toHaveLength(1);
  });

  it('takes as many statements to be queued, however many do, also while they are slow', async () => {
    const sentFor = async (count: number) => {
      const project = await seedProject(db);
      const hook = { project_id: project.id, issues_events: true };
      for (let at = 0; at < count; at += 1) {
        await seedHook(db, { url: `http://192.0.2.1/${at}`, ...hook });
      }
      // Jobs that were queued before wait yet.
      await announce(project);
      const sent = await statementsOfRequests(app, () => announce(project));
      await fanOutAll(environment);
      const jobs = await db('worker_jobs').where({ worker: 'deliver_to_slow_receiver' });
      expect(jobs.length).toBeGreaterThanOrEqual(count);
      return sent.length;
    };
    expect(await sentFor(60)).toBe(await sentFor(2));
    await db('worker_jobs').delete();
    await db('deliveries').delete();
  });

  it('is asked of the kinds alone of which somebody may', async () => {
    const project = await seedProject(db);
    await seedHook(db, { url: 'http://192.0.2.1/', project_id: project.id, issues_events: true });
    const asked = await questionsAbout(project);
    expect(asked.filter((sql) => /integrations/.test(sql))).toHaveLength(1);
    await fanOutAll(environment);
    const waiting = await db('deliveries').join('hooks', 'hooks.id', 'deliveries.hook_id');
    expect(waiting.filter((row) => row['project_id'] === project.id)).toHaveLength(1);
  });
});

describe('a chain of events and requests', () => {
  it('tells no hook twice, and others', async () => {
    const receiver = await startReceiver();
    const project = await seedProject(db);
    const hook = { project_id: project.id, issues_events: true };
    await seedHook(db, { url: `${receiver.url}/first`, ...hook });
    await announce(project);
    await work();
    const uuid = String(receiver.received[0]?.headers['x-gitlab-event-uuid']);
    await seedHook(db, { url: `${receiver.url}/second`, ...hook });
    await runInChain(uuid, () => announce(project));
    await runInChain(uuid, () => announce(project));
    await work();
    const told = receiver.received.map(({ path, headers }) => [
      path,
      headers['x-gitlab-event-uuid'] === uuid,
    ]);
    expect(told).toEqual([
      ['/hook/first', true],
      ['/hook/second', true],
    ]);
  });

  it('begins with a delivery, not with a word of a request', async () => {
    const receiver = await startReceiver();
    const project = await seedProject(db);
    await seedHook(db, { url: receiver.url, project_id: project.id, issues_events: true });
    for (const _ of [1, 2]) await runInChain('chosen', () => announce(project));
    await work();
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received.map(({ headers }) => headers['x-gitlab-event-uuid'])).not.toContain(
      'chosen',
    );
  });

  it('ends at a hundred', async () => {
    const receiver = await startReceiver();
    const group = await seedGroup(db);
    const project = await seedProject(db, { namespace: group });
    const first = { url: `${receiver.url}/first`, group_id: group.id, issues_events: true };
    await seedHook(db, first);
    await announce(project);
    await work();
    const uuid = String(receiver.received[0]?.headers['x-gitlab-event-uuid']);
    const many = await seedProject(db, { namespace: group });
    for (let hook = 0; hook < 100; hook += 1) {
      await seedHook(db, { url: receiver.url, project_id: many.id, issues_events: true });
    }
    await runInChain(uuid, () => announce(many));
    await work();
    // Some come later: there are so many at one host.
    await until(() => receiver.received.length === 101);

    const elsewhere = await seedProject(db, { namespace: await seedGroup(db) });
    const merges = { merge_requests_events: true };
    await seedHook(db, { url: `${receiver.url}/same`, project_id: project.id, ...merges });
    await seedHook(db, { url: `${receiver.url}/other`, project_id: elsewhere.id, ...merges });
    const system = await seedHook(db, { url: `${receiver.url}/system`, ...merges });
    const trigger = 'merge_requests_events';
    await runInChain(uuid, () => announce(project, trigger));
    await runInChain(uuid, () => announce(elsewhere, trigger));
    await work();
    await db('hooks').where({ id: system.id }).delete();
    const paths = receiver.received.slice(101).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['/hook/other', '/hook/system', '/hook/system']);
  });

  describe('that begins with a hook of another place', () => {
    it('hides nothing of what is done in a project from its hooks, nor from those of its groups', async () => {
      const receiver = await startReceiver();
      const stranger = await seedProject(db);
      const own = { url: `${receiver.url}/own`, issues_events: true };
      await seedHook(db, { ...own, project_id: stranger.id });
      await announce(stranger);
      await work();
      const uuid = String(receiver.received.pop()?.headers['x-gitlab-event-uuid']);
      const group = await seedGroup(db);
      const project = await seedProject(db, { namespace: group });
      const sibling = await seedProject(db, { namespace: group });
      for (const place of [{ project_id: project.id }, { group_id: group.id }]) {
        const url = `${receiver.url}/${Object.keys(place).join()}`;
        await seedHook(db, { url, issues_events: true, ...place });
      }
      for (const _ of [1, 2, 3]) await runInChain(uuid, () => announce(project));
      await work();
      const told = receiver.received.splice(0);
      expect(told.map(({ path }) => path).toSorted()).toEqual([
        ...Array<string>(3).fill('/hook/group_id'),
        ...Array<string>(3).fill('/hook/project_id'),
      ]);
      // No receiver learns a UUID that would suppress calls to others.
      const uuids = new Set(told.map(({ headers }) => headers['x-gitlab-event-uuid']));
      expect([uuids.size, uuids.has(uuid)]).toEqual([6, false]);
      await seedHook(db, { ...own, url: `${receiver.url}/sibling`, project_id: sibling.id });
      await announce(sibling);
      await work();
      const bySibling = receiver.received.splice(0).find(({ path }) => path === '/hook/sibling')
        ?.headers['x-gitlab-event-uuid'];
      for (const _ of [1, 2]) await runInChain(String(bySibling), () => announce(project));
      await work();
      expect(receiver.received.map(({ path }) => path).toSorted()).toEqual([
        ...Array<string>(2).fill('/hook/group_id'),
        ...Array<string>(2).fill('/hook/project_id'),
      ]);
    });

    it('begins anew behind twenty places', async () => {
      const receiver = await startReceiver();
      const stranger = await seedProject(db);
      const project = await seedProject(db);
      const hook = { issues_events: true };
      await seedHook(db, { ...hook, url: `${receiver.url}/stranger`, project_id: stranger.id });
      await seedHook(db, { ...hook, url: `${receiver.url}/project`, project_id: project.id });
      await announce(stranger);
      await work();
      const uuid = String(receiver.received.pop()?.headers['x-gitlab-event-uuid']);
      const linked = async (links: number) => {
        const chain = Array.from({ length: links }, (_, at) => (at === 0 ? uuid : `${at}`));
        await db('deliveries')
          .where({ event_uuid: uuid })
          .update({ chain: chain.join('/') });
        await runInChain(uuid, () => announce(project));
        await work();
        const told = String(receiver.received.pop()?.headers['x-gitlab-event-uuid']);
        const [name] = await db('deliveries')
          .where({ event_uuid: told })
          .pluck<(string | null)[]>('chain');
        return name?.split('/').length ?? null;
      };
      expect([await linked(20), await linked(21)]).toEqual([21, null]);
    });

    it('ends where two places call each other', async () => {
      const receiver = await startReceiver();
      const projects = [await seedProject(db), await seedProject(db)] as const;
      for (const { id } of projects) {
        await seedHook(db, { url: `${receiver.url}/${id}`, project_id: id, issues_events: true });
      }
      const lastUuid = () => String(receiver.received.at(-1)?.headers['x-gitlab-event-uuid']);
      await announce(projects[0]);
      await work();
      for (const place of [projects[1], projects[0], projects[1]]) {
        await runInChain(lastUuid(), () => announce(place));
        await work();
      }
      expect(receiver.received.map(({ path }) => path)).toEqual(
        projects.map(({ id }) => `/hook/${id}`),
      );
    });
  });

  describe('of which hooks of the instance hear', () => {
    const trigger = 'merge_requests_events';

    /** A hook of a project and one of the instance, and the UUIDs that they are told, in order. */
    async function bothKinds() {
      const receiver = await startReceiver();
      const project = await seedProject(db);
      const merges = { merge_requests_events: true };
      const own = { url: `${receiver.url}/own`, project_id: project.id, issues_events: true };
      await seedHook(db, { ...own, ...merges });
      const system = await seedHook(db, { url: `${receiver.url}/system`, ...merges });
      onTestFinished(async () => void (await db('hooks').where({ id: system.id }).delete()));
      const told = (name: string) =>
        receiver.received
          .filter(({ path }) => path === `/hook/${name}`)
          .map(({ headers }) => String(headers['x-gitlab-event-uuid']));
      return { project, told };
    }

    it('tells them of all that users do in it, by words that users never learn', async () => {
      const { project, told } = await bothKinds();
      await announce(project, 'issues_events');
      await work();
      const [uuid = ''] = told('own');
      for (const _ of [1, 2, 3]) await runInChain(uuid, () => announce(project, trigger));
      await work();
      expect(told('own')).toEqual([uuid]);
      expect(new Set(told('system')).size).toBe(3);
      expect(told('system')).not.toContain(uuid);
    });

    it('ends where their own receivers call back', async () => {
      const { project, told } = await bothKinds();
      await announce(project, trigger);
      await work();
      const [word = ''] = told('system');
      await runInChain(word, () => announce(project, trigger));
      await work();
      expect(told('system')).toEqual([word]);
      const [, second = ''] = told('own');
      expect(second).not.toBe(word);

      await runInChain(second, () => announce(project, trigger));
      await work();
      expect(told('own')).toHaveLength(2);
      const [, again = ''] = told('system');
      await runInChain(again, () => announce(project, trigger));
      await work();
      expect([told('own').length, told('system').length]).toEqual([2, 2]);
    });

    it('begins with no word of the request for a test call', async () => {
      const receiver = await startReceiver();
      const { project, people } = await projectWorld(db, { git });
      const hook = await seedHook(db, { url: receiver.url, project_id: project.id });
      const path = `/projects/${project.id}/hooks/${hook.id}/test/push_events`;
      const headers = { 'X-Gitlab-Event-UUID': randomUUID() };
      const answer = await api.as(people.maintainer).post(path, {}, headers);
      expect(answer.status).toBe(201);
      expect(receiver.received).toHaveLength(1);
      const told = receiver.received[0]?.headers['x-gitlab-event-uuid'];
      expect(told).not.toBe(headers['X-Gitlab-Event-UUID']);
    });
  });

  it('goes on in what a request leaves to the background', async () => {
    const { project, people } = await projectWorld(db, { git });
    const path = `/projects/${project.id}/repository/merged_branches`;
    const uuid = randomUUID();
    const headers = { 'X-Gitlab-Event-UUID': uuid };
    const answer = await api.as(people.maintainer).delete(path, undefined, headers);
    expect(answer.status).toBe(202);
    const jobs = db('worker_jobs').where({ worker: 'delete_merged_branches' });
    expect(await jobs.pluck('chain')).toEqual([uuid]);
    await work();
  });
});

describe('a request of a receiver about a delivery', () => {
  /** A hook that was told of an event, and the headers with which its receiver calls back. */
  async function toldHook(project: { readonly id: number }, flags: object) {
    const receiver = await startReceiver();
    const hook = { project_id: project.id, push_events: false, ...flags };
    await seedHook(db, { url: `${receiver.url}/told`, ...hook, issues_events: true });
    await announce(project);
    await work();
    const uuid = String(receiver.received[0]?.headers['x-gitlab-event-uuid']);
    await seedHook(db, { url: `${receiver.url}/other`, ...hook });
    /** Hooks that received a call, with its mark as a part of the chain. */
    const told = () =>
      receiver.received.map(({ path, headers }) => [
        ...[path, headers['x-gitlab-event']],
        headers['x-gitlab-event-uuid'] === uuid,
      ]);
    return { headers: { 'X-Gitlab-Event-UUID': uuid }, told };
  }

  it('by a push is told of as its chain: the pipeline that begins in the background', async () => {
    const { project, people } = await projectWorld(db, { git });
    const { headers, told } = await toldHook(project, { pipeline_events: true });
    const commit = {
      ...{ branch: 'main', commit_message: 'Configure' },
      actions: [{ action: 'create', file_path: '.gitlab-ci.yml', content: 'fire: { script: x }' }],
    };
    const path = `/projects/${project.id}/repository/commits`;
    const answer = await api.as(people.maintainer).post(path, commit, headers);
    expect(answer.status).toBe(201);
    await work();
    expect(await db('pipelines').where({ project_id: project.id }).pluck('status')).toHaveLength(1);
    expect(told()).toEqual([
      ['/hook/told', 'Issue Hook', true],
      ['/hook/other', 'Pipeline Hook', true],
    ]);
  });

  it('by a success is told of as its chain: the merge that waited for that', async () => {
    const { project, people, path, open, merge, read } = await mergingWorld(app);
    const opened = await open();
    const statuses = `/projects/${project.id}/statuses/${opened.head}`;
    const developer = api.as(people.developer);
    const report = async (state: string, headers = {}) => {
      const body = { state, ref: opened.source, name: 'kiln' };
      expect(await developer.post(statuses, body, headers)).toMatchObject({ status: 201 });
      await work();
    };
    await report('running');
    const set = await merge(opened.iid, { merge_when_pipeline_succeeds: true });
    expect(set, path).toMatchObject({ status: 200, body: { state: 'opened' } });
    const { headers, told } = await toldHook(project, { merge_requests_events: true });
    await report('success', headers);
    expect(await read(opened.iid)).toMatchObject({ state: 'merged' });
    expect(told()).toEqual([
      ['/hook/told', 'Issue Hook', true],
      ['/hook/other', 'Merge Request Hook', true],
    ]);
  });

  it('that lets a merge wait is told of as its chain, whoever ends the pipeline', async () => {
    const { project, people, path, open, read } = await mergingWorld(app);
    const opened = await open();
    const developer = api.as(people.developer);
    const report = async (state: string) => {
      const body = { state, ref: opened.source, name: 'kiln' };
      const url = `/projects/${project.id}/statuses/${opened.head}`;
      expect(await developer.post(url, body)).toMatchObject({ status: 201 });
      await work();
    };
    await report('running');
    const { headers, told } = await toldHook(project, { merge_requests_events: true });
    const waits = { merge_when_pipeline_succeeds: true };
    const set = await developer.put(`${path}/${opened.iid}/merge`, waits, headers);
    expect(set).toMatchObject({ status: 200, body: { state: 'opened' } });
    await report('success');
    expect(await read(opened.iid)).toMatchObject({ state: 'merged' });
    expect(told()).toEqual([
      ['/hook/told', 'Issue Hook', true],
      ['/hook/other', 'Merge Request Hook', true],
    ]);
  });
});

it('a hook that fails for the fortieth time is off, and its maintainers are told once', async () => {
  const receiver = await startReceiver((response) => void response.writeHead(500).end());
  const { project, people } = await projectWorld(db);
  const hook = await seedHook(db, {
    ...{ url: receiver.url, project_id: project.id, issues_events: true },
    recent_failures: 38,
  });
  await announce(project);
  await work();
  await db('hooks').where({ id: hook.id }).update({ disabled_until: null });
  await announce(project);
  await work();
  await announce(project);
  const subjects = subjectsTo(await newMails(app), people.maintainer.email);
  expect(subjects).toEqual([expect.stringMatching(/^A hook of the project .* is switched off$/)]);
  expect(receiver.received).toHaveLength(2);
  const shown = await api.as(people.maintainer).get(`/projects/${project.id}/hooks/${hook.id}`);
  expect(shown.body).toMatchObject({ alert_status: 'disabled', disabled_until: null });
});

it('waiting deliveries stay within the limit: the oldest is dropped, and the log has an entry', async () => {
  const { project, people } = await projectWorld(db);
  const { id } = await seedHook(db, { url: 'http://192.0.2.1/', project_id: project.id });
  const waiting = {
    state: 'waiting',
    trigger: 'issues_events',
    header: 'Issue Hook',
    subject: 'a',
  };
  const times = { created_at: new Date().toISOString(), event_uuid: 'a', idempotency_key: 'a' };
  // A delivery too large to stand beside others leaves room for the newest alone.
  const bytes = mostWaiting.bytes / 4;
  const payload = await db('delivery_payloads')
    .insert({ body: '{}', bytes, created_at: times.created_at })
    .returning('id');
  const rows = Array(40).fill({
    hook_id: id,
    ...waiting,
    ...times,
    bytes,
    payload_id: payload[0]?.['id'],
  });
  for (const batch of splitIntoBatches(rows, 20)) await db('deliveries').insert(batch);
  await dropOldest(db, { kind: hookKind, id });
  const states = await db('deliveries').where({ hook_id: id }).orderBy('id').pluck('state');
  expect(states).toEqual([...Array(36).fill('dropped'), ...Array(4).fill('waiting')]);
  const log = await api
    .as(people.maintainer)
    .get(`/projects/${project.id}/hooks/${id}/events?status=server_failure`);
  expect(log.body[0]).toMatchObject({
    response_status: 'internal error',
    response_body: 'Dropped: too many deliveries were waiting',
  });
});

it('waiting deliveries and the log stay within the limit while no worker sends', async () => {
  const project = await seedProject(db);
  const { id } = await seedHook(db, {
    ...{ url: 'http://192.0.2.1/', project_id: project.id, issues_events: true },
  });
  const bytes = mostWaiting.bytes / 4;
  const waiting = { hook_id: id, state: 'waiting', trigger: 'issues_events', header: 'a' };
  const times = { created_at: new Date().toISOString(), event_uuid: 'a', idempotency_key: 'a' };
  const row = { ...waiting, ...times, bytes, subject: 'a' };
  await db('deliveries').insert(Array(3).fill({ ...row, state: 'sent' }));
  await db('deliveries').insert(Array(4).fill(row));
  const texts = Array<string>(8).fill('a'.repeat(maxTextBytes));
  for (const _ of [1, 2, 3]) {
    await db.transaction((db) =>
      enqueueForHooks(db, {
        ...{ trigger: 'issues_events', header: 'Issue Hook', order: 'issue 1' },
        project: project.id,
        payload: async () => ({ texts }),
      }),
    );
  }
  await fanOutAll(environment);
  const states = await db('deliveries').where({ hook_id: id }).orderBy('id').pluck('state');
  // Entries of the log beyond 50 MB are deleted.
  expect(states).toEqual(['sent', 'dropped', ...Array<string>(6).fill('waiting')]);
});
