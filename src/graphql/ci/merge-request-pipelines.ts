import type {
  MergeRequestPipelinesResolvers,
  PipelineSource,
} from '#generated/graphql/resolvers.ts';
import { Placed } from '#runtime/graphql/connection.ts';
import type { GraphqlContext } from '../context.ts';
import { loadPlacedMergeRequest } from '../review/merge-requests-place.ts';
import { findHome, presentPipelines, toNewestFirst } from './pipelines-pipelines.ts';
import { findHeadPipelines } from '#src/domains/ci/pipelines/head-pipeline.ts';
import { readRequestPipelines } from '#src/domains/ci/pipelines/of-merge-request.ts';

export const mergeRequestPipelinesGraphql = {
  MergeRequest: {
    hasCi: async ({ id }, _args, context) => (await loadHead(context, id)) !== null,
    headPipeline: ({ id }, _args, context) => loadHead(context, id),
    async pipelines({ id }, args, context) {
      const { row } = await loadPlacedMergeRequest(context, id);
      const { db } = context.request;
      const { source_project_id: source, target_project_id: target } = row;
      const homes: number[] = [];
      for (const place of new Set([source ?? target, target])) {
        if ((await findHome(context, place)) !== null) homes.push(place);
      }
      if (homes.length === 0) return [];
      return new Placed<PipelineSource>(async (window) => {
        const read = () => readRequestPipelines(db, row, homes, toNewestFirst(args), window);
        const { rows, total } = await context.lookUp(read);
        return { nodes: await presentPipelines(context, rows), total };
      });
    },
  },
} satisfies MergeRequestPipelinesResolvers<GraphqlContext>;

/** The pipeline that decides about a merge request; null also where the caller may not see it. */
async function loadHead(context: GraphqlContext, id: number): Promise<PipelineSource | null> {
  const head = await context.batches.load(loadHeads, id, context);
  return head === undefined ? null : ((await presentPipelines(context, [head]))[0] ?? null);
}

async function loadHeads(ids: readonly number[], context: GraphqlContext) {
  const placed = await Promise.all(ids.map((id) => loadPlacedMergeRequest(context, id)));
  const requests = placed.map(({ row }) => row);
  return findHeadPipelines(context.request.db, requests);
}
