import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { startApp } from '../../support/app.ts';
import { startListening } from '../../support/hook-payloads.ts';
import { projectWorld } from '../../support/project-world.ts';
import { allowLocalHooks } from '../../support/receiver.ts';

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
});
