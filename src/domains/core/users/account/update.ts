import type { UpdateUserRequest } from '#generated/users/types.ts';
import type { Config } from '#src/config.ts';
import { digestPassword } from '#src/auth/passwords.ts';
import type { AvatarChange } from '#src/avatars/picture.ts';
import { writeAvatar } from '#src/avatars/table.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { audit, auditChanges, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest } from '#src/errors.ts';
import { findUserByUsername, type UserRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { blank } from '#src/text/text-errors.ts';
import { acceptInvitations } from '#src/domains/core/members/accept-invitations.ts';
import { findPathErrors } from '#src/domains/core/namespaces/path-rules.ts';
import { isFullPathTaken } from '#src/domains/core/namespaces/table.ts';
import { findAddressRuleErrors } from './address-rules.ts';
import { changePrimaryEmail, loadConfirmedAddresses, isTakenByOthers } from './addresses.ts';
import { endOldPassword } from './passwords.ts';
import { renamePersonalNamespace } from '../personal-namespace.ts';
import { addressAdded, userRenamed } from '../events.ts';
import { hiddenCommitEmail } from '../presenter.ts';
import { createEmailTaken, toNamedViolation, createUsernameTaken } from './registration.ts';
import { readIdentityInput } from './wanted-identity.ts';
import { lockExistingUser, setIdentity, updateUser, type UserChanges } from '../table.ts';
import {
  checkProfile,
  collectErrors,
  findEmailErrors,
  isPresent,
  findPasswordErrors,
} from './validation.ts';

type UserInput = UpdateUserRequest['body'];

interface UpdateOptions {
  /** The user who changes the account. */
  readonly actor: NonNullable<Doing['actor']>['user'];
  /** ISO 8601. */
  readonly now: string;
  /** True when attributes of paid tiers are accepted; they are ignored otherwise. */
  readonly paid: boolean;
  /** The change of the picture; undefined leaves it. */
  readonly avatar: AvatarChange | undefined;
  readonly config: Pick<Config, 'baseUrl' | 'registry'>;
}

/**
 * Updates the given attributes of an account. Throws `NotFound`, `Conflict` for a taken address or username,
 * `BadRequest` with the invalid attributes.
 */
export async function changeUser(
  db: Database,
  id: number,
  input: UserInput,
  { actor, now, paid, avatar, config }: UpdateOptions,
): Promise<UserRow> {
  const settings = await loadCurrentSettings(db);
  // The digest takes a while, so it is computed before any lock; validation reports errors later.
  const password = input.password ?? '';
  const usable = findPasswordErrors(password, settings.minimum_password_length).length === 0;
  const digest = usable ? await digestPassword(password) : null;
  try {
    return await changeAccess(db, async (db) => {
      const user = await lockExistingUser(db, id);
      const email = input.email?.trim() ?? user.email;
      const username = input.username ?? user.username;
      await refuseTaken(db, user, email, username);
      const errors = await findAttributeErrors(
        db,
        user,
        { ...input, email, username },
        { settings, config },
      );
      if (Object.keys(errors).length > 0) throw new BadRequest(errors);

      const vouched = input.skip_reconfirmation === true;
      const primary =
        input.email === undefined
          ? { email: user.email, confirmed_at: user.confirmed_at, proven: false }
          : await changePrimaryEmail(db, user, email, { vouched, now });
      const updated = await updateUser(
        db,
        user,
        {
          ...readAttributes(input, paid),
          ...computeRights(user, input, settings),
          ...(digest !== null && {
            password_digest: digest,
            // A password set by another user expires at once, so that its owner must choose a new one.
            password_expires_at: user.id === actor.id ? null : now,
          }),
          email: primary.email,
          username,
          confirmed_at: primary.confirmed_at,
        },
        now,
      );
      if (digest !== null) {
        await endOldPassword(db, { user: updated, byAdministrator: user.id !== actor.id, now });
      }
      const doing = { actor: { user: actor }, now };
      const compared = { before: user, after: updated };
      await auditChanges(db, toAuditedUser(user), told, compared, doing);
      if (digest !== null) await audit(db, toAuditedUser(user), { change: 'password' }, doing);
      const identity = await readIdentityInput(db, input, paid);
      if (identity !== null) await setIdentity(db, user, identity, now);
      await renamePersonalNamespace(db, user, updated, { now, registry: config.registry });
      if (username !== user.username) {
        await publish(db, userRenamed({ user: updated, oldUsername: user.username }));
      }
      if (primary.proven && (vouched || email !== user.email))
        await acceptInvitations(db, updated, [email], now);
      if (fold(email) !== fold(user.email)) {
        const replaced = primary.email === email;
        const confirmed = replaced && primary.confirmed_at !== null;
        const at = new Date(now);
        await publish(db, addressAdded({ user, email, confirmed, primary: replaced, at }));
      }
      const picture = await writeAvatar(db, { kind: 'user', id: user.id }, avatar, now);
      return { ...updated, ...picture };
    });
  } catch (error) {
    throw toNamedViolation(error) ?? error;
  }
}

/** Attributes that audit events record. */
const told = [
  'name',
  'username',
  'email',
  'admin',
  'auditor',
  'external',
  'can_create_group',
  'projects_limit',
  'private_profile',
] as const;

/** Addresses and usernames of others come before everything else that may be wrong. */
async function refuseTaken(
  db: Database,
  user: UserRow,
  email: string,
  username: string,
): Promise<void> {
  if (email !== user.email && (await isTakenByOthers(db, user, email))) throw createEmailTaken();
  if (username === user.username) return;
  const other = await findUserByUsername(db, username);
  if (other !== undefined && other.id !== user.id) throw createUsernameTaken();
}

async function findAttributeErrors(
  db: Database,
  user: UserRow,
  input: UserInput & { readonly email: string; readonly username: string },
  { settings, config }: Pick<UpdateOptions, 'config'> & { settings: ApplicationSettingsRow },
): Promise<Record<string, string[]>> {
  const { errors, add } = collectErrors();
  const { email, username, password, provider, extern_uid } = input;
  if (email !== user.email) {
    add('email', ...findEmailErrors(email), ...findAddressRuleErrors(email, settings, config));
  }
  // Names of bots follow other rules.
  if (username !== user.username) add('username', ...findPathErrors(username, 'user'));
  // An empty text keeps the password.
  if ((password ?? '') !== '') {
    add('password', ...findPasswordErrors(password ?? '', settings.minimum_password_length));
  }
  checkProfile(input, add);
  await checkShownAddresses(db, user, input, add);
  if (isPresent(extern_uid) !== isPresent(provider)) {
    add(isPresent(provider) ? 'extern_uid' : 'provider', blank);
  }
  const renamed = fold(username) !== fold(user.username);
  if (renamed && errors['username'] === undefined && (await isFullPathTaken(db, username))) {
    // A group holds the path, unless a concurrent request gave the name to another user.
    if ((await findUserByUsername(db, username)) !== undefined) throw createUsernameTaken();
    add('username', 'has already been taken');
  }
  return errors;
}

/** Checks that the addresses shown to other users are proven. */
async function checkShownAddresses(
  db: Database,
  user: UserRow,
  input: UserInput & { readonly email: string },
  add: (attribute: string, text: string) => void,
): Promise<void> {
  const shown = (['public_email', 'commit_email'] as const).filter((attribute) => {
    const address = input[attribute] ?? '';
    return address !== '' && !(attribute === 'commit_email' && address === hiddenCommitEmail);
  });
  if (shown.length === 0) return;
  const confirmed = await loadConfirmedAddresses(db, user);
  if (input.skip_reconfirmation === true && fold(input.email) !== fold(user.email)) {
    confirmed.add(fold(input.email));
  }
  for (const attribute of shown) {
    if (!confirmed.has(fold(input[attribute] ?? ''))) {
      add(attribute, 'is not one of the confirmed addresses');
    }
  }
}

/** Null clears these columns, and sets those of `emptyable` to an empty text. */
const clearable = [
  'location',
  'organization',
  'pronouns',
  'note',
  'commit_email',
] as const satisfies readonly (keyof UserChanges)[];
const emptyable = [
  'bio',
  'job_title',
  'skype',
  'linkedin',
  'twitter',
  'website_url',
  'public_email',
] as const satisfies readonly (keyof UserChanges)[];
/** Null keeps these columns, because they always have a value. */
const kept = [
  'name',
  'admin',
  'theme_id',
  'color_scheme_id',
  'view_diffs_file_by_file',
] as const satisfies readonly (keyof UserChanges)[];
const minutes = ['shared_runners_minutes_limit', 'extra_shared_runners_minutes_limit'] as const;

/** Columns that take the given value unchanged. */
function readAttributes(input: UserInput, paid: boolean): UserChanges {
  const changes: Record<string, unknown> = {};
  for (const name of clearable) {
    if (input[name] !== undefined) changes[name] = input[name];
  }
  if (input.commit_email === '') changes['commit_email'] = null;
  for (const name of emptyable) {
    if (input[name] !== undefined) changes[name] = input[name] ?? '';
  }
  for (const name of kept) {
    if (input[name] !== undefined && input[name] !== null) changes[name] = input[name];
  }
  if (input.private_profile !== undefined) {
    changes['private_profile'] = input.private_profile ?? false;
  }
  if (paid) {
    if (typeof input.auditor === 'boolean') changes['auditor'] = input.auditor;
    for (const name of minutes) if (input[name] !== undefined) changes[name] = input[name];
  }
  return changes;
}

/** External users may create nothing; a user who stops being external gets the default limits. */
function computeRights(
  user: UserRow,
  input: UserInput,
  settings: ApplicationSettingsRow,
): Pick<UserRow, 'external' | 'can_create_group' | 'projects_limit'> {
  const external = input.external ?? user.external;
  if (external && !user.external) return { external, can_create_group: false, projects_limit: 0 };
  const before =
    !external && user.external
      ? { can_create_group: true, projects_limit: settings.default_projects_limit }
      : user;
  return {
    external,
    can_create_group: input.can_create_group ?? before.can_create_group,
    projects_limit: input.projects_limit ?? before.projects_limit,
  };
}
