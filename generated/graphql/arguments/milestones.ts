// Generated from spec/graphql/milestones.graphql; do not edit. Run `npm run generate`.
import type { MilestoneQueryArguments } from '../resolvers.ts';

export const toMilestoneQuery = (a: MilestoneQueryArguments) => ({
  ...(a.searchTitle != null && { search: a.searchTitle }),
  ...(a.state != null && { state: a.state }),
  ...(a.title != null && { title: a.title }),
});
