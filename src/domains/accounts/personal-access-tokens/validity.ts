import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import type { AttributeErrors } from '#src/errors.ts';
import { includesPlan } from '#src/plan.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { blank, findLengthErrors, findTextErrors } from '#src/text/text-errors.ts';
import { dayMs } from '#src/units.ts';

interface TokenInput {
  readonly name: string;
  readonly scopes?: readonly string[];
  readonly expires_at?: string | null;
}

/** Finds the errors of a new token for any owner, by attribute; `now` is ISO 8601. */
export async function findTokenErrors(
  db: Database,
  { name, scopes = [], expires_at = null }: TokenInput,
  { now, plan }: { readonly now: string; readonly plan: Config['plan'] },
): Promise<AttributeErrors> {
  const errors: Record<string, string[]> = {};
  // A name of blanks alone can also be too long; it then gets that error only.
  const nameErrors = [...findLengthErrors(name), ...findTextErrors(name)].slice(0, 1);
  if (nameErrors.length > 0) errors.name = nameErrors;
  if (scopes.length === 0) errors.scopes = [blank];
  const wrong = await findExpiryError(db, expires_at, now, plan);
  if (wrong !== null) errors.expires_at = [wrong];
  return errors;
}

async function findExpiryError(
  db: Database,
  expiresAt: string | null,
  now: string,
  plan: Config['plan'],
): Promise<string | null> {
  if (expiresAt !== null && expiresAt < toDay(now)) return 'cannot be a date in the past';
  const lifetime = (await loadCurrentSettings(db)).max_personal_access_token_lifetime;
  if (!includesPlan(plan, 'ultimate') || lifetime === null) return null;
  const last = toDay(new Date(Date.parse(now) + lifetime * dayMs));
  if (expiresAt !== null && expiresAt <= last) return null;
  return `must be at most ${lifetime} days away`;
}
