import type { OperationModel, ResourceModel } from '../model/model.ts';
import type { Resolver } from '../model/resolver.ts';
import { type Violation, violationsOf } from '../model/violations.ts';
import { print } from './template.ts';

/** What the contract tests of one operation are made from; `test/contract` turns it into requests. */
export interface ContractOperation extends Pick<
  OperationModel,
  | 'id'
  | 'resource'
  | 'method'
  | 'path'
  | 'route'
  | 'source'
  | 'access'
  | 'scopes'
  | 'tier'
  | 'flag'
  | 'pending'
  | 'relations'
> {
  /** Path parameters with a value that decodes. */
  readonly pathParameters: Readonly<Record<string, unknown>>;
  readonly paginated: boolean;
  readonly keyset: readonly string[];
  /** Declared success statuses. */
  readonly successes: readonly number[];
  readonly statuses: readonly number[];
  /** Body of the document's example; null when it has none. */
  readonly body: unknown;
  /** Names of body properties that are files and required. */
  readonly files: readonly string[];
  /** Examples of query parameters that are required, or of which one is. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly violations: readonly Violation[];
}

/** The contract tests of a resource: cases that follow from the document alone. */
export function renderContract(resource: ResourceModel, resolver: Resolver): string {
  const operations = resource.operations.map((operation) => ({
    json: JSON.stringify(contractOf(operation, resolver), null, 2),
  }));
  return print('contract', { operations });
}

function contractOf(operation: OperationModel, resolver: Resolver): ContractOperation {
  const statuses = operation.responses.map((response) => response.status);
  const { atLeastOne = [], exactlyOne = [] } = operation.relations ?? {};
  const oneOf = new Set([...atLeastOne, ...exactlyOne].flat());
  const asked = operation.query.filter(
    ({ name, required, example }) => required || (oneOf.has(name) && example !== undefined),
  );
  const files = (operation.body?.properties ?? []).filter(
    ({ required, decoder }) => required && decoder.includes('d.file'),
  );
  return {
    id: operation.id,
    resource: operation.resource,
    method: operation.method,
    path: operation.path,
    route: operation.route,
    source: operation.source,
    access: operation.access,
    scopes: operation.scopes,
    tier: operation.tier,
    flag: operation.flag,
    pending: operation.pending,
    relations: operation.relations,
    pathParameters: Object.fromEntries(
      operation.pathParameters.map(({ name, example }) => [name, example ?? 1]),
    ),
    paginated: operation.pagination !== null,
    keyset: operation.pagination?.keyset ?? [],
    successes: operation.pending ? [501] : statuses.filter((status) => status < 300),
    statuses,
    body: operation.body?.example ?? null,
    files: files.map(({ name }) => name),
    query: Object.fromEntries(asked.map(({ name, example }) => [name, example])),
    violations: violationsOf(operation, resolver),
  };
}
