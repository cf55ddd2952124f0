import type { Text } from '#runtime/later-text.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { LastEdit } from '#src/records/issuable.ts';
import type { IssueRow } from '#src/records/issue.ts';
import type { AuthorColumns, UserBasicRow } from '#src/records/user.ts';
import type { WithMilestone } from '#src/domains/planning/milestones/columns.ts';

/**
 * Unplaced issues are ordered by id after these positions, with gaps for other issues, so that lists of groups need no
 * places for issues of other projects.
 */
const minUnplacedPosition = 2 ** 31;
const unplacedGapSize = 1_024;

/** The place of an issue in the words of the index that has the issues of a project in this order. */
export const positionInSql = `coalesce(issues.relative_position, ${minUnplacedPosition} + issues.id * ${unplacedGapSize})`;

/** The nearest positions of possible unplaced issues after and before a position, in any project. */
export function findUnplacedBeside(position: number) {
  const rank = (position - minUnplacedPosition) / unplacedGapSize;
  return {
    behind: minUnplacedPosition + Math.max(0, Math.floor(rank) + 1) * unplacedGapSize,
    inFront: rank <= 0 ? -Infinity : minUnplacedPosition + (Math.ceil(rank) - 1) * unplacedGapSize,
  };
}

/**
 * Variant of `findUnplacedBeside` for positions that an unplaced issue may have: that issue is then the previous one.
 */
export function findUnplacedAround(position: number) {
  const { behind } = findUnplacedBeside(position);
  const inFront = position < minUnplacedPosition ? -Infinity : behind - unplacedGapSize;
  return { behind, inFront };
}

const [minTold, maxTold] = [-(2 ** 31), 2 ** 31 - 1];
/** Positions up to this one are exact; later ones are among unplaced issues. */
const maxExactPosition = 2 ** 30;

/**
 * A position as a 32-bit number, the limit of GraphQL and archives. It keeps the order: issues placed between two
 * unplaced neighbours get the same number.
 */
export function tellPosition(position: number | null): number | null {
  if (position === null) return null;
  if (position < maxExactPosition) return Math.max(position, minTold);
  const behind = Math.max(0, Math.floor((position - minUnplacedPosition) / unplacedGapSize));
  return Math.min(maxExactPosition + behind, maxTold);
}

/** Columns that callers set, without labels, assignees and epic. */
export type IssueColumns = Partial<
  Pick<
    IssueRow,
    | 'title'
    | 'title_key'
    | 'description'
    | 'confidential'
    | 'discussion_locked'
    | 'due_date'
    | 'milestone_id'
    | 'iteration_id'
    | 'issue_type'
    | 'severity'
    | 'weight'
    | 'health_status'
    | 'task_count'
    | 'completed_task_count'
  >
>;

type Prefixed<Row extends object, Prefix extends string> = {
  readonly [Column in keyof Row & string as `${Prefix}_${Column}`]: Row[Column] | null;
};

/** The parts of its epic that an issue shows, which reporters of the group see where it is confidential. */
interface EpicColumns {
  readonly epic_id: number | null;
  readonly epic_iid: number | null;
  readonly epic_title: string | null;
  readonly epic_group_id: number | null;
  readonly epic_group_path: string | null;
  readonly epic_confidential: boolean | null;
}

/** The columns of an issue that are shown, but for its description. */
export type ShownIssueColumns = Omit<
  IssueRow,
  | 'description'
  | 'title_key'
  | 'relative_position'
  | 'duplicated_to_id'
  | 'promoted_to_epic_id'
  | keyof LastEdit
>;

/** An issue with all of other tables that there is one of. */
export interface DetailedIssueRow
  extends
    ShownIssueColumns,
    AuthorColumns,
    Prefixed<UserBasicRow, 'closer'>,
    EpicColumns,
    Omit<WithMilestone, 'milestone_id'> {
  readonly description: Text | null;
  /** The user in whose personal namespace its project is; null in a group. */
  readonly home_owner_id: number | null;
  /** Id of a merge request that closes the issue, without a visibility check; null if there is none. */
  readonly closing_request_id: number | null;
  readonly iteration_iid: number | null;
  readonly iteration_sequence: number | null;
  readonly iteration_group_id: number | null;
  readonly iteration_group_path: string | null;
  readonly iteration_title: string | null;
  readonly iteration_description: Text | null;
  readonly iteration_start_date: string | null;
  readonly iteration_due_date: string | null;
  readonly iteration_created_at: string | null;
  readonly iteration_updated_at: string | null;
}

type IssuePlace = Pick<
  IssueRow,
  'id' | 'project_id' | 'iid' | 'relative_position' | 'duplicated_to_id'
>;

/** Finds the projects and positions of issues, without a visibility check. */
export function findIssuePlaces(db: Database, ids: readonly number[]): Promise<IssuePlace[]> {
  return whereInList(db('issues'), 'id', ids).select(
    ...['id', 'project_id', 'iid', 'relative_position', 'duplicated_to_id'],
  );
}
