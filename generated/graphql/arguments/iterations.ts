// Generated from spec/graphql/iterations.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { CadenceQueryArguments, IterationQueryArguments } from '../resolvers.ts';

export const toCadenceQuery = (a: CadenceQueryArguments) => ({
  ...(a.active != null && { active: a.active }),
  ...(a.automatic != null && { automatic: a.automatic }),
  ...(a.durationInWeeks != null && { duration: a.durationInWeeks }),
  ...(a.id != null && { id: r.readIdNumber(a.id) }),
  ...(a.title != null && { title: a.title }),
});

export const toIterationQuery = (a: IterationQueryArguments, app: string) => ({
  ...(a.id != null && { id: r.parseGlobalIdNumber(r.readGlobalIdEnd(app, a.id, "Iteration")) }),
  ...(a.iid != null && { iid: r.parseGlobalIdNumber(a.iid) }),
  ...(a.in != null && { in: a.in.map((each) => r.lower(each)) }),
  ...(a.iterationCadenceIds != null && { cadence_ids: a.iterationCadenceIds.map((each) => r.readIdNumber(each)) }),
  ...(a.search != null && { search: a.search }),
});
