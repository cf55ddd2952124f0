import { expect, it } from 'vitest';
import { subscribe, type Subscriptions } from '#src/domain-events/publish.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { createLog } from '#src/log.ts';
import { pipelineChanged, type PipelineChanged } from '#src/domains/ci/pipelines/events.ts';
import { startApp } from '#test/support/app.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';

const log = createLog('silent');
const { api, db, git } = await startApp({ log });
const { path, people, project, newCommit } = await statusesWorld(db, git);
const developer = api.as(people.developer);
const told: PipelineChanged[] = [];
let refuses = false;
const listener = subscribeTo(pipelineChanged, {
  async record(_, facts) {
    if (refuses) throw new Error('the listener refuses');
    told.push(facts);
  },
});
subscribe(db, {
  load: async () => [listener],
  dependencies: { log } as Subscriptions['dependencies'],
});

const report = async (sha: string, body: object) => {
  told.length = 0;
  const { status, body: answer } = await developer.post(`${path}/statuses/${sha}`, body);
  const changes = told.map(({ before, after }) => `${before} ${after}`);
  return { status, changes, id: answer.pipeline_id as number };
};

it('tells each change of the status of a pipeline, and nothing else', async () => {
  const sha = await newCommit();
  const { changes, id } = await report(sha, { state: 'pending', name: 'a' });
  expect(changes).toEqual(['null pending']);
  const { pipeline } = told[0] ?? {};
  const facts = { id, project_id: project.id, sha, ref: 'main', tag: false, source: 'external' };
  expect(pipeline).toMatchObject(facts);
  const steps = [
    [{ state: 'pending', name: 'b' }, []],
    [{ state: 'running', name: 'a' }, ['pending running']],
    [{ state: 'running', name: 'b' }, []],
    [{ state: 'success', name: 'a', coverage: 3 }, []],
    [{ state: 'failed', name: 'b' }, ['running failed']],
    [{ state: 'running', name: 'b' }, ['failed running']],
    [{ state: 'running', name: 'b' }, []],
    [{ state: 'success', name: 'b' }, ['running success']],
  ] as const;
  for (const [body, expected] of steps) {
    expect([body, (await report(sha, body)).changes]).toEqual([body, expected]);
  }
});

it('is undone when a consequence fails', async () => {
  const sha = await newCommit();
  const { id } = await report(sha, { state: 'running' });
  refuses = true;
  expect(await report(sha, { state: 'success' })).toMatchObject({ status: 500 });
  refuses = false;
  expect(await db('pipelines').where({ id }).pluck('status')).toEqual(['running']);
  expect(await db('jobs').where({ pipeline_id: id }).pluck('status')).toEqual(['running']);
});
