import { identityProvider } from '#src/domains/core/members/announce.ts';
import type { CreateScimUserRequest } from '#generated/scim/types.ts';
import type { RequestContext } from '#src/context.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { BadRequest, Conflict, type HttpError } from '#src/errors.ts';
import { findExternUidError } from '#src/records/extern-uid.ts';
import { groupSaml } from '#src/records/saml-provider.ts';
import { listFullMessages } from '#src/domains/core/members/rules.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { findFreeUsername } from '#src/domains/core/users/account/free-username.ts';
import { createEmailTaken, registerUser } from '#src/domains/core/users/account/registration.ts';
import { type EmailRow, insertIdentity, lockUser } from '#src/domains/core/users/table.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { ProvisionedGroup } from './caller.ts';
import { requireScimUser } from './finder.ts';
import { join, leave } from './membership.ts';
import { createScimConflict, createScimRefusal } from './refusals.ts';
import { findByExternUid, type ScimUserRow } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'now' | 'config'>;
type Body = CreateScimUserRequest['body'];

/** A user to provision, complete. */
interface NewScimUser {
  readonly externUid: string;
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly active: boolean;
}

/**
 * Reads the data of a user from a body.
 * @throws HttpError 412 with the missing attributes
 */
export function readNewScimUser({
  externalId = '',
  userName = '',
  emails = [],
  ...body
}: Body): NewScimUser {
  const { value: email = '' } =
    emails.find(({ type }) => type?.toLowerCase() === 'work') ??
    emails.find(({ primary }) => primary === true) ??
    emails[0] ??
    {};
  const { formatted = '', givenName = '', familyName = '' } = body.name ?? {};
  const name = formatted.trim() === '' ? `${givenName} ${familyName}` : formatted;
  const user = {
    externUid: externalId,
    username: userName.trim(),
    email: email.trim(),
    name: name.trim(),
    active: body.active,
  };
  const missing = [
    ...(externalId.trim() === '' ? ['externalId'] : []),
    ...(user.username === '' ? ['userName'] : []),
    ...(user.email === '' ? ['emails'] : []),
    ...(user.name === '' ? ['name'] : []),
  ];
  if (missing.length > 0)
    throw createScimRefusal(missing.map((each) => `${each} is missing`).join(', '));
  const error = findExternUidError(externalId);
  if (error !== null) throw createScimRefusal(`externalId ${error}`);
  return user;
}

/** A concurrent request took the name or the address since the lookup. */
class Raced extends Error {}

/** Upper limit on attempts after concurrent requests took the name. */
const maxAttempts = 5;

/**
 * Gives a user an identity of the group, and makes them a member; who has no account gets one. Who has the identity
 * already is answered.
 * @throws HttpError 409 when the address is of an account that did not prove it, or the user is another one there
 */
export async function provisionUser(
  context: Context,
  group: ProvisionedGroup,
  input: NewScimUser,
): Promise<ScimUserRow> {
  const { now, config } = context;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await changeAccess(context.db, (db) => provision({ db, now, config }, group, input));
    } catch (error) {
      if (!(error instanceof Raced)) throw error;
      if (attempt === maxAttempts) throw error.cause;
    }
  }
}

async function provision(
  context: Context,
  group: ProvisionedGroup,
  input: NewScimUser,
): Promise<ScimUserRow> {
  const { db, now } = context;
  await lockNamespace(db, group.id);
  const there = await findByExternUid(db, group.provider_id, input.externUid);
  if (there !== undefined) return there;
  const user_id =
    (await findAddressOwner(db, group, input.email)) ??
    (await createAccount(context, group, input));
  const other = await db('identities')
    .where({ saml_provider_id: group.provider_id, user_id })
    .first('id');
  if (other !== undefined) throw createScimConflict('User has already been taken');
  const identity = { user_id, provider: groupSaml, extern_uid: input.externUid };
  const sent = {
    sent_username: input.username,
    sent_name: input.name,
    sent_email: input.email,
  };
  await insertIdentity(db, { ...identity, saml_provider_id: group.provider_id, ...sent }, now);
  if (input.active) await join(db, group, user_id, now);
  else await leave(db, group, user_id, now);
  return requireScimUser(db, group, input.externUid);
}

type HeldAddress = Pick<EmailRow, 'user_id' | 'primary' | 'proven_at'>;

/**
 * Finds the user with this proven address; undefined if there is none.
 * @throws Conflict when somebody only says that it is theirs, and for accounts of no person
 */
async function findAddressOwner(
  db: Database,
  group: ProvisionedGroup,
  email: string,
): Promise<number | undefined> {
  const owner = await db('emails')
    .where('email_key', fold(email))
    .first<HeldAddress | undefined>('user_id', 'primary', 'proven_at');
  if (owner === undefined) return undefined;
  const user = await lockUser(db, owner.user_id);
  if (user === undefined || user.user_type !== null) throw createEmailTaken();
  // The group itself provisioned the account with that address.
  const provisioned = owner.primary && user.provisioned_by_group_id === group.id;
  if (owner.proven_at === null && !provisioned) throw createEmailTaken();
  return user.id;
}

/** The group's provisioning follows the sign-up rules: it may be rejected, or wait for approval. */
async function createAccount(
  { db, now, config }: Context,
  group: ProvisionedGroup,
  { username, email, name }: NewScimUser,
): Promise<number> {
  const settings = await loadCurrentSettings(db);
  if (!settings.signup_enabled) throw createScimRefusal('Sign-up is disabled');
  const registration = {
    username: await findFreeUsername(db, username),
    email,
    name,
    force_random_password: true,
    skip_confirmation: true,
    private_profile: false,
  };
  const options = {
    actor: { user: identityProvider },
    now,
    paid: true,
    avatar: undefined,
    config,
    provisionedBy: group.id,
    awaitsApproval: settings.require_admin_approval_after_user_signup,
  };
  try {
    return (await registerUser(db, registration, options)).id;
  } catch (error) {
    if (error instanceof Conflict)
      throw new Raced('the username was taken during the request', { cause: error });
    if (error instanceof BadRequest) throw createScimRefusal(readText(error));
    throw error;
  }
}

function readText({ body }: HttpError): string {
  const { message } = body as { message: string | Record<string, string[]> };
  return typeof message === 'string' ? message : listFullMessages(message);
}
