import type { CreateUserRequest } from '../../../generated/users/types.ts';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/dialect.ts';
import { BadRequest, Conflict } from '../../errors.ts';
import { isFullPathTaken } from '../namespaces/table.ts';
import { pathErrors } from '../namespaces/path-rules.ts';
import { createAccount } from './accounts.ts';
import { findUserByUsername } from './finder.ts';
import { fold } from './folding.ts';
import { digestPassword, maximumPasswordLength, minimumPasswordLength } from './passwords.ts';
import { hiddenCommitEmail } from './presenter.ts';
import { insertIdentity, type NewUser, type UserRow } from './table.ts';

export type Registration = CreateUserRequest['body'];

export interface RegistrationOptions {
  /** ISO 8601. */
  readonly now: string;
  /** Whether attributes of paid tiers are taken. */
  readonly paid: boolean;
}

/**
 * Creates the account that an administrator asked for. Throws `Conflict` when the address or user name is another
 * user's, `BadRequest` with the attributes that are not valid.
 */
export async function registerUser(
  db: Database,
  registration: Registration,
  { now, paid }: RegistrationOptions,
): Promise<UserRow> {
  const email = registration.email.trim();
  await refuseTaken(db, email, registration.username);
  const errors = await attributeErrors(db, registration, email);
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);

  const user = await newUser({ ...registration, email }, now, paid);
  try {
    return await db.transaction(async (db) => {
      const created = await createAccount(db, user, now);
      await addIdentity(db, created, registration, now);
      return created;
    });
  } catch (error) {
    throw nameOfViolation(error) ?? error;
  }
}

/** Addresses and user names of others come before everything else that may be wrong. */
async function refuseTaken(db: Database, email: string, username: string): Promise<void> {
  const holder = await db('emails').select('id').where('email_key', fold(email)).first();
  if (holder !== undefined) throw emailTaken();
  if ((await findUserByUsername(db, username)) !== undefined) throw usernameTaken();
}

const emailTaken = () => new Conflict('Email has already been taken');
const usernameTaken = () => new Conflict('Username has already been taken');
const taken = 'has already been taken';

/** Somebody was faster between the check and the insert: the indexes are the last word. */
function nameOfViolation(error: unknown): Error | null {
  if (isUniqueViolation(error, 'email_key')) return emailTaken();
  if (isUniqueViolation(error, 'username_key')) return usernameTaken();
  if (isUniqueViolation(error, 'identities_account')) return new BadRequest(identityTaken);
  // What else is unique is the path of the namespace.
  if (isUniqueViolation(error)) return new BadRequest({ username: [taken] });
  return null;
}

const identityTaken = { 'identities.extern_uid': [taken] };

/** 32-bit columns end here. */
const largestInteger = 2_147_483_647;

async function attributeErrors(
  db: Database,
  registration: Registration,
  email: string,
): Promise<Record<string, string[]>> {
  const errors: Record<string, string[]> = {};
  const add = (attribute: string, ...texts: string[]): void => {
    if (texts.length > 0) errors[attribute] = [...(errors[attribute] ?? []), ...texts];
  };

  add('email', ...emailErrors(email));
  add('username', ...pathErrors(registration.username, 'user'));
  if (registration.name.trim() === '') add('name', "can't be blank");
  add('password', ...passwordErrors(registration));
  for (const [attribute, limit] of Object.entries(textLimits)) {
    const text = registration[attribute as keyof typeof textLimits] ?? '';
    if ([...text].length > limit) add(attribute, `is too long (maximum is ${limit} characters)`);
  }
  for (const attribute of integers) {
    const value = registration[attribute] ?? 0;
    if (value < 0) add(attribute, 'must be greater than or equal to 0');
    if (value > largestInteger) add(attribute, `must be less than or equal to ${largestInteger}`);
  }
  if (!within(registration.theme_id, 1, 11)) add('theme_id', 'is not included in the list');
  if (!within(registration.color_scheme_id, 1, 6)) {
    add('color_scheme_id', 'is not included in the list');
  }
  if (!isWebAddress(registration.website_url ?? '')) add('website_url', 'is invalid');
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
    add(isPresent(provider) ? 'extern_uid' : 'provider', "can't be blank");
  }
  if (errors.username === undefined && (await isFullPathTaken(db, registration.username))) {
    // By a group, unless a user of that name was created since the last look.
    if ((await findUserByUsername(db, registration.username)) !== undefined) throw usernameTaken();
    add('username', taken);
  }
  return errors;
}

const textLimits = {
  name: 255,
  bio: 255,
  location: 255,
  organization: 255,
  job_title: 255,
  pronouns: 50,
  skype: 255,
  linkedin: 255,
  twitter: 255,
  website_url: 2048,
} as const;

const integers = [
  'projects_limit',
  'shared_runners_minutes_limit',
  'extra_shared_runners_minutes_limit',
] as const;

const within = (value: number | null | undefined, least: number, most: number) =>
  value === undefined || value === null || (value >= least && value <= most);

const isPresent = (text: string | null | undefined) => (text ?? '').trim() !== '';

function emailErrors(email: string): string[] {
  if (email === '') return ["can't be blank"];
  const errors: string[] = [];
  if ([...email].length > 255) errors.push('is too long (maximum is 255 characters)');
  // Whether it is an address shows when something is sent there; this refuses what cannot be one.
  if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(email)) errors.push('is invalid');
  return errors;
}

function isWebAddress(text: string): boolean {
  if (text === '') return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** A password is needed, and looked at, only when the user is not to get another one anyway. */
function passwordErrors(registration: Registration): string[] {
  if (registration.reset_password === true || registration.force_random_password === true)
    return [];
  const password = registration.password ?? '';
  if (password === '') return ["can't be blank"];
  const length = [...password].length;
  if (length < minimumPasswordLength) {
    return [`is too short (minimum is ${minimumPasswordLength} characters)`];
  }
  if (length > maximumPasswordLength) {
    return [`is too long (maximum is ${maximumPasswordLength} characters)`];
  }
  return [];
}

async function newUser(registration: Registration, now: string, paid: boolean): Promise<NewUser> {
  const external = registration.external ?? false;
  const publicEmail = registration.public_email ?? '';
  return {
    username: registration.username,
    name: registration.name,
    email: registration.email,
    password_digest: await passwordDigest(registration),
    confirmed_at: registration.skip_confirmation === true ? now : null,
    admin: registration.admin ?? false,
    auditor: (paid && registration.auditor) || false,
    external,
    // External users create nothing of their own.
    can_create_group: !external && (registration.can_create_group ?? true),
    projects_limit: external ? 0 : (registration.projects_limit ?? defaultProjectsLimit),
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

/** How many personal projects a user may have when nothing else is said. */
const defaultProjectsLimit = 100_000;

/**
 * Null when the user is to choose a password, or to have a random one: an account without password cannot be signed
 * in to with any, which is all that a password nobody knows would do.
 */
async function passwordDigest(registration: Registration): Promise<string | null> {
  const { reset_password, force_random_password, password } = registration;
  if (reset_password === true || force_random_password === true) return null;
  return digestPassword(password ?? '');
}

async function addIdentity(
  db: Database,
  user: UserRow,
  { extern_uid, provider }: Registration,
  now: string,
): Promise<void> {
  if (!isPresent(extern_uid) || !isPresent(provider)) return;
  const identity = { user_id: user.id, provider: provider ?? '', extern_uid: extern_uid ?? '' };
  await insertIdentity(db, { ...identity, saml_provider_id: null }, now);
}
