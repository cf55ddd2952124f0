import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { enqueueForHooks, type HookEvent } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import type { Slug } from '#src/domains/platform/integration-records/kinds.ts';
import {
  disableIntegration,
  saveIntegration,
} from '#src/domains/platform/integration-records/table.ts';
import { startApp } from '#test/support/app.ts';
import { newMails } from '#test/support/mails.ts';
import { allowLocalHooks, startReceiver } from '#test/support/receiver.ts';
import { seedProject } from '#test/support/seed.ts';

const app = await startApp();
const { db, environment } = app;
const { workers } = environment;
const now = new Date().toISOString();

beforeAll(async () => {
  await allowLocalHooks(db);
  workers.start();
});
afterAll(() => workers.stop());

const user = { name: 'Ada', username: 'ada' };

async function world() {
  const receiver = await startReceiver();
  const project = await seedProject(db);
  const setUp = (slug: Slug, secrets: Record<string, string>, more: object = {}) =>
    saveIntegration(
      db,
      { project_id: project.id, slug },
      { active: true, flags: {}, settings: {}, secrets, ...more },
      now,
    );
  const shown = {
    ...{ name: 'Kiln', web_url: 'https://hearth.example/kiln', default_branch: 'main' },
    path_with_namespace: project.full_path,
  };
  const announce = async (changes: Partial<HookEvent>, payload: object) => {
    const event: HookEvent = {
      ...{ trigger: 'issues_events', header: 'Issue Hook', order: 'issue 1' },
      project: project.id,
      payload: async () => ({ project: shown, user, ...payload }),
      ...changes,
    };
    await db.transaction((db) => enqueueForHooks(db, event));
    await workers.idle();
  };
  const issue = (action: string, changes: Partial<HookEvent> = {}) =>
    announce(changes, {
      object_kind: 'issue',
      object_attributes: {
        ...{ iid: 5, title: 'Hot', url: 'https://hearth.example/5', description: 'Fire' },
        action,
      },
    });
  const pushTo = (branch: string, commits: readonly object[] = []) =>
    announce(
      { trigger: 'push_events', header: 'Push Hook', order: `refs/heads/${branch}`, branch },
      {
        ...{ object_kind: 'push', ref: `refs/heads/${branch}`, before: '1'.repeat(40) },
        ...{ after: '2'.repeat(40), user_name: 'Ada', user_username: 'ada' },
        ...{ commits, total_commits_count: commits.length },
      },
    );
  const texts = () =>
    receiver.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);
  return { receiver, project, setUp, announce, issue, pushTo, texts };
}

describe('an integration that sends', () => {
  it('is told what happens in its project, until it is disabled', async () => {
    const { receiver, project, setUp, issue, texts } = await world();
    await setUp('slack', { webhook: `${receiver.url}?key=1` });
    await issue('open');
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]).toMatchObject({
      method: 'POST',
      path: '/hook?key=1',
      headers: {
        'content-type': 'application/json',
        'user-agent': expect.stringMatching(/^Hearth\/\d/) as string,
      },
    });
    expect(texts()[0]).toContain('Issue <https://hearth.example/5|#5 Hot> opened by Ada (ada)');
    await issue('update');
    await issue('close', { project: (await seedProject(db)).id });
    expect(receiver.received).toHaveLength(1);
    await disableIntegration(db, project.id, 'slack', now);
    await issue('close');
    expect(receiver.received).toHaveLength(1);
    // There is no log of what it was sent: nothing stays.
    expect(await db('deliveries').whereNotNull('integration_id')).toEqual([]);
  });

  it('hears of what is confidential by flags of its own', async () => {
    const { receiver, setUp, issue } = await world();
    const confidential = { trigger: 'confidential_issues_events' } as const;
    const flags = { confidential_issues_events: false };
    await setUp('slack', { webhook: receiver.url }, { flags });
    await issue('open', confidential);
    expect(receiver.received).toHaveLength(0);
    await setUp('slack', {}, { flags: { confidential_issues_events: true, issues_events: false } });
    await issue('open', confidential);
    await issue('open');
    expect(receiver.received).toHaveLength(1);
  });

  it('is told of the branches that are chosen', async () => {
    const { receiver, project, setUp, pushTo } = await world();
    const filter = (branches_to_be_notified: string) =>
      setUp('mattermost', { webhook: receiver.url }, { settings: { branches_to_be_notified } });
    const toldOf = async (branch: string) => {
      const before = receiver.received.length;
      await pushTo(branch);
      return receiver.received.length > before;
    };
    await setUp('mattermost', { webhook: receiver.url });
    expect([await toldOf('main'), await toldOf('fire')]).toEqual([true, false]);
    await filter('all');
    expect(await toldOf('fire')).toBe(true);
    await filter('protected');
    expect(await toldOf('fire')).toBe(false);
    const at = { created_at: now, updated_at: now };
    await db('protected_branches').insert({ project_id: project.id, name: 'fi*', ...at });
    expect([await toldOf('fire'), await toldOf('main')]).toEqual([true, false]);
    await filter('default_and_protected');
    expect([await toldOf('fire'), await toldOf('main')]).toEqual([true, true]);
  });

  it('mails how pipelines ended to its recipients, where that is switched on', async () => {
    const { project, setUp, announce } = await world();
    const settings = { recipients: 'a@kiln.example b@kiln.example a@kiln.example' };
    const ended = (status: string) =>
      announce(
        { trigger: 'pipeline_events', header: 'Pipeline Hook', order: 'pipeline 7' },
        {
          object_kind: 'pipeline',
          object_attributes: { id: 7, ref: 'main', tag: false, sha: '3'.repeat(40), status },
        },
      );
    const told = async () => (await newMails(app)).map(({ to, subject }) => `${to}: ${subject}`);
    await setUp('pipelines-email', {}, { settings });
    await ended('failed');
    expect(await told()).toEqual([]);
    await setUp('pipelines-email', {}, { flags: { pipeline_events: true } });
    await ended('success');
    await ended('running');
    expect(await told()).toEqual([]);
    await ended('failed');
    const subject = `${project.full_path}: pipeline 7 of main failed`;
    const both = [`a@kiln.example: ${subject}`, `b@kiln.example: ${subject}`];
    expect((await told()).toSorted()).toEqual(both);
    await setUp('pipelines-email', {}, { settings: { notify_only_broken_pipelines: false } });
    await ended('success');
    expect((await told()).toSorted()).toEqual(
      both.map((text) => text.replace('failed', 'succeeded')),
    );
  });

  it('writes lines to a daemon, where outgoing requests may go', async () => {
    const { project, setUp, pushTo } = await world();
    const written: string[] = [];
    const daemon = createServer((socket) => {
      socket.on('data', (chunk) => written.push(chunk.toString()));
    });
    await new Promise<void>((resolve) => daemon.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void daemon.close());
    const { port: server_port } = daemon.address() as AddressInfo;
    const settings = {
      recipients: 'irc://irc.example/kiln',
      server_host: '127.0.0.1',
      server_port,
    };
    await setUp('irker', {}, { settings });
    await pushTo('fire');
    const [line = '', ...rest] = written.join('').split('\n');
    expect(rest).toEqual(['']);
    expect(JSON.parse(line)).toEqual({
      to: ['irc://irc.example/kiln'],
      privmsg: expect.stringContaining(
        `${project.full_path}: Ada pushed 0 new commits to fire: https://hearth.example/kiln/-/compare/`,
      ) as string,
    });
    await setUp('irker', {}, { flags: { push_events: false } });
    await pushTo('fire');
    expect(written).toHaveLength(1);
  });

  it('asks a tracker how to move an issue on, which a commit closes', async () => {
    const transitions = [
      { id: '11', to: { statusCategory: { key: 'new' } } },
      { id: '31', to: { statusCategory: { key: 'done' } } },
    ];
    const tracker = await startReceiver((response, { method, path }) => {
      if (path.includes('KILN-404')) response.statusCode = 404;
      const found = path.endsWith('/transitions')
        ? { transitions }
        : { fields: { resolution: null } };
      response.end(method === 'GET' ? JSON.stringify(found) : '{}');
    });
    const { setUp, pushTo } = await world();
    const settings = {
      ...{ url: new URL('/', tracker.url).href, username: 'kiln' },
      jira_issue_transition_automatic: true,
    };
    await setUp('jira', { password: 'glaze-4711' }, { settings });
    const commit = {
      ...{ id: '3'.repeat(40), title: 'Fire', url: 'https://hearth.example/3' },
      ...{ message: 'Fire\n\nCloses KILN-404 and KILN-12', author: { name: 'Ada' } },
    };
    await pushTo('main', [commit]);
    const asked = tracker.received.map(({ method, path }) => `${method} ${path}`);
    expect(asked).toEqual([
      'GET /rest/api/2/issue/KILN-404?fields=resolution',
      'GET /rest/api/2/issue/KILN-12?fields=resolution',
      'GET /rest/api/2/issue/KILN-12/transitions',
      'POST /rest/api/2/issue/KILN-12/transitions',
      'POST /rest/api/2/issue/KILN-12/comment',
      'POST /rest/api/2/issue/KILN-12/remotelink',
    ]);
    const [, , , moved, , linked] = tracker.received;
    expect(moved?.body).toBe('{"transition":{"id":"31"}}');
    expect(JSON.parse(linked?.body ?? '')).toMatchObject({
      object: { status: { resolved: true } },
    });
    const authorization = `Basic ${Buffer.from('kiln:glaze-4711').toString('base64')}`;
    expect(new Set(tracker.received.map(({ headers }) => headers.authorization))).toEqual(
      new Set([authorization]),
    );
    await setUp('jira', {}, { flags: { commit_events: false } });
    await pushTo('main', [commit]);
    expect(tracker.received).toHaveLength(6);
  });

  it('that fails is asked once for each event, and nothing of it stays', async () => {
    const receiver = await startReceiver((response) => {
      response.statusCode = 500;
      response.end('no');
    });
    const { setUp, issue } = await world();
    await setUp('slack', { webhook: `${receiver.url}` });
    await issue('open');
    await issue('close');
    expect(receiver.received).toHaveLength(2);
    await setUp('slack', { webhook: 'http://127.0.0.1:1/' });
    await issue('open');
    expect(await db('deliveries').whereNotNull('integration_id')).toEqual([]);
  });

  it('has a time for all requests of a delivery together', async () => {
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    onTestFinished(() => clock.mockRestore());
    const receiver = await startReceiver((response) => {
      nowMs += 9_000;
      response.end('ok');
    });
    const { setUp, issue } = await world();
    const channel = Array.from({ length: 10 }, (_, place) => `room-${place}`).join(',');
    await setUp('slack', { webhook: receiver.url }, { settings: { channel } });
    await issue('open');
    expect(receiver.received).toHaveLength(4);
    expect(await db('deliveries').whereNotNull('integration_id')).toEqual([]);
  });
});
