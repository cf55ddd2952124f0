import type { UpdateApplicationSettings } from '#generated/application-settings/types.ts';
import type { Plan } from '#src/plan.ts';
import type { SettingName, StoredSettings } from '#src/settings/row.ts';
import { isOffered } from './presenter.ts';

/**
 * Converts the settings of a request to stored names: aliases are resolved, lists are split, and settings outside the
 * plan are left out. `performanceBarGroup` is the id of the requested group, null for none.
 */
export function readSettingsInput(
  body: UpdateApplicationSettings,
  plan: Plan,
  performanceBarGroup: number | null | undefined,
): Partial<StoredSettings> {
  const {
    admin_notification_email,
    allow_local_requests_from_hooks_and_services,
    asset_proxy_whitelist,
    domain_allowlist_raw,
    domain_denylist_raw,
    hashed_storage_enabled: _always,
    outbound_local_requests_allowlist_raw,
    password_authentication_enabled,
    performance_bar_allowed_group_id: _id,
    performance_bar_allowed_group_path: _path,
    performance_bar_enabled: _bar,
    signin_enabled,
    throttle_unauthenticated_enabled,
    throttle_unauthenticated_period_in_seconds,
    throttle_unauthenticated_requests_per_period,
    enabled_git_access_protocol: protocol,
    kroki_formats,
    ...named
  } = body;
  const other = dropUndefined({
    abuse_notification_email: admin_notification_email,
    allow_local_requests_from_web_hooks_and_services: allow_local_requests_from_hooks_and_services,
    asset_proxy_allowlist: asset_proxy_whitelist,
    domain_allowlist: splitLines(domain_allowlist_raw),
    domain_denylist: splitLines(domain_denylist_raw),
    outbound_local_requests_whitelist: splitLines(outbound_local_requests_allowlist_raw),
    password_authentication_enabled_for_web: signin_enabled ?? password_authentication_enabled,
    performance_bar_allowed_group_id: performanceBarGroup,
    throttle_unauthenticated_web_enabled: throttle_unauthenticated_enabled,
    throttle_unauthenticated_web_period_in_seconds: throttle_unauthenticated_period_in_seconds,
    throttle_unauthenticated_web_requests_per_period: throttle_unauthenticated_requests_per_period,
    // Both ways, in the word of existing clients.
    enabled_git_access_protocol: protocol === 'nil' ? null : protocol,
    kroki_formats: kroki_formats && { ...noFormats, ...kroki_formats },
  });
  const settings: Partial<StoredSettings> = { ...other, ...dropUndefined(named) };
  const offered = Object.entries(settings).filter(([name]) => isOffered(name as SettingName, plan));
  return Object.fromEntries(offered.map(([name, value]) => [name, tidy(value)]));
}

const noFormats = { blockdiag: false, bpmn: false, excalidraw: false };

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

function dropUndefined<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<Values>;
}

/** Lists also come as lines of a text, and each entry counts once. */
function tidy(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const entries = (value as unknown[]).flatMap((entry) =>
    typeof entry === 'string' ? (splitLines(entry) ?? []) : [entry],
  );
  return [...new Set(entries)];
}

function splitLines(text: string | undefined): string[] | undefined {
  return text
    ?.split(/[\r\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
