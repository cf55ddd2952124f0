import type {
  ApplicationSettings,
  UpdateApplicationSettings,
} from '#generated/application-settings/types.ts';
import type { Visibility } from '#src/records/visibility.ts';

/** Other names and forms of settings that a request may use. */
type Alias =
  | 'admin_notification_email'
  | 'allow_local_requests_from_hooks_and_services'
  | 'asset_proxy_whitelist'
  | 'domain_allowlist_raw'
  | 'domain_denylist_raw'
  | 'hashed_storage_enabled'
  | 'outbound_local_requests_allowlist_raw'
  | 'password_authentication_enabled'
  | 'performance_bar_allowed_group_id'
  | 'performance_bar_allowed_group_path'
  | 'performance_bar_enabled'
  | 'signin_enabled'
  | 'throttle_unauthenticated_enabled'
  | 'throttle_unauthenticated_period_in_seconds'
  | 'throttle_unauthenticated_requests_per_period';

type Written = Required<Omit<UpdateApplicationSettings, Alias | 'kroki_formats'>>;

/** Every setting of the instance by its name, in the type that requests give it. */
export interface StoredSettings extends Readonly<Written> {
  readonly restricted_visibility_levels: Visibility[];
  readonly kroki_formats: ApplicationSettings['kroki_formats'];
  readonly performance_bar_allowed_group_id: number | null;
  readonly repository_storages: string[];
}

export type SettingName = keyof StoredSettings;

/** The current settings; unchanged ones have their defaults. */
export interface ApplicationSettingsRow extends StoredSettings {
  readonly id: number;
  /** ISO 8601. */
  readonly created_at: string;
  readonly updated_at: string;
}
