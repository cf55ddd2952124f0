import type { GraphqlService } from '#generated/graphql/service.ts';
import type { RequestContext } from '#src/context.ts';
import { answerQueries } from './engine/answer-queries.ts';
import { readQueries } from './engine/read-queries.ts';

export const graphql = {
  async runGraphqlQuery({ body }, context) {
    const asked = readQueries(body);
    const results = await answerQueries(asked.queries, context, { mutations: 'run' });
    return { status: 200, body: asked.isBatch ? results : (results[0] ?? {}) };
  },

  async getGraphqlQuery({ query }, context) {
    const { queries } = readQueries(query);
    const [result] = await answerQueries(queries, context, { mutations: 'refused' });
    return { status: 200, body: result ?? {} };
  },

  async showGraphqlExplorer(_, { request }) {
    const { frame } = await request.visit();
    // The module of the page is loaded on first use.
    const { showExplorer } = await import('./explorer.tsx');
    const { body, policy } = await showExplorer(frame);
    const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': policy };
    return { status: 200, headers, body };
  },
} satisfies GraphqlService<RequestContext>;
