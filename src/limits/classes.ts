import type { Actor } from '#src/records/actor.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { minuteSeconds } from '#src/units.ts';
import { formatCallerKey, toNetwork } from './caller-key.ts';

/** The properties of a request that a limiter may count by. */
export interface RateLimitSubject {
  readonly actor: Actor | null;
  /** The path of the request, percent-encoded, without its query; below `/api/v4` or from the root. */
  readonly path: string;
  readonly ip: string;
}

/** Requests of one key in one window. */
export interface RateLimit {
  readonly limit: number;
  /** Length of a window in seconds; windows begin at multiples of it since 1970. */
  readonly period: number;
  /** Requests with the same key are counted together. */
  readonly key: string;
  /** The kind of the throttled object in the message of the refusal; default: an endpoint. */
  readonly what?: 'endpoint' | 'archive' | 'changelog';
}

/** The limit that a request falls under; null for requests that are not counted. */
type RateLimitClass = (
  subject: RateLimitSubject,
  settings: ApplicationSettingsRow,
) => RateLimit | null;

/** Counts the requests of one caller, whatever is requested. */
function limitPerCaller(limit: (settings: ApplicationSettingsRow) => number): RateLimitClass {
  return (subject, settings) => ({
    limit: limit(settings),
    period: minuteSeconds,
    key: formatCallerKey(subject),
  });
}

/** Counts the requests of one caller for one hook, whatever is sent to it. */
function limitPerCallerAndHook(limit: number): RateLimitClass {
  return (subject) => {
    const path = normalizePath(subject.path);
    const hook = /^.*\/hooks\/\d+/.exec(path)?.[0] ?? path;
    return { limit, period: minuteSeconds, key: `${formatCallerKey(subject)} ${hook}` };
  };
}

/** Counts all requests of one caller for the project or group in the path. */
function limitPerCallerAndContainer(
  limit: number | ((settings: ApplicationSettingsRow) => number),
  what: RateLimit['what'] = 'endpoint',
): RateLimitClass {
  return (subject, settings) => {
    const path = normalizePath(subject.path);
    const place = /\/(?:projects|groups)\/[^/]+/.exec(path)?.[0] ?? path;
    const most = typeof limit === 'number' ? limit : limit(settings);
    return {
      limit: most,
      period: minuteSeconds,
      key: `${formatCallerKey(subject)} ${place}`,
      what,
    };
  };
}

/** The limiters of `x-rate-limit`, and those that the server applies itself. A limit of 0 disables a limiter. */
const classes = {
  // Counts read and committed sections together: each reads thousands of commits.
  changelog: limitPerCallerAndContainer(5, 'changelog'),
  // Tokens cannot be guessed; the limit protects the database from attempts. It is high, because a whole company may
  // share an address, and a build farm with an expired token is no attack.
  bad_token: ({ ip }) => ({ limit: 1_200, period: minuteSeconds, key: toNetwork(ip) }),
  email_confirmation: limitPerCaller(() => 5),
  email_create: limitPerCaller(() => 5),
  // Failed logins by a password, or by an unknown token. They count for the network, and for the attempted name across
  // all networks, whether or not the account exists.
  login_of_network: ({ ip }) => ({ limit: 30, period: 3 * minuteSeconds, key: toNetwork(ip) }),
  login_by_name: ({ path }) => ({ limit: 10, period: 10 * minuteSeconds, key: path }),
  // Failed attempts of a signed-in user to confirm their identity: `path` is the id of the user.
  password_again: ({ path }) => ({ limit: 10, period: 10 * minuteSeconds, key: path }),
  second_factor: ({ path }) => ({ limit: 10, period: 10 * minuteSeconds, key: path }),
  group_download_export: limitPerCallerAndContainer(
    (settings) => settings.group_download_export_limit,
  ),
  group_export: limitPerCaller((settings) => settings.group_export_limit),
  group_import: limitPerCaller((settings) => settings.group_import_limit),
  hook_resend: limitPerCallerAndHook(5),
  hook_test: limitPerCallerAndHook(5),
  // Counts a user's invitations to an address, which can be revoked and sent again. Each user has an own limit; all
  // together send too few to fill a mailbox.
  invitation_to_address: (subject) => ({
    limit: 5,
    period: 10 * minuteSeconds,
    key: `${formatCallerKey(subject)} ${subject.path}`,
  }),
  invitation_to_address_in_all: ({ path }) => ({
    limit: 20,
    period: 10 * minuteSeconds,
    key: path,
  }),
  // Addresses that a user invites: each gets a mail, or reveals its owner.
  invitations_of_caller: (subject) => ({
    limit: 200,
    period: 60 * minuteSeconds,
    key: formatCallerKey(subject),
  }),
  issues_create: limitPerCaller((settings) => settings.issues_create_limit),
  // Requests for blobs above 10 MB, in any form.
  large_blob: limitPerCallerAndContainer(5),
  // Mails requested without a sign-in: the limit prevents filled mailboxes and searches for accounts.
  mail_of_network: ({ ip }) => ({ limit: 20, period: 10 * minuteSeconds, key: toNetwork(ip) }),
  // Counts the mails to an address for each network, so that no other network can use up the limit of the owner. All
  // networks together get too few to fill a mailbox.
  mail_to_address: ({ path, ip }) => ({
    limit: 5,
    period: 10 * minuteSeconds,
    key: `${toNetwork(ip)} ${path}`,
  }),
  mail_to_address_in_all: ({ path }) => ({ limit: 20, period: 10 * minuteSeconds, key: path }),
  // Mails to an address about new tokens and keys of its account.
  mail_of_credentials: ({ path }) => ({ limit: 20, period: 60 * minuteSeconds, key: path }),
  // Mails to an administrator about accounts that wait for approval.
  mail_of_waiting_accounts: ({ path }) => ({ limit: 20, period: 60 * minuteSeconds, key: path }),
  // Mails that projects of others send to an address. `path` is the owner of the projects and the address: the mails of one
  // owner do not count for another. A second limit bounds all owners together.
  mail_of_projects_to_address: ({ path }) => ({
    limit: 20,
    period: 60 * minuteSeconds,
    key: path,
  }),
  mail_of_projects_to_address_in_all: ({ path }) => ({
    limit: 200,
    period: 60 * minuteSeconds,
    key: path,
  }),
  // Mails that integrations of projects send: `path` is the owner of the projects.
  mails_of_projects: ({ path }) => ({ limit: 10_000, period: 60 * minuteSeconds, key: path }),
  // A rendering may occupy a thread for fifty milliseconds.
  markdown: (subject) => ({
    limit: subject.actor === null ? 60 : 300,
    period: minuteSeconds,
    key: formatCallerKey(subject),
  }),
  namespace_exists: limitPerCaller(() => 20),
  notes_create: (subject, settings) =>
    isListed(subject.actor, settings.notes_create_limit_allowlist_raw)
      ? null
      : {
          limit: settings.notes_create_limit,
          period: minuteSeconds,
          key: formatCallerKey(subject),
        },
  project_export: limitPerCaller((settings) => settings.project_export_limit),
  project_export_download: limitPerCallerAndContainer(
    (settings) => settings.project_download_export_limit,
  ),
  project_import: limitPerCaller((settings) => settings.project_import_limit),
  // A move to another server asks for each project and group once.
  relations_export: limitPerCallerAndContainer(6),
  // Counts archives of any revision and format.
  repository_archive: limitPerCallerAndContainer(5, 'archive'),
  // Counts the requests of the identity provider of one group, whose id is `path`. It asks for many users at once.
  scim: ({ path }) => ({ limit: 600, period: minuteSeconds, key: path }),
  search: (subject, settings) => ({
    limit:
      subject.actor === null
        ? settings.search_rate_limit_unauthenticated
        : settings.search_rate_limit,
    period: minuteSeconds,
    key: formatCallerKey(subject),
  }),
  // Each checks numbers that strangers chose.
  signatures: (subject) => ({
    limit: subject.actor === null ? 60 : 300,
    period: minuteSeconds,
    key: formatCallerKey(subject),
  }),
  // Counts the commands of one chat user to one project; `path` names both.
  slash_commands: ({ path }) => ({ limit: 60, period: minuteSeconds, key: path }),
  // Each request parses the reports again.
  test_reports: limitPerCaller(() => 120),
  uploads_create: limitPerCaller(() => 60),
  user_sign_up: ({ ip }) => ({ limit: 20, period: minuteSeconds, key: toNetwork(ip) }),
  username_change: limitPerCaller(() => 10),
  username_exists: ({ ip }) => ({ limit: 20, period: minuteSeconds, key: toNetwork(ip) }),
  users_get_by_id: ({ actor }, settings) =>
    actor === null || actor.admin || isListed(actor, settings.users_get_by_id_limit_allowlist_raw)
      ? null
      : { limit: settings.users_get_by_id_limit, period: 600, key: String(actor.user.id) },
} as const satisfies Readonly<Record<string, RateLimitClass>>;

export type RateLimitClassName = keyof typeof classes;

export const rateLimitClassNames = Object.keys(classes) as readonly RateLimitClassName[];

/** Throws for a class that does not exist. */
export function findRateLimitClass(name: string): RateLimitClass {
  if (!Object.hasOwn(classes, name)) throw new Error(`there is no rate limit "${name}"`);
  return classes[name as RateLimitClassName];
}

/** Usernames are separated by lines or commas. */
function isListed(actor: Actor | null, names: string): boolean {
  if (actor === null || names === '') return false;
  const username = actor.user.username.toLowerCase();
  return names.split(/[\s,;]+/).some((name) => name.toLowerCase() === username);
}

/** One spelling for all that a path can be written in: `%61` is `a`. */
function normalizePath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/')
      .toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
