import type { Database } from '../../database/database.ts';
import { loadLabels } from '../labels/links.ts';
import type { MergeRequestRow } from '../merge-requests/table.ts';

/** Languages of a project that its jobs are told. */
const mostLanguages = 5;

/** Variables that stand in no row at hand: the languages of a project, and what a merge request has. */
export async function lookedUpVariables(
  db: Database,
  project: { readonly id: number },
  mergeRequest: Pick<MergeRequestRow, 'id' | 'milestone_id'> | null,
): Promise<Record<string, string>> {
  const languages = await db('project_languages')
    .where({ project_id: project.id })
    .orderBy('share', 'desc')
    .limit(mostLanguages)
    .pluck<string[]>('name');
  return {
    CI_PROJECT_REPOSITORY_LANGUAGES: languages.join(',').toLowerCase(),
    ...(mergeRequest !== null && (await ofMergeRequest(db, mergeRequest))),
  };
}

/** Left out where it has none. */
async function ofMergeRequest(
  db: Database,
  { id, milestone_id }: Pick<MergeRequestRow, 'id' | 'milestone_id'>,
): Promise<Record<string, string>> {
  const labels = (await loadLabels(db, 'merge_request', [id])).get(id) ?? [];
  const assignees = await db('merge_request_assignees')
    .join('users', 'users.id', 'merge_request_assignees.user_id')
    .where('merge_request_assignees.merge_request_id', id)
    .orderBy('users.id')
    .pluck<string[]>('users.username');
  const milestone = await db('milestones')
    .where('id', milestone_id ?? 0)
    .first<{ title: string } | undefined>('title');
  const version = await db('merge_request_versions')
    .where({ merge_request_id: id })
    .orderBy('id', 'desc')
    .first<{ id: number } | undefined>('id');
  const titles = labels.map(({ title }) => title).toSorted();
  return {
    ...(titles.length > 0 && { CI_MERGE_REQUEST_LABELS: titles.join(',') }),
    ...(assignees.length > 0 && { CI_MERGE_REQUEST_ASSIGNEES: assignees.join(',') }),
    ...(milestone !== undefined && { CI_MERGE_REQUEST_MILESTONE: milestone.title }),
    ...(version !== undefined && { CI_MERGE_REQUEST_DIFF_ID: String(version.id) }),
  };
}
