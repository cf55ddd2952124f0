import type { Terms } from '#src/auth/terms.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';

/** Notes that a user accepted this version of the terms of use. */
export async function acceptTerms(
  db: Database,
  user: { readonly id: number },
  { digest, text }: Terms,
  now: string,
): Promise<void> {
  await db.transaction(async (db) => {
    await bump(db);
    await db('terms_versions')
      .insert({ digest, text, created_at: now })
      .onConflict('digest')
      .ignore();
    await db('terms_acceptances')
      .insert({ user_id: user.id, digest, accepted_at: now })
      .onConflict(['user_id', 'digest'])
      .ignore();
    await db('users').where('id', user.id).update({ accepted_terms: digest });
  });
}
