import type {
  MergeRequestPipelinesResolvers,
  PipelineSource,
} from '../../../generated/graphql/resolvers.ts';
import { Placed } from '../../../generator/runtime/graphql/connection.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { loadPlacedMergeRequest } from '../merge-requests/graphql-place.ts';
import { findNewestPipelines } from './finder.ts';
import { findHome, presentPipelines, toPipelineQuery } from './graphql-pipelines.ts';
import { readPipelinesOf } from './of-merge-request.ts';

export const mergeRequestPipelinesGraphql = {
  MergeRequest: {
    hasCi: async ({ id }, _args, context) => (await headOf(context, id)) !== null,
    headPipeline: ({ id }, _args, context) => headOf(context, id),
    async pipelines({ id }, args, context) {
      const { row } = await loadPlacedMergeRequest(context, id);
      const { db } = context.request;
      const { source_project_id: source } = row;
      if (source === null || (await findHome(context, source)) === null) return [];
      return new Placed<PipelineSource>(async (window) => {
        const read = () => readPipelinesOf(db, row, toPipelineQuery(args), window);
        const { rows, total } = await context.lookUp(read);
        return { nodes: await presentPipelines(context, rows), total };
      });
    },
  },
} satisfies MergeRequestPipelinesResolvers<GraphqlContext>;

/** The newest pipeline of the head of a merge request; null also where the caller may not see it. */
async function headOf(context: GraphqlContext, id: number): Promise<PipelineSource | null> {
  const { row } = await loadPlacedMergeRequest(context, id);
  const { source_project_id: source } = row;
  if (source === null || (await findHome(context, source)) === null) return null;
  const head = await context.batches.load(loadHeads, id, context);
  return head === undefined ? null : ((await presentPipelines(context, [head]))[0] ?? null);
}

/** The newest pipelines of the heads of merge requests. */
async function loadHeads(ids: readonly number[], context: GraphqlContext) {
  const placed = await Promise.all(ids.map((id) => loadPlacedMergeRequest(context, id)));
  const heads = placed.flatMap(({ row }) => {
    const { id, source_project_id: project_id, source_branch: ref, head_sha: sha } = row;
    return project_id === null || sha === null ? [] : [{ id, project_id, ref, sha }];
  });
  const newestOf = await findNewestPipelines(context.request.db, heads);
  return new Map(
    heads.flatMap(({ id, ...head }) => {
      const newest = newestOf(head);
      return newest === null ? [] : [[id, newest] as const];
    }),
  );
}
