import type { IssuableRow, LastEdit } from './issuable.ts';

export interface IssueRow extends IssuableRow, LastEdit {
  readonly state: 'opened' | 'closed';
  readonly project_id: number;
  readonly title_key: string;
  readonly issue_type: 'issue' | 'incident' | 'test_case';
  readonly severity: 'UNKNOWN' | 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';
  /** `YYYY-MM-DD`. */
  readonly due_date: string | null;
  readonly milestone_id: number | null;
  readonly iteration_id: number | null;
  readonly weight: number | null;
  readonly health_status: 'on_track' | 'needs_attention' | 'at_risk' | null;
  /** Place in the order made by hand; null behind all that have one. */
  readonly relative_position: number | null;
  /** Seconds, as the other. */
  readonly time_estimate: number;
  readonly total_time_spent: number;
  readonly task_count: number;
  readonly completed_task_count: number;
  readonly moved_to_id: number | null;
  readonly duplicated_to_id: number | null;
  readonly promoted_to_epic_id: number | null;
  readonly closed_at: string | null;
  readonly closed_by_id: number | null;
}
