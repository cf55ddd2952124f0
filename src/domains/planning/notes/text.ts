import { BadRequest } from '#src/errors.ts';
import { findTextErrors } from '#src/text/text-errors.ts';

const maxNoteChars = 1_000_000;

/**
 * Clients know the errors in this spelling.
 * @throws BadRequest for a text that says nothing, or has too many characters
 */
export function checkText(text: string): void {
  const errors = findTextErrors(text, maxNoteChars);
  if (errors.length === 0) return;
  const told = errors.map((each) => JSON.stringify(each)).join(', ');
  throw new BadRequest(`400 Bad request - Note {:note=>[${told}]}`);
}
