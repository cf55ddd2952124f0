import type { Database } from '#src/database/database.ts';
import type { MilestoneRow } from '#src/domains/planning/milestones/table.ts';
import { type ExportedRecord, loadOwnedRows, streamRecords } from '../record.ts';
import type { AwardColumn } from './awards.ts';
import { iterationColumns, type StoredIteration, toIterationRecord } from './iterations.ts';
import {
  belongs,
  labelColumns,
  type StoredLabel,
  toLabelRecord,
  toMilestoneRecord,
} from './planning.ts';

type LabelEvent = Partial<StoredLabel> & {
  readonly event_id: number;
  readonly user_id: number | null;
  readonly action: string | null;
  readonly changed_at: string;
};

interface StateOrWeight {
  readonly id: number;
  readonly kind: 'state' | 'weight';
  readonly state: string | null;
  readonly weight: number | null;
  readonly user_id: number | null;
  readonly created_at: string;
}

type MilestoneEvent = MilestoneRow & {
  readonly action: string | null;
  readonly user_id: number | null;
  readonly changed_at: string;
};

type IterationEvent = StoredIteration & {
  readonly action: string | null;
  readonly user_id: number | null;
  readonly changed_at: string;
};

/** The columns without the description, which the record of the milestone in the archive has. */
const milestoneColumns = [
  ...['title', 'iid', 'due_date', 'start_date', 'state', 'project_id', 'group_id'],
  ...['created_at', 'updated_at'],
].map((name) => `milestones.${name}`);

/** The changes of labels, state, milestone, iteration and weight that some issues, merge requests or epics had. */
export async function exportChanges(
  db: Database,
  column: AwardColumn,
  ids: readonly number[],
): Promise<(id: number) => NonNullable<ExportedRecord['lists']>> {
  const changeColumns = ['id', 'user_id', 'action', 'created_at as changed_at', column].map(
    (name) => `resource_events.${name}`,
  );
  const labelEvents = await loadOwnedRows<LabelEvent>(
    ids,
    () =>
      db('resource_events')
        .leftJoin('labels', 'labels.id', 'resource_events.label_id')
        .where('resource_events.kind', 'label')
        .select(...labelColumns.filter((name) => name !== 'labels.id'), ...changeColumns),
    { of: 'resource_events', owner: column, by: ['id'] },
  );
  const changes = await loadOwnedRows<StateOrWeight>(
    ids,
    () => db('resource_events').whereIn('kind', ['state', 'weight']).select('*'),
    { of: 'resource_events', owner: column, by: ['id'] },
  );
  const milestoneEvents = await loadOwnedRows<MilestoneEvent>(
    ids,
    () =>
      db('resource_events')
        .join('milestones', 'milestones.id', 'resource_events.milestone_id')
        .where('resource_events.kind', 'milestone')
        .select(...milestoneColumns, ...changeColumns),
    { of: 'resource_events', owner: column, by: ['id'] },
  );
  const iterationEvents = await loadOwnedRows<IterationEvent>(
    ids,
    () =>
      db('resource_events')
        .join('iterations', 'iterations.id', 'resource_events.iteration_id')
        .join('iteration_cadences as cadences', 'cadences.id', 'iterations.cadence_id')
        .where('resource_events.kind', 'iteration')
        .select(...iterationColumns, ...changeColumns),
    { of: 'resource_events', owner: column, by: ['id'] },
  );
  return (id) => ({
    resource_label_events: streamRecords(labelEvents(id), (row) => ({
      ...{ action: row.action, user_id: row.user_id, created_at: row.changed_at },
      label: isOfLabel(row) ? toLabelRecord(row) : null,
    })),
    resource_state_events: streamRecords(changes(id), ({ kind, state, user_id, created_at }) =>
      kind === 'state' ? { state, user_id, created_at } : null,
    ),
    // Epics have no milestones.
    ...(column !== 'epic_id' && {
      resource_milestone_events: streamRecords(milestoneEvents(id), milestoneEventRecord),
    }),
    ...(column === 'issue_id' && {
      resource_iteration_events: streamRecords(iterationEvents(id), (row) => ({
        ...{ action: row.action, user_id: row.user_id, created_at: row.changed_at },
        iteration: toIterationRecord(row),
      })),
      resource_weight_events: streamRecords(changes(id), weightEventRecord),
    }),
  });
}

const weightEventRecord = ({ kind, weight, user_id, created_at }: StateOrWeight) =>
  kind === 'weight' ? { weight, user_id, created_at } : null;

const milestoneEventRecord = (row: MilestoneEvent) =>
  belongs(row)
    ? {
        ...{ action: row.action, user_id: row.user_id, created_at: row.changed_at },
        milestone: toMilestoneRecord(row),
      }
    : null;

/** The label may be gone. */
const isOfLabel = (row: LabelEvent): row is LabelEvent & StoredLabel =>
  row.title != null && belongs(row as StoredLabel);
