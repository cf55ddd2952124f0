import type { UpdateUserRequest } from '#generated/users/types.ts';
import { maxPasswordChars } from '#src/auth/passwords.ts';
import { isMailAddress } from '#src/text/mail-address.ts';
import { blank, findLengthErrors } from '#src/text/text-errors.ts';

/** Attributes with the same validation in all writes of an account. */
type Profile = Pick<
  UpdateUserRequest['body'],
  | keyof typeof textLimits
  | (typeof integers)[number]
  | 'theme_id'
  | 'color_scheme_id'
  | 'website_url'
>;

type Add = (attribute: string, ...texts: readonly string[]) => void;

const textLimits = {
  name: 255,
  bio: 255,
  location: 255,
  organization: 255,
  job_title: 255,
  pronouns: 50,
  skype: 255,
  linkedin: 255,
  twitter: 255,
  website_url: 2048,
} as const;

const integers = [
  'projects_limit',
  'shared_runners_minutes_limit',
  'extra_shared_runners_minutes_limit',
] as const;

/** 32-bit columns end here. */
const maxInteger = 2_147_483_647;

/** Errors by attribute, as the answer has them, and how to add to them. */
export function collectErrors(): { readonly errors: Record<string, string[]>; readonly add: Add } {
  const errors: Record<string, string[]> = {};
  return {
    errors,
    add(attribute, ...texts) {
      if (texts.length > 0) errors[attribute] = [...(errors[attribute] ?? []), ...texts];
    },
  };
}

/** Adds the faults of the given attributes. */
export function checkProfile(profile: Profile, add: Add): void {
  if (profile.name !== undefined && profile.name.trim() === '') add('name', blank);
  for (const [attribute, limit] of Object.entries(textLimits)) {
    const text = profile[attribute as keyof typeof textLimits] ?? '';
    for (const wrong of findLengthErrors(text, limit)) add(attribute, wrong);
  }
  for (const attribute of integers) {
    const value = profile[attribute] ?? 0;
    if (value < 0) add(attribute, 'must be greater than or equal to 0');
    if (value > maxInteger) add(attribute, `must be less than or equal to ${maxInteger}`);
  }
  if (!isWithin(profile.theme_id, 1, 11)) add('theme_id', 'is not included in the list');
  if (!isWithin(profile.color_scheme_id, 1, 6)) {
    add('color_scheme_id', 'is not included in the list');
  }
  if (!isWebAddress(profile.website_url ?? '')) add('website_url', 'is invalid');
}

const isWithin = (value: number | null | undefined, least: number, most: number) =>
  value === undefined || value === null || (value >= least && value <= most);

export const isPresent = (text: string | null | undefined) => (text ?? '').trim() !== '';

export function findEmailErrors(email: string): string[] {
  if (email === '') return [blank];
  const errors = findLengthErrors(email);
  if (errors.length === 0 && !isMailAddress(email)) errors.push('is invalid');
  return errors;
}

function isWebAddress(text: string): boolean {
  if (text === '') return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

export function findPasswordErrors(password: string, minimum: number): string[] {
  if (password === '') return [blank];
  const length = [...password].length;
  if (length < minimum) return [`is too short (minimum is ${minimum} characters)`];
  return findLengthErrors(password, maxPasswordChars);
}
