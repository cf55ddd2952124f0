import { randomBytes } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { digestToken } from './tokens.ts';

/** Owner of the runners that a registration token creates. */
export type RegistrationOwner =
  | { readonly table: 'groups'; readonly id: number }
  | { readonly table: 'project_settings'; readonly id: number };

/** The columns of `groups` and `project_settings` that hold a registration token. */
interface StoredRegistrationToken {
  readonly runners_token_sealed: string;
  readonly runners_token_digest: string;
}

/** Fixed prefix of registration tokens of groups and projects. */
const prefix = 'GR1348941';

/** Text of 20 characters: format of runner tokens, and of the registration token of the instance. */
export function createRunnerToken(): string {
  return randomBytes(15).toString('base64url');
}

export function createRegistrationToken(): string {
  return prefix + createRunnerToken();
}

/** Stored form of the token: encrypted (runner admins can read it back) plus a digest for lookup. */
export function sealRegistrationToken(
  db: Database,
  owner: RegistrationOwner,
  token = createRegistrationToken(),
): StoredRegistrationToken {
  return {
    runners_token_sealed: seal(db, token, formatSealPurpose(owner)),
    runners_token_digest: digestToken(token),
  };
}

/** The text of a stored token. */
export function openRegistrationToken(
  db: Database,
  owner: RegistrationOwner,
  sealed: string,
): string {
  return unseal(db, sealed, formatSealPurpose(owner));
}

function formatSealPurpose({ table, id }: RegistrationOwner): string {
  return `${table}.runners_token:${id}`;
}
