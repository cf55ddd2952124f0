import type { Knex } from 'knex';
import type { CiJobSource, StatusActionSource } from '#generated/graphql/resolvers.ts';
import { whereInList } from '#src/database/dialect.ts';
import { NotFound } from '#src/errors.ts';
import type { GraphqlContext } from '../context.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { isArchived } from '#src/domains/ci/pipelines/archival.ts';
import { isActiveStatus } from '#src/domains/ci/pipelines/composite-status.ts';
import { findHome, loadPipelineHome, mayChangeRef, presentInHomes } from './pipelines-pipelines.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { createDeployCheck } from '#src/domains/ci/protected-environments/deployers.ts';
import { type ListedJobRow, joinPipelines } from '#src/domains/ci/jobs/list.ts';
import { isPlayable } from '#src/domains/ci/jobs/play.ts';
import { presentJobRow } from '#src/domains/ci/jobs/presenter.ts';
import { isRetryable } from '#src/domains/ci/jobs/transitions.ts';

const loadRows = async (ids: readonly number[], { request: { db } }: GraphqlContext) => {
  const listed = joinPipelines(whereInList(db('jobs'), 'jobs.id', ids));
  const rows = await (listed as Knex.QueryBuilder<ListedJobRow, ListedJobRow[]>);
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Loads the row of a job, without a permission check.
 * @throws NotFound
 */
export async function loadJobRow(context: GraphqlContext, id: number): Promise<ListedJobRow> {
  const row = await context.batches.load(loadRows, id, context);
  if (row === undefined) throw new NotFound('Job');
  return row;
}

/** The job with this id, where the caller may read it; else null. */
export async function findVisibleJob(
  context: GraphqlContext,
  id: number,
): Promise<(CiJobSource & { readonly pipeline: { readonly id: number } }) | null> {
  const row = await context.batches.load(loadRows, id, context);
  const home = row === undefined ? null : await findHome(context, row.project_id);
  return row === undefined || home === null ? null : toJobSource(context, row, home);
}

/** Presents jobs of the projects whose jobs the caller may read. */
export const presentListedJobs = (
  context: GraphqlContext,
  rows: readonly ListedJobRow[],
): Promise<CiJobSource[]> => presentInHomes(context, rows, toJobSource);

function toJobSource(context: GraphqlContext, row: ListedJobRow, home: ProjectAccess) {
  context.batches.remember(loadRows, row.id, row, context);
  return presentJobRow(row, home, context.request.url);
}

/** Tells whether the caller may cancel, start or retry the job, if its status permits that. */
export async function mayUpdateJob(context: GraphqlContext, job: JobRow): Promise<boolean> {
  const { db, clock } = context.request;
  const home = await loadPipelineHome(context, job.project_id);
  if (!(await mayChangeRef(context, home, job))) return false;
  if (await isArchived(db, job, clock())) return false;
  return job.environment === null || mayDeploy(context, home, job.environment);
}

/** Tells whether no protection prevents the caller from deploying; the rules of a project are read once. */
async function mayDeploy(
  context: GraphqlContext,
  home: ProjectAccess,
  environment: string,
): Promise<boolean> {
  const load = async (names: readonly string[]) => {
    const deploys = await createDeployCheck(context.request, home);
    return new Map(names.map((name) => [name, deploys(name)]));
  };
  const name = `deployable environments of ${home.id}`;
  return (await context.batches.load(load, environment, context, name)) === true;
}

const actions = {
  cancel: { icon: 'cancel', title: 'Cancel', buttonTitle: 'Cancel this job' },
  play: { icon: 'play', title: 'Play', buttonTitle: 'Trigger this manual action' },
  retry: { icon: 'retry', title: 'Retry', buttonTitle: 'Retry this job' },
} as const;

function findNextAction(job: JobRow): keyof typeof actions | null {
  if (isPlayable(job)) return 'play';
  if (isActiveStatus(job.status)) return 'cancel';
  return isRetryable(job) ? 'retry' : null;
}

/** The next action on a job that the caller may perform; null if none. */
export async function loadStatusAction(
  context: GraphqlContext,
  id: number,
): Promise<StatusActionSource | null> {
  const job = await loadJobRow(context, id);
  const next = job.kind === 'external' ? null : findNextAction(job);
  if (next === null || !(await mayUpdateJob(context, job))) return null;
  const address = context.request.url.api(`projects/${job.project_id}/jobs/${id}/${next}`);
  const path = new URL(address).pathname;
  return { ...actions[next], id: `${wordsOfKinds[job.kind]}-${id}`, method: 'post', path };
}

/** The type words of jobs in global ids. */
export const wordsOfKinds = {
  build: 'Ci::Build',
  bridge: 'Ci::Bridge',
  external: 'GenericCommitStatus',
} as const;
