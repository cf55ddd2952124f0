import { hash, randomBytes } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { personalAccessTokenColumns, type PersonalAccessTokenRow } from '#src/records/token.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';

/** Longest text that is taken for a token at all; ours have 26 characters, configured ones up to 255. */
export const maxTokenChars = 255;

/**
 * New token: 120 random bits after a prefix that people and scanners recognize. Base64url has 20 characters of
 * `A-Za-z0-9_-`, all equally likely.
 */
export function generateToken(prefix = 'glpat-'): string {
  return prefix + randomBytes(15).toString('base64url');
}

/**
 * Digest that is stored and looked up in place of a token. A plain hash suffices, because tokens are random. The
 * duration of a look-up leaks nothing, because an attacker cannot choose a token for the first bytes of its hash.
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
  /** The project or group that the bot belongs to, for a token of a bot. */
  readonly resource?: { readonly kind: 'project' | 'group'; readonly id: number };
  /** The text of the token, where it is configured instead of generated. */
  readonly token?: string;
}

/** Creates a token that is valid; its text is in the result and nowhere else. `now` is ISO 8601. */
export async function createPersonalAccessToken(
  db: Database,
  facts: NewPersonalAccessToken,
  now: string,
): Promise<{ row: PersonalAccessTokenRow; token: string }> {
  const { resource } = facts;
  const token = facts.token ?? generateToken(await loadTokenPrefix(db));
  // No new access revision: tokens that are not known are not remembered either.
  const [row] = await db('personal_access_tokens')
    .insert({
      user_id: facts.userId,
      name: facts.name,
      name_key: fold(facts.name),
      token_digest: digestToken(token),
      scopes: facts.scopes,
      impersonation: facts.impersonation ?? false,
      project_id: resource?.kind === 'project' ? resource.id : null,
      group_id: resource?.kind === 'group' ? resource.id : null,
      expires_at: facts.expiresAt ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning<PersonalAccessTokenRow[]>([...personalAccessTokenColumns]);
  if (row === undefined) throw new Error('the database returned no row for an insert');
  return { row, token };
}

/** Prefix of new tokens, a setting of the instance; existing tokens keep theirs. */
async function loadTokenPrefix(db: Database): Promise<string> {
  return (await loadCurrentSettings(db)).personal_access_token_prefix;
}
