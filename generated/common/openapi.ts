// Generated from spec; do not edit. Run `npm run generate`.
import type { LongText } from '../../generator/runtime/long-text.ts';
import type { UploadedFile } from '../../generator/runtime/upload.ts';
export type { LongText, UploadedFile };

export interface components {
    schemas: {
        AccessRequest: {
            id: number;
            username: string;
            name: string;
            state: "active" | "blocked" | "ldap_blocked" | "blocked_pending_approval" | "banned" | "deactivated";
            avatar_url: string | null;
            web_url: string;
            requested_at: string;
        };
        AddIssueSpentTime: {
            duration: string;
            summary?: string;
            spent_at?: string;
        };
        AddJobTokenScopeProject: {
            target_project_id: number;
        };
        AddMember: {
            user_id: number | string;
            access_level: number;
            expires_at?: string | null;
            invite_source?: string;
            tasks_to_be_done?: string[];
            tasks_project_id?: number | null;
        };
        AddMergeRequestSpentTime: {
            duration: string;
            summary?: string;
            spent_at?: string;
        };
        AdministratorUser: components["schemas"]["CurrentUser"] & {
            is_admin: boolean;
            note: string | null;
            namespace_id: number | null;
            current_sign_in_ip: string | null;
            last_sign_in_ip: string | null;
            is_auditor?: boolean;
            using_license_seat?: boolean;
            provisioned_by_group_id?: number | null;
            custom_attributes?: components["schemas"]["UserCustomAttribute"][];
        };
        AdministratorUserDetail: components["schemas"]["AdministratorUser"] & {
            sign_in_count: number;
            plan: string | null;
            trial: boolean | null;
        };
        AllowedAgents: {
            allowed_agents: {
                id: number;
                config_project: components["schemas"]["ProjectIdentity"];
                configuration: Record<string, never>;
            }[];
            job: components["schemas"]["IdOnly"];
            pipeline: components["schemas"]["IdOnly"];
            project: {
                id: number;
                groups: components["schemas"]["IdOnly"][];
            };
            user: {
                id: number;
                username: string;
                roles_in_project: ("guest" | "reporter" | "developer" | "maintainer" | "owner")[];
            };
            environment: {
                slug: string;
            } | null;
        };
        AnyError: {
            message?: string | {
                [key: string]: unknown;
            };
            error?: string | string[];
            error_description?: string;
            scope?: string;
            hint?: string;
        };
        AnyIntegrationSettings: components["schemas"]["ChatEvents"] & {
            active?: boolean;
            api_key?: string;
            api_token?: string;
            api_url?: string;
            archive_trace_events?: boolean;
            bamboo_url?: string;
            branches_to_be_notified?: "all" | "default" | "protected" | "default_and_protected";
            build_key?: string;
            build_type?: string;
            channel?: string;
            colorize_messages?: boolean;
            comment_on_event_enabled?: boolean;
            commit_events?: boolean;
            confidential_issue_channel?: string;
            confidential_note_channel?: string;
            confluence_url?: string;
            datadog_env?: string;
            datadog_service?: string;
            datadog_site?: string;
            datadog_tags?: string;
            default_irc_uri?: string;
            deployment_channel?: string;
            deployment_events?: boolean;
            description?: string;
            device?: string;
            disable_diffs?: boolean;
            drone_url?: string;
            enable_ssl_verification?: boolean;
            external_wiki_url?: string;
            google_iap_audience_client_id?: string;
            google_iap_service_account_json?: string;
            issue_channel?: string;
            issues_url?: string;
            jenkins_url?: string;
            jira_issue_transition_automatic?: boolean;
            jira_issue_transition_id?: string;
            merge_request_channel?: string;
            mock_service_url?: string;
            new_issue_url?: string;
            note_channel?: string;
            notify_only_broken_pipelines?: boolean;
            notify_only_default_branch?: boolean;
            password?: string;
            pipeline_channel?: string;
            priority?: string;
            project_name?: string;
            project_url?: string;
            push_channel?: string;
            recipients?: string;
            repository_url?: string;
            restrict_to_branch?: string;
            room?: string;
            send_from_committer_email?: boolean;
            server?: string;
            server_host?: string;
            server_port?: number;
            sound?: string;
            static_context?: boolean;
            subdomain?: string;
            tag_push_channel?: string;
            teamcity_url?: string;
            title?: string;
            token?: string;
            url?: string;
            user_key?: string;
            username?: string;
            webhook?: string;
            wiki_page_channel?: string;
            zentao_product_xid?: string;
        };
        Appearance: {
            title: string;
            description: string;
            logo: string | null;
            header_logo: string | null;
            favicon: string | null;
            new_project_guidelines: string;
            profile_image_guidelines: string;
            header_message: string;
            footer_message: string;
            message_background_color: string;
            message_font_color: string;
            email_header_and_footer_enabled: boolean;
        };
        Application: {
            id: number;
            application_id: string;
            application_name: string;
            callback_url: string;
            confidential: boolean;
        };
        ApplicationSettings: {
            id: number;
            created_at: string;
            updated_at: string;
            abuse_notification_email: string | null;
            admin_mode: boolean;
            after_sign_out_path: string | null;
            after_sign_up_text: string | null;
            akismet_api_key: null;
            akismet_enabled: boolean;
            allow_group_owners_to_manage_ldap?: boolean;
            allow_local_requests_from_system_hooks: boolean;
            allow_local_requests_from_web_hooks_and_services: boolean;
            archive_builds_in_human_readable: string | null;
            asset_proxy_allowlist: string[] | null;
            asset_proxy_enabled: boolean;
            asset_proxy_secret_key: null;
            asset_proxy_url: string | null;
            authorized_keys_enabled: boolean;
            auto_devops_domain: string | null;
            auto_devops_enabled: boolean;
            automatic_purchased_storage_allocation: boolean;
            check_namespace_plan?: boolean;
            commit_email_hostname: string | null;
            container_expiration_policies_enable_historic_entries: boolean;
            container_registry_cleanup_tags_service_max_list_size: number;
            container_registry_delete_tags_service_timeout: number;
            container_registry_expiration_policies_caching: boolean;
            container_registry_expiration_policies_worker_capacity: number;
            container_registry_import_created_before: string;
            container_registry_import_max_retries: number;
            container_registry_import_max_step_duration: number;
            container_registry_import_max_tags_count: number;
            container_registry_import_start_max_retries: number;
            container_registry_import_target_plan: string;
            container_registry_import_timeout: number;
            container_registry_pre_import_timeout: number;
            container_registry_token_expire_delay: number;
            custom_http_clone_url_root: string | null;
            deactivate_dormant_users: boolean;
            default_artifacts_expire_in: string;
            default_branch_name: string | null;
            default_branch_protection: number;
            default_ci_config_path: string | null;
            default_group_visibility: components["schemas"]["Visibility"];
            default_project_creation: number;
            default_project_visibility: components["schemas"]["Visibility"];
            default_projects_limit: number;
            default_snippet_visibility: components["schemas"]["Visibility"];
            delayed_project_deletion?: boolean;
            delete_inactive_projects: boolean;
            deletion_adjourned_period?: number;
            diff_max_files: number;
            diff_max_lines: number;
            diff_max_patch_bytes: number;
            disable_feed_token: boolean;
            disabled_oauth_sign_in_sources: string[];
            dns_rebinding_protection_enabled: boolean;
            domain_allowlist: string[];
            domain_denylist: string[];
            domain_denylist_enabled: boolean;
            dsa_key_restriction: number;
            ecdsa_key_restriction: number;
            ecdsa_sk_key_restriction: number;
            ed25519_key_restriction: number;
            ed25519_sk_key_restriction: number;
            eks_access_key_id: string | null;
            eks_account_id: string | null;
            eks_integration_enabled: boolean;
            eks_secret_access_key: null;
            elasticsearch_aws?: boolean;
            elasticsearch_aws_access_key?: string | null;
            elasticsearch_aws_region?: string | null;
            elasticsearch_aws_secret_access_key?: null;
            elasticsearch_indexed_field_length_limit?: number;
            elasticsearch_indexed_file_size_limit_kb?: number;
            elasticsearch_indexing?: boolean;
            elasticsearch_limit_indexing?: boolean;
            elasticsearch_max_bulk_concurrency?: number;
            elasticsearch_max_bulk_size_mb?: number;
            elasticsearch_namespace_ids?: number[];
            elasticsearch_password?: null;
            elasticsearch_project_ids?: number[];
            elasticsearch_search?: boolean;
            elasticsearch_url?: string[];
            elasticsearch_username?: string | null;
            email_additional_text?: string | null;
            email_author_in_body: boolean;
            email_restrictions: string | null;
            email_restrictions_enabled: boolean;
            enabled_git_access_protocol: "ssh" | "http" | "nil" | null;
            enforce_namespace_storage_limit: boolean;
            enforce_terms: boolean;
            external_auth_client_cert: string | null;
            external_auth_client_key: null;
            external_auth_client_key_pass: null;
            external_authorization_service_default_label: string | null;
            external_authorization_service_enabled: boolean;
            external_authorization_service_timeout: number;
            external_authorization_service_url: string | null;
            external_pipeline_validation_service_timeout: number | null;
            external_pipeline_validation_service_token: null;
            external_pipeline_validation_service_url: string | null;
            file_template_project_id?: number | null;
            first_day_of_week: number;
            floc_enabled: boolean;
            force_pages_access_control: boolean;
            geo_node_allowed_ips?: string;
            geo_status_timeout?: number;
            git_two_factor_session_expiry?: number;
            gitaly_timeout_default: number;
            gitaly_timeout_fast: number;
            gitaly_timeout_medium: number;
            gitpod_enabled: boolean;
            gitpod_url: string | null;
            grafana_enabled: boolean;
            grafana_url: string;
            gravatar_enabled: boolean;
            group_download_export_limit: number;
            group_export_limit: number;
            group_import_limit: number;
            group_runner_token_expiration_interval: number | null;
            hashed_storage_enabled: boolean;
            help_page_documentation_base_url: string | null;
            help_page_hide_commercial_content: boolean;
            help_page_support_url: string | null;
            help_page_text: string | null;
            help_text?: string | null;
            hide_third_party_offers: boolean;
            home_page_url: string | null;
            housekeeping_bitmaps_enabled: boolean;
            housekeeping_enabled: boolean;
            housekeeping_full_repack_period: number;
            housekeeping_gc_period: number;
            housekeeping_incremental_repack_period: number;
            html_emails_enabled: boolean;
            import_sources: string[];
            in_product_marketing_emails_enabled: boolean;
            inactive_projects_delete_after_months: number;
            inactive_projects_min_size_mb: number;
            inactive_projects_send_warning_email_after_months: number;
            invisible_captcha_enabled: boolean;
            issues_create_limit: number;
            keep_latest_artifact: boolean;
            kroki_enabled: boolean;
            kroki_formats: {
                blockdiag: boolean;
                bpmn: boolean;
                excalidraw: boolean;
            };
            kroki_url: string | null;
            local_markdown_version: number;
            login_recaptcha_protection_enabled: boolean;
            mailgun_events_enabled: boolean;
            mailgun_signing_key: null;
            maintenance_mode?: boolean;
            maintenance_mode_message?: string | null;
            max_artifacts_size: number;
            max_attachment_size: number;
            max_decompressed_archive_size: number;
            max_export_size: number;
            max_import_remote_file_size: number;
            max_import_size: number;
            max_pages_size: number;
            max_personal_access_token_lifetime?: number | null;
            max_ssh_key_lifetime?: number | null;
            max_yaml_depth: number;
            max_yaml_size_bytes: number;
            metrics_method_call_threshold: number;
            minimum_password_length: number;
            mirror_available: boolean;
            mirror_capacity_threshold?: number;
            mirror_max_capacity?: number;
            mirror_max_delay?: number;
            notes_create_limit: number;
            notes_create_limit_allowlist_raw: string;
            notify_on_unknown_sign_in: boolean;
            npm_package_requests_forwarding?: boolean;
            outbound_local_requests_whitelist: string[];
            pages_domain_verification_enabled: boolean;
            password_authentication_enabled: boolean;
            password_authentication_enabled_for_git: boolean;
            password_authentication_enabled_for_web: boolean;
            performance_bar_allowed_group_id: number | null;
            personal_access_token_prefix: string;
            plantuml_enabled: boolean;
            plantuml_url: string | null;
            polling_interval_multiplier: string;
            project_download_export_limit: number;
            project_export_enabled: boolean;
            project_export_limit: number;
            project_import_limit: number;
            project_runner_token_expiration_interval: number | null;
            prometheus_metrics_enabled: boolean;
            protected_ci_variables: boolean;
            protected_paths_raw: string;
            pseudonymizer_enabled?: boolean;
            push_event_activities_limit: number;
            push_event_hooks_limit: number;
            pypi_package_requests_forwarding?: boolean;
            rate_limiting_response_text: string | null;
            raw_blob_request_limit: number;
            recaptcha_enabled: boolean;
            recaptcha_private_key: null;
            recaptcha_site_key: string | null;
            receive_max_input_size: number | null;
            repository_checks_enabled: boolean;
            repository_size_limit?: number;
            repository_storages: string[];
            repository_storages_weighted: {
                [key: string]: number;
            };
            require_admin_approval_after_user_signup: boolean;
            require_two_factor_authentication: boolean;
            restricted_visibility_levels: string[];
            rsa_key_restriction: number;
            runner_token_expiration_interval: number | null;
            search_rate_limit: number;
            search_rate_limit_unauthenticated: number;
            send_user_confirmation_email: boolean;
            sentry_clientside_dsn: string | null;
            sentry_dsn: string | null;
            sentry_enabled: boolean;
            sentry_environment: string | null;
            session_expire_delay: number;
            shared_runners_enabled: boolean;
            shared_runners_minutes?: number;
            shared_runners_text: string | null;
            sidekiq_job_limiter_compression_threshold_bytes: number;
            sidekiq_job_limiter_limit_bytes: number;
            sidekiq_job_limiter_mode: "track" | "compress";
            sign_in_text: string | null;
            signin_enabled: boolean;
            signup_enabled: boolean;
            silent_mode_enabled: boolean;
            slack_app_enabled?: boolean;
            slack_app_id?: string | null;
            slack_app_secret?: null;
            slack_app_verification_token?: null;
            snippet_size_limit: number;
            snowplow_app_id: string | null;
            snowplow_collector_hostname: string | null;
            snowplow_cookie_domain: string | null;
            snowplow_enabled: boolean;
            sourcegraph_enabled: boolean;
            sourcegraph_public_only: boolean;
            sourcegraph_url: string | null;
            spam_check_api_key: null;
            spam_check_endpoint_enabled: boolean;
            spam_check_endpoint_url: string | null;
            static_objects_external_storage_auth_token: null;
            static_objects_external_storage_url: string | null;
            suggest_pipeline_enabled: boolean;
            terminal_max_session_time: number;
            terms: string | null;
            throttle_authenticated_api_enabled: boolean;
            throttle_authenticated_api_period_in_seconds: number;
            throttle_authenticated_api_requests_per_period: number;
            throttle_authenticated_deprecated_api_enabled: boolean;
            throttle_authenticated_deprecated_api_period_in_seconds: number;
            throttle_authenticated_deprecated_api_requests_per_period: number;
            throttle_authenticated_files_api_enabled: boolean;
            throttle_authenticated_files_api_period_in_seconds: number;
            throttle_authenticated_files_api_requests_per_period: number;
            throttle_authenticated_git_lfs_enabled: boolean;
            throttle_authenticated_git_lfs_period_in_seconds: number;
            throttle_authenticated_git_lfs_requests_per_period: number;
            throttle_authenticated_packages_api_enabled: boolean;
            throttle_authenticated_packages_api_period_in_seconds: number;
            throttle_authenticated_packages_api_requests_per_period: number;
            throttle_authenticated_web_enabled: boolean;
            throttle_authenticated_web_period_in_seconds: number;
            throttle_authenticated_web_requests_per_period: number;
            throttle_protected_paths_enabled: boolean;
            throttle_protected_paths_period_in_seconds: number;
            throttle_protected_paths_requests_per_period: number;
            throttle_unauthenticated_enabled: boolean;
            throttle_unauthenticated_period_in_seconds: number;
            throttle_unauthenticated_requests_per_period: number;
            throttle_unauthenticated_api_enabled: boolean;
            throttle_unauthenticated_api_period_in_seconds: number;
            throttle_unauthenticated_api_requests_per_period: number;
            throttle_unauthenticated_deprecated_api_enabled: boolean;
            throttle_unauthenticated_deprecated_api_period_in_seconds: number;
            throttle_unauthenticated_deprecated_api_requests_per_period: number;
            throttle_unauthenticated_files_api_enabled: boolean;
            throttle_unauthenticated_files_api_period_in_seconds: number;
            throttle_unauthenticated_files_api_requests_per_period: number;
            throttle_unauthenticated_packages_api_enabled: boolean;
            throttle_unauthenticated_packages_api_period_in_seconds: number;
            throttle_unauthenticated_packages_api_requests_per_period: number;
            throttle_unauthenticated_web_enabled: boolean;
            throttle_unauthenticated_web_period_in_seconds: number;
            throttle_unauthenticated_web_requests_per_period: number;
            time_tracking_limit_to_hours: boolean;
            two_factor_grace_period: number;
            unique_ips_limit_enabled: boolean;
            unique_ips_limit_per_user: number;
            unique_ips_limit_time_window: number;
            usage_ping_enabled: boolean;
            usage_ping_features_enabled: boolean;
            user_deactivation_emails_enabled: boolean;
            user_default_external: boolean;
            user_default_internal_regex: string | null;
            user_email_lookup_limit?: number;
            user_oauth_applications: boolean;
            user_show_add_ssh_key_message: boolean;
            users_get_by_id_limit: number;
            users_get_by_id_limit_allowlist_raw: string;
            valid_runner_registrars: string[];
            version_check_enabled: boolean;
            web_ide_clientside_preview_enabled: boolean;
            whats_new_variant: "all_tiers" | "current_tier" | "disabled";
            wiki_page_max_content_bytes: number;
        };
        ApplicationStatistics: {
            forks: string;
            issues: string;
            merge_requests: string;
            notes: string;
            snippets: string;
            ssh_keys: string;
            milestones: string;
            users: string;
            groups: string;
            projects: string;
            active_users: string;
        };
        ApplicationWithSecret: components["schemas"]["Application"] & {
            secret: string;
        };
        ApplySuggestion: {
            commit_message?: string;
        };
        ApplySuggestions: {
            ids: number[];
            commit_message?: string;
        };
        ApprovalConfiguration: {
            approvals_before_merge: number;
            reset_approvals_on_push: boolean;
            disable_overriding_approvers_per_merge_request: boolean;
            merge_requests_author_approval: boolean;
            merge_requests_disable_committers_approval: boolean;
            require_password_to_approve: boolean;
            approvers: components["schemas"]["UserBasic"][];
            approver_groups: components["schemas"]["Group"][];
        };
        ApprovalRule: {
            id: number;
            name: string;
            rule_type: components["schemas"]["ApprovalRuleType"];
            report_type?: "vulnerability" | "license_scanning" | "code_coverage";
            eligible_approvers: components["schemas"]["UserBasic"][];
            approvals_required: number;
            users: components["schemas"]["UserBasic"][];
            groups: components["schemas"]["Group"][];
            protected_branches: components["schemas"]["ProtectedBranch"][];
            applies_to_all_protected_branches: boolean;
            contains_hidden_groups: boolean;
            scanners?: components["schemas"]["ApprovalRuleScanners"];
            severity_levels?: components["schemas"]["ApprovalRuleSeverityLevels"];
            vulnerabilities_allowed?: number;
            vulnerability_states?: components["schemas"]["ApprovalRuleVulnerabilityStates"];
        };
        ApprovalRuleLeft: {
            id: number;
            name: string;
            rule_type: components["schemas"]["MergeRequestApprovalRuleType"];
        };
        ApprovalRuleScanners: ("sast" | "secret_detection" | "dependency_scanning" | "container_scanning" | "dast" | "coverage_fuzzing" | "api_fuzzing")[];
        ApprovalRuleSeverityLevels: ("info" | "unknown" | "low" | "medium" | "high" | "critical")[];
        ApprovalRuleType: "regular" | "any_approver" | "report_approver";
        ApprovalRuleVulnerabilityStates: ("newly_detected" | "detected" | "confirmed" | "resolved" | "dismissed")[];
        ApprovalState: {
            approval_rules_overwritten: boolean;
            rules: components["schemas"]["ApprovalStateRule"][];
        };
        ApprovalStateRule: {
            id: number;
            name: string;
            rule_type: components["schemas"]["MergeRequestApprovalRuleType"];
            report_type?: "vulnerability" | "license_scanning" | "code_coverage";
            eligible_approvers: components["schemas"]["UserBasic"][];
            approvals_required: number;
            users: components["schemas"]["UserBasic"][];
            groups: components["schemas"]["Group"][];
            contains_hidden_groups: boolean;
            section: string | null;
            source_rule: components["schemas"]["ApprovalRule"] | null;
            overridden: boolean;
            code_owner: boolean;
            approved_by: components["schemas"]["UserBasic"][];
            approved: boolean;
        };
        ApproveAccessRequest: {
            access_level?: number;
        };
        ApproveMergeRequest: {
            sha?: string;
            approval_password?: string;
        };
        ApprovedBy: {
            user: components["schemas"]["UserBasic"];
        };
        ApproverGroup: {
            group: components["schemas"]["Group"];
        };
        ArtifactsJob: {
            id: number;
            status: components["schemas"]["PipelineStatus"];
            stage: string;
            name: string;
            ref: string;
            tag: boolean;
            coverage: number | null;
            allow_failure: boolean;
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
            erased_at: string | null;
            duration: number | null;
            queued_duration: number | null;
            user: components["schemas"]["User"] | null;
            commit: components["schemas"]["Commit"] | null;
            pipeline: components["schemas"]["BasicPipeline"];
            failure_reason?: string;
            web_url: string;
            project: components["schemas"]["ArtifactsJobProject"];
            artifacts_file?: components["schemas"]["ArtifactsJobArchive"];
            artifacts: components["schemas"]["ArtifactsJobFile"][];
            runner: components["schemas"]["ArtifactsJobRunner"] | null;
            artifacts_expire_at: string | null;
            tag_list: string[];
            download_url: string | null;
        };
        ArtifactsJobArchive: {
            filename: string;
            size: number;
        };
        ArtifactsJobFile: {
            file_type: "archive" | "metadata" | "trace" | "junit" | "metrics" | "metrics_referee" | "network_referee" | "dotenv" | "cobertura" | "clusters_applications" | "lsif" | "sast" | "secret_detection" | "dependency_scanning" | "container_scanning" | "cluster_image_scanning" | "dast" | "license_scanning" | "performance" | "browser_performance" | "load_performance" | "api_fuzzing" | "coverage_fuzzing" | "accessibility" | "codequality" | "terraform" | "requirements" | "requirements_v2" | "cyclonedx" | "jacoco" | "annotations" | "repository_xray" | "license_management" | "cluster_applications";
            size: number;
            filename: string;
            file_format: "raw" | "zip" | "gzip" | null;
        };
        ArtifactsJobProject: {
            ci_job_token_scope_enabled: boolean;
        };
        ArtifactsJobRunner: {
            id: number;
            description: string | null;
            ip_address: string | null;
            active: boolean;
            paused: boolean;
            is_shared: boolean;
            runner_type: "instance_type" | "group_type" | "project_type";
            name: string | null;
            online: boolean | null;
            status: "online" | "offline" | "not_connected" | "stale" | "never_contacted" | "active" | "paused";
        };
        ArtifactsType: "archive" | "metadata" | "junit" | "metrics" | "metrics_referee" | "network_referee" | "dotenv" | "cobertura" | "clusters_applications" | "lsif" | "sast" | "secret_detection" | "dependency_scanning" | "container_scanning" | "cluster_image_scanning" | "dast" | "license_scanning" | "performance" | "browser_performance" | "load_performance" | "api_fuzzing" | "coverage_fuzzing" | "accessibility" | "codequality" | "terraform" | "requirements" | "requirements_v2" | "cyclonedx" | "jacoco" | "annotations" | "repository_xray" | "license_management" | "cluster_applications";
        AsanaSettings: components["schemas"]["IntegrationPushEvents"] & {
            api_key: string;
            restrict_to_branch?: string;
        };
        AssemblaSettings: components["schemas"]["IntegrationPushEvents"] & {
            token: string;
            subdomain?: string;
        };
        AuditEvent: {
            id: number;
            author_id: number;
            entity_id: number;
            entity_type: "Group" | "Project" | "User";
            details: {
                [key: string]: unknown;
            };
            created_at: string;
        };
        AuthorizationDecision: {
            client_id?: string;
            redirect_uri?: string;
            response_type?: string;
            state?: string;
            scope?: string;
            code_challenge?: string;
            code_challenge_method?: string;
            nonce?: string;
            authenticity_token?: string;
            _method?: string;
        };
        AvatarAddress: {
            avatar_url: string | null;
        };
        AwardEmoji: {
            id: number;
            name: string;
            user: components["schemas"]["UserBasic"];
            created_at: string;
            updated_at: string;
            awardable_id: number;
            awardable_type: "Issue" | "MergeRequest" | "Note" | "Snippet" | "Epic";
            url: string | null;
        };
        BambooSettings: components["schemas"]["IntegrationPushEvents"] & {
            bamboo_url: string;
            enable_ssl_verification?: boolean;
            build_key: string;
            username: string;
            password: string;
        };
        BasicPipeline: {
            id: number;
            iid: number;
            project_id: number;
            sha: string;
            ref: string | null;
            status: components["schemas"]["PipelineStatus"];
            source: string | null;
            created_at: string;
            updated_at: string;
            web_url: string;
        };
        BasicRef: {
            type: "branch" | "tag";
            name: string;
        };
        BillableAccessLevel: {
            string_value: string;
            integer_value: number;
        };
        BillableMember: {
            id: number;
            username: string;
            name: string;
            state: "active" | "blocked" | "ldap_blocked" | "blocked_pending_approval" | "banned" | "deactivated";
            avatar_url: string | null;
            web_url: string;
            email: string | null;
            last_activity_on: string | null;
            membership_type: "group_member" | "project_member" | "group_invite" | "project_invite";
            removable: boolean;
            created_at: string;
        };
        BillableMembership: {
            id: number;
            source_id: number;
            source_full_name: string;
            source_members_url: string;
            created_at: string;
            expires_at: string | null;
            access_level: components["schemas"]["BillableAccessLevel"];
        };
        Board: {
            id: number;
            name: string;
            hide_backlog_list: boolean;
            hide_closed_list: boolean;
            project: components["schemas"]["ProjectSimple"] | null;
            group: components["schemas"]["BoardGroup"] | null;
            lists: components["schemas"]["BoardList"][];
            milestone?: components["schemas"]["Milestone"] | components["schemas"]["SpecialMilestone"] | null;
            assignee?: components["schemas"]["UserBasic"] | null;
            labels?: components["schemas"]["LabelDetail"][];
            weight?: number | null;
        };
        BoardGroup: {
            id: number;
            name: string;
            web_url: string;
        };
        BoardList: {
            id: number;
            label: components["schemas"]["LabelDetail"] | null;
            position: number;
            max_issue_count?: number;
            max_issue_weight?: number;
            limit_metric?: "all_metrics" | "issue_count" | "issue_weights" | null;
            milestone?: components["schemas"]["Milestone"];
            assignee?: components["schemas"]["UserBasic"];
            iteration?: components["schemas"]["IssueIteration"];
        };
        Branch: {
            name: string;
            commit: components["schemas"]["Commit"];
            merged: boolean;
            protected: boolean;
            developers_can_push: boolean;
            developers_can_merge: boolean;
            can_push: boolean;
            default: boolean;
            web_url: string;
        };
        Bridge: {
            id: number;
            status: components["schemas"]["PipelineStatus"];
            stage: string;
            name: string;
            ref: string;
            tag: boolean;
            coverage: number | null;
            allow_failure: boolean;
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
            erased_at: string | null;
            duration: number | null;
            queued_duration: number | null;
            user: components["schemas"]["User"] | null;
            commit: components["schemas"]["Commit"] | null;
            pipeline: components["schemas"]["BasicPipeline"];
            failure_reason?: string;
            web_url: string;
            project: components["schemas"]["ArtifactsJobProject"];
            downstream_pipeline: components["schemas"]["BasicPipeline"] | null;
        };
        BroadcastMessage: {
            id: number;
            message: string;
            starts_at: string;
            ends_at: string;
            color: string | null;
            font: string | null;
            active: boolean;
            target_access_levels: number[];
            target_path: string | null;
            broadcast_type: "banner" | "notification";
            dismissable: boolean | null;
        };
        BugzillaSettings: components["schemas"]["IntegrationPushEvents"] & components["schemas"]["IssueTrackerSettings"];
        BuildkiteSettings: components["schemas"]["IntegrationPushEvents"] & {
            token: string;
            project_url: string;
            enable_ssl_verification?: boolean;
            merge_requests_events?: boolean;
            tag_push_events?: boolean;
        };
        BurndownEvent: {
            created_at: string;
            weight: number | null;
            action: "created" | "closed" | "reopened";
        };
        CampfireSettings: components["schemas"]["IntegrationPushEvents"] & {
            token: string;
            subdomain?: string;
            room?: string;
        };
        Changelog: {
            notes: string;
        };
        ChangelogVersion: string;
        ChatChannels: {
            username?: string;
            channel?: string;
            notify_only_default_branch?: boolean;
            push_channel?: string;
            issue_channel?: string;
            confidential_issue_channel?: string;
            merge_request_channel?: string;
            note_channel?: string;
            confidential_note_channel?: string;
            tag_push_channel?: string;
            pipeline_channel?: string;
            wiki_page_channel?: string;
        };
        ChatEvents: {
            push_events?: boolean;
            issues_events?: boolean;
            confidential_issues_events?: boolean;
            merge_requests_events?: boolean;
            tag_push_events?: boolean;
            note_events?: boolean;
            confidential_note_events?: boolean;
            pipeline_events?: boolean;
            wiki_page_events?: boolean;
        };
        ChatWebhookSettings: {
            webhook: string;
            notify_only_broken_pipelines?: boolean;
            branches_to_be_notified?: "all" | "default" | "protected" | "default_and_protected";
        };
        CherryPickCommit: {
            branch: string;
            dry_run?: boolean;
            message?: string;
        };
        CiVariable: {
            key: string;
            value: string;
            variable_type: "env_var" | "file";
            protected: boolean;
            masked: boolean;
            raw: boolean;
            environment_scope: string;
        };
        CloneIssue: {
            to_project_id: number;
            with_notes?: boolean;
        };
        ClusterAgent: {
            id: number;
            name: string;
            config_project: components["schemas"]["ProjectIdentity"];
            created_at: string;
            created_by_user_id: number | null;
        };
        ClusterAgentToken: {
            id: number;
            name: string;
            description: string | null;
            agent_id: number;
            status: "active" | "revoked";
            created_at: string;
            created_by_user_id: number | null;
        };
        ClusterAgentTokenDetail: {
            id: number;
            name: string;
            description: string | null;
            agent_id: number;
            status: "active" | "revoked";
            created_at: string;
            created_by_user_id: number | null;
            last_used_at: string | null;
        };
        Commit: {
            id: string;
            short_id: string;
            created_at: string;
            parent_ids: string[];
            title: string;
            message: string;
            author_name: string;
            author_email: string;
            authored_date: string;
            committer_name: string;
            committer_email: string;
            committed_date: string;
            trailers: {
                [key: string]: string;
            };
            web_url: string;
            stats?: components["schemas"]["CommitStats"];
        };
        CommitAction: {
            action: "create" | "delete" | "move" | "update" | "chmod";
            file_path: string;
            previous_path?: string;
            content?: string | LongText;
            encoding?: "text" | "base64";
            last_commit_id?: string;
            execute_filemode?: boolean;
        };
        CommitComment: {
            note: string;
            path: string | null;
            line: number | null;
            line_type: "new" | "old" | null;
            author: components["schemas"]["UserBasic"];
            created_at: string;
        };
        CommitConflict: {
            message?: string;
            error?: string;
            error_code?: "conflict" | "empty";
            dry_run?: "error";
        };
        CommitDetail: components["schemas"]["Commit"] & {
            status: components["schemas"]["PipelineStatus"] | null;
            project_id: number;
            last_pipeline: components["schemas"]["BasicPipeline"] | null;
        };
        CommitDryRunResult: {
            dry_run: "success";
        };
        CommitSignature: components["schemas"]["PgpSignature"] | components["schemas"]["X509Signature"];
        CommitStats: {
            additions: number;
            deletions: number;
            total: number;
        };
        CommitStatus: {
            id: number;
            sha: string;
            ref: string | null;
            status: components["schemas"]["PipelineStatus"];
            name: string;
            target_url: string | null;
            description: string | null;
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
            allow_failure: boolean;
            coverage: number | null;
            author: components["schemas"]["UserBasic"] | null;
            pipeline_id: number;
        };
        ConfigurationVerdict: {
            status: "valid" | "invalid";
            errors: string[];
            warnings: string[];
            merged_yaml?: string;
            jobs?: components["schemas"]["ConfiguredJob"][];
        };
        ConfiguredJob: {
            name: string;
            stage: string;
            before_script: string[];
            script: string[];
            after_script: string[];
            tag_list: string[];
            environment: string | null;
            when: string;
            allow_failure: boolean;
        };
        ConfluenceSettings: components["schemas"]["IntegrationPushEvents"] & {
            confluence_url: string;
        };
        ContainerExpirationPolicy: {
            cadence: "1d" | "7d" | "14d" | "1month" | "3month";
            enabled: boolean;
            keep_n: number | null;
            older_than: string | null;
            name_regex: string | null;
            name_regex_keep: string | null;
            next_run_at: string | null;
        };
        CreateApplication: {
            name: string;
            redirect_uri: string;
            scopes: string;
            confidential?: boolean;
        };
        CreateApprovalRule: {
            name: string;
            approvals_required: number;
            rule_type?: "regular" | "any_approver" | "report_approver";
            user_ids?: number[];
            group_ids?: number[];
            users?: number[];
            groups?: number[];
            protected_branch_ids?: number[];
            report_type?: "vulnerability" | "license_scanning" | "code_coverage";
            scanners?: components["schemas"]["ApprovalRuleScanners"];
            severity_levels?: components["schemas"]["ApprovalRuleSeverityLevels"];
            vulnerabilities_allowed?: number;
            vulnerability_states?: components["schemas"]["ApprovalRuleVulnerabilityStates"];
            applies_to_all_protected_branches?: boolean;
        };
        CreateAwardEmoji: {
            name: string;
        };
        CreateBoard: {
            name: string;
            hide_backlog_list?: boolean;
            hide_closed_list?: boolean;
            milestone_id?: number | null;
            assignee_id?: number | null;
            labels?: string | null;
            weight?: number | null;
        };
        CreateBoardList: {
            label_id?: number;
            milestone_id?: number;
            iteration_id?: number;
            assignee_id?: number;
        };
        CreateBranch: {
            branch: string;
            ref: string;
        };
        CreateBroadcastMessage: {
            message: string;
            starts_at?: string;
            ends_at?: string;
            color?: string;
            font?: string;
            target_access_levels?: (10 | 20 | 30 | 40 | 50)[];
            target_path?: string | null;
            broadcast_type?: "banner" | "notification";
            dismissable?: boolean;
        };
        CreateChangelog: {
            version: components["schemas"]["ChangelogVersion"];
            from?: string;
            to?: string;
            date?: string;
            branch?: string;
            trailer?: string;
            config_file?: string;
            config_file_ref?: string;
            file?: string;
            message?: string;
        };
        CreateChildEpic: {
            title: string;
            confidential?: boolean;
        };
        CreateClusterAgent: {
            name: string;
        };
        CreateClusterAgentToken: {
            name: string;
            description?: string;
        };
        CreateCommit: {
            branch: string;
            commit_message: string;
            actions: components["schemas"]["CommitAction"][];
            start_branch?: string;
            start_sha?: string;
            start_project?: components["schemas"]["IdOrPath"];
            force?: boolean;
            author_name?: string;
            author_email?: string;
            stats?: boolean;
        };
        CreateCommitComment: {
            note: string;
            path?: string;
            line?: number;
            line_type?: "new" | "old";
        };
        CreateCommitStatus: {
            state: "pending" | "running" | "success" | "failed" | "canceled";
            ref?: string;
            name?: string;
            context?: string;
            target_url?: string | null;
            description?: string | null;
            coverage?: number;
            pipeline_id?: number;
        };
        CreateContextCommits: {
            commits: string[];
        };
        CreateDeployKey: {
            title: string;
            key: string;
            can_push?: boolean;
            expires_at?: string | null;
        };
        CreateDeployToken: {
            name: string;
            expires_at?: string | null;
            username?: string;
            scopes: ("read_repository" | "read_registry" | "write_registry" | "read_package_registry" | "write_package_registry")[];
        };
        CreateDeployment: {
            environment: string;
            sha: string;
            ref: string;
            tag: boolean;
            status: "running" | "success" | "failed" | "canceled";
        };
        CreateDiscussion: {
            body: string;
            created_at?: string;
        };
        CreateDiscussionNote: {
            body: string;
            created_at?: string;
            internal?: boolean;
        };
        CreateEmail: {
            email: string;
        };
        CreateEnvironment: {
            name: string;
            external_url?: string | null;
            tier?: "production" | "staging" | "testing" | "development" | "other" | null;
            slug?: string;
        };
        CreateEpic: {
            title: string;
            description?: string | null;
            labels?: string[];
            confidential?: boolean;
            color?: string;
            start_date_fixed?: string | null;
            start_date?: string | null;
            start_date_is_fixed?: boolean;
            due_date_fixed?: string | null;
            end_date?: string | null;
            due_date_is_fixed?: boolean;
            parent_id?: number | null;
            created_at?: string;
        };
        CreateGpgKey: {
            key: string;
        };
        CreateGroup: {
            name: string;
            path: string;
            parent_id?: number | null;
            description?: string;
            visibility?: components["schemas"]["Visibility"];
            avatar?: UploadedFile;
            share_with_group_lock?: boolean;
            require_two_factor_authentication?: boolean;
            two_factor_grace_period?: number;
            project_creation_level?: "noone" | "maintainer" | "developer";
            subgroup_creation_level?: "owner" | "maintainer";
            auto_devops_enabled?: boolean | null;
            emails_disabled?: boolean | null;
            mentions_disabled?: boolean | null;
            lfs_enabled?: boolean;
            request_access_enabled?: boolean;
            default_branch_protection?: 0 | 1 | 2 | 3;
            membership_lock?: boolean;
            shared_runners_minutes_limit?: number | null;
            extra_shared_runners_minutes_limit?: number | null;
        };
        CreateGroupAccessToken: {
            name: string;
            scopes: components["schemas"]["ResourceAccessTokenScope"][];
            access_level?: 10 | 20 | 30 | 40 | 50;
            expires_at?: string | null;
        };
        CreateGroupHook: {
            url: string;
            push_events?: boolean;
            tag_push_events?: boolean;
            issues_events?: boolean;
            confidential_issues_events?: boolean;
            merge_requests_events?: boolean;
            note_events?: boolean;
            confidential_note_events?: boolean;
            job_events?: boolean;
            pipeline_events?: boolean;
            wiki_page_events?: boolean;
            deployment_events?: boolean;
            releases_events?: boolean;
            feature_flag_events?: boolean;
            subgroup_events?: boolean;
            member_events?: boolean;
            project_events?: boolean;
            enable_ssl_verification?: boolean;
            token?: string | null;
            signing_token?: string | null;
            name?: string | null;
            description?: string | null;
            push_events_branch_filter?: string | null;
            branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
            custom_webhook_template?: string | null;
            url_variables?: components["schemas"]["HookSecret"][];
            custom_headers?: components["schemas"]["HookSecret"][];
        };
        CreateGroupLabel: {
            name: string;
            color: string;
            description?: string | null;
        };
        CreateImpersonationToken: {
            name: string;
            scopes?: string[];
            expires_at?: string | null;
        };
        CreateInstanceVariable: {
            key: string;
            value: string;
            variable_type?: "env_var" | "file";
            protected?: boolean;
            masked?: boolean;
            raw?: boolean;
        };
        CreateInvitation: {
            email?: string;
            user_id?: number | string;
            access_level: number;
            expires_at?: string | null;
            invite_source?: string;
        };
        CreateIssue: {
            title: string;
            description?: string | null;
            move_after_id?: number;
            move_before_id?: number;
            assignee_ids?: number[];
            assignee_id?: number | null;
            milestone_id?: number | null;
            labels?: string[];
            add_labels?: string[];
            remove_labels?: string[];
            due_date?: string | null;
            confidential?: boolean;
            discussion_locked?: boolean | null;
            issue_type?: "issue" | "incident" | "test_case";
            severity?: "UNKNOWN" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            weight?: number | null;
            epic_id?: number | null;
            epic_iid?: number | null;
            health_status?: "on_track" | "needs_attention" | "at_risk" | null;
            iteration_id?: number | null;
            created_at?: string;
            iid?: number;
            merge_request_to_resolve_discussions_of?: number;
            discussion_to_resolve?: string;
        };
        CreateIssueLink: {
            target_project_id: number | string;
            target_issue_iid: number;
            link_type?: components["schemas"]["IssueLinkType"];
        };
        CreateIssueNote: {
            body: string;
            confidential?: boolean;
            internal?: boolean;
            created_at?: string;
        };
        CreateLicense: {
            license: string;
        };
        CreateMergeRequest: {
            source_branch: string;
            target_branch: string;
            target_project_id?: number;
            title: string;
            description?: string | null;
            assignee_id?: number | null;
            assignee_ids?: number[];
            reviewer_ids?: number[];
            labels?: string[];
            add_labels?: string[];
            remove_labels?: string[];
            milestone_id?: number | null;
            remove_source_branch?: boolean | null;
            allow_collaboration?: boolean;
            allow_maintainer_to_push?: boolean;
            squash?: boolean;
            approvals_before_merge?: number | null;
        };
        CreateMergeRequestApprovalRule: {
            name: string;
            approvals_required: number;
            approval_project_rule_id?: number;
            user_ids?: number[];
            group_ids?: number[];
            users?: number[];
            groups?: number[];
        };
        CreateMergeRequestDiscussion: {
            body: string;
            created_at?: string;
            position?: components["schemas"]["GivenPosition"];
        };
        CreateMergeRequestDiscussionNote: components["schemas"]["CreateDiscussionNote"] & {
            merge_request_diff_head_sha?: string;
        };
        CreateMergeRequestNote: {
            body: string;
            confidential?: boolean;
            internal?: boolean;
            created_at?: string;
            merge_request_diff_head_sha?: string;
        };
        CreateMilestone: {
            title: string;
            description?: string | null;
            due_date?: string | null;
            start_date?: string | null;
        };
        CreateNote: {
            body: string;
            confidential?: boolean;
            internal?: boolean;
            created_at?: string;
        };
        CreatePersonalAccessToken: {
            name: string;
            scopes: components["schemas"]["PersonalAccessTokenScope"][];
            expires_at?: string | null;
        };
        CreatePipeline: {
            ref: string;
            variables?: components["schemas"]["NewPipelineVariable"][];
        };
        CreatePipelineSchedule: {
            description: string;
            ref: string;
            cron: string;
            cron_timezone?: string;
            active?: boolean;
        };
        CreatePipelineScheduleVariable: {
            key: string;
            value: string;
            variable_type?: "env_var" | "file";
        };
        CreatePipelineTrigger: {
            description: string;
        };
        CreateProject: {
            name?: string | null;
            path?: string | null;
            namespace_id?: number | null;
            description?: string | null;
            visibility?: "private" | "internal" | "public" | null;
            default_branch?: string | null;
            initialize_with_readme?: boolean | null;
            import_url?: string | null;
            mirror?: boolean | null;
            mirror_trigger_builds?: boolean | null;
            template_name?: string | null;
            template_project_id?: number | null;
            use_custom_template?: boolean | null;
            group_with_project_templates_id?: number | null;
            topics?: string[];
            tag_list?: string[];
            issues_access_level?: "disabled" | "private" | "enabled" | null;
            repository_access_level?: "disabled" | "private" | "enabled" | null;
            merge_requests_access_level?: "disabled" | "private" | "enabled" | null;
            forking_access_level?: "disabled" | "private" | "enabled" | null;
            wiki_access_level?: "disabled" | "private" | "enabled" | null;
            builds_access_level?: "disabled" | "private" | "enabled" | null;
            snippets_access_level?: "disabled" | "private" | "enabled" | null;
            operations_access_level?: "disabled" | "private" | "enabled" | null;
            analytics_access_level?: "disabled" | "private" | "enabled" | null;
            container_registry_access_level?: "disabled" | "private" | "enabled" | null;
            security_and_compliance_access_level?: "disabled" | "private" | "enabled" | null;
            releases_access_level?: "disabled" | "private" | "enabled" | null;
            requirements_access_level?: "disabled" | "private" | "enabled" | null;
            pages_access_level?: "disabled" | "private" | "enabled" | "public" | null;
            issues_enabled?: boolean | null;
            merge_requests_enabled?: boolean | null;
            jobs_enabled?: boolean | null;
            wiki_enabled?: boolean | null;
            snippets_enabled?: boolean | null;
            container_registry_enabled?: boolean | null;
            merge_method?: "merge" | "rebase_merge" | "ff" | null;
            squash_option?: "never" | "always" | "default_on" | "default_off" | null;
            only_allow_merge_if_pipeline_succeeds?: boolean | null;
            only_allow_merge_if_all_discussions_are_resolved?: boolean | null;
            allow_merge_on_skipped_pipeline?: boolean | null;
            remove_source_branch_after_merge?: boolean | null;
            printing_merge_request_link_enabled?: boolean | null;
            resolve_outdated_diff_discussions?: boolean | null;
            autoclose_referenced_issues?: boolean | null;
            suggestion_commit_message?: string | null;
            merge_commit_template?: string | null;
            squash_commit_template?: string | null;
            request_access_enabled?: boolean | null;
            lfs_enabled?: boolean | null;
            packages_enabled?: boolean | null;
            shared_runners_enabled?: boolean | null;
            public_builds?: boolean | null;
            public_jobs?: boolean | null;
            build_git_strategy?: "fetch" | "clone" | null;
            build_timeout?: number | null;
            auto_cancel_pending_pipelines?: "enabled" | "disabled" | null;
            ci_config_path?: string | null;
            ci_default_git_depth?: number | null;
            keep_latest_artifact?: boolean | null;
            auto_devops_enabled?: boolean | null;
            auto_devops_deploy_strategy?: "continuous" | "manual" | "timed_incremental" | null;
            avatar?: UploadedFile;
            container_expiration_policy_attributes?: {
                cadence?: "1d" | "7d" | "14d" | "1month" | "3month";
                enabled?: boolean;
                keep_n?: 1 | 5 | 10 | 25 | 50 | 100 | null;
                older_than?: "7d" | "14d" | "30d" | "60d" | "90d" | null;
                name_regex?: string | null;
                name_regex_delete?: string | null;
                name_regex_keep?: string | null;
            } | null;
            emails_disabled?: boolean | null;
            show_default_award_emojis?: boolean | null;
            warn_about_potentially_unwanted_characters?: boolean | null;
            enforce_auth_checks_on_uploads?: boolean | null;
            service_desk_enabled?: boolean | null;
            repository_storage?: string | null;
            approvals_before_merge?: number | null;
            external_authorization_classification_label?: string | null;
            issues_template?: string | null;
            merge_requests_template?: string | null;
        };
        CreateProjectAccessToken: {
            name: string;
            scopes: components["schemas"]["ResourceAccessTokenScope"][];
            access_level?: 10 | 20 | 30 | 40;
            expires_at?: string | null;
        };
        CreateProjectForUser: components["schemas"]["CreateProject"] & {
            name: string;
        };
        CreateProjectHook: {
            url: string;
            push_events?: boolean;
            tag_push_events?: boolean;
            issues_events?: boolean;
            confidential_issues_events?: boolean;
            merge_requests_events?: boolean;
            note_events?: boolean;
            confidential_note_events?: boolean;
            job_events?: boolean;
            pipeline_events?: boolean;
            wiki_page_events?: boolean;
            deployment_events?: boolean;
            releases_events?: boolean;
            feature_flag_events?: boolean;
            enable_ssl_verification?: boolean;
            token?: string | null;
            signing_token?: string | null;
            name?: string | null;
            description?: string | null;
            push_events_branch_filter?: string | null;
            branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
            custom_webhook_template?: string | null;
            url_variables?: components["schemas"]["HookSecret"][];
            custom_headers?: components["schemas"]["HookSecret"][];
        };
        CreateProjectLabel: {
            name: string;
            color: string;
            description?: string | null;
            priority?: number | null;
        };
        CreateProtectedEnvironment: {
            name: string;
            deploy_access_levels: components["schemas"]["ProtectedEnvironmentGrant"][];
            required_approval_count?: number;
            approval_rules?: components["schemas"]["ProtectedEnvironmentApprovalGrant"][];
        };
        CreatePushRule: {
            deny_delete_tag?: boolean;
            member_check?: boolean;
            prevent_secrets?: boolean;
            commit_message_regex?: string | null;
            commit_message_negative_regex?: string | null;
            branch_name_regex?: string | null;
            author_email_regex?: string | null;
            file_name_regex?: string | null;
            max_file_size?: number;
            commit_committer_check?: boolean;
            reject_unsigned_commits?: boolean;
        };
        CreateRepositoryFile: {
            branch: string;
            content: string | LongText;
            commit_message: string;
            start_branch?: string;
            encoding?: "text" | "base64";
            author_email?: string;
            author_name?: string;
            execute_filemode?: boolean;
        };
        CreateSecureFile: {
            name: string;
            file: UploadedFile;
            permissions?: "read_only" | "read_write" | "execute";
        };
        CreateSshKey: {
            title: string;
            key: string;
            expires_at?: string | null;
            usage_type?: "auth" | "signing" | "auth_and_signing";
        };
        CreateSystemHook: {
            url: string;
            push_events?: boolean;
            tag_push_events?: boolean;
            merge_requests_events?: boolean;
            repository_update_events?: boolean;
            enable_ssl_verification?: boolean;
            token?: string | null;
            signing_token?: string | null;
            name?: string | null;
            description?: string | null;
        };
        CreateTag: {
            tag_name: string;
            ref: string;
            message?: string;
            release_description?: string;
        };
        CreateTopic: {
            name: string;
            title?: string;
            description?: string | null;
            avatar?: UploadedFile;
        };
        CreateUser: {
            email: string;
            name: string;
            username: string;
            password?: string | null;
            reset_password?: boolean | null;
            force_random_password?: boolean | null;
            skip_confirmation?: boolean | null;
            admin?: boolean | null;
            auditor?: boolean | null;
            external?: boolean | null;
            can_create_group?: boolean | null;
            projects_limit?: number | null;
            extern_uid?: string | null;
            provider?: string | null;
            group_id_for_saml?: number | null;
            bio?: string | null;
            location?: string | null;
            organization?: string | null;
            job_title?: string | null;
            pronouns?: string | null;
            skype?: string | null;
            linkedin?: string | null;
            twitter?: string | null;
            website_url?: string | null;
            public_email?: string | null;
            commit_email?: string | null;
            note?: string | null;
            theme_id?: number | null;
            color_scheme_id?: number | null;
            view_diffs_file_by_file?: boolean | null;
            avatar?: UploadedFile;
            private_profile?: boolean | null;
            shared_runners_minutes_limit?: number | null;
            extra_shared_runners_minutes_limit?: number | null;
        };
        CreateUserEmail: {
            email: string;
            skip_confirmation?: boolean;
        };
        CreateVariable: {
            key: string;
            value: string;
            variable_type?: "env_var" | "file";
            protected?: boolean;
            masked?: boolean;
            raw?: boolean;
            environment_scope?: string;
        };
        CurrentUser: components["schemas"]["User"] & {
            last_sign_in_at: string | null;
            confirmed_at: string | null;
            last_activity_on: string | null;
            email: string;
            theme_id: number;
            color_scheme_id: number;
            projects_limit: number;
            current_sign_in_at: string | null;
            identities: components["schemas"]["Identity"][];
            can_create_group: boolean;
            can_create_project: boolean;
            two_factor_enabled: boolean;
            external: boolean;
            private_profile: boolean;
            commit_email: string;
            shared_runners_minutes_limit?: number | null;
            extra_shared_runners_minutes_limit?: number | null;
        };
        CustomIssueTrackerSettings: components["schemas"]["IntegrationPushEvents"] & components["schemas"]["IssueTrackerSettings"];
        DatadogSettings: components["schemas"]["IntegrationPushEvents"] & {
            api_key: string;
            api_url?: string;
            datadog_env?: string;
            datadog_service?: string;
            datadog_site?: string;
            datadog_tags?: string;
            archive_trace_events?: boolean;
        };
        DeployAccessLevel: {
            access_level: number | null;
            access_level_description: string;
            user_id: number | null;
            group_id: number | null;
        };
        DeployKey: {
            id: number;
            title: string;
            key: string;
            fingerprint: string;
            fingerprint_sha256: string;
            created_at: string;
            expires_at: string | null;
        };
        DeployKeyWithProjects: components["schemas"]["SshKey"] & {
            user: null;
            deploy_keys_projects: {
                deploy_key_id: number;
                project_id: number;
                can_push: boolean;
            }[];
        };
        DeployToken: {
            id: number;
            name: string;
            username: string;
            expires_at: string | null;
            revoked: boolean;
            expired: boolean;
            scopes: string[];
        };
        DeployTokenWithSecret: components["schemas"]["DeployToken"] & {
            token: string;
        };
        Deployment: {
            id: number;
            iid: number;
            ref: string;
            sha: string;
            created_at: string;
            updated_at: string;
            status: components["schemas"]["DeploymentStatus"];
            user: components["schemas"]["UserBasic"] | null;
            environment: components["schemas"]["DeploymentEnvironment"];
            deployable: components["schemas"]["ArtifactsJob"] | null;
        };
        DeploymentApproval: {
            user: components["schemas"]["UserBasic"];
            status: "approved" | "rejected";
            created_at: string;
            comment: string | null;
        };
        DeploymentApprovalRule: {
            user_id: number | null;
            group_id: number | null;
            access_level: number | null;
            access_level_description: string;
            required_approvals: number;
        };
        DeploymentDetail: {
            id: number;
            iid: number;
            ref: string;
            sha: string;
            created_at: string;
            updated_at: string;
            status: components["schemas"]["DeploymentStatus"];
            user: components["schemas"]["UserBasic"] | null;
            environment: components["schemas"]["DeploymentEnvironment"];
            deployable: components["schemas"]["ArtifactsJob"] | null;
            pending_approval_count?: number;
            approvals?: components["schemas"]["DeploymentApproval"][];
        };
        DeploymentEnvironment: {
            id: number;
            name: string;
            slug: string;
            external_url: string | null;
            created_at: string;
            updated_at: string;
        };
        DeploymentHookPayload: {
            object_kind: "deployment";
            status: "running" | "success" | "failed" | "canceled";
            status_changed_at: components["schemas"]["HookTime"];
            deployment_id: number;
            deployable_id: number | null;
            deployable_url: string | null;
            environment: string;
            environment_tier: string;
            environment_slug: string;
            environment_external_url: string | null;
            project: components["schemas"]["HookProject"];
            short_sha: string;
            user: components["schemas"]["HookUser"] | null;
            user_url: string | null;
            commit_url: string;
            commit_title: string | null;
            ref: string;
        };
        DeploymentStatus: "created" | "running" | "success" | "failed" | "canceled" | "skipped" | "blocked";
        DiffEntry: {
            diff: string;
            new_path: string;
            old_path: string;
            a_mode: string;
            b_mode: string;
            new_file: boolean;
            renamed_file: boolean;
            deleted_file: boolean;
        };
        DiffRefs: {
            base_sha: string;
            head_sha: string;
            start_sha: string;
        };
        DiscordSettings: components["schemas"]["ChatWebhookSettings"] & components["schemas"]["ChatEvents"];
        Discussion: {
            id: string;
            individual_note: boolean;
            notes: components["schemas"]["Note"][];
        };
        DroneCiSettings: components["schemas"]["IntegrationPushEvents"] & {
            token: string;
            drone_url: string;
            enable_ssl_verification?: boolean;
            merge_requests_events?: boolean;
            tag_push_events?: boolean;
        };
        Email: {
            id: number;
            email: string;
            confirmed_at: string | null;
        };
        EmailsOnPushSettings: components["schemas"]["IntegrationPushEvents"] & {
            recipients: string;
            disable_diffs?: boolean;
            send_from_committer_email?: boolean;
            branches_to_be_notified?: "all" | "default" | "protected" | "default_and_protected";
            tag_push_events?: boolean;
        };
        EnableProjectRunner: {
            runner_id: number;
        };
        Environment: {
            id: number;
            name: string;
            slug: string;
            external_url: string | null;
            state: "available" | "stopped";
            tier: "production" | "staging" | "testing" | "development" | "other";
            created_at: string;
            updated_at: string;
            project: components["schemas"]["ProjectSimple"];
            enable_advanced_logs_querying?: boolean;
            logs_api_path?: string;
            last_deployment: components["schemas"]["EnvironmentDeployment"] | null;
        };
        EnvironmentBrief: {
            id: number;
            name: string;
            slug: string;
            external_url: string | null;
        };
        EnvironmentDeployment: {
            id: number;
            iid: number;
            ref: string;
            sha: string;
            created_at: string;
            updated_at: string;
            status: "created" | "running" | "success" | "failed" | "canceled" | "skipped" | "blocked";
            user: components["schemas"]["UserBasic"] | null;
            deployable: components["schemas"]["ArtifactsJob"] | null;
        };
        Epic: {
            id: number;
            iid: number;
            color: string;
            text_color: string;
            group_id: number;
            parent_id: number | null;
            parent_iid: number | null;
            title: string;
            description: string | null;
            confidential: boolean;
            author: components["schemas"]["UserBasic"];
            start_date: string | null;
            start_date_is_fixed: boolean;
            start_date_fixed: string | null;
            start_date_from_inherited_source: string | null;
            start_date_from_milestones: string | null;
            end_date: string | null;
            due_date: string | null;
            due_date_is_fixed: boolean;
            due_date_fixed: string | null;
            due_date_from_inherited_source: string | null;
            due_date_from_milestones: string | null;
            state: "opened" | "closed";
            web_edit_url: string;
            web_url: string;
            reference?: string;
            references: components["schemas"]["ObjectReferences"];
            created_at: string;
            updated_at: string;
            closed_at: string | null;
            labels: components["schemas"]["LabelTitleOrDetail"][];
            upvotes: number;
            downvotes: number;
            subscribed?: boolean;
            _links: components["schemas"]["EpicLinks"];
        };
        EpicIssue: components["schemas"]["Issue"] & {
            epic_issue_id: number;
            relative_position: number;
        };
        EpicIssueLink: {
            id: number;
            relative_position: number;
            epic: components["schemas"]["Epic"];
            issue: components["schemas"]["Issue"];
        };
        EpicLink: {
            id: number;
            source_epic: components["schemas"]["Epic"];
            target_epic: components["schemas"]["Epic"];
            link_type: "relates_to" | "blocks";
            created_at: string;
            updated_at: string;
        };
        EpicLinks: {
            self: string;
            epic_issues: string;
            group: string;
            parent: string | null;
        };
        EpicNegatedFilters: {
            author_id?: number;
            author_username?: string;
            labels?: string[];
            my_reaction_emoji?: string;
        };
        Event: {
            id: number;
            project_id: number | null;
            action_name: string;
            target_id: number | null;
            target_iid: number | null;
            target_type: string | null;
            author_id: number;
            target_title: string | null;
            title: null;
            created_at: string;
            author: components["schemas"]["UserBasic"];
            push_data?: components["schemas"]["EventPush"];
            note?: components["schemas"]["EventNote"];
            wiki_page?: components["schemas"]["EventWikiPage"];
            author_username: string;
        };
        EventLabel: {
            id: number;
            name: string;
            color: string;
            description: string | null;
        };
        EventNote: {
            id: number;
            body: string;
            attachment: string | null;
            author: components["schemas"]["UserBasic"];
            created_at: string;
            system: boolean;
            noteable_id: number | string | null;
            noteable_type: string;
            noteable_iid: number | null;
            resolvable?: boolean;
        };
        EventPush: {
            commit_count: number;
            action: "created" | "removed" | "pushed";
            ref_type: "branch" | "tag";
            commit_from: string | null;
            commit_to: string | null;
            ref: string | null;
            commit_title: string | null;
            ref_count: number | null;
        };
        EventWikiPage: {
            format: string;
            slug: string;
            title: string;
        };
        EwmSettings: components["schemas"]["IntegrationPushEvents"] & components["schemas"]["IssueTrackerSettings"];
        ExecutingRunnerInfo: {
            name?: string;
            version?: string;
            revision?: string;
            platform?: string;
            architecture?: string;
            executor?: string;
            shell?: string;
            features?: {
                [key: string]: unknown;
            };
            config?: {
                gpus?: string;
            };
        };
        ExternalWikiSettings: components["schemas"]["IntegrationPushEvents"] & {
            external_wiki_url: string;
        };
        FailedRelation: {
            id: number;
            created_at: string;
            exception_class: string;
            exception_message: string | null;
            source: string;
            relation_name: string;
            line_number: number | null;
        };
        Feature: {
            name: string;
            state: "on" | "off" | "conditional";
            gates: components["schemas"]["FeatureGate"][];
            definition: components["schemas"]["FeatureDefinition"] | null;
        };
        FeatureDefinition: {
            name: string;
            introduced_by_url: string | null;
            rollout_issue_url: string | null;
            group: string | null;
            type: string;
            default_enabled: boolean;
        };
        FeatureDefinitionDetail: components["schemas"]["FeatureDefinition"] & {
            milestone: string | null;
            log_state_changes: boolean | null;
        };
        FeatureFlagHookPayload: {
            object_kind: "feature_flag";
            project: components["schemas"]["HookProject"];
            user: components["schemas"]["HookUser"];
            user_url: string;
            object_attributes: components["schemas"]["HookFeatureFlag"];
        };
        FeatureGate: {
            key: "boolean" | "actors" | "groups" | "percentage_of_actors" | "percentage_of_time";
            value: boolean | number | string[];
        };
        FileTemplate: {
            name: string;
            content: string;
        };
        FileTemplateEntry: {
            key: string;
            name: string;
        };
        FlowdockSettings: components["schemas"]["IntegrationPushEvents"] & {
            token: string;
        };
        ForkProject: {
            namespace_id?: number | null;
            namespace_path?: string | null;
            namespace?: number | string | null;
            path?: string | null;
            name?: string | null;
            description?: string | null;
            visibility?: components["schemas"]["Visibility"];
            mr_default_target_self?: boolean | null;
        };
        GithubSettings: components["schemas"]["IntegrationPushEvents"] & {
            token: string;
            repository_url: string;
            static_context?: boolean;
        };
        GivenLineEnd: {
            line_code?: string;
            type?: "new" | "old" | null;
            old_line?: number | null;
            new_line?: number | null;
        };
        GivenLineRange: {
            start: components["schemas"]["GivenLineEnd"];
            end: components["schemas"]["GivenLineEnd"];
        };
        GivenPosition: {
            base_sha: string;
            start_sha: string;
            head_sha: string;
            position_type: "text" | "image";
            old_path?: string | null;
            new_path?: string | null;
            old_line?: number | null;
            new_line?: number | null;
            line_range?: components["schemas"]["GivenLineRange"];
            width?: number;
            height?: number;
            x?: number;
            y?: number;
        };
        GpgKey: {
            id: number;
            key: string;
            created_at: string;
        };
        GraphqlError: {
            message: string;
            locations?: components["schemas"]["GraphqlLocation"][];
            path?: (string | number)[];
            extensions?: {
                [key: string]: unknown;
            };
        };
        GraphqlFailure: {
            errors: components["schemas"]["GraphqlError"][];
        };
        GraphqlLocation: {
            line: number;
            column: number;
        };
        GraphqlRequest: {
            query?: string | null;
            variables?: unknown;
            operationName?: string | null;
        };
        GraphqlResult: {
            data?: {
                [key: string]: unknown;
            } | null;
            errors?: components["schemas"]["GraphqlError"][];
            extensions?: {
                [key: string]: unknown;
            };
        };
        Group: {
            id: number;
            web_url: string;
            name: string;
            path: string;
            description: string;
            visibility: components["schemas"]["Visibility"];
            share_with_group_lock: boolean;
            require_two_factor_authentication: boolean;
            two_factor_grace_period: number;
            project_creation_level: "noone" | "maintainer" | "developer";
            auto_devops_enabled: boolean | null;
            subgroup_creation_level: "owner" | "maintainer";
            emails_disabled: boolean | null;
            mentions_disabled: boolean | null;
            lfs_enabled: boolean;
            default_branch_protection: number;
            avatar_url: string | null;
            request_access_enabled: boolean;
            full_name: string;
            full_path: string;
            created_at: string;
            parent_id: number | null;
            file_template_project_id?: number | null;
            custom_attributes?: components["schemas"]["GroupCustomAttribute"][];
            statistics?: components["schemas"]["GroupStatistics"];
        };
        GroupCustomAttribute: {
            key: string;
            value: string;
        };
        GroupDetail: components["schemas"]["Group"] & {
            shared_with_groups: components["schemas"]["GroupShare"][];
            runners_token?: string;
            prevent_sharing_groups_outside_hierarchy?: boolean;
            prevent_forking_outside_group?: boolean;
            shared_runners_setting: "enabled" | "disabled_with_override" | "disabled_and_unoverridable";
            projects?: (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
            shared_projects?: (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
            membership_lock?: boolean;
            shared_runners_minutes_limit?: number | null;
            extra_shared_runners_minutes_limit?: number | null;
            marked_for_deletion_on?: string | null;
        };
        GroupHook: {
            id: number;
            url: string;
            group_id: number;
            name: string | null;
            description: string | null;
            created_at: string;
            push_events: boolean;
            tag_push_events: boolean;
            issues_events: boolean;
            confidential_issues_events: boolean;
            merge_requests_events: boolean;
            note_events: boolean;
            confidential_note_events: boolean | null;
            job_events: boolean;
            pipeline_events: boolean;
            wiki_page_events: boolean;
            deployment_events: boolean;
            releases_events: boolean;
            feature_flag_events: boolean;
            subgroup_events: boolean;
            member_events: boolean;
            project_events: boolean;
            enable_ssl_verification: boolean;
            alert_status: "executable" | "temporarily_disabled" | "disabled";
            disabled_until: string | null;
            repository_update_events: boolean;
            push_events_branch_filter: string | null;
            branch_filter_strategy: "wildcard" | "regex" | "all_branches";
            custom_webhook_template: string | null;
            url_variables: components["schemas"]["HookSecretName"][];
            custom_headers: components["schemas"]["HookSecretName"][];
        };
        GroupHookPayload: {
            created_at: string;
            updated_at: string;
            event_name: "group_create" | "group_destroy" | "group_rename";
            name: string;
            path: string;
            full_path: string;
            group_id: number;
            old_path?: string;
            old_full_path?: string;
        };
        GroupLabel: {
            id: number;
            name: string;
            color: string;
            text_color: string;
            description: string | null;
            description_html: string | null;
            open_issues_count?: number | null;
            closed_issues_count?: number | null;
            open_merge_requests_count?: number | null;
            subscribed: boolean;
        };
        GroupLocation: {
            id: number;
            web_url: string;
            name: string;
            avatar_url: string | null;
            full_name: string;
            full_path: string;
        };
        GroupMemberHookPayload: {
            created_at: string;
            updated_at: string;
            group_name: string;
            group_path: string;
            group_id: number;
            user_username: string;
            user_name: string;
            user_email: string;
            user_id: number;
            group_access: "Guest" | "Reporter" | "Developer" | "Maintainer" | "Owner";
            group_plan: null;
            expires_at: string | null;
            event_name: "user_add_to_group" | "user_update_for_group" | "user_remove_from_group";
        };
        GroupShare: {
            group_id: number;
            group_name: string;
            group_full_path: string;
            group_access_level: number;
            expires_at: string | null;
        };
        GroupStatistics: {
            storage_size: number;
            repository_size: number;
            wiki_size: number;
            lfs_objects_size: number;
            job_artifacts_size: number;
            pipeline_artifacts_size: number;
            packages_size: number;
            snippets_size: number;
            uploads_size: number;
        };
        HangoutsChatSettings: components["schemas"]["ChatWebhookSettings"] & components["schemas"]["ChatEvents"];
        HarborSettings: components["schemas"]["IntegrationPushEvents"] & {
            url: string;
            project_name: string;
            username: string;
            password: string;
        };
        HookArtifactsFile: {
            filename: string | null;
            size: number | null;
        };
        HookBuild: {
            id: number;
            stage: string;
            name: string;
            status: string;
            created_at: components["schemas"]["HookTime"];
            started_at: components["schemas"]["HookTimeOrNull"];
            finished_at: components["schemas"]["HookTimeOrNull"];
            duration: number | null;
            queued_duration: number | null;
            failure_reason: string | null;
            when: string;
            manual: boolean;
            allow_failure: boolean;
            user: components["schemas"]["HookUser"] | null;
            runner: components["schemas"]["HookRunner"] | null;
            artifacts_file: components["schemas"]["HookArtifactsFile"];
            environment: components["schemas"]["HookBuildEnvironment"] | null;
        };
        HookBuildEnvironment: {
            name: string;
            action: string | null;
            deployment_tier: string | null;
        };
        HookChanges: {
            [key: string]: {
                previous: unknown;
                current: unknown;
            };
        };
        HookCodeRepository: {
            name: string;
            url: string;
            description: string | null;
            homepage: string;
            git_http_url: string;
            git_ssh_url: string;
            visibility_level: 0 | 10 | 20;
        };
        HookCommit: {
            id: string;
            message: string;
            title: string;
            timestamp: string;
            url: string;
            author: components["schemas"]["HookCommitAuthor"];
        };
        HookCommitAuthor: {
            name: string;
            email: string;
        };
        HookFeatureFlag: {
            id: number;
            name: string;
            description: string | null;
            active: boolean;
        };
        HookIssue: {
            id: number;
            iid: number;
            title: string;
            description: string | null;
            author_id: number;
            project_id: number;
            created_at: components["schemas"]["HookTime"];
            updated_at: components["schemas"]["HookTime"];
            updated_by_id: number | null;
            last_edited_at: components["schemas"]["HookTimeOrNull"];
            last_edited_by_id: number | null;
            closed_at: components["schemas"]["HookTimeOrNull"];
            relative_position: number | null;
            milestone_id: number | null;
            state_id: 1 | 2;
            state: "opened" | "closed";
            confidential: boolean;
            discussion_locked: boolean | null;
            due_date: string | null;
            moved_to_id: number | null;
            duplicated_to_id: number | null;
            time_estimate: number;
            total_time_spent: number;
            time_change: number;
            human_time_estimate: string | null;
            human_total_time_spent: string | null;
            human_time_change: string | null;
            weight: number | null;
            health_status?: "on_track" | "needs_attention" | "at_risk" | null;
            assignee_ids: number[];
            assignee_id: number | null;
            labels: components["schemas"]["HookLabel"][];
            severity: "unknown" | "low" | "medium" | "high" | "critical";
            escalation_status?: "triggered" | "acknowledged" | "resolved" | "ignored";
            url: string;
        };
        HookIssueAttributes: {
            id: number;
            iid: number;
            title: string;
            description: string | null;
            author_id: number;
            project_id: number;
            created_at: components["schemas"]["HookTime"];
            updated_at: components["schemas"]["HookTime"];
            updated_by_id: number | null;
            last_edited_at: components["schemas"]["HookTimeOrNull"];
            last_edited_by_id: number | null;
            closed_at: components["schemas"]["HookTimeOrNull"];
            relative_position: number | null;
            milestone_id: number | null;
            state_id: 1 | 2;
            state: "opened" | "closed";
            confidential: boolean;
            discussion_locked: boolean | null;
            due_date: string | null;
            moved_to_id: number | null;
            duplicated_to_id: number | null;
            time_estimate: number;
            total_time_spent: number;
            time_change: number;
            human_time_estimate: string | null;
            human_total_time_spent: string | null;
            human_time_change: string | null;
            weight: number | null;
            health_status?: "on_track" | "needs_attention" | "at_risk" | null;
            assignee_ids: number[];
            assignee_id: number | null;
            labels: components["schemas"]["HookLabel"][];
            severity: "unknown" | "low" | "medium" | "high" | "critical";
            escalation_status?: "triggered" | "acknowledged" | "resolved" | "ignored";
            url: string;
            action: "open" | "update" | "close" | "reopen";
        };
        HookJobCommit: {
            id: number;
            sha: string;
            message: string | null;
            author_name: string | null;
            author_email: string | null;
            author_url: string | null;
            status: string;
            duration: number | null;
            started_at: components["schemas"]["HookTimeOrNull"];
            finished_at: components["schemas"]["HookTimeOrNull"];
            name: string | null;
        };
        HookJobEnvironment: {
            name: string;
            action: string | null;
        };
        HookLabel: {
            id: number;
            title: string;
            color: string;
            project_id: number | null;
            created_at: components["schemas"]["HookTime"];
            updated_at: components["schemas"]["HookTime"];
            template: boolean;
            description: string | null;
            type: "ProjectLabel" | "GroupLabel";
            group_id: number | null;
        };
        HookLogEntry: {
            id: number;
            url: string;
            trigger: string;
            request_headers: {
                [key: string]: string;
            };
            request_data: {
                [key: string]: unknown;
            };
            response_headers: {
                [key: string]: string;
            };
            response_body: string;
            execution_duration: number;
            response_status: string;
            created_at: string;
        };
        HookMergeRequest: {
            id: number;
            iid: number;
            title: string;
            description: string | null;
            target_branch: string;
            source_branch: string;
            source_project_id: number | null;
            target_project_id: number;
            author_id: number;
            assignee_id: number | null;
            assignee_ids: number[];
            created_at: components["schemas"]["HookTime"];
            updated_at: components["schemas"]["HookTime"];
            last_edited_at: components["schemas"]["HookTimeOrNull"];
            last_edited_by_id: number | null;
            updated_by_id: number | null;
            milestone_id: number | null;
            state_id: 1 | 2 | 3 | 4;
            state: "opened" | "closed" | "merged" | "locked";
            merge_status: "unchecked" | "checking" | "can_be_merged" | "cannot_be_merged" | "cannot_be_merged_recheck";
            merge_error: string | null;
            merge_params: {
                [key: string]: unknown;
            };
            merge_user_id: number | null;
            merge_commit_sha: string | null;
            merge_when_pipeline_succeeds: boolean;
            head_pipeline_id: number | null;
            blocking_discussions_resolved: boolean;
            work_in_progress: boolean;
            draft: boolean;
            reviewer_ids: number[];
            time_estimate: number;
            total_time_spent: number;
            time_change: number;
            human_time_estimate: string | null;
            human_total_time_spent: string | null;
            human_time_change: string | null;
            labels: components["schemas"]["HookLabel"][];
            source: components["schemas"]["HookProject"] | null;
            target: components["schemas"]["HookProject"];
            last_commit: components["schemas"]["HookCommit"] | null;
            url: string;
        };
        HookMergeRequestAttributes: {
            id: number;
            iid: number;
            title: string;
            description: string | null;
            target_branch: string;
            source_branch: string;
            source_project_id: number | null;
            target_project_id: number;
            author_id: number;
            assignee_id: number | null;
            assignee_ids: number[];
            created_at: components["schemas"]["HookTime"];
            updated_at: components["schemas"]["HookTime"];
            last_edited_at: components["schemas"]["HookTimeOrNull"];
            last_edited_by_id: number | null;
            updated_by_id: number | null;
            milestone_id: number | null;
            state_id: 1 | 2 | 3 | 4;
            state: "opened" | "closed" | "merged" | "locked";
            merge_status: "unchecked" | "checking" | "can_be_merged" | "cannot_be_merged" | "cannot_be_merged_recheck";
            merge_error: string | null;
            merge_params: {
                [key: string]: unknown;
            };
            merge_user_id: number | null;
            merge_commit_sha: string | null;
            merge_when_pipeline_succeeds: boolean;
            head_pipeline_id: number | null;
            blocking_discussions_resolved: boolean;
            work_in_progress: boolean;
            draft: boolean;
            reviewer_ids: number[];
            time_estimate: number;
            total_time_spent: number;
            time_change: number;
            human_time_estimate: string | null;
            human_total_time_spent: string | null;
            human_time_change: string | null;
            labels: components["schemas"]["HookLabel"][];
            source: components["schemas"]["HookProject"] | null;
            target: components["schemas"]["HookProject"];
            last_commit: components["schemas"]["HookCommit"] | null;
            url: string;
            action: "open" | "update" | "close" | "reopen" | "merge" | "approved" | "unapproved" | "approval" | "unapproval";
            oldrev?: string;
        };
        HookNote: {
            id: number;
            note: string;
            description: string;
            noteable_type: "Issue" | "MergeRequest" | "Commit" | "Snippet";
            noteable_id: number | null;
            author_id: number;
            created_at: components["schemas"]["HookTime"];
            updated_at: components["schemas"]["HookTime"];
            updated_by_id: number | null;
            project_id: number;
            attachment: null;
            line_code: string | null;
            commit_id: string | null;
            system: boolean;
            st_diff: {
                [key: string]: unknown;
            } | null;
            type: "DiscussionNote" | "DiffNote" | null;
            position: {
                [key: string]: unknown;
            } | null;
            original_position: {
                [key: string]: unknown;
            } | null;
            change_position: {
                [key: string]: unknown;
            } | null;
            discussion_id: string;
            resolved_at: components["schemas"]["HookTimeOrNull"];
            resolved_by_id: number | null;
            resolved_by_push: boolean | null;
            url: string;
            action: "create";
            internal: boolean;
        };
        HookPipeline: {
            id: number;
            iid: number;
            ref: string;
            tag: boolean;
            sha: string;
            before_sha: string;
            source: string;
            status: string;
            detailed_status: string;
            stages: string[];
            created_at: components["schemas"]["HookTime"];
            finished_at: components["schemas"]["HookTimeOrNull"];
            duration: number | null;
            queued_duration: number | null;
            variables: components["schemas"]["HookVariable"][];
            name: string | null;
            url: string;
        };
        HookPipelineMergeRequest: {
            id: number;
            iid: number;
            title: string;
            source_branch: string;
            source_project_id: number | null;
            target_branch: string;
            target_project_id: number;
            state: "opened" | "closed" | "merged" | "locked";
            merge_status: string;
            url: string;
        };
        HookPlainProject: {
            id: number;
            name: string;
            description: string | null;
            web_url: string;
            avatar_url: string | null;
            git_ssh_url: string;
            git_http_url: string;
            namespace: string;
            visibility_level: 0 | 10 | 20;
            path_with_namespace: string;
            default_branch: string | null;
            ci_config_path: string | null;
        };
        HookProject: {
            id: number;
            name: string;
            description: string | null;
            web_url: string;
            avatar_url: string | null;
            git_ssh_url: string;
            git_http_url: string;
            namespace: string;
            visibility_level: 0 | 10 | 20;
            path_with_namespace: string;
            default_branch: string | null;
            ci_config_path: string | null;
            homepage: string;
            url: string;
            ssh_url: string;
            http_url: string;
        };
        HookProjectOwner: {
            name: string;
            email: string;
        };
        HookPushedCommit: {
            id: string;
            message: string;
            title: string;
            timestamp: string;
            url: string;
            author: components["schemas"]["HookCommitAuthor"];
            added: string[];
            modified: string[];
            removed: string[];
        };
        HookRefMove: {
            before: string;
            after: string;
            ref: string;
        };
        HookReleaseAssets: {
            count: number;
            links: components["schemas"]["HookReleaseLink"][];
            sources: components["schemas"]["HookReleaseSource"][];
        };
        HookReleaseLink: {
            id: number;
            external: boolean;
            link_type: "other" | "runbook" | "image" | "package";
            name: string;
            url: string;
        };
        HookReleaseSource: {
            format: "zip" | "tar.gz" | "tar.bz2" | "tar";
            url: string;
        };
        HookRepository: {
            name: string;
            url: string;
            description: string | null;
            homepage: string;
        };
        HookRunner: {
            id: number;
            description: string | null;
            runner_type: "instance_type" | "group_type" | "project_type";
            active: boolean;
            is_shared: boolean;
            tags: string[];
        };
        HookSecret: {
            key: string;
            value: string;
        };
        HookSecretName: {
            key: string;
        };
        HookSnippet: {
            id: number;
            title: string;
            description: string | null;
            content: string;
            author_id: number;
            project_id: number | null;
            created_at: components["schemas"]["HookTime"];
            updated_at: components["schemas"]["HookTime"];
            file_name: string;
            type: string | null;
            visibility_level: 0 | 10 | 20;
            url: string;
        };
        HookSourcePipeline: {
            project: components["schemas"]["HookSourceProject"];
            job_id: number;
            pipeline_id: number;
        };
        HookSourceProject: {
            id: number;
            web_url: string;
            path_with_namespace: string;
        };
        HookTime: string;
        HookTimeOrNull: string | null;
        HookUser: {
            id: number;
            name: string;
            username: string;
            avatar_url: string | null;
            email: string;
        };
        HookVariable: {
            key: string;
            value: string;
        };
        HookWiki: {
            web_url: string;
            git_ssh_url: string;
            git_http_url: string;
            path_with_namespace: string;
            default_branch: string;
        };
        HookWikiPage: {
            title: string;
            content: string;
            format: "markdown" | "rdoc" | "asciidoc" | "org";
            message: string;
            slug: string;
            url: string;
            action: "create" | "update" | "delete";
            diff_url: string;
            version_id?: string;
        };
        IdOnly: {
            id: number;
        };
        IdOrPath: number | string;
        Identity: {
            provider: string;
            extern_uid: string;
            saml_provider_id?: number | null;
        };
        ImpersonationToken: components["schemas"]["PersonalAccessToken"] & {
            impersonation: true;
        };
        ImpersonationTokenWithSecret: components["schemas"]["ImpersonationToken"] & {
            token: string;
        };
        ImportGroup: {
            file: UploadedFile;
            name: string;
            path: string;
            parent_id?: number;
        };
        ImportProject: {
            file: UploadedFile;
            path: string;
            namespace?: number | string;
            name?: string;
            overwrite?: boolean;
            override_params?: {
                [key: string]: unknown;
            };
        };
        ImportProjectFromS3: {
            region: string;
            bucket_name: string;
            file_key: string;
            access_key_id: string;
            secret_access_key: string;
            path: string;
            namespace?: number | string;
            name?: string;
        };
        ImportRemoteProject: {
            url: string;
            path: string;
            namespace?: number | string;
            name?: string;
            overwrite?: boolean;
            override_params?: {
                [key: string]: unknown;
            };
        };
        InstanceVariable: {
            key: string;
            value: string;
            variable_type: "env_var" | "file";
            protected: boolean;
            masked: boolean;
            raw: boolean;
        };
        Integration: {
            id: number;
            title: string;
            slug: string;
            created_at: string;
            updated_at: string;
            active: boolean;
            commit_events: boolean;
            push_events: boolean;
            issues_events: boolean;
            confidential_issues_events: boolean;
            merge_requests_events: boolean;
            tag_push_events: boolean;
            note_events: boolean;
            confidential_note_events: boolean;
            pipeline_events: boolean;
            wiki_page_events: boolean;
            job_events: boolean;
            comment_on_event_enabled: boolean;
        };
        IntegrationDetail: components["schemas"]["Integration"] & {
            properties: {
                [key: string]: string | number | boolean | null;
            };
        };
        IntegrationPushEvents: {
            push_events?: boolean;
        };
        Invitation: {
            id: number;
            invite_email: string;
            created_at: string;
            access_level: number;
            expires_at: string | null;
            user_name: string | null;
            created_by_name: string | null;
        };
        InvitationsSent: {
            status: "success" | "error";
            message?: {
                [key: string]: string;
            };
        };
        IrkerSettings: components["schemas"]["IntegrationPushEvents"] & {
            recipients: string;
            default_irc_uri?: string;
            server_host?: string;
            server_port?: number;
            colorize_messages?: boolean;
        };
        Issue: {
            id: number;
            iid: number;
            project_id: number;
            title: string;
            description: string | null;
            state: "opened" | "closed";
            created_at: string;
            updated_at: string;
            closed_at: string | null;
            closed_by: components["schemas"]["UserBasic"] | null;
            author: components["schemas"]["UserBasic"];
            assignees: components["schemas"]["UserBasic"][];
            assignee: components["schemas"]["UserBasic"] | null;
            milestone: components["schemas"]["Milestone"] | null;
            labels: components["schemas"]["LabelTitleOrDetail"][];
            type: "ISSUE" | "INCIDENT" | "TEST_CASE";
            issue_type: "issue" | "incident" | "test_case";
            severity: "UNKNOWN" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            moved_to_id: number | null;
            upvotes: number;
            downvotes: number;
            merge_requests_count: number;
            user_notes_count: number;
            due_date: string | null;
            web_url: string;
            reference: string;
            references: components["schemas"]["ObjectReferences"];
            time_stats: components["schemas"]["TimeStats"];
            has_tasks: boolean;
            task_status?: string;
            task_completion_status: components["schemas"]["TaskCompletion"];
            confidential: boolean;
            discussion_locked: boolean | null;
            subscribed?: boolean;
            _links: components["schemas"]["IssueLinks"];
            service_desk_reply_to?: string | null;
            weight?: number | null;
            epic?: components["schemas"]["IssueEpic"] | null;
            epic_iid?: number | null;
            iteration?: components["schemas"]["IssueIteration"] | null;
            health_status?: "on_track" | "needs_attention" | "at_risk" | null;
        };
        IssueEpic: {
            id: number;
            iid: number;
            title: string;
            url: string;
            group_id: number;
        };
        IssueHookPayload: {
            object_kind: "issue";
            event_type: "issue" | "confidential_issue";
            user: components["schemas"]["HookUser"];
            project: components["schemas"]["HookProject"];
            object_attributes: components["schemas"]["HookIssueAttributes"];
            labels: components["schemas"]["HookLabel"][];
            changes: components["schemas"]["HookChanges"];
            repository: components["schemas"]["HookRepository"];
            assignees?: components["schemas"]["HookUser"][];
        };
        IssueIteration: {
            id: number;
            iid: number;
            sequence: number;
            group_id: number;
            title: string | null;
            description: string | null;
            state: 1 | 2 | 3;
            created_at: string;
            updated_at: string;
            start_date: string | null;
            due_date: string | null;
            web_url: string;
        };
        IssueLink: {
            id: number;
            source_issue: components["schemas"]["Issue"];
            target_issue: components["schemas"]["Issue"];
            link_type: "relates_to" | "blocks";
        };
        IssueLinkType: "relates_to" | "blocks" | "is_blocked_by";
        IssueLinks: {
            self: string;
            notes: string;
            award_emoji: string;
            project: string;
        };
        IssueNegatedFilters: {
            assignee_id?: number;
            assignee_username?: string[];
            author_id?: number;
            author_username?: string;
            iids?: number[];
            iteration_id?: number;
            iteration_title?: string;
            labels?: string[];
            milestone?: string;
            milestone_id?: "None" | "Any" | "Upcoming" | "Started";
            weight?: number;
        };
        IssueNoteCommands: {
            commands_changes: {
                [key: string]: unknown;
            };
            summary: string[];
        };
        IssueReorderError: {
            message: {
                error: string;
            };
        };
        IssueStatistics: {
            statistics: {
                counts: {
                    all: number;
                    closed: number;
                    opened: number;
                };
            };
        };
        IssueTrackerSettings: {
            new_issue_url: string;
            issues_url: string;
            project_url: string;
            description?: string;
            title?: string;
        };
        IterationEvent: {
            id: number;
            user: components["schemas"]["UserBasic"] | null;
            created_at: string;
            resource_type: "Issue" | "MergeRequest" | "Epic";
            resource_id: number;
            iteration: components["schemas"]["IssueIteration"] | null;
            action: "add" | "remove";
        };
        JenkinsSettings: components["schemas"]["IntegrationPushEvents"] & {
            jenkins_url: string;
            enable_ssl_verification?: boolean;
            project_name: string;
            username?: string;
            password?: string;
            merge_requests_events?: boolean;
            tag_push_events?: boolean;
        };
        JiraSettings: components["schemas"]["IntegrationPushEvents"] & {
            url: string;
            api_url?: string;
            username: string;
            password: string;
            active?: boolean;
            jira_issue_transition_automatic?: boolean;
            jira_issue_transition_id?: string;
            commit_events?: boolean;
            merge_requests_events?: boolean;
            comment_on_event_enabled?: boolean;
        };
        JobHookPayload: {
            object_kind: "build";
            ref: string;
            tag: boolean;
            before_sha: string;
            sha: string;
            build_id: number;
            build_name: string;
            build_stage: string;
            build_status: string;
            build_created_at: components["schemas"]["HookTime"];
            build_started_at: components["schemas"]["HookTimeOrNull"];
            build_finished_at: components["schemas"]["HookTimeOrNull"];
            build_duration: number | null;
            build_queued_duration: number | null;
            build_allow_failure: boolean;
            build_failure_reason: string;
            retries_count: number;
            pipeline_id: number;
            runner: components["schemas"]["HookRunner"] | null;
            project_id: number;
            project_name: string;
            user: components["schemas"]["HookUser"] | null;
            commit: components["schemas"]["HookJobCommit"];
            repository: components["schemas"]["HookCodeRepository"];
            project: components["schemas"]["HookProject"];
            environment: components["schemas"]["HookJobEnvironment"] | null;
            source_pipeline?: components["schemas"]["HookSourcePipeline"];
        };
        JobPayload: {
            id: number;
            token: string;
            allow_git_fetch: boolean;
            job_info: components["schemas"]["PayloadJobInfo"];
            git_info: components["schemas"]["PayloadGitInfo"];
            runner_info: {
                timeout: number;
                runner_session_url: null;
            };
            variables: components["schemas"]["PayloadVariable"][];
            steps: components["schemas"]["PayloadStep"][];
            image: components["schemas"]["PayloadImage"] | null;
            services: components["schemas"]["PayloadService"][];
            artifacts: components["schemas"]["PayloadArtifact"][] | null;
            cache: components["schemas"]["PayloadCache"][];
            credentials: components["schemas"]["PayloadCredential"][];
            dependencies: components["schemas"]["PayloadDependency"][];
            features: components["schemas"]["PayloadFeatures"];
            secrets?: {
                [key: string]: unknown;
            };
            hooks?: components["schemas"]["PayloadHook"][];
        };
        JobTokenScope: {
            inbound_enabled: boolean;
            outbound_enabled: boolean;
        };
        JobTokenScopeLink: {
            source_project_id: number;
            target_project_id: number;
        };
        KeyHookPayload: {
            event_name: "key_create" | "key_destroy";
            created_at: string;
            updated_at: string;
            username?: string;
            key: string;
            id: number;
        };
        LabelDetail: {
            id: number;
            name: string;
            description: string | null;
            description_html: string;
            text_color: string;
            color: string;
        };
        LabelEvent: {
            id: number;
            user: components["schemas"]["UserBasic"] | null;
            created_at: string;
            resource_type: "Issue" | "MergeRequest" | "Epic";
            resource_id: number;
            label: components["schemas"]["EventLabel"] | null;
            action: "add" | "remove";
        };
        LabelTitleOrDetail: string | components["schemas"]["LabelDetail"];
        License: {
            id: number;
            plan: string;
            created_at: string;
            starts_at: string | null;
            expires_at: string | null;
            historical_max: number;
            maximum_user_count: number;
            expired: boolean;
            overage: number;
            user_limit: number | null;
            licensee: {
                [key: string]: string;
            };
            add_ons: {
                [key: string]: number;
            };
            active_users: number;
        };
        LicenseTemplate: {
            key: string;
            name: string;
            nickname: string | null;
            featured: boolean;
            html_url: string;
            source_url: string | null;
            popular: boolean;
            description: string;
            conditions: string[];
            permissions: string[];
            limitations: string[];
            content: string;
        };
        LinkEpic: {
            target_group_id: number | string;
            target_epic_iid: number;
            link_type?: "relates_to" | "blocks" | "is_blocked_by";
        };
        LinkedIssue: components["schemas"]["Issue"] & {
            issue_link_id: number;
            link_type: components["schemas"]["IssueLinkType"];
            link_created_at: string;
            link_updated_at: string;
        };
        LintConfiguration: {
            content: string;
            include_merged_yaml?: boolean;
            include_jobs?: boolean;
        };
        LintProjectConfiguration: {
            content: string;
            dry_run?: boolean;
            include_jobs?: boolean;
            ref?: string;
        };
        ListedLinkedEpic: components["schemas"]["Epic"] & {
            related_epic_link_id: number;
            link_type: "relates_to" | "blocks" | "is_blocked_by";
            link_created_at: string;
            link_updated_at: string;
        };
        MattermostSettings: components["schemas"]["ChatWebhookSettings"] & components["schemas"]["ChatEvents"] & components["schemas"]["ChatChannels"];
        MattermostSlashCommandsSettings: components["schemas"]["IntegrationPushEvents"] & {
            token: string;
            username?: string;
        };
        Member: {
            id: number;
            username: string;
            name: string;
            state: "active" | "blocked" | "ldap_blocked" | "blocked_pending_approval" | "banned" | "deactivated";
            avatar_url: string | null;
            web_url: string;
            created_at: string;
            created_by: components["schemas"]["UserBasic"] | null;
            expires_at: string | null;
            access_level: number;
            email?: string;
            group_saml_identity?: components["schemas"]["MemberSamlIdentity"] | null;
            membership_state: "active" | "awaiting";
            is_using_seat?: boolean;
            override?: boolean;
        };
        MemberSamlIdentity: {
            extern_uid: string;
            provider: string;
            saml_provider_id: number;
        };
        MemberStateChange: {
            success: boolean;
        };
        MembersAdded: {
            status: "success" | "error";
            message?: {
                [key: string]: string;
            };
        };
        MergeMergeRequest: {
            merge_commit_message?: string;
            squash_commit_message?: string;
            squash?: boolean;
            should_remove_source_branch?: boolean;
            merge_when_pipeline_succeeds?: boolean;
            sha?: string;
        };
        MergeRequest: {
            id: number;
            iid: number;
            project_id: number;
            source_project_id: number | null;
            target_project_id: number;
            title: string;
            description: string | null;
            state: components["schemas"]["MergeRequestState"];
            created_at: string;
            updated_at: string;
            merged_at: string | null;
            closed_at: string | null;
            merged_by: components["schemas"]["UserBasic"] | null;
            merge_user: components["schemas"]["UserBasic"] | null;
            closed_by: components["schemas"]["UserBasic"] | null;
            target_branch: string;
            source_branch: string;
            upvotes: number;
            downvotes: number;
            author: components["schemas"]["UserBasic"];
            assignees: components["schemas"]["UserBasic"][];
            assignee: components["schemas"]["UserBasic"] | null;
            reviewers: components["schemas"]["UserBasic"][];
            labels: components["schemas"]["LabelTitleOrDetail"][];
            draft: boolean;
            work_in_progress: boolean;
            milestone: components["schemas"]["Milestone"] | null;
            merge_when_pipeline_succeeds: boolean;
            merge_status: "unchecked" | "checking" | "can_be_merged" | "cannot_be_merged" | "cannot_be_merged_recheck";
            sha: string | null;
            merge_commit_sha: string | null;
            squash_commit_sha: string | null;
            user_notes_count: number;
            discussion_locked: boolean | null;
            should_remove_source_branch: boolean | null;
            force_remove_source_branch: boolean | null;
            allow_collaboration?: boolean;
            allow_maintainer_to_push?: boolean;
            web_url: string;
            reference: string;
            references: components["schemas"]["ObjectReferences"];
            time_stats: components["schemas"]["TimeStats"];
            squash: boolean;
            task_completion_status: components["schemas"]["TaskCompletion"];
            has_conflicts: boolean;
            blocking_discussions_resolved: boolean;
            approvals_before_merge?: number | null;
        };
        MergeRequestAbilities: {
            can_merge: boolean;
        };
        MergeRequestApprovalRule: {
            id: number;
            name: string;
            rule_type: components["schemas"]["MergeRequestApprovalRuleType"];
            report_type?: "vulnerability" | "license_scanning" | "code_coverage";
            eligible_approvers: components["schemas"]["UserBasic"][];
            approvals_required: number;
            users: components["schemas"]["UserBasic"][];
            groups: components["schemas"]["Group"][];
            contains_hidden_groups: boolean;
            section: string | null;
            source_rule: components["schemas"]["ApprovalRule"] | null;
            overridden: boolean;
        };
        MergeRequestApprovalRuleType: "regular" | "any_approver" | "report_approver" | "code_owner";
        MergeRequestApprovals: {
            user_has_approved: boolean;
            user_can_approve: boolean;
            approved: boolean;
            approved_by: components["schemas"]["ApprovedBy"][];
            id?: number;
            iid?: number;
            project_id?: number;
            title?: string;
            description?: string | null;
            state?: "opened" | "closed" | "locked" | "merged";
            created_at?: string;
            updated_at?: string;
            merge_status?: string;
            approvals_required?: number;
            approvals_left?: number;
            require_password_to_approve?: boolean;
            suggested_approvers?: components["schemas"]["UserBasic"][];
            approvers?: components["schemas"]["ApprovedBy"][];
            approver_groups?: components["schemas"]["ApproverGroup"][];
            approval_rules_left?: components["schemas"]["ApprovalRuleLeft"][];
            has_approval_rules?: boolean;
            merge_request_approvers_available?: boolean;
            multiple_approval_rules_available?: boolean;
        };
        MergeRequestChanges: components["schemas"]["MergeRequestDetail"] & {
            changes: components["schemas"]["DiffEntry"][];
            overflow: boolean;
        };
        MergeRequestDetail: components["schemas"]["MergeRequest"] & {
            subscribed: boolean;
            changes_count: string | null;
            latest_build_started_at: string | null;
            latest_build_finished_at: string | null;
            first_deployed_to_production_at: string | null;
            pipeline: components["schemas"]["BasicPipeline"] | null;
            head_pipeline?: components["schemas"]["Pipeline"] | null;
            diff_refs: components["schemas"]["DiffRefs"] | null;
            merge_error: string | null;
            first_contribution?: boolean;
            user: components["schemas"]["MergeRequestAbilities"];
            rebase_in_progress?: boolean;
            diverged_commits_count?: number;
            title_html?: string;
            description_html?: string;
        };
        MergeRequestErrors: {
            message: string[];
        };
        MergeRequestHookPayload: {
            object_kind: "merge_request";
            event_type: "merge_request";
            user: components["schemas"]["HookUser"];
            project: components["schemas"]["HookProject"];
            object_attributes: components["schemas"]["HookMergeRequestAttributes"];
            labels: components["schemas"]["HookLabel"][];
            changes: components["schemas"]["HookChanges"];
            repository: components["schemas"]["HookRepository"];
            assignees?: components["schemas"]["HookUser"][];
            reviewers?: components["schemas"]["HookUser"][];
        };
        MergeRequestMergeRef: {
            commit_id: string;
        };
        MergeRequestNegatedFilters: {
            labels?: string[];
            milestone?: string;
            author_id?: number;
            author_username?: string;
            assignee_id?: number;
            assignee_username?: string[];
            reviewer_id?: number;
            reviewer_username?: string;
            my_reaction_emoji?: string;
        };
        MergeRequestRebase: {
            rebase_in_progress: boolean;
        };
        MergeRequestReviewer: {
            user: components["schemas"]["UserBasic"];
            state: "unreviewed" | "reviewed";
            created_at: string;
        };
        MergeRequestSimple: {
            id: number;
            iid: number;
            project_id: number;
            title: string;
            description: string | null;
            state: components["schemas"]["MergeRequestState"];
            created_at: string;
            updated_at: string;
            web_url: string;
        };
        MergeRequestState: "opened" | "closed" | "locked" | "merged";
        MergeRequestVersion: {
            id: number;
            merge_request_id: number;
            head_commit_sha: string;
            base_commit_sha: string;
            start_commit_sha: string;
            created_at: string;
            state: "collected" | "overflow" | "without_files";
            real_size: string;
        };
        MergeRequestVersionDetail: components["schemas"]["MergeRequestVersion"] & {
            commits: components["schemas"]["Commit"][];
            diffs: components["schemas"]["DiffEntry"][];
        };
        Message: {
            message: string | {
                [key: string]: unknown;
            };
            hint?: string;
        };
        Metadata: {
            version: string;
            revision: string;
            kas: {
                enabled: boolean;
                externalUrl: string | null;
                version: string | null;
            };
            enterprise: boolean;
        };
        MicrosoftTeamsSettings: components["schemas"]["ChatWebhookSettings"] & components["schemas"]["ChatEvents"];
        Milestone: {
            id: number;
            iid: number;
            project_id?: number;
            group_id?: number;
            title: string;
            description: string | null;
            state: "active" | "closed";
            created_at: string;
            updated_at: string;
            due_date: string | null;
            start_date: string | null;
            expired: boolean | null;
            web_url: string;
        };
        MilestoneEvent: {
            id: number;
            user: components["schemas"]["UserBasic"] | null;
            created_at: string;
            resource_type: "Issue" | "MergeRequest" | "Epic";
            resource_id: number;
            milestone: components["schemas"]["Milestone"] | null;
            action: "add" | "remove";
        };
        MockCiSettings: components["schemas"]["IntegrationPushEvents"] & {
            mock_service_url: string;
        };
        MoveIssue: {
            to_project_id: number;
        };
        Namespace: {
            id: number;
            name: string;
            path: string;
            kind: "user" | "group";
            full_path: string;
            parent_id: number | null;
            avatar_url: string | null;
            web_url: string;
            members_count_with_descendants?: number;
            billable_members_count?: number;
            plan?: string | null;
            trial?: boolean | null;
            trial_ends_on?: string | null;
            max_seats_used?: number | null;
            seats_in_use?: number | null;
        };
        NamespaceExistence: {
            exists: boolean;
            suggests: string[];
        };
        NewChildEpic: components["schemas"]["Epic"] & {
            has_children: boolean;
            has_issues: boolean;
            reference: string;
            url: string;
            relation_url: string;
        };
        NewClusterAgentToken: {
            id: number;
            name: string;
            description: string | null;
            agent_id: number;
            status: "active" | "revoked";
            created_at: string;
            created_by_user_id: number | null;
            last_used_at: string | null;
            token: string;
        };
        NewPipelineVariable: {
            key: string;
            value: string;
            variable_type?: "env_var" | "file";
        };
        NoneAnyOrId: number | string;
        Note: {
            id: number;
            type: "DiscussionNote" | "DiffNote" | null;
            body: string;
            attachment: string | null;
            author: components["schemas"]["UserBasic"];
            created_at: string;
            updated_at: string;
            system: boolean;
            noteable_id: number | string | null;
            noteable_type: "Issue" | "MergeRequest" | "Snippet" | "Epic" | "Commit";
            noteable_iid: number | null;
            commit_id?: string | null;
            position?: components["schemas"]["NotePosition"] | null;
            suggestions?: components["schemas"]["Suggestion"][];
            resolvable: boolean;
            resolved?: boolean;
            resolved_by?: components["schemas"]["UserBasic"] | null;
            resolved_at?: string | null;
            confidential: boolean;
            internal?: boolean;
            commands_changes: {
                [key: string]: unknown;
            };
        };
        NoteHookPayload: {
            object_kind: "note";
            event_type: "note" | "confidential_note";
            user: components["schemas"]["HookUser"];
            project_id: number;
            project: components["schemas"]["HookProject"];
            object_attributes: components["schemas"]["HookNote"];
            repository: components["schemas"]["HookRepository"];
            issue?: components["schemas"]["HookIssue"];
            merge_request?: components["schemas"]["HookMergeRequest"];
            commit?: components["schemas"]["HookCommit"];
            snippet?: components["schemas"]["HookSnippet"];
        };
        NoteLineEnd: {
            line_code: string;
            type: "new" | "old" | null;
            old_line: number | null;
            new_line: number | null;
        };
        NoteLineRange: {
            start: components["schemas"]["NoteLineEnd"];
            end: components["schemas"]["NoteLineEnd"];
        };
        NotePosition: {
            base_sha: string;
            start_sha: string;
            head_sha: string;
            old_path: string | null;
            new_path: string | null;
            position_type: "text" | "image";
            old_line?: number | null;
            new_line?: number | null;
            line_range?: components["schemas"]["NoteLineRange"] | null;
            width?: number | null;
            height?: number | null;
            x?: number | null;
            y?: number | null;
        };
        OauthError: {
            error: "invalid_request" | "invalid_client" | "unauthorized_client" | "invalid_grant" | "unsupported_grant_type" | "invalid_scope" | "invalid_token";
            error_description: string;
        };
        OauthIntrospection: {
            active: boolean;
            scope?: string;
            client_id?: string | null;
            token_type?: string;
            exp?: number | null;
            iat?: number;
        };
        OauthKey: {
            kty: "RSA";
            kid: string;
            use: "sig";
            alg: "RS256";
            n: string;
            e: string;
        };
        OauthKeySet: {
            keys: components["schemas"]["OauthKey"][];
        };
        OauthNothing: {
            [key: string]: unknown;
        };
        OauthToken: {
            access_token: string;
            token_type: "bearer";
            expires_in: number;
            refresh_token?: string;
            created_at: number;
            scope: string;
            id_token?: string;
        };
        OauthTokenApplication: {
            uid: string | null;
        };
        OauthTokenInfo: {
            resource_owner_id: number | null;
            scope: string[];
            expires_in: number | null;
            application: components["schemas"]["OauthTokenApplication"];
            created_at: number;
            scopes: string[];
            expires_in_seconds: number | null;
        };
        OauthTokenReference: {
            token?: string;
            token_type_hint?: string;
            client_id?: string;
            client_secret?: string;
        };
        OauthTokenRequest: {
            grant_type?: string;
            client_id?: string;
            client_secret?: string;
            code?: string;
            redirect_uri?: string;
            code_verifier?: string;
            refresh_token?: string;
            username?: string;
            password?: string;
            scope?: string;
        };
        OauthUserInfo: {
            sub: string;
            sub_legacy?: string;
            name?: string;
            nickname?: string;
            preferred_username?: string;
            email?: string;
            email_verified?: boolean;
            website?: string | null;
            profile?: string;
            picture?: string | null;
            groups?: string[];
        };
        ObjectReferences: {
            short: string;
            relative: string;
            full: string;
        };
        OpenidConfiguration: {
            issuer: string;
            authorization_endpoint: string;
            token_endpoint: string;
            revocation_endpoint: string;
            introspection_endpoint: string;
            userinfo_endpoint: string;
            jwks_uri: string;
            scopes_supported: string[];
            response_types_supported: string[];
            response_modes_supported: string[];
            grant_types_supported: string[];
            token_endpoint_auth_methods_supported: string[];
            subject_types_supported: string[];
            id_token_signing_alg_values_supported: string[];
            claim_types_supported: string[];
            claims_supported: string[];
            code_challenge_methods_supported: string[];
            authorization_response_iss_parameter_supported: boolean;
        };
        PackagistSettings: components["schemas"]["IntegrationPushEvents"] & {
            username: string;
            token: string;
            server?: string;
            merge_requests_events?: boolean;
            tag_push_events?: boolean;
        };
        ParameterError: {
            error: string;
        };
        PayloadArtifact: {
            name: string | null;
            untracked: boolean;
            paths: string[] | null;
            exclude?: string[] | null;
            when: "on_success" | "on_failure" | "always";
            expire_in: string | null;
            artifact_type: string;
            artifact_format: "zip" | "gzip" | "raw";
        };
        PayloadCache: {
            key: string;
            untracked: boolean;
            paths: string[];
            policy: string;
            when: "on_success" | "on_failure" | "always";
            fallback_keys: string[];
        };
        PayloadCredential: {
            type: "registry";
            url: string;
            username: string;
            password: string;
        };
        PayloadDependency: {
            id: number;
            name: string;
            token: string;
            artifacts_file?: {
                filename: string;
                size: number;
            };
        };
        PayloadExecutorOptions: {
            docker?: {
                platform?: string;
                user?: string;
            };
            kubernetes?: {
                user?: string;
            };
        };
        PayloadFeatures: {
            trace_sections: boolean;
            failure_reasons: string[];
        };
        PayloadGitInfo: {
            repo_url: string;
            ref: string;
            sha: string;
            before_sha: string;
            ref_type: "branch" | "tag";
            refspecs: string[];
            depth: number;
        };
        PayloadHook: {
            name: string;
            script: string[];
        };
        PayloadImage: {
            name: string;
            entrypoint: string[] | null;
            ports: number[];
            pull_policy: string[] | null;
            executor_opts?: components["schemas"]["PayloadExecutorOptions"];
        };
        PayloadJobInfo: {
            id: number;
            name: string;
            stage: string;
            pipeline_id: number;
            project_id: number;
            project_name: string;
            time_in_queue_seconds: number;
            project_jobs_running_on_instance_runners_count: string;
        };
        PayloadService: {
            name: string;
            alias: string | null;
            command: string[] | null;
            entrypoint: string[] | null;
            ports: number[];
            variables: components["schemas"]["PayloadVariable"][];
            pull_policy: string[] | null;
            executor_opts?: components["schemas"]["PayloadExecutorOptions"];
        };
        PayloadStep: {
            name: string;
            script: string[];
            timeout: number;
            when: "on_success" | "always";
            allow_failure: boolean;
        };
        PayloadVariable: {
            key: string;
            value: string;
            public: boolean;
            masked: boolean;
            file: boolean;
            raw: boolean;
        };
        PendingMember: {
            id: number;
            name: string | null;
            username: string | null;
            email: string | null;
            web_url: string | null;
            approved: boolean;
            invited: boolean;
            avatar_url: string | null;
        };
        PersonalAccessToken: {
            id: number;
            name: string;
            revoked: boolean;
            created_at: string;
            scopes: string[];
            user_id: number;
            last_used_at: string | null;
            active: boolean;
            expires_at: string | null;
        };
        PersonalAccessTokenScope: "api" | "read_user" | "read_api" | "read_repository" | "write_repository" | "read_registry" | "write_registry" | "sudo";
        PersonalAccessTokenWithSecret: components["schemas"]["PersonalAccessToken"] & {
            token: string;
        };
        PgpSignature: {
            signature_type: "PGP";
            verification_status: components["schemas"]["SignatureVerification"];
            gpg_key_id: number | null;
            gpg_key_primary_keyid: string;
            gpg_key_user_name: string | null;
            gpg_key_user_email: string | null;
            gpg_key_subkey_id: number | null;
            commit_source?: string;
        };
        Pipeline: components["schemas"]["BasicPipeline"] & {
            before_sha: string | null;
            tag: boolean;
            yaml_errors: string | null;
            user: components["schemas"]["UserBasic"] | null;
            started_at: string | null;
            finished_at: string | null;
            committed_at: string | null;
            duration: number | null;
            queued_duration: number | null;
            coverage: string | null;
            detailed_status: components["schemas"]["PipelineDetailedStatus"];
        };
        PipelineDetailedStatus: {
            icon: string;
            text: string;
            label: string;
            group: string;
            tooltip: string;
            has_details: boolean;
            details_path: string | null;
            illustration: {
                [key: string]: unknown;
            } | null;
            favicon: string;
        };
        PipelineHookPayload: {
            object_kind: "pipeline";
            object_attributes: components["schemas"]["HookPipeline"];
            merge_request: components["schemas"]["HookPipelineMergeRequest"] | null;
            user: components["schemas"]["HookUser"] | null;
            project: components["schemas"]["HookPlainProject"];
            commit: components["schemas"]["HookCommit"] | null;
            builds: components["schemas"]["HookBuild"][];
            source_pipeline?: components["schemas"]["HookSourcePipeline"];
        };
        PipelineSchedule: {
            id: number;
            description: string;
            ref: string;
            cron: string;
            cron_timezone: string;
            next_run_at: string;
            active: boolean;
            created_at: string;
            updated_at: string;
            owner: components["schemas"]["UserBasic"] | null;
        };
        PipelineScheduleVariable: {
            key: string;
            value: string;
            variable_type: "env_var" | "file";
        };
        PipelineScheduleWithVariables: components["schemas"]["PipelineSchedule"] & {
            last_pipeline: components["schemas"]["BasicPipeline"] | null;
            variables: components["schemas"]["PipelineScheduleVariable"][];
        };
        PipelineSource: "unknown" | "push" | "web" | "trigger" | "schedule" | "api" | "external" | "pipeline" | "chat" | "webide" | "merge_request_event" | "external_pull_request_event" | "parent_pipeline" | "ondemand_dast_scan" | "ondemand_dast_validation";
        PipelineStatus: "created" | "waiting_for_resource" | "preparing" | "pending" | "running" | "success" | "failed" | "canceled" | "skipped" | "manual" | "scheduled";
        PipelineTrigger: {
            id: number;
            description: string;
            token: string;
            created_at: string;
            updated_at: string;
            last_used: string | null;
            owner: components["schemas"]["UserBasic"] | null;
        };
        PipelineVariable: {
            key: string;
            value: string;
            variable_type: "env_var" | "file";
        };
        PipelinesEmailSettings: components["schemas"]["IntegrationPushEvents"] & {
            recipients: string;
            notify_only_broken_pipelines?: boolean;
            notify_only_default_branch?: boolean;
            branches_to_be_notified?: "all" | "default" | "protected" | "default_and_protected";
            pipeline_events?: boolean;
        };
        PivotaltrackerSettings: components["schemas"]["IntegrationPushEvents"] & {
            token: string;
            restrict_to_branch?: string;
        };
        PlanLimits: {
            ci_pipeline_size: number;
            ci_active_jobs: number;
            ci_project_subscriptions: number;
            ci_pipeline_schedules: number;
            ci_needs_size_limit: number;
            ci_registered_group_runners: number;
            ci_registered_project_runners: number;
            conan_max_file_size: number;
            generic_packages_max_file_size: number;
            helm_max_file_size: number;
            maven_max_file_size: number;
            npm_max_file_size: number;
            nuget_max_file_size: number;
            pypi_max_file_size: number;
            terraform_module_max_file_size: number;
        };
        PlayJob: {
            job_variables_attributes?: components["schemas"]["NewPipelineVariable"][];
        };
        Project: {
            id: number;
            description: string | null;
            name: string;
            name_with_namespace: string;
            path: string;
            path_with_namespace: string;
            created_at: string;
            default_branch?: string;
            tag_list: string[];
            topics: string[];
            ssh_url_to_repo: string;
            http_url_to_repo: string;
            web_url: string;
            readme_url?: string | null;
            avatar_url: string | null;
            forks_count: number;
            star_count: number;
            last_activity_at: string;
            namespace: components["schemas"]["ProjectNamespace"];
            license_url?: string | null;
            license?: components["schemas"]["ProjectLicense"] | null;
            custom_attributes?: components["schemas"]["ProjectCustomAttribute"][];
            _links: components["schemas"]["ProjectLinks"];
            packages_enabled: boolean;
            empty_repo: boolean;
            archived: boolean;
            visibility: components["schemas"]["Visibility"];
            owner?: components["schemas"]["ProjectOwner"];
            resolve_outdated_diff_discussions: boolean;
            container_expiration_policy: components["schemas"]["ContainerExpirationPolicy"];
            issues_enabled: boolean;
            merge_requests_enabled: boolean;
            wiki_enabled: boolean;
            jobs_enabled: boolean;
            snippets_enabled: boolean;
            container_registry_enabled: boolean;
            service_desk_enabled: boolean;
            service_desk_address: string | null;
            can_create_merge_request_in: boolean;
            issues_access_level: "disabled" | "private" | "enabled";
            repository_access_level: "disabled" | "private" | "enabled";
            merge_requests_access_level: "disabled" | "private" | "enabled";
            forking_access_level: "disabled" | "private" | "enabled";
            wiki_access_level: "disabled" | "private" | "enabled";
            builds_access_level: "disabled" | "private" | "enabled";
            snippets_access_level: "disabled" | "private" | "enabled";
            pages_access_level: "disabled" | "private" | "enabled" | "public";
            operations_access_level: "disabled" | "private" | "enabled";
            analytics_access_level: "disabled" | "private" | "enabled";
            container_registry_access_level: "disabled" | "private" | "enabled";
            security_and_compliance_enabled: boolean;
            security_and_compliance_access_level: "disabled" | "private" | "enabled";
            releases_access_level: "disabled" | "private" | "enabled";
            requirements_access_level: "disabled" | "private" | "enabled";
            emails_disabled: boolean | null;
            shared_runners_enabled: boolean;
            lfs_enabled: boolean;
            creator_id: number | null;
            forked_from_project?: components["schemas"]["ProjectSimple"];
            mr_default_target_self?: boolean;
            import_url?: string | null;
            import_type?: string | null;
            import_status: "none" | "scheduled" | "started" | "finished" | "failed";
            import_error?: string | null;
            open_issues_count?: number;
            runners_token?: string;
            ci_default_git_depth: number | null;
            ci_forward_deployment_enabled: boolean;
            ci_job_token_scope_enabled: boolean;
            ci_separated_caches: boolean;
            ci_allow_fork_pipelines_to_run_in_parent_project: boolean;
            public_jobs: boolean;
            build_git_strategy?: "fetch" | "clone";
            build_timeout: number;
            auto_cancel_pending_pipelines: "enabled" | "disabled";
            ci_config_path?: string | null;
            shared_with_groups: components["schemas"]["ProjectGroupShare"][];
            only_allow_merge_if_pipeline_succeeds: boolean;
            allow_merge_on_skipped_pipeline: boolean | null;
            restrict_user_defined_variables: boolean;
            only_allow_merge_if_all_discussions_are_resolved: boolean;
            remove_source_branch_after_merge: boolean | null;
            request_access_enabled: boolean;
            printing_merge_request_link_enabled: boolean;
            merge_method: "merge" | "rebase_merge" | "ff";
            squash_option: "never" | "always" | "default_on" | "default_off";
            enforce_auth_checks_on_uploads: boolean;
            suggestion_commit_message: string | null;
            merge_commit_template: string | null;
            squash_commit_template: string | null;
            auto_devops_enabled: boolean;
            auto_devops_deploy_strategy: "continuous" | "manual" | "timed_incremental";
            autoclose_referenced_issues: boolean;
            keep_latest_artifact: boolean;
            show_default_award_emojis: boolean;
            warn_about_potentially_unwanted_characters: boolean;
            repository_storage?: string;
            approvals_before_merge: number;
            mirror: boolean;
            mirror_user_id?: number;
            mirror_trigger_builds?: boolean;
            only_mirror_protected_branches?: boolean;
            mirror_overwrites_diverged_branches?: boolean;
            external_authorization_classification_label: string | null;
            marked_for_deletion_at: string | null;
            marked_for_deletion_on: string | null;
            requirements_enabled: boolean;
            compliance_frameworks: string[];
            issues_template?: string | null;
            merge_requests_template?: string | null;
            merge_pipelines_enabled?: boolean;
            merge_trains_enabled?: boolean;
            container_registry_image_prefix?: string;
            permissions: components["schemas"]["ProjectPermissions"];
            statistics?: components["schemas"]["ProjectStatistics"];
        };
        ProjectAccessPermission: {
            access_level: number;
            notification_level: number;
        };
        ProjectConfigurationVerdict: {
            valid: boolean;
            errors: string[];
            warnings: string[];
            merged_yaml: string | null;
            jobs?: components["schemas"]["ConfiguredJob"][];
        };
        ProjectCustomAttribute: {
            key: string;
            value: string;
        };
        ProjectDeployKey: components["schemas"]["DeployKey"] & {
            can_push: boolean;
        };
        ProjectExport: components["schemas"]["ProjectIdentity"] & {
            export_status: "none" | "queued" | "started" | "finished" | "regeneration_in_progress";
            _links?: components["schemas"]["ProjectExportLinks"];
        };
        ProjectExportLinks: {
            api_url: string;
            web_url: string;
        };
        ProjectFeatureLevel: "disabled" | "private" | "enabled" | null;
        ProjectFetchDay: {
            count: number;
            date: string;
        };
        ProjectFetchStatistics: {
            fetches: components["schemas"]["ProjectFetches"];
        };
        ProjectFetches: {
            total: number;
            days: components["schemas"]["ProjectFetchDay"][];
        };
        ProjectGroupShare: {
            group_id: number;
            group_name: string;
            group_full_path: string;
            group_access_level: number;
            expires_at: string | null;
        };
        ProjectHook: {
            id: number;
            url: string;
            project_id: number;
            name: string | null;
            description: string | null;
            created_at: string;
            push_events: boolean;
            tag_push_events: boolean;
            issues_events: boolean;
            confidential_issues_events: boolean;
            merge_requests_events: boolean;
            note_events: boolean;
            confidential_note_events: boolean | null;
            job_events: boolean;
            pipeline_events: boolean;
            wiki_page_events: boolean;
            deployment_events: boolean;
            releases_events: boolean;
            feature_flag_events: boolean;
            enable_ssl_verification: boolean;
            alert_status: "executable" | "temporarily_disabled" | "disabled";
            disabled_until: string | null;
            repository_update_events: boolean;
            push_events_branch_filter: string | null;
            branch_filter_strategy: "wildcard" | "regex" | "all_branches";
            custom_webhook_template: string | null;
            url_variables: components["schemas"]["HookSecretName"][];
            custom_headers: components["schemas"]["HookSecretName"][];
        };
        ProjectHookPayload: {
            event_name: "project_create" | "project_destroy" | "project_rename" | "project_transfer" | "project_update";
            created_at: string;
            updated_at: string;
            name: string;
            path: string;
            path_with_namespace: string;
            project_id: number;
            owner_name: string;
            owner_email: string | null;
            owners: components["schemas"]["HookProjectOwner"][];
            project_visibility: "private" | "internal" | "public";
            old_path_with_namespace?: string;
        };
        ProjectIdentity: {
            id: number;
            description: string | null;
            name: string;
            name_with_namespace: string;
            path: string;
            path_with_namespace: string;
            created_at: string;
        };
        ProjectImport: components["schemas"]["ProjectIdentity"] & {
            import_status: "none" | "scheduled" | "failed" | "started" | "finished";
            import_type: string | null;
            correlation_id: string | null;
            import_error: string | null;
            failed_relations: components["schemas"]["FailedRelation"][];
            stats: components["schemas"]["ProjectImportStats"] | null;
        };
        ProjectImportStats: {
            fetched: {
                [key: string]: number;
            };
            imported: {
                [key: string]: number;
            };
        };
        ProjectLabel: {
            id: number;
            name: string;
            color: string;
            text_color: string;
            description: string | null;
            description_html: string | null;
            open_issues_count?: number | null;
            closed_issues_count?: number | null;
            open_merge_requests_count?: number | null;
            subscribed: boolean;
            priority: number | null;
            is_project_label: boolean;
        };
        ProjectLanguages: {
            [key: string]: number;
        };
        ProjectLicense: {
            key: string;
            name: string;
            nickname: string | null;
            html_url: string | null;
            source_url: string | null;
        };
        ProjectLinks: {
            self: string;
            issues?: string;
            merge_requests?: string;
            repo_branches: string;
            labels: string;
            events: string;
            members: string;
        };
        ProjectMemberHookPayload: {
            created_at: string;
            updated_at: string;
            event_name: "user_add_to_team" | "user_update_for_team" | "user_remove_from_team";
            access_level: "Guest" | "Reporter" | "Developer" | "Maintainer" | "Owner";
            project_id: number;
            project_name: string;
            project_path: string;
            project_path_with_namespace: string;
            user_email: string;
            user_name: string;
            user_username: string;
            user_id: number;
            project_visibility: "private" | "internal" | "public";
        };
        ProjectMembersImport: {
            status: string;
            message: string | null;
        };
        ProjectNamespace: {
            id: number;
            name: string;
            path: string;
            kind: "user" | "group";
            full_path: string;
            parent_id: number | null;
            avatar_url: string | null;
            web_url: string;
        };
        ProjectOwner: {
            id: number;
            username: string;
            name: string;
            state: "active" | "blocked" | "ldap_blocked" | "blocked_pending_approval" | "banned" | "deactivated";
            avatar_url: string | null;
            web_url: string;
            created_at: string;
        };
        ProjectPermissions: {
            project_access: components["schemas"]["ProjectAccessPermission"] | null;
            group_access: components["schemas"]["ProjectAccessPermission"] | null;
        };
        ProjectShare: {
            id: number;
            project_id: number;
            group_id: number;
            group_access: number;
            expires_at: string | null;
        };
        ProjectSimple: {
            id: number;
            description: string | null;
            name: string;
            name_with_namespace: string;
            path: string;
            path_with_namespace: string;
            created_at: string;
            default_branch?: string;
            tag_list: string[];
            topics: string[];
            ssh_url_to_repo: string;
            http_url_to_repo: string;
            web_url: string;
            readme_url?: string | null;
            avatar_url: string | null;
            forks_count: number;
            star_count: number;
            last_activity_at: string;
            namespace: components["schemas"]["ProjectNamespace"];
            license_url?: string | null;
            license?: components["schemas"]["ProjectLicense"] | null;
            custom_attributes?: components["schemas"]["ProjectCustomAttribute"][];
        };
        ProjectStar: {
            starred_since: string;
            user: components["schemas"]["UserBasic"];
        };
        ProjectStatistics: {
            commit_count: number;
            storage_size: number;
            repository_size: number;
            wiki_size: number;
            lfs_objects_size: number;
            job_artifacts_size: number;
            pipeline_artifacts_size: number;
            packages_size: number;
            snippets_size: number;
            uploads_size: number;
            container_registry_size: number;
        };
        ProjectStorage: {
            project_id: number;
            disk_path: string;
            created_at: string;
            repository_storage: string;
        };
        ProjectTemplate: {
            name: string;
            content: string;
        };
        ProjectTemplateEntry: {
            key: string;
            name: string;
        };
        ProjectUpload: {
            alt: string;
            url: string;
            full_path: string;
            markdown: string;
        };
        PrometheusSettings: components["schemas"]["IntegrationPushEvents"] & {
            api_url: string;
            google_iap_audience_client_id?: string;
            google_iap_service_account_json?: string;
        };
        PromoteProjectLabel: {
            name: string;
        };
        ProtectBranch: {
            name: string;
            push_access_level?: components["schemas"]["ProtectedRefAccessLevel"];
            merge_access_level?: components["schemas"]["ProtectedRefAccessLevel"];
            unprotect_access_level?: 30 | 40 | 60;
            allow_force_push?: boolean;
            allowed_to_push?: components["schemas"]["ProtectedRefAccessChoice"][];
            allowed_to_merge?: components["schemas"]["ProtectedRefAccessChoice"][];
            allowed_to_unprotect?: components["schemas"]["ProtectedRefAccessChoice"][];
            code_owner_approval_required?: boolean;
        };
        ProtectBranchByName: {
            developers_can_push?: boolean;
            developers_can_merge?: boolean;
        };
        ProtectTag: {
            name: string;
            create_access_level?: components["schemas"]["ProtectedRefAccessLevel"];
            allowed_to_create?: components["schemas"]["ProtectedRefAccessChoice"][];
        };
        ProtectedBranch: {
            id: number;
            name: string;
            push_access_levels: components["schemas"]["ProtectedRefAccess"][];
            merge_access_levels: components["schemas"]["ProtectedRefAccess"][];
            allow_force_push: boolean;
            unprotect_access_levels?: components["schemas"]["ProtectedRefAccess"][];
            code_owner_approval_required?: boolean;
        };
        ProtectedEnvironment: {
            name: string;
            deploy_access_levels: components["schemas"]["DeployAccessLevel"][];
            required_approval_count: number;
            approval_rules: components["schemas"]["DeploymentApprovalRule"][];
        };
        ProtectedEnvironmentApprovalGrant: {
            user_id?: number;
            group_id?: number;
            access_level?: components["schemas"]["ProtectedEnvironmentLevel"];
            required_approvals?: number;
        };
        ProtectedEnvironmentGrant: {
            user_id?: number;
            group_id?: number;
            access_level?: components["schemas"]["ProtectedEnvironmentLevel"];
        };
        ProtectedEnvironmentInvalid: {
            message: string[];
        };
        ProtectedEnvironmentLevel: 30 | 40 | 60;
        ProtectedRefAccess: {
            access_level: 0 | 30 | 40 | 60 | null;
            access_level_description: string;
            user_id?: number | null;
            group_id?: number | null;
        };
        ProtectedRefAccessChoice: {
            user_id?: number;
            group_id?: number;
            access_level?: components["schemas"]["ProtectedRefAccessLevel"];
        };
        ProtectedRefAccessLevel: 0 | 30 | 40 | 60;
        ProtectedTag: {
            name: string;
            create_access_levels: components["schemas"]["ProtectedRefAccess"][];
        };
        ProtectionErrors: {
            message: string[];
        };
        PushHookPayload: {
            object_kind: "push";
            event_name: "push";
            before: string;
            after: string;
            ref: string;
            ref_protected: boolean;
            checkout_sha: string | null;
            message: string | null;
            user_id: number;
            user_name: string;
            user_username: string;
            user_email: string | null;
            user_avatar: string | null;
            project_id: number;
            project: components["schemas"]["HookProject"];
            commits: components["schemas"]["HookPushedCommit"][];
            total_commits_count: number;
            push_options: {
                [key: string]: unknown;
            };
            repository: components["schemas"]["HookCodeRepository"];
        };
        PushRule: {
            id: number;
            project_id: number;
            created_at: string;
            commit_message_regex: string | null;
            commit_message_negative_regex: string | null;
            branch_name_regex: string | null;
            deny_delete_tag: boolean | null;
            member_check: boolean;
            prevent_secrets: boolean;
            author_email_regex: string | null;
            file_name_regex: string | null;
            max_file_size: number;
            commit_committer_check: boolean | null;
            reject_unsigned_commits: boolean | null;
        };
        PushoverSettings: components["schemas"]["IntegrationPushEvents"] & {
            api_key: string;
            user_key: string;
            priority: string;
            device?: string;
            sound?: string;
        };
        RebaseMergeRequest: {
            skip_ci?: boolean;
        };
        RedmineSettings: components["schemas"]["IntegrationPushEvents"] & components["schemas"]["IssueTrackerSettings"];
        RegisterRunner: {
            token: string;
            description?: string | null;
            info?: components["schemas"]["RunnerInfo"];
            active?: boolean;
            paused?: boolean;
            locked?: boolean;
            run_untagged?: boolean;
            tag_list?: string[];
            access_level?: "not_protected" | "ref_protected";
            maximum_timeout?: number | null;
            maintenance_note?: string | null;
            maintainer_note?: string | null;
        };
        RegisteredRunner: {
            id: number;
            token: string;
            token_expires_at: string | null;
        };
        RegistryErrors: {
            errors: {
                code: string;
                message: string;
            }[];
            http_status?: number;
        };
        RegistryEvents: {
            events: {
                action: string;
                target?: {
                    mediaType?: string;
                    digest?: string;
                    repository?: string;
                    tag?: string;
                };
            }[];
        };
        RegistryRepository: {
            id: number;
            name: string;
            path: string;
            project_id: number;
            location: string;
            created_at: string;
            cleanup_policy_started_at: string | null;
            status: "delete_scheduled" | "delete_failed" | null;
            delete_api_path?: string;
            tags_count?: number;
            tags?: components["schemas"]["RegistryTag"][];
            size?: number | null;
        };
        RegistryTag: {
            name: string;
            path: string;
            location: string;
        };
        RegistryTagDetail: components["schemas"]["RegistryTag"] & {
            revision: string | null;
            short_revision: string | null;
            digest: string;
            created_at: string | null;
            total_size: number | null;
        };
        RegistryToken: {
            token: string;
            access_token: string;
            expires_in: number;
            issued_at: string;
        };
        RelationExport: {
            relation: string;
            status: -1 | 0 | 1;
            error: string | null;
            updated_at: string;
        };
        ReleaseHookPayload: {
            id: number;
            created_at: components["schemas"]["HookTime"];
            description: string | null;
            name: string;
            released_at: components["schemas"]["HookTime"];
            tag: string;
            object_kind: "release";
            project: components["schemas"]["HookProject"];
            url: string;
            action: "create" | "update" | "delete";
            assets: components["schemas"]["HookReleaseAssets"];
            commit: components["schemas"]["HookCommit"];
        };
        RenderMarkdown: {
            text: string;
            gfm?: boolean;
            project?: string;
        };
        RenderedMarkdown: {
            html: string;
        };
        ReorderChildEpic: {
            move_before_id?: number;
            move_after_id?: number;
        };
        ReorderEpicIssue: {
            move_before_id?: number;
            move_after_id?: number;
        };
        ReorderIssue: {
            move_after_id?: number;
            move_before_id?: number;
        };
        RepositoryBlob: {
            size: number;
            encoding: "base64";
            content: string;
            sha: string;
        };
        RepositoryComparison: {
            commit: components["schemas"]["Commit"] | null;
            commits: components["schemas"]["Commit"][];
            diffs: components["schemas"]["DiffEntry"][];
            compare_timeout: boolean;
            compare_same_ref: boolean;
            web_url: string;
        };
        RepositoryContributor: {
            name: string;
            email: string;
            commits: number;
            additions: number;
            deletions: number;
        };
        RepositoryFile: {
            file_name: string;
            file_path: string;
            size: number;
            encoding: "base64";
            content: string;
            content_sha256: string;
            ref: string;
            blob_id: string;
            commit_id: string;
            last_commit_id: string;
            execute_filemode: boolean;
        };
        RepositoryFileBlame: {
            commit: components["schemas"]["RepositoryFileBlameCommit"];
            lines: string[];
        };
        RepositoryFileBlameCommit: {
            id: string;
            message: string;
            parent_ids: string[];
            authored_date: string;
            author_name: string;
            author_email: string;
            committed_date: string;
            committer_name: string;
            committer_email: string;
        };
        RepositoryFileCommitted: {
            file_path: string;
            branch: string;
        };
        RepositoryUpdateHookPayload: {
            event_name: "repository_update";
            user_id: number;
            user_name: string;
            user_email: string | null;
            user_avatar: string | null;
            project_id: number;
            project: components["schemas"]["HookProject"];
            changes: components["schemas"]["HookRefMove"][];
            refs: string[];
        };
        RequestJob: {
            token: string;
            last_update?: string | null;
            info?: components["schemas"]["ExecutingRunnerInfo"];
            session?: {
                url?: string;
                certificate?: string;
                authorization?: string;
            };
            job_age?: number;
        };
        ResentHookEvent: {
            response_status: number;
        };
        ResolveDiscussion: {
            resolved: boolean;
        };
        ResourceAccessToken: components["schemas"]["PersonalAccessToken"] & {
            access_level: number;
        };
        ResourceAccessTokenScope: "api" | "read_api" | "read_repository" | "write_repository" | "read_registry" | "write_registry";
        ResourceAccessTokenWithSecret: components["schemas"]["ResourceAccessToken"] & {
            token: string;
        };
        ResourceGroup: {
            id: number;
            key: string;
            process_mode: "unordered" | "oldest_first" | "newest_first";
            created_at: string;
            updated_at: string;
        };
        RetryJob: {
            job_variables_attributes?: components["schemas"]["NewPipelineVariable"][];
        };
        RevertCommit: {
            branch: string;
            dry_run?: boolean;
        };
        ReviewAppDeletion: {
            scheduled_entries: components["schemas"]["EnvironmentBrief"][];
            unprocessable_entries: components["schemas"]["EnvironmentBrief"][];
        };
        ReviewAppRefusal: components["schemas"]["ReviewAppDeletion"] & {
            message: string;
        };
        Runner: {
            id: number;
            description: string | null;
            ip_address: string | null;
            active: boolean;
            paused: boolean;
            is_shared: boolean;
            runner_type: "instance_type" | "group_type" | "project_type";
            name: string | null;
            online: boolean | null;
            status: "online" | "offline" | "not_connected" | "never_contacted" | "stale" | "active" | "paused";
        };
        RunnerAuthentication: {
            token: string;
        };
        RunnerDetail: components["schemas"]["Runner"] & {
            architecture: string | null;
            platform: string | null;
            contacted_at: string | null;
            projects: components["schemas"]["ProjectSimple"][];
            groups: components["schemas"]["RunnerGroup"][];
            revision: string | null;
            tag_list: string[];
            version: string | null;
            access_level: "not_protected" | "ref_protected";
            maximum_timeout: number | null;
            run_untagged: boolean;
            locked: boolean;
            maintenance_note: string | null;
        };
        RunnerGroup: {
            id: number;
            web_url: string;
            name: string;
        };
        RunnerInfo: {
            name?: string;
            version?: string;
            revision?: string;
            platform?: string;
            architecture?: string;
        };
        RunnerJob: {
            id: number;
            status: components["schemas"]["PipelineStatus"];
            stage: string;
            name: string;
            ref: string | null;
            tag: boolean;
            coverage: number | null;
            allow_failure: boolean;
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
            duration: number | null;
            queued_duration: number | null;
            user: components["schemas"]["User"] | null;
            commit: components["schemas"]["Commit"] | null;
            pipeline: components["schemas"]["BasicPipeline"];
            failure_reason?: string;
            web_url: string;
            project: components["schemas"]["ProjectIdentity"];
        };
        RunnerToken: {
            token: string;
            token_expires_at: string | null;
        };
        SamlProvider: {
            id: number;
            group_id: number;
            enabled: boolean;
            sso_url: string;
            certificate_fingerprint: string;
            default_membership_role: number;
            scim_url: string;
            scim_token_created_at: string | null;
            created_at: string;
            updated_at: string;
        };
        SampleOfSystemHook: {
            event_name: string;
            name: string;
            path: string;
            project_id: number;
            owner_name: string;
            owner_email: string;
        };
        ScimEmail: {
            type: string;
            value: string;
            primary: boolean;
        };
        ScimEmailWrite: {
            type?: string;
            value?: string;
            primary?: boolean;
        };
        ScimError: {
            schemas: string[];
            detail: string;
            status: number;
        };
        ScimIdentity: {
            extern_uid: string;
            user_id: number;
            active: boolean;
        };
        ScimMeta: {
            resourceType: "User";
        };
        ScimName: {
            formatted: string;
            givenName: string | null;
            familyName: string | null;
        };
        ScimNameWrite: {
            formatted?: string;
            givenName?: string;
            familyName?: string;
        };
        ScimPatch: {
            schemas?: string[];
            Operations?: components["schemas"]["ScimPatchOperation"][];
        };
        ScimPatchOperation: {
            op?: string;
            path?: string;
            value?: unknown;
        };
        ScimToken: {
            token: string;
            scim_url: string;
            created_at: string;
        };
        ScimUser: {
            schemas: string[];
            id: string;
            active: boolean;
            "name.formatted": string;
            name: components["schemas"]["ScimName"];
            userName: string;
            meta: components["schemas"]["ScimMeta"];
            emails: components["schemas"]["ScimEmail"][];
        };
        ScimUserList: {
            schemas: string[];
            totalResults: number;
            itemsPerPage: number;
            startIndex: number;
            Resources: components["schemas"]["ScimUser"][];
        };
        ScimUserWrite: {
            schemas?: string[];
            externalId?: string;
            userName?: string;
            active?: boolean;
            emails?: components["schemas"]["ScimEmailWrite"][];
            name?: components["schemas"]["ScimNameWrite"];
            meta?: {
                [key: string]: unknown;
            };
        };
        SearchBlob: {
            basename: string;
            data: string;
            path: string;
            filename: string;
            id: string | null;
            ref: string;
            startline: number;
            project_id: number;
        };
        SearchCommit: components["schemas"]["CommitDetail"];
        SearchResult: components["schemas"]["ProjectSimple"] | components["schemas"]["Issue"] | components["schemas"]["MergeRequest"] | components["schemas"]["Milestone"] | components["schemas"]["SearchSnippet"] | components["schemas"]["Note"] | components["schemas"]["SearchCommit"] | components["schemas"]["SearchBlob"] | components["schemas"]["UserBasic"];
        SearchSnippet: {
            id: number;
            title: string;
            file_name: string | null;
            description: string | null;
            visibility: components["schemas"]["Visibility"];
            author: components["schemas"]["UserBasic"];
            created_at: string;
            updated_at: string;
            project_id: number | null;
            web_url: string;
            raw_url: string;
        };
        SecureFile: {
            id: number;
            name: string;
            checksum: string;
            checksum_algorithm: "sha256";
            permissions: "read_only" | "read_write" | "execute";
            created_at: string;
        };
        SetCustomAttribute: {
            value: string;
        };
        SetFeature: {
            value: string | number | boolean;
            key?: "percentage_of_actors" | "percentage_of_time";
            feature_group?: string;
            user?: string;
            group?: string;
            namespace?: string;
            project?: string;
            force?: boolean;
        };
        SetGroupHookCustomHeader: {
            value: string;
        };
        SetGroupHookUrlVariable: {
            value: string;
        };
        SetIssueTimeEstimate: {
            duration: string;
        };
        SetMemberState: {
            state: "awaiting" | "active";
        };
        SetMergeRequestTimeEstimate: {
            duration: string;
        };
        SetProjectHookCustomHeader: {
            value: string;
        };
        SetProjectHookUrlVariable: {
            value: string;
        };
        SetSamlProvider: {
            enabled?: boolean;
            sso_url?: string;
            certificate_fingerprint?: string;
            default_membership_role?: 5 | 10 | 20 | 30 | 40;
        };
        SetUserStatus: {
            emoji?: string | null;
            message?: string | null;
            availability?: "not_set" | "busy" | null;
            clear_status_after?: "30_minutes" | "3_hours" | "8_hours" | "1_day" | "3_days" | "7_days" | "30_days" | null;
        };
        ShareGroup: {
            group_id: number;
            group_access: 10 | 20 | 30 | 40 | 50;
            expires_at?: string | null;
        };
        ShareProject: {
            group_id: number;
            group_access: 10 | 20 | 30 | 40;
            expires_at?: string | null;
        };
        ShimoSettings: components["schemas"]["IntegrationPushEvents"] & {
            external_wiki_url: string;
        };
        SignatureVerification: "unverified" | "verified" | "same_user_different_email" | "other_user" | "unverified_key" | "unknown_key" | "multiple_signatures";
        SlackSettings: components["schemas"]["ChatWebhookSettings"] & components["schemas"]["ChatEvents"] & components["schemas"]["ChatChannels"] & {
            deployment_channel?: string;
            commit_events?: boolean;
            deployment_events?: boolean;
        };
        SlackSlashCommandsSettings: components["schemas"]["IntegrationPushEvents"] & {
            token: string;
        };
        SlashCommand: {
            token: string;
            team_id?: string;
            team_domain?: string;
            channel_id?: string;
            channel_name?: string;
            user_id?: string;
            user_name?: string;
            command?: string;
            text?: string;
            response_url?: string;
        };
        SlashCommandAnswer: {
            response_type: "ephemeral" | "in_channel";
            text: string;
            username?: string;
        };
        SpecialMilestone: {
            title: "Upcoming" | "Started";
        };
        SshKey: {
            id: number;
            title: string;
            created_at: string;
            expires_at: string | null;
            key: string;
            usage_type: "auth" | "signing" | "auth_and_signing";
        };
        SshKeyWithUser: components["schemas"]["SshKey"] & {
            user: components["schemas"]["CurrentUser"];
        };
        StartProjectExport: {
            description?: string;
            upload?: {
                url?: string;
                http_method?: "PUT" | "POST";
            } | null;
        };
        StateEvent: {
            id: number;
            user: components["schemas"]["UserBasic"] | null;
            created_at: string;
            resource_type: "Issue" | "MergeRequest" | "Epic";
            resource_id: number;
            state: "closed" | "reopened" | "merged";
        };
        StopEnvironment: {
            force?: boolean;
        };
        SubgroupHookPayload: {
            created_at: string;
            updated_at: string;
            event_name: "subgroup_create" | "subgroup_destroy";
            name: string;
            path: string;
            full_path: string;
            group_id: number;
            parent_group_id: number;
            parent_name: string;
            parent_path: string;
            parent_full_path: string;
        };
        Suggestion: {
            id: number;
            from_line: number;
            to_line: number;
            appliable: boolean;
            applied: boolean;
            from_content: string;
            to_content: string;
        };
        SystemHook: {
            id: number;
            url: string;
            name: string | null;
            description: string | null;
            created_at: string;
            push_events: boolean;
            tag_push_events: boolean;
            merge_requests_events: boolean;
            repository_update_events: boolean;
            enable_ssl_verification: boolean;
            alert_status: "executable" | "temporarily_disabled" | "disabled";
            disabled_until: string | null;
        };
        Tag: {
            name: string;
            message: string | null;
            target: string;
            commit: components["schemas"]["Commit"] | null;
            release: components["schemas"]["TagRelease"] | null;
            protected: boolean;
        };
        TagPushHookPayload: {
            object_kind: "tag_push";
            event_name: "tag_push";
            before: string;
            after: string;
            ref: string;
            ref_protected: boolean;
            checkout_sha: string | null;
            message: string | null;
            user_id: number;
            user_name: string;
            user_username: string;
            user_email: string | null;
            user_avatar: string | null;
            project_id: number;
            project: components["schemas"]["HookProject"];
            commits: components["schemas"]["HookPushedCommit"][];
            total_commits_count: number;
            push_options: {
                [key: string]: unknown;
            };
            repository: components["schemas"]["HookCodeRepository"];
        };
        TagRelease: {
            tag_name: string;
            description: string | null;
        };
        TaskCompletion: {
            count: number;
            completed_count: number;
        };
        TeamcitySettings: components["schemas"]["IntegrationPushEvents"] & {
            teamcity_url: string;
            enable_ssl_verification?: boolean;
            build_type: string;
            username: string;
            password: string;
            merge_requests_events?: boolean;
        };
        TestCase: {
            status: "success" | "failed" | "skipped" | "error";
            name: string;
            classname: string | null;
            file: string | null;
            execution_time: number;
            system_output: string | null;
            stack_trace: string | null;
        };
        TestReport: {
            total_time: number;
            total_count: number;
            success_count: number;
            failed_count: number;
            skipped_count: number;
            error_count: number;
            test_suites: components["schemas"]["TestSuite"][];
        };
        TestReportSummary: {
            total: {
                time: number;
                count: number;
                success: number;
                failed: number;
                skipped: number;
                error: number;
                suite_error: string | null;
            };
            test_suites: components["schemas"]["TestSuiteSummary"][];
        };
        TestSuite: {
            name: string;
            total_time: number;
            total_count: number;
            success_count: number;
            failed_count: number;
            skipped_count: number;
            error_count: number;
            suite_error?: string;
            test_cases: components["schemas"]["TestCase"][];
        };
        TestSuiteSummary: {
            name: string;
            total_time: number;
            total_count: number;
            success_count: number;
            failed_count: number;
            skipped_count: number;
            error_count: number;
            build_ids: number[];
            suite_error: string | null;
        };
        TimeStats: {
            time_estimate: number;
            total_time_spent: number;
            human_time_estimate: string | null;
            human_total_time_spent: string | null;
        };
        Todo: {
            id: number;
            project: components["schemas"]["TodoProject"] | null;
            group?: components["schemas"]["TodoGroup"];
            author: components["schemas"]["UserBasic"];
            action_name: components["schemas"]["TodoAction"];
            target_type: "Issue" | "MergeRequest" | "Epic" | "Commit";
            target: components["schemas"]["Issue"] | components["schemas"]["MergeRequest"] | components["schemas"]["Epic"] | components["schemas"]["Commit"];
            target_url: string;
            body: string;
            state: "pending" | "done";
            created_at: string;
            updated_at: string;
        };
        TodoAction: "assigned" | "mentioned" | "build_failed" | "marked" | "approval_required" | "unmergeable" | "directly_addressed" | "review_requested";
        TodoGroup: {
            id: number;
            name: string;
            path: string;
            kind: "group";
            full_path: string;
            parent_id: number | null;
            avatar_url: string | null;
            web_url: string;
        };
        TodoProject: {
            id: number;
            name: string;
            name_with_namespace: string;
            path: string;
            path_with_namespace: string;
            description: string | null;
            created_at: string;
        };
        Topic: {
            id: number;
            name: string;
            title: string;
            description: string | null;
            total_projects_count: number;
            avatar_url: string | null;
        };
        TransferGroup: {
            group_id?: number | null;
        };
        TransferProject: {
            namespace: number | string;
        };
        TreeEntry: {
            id: string;
            name: string;
            type: "tree" | "blob" | "commit";
            path: string;
            mode: "040000" | "100644" | "100755" | "120000" | "160000";
        };
        TriggerPipeline: {
            ref: string;
            token: string;
            variables?: {
                [key: string]: unknown;
            };
        };
        TriggerPipelineOfRef: {
            token: string;
            variables?: {
                [key: string]: unknown;
            };
        };
        UnifyCircuitSettings: components["schemas"]["ChatWebhookSettings"] & components["schemas"]["ChatEvents"];
        UpdateAppearance: {
            title?: string;
            description?: string;
            logo?: UploadedFile;
            header_logo?: UploadedFile;
            favicon?: UploadedFile;
            new_project_guidelines?: string;
            profile_image_guidelines?: string;
            header_message?: string;
            footer_message?: string;
            message_background_color?: string;
            message_font_color?: string;
            email_header_and_footer_enabled?: boolean;
        };
        UpdateApplicationSettings: {
            abuse_notification_email?: string | null;
            admin_mode?: boolean;
            admin_notification_email?: string;
            after_sign_out_path?: string | null;
            after_sign_up_text?: string | null;
            akismet_api_key?: string | null;
            akismet_enabled?: boolean;
            allow_group_owners_to_manage_ldap?: boolean;
            allow_local_requests_from_hooks_and_services?: boolean;
            allow_local_requests_from_system_hooks?: boolean;
            allow_local_requests_from_web_hooks_and_services?: boolean;
            archive_builds_in_human_readable?: string | null;
            asset_proxy_allowlist?: string[] | null;
            asset_proxy_enabled?: boolean;
            asset_proxy_secret_key?: string | null;
            asset_proxy_url?: string | null;
            asset_proxy_whitelist?: string[];
            authorized_keys_enabled?: boolean;
            auto_devops_domain?: string | null;
            auto_devops_enabled?: boolean;
            automatic_purchased_storage_allocation?: boolean;
            check_namespace_plan?: boolean;
            commit_email_hostname?: string | null;
            container_expiration_policies_enable_historic_entries?: boolean;
            container_registry_cleanup_tags_service_max_list_size?: number;
            container_registry_delete_tags_service_timeout?: number;
            container_registry_expiration_policies_caching?: boolean;
            container_registry_expiration_policies_worker_capacity?: number;
            container_registry_import_created_before?: string;
            container_registry_import_max_retries?: number;
            container_registry_import_max_step_duration?: number;
            container_registry_import_max_tags_count?: number;
            container_registry_import_start_max_retries?: number;
            container_registry_import_target_plan?: string;
            container_registry_import_timeout?: number;
            container_registry_pre_import_timeout?: number;
            container_registry_token_expire_delay?: number;
            custom_http_clone_url_root?: string | null;
            deactivate_dormant_users?: boolean;
            default_artifacts_expire_in?: string;
            default_branch_name?: string | null;
            default_branch_protection?: number;
            default_ci_config_path?: string | null;
            default_group_visibility?: components["schemas"]["Visibility"];
            default_project_creation?: number;
            default_project_visibility?: components["schemas"]["Visibility"];
            default_projects_limit?: number;
            default_snippet_visibility?: components["schemas"]["Visibility"];
            delayed_project_deletion?: boolean;
            delete_inactive_projects?: boolean;
            deletion_adjourned_period?: number;
            diff_max_files?: number;
            diff_max_lines?: number;
            diff_max_patch_bytes?: number;
            disable_feed_token?: boolean;
            disabled_oauth_sign_in_sources?: string[];
            dns_rebinding_protection_enabled?: boolean;
            domain_allowlist?: string[];
            domain_allowlist_raw?: string;
            domain_denylist?: string[];
            domain_denylist_enabled?: boolean;
            domain_denylist_raw?: string;
            dsa_key_restriction?: 0 | -1 | 1024 | 2048 | 3072;
            ecdsa_key_restriction?: 0 | -1 | 256 | 384 | 521;
            ecdsa_sk_key_restriction?: 0 | -1 | 256;
            ed25519_key_restriction?: 0 | -1 | 256;
            ed25519_sk_key_restriction?: 0 | -1 | 256;
            eks_access_key_id?: string | null;
            eks_account_id?: string | null;
            eks_integration_enabled?: boolean;
            eks_secret_access_key?: string | null;
            elasticsearch_aws?: boolean;
            elasticsearch_aws_access_key?: string | null;
            elasticsearch_aws_region?: string | null;
            elasticsearch_aws_secret_access_key?: string | null;
            elasticsearch_indexed_field_length_limit?: number;
            elasticsearch_indexed_file_size_limit_kb?: number;
            elasticsearch_indexing?: boolean;
            elasticsearch_limit_indexing?: boolean;
            elasticsearch_max_bulk_concurrency?: number;
            elasticsearch_max_bulk_size_mb?: number;
            elasticsearch_namespace_ids?: number[];
            elasticsearch_password?: string | null;
            elasticsearch_project_ids?: number[];
            elasticsearch_search?: boolean;
            elasticsearch_url?: string[];
            elasticsearch_username?: string | null;
            email_additional_text?: string | null;
            email_author_in_body?: boolean;
            email_restrictions?: string | null;
            email_restrictions_enabled?: boolean;
            enabled_git_access_protocol?: "ssh" | "http" | "nil" | null;
            enforce_namespace_storage_limit?: boolean;
            enforce_terms?: boolean;
            external_auth_client_cert?: string | null;
            external_auth_client_key?: string | null;
            external_auth_client_key_pass?: string | null;
            external_authorization_service_default_label?: string | null;
            external_authorization_service_enabled?: boolean;
            external_authorization_service_timeout?: number;
            external_authorization_service_url?: string | null;
            external_pipeline_validation_service_timeout?: number | null;
            external_pipeline_validation_service_token?: string | null;
            external_pipeline_validation_service_url?: string | null;
            file_template_project_id?: number | null;
            first_day_of_week?: 0 | 1 | 6;
            floc_enabled?: boolean;
            force_pages_access_control?: boolean;
            geo_node_allowed_ips?: string;
            geo_status_timeout?: number;
            git_two_factor_session_expiry?: number;
            gitaly_timeout_default?: number;
            gitaly_timeout_fast?: number;
            gitaly_timeout_medium?: number;
            gitpod_enabled?: boolean;
            gitpod_url?: string | null;
            grafana_enabled?: boolean;
            grafana_url?: string;
            gravatar_enabled?: boolean;
            group_download_export_limit?: number;
            group_export_limit?: number;
            group_import_limit?: number;
            group_runner_token_expiration_interval?: number | null;
            hashed_storage_enabled?: boolean;
            help_page_documentation_base_url?: string | null;
            help_page_hide_commercial_content?: boolean;
            help_page_support_url?: string | null;
            help_page_text?: string | null;
            help_text?: string | null;
            hide_third_party_offers?: boolean;
            home_page_url?: string | null;
            housekeeping_bitmaps_enabled?: boolean;
            housekeeping_enabled?: boolean;
            housekeeping_full_repack_period?: number;
            housekeeping_gc_period?: number;
            housekeeping_incremental_repack_period?: number;
            html_emails_enabled?: boolean;
            import_sources?: ("github" | "bitbucket" | "bitbucket_server" | "gitlab" | "fogbugz" | "git" | "gitlab_project" | "gitea" | "manifest" | "phabricator")[];
            in_product_marketing_emails_enabled?: boolean;
            inactive_projects_delete_after_months?: number;
            inactive_projects_min_size_mb?: number;
            inactive_projects_send_warning_email_after_months?: number;
            invisible_captcha_enabled?: boolean;
            issues_create_limit?: number;
            keep_latest_artifact?: boolean;
            kroki_enabled?: boolean;
            kroki_formats?: {
                blockdiag?: boolean;
                bpmn?: boolean;
                excalidraw?: boolean;
            };
            kroki_url?: string | null;
            local_markdown_version?: number;
            login_recaptcha_protection_enabled?: boolean;
            mailgun_events_enabled?: boolean;
            mailgun_signing_key?: string | null;
            maintenance_mode?: boolean;
            maintenance_mode_message?: string | null;
            max_artifacts_size?: number;
            max_attachment_size?: number;
            max_decompressed_archive_size?: number;
            max_export_size?: number;
            max_import_remote_file_size?: number;
            max_import_size?: number;
            max_pages_size?: number;
            max_personal_access_token_lifetime?: number | null;
            max_ssh_key_lifetime?: number | null;
            max_yaml_depth?: number;
            max_yaml_size_bytes?: number;
            metrics_method_call_threshold?: number;
            minimum_password_length?: number;
            mirror_available?: boolean;
            mirror_capacity_threshold?: number;
            mirror_max_capacity?: number;
            mirror_max_delay?: number;
            notes_create_limit?: number;
            notes_create_limit_allowlist_raw?: string;
            notify_on_unknown_sign_in?: boolean;
            npm_package_requests_forwarding?: boolean;
            outbound_local_requests_allowlist_raw?: string;
            outbound_local_requests_whitelist?: string[];
            pages_domain_verification_enabled?: boolean;
            password_authentication_enabled?: boolean;
            password_authentication_enabled_for_git?: boolean;
            password_authentication_enabled_for_web?: boolean;
            performance_bar_allowed_group_id?: string | null;
            performance_bar_allowed_group_path?: string | null;
            performance_bar_enabled?: boolean;
            personal_access_token_prefix?: string;
            plantuml_enabled?: boolean;
            plantuml_url?: string | null;
            polling_interval_multiplier?: number;
            project_download_export_limit?: number;
            project_export_enabled?: boolean;
            project_export_limit?: number;
            project_import_limit?: number;
            project_runner_token_expiration_interval?: number | null;
            prometheus_metrics_enabled?: boolean;
            protected_ci_variables?: boolean;
            protected_paths_raw?: string;
            pseudonymizer_enabled?: boolean;
            push_event_activities_limit?: number;
            push_event_hooks_limit?: number;
            pypi_package_requests_forwarding?: boolean;
            rate_limiting_response_text?: string | null;
            raw_blob_request_limit?: number;
            recaptcha_enabled?: boolean;
            recaptcha_private_key?: string | null;
            recaptcha_site_key?: string | null;
            receive_max_input_size?: number | null;
            repository_checks_enabled?: boolean;
            repository_size_limit?: number;
            repository_storages_weighted?: {
                [key: string]: number;
            };
            require_admin_approval_after_user_signup?: boolean;
            require_two_factor_authentication?: boolean;
            restricted_visibility_levels?: ("private" | "internal" | "public")[];
            rsa_key_restriction?: 0 | -1 | 1024 | 2048 | 3072 | 4096;
            runner_token_expiration_interval?: number | null;
            search_rate_limit?: number;
            search_rate_limit_unauthenticated?: number;
            send_user_confirmation_email?: boolean;
            sentry_clientside_dsn?: string | null;
            sentry_dsn?: string | null;
            sentry_enabled?: boolean;
            sentry_environment?: string | null;
            session_expire_delay?: number;
            shared_runners_enabled?: boolean;
            shared_runners_minutes?: number;
            shared_runners_text?: string | null;
            sidekiq_job_limiter_compression_threshold_bytes?: number;
            sidekiq_job_limiter_limit_bytes?: number;
            sidekiq_job_limiter_mode?: "track" | "compress";
            sign_in_text?: string | null;
            signin_enabled?: boolean;
            signup_enabled?: boolean;
            silent_mode_enabled?: boolean;
            slack_app_enabled?: boolean;
            slack_app_id?: string | null;
            slack_app_secret?: string | null;
            slack_app_verification_token?: string | null;
            snippet_size_limit?: number;
            snowplow_app_id?: string | null;
            snowplow_collector_hostname?: string | null;
            snowplow_cookie_domain?: string | null;
            snowplow_enabled?: boolean;
            sourcegraph_enabled?: boolean;
            sourcegraph_public_only?: boolean;
            sourcegraph_url?: string | null;
            spam_check_api_key?: string | null;
            spam_check_endpoint_enabled?: boolean;
            spam_check_endpoint_url?: string | null;
            static_objects_external_storage_auth_token?: string | null;
            static_objects_external_storage_url?: string | null;
            suggest_pipeline_enabled?: boolean;
            terminal_max_session_time?: number;
            terms?: string | null;
            throttle_authenticated_api_enabled?: boolean;
            throttle_authenticated_api_period_in_seconds?: number;
            throttle_authenticated_api_requests_per_period?: number;
            throttle_authenticated_deprecated_api_enabled?: boolean;
            throttle_authenticated_deprecated_api_period_in_seconds?: number;
            throttle_authenticated_deprecated_api_requests_per_period?: number;
            throttle_authenticated_files_api_enabled?: boolean;
            throttle_authenticated_files_api_period_in_seconds?: number;
            throttle_authenticated_files_api_requests_per_period?: number;
            throttle_authenticated_git_lfs_enabled?: boolean;
            throttle_authenticated_git_lfs_period_in_seconds?: number;
            throttle_authenticated_git_lfs_requests_per_period?: number;
            throttle_authenticated_packages_api_enabled?: boolean;
            throttle_authenticated_packages_api_period_in_seconds?: number;
            throttle_authenticated_packages_api_requests_per_period?: number;
            throttle_authenticated_web_enabled?: boolean;
            throttle_authenticated_web_period_in_seconds?: number;
            throttle_authenticated_web_requests_per_period?: number;
            throttle_protected_paths_enabled?: boolean;
            throttle_protected_paths_period_in_seconds?: number;
            throttle_protected_paths_requests_per_period?: number;
            throttle_unauthenticated_enabled?: boolean;
            throttle_unauthenticated_period_in_seconds?: number;
            throttle_unauthenticated_requests_per_period?: number;
            throttle_unauthenticated_api_enabled?: boolean;
            throttle_unauthenticated_api_period_in_seconds?: number;
            throttle_unauthenticated_api_requests_per_period?: number;
            throttle_unauthenticated_deprecated_api_enabled?: boolean;
            throttle_unauthenticated_deprecated_api_period_in_seconds?: number;
            throttle_unauthenticated_deprecated_api_requests_per_period?: number;
            throttle_unauthenticated_files_api_enabled?: boolean;
            throttle_unauthenticated_files_api_period_in_seconds?: number;
            throttle_unauthenticated_files_api_requests_per_period?: number;
            throttle_unauthenticated_packages_api_enabled?: boolean;
            throttle_unauthenticated_packages_api_period_in_seconds?: number;
            throttle_unauthenticated_packages_api_requests_per_period?: number;
            throttle_unauthenticated_web_enabled?: boolean;
            throttle_unauthenticated_web_period_in_seconds?: number;
            throttle_unauthenticated_web_requests_per_period?: number;
            time_tracking_limit_to_hours?: boolean;
            two_factor_grace_period?: number;
            unique_ips_limit_enabled?: boolean;
            unique_ips_limit_per_user?: number;
            unique_ips_limit_time_window?: number;
            usage_ping_enabled?: boolean;
            usage_ping_features_enabled?: boolean;
            user_deactivation_emails_enabled?: boolean;
            user_default_external?: boolean;
            user_default_internal_regex?: string | null;
            user_email_lookup_limit?: number;
            user_oauth_applications?: boolean;
            user_show_add_ssh_key_message?: boolean;
            users_get_by_id_limit?: number;
            users_get_by_id_limit_allowlist_raw?: string;
            valid_runner_registrars?: ("project" | "group")[];
            version_check_enabled?: boolean;
            web_ide_clientside_preview_enabled?: boolean;
            whats_new_variant?: "all_tiers" | "current_tier" | "disabled";
            wiki_page_max_content_bytes?: number;
        };
        UpdateApprovalConfiguration: {
            approvals_before_merge?: number;
            reset_approvals_on_push?: boolean;
            disable_overriding_approvers_per_merge_request?: boolean;
            merge_requests_author_approval?: boolean;
            merge_requests_disable_committers_approval?: boolean;
            require_password_to_approve?: boolean;
        };
        UpdateApprovalRule: {
            name: string;
            approvals_required: number;
            user_ids?: number[];
            group_ids?: number[];
            users?: number[];
            groups?: number[];
            protected_branch_ids?: number[];
            scanners?: components["schemas"]["ApprovalRuleScanners"];
            severity_levels?: components["schemas"]["ApprovalRuleSeverityLevels"];
            vulnerabilities_allowed?: number;
            vulnerability_states?: components["schemas"]["ApprovalRuleVulnerabilityStates"];
            applies_to_all_protected_branches?: boolean;
            remove_hidden_groups?: boolean;
        };
        UpdateBoard: {
            name?: string;
            hide_backlog_list?: boolean;
            hide_closed_list?: boolean;
            milestone_id?: number | null;
            assignee_id?: number | null;
            labels?: string | null;
            weight?: number | null;
        };
        UpdateBoardList: {
            position: number;
            max_issue_count?: number;
            max_issue_weight?: number;
            limit_metric?: "all_metrics" | "issue_count" | "issue_weights" | null;
        };
        UpdateBroadcastMessage: {
            message?: string;
            starts_at?: string;
            ends_at?: string;
            color?: string;
            font?: string;
            target_access_levels?: (10 | 20 | 30 | 40 | 50)[];
            target_path?: string | null;
            broadcast_type?: "banner" | "notification";
            dismissable?: boolean;
        };
        UpdateCommitNote: {
            body: string;
        };
        UpdateDeployKey: {
            title?: string;
            can_push?: boolean;
        };
        UpdateDeployment: {
            status: "running" | "success" | "failed" | "canceled";
        };
        UpdateDiscussionNote: {
            body?: string;
            resolved?: boolean;
        };
        UpdateEnvironment: {
            name?: string;
            external_url?: string | null;
            tier?: "production" | "staging" | "testing" | "development" | "other" | null;
            slug?: string;
        };
        UpdateEpic: {
            title?: string;
            description?: string | null;
            labels?: string[];
            add_labels?: string[];
            remove_labels?: string[];
            confidential?: boolean;
            color?: string;
            start_date_fixed?: string | null;
            start_date?: string | null;
            start_date_is_fixed?: boolean;
            due_date_fixed?: string | null;
            end_date?: string | null;
            due_date_is_fixed?: boolean;
            parent_id?: number | null;
            state_event?: "close" | "reopen";
            updated_at?: string;
        };
        UpdateGroup: {
            name?: string;
            path?: string;
            description?: string | null;
            visibility?: components["schemas"]["Visibility"];
            avatar?: UploadedFile;
            share_with_group_lock?: boolean;
            require_two_factor_authentication?: boolean;
            two_factor_grace_period?: number;
            project_creation_level?: "noone" | "maintainer" | "developer";
            subgroup_creation_level?: "owner" | "maintainer";
            auto_devops_enabled?: boolean | null;
            emails_disabled?: boolean | null;
            mentions_disabled?: boolean | null;
            lfs_enabled?: boolean | null;
            request_access_enabled?: boolean;
            default_branch_protection?: 0 | 1 | 2 | 3;
            shared_runners_setting?: "enabled" | "disabled_with_override" | "disabled_and_unoverridable";
            prevent_sharing_groups_outside_hierarchy?: boolean;
            membership_lock?: boolean;
            prevent_forking_outside_group?: boolean | null;
            file_template_project_id?: number | null;
            shared_runners_minutes_limit?: number | null;
            extra_shared_runners_minutes_limit?: number | null;
        };
        UpdateGroupHook: {
            url?: string;
            push_events?: boolean;
            tag_push_events?: boolean;
            issues_events?: boolean;
            confidential_issues_events?: boolean;
            merge_requests_events?: boolean;
            note_events?: boolean;
            confidential_note_events?: boolean;
            job_events?: boolean;
            pipeline_events?: boolean;
            wiki_page_events?: boolean;
            deployment_events?: boolean;
            releases_events?: boolean;
            feature_flag_events?: boolean;
            subgroup_events?: boolean;
            member_events?: boolean;
            project_events?: boolean;
            enable_ssl_verification?: boolean;
            token?: string | null;
            signing_token?: string | null;
            name?: string | null;
            description?: string | null;
            push_events_branch_filter?: string | null;
            branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
            custom_webhook_template?: string | null;
            url_variables?: components["schemas"]["HookSecret"][];
            custom_headers?: components["schemas"]["HookSecret"][];
        };
        UpdateGroupLabel: {
            new_name?: string;
            color?: string;
            description?: string | null;
        };
        UpdateGroupLabelByName: {
            label_id?: number;
            name?: string;
            new_name?: string;
            color?: string;
            description?: string | null;
        };
        UpdateInstanceVariable: {
            value?: string;
            variable_type?: "env_var" | "file";
            protected?: boolean;
            masked?: boolean;
            raw?: boolean;
        };
        UpdateInvitation: {
            access_level?: number;
            expires_at?: string | null;
        };
        UpdateIssue: {
            title?: string;
            description?: string | null;
            move_after_id?: number;
            move_before_id?: number;
            assignee_ids?: number[];
            assignee_id?: number | null;
            milestone_id?: number | null;
            labels?: string[];
            add_labels?: string[];
            remove_labels?: string[];
            due_date?: string | null;
            confidential?: boolean;
            discussion_locked?: boolean | null;
            issue_type?: "issue" | "incident" | "test_case";
            severity?: "UNKNOWN" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            weight?: number | null;
            epic_id?: number | null;
            epic_iid?: number | null;
            health_status?: "on_track" | "needs_attention" | "at_risk" | null;
            iteration_id?: number | null;
            add_assignee_ids?: number[];
            remove_assignee_ids?: number[];
            state_event?: "close" | "reopen";
            updated_at?: string;
        };
        UpdateJobTokenScope: {
            enabled: boolean;
        };
        UpdateMember: {
            access_level: number;
            expires_at?: string | null;
        };
        UpdateMergeRequest: {
            target_branch?: string;
            add_assignee_ids?: number[];
            remove_assignee_ids?: number[];
            add_reviewer_ids?: number[];
            remove_reviewer_ids?: number[];
            state_event?: "close" | "reopen";
            discussion_locked?: boolean | null;
            title?: string;
            description?: string | null;
            assignee_id?: number | null;
            assignee_ids?: number[];
            reviewer_ids?: number[];
            labels?: string[];
            add_labels?: string[];
            remove_labels?: string[];
            milestone_id?: number | null;
            remove_source_branch?: boolean | null;
            allow_collaboration?: boolean;
            allow_maintainer_to_push?: boolean;
            squash?: boolean;
            approvals_before_merge?: number | null;
        };
        UpdateMergeRequestApprovalRule: {
            name?: string;
            approvals_required?: number;
            user_ids?: number[];
            group_ids?: number[];
            users?: number[];
            groups?: number[];
            remove_hidden_groups?: boolean;
        };
        UpdateMergeRequestApprovals: {
            approvals_required: number;
        };
        UpdateMilestone: {
            title?: string;
            description?: string | null;
            due_date?: string | null;
            start_date?: string | null;
            state_event?: "close" | "activate";
        };
        UpdateNote: {
            body: string;
        };
        UpdatePipelineSchedule: {
            description?: string;
            ref?: string;
            cron?: string;
            cron_timezone?: string;
            active?: boolean;
        };
        UpdatePipelineScheduleVariable: {
            value?: string;
            variable_type?: "env_var" | "file";
        };
        UpdatePipelineTrigger: {
            description?: string;
        };
        UpdatePlanLimits: {
            plan_name: "default" | "free" | "bronze" | "silver" | "premium" | "gold" | "ultimate" | "premium_trial" | "ultimate_trial" | "opensource";
            ci_pipeline_size?: number;
            ci_active_jobs?: number;
            ci_project_subscriptions?: number;
            ci_pipeline_schedules?: number;
            ci_needs_size_limit?: number;
            ci_registered_group_runners?: number;
            ci_registered_project_runners?: number;
            conan_max_file_size?: number;
            generic_packages_max_file_size?: number;
            helm_max_file_size?: number;
            maven_max_file_size?: number;
            npm_max_file_size?: number;
            nuget_max_file_size?: number;
            pypi_max_file_size?: number;
            terraform_module_max_file_size?: number;
        };
        UpdateProject: {
            name?: string | null;
            path?: string | null;
            description?: string | null;
            visibility?: "private" | "internal" | "public" | null;
            default_branch?: string | null;
            topics?: string[];
            tag_list?: string[];
            issues_access_level?: components["schemas"]["ProjectFeatureLevel"];
            repository_access_level?: components["schemas"]["ProjectFeatureLevel"];
            merge_requests_access_level?: components["schemas"]["ProjectFeatureLevel"];
            forking_access_level?: components["schemas"]["ProjectFeatureLevel"];
            wiki_access_level?: components["schemas"]["ProjectFeatureLevel"];
            builds_access_level?: components["schemas"]["ProjectFeatureLevel"];
            snippets_access_level?: components["schemas"]["ProjectFeatureLevel"];
            operations_access_level?: components["schemas"]["ProjectFeatureLevel"];
            analytics_access_level?: components["schemas"]["ProjectFeatureLevel"];
            container_registry_access_level?: components["schemas"]["ProjectFeatureLevel"];
            security_and_compliance_access_level?: components["schemas"]["ProjectFeatureLevel"];
            releases_access_level?: components["schemas"]["ProjectFeatureLevel"];
            requirements_access_level?: components["schemas"]["ProjectFeatureLevel"];
            pages_access_level?: "disabled" | "private" | "enabled" | "public" | null;
            issues_enabled?: boolean | null;
            merge_requests_enabled?: boolean | null;
            jobs_enabled?: boolean | null;
            wiki_enabled?: boolean | null;
            snippets_enabled?: boolean | null;
            container_registry_enabled?: boolean | null;
            merge_method?: "merge" | "rebase_merge" | "ff" | null;
            squash_option?: "never" | "always" | "default_on" | "default_off" | null;
            only_allow_merge_if_pipeline_succeeds?: boolean | null;
            only_allow_merge_if_all_discussions_are_resolved?: boolean | null;
            allow_merge_on_skipped_pipeline?: boolean | null;
            remove_source_branch_after_merge?: boolean | null;
            printing_merge_request_link_enabled?: boolean | null;
            resolve_outdated_diff_discussions?: boolean | null;
            autoclose_referenced_issues?: boolean | null;
            suggestion_commit_message?: string | null;
            merge_commit_template?: string | null;
            squash_commit_template?: string | null;
            request_access_enabled?: boolean | null;
            lfs_enabled?: boolean | null;
            packages_enabled?: boolean | null;
            shared_runners_enabled?: boolean | null;
            public_builds?: boolean | null;
            public_jobs?: boolean | null;
            build_git_strategy?: "fetch" | "clone" | null;
            build_timeout?: number | null;
            auto_cancel_pending_pipelines?: "enabled" | "disabled" | null;
            ci_config_path?: string | null;
            ci_default_git_depth?: number | null;
            ci_job_token_scope_enabled?: boolean | null;
            keep_latest_artifact?: boolean | null;
            auto_devops_enabled?: boolean | null;
            auto_devops_deploy_strategy?: "continuous" | "manual" | "timed_incremental" | null;
            container_expiration_policy_attributes?: {
                cadence?: "1d" | "7d" | "14d" | "1month" | "3month";
                enabled?: boolean;
                keep_n?: 1 | 5 | 10 | 25 | 50 | 100 | null;
                older_than?: "7d" | "14d" | "30d" | "60d" | "90d" | null;
                name_regex?: string | null;
                name_regex_delete?: string | null;
                name_regex_keep?: string | null;
            } | null;
            emails_disabled?: boolean | null;
            show_default_award_emojis?: boolean | null;
            warn_about_potentially_unwanted_characters?: boolean | null;
            enforce_auth_checks_on_uploads?: boolean | null;
            service_desk_enabled?: boolean | null;
            repository_storage?: string | null;
            approvals_before_merge?: number | null;
            external_authorization_classification_label?: string | null;
            issues_template?: string | null;
            merge_requests_template?: string | null;
            avatar?: UploadedFile;
            ci_forward_deployment_enabled?: boolean | null;
            ci_allow_fork_pipelines_to_run_in_parent_project?: boolean | null;
            ci_separated_caches?: boolean | null;
            restrict_user_defined_variables?: boolean | null;
            mr_default_target_self?: boolean | null;
            mirror?: boolean | null;
            mirror_user_id?: number | null;
            mirror_trigger_builds?: boolean | null;
            only_mirror_protected_branches?: boolean | null;
            mirror_overwrites_diverged_branches?: boolean | null;
            merge_pipelines_enabled?: boolean | null;
            merge_trains_enabled?: boolean | null;
        };
        UpdateProjectHook: {
            url?: string;
            push_events?: boolean;
            tag_push_events?: boolean;
            issues_events?: boolean;
            confidential_issues_events?: boolean;
            merge_requests_events?: boolean;
            note_events?: boolean;
            confidential_note_events?: boolean;
            job_events?: boolean;
            pipeline_events?: boolean;
            wiki_page_events?: boolean;
            deployment_events?: boolean;
            releases_events?: boolean;
            feature_flag_events?: boolean;
            enable_ssl_verification?: boolean;
            token?: string | null;
            signing_token?: string | null;
            name?: string | null;
            description?: string | null;
            push_events_branch_filter?: string | null;
            branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
            custom_webhook_template?: string | null;
            url_variables?: components["schemas"]["HookSecret"][];
            custom_headers?: components["schemas"]["HookSecret"][];
        };
        UpdateProjectLabel: {
            new_name?: string;
            color?: string;
            description?: string | null;
            priority?: number | null;
        };
        UpdateProjectLabelByName: {
            label_id?: number;
            name?: string;
            new_name?: string;
            color?: string;
            description?: string | null;
            priority?: number | null;
        };
        UpdateProtectedBranch: {
            allow_force_push?: boolean;
            code_owner_approval_required?: boolean;
        };
        UpdatePushRule: {
            deny_delete_tag?: boolean;
            member_check?: boolean;
            prevent_secrets?: boolean;
            commit_message_regex?: string | null;
            commit_message_negative_regex?: string | null;
            branch_name_regex?: string | null;
            author_email_regex?: string | null;
            file_name_regex?: string | null;
            max_file_size?: number;
            commit_committer_check?: boolean;
            reject_unsigned_commits?: boolean;
        };
        UpdateRepositoryFile: {
            branch: string;
            content: string | LongText;
            commit_message: string;
            start_branch?: string;
            encoding?: "text" | "base64";
            author_email?: string;
            author_name?: string;
            last_commit_id?: string;
            execute_filemode?: boolean;
        };
        UpdateResourceGroup: {
            process_mode: "unordered" | "oldest_first" | "newest_first";
        };
        UpdateRunner: {
            description?: string | null;
            active?: boolean;
            paused?: boolean;
            tag_list?: string[];
            run_untagged?: boolean;
            locked?: boolean;
            access_level?: "not_protected" | "ref_protected";
            maximum_timeout?: number | null;
            maintenance_note?: string | null;
        };
        UpdateRunningJob: {
            token: string;
            state?: string;
            failure_reason?: string | null;
            exit_code?: number | null;
            checksum?: string | null;
            output?: {
                checksum?: string | null;
                bytesize?: number | null;
            } | null;
            info?: components["schemas"]["ExecutingRunnerInfo"];
        };
        UpdateScimIdentity: {
            extern_uid: string;
        };
        UpdateSubmodule: {
            branch: string;
            commit_sha: string;
            commit_message?: string;
        };
        UpdateSystemHook: {
            url?: string;
            push_events?: boolean;
            tag_push_events?: boolean;
            merge_requests_events?: boolean;
            repository_update_events?: boolean;
            enable_ssl_verification?: boolean;
            token?: string | null;
            signing_token?: string | null;
            name?: string | null;
            description?: string | null;
        };
        UpdateTopic: {
            name?: string;
            title?: string;
            description?: string | null;
            avatar?: UploadedFile;
        };
        UpdateUser: {
            email?: string;
            name?: string;
            username?: string;
            password?: string | null;
            skip_reconfirmation?: boolean | null;
            admin?: boolean | null;
            auditor?: boolean | null;
            external?: boolean | null;
            can_create_group?: boolean | null;
            projects_limit?: number | null;
            extern_uid?: string | null;
            provider?: string | null;
            group_id_for_saml?: number | null;
            bio?: string | null;
            location?: string | null;
            organization?: string | null;
            job_title?: string | null;
            pronouns?: string | null;
            skype?: string | null;
            linkedin?: string | null;
            twitter?: string | null;
            website_url?: string | null;
            public_email?: string | null;
            commit_email?: string | null;
            note?: string | null;
            theme_id?: number | null;
            color_scheme_id?: number | null;
            view_diffs_file_by_file?: boolean | null;
            avatar?: UploadedFile;
            private_profile?: boolean | null;
            shared_runners_minutes_limit?: number | null;
            extra_shared_runners_minutes_limit?: number | null;
        };
        UpdateUserPreferences: {
            view_diffs_file_by_file?: boolean;
            show_whitespace_in_diffs?: boolean;
        };
        UpdateVariable: {
            value?: string;
            variable_type?: "env_var" | "file";
            protected?: boolean;
            masked?: boolean;
            raw?: boolean;
            environment_scope?: string;
            filter?: {
                environment_scope?: string;
            };
        };
        UploadJobArtifacts: {
            file: UploadedFile;
        };
        UploadProjectFile: {
            file: UploadedFile;
        };
        User: components["schemas"]["UserBasic"] & {
            created_at?: string;
            bio: string | null;
            bot: boolean;
            location: string | null;
            public_email: string | null;
            skype: string | null;
            linkedin: string | null;
            twitter: string | null;
            website_url: string | null;
            organization: string | null;
            job_title: string | null;
            pronouns: string | null;
            work_information: string | null;
            followers?: number;
            following?: number;
            local_time: string | null;
        };
        UserActionSuccess: {
            message: "Success";
        };
        UserActivity: {
            username: string;
            last_activity_on: string | null;
            last_activity_at: string | null;
        };
        UserAgentDetail: {
            user_agent: string;
            ip_address: string;
            akismet_submitted: boolean;
        };
        UserAssociationsCount: {
            groups_count: number;
            projects_count: number;
            issues_count: number;
            merge_requests_count: number;
        };
        UserBasic: {
            id: number;
            username: string;
            name: string;
            state: "active" | "blocked" | "ldap_blocked" | "blocked_pending_approval" | "banned" | "deactivated";
            avatar_url: string | null;
            web_url: string;
        };
        UserCounts: {
            merge_requests: number;
            assigned_issues: number;
            assigned_merge_requests: number;
            review_requested_merge_requests: number;
            todos: number;
        };
        UserCustomAttribute: {
            key: string;
            value: string;
        };
        UserHookPayload: {
            created_at: string;
            updated_at: string;
            event_name: "user_create" | "user_destroy" | "user_rename" | "user_failed_login";
            name: string;
            email: string;
            user_id: number;
            username: string;
            old_username?: string;
            state?: string;
        };
        UserMembership: {
            source_id: number;
            source_name: string;
            source_type: "Project" | "Namespace";
            access_level: number;
        };
        UserPreferences: {
            id: number;
            user_id: number;
            view_diffs_file_by_file: boolean;
            show_whitespace_in_diffs: boolean;
        };
        UserStatus: {
            emoji: string | null;
            message: string | null;
            availability: "not_set" | "busy" | null;
            message_html: string | null;
            clear_status_at: string | null;
        };
        Version: {
            version: string;
            revision: string;
        };
        Visibility: "private" | "internal" | "public";
        VoteOnDeployment: {
            status: "approved" | "rejected";
            comment?: string;
            represented_as?: string;
        };
        WebexTeamsSettings: components["schemas"]["ChatWebhookSettings"] & components["schemas"]["ChatEvents"];
        WeightEvent: {
            id: number;
            user: components["schemas"]["UserBasic"] | null;
            created_at: string;
            issue_id: number;
            weight: number | null;
        };
        WikiPageHookPayload: {
            object_kind: "wiki_page";
            user: components["schemas"]["HookUser"];
            project: components["schemas"]["HookProject"];
            wiki: components["schemas"]["HookWiki"];
            object_attributes: components["schemas"]["HookWikiPage"];
        };
        X509Certificate: {
            id: number;
            subject: string;
            subject_key_identifier: string;
            email: string;
            serial_number: number;
            certificate_status: "good" | "revoked";
            x509_issuer: components["schemas"]["X509Issuer"];
        };
        X509Issuer: {
            id: number;
            subject: string;
            subject_key_identifier: string;
            crl_url: string | null;
        };
        X509Signature: {
            signature_type: "X509";
            verification_status: components["schemas"]["SignatureVerification"];
            x509_certificate: components["schemas"]["X509Certificate"];
            commit_source?: string;
        };
        YoutrackSettings: components["schemas"]["IntegrationPushEvents"] & {
            issues_url: string;
            project_url: string;
            description?: string;
        };
        ZentaoSettings: components["schemas"]["IntegrationPushEvents"] & {
            url: string;
            api_url?: string;
            api_token: string;
            zentao_product_xid: string;
        };
    };
    responses: {
        Accepted: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        AccessRequestNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ApplicationSettingsNow: {
            content: {
                "application/json": components["schemas"]["ApplicationSettings"];
            };
        };
        ApprovalNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ApprovalOfOtherHead: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ApprovalRefused: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ApprovalRule: {
            content: {
                "application/json": components["schemas"]["ApprovalRule"];
            };
        };
        ApprovalRuleInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        ApprovalRuleNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ApprovalState: {
            content: {
                "application/json": components["schemas"]["ApprovalState"];
            };
        };
        ArchiveRefNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ArchiveTooOften: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ArtifactFile: {
            content: {
                "application/octet-stream": UploadedFile;
            };
        };
        ArtifactPathInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        ArtifactsArchive: {
            content: {
                "application/zip": UploadedFile;
            };
        };
        ArtifactsJobMissing: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        ArtifactsNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ArtifactsTooLarge: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        BadRequest: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        BlobNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        BoardInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        BoardListNotMoved: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        BoardListRefused: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        BoardNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        BoardProjectNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        BoardsUsedUp: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        BranchNameInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        BranchNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ChangelogNotMade: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ChangelogTooOften: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ChildEpicList: {
            content: {
                "application/json": components["schemas"]["Epic"][];
            };
        };
        ChildEpicMade: {
            content: {
                "application/json": components["schemas"]["NewChildEpic"];
            };
        };
        ChildEpicNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ChildEpicStuck: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        ChildEpicTaken: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ClusterAgentNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        CommitDiscussionNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        CommitDryRun: {
            content: {
                "application/json": components["schemas"]["CommitDryRunResult"];
            };
        };
        CommitMade: {
            content: {
                "application/json": components["schemas"]["Commit"];
            };
        };
        CommitNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        CommitNoteInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        CommitNoteNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        CommitOnItsOwn: {
            content: {
                "application/json": components["schemas"]["CommitDetail"];
            };
        };
        CommitOrBranchNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        CommitPushForbidden: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        DeploymentNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EmailNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EnvironmentInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        EnvironmentNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicAnswer: {
            content: {
                "application/json": components["schemas"]["Epic"];
            };
        };
        EpicAwardNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicAwardRefused: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicDiscussionNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicEventNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicForbidden: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        EpicInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        EpicIssueAnswer: {
            content: {
                "application/json": components["schemas"]["EpicIssueLink"];
            };
        };
        EpicIssueList: {
            content: {
                "application/json": components["schemas"]["EpicIssue"][];
            };
        };
        EpicIssueNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicIssuePage: {
            content: {
                "application/json": components["schemas"]["EpicIssue"][];
            };
        };
        EpicIssueStuck: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        EpicIssueTaken: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicLinkAnswer: {
            content: {
                "application/json": components["schemas"]["EpicLink"];
            };
        };
        EpicLinkNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicMissing: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicNoteAwardNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicNoteAwardRefused: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicNoteNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        EpicPage: {
            content: {
                "application/json": components["schemas"]["Epic"][];
            };
        };
        Forbidden: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        ForeignToken: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        GpgKeyNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        GraphqlAnswer: {
            content: {
                "application/json": components["schemas"]["GraphqlResult"];
            };
        };
        GraphqlForbidden: {
            content: {
                "application/json": components["schemas"]["GraphqlFailure"];
            };
        };
        GraphqlUnauthorized: {
            content: {
                "application/json": components["schemas"]["GraphqlFailure"];
            };
        };
        GraphqlUnprocessable: {
            content: {
                "application/json": components["schemas"]["GraphqlFailure"];
            };
        };
        GraphqlUnreadable: {
            content: {
                "application/json": components["schemas"]["GraphqlFailure"];
            };
        };
        GroupHookNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        GroupNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ImportNamespaceNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ImportUnreachable: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        InsufficientStorage: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IntegrationAnswer: {
            content: {
                "application/json": components["schemas"]["IntegrationDetail"];
            };
        };
        IntegrationInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        IntegrationNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IntegrationSlugInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        InvitationNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueAwardNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueAwardRefused: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueDiscussionNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueEventNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueFilterInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        IssueList: {
            content: {
                "application/json": components["schemas"]["Issue"][];
            };
        };
        IssueMissing: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueNotFit: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueNoteAwardNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueNoteAwardRefused: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueNoteNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IssueSearchRefused: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        IterationPage: {
            content: {
                "application/json": components["schemas"]["IssueIteration"][];
            };
        };
        IterationsForbidden: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        Job: {
            content: {
                "application/json": components["schemas"]["ArtifactsJob"];
            };
        };
        JobNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        JobRefused: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        JobTokenRefused: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        KeyNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        LabelInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        LabelNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        LinkedEpicsForbidden: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        MemberInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        MemberNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MergeRequestApprovalRule: {
            content: {
                "application/json": components["schemas"]["MergeRequestApprovalRule"];
            };
        };
        MergeRequestApprovalRules: {
            content: {
                "application/json": components["schemas"]["MergeRequestApprovalRule"][];
            };
        };
        MergeRequestApprovals: {
            content: {
                "application/json": components["schemas"]["MergeRequestApprovals"];
            };
        };
        MergeRequestAwardNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MergeRequestAwardRefused: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MergeRequestDiscussionNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MergeRequestEventNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MergeRequestFilterInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        MergeRequestMissing: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MergeRequestNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MergeRequestNoteAwardNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MergeRequestNoteAwardRefused: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MergeRequestNoteNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MergeRequestPage: {
            content: {
                "application/json": (components["schemas"]["MergeRequest"] | components["schemas"]["MergeRequestSimple"])[];
            };
        };
        MethodNotAllowed: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        MilestoneNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        NoRightToAccessTokens: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        NoTokenInUse: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        NotAllowed: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        NotAppliable: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        NotErasable: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        NotFound: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        NotFoundInGroup: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        NotFoundInProject: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        NotPlayable: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        NotRetryable: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        NotTopLevelOwner: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        NoteInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        OauthBadRequest: {
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
        OauthErrorPage: {
            content: {
                "text/html; charset=utf-8": string;
            };
        };
        OauthFormTooOld: {
            content: {
                "text/html; charset=utf-8": string;
            };
        };
        OauthInvalidClient: {
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
        OauthInvalidToken: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        OauthRedirect: {
            content?: never;
        };
        OauthRefusedPage: {
            content: {
                "text/html; charset=utf-8": string;
            };
        };
        OauthUnknownClientPage: {
            content: {
                "text/html; charset=utf-8": string;
            };
        };
        OauthUserInfoAnswer: {
            content: {
                "application/json": components["schemas"]["OauthUserInfo"];
            };
        };
        PersonalAccessTokenNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        PipelineNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        PipelineOnItsOwn: {
            content: {
                "application/json": components["schemas"]["Pipeline"];
            };
        };
        PipelineRefused: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        PreconditionFailed: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ProjectHookNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ProjectImportAccepted: {
            content: {
                "application/json": components["schemas"]["ProjectImport"];
            };
        };
        ProjectNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ProjectVerdict: {
            content: {
                "application/json": components["schemas"]["ProjectConfigurationVerdict"];
            };
        };
        ProtectedEnvironmentNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ProtectionInvalid: {
            content: {
                "application/json": components["schemas"]["ProtectionErrors"];
            };
        };
        ProtectionNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        PushRuleNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        RegistryAway: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        RegistryRepositoryNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        RegistryTagNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        RepositoryArchive: {
            content: {
                "application/octet-stream": UploadedFile;
            };
        };
        RepositoryFileRefused: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        RunnerNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        SamlProviderAnswer: {
            content: {
                "application/json": components["schemas"]["SamlProvider"];
            };
        };
        SamlProviderNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        ScimConflict: {
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        ScimForbidden: {
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        ScimInvalid: {
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        ScimNotFound: {
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        ScimRefused: {
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        ScimTooMany: {
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        ScimUnauthorized: {
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        ScimUserAnswer: {
            content: {
                "application/scim+json": components["schemas"]["ScimUser"];
            };
        };
        SecureFileContent: {
            content: {
                "application/octet-stream": UploadedFile;
            };
        };
        SecureFileNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        SecureFilesOff: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        SeveralVariables: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        SudoUserNotFound: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        SuggestionNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        SystemHookNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        TagNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        TooManyRequests: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        Unauthorized: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        UserNotFound: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        VariableInvalid: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
        VariableNotFound: {
            content: {
                "application/json": components["schemas"]["AnyError"];
            };
        };
    };
    parameters: {
        ApprovalRuleId: number;
        ArchivePath: string;
        ArchiveSha: string;
        ArtifactPath: string;
        ArtifactsJobName: string;
        ArtifactsRef: string;
        AwardId: number;
        BlameRange: {
            start: number;
            end: number;
        };
        BlobSha: string;
        BoardId: number;
        BoardListId: number;
        BranchName: string;
        ChildEpicId: number;
        ClusterAgentId: number;
        ClusterAgentTokenId: number;
        CommitSha: string;
        CustomAttributeKey: string;
        DeploymentId: number;
        DirectDownload: boolean;
        DiscussionId: string;
        DryRun: boolean;
        EnvironmentId: number;
        EpicAuthorId: number;
        EpicAuthorUsername: string;
        EpicConfidential: boolean;
        EpicCreatedAfter: string;
        EpicCreatedBefore: string;
        EpicId: number;
        EpicIid: number;
        EpicIncludeAncestors: boolean;
        EpicIncludeDescendants: boolean;
        EpicIssueId: number;
        EpicLabelDetails: boolean;
        EpicLabels: string[];
        EpicMyReaction: string;
        EpicNot: components["schemas"]["EpicNegatedFilters"];
        EpicOrderBy: "created_at" | "title" | "updated_at";
        EpicSearch: string;
        EpicSort: "asc" | "desc";
        EpicState: "opened" | "closed" | "all";
        EpicUpdatedAfter: string;
        EpicUpdatedBefore: string;
        EventAction: "approved" | "closed" | "commented" | "created" | "destroyed" | "expired" | "joined" | "left" | "merged" | "pushed" | "reopened" | "updated";
        EventAfter: string;
        EventBefore: string;
        EventSort: "asc" | "desc";
        EventTargetType: "issue" | "milestone" | "merge_request" | "note" | "project" | "snippet" | "user" | "epic" | "design";
        FilePath: string;
        GroupAllAvailable: boolean;
        GroupCustomAttributesFilter: {
            [key: string]: string;
        };
        GroupHookId: number;
        GroupId: components["schemas"]["IdOrPath"];
        GroupMinAccessLevel: 5 | 10 | 20 | 30 | 40 | 50;
        GroupOwned: boolean;
        GroupSkipGroups: number[];
        GroupSort: "asc" | "desc";
        HookLogEntryId: number;
        HookLogStatus: string;
        IfUnmodifiedSince: string;
        IncludeJobs: boolean;
        IntegrationSlug: "asana" | "assembla" | "bamboo" | "bugzilla" | "custom-issue-tracker" | "custom_issue_tracker" | "redmine" | "ewm" | "youtrack" | "buildkite" | "campfire" | "confluence" | "datadog" | "discord" | "drone-ci" | "drone_ci" | "emails-on-push" | "emails_on_push" | "external-wiki" | "external_wiki" | "flowdock" | "github" | "hangouts-chat" | "hangouts_chat" | "harbor" | "irker" | "jenkins" | "jira" | "mattermost" | "slack" | "mattermost-slash-commands" | "mattermost_slash_commands" | "slack-slash-commands" | "slack_slash_commands" | "microsoft-teams" | "microsoft_teams" | "packagist" | "pipelines-email" | "pipelines_email" | "pivotaltracker" | "prometheus" | "pushover" | "shimo" | "teamcity" | "unify-circuit" | "unify_circuit" | "webex-teams" | "webex_teams" | "zentao" | "mock-ci" | "mock_ci";
        IssueAssigneeId: components["schemas"]["NoneAnyOrId"];
        IssueAssigneeUsername: string[];
        IssueAuthorId: number;
        IssueAuthorUsername: string;
        IssueConfidential: boolean;
        IssueCreatedAfter: string;
        IssueCreatedBefore: string;
        IssueDueDate: "0" | "" | "any" | "today" | "tomorrow" | "overdue" | "week" | "month" | "next_month_and_previous_two_weeks";
        IssueEpicId: components["schemas"]["NoneAnyOrId"];
        IssueGlobalId: number;
        IssueIid: number;
        IssueIids: number[];
        IssueIterationId: components["schemas"]["NoneAnyOrId"];
        IssueIterationTitle: string;
        IssueLabels: string[];
        IssueMilestone: string;
        IssueMilestoneId: "None" | "Any" | "Upcoming" | "Started";
        IssueMyReactionEmoji: string;
        IssueNonArchived: boolean;
        IssueNot: components["schemas"]["IssueNegatedFilters"];
        IssueOrderBy: "created_at" | "due_date" | "label_priority" | "milestone_due" | "popularity" | "priority" | "relative_position" | "title" | "updated_at" | "weight";
        IssueSearch: string;
        IssueSearchIn: ("title" | "description")[];
        IssueSort: "asc" | "desc";
        IssueStateFilter: "opened" | "closed" | "all";
        IssueTypeFilter: "issue" | "incident" | "test_case";
        IssueUpdatedAfter: string;
        IssueUpdatedBefore: string;
        IssueWeight: components["schemas"]["NoneAnyOrId"];
        IssueWithLabelsDetails: boolean;
        IterationIncludeAncestors: boolean;
        IterationSearch: string;
        IterationSearchIn: ("title" | "cadence_title")[];
        IterationState: "opened" | "upcoming" | "current" | "started" | "closed" | "all";
        IterationUpdatedAfter: string;
        IterationUpdatedBefore: string;
        JobId: number;
        JobOfRunner: number;
        JobScope: components["schemas"]["PipelineStatus"][];
        JobToken: string;
        JobTokenAsParameter: string;
        LabelIncludeAncestors: boolean;
        LabelSearch: string;
        LabelWithCounts: boolean;
        LintRef: string;
        MemberQuery: string;
        MemberShowSeatInfo: boolean;
        MemberSkipUsers: number[];
        MemberState: "awaiting" | "active";
        MemberUserIds: number[];
        MergeRequestApprovedByIds: string[];
        MergeRequestApproverIds: string[];
        MergeRequestAssigneeId: components["schemas"]["NoneAnyOrId"];
        MergeRequestAuthorId: number;
        MergeRequestAuthorUsername: string;
        MergeRequestCreatedAfter: string;
        MergeRequestCreatedBefore: string;
        MergeRequestDeployedAfter: string;
        MergeRequestDeployedBefore: string;
        MergeRequestEnvironment: string;
        MergeRequestIid: number;
        MergeRequestLabels: string[];
        MergeRequestMilestone: string;
        MergeRequestMyReactionEmoji: string;
        MergeRequestNot: components["schemas"]["MergeRequestNegatedFilters"];
        MergeRequestOrderBy: "created_at" | "title" | "updated_at";
        MergeRequestReviewerId: components["schemas"]["NoneAnyOrId"];
        MergeRequestReviewerUsername: string;
        MergeRequestSearch: string;
        MergeRequestSearchIn: ("title" | "description")[];
        MergeRequestSort: "asc" | "desc";
        MergeRequestSourceBranch: string;
        MergeRequestStateFilter: "opened" | "closed" | "locked" | "merged" | "all";
        MergeRequestTargetBranch: string;
        MergeRequestUpdatedAfter: string;
        MergeRequestUpdatedBefore: string;
        MergeRequestView: "simple";
        MergeRequestWip: "yes" | "no";
        MergeRequestWithLabelsDetails: boolean;
        MergeRequestWithMergeStatusRecheck: boolean;
        MilestoneId: number;
        MilestoneIids: number[];
        MilestoneIncludeParents: boolean;
        MilestoneSearch: string;
        MilestoneState: "active" | "closed" | "all";
        MilestoneTitle: string;
        MilestoneUpdatedAfter: string;
        MilestoneUpdatedBefore: string;
        NoteActivityFilter: "all_notes" | "only_comments" | "only_activity";
        NoteId: number;
        NoteOrderBy: "created_at" | "updated_at";
        NoteSort: "asc" | "desc";
        Page: number;
        PaginationKind: "keyset" | "offset" | "legacy";
        PerPage: number;
        PerPageOfWhole: number;
        PersonalAccessTokenId: number;
        PipelineId: number;
        ProjectHookId: number;
        ProjectId: components["schemas"]["IdOrPath"];
        ProtectedBranchName: string;
        ProtectedEnvironmentName: string;
        ProtectedTagName: string;
        RegistryRepositoryId: number;
        RegistryTagName: string;
        RegistryTags: boolean;
        RegistryTagsCount: boolean;
        ResourceEventId: number;
        RunnerPaused: boolean;
        RunnerScope: "active" | "paused" | "online" | "offline";
        RunnerScopeOfAll: "specific" | "shared" | "active" | "paused" | "online" | "offline";
        RunnerStatus: "online" | "offline" | "not_connected" | "never_contacted" | "stale" | "active" | "paused";
        RunnerTags: string[];
        RunnerType: "instance_type" | "group_type" | "project_type";
        RunnersJobToken: string;
        RunningJobId: number;
        ScimGroupPath: string;
        ScimUserId: string;
        SearchConfidential: boolean;
        SearchOrderBy: "created_at";
        SearchSort: "asc" | "desc";
        SearchState: "all" | "opened" | "closed" | "merged";
        SearchText: string;
        SecureFileId: number;
        SecureFileProjectId: components["schemas"]["IdOrPath"];
        SendingEvent: string;
        SlashCommandSlug: "slack-slash-commands" | "slack_slash_commands" | "mattermost-slash-commands" | "mattermost_slash_commands";
        SubgroupOrderBy: "name" | "path" | "id";
        SubgroupSearch: string;
        SystemHookId: number;
        TagName: string;
        TemplateName: string;
        TemplateType: "dockerfiles" | "gitignores" | "gitlab_ci_ymls" | "issues" | "licenses" | "merge_requests";
        UserProjectsArchived: boolean;
        UserProjectsCustomAttributes: {
            [key: string]: string;
        };
        UserProjectsIdAfter: number;
        UserProjectsIdBefore: number;
        UserProjectsImported: boolean;
        UserProjectsLastActivityAfter: string;
        UserProjectsLastActivityBefore: string;
        UserProjectsMembership: boolean;
        UserProjectsMinAccessLevel: 5 | 10 | 20 | 30 | 40 | 50;
        UserProjectsOrderBy: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "star_count" | "similarity" | "repository_size" | "storage_size" | "packages_size" | "wiki_size";
        UserProjectsOwned: boolean;
        UserProjectsRepositoryChecksumFailed: boolean;
        UserProjectsRepositoryStorage: string;
        UserProjectsSearch: string;
        UserProjectsSearchNamespaces: boolean;
        UserProjectsSimple: boolean;
        UserProjectsSort: "asc" | "desc";
        UserProjectsStarred: boolean;
        UserProjectsStatistics: boolean;
        UserProjectsTopic: string[];
        UserProjectsVisibility: "private" | "internal" | "public";
        UserProjectsWikiChecksumFailed: boolean;
        UserProjectsWithIssuesEnabled: boolean;
        UserProjectsWithMergeRequestsEnabled: boolean;
        UserProjectsWithProgrammingLanguage: string;
        VariableFilter: {
            environment_scope?: string;
        };
        VariableKey: string;
        WithGroupCustomAttributes: boolean;
        WithGroupStatistics: boolean;
        WithProjectCustomAttributes: boolean;
        WithUserCustomAttributes: boolean;
    };
    requestBodies: never;
}

export interface operations {
    listGroupAccessRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AccessRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    requestGroupAccess: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["AccessRequest"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["GroupNotFound"];
        };
    };
    denyGroupAccessRequest: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccessRequestNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    approveGroupAccessRequest: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApproveAccessRequest"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["MemberInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccessRequestNotFound"];
        };
    };
    listProjectAccessRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AccessRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    requestProjectAccess: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["AccessRequest"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["NotFoundInProject"];
        };
    };
    denyProjectAccessRequest: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                user_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccessRequestNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    approveProjectAccessRequest: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                user_id: number;
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApproveAccessRequest"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["MemberInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccessRequestNotFound"];
            405: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getAppearance: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Appearance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateAppearance: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAppearance"];
                "multipart/form-data": components["schemas"]["UpdateAppearance"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Appearance"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPlanLimits: {
        parameters: {
            query?: {
                plan_name?: "default" | "free" | "bronze" | "silver" | "premium" | "gold" | "ultimate" | "premium_trial" | "ultimate_trial" | "opensource";
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PlanLimits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    updatePlanLimits: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePlanLimits"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PlanLimits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getApplicationStatistics: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ApplicationStatistics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getLicense: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    createLicense: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLicense"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    deleteLicense: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getApplicationSettings: {
        parameters: {};
        responses: {
            200: components["responses"]["ApplicationSettingsNow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateApplicationSettings: {
        parameters: {};
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateApplicationSettings"];
            };
        };
        responses: {
            200: components["responses"]["ApplicationSettingsNow"];
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Application"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createApplication: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApplication"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ApplicationWithSecret"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    deleteApplication: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProjectApprovalRules: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ApprovalRule"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createProjectApprovalRule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApprovalRule"];
            };
        };
        responses: {
            201: components["responses"]["ApprovalRule"];
            400: components["responses"]["ApprovalRuleInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getProjectApprovalRule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                approval_rule_id: components["parameters"]["ApprovalRuleId"];
            };
        };
        responses: {
            200: components["responses"]["ApprovalRule"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalRuleNotFound"];
        };
    };
    updateProjectApprovalRule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                approval_rule_id: components["parameters"]["ApprovalRuleId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApprovalRule"];
            };
        };
        responses: {
            200: components["responses"]["ApprovalRule"];
            400: components["responses"]["ApprovalRuleInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalRuleNotFound"];
        };
    };
    deleteProjectApprovalRule: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                approval_rule_id: components["parameters"]["ApprovalRuleId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalRuleNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                entity_type?: "User" | "Group" | "Project";
                entity_id?: number;
                created_after?: string;
                created_before?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AuditEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getAuditEvent: {
        parameters: {
            path: {
                audit_event_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AuditEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listGroupAuditEvents: {
        parameters: {
            query?: {
                created_after?: string;
                created_before?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AuditEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    getGroupAuditEvent: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                audit_event_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AuditEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProjectAuditEvents: {
        parameters: {
            query?: {
                created_after?: string;
                created_before?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AuditEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getProjectAuditEvent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                audit_event_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AuditEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listEpicAwardEmoji: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicMissing"];
        };
    };
    createEpicAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAwardEmoji"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicAwardRefused"];
        };
    };
    getEpicAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicAwardNotFound"];
        };
    };
    deleteEpicAwardEmoji: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicAwardNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listEpicNoteAwardEmoji: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicNoteNotFound"];
        };
    };
    createEpicNoteAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAwardEmoji"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicNoteAwardRefused"];
        };
    };
    getEpicNoteAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                note_id: components["parameters"]["NoteId"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicNoteAwardNotFound"];
        };
    };
    deleteEpicNoteAwardEmoji: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                note_id: components["parameters"]["NoteId"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicNoteAwardNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listIssueAwardEmoji: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueMissing"];
        };
    };
    createIssueAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAwardEmoji"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueAwardRefused"];
        };
    };
    getIssueAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueAwardNotFound"];
        };
    };
    deleteIssueAwardEmoji: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueAwardNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listIssueNoteAwardEmoji: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNoteNotFound"];
        };
    };
    createIssueNoteAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAwardEmoji"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNoteAwardRefused"];
        };
    };
    getIssueNoteAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                note_id: components["parameters"]["NoteId"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNoteAwardNotFound"];
        };
    };
    deleteIssueNoteAwardEmoji: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                note_id: components["parameters"]["NoteId"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNoteAwardNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listMergeRequestAwardEmoji: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestMissing"];
        };
    };
    createMergeRequestAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAwardEmoji"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestAwardRefused"];
        };
    };
    getMergeRequestAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestAwardNotFound"];
        };
    };
    deleteMergeRequestAwardEmoji: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestAwardNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listMergeRequestNoteAwardEmoji: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNoteNotFound"];
        };
    };
    createMergeRequestNoteAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAwardEmoji"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNoteAwardRefused"];
        };
    };
    getMergeRequestNoteAwardEmoji: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                note_id: components["parameters"]["NoteId"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AwardEmoji"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNoteAwardNotFound"];
        };
    };
    deleteMergeRequestNoteAwardEmoji: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                note_id: components["parameters"]["NoteId"];
                award_id: components["parameters"]["AwardId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNoteAwardNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listGroupBoards: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Board"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    createGroupBoard: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBoard"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BoardInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BoardsUsedUp"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    getGroupBoard: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                board_id: components["parameters"]["BoardId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    updateGroupBoard: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                board_id: components["parameters"]["BoardId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBoard"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BoardInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    deleteGroupBoard: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                board_id: components["parameters"]["BoardId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listGroupBoardLists: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                board_id: components["parameters"]["BoardId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BoardList"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    createGroupBoardList: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                board_id: components["parameters"]["BoardId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBoardList"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["BoardList"];
                };
            };
            400: components["responses"]["BoardListRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    getGroupBoardList: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                board_id: components["parameters"]["BoardId"];
                list_id: components["parameters"]["BoardListId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BoardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    updateGroupBoardList: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                board_id: components["parameters"]["BoardId"];
                list_id: components["parameters"]["BoardListId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBoardList"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BoardList"];
                };
            };
            400: components["responses"]["BoardListNotMoved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    deleteGroupBoardList: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                board_id: components["parameters"]["BoardId"];
                list_id: components["parameters"]["BoardListId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listProjectBoards: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Board"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardProjectNotFound"];
        };
    };
    createProjectBoard: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBoard"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BoardInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BoardsUsedUp"];
            404: components["responses"]["BoardProjectNotFound"];
        };
    };
    getProjectBoard: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                board_id: components["parameters"]["BoardId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    updateProjectBoard: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                board_id: components["parameters"]["BoardId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBoard"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BoardInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    deleteProjectBoard: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                board_id: components["parameters"]["BoardId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listProjectBoardLists: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                board_id: components["parameters"]["BoardId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BoardList"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    createProjectBoardList: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                board_id: components["parameters"]["BoardId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBoardList"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["BoardList"];
                };
            };
            400: components["responses"]["BoardListRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    getProjectBoardList: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                board_id: components["parameters"]["BoardId"];
                list_id: components["parameters"]["BoardListId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BoardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    updateProjectBoardList: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                board_id: components["parameters"]["BoardId"];
                list_id: components["parameters"]["BoardListId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBoardList"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BoardList"];
                };
            };
            400: components["responses"]["BoardListNotMoved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
        };
    };
    deleteProjectBoardList: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                board_id: components["parameters"]["BoardId"];
                list_id: components["parameters"]["BoardListId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BoardNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listBranches: {
        parameters: {
            query?: {
                search?: string;
                sort?: "name_asc" | "updated_asc" | "updated_desc";
                page_token?: string;
                pagination?: components["parameters"]["PaginationKind"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Branch"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            405: components["responses"]["NotAllowed"];
        };
    };
    createBranch: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBranch"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getBranch: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                branch: components["parameters"]["BranchName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: components["responses"]["BranchNameInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BranchNotFound"];
        };
    };
    deleteBranch: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                branch: components["parameters"]["BranchName"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BranchNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    protectBranchByName: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                branch: components["parameters"]["BranchName"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProtectBranchByName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: components["responses"]["BranchNameInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BranchNotFound"];
        };
    };
    unprotectBranchByName: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                branch: components["parameters"]["BranchName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: components["responses"]["BranchNameInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BranchNotFound"];
        };
    };
    deleteMergedBranches: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listBroadcastMessages: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BroadcastMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createBroadcastMessage: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBroadcastMessage"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["BroadcastMessage"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getBroadcastMessage: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BroadcastMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    updateBroadcastMessage: {
        parameters: {
            path: {
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBroadcastMessage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BroadcastMessage"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    deleteBroadcastMessage: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
        };
    };
    getChangelog: {
        parameters: {
            query: {
                version: components["schemas"]["ChangelogVersion"];
                from?: string;
                to?: string;
                date?: string;
                trailer?: string;
                config_file?: string;
                config_file_ref?: string;
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Changelog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            422: components["responses"]["ChangelogNotMade"];
            429: components["responses"]["ChangelogTooOften"];
        };
    };
    createChangelog: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChangelog"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": 200;
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            422: components["responses"]["ChangelogNotMade"];
            429: components["responses"]["ChangelogTooOften"];
        };
    };
    listChildEpicsByDashPath: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            200: components["responses"]["EpicPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["ChildEpicNotFound"];
        };
    };
    createChildEpicByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChildEpic"];
            };
        };
        responses: {
            201: components["responses"]["ChildEpicMade"];
            400: components["responses"]["EpicInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["ChildEpicNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addChildEpicByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                child_epic_id: components["parameters"]["ChildEpicId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReorderChildEpic"];
            };
        };
        responses: {
            201: components["responses"]["EpicAnswer"];
            400: components["responses"]["EpicInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["ChildEpicNotFound"];
            409: components["responses"]["ChildEpicTaken"];
        };
    };
    reorderChildEpicByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                child_epic_id: components["parameters"]["ChildEpicId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderChildEpic"];
            };
        };
        responses: {
            200: components["responses"]["ChildEpicList"];
            400: components["responses"]["ChildEpicStuck"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["ChildEpicNotFound"];
        };
    };
    removeChildEpicByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                child_epic_id: components["parameters"]["ChildEpicId"];
            };
        };
        responses: {
            200: components["responses"]["EpicAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["ChildEpicNotFound"];
        };
    };
    listChildEpics: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            200: components["responses"]["EpicPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["ChildEpicNotFound"];
        };
    };
    createChildEpic: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChildEpic"];
            };
        };
        responses: {
            201: components["responses"]["ChildEpicMade"];
            400: components["responses"]["EpicInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["ChildEpicNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addChildEpic: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                child_epic_id: components["parameters"]["ChildEpicId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReorderChildEpic"];
            };
        };
        responses: {
            201: components["responses"]["EpicAnswer"];
            400: components["responses"]["EpicInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["ChildEpicNotFound"];
            409: components["responses"]["ChildEpicTaken"];
        };
    };
    reorderChildEpic: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                child_epic_id: components["parameters"]["ChildEpicId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderChildEpic"];
            };
        };
        responses: {
            200: components["responses"]["ChildEpicList"];
            400: components["responses"]["ChildEpicStuck"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["ChildEpicNotFound"];
        };
    };
    removeChildEpic: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                child_epic_id: components["parameters"]["ChildEpicId"];
            };
        };
        responses: {
            200: components["responses"]["EpicAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["ChildEpicNotFound"];
        };
    };
    lintConfiguration: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["LintConfiguration"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ConfigurationVerdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    lintProject: {
        parameters: {
            query?: {
                dry_run?: components["parameters"]["DryRun"];
                include_jobs?: components["parameters"]["IncludeJobs"];
                ref?: components["parameters"]["LintRef"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["ProjectVerdict"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    lintProjectConfiguration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LintProjectConfiguration"];
            };
        };
        responses: {
            200: components["responses"]["ProjectVerdict"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listAllowedAgents: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AllowedAgents"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listClusterAgents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ClusterAgent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createClusterAgent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClusterAgent"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ClusterAgent"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getClusterAgent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                agent_id: components["parameters"]["ClusterAgentId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ClusterAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClusterAgentNotFound"];
        };
    };
    deleteClusterAgent: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                agent_id: components["parameters"]["ClusterAgentId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClusterAgentNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listClusterAgentTokens: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                agent_id: components["parameters"]["ClusterAgentId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ClusterAgentToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClusterAgentNotFound"];
        };
    };
    createClusterAgentToken: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                agent_id: components["parameters"]["ClusterAgentId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClusterAgentToken"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["NewClusterAgentToken"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClusterAgentNotFound"];
        };
    };
    getClusterAgentToken: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                agent_id: components["parameters"]["ClusterAgentId"];
                token_id: components["parameters"]["ClusterAgentTokenId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ClusterAgentTokenDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClusterAgentNotFound"];
        };
    };
    revokeClusterAgentToken: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                agent_id: components["parameters"]["ClusterAgentId"];
                token_id: components["parameters"]["ClusterAgentTokenId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClusterAgentNotFound"];
        };
    };
    listCommitDiscussions: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNotFound"];
        };
    };
    createCommitDiscussion: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMergeRequestDiscussion"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            400: components["responses"]["CommitNoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCommitDiscussion: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
                discussion_id: components["parameters"]["DiscussionId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitDiscussionNotFound"];
        };
    };
    createCommitDiscussionNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
                discussion_id: components["parameters"]["DiscussionId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDiscussionNote"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["CommitNoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitDiscussionNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCommitDiscussionNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
                discussion_id: components["parameters"]["DiscussionId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCommitNote"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["CommitNoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNoteNotFound"];
        };
    };
    deleteCommitDiscussionNote: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
                discussion_id: components["parameters"]["DiscussionId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNoteNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listCommitStatuses: {
        parameters: {
            query?: {
                ref?: string;
                stage?: string;
                name?: string;
                all?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CommitStatus"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNotFound"];
        };
    };
    createCommitStatus: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCommitStatus"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["CommitStatus"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listCommits: {
        parameters: {
            query?: {
                ref_name?: string;
                since?: string;
                until?: string;
                path?: string;
                author?: string;
                all?: boolean;
                with_stats?: boolean;
                first_parent?: boolean;
                order?: "default" | "topo";
                trailers?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    createCommit: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCommit"];
            };
        };
        responses: {
            201: components["responses"]["CommitOnItsOwn"];
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getCommit: {
        parameters: {
            query?: {
                stats?: boolean;
            };
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        responses: {
            200: components["responses"]["CommitOnItsOwn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNotFound"];
        };
    };
    cherryPickCommit: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CherryPickCommit"];
            };
        };
        responses: {
            200: components["responses"]["CommitDryRun"];
            201: components["responses"]["CommitMade"];
            400: {
                content: {
                    "application/json": components["schemas"]["CommitConflict"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommitPushForbidden"];
            404: components["responses"]["CommitOrBranchNotFound"];
        };
    };
    listCommitComments: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CommitComment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNotFound"];
        };
    };
    createCommitComment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCommitComment"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["CommitComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCommitDiff: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DiffEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNotFound"];
        };
    };
    listCommitMergeRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNotFound"];
        };
    };
    listCommitRefs: {
        parameters: {
            query?: {
                type?: "branch" | "tag" | "all";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BasicRef"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommitNotFound"];
        };
    };
    revertCommit: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevertCommit"];
            };
        };
        responses: {
            200: components["responses"]["CommitDryRun"];
            201: components["responses"]["CommitMade"];
            400: {
                content: {
                    "application/json": components["schemas"]["CommitConflict"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommitPushForbidden"];
            404: components["responses"]["CommitOrBranchNotFound"];
        };
    };
    getCommitSignature: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["CommitSha"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CommitSignature"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSubmodule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                submodule: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSubmodule"];
            };
        };
        responses: {
            200: components["responses"]["CommitOnItsOwn"];
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    takeRegistryEvents: {
        parameters: {};
        requestBody: {
            content: {
                "application/vnd.docker.distribution.events.v1+json": components["schemas"]["RegistryEvents"];
            };
        };
        responses: {
            200: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listGroupRegistryRepositories: {
        parameters: {
            query?: {
                tags?: components["parameters"]["RegistryTags"];
                tags_count?: components["parameters"]["RegistryTagsCount"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RegistryRepository"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
            503: components["responses"]["RegistryAway"];
        };
    };
    createRegistryToken: {
        parameters: {
            query?: {
                service?: string;
                scope?: string;
                account?: string;
                client_id?: string;
                offline_token?: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RegistryToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: {
                content: {
                    "application/json": components["schemas"]["RegistryErrors"];
                };
            };
            403: {
                content: {
                    "application/json": components["schemas"]["RegistryErrors"];
                };
            };
            404: {
                content: {
                    "application/json": components["schemas"]["RegistryErrors"];
                };
            };
        };
    };
    listProjectRegistryRepositories: {
        parameters: {
            query?: {
                tags?: components["parameters"]["RegistryTags"];
                tags_count?: components["parameters"]["RegistryTagsCount"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RegistryRepository"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            503: components["responses"]["RegistryAway"];
        };
    };
    deleteRegistryRepository: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                repository_id: components["parameters"]["RegistryRepositoryId"];
            };
        };
        responses: {
            202: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistryRepositoryNotFound"];
        };
    };
    listRegistryTags: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                repository_id: components["parameters"]["RegistryRepositoryId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RegistryTag"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistryRepositoryNotFound"];
            503: components["responses"]["RegistryAway"];
        };
    };
    deleteRegistryTags: {
        parameters: {
            query?: {
                name_regex_delete?: string;
                name_regex?: string;
                name_regex_keep?: string;
                keep_n?: number;
                older_than?: string;
            };
            path: {
                id: components["parameters"]["ProjectId"];
                repository_id: components["parameters"]["RegistryRepositoryId"];
            };
        };
        responses: {
            202: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistryRepositoryNotFound"];
        };
    };
    getRegistryTag: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                repository_id: components["parameters"]["RegistryRepositoryId"];
                tag_name: components["parameters"]["RegistryTagName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RegistryTagDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistryTagNotFound"];
            503: components["responses"]["RegistryAway"];
        };
    };
    deleteRegistryTag: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                repository_id: components["parameters"]["RegistryRepositoryId"];
                tag_name: components["parameters"]["RegistryTagName"];
            };
        };
        responses: {
            200: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistryTagNotFound"];
            503: components["responses"]["RegistryAway"];
        };
    };
    getRegistryRepository: {
        parameters: {
            query?: {
                tags?: components["parameters"]["RegistryTags"];
                tags_count?: components["parameters"]["RegistryTagsCount"];
                size?: boolean;
            };
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RegistryRepository"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["RegistryRepositoryNotFound"];
            503: components["responses"]["RegistryAway"];
        };
    };
    listGroupCustomAttributes: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupCustomAttribute"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    getGroupCustomAttribute: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                key: components["parameters"]["CustomAttributeKey"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupCustomAttribute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    setGroupCustomAttribute: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                key: components["parameters"]["CustomAttributeKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCustomAttribute"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupCustomAttribute"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    deleteGroupCustomAttribute: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                key: components["parameters"]["CustomAttributeKey"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProjectCustomAttributes: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectCustomAttribute"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getProjectCustomAttribute: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                key: components["parameters"]["CustomAttributeKey"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectCustomAttribute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    setProjectCustomAttribute: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                key: components["parameters"]["CustomAttributeKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCustomAttribute"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectCustomAttribute"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    deleteProjectCustomAttribute: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                key: components["parameters"]["CustomAttributeKey"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listUserCustomAttributes: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserCustomAttribute"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    getUserCustomAttribute: {
        parameters: {
            path: {
                id: number;
                key: components["parameters"]["CustomAttributeKey"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserCustomAttribute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    setUserCustomAttribute: {
        parameters: {
            path: {
                id: number;
                key: components["parameters"]["CustomAttributeKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCustomAttribute"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserCustomAttribute"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    deleteUserCustomAttribute: {
        parameters: {
            path: {
                id: number;
                key: components["parameters"]["CustomAttributeKey"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listDeployKeys: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DeployKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listProjectDeployKeys: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createDeployKey: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDeployKey"];
                "multipart/form-data": components["schemas"]["CreateDeployKey"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getDeployKey: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                key_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    updateDeployKey: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                key_id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDeployKey"];
                "multipart/form-data": components["schemas"]["UpdateDeployKey"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    deleteDeployKey: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                key_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    enableDeployKey: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                key_id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProjectDeployKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listDeployTokens: {
        parameters: {
            query?: {
                active?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DeployToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listGroupDeployTokens: {
        parameters: {
            query?: {
                active?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DeployToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
        };
    };
    createGroupDeployToken: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDeployToken"];
                "multipart/form-data": components["schemas"]["CreateDeployToken"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["DeployTokenWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
        };
    };
    getGroupDeployToken: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                token_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DeployToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
        };
    };
    revokeGroupDeployToken: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                token_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listProjectDeployTokens: {
        parameters: {
            query?: {
                active?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DeployToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createProjectDeployToken: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDeployToken"];
                "multipart/form-data": components["schemas"]["CreateDeployToken"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["DeployTokenWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getProjectDeployToken: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                token_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DeployToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    revokeProjectDeployToken: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                token_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listDeployments: {
        parameters: {
            query?: {
                order_by?: "id" | "iid" | "created_at" | "updated_at" | "ref";
                sort?: "asc" | "desc";
                updated_after?: string;
                updated_before?: string;
                environment?: string;
                status?: components["schemas"]["DeploymentStatus"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Deployment"][];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createDeployment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDeployment"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["DeploymentDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getDeployment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                deployment_id: components["parameters"]["DeploymentId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DeploymentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeploymentNotFound"];
        };
    };
    updateDeployment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                deployment_id: components["parameters"]["DeploymentId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDeployment"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DeploymentDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeploymentNotFound"];
        };
    };
    deleteDeployment: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                deployment_id: components["parameters"]["DeploymentId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeploymentNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    voteOnDeployment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                deployment_id: components["parameters"]["DeploymentId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteOnDeployment"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["DeploymentApproval"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeploymentNotFound"];
        };
    };
    listDeploymentMergeRequests: {
        parameters: {
            query?: {
                state?: components["parameters"]["MergeRequestStateFilter"];
                order_by?: components["parameters"]["MergeRequestOrderBy"];
                sort?: components["parameters"]["MergeRequestSort"];
                milestone?: components["parameters"]["MergeRequestMilestone"];
                view?: components["parameters"]["MergeRequestView"];
                labels?: components["parameters"]["MergeRequestLabels"];
                with_labels_details?: components["parameters"]["MergeRequestWithLabelsDetails"];
                with_merge_status_recheck?: components["parameters"]["MergeRequestWithMergeStatusRecheck"];
                created_after?: components["parameters"]["MergeRequestCreatedAfter"];
                created_before?: components["parameters"]["MergeRequestCreatedBefore"];
                updated_after?: components["parameters"]["MergeRequestUpdatedAfter"];
                updated_before?: components["parameters"]["MergeRequestUpdatedBefore"];
                author_id?: components["parameters"]["MergeRequestAuthorId"];
                author_username?: components["parameters"]["MergeRequestAuthorUsername"];
                assignee_id?: components["parameters"]["MergeRequestAssigneeId"];
                approver_ids?: components["parameters"]["MergeRequestApproverIds"];
                approved_by_ids?: components["parameters"]["MergeRequestApprovedByIds"];
                reviewer_id?: components["parameters"]["MergeRequestReviewerId"];
                reviewer_username?: components["parameters"]["MergeRequestReviewerUsername"];
                my_reaction_emoji?: components["parameters"]["MergeRequestMyReactionEmoji"];
                source_branch?: components["parameters"]["MergeRequestSourceBranch"];
                target_branch?: components["parameters"]["MergeRequestTargetBranch"];
                search?: components["parameters"]["MergeRequestSearch"];
                in?: components["parameters"]["MergeRequestSearchIn"];
                wip?: components["parameters"]["MergeRequestWip"];
                not?: components["parameters"]["MergeRequestNot"];
                environment?: components["parameters"]["MergeRequestEnvironment"];
                deployed_before?: components["parameters"]["MergeRequestDeployedBefore"];
                deployed_after?: components["parameters"]["MergeRequestDeployedAfter"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                deployment_id: components["parameters"]["DeploymentId"];
            };
        };
        responses: {
            200: components["responses"]["MergeRequestPage"];
            400: components["responses"]["MergeRequestFilterInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeploymentNotFound"];
        };
    };
    listEpicDiscussions: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicMissing"];
        };
    };
    createEpicDiscussion: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDiscussion"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            202: {
                content: {
                    "application/json": components["schemas"]["IssueNoteCommands"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicMissing"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEpicDiscussion: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                discussion_id: components["parameters"]["DiscussionId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicDiscussionNotFound"];
        };
    };
    createEpicDiscussionNote: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                discussion_id: components["parameters"]["DiscussionId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDiscussionNote"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            202: {
                content: {
                    "application/json": components["schemas"]["IssueNoteCommands"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicDiscussionNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateEpicDiscussionNote: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                discussion_id: components["parameters"]["DiscussionId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDiscussionNote"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicNoteNotFound"];
        };
    };
    deleteEpicDiscussionNote: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                discussion_id: components["parameters"]["DiscussionId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicNoteNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listIssueDiscussions: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueMissing"];
        };
    };
    createIssueDiscussion: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDiscussion"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            202: {
                content: {
                    "application/json": components["schemas"]["IssueNoteCommands"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueMissing"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getIssueDiscussion: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                discussion_id: components["parameters"]["DiscussionId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueDiscussionNotFound"];
        };
    };
    createIssueDiscussionNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                discussion_id: components["parameters"]["DiscussionId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDiscussionNote"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            202: {
                content: {
                    "application/json": components["schemas"]["IssueNoteCommands"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueDiscussionNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateIssueDiscussionNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                discussion_id: components["parameters"]["DiscussionId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDiscussionNote"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNoteNotFound"];
        };
    };
    deleteIssueDiscussionNote: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                discussion_id: components["parameters"]["DiscussionId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNoteNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listMergeRequestDiscussions: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestMissing"];
        };
    };
    createMergeRequestDiscussion: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMergeRequestDiscussion"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            202: {
                content: {
                    "application/json": components["schemas"]["IssueNoteCommands"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestMissing"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMergeRequestDiscussion: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                discussion_id: components["parameters"]["DiscussionId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestDiscussionNotFound"];
        };
    };
    resolveMergeRequestDiscussion: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                discussion_id: components["parameters"]["DiscussionId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveDiscussion"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestDiscussionNotFound"];
        };
    };
    createMergeRequestDiscussionNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                discussion_id: components["parameters"]["DiscussionId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMergeRequestDiscussionNote"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            202: {
                content: {
                    "application/json": components["schemas"]["IssueNoteCommands"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestDiscussionNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMergeRequestDiscussionNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                discussion_id: components["parameters"]["DiscussionId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDiscussionNote"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNoteNotFound"];
        };
    };
    deleteMergeRequestDiscussionNote: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                discussion_id: components["parameters"]["DiscussionId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNoteNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listOwnEmails: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Email"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createOwnEmail: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEmail"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Email"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOwnEmail: {
        parameters: {
            path: {
                email_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Email"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EmailNotFound"];
        };
    };
    deleteOwnEmail: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                email_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EmailNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listUserEmails: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Email"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    createUserEmail: {
        parameters: {
            path: {
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserEmail"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Email"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    deleteUserEmail: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: number;
                email_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listEnvironments: {
        parameters: {
            query?: {
                name?: string;
                search?: string;
                states?: "available" | "stopped";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Environment"][];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["ParameterError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createEnvironment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEnvironment"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Environment"];
                };
            };
            400: components["responses"]["EnvironmentInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    deleteReviewApps: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
                dry_run?: boolean;
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ReviewAppDeletion"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["ReviewAppRefusal"] | components["schemas"]["AnyError"];
                };
            };
            401: {
                content: {
                    "application/json": components["schemas"]["ReviewAppRefusal"] | components["schemas"]["AnyError"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getEnvironment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                environment_id: components["parameters"]["EnvironmentId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Environment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EnvironmentNotFound"];
        };
    };
    updateEnvironment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                environment_id: components["parameters"]["EnvironmentId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateEnvironment"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Environment"];
                };
            };
            400: components["responses"]["EnvironmentInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EnvironmentNotFound"];
        };
    };
    deleteEnvironment: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                environment_id: components["parameters"]["EnvironmentId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["EnvironmentNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    stopEnvironment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                environment_id: components["parameters"]["EnvironmentId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StopEnvironment"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Environment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EnvironmentNotFound"];
        };
    };
    listEpicIssuesByDashPath: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            200: components["responses"]["EpicIssuePage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicIssueNotFound"];
        };
    };
    addEpicIssueByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                epic_issue_id: components["parameters"]["EpicIssueId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReorderEpicIssue"];
            };
        };
        responses: {
            201: components["responses"]["EpicIssueAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["IssueNotFit"];
            409: components["responses"]["EpicIssueTaken"];
        };
    };
    reorderEpicIssueByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                epic_issue_id: components["parameters"]["EpicIssueId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderEpicIssue"];
            };
        };
        responses: {
            200: components["responses"]["EpicIssueList"];
            400: components["responses"]["EpicIssueStuck"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicIssueNotFound"];
        };
    };
    removeEpicIssueByDashPath: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                epic_issue_id: components["parameters"]["EpicIssueId"];
            };
        };
        responses: {
            200: components["responses"]["EpicIssueAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicIssueNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listEpicIssues: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            200: components["responses"]["EpicIssuePage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicIssueNotFound"];
        };
    };
    addEpicIssue: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                epic_issue_id: components["parameters"]["EpicIssueId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReorderEpicIssue"];
            };
        };
        responses: {
            201: components["responses"]["EpicIssueAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["IssueNotFit"];
            409: components["responses"]["EpicIssueTaken"];
        };
    };
    reorderEpicIssue: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                epic_issue_id: components["parameters"]["EpicIssueId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderEpicIssue"];
            };
        };
        responses: {
            200: components["responses"]["EpicIssueList"];
            400: components["responses"]["EpicIssueStuck"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicIssueNotFound"];
        };
    };
    removeEpicIssue: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                epic_issue_id: components["parameters"]["EpicIssueId"];
            };
        };
        responses: {
            200: components["responses"]["EpicIssueAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicIssueNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listEpicsByDashPath: {
        parameters: {
            query?: {
                author_id?: components["parameters"]["EpicAuthorId"];
                author_username?: components["parameters"]["EpicAuthorUsername"];
                confidential?: components["parameters"]["EpicConfidential"];
                created_after?: components["parameters"]["EpicCreatedAfter"];
                created_before?: components["parameters"]["EpicCreatedBefore"];
                include_ancestor_groups?: components["parameters"]["EpicIncludeAncestors"];
                include_descendant_groups?: components["parameters"]["EpicIncludeDescendants"];
                labels?: components["parameters"]["EpicLabels"];
                my_reaction_emoji?: components["parameters"]["EpicMyReaction"];
                not?: components["parameters"]["EpicNot"];
                order_by?: components["parameters"]["EpicOrderBy"];
                search?: components["parameters"]["EpicSearch"];
                sort?: components["parameters"]["EpicSort"];
                state?: components["parameters"]["EpicState"];
                updated_after?: components["parameters"]["EpicUpdatedAfter"];
                updated_before?: components["parameters"]["EpicUpdatedBefore"];
                with_labels_details?: components["parameters"]["EpicLabelDetails"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: components["responses"]["EpicPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    createEpicByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEpic"];
            };
        };
        responses: {
            201: components["responses"]["EpicAnswer"];
            400: components["responses"]["EpicInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicMissing"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEpicByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            200: components["responses"]["EpicAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicNotFound"];
        };
    };
    updateEpicByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEpic"];
            };
        };
        responses: {
            200: components["responses"]["EpicAnswer"];
            400: components["responses"]["EpicInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicNotFound"];
        };
    };
    deleteEpicByDashPath: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    subscribeToEpicByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            201: components["responses"]["EpicAnswer"];
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicNotFound"];
        };
    };
    unsubscribeFromEpicByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            201: components["responses"]["EpicAnswer"];
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicNotFound"];
        };
    };
    listEpics: {
        parameters: {
            query?: {
                author_id?: components["parameters"]["EpicAuthorId"];
                author_username?: components["parameters"]["EpicAuthorUsername"];
                confidential?: components["parameters"]["EpicConfidential"];
                created_after?: components["parameters"]["EpicCreatedAfter"];
                created_before?: components["parameters"]["EpicCreatedBefore"];
                include_ancestor_groups?: components["parameters"]["EpicIncludeAncestors"];
                include_descendant_groups?: components["parameters"]["EpicIncludeDescendants"];
                labels?: components["parameters"]["EpicLabels"];
                my_reaction_emoji?: components["parameters"]["EpicMyReaction"];
                not?: components["parameters"]["EpicNot"];
                order_by?: components["parameters"]["EpicOrderBy"];
                search?: components["parameters"]["EpicSearch"];
                sort?: components["parameters"]["EpicSort"];
                state?: components["parameters"]["EpicState"];
                updated_after?: components["parameters"]["EpicUpdatedAfter"];
                updated_before?: components["parameters"]["EpicUpdatedBefore"];
                with_labels_details?: components["parameters"]["EpicLabelDetails"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: components["responses"]["EpicPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    createEpic: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEpic"];
            };
        };
        responses: {
            201: components["responses"]["EpicAnswer"];
            400: components["responses"]["EpicInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicMissing"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEpic: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            200: components["responses"]["EpicAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicNotFound"];
        };
    };
    updateEpic: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEpic"];
            };
        };
        responses: {
            200: components["responses"]["EpicAnswer"];
            400: components["responses"]["EpicInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicNotFound"];
        };
    };
    deleteEpic: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    subscribeToEpic: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            201: components["responses"]["EpicAnswer"];
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicNotFound"];
        };
    };
    unsubscribeFromEpic: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            201: components["responses"]["EpicAnswer"];
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EpicForbidden"];
            404: components["responses"]["EpicNotFound"];
        };
    };
    listOwnEvents: {
        parameters: {
            query?: {
                action?: components["parameters"]["EventAction"];
                target_type?: components["parameters"]["EventTargetType"];
                before?: components["parameters"]["EventBefore"];
                after?: components["parameters"]["EventAfter"];
                sort?: components["parameters"]["EventSort"];
                scope?: "all";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listProjectEvents: {
        parameters: {
            query?: {
                action?: components["parameters"]["EventAction"];
                target_type?: components["parameters"]["EventTargetType"];
                before?: components["parameters"]["EventBefore"];
                after?: components["parameters"]["EventAfter"];
                sort?: components["parameters"]["EventSort"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listUserEvents: {
        parameters: {
            query?: {
                action?: components["parameters"]["EventAction"];
                target_type?: components["parameters"]["EventTargetType"];
                before?: components["parameters"]["EventBefore"];
                after?: components["parameters"]["EventAfter"];
                sort?: components["parameters"]["EventSort"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["schemas"]["IdOrPath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listFeatures: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Feature"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listFeatureDefinitions: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["FeatureDefinitionDetail"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    setFeature: {
        parameters: {
            path: {
                name: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetFeature"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Feature"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SudoUserNotFound"];
        };
    };
    deleteFeature: {
        parameters: {
            path: {
                name: string;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SudoUserNotFound"];
        };
    };
    listOwnGpgKeys: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GpgKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createOwnGpgKey: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGpgKey"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GpgKey"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getOwnGpgKey: {
        parameters: {
            path: {
                key_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GpgKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GpgKeyNotFound"];
        };
    };
    deleteOwnGpgKey: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                key_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GpgKeyNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    revokeOwnGpgKey: {
        parameters: {
            path: {
                key_id: number;
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GpgKeyNotFound"];
        };
    };
    listUserGpgKeys: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GpgKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    createUserGpgKey: {
        parameters: {
            path: {
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGpgKey"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GpgKey"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    getUserGpgKey: {
        parameters: {
            path: {
                id: number;
                key_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GpgKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    deleteUserGpgKey: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: number;
                key_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
        };
    };
    revokeUserGpgKey: {
        parameters: {
            path: {
                id: number;
                key_id: number;
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    showGraphqlExplorer: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "text/html; charset=utf-8": string;
                };
            };
        };
    };
    runGraphqlQuery: {
        parameters: {
            header?: {
                "X-CSRF-Token"?: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GraphqlRequest"] | components["schemas"]["GraphqlRequest"][];
                "application/x-www-form-urlencoded": components["schemas"]["GraphqlRequest"];
                "multipart/form-data": components["schemas"]["GraphqlRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GraphqlResult"] | components["schemas"]["GraphqlResult"][];
                };
            };
            400: components["responses"]["GraphqlUnreadable"];
            401: components["responses"]["GraphqlUnauthorized"];
            403: components["responses"]["GraphqlForbidden"];
            422: components["responses"]["GraphqlUnprocessable"];
        };
    };
    getGraphqlQuery: {
        parameters: {
            query?: {
                query?: string;
                variables?: string;
                operationName?: string;
            };
            header?: {
                "X-CSRF-Token"?: string;
            };
        };
        responses: {
            200: components["responses"]["GraphqlAnswer"];
            400: components["responses"]["GraphqlUnreadable"];
            401: components["responses"]["GraphqlUnauthorized"];
            403: components["responses"]["GraphqlForbidden"];
            422: components["responses"]["GraphqlUnprocessable"];
        };
    };
    listGroupHooks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupHook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    createGroupHook: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGroupHook"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GroupHook"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    getGroupHook: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                hook_id: components["parameters"]["GroupHookId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupHook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupHookNotFound"];
        };
    };
    updateGroupHook: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                hook_id: components["parameters"]["GroupHookId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGroupHook"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupHook"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    deleteGroupHook: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                hook_id: components["parameters"]["GroupHookId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupHookNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    setGroupHookCustomHeader: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                hook_id: components["parameters"]["GroupHookId"];
                key: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetGroupHookCustomHeader"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    deleteGroupHookCustomHeader: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                hook_id: components["parameters"]["GroupHookId"];
                key: string;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listGroupHookEvents: {
        parameters: {
            query?: {
                status?: components["parameters"]["HookLogStatus"];
                page?: components["parameters"]["Page"];
                per_page?: number;
            };
            path: {
                id: components["parameters"]["GroupId"];
                hook_id: components["parameters"]["GroupHookId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["HookLogEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupHookNotFound"];
        };
    };
    resendGroupHookEvent: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                hook_id: components["parameters"]["GroupHookId"];
                hook_event_id: components["parameters"]["HookLogEntryId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ResentHookEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    testGroupHook: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                hook_id: components["parameters"]["GroupHookId"];
                trigger: "push_events" | "tag_push_events" | "issues_events" | "confidential_issues_events" | "merge_requests_events" | "note_events" | "confidential_note_events" | "job_events" | "pipeline_events" | "wiki_page_events" | "deployment_events" | "releases_events" | "feature_flag_events" | "subgroup_events" | "member_events" | "project_events";
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    setGroupHookUrlVariable: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                hook_id: components["parameters"]["GroupHookId"];
                key: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetGroupHookUrlVariable"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    deleteGroupHookUrlVariable: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                hook_id: components["parameters"]["GroupHookId"];
                key: string;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupHookNotFound"];
        };
    };
    importGroup: {
        parameters: {};
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportGroup"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    startGroupExport: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadGroupExport: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/gzip": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                skip_groups?: number[];
                all_available?: boolean;
                search?: string;
                order_by?: "name" | "path" | "id" | "similarity";
                sort?: "asc" | "desc";
                statistics?: boolean;
                with_custom_attributes?: components["parameters"]["WithGroupCustomAttributes"];
                custom_attributes?: {
                    [key: string]: string;
                };
                owned?: boolean;
                min_access_level?: 5 | 10 | 20 | 30 | 40 | 50;
                top_level_only?: boolean;
                cursor?: string;
                pagination?: components["parameters"]["PaginationKind"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["NotAllowed"];
        };
    };
    createGroup: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGroup"];
                "multipart/form-data": components["schemas"]["CreateGroup"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    getGroup: {
        parameters: {
            query?: {
                with_projects?: boolean;
                with_custom_attributes?: components["parameters"]["WithGroupCustomAttributes"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    updateGroup: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGroup"];
                "multipart/form-data": components["schemas"]["UpdateGroup"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    deleteGroup: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    getGroupAvatar: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "image/png": UploadedFile;
                    "image/jpeg": UploadedFile;
                    "image/gif": UploadedFile;
                    "image/webp": UploadedFile;
                    "image/x-icon": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listDescendantGroups: {
        parameters: {
            query?: {
                skip_groups?: components["parameters"]["GroupSkipGroups"];
                all_available?: components["parameters"]["GroupAllAvailable"];
                search?: components["parameters"]["SubgroupSearch"];
                order_by?: components["parameters"]["SubgroupOrderBy"];
                sort?: components["parameters"]["GroupSort"];
                statistics?: components["parameters"]["WithGroupStatistics"];
                with_custom_attributes?: components["parameters"]["WithGroupCustomAttributes"];
                custom_attributes?: components["parameters"]["GroupCustomAttributesFilter"];
                owned?: components["parameters"]["GroupOwned"];
                min_access_level?: components["parameters"]["GroupMinAccessLevel"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    syncGroupWithLdap: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    listGroupProjects: {
        parameters: {
            query?: {
                archived?: boolean;
                visibility?: "public" | "internal" | "private";
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "similarity" | "last_activity_at";
                sort?: "asc" | "desc";
                search?: string;
                simple?: boolean;
                owned?: boolean;
                starred?: boolean;
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                with_shared?: boolean;
                include_subgroups?: boolean;
                min_access_level?: 5 | 10 | 20 | 30 | 40 | 50;
                with_custom_attributes?: components["parameters"]["WithProjectCustomAttributes"];
                with_security_reports?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    listSharedGroupProjects: {
        parameters: {
            query?: {
                archived?: boolean;
                visibility?: "public" | "internal" | "private";
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at";
                sort?: "asc" | "desc";
                search?: string;
                simple?: boolean;
                starred?: boolean;
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                min_access_level?: 5 | 10 | 20 | 30 | 40 | 50;
                with_custom_attributes?: components["parameters"]["WithProjectCustomAttributes"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    transferProjectToGroup: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                project_id: components["schemas"]["IdOrPath"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProvisionedUsers: {
        parameters: {
            query?: {
                username?: string;
                search?: string;
                active?: boolean;
                blocked?: boolean;
                created_after?: string;
                created_before?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    restoreGroup: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    shareGroup: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareGroup"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    unshareGroup: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                group_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listSubgroups: {
        parameters: {
            query?: {
                skip_groups?: components["parameters"]["GroupSkipGroups"];
                all_available?: components["parameters"]["GroupAllAvailable"];
                search?: components["parameters"]["SubgroupSearch"];
                order_by?: components["parameters"]["SubgroupOrderBy"];
                sort?: components["parameters"]["GroupSort"];
                statistics?: components["parameters"]["WithGroupStatistics"];
                with_custom_attributes?: components["parameters"]["WithGroupCustomAttributes"];
                custom_attributes?: components["parameters"]["GroupCustomAttributesFilter"];
                owned?: components["parameters"]["GroupOwned"];
                min_access_level?: components["parameters"]["GroupMinAccessLevel"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    transferGroup: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TransferGroup"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    listGroupTransferLocations: {
        parameters: {
            query?: {
                search?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupLocation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    listImpersonationTokens: {
        parameters: {
            query?: {
                state?: "all" | "active" | "inactive";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                user_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ImpersonationToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    createImpersonationToken: {
        parameters: {
            path: {
                user_id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateImpersonationToken"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ImpersonationTokenWithSecret"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    getImpersonationToken: {
        parameters: {
            path: {
                user_id: number;
                impersonation_token_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ImpersonationToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    revokeImpersonationToken: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                user_id: number;
                impersonation_token_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
        };
    };
    importProject: {
        parameters: {};
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportProject"];
            };
        };
        responses: {
            201: components["responses"]["ProjectImportAccepted"];
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNamespaceNotFound"];
            413: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    importRemoteProject: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRemoteProject"];
            };
        };
        responses: {
            201: components["responses"]["ProjectImportAccepted"];
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNamespaceNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    importProjectFromS3: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportProjectFromS3"];
            };
        };
        responses: {
            201: components["responses"]["ProjectImportAccepted"];
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNamespaceNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startProjectExport: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StartProjectExport"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProjectExport: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    downloadProjectExport: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/gzip": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProjectImport: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listIntegrations: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Integration"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getAsanaIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveAsanaIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AsanaSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableAsanaIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getAssemblaIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveAssemblaIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssemblaSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableAssemblaIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getBambooIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveBambooIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BambooSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableBambooIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getBugzillaIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveBugzillaIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BugzillaSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableBugzillaIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getBuildkiteIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveBuildkiteIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuildkiteSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableBuildkiteIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getCampfireIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveCampfireIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampfireSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableCampfireIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getConfluenceIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveConfluenceIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfluenceSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableConfluenceIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getCustomIssueTrackerIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveCustomIssueTrackerIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomIssueTrackerSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableCustomIssueTrackerIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getDatadogIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveDatadogIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatadogSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableDatadogIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getDiscordIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveDiscordIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscordSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableDiscordIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getDroneCiIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveDroneCiIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DroneCiSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableDroneCiIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getEmailsOnPushIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveEmailsOnPushIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailsOnPushSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableEmailsOnPushIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getEwmIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveEwmIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EwmSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableEwmIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getExternalWikiIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveExternalWikiIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExternalWikiSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableExternalWikiIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getFlowdockIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveFlowdockIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowdockSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableFlowdockIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getGithubIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveGithubIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GithubSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableGithubIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getHangoutsChatIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveHangoutsChatIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HangoutsChatSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableHangoutsChatIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getHarborIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveHarborIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HarborSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableHarborIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getIrkerIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveIrkerIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IrkerSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableIrkerIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getJenkinsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveJenkinsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JenkinsSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableJenkinsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getJiraIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveJiraIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JiraSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableJiraIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getMattermostIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveMattermostIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MattermostSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableMattermostIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getMattermostSlashCommandsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveMattermostSlashCommandsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MattermostSlashCommandsSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableMattermostSlashCommandsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getMicrosoftTeamsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveMicrosoftTeamsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MicrosoftTeamsSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableMicrosoftTeamsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getMockCiIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveMockCiIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MockCiSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableMockCiIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getPackagistIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    savePackagistIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackagistSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disablePackagistIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getPipelinesEmailIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    savePipelinesEmailIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PipelinesEmailSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disablePipelinesEmailIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getPivotaltrackerIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    savePivotaltrackerIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PivotaltrackerSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disablePivotaltrackerIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getPrometheusIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    savePrometheusIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrometheusSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disablePrometheusIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getPushoverIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    savePushoverIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushoverSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disablePushoverIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getRedmineIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveRedmineIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedmineSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableRedmineIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getShimoIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveShimoIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShimoSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableShimoIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getSlackIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveSlackIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlackSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableSlackIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getSlackSlashCommandsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveSlackSlashCommandsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlackSlashCommandsSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableSlackSlashCommandsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getTeamcityIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveTeamcityIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamcitySettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableTeamcityIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getUnifyCircuitIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveUnifyCircuitIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnifyCircuitSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableUnifyCircuitIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getWebexTeamsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveWebexTeamsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebexTeamsSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableWebexTeamsIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getYoutrackIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveYoutrackIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YoutrackSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableYoutrackIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getZentaoIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveZentaoIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZentaoSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableZentaoIntegration: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    getIntegrationBySlug: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                slug: components["parameters"]["IntegrationSlug"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationSlugInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveIntegrationBySlug: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                slug: components["parameters"]["IntegrationSlug"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnyIntegrationSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableIntegrationBySlug: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                slug: components["parameters"]["IntegrationSlug"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["IntegrationSlugInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    sendSlashCommand: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                slug: components["parameters"]["SlashCommandSlug"];
            };
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SlashCommand"];
                "application/json": components["schemas"]["SlashCommand"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SlashCommandAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Integration"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getServiceBySlug: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                slug: components["parameters"]["IntegrationSlug"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationSlugInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    saveServiceBySlug: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                slug: components["parameters"]["IntegrationSlug"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnyIntegrationSettings"];
            };
        };
        responses: {
            200: components["responses"]["IntegrationAnswer"];
            400: components["responses"]["IntegrationInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableServiceBySlug: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                slug: components["parameters"]["IntegrationSlug"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["IntegrationSlugInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IntegrationNotFound"];
        };
    };
    sendSlashCommandToService: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                slug: components["parameters"]["SlashCommandSlug"];
            };
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SlashCommand"];
                "application/json": components["schemas"]["SlashCommand"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SlashCommandAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGroupInvitations: {
        parameters: {
            query?: {
                query?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    inviteToGroup: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitation"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["InvitationsSent"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    updateGroupInvitation: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                email: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInvitation"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvitationNotFound"];
        };
    };
    deleteGroupInvitation: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                email: string;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvitationNotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProjectInvitations: {
        parameters: {
            query?: {
                query?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    inviteToProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitation"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["InvitationsSent"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            405: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    updateProjectInvitation: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                email: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInvitation"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvitationNotFound"];
        };
    };
    deleteProjectInvitation: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                email: string;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvitationNotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listIssueLinks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LinkedIssue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    createIssueLink: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIssueLink"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["IssueLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["IssueNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    deleteIssueLink: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                issue_link_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["IssueLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    getGroupIssuesStatistics: {
        parameters: {
            query?: {
                assignee_id?: components["parameters"]["IssueAssigneeId"];
                assignee_username?: components["parameters"]["IssueAssigneeUsername"];
                author_id?: components["parameters"]["IssueAuthorId"];
                author_username?: components["parameters"]["IssueAuthorUsername"];
                confidential?: components["parameters"]["IssueConfidential"];
                created_after?: components["parameters"]["IssueCreatedAfter"];
                created_before?: components["parameters"]["IssueCreatedBefore"];
                due_date?: components["parameters"]["IssueDueDate"];
                epic_id?: components["parameters"]["IssueEpicId"];
                iids?: components["parameters"]["IssueIids"];
                in?: components["parameters"]["IssueSearchIn"];
                issue_type?: components["parameters"]["IssueTypeFilter"];
                iteration_id?: components["parameters"]["IssueIterationId"];
                iteration_title?: components["parameters"]["IssueIterationTitle"];
                labels?: components["parameters"]["IssueLabels"];
                milestone?: components["parameters"]["IssueMilestone"];
                milestone_id?: components["parameters"]["IssueMilestoneId"];
                my_reaction_emoji?: components["parameters"]["IssueMyReactionEmoji"];
                non_archived?: components["parameters"]["IssueNonArchived"];
                not?: components["parameters"]["IssueNot"];
                scope?: "created_by_me" | "assigned_to_me" | "all" | "created-by-me" | "assigned-to-me";
                search?: components["parameters"]["IssueSearch"];
                updated_after?: components["parameters"]["IssueUpdatedAfter"];
                updated_before?: components["parameters"]["IssueUpdatedBefore"];
                weight?: components["parameters"]["IssueWeight"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["IssueStatistics"];
                };
            };
            400: components["responses"]["IssueFilterInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
            422: components["responses"]["IssueSearchRefused"];
        };
    };
    getIssuesStatistics: {
        parameters: {
            query?: {
                assignee_id?: components["parameters"]["IssueAssigneeId"];
                assignee_username?: components["parameters"]["IssueAssigneeUsername"];
                author_id?: components["parameters"]["IssueAuthorId"];
                author_username?: components["parameters"]["IssueAuthorUsername"];
                confidential?: components["parameters"]["IssueConfidential"];
                created_after?: components["parameters"]["IssueCreatedAfter"];
                created_before?: components["parameters"]["IssueCreatedBefore"];
                due_date?: components["parameters"]["IssueDueDate"];
                epic_id?: components["parameters"]["IssueEpicId"];
                iids?: components["parameters"]["IssueIids"];
                in?: components["parameters"]["IssueSearchIn"];
                issue_type?: components["parameters"]["IssueTypeFilter"];
                iteration_id?: components["parameters"]["IssueIterationId"];
                iteration_title?: components["parameters"]["IssueIterationTitle"];
                labels?: components["parameters"]["IssueLabels"];
                milestone?: components["parameters"]["IssueMilestone"];
                milestone_id?: components["parameters"]["IssueMilestoneId"];
                my_reaction_emoji?: components["parameters"]["IssueMyReactionEmoji"];
                non_archived?: components["parameters"]["IssueNonArchived"];
                not?: components["parameters"]["IssueNot"];
                scope?: "created_by_me" | "assigned_to_me" | "all" | "created-by-me" | "assigned-to-me";
                search?: components["parameters"]["IssueSearch"];
                updated_after?: components["parameters"]["IssueUpdatedAfter"];
                updated_before?: components["parameters"]["IssueUpdatedBefore"];
                weight?: components["parameters"]["IssueWeight"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["IssueStatistics"];
                };
            };
            400: components["responses"]["IssueFilterInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["IssueSearchRefused"];
        };
    };
    getProjectIssuesStatistics: {
        parameters: {
            query?: {
                assignee_id?: components["parameters"]["IssueAssigneeId"];
                assignee_username?: components["parameters"]["IssueAssigneeUsername"];
                author_id?: components["parameters"]["IssueAuthorId"];
                author_username?: components["parameters"]["IssueAuthorUsername"];
                confidential?: components["parameters"]["IssueConfidential"];
                created_after?: components["parameters"]["IssueCreatedAfter"];
                created_before?: components["parameters"]["IssueCreatedBefore"];
                due_date?: components["parameters"]["IssueDueDate"];
                epic_id?: components["parameters"]["IssueEpicId"];
                iids?: components["parameters"]["IssueIids"];
                in?: components["parameters"]["IssueSearchIn"];
                issue_type?: components["parameters"]["IssueTypeFilter"];
                iteration_id?: components["parameters"]["IssueIterationId"];
                iteration_title?: components["parameters"]["IssueIterationTitle"];
                labels?: components["parameters"]["IssueLabels"];
                milestone?: components["parameters"]["IssueMilestone"];
                milestone_id?: components["parameters"]["IssueMilestoneId"];
                my_reaction_emoji?: components["parameters"]["IssueMyReactionEmoji"];
                not?: components["parameters"]["IssueNot"];
                order_by?: components["parameters"]["IssueOrderBy"];
                search?: components["parameters"]["IssueSearch"];
                sort?: components["parameters"]["IssueSort"];
                updated_after?: components["parameters"]["IssueUpdatedAfter"];
                updated_before?: components["parameters"]["IssueUpdatedBefore"];
                weight?: components["parameters"]["IssueWeight"];
                with_labels_details?: components["parameters"]["IssueWithLabelsDetails"];
                scope?: "created_by_me" | "assigned_to_me" | "all" | "created-by-me" | "assigned-to-me";
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["IssueStatistics"];
                };
            };
            400: components["responses"]["IssueFilterInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            422: components["responses"]["IssueSearchRefused"];
        };
    };
    listGroupIssues: {
        parameters: {
            query?: {
                assignee_id?: components["parameters"]["IssueAssigneeId"];
                assignee_username?: components["parameters"]["IssueAssigneeUsername"];
                author_id?: components["parameters"]["IssueAuthorId"];
                author_username?: components["parameters"]["IssueAuthorUsername"];
                confidential?: components["parameters"]["IssueConfidential"];
                created_after?: components["parameters"]["IssueCreatedAfter"];
                created_before?: components["parameters"]["IssueCreatedBefore"];
                due_date?: components["parameters"]["IssueDueDate"];
                epic_id?: components["parameters"]["IssueEpicId"];
                iids?: components["parameters"]["IssueIids"];
                in?: components["parameters"]["IssueSearchIn"];
                issue_type?: components["parameters"]["IssueTypeFilter"];
                iteration_id?: components["parameters"]["IssueIterationId"];
                iteration_title?: components["parameters"]["IssueIterationTitle"];
                labels?: components["parameters"]["IssueLabels"];
                milestone?: components["parameters"]["IssueMilestone"];
                milestone_id?: components["parameters"]["IssueMilestoneId"];
                my_reaction_emoji?: components["parameters"]["IssueMyReactionEmoji"];
                non_archived?: components["parameters"]["IssueNonArchived"];
                not?: components["parameters"]["IssueNot"];
                order_by?: components["parameters"]["IssueOrderBy"];
                scope?: "created_by_me" | "assigned_to_me" | "all" | "created-by-me" | "assigned-to-me";
                search?: components["parameters"]["IssueSearch"];
                sort?: components["parameters"]["IssueSort"];
                state?: components["parameters"]["IssueStateFilter"];
                updated_after?: components["parameters"]["IssueUpdatedAfter"];
                updated_before?: components["parameters"]["IssueUpdatedBefore"];
                weight?: components["parameters"]["IssueWeight"];
                with_labels_details?: components["parameters"]["IssueWithLabelsDetails"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: components["responses"]["IssueList"];
            400: components["responses"]["IssueFilterInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
            422: components["responses"]["IssueSearchRefused"];
        };
    };
    listIssues: {
        parameters: {
            query?: {
                assignee_id?: components["parameters"]["IssueAssigneeId"];
                assignee_username?: components["parameters"]["IssueAssigneeUsername"];
                author_id?: components["parameters"]["IssueAuthorId"];
                author_username?: components["parameters"]["IssueAuthorUsername"];
                confidential?: components["parameters"]["IssueConfidential"];
                created_after?: components["parameters"]["IssueCreatedAfter"];
                created_before?: components["parameters"]["IssueCreatedBefore"];
                due_date?: components["parameters"]["IssueDueDate"];
                epic_id?: components["parameters"]["IssueEpicId"];
                iids?: components["parameters"]["IssueIids"];
                in?: components["parameters"]["IssueSearchIn"];
                issue_type?: components["parameters"]["IssueTypeFilter"];
                iteration_id?: components["parameters"]["IssueIterationId"];
                iteration_title?: components["parameters"]["IssueIterationTitle"];
                labels?: components["parameters"]["IssueLabels"];
                milestone?: components["parameters"]["IssueMilestone"];
                milestone_id?: components["parameters"]["IssueMilestoneId"];
                my_reaction_emoji?: components["parameters"]["IssueMyReactionEmoji"];
                non_archived?: components["parameters"]["IssueNonArchived"];
                not?: components["parameters"]["IssueNot"];
                order_by?: components["parameters"]["IssueOrderBy"];
                scope?: "created_by_me" | "assigned_to_me" | "all" | "created-by-me" | "assigned-to-me";
                search?: components["parameters"]["IssueSearch"];
                sort?: components["parameters"]["IssueSort"];
                state?: components["parameters"]["IssueStateFilter"];
                updated_after?: components["parameters"]["IssueUpdatedAfter"];
                updated_before?: components["parameters"]["IssueUpdatedBefore"];
                weight?: components["parameters"]["IssueWeight"];
                with_labels_details?: components["parameters"]["IssueWithLabelsDetails"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: components["responses"]["IssueList"];
            400: components["responses"]["IssueFilterInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["IssueSearchRefused"];
        };
    };
    getIssueById: {
        parameters: {
            path: {
                id: components["parameters"]["IssueGlobalId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    listProjectIssues: {
        parameters: {
            query?: {
                assignee_id?: components["parameters"]["IssueAssigneeId"];
                assignee_username?: components["parameters"]["IssueAssigneeUsername"];
                author_id?: components["parameters"]["IssueAuthorId"];
                author_username?: components["parameters"]["IssueAuthorUsername"];
                confidential?: components["parameters"]["IssueConfidential"];
                created_after?: components["parameters"]["IssueCreatedAfter"];
                created_before?: components["parameters"]["IssueCreatedBefore"];
                due_date?: components["parameters"]["IssueDueDate"];
                epic_id?: components["parameters"]["IssueEpicId"];
                iids?: components["parameters"]["IssueIids"];
                in?: components["parameters"]["IssueSearchIn"];
                issue_type?: components["parameters"]["IssueTypeFilter"];
                iteration_id?: components["parameters"]["IssueIterationId"];
                iteration_title?: components["parameters"]["IssueIterationTitle"];
                labels?: components["parameters"]["IssueLabels"];
                milestone?: components["parameters"]["IssueMilestone"];
                milestone_id?: components["parameters"]["IssueMilestoneId"];
                my_reaction_emoji?: components["parameters"]["IssueMyReactionEmoji"];
                not?: components["parameters"]["IssueNot"];
                order_by?: components["parameters"]["IssueOrderBy"];
                search?: components["parameters"]["IssueSearch"];
                sort?: components["parameters"]["IssueSort"];
                state?: components["parameters"]["IssueStateFilter"];
                updated_after?: components["parameters"]["IssueUpdatedAfter"];
                updated_before?: components["parameters"]["IssueUpdatedBefore"];
                weight?: components["parameters"]["IssueWeight"];
                with_labels_details?: components["parameters"]["IssueWithLabelsDetails"];
                scope?: "created_by_me" | "assigned_to_me" | "all" | "created-by-me" | "assigned-to-me";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IssueList"];
            400: components["responses"]["IssueFilterInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            422: components["responses"]["IssueSearchRefused"];
        };
    };
    createIssue: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIssue"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getIssue: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    updateIssue: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIssue"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    deleteIssue: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueMissing"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    addIssueSpentTime: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddIssueSpentTime"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["TimeStats"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    cloneIssue: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloneIssue"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listIssueClosedBy: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    moveIssue: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveIssue"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    createIssueNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIssueNote"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            202: {
                content: {
                    "application/json": components["schemas"]["IssueNoteCommands"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listIssueParticipants: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserBasic"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    listIssueRelatedMergeRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    reorderIssue: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderIssue"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["IssueReorderError"];
                };
            };
        };
    };
    resetIssueSpentTime: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TimeStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    resetIssueTimeEstimate: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TimeStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    subscribeToIssue: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    setIssueTimeEstimate: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetIssueTimeEstimate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TimeStats"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    getIssueTimeStats: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TimeStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    createIssueTodo: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Todo"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    unsubscribeFromIssue: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNotFound"];
        };
    };
    getIssueUserAgentDetail: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserAgentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listGroupIterations: {
        parameters: {
            query?: {
                state?: components["parameters"]["IterationState"];
                search?: components["parameters"]["IterationSearch"];
                in?: components["parameters"]["IterationSearchIn"];
                include_ancestors?: components["parameters"]["IterationIncludeAncestors"];
                updated_after?: components["parameters"]["IterationUpdatedAfter"];
                updated_before?: components["parameters"]["IterationUpdatedBefore"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: components["responses"]["IterationPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["IterationsForbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    listProjectIterations: {
        parameters: {
            query?: {
                state?: components["parameters"]["IterationState"];
                search?: components["parameters"]["IterationSearch"];
                in?: components["parameters"]["IterationSearchIn"];
                include_ancestors?: components["parameters"]["IterationIncludeAncestors"];
                updated_after?: components["parameters"]["IterationUpdatedAfter"];
                updated_before?: components["parameters"]["IterationUpdatedBefore"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["IterationPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["IterationsForbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    fetchJobArtifacts: {
        parameters: {
            query?: {
                token?: components["parameters"]["JobTokenAsParameter"];
                direct_download?: components["parameters"]["DirectDownload"];
            };
            header?: {
                "JOB-TOKEN"?: components["parameters"]["RunnersJobToken"];
            };
            path: {
                id: components["parameters"]["JobOfRunner"];
            };
        };
        responses: {
            200: components["responses"]["ArtifactsArchive"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["JobTokenRefused"];
            404: components["responses"]["ArtifactsNotFound"];
        };
    };
    uploadJobArtifacts: {
        parameters: {
            query?: {
                token?: components["parameters"]["JobTokenAsParameter"];
                expire_in?: string;
                artifact_type?: components["schemas"]["ArtifactsType"];
                artifact_format?: "zip" | "gzip" | "raw";
            };
            header?: {
                "JOB-TOKEN"?: components["parameters"]["RunnersJobToken"];
            };
            path: {
                id: components["parameters"]["JobOfRunner"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadJobArtifacts"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": 201;
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["JobTokenRefused"];
            413: components["responses"]["ArtifactsTooLarge"];
        };
    };
    authorizeJobArtifacts: {
        parameters: {
            query?: {
                token?: components["parameters"]["JobTokenAsParameter"];
                filesize?: number;
                artifact_type?: components["schemas"]["ArtifactsType"];
            };
            header?: {
                "JOB-TOKEN"?: components["parameters"]["RunnersJobToken"];
            };
            path: {
                id: components["parameters"]["JobOfRunner"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": 200;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["JobTokenRefused"];
            413: components["responses"]["ArtifactsTooLarge"];
        };
    };
    deleteProjectArtifacts: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    downloadRefArtifacts: {
        parameters: {
            query: {
                job: components["parameters"]["ArtifactsJobName"];
                job_token?: components["parameters"]["JobToken"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                ref_name: components["parameters"]["ArtifactsRef"];
            };
        };
        responses: {
            200: components["responses"]["ArtifactsArchive"];
            400: components["responses"]["ArtifactsJobMissing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ArtifactsNotFound"];
        };
    };
    downloadRefArtifactFile: {
        parameters: {
            query: {
                job: components["parameters"]["ArtifactsJobName"];
                job_token?: components["parameters"]["JobToken"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                ref_name: components["parameters"]["ArtifactsRef"];
                artifact_path: components["parameters"]["ArtifactPath"];
            };
        };
        responses: {
            200: components["responses"]["ArtifactFile"];
            400: components["responses"]["ArtifactPathInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ArtifactsNotFound"];
        };
    };
    downloadJobArtifacts: {
        parameters: {
            query?: {
                job_token?: components["parameters"]["JobToken"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                job_id: components["parameters"]["JobId"];
            };
        };
        responses: {
            200: components["responses"]["ArtifactsArchive"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ArtifactsNotFound"];
        };
    };
    deleteJobArtifacts: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                job_id: components["parameters"]["JobId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ArtifactsNotFound"];
        };
    };
    keepJobArtifacts: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                job_id: components["parameters"]["JobId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ArtifactsJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ArtifactsNotFound"];
        };
    };
    downloadJobArtifactFile: {
        parameters: {
            query?: {
                job_token?: components["parameters"]["JobToken"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                job_id: components["parameters"]["JobId"];
                artifact_path: components["parameters"]["ArtifactPath"];
            };
        };
        responses: {
            200: components["responses"]["ArtifactFile"];
            400: components["responses"]["ArtifactPathInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ArtifactsNotFound"];
        };
    };
    requestJob: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestJob"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["JobPayload"];
                };
            };
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            409: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    updateRunningJob: {
        parameters: {
            path: {
                id: components["parameters"]["RunningJobId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRunningJob"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": 200;
                };
            };
            202: {
                content: {
                    "application/json": 202;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["JobRefused"];
        };
    };
    appendToTrace: {
        parameters: {
            query?: {
                debug_trace?: boolean;
            };
            header?: {
                "JOB-TOKEN"?: string;
                "Content-Range"?: string;
            };
            path: {
                id: components["parameters"]["RunningJobId"];
            };
        };
        requestBody?: {
            content: {
                "*/*": UploadedFile;
            };
        };
        responses: {
            202: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["JobRefused"];
            416: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    getJobTrace: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                job_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "text/plain": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getJobTokenScope: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["JobTokenScope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    updateJobTokenScope: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateJobTokenScope"];
                "multipart/form-data": components["schemas"]["UpdateJobTokenScope"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listJobTokenScopeProjects: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectIdentity"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    addJobTokenScopeProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddJobTokenScopeProject"];
                "multipart/form-data": components["schemas"]["AddJobTokenScopeProject"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["JobTokenScopeLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    removeJobTokenScopeProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                target_project_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getRunningJob: {
        parameters: {};
        responses: {
            200: components["responses"]["Job"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProjectJobs: {
        parameters: {
            query?: {
                scope?: components["parameters"]["JobScope"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ArtifactsJob"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectNotFound"];
        };
    };
    getJob: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                job_id: components["parameters"]["JobId"];
            };
        };
        responses: {
            200: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
        };
    };
    cancelJob: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                job_id: components["parameters"]["JobId"];
            };
        };
        responses: {
            201: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
        };
    };
    eraseJob: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                job_id: components["parameters"]["JobId"];
            };
        };
        responses: {
            201: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotErasable"];
            404: components["responses"]["JobNotFound"];
        };
    };
    playJob: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                job_id: components["parameters"]["JobId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PlayJob"];
            };
        };
        responses: {
            200: components["responses"]["Job"];
            400: components["responses"]["NotPlayable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
        };
    };
    retryJob: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                job_id: components["parameters"]["JobId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RetryJob"];
            };
        };
        responses: {
            201: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotRetryable"];
            404: components["responses"]["JobNotFound"];
        };
    };
    listPipelineBridges: {
        parameters: {
            query?: {
                scope?: components["parameters"]["JobScope"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_id: components["parameters"]["PipelineId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Bridge"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectNotFound"];
        };
    };
    listPipelineJobs: {
        parameters: {
            query?: {
                scope?: components["parameters"]["JobScope"];
                include_retried?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_id: components["parameters"]["PipelineId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ArtifactsJob"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectNotFound"];
        };
    };
    listGroupLabels: {
        parameters: {
            query?: {
                with_counts?: components["parameters"]["LabelWithCounts"];
                include_ancestor_groups?: components["parameters"]["LabelIncludeAncestors"];
                include_descendant_groups?: boolean;
                only_group_labels?: boolean;
                search?: components["parameters"]["LabelSearch"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupLabel"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    createGroupLabel: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGroupLabel"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            400: components["responses"]["LabelInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    updateGroupLabelByName: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGroupLabelByName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            400: components["responses"]["LabelInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    deleteGroupLabelByName: {
        parameters: {
            query?: {
                label_id?: number;
                name?: string;
            };
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    getGroupLabel: {
        parameters: {
            query?: {
                include_ancestor_groups?: components["parameters"]["LabelIncludeAncestors"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                label_id: number | string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
        };
    };
    updateGroupLabel: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                label_id: number | string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGroupLabel"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            400: components["responses"]["LabelInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    deleteGroupLabel: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                label_id: number | string;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    subscribeToGroupLabel: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                label_id: number | string;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
        };
    };
    unsubscribeFromGroupLabel: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                label_id: number | string;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
        };
    };
    listProjectLabels: {
        parameters: {
            query?: {
                with_counts?: components["parameters"]["LabelWithCounts"];
                include_ancestor_groups?: components["parameters"]["LabelIncludeAncestors"];
                search?: components["parameters"]["LabelSearch"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectLabel"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createProjectLabel: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectLabel"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            400: components["responses"]["LabelInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    updateProjectLabelByName: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectLabelByName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            400: components["responses"]["LabelInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    deleteProjectLabelByName: {
        parameters: {
            query?: {
                label_id?: number;
                name?: string;
            };
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    promoteProjectLabel: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoteProjectLabel"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
        };
    };
    getProjectLabel: {
        parameters: {
            query?: {
                include_ancestor_groups?: components["parameters"]["LabelIncludeAncestors"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                label_id: number | string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
        };
    };
    updateProjectLabel: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                label_id: number | string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectLabel"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            400: components["responses"]["LabelInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    deleteProjectLabel: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                label_id: number | string;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    promoteProjectLabelById: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                label_id: number | string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupLabel"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
        };
    };
    subscribeToProjectLabel: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                label_id: number | string;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
        };
    };
    unsubscribeFromProjectLabel: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                label_id: number | string;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProjectLabel"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LabelNotFound"];
        };
    };
    listLinkedEpics: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPageOfWhole"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ListedLinkedEpic"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["LinkedEpicsForbidden"];
            404: components["responses"]["EpicLinkNotFound"];
        };
    };
    linkEpic: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkEpic"];
            };
        };
        responses: {
            201: components["responses"]["EpicLinkAnswer"];
            400: {
                content: {
                    "application/json": components["schemas"]["ParameterError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["LinkedEpicsForbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    unlinkEpic: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
                related_epic_link_id: number;
            };
        };
        responses: {
            200: components["responses"]["EpicLinkAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["LinkedEpicsForbidden"];
            404: components["responses"]["EpicLinkNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    renderMarkdown: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenderMarkdown"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["RenderedMarkdown"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBillableMembers: {
        parameters: {
            query?: {
                search?: string;
                sort?: "access_level_asc" | "access_level_desc" | "last_joined" | "name_asc" | "name_desc" | "oldest_joined" | "oldest_sign_in" | "recent_sign_in" | "last_activity_on_asc" | "last_activity_on_desc";
                include_awaiting_members?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BillableMember"][];
                };
            };
            400: components["responses"]["NotTopLevelOwner"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    removeBillableMember: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    listBillableMemberships: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BillableMembership"][];
                };
            };
            400: components["responses"]["NotTopLevelOwner"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listGroupMembers: {
        parameters: {
            query?: {
                query?: components["parameters"]["MemberQuery"];
                user_ids?: components["parameters"]["MemberUserIds"];
                skip_users?: components["parameters"]["MemberSkipUsers"];
                show_seat_info?: components["parameters"]["MemberShowSeatInfo"];
                with_saml_identity?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    addGroupMember: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMember"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Member"] | components["schemas"]["MembersAdded"];
                };
            };
            400: components["responses"]["MemberInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listAllGroupMembers: {
        parameters: {
            query?: {
                query?: components["parameters"]["MemberQuery"];
                user_ids?: components["parameters"]["MemberUserIds"];
                skip_users?: components["parameters"]["MemberSkipUsers"];
                show_seat_info?: components["parameters"]["MemberShowSeatInfo"];
                state?: components["parameters"]["MemberState"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    getInheritedGroupMember: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
        };
    };
    approveAllGroupMembers: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["NotTopLevelOwner"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    approveGroupMember: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                member_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["NotTopLevelOwner"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
        };
    };
    getGroupMember: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
        };
    };
    updateGroupMember: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMember"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["MemberInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
        };
    };
    removeGroupMember: {
        parameters: {
            query?: {
                skip_subresources?: boolean;
                unassign_issuables?: boolean;
            };
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    overrideGroupMember: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
        };
    };
    resetGroupMemberOverride: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
        };
    };
    setGroupMemberState: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                user_id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMemberState"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MemberStateChange"];
                };
            };
            400: components["responses"]["NotTopLevelOwner"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listPendingGroupMembers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PendingMember"][];
                };
            };
            400: components["responses"]["NotTopLevelOwner"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    listProjectMembers: {
        parameters: {
            query?: {
                query?: components["parameters"]["MemberQuery"];
                user_ids?: components["parameters"]["MemberUserIds"];
                skip_users?: components["parameters"]["MemberSkipUsers"];
                show_seat_info?: components["parameters"]["MemberShowSeatInfo"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    addProjectMember: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMember"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Member"] | components["schemas"]["MembersAdded"];
                };
            };
            400: components["responses"]["MemberInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            405: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listAllProjectMembers: {
        parameters: {
            query?: {
                query?: components["parameters"]["MemberQuery"];
                user_ids?: components["parameters"]["MemberUserIds"];
                skip_users?: components["parameters"]["MemberSkipUsers"];
                show_seat_info?: components["parameters"]["MemberShowSeatInfo"];
                state?: components["parameters"]["MemberState"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getInheritedProjectMember: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                user_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
        };
    };
    getProjectMember: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                user_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
        };
    };
    updateProjectMember: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                user_id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMember"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["MemberInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
        };
    };
    removeProjectMember: {
        parameters: {
            query?: {
                skip_subresources?: boolean;
                unassign_issuables?: boolean;
            };
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                user_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listMergeRequestApprovalRules: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: components["responses"]["MergeRequestApprovalRules"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    createMergeRequestApprovalRule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMergeRequestApprovalRule"];
            };
        };
        responses: {
            201: components["responses"]["MergeRequestApprovalRule"];
            400: components["responses"]["ApprovalRuleInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalRuleNotFound"];
        };
    };
    getMergeRequestApprovalRule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                approval_rule_id: components["parameters"]["ApprovalRuleId"];
            };
        };
        responses: {
            200: components["responses"]["MergeRequestApprovalRule"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalRuleNotFound"];
        };
    };
    updateMergeRequestApprovalRule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                approval_rule_id: components["parameters"]["ApprovalRuleId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMergeRequestApprovalRule"];
            };
        };
        responses: {
            200: components["responses"]["MergeRequestApprovalRule"];
            400: components["responses"]["ApprovalRuleInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalRuleNotFound"];
        };
    };
    deleteMergeRequestApprovalRule: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                approval_rule_id: components["parameters"]["ApprovalRuleId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalRuleNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    getMergeRequestApprovalState: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: components["responses"]["ApprovalState"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    getMergeRequestApprovals: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: components["responses"]["MergeRequestApprovals"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    updateMergeRequestApprovals: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMergeRequestApprovals"];
            };
        };
        responses: {
            201: components["responses"]["MergeRequestApprovals"];
            400: components["responses"]["ApprovalRuleInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    approveMergeRequest: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApproveMergeRequest"];
            };
        };
        responses: {
            201: components["responses"]["MergeRequestApprovals"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ApprovalRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
            409: components["responses"]["ApprovalOfOtherHead"];
        };
    };
    unapproveMergeRequest: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            201: components["responses"]["MergeRequestApprovals"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalNotFound"];
        };
    };
    getMergeRequestChanges: {
        parameters: {
            query?: {
                access_raw_diffs?: boolean;
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequestChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    listMergeRequestClosesIssues: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    listMergeRequestCommits: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    listMergeRequestContextCommits: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    createMergeRequestContextCommits: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContextCommits"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    deleteMergeRequestContextCommits: {
        parameters: {
            query: {
                commits: string[];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    listMergeRequestDiffs: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DiffEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    getMergeRequestRawDiffs: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "text/plain": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    listMergeRequestVersions: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequestVersion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    getMergeRequestVersion: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                version_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequestVersionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    listGroupMergeRequests: {
        parameters: {
            query?: {
                non_archived?: boolean;
                state?: components["parameters"]["MergeRequestStateFilter"];
                order_by?: components["parameters"]["MergeRequestOrderBy"];
                sort?: components["parameters"]["MergeRequestSort"];
                milestone?: components["parameters"]["MergeRequestMilestone"];
                view?: components["parameters"]["MergeRequestView"];
                labels?: components["parameters"]["MergeRequestLabels"];
                with_labels_details?: components["parameters"]["MergeRequestWithLabelsDetails"];
                with_merge_status_recheck?: components["parameters"]["MergeRequestWithMergeStatusRecheck"];
                created_after?: components["parameters"]["MergeRequestCreatedAfter"];
                created_before?: components["parameters"]["MergeRequestCreatedBefore"];
                updated_after?: components["parameters"]["MergeRequestUpdatedAfter"];
                updated_before?: components["parameters"]["MergeRequestUpdatedBefore"];
                scope?: "created_by_me" | "assigned_to_me" | "all" | "created-by-me" | "assigned-to-me";
                author_id?: components["parameters"]["MergeRequestAuthorId"];
                author_username?: components["parameters"]["MergeRequestAuthorUsername"];
                assignee_id?: components["parameters"]["MergeRequestAssigneeId"];
                approver_ids?: components["parameters"]["MergeRequestApproverIds"];
                approved_by_ids?: components["parameters"]["MergeRequestApprovedByIds"];
                reviewer_id?: components["parameters"]["MergeRequestReviewerId"];
                reviewer_username?: components["parameters"]["MergeRequestReviewerUsername"];
                my_reaction_emoji?: components["parameters"]["MergeRequestMyReactionEmoji"];
                source_branch?: components["parameters"]["MergeRequestSourceBranch"];
                target_branch?: components["parameters"]["MergeRequestTargetBranch"];
                search?: components["parameters"]["MergeRequestSearch"];
                in?: components["parameters"]["MergeRequestSearchIn"];
                wip?: components["parameters"]["MergeRequestWip"];
                not?: components["parameters"]["MergeRequestNot"];
                environment?: components["parameters"]["MergeRequestEnvironment"];
                deployed_before?: components["parameters"]["MergeRequestDeployedBefore"];
                deployed_after?: components["parameters"]["MergeRequestDeployedAfter"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: components["responses"]["MergeRequestPage"];
            400: components["responses"]["MergeRequestFilterInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
        };
    };
    listMergeRequests: {
        parameters: {
            query?: {
                state?: components["parameters"]["MergeRequestStateFilter"];
                order_by?: components["parameters"]["MergeRequestOrderBy"];
                sort?: components["parameters"]["MergeRequestSort"];
                milestone?: components["parameters"]["MergeRequestMilestone"];
                view?: components["parameters"]["MergeRequestView"];
                labels?: components["parameters"]["MergeRequestLabels"];
                with_labels_details?: components["parameters"]["MergeRequestWithLabelsDetails"];
                with_merge_status_recheck?: components["parameters"]["MergeRequestWithMergeStatusRecheck"];
                created_after?: components["parameters"]["MergeRequestCreatedAfter"];
                created_before?: components["parameters"]["MergeRequestCreatedBefore"];
                updated_after?: components["parameters"]["MergeRequestUpdatedAfter"];
                updated_before?: components["parameters"]["MergeRequestUpdatedBefore"];
                scope?: "created_by_me" | "assigned_to_me" | "all" | "created-by-me" | "assigned-to-me";
                author_id?: components["parameters"]["MergeRequestAuthorId"];
                author_username?: components["parameters"]["MergeRequestAuthorUsername"];
                assignee_id?: components["parameters"]["MergeRequestAssigneeId"];
                approver_ids?: components["parameters"]["MergeRequestApproverIds"];
                approved_by_ids?: components["parameters"]["MergeRequestApprovedByIds"];
                reviewer_id?: components["parameters"]["MergeRequestReviewerId"];
                reviewer_username?: components["parameters"]["MergeRequestReviewerUsername"];
                my_reaction_emoji?: components["parameters"]["MergeRequestMyReactionEmoji"];
                source_branch?: components["parameters"]["MergeRequestSourceBranch"];
                target_branch?: components["parameters"]["MergeRequestTargetBranch"];
                search?: components["parameters"]["MergeRequestSearch"];
                in?: components["parameters"]["MergeRequestSearchIn"];
                wip?: components["parameters"]["MergeRequestWip"];
                not?: components["parameters"]["MergeRequestNot"];
                environment?: components["parameters"]["MergeRequestEnvironment"];
                deployed_before?: components["parameters"]["MergeRequestDeployedBefore"];
                deployed_after?: components["parameters"]["MergeRequestDeployedAfter"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: components["responses"]["MergeRequestPage"];
            400: components["responses"]["MergeRequestFilterInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listProjectMergeRequests: {
        parameters: {
            query?: {
                iids?: number[];
                state?: components["parameters"]["MergeRequestStateFilter"];
                order_by?: components["parameters"]["MergeRequestOrderBy"];
                sort?: components["parameters"]["MergeRequestSort"];
                milestone?: components["parameters"]["MergeRequestMilestone"];
                view?: components["parameters"]["MergeRequestView"];
                labels?: components["parameters"]["MergeRequestLabels"];
                with_labels_details?: components["parameters"]["MergeRequestWithLabelsDetails"];
                with_merge_status_recheck?: components["parameters"]["MergeRequestWithMergeStatusRecheck"];
                created_after?: components["parameters"]["MergeRequestCreatedAfter"];
                created_before?: components["parameters"]["MergeRequestCreatedBefore"];
                updated_after?: components["parameters"]["MergeRequestUpdatedAfter"];
                updated_before?: components["parameters"]["MergeRequestUpdatedBefore"];
                scope?: "created_by_me" | "assigned_to_me" | "all" | "created-by-me" | "assigned-to-me";
                author_id?: components["parameters"]["MergeRequestAuthorId"];
                author_username?: components["parameters"]["MergeRequestAuthorUsername"];
                assignee_id?: components["parameters"]["MergeRequestAssigneeId"];
                approver_ids?: components["parameters"]["MergeRequestApproverIds"];
                approved_by_ids?: components["parameters"]["MergeRequestApprovedByIds"];
                reviewer_id?: components["parameters"]["MergeRequestReviewerId"];
                reviewer_username?: components["parameters"]["MergeRequestReviewerUsername"];
                my_reaction_emoji?: components["parameters"]["MergeRequestMyReactionEmoji"];
                source_branch?: components["parameters"]["MergeRequestSourceBranch"];
                target_branch?: components["parameters"]["MergeRequestTargetBranch"];
                search?: components["parameters"]["MergeRequestSearch"];
                in?: components["parameters"]["MergeRequestSearchIn"];
                wip?: components["parameters"]["MergeRequestWip"];
                not?: components["parameters"]["MergeRequestNot"];
                environment?: components["parameters"]["MergeRequestEnvironment"];
                deployed_before?: components["parameters"]["MergeRequestDeployedBefore"];
                deployed_after?: components["parameters"]["MergeRequestDeployedAfter"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["MergeRequestPage"];
            400: components["responses"]["MergeRequestFilterInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createMergeRequest: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMergeRequest"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["MergeRequestDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            409: {
                content: {
                    "application/json": components["schemas"]["MergeRequestErrors"];
                };
            };
            422: {
                content: {
                    "application/json": components["schemas"]["MergeRequestErrors"];
                };
            };
        };
    };
    getMergeRequest: {
        parameters: {
            query?: {
                render_html?: boolean;
                include_diverged_commits_count?: boolean;
                include_rebase_in_progress?: boolean;
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequestDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    updateMergeRequest: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMergeRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequestDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["MergeRequestErrors"];
                };
            };
            422: {
                content: {
                    "application/json": components["schemas"]["MergeRequestErrors"];
                };
            };
        };
    };
    deleteMergeRequest: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestMissing"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    addMergeRequestSpentTime: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMergeRequestSpentTime"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["TimeStats"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    cancelMergeWhenPipelineSucceeds: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["MergeRequestDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    mergeMergeRequest: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MergeMergeRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequestDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
            405: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            406: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getMergeRequestMergeRef: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequestMergeRef"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    updateMergeRequestMergeRef: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequestMergeRef"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    listMergeRequestParticipants: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserBasic"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    rebaseMergeRequest: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RebaseMergeRequest"];
            };
        };
        responses: {
            202: {
                content: {
                    "application/json": components["schemas"]["MergeRequestRebase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["MergeRequestNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    resetMergeRequestSpentTime: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TimeStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    resetMergeRequestTimeEstimate: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TimeStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    listMergeRequestReviewers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequestReviewer"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    subscribeToMergeRequest: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["MergeRequestDetail"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    setMergeRequestTimeEstimate: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMergeRequestTimeEstimate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TimeStats"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    getMergeRequestTimeStats: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TimeStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    createMergeRequestTodo: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Todo"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    unsubscribeFromMergeRequest: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["MergeRequestDetail"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    getMetadata: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Metadata"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getVersion: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listGroupMilestones: {
        parameters: {
            query?: {
                iids?: components["parameters"]["MilestoneIids"];
                state?: components["parameters"]["MilestoneState"];
                title?: components["parameters"]["MilestoneTitle"];
                search?: components["parameters"]["MilestoneSearch"];
                include_parent_milestones?: components["parameters"]["MilestoneIncludeParents"];
                updated_before?: components["parameters"]["MilestoneUpdatedBefore"];
                updated_after?: components["parameters"]["MilestoneUpdatedAfter"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Milestone"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    createGroupMilestone: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMilestone"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    getGroupMilestone: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    updateGroupMilestone: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMilestone"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    deleteGroupMilestone: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listGroupMilestoneBurndownEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BurndownEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    listGroupMilestoneIssues: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    listGroupMilestoneMergeRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    listProjectMilestones: {
        parameters: {
            query?: {
                iids?: components["parameters"]["MilestoneIids"];
                state?: components["parameters"]["MilestoneState"];
                title?: components["parameters"]["MilestoneTitle"];
                search?: components["parameters"]["MilestoneSearch"];
                include_parent_milestones?: components["parameters"]["MilestoneIncludeParents"];
                updated_before?: components["parameters"]["MilestoneUpdatedBefore"];
                updated_after?: components["parameters"]["MilestoneUpdatedAfter"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Milestone"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createProjectMilestone: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMilestone"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getProjectMilestone: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    updateProjectMilestone: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMilestone"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    deleteProjectMilestone: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listProjectMilestoneBurndownEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BurndownEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    listProjectMilestoneIssues: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    listProjectMilestoneMergeRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    promoteProjectMilestone: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                milestone_id: components["parameters"]["MilestoneId"];
            };
        };
        responses: {
            200: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MilestoneNotFound"];
        };
    };
    listNamespaces: {
        parameters: {
            query?: {
                search?: string;
                owned_only?: boolean;
                top_level_only?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Namespace"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getNamespace: {
        parameters: {
            path: {
                id: components["schemas"]["IdOrPath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Namespace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    namespaceExists: {
        parameters: {
            query?: {
                parent_id?: number;
            };
            path: {
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NamespaceExistence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SudoUserNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listEpicNotes: {
        parameters: {
            query?: {
                activity_filter?: components["parameters"]["NoteActivityFilter"];
                order_by?: components["parameters"]["NoteOrderBy"];
                sort?: components["parameters"]["NoteSort"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicMissing"];
        };
    };
    createEpicNote: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNote"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            202: {
                content: {
                    "application/json": components["schemas"]["IssueNoteCommands"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicMissing"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEpicNote: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicNoteNotFound"];
        };
    };
    updateEpicNote: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNote"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicNoteNotFound"];
        };
    };
    deleteEpicNote: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicNoteNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listIssueNotes: {
        parameters: {
            query?: {
                activity_filter?: components["parameters"]["NoteActivityFilter"];
                order_by?: components["parameters"]["NoteOrderBy"];
                sort?: components["parameters"]["NoteSort"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueMissing"];
        };
    };
    getIssueNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNoteNotFound"];
        };
    };
    updateIssueNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNote"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNoteNotFound"];
        };
    };
    deleteIssueNote: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueNoteNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listMergeRequestNotes: {
        parameters: {
            query?: {
                activity_filter?: components["parameters"]["NoteActivityFilter"];
                order_by?: components["parameters"]["NoteOrderBy"];
                sort?: components["parameters"]["NoteSort"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestMissing"];
        };
    };
    createMergeRequestNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMergeRequestNote"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            202: {
                content: {
                    "application/json": components["schemas"]["IssueNoteCommands"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestMissing"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMergeRequestNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNoteNotFound"];
        };
    };
    updateMergeRequestNote: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNote"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["NoteInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNoteNotFound"];
        };
    };
    deleteMergeRequestNote: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                note_id: components["parameters"]["NoteId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNoteNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    getJobTokenKeys: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["OauthKeySet"];
                };
            };
        };
    };
    getOpenidConfiguration: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["OpenidConfiguration"];
                };
            };
        };
    };
    showAuthorization: {
        parameters: {
            query?: {
                client_id?: string;
                redirect_uri?: string;
                response_type?: string;
                state?: string;
                scope?: string;
                code_challenge?: string;
                code_challenge_method?: string;
                nonce?: string;
                prompt?: string;
                max_age?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "text/html; charset=utf-8": string;
                };
            };
            302: components["responses"]["OauthRedirect"];
            400: components["responses"]["OauthErrorPage"];
            401: components["responses"]["OauthUnknownClientPage"];
            403: components["responses"]["OauthRefusedPage"];
        };
    };
    grantAuthorization: {
        parameters: {};
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AuthorizationDecision"];
            };
        };
        responses: {
            302: components["responses"]["OauthRedirect"];
            400: components["responses"]["OauthErrorPage"];
            401: components["responses"]["OauthUnknownClientPage"];
            403: components["responses"]["OauthRefusedPage"];
            422: components["responses"]["OauthFormTooOld"];
        };
    };
    denyAuthorization: {
        parameters: {};
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AuthorizationDecision"];
            };
        };
        responses: {
            302: components["responses"]["OauthRedirect"];
            400: components["responses"]["OauthErrorPage"];
            401: components["responses"]["OauthUnknownClientPage"];
            403: components["responses"]["OauthRefusedPage"];
            422: components["responses"]["OauthFormTooOld"];
        };
    };
    showAuthorizationCode: {
        parameters: {
            query?: {
                code?: string;
            };
        };
        responses: {
            200: {
                content: {
                    "text/html; charset=utf-8": string;
                };
            };
            400: components["responses"]["OauthErrorPage"];
        };
    };
    getOauthKeys: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["OauthKeySet"];
                };
            };
        };
    };
    introspectOauthToken: {
        parameters: {};
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OauthTokenReference"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["OauthIntrospection"];
                };
            };
            400: components["responses"]["OauthBadRequest"];
            401: components["responses"]["OauthInvalidClient"];
        };
    };
    revokeOauthToken: {
        parameters: {};
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OauthTokenReference"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["OauthNothing"];
                };
            };
            400: components["responses"]["OauthBadRequest"];
            401: components["responses"]["OauthInvalidClient"];
            403: {
                content: {
                    "application/json": components["schemas"]["OauthError"];
                };
            };
        };
    };
    createOauthToken: {
        parameters: {};
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OauthTokenRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["OauthToken"];
                };
            };
            400: components["responses"]["OauthBadRequest"];
            401: components["responses"]["OauthInvalidClient"];
        };
    };
    getOauthTokenInfo: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["OauthTokenInfo"];
                };
            };
            401: components["responses"]["OauthInvalidToken"];
        };
    };
    getOauthUserInfo: {
        parameters: {};
        responses: {
            200: components["responses"]["OauthUserInfoAnswer"];
            401: components["responses"]["OauthInvalidToken"];
            403: components["responses"]["Forbidden"];
        };
    };
    postOauthUserInfo: {
        parameters: {};
        responses: {
            200: components["responses"]["OauthUserInfoAnswer"];
            401: components["responses"]["OauthInvalidToken"];
            403: components["responses"]["Forbidden"];
        };
    };
    listPersonalAccessTokens: {
        parameters: {
            query?: {
                user_id?: number;
                revoked?: boolean;
                state?: "active" | "inactive";
                created_before?: string;
                created_after?: string;
                last_used_before?: string;
                last_used_after?: string;
                search?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PersonalAccessToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ForeignToken"];
            403: components["responses"]["Forbidden"];
        };
    };
    getOwnPersonalAccessToken: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PersonalAccessToken"];
                };
            };
            400: components["responses"]["NoTokenInUse"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    revokeOwnPersonalAccessToken: {
        parameters: {};
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["NoTokenInUse"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPersonalAccessToken: {
        parameters: {
            path: {
                id: components["parameters"]["PersonalAccessTokenId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PersonalAccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ForeignToken"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonalAccessTokenNotFound"];
        };
    };
    revokePersonalAccessToken: {
        parameters: {
            path: {
                id: components["parameters"]["PersonalAccessTokenId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonalAccessTokenNotFound"];
        };
    };
    createPersonalAccessToken: {
        parameters: {
            path: {
                user_id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePersonalAccessToken"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["PersonalAccessTokenWithSecret"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listPipelineSchedules: {
        parameters: {
            query?: {
                scope?: "active" | "inactive";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PipelineSchedule"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createPipelineSchedule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePipelineSchedule"];
                "multipart/form-data": components["schemas"]["CreatePipelineSchedule"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["PipelineScheduleWithVariables"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getPipelineSchedule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_schedule_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PipelineScheduleWithVariables"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    updatePipelineSchedule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_schedule_id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePipelineSchedule"];
                "multipart/form-data": components["schemas"]["UpdatePipelineSchedule"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PipelineScheduleWithVariables"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    deletePipelineSchedule: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_schedule_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listPipelinesOfPipelineSchedule: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_schedule_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BasicPipeline"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    playPipelineSchedule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_schedule_id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    takeOwnershipOfPipelineSchedule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_schedule_id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["PipelineScheduleWithVariables"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createPipelineScheduleVariable: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_schedule_id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePipelineScheduleVariable"];
                "multipart/form-data": components["schemas"]["CreatePipelineScheduleVariable"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["PipelineScheduleVariable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getPipelineScheduleVariable: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_schedule_id: number;
                key: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PipelineScheduleVariable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    updatePipelineScheduleVariable: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_schedule_id: number;
                key: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePipelineScheduleVariable"];
                "multipart/form-data": components["schemas"]["UpdatePipelineScheduleVariable"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PipelineScheduleVariable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    deletePipelineScheduleVariable: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_schedule_id: number;
                key: string;
            };
        };
        responses: {
            202: {
                content: {
                    "application/json": components["schemas"]["PipelineScheduleVariable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listMergeRequestPipelines: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BasicPipeline"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    createMergeRequestPipeline: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: components["responses"]["PipelineOnItsOwn"];
            400: components["responses"]["PipelineRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestNotFound"];
        };
    };
    createPipeline: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePipeline"];
            };
        };
        responses: {
            201: components["responses"]["PipelineOnItsOwn"];
            400: components["responses"]["PipelineRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listProjectPipelines: {
        parameters: {
            query?: {
                scope?: "running" | "pending" | "finished" | "branches" | "tags";
                status?: components["schemas"]["PipelineStatus"];
                source?: components["schemas"]["PipelineSource"];
                ref?: string;
                sha?: string;
                yaml_errors?: boolean;
                name?: string;
                username?: string;
                updated_after?: string;
                updated_before?: string;
                order_by?: "id" | "status" | "ref" | "updated_at" | "user_id";
                sort?: "asc" | "desc";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BasicPipeline"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getLatestPipeline: {
        parameters: {
            query?: {
                ref?: string;
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["PipelineOnItsOwn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PipelineNotFound"];
        };
    };
    getPipeline: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_id: components["parameters"]["PipelineId"];
            };
        };
        responses: {
            200: components["responses"]["PipelineOnItsOwn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PipelineNotFound"];
        };
    };
    deletePipeline: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_id: components["parameters"]["PipelineId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PipelineNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    cancelPipeline: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_id: components["parameters"]["PipelineId"];
            };
        };
        responses: {
            200: components["responses"]["PipelineOnItsOwn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PipelineNotFound"];
        };
    };
    retryPipeline: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_id: components["parameters"]["PipelineId"];
            };
        };
        responses: {
            201: components["responses"]["PipelineOnItsOwn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PipelineNotFound"];
        };
    };
    getPipelineTestReport: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_id: components["parameters"]["PipelineId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TestReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PipelineNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPipelineTestReportSummary: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_id: components["parameters"]["PipelineId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TestReportSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PipelineNotFound"];
        };
    };
    listPipelineVariables: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                pipeline_id: components["parameters"]["PipelineId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PipelineVariable"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PipelineNotFound"];
        };
    };
    getProjectApprovals: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ApprovalConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    updateProjectApprovals: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApprovalConfiguration"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ApprovalConfiguration"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    forkProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ForkProject"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            409: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    deleteProjectFork: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    createProjectFork: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                forked_from_id: components["schemas"]["IdOrPath"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProjectForks: {
        parameters: {
            query?: {
                archived?: boolean;
                id_after?: number;
                id_before?: number;
                imported?: boolean;
                last_activity_after?: string;
                last_activity_before?: string;
                membership?: boolean;
                min_access_level?: 5 | 10 | 20 | 30 | 40 | 50;
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "star_count" | "similarity" | "repository_size" | "storage_size" | "packages_size" | "wiki_size";
                owned?: boolean;
                repository_checksum_failed?: boolean;
                repository_storage?: string;
                search?: string;
                search_namespaces?: boolean;
                simple?: boolean;
                sort?: "asc" | "desc";
                starred?: boolean;
                statistics?: boolean;
                topic?: string[];
                visibility?: "private" | "internal" | "public";
                wiki_checksum_failed?: boolean;
                with_custom_attributes?: components["parameters"]["WithProjectCustomAttributes"];
                custom_attributes?: {
                    [key: string]: string;
                };
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                with_programming_language?: string;
                pagination?: components["parameters"]["PaginationKind"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            405: components["responses"]["NotAllowed"];
        };
    };
    listProjectHooks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectHook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createProjectHook: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectHook"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProjectHook"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    getProjectHook: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                hook_id: components["parameters"]["ProjectHookId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectHook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectHookNotFound"];
        };
    };
    updateProjectHook: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                hook_id: components["parameters"]["ProjectHookId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectHook"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectHook"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    deleteProjectHook: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                hook_id: components["parameters"]["ProjectHookId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectHookNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    setProjectHookCustomHeader: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                hook_id: components["parameters"]["ProjectHookId"];
                key: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetProjectHookCustomHeader"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    deleteProjectHookCustomHeader: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                hook_id: components["parameters"]["ProjectHookId"];
                key: string;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProjectHookEvents: {
        parameters: {
            query?: {
                status?: components["parameters"]["HookLogStatus"];
                page?: components["parameters"]["Page"];
                per_page?: number;
            };
            path: {
                id: components["parameters"]["ProjectId"];
                hook_id: components["parameters"]["ProjectHookId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["HookLogEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectHookNotFound"];
        };
    };
    resendProjectHookEvent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                hook_id: components["parameters"]["ProjectHookId"];
                hook_event_id: components["parameters"]["HookLogEntryId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ResentHookEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    testProjectHook: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                hook_id: components["parameters"]["ProjectHookId"];
                trigger: "push_events" | "tag_push_events" | "issues_events" | "confidential_issues_events" | "merge_requests_events" | "note_events" | "confidential_note_events" | "job_events" | "pipeline_events" | "wiki_page_events" | "deployment_events" | "releases_events" | "feature_flag_events";
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    setProjectHookUrlVariable: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                hook_id: components["parameters"]["ProjectHookId"];
                key: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetProjectHookUrlVariable"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    deleteProjectHookUrlVariable: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                hook_id: components["parameters"]["ProjectHookId"];
                key: string;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProjectHookNotFound"];
        };
    };
    archiveProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    restoreProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    transferProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferProject"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProjectTransferLocations: {
        parameters: {
            query?: {
                search?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupLocation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    unarchiveProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    startProjectHousekeeping: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            201: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getProjectLanguages: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectLanguages"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    refreshProjectRepositorySize: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            201: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    downloadProjectSnapshot: {
        parameters: {
            query?: {
                wiki?: boolean;
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/x-tar": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getProjectStatistics: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectFetchStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getProjectStorage: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectStorage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listProjectGroups: {
        parameters: {
            query?: {
                search?: string;
                skip_groups?: number[];
                with_shared?: boolean;
                shared_visible_only?: boolean;
                shared_min_access_level?: 5 | 10 | 20 | 30 | 40 | 50;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupLocation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    importProjectMembers: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                project_id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProjectMembersImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["NotFoundInProject"];
            422: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    shareProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareProject"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProjectShare"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    unshareProject: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                group_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listProjectUsers: {
        parameters: {
            query?: {
                search?: string;
                skip_users?: number[];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserBasic"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    starProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listProjectStarrers: {
        parameters: {
            query?: {
                search?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectStar"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    unstarProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listProjectTemplates: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                type: components["parameters"]["TemplateType"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectTemplateEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getProjectTemplate: {
        parameters: {
            query?: {
                project?: string;
                fullname?: string;
            };
            path: {
                id: components["parameters"]["ProjectId"];
                type: components["parameters"]["TemplateType"];
                name: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LicenseTemplate"] | components["schemas"]["ProjectTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    getProjectAvatar: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "image/png": UploadedFile;
                    "image/jpeg": UploadedFile;
                    "image/gif": UploadedFile;
                    "image/webp": UploadedFile;
                    "image/x-icon": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    uploadProjectFile: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadProjectFile"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProjectUpload"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["NotFoundInProject"];
            413: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                archived?: boolean;
                id_after?: number;
                id_before?: number;
                imported?: boolean;
                last_activity_after?: string;
                last_activity_before?: string;
                membership?: boolean;
                min_access_level?: 5 | 10 | 20 | 30 | 40 | 50;
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "star_count" | "similarity" | "repository_size" | "storage_size" | "packages_size" | "wiki_size";
                owned?: boolean;
                repository_checksum_failed?: boolean;
                repository_storage?: string;
                search_namespaces?: boolean;
                search?: string;
                simple?: boolean;
                sort?: "asc" | "desc";
                starred?: boolean;
                statistics?: boolean;
                topic?: string[];
                visibility?: "private" | "internal" | "public";
                wiki_checksum_failed?: boolean;
                with_custom_attributes?: components["parameters"]["WithProjectCustomAttributes"];
                custom_attributes?: {
                    [key: string]: string;
                };
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                with_programming_language?: string;
                pagination?: components["parameters"]["PaginationKind"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["NotAllowed"];
        };
    };
    createProject: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProject"];
                "multipart/form-data": components["schemas"]["CreateProject"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            422: components["responses"]["ImportUnreachable"];
        };
    };
    createProjectForUser: {
        parameters: {
            path: {
                user_id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectForUser"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ImportUnreachable"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                statistics?: boolean;
                license?: boolean;
                with_custom_attributes?: components["parameters"]["WithProjectCustomAttributes"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Project"] | components["schemas"]["ProjectSimple"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    updateProject: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProject"];
                "multipart/form-data": components["schemas"]["UpdateProject"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    deleteProject: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listProtectedBranches: {
        parameters: {
            query?: {
                search?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    protectBranch: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProtectBranch"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["ProtectionInvalid"];
        };
    };
    getProtectedBranch: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                name: components["parameters"]["ProtectedBranchName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProtectionNotFound"];
        };
    };
    updateProtectedBranch: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                name: components["parameters"]["ProtectedBranchName"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProtectedBranch"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProtectionNotFound"];
        };
    };
    unprotectBranch: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                name: components["parameters"]["ProtectedBranchName"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProtectionNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listProtectedEnvironments: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createProtectedEnvironment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProtectedEnvironment"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: {
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironmentInvalid"];
                };
            };
        };
    };
    getProtectedEnvironment: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                name: components["parameters"]["ProtectedEnvironmentName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProtectedEnvironment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProtectedEnvironmentNotFound"];
        };
    };
    deleteProtectedEnvironment: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                name: components["parameters"]["ProtectedEnvironmentName"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProtectedEnvironmentNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listProtectedTags: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProtectedTag"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    protectTag: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProtectTag"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ProtectedTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["ProtectionInvalid"];
        };
    };
    getProtectedTag: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                name: components["parameters"]["ProtectedTagName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ProtectedTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProtectionNotFound"];
        };
    };
    unprotectTag: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                name: components["parameters"]["ProtectedTagName"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProtectionNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    getPushRule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PushRule"] | null;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createPushRule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePushRule"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["PushRule"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    updatePushRule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePushRule"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PushRule"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PushRuleNotFound"];
        };
    };
    deletePushRule: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PushRuleNotFound"];
        };
    };
    startGroupRelationsExport: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadGroupRelationExport: {
        parameters: {
            query: {
                relation: "badges" | "boards" | "epic_links" | "epics" | "iterations" | "labels" | "milestones" | "namespace_settings" | "self" | "uploads";
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/gzip": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listGroupRelationExports: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPageOfWhole"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RelationExport"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
        };
    };
    startProjectRelationsExport: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadProjectRelationExport: {
        parameters: {
            query: {
                relation: "approval_rules" | "auto_devops" | "boards" | "ci_pipelines" | "commit_notes" | "container_expiration_policy" | "deployments" | "design" | "environments" | "error_tracking_setting" | "external_pull_requests" | "issue_links" | "issues" | "labels" | "lfs_objects" | "merge_requests" | "metrics_setting" | "milestones" | "pipeline_schedules" | "project_badges" | "project_feature" | "protected_branches" | "protected_environments" | "protected_tags" | "push_rule" | "releases" | "repository" | "resource_groups" | "security_setting" | "self" | "service_desk_setting" | "snippets" | "snippets_repository" | "uploads" | "wiki_repository";
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/gzip": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProjectRelationExports: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPageOfWhole"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RelationExport"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getRepositoryArchive: {
        parameters: {
            query?: {
                sha?: components["parameters"]["ArchiveSha"];
                path?: components["parameters"]["ArchivePath"];
                format?: "tar.gz" | "tgz" | "gz" | "tar.bz2" | "tbz" | "tbz2" | "tb2" | "bz2" | "tar" | "zip";
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: components["responses"]["RepositoryArchive"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ArchiveRefNotFound"];
            429: components["responses"]["ArchiveTooOften"];
        };
    };
    getRepositoryArchiveInFormat: {
        parameters: {
            query?: {
                sha?: components["parameters"]["ArchiveSha"];
                path?: components["parameters"]["ArchivePath"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                format: "tar.gz" | "tgz" | "gz" | "tar.bz2" | "tbz" | "tbz2" | "tb2" | "bz2" | "tar" | "zip";
            };
        };
        responses: {
            200: components["responses"]["RepositoryArchive"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ArchiveRefNotFound"];
            429: components["responses"]["ArchiveTooOften"];
        };
    };
    getRepositoryBlob: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["BlobSha"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RepositoryBlob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BlobNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRawRepositoryBlob: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                sha: components["parameters"]["BlobSha"];
            };
        };
        responses: {
            200: {
                content: {
                    "text/plain": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BlobNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    compareRepositoryRefs: {
        parameters: {
            query: {
                from: string;
                to: string;
                from_project_id?: number;
                straight?: boolean;
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RepositoryComparison"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listRepositoryContributors: {
        parameters: {
            query?: {
                order_by?: "email" | "name" | "commits";
                sort?: "asc" | "desc";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RepositoryContributor"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getRepositoryMergeBase: {
        parameters: {
            query: {
                refs: string[];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Commit"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listRepositoryTree: {
        parameters: {
            query?: {
                ref?: string;
                path?: string;
                recursive?: boolean;
                page_token?: string;
                pagination?: components["parameters"]["PaginationKind"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TreeEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            405: components["responses"]["NotAllowed"];
        };
    };
    getRepositoryFile: {
        parameters: {
            query: {
                ref: string;
            };
            path: {
                id: components["parameters"]["ProjectId"];
                file_path: components["parameters"]["FilePath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RepositoryFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createRepositoryFile: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                file_path: components["parameters"]["FilePath"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRepositoryFile"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["RepositoryFileCommitted"];
                };
            };
            400: components["responses"]["RepositoryFileRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    updateRepositoryFile: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                file_path: components["parameters"]["FilePath"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRepositoryFile"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RepositoryFileCommitted"];
                };
            };
            400: components["responses"]["RepositoryFileRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    deleteRepositoryFile: {
        parameters: {
            query: {
                branch: string;
                commit_message: string;
                start_branch?: string;
                author_email?: string;
                author_name?: string;
                last_commit_id?: string;
            };
            path: {
                id: components["parameters"]["ProjectId"];
                file_path: components["parameters"]["FilePath"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["RepositoryFileRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listRepositoryFileBlame: {
        parameters: {
            query: {
                ref: string;
                range?: components["parameters"]["BlameRange"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPageOfWhole"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                file_path: components["parameters"]["FilePath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RepositoryFileBlame"][];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRawRepositoryFile: {
        parameters: {
            query?: {
                ref?: string;
                lfs?: boolean;
            };
            path: {
                id: components["parameters"]["ProjectId"];
                file_path: components["parameters"]["FilePath"];
            };
        };
        responses: {
            200: {
                content: {
                    "text/plain; charset=utf-8": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGroupAccessTokens: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ResourceAccessToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoRightToAccessTokens"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    createGroupAccessToken: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGroupAccessToken"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ResourceAccessTokenWithSecret"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getGroupAccessToken: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                token_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ResourceAccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoRightToAccessTokens"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    revokeGroupAccessToken: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                token_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProjectAccessTokens: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ResourceAccessToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoRightToAccessTokens"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    createProjectAccessToken: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectAccessToken"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ResourceAccessTokenWithSecret"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getProjectAccessToken: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                token_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ResourceAccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoRightToAccessTokens"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    revokeProjectAccessToken: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                token_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listEpicLabelEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LabelEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicMissing"];
        };
    };
    getEpicLabelEvent: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                event_id: components["parameters"]["ResourceEventId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LabelEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicEventNotFound"];
        };
    };
    listEpicStateEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StateEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicMissing"];
        };
    };
    getEpicStateEvent: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_id: components["parameters"]["EpicId"];
                event_id: components["parameters"]["ResourceEventId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StateEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EpicEventNotFound"];
        };
    };
    listIssueIterationEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["IterationEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueMissing"];
        };
    };
    getIssueIterationEvent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                event_id: components["parameters"]["ResourceEventId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["IterationEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueEventNotFound"];
        };
    };
    listIssueLabelEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LabelEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueMissing"];
        };
    };
    getIssueLabelEvent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                event_id: components["parameters"]["ResourceEventId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LabelEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueEventNotFound"];
        };
    };
    listIssueMilestoneEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MilestoneEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueMissing"];
        };
    };
    getIssueMilestoneEvent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                event_id: components["parameters"]["ResourceEventId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MilestoneEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueEventNotFound"];
        };
    };
    listIssueStateEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StateEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueMissing"];
        };
    };
    getIssueStateEvent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                event_id: components["parameters"]["ResourceEventId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StateEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueEventNotFound"];
        };
    };
    listIssueWeightEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WeightEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueMissing"];
        };
    };
    getIssueWeightEvent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                issue_iid: components["parameters"]["IssueIid"];
                event_id: components["parameters"]["ResourceEventId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WeightEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IssueEventNotFound"];
        };
    };
    listMergeRequestLabelEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LabelEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestMissing"];
        };
    };
    getMergeRequestLabelEvent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                event_id: components["parameters"]["ResourceEventId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LabelEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestEventNotFound"];
        };
    };
    listMergeRequestMilestoneEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MilestoneEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestMissing"];
        };
    };
    getMergeRequestMilestoneEvent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                event_id: components["parameters"]["ResourceEventId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MilestoneEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestEventNotFound"];
        };
    };
    listMergeRequestStateEvents: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StateEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestMissing"];
        };
    };
    getMergeRequestStateEvent: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                event_id: components["parameters"]["ResourceEventId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StateEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MergeRequestEventNotFound"];
        };
    };
    listResourceGroups: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ResourceGroup"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getResourceGroup: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                key: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ResourceGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    updateResourceGroup: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                key: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateResourceGroup"];
                "multipart/form-data": components["schemas"]["UpdateResourceGroup"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ResourceGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    listGroupRunners: {
        parameters: {
            query?: {
                type?: components["parameters"]["RunnerType"];
                status?: components["parameters"]["RunnerStatus"];
                paused?: components["parameters"]["RunnerPaused"];
                tag_list?: components["parameters"]["RunnerTags"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Runner"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    resetGroupRegistrationToken: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["RunnerToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    listProjectRunners: {
        parameters: {
            query?: {
                scope?: components["parameters"]["RunnerScope"];
                type?: components["parameters"]["RunnerType"];
                status?: components["parameters"]["RunnerStatus"];
                paused?: components["parameters"]["RunnerPaused"];
                tag_list?: components["parameters"]["RunnerTags"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Runner"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    enableProjectRunner: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableProjectRunner"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Runner"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    resetProjectRegistrationToken: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["RunnerToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    disableProjectRunner: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                runner_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listRunners: {
        parameters: {
            query?: {
                scope?: components["parameters"]["RunnerScope"];
                type?: components["parameters"]["RunnerType"];
                status?: components["parameters"]["RunnerStatus"];
                paused?: components["parameters"]["RunnerPaused"];
                tag_list?: components["parameters"]["RunnerTags"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Runner"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    registerRunner: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRunner"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["RegisteredRunner"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    unregisterRunner: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunnerAuthentication"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    listAllRunners: {
        parameters: {
            query?: {
                scope?: components["parameters"]["RunnerScopeOfAll"];
                type?: components["parameters"]["RunnerType"];
                status?: components["parameters"]["RunnerStatus"];
                paused?: components["parameters"]["RunnerPaused"];
                tag_list?: components["parameters"]["RunnerTags"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Runner"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    resetRunnerTokenByToken: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunnerAuthentication"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["RunnerToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    resetRegistrationToken: {
        parameters: {};
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["RunnerToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    verifyRunner: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunnerAuthentication"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": 200;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    getRunner: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RunnerDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["RunnerNotFound"];
        };
    };
    updateRunner: {
        parameters: {
            path: {
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRunner"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RunnerDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["RunnerNotFound"];
        };
    };
    deleteRunner: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["RunnerNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listRunnerJobs: {
        parameters: {
            query?: {
                status?: "running" | "success" | "failed" | "canceled";
                order_by?: "id";
                sort?: "asc" | "desc";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RunnerJob"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["RunnerNotFound"];
        };
    };
    resetRunnerToken: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["RunnerToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["RunnerNotFound"];
        };
    };
    getSamlProvider: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: components["responses"]["SamlProviderAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SamlProviderNotFound"];
        };
    };
    setSamlProvider: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSamlProvider"];
            };
        };
        responses: {
            200: components["responses"]["SamlProviderAnswer"];
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
        };
    };
    deleteSamlProvider: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SamlProviderNotFound"];
        };
    };
    createScimToken: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["ScimToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SamlProviderNotFound"];
        };
    };
    revokeScimToken: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listScimUsers: {
        parameters: {
            query?: {
                filter?: string;
                startIndex?: number;
                count?: number;
            };
            path: {
                group_path: components["parameters"]["ScimGroupPath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/scim+json": components["schemas"]["ScimUserList"];
                };
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            404: components["responses"]["ScimNotFound"];
            412: components["responses"]["ScimRefused"];
            429: components["responses"]["ScimTooMany"];
        };
    };
    createScimUser: {
        parameters: {
            path: {
                group_path: components["parameters"]["ScimGroupPath"];
            };
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["ScimUserWrite"];
            };
        };
        responses: {
            201: components["responses"]["ScimUserAnswer"];
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            404: components["responses"]["ScimNotFound"];
            409: components["responses"]["ScimConflict"];
            412: components["responses"]["ScimRefused"];
            429: components["responses"]["ScimTooMany"];
        };
    };
    getScimUser: {
        parameters: {
            path: {
                group_path: components["parameters"]["ScimGroupPath"];
                id: components["parameters"]["ScimUserId"];
            };
        };
        responses: {
            200: components["responses"]["ScimUserAnswer"];
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            404: components["responses"]["ScimNotFound"];
            429: components["responses"]["ScimTooMany"];
        };
    };
    replaceScimUser: {
        parameters: {
            path: {
                group_path: components["parameters"]["ScimGroupPath"];
                id: components["parameters"]["ScimUserId"];
            };
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["ScimUserWrite"];
            };
        };
        responses: {
            200: components["responses"]["ScimUserAnswer"];
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            404: components["responses"]["ScimNotFound"];
            409: components["responses"]["ScimConflict"];
            412: components["responses"]["ScimRefused"];
            429: components["responses"]["ScimTooMany"];
        };
    };
    updateScimUser: {
        parameters: {
            path: {
                group_path: components["parameters"]["ScimGroupPath"];
                id: components["parameters"]["ScimUserId"];
            };
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["ScimPatch"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            404: components["responses"]["ScimNotFound"];
            409: components["responses"]["ScimConflict"];
            412: components["responses"]["ScimRefused"];
            429: components["responses"]["ScimTooMany"];
        };
    };
    deleteScimUser: {
        parameters: {
            path: {
                group_path: components["parameters"]["ScimGroupPath"];
                id: components["parameters"]["ScimUserId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            404: components["responses"]["ScimNotFound"];
            412: components["responses"]["ScimRefused"];
            429: components["responses"]["ScimTooMany"];
        };
    };
    listScimIdentities: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ScimIdentity"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SamlProviderNotFound"];
        };
    };
    updateScimIdentity: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                uid: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScimIdentity"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    searchGroupByDashPath: {
        parameters: {
            query: {
                scope: "projects" | "issues" | "merge_requests" | "milestones" | "users" | "wiki_blobs" | "commits" | "blobs" | "notes";
                search: components["parameters"]["SearchText"];
                state?: components["parameters"]["SearchState"];
                confidential?: components["parameters"]["SearchConfidential"];
                order_by?: components["parameters"]["SearchOrderBy"];
                sort?: components["parameters"]["SearchSort"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
            408: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchGroup: {
        parameters: {
            query: {
                scope: "projects" | "issues" | "merge_requests" | "milestones" | "users" | "wiki_blobs" | "commits" | "blobs" | "notes";
                search: components["parameters"]["SearchText"];
                state?: components["parameters"]["SearchState"];
                confidential?: components["parameters"]["SearchConfidential"];
                order_by?: components["parameters"]["SearchOrderBy"];
                sort?: components["parameters"]["SearchSort"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
            408: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchProjectByDashPath: {
        parameters: {
            query: {
                scope: "issues" | "merge_requests" | "milestones" | "users" | "notes" | "wiki_blobs" | "commits" | "blobs";
                search: components["parameters"]["SearchText"];
                state?: components["parameters"]["SearchState"];
                confidential?: components["parameters"]["SearchConfidential"];
                order_by?: components["parameters"]["SearchOrderBy"];
                sort?: components["parameters"]["SearchSort"];
                ref?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            405: components["responses"]["NotAllowed"];
            408: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchProject: {
        parameters: {
            query: {
                scope: "issues" | "merge_requests" | "milestones" | "users" | "notes" | "wiki_blobs" | "commits" | "blobs";
                search: components["parameters"]["SearchText"];
                state?: components["parameters"]["SearchState"];
                confidential?: components["parameters"]["SearchConfidential"];
                order_by?: components["parameters"]["SearchOrderBy"];
                sort?: components["parameters"]["SearchSort"];
                ref?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            405: components["responses"]["NotAllowed"];
            408: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchInstance: {
        parameters: {
            query: {
                scope: "projects" | "issues" | "merge_requests" | "milestones" | "snippet_titles" | "users" | "wiki_blobs" | "commits" | "blobs" | "notes";
                search: components["parameters"]["SearchText"];
                state?: components["parameters"]["SearchState"];
                confidential?: components["parameters"]["SearchConfidential"];
                order_by?: components["parameters"]["SearchOrderBy"];
                sort?: components["parameters"]["SearchSort"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["NotAllowed"];
            408: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadSecureFileByShortPath: {
        parameters: {
            path: {
                project_id: components["parameters"]["SecureFileProjectId"];
                id: components["parameters"]["SecureFileId"];
            };
        };
        responses: {
            200: components["responses"]["SecureFileContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SecureFileNotFound"];
            503: components["responses"]["SecureFilesOff"];
        };
    };
    listSecureFiles: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                project_id: components["parameters"]["SecureFileProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SecureFile"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            503: components["responses"]["SecureFilesOff"];
        };
    };
    createSecureFile: {
        parameters: {
            path: {
                project_id: components["parameters"]["SecureFileProjectId"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateSecureFile"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["SecureFile"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            413: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            503: components["responses"]["SecureFilesOff"];
        };
    };
    getSecureFile: {
        parameters: {
            path: {
                project_id: components["parameters"]["SecureFileProjectId"];
                id: components["parameters"]["SecureFileId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SecureFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SecureFileNotFound"];
            503: components["responses"]["SecureFilesOff"];
        };
    };
    deleteSecureFile: {
        parameters: {
            path: {
                project_id: components["parameters"]["SecureFileProjectId"];
                id: components["parameters"]["SecureFileId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SecureFileNotFound"];
            503: components["responses"]["SecureFilesOff"];
        };
    };
    downloadSecureFile: {
        parameters: {
            path: {
                project_id: components["parameters"]["SecureFileProjectId"];
                id: components["parameters"]["SecureFileId"];
            };
        };
        responses: {
            200: components["responses"]["SecureFileContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SecureFileNotFound"];
            503: components["responses"]["SecureFilesOff"];
        };
    };
    findSshKeyByFingerprint: {
        parameters: {
            query: {
                fingerprint: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DeployKeyWithProjects"] | components["schemas"]["SshKeyWithUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["KeyNotFound"];
        };
    };
    getSshKeyWithUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SshKeyWithUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listOwnSshKeys: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SshKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createOwnSshKey: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSshKey"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getOwnSshKey: {
        parameters: {
            path: {
                key_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["KeyNotFound"];
        };
    };
    deleteOwnSshKey: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                key_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["KeyNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listUserSshKeys: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["schemas"]["IdOrPath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SshKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    createUserSshKey: {
        parameters: {
            path: {
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSshKey"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    getUserSshKey: {
        parameters: {
            path: {
                id: number;
                key_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    deleteUserSshKey: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: number;
                key_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
        };
    };
    applySuggestions: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplySuggestions"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Suggestion"][];
                };
            };
            400: components["responses"]["NotAppliable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SuggestionNotFound"];
        };
    };
    applySuggestion: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApplySuggestion"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Suggestion"];
                };
            };
            400: components["responses"]["NotAppliable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SuggestionNotFound"];
        };
    };
    listSystemHooks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SystemHook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createSystemHook: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSystemHook"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["SystemHook"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    getSystemHook: {
        parameters: {
            path: {
                hook_id: components["parameters"]["SystemHookId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SystemHook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SystemHookNotFound"];
        };
    };
    testSystemHook: {
        parameters: {
            path: {
                hook_id: components["parameters"]["SystemHookId"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["SampleOfSystemHook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SystemHookNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSystemHook: {
        parameters: {
            path: {
                hook_id: components["parameters"]["SystemHookId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSystemHook"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SystemHook"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SystemHookNotFound"];
            422: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    deleteSystemHook: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                hook_id: components["parameters"]["SystemHookId"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SystemHookNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                order_by?: "name" | "updated";
                sort?: "asc" | "desc";
                search?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createTag: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTag"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getTag: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                tag_name: components["parameters"]["TagName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TagNotFound"];
        };
    };
    deleteTag: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                tag_name: components["parameters"]["TagName"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TagNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    getTagSignature: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                tag_name: components["parameters"]["TagName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CommitSignature"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDockerfileTemplates: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["FileTemplateEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getDockerfileTemplate: {
        parameters: {
            path: {
                name: components["parameters"]["TemplateName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["FileTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listGitignoreTemplates: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["FileTemplateEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getGitignoreTemplate: {
        parameters: {
            path: {
                name: components["parameters"]["TemplateName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["FileTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listCiConfigurationTemplates: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["FileTemplateEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getCiConfigurationTemplate: {
        parameters: {
            path: {
                name: components["parameters"]["TemplateName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["FileTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listLicenseTemplates: {
        parameters: {
            query?: {
                popular?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LicenseTemplate"][];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getLicenseTemplate: {
        parameters: {
            query?: {
                project?: string;
                fullname?: string;
            };
            path: {
                name: components["parameters"]["TemplateName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LicenseTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    createEpicTodoByDashPath: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Todo"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    createEpicTodo: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                epic_iid: components["parameters"]["EpicIid"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Todo"];
                };
            };
            304: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listTodos: {
        parameters: {
            query?: {
                action?: components["schemas"]["TodoAction"];
                author_id?: number;
                project_id?: number;
                group_id?: number;
                state?: "pending" | "done";
                type?: "Issue" | "MergeRequest" | "Commit" | "Epic" | "DesignManagement::Design" | "AlertManagement::Alert";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Todo"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    markAllTodosAsDone: {
        parameters: {};
        responses: {
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    markTodoAsDone: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Todo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getOwnCounts: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listTopics: {
        parameters: {
            query?: {
                search?: string;
                without_projects?: boolean;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Topic"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createTopic: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTopic"];
                "multipart/form-data": components["schemas"]["CreateTopic"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getTopic: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    updateTopic: {
        parameters: {
            path: {
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTopic"];
                "multipart/form-data": components["schemas"]["UpdateTopic"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    triggerPipelineOfRef: {
        parameters: {
            header?: {
                "X-Gitlab-Event"?: components["parameters"]["SendingEvent"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                ref: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerPipelineOfRef"];
                "multipart/form-data": components["schemas"]["TriggerPipelineOfRef"];
            };
        };
        responses: {
            201: components["responses"]["PipelineOnItsOwn"];
            400: components["responses"]["PipelineRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    triggerPipeline: {
        parameters: {
            header?: {
                "X-Gitlab-Event"?: components["parameters"]["SendingEvent"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerPipeline"];
                "multipart/form-data": components["schemas"]["TriggerPipeline"];
            };
        };
        responses: {
            201: components["responses"]["PipelineOnItsOwn"];
            400: components["responses"]["PipelineRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listPipelineTriggers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PipelineTrigger"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createPipelineTrigger: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePipelineTrigger"];
                "multipart/form-data": components["schemas"]["CreatePipelineTrigger"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["PipelineTrigger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getPipelineTrigger: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                trigger_id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PipelineTrigger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    updatePipelineTrigger: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                trigger_id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePipelineTrigger"];
                "multipart/form-data": components["schemas"]["UpdatePipelineTrigger"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PipelineTrigger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    deletePipelineTrigger: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                trigger_id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    getAvatarAddress: {
        parameters: {
            query: {
                email: string;
                size?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AvatarAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCurrentUser: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AdministratorUser"] | components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listUserActivities: {
        parameters: {
            query?: {
                from?: string;
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserActivity"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getOwnPreferences: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateOwnPreferences: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserPreferences"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getOwnStatus: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    setOwnStatus: {
        parameters: {};
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetUserStatus"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserStatus"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                search?: string;
                username?: string;
                active?: boolean;
                blocked?: boolean;
                external?: boolean;
                exclude_external?: boolean;
                exclude_internal?: boolean;
                without_project_bots?: boolean;
                order_by?: "id" | "name" | "username" | "created_at" | "updated_at";
                sort?: "asc" | "desc";
                two_factor?: "enabled" | "disabled";
                without_projects?: boolean;
                admins?: boolean;
                saml_provider_id?: number;
                extern_uid?: string;
                provider?: string;
                created_before?: string;
                created_after?: string;
                custom_attributes?: {
                    [key: string]: string;
                };
                with_custom_attributes?: components["parameters"]["WithUserCustomAttributes"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": (components["schemas"]["AdministratorUser"] | components["schemas"]["UserBasic"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
        };
    };
    createUser: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUser"];
                "multipart/form-data": components["schemas"]["CreateUser"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["AdministratorUserDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: {
                with_custom_attributes?: components["parameters"]["WithUserCustomAttributes"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AdministratorUserDetail"] | components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUser"];
                "multipart/form-data": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AdministratorUserDetail"];
                };
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: {
                hard_delete?: boolean;
            };
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
        };
    };
    activateUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
        };
    };
    approveUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["UserActionSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getUserAssociationsCount: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserAssociationsCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
        };
    };
    banUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
        };
    };
    blockUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": boolean | null;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
        };
    };
    deactivateUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": boolean | null;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
        };
    };
    disableTwoFactor: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
        };
    };
    followUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["UserBasic"];
                };
            };
            304: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    listFollowers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserBasic"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listFollowedUsers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserBasic"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    deleteUserIdentity: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: number;
                provider: string;
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listUserMemberships: {
        parameters: {
            query?: {
                type?: "Project" | "Namespace";
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserMembership"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    rejectUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["UserActionSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
            409: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    unbanUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
        };
    };
    unblockUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
        };
    };
    unfollowUser: {
        parameters: {
            path: {
                id: number;
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["UserBasic"];
                };
            };
            304: {
                content?: never;
            };
            400: {
                content: {
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    listUserProjects: {
        parameters: {
            query?: {
                archived?: components["parameters"]["UserProjectsArchived"];
                id_after?: components["parameters"]["UserProjectsIdAfter"];
                id_before?: components["parameters"]["UserProjectsIdBefore"];
                imported?: components["parameters"]["UserProjectsImported"];
                last_activity_after?: components["parameters"]["UserProjectsLastActivityAfter"];
                last_activity_before?: components["parameters"]["UserProjectsLastActivityBefore"];
                membership?: components["parameters"]["UserProjectsMembership"];
                min_access_level?: components["parameters"]["UserProjectsMinAccessLevel"];
                order_by?: components["parameters"]["UserProjectsOrderBy"];
                owned?: components["parameters"]["UserProjectsOwned"];
                repository_checksum_failed?: components["parameters"]["UserProjectsRepositoryChecksumFailed"];
                repository_storage?: components["parameters"]["UserProjectsRepositoryStorage"];
                search?: components["parameters"]["UserProjectsSearch"];
                search_namespaces?: components["parameters"]["UserProjectsSearchNamespaces"];
                simple?: components["parameters"]["UserProjectsSimple"];
                sort?: components["parameters"]["UserProjectsSort"];
                starred?: components["parameters"]["UserProjectsStarred"];
                statistics?: components["parameters"]["UserProjectsStatistics"];
                topic?: components["parameters"]["UserProjectsTopic"];
                visibility?: components["parameters"]["UserProjectsVisibility"];
                wiki_checksum_failed?: components["parameters"]["UserProjectsWikiChecksumFailed"];
                with_custom_attributes?: components["parameters"]["WithProjectCustomAttributes"];
                custom_attributes?: components["parameters"]["UserProjectsCustomAttributes"];
                with_issues_enabled?: components["parameters"]["UserProjectsWithIssuesEnabled"];
                with_merge_requests_enabled?: components["parameters"]["UserProjectsWithMergeRequestsEnabled"];
                with_programming_language?: components["parameters"]["UserProjectsWithProgrammingLanguage"];
                pagination?: components["parameters"]["PaginationKind"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                user_id: components["schemas"]["IdOrPath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            405: components["responses"]["NotAllowed"];
        };
    };
    listUserStarredProjects: {
        parameters: {
            query?: {
                archived?: components["parameters"]["UserProjectsArchived"];
                id_after?: components["parameters"]["UserProjectsIdAfter"];
                id_before?: components["parameters"]["UserProjectsIdBefore"];
                imported?: components["parameters"]["UserProjectsImported"];
                last_activity_after?: components["parameters"]["UserProjectsLastActivityAfter"];
                last_activity_before?: components["parameters"]["UserProjectsLastActivityBefore"];
                membership?: components["parameters"]["UserProjectsMembership"];
                min_access_level?: components["parameters"]["UserProjectsMinAccessLevel"];
                order_by?: components["parameters"]["UserProjectsOrderBy"];
                owned?: components["parameters"]["UserProjectsOwned"];
                repository_checksum_failed?: components["parameters"]["UserProjectsRepositoryChecksumFailed"];
                repository_storage?: components["parameters"]["UserProjectsRepositoryStorage"];
                search?: components["parameters"]["UserProjectsSearch"];
                search_namespaces?: components["parameters"]["UserProjectsSearchNamespaces"];
                simple?: components["parameters"]["UserProjectsSimple"];
                sort?: components["parameters"]["UserProjectsSort"];
                starred?: components["parameters"]["UserProjectsStarred"];
                statistics?: components["parameters"]["UserProjectsStatistics"];
                topic?: components["parameters"]["UserProjectsTopic"];
                visibility?: components["parameters"]["UserProjectsVisibility"];
                wiki_checksum_failed?: components["parameters"]["UserProjectsWikiChecksumFailed"];
                with_custom_attributes?: components["parameters"]["WithProjectCustomAttributes"];
                custom_attributes?: components["parameters"]["UserProjectsCustomAttributes"];
                with_issues_enabled?: components["parameters"]["UserProjectsWithIssuesEnabled"];
                with_merge_requests_enabled?: components["parameters"]["UserProjectsWithMergeRequestsEnabled"];
                with_programming_language?: components["parameters"]["UserProjectsWithProgrammingLanguage"];
                pagination?: components["parameters"]["PaginationKind"];
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                user_id: components["schemas"]["IdOrPath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            405: components["responses"]["NotAllowed"];
        };
    };
    getUserStatus: {
        parameters: {
            path: {
                user_id: components["schemas"]["IdOrPath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
        };
    };
    listInstanceVariables: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["InstanceVariable"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createInstanceVariable: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInstanceVariable"];
                "multipart/form-data": components["schemas"]["CreateInstanceVariable"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["InstanceVariable"];
                };
            };
            400: components["responses"]["VariableInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getInstanceVariable: {
        parameters: {
            path: {
                key: components["parameters"]["VariableKey"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["InstanceVariable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VariableNotFound"];
        };
    };
    updateInstanceVariable: {
        parameters: {
            path: {
                key: components["parameters"]["VariableKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInstanceVariable"];
                "multipart/form-data": components["schemas"]["UpdateInstanceVariable"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["InstanceVariable"];
                };
            };
            400: components["responses"]["VariableInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VariableNotFound"];
        };
    };
    deleteInstanceVariable: {
        parameters: {
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                key: components["parameters"]["VariableKey"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VariableNotFound"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listGroupVariables: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CiVariable"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
        };
    };
    createGroupVariable: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVariable"];
                "multipart/form-data": components["schemas"]["CreateVariable"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["CiVariable"];
                };
            };
            400: components["responses"]["VariableInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInGroup"];
        };
    };
    getGroupVariable: {
        parameters: {
            query?: {
                filter?: components["parameters"]["VariableFilter"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                key: components["parameters"]["VariableKey"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CiVariable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VariableNotFound"];
            409: components["responses"]["SeveralVariables"];
        };
    };
    updateGroupVariable: {
        parameters: {
            path: {
                id: components["parameters"]["GroupId"];
                key: components["parameters"]["VariableKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVariable"];
                "multipart/form-data": components["schemas"]["UpdateVariable"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CiVariable"];
                };
            };
            400: components["responses"]["VariableInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VariableNotFound"];
            409: components["responses"]["SeveralVariables"];
        };
    };
    deleteGroupVariable: {
        parameters: {
            query?: {
                filter?: components["parameters"]["VariableFilter"];
            };
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["GroupId"];
                key: components["parameters"]["VariableKey"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VariableNotFound"];
            409: components["responses"]["SeveralVariables"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    listProjectVariables: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CiVariable"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    createProjectVariable: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVariable"];
                "multipart/form-data": components["schemas"]["CreateVariable"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["CiVariable"];
                };
            };
            400: components["responses"]["VariableInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundInProject"];
        };
    };
    getProjectVariable: {
        parameters: {
            query?: {
                filter?: components["parameters"]["VariableFilter"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                key: components["parameters"]["VariableKey"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CiVariable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VariableNotFound"];
            409: components["responses"]["SeveralVariables"];
        };
    };
    updateProjectVariable: {
        parameters: {
            path: {
                id: components["parameters"]["ProjectId"];
                key: components["parameters"]["VariableKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVariable"];
                "multipart/form-data": components["schemas"]["UpdateVariable"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CiVariable"];
                };
            };
            400: components["responses"]["VariableInvalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VariableNotFound"];
            409: components["responses"]["SeveralVariables"];
        };
    };
    deleteProjectVariable: {
        parameters: {
            query?: {
                filter?: components["parameters"]["VariableFilter"];
            };
            header?: {
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                id: components["parameters"]["ProjectId"];
                key: components["parameters"]["VariableKey"];
            };
        };
        responses: {
            204: {
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VariableNotFound"];
            409: components["responses"]["SeveralVariables"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
}

export interface webhooks {
    confidential_issue: components["schemas"]["IssueHookPayload"];
    confidential_note: components["schemas"]["NoteHookPayload"];
    deployment: components["schemas"]["DeploymentHookPayload"];
    feature_flag: components["schemas"]["FeatureFlagHookPayload"];
    group: components["schemas"]["GroupHookPayload"];
    issue: components["schemas"]["IssueHookPayload"];
    job: components["schemas"]["JobHookPayload"];
    key: components["schemas"]["KeyHookPayload"];
    member: components["schemas"]["GroupMemberHookPayload"];
    merge_request: components["schemas"]["MergeRequestHookPayload"];
    note: components["schemas"]["NoteHookPayload"];
    pipeline: components["schemas"]["PipelineHookPayload"];
    project: components["schemas"]["ProjectHookPayload"];
    project_member: components["schemas"]["ProjectMemberHookPayload"];
    push: components["schemas"]["PushHookPayload"];
    release: components["schemas"]["ReleaseHookPayload"];
    repository_update: components["schemas"]["RepositoryUpdateHookPayload"];
    subgroup: components["schemas"]["SubgroupHookPayload"];
    tag_push: components["schemas"]["TagPushHookPayload"];
    user: components["schemas"]["UserHookPayload"];
    wiki_page: components["schemas"]["WikiPageHookPayload"];
}
