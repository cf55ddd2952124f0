import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedOwner, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import type { PersonalAccessTokenRow } from '#src/records/token.ts';

type Token = Pick<PersonalAccessTokenRow, 'id' | 'user_id' | 'name' | 'impersonation'>;

/** Revokes a token, and records an audit event. A second call has no effect. */
export async function revokeToken(db: Database, token: Token, doing: Doing): Promise<void> {
  await db.transaction(async (db) => {
    const revoked = await revokePersonalAccessToken(db, token.id, doing.now);
    if (revoked) await auditRevocation(db, token, doing);
  });
}

/** Revokes the token from the next request on, in every process. The result tells whether it was active. */
export async function revokePersonalAccessToken(
  db: Database,
  id: number,
  now: string,
): Promise<boolean> {
  const token = { id, revoked: false };
  if ((await db('personal_access_tokens').where(token).first('id')) === undefined) return false;
  return changeAccess(db, async (db) => {
    const tokens = db('personal_access_tokens').where(token);
    return (await tokens.update({ revoked: true, updated_at: now })) > 0;
  });
}

/** Records the revocation in the audit events of the project, group or user. */
export async function auditRevocation(db: Database, token: Token, doing: Doing): Promise<void> {
  const place = await db('personal_access_tokens')
    .where('id', token.id)
    .first<{ project_id: number | null; group_id: number | null }>('project_id', 'group_id');
  const owner =
    place.project_id !== null
      ? ({ kind: 'project', id: place.project_id } as const)
      : place.group_id !== null
        ? ({ kind: 'group', id: place.group_id } as const)
        : null;
  const entity = owner === null ? toAuditedUser({ id: token.user_id }) : toAuditedOwner(owner);
  const remove = owner === null ? chooseTokenWord(token) : `${owner.kind}_access_token`;
  await audit(db, entity, { remove }, doing, toAuditedToken(token));
}

export const chooseTokenWord = ({ impersonation }: Pick<Token, 'impersonation'>) =>
  impersonation ? 'impersonation_token' : 'personal_access_token';

export const toAuditedToken = ({ id, name }: Pick<Token, 'id' | 'name'>) => ({
  type: 'PersonalAccessToken',
  id,
  details: name,
});
