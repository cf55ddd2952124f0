import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs';
import { connect as connectSocket, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type AccessRevision, createAccessRevision } from '#src/database/access-revision.ts';
import { execution } from '#src/database/execution.ts';
import { databaseKind } from '#test/support/databases.ts';
import { useDatabase } from './setup.ts';

const setup = useDatabase();

it('shows every committed change at once, from any connection', async () => {
  const own = createAccessRevision(setup.db);
  const elsewhere = createAccessRevision(await setup.connectAgain());
  for (let round = 0; round < 20; round += 1) {
    const before = await own.current();
    const changed = round % 2 === 0 ? setup.db : await setup.connectAgain();
    await changed.transaction((db) => own.bump(db));
    expect(await Promise.all([own.current(), elsewhere.current()])).toEqual([
      before + 1,
      before + 1,
    ]);
  }
});

it('stands while nothing has changed, or a change was taken back', async () => {
  const revision = createAccessRevision(setup.db);
  const before = await revision.current();
  await setup.db('samples').insert({ name: 'unrelated' });
  const failing = setup.db.transaction(async (db) => {
    await revision.bump(db);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await revision.current()).toBe(before);
});

it('never answers with what was true before the question', async () => {
  const revision = createAccessRevision(setup.db);
  const start = await revision.current();
  const waiting: Promise<void>[] = [];
  for (let bumps = 1; bumps <= 30; bumps += 1) {
    void revision.current();
    await revision.bump(setup.db);
    waiting.push(
      revision.current().then((seen) => expect(seen).toBeGreaterThanOrEqual(start + bumps)),
    );
  }
  await Promise.all(waiting);
});

/** Two ends of one connection. */
async function openSockets() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sender = connectSocket((server.address() as AddressInfo).port, '127.0.0.1');
  const [receiver] = (await once(server, 'connection')) as [Socket];
  const close = () => {
    sender.destroy();
    receiver.destroy();
    server.close();
  };
  return { sender, receiver, close };
}

/** Another process that raises the number, and has when this returns. */
function raiseElsewhere(url: string): void {
  const from = (file: string) => new URL(`../../src/database/${file}`, import.meta.url).href;
  const script = `
    const { connect } = await import('${from('database.ts')}');
    const { bump } = await import('${from('access-revision.ts')}');
    const db = await connect(process.argv[1]);
    await bump(db);
    await db.close();`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, url];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

it.each([
  ['an immediate', (work: () => void) => void setImmediate(work)],
  ['a timer', (work: () => void) => void setTimeout(work, 1)],
  ['what came from the disk', (work: () => void) => stat('.', work)],
])(
  'shows whoever is heard next what another process has done since the answer in %s',
  async (_, later) => {
    const revision = createAccessRevision(setup.db);
    const { sender, receiver, close } = await openSockets();
    try {
      const heard = once(receiver, 'data');
      const before = await revision.current();
      later(() => {
        void revision.current();
        raiseElsewhere(setup.db[execution].url);
        sender.write('told');
      });
      await heard;
      expect(await revision.current()).toBe(before + 1);
    } finally {
      close();
    }
  },
);

describe('a change that was asked for, made and stored before the event loop goes on', () => {
  const spin = (milliseconds: number) => {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  };

  /** Asks, changes, and holds the loop up until the change is on the disk; then asks again. */
  async function expectItShown(revision: AccessRevision): Promise<void> {
    const before = await revision.current();
    const changed = setup.db.transaction((db) => revision.bump(db));
    // The turns last until the commit is on its way to the disk.
    for (let step = 0; step < 200; step += 1) await Promise.resolve();
    spin(5);
    await changed;
    expect(await revision.current()).toBe(before + 1);
  }

  it('is shown where it began in an immediate', async () => {
    const revision = createAccessRevision(setup.db);
    for (let round = 0; round < 10; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await expectItShown(revision);
    }
  });

  it('is shown where it began with what arrived together with other news of the disk', async () => {
    const revision = createAccessRevision(setup.db);
    const { sender, receiver, close } = await openSockets();
    try {
      for (let round = 0; round < 10; round += 1) {
        // The loop handles pending events in the order of their arrival after a pause.
        await new Promise((resolve) => setTimeout(resolve, 5));
        sender.write('.');
        spin(1);
        stat('.', () => {});
        spin(1);
        await once(receiver, 'data');
        await expectItShown(revision);
      }
    } finally {
      close();
    }
  });
});

it('goes on when the server ends its connections', async () => {
  const db = await setup.connectAgain();
  const revision = createAccessRevision(db);
  const before = await revision.current();
  if (databaseKind() === 'postgres') {
    await setup.db.raw(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity
       where datname = current_database() and query like '%access_revision%' and pid <> pg_backend_pid()`,
    );
  }
  for (let bumps = 1; bumps <= 3; bumps += 1) {
    await revision.bump(setup.db);
    expect(await revision.current()).toBe(before + bumps);
  }
});

it('is one for all who watch it through the same database', () => {
  expect(createAccessRevision(setup.db)).toBe(createAccessRevision(setup.db));
});

it('cannot be asked once the database is closed', async () => {
  const db = await setup.connectAgain();
  const revision = createAccessRevision(db);
  await revision.current();
  await db.close();
  await expect(revision.current()).rejects.toThrow('the database is closed');
});
