// Generated from spec/resources/application-settings.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "getApplicationSettings",
  "resource": "application-settings",
  "method": "GET",
  "path": "/application/settings",
  "route": "/api/v4/application/settings",
  "source": "spec/resources/application-settings.yaml:5:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "updateApplicationSettings",
  "resource": "application-settings",
  "method": "PUT",
  "path": "/application/settings",
  "route": "/api/v4/application/settings",
  "source": "spec/resources/application-settings.yaml:17:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": {
    "exclusive": [
      [
        "signin_enabled",
        "password_authentication_enabled",
        "password_authentication_enabled_for_web"
      ]
    ],
    "atLeastOne": [
      [
        "abuse_notification_email",
        "admin_mode",
        "admin_notification_email",
        "after_sign_out_path",
        "after_sign_up_text",
        "akismet_api_key",
        "akismet_enabled",
        "allow_group_owners_to_manage_ldap",
        "allow_local_requests_from_hooks_and_services",
        "allow_local_requests_from_system_hooks",
        "allow_local_requests_from_web_hooks_and_services",
        "archive_builds_in_human_readable",
        "asset_proxy_allowlist",
        "asset_proxy_enabled",
        "asset_proxy_secret_key",
        "asset_proxy_url",
        "asset_proxy_whitelist",
        "authorized_keys_enabled",
        "auto_devops_domain",
        "auto_devops_enabled",
        "automatic_purchased_storage_allocation",
        "check_namespace_plan",
        "commit_email_hostname",
        "container_expiration_policies_enable_historic_entries",
        "container_registry_cleanup_tags_service_max_list_size",
        "container_registry_delete_tags_service_timeout",
        "container_registry_expiration_policies_caching",
        "container_registry_expiration_policies_worker_capacity",
        "container_registry_import_created_before",
        "container_registry_import_max_retries",
        "container_registry_import_max_step_duration",
        "container_registry_import_max_tags_count",
        "container_registry_import_start_max_retries",
        "container_registry_import_target_plan",
        "container_registry_import_timeout",
        "container_registry_pre_import_timeout",
        "container_registry_token_expire_delay",
        "custom_http_clone_url_root",
        "deactivate_dormant_users",
        "default_artifacts_expire_in",
        "default_branch_name",
        "default_branch_protection",
        "default_ci_config_path",
        "default_group_visibility",
        "default_project_creation",
        "default_project_visibility",
        "default_projects_limit",
        "default_snippet_visibility",
        "delayed_project_deletion",
        "delete_inactive_projects",
        "deletion_adjourned_period",
        "diff_max_files",
        "diff_max_lines",
        "diff_max_patch_bytes",
        "disable_feed_token",
        "disabled_oauth_sign_in_sources",
        "dns_rebinding_protection_enabled",
        "domain_allowlist",
        "domain_allowlist_raw",
        "domain_denylist",
        "domain_denylist_enabled",
        "domain_denylist_raw",
        "dsa_key_restriction",
        "ecdsa_key_restriction",
        "ecdsa_sk_key_restriction",
        "ed25519_key_restriction",
        "ed25519_sk_key_restriction",
        "eks_access_key_id",
        "eks_account_id",
        "eks_integration_enabled",
        "eks_secret_access_key",
        "elasticsearch_aws",
        "elasticsearch_aws_access_key",
        "elasticsearch_aws_region",
        "elasticsearch_aws_secret_access_key",
        "elasticsearch_indexed_field_length_limit",
        "elasticsearch_indexed_file_size_limit_kb",
        "elasticsearch_indexing",
        "elasticsearch_limit_indexing",
        "elasticsearch_max_bulk_concurrency",
        "elasticsearch_max_bulk_size_mb",
        "elasticsearch_namespace_ids",
        "elasticsearch_password",
        "elasticsearch_project_ids",
        "elasticsearch_search",
        "elasticsearch_url",
        "elasticsearch_username",
        "email_additional_text",
        "email_author_in_body",
        "email_restrictions",
        "email_restrictions_enabled",
        "enabled_git_access_protocol",
        "enforce_namespace_storage_limit",
        "enforce_terms",
        "external_auth_client_cert",
        "external_auth_client_key",
        "external_auth_client_key_pass",
        "external_authorization_service_default_label",
        "external_authorization_service_enabled",
        "external_authorization_service_timeout",
        "external_authorization_service_url",
        "external_pipeline_validation_service_timeout",
        "external_pipeline_validation_service_token",
        "external_pipeline_validation_service_url",
        "file_template_project_id",
        "first_day_of_week",
        "floc_enabled",
        "force_pages_access_control",
        "geo_node_allowed_ips",
        "geo_status_timeout",
        "git_two_factor_session_expiry",
        "gitaly_timeout_default",
        "gitaly_timeout_fast",
        "gitaly_timeout_medium",
        "gitpod_enabled",
        "gitpod_url",
        "grafana_enabled",
        "grafana_url",
        "gravatar_enabled",
        "group_download_export_limit",
        "group_export_limit",
        "group_import_limit",
        "group_runner_token_expiration_interval",
        "hashed_storage_enabled",
        "help_page_documentation_base_url",
        "help_page_hide_commercial_content",
        "help_page_support_url",
        "help_page_text",
        "help_text",
        "hide_third_party_offers",
        "home_page_url",
        "housekeeping_bitmaps_enabled",
        "housekeeping_enabled",
        "housekeeping_full_repack_period",
        "housekeeping_gc_period",
        "housekeeping_incremental_repack_period",
        "html_emails_enabled",
        "import_sources",
        "in_product_marketing_emails_enabled",
        "inactive_projects_delete_after_months",
        "inactive_projects_min_size_mb",
        "inactive_projects_send_warning_email_after_months",
        "invisible_captcha_enabled",
        "issues_create_limit",
        "keep_latest_artifact",
        "kroki_enabled",
        "kroki_formats",
        "kroki_url",
        "local_markdown_version",
        "login_recaptcha_protection_enabled",
        "mailgun_events_enabled",
        "mailgun_signing_key",
        "maintenance_mode",
        "maintenance_mode_message",
        "max_artifacts_size",
        "max_attachment_size",
        "max_export_size",
        "max_import_size",
        "max_pages_size",
        "max_personal_access_token_lifetime",
        "max_ssh_key_lifetime",
        "max_yaml_depth",
        "max_yaml_size_bytes",
        "metrics_method_call_threshold",
        "minimum_password_length",
        "mirror_available",
        "mirror_capacity_threshold",
        "mirror_max_capacity",
        "mirror_max_delay",
        "notes_create_limit",
        "notes_create_limit_allowlist_raw",
        "notify_on_unknown_sign_in",
        "npm_package_requests_forwarding",
        "outbound_local_requests_allowlist_raw",
        "outbound_local_requests_whitelist",
        "pages_domain_verification_enabled",
        "password_authentication_enabled",
        "password_authentication_enabled_for_git",
        "password_authentication_enabled_for_web",
        "performance_bar_allowed_group_id",
        "performance_bar_allowed_group_path",
        "performance_bar_enabled",
        "personal_access_token_prefix",
        "plantuml_enabled",
        "plantuml_url",
        "polling_interval_multiplier",
        "project_download_export_limit",
        "project_export_enabled",
        "project_export_limit",
        "project_import_limit",
        "project_runner_token_expiration_interval",
        "prometheus_metrics_enabled",
        "protected_ci_variables",
        "protected_paths_raw",
        "pseudonymizer_enabled",
        "push_event_activities_limit",
        "push_event_hooks_limit",
        "pypi_package_requests_forwarding",
        "rate_limiting_response_text",
        "raw_blob_request_limit",
        "recaptcha_enabled",
        "recaptcha_private_key",
        "recaptcha_site_key",
        "receive_max_input_size",
        "repository_checks_enabled",
        "repository_size_limit",
        "repository_storages_weighted",
        "require_admin_approval_after_user_signup",
        "require_two_factor_authentication",
        "restricted_visibility_levels",
        "rsa_key_restriction",
        "runner_token_expiration_interval",
        "search_rate_limit",
        "search_rate_limit_unauthenticated",
        "send_user_confirmation_email",
        "sentry_clientside_dsn",
        "sentry_dsn",
        "sentry_enabled",
        "sentry_environment",
        "session_expire_delay",
        "shared_runners_enabled",
        "shared_runners_minutes",
        "shared_runners_text",
        "sidekiq_job_limiter_compression_threshold_bytes",
        "sidekiq_job_limiter_limit_bytes",
        "sidekiq_job_limiter_mode",
        "sign_in_text",
        "signin_enabled",
        "signup_enabled",
        "slack_app_enabled",
        "slack_app_id",
        "slack_app_secret",
        "slack_app_verification_token",
        "snippet_size_limit",
        "snowplow_app_id",
        "snowplow_collector_hostname",
        "snowplow_cookie_domain",
        "snowplow_enabled",
        "sourcegraph_enabled",
        "sourcegraph_public_only",
        "sourcegraph_url",
        "spam_check_api_key",
        "spam_check_endpoint_enabled",
        "spam_check_endpoint_url",
        "static_objects_external_storage_auth_token",
        "static_objects_external_storage_url",
        "suggest_pipeline_enabled",
        "terminal_max_session_time",
        "terms",
        "throttle_authenticated_api_enabled",
        "throttle_authenticated_api_period_in_seconds",
        "throttle_authenticated_api_requests_per_period",
        "throttle_authenticated_deprecated_api_enabled",
        "throttle_authenticated_deprecated_api_period_in_seconds",
        "throttle_authenticated_deprecated_api_requests_per_period",
        "throttle_authenticated_files_api_enabled",
        "throttle_authenticated_files_api_period_in_seconds",
        "throttle_authenticated_files_api_requests_per_period",
        "throttle_authenticated_git_lfs_enabled",
        "throttle_authenticated_git_lfs_period_in_seconds",
        "throttle_authenticated_git_lfs_requests_per_period",
        "throttle_authenticated_packages_api_enabled",
        "throttle_authenticated_packages_api_period_in_seconds",
        "throttle_authenticated_packages_api_requests_per_period",
        "throttle_authenticated_web_enabled",
        "throttle_authenticated_web_period_in_seconds",
        "throttle_authenticated_web_requests_per_period",
        "throttle_protected_paths_enabled",
        "throttle_protected_paths_period_in_seconds",
        "throttle_protected_paths_requests_per_period",
        "throttle_unauthenticated_enabled",
        "throttle_unauthenticated_period_in_seconds",
        "throttle_unauthenticated_requests_per_period",
        "throttle_unauthenticated_api_enabled",
        "throttle_unauthenticated_api_period_in_seconds",
        "throttle_unauthenticated_api_requests_per_period",
        "throttle_unauthenticated_deprecated_api_enabled",
        "throttle_unauthenticated_deprecated_api_period_in_seconds",
        "throttle_unauthenticated_deprecated_api_requests_per_period",
        "throttle_unauthenticated_files_api_enabled",
        "throttle_unauthenticated_files_api_period_in_seconds",
        "throttle_unauthenticated_files_api_requests_per_period",
        "throttle_unauthenticated_packages_api_enabled",
        "throttle_unauthenticated_packages_api_period_in_seconds",
        "throttle_unauthenticated_packages_api_requests_per_period",
        "throttle_unauthenticated_web_enabled",
        "throttle_unauthenticated_web_period_in_seconds",
        "throttle_unauthenticated_web_requests_per_period",
        "time_tracking_limit_to_hours",
        "two_factor_grace_period",
        "unique_ips_limit_enabled",
        "unique_ips_limit_per_user",
        "unique_ips_limit_time_window",
        "usage_ping_enabled",
        "usage_ping_features_enabled",
        "user_deactivation_emails_enabled",
        "user_default_external",
        "user_default_internal_regex",
        "user_email_lookup_limit",
        "user_oauth_applications",
        "user_show_add_ssh_key_message",
        "users_get_by_id_limit",
        "users_get_by_id_limit_allowlist_raw",
        "valid_runner_registrars",
        "version_check_enabled",
        "web_ide_clientside_preview_enabled",
        "whats_new_variant",
        "wiki_page_max_content_bytes"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403
  ],
  "body": {
    "signup_enabled": false,
    "default_project_visibility": "internal"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "abuse_notification_email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "abuse_notification_email",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "admin_mode",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "admin_mode",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "admin_notification_email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "admin_notification_email",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "after_sign_out_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "after_sign_out_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "after_sign_up_text",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "after_sign_up_text",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "akismet_api_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "akismet_api_key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "akismet_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "akismet_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_group_owners_to_manage_ldap",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_group_owners_to_manage_ldap",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_local_requests_from_hooks_and_services",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_local_requests_from_hooks_and_services",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_local_requests_from_system_hooks",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_local_requests_from_system_hooks",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_local_requests_from_web_hooks_and_services",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_local_requests_from_web_hooks_and_services",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "archive_builds_in_human_readable",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "archive_builds_in_human_readable",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "asset_proxy_allowlist",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "asset_proxy_allowlist",
      "value": {
        "repeat": "x",
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "asset_proxy_allowlist",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "asset_proxy_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "asset_proxy_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "asset_proxy_secret_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "asset_proxy_secret_key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "asset_proxy_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "asset_proxy_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "asset_proxy_whitelist",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "asset_proxy_whitelist",
      "value": {
        "repeat": "x",
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "asset_proxy_whitelist",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "authorized_keys_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "authorized_keys_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_domain",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_domain",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "automatic_purchased_storage_allocation",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "automatic_purchased_storage_allocation",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "check_namespace_plan",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "check_namespace_plan",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_email_hostname",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_email_hostname",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "container_expiration_policies_enable_historic_entries",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policies_enable_historic_entries",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_cleanup_tags_service_max_list_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_cleanup_tags_service_max_list_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_cleanup_tags_service_max_list_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_cleanup_tags_service_max_list_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_cleanup_tags_service_max_list_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_cleanup_tags_service_max_list_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_cleanup_tags_service_max_list_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_cleanup_tags_service_max_list_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_cleanup_tags_service_max_list_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_cleanup_tags_service_max_list_size",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_delete_tags_service_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_delete_tags_service_timeout",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_delete_tags_service_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_delete_tags_service_timeout",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_delete_tags_service_timeout",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_delete_tags_service_timeout",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_delete_tags_service_timeout",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_delete_tags_service_timeout",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_delete_tags_service_timeout",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_delete_tags_service_timeout",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_caching",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_caching",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_worker_capacity",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_worker_capacity",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_worker_capacity",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_worker_capacity",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_worker_capacity",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_worker_capacity",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_worker_capacity",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_worker_capacity",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_worker_capacity",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_expiration_policies_worker_capacity",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_import_created_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_created_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_created_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_retries",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_retries",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_retries",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_retries",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_retries",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_retries",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_retries",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_retries",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_retries",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_retries",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_step_duration",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_step_duration",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_step_duration",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_step_duration",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_step_duration",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_step_duration",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_step_duration",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_step_duration",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_step_duration",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_step_duration",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_tags_count",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_tags_count",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_tags_count",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_tags_count",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_tags_count",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_tags_count",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_tags_count",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_tags_count",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_tags_count",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_import_max_tags_count",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_import_start_max_retries",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_start_max_retries",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_start_max_retries",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_start_max_retries",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_start_max_retries",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_start_max_retries",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_start_max_retries",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_start_max_retries",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_start_max_retries",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_import_start_max_retries",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_import_target_plan",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_target_plan",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "container_registry_import_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_timeout",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_timeout",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_timeout",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_timeout",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_timeout",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_timeout",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_import_timeout",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_import_timeout",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_pre_import_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_pre_import_timeout",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_pre_import_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_pre_import_timeout",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_pre_import_timeout",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_pre_import_timeout",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_pre_import_timeout",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_pre_import_timeout",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_pre_import_timeout",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_pre_import_timeout",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_token_expire_delay",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_token_expire_delay",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_token_expire_delay",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_token_expire_delay",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_token_expire_delay",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_token_expire_delay",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_token_expire_delay",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_token_expire_delay",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_token_expire_delay",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_token_expire_delay",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "custom_http_clone_url_root",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "custom_http_clone_url_root",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "deactivate_dormant_users",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deactivate_dormant_users",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_artifacts_expire_in",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_artifacts_expire_in",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "default_branch_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_name",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": 4,
      "within": 3,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_ci_config_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_ci_config_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "default_group_visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_group_visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_project_creation",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_project_creation",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_project_creation",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_project_creation",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_project_creation",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_project_creation",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_project_creation",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_project_creation",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_project_creation",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_project_creation",
      "value": 3,
      "within": 2,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_project_visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_project_visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_projects_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_projects_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_projects_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_projects_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_projects_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_projects_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_projects_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_projects_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_projects_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_projects_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_snippet_visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_snippet_visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "delayed_project_deletion",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "delayed_project_deletion",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "delete_inactive_projects",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "delete_inactive_projects",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deletion_adjourned_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deletion_adjourned_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deletion_adjourned_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deletion_adjourned_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deletion_adjourned_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deletion_adjourned_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deletion_adjourned_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deletion_adjourned_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deletion_adjourned_period",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "deletion_adjourned_period",
      "value": 91,
      "within": 90,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "diff_max_files",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_files",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_files",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_files",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_files",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_files",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_files",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_files",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_files",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "diff_max_files",
      "value": 3001,
      "within": 3000,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "diff_max_lines",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_lines",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_lines",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_lines",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_lines",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_lines",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_lines",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_lines",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_lines",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "diff_max_lines",
      "value": 100001,
      "within": 100000,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "diff_max_patch_bytes",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_patch_bytes",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_patch_bytes",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_patch_bytes",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_patch_bytes",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_patch_bytes",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_patch_bytes",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_patch_bytes",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "diff_max_patch_bytes",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "diff_max_patch_bytes",
      "value": 512001,
      "within": 512000,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "disable_feed_token",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "disable_feed_token",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "disabled_oauth_sign_in_sources",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "disabled_oauth_sign_in_sources",
      "value": {
        "repeat": "x",
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "disabled_oauth_sign_in_sources",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "dns_rebinding_protection_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dns_rebinding_protection_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "domain_allowlist",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "domain_allowlist",
      "value": {
        "repeat": "x",
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "domain_allowlist",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "domain_allowlist_raw",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "domain_denylist",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "domain_denylist",
      "value": {
        "repeat": "x",
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "domain_denylist",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "domain_denylist_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "domain_denylist_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "domain_denylist_raw",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dsa_key_restriction",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dsa_key_restriction",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dsa_key_restriction",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dsa_key_restriction",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dsa_key_restriction",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dsa_key_restriction",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dsa_key_restriction",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dsa_key_restriction",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dsa_key_restriction",
      "value": 4072,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ecdsa_key_restriction",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_key_restriction",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_key_restriction",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_key_restriction",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_key_restriction",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_key_restriction",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_key_restriction",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_key_restriction",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_key_restriction",
      "value": 1521,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ecdsa_sk_key_restriction",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_sk_key_restriction",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_sk_key_restriction",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_sk_key_restriction",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_sk_key_restriction",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_sk_key_restriction",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_sk_key_restriction",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_sk_key_restriction",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ecdsa_sk_key_restriction",
      "value": 1256,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ed25519_key_restriction",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_key_restriction",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_key_restriction",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_key_restriction",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_key_restriction",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_key_restriction",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_key_restriction",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_key_restriction",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_key_restriction",
      "value": 1256,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ed25519_sk_key_restriction",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_sk_key_restriction",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_sk_key_restriction",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_sk_key_restriction",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_sk_key_restriction",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_sk_key_restriction",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_sk_key_restriction",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_sk_key_restriction",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ed25519_sk_key_restriction",
      "value": 1256,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "eks_access_key_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "eks_access_key_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "eks_account_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "eks_account_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "eks_integration_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "eks_integration_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "eks_secret_access_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "eks_secret_access_key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "elasticsearch_aws",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_aws",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_aws_access_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_aws_access_key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "elasticsearch_aws_region",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_aws_region",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "elasticsearch_aws_secret_access_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_aws_secret_access_key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_field_length_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_field_length_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_field_length_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_field_length_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_field_length_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_field_length_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_field_length_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_field_length_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_field_length_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_field_length_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_file_size_limit_kb",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_file_size_limit_kb",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_file_size_limit_kb",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_file_size_limit_kb",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_file_size_limit_kb",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_file_size_limit_kb",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_file_size_limit_kb",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_file_size_limit_kb",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_file_size_limit_kb",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexed_file_size_limit_kb",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexing",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_indexing",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_limit_indexing",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_limit_indexing",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_concurrency",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_concurrency",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_concurrency",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_concurrency",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_concurrency",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_concurrency",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_concurrency",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_concurrency",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_concurrency",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_concurrency",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_size_mb",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_size_mb",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_size_mb",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_size_mb",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_size_mb",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_size_mb",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_size_mb",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_size_mb",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_size_mb",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "elasticsearch_max_bulk_size_mb",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "elasticsearch_namespace_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_namespace_ids",
      "value": {
        "repeat": 1,
        "times": 10001,
        "list": true
      },
      "within": {
        "repeat": 1,
        "times": 10000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 10000"
    },
    {
      "place": "body",
      "name": "elasticsearch_namespace_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "elasticsearch_password",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_password",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "elasticsearch_project_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_project_ids",
      "value": {
        "repeat": 1,
        "times": 10001,
        "list": true
      },
      "within": {
        "repeat": 1,
        "times": 10000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 10000"
    },
    {
      "place": "body",
      "name": "elasticsearch_project_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "elasticsearch_search",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_search",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_url",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_url",
      "value": {
        "repeat": "x",
        "times": 21,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 20,
        "list": true
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "body",
      "name": "elasticsearch_url",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "elasticsearch_username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "elasticsearch_username",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "email_additional_text",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email_additional_text",
      "value": {
        "repeat": "x",
        "times": 10001
      },
      "within": {
        "repeat": "x",
        "times": 10000
      },
      "text": "is expected to have length less than or equal to 10000"
    },
    {
      "place": "body",
      "name": "email_author_in_body",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email_author_in_body",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email_restrictions",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email_restrictions",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "email_restrictions_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email_restrictions_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enabled_git_access_protocol",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enabled_git_access_protocol",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "enforce_namespace_storage_limit",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enforce_namespace_storage_limit",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enforce_terms",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enforce_terms",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_auth_client_cert",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_auth_client_cert",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "external_auth_client_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_auth_client_key",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "external_auth_client_key_pass",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_auth_client_key_pass",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "external_authorization_service_default_label",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_service_default_label",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "external_authorization_service_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_service_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_service_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_service_timeout",
      "value": "1e400",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_service_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_service_timeout",
      "value": 11,
      "within": 10,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "external_authorization_service_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_service_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_timeout",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_timeout",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_timeout",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_timeout",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_timeout",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_timeout",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_timeout",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_timeout",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_token",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_pipeline_validation_service_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "first_day_of_week",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "first_day_of_week",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "first_day_of_week",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "first_day_of_week",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "first_day_of_week",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "first_day_of_week",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "first_day_of_week",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "first_day_of_week",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "first_day_of_week",
      "value": 1006,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "floc_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "floc_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "force_pages_access_control",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "force_pages_access_control",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "geo_node_allowed_ips",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "geo_node_allowed_ips",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "geo_status_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "geo_status_timeout",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "geo_status_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "geo_status_timeout",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "geo_status_timeout",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "geo_status_timeout",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "geo_status_timeout",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "geo_status_timeout",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "geo_status_timeout",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "geo_status_timeout",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "git_two_factor_session_expiry",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "git_two_factor_session_expiry",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "git_two_factor_session_expiry",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "git_two_factor_session_expiry",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "git_two_factor_session_expiry",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "git_two_factor_session_expiry",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "git_two_factor_session_expiry",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "git_two_factor_session_expiry",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "git_two_factor_session_expiry",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "git_two_factor_session_expiry",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_default",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_default",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_default",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_default",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_default",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_default",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_default",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_default",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_default",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_default",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_fast",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_fast",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_fast",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_fast",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_fast",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_fast",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_fast",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_fast",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_fast",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_fast",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_medium",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_medium",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_medium",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_medium",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_medium",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_medium",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_medium",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_medium",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_medium",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "gitaly_timeout_medium",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "gitpod_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitpod_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitpod_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gitpod_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "grafana_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "grafana_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "grafana_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "grafana_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "gravatar_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gravatar_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_download_export_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_download_export_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_download_export_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_download_export_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_download_export_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_download_export_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_download_export_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_download_export_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_download_export_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_download_export_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_export_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_export_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_export_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_export_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_export_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_export_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_export_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_export_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_export_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_export_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_import_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_import_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_import_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_import_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_import_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_import_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_import_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_import_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_import_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_import_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_runner_token_expiration_interval",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_runner_token_expiration_interval",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_runner_token_expiration_interval",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_runner_token_expiration_interval",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_runner_token_expiration_interval",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_runner_token_expiration_interval",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_runner_token_expiration_interval",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_runner_token_expiration_interval",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_runner_token_expiration_interval",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_runner_token_expiration_interval",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "hashed_storage_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "hashed_storage_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "help_page_documentation_base_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "help_page_documentation_base_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "help_page_hide_commercial_content",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "help_page_hide_commercial_content",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "help_page_support_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "help_page_support_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "help_page_text",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "help_page_text",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "help_text",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "help_text",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "hide_third_party_offers",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "hide_third_party_offers",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "home_page_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "home_page_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "housekeeping_bitmaps_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_bitmaps_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "html_emails_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "html_emails_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "import_sources",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "import_sources",
      "value": {
        "repeat": "github",
        "times": 21,
        "list": true
      },
      "within": {
        "repeat": "github",
        "times": 20,
        "list": true
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "body",
      "name": "import_sources",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "in_product_marketing_emails_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "in_product_marketing_emails_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_delete_after_months",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_delete_after_months",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_delete_after_months",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_delete_after_months",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_delete_after_months",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_delete_after_months",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_delete_after_months",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_delete_after_months",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_delete_after_months",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "inactive_projects_delete_after_months",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "inactive_projects_min_size_mb",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_min_size_mb",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_min_size_mb",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_min_size_mb",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_min_size_mb",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_min_size_mb",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_min_size_mb",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_min_size_mb",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_min_size_mb",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "inactive_projects_min_size_mb",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "inactive_projects_send_warning_email_after_months",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_send_warning_email_after_months",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_send_warning_email_after_months",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_send_warning_email_after_months",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_send_warning_email_after_months",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_send_warning_email_after_months",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_send_warning_email_after_months",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_send_warning_email_after_months",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "inactive_projects_send_warning_email_after_months",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "inactive_projects_send_warning_email_after_months",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "invisible_captcha_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "invisible_captcha_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_create_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_create_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_create_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_create_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_create_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_create_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_create_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_create_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_create_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "issues_create_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "keep_latest_artifact",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "keep_latest_artifact",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "kroki_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "kroki_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "kroki_formats",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "kroki_formats",
      "told": "kroki_formats[blockdiag]",
      "value": {
        "blockdiag": "perhaps"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "kroki_formats",
      "told": "kroki_formats[bpmn]",
      "value": {
        "bpmn": "perhaps"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "kroki_formats",
      "told": "kroki_formats[excalidraw]",
      "value": {
        "excalidraw": "perhaps"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "kroki_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "kroki_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "local_markdown_version",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "local_markdown_version",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "local_markdown_version",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "local_markdown_version",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "local_markdown_version",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "local_markdown_version",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "local_markdown_version",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "local_markdown_version",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "local_markdown_version",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "local_markdown_version",
      "value": 65536,
      "within": 65535,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "login_recaptcha_protection_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "login_recaptcha_protection_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mailgun_events_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mailgun_events_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mailgun_signing_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mailgun_signing_key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "maintenance_mode",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maintenance_mode",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maintenance_mode_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maintenance_mode_message",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "max_artifacts_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_artifacts_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_artifacts_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_artifacts_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_artifacts_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_artifacts_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_artifacts_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_artifacts_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_artifacts_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_artifacts_size",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_attachment_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_attachment_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_attachment_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_attachment_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_attachment_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_attachment_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_attachment_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_attachment_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_attachment_size",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_attachment_size",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_export_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_export_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_export_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_export_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_export_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_export_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_export_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_export_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_export_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_export_size",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_import_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_import_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_import_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_import_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_import_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_import_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_import_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_import_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_import_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_import_size",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_pages_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_pages_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_pages_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_pages_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_pages_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_pages_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_pages_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_pages_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_pages_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_pages_size",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_personal_access_token_lifetime",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_personal_access_token_lifetime",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_personal_access_token_lifetime",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_personal_access_token_lifetime",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_personal_access_token_lifetime",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_personal_access_token_lifetime",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_personal_access_token_lifetime",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_personal_access_token_lifetime",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_personal_access_token_lifetime",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_personal_access_token_lifetime",
      "value": 366,
      "within": 365,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_ssh_key_lifetime",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_ssh_key_lifetime",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_ssh_key_lifetime",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_ssh_key_lifetime",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_ssh_key_lifetime",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_ssh_key_lifetime",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_ssh_key_lifetime",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_ssh_key_lifetime",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_ssh_key_lifetime",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_ssh_key_lifetime",
      "value": 366,
      "within": 365,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_yaml_depth",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_depth",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_depth",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_depth",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_depth",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_depth",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_depth",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_depth",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_depth",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_yaml_depth",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_yaml_size_bytes",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_size_bytes",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_size_bytes",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_size_bytes",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_size_bytes",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_size_bytes",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_size_bytes",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_size_bytes",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_yaml_size_bytes",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_yaml_size_bytes",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "metrics_method_call_threshold",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "metrics_method_call_threshold",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "metrics_method_call_threshold",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "metrics_method_call_threshold",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "metrics_method_call_threshold",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "metrics_method_call_threshold",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "metrics_method_call_threshold",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "metrics_method_call_threshold",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "metrics_method_call_threshold",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "metrics_method_call_threshold",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "minimum_password_length",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "minimum_password_length",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "minimum_password_length",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "minimum_password_length",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "minimum_password_length",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "minimum_password_length",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "minimum_password_length",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "minimum_password_length",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "minimum_password_length",
      "value": 7,
      "within": 8,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "minimum_password_length",
      "value": 129,
      "within": 128,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "mirror_available",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_available",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_capacity_threshold",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_capacity_threshold",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_capacity_threshold",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_capacity_threshold",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_capacity_threshold",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_capacity_threshold",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_capacity_threshold",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_capacity_threshold",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_capacity_threshold",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "mirror_capacity_threshold",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "mirror_max_capacity",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_capacity",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_capacity",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_capacity",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_capacity",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_capacity",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_capacity",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_capacity",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_capacity",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "mirror_max_capacity",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "mirror_max_delay",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_delay",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_delay",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_delay",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_delay",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_delay",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_delay",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_delay",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_max_delay",
      "value": 14,
      "within": 15,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "mirror_max_delay",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "notes_create_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notes_create_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notes_create_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notes_create_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notes_create_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notes_create_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notes_create_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notes_create_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notes_create_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "notes_create_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "notes_create_limit_allowlist_raw",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notes_create_limit_allowlist_raw",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "notify_on_unknown_sign_in",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notify_on_unknown_sign_in",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "npm_package_requests_forwarding",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "npm_package_requests_forwarding",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "outbound_local_requests_allowlist_raw",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "outbound_local_requests_whitelist",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "outbound_local_requests_whitelist",
      "value": {
        "repeat": "x",
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "outbound_local_requests_whitelist",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "pages_domain_verification_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pages_domain_verification_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password_authentication_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password_authentication_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password_authentication_enabled_for_git",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password_authentication_enabled_for_git",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password_authentication_enabled_for_web",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password_authentication_enabled_for_web",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "performance_bar_allowed_group_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "performance_bar_allowed_group_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "performance_bar_allowed_group_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "performance_bar_allowed_group_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "performance_bar_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "performance_bar_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "personal_access_token_prefix",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "personal_access_token_prefix",
      "value": {
        "repeat": "x",
        "times": 21
      },
      "within": {
        "repeat": "x",
        "times": 20
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "body",
      "name": "plantuml_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "plantuml_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "plantuml_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "plantuml_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "polling_interval_multiplier",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "polling_interval_multiplier",
      "value": "1e400",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "polling_interval_multiplier",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "polling_interval_multiplier",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "polling_interval_multiplier",
      "value": 1001,
      "within": 1000,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "project_download_export_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_download_export_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_download_export_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_download_export_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_download_export_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_download_export_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_download_export_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_download_export_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_download_export_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "project_download_export_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "project_export_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_export_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_export_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_export_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_export_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_export_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_export_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_export_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_export_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_export_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_export_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "project_export_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "project_import_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_import_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_import_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_import_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_import_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_import_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_import_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_import_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_import_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "project_import_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "project_runner_token_expiration_interval",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_runner_token_expiration_interval",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_runner_token_expiration_interval",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_runner_token_expiration_interval",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_runner_token_expiration_interval",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_runner_token_expiration_interval",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_runner_token_expiration_interval",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_runner_token_expiration_interval",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_runner_token_expiration_interval",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "project_runner_token_expiration_interval",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "prometheus_metrics_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "prometheus_metrics_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "protected_ci_variables",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "protected_ci_variables",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "protected_paths_raw",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "protected_paths_raw",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "pseudonymizer_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pseudonymizer_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_activities_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_activities_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_activities_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_activities_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_activities_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_activities_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_activities_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_activities_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_activities_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "push_event_activities_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "push_event_hooks_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_hooks_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_hooks_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_hooks_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_hooks_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_hooks_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_hooks_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_hooks_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_event_hooks_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "push_event_hooks_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "pypi_package_requests_forwarding",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pypi_package_requests_forwarding",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rate_limiting_response_text",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rate_limiting_response_text",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "raw_blob_request_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "raw_blob_request_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "raw_blob_request_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "raw_blob_request_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "raw_blob_request_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "raw_blob_request_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "raw_blob_request_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "raw_blob_request_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "raw_blob_request_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "raw_blob_request_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "recaptcha_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "recaptcha_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "recaptcha_private_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "recaptcha_private_key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "recaptcha_site_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "recaptcha_site_key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "receive_max_input_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "receive_max_input_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "receive_max_input_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "receive_max_input_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "receive_max_input_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "receive_max_input_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "receive_max_input_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "receive_max_input_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "receive_max_input_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "receive_max_input_size",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "repository_checks_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_checks_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_size_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_size_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_size_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_size_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_size_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_size_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_size_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_size_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_size_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "repository_size_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "repository_storages_weighted",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "require_admin_approval_after_user_signup",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "require_admin_approval_after_user_signup",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "require_two_factor_authentication",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "require_two_factor_authentication",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "restricted_visibility_levels",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "restricted_visibility_levels",
      "value": {
        "repeat": "private",
        "times": 21,
        "list": true
      },
      "within": {
        "repeat": "private",
        "times": 20,
        "list": true
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "body",
      "name": "restricted_visibility_levels",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "rsa_key_restriction",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rsa_key_restriction",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rsa_key_restriction",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rsa_key_restriction",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rsa_key_restriction",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rsa_key_restriction",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rsa_key_restriction",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rsa_key_restriction",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rsa_key_restriction",
      "value": 5096,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "runner_token_expiration_interval",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_token_expiration_interval",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_token_expiration_interval",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_token_expiration_interval",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_token_expiration_interval",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_token_expiration_interval",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_token_expiration_interval",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_token_expiration_interval",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "runner_token_expiration_interval",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "runner_token_expiration_interval",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "search_rate_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "search_rate_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "search_rate_limit_unauthenticated",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit_unauthenticated",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit_unauthenticated",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit_unauthenticated",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit_unauthenticated",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit_unauthenticated",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit_unauthenticated",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit_unauthenticated",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "search_rate_limit_unauthenticated",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "search_rate_limit_unauthenticated",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "send_user_confirmation_email",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "send_user_confirmation_email",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sentry_clientside_dsn",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sentry_clientside_dsn",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "sentry_dsn",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sentry_dsn",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "sentry_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sentry_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sentry_environment",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sentry_environment",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "session_expire_delay",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "session_expire_delay",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "session_expire_delay",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "session_expire_delay",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "session_expire_delay",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "session_expire_delay",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "session_expire_delay",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "session_expire_delay",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "session_expire_delay",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "session_expire_delay",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "shared_runners_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "shared_runners_text",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_text",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_compression_threshold_bytes",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_compression_threshold_bytes",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_compression_threshold_bytes",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_compression_threshold_bytes",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_compression_threshold_bytes",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_compression_threshold_bytes",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_compression_threshold_bytes",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_compression_threshold_bytes",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_compression_threshold_bytes",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_compression_threshold_bytes",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_limit_bytes",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_limit_bytes",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_limit_bytes",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_limit_bytes",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_limit_bytes",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_limit_bytes",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_limit_bytes",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_limit_bytes",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_limit_bytes",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_limit_bytes",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_mode",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sidekiq_job_limiter_mode",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "sign_in_text",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sign_in_text",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "signin_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "signin_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "signup_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "signup_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "slack_app_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "slack_app_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "slack_app_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "slack_app_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "slack_app_secret",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "slack_app_secret",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "slack_app_verification_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "slack_app_verification_token",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "snippet_size_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippet_size_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippet_size_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippet_size_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippet_size_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippet_size_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippet_size_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippet_size_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippet_size_limit",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "snippet_size_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "snowplow_app_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snowplow_app_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "snowplow_collector_hostname",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snowplow_collector_hostname",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "snowplow_cookie_domain",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snowplow_cookie_domain",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "snowplow_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snowplow_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sourcegraph_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sourcegraph_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sourcegraph_public_only",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sourcegraph_public_only",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sourcegraph_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sourcegraph_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "spam_check_api_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "spam_check_api_key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "spam_check_endpoint_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "spam_check_endpoint_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "spam_check_endpoint_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "spam_check_endpoint_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "static_objects_external_storage_auth_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "static_objects_external_storage_auth_token",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "static_objects_external_storage_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "static_objects_external_storage_url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "suggest_pipeline_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "suggest_pipeline_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terminal_max_session_time",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terminal_max_session_time",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terminal_max_session_time",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terminal_max_session_time",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terminal_max_session_time",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terminal_max_session_time",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terminal_max_session_time",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terminal_max_session_time",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terminal_max_session_time",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "terminal_max_session_time",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "terms",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "time_tracking_limit_to_hours",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "time_tracking_limit_to_hours",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "usage_ping_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "usage_ping_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "usage_ping_features_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "usage_ping_features_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_deactivation_emails_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_deactivation_emails_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_default_external",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_default_external",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_default_internal_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_default_internal_regex",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "user_email_lookup_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_email_lookup_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_email_lookup_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_email_lookup_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_email_lookup_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_email_lookup_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_email_lookup_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_email_lookup_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_email_lookup_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "user_email_lookup_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "user_oauth_applications",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_oauth_applications",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_show_add_ssh_key_message",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_show_add_ssh_key_message",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit_allowlist_raw",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users_get_by_id_limit_allowlist_raw",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "valid_runner_registrars",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "valid_runner_registrars",
      "value": {
        "repeat": "project",
        "times": 21,
        "list": true
      },
      "within": {
        "repeat": "project",
        "times": 20,
        "list": true
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "body",
      "name": "valid_runner_registrars",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "version_check_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "version_check_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "web_ide_clientside_preview_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "web_ide_clientside_preview_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "whats_new_variant",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "whats_new_variant",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "wiki_page_max_content_bytes",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_max_content_bytes",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_max_content_bytes",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_max_content_bytes",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_max_content_bytes",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_max_content_bytes",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_max_content_bytes",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_max_content_bytes",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_max_content_bytes",
      "value": 1023,
      "within": 1024,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "wiki_page_max_content_bytes",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "external_auth_client_key",
      "beside": {
        "external_auth_client_cert": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "akismet_api_key",
      "beside": {
        "akismet_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "asset_proxy_url",
      "beside": {
        "asset_proxy_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "domain_denylist",
      "beside": {
        "domain_denylist_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "eks_account_id",
      "beside": {
        "eks_integration_enabled": true,
        "eks_access_key_id": "x",
        "eks_secret_access_key": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "eks_access_key_id",
      "beside": {
        "eks_integration_enabled": true,
        "eks_account_id": "x",
        "eks_secret_access_key": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "eks_secret_access_key",
      "beside": {
        "eks_integration_enabled": true,
        "eks_account_id": "x",
        "eks_access_key_id": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "terms",
      "beside": {
        "enforce_terms": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "external_authorization_service_default_label",
      "beside": {
        "external_authorization_service_enabled": true,
        "external_authorization_service_url": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "external_authorization_service_url",
      "beside": {
        "external_authorization_service_enabled": true,
        "external_authorization_service_default_label": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "gitpod_url",
      "beside": {
        "gitpod_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "housekeeping_bitmaps_enabled",
      "beside": {
        "housekeeping_enabled": true,
        "housekeeping_full_repack_period": 1,
        "housekeeping_gc_period": 1,
        "housekeeping_incremental_repack_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "housekeeping_full_repack_period",
      "beside": {
        "housekeeping_enabled": true,
        "housekeeping_bitmaps_enabled": true,
        "housekeeping_gc_period": 1,
        "housekeeping_incremental_repack_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "housekeeping_gc_period",
      "beside": {
        "housekeeping_enabled": true,
        "housekeeping_bitmaps_enabled": true,
        "housekeeping_full_repack_period": 1,
        "housekeeping_incremental_repack_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "housekeeping_incremental_repack_period",
      "beside": {
        "housekeeping_enabled": true,
        "housekeeping_bitmaps_enabled": true,
        "housekeeping_full_repack_period": 1,
        "housekeeping_gc_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "kroki_url",
      "beside": {
        "kroki_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "recaptcha_private_key",
      "beside": {
        "login_recaptcha_protection_enabled": true,
        "recaptcha_site_key": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "recaptcha_site_key",
      "beside": {
        "login_recaptcha_protection_enabled": true,
        "recaptcha_private_key": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "mailgun_signing_key",
      "beside": {
        "mailgun_events_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "plantuml_url",
      "beside": {
        "plantuml_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "recaptcha_private_key",
      "beside": {
        "recaptcha_enabled": true,
        "recaptcha_site_key": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "recaptcha_site_key",
      "beside": {
        "recaptcha_enabled": true,
        "recaptcha_private_key": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "beside": {
        "require_two_factor_authentication": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "shared_runners_text",
      "beside": {
        "shared_runners_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "slack_app_id",
      "beside": {
        "slack_app_enabled": true,
        "slack_app_secret": "x",
        "slack_app_verification_token": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "slack_app_secret",
      "beside": {
        "slack_app_enabled": true,
        "slack_app_id": "x",
        "slack_app_verification_token": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "slack_app_verification_token",
      "beside": {
        "slack_app_enabled": true,
        "slack_app_id": "x",
        "slack_app_secret": "x"
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "snowplow_collector_hostname",
      "beside": {
        "snowplow_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "sourcegraph_url",
      "beside": {
        "sourcegraph_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "spam_check_api_key",
      "beside": {
        "spam_check_endpoint_enabled": true
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_period_in_seconds",
      "beside": {
        "throttle_authenticated_api_enabled": true,
        "throttle_authenticated_api_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_api_requests_per_period",
      "beside": {
        "throttle_authenticated_api_enabled": true,
        "throttle_authenticated_api_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_period_in_seconds",
      "beside": {
        "throttle_authenticated_deprecated_api_enabled": true,
        "throttle_authenticated_deprecated_api_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_deprecated_api_requests_per_period",
      "beside": {
        "throttle_authenticated_deprecated_api_enabled": true,
        "throttle_authenticated_deprecated_api_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_period_in_seconds",
      "beside": {
        "throttle_authenticated_files_api_enabled": true,
        "throttle_authenticated_files_api_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_files_api_requests_per_period",
      "beside": {
        "throttle_authenticated_files_api_enabled": true,
        "throttle_authenticated_files_api_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_period_in_seconds",
      "beside": {
        "throttle_authenticated_git_lfs_enabled": true,
        "throttle_authenticated_git_lfs_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_git_lfs_requests_per_period",
      "beside": {
        "throttle_authenticated_git_lfs_enabled": true,
        "throttle_authenticated_git_lfs_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_period_in_seconds",
      "beside": {
        "throttle_authenticated_packages_api_enabled": true,
        "throttle_authenticated_packages_api_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_packages_api_requests_per_period",
      "beside": {
        "throttle_authenticated_packages_api_enabled": true,
        "throttle_authenticated_packages_api_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_period_in_seconds",
      "beside": {
        "throttle_authenticated_web_enabled": true,
        "throttle_authenticated_web_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_authenticated_web_requests_per_period",
      "beside": {
        "throttle_authenticated_web_enabled": true,
        "throttle_authenticated_web_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_period_in_seconds",
      "beside": {
        "throttle_protected_paths_enabled": true,
        "throttle_protected_paths_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_protected_paths_requests_per_period",
      "beside": {
        "throttle_protected_paths_enabled": true,
        "throttle_protected_paths_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_period_in_seconds",
      "beside": {
        "throttle_unauthenticated_api_enabled": true,
        "throttle_unauthenticated_api_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_api_requests_per_period",
      "beside": {
        "throttle_unauthenticated_api_enabled": true,
        "throttle_unauthenticated_api_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_period_in_seconds",
      "beside": {
        "throttle_unauthenticated_deprecated_api_enabled": true,
        "throttle_unauthenticated_deprecated_api_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_deprecated_api_requests_per_period",
      "beside": {
        "throttle_unauthenticated_deprecated_api_enabled": true,
        "throttle_unauthenticated_deprecated_api_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_period_in_seconds",
      "beside": {
        "throttle_unauthenticated_enabled": true,
        "throttle_unauthenticated_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_requests_per_period",
      "beside": {
        "throttle_unauthenticated_enabled": true,
        "throttle_unauthenticated_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_period_in_seconds",
      "beside": {
        "throttle_unauthenticated_files_api_enabled": true,
        "throttle_unauthenticated_files_api_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_files_api_requests_per_period",
      "beside": {
        "throttle_unauthenticated_files_api_enabled": true,
        "throttle_unauthenticated_files_api_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_period_in_seconds",
      "beside": {
        "throttle_unauthenticated_packages_api_enabled": true,
        "throttle_unauthenticated_packages_api_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_packages_api_requests_per_period",
      "beside": {
        "throttle_unauthenticated_packages_api_enabled": true,
        "throttle_unauthenticated_packages_api_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_period_in_seconds",
      "beside": {
        "throttle_unauthenticated_web_enabled": true,
        "throttle_unauthenticated_web_requests_per_period": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "throttle_unauthenticated_web_requests_per_period",
      "beside": {
        "throttle_unauthenticated_web_enabled": true,
        "throttle_unauthenticated_web_period_in_seconds": 1
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_per_user",
      "beside": {
        "unique_ips_limit_enabled": true,
        "unique_ips_limit_time_window": 0
      },
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "unique_ips_limit_time_window",
      "beside": {
        "unique_ips_limit_enabled": true,
        "unique_ips_limit_per_user": 1
      },
      "text": "is missing"
    }
  ],
  "related": {
    "abuse_notification_email": {
      "place": "body",
      "value": "x"
    },
    "admin_mode": {
      "place": "body",
      "value": true
    },
    "admin_notification_email": {
      "place": "body",
      "value": "x"
    },
    "after_sign_out_path": {
      "place": "body",
      "value": "x"
    },
    "after_sign_up_text": {
      "place": "body",
      "value": "x"
    },
    "akismet_api_key": {
      "place": "body",
      "value": "x"
    },
    "akismet_enabled": {
      "place": "body",
      "value": true
    },
    "allow_group_owners_to_manage_ldap": {
      "place": "body",
      "value": true
    },
    "allow_local_requests_from_hooks_and_services": {
      "place": "body",
      "value": true
    },
    "allow_local_requests_from_system_hooks": {
      "place": "body",
      "value": true
    },
    "allow_local_requests_from_web_hooks_and_services": {
      "place": "body",
      "value": true
    },
    "archive_builds_in_human_readable": {
      "place": "body",
      "value": "x"
    },
    "asset_proxy_allowlist": {
      "place": "body",
      "value": [
        "x"
      ]
    },
    "asset_proxy_enabled": {
      "place": "body",
      "value": true
    },
    "asset_proxy_secret_key": {
      "place": "body",
      "value": "x"
    },
    "asset_proxy_url": {
      "place": "body",
      "value": "x"
    },
    "asset_proxy_whitelist": {
      "place": "body",
      "value": [
        "x"
      ]
    },
    "authorized_keys_enabled": {
      "place": "body",
      "value": true
    },
    "auto_devops_domain": {
      "place": "body",
      "value": "x"
    },
    "auto_devops_enabled": {
      "place": "body",
      "value": true
    },
    "automatic_purchased_storage_allocation": {
      "place": "body",
      "value": true
    },
    "check_namespace_plan": {
      "place": "body",
      "value": true
    },
    "commit_email_hostname": {
      "place": "body",
      "value": "x"
    },
    "container_expiration_policies_enable_historic_entries": {
      "place": "body",
      "value": true
    },
    "container_registry_cleanup_tags_service_max_list_size": {
      "place": "body",
      "value": 0
    },
    "container_registry_delete_tags_service_timeout": {
      "place": "body",
      "value": 0
    },
    "container_registry_expiration_policies_caching": {
      "place": "body",
      "value": true
    },
    "container_registry_expiration_policies_worker_capacity": {
      "place": "body",
      "value": 0
    },
    "container_registry_import_created_before": {
      "place": "body",
      "value": "2024-02-29"
    },
    "container_registry_import_max_retries": {
      "place": "body",
      "value": 0
    },
    "container_registry_import_max_step_duration": {
      "place": "body",
      "value": 0
    },
    "container_registry_import_max_tags_count": {
      "place": "body",
      "value": 0
    },
    "container_registry_import_start_max_retries": {
      "place": "body",
      "value": 0
    },
    "container_registry_import_target_plan": {
      "place": "body",
      "value": "x"
    },
    "container_registry_import_timeout": {
      "place": "body",
      "value": 0
    },
    "container_registry_pre_import_timeout": {
      "place": "body",
      "value": 0
    },
    "container_registry_token_expire_delay": {
      "place": "body",
      "value": 1
    },
    "custom_http_clone_url_root": {
      "place": "body",
      "value": "x"
    },
    "deactivate_dormant_users": {
      "place": "body",
      "value": true
    },
    "default_artifacts_expire_in": {
      "place": "body",
      "value": "x"
    },
    "default_branch_name": {
      "place": "body",
      "value": "x"
    },
    "default_branch_protection": {
      "place": "body",
      "value": 0
    },
    "default_ci_config_path": {
      "place": "body",
      "value": "x"
    },
    "default_group_visibility": {
      "place": "body",
      "value": "private"
    },
    "default_project_creation": {
      "place": "body",
      "value": 0
    },
    "default_project_visibility": {
      "place": "body",
      "value": "private"
    },
    "default_projects_limit": {
      "place": "body",
      "value": 0
    },
    "default_snippet_visibility": {
      "place": "body",
      "value": "private"
    },
    "delayed_project_deletion": {
      "place": "body",
      "value": true
    },
    "delete_inactive_projects": {
      "place": "body",
      "value": true
    },
    "deletion_adjourned_period": {
      "place": "body",
      "value": 0
    },
    "diff_max_files": {
      "place": "body",
      "value": 1
    },
    "diff_max_lines": {
      "place": "body",
      "value": 1
    },
    "diff_max_patch_bytes": {
      "place": "body",
      "value": 1
    },
    "disable_feed_token": {
      "place": "body",
      "value": true
    },
    "disabled_oauth_sign_in_sources": {
      "place": "body",
      "value": [
        "x"
      ]
    },
    "dns_rebinding_protection_enabled": {
      "place": "body",
      "value": true
    },
    "domain_allowlist": {
      "place": "body",
      "value": [
        "x"
      ]
    },
    "domain_allowlist_raw": {
      "place": "body",
      "value": "x"
    },
    "domain_denylist": {
      "place": "body",
      "value": [
        "x"
      ]
    },
    "domain_denylist_enabled": {
      "place": "body",
      "value": true
    },
    "domain_denylist_raw": {
      "place": "body",
      "value": "x"
    },
    "dsa_key_restriction": {
      "place": "body",
      "value": 0
    },
    "ecdsa_key_restriction": {
      "place": "body",
      "value": 0
    },
    "ecdsa_sk_key_restriction": {
      "place": "body",
      "value": 0
    },
    "ed25519_key_restriction": {
      "place": "body",
      "value": 0
    },
    "ed25519_sk_key_restriction": {
      "place": "body",
      "value": 0
    },
    "eks_access_key_id": {
      "place": "body",
      "value": "x"
    },
    "eks_account_id": {
      "place": "body",
      "value": "x"
    },
    "eks_integration_enabled": {
      "place": "body",
      "value": true
    },
    "eks_secret_access_key": {
      "place": "body",
      "value": "x"
    },
    "elasticsearch_aws": {
      "place": "body",
      "value": true
    },
    "elasticsearch_aws_access_key": {
      "place": "body",
      "value": "x"
    },
    "elasticsearch_aws_region": {
      "place": "body",
      "value": "x"
    },
    "elasticsearch_aws_secret_access_key": {
      "place": "body",
      "value": "x"
    },
    "elasticsearch_indexed_field_length_limit": {
      "place": "body",
      "value": 0
    },
    "elasticsearch_indexed_file_size_limit_kb": {
      "place": "body",
      "value": 1
    },
    "elasticsearch_indexing": {
      "place": "body",
      "value": true
    },
    "elasticsearch_limit_indexing": {
      "place": "body",
      "value": true
    },
    "elasticsearch_max_bulk_concurrency": {
      "place": "body",
      "value": 1
    },
    "elasticsearch_max_bulk_size_mb": {
      "place": "body",
      "value": 1
    },
    "elasticsearch_namespace_ids": {
      "place": "body",
      "value": [
        1
      ]
    },
    "elasticsearch_password": {
      "place": "body",
      "value": "x"
    },
    "elasticsearch_project_ids": {
      "place": "body",
      "value": [
        1
      ]
    },
    "elasticsearch_search": {
      "place": "body",
      "value": true
    },
    "elasticsearch_url": {
      "place": "body",
      "value": [
        "x"
      ]
    },
    "elasticsearch_username": {
      "place": "body",
      "value": "x"
    },
    "email_additional_text": {
      "place": "body",
      "value": "x"
    },
    "email_author_in_body": {
      "place": "body",
      "value": true
    },
    "email_restrictions": {
      "place": "body",
      "value": "x"
    },
    "email_restrictions_enabled": {
      "place": "body",
      "value": true
    },
    "enabled_git_access_protocol": {
      "place": "body",
      "value": "ssh"
    },
    "enforce_namespace_storage_limit": {
      "place": "body",
      "value": true
    },
    "enforce_terms": {
      "place": "body",
      "value": true
    },
    "external_auth_client_cert": {
      "place": "body",
      "value": "x"
    },
    "external_auth_client_key": {
      "place": "body",
      "value": "x"
    },
    "external_auth_client_key_pass": {
      "place": "body",
      "value": "x"
    },
    "external_authorization_service_default_label": {
      "place": "body",
      "value": "x"
    },
    "external_authorization_service_enabled": {
      "place": "body",
      "value": true
    },
    "external_authorization_service_timeout": {
      "place": "body",
      "value": 0.001
    },
    "external_authorization_service_url": {
      "place": "body",
      "value": "x"
    },
    "external_pipeline_validation_service_timeout": {
      "place": "body",
      "value": 0
    },
    "external_pipeline_validation_service_token": {
      "place": "body",
      "value": "x"
    },
    "external_pipeline_validation_service_url": {
      "place": "body",
      "value": "x"
    },
    "file_template_project_id": {
      "place": "body",
      "value": 1
    },
    "first_day_of_week": {
      "place": "body",
      "value": 0
    },
    "floc_enabled": {
      "place": "body",
      "value": true
    },
    "force_pages_access_control": {
      "place": "body",
      "value": true
    },
    "geo_node_allowed_ips": {
      "place": "body",
      "value": "x"
    },
    "geo_status_timeout": {
      "place": "body",
      "value": 1
    },
    "git_two_factor_session_expiry": {
      "place": "body",
      "value": 1
    },
    "gitaly_timeout_default": {
      "place": "body",
      "value": 0
    },
    "gitaly_timeout_fast": {
      "place": "body",
      "value": 0
    },
    "gitaly_timeout_medium": {
      "place": "body",
      "value": 0
    },
    "gitpod_enabled": {
      "place": "body",
      "value": true
    },
    "gitpod_url": {
      "place": "body",
      "value": "x"
    },
    "grafana_enabled": {
      "place": "body",
      "value": true
    },
    "grafana_url": {
      "place": "body",
      "value": "x"
    },
    "gravatar_enabled": {
      "place": "body",
      "value": true
    },
    "group_download_export_limit": {
      "place": "body",
      "value": 0
    },
    "group_export_limit": {
      "place": "body",
      "value": 0
    },
    "group_import_limit": {
      "place": "body",
      "value": 0
    },
    "group_runner_token_expiration_interval": {
      "place": "body",
      "value": 1
    },
    "hashed_storage_enabled": {
      "place": "body",
      "value": true
    },
    "help_page_documentation_base_url": {
      "place": "body",
      "value": "x"
    },
    "help_page_hide_commercial_content": {
      "place": "body",
      "value": true
    },
    "help_page_support_url": {
      "place": "body",
      "value": "x"
    },
    "help_page_text": {
      "place": "body",
      "value": "x"
    },
    "help_text": {
      "place": "body",
      "value": "x"
    },
    "hide_third_party_offers": {
      "place": "body",
      "value": true
    },
    "home_page_url": {
      "place": "body",
      "value": "x"
    },
    "housekeeping_bitmaps_enabled": {
      "place": "body",
      "value": true
    },
    "housekeeping_enabled": {
      "place": "body",
      "value": true
    },
    "housekeeping_full_repack_period": {
      "place": "body",
      "value": 1
    },
    "housekeeping_gc_period": {
      "place": "body",
      "value": 1
    },
    "housekeeping_incremental_repack_period": {
      "place": "body",
      "value": 1
    },
    "html_emails_enabled": {
      "place": "body",
      "value": true
    },
    "import_sources": {
      "place": "body",
      "value": [
        "github"
      ]
    },
    "in_product_marketing_emails_enabled": {
      "place": "body",
      "value": true
    },
    "inactive_projects_delete_after_months": {
      "place": "body",
      "value": 1
    },
    "inactive_projects_min_size_mb": {
      "place": "body",
      "value": 0
    },
    "inactive_projects_send_warning_email_after_months": {
      "place": "body",
      "value": 1
    },
    "invisible_captcha_enabled": {
      "place": "body",
      "value": true
    },
    "issues_create_limit": {
      "place": "body",
      "value": 0
    },
    "keep_latest_artifact": {
      "place": "body",
      "value": true
    },
    "kroki_enabled": {
      "place": "body",
      "value": true
    },
    "kroki_formats": {
      "place": "body",
      "value": {}
    },
    "kroki_url": {
      "place": "body",
      "value": "x"
    },
    "local_markdown_version": {
      "place": "body",
      "value": 0
    },
    "login_recaptcha_protection_enabled": {
      "place": "body",
      "value": true
    },
    "mailgun_events_enabled": {
      "place": "body",
      "value": true
    },
    "mailgun_signing_key": {
      "place": "body",
      "value": "x"
    },
    "maintenance_mode": {
      "place": "body",
      "value": true
    },
    "maintenance_mode_message": {
      "place": "body",
      "value": "x"
    },
    "max_artifacts_size": {
      "place": "body",
      "value": 0
    },
    "max_attachment_size": {
      "place": "body",
      "value": 1
    },
    "max_export_size": {
      "place": "body",
      "value": 0
    },
    "max_import_size": {
      "place": "body",
      "value": 0
    },
    "max_pages_size": {
      "place": "body",
      "value": 0
    },
    "max_personal_access_token_lifetime": {
      "place": "body",
      "value": 1
    },
    "max_ssh_key_lifetime": {
      "place": "body",
      "value": 1
    },
    "max_yaml_depth": {
      "place": "body",
      "value": 1
    },
    "max_yaml_size_bytes": {
      "place": "body",
      "value": 1
    },
    "metrics_method_call_threshold": {
      "place": "body",
      "value": 0
    },
    "minimum_password_length": {
      "place": "body",
      "value": 8
    },
    "mirror_available": {
      "place": "body",
      "value": true
    },
    "mirror_capacity_threshold": {
      "place": "body",
      "value": 0
    },
    "mirror_max_capacity": {
      "place": "body",
      "value": 0
    },
    "mirror_max_delay": {
      "place": "body",
      "value": 15
    },
    "notes_create_limit": {
      "place": "body",
      "value": 0
    },
    "notes_create_limit_allowlist_raw": {
      "place": "body",
      "value": "x"
    },
    "notify_on_unknown_sign_in": {
      "place": "body",
      "value": true
    },
    "npm_package_requests_forwarding": {
      "place": "body",
      "value": true
    },
    "outbound_local_requests_allowlist_raw": {
      "place": "body",
      "value": "x"
    },
    "outbound_local_requests_whitelist": {
      "place": "body",
      "value": [
        "x"
      ]
    },
    "pages_domain_verification_enabled": {
      "place": "body",
      "value": true
    },
    "password_authentication_enabled": {
      "place": "body",
      "value": true
    },
    "password_authentication_enabled_for_git": {
      "place": "body",
      "value": true
    },
    "password_authentication_enabled_for_web": {
      "place": "body",
      "value": true
    },
    "performance_bar_allowed_group_id": {
      "place": "body",
      "value": "x"
    },
    "performance_bar_allowed_group_path": {
      "place": "body",
      "value": "x"
    },
    "performance_bar_enabled": {
      "place": "body",
      "value": true
    },
    "personal_access_token_prefix": {
      "place": "body",
      "value": "x"
    },
    "plantuml_enabled": {
      "place": "body",
      "value": true
    },
    "plantuml_url": {
      "place": "body",
      "value": "x"
    },
    "polling_interval_multiplier": {
      "place": "body",
      "value": 0
    },
    "project_download_export_limit": {
      "place": "body",
      "value": 0
    },
    "project_export_enabled": {
      "place": "body",
      "value": true
    },
    "project_export_limit": {
      "place": "body",
      "value": 0
    },
    "project_import_limit": {
      "place": "body",
      "value": 0
    },
    "project_runner_token_expiration_interval": {
      "place": "body",
      "value": 1
    },
    "prometheus_metrics_enabled": {
      "place": "body",
      "value": true
    },
    "protected_ci_variables": {
      "place": "body",
      "value": true
    },
    "protected_paths_raw": {
      "place": "body",
      "value": "x"
    },
    "pseudonymizer_enabled": {
      "place": "body",
      "value": true
    },
    "push_event_activities_limit": {
      "place": "body",
      "value": 0
    },
    "push_event_hooks_limit": {
      "place": "body",
      "value": 0
    },
    "pypi_package_requests_forwarding": {
      "place": "body",
      "value": true
    },
    "rate_limiting_response_text": {
      "place": "body",
      "value": "x"
    },
    "raw_blob_request_limit": {
      "place": "body",
      "value": 0
    },
    "recaptcha_enabled": {
      "place": "body",
      "value": true
    },
    "recaptcha_private_key": {
      "place": "body",
      "value": "x"
    },
    "recaptcha_site_key": {
      "place": "body",
      "value": "x"
    },
    "receive_max_input_size": {
      "place": "body",
      "value": 0
    },
    "repository_checks_enabled": {
      "place": "body",
      "value": true
    },
    "repository_size_limit": {
      "place": "body",
      "value": 0
    },
    "repository_storages_weighted": {
      "place": "body",
      "value": "x"
    },
    "require_admin_approval_after_user_signup": {
      "place": "body",
      "value": true
    },
    "require_two_factor_authentication": {
      "place": "body",
      "value": true
    },
    "restricted_visibility_levels": {
      "place": "body",
      "value": [
        "private"
      ]
    },
    "rsa_key_restriction": {
      "place": "body",
      "value": 0
    },
    "runner_token_expiration_interval": {
      "place": "body",
      "value": 1
    },
    "search_rate_limit": {
      "place": "body",
      "value": 0
    },
    "search_rate_limit_unauthenticated": {
      "place": "body",
      "value": 0
    },
    "send_user_confirmation_email": {
      "place": "body",
      "value": true
    },
    "sentry_clientside_dsn": {
      "place": "body",
      "value": "x"
    },
    "sentry_dsn": {
      "place": "body",
      "value": "x"
    },
    "sentry_enabled": {
      "place": "body",
      "value": true
    },
    "sentry_environment": {
      "place": "body",
      "value": "x"
    },
    "session_expire_delay": {
      "place": "body",
      "value": 1
    },
    "shared_runners_enabled": {
      "place": "body",
      "value": true
    },
    "shared_runners_minutes": {
      "place": "body",
      "value": 0
    },
    "shared_runners_text": {
      "place": "body",
      "value": "x"
    },
    "sidekiq_job_limiter_compression_threshold_bytes": {
      "place": "body",
      "value": 0
    },
    "sidekiq_job_limiter_limit_bytes": {
      "place": "body",
      "value": 0
    },
    "sidekiq_job_limiter_mode": {
      "place": "body",
      "value": "track"
    },
    "sign_in_text": {
      "place": "body",
      "value": "x"
    },
    "signin_enabled": {
      "place": "body",
      "value": true
    },
    "signup_enabled": {
      "place": "body",
      "value": true
    },
    "slack_app_enabled": {
      "place": "body",
      "value": true
    },
    "slack_app_id": {
      "place": "body",
      "value": "x"
    },
    "slack_app_secret": {
      "place": "body",
      "value": "x"
    },
    "slack_app_verification_token": {
      "place": "body",
      "value": "x"
    },
    "snippet_size_limit": {
      "place": "body",
      "value": 1
    },
    "snowplow_app_id": {
      "place": "body",
      "value": "x"
    },
    "snowplow_collector_hostname": {
      "place": "body",
      "value": "x"
    },
    "snowplow_cookie_domain": {
      "place": "body",
      "value": "x"
    },
    "snowplow_enabled": {
      "place": "body",
      "value": true
    },
    "sourcegraph_enabled": {
      "place": "body",
      "value": true
    },
    "sourcegraph_public_only": {
      "place": "body",
      "value": true
    },
    "sourcegraph_url": {
      "place": "body",
      "value": "x"
    },
    "spam_check_api_key": {
      "place": "body",
      "value": "x"
    },
    "spam_check_endpoint_enabled": {
      "place": "body",
      "value": true
    },
    "spam_check_endpoint_url": {
      "place": "body",
      "value": "x"
    },
    "static_objects_external_storage_auth_token": {
      "place": "body",
      "value": "x"
    },
    "static_objects_external_storage_url": {
      "place": "body",
      "value": "x"
    },
    "suggest_pipeline_enabled": {
      "place": "body",
      "value": true
    },
    "terminal_max_session_time": {
      "place": "body",
      "value": 0
    },
    "terms": {
      "place": "body",
      "value": "x"
    },
    "throttle_authenticated_api_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_authenticated_api_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_api_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_deprecated_api_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_authenticated_deprecated_api_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_deprecated_api_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_files_api_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_authenticated_files_api_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_files_api_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_git_lfs_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_authenticated_git_lfs_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_git_lfs_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_packages_api_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_authenticated_packages_api_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_packages_api_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_web_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_authenticated_web_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_authenticated_web_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_protected_paths_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_protected_paths_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_protected_paths_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_unauthenticated_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_api_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_unauthenticated_api_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_api_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_deprecated_api_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_unauthenticated_deprecated_api_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_deprecated_api_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_files_api_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_unauthenticated_files_api_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_files_api_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_packages_api_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_unauthenticated_packages_api_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_packages_api_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_web_enabled": {
      "place": "body",
      "value": true
    },
    "throttle_unauthenticated_web_period_in_seconds": {
      "place": "body",
      "value": 1
    },
    "throttle_unauthenticated_web_requests_per_period": {
      "place": "body",
      "value": 1
    },
    "time_tracking_limit_to_hours": {
      "place": "body",
      "value": true
    },
    "two_factor_grace_period": {
      "place": "body",
      "value": 0
    },
    "unique_ips_limit_enabled": {
      "place": "body",
      "value": true
    },
    "unique_ips_limit_per_user": {
      "place": "body",
      "value": 1
    },
    "unique_ips_limit_time_window": {
      "place": "body",
      "value": 0
    },
    "usage_ping_enabled": {
      "place": "body",
      "value": true
    },
    "usage_ping_features_enabled": {
      "place": "body",
      "value": true
    },
    "user_deactivation_emails_enabled": {
      "place": "body",
      "value": true
    },
    "user_default_external": {
      "place": "body",
      "value": true
    },
    "user_default_internal_regex": {
      "place": "body",
      "value": "x"
    },
    "user_email_lookup_limit": {
      "place": "body",
      "value": 0
    },
    "user_oauth_applications": {
      "place": "body",
      "value": true
    },
    "user_show_add_ssh_key_message": {
      "place": "body",
      "value": true
    },
    "users_get_by_id_limit": {
      "place": "body",
      "value": 0
    },
    "users_get_by_id_limit_allowlist_raw": {
      "place": "body",
      "value": "x"
    },
    "valid_runner_registrars": {
      "place": "body",
      "value": [
        "project"
      ]
    },
    "version_check_enabled": {
      "place": "body",
      "value": true
    },
    "web_ide_clientside_preview_enabled": {
      "place": "body",
      "value": true
    },
    "whats_new_variant": {
      "place": "body",
      "value": "all_tiers"
    },
    "wiki_page_max_content_bytes": {
      "place": "body",
      "value": 1024
    }
  }
},
]);
