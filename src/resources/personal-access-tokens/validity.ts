import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { AttributeErrors } from '../../errors.ts';
import { currentSettings } from '../../settings/current.ts';

interface WantedToken {
  readonly name: string;
  readonly scopes?: readonly string[];
  readonly expires_at?: string | null;
}

const day = 86_400_000;

/** What is wrong with a token that is to be created, whoever it is for; `now` is ISO 8601. */
export async function tokenErrors(
  db: Database,
  { name, scopes = [], expires_at = null }: WantedToken,
  { now, plan }: { readonly now: string; readonly plan: Config['plan'] },
): Promise<AttributeErrors> {
  const errors: Record<string, string[]> = {};
  if (name.trim() === '') errors.name = ["can't be blank"];
  if ([...name].length > 255) errors.name = ['is too long (maximum is 255 characters)'];
  if (scopes.length === 0) errors.scopes = ["can't be blank"];
  const wrong = await expiryError(db, expires_at, now, plan);
  if (wrong !== null) errors.expires_at = [wrong];
  return errors;
}

async function expiryError(
  db: Database,
  expiresAt: string | null,
  now: string,
  plan: Config['plan'],
): Promise<string | null> {
  if (expiresAt !== null && expiresAt < now.slice(0, 10)) return 'cannot be a date in the past';
  const lifetime = (await currentSettings(db)).max_personal_access_token_lifetime;
  if (plan !== 'ultimate' || lifetime === null) return null;
  const last = new Date(Date.parse(now) + lifetime * day).toISOString().slice(0, 10);
  if (expiresAt !== null && expiresAt <= last) return null;
  return `must be at most ${lifetime} days away`;
}
