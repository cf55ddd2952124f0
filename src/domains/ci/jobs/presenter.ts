import type { ArtifactsJob } from '#generated/job-artifacts/types.ts';
import type { Bridge } from '#generated/jobs/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import type { Git } from '#src/git/git.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentJobArtifacts } from '#src/domains/ci/job-artifacts/presenter.ts';
import { presentBasicPipeline } from '#src/domains/ci/pipelines/presenter.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { presentCommit } from '#src/domains/core/repositories/commit-presenter.ts';
import { computeContactTimes } from '#src/domains/ci/runners/contact.ts';
import { presentRunner } from '#src/domains/ci/runners/presenter.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';
import { userPolicy } from '#src/domains/core/users/policy.ts';
import { loadUserPresentation } from '#src/domains/core/users/presentation.ts';
import { presentUser } from '#src/domains/core/users/presenter.ts';
import type { ListedJobRow } from './list.ts';

type Home = Pick<ProjectRow, 'id' | 'full_path'>;
type Context = Pick<RequestContext, 'db' | 'git' | 'url' | 'clock' | 'config' | 'paid' | 'actor'>;

/** The parts that trigger jobs have, too. */
type Common = Omit<Bridge, 'downstream_pipeline'>;

/** Jobs of one project, each association loaded for all of them at once. */
export async function presentJobs(
  context: Context,
  project: Home,
  rows: readonly ListedJobRow[],
): Promise<ArtifactsJob[]> {
  const common = await presentCommon(context, () => project, rows);
  const { db, clock, url } = context;
  const runners = await loadById<RunnerRow>(
    db,
    'runners',
    rows.map(({ runner_id }) => runner_id),
  );
  const artifactsOf = await presentJobArtifacts(db, rows);
  const times = computeContactTimes(clock());
  return rows.map((row, index) => {
    const runner = row.runner_id === null ? undefined : runners.get(row.runner_id);
    const artifacts = artifactsOf(row);
    return {
      ...(common[index] as Common),
      erased_at: row.erased_at,
      ...artifacts,
      runner: runner === undefined ? null : presentRunner(runner, times),
      tag_list: row.tag_list === null ? [] : (JSON.parse(row.tag_list) as string[]),
      download_url:
        artifacts.artifacts_file === undefined
          ? null
          : url.api(`projects/${project.id}/jobs/${row.id}/artifacts`),
    };
  });
}

/** Presents trigger jobs of a project; downstream pipelines hidden from the caller are omitted. */
export async function presentBridges(
  context: Context,
  project: Home,
  rows: readonly ListedJobRow[],
  sees: (projectId: number) => Promise<Pick<ProjectRow, 'full_path'> | null>,
): Promise<Bridge[]> {
  const common = await presentCommon(context, () => project, rows);
  const started = rows.map((row) => row.downstream_pipeline_id);
  const pipelines = await loadById<PipelineRow>(context.db, 'pipelines', started);
  const homes = new Map<number, Pick<ProjectRow, 'full_path'> | null>([[project.id, project]]);
  for (const { project_id: id } of pipelines.values()) {
    if (!homes.has(id)) homes.set(id, await sees(id));
  }
  return rows.map((row, index) => {
    const pipeline = pipelines.get(row.downstream_pipeline_id ?? 0);
    const home = pipeline === undefined ? null : (homes.get(pipeline.project_id) ?? null);
    const shown = pipeline !== undefined && home !== null;
    return {
      ...(common[index] as Common),
      downstream_pipeline: shown ? presentBasicPipeline(pipeline, home, context.url) : null,
    };
  });
}

/** The fields that jobs of all kinds show; `homeOf` gives the project of a row. */
export async function presentCommon(
  context: Context,
  homeOf: (row: ListedJobRow) => Home,
  rows: readonly ListedJobRow[],
): Promise<Common[]> {
  const { db, git, url, actor } = context;
  const users = await loadById<UserRow>(
    db,
    'users',
    rows.map(({ user_id }) => user_id),
  );
  const commits = await loadCommits(git, rows);
  const presentation = await loadUserPresentation(context);
  const maySeeWhole = (user: UserRow) =>
    actor === null ? !user.private_profile : userPolicy.readWholeProfile({ actor, user });
  return rows.map((row) => {
    const user = row.user_id === null ? undefined : users.get(row.user_id);
    const commit = commits.get(formatCommitKey(row));
    const project = homeOf(row);
    return {
      ...presentJobRow(row, project, url),
      user: user === undefined ? null : presentUser(user, presentation, maySeeWhole(user)),
      commit: commit === undefined ? null : presentCommit(commit, project, url),
    };
  });
}

/** Properties of a job of any kind from its own row. */
export function presentJobRow(
  row: ListedJobRow,
  project: Home,
  url: Urls,
): Omit<Common, 'user' | 'commit'> {
  return {
    id: row.id,
    status: row.status,
    stage: row.stage,
    name: row.name,
    ref: row.pipeline_ref,
    tag: row.tag,
    coverage: row.coverage,
    allow_failure: row.allow_failure,
    created_at: row.created_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    erased_at: row.erased_at,
    duration: countSeconds(row.started_at, row.finished_at),
    queued_duration: countSeconds(row.queued_at, row.started_at),
    pipeline: presentBasicPipeline(toPipeline(row), project, url),
    ...(row.status === 'failed' && { failure_reason: row.failure_reason ?? 'unknown_failure' }),
    web_url: formatJobUrl(project, row, url),
    project: { ci_job_token_scope_enabled: row.ci_job_token_scope_enabled },
  };
}

const formatJobUrl = (
  { full_path }: Pick<ProjectRow, 'full_path'>,
  { id }: { readonly id: number },
  url: Urls,
): string => url.web(`${full_path}/-/jobs/${id}`);

const toPipeline = (row: ListedJobRow) => ({
  id: row.pipeline_id,
  iid: row.pipeline_iid,
  project_id: row.project_id,
  sha: row.pipeline_sha,
  ref: row.pipeline_ref,
  status: row.pipeline_status,
  source: row.pipeline_source,
  created_at: row.pipeline_created_at,
  updated_at: row.pipeline_updated_at,
});

const countSeconds = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : (Date.parse(to) - Date.parse(from)) / 1000;

const rowsById = prepareShapedStatement<string, { ids: readonly number[] }, object>(
  (db, { ids }, table) => whereInList(db(table), 'id', ids).select('*'),
);

async function loadById<Row extends { readonly id: number }>(
  db: Database,
  table: string,
  ids: readonly (number | null)[],
): Promise<Map<number, Row>> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))];
  if (distinctIds.length === 0) return new Map();
  const rows = (await rowsById.all(db, table, { ids: distinctIds })) as Row[];
  return new Map(rows.map((row) => [row.id, row]));
}

const formatCommitKey = ({ project_id, sha }: JobRow) => `${project_id} ${sha}`;

/** Loads the commits that still exist. */
async function loadCommits(
  git: Git,
  rows: readonly ListedJobRow[],
): Promise<Map<string, CommitInfo>> {
  const commits = new Map<string, CommitInfo>();
  for (const [key, { project_id, sha }] of new Map(
    rows.map((row) => [formatCommitKey(row), row]),
  )) {
    try {
      const commit = await readCommitInfo(git.repository(project_id), sha);
      if (commit !== null) commits.set(key, commit);
    } catch (error) {
      if (!(error instanceof RepositoryMissing)) throw error;
    }
  }
  return commits;
}
