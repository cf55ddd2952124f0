import type { Database } from '#src/database/database.ts';
import { toCut } from './cut.ts';
import type { ListDeclaration } from './declaration.ts';
import type { ListQuery, FilterShape, Values } from './filter.ts';
import type { ListStatements } from './list-statements.ts';
import type { ListPlan } from './plan.ts';

/**
 * The plan with the first rows of a source in place of the source, if they were found nearby; else the plan unchanged.
 */
export type LookAhead<Parameters> = (
  db: Database,
  listQuery: ListQuery<Parameters>,
  plan: ListPlan,
  depth: number,
) => Promise<ListPlan>;

/**
 * Looks for the first rows of sources that no index has in the order of the list: along walks of other sources, which
 * may soon meet them.
 */
export function createLookAhead<
  Parameters extends object,
  Source extends FilterShape,
  Prepared extends FilterShape,
  Bounds extends Values,
  Looked extends Values,
  Near extends Values,
>(
  declaration: ListDeclaration<Parameters, Source, Prepared, Bounds, Looked, Near>,
  ids: ListStatements<object>['ids'],
): LookAhead<Parameters> {
  return async (db, listQuery, plan, depth) => {
    const { shape, values } = plan;
    if (declaration.nearby === undefined || shape.found) return plan;
    const lengths = { limit: depth, offset: 0, depth };
    for (const [index, source] of (shape.sources as readonly Source[]).entries()) {
      for await (const walks of declaration.nearby(db, listQuery, source, depth)) {
        const met = await Promise.all(
          walks.map(({ source, values: own }) => {
            const walked = { list: { ...shape, sources: [source] }, cut: toCut(lengths) };
            return ids.all(db, walked, { ...values, ...own, ...lengths });
          }),
        );
        if (walks.some(({ enough }, at) => (met[at]?.length ?? 0) < enough)) continue;
        const nearby = met.flat().map(({ id }) => id);
        return { ...plan, shape: { ...shape, nearby: index }, values: { ...values, nearby } };
      }
    }
    return plan;
  };
}
