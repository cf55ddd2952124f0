import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { databaseKind } from '#test/support/databases.ts';

const module = new URL('../../src/database/database.ts', import.meta.url).href;

/** Opens the database when a line arrives, and says what came of it. */
const script = `
  const { connect } = await import('${module}');
  console.log('ready');
  process.stdin.once('data', async () => {
    const db = await connect('sqlite:' + process.argv[1]);
    console.log('rows', (await db.raw('select count(*) as rows from many'))[0].rows);
    await db.close();
    process.exit();
  });`;

async function startOpener(file: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script, file],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return { go: () => child.stdin.write('\n'), output };
}

/** A database as a killed process leaves it: 100 MB of it are in the write-ahead log only. */
async function leaveUnfinished(folder: string): Promise<string> {
  const file = path.join(folder, 'left.sqlite');
  const db = new Sqlite(path.join(folder, 'original.sqlite'));
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('wal_autocheckpoint = 0');
    db.exec('create table many (bytes blob)');
    const insert = db.prepare('insert into many values (zeroblob(1000000))');
    for (let row = 0; row < 100; row += 1) insert.run();
    await copyFile(db.name, file);
    await copyFile(`${db.name}-wal`, `${file}-wal`);
  } finally {
    db.close();
  }
  return file;
}

it.runIf(databaseKind() === 'sqlite')(
  'is opened by several processes while one of them takes up what a killed one has left',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hearth-openers-'));
    try {
      const file = await leaveUnfinished(folder);
      const openers = await Promise.all([startOpener(file), startOpener(file), startOpener(file)]);
      for (const opener of openers) opener.go();
      for (const [stdout, stderr] of await Promise.all(openers.map((opener) => opener.output))) {
        expect(stderr).toBe('');
        expect(stdout).toContain('rows 100');
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
