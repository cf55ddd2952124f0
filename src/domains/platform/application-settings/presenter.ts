import type { ApplicationSettings } from '#generated/application-settings/types.ts';
import { includesPlan, type Plan } from '#src/plan.ts';
import { findCommitEmailHost } from '#src/settings/commit-email-host.ts';
import { hiddenSecrets, tierOf } from '#src/settings/kinds.ts';
import type { ApplicationSettingsRow, SettingName } from '#src/settings/row.ts';

/** Typed clients read text with a fraction here. A request may have as many digits behind the point as this writes. */
const decimalText = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  minimumFractionDigits: 1,
  maximumFractionDigits: 15,
});

/** Tells whether the plan of the instance has the setting. */
export function isOffered(name: SettingName, plan: Plan): boolean {
  return includesPlan(plan, tierOf[name] ?? 'free');
}

/** `host` is that of the instance. */
export function presentSettings(
  settings: ApplicationSettingsRow,
  { plan, host }: { readonly plan: Plan; readonly host: string },
): ApplicationSettings {
  const { asset_proxy_allowlist: allowed } = settings;
  const signIn = settings.password_authentication_enabled_for_web;
  // Every column of the row is a field of the API: other columns are not selected.
  const body: ApplicationSettings = {
    ...settings,
    ...hiddenSecrets,
    asset_proxy_allowlist: allowed && [...new Set([...allowed, host])],
    commit_email_hostname: findCommitEmailHost(settings, host),
    hashed_storage_enabled: true,
    password_authentication_enabled: signIn,
    polling_interval_multiplier: decimalText.format(settings.polling_interval_multiplier),
    signin_enabled: signIn,
    throttle_unauthenticated_enabled: settings.throttle_unauthenticated_web_enabled,
    throttle_unauthenticated_period_in_seconds:
      settings.throttle_unauthenticated_web_period_in_seconds,
    throttle_unauthenticated_requests_per_period:
      settings.throttle_unauthenticated_web_requests_per_period,
  };
  const shown = Object.entries(body).filter(
    ([name]) => !(name in tierOf) || isOffered(name as SettingName, plan),
  );
  return Object.fromEntries(shown) as ApplicationSettings;
}
