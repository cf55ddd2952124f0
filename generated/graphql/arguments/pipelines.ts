// Generated from spec/graphql/pipelines.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { CiVariableInput, Operations, PipelineCreateInput, PipelineQueryArguments } from '../resolvers.ts';

export const toCiVariable = (a: CiVariableInput) => ({
  key: a.key,
  value: a.value,
});

export const toPipelineQuery = (a: PipelineQueryArguments) => ({
  ...(a.ref != null && { ref: a.ref }),
  ...(a.scope != null && { scope: r.lower(a.scope) }),
  ...(a.sha != null && { sha: a.sha }),
  ...(a.source != null && { source: r.word(a.source) }),
  ...(a.status != null && { status: r.lower(a.status) }),
  ...(a.updatedAfter != null && { updated_after: a.updatedAfter }),
  ...(a.updatedBefore != null && { updated_before: a.updatedBefore }),
  ...(a.username != null && { username: a.username }),
});

/** The mutations that are one operation. */
export const mutations = {
  pipelineCreate: async (a: PipelineCreateInput, { createPipeline }: Pick<Operations, 'createPipeline'>) => {
    const { body } = await createPipeline({ params: { id: a.projectPath }, body: { ref: a.ref, ...(a.variables != null && { variables: a.variables.map((each) => toCiVariable(each)) }) } });
    return { pipeline: { id: body.id } };
  },
};
