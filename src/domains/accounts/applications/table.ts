import { clearReferences } from '#src/database/in-parts.ts';
import { randomBytes } from 'node:crypto';
import { digestToken } from '#src/auth/tokens.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import {
  audit,
  type AuditedChange,
  toAuditedUser,
  type Doing,
} from '#src/domain-events/audited.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { type OauthApplicationRow, oauthApplicationColumns } from '#src/records/oauth.ts';

export type ApplicationAttributes = Pick<
  OauthApplicationRow,
  'name' | 'redirect_uri' | 'scopes' | 'confidential' | 'trusted'
>;

interface NewApplication {
  readonly row: OauthApplicationRow;
  /** The plain secret, which is stored only as a digest. */
  readonly secret: string;
}

/** 256 random bits in the form of OAuth tokens: 64 hexadecimal digits. */
const createRandomDigits = () => randomBytes(32).toString('hex');

/** Registers an application of a user, or of the instance where `ownerId` is null. `now` is ISO 8601. */
export async function createApplication(
  db: Database,
  attributes: ApplicationAttributes,
  ownerId: number | null,
  doing: Doing,
): Promise<NewApplication> {
  const { now } = doing;
  const secret = createRandomDigits();
  return db.transaction(async (db) => {
    const [row] = await db('oauth_applications')
      .insert({
        ...attributes,
        owner_id: ownerId,
        uid: createRandomDigits(),
        secret_digest: digestToken(secret),
        created_at: now,
        updated_at: now,
      })
      .returning<OauthApplicationRow[]>([...oauthApplicationColumns]);
    if (row === undefined) throw new Error('the database returned no row for an insert');
    await tell(db, row, { add: 'application' }, doing);
    return { row, secret };
  });
}

/**
 * Records the change in the audit log, under the application's owner or, for instance applications, under the actor.
 */
async function tell(
  db: Database,
  { id, name, owner_id }: Pick<OauthApplicationRow, 'id' | 'name' | 'owner_id'>,
  change: AuditedChange,
  doing: Doing,
): Promise<void> {
  const user = { id: owner_id ?? doing.actor?.user.id ?? -1 };
  const target = { type: 'Application', id, details: name };
  await audit(db, toAuditedUser(user), change, doing, target);
}

/** Undefined for a missing application. Existing tokens keep their scopes. */
export async function updateApplication(
  db: Database,
  id: number,
  attributes: Partial<ApplicationAttributes>,
  doing: Doing,
): Promise<OauthApplicationRow | undefined> {
  return db.transaction(async (db) => {
    const [row] = await db('oauth_applications')
      .where({ id })
      .update({ ...attributes, updated_at: doing.now })
      .returning<OauthApplicationRow[]>([...oauthApplicationColumns]);
    if (row !== undefined) await tell(db, row, { change: 'application' }, doing);
    return row;
  });
}

/** Makes a new secret, which is answered and not stored; the old one ends. Null when there is no such application. */
export async function renewSecret(db: Database, id: number, doing: Doing): Promise<string | null> {
  const secret = createRandomDigits();
  return db.transaction(async (db) => {
    const [renewed] = await db('oauth_applications')
      .where({ id })
      .update({ secret_digest: digestToken(secret), updated_at: doing.now })
      .returning<OauthApplicationRow[]>([...oauthApplicationColumns]);
    if (renewed === undefined) return null;
    await tell(db, renewed, { change: 'secret' }, doing);
    return secret;
  });
}

/** Deletes an application with all of its codes and tokens; whether there was one. */
export async function deleteApplication(db: Database, id: number, doing: Doing): Promise<boolean> {
  await clearReferences(db, 'oauth_applications', [id]);
  return db.transaction(async (db) => {
    await bump(db);
    const [row] = await db('oauth_applications')
      .where({ id })
      .delete()
      .returning<OauthApplicationRow[]>([...oauthApplicationColumns]);
    if (row === undefined) return false;
    await tell(db, row, { remove: 'application' }, doing);
    return true;
  });
}

/** The applications of a user, or of the instance where `ownerId` is null, oldest first. */
export function listApplications(
  db: Database,
  ownerId: number | null,
  query: OffsetQuery,
): Promise<Page<OauthApplicationRow>> {
  return paginate(
    db,
    db<OauthApplicationRow>('oauth_applications')
      .select([...oauthApplicationColumns])
      .where('owner_id', ownerId)
      .orderBy('id'),
    query,
  );
}
