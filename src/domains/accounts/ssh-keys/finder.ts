import type { Database } from '#src/database/database.ts';
import { NotFound, RowNotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { SshKeyRow } from './table.ts';

const selectKeys = (db: Database) => db<SshKeyRow>('ssh_keys').select('ssh_keys.*');

export function listSshKeys(
  db: Database,
  userId: number,
  query: OffsetQuery,
): Promise<Page<SshKeyRow>> {
  return paginate(db, selectKeys(db).where('user_id', userId).orderBy('id'), query);
}

/** A key of the user; throws `NotFound`. */
export async function findSshKey(db: Database, userId: number, id: number): Promise<SshKeyRow> {
  const query = selectKeys(db).where({ id, user_id: userId });
  const key = (await query.first()) as SshKeyRow | undefined;
  if (key === undefined) throw new NotFound('Key');
  return key;
}

/** Finds a key of any user; throws `RowNotFound`. */
export async function findAnySshKey(db: Database, id: number): Promise<SshKeyRow> {
  const key = (await selectKeys(db).where({ id }).first()) as SshKeyRow | undefined;
  if (key === undefined) throw new RowNotFound();
  return key;
}

type Fingerprint = Pick<SshKeyRow, 'fingerprint'> | Pick<SshKeyRow, 'fingerprint_sha256'>;

/** Stored form of a fingerprint of either kind; throws `NotFound` for other texts. */
export function readFingerprint(text: string): Fingerprint {
  const sha256 = /^SHA256:([A-Z0-9+/]{43})=?$/i.exec(text)?.[1];
  const md5 = /^(?:MD5:)?((?:[0-9a-f]{2}:){15}[0-9a-f]{2})$/i.exec(text)?.[1];
  if (sha256 !== undefined) return { fingerprint_sha256: sha256 };
  if (md5 === undefined) throw new NotFound('Key');
  return { fingerprint: md5.toLowerCase() };
}

/** The oldest key of a user with this fingerprint: several may share an MD5. */
export function findSshKeyBy(db: Database, by: Fingerprint): Promise<SshKeyRow | undefined> {
  return selectKeys(db).where(by).orderBy('id').first();
}
