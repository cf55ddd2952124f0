import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueueForHooks } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks, seedHook, startReceiver } from '#test/support/receiver.ts';

const { api, db, git, environment } = await startApp({ config: { plan: 'premium' } });
const { workers } = environment;

beforeAll(async () => {
  await allowLocalHooks(db);
  workers.start();
});
afterAll(() => workers.stop());

const count = 6;

/** Announces events in one transaction, so that all wait when the first of them is sent. */
async function announceAll(project: { readonly id: number }) {
  await db.transaction(async (db) => {
    for (let number = 0; number < count; number += 1) {
      await enqueueForHooks(db, {
        ...{ trigger: 'issues_events', header: 'Issue Hook', order: 'issue 1' },
        project: project.id,
        payload: async () => ({
          object_kind: 'issue',
          object_attributes: { action: 'open', title: String(number) },
        }),
      });
    }
  });
  await workers.idle();
}

/**
 * A receiver that has a request made before it answers the first delivery. Receivers that are known as quick are sent all
 * that waits by one job.
 */
async function startChanging(change: () => Promise<{ readonly status: number }>) {
  const statuses: number[] = [];
  const receiver = await startReceiver((response) => {
    if (receiver.received.length > 1) {
      response.end();
      return;
    }
    void change().then(({ status }) => {
      statuses.push(status);
      response.end();
    });
  });
  return { ...receiver, statuses };
}

it('a hook with another address and token gets no later delivery at the old ones', async () => {
  const { project, people } = await projectWorld(db, { git });
  const as = api.as(people.maintainer);
  const later = await startReceiver();
  const old = await startChanging(() =>
    as.put(`/projects/${project.id}/hooks/${hook.id}`, { url: later.url, token: 'new' }),
  );
  const hook = await seedHook(db, {
    ...{ url: old.url, project_id: project.id, issues_events: true, token: 'old', quick: true },
  });
  await announceAll(project);
  expect([old.received.length, old.statuses]).toEqual([1, [200]]);
  expect(later.received.map(({ headers }) => headers['x-gitlab-token'])).toEqual(
    Array<string>(count - 1).fill('new'),
  );
});

it('a header that is set goes with the next delivery', async () => {
  const { project, people } = await projectWorld(db, { git });
  const as = api.as(people.maintainer);
  const receiver = await startChanging(() =>
    as.put(`/projects/${project.id}/hooks/${hook.id}/custom_headers/X-Own`, { value: 'new' }),
  );
  const hook = await seedHook(db, {
    ...{ url: receiver.url, project_id: project.id, issues_events: true, quick: true },
  });
  await announceAll(project);
  const values = receiver.received.map(({ headers }) => headers['x-own']);
  expect(values).toEqual([undefined, ...Array<string>(count - 1).fill('new')]);
});

it.each(['integration', 'hook'] as const)(
  'a removed %s sends no further deliveries',
  async (what) => {
    const { project, people } = await projectWorld(db, { git });
    const as = api.as(people.maintainer);
    const path = `/projects/${project.id}`;
    const receiver = await startChanging(() =>
      as.delete(what === 'hook' ? `${path}/hooks/${hook}` : `${path}/integrations/slack`),
    );
    const given = { issues_events: true };
    const { body } =
      what === 'hook'
        ? await as.post(`${path}/hooks`, { ...given, url: receiver.url })
        : await as.put(`${path}/integrations/slack`, { ...given, webhook: receiver.url });
    const hook = String(body.id);
    await db(`${what}s`).where({ project_id: project.id }).update({ quick: true });
    await workers.stop();
    for (const title of ['a', 'b', 'c', 'd']) await as.post(`${path}/issues`, { title });
    workers.start();
    await workers.idle();
    expect([receiver.received.length, receiver.statuses]).toEqual([1, [204]]);
  },
);
