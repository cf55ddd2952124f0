import type { PipelinesService } from '../../../generated/pipelines/service.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound, RowNotFound } from '../../errors.ts';
import { pageOfRows } from '../../lists/offset.ts';
import { authorize } from '../../policy/authorize.ts';
import { checkUnmodifiedSince } from '../../unmodified-since.ts';
import { findMergeRequest } from '../merge-requests/finder.ts';
import { findSource } from '../merge-requests/head-pipeline.ts';
import { inRepository } from '../repositories/finder.ts';
import { loadPipeline } from './details.ts';
import { findPipeline, newestPipeline, pipelinesOf } from './finder.ts';
import { pipelineList } from './list.ts';
import { mayReadPipelines, pipelinePolicy, requirePipelines } from './policy.ts';
import { presentBasicPipeline } from './presenter.ts';
import { lockPipeline } from './table.ts';

export const pipelines = {
  async listProjectPipelines({ project, query }, context) {
    await requirePipelines(context.db, project);
    const asked = { ...query, project: { id: project.id } };
    const { rows, page } = await pipelineList.pageFor(context, asked);
    const body = rows.map((row) => presentBasicPipeline(row, project, context.url));
    return { status: 200, page, body };
  },

  async listMergeRequestPipelines({ project, params, query }, context) {
    const { db, url } = context;
    const mergeRequest = await findMergeRequest(db, project, params.merge_request_iid);
    const source = await findSource(context, project, mergeRequest.source_project_id);
    const shown = source !== null && (await mayReadPipelines(db, source));
    const pipelines = shown ? await pipelinesOf(db, mergeRequest) : [];
    const { rows, page } = await pageOfRows(pipelines, query);
    const home = source ?? project;
    return { status: 200, page, body: rows.map((row) => presentBasicPipeline(row, home, url)) };
  },

  async getLatestPipeline({ project, query }, { db, git, url }) {
    await requirePipelines(db, project);
    const ref = query.ref ?? project.default_branch;
    const sha = await inRepository(git, project, (repository) => repository.resolve(ref));
    const found = sha === null ? null : await newestPipeline(db, project, { sha, ref });
    if (found === null) throw new NotFound('Pipeline');
    return { status: 200, body: await loadPipeline(db, found, project, url) };
  },

  async getPipeline({ project, params }, { db, url }) {
    await requirePipelines(db, project);
    const found = await findPipeline(db, project, params.pipeline_id);
    return { status: 200, body: await loadPipeline(db, found, project, url) };
  },

  async deletePipeline({ project, params, headers }, { db }) {
    authorize(pipelinePolicy.delete, { project });
    await db.transaction(async (db) => {
      const { id } = await findPipeline(db, project, params.pipeline_id);
      const locked = await lockPipeline(db, id);
      if (locked === undefined) throw new RowNotFound();
      checkUnmodifiedSince(headers['If-Unmodified-Since'], locked.updated_at);
      await db('pipelines').where({ id }).delete();
    });
    return { status: 204 };
  },
} satisfies PipelinesService<RequestContext>;
