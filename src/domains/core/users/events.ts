import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { UserRow } from '#src/records/user.ts';

/** The data of a user that mails need. */
export type Person = Pick<UserRow, 'id' | 'name' | 'username' | 'email' | 'user_type'>;

/** Announces a new account. */
export const userRegistered = createDomainEvent<{
  readonly user: Person & Pick<UserRow, 'state' | 'confirmed_at'>;
  /** True where the user is to choose a password first. */
  readonly choosesPassword: boolean;
  /** True for an initial password, which the user must change at the first sign-in. */
  readonly hasTemporaryPassword?: boolean;
  readonly at: Date;
}>('user_registered');

/** Columns of an account in events. */
export const announcedUserColumns = [
  'id',
  'name',
  'username',
  'email',
  'state',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof UserRow)[];

export type AnnouncedAccount = Pick<UserRow, (typeof announcedUserColumns)[number]>;

/** An account was made, of a person or a bot. */
export const userCreated = createDomainEvent<{ readonly user: AnnouncedAccount }>('user_created');

/** A user has another username. */
export const userRenamed = createDomainEvent<{
  readonly user: AnnouncedAccount;
  readonly oldUsername: string;
}>('user_renamed');

/** The account of a person or bot was deleted. */
export const userDeleted = createDomainEvent<{ readonly user: AnnouncedAccount }>('user_deleted');

/** Announces a rejected sign-in: the user is blocked, and the password was right. */
export const userRefused = createDomainEvent<{ readonly user: AnnouncedAccount }>('user_refused');

/** Announces a user whom an administrator approved. */
export const userApproved = createDomainEvent<{
  readonly user: Person & Pick<UserRow, 'confirmed_at'>;
  readonly at: Date;
}>('user_approved');

/** Announces a user whom an administrator rejected; the account is about to be removed. */
export const userRejected = createDomainEvent<{
  readonly user: Person & Pick<UserRow, 'confirmed_at'>;
  readonly at: Date;
}>('user_rejected');

/** An account was deactivated; its owner wakes it by signing in. */
export const userDeactivated = createDomainEvent<{
  readonly user: Person & Pick<UserRow, 'confirmed_at'>;
  readonly at: Date;
}>('user_deactivated');

/** Users who may no longer act: blocked, banned or deactivated, or about to be removed. */
export const usersShutOut = createDomainEvent<{ readonly ids: readonly number[] }>(
  'users_shut_out',
);

/** A user changed the password; sessions with the old one have ended. */
export const passwordChanged = createDomainEvent<{
  readonly user: Person & Pick<UserRow, 'confirmed_at'>;
  readonly byAdministrator: boolean;
  readonly at: Date;
}>('password_changed');

/** The second factor of an account was removed, with its recovery codes. */
export const secondFactorRemoved = createDomainEvent<{
  readonly user: Person & Pick<UserRow, 'confirmed_at'>;
  readonly byAdministrator: boolean;
  readonly at: Date;
}>('second_factor_removed');

/** Announces a new credential, from the user or from another one. Impersonation tokens are not announced. */
export const credentialAdded = createDomainEvent<{
  readonly user: Person & Pick<UserRow, 'confirmed_at'>;
  readonly kind: 'gpg_key' | 'personal_access_token' | 'ssh_key';
  /** The name of a token, the title or fingerprint of a key. */
  readonly name: string;
  readonly byAdministrator: boolean;
  readonly at: Date;
}>('credential_added');

/** A user has an address more, or another primary one. */
export const addressAdded = createDomainEvent<{
  /** The account before the change: `email` was the primary address. */
  readonly user: Person & Pick<UserRow, 'confirmed_at'>;
  readonly email: string;
  readonly confirmed: boolean;
  readonly primary: boolean;
  readonly at: Date;
}>('address_added');

/** Announces a new browser session. */
export const userSignedIn = createDomainEvent<{
  readonly user: Person & Pick<UserRow, 'confirmed_at'>;
  readonly ip: string;
  /** The `User-Agent` header of the browser; empty if absent. */
  readonly userAgent: string;
  /** True if the sign-in came from a network that is new for the user. */
  readonly fromUnknownNetwork: boolean;
  readonly at: Date;
}>('user_signed_in');

/** The account of a user is about to be removed: see `prepare`. */
export const userRemoved = createDomainEvent<{
  readonly id: number;
  /** True if the records of the user are deleted too; otherwise the ghost has them by now. */
  readonly hard: boolean;
  /** Id of the ghost, which also owns remaining records; null if none remain. */
  readonly heir: number | null;
  readonly at: Date;
}>('user_removed');
