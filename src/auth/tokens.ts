import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import {
  personalAccessTokenColumns,
  type PersonalAccessTokenRow,
} from '../resources/personal-access-tokens/table.ts';
import { fold } from '../resources/users/folding.ts';

/** What tells a token of this service from other secrets, for people and for scanners. */
export const tokenPrefix = 'glpat-';

/** Longest text that is taken for a token at all; ours have 26 characters, configured ones up to 255. */
export const maximumTokenLength = 255;

/** A new token: the prefix and 120 random bits. Base64url is 20 characters of `A-Za-z0-9_-`, all equally likely. */
export function generateToken(): string {
  return tokenPrefix + randomBytes(15).toString('base64url');
}

/**
 * What is stored and looked up in place of a token. A plain hash suffices, because tokens are random; a lookup by
 * it tells nothing by its duration, because nobody can choose a token for the first bytes of its hash.
 */
export function digestToken(token: string): string {
  return hash('sha256', token, 'hex');
}

export interface NewPersonalAccessToken {
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt?: string | null;
  readonly impersonation?: boolean;
  /** The text of the token, where it is configured instead of generated. */
  readonly token?: string;
}

/** Creates a token that is valid; its text is in the result and nowhere else. `now` is ISO 8601. */
export async function createPersonalAccessToken(
  db: Database,
  facts: NewPersonalAccessToken,
  now: string,
): Promise<{ row: PersonalAccessTokenRow; token: string }> {
  const token = facts.token ?? generateToken();
  // No new access revision: tokens that are not known are not remembered either.
  const [row] = await db('personal_access_tokens')
    .insert({
      user_id: facts.userId,
      name: facts.name,
      name_key: fold(facts.name),
      token_digest: digestToken(token),
      scopes: facts.scopes,
      impersonation: facts.impersonation ?? false,
      expires_at: facts.expiresAt ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning<PersonalAccessTokenRow[]>([...personalAccessTokenColumns]);
  if (row === undefined) throw new Error('the database returned no row for an insert');
  return { row, token };
}
