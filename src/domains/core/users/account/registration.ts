import { randomUUID } from 'node:crypto';
import type { CreateUserRequest } from '#generated/users/types.ts';
import type { Config } from '#src/config.ts';
import { digestPassword } from '#src/auth/passwords.ts';
import type { Terms } from '#src/auth/terms.ts';
import type { AvatarChange } from '#src/avatars/picture.ts';
import { writeAvatar } from '#src/avatars/table.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { audit, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest, Conflict } from '#src/errors.ts';
import { matchesIfPattern } from '#src/patterns/patterns.ts';
import { findUserByUsername, type UserRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { findBotMailHost } from '#src/settings/own-mail-hosts.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { blank } from '#src/text/text-errors.ts';
import { acceptInvitations } from '#src/domains/core/members/accept-invitations.ts';
import { findPathErrors } from '#src/domains/core/namespaces/path-rules.ts';
import { isFullPathTaken } from '#src/domains/core/namespaces/table.ts';
import { createAccount } from './accounts.ts';
import { findAddressRuleErrors } from './address-rules.ts';
import { userCreated, userRegistered } from '../events.ts';
import { findChosenPasswordErrors } from './common-passwords.ts';
import { hiddenCommitEmail } from '../presenter.ts';
import { insertIdentity, type NewUser } from '../table.ts';
import {
  checkProfile,
  collectErrors,
  findEmailErrors,
  isPresent,
  findPasswordErrors,
} from './validation.ts';
import { acceptTerms } from './terms.ts';
import { readIdentityInput } from './wanted-identity.ts';

type Registration = CreateUserRequest['body'];

/** Makes an account a member by an invitation; false if it is no longer open. */
export type Accept = (db: Database, userId: number) => Promise<boolean>;

interface RegistrationOptions {
  /** The user who makes the account; null for people who do it themselves. */
  readonly actor: Doing['actor'];
  /** ISO 8601. */
  readonly now: string;
  /** True when attributes of paid tiers are accepted; they are ignored otherwise. */
  readonly paid: boolean;
  /** The change of the picture; undefined leaves the account without one. */
  readonly avatar: AvatarChange | undefined;
  readonly config: Pick<Config, 'baseUrl'>;
  /**
   * Group whose identity provider asserts that the address belongs to the user. Only that group trusts it: invitations
   * by others wait for a confirmation.
   */
  readonly provisionedBy?: number;
  /** True for a password that the user must change at the first sign-in. */
  readonly temporaryPassword?: boolean;
  /** True where an administrator has to let the account in first. */
  readonly awaitsApproval?: boolean;
  /**
   * Set for self-registration. An address with an account is then rejected last, after as much time as creating an
   * account takes. The account gets nothing through an address that is not proven.
   */
  readonly signUp?: {
    /** The terms of use that they accepted; null where none are enforced. */
    readonly terms: Terms | null;
    /**
     * True if the response must not reveal whether the address has an account. For a taken address, the account looks
     * like any other, but has a placeholder address that can never be confirmed, so it can never be used.
     */
    readonly hidesHolders: boolean;
    /** Accepts the invitation that vouches for the account, so that it vouches for no other; null for none. */
    readonly accept: Accept | null;
  };
}

/**
 * Creates an account for an administrator. Throws `Conflict` when the address or username is another user's,
 * `BadRequest` with the attributes that are not valid.
 */
export async function registerUser(
  db: Database,
  registration: Registration,
  options: RegistrationOptions,
): Promise<UserRow> {
  const {
    actor,
    now,
    paid,
    avatar,
    config,
    provisionedBy,
    awaitsApproval = false,
    temporaryPassword = false,
    signUp,
  } = options;
  const email = registration.email.trim();
  if (signUp === undefined) await refuseTaken(db, email, registration.username);
  const settings = await loadCurrentSettings(db);
  const chosen = signUp !== undefined;
  const errors = await findAttributeErrors(db, registration, email, { settings, config, chosen });
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);

  // An address from a sign-up form or a group's identity provider does not prove its owner to others.
  const proven = provisionedBy === undefined && signUp === undefined;
  const nobodys =
    signUp?.hidesHolders === true ? await findReplacementAddress(db, email, config) : null;
  const user = {
    ...(await toNewUser({ ...registration, email }, now, paid, settings)),
    // The account shows the picture of the requested address: a missing picture would reveal that another account owns
    // it.
    ...(nobodys !== null && { email: nobodys, pictured_email: email }),
    proven,
    provisioned_by_group_id: provisionedBy ?? null,
    ...(awaitsApproval && { state: 'blocked_pending_approval' as const }),
    ...(temporaryPassword && { password_expires_at: now }),
  };
  try {
    return await changeAccess(db, async (db) => {
      const created = await createAccount(db, user, now);
      if (signUp !== undefined && signUp.terms !== null) {
        await acceptTerms(db, created, signUp.terms, now);
      }
      const accept = signUp?.accept ?? null;
      if (accept !== null && !(await accept(db, created.id))) {
        throw new Conflict('The invitation is not open any more');
      }
      const identity = await readIdentityInput(db, registration, paid);
      if (identity !== null) await insertIdentity(db, { user_id: created.id, ...identity }, now);
      if (created.confirmed_at !== null && proven)
        await acceptInvitations(db, created, [created.email], now);
      const doing = { actor: actor ?? { user: created }, now };
      await audit(db, toAuditedUser(created), { add: 'user' }, doing);
      await publish(db, userCreated({ user: created }));
      const choosesPassword = registration.reset_password === true;
      if (nobodys === null) {
        const at = new Date(now);
        const hasTemporaryPassword = temporaryPassword;
        await publish(
          db,
          userRegistered({ user: created, choosesPassword, hasTemporaryPassword, at }),
        );
      }
      return {
        ...created,
        ...(await writeAvatar(db, { kind: 'user', id: created.id }, avatar, now)),
      };
    });
  } catch (error) {
    throw toNamedViolation(error) ?? error;
  }
}

/** A placeholder address that nobody can own or guess, if the address is taken; null if it is free. */
async function findReplacementAddress(
  db: Database,
  email: string,
  config: Pick<Config, 'baseUrl'>,
): Promise<string | null> {
  const other = await db('emails').select('id').where('email_key', fold(email)).first();
  return other === undefined ? null : `${randomUUID()}@${findBotMailHost(config)}`;
}

/** Addresses and usernames of others come before everything else that may be wrong. */
async function refuseTaken(db: Database, email: string, username: string): Promise<void> {
  const other = await db('emails').select('id').where('email_key', fold(email)).first();
  if (other !== undefined) throw createEmailTaken();
  if ((await findUserByUsername(db, username)) !== undefined) throw createUsernameTaken();
}

export const createEmailTaken = () => new EmailTaken('Email has already been taken');
/** The address is another user's. */
export class EmailTaken extends Conflict {}
export const createUsernameTaken = () => new Conflict('Username has already been taken');
const taken = 'has already been taken';

/** Maps a violation of a unique index to its error: another request was faster between the check and the insert. */
export function toNamedViolation(error: unknown): Error | null {
  if (isUniqueViolation(error, 'email_key')) return createEmailTaken();
  if (isUniqueViolation(error, 'username_key')) return createUsernameTaken();
  if (['identities_account', 'saml_provider_id'].some((name) => isUniqueViolation(error, name))) {
    return new BadRequest(identityTaken);
  }
  // The only other unique value is the path of the namespace.
  if (isUniqueViolation(error)) return new BadRequest({ username: [taken] });
  return null;
}

const identityTaken = { 'identities.extern_uid': [taken] };

async function findAttributeErrors(
  db: Database,
  registration: Registration,
  email: string,
  {
    settings,
    config,
    chosen,
  }: Pick<RegistrationOptions, 'config'> & {
    readonly settings: ApplicationSettingsRow;
    /** True if the future user chose the password. */
    readonly chosen: boolean;
  },
): Promise<Record<string, string[]>> {
  const { errors, add } = collectErrors();
  add('email', ...findEmailErrors(email), ...findAddressRuleErrors(email, settings, config));
  add('username', ...findPathErrors(registration.username, 'user'));
  if (!needsAnotherPassword(registration)) {
    const password = registration.password ?? '';
    const { minimum_password_length: minimum } = settings;
    const faults = chosen
      ? await findChosenPasswordErrors(password, minimum)
      : findPasswordErrors(password, minimum);
    add('password', ...faults);
  }
  checkProfile(registration, add);
  for (const attribute of ['public_email', 'commit_email'] as const) {
    const address = registration[attribute] ?? '';
    if (address === '' || (attribute === 'commit_email' && address === hiddenCommitEmail)) continue;
    // The new account has one address, which counts only once it is confirmed.
    if (registration.skip_confirmation !== true || fold(address) !== fold(email)) {
      add(attribute, 'is not one of the confirmed addresses');
    }
  }
  const { extern_uid, provider } = registration;
  if (isPresent(extern_uid) !== isPresent(provider)) {
    add(isPresent(provider) ? 'extern_uid' : 'provider', blank);
  }
  if (errors.username === undefined && (await isFullPathTaken(db, registration.username))) {
    // A group holds the path, unless a concurrent request created a user of that name.
    if ((await findUserByUsername(db, registration.username)) !== undefined)
      throw createUsernameTaken();
    add('username', taken);
  }
  return errors;
}

/** A password is required and validated only if no other one replaces it. */
function needsAnotherPassword({ reset_password, force_random_password }: Registration): boolean {
  return reset_password === true || force_random_password === true;
}

async function toNewUser(
  registration: Registration,
  now: string,
  paid: boolean,
  settings: ApplicationSettingsRow,
): Promise<NewUser> {
  const external = registration.external ?? isExternal(registration.email, settings);
  const publicEmail = registration.public_email ?? '';
  return {
    username: registration.username,
    name: registration.name,
    email: registration.email,
    password_digest: await computePasswordDigest(registration),
    confirmed_at: registration.skip_confirmation === true ? now : null,
    admin: registration.admin ?? false,
    auditor: (paid && registration.auditor) || false,
    external,
    // External users may create no groups or projects.
    can_create_group: !external && (registration.can_create_group ?? true),
    projects_limit: external ? 0 : (registration.projects_limit ?? settings.default_projects_limit),
    bio: registration.bio ?? '',
    location: registration.location ?? null,
    organization: registration.organization ?? null,
    job_title: registration.job_title ?? '',
    pronouns: registration.pronouns ?? null,
    skype: registration.skype ?? '',
    linkedin: registration.linkedin ?? '',
    twitter: registration.twitter ?? '',
    website_url: registration.website_url ?? '',
    public_email: publicEmail,
    commit_email: isPresent(registration.commit_email) ? (registration.commit_email ?? null) : null,
    note: registration.note ?? null,
    theme_id: registration.theme_id ?? 1,
    color_scheme_id: registration.color_scheme_id ?? 1,
    private_profile: registration.private_profile ?? false,
    view_diffs_file_by_file: registration.view_diffs_file_by_file ?? false,
    shared_runners_minutes_limit: paid ? (registration.shared_runners_minutes_limit ?? null) : null,
    extra_shared_runners_minutes_limit: paid
      ? (registration.extra_shared_runners_minutes_limit ?? null)
      : null,
  };
}

/** Tells whether a new user is external: the setting for all, except for addresses that match the pattern. */
function isExternal(
  email: string,
  { user_default_external, user_default_internal_regex: internal }: ApplicationSettingsRow,
): boolean {
  if (!user_default_external) return false;
  return internal === null || internal === '' || !matchesIfPattern(`(?i)${internal}`, email);
}

/**
 * Null if the user chooses a password later, or gets a random one: an account without a password rejects every sign-in
 * by password, as one with an unknown password would.
 */
async function computePasswordDigest(registration: Registration): Promise<string | null> {
  return needsAnotherPassword(registration) ? null : digestPassword(registration.password ?? '');
}
