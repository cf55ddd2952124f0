import { maxPasswordChars } from '#src/auth/passwords.ts';
import { memoize } from '#src/turns/remembered.ts';
import { findPasswordErrors } from './validation.ts';

/** Shorter ones are refused for their length: settings ask for eight characters at least. */
const minPasswordChars = 8;
const maxKnownPasswords = 10_000;

/** Most common passwords in leaks, by frequency. */
const readCommon = memoize(async (): Promise<ReadonlySet<string>> => {
  const { default: ranked } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  });
  return new Set(
    ranked.filter(({ length }) => length >= minPasswordChars).slice(0, maxKnownPasswords),
  );
});

/** Finds the faults of a password that a user chooses for themselves; administrators may set any for others. */
export async function findChosenPasswordErrors(
  password: string,
  minimum: number,
): Promise<string[]> {
  const errors = findPasswordErrors(password, minimum);
  if (errors.length > 0 || password.length > maxPasswordChars) return errors;
  const isCommon = (await readCommon()).has(password.toLowerCase());
  return isCommon ? ['is one of the most common: choose one that nobody guesses'] : [];
}
