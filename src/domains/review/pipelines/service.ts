import type { PipelinesService } from '#generated/pipelines/service.ts';
import type { RequestContext } from '#src/context.ts';
import { loadPipeline } from '#src/domains/ci/pipelines/details.ts';
import { findRequestPipelines } from '#src/domains/ci/pipelines/of-merge-request.ts';
import { presentBasicPipeline } from '#src/domains/ci/pipelines/presenter.ts';
import { createMergeRequestPipeline } from '#src/domains/review/merge-requests/create-pipeline.ts';
import { findMergeRequest } from '#src/domains/review/merge-requests/finder.ts';
import { findPipelineHomes } from '#src/domains/review/merge-requests/head-pipeline.ts';
import { createPageOfRows } from '#src/lists/offset.ts';

export const pipelines = {
  async listMergeRequestPipelines({ project, params, query }, context) {
    const { db, url } = context;
    const mergeRequest = await findMergeRequest(db, project, params.merge_request_iid);
    const homes = await findPipelineHomes(context, project, mergeRequest);
    const pipelines = await findRequestPipelines(db, mergeRequest, [...homes.keys()]);
    const { rows, page } = await createPageOfRows(pipelines, query);
    const body = rows.map((row) => {
      return presentBasicPipeline(row, homes.get(row.project_id) ?? project, url);
    });
    return { status: 200, page, body };
  },

  async createMergeRequestPipeline({ project, params }, context) {
    const { db, url } = context;
    const mergeRequest = await findMergeRequest(db, project, params.merge_request_iid);
    const made = await createMergeRequestPipeline(context, project, mergeRequest);
    return { status: 200, body: await loadPipeline(db, made.pipeline, made.project, url) };
  },
} satisfies Partial<PipelinesService<RequestContext>>;
