import type { Database } from '#src/database/database.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import {
  type IssuableChange,
  issuableChanged,
  type IssuableChanges,
  issuableCreated,
} from '#src/domains/planning/issuables/events.ts';
import { toIssuableColumns } from '#src/domains/planning/issuables/issuable.ts';
import type { ResourceEventRow } from './table.ts';

/** Each change of state, labels, milestone, weight and iteration is stored as an event. */
export const subscriptions = [
  subscribeTo(issuableCreated, { record: keepChanges }),
  subscribeTo(issuableChanged, { record: keepChanges }),
];

async function keepChanges(
  db: Database,
  { target, by: { user_id: actorId }, at, changes, dated }: IssuableChanges,
) {
  const kept = changes.flatMap(listEvents);
  if (kept.length === 0) return;
  const created_at = (dated ?? at).toISOString();
  const common = { ...toIssuableColumns(target), user_id: actorId, created_at };
  for (const some of splitIntoBatches(kept, insertBatchRows)) {
    await db('resource_events').insert(some.map((event) => ({ ...nothing, ...common, ...event })));
  }
}

type Kept = Pick<ResourceEventRow, 'kind'> & Partial<ResourceEventRow>;

const nothing = {
  action: null,
  state: null,
  label_id: null,
  milestone_id: null,
  iteration_id: null,
  weight: null,
} as const;

function listEvents(change: IssuableChange): Kept[] {
  switch (change.attribute) {
    case 'state':
      return [{ kind: 'state', state: change.to === 'opened' ? 'reopened' : change.to }];
    case 'labels': {
      const createLabelEvent = (action: 'add' | 'remove') => (label_id: number) =>
        ({ kind: 'label', action, label_id }) as const;
      return [
        ...sortIds(change.added).map(createLabelEvent('add')),
        ...sortIds(change.removed).map(createLabelEvent('remove')),
      ];
    }
    case 'milestone':
      return [
        { kind: 'milestone', milestone_id: change.to ?? change.from, action: getAction(change) },
      ];
    case 'iteration':
      return [
        { kind: 'iteration', iteration_id: change.to ?? change.from, action: getAction(change) },
      ];
    case 'weight':
      return [{ kind: 'weight', weight: change.to }];
    default:
      return [];
  }
}

/** A replacement counts as an addition. */
const getAction = ({ to }: { readonly to: number | null }) => (to === null ? 'remove' : 'add');

const sortIds = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);
