import { HttpError } from '#src/errors.ts';

interface Secret {
  readonly key: string;
  readonly value: string;
}

/** Variables, or headers, of one hook. */
export const maxSecrets = 20;

const longest = { key: 255, value: 2048 };

const variableName = /^[A-Za-z]+[0-9]*(?:[._-][A-Za-z0-9]+)*$/;
const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

/** Tells whether a text is a valid header value: a line break would begin another header. */
export const isHeaderValue = (text: string): boolean => /^[\t\x20-\x7e]*$/.test(text);

const isWithin = ({ key, value }: Secret) =>
  key.length <= longest.key && value !== '' && value.length <= longest.value;

/** @throws HttpError for names or values that an address cannot have */
export function checkUrlVariables(variables: readonly Secret[]): void {
  check(variables, ({ key, value }) => variableName.test(key) && !/[\s\p{Cc}]/u.test(value));
}

/** @throws HttpError for names or values that a header cannot have */
export function checkHeaders(headers: readonly Secret[]): void {
  check(headers, ({ key, value }) => headerName.test(key) && isHeaderValue(value));
}

function check(secrets: readonly Secret[], isLegal: (secret: Secret) => boolean): void {
  const legal =
    secrets.length <= maxSecrets && secrets.every((one) => isWithin(one) && isLegal(one));
  if (!legal) throw new HttpError(422, { error: 'Illegal key or value' });
}
