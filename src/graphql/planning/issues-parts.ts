import type { LabelSource, UserCoreSource } from '#generated/graphql/resolvers.ts';
import type { GraphqlContext } from '../context.ts';
import { loadLabels } from '#src/domains/planning/labels/links.ts';
import { presentLabelDetail } from '#src/domains/planning/labels/presenter.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { loadAssignees } from '#src/domains/planning/issues/details.ts';

/** Labels of issues, loaded only if a document selects them. */
export async function loadIssueLabels(
  ids: readonly number[],
  { request: { db } }: GraphqlContext,
): Promise<ReadonlyMap<number, readonly LabelSource[]>> {
  const found = await loadLabels(db, 'issue', ids, true);
  return new Map([...found].map(([id, labels]) => [id, labels.map(presentLabelDetail)]));
}

/** Assignees of issues, loaded only if a document selects them. */
export async function loadIssueAssignees(
  ids: readonly number[],
  { request: { db, url } }: GraphqlContext,
): Promise<ReadonlyMap<number, readonly UserCoreSource[]>> {
  const found = await loadAssignees(db, ids);
  return new Map(
    [...found].map(([id, users]) => [id, users.map((user) => presentUserBasic(user, url))]),
  );
}
