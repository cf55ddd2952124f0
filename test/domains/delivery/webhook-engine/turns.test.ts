import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { enqueueForHooks } from '#src/domains/delivery/webhook-engine/enqueue.ts';
import { noteOutcomes } from '#src/domains/delivery/webhook-engine/hook-kind.ts';
import { startApp } from '#test/support/app.ts';
import { allowLocalHooks, seedHook, startReceiver } from '#test/support/receiver.ts';
import { personalNamespace, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { until } from '#test/support/waiting.ts';

const { db, environment } = await startApp({ config: { plan: 'premium' } });
const { workers } = environment;

beforeAll(() => allowLocalHooks(db));

/** Receivers at as many hosts as there are loopback addresses, none of which answers before it is told to. */
async function startSilentReceivers() {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    request.resume();
    waiting.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = () => {
    for (const response of waiting.splice(0)) response.end();
    server.on('request', (_, response) => void response.end());
  };
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { urlOf: (place: number) => `http://127.0.0.${place + 1}:${port}/`, waiting, answer };
}

const announce = (project: { readonly id: number }) =>
  db.transaction((db) =>
    enqueueForHooks(db, {
      ...{ trigger: 'issues_events', header: 'Issue Hook', order: 'issue 1' },
      project: project.id,
      payload: async () => ({}),
    }),
  );

it('all projects of one person, or below one group, leave places to others', async () => {
  const slow = await startSilentReceivers();
  const person = await seedUser(db);
  const group = await seedGroup(db);
  const below = await seedGroup(db, { parent: group });
  const namespaces = [await personalNamespace(db, person), group, below];
  const projects = [];
  for (const namespace of [...namespaces, ...namespaces]) {
    projects.push(await seedProject(db, { namespace }));
  }
  for (const [at, { id: project_id }] of projects.entries()) {
    for (let place = 0; place < 20; place += 1) {
      const url = slow.urlOf(at * 20 + place);
      await seedHook(db, { url, project_id, issues_events: true, quick: true });
    }
  }
  const receiver = await startReceiver();
  const other = await seedProject(db);
  await seedHook(db, { url: receiver.url, project_id: other.id, issues_events: true });
  for (const project of projects) await announce(project);
  workers.start();
  onTestFinished(() => workers.stop());
  onTestFinished(slow.answer);
  await until(() => slow.waiting.length === 16);
  await announce(other);
  await until(() => receiver.received.length === 1);
  expect(slow.waiting).toHaveLength(16);
  slow.answer();
});

it('receivers of one owner leave places at a host to others', async () => {
  const held: ServerResponse[] = [];
  const receiver = await startReceiver((response, { path }) => {
    if (path === '/hook/slow') held.push(response);
    else response.end();
  });
  const slow = await seedProject(db);
  for (let hook = 0; hook < 8; hook += 1) {
    const url = `${receiver.url}/slow`;
    await seedHook(db, { url, project_id: slow.id, issues_events: true, quick: true });
  }
  const other = await seedProject(db, { namespace: await seedGroup(db) });
  await seedHook(db, { url: receiver.url, project_id: other.id, issues_events: true });
  workers.start();
  onTestFinished(() => workers.stop());
  onTestFinished(() => void held.splice(0).map((response) => response.end()));
  await announce(slow);
  await until(() => held.length === 4);
  await announce(other);
  await until(() => receiver.received.some(({ path }) => path === '/hook'));
  expect(held).toHaveLength(4);
});

it('receivers that are quick wait for none that are slow, or are not known yet', async () => {
  const slow = await startSilentReceivers();
  const project = await seedProject(db);
  for (let place = 0; place < 20; place += 1) {
    const url = slow.urlOf(place);
    await seedHook(db, { url, project_id: project.id, issues_events: true });
  }
  await announce(project);
  workers.start();
  onTestFinished(() => workers.stop());
  onTestFinished(slow.answer);
  await until(() => slow.waiting.length === 4);

  const receiver = await startReceiver();
  for (let hook = 0; hook < 4; hook += 1) {
    const url = `${receiver.url}/${hook}`;
    await seedHook(db, { url, project_id: project.id, issues_events: true, quick: true });
  }
  for (let events = 1; events <= 3; events += 1) {
    await announce(project);
    await until(() => receiver.received.length === 4 * events);
  }
  expect(slow.waiting).toHaveLength(4);
});

it('slow receivers at a host leave places there to quick ones', async () => {
  const held: ServerResponse[] = [];
  let silent = true;
  const receiver = await startReceiver((response, { path }) => {
    if (silent && path === '/hook/slow') held.push(response);
    else response.end();
  });
  const project = await seedProject(db);
  const flags = { project_id: project.id, issues_events: true };
  for (let hook = 0; hook < 8; hook += 1) {
    await seedHook(db, { url: `${receiver.url}/slow`, ...flags });
  }
  workers.start();
  onTestFinished(() => workers.stop());
  onTestFinished(() => {
    silent = false;
    for (const response of held) response.end();
  });
  await announce(project);
  await until(() => held.length === 4);
  await seedHook(db, { url: receiver.url, ...flags, quick: true });
  await announce(project);
  await until(() => receiver.received.some(({ path }) => path === '/hook'));
  expect(held).toHaveLength(4);
});

describe('the places of a receiver', () => {
  const quickOf = async ({ id }: { readonly id: number }) =>
    db('hooks').where({ id }).first<{ quick: boolean }>('quick');

  it('are those of quick ones once it has answered soon', async () => {
    const receiver = await startReceiver();
    const project = await seedProject(db);
    const hook = await seedHook(db, {
      ...{ url: receiver.url, project_id: project.id, issues_events: true },
    });
    workers.start();
    onTestFinished(() => workers.stop());
    await announce(project);
    await workers.idle();
    expect(receiver.received).toHaveLength(1);
    expect(await quickOf(hook)).toEqual({ quick: true });
  });

  it.each([
    ['a hook of a project', 'project'],
    ['a hook of the instance', 'system'],
  ] as const)('are those of slow ones after a slow answer to %s', async (_, kind) => {
    const place = kind === 'project' ? { project_id: (await seedProject(db)).id } : {};
    const hook = await seedHook(db, { url: 'http://192.0.2.1/', ...place, quick: true });
    await noteOutcomes(db, hook, [{ ok: true, duration_ms: 10 }], environment);
    expect(await quickOf(hook)).toEqual({ quick: true });
    const outcomes = [
      { ok: true, duration_ms: 10 },
      { ok: false, duration_ms: 10_000 },
    ];
    await noteOutcomes(db, hook, outcomes, environment);
    expect(await quickOf(hook)).toEqual({ quick: false });
  });
});
