import type { RequestContext } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { ObjectMissing, RepositoryMissing } from '#src/git/errors.ts';
import { readTag } from '#src/git/writing/tag-object.ts';
import { readRef } from '#src/git/writing/refs.ts';
import { isPaid } from '#src/plan.ts';
import { isProtectedName } from '#src/policy/protected-refs.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { Urls } from '#src/text/urls.ts';
import { loadLabels } from '#src/domains/planning/labels/links.ts';
import { loadReview } from '#src/domains/ci/approvals/review.ts';
import { hasAllApprovals } from '#src/domains/ci/approvals/state.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { listFeaturesOfPlan } from './features-of-plan.ts';

/** Limit on the languages of a project in variables of its jobs. */
const maxLanguages = 5;

export type LookUpContext = Pick<RequestContext, 'db' | 'git' | 'clock' | 'config'>;

interface VariableScope {
  readonly project: { readonly id: number };
  readonly ref: string;
  readonly tag: boolean;
  readonly mergeRequest: MergeRequestRow | null;
}

/** Loads predefined variables that need further rows: of the plan, a project, a tag and a merge request. */
export async function loadLookedUpVariables(
  context: LookUpContext,
  { project, ref, tag, mergeRequest }: VariableScope,
  url: Urls,
): Promise<Record<string, string>> {
  const { db, config } = context;
  const languages = await db('project_languages')
    .where({ project_id: project.id })
    .orderBy('share', 'desc')
    .limit(maxLanguages)
    .pluck<string[]>('name');
  const settings = await db('project_settings')
    .where({ project_id: project.id })
    .first<{ label: string | null } | undefined>({
      label: 'external_authorization_classification_label',
    });
  return {
    GITLAB_FEATURES: listFeaturesOfPlan(config.plan),
    CI_PROJECT_REPOSITORY_LANGUAGES: languages.join(',').toLowerCase(),
    CI_PROJECT_CLASSIFICATION_LABEL: settings?.label ?? '',
    ...(tag && { CI_COMMIT_TAG_MESSAGE: await readTagMessage(context, project, ref) }),
    ...(mergeRequest !== null && (await loadMergeRequestVariables(context, mergeRequest, url))),
  };
}

/** Empty for a tag without a message, and for a deleted tag. */
async function readTagMessage(
  { git }: LookUpContext,
  { id }: VariableScope['project'],
  name: string,
): Promise<string> {
  const repository = git.repository(id);
  try {
    const target = await readRef(repository, 'tag', name);
    return target === null ? '' : ((await readTag(repository, target))?.message ?? '');
  } catch (error) {
    if (error instanceof RepositoryMissing || error instanceof ObjectMissing) return '';
    throw error;
  }
}

/** Tells whether the merge request has the required approvals, if the plan has approvals. */
async function isApproved(
  { db, git, clock, config }: LookUpContext,
  mergeRequest: MergeRequestRow,
): Promise<boolean> {
  const paid = isPaid(config.plan);
  if (!paid) return false;
  const project = await db<ProjectRow>('projects')
    .where({ id: mergeRequest.target_project_id })
    .first();
  if (project === undefined) return false;
  const review = await loadReview({ db, git, config, paid }, mergeRequest);
  return hasAllApprovals({ db, clock, paid }, project, mergeRequest, review);
}

/** Empty for a pipeline without a merge request. */
async function loadMergeRequestVariables(
  context: LookUpContext,
  mergeRequest: MergeRequestRow,
  url: Urls,
): Promise<Record<string, string>> {
  const { db } = context;
  const { id, milestone_id, target_project_id, source_project_id } = mergeRequest;
  const isProtected = async (project: number | null, name: string) =>
    project !== null && (await isProtectedName(db, { id: project }, { refType: 'branch', name }));
  const { source_branch, target_branch } = mergeRequest;
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
  const places = await whereInList(db('projects'), 'id', [
    target_project_id,
    source_project_id ?? 0,
  ]).select<{ id: number; full_path: string }[]>('id', 'full_path');
  const findPath = (name: string, id: number | null) => {
    const path = places.find((place) => Number(place.id) === id)?.full_path;
    return path === undefined ? {} : { [`${name}_PATH`]: path, [`${name}_URL`]: url.web(path) };
  };
  const titles = labels.map(({ title }) => title).toSorted();
  return {
    CI_MERGE_REQUEST_SOURCE_BRANCH_PROTECTED: String(
      await isProtected(source_project_id, source_branch),
    ),
    CI_MERGE_REQUEST_TARGET_BRANCH_PROTECTED: String(
      await isProtected(target_project_id, target_branch),
    ),
    ...((await isApproved(context, mergeRequest)) && { CI_MERGE_REQUEST_APPROVED: 'true' }),
    ...findPath('CI_MERGE_REQUEST_PROJECT', target_project_id),
    ...findPath('CI_MERGE_REQUEST_SOURCE_PROJECT', source_project_id),
    ...(titles.length > 0 && { CI_MERGE_REQUEST_LABELS: titles.join(',') }),
    ...(assignees.length > 0 && { CI_MERGE_REQUEST_ASSIGNEES: assignees.join(',') }),
    ...(milestone !== undefined && { CI_MERGE_REQUEST_MILESTONE: milestone.title }),
    ...(version !== undefined && { CI_MERGE_REQUEST_DIFF_ID: String(version.id) }),
  };
}
