import type { Dialect, Word } from '../dialect.ts';
import { isData, type OpenApiDocument, type Operation } from './document.ts';

/** Reason why an operation has a status that the document need not declare, and the key that implies it. */
export interface ImpliedStatus {
  readonly why: string;
  /** Null if the path implies it. */
  readonly key: string | null;
}

interface OperationFacts {
  readonly path: string;
  readonly operation: Operation;
  /** True if the path has a parameter that no keyword adds. */
  readonly takesParameters: boolean;
}

/** Error statuses that follow from the other declarations of an operation. */
export function impliedStatuses(
  { path, operation, takesParameters }: OperationFacts,
  words: readonly Word[],
): ReadonlyMap<string, ImpliedStatus> {
  const implied = new Map<string, ImpliedStatus>();
  const takesBody = operation.requestBody !== undefined;
  if (takesParameters || takesBody)
    implied.set('400', {
      why: 'though the input can be wrong',
      key: takesBody ? 'requestBody' : 'parameters',
    });
  for (const { key, implies } of words)
    for (const [status, why] of implies?.(operation) ?? []) implied.set(status, { why, key });
  const added = Object.fromEntries([...implied.keys()].map((status) => [status, {}]));
  const answering = { ...operation, responses: { ...added, ...operation.responses } };
  if (path.includes('{') && !words.some(({ refusesMissing }) => refusesMissing?.(answering)))
    implied.set('404', { why: 'though what the path names may not exist', key: null });
  return implied;
}

/** Tells whether responses declare a status, as itself, as a range, or by `default`. */
export const describes = (responses: object, status: string): boolean =>
  [status, `${status.charAt(0)}XX`, 'default'].some((key) => Object.hasOwn(responses, key));

/** Parameter that a keyword adds, and that keyword. */
export interface BroughtParameter {
  readonly key: string;
  readonly reference: unknown;
}

/** Parameters that the keywords of an operation add, among those that the document declares. */
export function broughtParameters(
  { path, operation }: Pick<OperationFacts, 'path' | 'operation'>,
  document: OpenApiDocument,
  { words, impliedKey }: Pick<Dialect, 'words' | 'impliedKey'>,
): readonly BroughtParameter[] {
  const given = impliedKey === null ? undefined : document[impliedKey];
  const parameters = isData(given) && isData(given.parameters) ? given.parameters : {};
  return words.flatMap(({ key, brings }) =>
    (brings?.(operation, path) ?? []).flatMap((name) => {
      const reference = parameters[name];
      return reference === undefined ? [] : [{ key, reference }];
    }),
  );
}

/** Tells whether two parameters have the same location and name. */
export const isSameParameter = (one: unknown, other: unknown): boolean =>
  isData(one) && isData(other) && one.in === other.in && one.name === other.name;
