// Generated from spec/graphql/groups.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { GroupUpdateInput, Operations } from '../resolvers.ts';

/** The mutations that are one operation. */
export const mutations = {
  groupUpdate: async (a: GroupUpdateInput, { updateGroup }: Pick<Operations, 'updateGroup'>) => {
    const { body } = await updateGroup({ params: { id: a.fullPath }, body: { shared_runners_setting: r.lower(a.sharedRunnersSetting) } });
    return { group: { id: body.id } };
  },
};
