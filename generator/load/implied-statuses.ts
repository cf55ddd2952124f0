import type { Dialect, Word } from '../dialect.ts';
import { isData, type OpenApiDocument, type Operation } from './document.ts';

/** Reason why an operation has a status that the document need not declare, and the key that implies it. */
export interface ImpliedStatus {
  readonly why: string;
  /** Null where its path says it. */
  readonly key: string | null;
}

interface OperationFacts {
  readonly path: string;
  readonly operation: Operation;
  /** True where it has a parameter that none of its words brings along. */
  readonly takesParameters: boolean;
}

/** The error statuses that follow from what an operation says about itself. */
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

/** Tells whether responses describe a status: itself, all that begin like it, or all. */
export const describes = (responses: object, status: string): boolean =>
  [status, `${status.charAt(0)}XX`, 'default'].some((key) => Object.hasOwn(responses, key));

/** A parameter that comes with a word, and the key of the word. */
export interface BroughtParameter {
  readonly key: string;
  readonly reference: unknown;
}

/** The parameters that the words of an operation bring along, of those that the document names. */
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

/** Tells whether two parameters, without references, are sent in the same place under the same name. */
export const isSameParameter = (one: unknown, other: unknown): boolean =>
  isData(one) && isData(other) && one.in === other.in && one.name === other.name;
