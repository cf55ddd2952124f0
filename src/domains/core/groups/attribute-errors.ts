import { type AttributeErrors, BadRequest } from '#src/errors.ts';
import { isWider, type Visibility } from '#src/records/visibility.ts';
import { maxFullPathChars } from '#src/domains/core/namespaces/table.ts';

export const alreadyTaken = 'has already been taken';

export const tooDeep = 'has too deep level of nesting';

export const tooLongPath = `makes the full path too long (maximum is ${maxFullPathChars} characters)`;

export const lockedByParent =
  'cannot be disabled when the parent group has it enabled, except by the owner of the parent group';

/** A group must not be more visible than its parent. */
export function findVisibilityErrors(visibility: Visibility, parent: Visibility | null): string[] {
  return parent !== null && isWider(visibility, parent)
    ? [`${visibility} is not allowed since the parent group has a ${parent} visibility.`]
    : [];
}

/** The attributes with texts. */
function omitEmpty(errors: AttributeErrors): AttributeErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, texts]) => texts.length > 0));
}

/** Throws `BadRequest` when an attribute has a text. */
export function refuseInvalidGroup(errors: AttributeErrors): void {
  const found = omitEmpty(errors);
  if (Object.keys(found).length > 0) throw new BadRequest(found);
}
