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
