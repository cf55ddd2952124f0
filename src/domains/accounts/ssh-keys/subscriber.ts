import { publish } from '#src/domain-events/publish.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { userRemoved } from '#src/domains/core/users/events.ts';
import { sshKeyRemoved } from './events.ts';
import type { SshKeyRow } from './table.ts';

/** Keys are deleted before their account, each with an event: an account has a bounded number of them. */
export const subscriptions = [
  subscribeTo(userRemoved, {
    async prepare(db, { id: user_id }) {
      const owner = await db('users')
        .where({ id: user_id })
        .first<{ username: string } | undefined>('username');
      if (owner === undefined) return;
      for (const key of await db<SshKeyRow>('ssh_keys').where({ user_id }).orderBy('id')) {
        await db.transaction(async (db) => {
          const removed = await db('ssh_keys').where({ id: key.id }).delete();
          if (removed > 0) await publish(db, sshKeyRemoved({ key, owner }));
        });
      }
    },
  }),
];
