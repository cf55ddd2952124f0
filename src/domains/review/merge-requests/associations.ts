import type { Database } from '#src/database/database.ts';
import { toProjectContainer } from '#src/records/container.ts';
import { findLabelChange, type LabelChange } from '#src/domains/planning/labels/links.ts';
import {
  findMilestoneId,
  findPeopleChange,
  type IssuableProject,
  type People,
  type PeopleChange,
  storePeople,
} from '#src/domains/planning/issuables/associations.ts';
import type { IssuableChange } from '#src/domains/planning/issuables/events.ts';
import type { MergeRequestInput } from './input.ts';

/** Ids of what a merge request is to refer to; undefined where it stays as it is. */
interface Associations {
  readonly milestone_id?: number | null;
  readonly assignees: PeopleChange | null;
  readonly reviewers: PeopleChange | null;
  readonly labels?: LabelChange;
}

interface Rules {
  /** Unknown titles become labels of the project. */
  readonly createLabels: boolean;
  /** The free edition assigns one user, and asks one for a review. */
  readonly paid: boolean;
  readonly now: string;
}

/**
 * Resolves the given ids. Milestones outside the project and the groups above it are dropped, and so are users who are
 * not in the project.
 */
export async function findAssociations(
  db: Database,
  project: IssuableProject,
  input: MergeRequestInput,
  { createLabels, paid, now }: Rules,
): Promise<Associations> {
  const { milestone_id } = input;
  const container = toProjectContainer(project);
  const labels = await findLabelChange(db, container, input, {
    create: createLabels,
    now,
    exclusive: paid,
  });
  const { assignee_ids, add_assignee_ids, remove_assignee_ids } = input;
  const { reviewer_ids, add_reviewer_ids, remove_reviewer_ids } = input;
  const assignees = { all: assignee_ids, add: add_assignee_ids, remove: remove_assignee_ids };
  const reviewers = { all: reviewer_ids, add: add_reviewer_ids, remove: remove_reviewer_ids };
  return {
    ...(labels !== null && { labels }),
    ...(milestone_id !== undefined && {
      milestone_id: await findMilestoneId(db, project, milestone_id),
    }),
    assignees: await findPeopleChange(db, project, assignees, paid),
    reviewers: await findPeopleChange(db, project, reviewers, paid),
  };
}

/** Changes assignees and reviewers of a merge request, which is locked. */
export async function storeAllPeople(
  db: Database,
  merge_request_id: number,
  { assignees, reviewers }: Pick<Associations, 'assignees' | 'reviewers'>,
  now: string,
): Promise<readonly IssuableChange[]> {
  const of = { merge_request_id };
  const lists = [
    ['assignees', { table: 'merge_request_assignees', of }, assignees],
    [
      'reviewers',
      { table: 'merge_request_reviewers', of, as: { state: 'unreviewed', created_at: now } },
      reviewers,
    ],
  ] as const satisfies readonly (readonly [IssuableChange['attribute'], People, unknown])[];
  const changes: IssuableChange[] = [];
  for (const [attribute, people, users] of lists) {
    const change = await storePeople(db, people, users);
    if (change !== null) changes.push({ attribute, ...change });
  }
  return changes;
}
