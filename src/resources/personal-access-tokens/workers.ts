import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { dayOf } from '../../day.ts';
import { groupRows } from '../../group-rows.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { createUrls } from '../../urls.ts';
import type { WorkerDefinition, WorkerDependencies } from '../../workers/definition.ts';
import { expiringTokensLetter } from './letter.ts';

/** Days ahead of which the owner of a token is told. */
const ahead = 7;

/** Tokens that one transaction tells of. */
const batch = 200;

/** Once a day, tells people of their tokens that are about to expire, of each token once. */
export const tellOfExpiringTokens: WorkerDefinition<object> = {
  name: 'tell_of_expiring_tokens',
  daily: { hour: 2, minute: 0 },
  timeout: 3600,

  async run(_, dependencies, job) {
    while (!job.signal.aborted) {
      if ((await tell(dependencies)) < batch) return;
    }
  },
};

interface Expiring {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly expires_at: string;
}

/** Answers how many tokens it was about. */
async function tell({ db, workers, config, clock }: WorkerDependencies): Promise<number> {
  const now = clock();
  return db.transaction(async (db) => {
    const tokens = await expiring(db, now);
    const ids = tokens.map(({ id }) => id);
    const noted = await inList(db('personal_access_tokens'), 'id', ids)
      .whereNull('expiry_told_at')
      .update({ expiry_told_at: now.toISOString() })
      .returning<{ id: number }[]>('id');
    // Another process may have told of some.
    const mine = new Set(noted.map(({ id }) => id));
    const byUser = groupRows(
      tokens.filter(({ id }) => mine.has(id)),
      ({ user_id }) => user_id,
    );
    const owners = await inList(db('users'), 'id', [...byUser.keys()])
      .where({ state: 'active', user_type: null, deletion_requested_at: null })
      .whereNotNull('confirmed_at')
      .select<{ id: number; name: string; username: string; email: string }[]>(
        'id',
        'name',
        'username',
        'email',
      );
    const url = createUrls(config.baseUrl);
    for (const user of owners) {
      const mail = expiringTokensLetter({ user, tokens: byUser.get(user.id) ?? [], url });
      await enqueueMail(db, workers, mail, now);
    }
    return tokens.length;
  });
}

/** Those that others made to act as somebody are none of theirs. */
function expiring(db: Database, now: Date): Promise<Expiring[]> {
  const last = new Date(now);
  last.setUTCDate(last.getUTCDate() + ahead);
  return db('personal_access_tokens')
    .where({ revoked: false, impersonation: false, expiry_told_at: null })
    .where('expires_at', '>', dayOf(now))
    .where('expires_at', '<=', dayOf(last))
    .orderBy(['expires_at', 'id'])
    .limit(batch)
    .select<Expiring[]>('id', 'user_id', 'name', 'expires_at');
}
