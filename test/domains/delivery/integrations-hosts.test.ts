import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueueForHooks } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import type { Slug } from '#src/domains/platform/integration-records/kinds.ts';
import {
  type IntegrationChange,
  saveIntegration,
} from '#src/domains/platform/integration-records/table.ts';
import { startApp } from '#test/support/app.ts';
import { standInFor } from '#test/support/network.ts';
import { allowLocalHooks } from '#test/support/receiver.ts';
import { seedProject } from '#test/support/seed.ts';

const { db, environment } = await startApp();
const { workers } = environment;
const now = new Date().toISOString();

beforeAll(async () => {
  await allowLocalHooks(db);
  workers.start();
});
afterAll(() => workers.stop());

type Sent = Partial<Pick<IntegrationChange, 'settings' | 'secrets' | 'flags'>>;
type Row = readonly [slug: Slug, host: string, path: string, sent: Sent];

const key = { secrets: { api_key: 'glaze-4711' } };
const token = { secrets: { token: 'glaze-4711' } };
const to = (webhook: string) => ({ secrets: { webhook } });

const ofPushes: readonly Row[] = [
  ['asana', 'app.asana.com', '/api/1.0/tasks/1234/stories', key],
  [
    'assembla',
    'atlas.assembla.com',
    '/spaces/kiln/github_tool?secret_key=glaze-4711',
    {
      ...token,
      settings: { subdomain: 'kiln' },
    },
  ],
  ['buildkite', 'webhook.buildkite.com', '/deliver/glaze-4711', token],
  [
    'campfire',
    'kiln.campfirenow.com',
    '/room/7/speak.json',
    {
      ...token,
      settings: { subdomain: 'kiln', room: '7' },
    },
  ],
  ['flowdock', 'api.flowdock.com', '/messages', token],
  [
    'packagist',
    'packagist.org',
    '/api/update-package?username=ada&apiToken=glaze-4711',
    {
      ...token,
      settings: { username: 'ada' },
    },
  ],
  ['pivotaltracker', 'www.pivotaltracker.com', '/services/v5/source_commits', token],
  [
    'pushover',
    'api.pushover.net',
    '/1/messages.json',
    {
      secrets: { api_key: 'glaze-4711', user_key: 'u' },
      settings: { priority: '0' },
    },
  ],
  ['discord', 'discord.com', '/api/webhooks/1/x', to('https://discord.com/api/webhooks/1/x')],
  ['slack', 'hooks.slack.com', '/services/T/B/x', to('https://hooks.slack.com/services/T/B/x')],
  ['webex-teams', 'webexapis.com', '/v1/x', to('https://webexapis.com/v1/x')],
];

const ofPipelines: readonly Row[] = [
  ['datadog', 'webhook-intake.datadoghq.com', '/api/v2/webhook?dd-api-key=glaze-4711', key],
  [
    'github',
    'api.github.com',
    `/repos/ada/kiln/statuses/${'3'.repeat(40)}`,
    {
      ...token,
      settings: { repository_url: 'https://github.com/ada/kiln' },
    },
  ],
];

const project = {
  ...{ name: 'Kiln', web_url: 'https://hearth.example/kiln', default_branch: 'main' },
  path_with_namespace: 'a/kiln',
};
const user = { name: 'Ada', username: 'ada' };

const push = {
  ...{ object_kind: 'push', ref: 'refs/heads/main', before: '1'.repeat(40), project },
  ...{ after: '2'.repeat(40), user_name: 'Ada', user_username: 'ada', total_commits_count: 1 },
  commits: [
    {
      ...{ id: '2'.repeat(40), title: 'Heat #1234', message: 'Heat #1234' },
      ...{ url: 'https://hearth.example/2', author: { name: 'Ada' } },
    },
  ],
};
const pipeline = {
  ...{ object_kind: 'pipeline', user, project },
  object_attributes: {
    ...{ id: 7, ref: 'main', tag: false, sha: '3'.repeat(40), status: 'success' },
    ...{ detailed_status: 'passed', duration: 60 },
  },
};

/** The requests that a server gets that stands for all hosts, by host and path. */
async function sentBy([slug, host, , sent]: Row, payload: object): Promise<readonly string[]> {
  const got: string[] = [];
  await standInFor([host], (request, response) => {
    got.push(`${request.headers.host} ${request.url}`);
    request.resume();
    response.end('{}');
  });
  const { id } = await seedProject(db);
  const change = { active: true, flags: {}, settings: {}, secrets: {}, ...sent };
  await saveIntegration(db, { project_id: id, slug }, change, now);
  const isPush = payload === push;
  await db.transaction((db) =>
    enqueueForHooks(db, {
      trigger: isPush ? 'push_events' : 'pipeline_events',
      header: isPush ? 'Push Hook' : 'Pipeline Hook',
      ...{ project: id, order: 'main', ...(isPush && { branch: 'main' }) },
      payload: async () => payload,
    }),
  );
  await workers.idle();
  return got;
}

it.each(ofPushes)('%s is asked at %s, over TLS', async (...row) => {
  const [, host, path] = row;
  const [first, ...others] = await sentBy(row, push);
  expect(first).toContain(`${host} ${path}`);
  expect(others).toEqual([]);
});

it.each(ofPipelines)('%s is asked at %s when a pipeline ends', async (...row) => {
  const [, host, path] = row;
  const flags = { pipeline_events: true };
  const [first, ...others] = await sentBy([row[0], host, path, { ...row[3], flags }], pipeline);
  expect(first).toContain(`${host} ${path}`);
  expect(others).toEqual([]);
});

it('a kind whose host is another than it should be is told nothing', async () => {
  const elsewhere = await sentBy(['asana', 'app.asana.example.com', '', key], push);
  expect(elsewhere).toEqual([]);
});
