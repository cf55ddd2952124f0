import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { EventAction, EventFeature, EventPush, EventRow } from '#src/records/event.ts';
import { hourMs } from '#src/units.ts';

interface EventTarget {
  /** A class name, such as `Issue` or `MergeRequest`. */
  readonly type: string;
  readonly id: number;
  readonly iid?: number;
  readonly title?: string;
  /**
   * Feature of the project that the target belongs to, if its type does not imply it: for a note, that of its subject.
   */
  readonly feature?: EventFeature;
  /** True if only the author and users from the reporter role upwards may see the event. */
  readonly confidential?: boolean;
}

export interface NewEvent {
  readonly author: { readonly id: number };
  readonly action: EventAction;
  readonly project?: { readonly id: number };
  readonly group?: { readonly id: number };
  /** Absent for pushes, and for actions on the project or group itself. */
  readonly target?: EventTarget;
  /** Details of a `pushed` event. */
  readonly push?: EventPush;
  readonly at: Date;
}

const features: Readonly<Record<string, EventFeature>> = {
  Issue: 'issues',
  MergeRequest: 'merge_requests',
  Milestone: 'milestones',
  Snippet: 'snippets',
  WikiPage: 'wiki',
};

type NewRow = Omit<EventRow, 'id' | 'push'> & { readonly push: string | null };

const insertEvent = prepareStatement<NewRow, object>((db, slots) =>
  db('events').insert({
    author_id: slots.author_id,
    project_id: slots.project_id,
    group_id: slots.group_id,
    action: slots.action,
    target_type: slots.target_type,
    target_id: slots.target_id,
    target_iid: slots.target_iid,
    target_title: slots.target_title,
    feature: slots.feature,
    confidential: slots.confidential,
    push: slots.push,
    created_at: slots.created_at,
  }),
);

/**
 * Maximum milliseconds by which the last activity of a project lags behind its newest event: not every event writes it.
 */
export const activityLagMs = hourMs;

const noteActivity = prepareStatement<{ id: number; at: string; before: string }, object>(
  (db, { id, at, before }) =>
    db('projects')
      .where('id', id)
      .where('last_activity_at', '<', before)
      .update({ last_activity_at: at }),
);

/** Records an action of a user, and the activity of the project, in the transaction of the change. */
export async function recordEvent(db: Database, event: NewEvent): Promise<void> {
  const { author, action, project, group, target, push, at } = event;
  await insertEvent.run(db, {
    author_id: author.id,
    project_id: project?.id ?? null,
    group_id: group?.id ?? null,
    action,
    target_type: target?.type ?? null,
    target_id: target?.id ?? null,
    target_iid: target?.iid ?? null,
    target_title: target?.title ?? null,
    feature: getFeature(event),
    confidential: target?.confidential ?? false,
    push: push === undefined ? null : JSON.stringify(push),
    created_at: at.toISOString(),
  });
  if (project === undefined) return;
  const before = new Date(at.getTime() - activityLagMs).toISOString();
  await noteActivity.run(db, { id: project.id, at: at.toISOString(), before });
}

function getFeature({ action, target }: NewEvent): EventFeature | null {
  if (action === 'pushed') return 'repository';
  if (target === undefined) return null;
  return target.feature ?? features[target.type] ?? null;
}
