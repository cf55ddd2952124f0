import { BadRequest } from '#src/errors.ts';
import { findAddressErrors, findTextErrors } from '#src/text/text-errors.ts';

interface Given {
  readonly name?: string | undefined;
  readonly external_url?: string | null | undefined;
}

const characters = /^[A-Za-z0-9_${}. -](?:[A-Za-z0-9_${}. /-]*[A-Za-z0-9_${}. -])?$/;
const otherCharacters =
  "can contain only letters, digits, '-', '_', '/', '$', '{', '}', '.', and spaces, but it cannot start or end with '/'";

/** @throws BadRequest with the texts of every attribute that is not valid */
export function checkEnvironmentAttributes({ name, external_url: address }: Given): void {
  const faults = {
    name: name === undefined ? [] : findNameErrors(name),
    external_url: address == null || address === '' ? [] : findAddressErrors(address),
  };
  const faulty = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  if (faulty.length > 0) throw new BadRequest(Object.fromEntries(faulty));
}

function findNameErrors(name: string): string[] {
  const errors = findTextErrors(name);
  return errors.length === 0 && !characters.test(name) ? [otherCharacters] : errors;
}
