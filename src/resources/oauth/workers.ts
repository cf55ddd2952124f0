import type { Database } from '../../database/database.ts';
import type { WorkerDefinition } from '../../workers/definition.ts';
import { ofInstance } from '../../workers/owners.ts';

/** Rows that one statement deletes: so many that it is quick, and holds nobody up. */
const batch = 5_000;

const day = 86_400_000;
/** Milliseconds for which it is known that a token or code was used already. */
const remembered = 30 * day;

/** Milliseconds after which a pair that nobody has refreshed is given up: applications in use refresh theirs within hours. */
const unused = 180 * day;

/** Forgets codes and tokens that nobody can use any more, and sees to the keys that sign id tokens. */
export const tidyOauth: WorkerDefinition<object> = {
  name: 'tidy_oauth',
  worksFor: ofInstance,
  daily: { hour: 4, minute: 10 },

  async run(_, { db, clock }, { signal }) {
    const now = clock();
    const { rotateKeys } = await import('./signing-keys.ts');
    await rotateKeys(db, now);
    const ago = (span: number) => new Date(now.getTime() - span).toISOString();
    await sweep(db, 'oauth_access_grants', 'expires_at', ago(remembered), signal);
    await sweep(db, 'oauth_access_tokens', 'closed_at', ago(remembered), signal);
    await sweep(db, 'oauth_access_tokens', 'created_at', ago(unused), signal);
  },
};

async function sweep(
  db: Database,
  table: string,
  column: string,
  before: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const ids = db(table).where(column, '<=', before).select('id').limit(batch);
    const deleted = await db(table).whereIn('id', ids).delete();
    if (Number(deleted) < batch) return;
  }
}
