/** The actions that are stored; the presenter writes the words of some targets instead (`opened`, `accepted`). */
export const eventActions = [
  'created',
  'updated',
  'closed',
  'reopened',
  'pushed',
  'commented',
  'merged',
  'joined',
  'left',
  'destroyed',
  'expired',
  'approved',
] as const;
export type EventAction = (typeof eventActions)[number];

/** The part of a project that an event is about; `milestones` are read with issues or with merge requests. */
export type EventFeature =
  | 'issues'
  | 'merge_requests'
  | 'repository'
  /** Commits that only merge requests reached when a note about them was written. */
  | 'request_commits'
  | 'snippets'
  | 'wiki'
  | 'milestones';

/** A push to one ref, or to `ref_count` refs at once. */
export interface EventPush {
  readonly commit_count: number;
  readonly action: 'created' | 'removed' | 'pushed';
  readonly ref_type: 'branch' | 'tag';
  readonly commit_from: string | null;
  readonly commit_to: string | null;
  readonly ref: string | null;
  readonly commit_title: string | null;
  readonly ref_count: number | null;
}

export interface EventRow {
  readonly id: number;
  readonly author_id: number;
  readonly project_id: number | null;
  readonly group_id: number | null;
  readonly action: EventAction;
  readonly target_type: string | null;
  readonly target_id: number | null;
  readonly target_iid: number | null;
  readonly target_title: string | null;
  readonly feature: EventFeature | null;
  readonly confidential: boolean;
  readonly push: EventPush | null;
  readonly created_at: string;
}

/** Retention of events in years: older ones are hidden. */
const keptYears = 3;

/** The time is rounded to the minute: repeated lists within one minute use equal queries. */
export function computeOldestEventKept(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - keptYears);
  oldest.setUTCSeconds(0, 0);
  return oldest.toISOString();
}
