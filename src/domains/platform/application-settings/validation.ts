import { isIP } from 'node:net';
import { isRefName } from '#src/git/formats/ref-name.ts';
import { isRe2 } from '#src/patterns/patterns.ts';
import type { SettingName, StoredSettings } from '#src/settings/row.ts';
import { blank } from '#src/text/text-errors.ts';
import { readSettingSeconds } from './durations.ts';

type Errors = Record<string, string[]>;
/** Gives the error of a value, null when it is valid. */
type Check<Value> = (value: Value) => string | null;

const getTextUnless = (right: boolean, text: string) => (right ? null : text);

const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const checkUrl: Check<string> = (text) => getTextUnless(isWebAddress(text), 'must be a valid URL');
/** Paths of the instance itself will do too. */
const checkUrlOrPath: Check<string> = (text) =>
  getTextUnless(/^\/(?![/\\])/.test(text) || isWebAddress(text), 'must be a valid URL');
const checkPattern: Check<string> = (text) =>
  getTextUnless(isRe2(text), 'is not a valid regular expression');
const checkDomains: Check<readonly string[]> = (list) =>
  getTextUnless(
    list.every((domain) => /^(\*\.)?[\p{L}\p{N}*](?:[\p{L}\p{N}.*-]*[\p{L}\p{N}])?$/u.test(domain)),
    'do not match the format of a domain',
  );

/** Checks of given values, in addition to the rules of the document. */
const checks: { readonly [Name in SettingName]?: Check<NonNullable<StoredSettings[Name]>> } = {
  abuse_notification_email: (text) =>
    getTextUnless(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text), 'is invalid'),
  after_sign_out_path: checkUrlOrPath,
  archive_builds_in_human_readable: (text) =>
    getTextUnless((readSettingSeconds(text) ?? 0) >= 86_400, 'must be at least 1 day'),
  asset_proxy_url: checkUrl,
  commit_email_hostname: (text) =>
    getTextUnless(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text), 'is invalid'),
  custom_http_clone_url_root: checkUrl,
  default_artifacts_expire_in: (text) =>
    getTextUnless(readSettingSeconds(text) !== null, 'is not a correct duration'),
  default_branch_name: (text) => getTextUnless(isRefName(text) && text !== 'HEAD', 'is invalid'),
  domain_allowlist: checkDomains,
  domain_denylist: checkDomains,
  elasticsearch_url: (list) =>
    getTextUnless(list.every(isWebAddress), 'only supports valid HTTP(S) URLs.'),
  email_restrictions: checkPattern,
  external_authorization_service_url: checkUrl,
  external_pipeline_validation_service_url: checkUrl,
  geo_node_allowed_ips: (text) =>
    getTextUnless(
      text.split(',').every((range) => isNetwork(range.trim())),
      'is not a valid IP range',
    ),
  gitpod_url: checkUrl,
  grafana_url: checkUrlOrPath,
  help_page_documentation_base_url: checkUrl,
  help_page_support_url: checkUrlOrPath,
  home_page_url: checkUrl,
  kroki_url: checkUrl,
  notes_create_limit_allowlist_raw: checkUsernames,
  outbound_local_requests_whitelist: (list) =>
    getTextUnless(
      list.length <= 1000 && list.every((entry) => entry.length <= 255),
      'is too long (maximum is 1000 entries)',
    ),
  personal_access_token_prefix: (text) =>
    getTextUnless(text.length <= 20, 'is too long (maximum is 20 characters)') ??
    getTextUnless(
      /^[a-zA-Z0-9_+=/@:.-]*$/.test(text),
      "can contain only letters of the Base64 alphabet (RFC4648) with the addition of '@', ':' and '.'",
    ),
  plantuml_url: checkUrl,
  repository_storages_weighted: (weights) =>
    getTextUnless(
      Object.keys(weights).every((storage) => storage === 'default'),
      'can only contain storages that exist',
    ),
  sourcegraph_url: checkUrl,
  spam_check_endpoint_url: (text) =>
    getTextUnless(/^(?:grpc|tls):\/\/[^\s/]+/.test(text), 'must be a valid grpc or tls URL'),
  static_objects_external_storage_url: checkUrl,
  user_default_internal_regex: checkPattern,
  users_get_by_id_limit_allowlist_raw: checkUsernames,
};

function checkUsernames(text: string): string | null {
  return getTextUnless(
    text.split(/[\s,;]+/).filter((name) => name !== '').length <= 100,
    'is too long (maximum is 100 entries)',
  );
}

/** Settings that may not be blank while the first one is on. */
const needs: Readonly<Partial<Record<SettingName, readonly SettingName[]>>> = {
  akismet_enabled: ['akismet_api_key'],
  asset_proxy_enabled: ['asset_proxy_url'],
  eks_integration_enabled: ['eks_account_id', 'eks_access_key_id', 'eks_secret_access_key'],
  enforce_terms: ['terms'],
  external_authorization_service_enabled: ['external_authorization_service_url'],
  gitpod_enabled: ['gitpod_url'],
  kroki_enabled: ['kroki_url'],
  mailgun_events_enabled: ['mailgun_signing_key'],
  plantuml_enabled: ['plantuml_url'],
  recaptcha_enabled: ['recaptcha_private_key', 'recaptcha_site_key'],
  login_recaptcha_protection_enabled: ['recaptcha_private_key', 'recaptcha_site_key'],
  slack_app_enabled: ['slack_app_id', 'slack_app_secret', 'slack_app_verification_token'],
  snowplow_enabled: ['snowplow_collector_hostname'],
  sourcegraph_enabled: ['sourcegraph_url'],
  spam_check_endpoint_enabled: ['spam_check_endpoint_url'],
};

/** The first is at least the second, or above it. */
const orders: readonly (readonly [NumberSetting, 'at least' | 'above', NumberSetting])[] = [
  ['gitaly_timeout_default', 'at least', 'gitaly_timeout_medium'],
  ['gitaly_timeout_medium', 'at least', 'gitaly_timeout_fast'],
  ['housekeeping_full_repack_period', 'at least', 'housekeeping_incremental_repack_period'],
  ['housekeeping_gc_period', 'at least', 'housekeeping_full_repack_period'],
  [
    'inactive_projects_delete_after_months',
    'above',
    'inactive_projects_send_warning_email_after_months',
  ],
];

type NumberSetting = {
  [Name in SettingName]: StoredSettings[Name] extends number ? Name : never;
}[SettingName];

/**
 * The errors, by attribute, of the values that a request sets, and of all settings together as they would then be.
 */
export function findSettingErrors(
  wanted: Partial<StoredSettings>,
  settings: StoredSettings,
): Errors {
  const errors: Errors = {};
  const add = (name: SettingName, text: string | null) => {
    if (text !== null) errors[name] = [...(errors[name] ?? []), text];
  };
  for (const name of Object.keys(wanted) as SettingName[]) add(name, findError(name, settings));
  for (const [name, companions] of Object.entries(needs)) {
    if (settings[name as SettingName] !== true) continue;
    for (const companion of companions) {
      if (isBlank(settings[companion])) add(companion, blank);
    }
  }
  if (settings.domain_denylist_enabled && settings.domain_denylist.length === 0) {
    add('domain_denylist', 'Domain denylist cannot be empty if denylist is enabled.');
  }
  for (const [name, relation, other] of orders) {
    if (!(name in wanted) && !(other in wanted)) continue;
    const [value, bound] = [settings[name], settings[other]];
    if (relation === 'at least' && value < bound) {
      add(name, `must be greater than or equal to ${bound}`);
    }
    if (relation === 'above' && value <= bound) add(name, `must be greater than ${bound}`);
  }
  return errors;
}

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** An empty value is always valid: it switches the setting off. */
function findError<Name extends SettingName>(name: Name, settings: StoredSettings): string | null {
  const value = settings[name];
  if (value === null || value === '') return null;
  return checks[name]?.(value) ?? null;
}

/** An address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}
