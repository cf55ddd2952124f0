import { createPersonalAccessToken } from '#src/auth/tokens.ts';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { BadRequest } from '#src/errors.ts';
import type { UserRow } from '#src/records/user.ts';
import { announceCredential } from '#src/domains/core/users/announce-credential.ts';
import { toAuditedToken, chooseTokenWord } from './revocation.ts';
import { findTokenErrors } from './validity.ts';

interface NewToken {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Day from which it no longer works. */
  readonly expires_at?: string | null;
}

interface Options extends Doing {
  /** The scopes that may be chosen. */
  readonly offered: readonly string[];
  readonly plan: Config['plan'];
  readonly impersonation?: boolean;
}

/**
 * A token for the user; its text is in the result and nowhere else.
 * @throws BadRequest with what is wrong with it
 */
export async function createToken(
  db: Database,
  user: UserRow,
  { name, scopes, expires_at = null }: NewToken,
  { offered, actor, now, plan, impersonation = false }: Options,
): Promise<Awaited<ReturnType<typeof createPersonalAccessToken>>> {
  const errors = {
    ...(await findTokenErrors(db, { name, scopes, expires_at }, { now, plan })),
    ...(!scopes.every((scope) => offered.includes(scope)) && {
      scopes: ['can only contain available scopes'],
    }),
  };
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
  const input = {
    userId: user.id,
    name,
    scopes: [...new Set(scopes)],
    expiresAt: expires_at,
    impersonation,
  };
  return db.transaction(async (db) => {
    const created = await createPersonalAccessToken(db, input, now);
    const change = { add: chooseTokenWord(created.row), as: input.scopes.join(', ') };
    await audit(db, toAuditedUser(user), change, { actor, now }, toAuditedToken(created.row));
    if (!impersonation) {
      await announceCredential(db, { user, kind: 'personal_access_token', name }, { actor, now });
    }
    return created;
  });
}
