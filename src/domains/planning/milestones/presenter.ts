import type { Milestone } from '#generated/common/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import type { Urls } from '#src/text/urls.ts';
import type { ListedMilestoneRow, ShownMilestoneRow } from './table.ts';

export interface ShownMilestone {
  readonly url: Urls;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

export function presentListedMilestone(
  { project_path, group_path, ...row }: ListedMilestoneRow,
  shown: ShownMilestone,
): Milestone {
  return presentMilestone(row, project_path ?? group_path ?? '', shown);
}

/** `fullPath` is that of its project or group. */
export function presentMilestone(
  row: ShownMilestoneRow,
  fullPath: string,
  { url, today }: ShownMilestone,
): Milestone {
  const { project_id, group_id } = row;
  const place = project_id === null ? `groups/${fullPath}` : fullPath;
  return {
    id: row.id,
    iid: row.iid,
    ...(project_id !== null && { project_id }),
    ...(group_id !== null && { group_id }),
    title: row.title,
    description: toBeWritten(row.description),
    state: row.state,
    created_at: row.created_at,
    updated_at: row.updated_at,
    due_date: row.due_date,
    start_date: row.start_date,
    expired: row.due_date === null ? null : row.due_date < today,
    web_url: url.web(`${place}/-/milestones/${row.iid}`),
  };
}
