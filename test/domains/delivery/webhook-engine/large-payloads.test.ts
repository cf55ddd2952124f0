import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HookPushedCommit } from '#generated/common/types.ts';
import { createLog } from '#src/log.ts';
import { deliverToReceiver } from '#src/domains/delivery/webhook-engine/deliver.ts';
import { enqueueForHooks } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import { maxBodyBytes, maxTextBytes } from '#src/domains/delivery/webhook-engine/limits.ts';
import type { HookRow } from '#src/domains/delivery/webhook-engine/table.ts';
import { writeJson } from '#src/domains/delivery/webhook-engine/write-json.ts';
import { type PushFacts, pushCompleter } from '#src/domains/core/repositories/hook-payload.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import {
  allowLocalHooks,
  fanOutAll,
  seedHook,
  seedLogEntry,
  startReceiver,
} from '#test/support/receiver.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { workers } = environment;

beforeAll(async () => {
  await allowLocalHooks(db);
  workers.start();
});
afterAll(() => workers.stop());

const long = 'x'.repeat(65_535);

/** A project with a hook and a commit with a long message. */
async function world() {
  const { project, people } = await projectWorld(db, { git });
  const receiver = await startReceiver();
  const place = { url: receiver.url, project_id: project.id };
  const hook = await seedHook(db, { ...place, push_events: true, issues_events: true });
  const as = api.as(people.maintainer);
  const { body } = await as.post(`/projects/${project.id}/repository/commits`, {
    ...{ branch: 'main', commit_message: `${long}😀 and more` },
    actions: [{ action: 'create', file_path: 'long.txt', content: 'x' }],
  });
  await workers.idle();
  const log = `/projects/${project.id}/hooks/${hook.id}/events`;
  return { project, hook, receiver, as, log, sha: String(body.id) };
}

describe('a payload that is completed', () => {
  it('shows the beginning of long messages, and counts with all its bytes', async () => {
    const { hook, receiver } = await world();
    const [sent] = receiver.received;
    const payload = JSON.parse(sent?.body ?? '') as { commits: object[] };
    expect(payload.commits).toMatchObject([{ message: long, title: long.slice(0, 4096) }]);
    const bytes = Buffer.byteLength(sent?.body ?? '');
    const [delivery] = await db('deliveries').where({ hook_id: hook.id });
    expect(delivery).toMatchObject({ bytes });
    const stored = await db('delivery_payloads').where({ id: delivery?.['payload_id'] });
    expect(stored).toMatchObject([{ bytes, completer: null }]);
  });

  it('of a push has a bound of bytes, and its newest commit whole', async () => {
    const { project, receiver, as } = await world();
    const escaped = '"'.repeat(60_000);
    for (let number = 0; number < 20; number += 1) {
      const body = { branch: 'many', ...(number === 0 && { start_branch: 'main' }) };
      const actions = Array.from({ length: 20 }, (_, file) => ({
        ...{ action: 'create', content: 'x' },
        file_path: `${'folder/'.repeat(250)}${number}-${file}.txt`,
      }));
      const answer = await as.post(`/projects/${project.id}/repository/commits`, {
        ...{ ...body, actions, commit_message: `${number} ${escaped}` },
      });
      expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    }
    await workers.idle();
    const [facts] = receiver.received
      .slice(-1)
      .map(({ body }) => JSON.parse(body) as PushFacts['payload']);
    const project_id = project.id;
    const whole = await pushCompleter.complete(
      {
        branch: 'many',
        payload: { ...facts, before: '0'.repeat(40), project_id, total_commits_count: 20 },
      },
      environment,
    );
    const written = await writeJson(whole);
    expect(Buffer.byteLength(written)).toBeLessThan(maxBodyBytes);
    const { commits } = JSON.parse(written) as { commits: HookPushedCommit[] };
    expect(commits).toHaveLength(20);
    expect(commits.at(-1)).toMatchObject({ added: Array<unknown>(20).fill(expect.any(String)) });
    const paths = JSON.stringify(commits.flatMap(({ added }) => added));
    expect(Buffer.byteLength(paths)).toBeLessThanOrEqual(512 * 1024 + 1);
    for (const [number, { message, title }] of commits.entries()) {
      expect(message).toMatch(new RegExp(`^${number} `));
      const size = (text: string) => JSON.stringify(text).length - 2;
      expect(size(message)).toBeLessThanOrEqual(65_536);
      expect(size(title)).toBeLessThanOrEqual(4096);
    }
  });

  it('is read once for all who are sent it at a time', async () => {
    const project = await seedProject(db);
    const receiver = await startReceiver();
    const place = { url: receiver.url, project_id: project.id, issues_events: true, quick: true };
    const hooks: HookRow[] = [];
    for (let hook = 0; hook < 6; hook += 1) hooks.push(await seedHook(db, place));
    await workers.stop();
    await db.transaction((db) =>
      enqueueForHooks(db, {
        ...{ trigger: 'issues_events', header: 'Issue Hook', order: 'issue 1' },
        project: project.id,
        payload: async () => ({ texts: Array<string>(4).fill('a'.repeat(maxTextBytes)) }),
      }),
    );
    await fanOutAll(environment);
    const job = { id: 'a job', attempt: 1, signal: new AbortController().signal };
    const progress = async () => undefined;
    const sent = await statementsOfRequests(app, () =>
      Promise.all(
        hooks.map(({ id }) =>
          deliverToReceiver.run(
            { kind: 'hook', id, owner: `a ${id}` },
            { ...environment, log: createLog('fatal') },
            { ...job, id: `job ${id}`, progress },
          ),
        ),
      ),
    );
    expect(receiver.received).toHaveLength(hooks.length);
    expect(sent.filter((sql) => /^select .* from .delivery_payloads/s.test(sql))).toHaveLength(1);
    await db('worker_jobs').delete();
    workers.start();
  });
});

it('the log shows the payloads of a page up to a size', async () => {
  const { hook, as, log } = await world();
  await db('deliveries').where({ hook_id: hook.id }).delete();
  for (const size of [900_000, 900_000, 900_000, 900_000, 900_000, 1_200_000, 10]) {
    const body = JSON.stringify({ filler: 'x'.repeat(size) });
    const { id } = await seedLogEntry(db, hook);
    const entry = await db('deliveries').where({ id }).first('payload_id');
    await db('delivery_payloads')
      .where({ id: entry?.['payload_id'] })
      .update({ body, bytes: Buffer.byteLength(body) });
  }
  const sizes = async (query: string) => {
    const { body } = await as.get(log + query);
    const entries = body as unknown as readonly { request_data: object }[];
    return entries.map(({ request_data }) =>
      'filler' in request_data ? String(request_data.filler).length : request_data,
    );
  };
  const truncated = { truncated: true };
  const four = Array<number>(4).fill(900_000);
  expect(await sizes('')).toEqual([10, truncated, ...four, truncated]);
  expect(await sizes('?per_page=1&page=7')).toEqual([900_000]);
});
