import { timingSafeEqual } from 'node:crypto';
import { digestToken } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { NotFound } from '#src/errors.ts';
import {
  findOauthApplication,
  type OauthApplicationRow,
  oauthApplicationColumns,
} from '#src/records/oauth.ts';

type WithSecret = OauthApplicationRow & { readonly secret_digest: string };

const byUid = prepareStatement<{ uid: string }, WithSecret>((db, { uid }) =>
  db('oauth_applications')
    .select([...oauthApplicationColumns, 'secret_digest'])
    .where({ uid })
    .limit(1),
);

/**
 * An application of a user, or of the instance where `ownerId` is null.
 * @throws NotFound for those of others
 */
export async function requireApplication(
  db: Database,
  id: number,
  ownerId: number | null,
): Promise<OauthApplicationRow> {
  const application = await findOauthApplication(db, id);
  if (application?.owner_id !== ownerId) throw new NotFound('Application');
  return application;
}

/** The application that OAuth calls by this `client_id`. */
export async function findClient(
  db: Database,
  uid: string,
): Promise<OauthApplicationRow | undefined> {
  return (await findWithSecret(db, uid))?.application;
}

/** Application with this `client_id`, with a function that checks its secret. */
export async function findWithSecret(db: Database, uid: string) {
  if (!/^[0-9a-f]{64}$/.test(uid)) return undefined;
  const row = await byUid.first(db, { uid });
  if (row === undefined) return undefined;
  const { secret_digest, ...application } = row;
  const digest = Buffer.from(secret_digest, 'hex');
  return {
    application,
    hasSecret: (secret: string) => timingSafeEqual(Buffer.from(digestToken(secret), 'hex'), digest),
  };
}
