import type { Database } from '#src/database/database.ts';
import { Forbidden, InsufficientScope, NotFound } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { findUserByIdOrUsername } from '#src/records/user.ts';
import type { CredentialSource } from './credentials.ts';

interface Deps {
  readonly db: Database;
  readonly log: { info(facts: object, message: string): void };
}

/** Finds the user whom an administrator acts as, and logs both with the request. */
export async function findSudoActor(
  { db, log }: Deps,
  source: CredentialSource,
  administrator: Actor,
  target: string,
): Promise<Actor> {
  const actor = await actAs(db, administrator, target);
  const facts = { request_id: source.id, administrator: administrator.user.id };
  log.info({ event: 'sudo', ...facts, acts_as: actor.user.id }, 'request acts as another user');
  return actor;
}

/** Maximum characters of a text that may name a user; the answer shortens a longer one. */
const maxNameChars = 255;

/** The state of the target does not matter: administrators may act as a blocked user. */
async function actAs(db: Database, administrator: Actor, target: string): Promise<Actor> {
  if (!administrator.admin) throw new Forbidden('Must be admin to use sudo');
  if (administrator.token === null || administrator.token.kind === 'job') {
    throw new Forbidden(
      'Must be authenticated using an OAuth or Personal Access Token to use sudo',
    );
  }
  if (!administrator.token.scopes.includes('sudo')) throw new InsufficientScope(['sudo']);
  const name = target.slice(0, maxNameChars);
  const user =
    target.length > maxNameChars || target.includes('\0')
      ? undefined
      : await findUserByIdOrUsername(db, target);
  if (user === undefined) throw new NotFound(`User with ID or username '${name}'`);
  return {
    user,
    token: administrator.token,
    admin: user.admin,
    external: user.external,
    impersonator: administrator,
  };
}
