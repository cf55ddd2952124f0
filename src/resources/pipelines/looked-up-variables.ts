import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import type { Urls } from '../../urls.ts';
import { loadLabels } from '../labels/links.ts';
import type { MergeRequestRow } from '../merge-requests/table.ts';

/** Languages of a project that its jobs are told. */
const mostLanguages = 5;

/** Variables that stand in no row at hand: the languages of a project, and what a merge request has. */
export async function lookedUpVariables(
  db: Database,
  project: { readonly id: number },
  mergeRequest: Told | null,
  url: Urls,
): Promise<Record<string, string>> {
  const languages = await db('project_languages')
    .where({ project_id: project.id })
    .orderBy('share', 'desc')
    .limit(mostLanguages)
    .pluck<string[]>('name');
  return {
    CI_PROJECT_REPOSITORY_LANGUAGES: languages.join(',').toLowerCase(),
    ...(mergeRequest !== null && (await ofMergeRequest(db, mergeRequest, url))),
  };
}

type Told = Pick<
  MergeRequestRow,
  'id' | 'milestone_id' | 'target_project_id' | 'source_project_id'
>;

/** Left out where it has none. */
async function ofMergeRequest(
  db: Database,
  { id, milestone_id, target_project_id, source_project_id }: Told,
  url: Urls,
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
  const places = await inList(db('projects'), 'id', [
    target_project_id,
    source_project_id ?? 0,
  ]).select<{ id: number; full_path: string }[]>('id', 'full_path');
  const placeOf = (name: string, id: number | null) => {
    const path = places.find((place) => Number(place.id) === id)?.full_path;
    return path === undefined ? {} : { [`${name}_PATH`]: path, [`${name}_URL`]: url.web(path) };
  };
  const titles = labels.map(({ title }) => title).toSorted();
  return {
    ...placeOf('CI_MERGE_REQUEST_PROJECT', target_project_id),
    ...placeOf('CI_MERGE_REQUEST_SOURCE_PROJECT', source_project_id),
    ...(titles.length > 0 && { CI_MERGE_REQUEST_LABELS: titles.join(',') }),
    ...(assignees.length > 0 && { CI_MERGE_REQUEST_ASSIGNEES: assignees.join(',') }),
    ...(milestone !== undefined && { CI_MERGE_REQUEST_MILESTONE: milestone.title }),
    ...(version !== undefined && { CI_MERGE_REQUEST_DIFF_ID: String(version.id) }),
  };
}
