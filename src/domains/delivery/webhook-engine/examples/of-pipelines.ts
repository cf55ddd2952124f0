import type { AnnouncedDeploymentStatus } from '#src/domains/ci/deployments/events.ts';
import { presentDeploymentPayload } from '#src/domains/ci/deployments/hook-payload.ts';
import type { DeploymentRow } from '#src/domains/ci/deployments/table.ts';
import { presentJobPayload } from '#src/domains/ci/jobs/hook-payload.ts';
import { jobColumns, type JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { presentPipelinePayload } from '../pipeline-payload.ts';
import { completePayload } from '../completers.ts';
import { type MakeExample, mostRows } from './example-tools.ts';

export const makePipelineExample: MakeExample = async ({ id: project_id }, { db, url }) => {
  const pipeline = await db('pipelines')
    .where({ project_id })
    .orderBy('id', 'desc')
    .first<{ id: number } | undefined>('id');
  return pipeline === undefined
    ? null
    : completePayload(await presentPipelinePayload(db, pipeline, url));
};

/** The newest job that is not external: hooks receive no events about external jobs. */
export const makeJobExample: MakeExample = async ({ id: project_id }, { db, url }) => {
  const recent = db('jobs').where({ project_id }).orderBy('id', 'desc').limit(mostRows);
  const found = await db(recent.select('id', 'kind').as('recent'))
    .whereNot('kind', 'external')
    .orderBy('id', 'desc')
    .first<{ id: number } | undefined>('id');
  const job =
    found &&
    (await db('jobs')
      .where('jobs.id', found.id)
      .first<JobRow | undefined>(...jobColumns));
  return job === undefined ? null : completePayload(await presentJobPayload(db, { job }, url));
};

const told = [
  'running',
  'success',
  'failed',
  'canceled',
] as const satisfies AnnouncedDeploymentStatus[];

/** The newest deployment that began. */
export const makeDeploymentExample: MakeExample = async ({ id: project_id }, { db, url }) => {
  const recent = db('deployments').where({ project_id }).orderBy('id', 'desc').limit(mostRows);
  const found = await db(recent.select('id', 'status', 'updated_at').as('recent'))
    .whereIn('status', told)
    .orderBy('id', 'desc')
    .first<
      | (Pick<DeploymentRow, 'id' | 'updated_at'> & { readonly status: AnnouncedDeploymentStatus })
      | undefined
    >();
  if (found === undefined) return null;
  const { id, status, updated_at } = found;
  const facts = { id, status, at: new Date(updated_at) };
  return completePayload(await presentDeploymentPayload(db, facts, url));
};
