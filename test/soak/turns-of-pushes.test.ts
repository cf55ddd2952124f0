import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';

/** A second user's push has its pipeline soon, whatever the pipelines of a first one do meanwhile. */
const { api, db, git, environment } = await startApp({ connections: racing });
const { workers } = environment;
const administrator = api.as(await seedUser(db, { admin: true }));
await administrator.put('/application/settings', {
  allow_local_requests_from_web_hooks_and_services: true,
});
workers.start();
afterAll(() => workers.stop());

const slowHost = createServer((_, response) => {
  setTimeout(() => response.end('x: {script: x}'), 2_000);
}).listen(0, '127.0.0.1');
await once(slowHost, 'listening');
afterAll(() => slowHost.close());
const slow = `http://127.0.0.1:${(slowHost.address() as AddressInfo).port}`;

async function worldOf(files: Readonly<Record<string, string>>) {
  const { project, people } = await statusesWorld(db, git);
  const changes = Object.entries(files).map(([path, content]) => write(path, content));
  await committerTo(git, project)('Configure', changes, {});
  const maintainer = api.as(people.maintainer);
  let pushes = 0;
  return {
    /** Pushes a commit. Returns how many milliseconds later it has its pipeline. */
    async push(branch = 'main', waits = true): Promise<number> {
      const begun = performance.now();
      const { status, body } = await maintainer.post(`/projects/${project.id}/repository/commits`, {
        ...{ branch, commit_message: 'Change' },
        ...(branch !== 'main' && { start_branch: 'main' }),
        actions: [{ action: 'create', file_path: `file ${(pushes += 1)}`, content: 'x' }],
      });
      expect(status).toBe(201);
      const { id: sha } = body as { id: string };
      const made = () => db('pipelines').where({ project_id: project.id, sha }).first('id');
      while (waits && (await made()) === undefined) await delay(5);
      return performance.now() - begun;
    },
    run: () => maintainer.post(`/projects/${project.id}/pipeline`, { ref: 'main' }),
  };
}

const middle = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const many = (count: number, job: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => job(index)).join('\n');

const attacks = {
  'whose configurations include a slow host': {
    '.gitlab-ci.yml': `include: [${many(12, (n) => `"${slow}/${n}.yml",`)}]\na: {script: x}`,
  },
  'whose delayed jobs begin at once': {
    '.gitlab-ci.yml': many(2500, (n) => `j${n}: {script: x, when: delayed, start_in: 1 second}`),
  },
  'whose jobs have a resource group each': {
    '.gitlab-ci.yml': many(1500, (n) => `j${n}: {script: x, resource_group: g${n}}`),
  },
  'whose trigger jobs start pipelines of 2,000 jobs each': {
    '.gitlab-ci.yml': many(40, (n) => `t${n}: {trigger: {include: child.yml}}`),
    'child.yml': many(2000, (n) => `j${n}: {script: x}`),
  },
};

it.each(Object.entries(attacks))('pushes beside pipelines %s', async (name, files) => {
  const [first, second] = [
    await worldOf(files),
    await worldOf({ '.gitlab-ci.yml': 'a: {script: x}' }),
  ];
  await workers.idle();
  const quiet: number[] = [];
  for (let count = 0; count < 12; count += 1) quiet.push(await second.push());
  const usual = middle(quiet.slice(2));

  const attack = name.includes('slow host')
    ? Promise.all(Array.from({ length: 8 }, (_, n) => first.push(`branch-${n}`, false)))
    : first.run();
  await attack;
  const beside: number[] = [];
  const until = performance.now() + 10_000;
  while (performance.now() < until) beside.push(await second.push());
  const most = Math.max(3 * usual, 500);
  process.stdout.write(
    `${name}: ${beside.length} pushes, ${Math.round(middle(beside))} ms (slowest ` +
      `${Math.round(Math.max(...beside))}), ${Math.round(usual)} ms when quiet\n`,
  );
  expect(middle(beside)).toBeLessThan(most);
});
