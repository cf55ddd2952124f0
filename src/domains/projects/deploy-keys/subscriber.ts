import { publish } from '#src/domain-events/publish.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { containerRemoved } from '#src/domains/core/namespaces/events.ts';
import { deployKeyRemoved } from './events.ts';
import { selectDeployKeys, removeProjectDeployKey } from './table.ts';

/** A deleted project also deletes keys that no other project has. */
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
