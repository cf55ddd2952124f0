import { clearReferences } from '../../database/in-parts.ts';
import { randomBytes } from 'node:crypto';
import { digestToken } from '../../auth/tokens.ts';
import { bump } from '../../database/access-revision.ts';
import type { Database } from '../../database/database.ts';
import { type OffsetQuery, type Page, paginate } from '../../lists/offset.ts';
import { type OauthApplicationRow, oauthApplicationColumns } from '../../records/oauth.ts';

export type ApplicationAttributes = Pick<
  OauthApplicationRow,
  'name' | 'redirect_uri' | 'scopes' | 'confidential' | 'trusted'
>;

interface NewApplication {
  readonly row: OauthApplicationRow;
  /** In the result and nowhere else. */
  readonly secret: string;
}

/** 256 random bits as OAuth has them here: 64 hexadecimal digits. */
const randomDigits = () => randomBytes(32).toString('hex');

/** Registers an application of a user, or of the instance where `ownerId` is null. `now` is ISO 8601. */
export async function createApplication(
  db: Database,
  attributes: ApplicationAttributes,
  ownerId: number | null,
  now: string,
): Promise<NewApplication> {
  const secret = randomDigits();
  const [row] = await db('oauth_applications')
    .insert({
      ...attributes,
      owner_id: ownerId,
      uid: randomDigits(),
      secret_digest: digestToken(secret),
      created_at: now,
      updated_at: now,
    })
    .returning<OauthApplicationRow[]>([...oauthApplicationColumns]);
  if (row === undefined) throw new Error('the database returned no row for an insert');
  return { row, secret };
}

/** Undefined when there is none. Tokens that were given before keep their scopes. */
export async function updateApplication(
  db: Database,
  id: number,
  attributes: Partial<ApplicationAttributes>,
  now: string,
): Promise<OauthApplicationRow | undefined> {
  const [row] = await db('oauth_applications')
    .where({ id })
    .update({ ...attributes, updated_at: now })
    .returning<OauthApplicationRow[]>([...oauthApplicationColumns]);
  return row;
}

/** Makes a new secret, which is answered and not stored; the old one ends. Null when there is no such application. */
export async function renewSecret(db: Database, id: number, now: string): Promise<string | null> {
  const secret = randomDigits();
  const renewed = await db('oauth_applications')
    .where({ id })
    .update({ secret_digest: digestToken(secret), updated_at: now });
  return Number(renewed) === 0 ? null : secret;
}

/** Deletes an application with all of its codes and tokens; whether there was one. */
export async function deleteApplication(db: Database, id: number): Promise<boolean> {
  await clearReferences(db, 'oauth_applications', [id]);
  return db.transaction(async (db) => {
    await bump(db);
    return Number(await db('oauth_applications').where({ id }).delete()) > 0;
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
