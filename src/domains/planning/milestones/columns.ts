import type { Milestone } from '#generated/common/types.ts';
import type { Text } from '#runtime/later-text.ts';
import { describeLongText } from '#src/database/long-texts.ts';
import { presentMilestone, type ShownMilestone } from './presenter.ts';

/** Columns of a joined table, each with the word before its name: `closer_username`. */
export const prefixColumns = (table: string, prefix: string, names: readonly string[]) =>
  names.map((name) => `${table}.${name} as ${prefix}_${name}`);

/** The columns of the joined milestone that an issue or a merge request shows, but for its text. */
export const milestoneColumns = prefixColumns('milestones', 'milestone', [
  'iid',
  'project_id',
  'group_id',
  'title',
  'state',
  'start_date',
  'due_date',
  'created_at',
  'updated_at',
]);

export const milestoneText = describeLongText('milestones', 'description', {
  as: 'milestone_description',
  id: 'milestone_id',
  changed: 'milestone_updated_at',
});

/** The milestone of a row that has these columns, and the path of the project that the row is in. */
export interface WithMilestone {
  readonly project_path: string;
  readonly milestone_id: number | null;
  readonly milestone_iid: number | null;
  readonly milestone_project_id: number | null;
  readonly milestone_group_id: number | null;
  readonly milestone_group_path: string | null;
  readonly milestone_title: string | null;
  readonly milestone_description: Text | null;
  readonly milestone_state: 'active' | 'closed' | null;
  readonly milestone_start_date: string | null;
  readonly milestone_due_date: string | null;
  readonly milestone_created_at: string | null;
  readonly milestone_updated_at: string | null;
}

export function presentJoinedMilestone(
  row: WithMilestone,
  shown: ShownMilestone,
): Milestone | null {
  const { milestone_id: id, milestone_state: state } = row;
  if (id === null || state === null) return null;
  const fullPath = row.milestone_group_path ?? row.project_path;
  const milestone = {
    id,
    iid: row.milestone_iid ?? 0,
    project_id: row.milestone_project_id,
    group_id: row.milestone_group_id,
    title: row.milestone_title ?? '',
    description: row.milestone_description,
    state,
    start_date: row.milestone_start_date,
    due_date: row.milestone_due_date,
    created_at: row.milestone_created_at ?? '',
    updated_at: row.milestone_updated_at ?? '',
  };
  return presentMilestone(milestone, fullPath, shown);
}
