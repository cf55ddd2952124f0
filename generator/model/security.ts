import type { OpenApiDocument, Operation } from '../load/document.ts';
import type { SecurityRequirement } from '../runtime/operation.ts';

/** Those of the operation, or of the document; null where neither says anything. */
export function requirementsOf(
  operation: Operation,
  document: OpenApiDocument,
): SecurityRequirement[] | null {
  const given = operation['security'] ?? document.security;
  return (given as SecurityRequirement[] | undefined) ?? null;
}

export const scopesIn = (requirements: readonly SecurityRequirement[]): readonly string[] => [
  ...new Set(requirements.flatMap((requirement) => Object.values(requirement).flat())),
];

export function scopesOf(operation: Operation, method: string): readonly string[] {
  const given = operation['x-scopes'] as readonly string[] | undefined;
  return given ?? (method === 'get' || method === 'head' ? ['api', 'read_api'] : ['api']);
}

/** The names of the schemes that the operation says it takes. */
export function securityOf(operation: Operation): readonly string[] | null {
  const given = operation['security'] as readonly object[] | undefined;
  const names = given?.flatMap((requirement) => Object.keys(requirement)) ?? [];
  return names.length === 0 ? null : names;
}
