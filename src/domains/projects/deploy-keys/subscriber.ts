import { publish } from '#src/domain-events/publish.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { containerRemoved } from '#src/domains/core/namespaces/events.ts';
import { deployKeyRemoved } from './events.ts';
import { selectDeployKeys, removeProjectDeployKey } from './table.ts';

/** A project that leaves takes along the keys that it is the last to have: no other could be given them any more. */
export const subscriptions = [
  subscribeTo(containerRemoved, {
    async prepare(db, { kind, id }) {
      if (kind !== 'project') return;
      for (const key of await selectDeployKeys(db, id)) {
        await db.transaction(async (db) => {
          const { gone } = await removeProjectDeployKey(db, id, key);
          if (gone) await publish(db, deployKeyRemoved({ key }));
        });
      }
    },
  }),
];
