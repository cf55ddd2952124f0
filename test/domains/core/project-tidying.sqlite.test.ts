import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addCommit } from '#src/git/writing/commit.ts';
import { tidyChanged } from '#src/domains/core/repositories/tidying.ts';
import { tidyChangedRepositories } from '#src/domains/projects/project-maintenance/workers.ts';
import { refreshRepository } from '#src/domains/core/repositories/workers.ts';
import { workerDefinitions } from '#src/worker-definitions.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';

const now = new Date('2026-03-01T02:30:00.000Z');
const { api, db, git, environment } = await startApp({ clock: () => now });

const person = { name: 'Ada', email: 'ada@example.com', date: now.toISOString() };

/** A project whose repository holds as many loose objects as a busy day leaves, and whether anybody has noticed. */
async function busyProject({ noticed }: { noticed: boolean }) {
  const project = await seedProject(db, { git, readme: true });
  const repository = git.repository(project.id);
  const directory = join(environment.config.dataDir, 'repositories', `${repository.storedAt}.git`);
  const changes = Array.from({ length: 260 }, (_, index) => ({
    action: 'create' as const,
    path: `f-${index}`,
    content: Buffer.from(`${project.id}-${index}`),
  }));
  const people = { author: person, committer: person };
  await addCommit(repository, { branch: 'main', message: 'Add files', ...people, changes });
  if (noticed) {
    const payload = { project_id: project.id };
    await refreshRepository.run(payload, { ...environment, log: silent }, job);
  }
  return { id: project.id, directory };
}

const silent = { warn: () => undefined } as never;
const job = { id: '1', attempt: 1, signal: new AbortController().signal, progress: async () => {} };

function looseObjects(directory: string): number {
  const output = execFileSync('git', ['--git-dir', directory, 'count-objects']);
  return Number(String(output).split(' ', 1)[0]);
}

const changedAt = async (id: number) =>
  (await db('project_statistics').where({ project_id: id }).first<{ changed_at: string | null }>())
    .changed_at;

it('is done every night', () => {
  expect(workerDefinitions).toContain(tidyChangedRepositories);
  expect(tidyChangedRepositories.daily).toEqual({ hour: 2, minute: 0 });
});

it('packs every night what has changed, whatever becomes of the others', async () => {
  const broken = await busyProject({ noticed: true });
  const busy = await busyProject({ noticed: true });
  const unchanged = await busyProject({ noticed: false });
  const empty = await seedProject(db);
  await db('project_statistics')
    .where({ project_id: empty.id })
    .update({ changed_at: now.toISOString() });
  expect(await changedAt(busy.id)).toBe(now.toISOString());
  writeFileSync(join(broken.directory, 'config'), 'not a configuration');

  await tidyChangedRepositories.run({}, { ...environment, log: silent }, job);
  expect(looseObjects(busy.directory)).toBe(0);
  expect(await changedAt(busy.id)).toBeNull();
  expect(await changedAt(empty.id)).toBeNull();
  expect(await changedAt(broken.id)).toBe(now.toISOString());
  expect(looseObjects(unchanged.directory)).toBeGreaterThan(250);
});

it('leaves what changes meanwhile to the next night', async () => {
  const { id } = await busyProject({ noticed: true });
  const earlier = '2026-03-01T02:00:00.000Z';
  await tidyChanged(environment, { project_id: id, changed_at: earlier });
  expect(await changedAt(id)).toBe(now.toISOString());
});

it('passes over what would gain little', async () => {
  const project = await seedProject(db, { git, readme: true });
  await refreshRepository.run({ project_id: project.id }, { ...environment, log: silent }, job);
  const directory = join(
    environment.config.dataDir,
    'repositories',
    `${git.repository(project.id).storedAt}.git`,
  );
  await tidyChanged(environment, { project_id: project.id, changed_at: now.toISOString() });
  expect(looseObjects(directory)).toBe(3);
  expect(await changedAt(project.id)).toBeNull();
});

it('is left where the instance does not want it', async () => {
  const busy = await busyProject({ noticed: true });
  const admin = api.as(await seedUser(db, { admin: true }));
  const run = () => tidyChangedRepositories.run({}, { ...environment, log: silent }, job);
  await admin.put('/application/settings', { housekeeping_enabled: false });
  await run();
  expect(await changedAt(busy.id)).toBe(now.toISOString());
  const periods = {
    housekeeping_bitmaps_enabled: true,
    housekeeping_full_repack_period: 50,
    housekeeping_gc_period: 200,
    housekeeping_incremental_repack_period: 10,
  };
  const on = await admin.put('/application/settings', { housekeeping_enabled: true, ...periods });
  expect(on.status).toBe(200);
  await run();
  expect(await changedAt(busy.id)).toBeNull();
});
