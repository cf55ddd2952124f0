import type { Database } from '#src/database/database.ts';
import { audit, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { NotFound } from '#src/errors.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';

interface IdentityKey {
  readonly user: { readonly id: number };
  readonly provider: string;
  /** The value of an `If-Unmodified-Since` header. */
  readonly unmodifiedSince: string | undefined;
}

/** Takes a provider away from a user; throws `NotFound` when there is nothing to take. */
export async function removeIdentities(
  db: Database,
  { user, provider, unmodifiedSince }: IdentityKey,
  doing: Doing,
): Promise<void> {
  await db.transaction(async (db) => {
    const found = await db('identities')
      .where({ user_id: user.id, provider })
      .select<{ id: number; updated_at: string }[]>('id', 'updated_at')
      .forUpdate();
    if (found.length === 0) throw new NotFound('Identity');
    for (const { updated_at } of found) checkUnmodifiedSince(unmodifiedSince, updated_at);
    await db('identities').where({ user_id: user.id, provider }).delete();
    await audit(db, toAuditedUser(user), { remove: `identity of ${provider}` }, doing);
  });
}
