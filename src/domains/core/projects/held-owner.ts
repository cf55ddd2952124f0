import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { requireUnarchived } from '#src/policy/unarchived.ts';
import type { TokenResource } from '#src/records/token.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { holdProject } from './table.ts';

/**
 * Locks the project or group before a row is added, so that concurrent additions count each other.
 * @throws NotFound when it is gone
 * @throws Forbidden when the project was archived meanwhile
 */
export async function holdOwner(db: Database, { kind, id }: TokenResource): Promise<void> {
  if (kind === 'project') {
    requireUnarchived(await holdProject(db, id));
    return;
  }
  const group = await lockNamespace(db, id);
  if (group === undefined || group.pending_delete) throw new NotFound('Group');
}

/**
 * Counts existing rows under the lock of their owner.
 * @throws BadRequest for `most` rows or more
 */
export async function requireRoom(
  rows: Knex.QueryBuilder,
  most: number,
  what: string,
): Promise<void> {
  const [counted] = await rows.count<{ count: number | string }[]>({ count: '*' });
  if (Number(counted?.count ?? 0) < most) return;
  throw new BadRequest({ base: [`Maximum number of ${what} (${most}) exceeded`] });
}
