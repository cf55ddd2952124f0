// Generated from spec/graphql/runners.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { Operations, RunnerDeleteInput, RunnerQueryArguments, RunnerUpdateInput } from '../resolvers.ts';

export const toRunnerQuery = (a: RunnerQueryArguments) => ({
  ...(a.search != null && { search: a.search }),
  ...(a.status != null && { status: r.lower(a.status) }),
  ...(a.tagList != null && { tag_list: [...a.tagList] }),
  ...(a.type != null && { type: r.lower(a.type) }),
});

/** The mutations that are one operation. */
export const mutations = {
  runnerUpdate: async (a: RunnerUpdateInput, { updateRunner }: Pick<Operations, 'updateRunner'>) => {
    const { body } = await updateRunner({ params: { id: r.readIdNumber(a.id) }, body: { ...(a.accessLevel != null && { access_level: r.lower(a.accessLevel) }), ...(a.active != null && { active: a.active }), ...(a.description !== undefined && { description: a.description }), ...(a.locked != null && { locked: a.locked }), ...(a.maintenanceNote !== undefined && { maintenance_note: a.maintenanceNote }), ...(a.maximumTimeout !== undefined && { maximum_timeout: a.maximumTimeout }), ...(a.paused != null && { paused: a.paused }), ...(a.runUntagged != null && { run_untagged: a.runUntagged }), ...(a.tagList != null && { tag_list: [...a.tagList] }) } });
    return { runner: { id: body.id } };
  },
  runnerDelete: async (a: RunnerDeleteInput, { deleteRunner }: Pick<Operations, 'deleteRunner'>) => {
    await deleteRunner({ params: { id: r.readIdNumber(a.id) }, headers: {} });
    return {};
  },
};
