import { expect, it } from 'vitest';
import { findDestination } from '#src/outbound/destination.ts';
import { runPipelineSchedule } from '#src/domains/ci/pipeline-schedules/workers.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules, toSystemRules } from '#src/settings/outbound-rules.ts';
import { Postponed } from '#src/workers/definition.ts';
import { startApp } from '#test/support/app.ts';
import { newMails } from '#test/support/mails.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks, seedHook, startReceiver } from '#test/support/receiver.ts';
import { seedUser } from '#test/support/seed.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { workers } = environment;
const administrator = api.as(await seedUser(db, { admin: true }));

const setSilentMode = async (silent_mode_enabled: boolean) => {
  const changed = await administrator.put('/application/settings', { silent_mode_enabled });
  expect(changed).toMatchObject({ status: 200, body: { silent_mode_enabled } });
};

it('an instance in silent mode keeps webhooks, and sends them afterwards', async () => {
  await allowLocalHooks(db);
  const { project, people } = await projectWorld(db, { git });
  const receiver = await startReceiver();
  await seedHook(db, { url: receiver.url, project_id: project.id, issues_events: true });
  await setSilentMode(true);
  workers.start();
  const issue = { title: 'Cracks' };
  const made = await api.as(people.developer).post(`/projects/${project.id}/issues`, issue);
  expect(made.status).toBe(201);
  await workers.idle();
  expect(receiver.received).toEqual([]);
  expect(await db('deliveries').pluck('state')).toEqual(['waiting']);

  await setSilentMode(false);
  await db('worker_jobs').update({ run_at: new Date().toISOString() });
  await workers.idle();
  expect(receiver.received).toHaveLength(1);
});

it('an instance in silent mode keeps mail, and sends it afterwards', async () => {
  await newMails(app);
  await setSilentMode(true);
  const password = 'glaze-and-kiln-2903';
  const person = { username: 'potter', name: 'Potter', email: 'potter@example.com', password };
  expect((await administrator.post('/users', person)).status).toBe(201);
  await workers.idle();
  expect(await newMails(app)).toEqual([]);
  await setSilentMode(false);
  await db('worker_jobs').update({ run_at: new Date().toISOString() });
  await workers.idle();
  expect((await newMails(app)).map(({ to }) => to)).toContain(person.email);
});

it('an instance in silent mode starts no schedule and asks no other server', async () => {
  await setSilentMode(true);
  const job = {
    id: 'a',
    attempt: 1,
    signal: AbortSignal.timeout(60_000),
    progress: async () => {},
  };
  const dependencies = { ...environment, log: null as never };
  await expect(runPipelineSchedule.run({ id: 1 }, dependencies, job)).rejects.toThrow(Postponed);
  const settings = await loadCurrentSettings(db);
  for (const rules of [toOutboundRules(settings), toSystemRules(settings)]) {
    const asked = findDestination(new URL('http://127.0.0.1/'), { ...rules, localAllowed: true });
    await expect(asked).rejects.toThrow('may not be asked');
  }
  await setSilentMode(false);
});
