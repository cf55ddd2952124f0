import { type AttributeErrors, BadRequest } from '#src/errors.ts';
import { findTextErrors } from '#src/text/text-errors.ts';

/** The attributes that rules of projects and of merge requests have. */
export interface RuleAttributes {
  readonly name: string;
  readonly approvals_required: number;
}

const maxApprovals = 100;

/** Faults of the attributes. */
export function findRuleErrors({ name, approvals_required }: RuleAttributes): AttributeErrors {
  const errors: Record<string, readonly string[]> = {};
  const texts = findTextErrors(name, maxNameChars);
  if (texts.length > 0) errors['name'] = texts;
  if (approvals_required < 0) {
    errors['approvals_required'] = ['must be greater than or equal to 0'];
  }
  if (approvals_required > maxApprovals) {
    errors['approvals_required'] = [`must be less than or equal to ${maxApprovals}`];
  }
  return errors;
}

const maxNameChars = 1024;

export const nameTaken: AttributeErrors = { name: ['has already been taken'] };

/** @throws BadRequest if there are errors */
export function refuseRule(errors: AttributeErrors): void {
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
}
