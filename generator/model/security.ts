import type { OpenApiDocument, Operation } from '../load/document.ts';
import type { SecurityRequirement } from '../runtime/operation.ts';

/** Security requirements of the operation, or else of the document; null where neither has any. */
export function readRequirements(
  operation: Operation,
  document: OpenApiDocument,
): SecurityRequirement[] | null {
  const given = operation['security'] ?? document.security;
  return (given as SecurityRequirement[] | undefined) ?? null;
}
