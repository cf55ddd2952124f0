import type { UserBasic } from '#generated/common/types.ts';
import type {
  AdministratorUser,
  AdministratorUserDetail,
  CurrentUser,
  Identity,
  User,
  UserPreferences,
} from '#generated/users/types.ts';
import { formatAvatarUrl } from '#src/avatars/address.ts';
import { isBot, isInternal } from '#src/records/user-types.ts';
import type { UserBasicRow, UserRow } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import type { UserCustomAttributeRow, IdentityRow } from './table.ts';

/** Values for the presenters besides the rows. */
export interface UserPresentation {
  readonly url: Urls;
  readonly now: Date;
  /** Host of the private addresses that replace the real ones in commits. */
  readonly commitEmailHost: string;
  /** True when attributes of paid tiers are shown. */
  readonly paid: boolean;
}

/** The facts from other tables that the views for the user themselves and for administrators need. */
export interface AccountFacts {
  readonly identities: readonly IdentityRow[];
  readonly namespaceId: number | null;
  /** Number of projects in the personal namespace. */
  readonly personalProjects: number;
  /** Null when they were not requested. */
  readonly customAttributes: readonly UserCustomAttributeRow[] | null;
}

export function presentUserBasic(user: UserBasicRow, url: Urls): UserBasic {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    state: user.state,
    avatar_url: formatAvatarUrl(url, 'user', user),
    web_url: url.web(user.username),
  };
}

/** The fields of a private profile as others see them. */
const nothingPersonal = {
  bio: '',
  location: null,
  public_email: '',
  skype: '',
  linkedin: '',
  twitter: '',
  website_url: '',
  organization: null,
  job_title: '',
  pronouns: null,
  work_information: null,
  local_time: null,
} as const;

/** The profile. `open` is whether the caller may see past the outline of a private one. */
export function presentUser(user: UserRow, { url, now }: UserPresentation, open: boolean): User {
  const profile = { ...presentUserBasic(user, url), bot: isBot(user) };
  if (!open) return { ...profile, ...nothingPersonal };
  return {
    ...profile,
    bio: user.bio,
    location: user.location,
    public_email: user.public_email,
    skype: user.skype,
    linkedin: user.linkedin,
    twitter: user.twitter,
    website_url: user.website_url,
    organization: user.organization,
    job_title: user.job_title,
    pronouns: user.pronouns,
    work_information: formatWorkInformation(user),
    local_time: formatLocalTime(user.timezone, now),
    created_at: user.created_at,
    followers: user.followers_count,
    following: user.following_count,
  };
}

export function presentCurrentUser(
  user: UserRow,
  account: AccountFacts,
  presentation: UserPresentation,
): CurrentUser {
  return {
    ...presentUser(user, presentation, true),
    last_sign_in_at: user.last_sign_in_at,
    confirmed_at: user.confirmed_at,
    last_activity_on: user.last_activity_on,
    email: user.email,
    theme_id: user.theme_id,
    color_scheme_id: user.color_scheme_id,
    projects_limit: user.projects_limit,
    current_sign_in_at: user.current_sign_in_at,
    identities: account.identities.map((identity) => presentIdentity(identity)),
    can_create_group: user.can_create_group,
    can_create_project: account.personalProjects < user.projects_limit,
    two_factor_enabled: user.two_factor_enabled,
    external: user.external,
    private_profile: user.private_profile,
    commit_email: chooseCommitEmail(user, presentation.commitEmailHost),
    ...(presentation.paid && {
      shared_runners_minutes_limit: user.shared_runners_minutes_limit,
      extra_shared_runners_minutes_limit: user.extra_shared_runners_minutes_limit,
    }),
  };
}

export function presentAdministratorUser(
  user: UserRow,
  account: AccountFacts,
  presentation: UserPresentation,
): AdministratorUser {
  return {
    ...presentCurrentUser(user, account, presentation),
    is_admin: user.admin,
    note: user.note,
    namespace_id: account.namespaceId,
    current_sign_in_ip: user.current_sign_in_ip,
    last_sign_in_ip: user.last_sign_in_ip,
    ...(presentation.paid && {
      is_auditor: user.auditor,
      using_license_seat: needsLicenseSeat(user),
      provisioned_by_group_id: user.provisioned_by_group_id,
    }),
    ...(account.customAttributes !== null && {
      custom_attributes: account.customAttributes.map(({ key, value }) => ({ key, value })),
    }),
  };
}

export function presentAdministratorUserDetail(
  user: UserRow,
  account: AccountFacts,
  presentation: UserPresentation,
): AdministratorUserDetail {
  return {
    ...presentAdministratorUser(user, account, presentation),
    sign_in_count: user.sign_in_count,
    // Namespaces are not subscribed one by one: the plan is that of the instance.
    plan: null,
    trial: false,
  };
}

/** Every user has preferences; they are found under the id of the user. */
export function presentPreferences(user: UserRow): UserPreferences {
  return {
    id: user.id,
    user_id: user.id,
    view_diffs_file_by_file: user.view_diffs_file_by_file,
    show_whitespace_in_diffs: user.show_whitespace_in_diffs,
  };
}

function presentIdentity(identity: IdentityRow): Identity {
  const { provider, extern_uid, saml_provider_id } = identity;
  return provider === 'group_saml'
    ? { provider, extern_uid, saml_provider_id }
    : { provider, extern_uid };
}

function formatWorkInformation(user: UserRow): string | null {
  const jobTitle = user.job_title === '' ? null : user.job_title;
  const organization = user.organization === '' ? null : user.organization;
  if (jobTitle !== null && organization !== null) return `${jobTitle} at ${organization}`;
  return jobTitle ?? organization;
}

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** `3:38 PM` in the user's zone; null without a zone, or with one that is not known here. */
function formatLocalTime(timezone: string | null, now: Date): string | null {
  if (timezone === null || timezone === '') return null;
  // Cached, because its creation costs more than the rest of the response. There are about 600 zones.
  let clock = clocks.get(timezone);
  if (clock === undefined) {
    clock = createClock(timezone);
    if (clock !== null) clocks.set(timezone, clock);
  }
  // Newer Node puts a narrow no-break space before AM and PM.
  return clock?.format(now).replace('\u202f', ' ') ?? null;
}

function createClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  } catch {
    return null;
  }
}

/** The value of `commit_email` that selects a private address. */
export const hiddenCommitEmail = '_private';

/** The address in commits that the user makes here; `hiddenHost` is the host of private ones. */
export function chooseCommitEmail(user: UserRow, hiddenHost: string): string {
  if (user.commit_email === null) return user.email;
  if (user.commit_email !== hiddenCommitEmail) return user.commit_email;
  return `${user.id}-${user.username}@${hiddenHost}`;
}

function needsLicenseSeat(user: UserRow): boolean {
  return user.state === 'active' && !isBot(user) && !isInternal(user);
}
