export const blank = "can't be blank";
export const noAddress = 'must be a valid URL';
export const otherScheme = 'is blocked: Only allowed schemes are http, https';

/** Message for a text above the maximum length. */
export const describeTooLong = (longest: number): string =>
  `is too long (maximum is ${longest} characters)`;

/** Errors of a required text with a maximum length; empty for a valid one. */
export function findTextErrors(text: string, longest = 255): string[] {
  return text.trim() === '' ? [blank] : findLengthErrors(text, longest);
}

/** Errors of an optional text with a maximum length. */
export function findLengthErrors(text: string, longest = 255): string[] {
  return [...text].length > longest ? [describeTooLong(longest)] : [];
}

/** Errors of a web address. */
export function findAddressErrors(text: string): string[] {
  const errors = findLengthErrors(text);
  // A parser of addresses passes over line breaks, and over blanks around; others who are given the text do not.
  const isPlain = !/\p{Cc}|^\s|\s$/u.test(text);
  if (!isPlain || !URL.canParse(text)) return [noAddress, ...errors];
  if (/^https?:$/.test(new URL(text).protocol)) return errors;
  return [otherScheme, ...errors];
}
