import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { connect, type Database } from '#src/database/database.ts';
import { migrate } from '#src/database/migrate.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { confirmSecret, useConfiguredSecret } from '#src/start/instance-secret.ts';

const now = '2026-05-04T09:30:00.000Z';
const secret = 'a secret of thirty-two characters';
let folder: string;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-secret-'));
  db = await connect(`sqlite:${folder}/hearth.sqlite`);
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const file = () => path.join(folder, 'instance-secret');
const use = (secretKey: string | null = null) =>
  useConfiguredSecret(db, { secretKey, dataDir: folder });

describe('the secret of the instance', () => {
  it('is made once, for the owner of the data directory alone', async () => {
    await use();
    const sealed = seal(db, 'text', 'place');
    const text = await readFile(file(), 'utf8');
    expect(text.trim().length).toBeGreaterThanOrEqual(43);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    await use();
    expect(unseal(db, sealed, 'place')).toBe('text');
    expect(await readFile(file(), 'utf8')).toBe(text);
  });

  it('is the same for processes that start together', async () => {
    const databases = await Promise.all(
      Array.from({ length: 8 }, (_, at) => connect(`sqlite:${folder}/${at}.sqlite`)),
    );
    await Promise.all(
      databases.map((each) => useConfiguredSecret(each, { secretKey: null, dataDir: folder })),
    );
    const [first, ...others] = databases;
    if (first === undefined) throw new Error('no database');
    const sealed = seal(first, 'text', 'place');
    for (const other of others) expect(unseal(other, sealed, 'place')).toBe('text');
    await Promise.all(databases.map((each) => each.close()));
    expect((await readdir(folder)).filter((name) => name.includes('secret'))).toEqual([
      'instance-secret',
    ]);
  });

  it('comes from the settings when it is there, and needs no file then', async () => {
    await use(secret);
    const sealed = seal(db, 'text', 'place');
    await use(`${secret}, another`);
    expect(() => unseal(db, sealed, 'place')).toThrow();
    expect(await readdir(folder)).not.toContain('instance-secret');
    expect(readConfig({ SECRET_KEY: secret }).secretKey).toBe(secret);
    expect(() => readConfig({ SECRET_KEY: 'short' })).toThrow(
      'SECRET_KEY: expected from 32 to 1024 characters without line breaks, got 5 characters',
    );
  });

  it('is not read from a file that holds none', async () => {
    await writeFile(file(), 'short\n');
    await expect(use()).rejects.toThrow(`DATA_DIR: ${file()} holds no secret`);
  });

  it('stays that of the database', async () => {
    await migrate(db);
    await use();
    await confirmSecret(db, now);
    await confirmSecret(db, now);
    await rm(file());
    await use();
    await expect(confirmSecret(db, now)).rejects.toThrow(
      'SECRET_KEY: the database was first used with another secret',
    );
  });
});
