import type { Database } from '#src/database/database.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import {
  type IssuableChange,
  issuableChanged,
  type IssuableChanges,
  issuableCreated,
} from '#src/domains/planning/issuables/events.ts';
import { userRemoved } from '#src/domains/core/users/events.ts';
import { loadNames } from './changes/names.ts';
import { tellChange, tellEpics } from './changes/tell.ts';
import { deleteUserNotes } from './of-removed-users.ts';
import { addSystemNotes } from './system.ts';

/** Every change of an issue or epic adds a system note. */
export const subscriptions = [
  subscribeTo(issuableCreated, { record: tellChanges }),
  subscribeTo(issuableChanged, { record: tellChanges }),
  subscribeTo(userRemoved, {
    async prepare(db, { id, hard }) {
      if (hard) await deleteUserNotes(db, id);
    },
  }),
];

async function tellChanges(
  db: Database,
  { target, by: { user_id: actorId }, at, changes, dated }: IssuableChanges,
) {
  if (changes.length === 0) return;
  const names = await loadNames(db, changes);
  const facts = { target, names, inHours: await loadInHours(db, changes) };
  const told = changes.flatMap((change) => [
    ...tellChange(change, facts).map((each) => ({ ...each, target })),
    ...tellEpics(change, facts),
  ]);
  await addSystemNotes(
    db,
    told.map((each) => ({ ...each, authorId: actorId, at: dated ?? at })),
  );
}

/** The settings are read where times changed. */
async function loadInHours(db: Database, changes: readonly IssuableChange[]): Promise<boolean> {
  const timed = changes.some(
    ({ attribute }) => attribute === 'time_estimate' || attribute === 'time_spent',
  );
  return timed && (await loadCurrentSettings(db)).time_tracking_limit_to_hours;
}
