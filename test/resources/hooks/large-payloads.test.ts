import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueForHooks, Incomplete } from '../../../src/resources/hooks/enqueue.ts';
import { maxBodyBytes } from '../../../src/resources/hooks/limits.ts';
import { commitCompleter } from '../../../src/resources/repositories/hook-commits.ts';
import { startApp } from '../../support/app.ts';
import { projectWorld } from '../../support/project-world.ts';
import { allowLocalHooks, seedHook, seedLogEntry, startReceiver } from '../../support/receiver.ts';

const { api, db, git, environment } = await startApp();
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
    expect(payload.commits).toMatchObject([{ message: `${long}\uFFFD`, title: `${long}\uFFFD` }]);
    const bytes = Buffer.byteLength(sent?.body ?? '');
    const [delivery] = await db('deliveries').where({ hook_id: hook.id });
    expect(delivery).toMatchObject({ bytes });
    const stored = await db('delivery_payloads').where({ id: delivery?.['payload_id'] });
    expect(stored).toMatchObject([{ bytes, completer: null }]);
  });

  it('is dropped where it then is too large, for all who would be sent it', async () => {
    const { project, hook, receiver, sha } = await world();
    const other = { url: receiver.url, project_id: project.id, issues_events: true };
    const second = await seedHook(db, other);
    const facts = {
      ...{ projectId: project.id, path: project.full_path },
      payload: { filler: 'x'.repeat(maxBodyBytes - 1000), commit: null },
      places: [{ at: ['commit'], sha, as: 'commit' }],
    };
    await db.transaction((db) =>
      enqueueForHooks(db, {
        ...{ trigger: 'issues_events', header: 'Issue Hook', order: 'issue 1' },
        project: project.id,
        payload: async () => new Incomplete(commitCompleter.name, facts),
      }),
    );
    await workers.idle();
    expect(receiver.received).toHaveLength(1);
    const dropped = await db('deliveries')
      .whereIn('hook_id', [hook.id, second.id])
      .where({ state: 'dropped' })
      .select('payload_id', 'bytes', 'response_body');
    const reason = 'Not sent: the payload is larger than 25 MB, or is not kept any more';
    const entry = { payload_id: null, bytes: 0, response_body: reason };
    expect(dropped).toEqual([entry, entry]);
    expect(await db('delivery_payloads').whereNotNull('completer')).toEqual([]);
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
