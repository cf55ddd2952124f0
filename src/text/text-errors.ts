export const blank = "can't be blank";
export const noAddress = 'must be a valid URL';
export const otherScheme = 'is blocked: Only allowed schemes are http, https';

/** Says that a text has more characters than it may have. */
export const describeTooLong = (longest: number): string =>
  `is too long (maximum is ${longest} characters)`;

/** Says what is wrong with a text that has to say something, in so many characters; empty when nothing is. */
export function findTextErrors(text: string, longest = 255): string[] {
  return text.trim() === '' ? [blank] : findLengthErrors(text, longest);
}

/** Says it of a text that may be empty. */
export function findLengthErrors(text: string, longest = 255): string[] {
  return [...text].length > longest ? [describeTooLong(longest)] : [];
}

/** Says what is wrong with an address of the web. */
export function findAddressErrors(text: string): string[] {
  const errors = findLengthErrors(text);
  // A parser of addresses passes over line breaks, and over blanks around; others who are given the text do not.
  const isPlain = !/\p{Cc}|^\s|\s$/u.test(text);
  if (!isPlain || !URL.canParse(text)) return [noAddress, ...errors];
  if (/^https?:$/.test(new URL(text).protocol)) return errors;
  return [otherScheme, ...errors];
}
