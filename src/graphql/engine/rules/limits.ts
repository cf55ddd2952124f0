import type { CheckedText } from './checked-texts.ts';
import type { Measure } from './measure.ts';
import type { QueryError } from './static-error.ts';

/** Limits on one request of a caller. */
export interface QueryLimits {
  readonly score: number;
  readonly depth: number;
}

export const limitsOf = {
  anonymous: { score: 200, depth: 15 },
  signedIn: { score: 250, depth: 20 },
  administrator: { score: 300, depth: 20 },
} satisfies Record<string, QueryLimits>;

/** Objects that a request may select with full pages. Time and characters bound the answer further. */
const maxRows = 10_000_000;
/** Limit on the nesting of a field within itself. */
const maxNestedTimes = 2;

export const createTooComplex = (score: number, { score: limit }: QueryLimits): QueryError => ({
  message: `Query has complexity of ${score}, which exceeds max complexity of ${limit}`,
});

export const createTooDeep = (
  { depth }: Pick<CheckedText, 'depth'>,
  limits: QueryLimits,
): QueryError => ({
  message: `Query has depth of ${depth}, which exceeds max depth of ${limits.depth}`,
});

/** Lists the exceeded limits of one operation, except its score, which is counted over the whole request. */
export function listExcesses({ depth, rows, nested }: Measure, limits: QueryLimits): QueryError[] {
  const errors: QueryError[] = [];
  if (depth > limits.depth) errors.push(createTooDeep({ depth }, limits));
  const repeated = [...nested].filter(([, times]) => times > maxNestedTimes);
  if (repeated.length > 0) {
    const told = repeated.map(([name, times]) => `"${name}"=>${times}`).join(', ');
    errors.push({
      message: `Recursive query - too many of fields '{${told}}' detected in single branch of the query`,
    });
  }
  if (rows > maxRows) {
    errors.push({ message: `Query asks for ${rows} objects, which exceeds max of ${maxRows}` });
  }
  return errors;
}
