import type { LabelDetail, LabelTitleOrDetail } from '#generated/common/types.ts';
import type { GroupLabel, ProjectLabel } from '#generated/labels/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import { chooseTextColor } from './color.ts';
import type { LabelCounts } from './counts.ts';
import type { LinkedLabelRow } from './links.ts';
import type { LabelRow } from './table.ts';

interface LabelParts {
  readonly subscribed: boolean;
  /** Number of visible records with the label; null when not shown. */
  readonly counted: LabelCounts | null;
}

export function presentGroupLabel(row: LabelRow, { subscribed, counted }: LabelParts): GroupLabel {
  return {
    id: row.id,
    name: row.title,
    description: row.description,
    description_html: row.description_html,
    text_color: chooseTextColor(row.color),
    color: row.color,
    ...(counted !== null && {
      open_issues_count: counted.opened,
      closed_issues_count: counted.closed,
      open_merge_requests_count: counted.requests,
    }),
    subscribed,
  };
}

/** `priority` is its rank in the project. */
export function presentProjectLabel(
  row: LabelRow,
  { priority, ...parts }: LabelParts & { readonly priority: number | null },
): ProjectLabel {
  return {
    ...presentGroupLabel(row, parts),
    priority,
    is_project_label: row.project_id !== null,
  };
}

/** Presents the labels of an issue or the like, by their titles alone unless `details` are requested. */
export function presentLinkedLabels(
  labels: readonly LinkedLabelRow[],
  details: boolean,
): LabelTitleOrDetail[] {
  return labels.map((label) => (details ? presentLabelDetail(label) : label.title));
}

export function presentLabelDetail(row: LinkedLabelRow): LabelDetail {
  return {
    id: row.id,
    name: row.title,
    description: toBeWritten(row.description),
    description_html: toBeWritten(row.description_html ?? ''),
    text_color: chooseTextColor(row.color),
    color: row.color,
  };
}
