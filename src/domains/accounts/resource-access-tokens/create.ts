import { createPersonalAccessToken } from '#src/auth/tokens.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { audit, toAuditedOwner, type Doing } from '#src/domain-events/audited.ts';
import { BadRequest } from '#src/errors.ts';
import type { AttributeErrors } from '#src/errors.ts';
import { type AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import { toAuditedToken } from '#src/domains/accounts/personal-access-tokens/revocation.ts';
import { createBot, type NewBot } from './bots.ts';
import type { ResourceAccessTokenRow } from './table.ts';

interface NewResourceToken extends NewBot {
  readonly scopes: readonly string[];
}

/** Maximum number of attempts to create a bot whose username was taken. */
const maxAttempts = 5;

/** Creates a bot with its token, whose text is in the result and nowhere else. */
export async function createResourceToken(
  db: Database,
  input: NewResourceToken,
  doing: Doing,
): Promise<{ row: ResourceAccessTokenRow; token: string }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((db) => create(db, input, doing));
    } catch (error) {
      if (attempt === maxAttempts || !isUniqueViolation(error)) throw error;
    }
  }
}

async function create(db: Database, input: NewResourceToken, doing: Doing) {
  const { now } = doing;
  const { resource, name, scopes, level, expiresAt } = input;
  // The access revision is raised before any other lock is taken; it also keeps the free name until the commit.
  await bump(db);
  const bot = await createBot(db, input, now);
  const { row, token } = await createPersonalAccessToken(
    db,
    { userId: bot.id, name, scopes: [...new Set(scopes)], expiresAt, resource },
    now,
  );
  const change = { add: `${resource.kind}_access_token`, as: formatAccessLevel(level) };
  await audit(db, toAuditedOwner(resource), change, doing, toAuditedToken(row));
  return { row: { ...row, access_level: level }, token };
}

/** @throws BadRequest with the first thing that is wrong, as one line */
export function refuseErrors(errors: AttributeErrors): void {
  const [first] = Object.entries(errors);
  if (first === undefined) return;
  const [attribute, texts] = first;
  const name = attribute.replaceAll('_', ' ');
  throw createTokenRefusal(
    `${name.charAt(0).toUpperCase()}${name.slice(1)} ${texts[0] ?? 'is invalid'}`,
  );
}

export function refuseAbove(level: AccessLevel, own: AccessLevel): void {
  if (level > own) throw createTokenRefusal('Access level is above your own');
}

export function createTokenRefusal(reason: string): BadRequest {
  return new BadRequest(`400 Bad request - ${reason}`);
}
