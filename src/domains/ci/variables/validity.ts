import { type AttributeErrors, BadRequest } from '#src/errors.ts';
import { findLengthErrors, findTextErrors } from '#src/text/text-errors.ts';
import type { Variable } from './table.ts';

/** A runner can mask such texts in logs in any surroundings. */
const maskable = /^[\w+/=@:.~-]{8,}$/;
const scopes = /^[\w/${}. *-]+$/;

/** @throws BadRequest with the texts of every attribute that is not valid */
export function checkVariable({ key, value, masked, environment_scope: scope }: Variable): void {
  const errors: Record<string, string[]> = {};
  const ofKey = findVariableKeyErrors(key);
  if (ofKey.length > 0) errors.key = ofKey;
  if (masked && !maskable.test(value)) errors.value = ['is invalid'];
  const ofScope = findLengthErrors(scope);
  if (!scopes.test(scope)) {
    ofScope.push(
      `can contain only letters, digits, '-', '_', '/', '$', '{', '}', '.', '*' and spaces`,
    );
  }
  if (ofScope.length > 0) errors.environment_scope = ofScope;
  if (Object.keys(errors).length > 0) throw new BadRequest(errors satisfies AttributeErrors);
}

/** Faults of a variable name. */
export function findVariableKeyErrors(key: string): string[] {
  const errors = findTextErrors(key);
  if (!/^\w*$/.test(key)) errors.push(`can contain only letters, digits and '_'.`);
  return errors;
}
