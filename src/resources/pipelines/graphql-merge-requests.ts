import type { MergeRequestPipelinesResolvers } from '../../../generated/graphql/resolvers.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { placedMergeRequest } from '../merge-requests/graphql-place.ts';
import { findHeadPipeline } from '../merge-requests/head-pipeline.ts';
import { findHome, sourceOf } from './graphql-pipelines.ts';

export const mergeRequestPipelinesGraphql = {
  MergeRequest: {
    async headPipeline({ id }, _args, context) {
      const { row } = await placedMergeRequest(context, id);
      const { source_project_id: source } = row;
      const home = source === null ? null : await findHome(context, source);
      if (home === null) return null;
      const pipeline = await context.lookUp(() => findHeadPipeline(context.request.db, row));
      return pipeline === null ? null : sourceOf(context, pipeline, home);
    },
  },
} satisfies MergeRequestPipelinesResolvers<GraphqlContext>;
