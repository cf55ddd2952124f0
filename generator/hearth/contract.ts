import type { Schema } from '../load/document.ts';
import type { Built } from '../model/build.ts';
import type { OperationModel, ParameterModel } from '../model/model.ts';
import type { Resolver } from '../model/resolver.ts';
import { makeSample } from '../model/sample.ts';
import type { HearthFacts } from './facts.ts';
import { hearthFacts } from './facts-of.ts';
import { type Violation, listViolations } from './violations.ts';

/** One operation as the contract tests need it: plain data, which `test/contract` turns into requests. */
export interface ContractOperation
  extends
    Pick<
      OperationModel,
      | 'id'
      | 'resource'
      | 'method'
      | 'path'
      | 'route'
      | 'source'
      | 'pending'
      | 'relations'
      | 'failureType'
    >,
    Omit<HearthFacts, 'rateLimit'> {
  /** Path parameters with a value that decodes. */
  readonly pathParameters: Readonly<Record<string, unknown>>;
  readonly paginated: boolean;
  /** Orders under which pages are reached by key. */
  readonly keyset: readonly string[];
  /** Rows on a page beyond which a request is refused; null where the page is cut. */
  readonly mostOfPage: number | null;
  /** Every order the list may have. */
  readonly orders: readonly string[];
  /** Declared success statuses. */
  readonly successes: readonly number[];
  readonly statuses: readonly number[];
  /** Body of the document's example; null without one. */
  readonly body: unknown;
  /** Names of body properties that are required. */
  readonly required: readonly string[];
  /** Required parameters that are files. */
  readonly files: readonly string[];
  /** Examples of the required query parameters, and of one of alternatives. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly violations: readonly Violation[];
  /** A value for each parameter that a relation names, and where it is sent. */
  readonly related: Readonly<Record<string, Related>>;
}

interface Related {
  readonly place: 'query' | 'body';
  readonly value: unknown;
}

/** Every operation of the document, as data for the contract tests. */
export function buildContracts({ model, parts }: Built): ContractOperation[] {
  return model.resources.flatMap(({ operations }) =>
    operations.map((operation) => buildContract(operation, parts.resolver)),
  );
}

/** A redirect is the success of an operation that has no other. */
function listSuccesses(statuses: readonly number[]): readonly number[] {
  const answered = statuses.filter((status) => status < 300);
  return answered.length > 0 ? answered : statuses.filter((status) => status < 400);
}

function buildContract(operation: OperationModel, resolver: Resolver): ContractOperation {
  const { rateLimit: _, ...facts } = hearthFacts(operation);
  const statuses = operation.responses.map((response) => response.status);
  const { atLeastOne = [], exactlyOne = [] } = operation.relations ?? {};
  const oneOf = new Set([...atLeastOne, ...exactlyOne].flat());
  const asked = operation.query.filter(
    ({ name, required, example }) => required || (oneOf.has(name) && example !== undefined),
  );
  const needed = (operation.body?.properties ?? []).filter(({ required }) => required);
  const files = needed.filter(({ file }) => file !== null);
  return {
    id: operation.id,
    resource: operation.resource,
    method: operation.method,
    path: operation.path,
    route: operation.route,
    source: operation.source,
    ...facts,
    pending: operation.pending,
    relations: operation.relations,
    failureType: operation.failureType,
    pathParameters: Object.fromEntries(
      operation.pathParameters.map(({ name, example }) => [name, example ?? 1]),
    ),
    paginated: operation.pagination !== null,
    keyset: operation.pagination?.keyset ?? [],
    mostOfPage: operation.pagination?.most ?? null,
    orders: listOrders(operation, resolver),
    successes: operation.pending ? [501] : listSuccesses(statuses),
    statuses,
    body: removeFiles(
      operation.body?.example,
      files.map(({ name }) => name),
    ),
    required: needed.map(({ name }) => name),
    files: files.map(({ name }) => name),
    query: Object.fromEntries(asked.map(({ name, example }) => [name, example])),
    violations: listViolations(operation, resolver),
    related: collectRelated(operation, resolver),
  };
}

function listOrders({ query }: OperationModel, resolver: Resolver): readonly string[] {
  const order = query.find(({ name }) => name === 'order_by');
  const listed = order === undefined ? [] : (resolver.resolve<Schema>(order.schema).enum ?? []);
  return listed.filter((value) => typeof value === 'string');
}

function collectRelated(operation: OperationModel, resolver: Resolver): Record<string, Related> {
  const named = new Set(Object.values(operation.relations ?? {}).flat(2));
  const listRelated = (place: Related['place'], parameters: readonly ParameterModel[]) =>
    parameters
      .filter(({ name }) => named.has(name))
      .map(({ name, example, schema }) => [
        name,
        { place, value: example === undefined ? makeSample(schema, resolver) : example },
      ]);
  return Object.fromEntries([
    ...listRelated('query', operation.query),
    ...listRelated('body', operation.body?.properties ?? []),
  ]) as Record<string, Related>;
}

/** The runner creates the files itself: the document has only texts in their place. */
function removeFiles(example: unknown, files: readonly string[]): unknown {
  if (typeof example !== 'object' || example === null) return example ?? null;
  return Object.fromEntries(Object.entries(example).filter(([name]) => !files.includes(name)));
}
