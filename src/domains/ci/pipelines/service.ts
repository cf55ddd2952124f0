import type { PipelinesService } from '#generated/pipelines/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { Forbidden, NotFound, RowNotFound } from '#src/errors.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { createPageOfRows } from '#src/lists/offset.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { reportTests, summarizeTests } from '#src/domains/ci/job-artifacts/test-report.ts';
import { retryPipeline } from '#src/domains/ci/jobs/retry-pipeline.ts';
import { requireRecent } from './archival.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';
import { requireCommit } from './begin.ts';
import { cancelWithChildren } from './cancel.ts';
import { createPipeline } from './create.ts';
import { loadPipeline } from './details.ts';
import { findPipeline, findNewestPipeline } from './finder.ts';
import { pipelineList } from './list.ts';
import { mayChangePipeline, pipelinePolicy, requirePipelines } from './policy.ts';
import { presentBasicPipeline } from './presenter.ts';
import { PipelineRefused } from './creation-request.ts';
import { findRef } from './refs.ts';
import { removePipeline } from './remove.ts';
import { findShownVariables } from './variables.ts';

export const pipelines = {
  async listProjectPipelines({ project, query }, context) {
    await requirePipelines(context.db, project);
    const asked = { ...query, project: { id: project.id } };
    const { rows, page } = await pipelineList.pageFor(context, asked);
    const body = rows.map((row) => presentBasicPipeline(row, project, context.url));
    return { status: 200, page, body };
  },

  async getLatestPipeline({ project, query }, { db, git, url }) {
    await requirePipelines(db, project);
    const ref = query.ref ?? project.default_branch;
    const sha = await readInRepository(git, project, (repository) => resolveRef(repository, ref));
    const found = sha === null ? null : await findNewestPipeline(db, project, { sha, ref });
    if (found === null) throw new NotFound('Pipeline');
    return { status: 200, body: await loadPipeline(db, found, project, url) };
  },

  async getPipeline({ project, params }, { db, url }) {
    await requirePipelines(db, project);
    const found = await findPipeline(db, project, params.pipeline_id);
    return { status: 200, body: await loadPipeline(db, found, project, url) };
  },

  async getPipelineTestReport({ project, params }, context) {
    await requirePipelines(context.db, project);
    const found = await findPipeline(context.db, project, params.pipeline_id);
    return { status: 200, body: await reportTests(context, project, found) };
  },

  async getPipelineTestReportSummary({ project, params }, context) {
    await requirePipelines(context.db, project);
    const found = await findPipeline(context.db, project, params.pipeline_id);
    return { status: 200, body: await summarizeTests(context, project, found) };
  },

  async createPipeline({ project, body }, context) {
    const actor = requireActor(context);
    const found = await findRef(context.git, project, body.ref);
    const variables = (body.variables ?? []).map(({ key, value, variable_type = 'env_var' }) => ({
      key,
      value,
      variable_type,
    }));
    refuseTwice(variables.map(({ key }) => key));
    const asked = { project, actor, source: 'api', ...found, variables } as const;
    const pipeline = await createPipeline(context, asked);
    return { status: 201, body: await loadPipeline(context.db, pipeline, project, context.url) };
  },

  async cancelPipeline({ project, params }, context) {
    const { db, url } = context;
    const { id } = await findChangeable(context, project, params.pipeline_id);
    const pipeline = await cancelWithChildren(context, id);
    if (pipeline === null) throw new RowNotFound();
    return { status: 200, body: await loadPipeline(db, pipeline, project, url) };
  },

  async retryPipeline({ project, params }, context) {
    const { db, git, url } = context;
    const found = await findChangeable(context, project, params.pipeline_id);
    await requireRecent(db, found, context.clock());
    if (found.writing === 'broken_off') {
      throw new Forbidden('The pipeline was canceled during its creation');
    }
    await requireCommit(git, found);
    const pipeline = await retryPipeline(context, found.id, requireActor(context).user.id);
    if (pipeline === null) throw new RowNotFound();
    return { status: 201, body: await loadPipeline(db, pipeline, project, url) };
  },

  async listPipelineVariables({ project, params, query }, context) {
    const { db } = context;
    await requirePipelines(db, project);
    const { id, user_id } = await findPipeline(db, project, params.pipeline_id);
    const started = user_id === requireActor(context).user.id;
    if (!started && project.level < AccessLevel.Maintainer) throw new Forbidden();
    const { rows, page } = await createPageOfRows(await findShownVariables(db, id), query);
    const body = rows.map(({ key, value, variable_type }) => ({ key, value, variable_type }));
    return { status: 200, page, body };
  },

  async deletePipeline({ project, params, headers }, context) {
    authorize(pipelinePolicy.change, { project });
    const pipeline = await findPipeline(context.db, project, params.pipeline_id);
    checkUnmodifiedSince(headers['If-Unmodified-Since'], pipeline.updated_at);
    await removePipeline(context, pipeline);
    return { status: 204 };
  },
} satisfies Omit<PipelinesService<RequestContext>, OfReview>;

/** Operations in `src/domains/review/`. */
type OfReview = 'createMergeRequestPipeline' | 'listMergeRequestPipelines';

/**
 * A request may set a variable once. Variables of jobs and pushes are ordered: the last one counts.
 * @throws PipelineRefused for duplicate names
 */
function refuseTwice(names: readonly string[]): void {
  const [known, twice] = [new Set<string>(), new Set<string>()];
  for (const name of names) (known.has(name) ? twice : known).add(name);
  if (twice.size === 0) return;
  const told = twice.size === 1 ? 'Duplicate variable name' : 'Duplicate variable names';
  throw new PipelineRefused(`${told}: ${[...twice].join(', ')}`);
}

/** A pipeline that the caller may change: where its ref is protected, by pushing or merging there. */
async function findChangeable(context: RequestContext, project: ProjectAccess, id: number) {
  await requirePipelines(context.db, project);
  const pipeline = await findPipeline(context.db, project, id);
  const allowed = await mayChangePipeline(context.db, project, requireActor(context), pipeline);
  if (!allowed) throw new Forbidden();
  return pipeline;
}
