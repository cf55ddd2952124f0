import type { IssuableRow } from './issuable.ts';

export interface EpicRow extends IssuableRow {
  readonly state: 'opened' | 'closed';
  readonly group_id: number;
  readonly parent_id: number | null;
  readonly title_key: string;
  /** `#` and six hexadecimal digits. */
  readonly color: string;
  /** `YYYY-MM-DD`, as all days here: the fixed one, or that which is inherited. */
  readonly start_date: string | null;
  readonly start_date_is_fixed: boolean;
  readonly start_date_fixed: string | null;
  /** The earliest among the milestones of its issues. */
  readonly start_date_from_milestones: string | null;
  /** The earliest date among the milestones of its issues and of those of its descendants. */
  readonly start_date_inherited: string | null;
  readonly due_date: string | null;
  readonly due_date_is_fixed: boolean;
  readonly due_date_fixed: string | null;
  /** The latest date among the milestones of its issues and of those of its descendants. */
  readonly due_date_from_milestones: string | null;
  readonly due_date_inherited: string | null;
  /** Place among the epics with the same parent. */
  readonly relative_position: number | null;
  readonly task_count: number;
  readonly completed_task_count: number;
  readonly closed_at: string | null;
  readonly closed_by_id: number | null;
}
