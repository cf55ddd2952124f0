import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readSecretText, type Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { seal, unseal, useInstanceSecret } from '#src/database/sealing.ts';
import { syncFolder } from '#src/disk/sync-folder.ts';
import { writeSynced } from '#src/disk/write-synced.ts';
import { readErrorCode, StartFailure, describeSystemError } from './start-failure.ts';

/** File in the data directory, readable by its owner alone. */
const fileName = 'instance-secret';

type Settings = Pick<Config, 'secretKey' | 'dataDir'>;

/** Takes the secret of the instance from the settings or the data directory, for all uses of `db` in this process. */
export async function useConfiguredSecret(db: Database, config: Settings): Promise<void> {
  useInstanceSecret(db, config.secretKey ?? (await loadDirectorySecret(config.dataDir)));
}

async function loadDirectorySecret(folder: string): Promise<string> {
  const file = path.join(folder, fileName);
  try {
    return (await readSecret(file)) ?? (await makeSecret(folder, file));
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `DATA_DIR: cannot read or write ${file} (${describeSystemError(error)})`,
    );
  }
}

async function readSecret(file: string): Promise<string | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
  const secret = readSecretText(text.trim());
  if (secret === undefined) {
    throw new StartFailure(
      `DATA_DIR: ${file} holds no secret; restore the file, or set SECRET_KEY`,
    );
  }
  return secret;
}

/**
 * Processes that start together get the same secret: the file gets its name only when complete, and only once. Nothing
 * is encrypted with a secret that a power failure could lose.
 */
async function makeSecret(folder: string, file: string): Promise<string> {
  const draft = path.join(folder, `.${fileName}-${randomUUID()}`);
  try {
    await writeSynced(draft, `${randomBytes(32).toString('base64url')}\n`, 0o600);
    await link(draft, file).catch((error: unknown) => {
      if (readErrorCode(error) !== 'EEXIST') throw error;
    });
    await syncFolder(folder);
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await readSecret(file);
  if (secret === null) throw new StartFailure(`DATA_DIR: ${file} was removed during the start`);
  return secret;
}

const check = { name: 'check', place: 'instance_secrets:check', text: 'sealed' };

/**
 * Verifies that the secret is the one of the first start with this database: all machines of an instance need the same,
 * and another secret could decrypt nothing.
 */
export async function confirmSecret(db: Database, now: string): Promise<void> {
  const { name, place, text } = check;
  let sealed = await findSealed(db, name);
  if (sealed === undefined) {
    await db('instance_secrets')
      .insert({ name, sealed: seal(db, text, place), updated_at: now })
      .onConflict('name')
      .ignore();
    sealed = await findSealed(db, name);
  }
  try {
    unseal(db, sealed ?? '', place);
  } catch {
    throw new StartFailure(
      `SECRET_KEY: the database was first used with another secret; set that one, or put its file ${fileName} back into DATA_DIR`,
    );
  }
}

async function findSealed(db: Database, name: string): Promise<string | undefined> {
  const row = await db<{ name: string; sealed: string | null }>('instance_secrets')
    .where({ name })
    .first('sealed');
  return row?.sealed ?? undefined;
}
