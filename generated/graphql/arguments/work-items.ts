// Generated from spec/graphql/work-items.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { WorkItemUpdateInput } from '../resolvers.ts';

export const toWorkItemBody = (a: WorkItemUpdateInput) => ({
  ...(a.confidential != null && { confidential: a.confidential }),
  ...(a.stateEvent != null && { state_event: r.lower(a.stateEvent) }),
  ...(a.title != null && { title: a.title }),
});
