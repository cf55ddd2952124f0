import type { Database } from '../../database/database.ts';
import { NotFound } from '../../errors.ts';
import { type OffsetQuery, type Page, paginate } from '../../lists/offset.ts';
import type { SshKeyRow } from './table.ts';

const keys = (db: Database) => db<SshKeyRow>('ssh_keys').select('ssh_keys.*');

export function listSshKeys(
  db: Database,
  userId: number,
  query: OffsetQuery,
): Promise<Page<SshKeyRow>> {
  return paginate(db, keys(db).where('user_id', userId).orderBy('id'), query);
}

/** A key of the user, or of anybody when that is null; throws `NotFound`. */
export async function findSshKey(
  db: Database,
  userId: number | null,
  id: number,
): Promise<SshKeyRow> {
  const query = keys(db).where({ id });
  if (userId !== null) query.where('user_id', userId);
  return found((await query.first()) as SshKeyRow | undefined);
}

/** By either kind of fingerprint; throws `NotFound`. */
export async function findSshKeyByFingerprint(
  db: Database,
  fingerprint: string,
): Promise<SshKeyRow> {
  const sha256 = /^SHA256:([A-Z0-9+/]{43})=?$/i.exec(fingerprint)?.[1];
  const md5 = /^(?:MD5:)?((?:[0-9a-f]{2}:){15}[0-9a-f]{2})$/i.exec(fingerprint)?.[1];
  if (sha256 === undefined && md5 === undefined) throw new NotFound('Key');
  const query = keys(db);
  if (sha256 !== undefined) query.where('fingerprint_sha256', sha256);
  else query.where('fingerprint', md5?.toLowerCase() ?? '').orderBy('id');
  return found((await query.first()) as SshKeyRow | undefined);
}

function found(key: SshKeyRow | undefined): SshKeyRow {
  if (key === undefined) throw new NotFound('Key');
  return key;
}
