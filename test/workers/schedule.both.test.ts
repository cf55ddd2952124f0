import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPlanning } from '#src/ci/planning.ts';
import { createRateLimits } from '#src/limits/rate-limits.ts';
import { readConfig } from '#src/config.ts';
import { connect } from '#src/database/database.ts';
import { createGit } from '#src/git/git.ts';
import { createLog } from '#src/log.ts';
import { createStorage } from '#src/storage/storage.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { createScheduler, computeLatestTime } from '#src/workers/schedule.ts';
import { createWorkers } from '#src/workers/workers.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { gitHost } from '#test/support/git-host.ts';

const fresh = await freshDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-schedule-'));
const git = createGit({ dataDir, onDemand: true, hostModule: gitHost() });
const [db, other] = [await connect(fresh.url), await connect(fresh.url)];
afterAll(async () => {
  await db.close();
  await other.close();
  await git.close();
  await fresh.drop();
  await rm(dataDir, { recursive: true, force: true });
});

let now = new Date();
let ran = 0;
const nightly: WorkerDefinition<object> = {
  name: 'nightly',
  worksFor: () => 'instance',
  daily: { hour: 0, minute: 30 },
  async run() {
    ran += 1;
  },
};
const storage = createStorage({ dataDir });
const config = readConfig({ DATA_DIR: dataDir });
const planning = createPlanning();
const limits = createRateLimits({ db, config });
const options = {
  git,
  storage,
  config,
  planning,
  limits,
  log: createLog('silent'),
  clock: () => now,
};
const definitions = async () => [nightly];
const byName = async () => new Map([[nightly.name, nightly]]);

describe('work that is done every day', () => {
  it('is due at its time of day in UTC', () => {
    const due = (moment: string) => computeLatestTime({ hour: 0, minute: 30 }, new Date(moment));
    expect(due('2026-03-01T00:29:59.999Z')).toBe('2026-02-28T00:30:00.000Z');
    expect(due('2026-03-01T00:30:00.000Z')).toBe('2026-03-01T00:30:00.000Z');
    expect(due('2026-03-01T23:59:59.999Z')).toBe('2026-03-01T00:30:00.000Z');
  });

  it('is added once for each time, whatever the number of processes, and made up for once', async () => {
    const workers = await createWorkers(db, { ...options, definitions });
    const second = await createWorkers(other, { ...options, definitions });
    const tick = async (moment: string) => {
      now = new Date(moment);
      await Promise.all(
        [
          createScheduler({ ...options, definitions: byName, db, workers }),
          createScheduler({ ...options, definitions: byName, db: other, workers: second }),
          createScheduler({ ...options, definitions: byName, db, workers }),
        ].map((enqueueDue) => enqueueDue()),
      );
      workers.start();
      await workers.idle();
      await workers.stop();
      return ran;
    };
    // No time has been noted yet: the first start does what may have been missed.
    expect(await tick('2026-03-01T10:00:00Z')).toBe(1);
    expect(await tick('2026-03-02T00:29:59Z')).toBe(1);
    expect(await tick('2026-03-02T00:30:00Z')).toBe(2);
    expect(await tick('2026-03-02T00:30:15Z')).toBe(2);
    expect(await tick('2026-03-09T12:00:00Z')).toBe(3);
    // A clock that goes back a little adds nothing; after one that was far ahead work goes on.
    expect(await tick('2026-03-08T12:00:00Z')).toBe(3);
    expect(await tick('2026-03-05T12:00:00Z')).toBe(4);
    expect(await tick('2026-03-05T12:00:15Z')).toBe(4);
    expect(await tick('2026-03-06T00:30:00Z')).toBe(5);
  });

  it('is added by workers that run', async () => {
    now = new Date('2026-04-01T12:00:00Z');
    const before = ran;
    const workers = await createWorkers(db, { ...options, definitions });
    workers.start();
    await expect.poll(() => ran).toBe(before + 1);
    await workers.stop();
  });
});
