import { sweepRows } from '#src/database/in-parts.ts';
import { dayMs } from '#src/units.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';

/** Milliseconds for which it is known that a token or code was used already. */
const keptClosedMs = 30 * dayMs;

/** Milliseconds after which an unused pair is deleted: applications in use refresh theirs within hours. */
const unusedMs = 180 * dayMs;

/** Deletes expired codes and tokens, and rotates the keys that sign id tokens. */
export const tidyOauth: WorkerDefinition<object> = {
  name: 'tidy_oauth',
  worksFor: toInstanceOwner,
  daily: { hour: 4, minute: 10 },

  async run(_, { db, clock }, { signal }) {
    const now = clock();
    const { rotateKeys } = await import('./signing-keys.ts');
    await rotateKeys(db, now);
    const computePast = (span: number) => new Date(now.getTime() - span).toISOString();
    const grants = db('oauth_access_grants').where('expires_at', '<=', computePast(keptClosedMs));
    await sweepRows(db, 'oauth_access_grants', grants, { signal });
    for (const [column, before] of [
      ['closed_at', computePast(keptClosedMs)],
      ['created_at', computePast(unusedMs)],
    ] as const) {
      const tokens = db('oauth_access_tokens').where(column, '<=', before);
      await sweepRows(db, 'oauth_access_tokens', tokens, { signal });
    }
  },
};

/** Background jobs of the resource. */
export const workers = [tidyOauth];
