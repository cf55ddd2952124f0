import type { GraphQLError, OperationDefinitionNode } from 'graphql';
import { Pauses } from '#src/turns/pauses.ts';
import type { GraphqlExecution } from './execution.ts';
import { ExecutionAborted } from './execution.ts';
import { executeOperation } from './executor.ts';
import { runWithPlan } from './plan.ts';
import {
  type CheckedText,
  type CheckedTexts,
  pauseWithin,
  tooManySteps,
} from './rules/checked-texts.ts';
import { coerceVariables } from './rules/coerce-variables.ts';
import { listExcesses, type QueryLimits, createTooComplex, createTooDeep } from './rules/limits.ts';
import { type Measure, measureOperation, type Variables } from './rules/measure.ts';
import { TooManySteps } from './rules/merged-fields.ts';
import type { QueryError } from './rules/static-error.ts';

/** One document that a client wants to have run. */
export interface GraphqlQuery {
  readonly query: string;
  readonly variables: Variables;
  readonly operationName: string | null;
}

export interface QueryResult {
  data?: Record<string, unknown> | null;
  errors?: QueryError[];
}

/** The score of a request, as it may ask for it itself. */
export interface DocumentComplexity {
  readonly limit: number;
  readonly score: number;
}

export interface QueryHost {
  readonly texts: CheckedTexts;
  readonly limits: QueryLimits;
  readonly execution: GraphqlExecution;
  /** The context for the resolvers of one document. */
  readonly contextFor: (complexity: DocumentComplexity) => object;
  /** Called with each operation before any of them runs; rejects by throwing. */
  readonly admit: (operation: OperationDefinitionNode) => void;
}

/** A document that may be run. */
interface Planned {
  readonly checked: CheckedText;
  readonly operation: OperationDefinitionNode;
  readonly asked: GraphqlQuery;
  readonly measure: Measure;
  /** The variables, including defaults. */
  readonly variables: Variables;
}

type Judged = Planned | { readonly errors: readonly QueryError[] };

/** Runs the documents of one request in order, if they are together within the limits. */
export async function runRequests(
  all: readonly GraphqlQuery[],
  host: QueryHost,
): Promise<QueryResult[]> {
  const plans: Judged[] = [];
  const pauses = new Pauses();
  for (const asked of all) {
    plans.push(await judge(asked, host));
    await pauses.take();
  }
  for (const each of plans) if ('operation' in each) host.admit(each.operation);
  const { score: limit } = host.limits;
  const score = sumScores(plans.flatMap((each) => ('measure' in each ? [each.measure] : [])));
  const results: QueryResult[] = [];
  for (const each of plans) {
    const errors = 'errors' in each ? [...each.errors] : listExcesses(each.measure, host.limits);
    if (score > limit) errors.unshift(createTooComplex(score, host.limits));
    results.push(
      errors.length > 0 || 'errors' in each ? { errors } : await run(each, host, { limit, score }),
    );
  }
  return results;
}

/** Points of introspection of one request that cost nothing: the schema, once. */
const maxFreeIntrospection = 50;

function sumScores(measures: readonly Measure[]): number {
  let [score, introspection] = [0, 0];
  for (const each of measures) {
    score += each.score;
    introspection += each.introspection;
  }
  return score + Math.max(0, introspection - maxFreeIntrospection);
}

async function judge(asked: GraphqlQuery, { texts, limits }: QueryHost): Promise<Judged> {
  const { schema } = texts;
  const checked = await texts.check(asked.query);
  if (checked.errors.length > 0) return { errors: checked.errors };
  // Deeper documents are not measured: that would take a stack of their depth.
  const operation = choose(checked.operations, asked.operationName);
  if ('message' in operation) return { errors: [operation] };
  const { values, errors } = coerceVariables(schema, operation, asked.variables);
  if (errors.length > 0) return { errors };
  if (checked.depth > maxMeasuredDepth) return { errors: [createTooDeep(checked, limits)] };
  await pauseWithin(asked.query);
  try {
    const measure = measureOperation(schema, operation, checked.fragments, values);
    return { checked, operation, asked, measure, variables: values };
  } catch (error) {
    if (error instanceof TooManySteps) return { errors: [tooManySteps] };
    throw error;
  }
}

const maxMeasuredDepth = 250;

function choose(
  operations: readonly OperationDefinitionNode[],
  name: string | null,
): OperationDefinitionNode | QueryError {
  const [first, second] = operations;
  if (name === null || name === '') {
    if (first === undefined) return { message: 'Unexpected end of document', locations: [] };
    return second === undefined ? first : { message: 'An operation name is required' };
  }
  const named = operations.find((each) => each.name?.value === name);
  return named ?? { message: `No operation named ${JSON.stringify(name)}` };
}

async function run(
  { checked, operation, asked, variables }: Planned,
  { texts, execution, contextFor }: QueryHost,
  complexity: DocumentComplexity,
): Promise<QueryResult> {
  const context = contextFor(complexity);
  const { fragments } = checked;
  try {
    execution.spend(0);
    const { data, errors } = await runWithPlan(
      texts.schema,
      { text: asked.query, fragments, operation, variables },
      (plan) => executeOperation({ plan, context, execution, variables: asked.variables }),
    );
    return {
      data,
      ...(errors.length > 0 && { errors: errors.map(toQueryError) }),
    };
  } catch (failed) {
    const isReason = failed instanceof ExecutionAborted;
    return { errors: [{ message: isReason ? failed.message : execution.describe(failed) }] };
  }
}

const NULL_VALUE = /^(Cannot return null for non-nullable field .*)\.$/;

/** A failure of a field as clients read it. */
function toQueryError(error: GraphQLError): QueryError {
  const { message, locations, path, extensions } = error;
  const hasNoValue = NULL_VALUE.exec(message)?.[1];
  if (hasNoValue !== undefined) return { message: hasNoValue };
  return {
    message,
    ...(locations !== undefined && { locations: [...locations] }),
    ...(path !== undefined && { path: [...path] }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
  };
}
