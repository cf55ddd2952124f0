import { hash } from 'node:crypto';
import type { UserRow } from '#src/records/user.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { isBot } from '#src/records/user-types.ts';

/** The terms of use that are enforced, with the name of their version. */
export interface Terms {
  readonly text: string;
  readonly digest: string;
}

/** Settings stay the same object until they are changed. */
const known = new WeakMap<ApplicationSettingsRow, Terms>();

/** Null while no acceptance is required. */
export function readEnforcedTerms(settings: ApplicationSettingsRow): Terms | null {
  const text = settings.enforce_terms ? (settings.terms ?? '') : '';
  if (text.trim() === '') return null;
  let terms = known.get(settings);
  if (terms === undefined) {
    terms = { text, digest: hash('sha256', text, 'hex') };
    known.set(settings, terms);
  }
  return terms;
}

/** Tells whether a user still has to accept the terms. Bots need not. */
export function owesTerms(user: UserRow, settings: ApplicationSettingsRow): boolean {
  const terms = readEnforcedTerms(settings);
  return terms !== null && user.accepted_terms !== terms.digest && !isBot(user);
}
