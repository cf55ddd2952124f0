import { noObjectId } from '#src/git/formats/ref-name.ts';
import { truncateText } from '#src/text/beginning-of.ts';
import { formatRequestRef } from '#src/git/writing/refs.ts';
import { type CommitInfo, parseTitle } from '#src/git/formats/commit-object.ts';
import { isRequestRef } from '#src/policy/request-ref.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { revision, version } from '#src/domains/platform/metadata/version.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toJobGroupName } from './group-name.ts';
import type { JobRow } from './job-table.ts';
import type { PipelineRow } from './table.ts';

/** Converts text to a host name label: at most 63 lower-case letters, digits and inner hyphens. */
export function toSlug(text: string): string {
  const replaced = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '-');
  return replaced.slice(0, 63).replaceAll(/^-+|-+$/g, '');
}

export interface PipelineSurroundings {
  readonly project: Pick<
    ProjectRow,
    | 'id'
    | 'namespace_id'
    | 'name'
    | 'description'
    | 'path'
    | 'full_path'
    | 'visibility'
    | 'default_branch'
    | 'container_registry_access_level'
  >;
  readonly pipeline: Pick<
    PipelineRow,
    'sha' | 'ref' | 'tag' | 'source' | 'before_sha' | 'source_sha' | 'target_sha'
  > &
    Partial<Pick<PipelineRow, 'id' | 'iid' | 'created_at' | 'name'>>;
  readonly commit: CommitInfo | null;
  readonly user: Pick<UserRow, 'id' | 'username' | 'name' | 'email'> | null;
  readonly mergeRequest: Pick<
    MergeRequestRow,
    | 'id'
    | 'iid'
    | 'source_branch'
    | 'target_branch'
    | 'title'
    | 'description'
    | 'draft'
    | 'target_project_id'
    | 'source_project_id'
    | 'base_sha'
    | 'squash'
  > | null;
  /** See `listOpenMergeRequests`. */
  readonly openMergeRequests: string | null;
  /** See `loadLookedUpVariables`. */
  readonly lookedUp: Readonly<Record<string, string>>;
  readonly configPath: string;
  /** See `listAutoDevopsVariables`. */
  readonly autoDevops: Readonly<Record<string, string>>;
  readonly refProtected: boolean;
  readonly url: Urls;
}

/** The variables that every job of a pipeline has, and rules may ask for; before it is stored it has no id. */
export function computePredefinedVariables(
  surroundings: PipelineSurroundings,
): Map<string, string> {
  const { project, mergeRequest, user, url } = surroundings;
  return toTexts({
    ...listServerVariables(url),
    ...listProjectVariables(surroundings),
    ...listRegistryVariables(project, url),
    ...surroundings.autoDevops,
    ...surroundings.lookedUp,
    ...listPipelineVariables(surroundings),
    ...listRefVariables(surroundings),
    ...listCommitVariables(surroundings.commit),
    CI_OPEN_MERGE_REQUESTS: surroundings.openMergeRequests,
    ...(mergeRequest !== null && mergeRequestVariables(mergeRequest, surroundings.pipeline)),
    GITLAB_USER_ID: user?.id,
    GITLAB_USER_LOGIN: user?.username,
    GITLAB_USER_NAME: user?.name,
    GITLAB_USER_EMAIL: user?.email,
  });
}

type Values = Readonly<Record<string, string | number | null | undefined>>;

function listServerVariables(url: Urls): Values {
  const server = new URL(url.web('/'));
  const port = server.port === '' ? (server.protocol === 'https:' ? '443' : '80') : server.port;
  return {
    CI: 'true',
    GITLAB_CI: 'true',
    CI_API_V4_URL: url.api('').replace(/\/$/, ''),
    CI_API_GRAPHQL_URL: url.web('api/graphql'),
    CI_SERVER: 'yes',
    CI_SERVER_NAME: 'Hearth',
    CI_SERVER_VERSION: version,
    CI_SERVER_VERSION_MAJOR: version.split('.')[0],
    CI_SERVER_VERSION_MINOR: version.split('.')[1],
    CI_SERVER_VERSION_PATCH: Number.parseInt(version.split('.')[2] ?? '', 10),
    CI_SERVER_REVISION: revision,
    CI_SERVER_URL: url.web('').replace(/\/$/, ''),
    CI_SERVER_HOST: server.hostname,
    CI_SERVER_FQDN: server.host,
    CI_SERVER_PORT: port,
    CI_SERVER_PROTOCOL: server.protocol.replace(':', ''),
  };
}

function listProjectVariables({ project, configPath, url }: PipelineSurroundings): Values {
  const namespace = project.full_path.slice(0, -project.path.length - 1);
  return {
    CI_PROJECT_ID: project.id,
    CI_PROJECT_NAME: project.path,
    CI_PROJECT_TITLE: project.name,
    CI_PROJECT_DESCRIPTION: project.description ?? '',
    CI_PROJECT_PATH: project.full_path,
    CI_PROJECT_PATH_SLUG: toSlug(project.full_path),
    CI_PROJECT_NAMESPACE: namespace,
    CI_PROJECT_NAMESPACE_ID: project.namespace_id,
    CI_PROJECT_ROOT_NAMESPACE: namespace.split('/', 1)[0],
    CI_PROJECT_URL: url.web(project.full_path),
    CI_PROJECT_VISIBILITY: project.visibility,
    CI_DEFAULT_BRANCH: project.default_branch,
    CI_CONFIG_PATH: configPath,
  };
}

function listPipelineVariables({ pipeline, project, url }: PipelineSurroundings): Values {
  return {
    CI_PIPELINE_ID: pipeline.id,
    CI_PIPELINE_IID: pipeline.iid,
    CI_PIPELINE_SOURCE: pipeline.source,
    CI_PIPELINE_TRIGGERED: pipeline.source === 'trigger' ? 'true' : null,
    CI_PIPELINE_URL:
      pipeline.id === undefined ? null : url.web(`${project.full_path}/-/pipelines/${pipeline.id}`),
    CI_PIPELINE_CREATED_AT: pipeline.created_at,
    CI_PIPELINE_NAME: pipeline.name,
  };
}

function listRefVariables({ pipeline, mergeRequest, refProtected }: PipelineSurroundings): Values {
  const isBranch = !pipeline.tag && mergeRequest === null && !isRequestRef(pipeline.ref);
  return {
    CI_COMMIT_SHA: pipeline.sha,
    CI_COMMIT_SHORT_SHA: pipeline.sha.slice(0, 8),
    CI_COMMIT_BEFORE_SHA: pipeline.before_sha ?? noObjectId,
    CI_COMMIT_REF_NAME: mergeRequest?.source_branch ?? pipeline.ref,
    CI_COMMIT_REF_SLUG: toSlug(mergeRequest?.source_branch ?? pipeline.ref),
    CI_COMMIT_BRANCH: isBranch ? pipeline.ref : null,
    CI_COMMIT_TAG: pipeline.tag ? pipeline.ref : null,
    CI_COMMIT_REF_PROTECTED: String(refProtected),
    // The names of old, which configurations still ask for.
    CI_BUILD_REF: pipeline.sha,
    CI_BUILD_BEFORE_SHA: pipeline.before_sha ?? noObjectId,
    CI_BUILD_REF_NAME: mergeRequest?.source_branch ?? pipeline.ref,
    CI_BUILD_REF_SLUG: toSlug(mergeRequest?.source_branch ?? pipeline.ref),
    CI_BUILD_TAG: pipeline.tag ? pipeline.ref : null,
    CI_BUILD_TRIGGERED: pipeline.source === 'trigger' ? 'true' : null,
  };
}

function listCommitVariables(commit: CommitInfo | null): Values {
  return {
    CI_COMMIT_MESSAGE: commit?.message,
    CI_COMMIT_TITLE: commit === null ? null : parseTitle(commit.message),
    CI_COMMIT_DESCRIPTION: commit === null ? null : readDescription(commit.message),
    CI_COMMIT_AUTHOR: commit === null ? null : `${commit.author.name} <${commit.author.email}>`,
    CI_COMMIT_TIMESTAMP: commit?.committer.date,
  };
}

function mergeRequestVariables(
  mergeRequest: NonNullable<PipelineSurroundings['mergeRequest']>,
  { source_sha, target_sha }: PipelineSurroundings['pipeline'],
): Values {
  const isMerged = source_sha !== null;
  return {
    CI_MERGE_REQUEST_ID: mergeRequest.id,
    CI_MERGE_REQUEST_IID: mergeRequest.iid,
    CI_MERGE_REQUEST_TITLE: mergeRequest.title,
    CI_MERGE_REQUEST_DRAFT: String(mergeRequest.draft),
    ...listDescriptionVariables(mergeRequest.description ?? ''),
    CI_MERGE_REQUEST_EVENT_TYPE: isMerged ? 'merged_result' : 'detached',
    CI_MERGE_REQUEST_PROJECT_ID: mergeRequest.target_project_id,
    CI_MERGE_REQUEST_REF_PATH: formatRequestRef(mergeRequest.iid, 'head'),
    CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: mergeRequest.source_branch,
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: mergeRequest.source_project_id,
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: mergeRequest.target_branch,
    CI_MERGE_REQUEST_DIFF_BASE_SHA: mergeRequest.base_sha,
    CI_MERGE_REQUEST_SQUASH_ON_MERGE: String(mergeRequest.squash),
    // Empty in pipelines of the head.
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: source_sha ?? '',
    CI_MERGE_REQUEST_TARGET_BRANCH_SHA: target_sha ?? '',
  };
}

/** Limit on the characters of a merge request's description in variables. */
const maxDescriptionChars = 2_700;

const listDescriptionVariables = (description: string) => ({
  CI_MERGE_REQUEST_DESCRIPTION: truncateText(description, maxDescriptionChars),
  CI_MERGE_REQUEST_DESCRIPTION_IS_TRUNCATED: String(description.length > maxDescriptionChars),
});

/** Variables of the container registry, with the image prefix of the project. */
function listRegistryVariables(
  project: PipelineSurroundings['project'],
  { registry }: Urls,
): Readonly<Record<string, string | null>> {
  if (registry === null) return {};
  const has = project.container_registry_access_level !== 'disabled';
  const image = `${registry}/${project.full_path.toLowerCase()}`;
  return { CI_REGISTRY: registry, CI_REGISTRY_IMAGE: has ? image : null };
}

/** Computes the variables of one job; its runner gets others with the token. */
export function computePredefinedJobVariables(
  job: Pick<
    JobRow,
    'id' | 'name' | 'stage' | 'started_at' | 'timeout' | 'run_when' | 'environment'
  >,
  project: Pick<ProjectRow, 'full_path'>,
  url: Urls,
): Map<string, string> {
  return toTexts({
    CI_JOB_ID: job.id,
    CI_JOB_NAME: job.name,
    CI_JOB_NAME_SLUG: toSlug(job.name),
    CI_JOB_GROUP_NAME: toJobGroupName(job.name),
    CI_JOB_STAGE: job.stage,
    CI_JOB_URL: url.web(`${project.full_path}/-/jobs/${job.id}`),
    CI_JOB_STARTED_AT: job.started_at,
    CI_JOB_TIMEOUT: job.timeout,
    CI_JOB_MANUAL: job.run_when === 'manual' ? 'true' : null,
    CI_BUILD_ID: job.id,
    CI_BUILD_NAME: job.name,
    CI_BUILD_STAGE: job.stage,
    CI_BUILD_MANUAL: job.run_when === 'manual' ? 'true' : null,
    CI_ENVIRONMENT_NAME: job.environment,
  });
}

/**
 * UTF-16 units of a value, 96 kB at most: systems reject variables of 128 kB, and each job of a pipeline gets the
 * value.
 */
const maxValueChars = 32_768;

function toTexts(values: Values): Map<string, string> {
  return new Map(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || value === undefined
        ? []
        : [[key, truncateText(String(value), maxValueChars)] as const],
    ),
  );
}

/** Characters of a title from which on the description is the whole message. */
const longTitleChars = 100;

/** The message without its first line, which is the title; the whole message where the title is long. */
function readDescription(message: string): string {
  if (parseTitle(message).length >= longTitleChars) return message;
  const text = message.trimStart();
  const end = text.indexOf('\n');
  return end === -1 ? '' : text.slice(end).trim();
}
