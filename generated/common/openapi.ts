// Generated from spec; do not edit. Run `npm run generate`.
import type { UploadedFile } from '../../generator/runtime/upload.ts';
export type { UploadedFile };

export interface paths {
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description Without further parameters a user gets the groups they belong to, with the groups above and below those, and the
         *     groups above the projects they are authorized for. Administrators get all groups, callers without credentials
         *     the public ones.
         *
         *     Callers without credentials may walk the list by keyset, ordered by `name`, ascending.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create a group
         * @description Creates a group, or with `parent_id` a subgroup. The caller becomes its owner. Top-level groups need the right
         *     `can_create_group`; subgroups need the owner of the parent, or its maintainers when `subgroup_creation_level` of
         *     the parent says so.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a group
         * @description A group with its attributes and, unless `with_projects=false`, at most 100 projects of each kind.
         */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metadata of the instance
         * @description As the version, with the edition and the state of the server for cluster agents.
         */
        get: operations["getMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal_access_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List personal access tokens
         * @description The caller's tokens, oldest first; administrators see those of everybody. Impersonation tokens are listed
         *     for administrators only.
         */
        get: operations["listPersonalAccessTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal_access_tokens/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the token that makes the request
         * @description Facts about the personal access token that authenticates this request.
         */
        get: operations["getOwnPersonalAccessToken"];
        put?: never;
        post?: never;
        /**
         * Revoke the token that makes the request
         * @description The token cannot be used again after this request.
         */
        delete: operations["revokeOwnPersonalAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal_access_tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a personal access token
         * @description One token of the caller, or any token for administrators. Others get 401 whether or not the token exists.
         */
        get: operations["getPersonalAccessToken"];
        put?: never;
        post?: never;
        /**
         * Revoke a personal access token
         * @description Takes effect with the next request that uses the token. Permitted to its owner, and to administrators.
         */
        delete: operations["revokePersonalAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Every project that the caller may see, newest first; for anonymous callers the public ones, in the simple
         *     form. With `pagination=keyset&order_by=id` the next page is found in the `Link` header only.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates the project with its repository in the personal namespace of the caller or in `namespace_id`, where
         *     the caller needs the right to create projects.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project
         * @description One project, by id or by full path. Anonymous callers get the simple form of public projects.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description Hides the project at once and queues its removal, with the repository and everything in it.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/files/{file_path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file with its content
         * @description Answers the file as it is on `ref`, its content in base64. `HEAD` on the same path answers the metadata as
         *     headers, without the content. Files above 10 MB may be read five times a minute by one caller.
         */
        get: operations["getRepositoryFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/files/{file_path}/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bytes of a file
         * @description Answers the content alone, always as plain text and never to be sniffed, with the metadata as headers.
         *     A slash in front of the path is tolerated. Files above 10 MB may be read five times a minute by one caller.
         */
        get: operations["getRawRepositoryFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calling user
         * @description The account that makes the request; administrators see the keys of the administrator view.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Users, newest first. Without credentials only the lookup of one `username` is permitted. Parameters marked
         *     as being for administrators are ignored for everybody else, except `extern_uid` and `provider`, which are
         *     refused. Administrators get the keys of the administrator view.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description For administrators. Creates the account and its personal namespace. One of `password`, `reset_password` and
         *     `force_random_password` is needed; the latter two win over `password`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description One account. Of a private profile others see fewer keys; administrators see those of the administrator view.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/personal_access_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a personal access token for a user
         * @description The answer is the only one that shows the token.
         */
        post: operations["createPersonalAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the version
         * @description The release that answers, and the revision of the source it was built from.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A user as administrators see them in lists. */
        AdministratorUser: components["schemas"]["CurrentUser"] & {
            /** @description Whether the user is an administrator. */
            is_admin: boolean;
            /** @description Remark that only administrators see. */
            note: string | null;
            /** @description Personal namespace; bots have none. */
            namespace_id: number | null;
            /** @description Address of the latest sign-in. */
            current_sign_in_ip: string | null;
            /** @description Address of the sign-in before it. */
            last_sign_in_ip: string | null;
            /** @description Premium. Whether the user may read everything. */
            is_auditor?: boolean;
            /** @description Premium. Whether the account counts for the license. */
            using_license_seat?: boolean;
            /** @description Premium. Group whose single sign-on created the account. */
            provisioned_by_group_id?: number | null;
            /** @description Pairs attached to the user; with `with_custom_attributes` only. */
            custom_attributes?: components["schemas"]["UserCustomAttribute"][];
        };
        /** @description One user as administrators see them. */
        AdministratorUserDetail: components["schemas"]["AdministratorUser"] & {
            /** @description How often the user signed in. */
            sign_in_count: number;
            /** @description Plan of the personal namespace. */
            plan: string | null;
            /** @description Whether that plan is on trial. */
            trial: boolean | null;
        };
        /** @description Either family of error bodies. */
        AnyError: {
            /** @description Text, or texts by attribute. */
            message?: string | {
                [key: string]: unknown;
            };
            /** @description Text of the parameter check or of the token check. */
            error?: string | string[];
            /** @description What is wrong with the token. */
            error_description?: string;
            /** @description Scopes that would suffice, separated by blanks. */
            scope?: string;
        };
        /** @description When tags of the container registry are removed. */
        ContainerExpirationPolicy: {
            /**
             * @description How often it runs.
             * @enum {string}
             */
            cadence: "1d" | "7d" | "14d" | "1month" | "3month";
            /** @description Whether it runs at all. */
            enabled: boolean;
            /** @description How many tags of each image stay. */
            keep_n: number | null;
            /** @description Age at which tags may go. */
            older_than: string | null;
            /** @description Names of the tags that may go, as a regular expression. */
            name_regex: string | null;
            /** @description Names of the tags that stay, as a regular expression. */
            name_regex_keep: string | null;
            /**
             * Format: date-time
             * @description When it runs next.
             */
            next_run_at: string | null;
        };
        CreateGroup: {
            /** @description Display name, at most 255 characters and unlike its siblings'. Starts with a letter, a digit, an emoji or `_`. */
            name: string;
            /** @description Name in addresses, 2 to 255 characters of letters, digits, `_`, `-` and `.`, unlike its siblings' in any case. */
            path: string;
            /** @description Group to create the subgroup in; groups nest at most 20 deep. */
            parent_id?: number | null;
            /**
             * @description What the group is for, at most 255 characters.
             * @default
             */
            description?: string;
            visibility?: components["schemas"]["Visibility"];
            /** @description Forbids to share projects of this group with other groups. Inherited from the parent. */
            share_with_group_lock?: boolean;
            /**
             * @description Members must use two-factor authentication.
             * @default false
             */
            require_two_factor_authentication?: boolean;
            /**
             * @description Hours in which members must set up two-factor authentication.
             * @default 48
             */
            two_factor_grace_period?: number;
            /**
             * @description Least role that may create projects here. Follows the instance's setting when not given.
             * @enum {string}
             */
            project_creation_level?: "noone" | "maintainer" | "developer";
            /**
             * @description Least role that may create subgroups here.
             * @default maintainer
             * @enum {string}
             */
            subgroup_creation_level?: "owner" | "maintainer";
            /** @description Runs the automatic pipeline in projects that have none; null follows the parent. */
            auto_devops_enabled?: boolean | null;
            /** @description Sends no notifications by mail. */
            emails_disabled?: boolean | null;
            /** @description Members are not told when the group is mentioned. */
            mentions_disabled?: boolean | null;
            /**
             * @description Projects may use large file storage.
             * @default true
             */
            lfs_enabled?: boolean;
            /**
             * @description Users may ask to become members.
             * @default true
             */
            request_access_enabled?: boolean;
            /**
             * @description Protection of the first branch of new projects. 0 none; 1 developers may push, not force; 2 only maintainers
             *     push; 3 developers may merge, not push. Follows the instance's setting when not given.
             * @enum {integer}
             */
            default_branch_protection?: 0 | 1 | 2 | 3;
            /**
             * @description Nobody can be added to projects of this group.
             * @default false
             */
            membership_lock?: boolean;
            /** @description For administrators. Minutes on shared runners per month; null follows the instance, 0 is no limit. */
            shared_runners_minutes_limit?: number | null;
            /** @description For administrators. Minutes on shared runners beyond the monthly ones. */
            extra_shared_runners_minutes_limit?: number | null;
        };
        CreatePersonalAccessToken: {
            /** @description What the token is for; at most 255 characters. */
            name: string;
            /** @description What the token may do; at least one scope. */
            scopes: components["schemas"]["PersonalAccessTokenScope"][];
            /**
             * Format: date
             * @description The token stops working when this day begins in UTC; without it never.
             */
            expires_at?: string | null;
        };
        /** @description The project to create. Lengths and names are checked with the record; the message then names the attribute. What is absent or null gets its default. */
        CreateProject: {
            /** @description Display name; without it made from `path`. Starts with a letter, digit, emoji or `_`; at most 255 characters. */
            name?: string | null;
            /** @description Last part of the address; without it made from `name`. Letters, digits, `_`, `-` and `.`; at most 255 characters. */
            path?: string | null;
            /** @description Group or personal namespace to create it in; without it the caller's own. */
            namespace_id?: number | null;
            /** @description What the project is about; at most 2,000 characters. */
            description?: string | null;
            /**
             * @description Who may see it; not wider than its group.
             * @enum {string|null}
             */
            visibility?: "private" | "internal" | "public" | null;
            /** @description Name of the first branch. */
            default_branch?: string | null;
            /** @description Whether the repository starts with a README. */
            initialize_with_readme?: boolean | null;
            /** @description Topics to give to it. */
            topics?: string[];
            /** @description The same as `topics`. */
            tag_list?: string[];
            /**
             * @description Issues: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            issues_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Repository: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            repository_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Merge requests: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            merge_requests_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Forking: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            forking_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Wiki: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            wiki_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Pipelines and jobs: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            builds_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Snippets: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            snippets_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Operations pages: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            operations_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Analytics: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            analytics_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Container registry: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            container_registry_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Security and compliance: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            security_and_compliance_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Releases: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            releases_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Requirements: off, for members, or for everybody with access.
             * @enum {string|null}
             */
            requirements_access_level?: "disabled" | "private" | "enabled" | null;
            /**
             * @description Published pages: off, for members, for everybody with access, or public.
             * @enum {string|null}
             */
            pages_access_level?: "disabled" | "private" | "enabled" | "public" | null;
            /** @description `true` means `enabled`, `false` means `disabled`, for `issues_access_level`. */
            issues_enabled?: boolean | null;
            /** @description `true` means `enabled`, `false` means `disabled`, for `merge_requests_access_level`. */
            merge_requests_enabled?: boolean | null;
            /** @description `true` means `enabled`, `false` means `disabled`, for `builds_access_level`. */
            jobs_enabled?: boolean | null;
            /** @description `true` means `enabled`, `false` means `disabled`, for `wiki_access_level`. */
            wiki_enabled?: boolean | null;
            /** @description `true` means `enabled`, `false` means `disabled`, for `snippets_access_level`. */
            snippets_enabled?: boolean | null;
            /** @description `true` means `enabled`, `false` means `disabled`, for `container_registry_access_level`. */
            container_registry_enabled?: boolean | null;
            /**
             * @description Merge commit; merge commit only where a fast-forward is possible; fast-forward only.
             * @enum {string|null}
             */
            merge_method?: "merge" | "rebase_merge" | "ff" | null;
            /**
             * @description Whether merge requests squash their commits.
             * @enum {string|null}
             */
            squash_option?: "never" | "always" | "default_on" | "default_off" | null;
            /** @description Whether merging waits for a passed pipeline. */
            only_allow_merge_if_pipeline_succeeds?: boolean | null;
            /** @description Whether merging waits for resolved discussions. */
            only_allow_merge_if_all_discussions_are_resolved?: boolean | null;
            /** @description Whether a skipped pipeline counts as passed. */
            allow_merge_on_skipped_pipeline?: boolean | null;
            /** @description Whether merge requests remove their source branch unless told otherwise. */
            remove_source_branch_after_merge?: boolean | null;
            /** @description Whether a push answers with a link that opens a merge request. */
            printing_merge_request_link_enabled?: boolean | null;
            /** @description Whether discussions on lines that a push changed are resolved. */
            resolve_outdated_diff_discussions?: boolean | null;
            /** @description Whether merging closes issues that the merge request names. */
            autoclose_referenced_issues?: boolean | null;
            /** @description Template of the message of applied suggestions. */
            suggestion_commit_message?: string | null;
            /** @description Template of the message of merge commits. */
            merge_commit_template?: string | null;
            /** @description Template of the message of squash commits. */
            squash_commit_template?: string | null;
            /** @description Whether users may ask for membership. */
            request_access_enabled?: boolean | null;
            /** @description Whether large files may be stored. */
            lfs_enabled?: boolean | null;
            /** @description Whether the package registry is on. */
            packages_enabled?: boolean | null;
            /** @description Whether the instance's runners take its jobs. */
            shared_runners_enabled?: boolean | null;
            /** @description Whether everybody who sees the project sees its pipelines; answered as `public_jobs`. */
            public_builds?: boolean | null;
            /**
             * @description How jobs get the code.
             * @enum {string|null}
             */
            build_git_strategy?: "fetch" | "clone" | null;
            /** @description Seconds a job may run, 600 to 2592000. */
            build_timeout?: number | null;
            /**
             * @description Whether a newer pipeline cancels older ones that wait.
             * @enum {string|null}
             */
            auto_cancel_pending_pipelines?: "enabled" | "disabled" | null;
            /** @description File that describes the pipeline. */
            ci_config_path?: string | null;
            /** @description Commits that jobs fetch, 0 to 1000; 0 fetches all. */
            ci_default_git_depth?: number | null;
            /** @description Whether the newest artifacts of each ref outlive their expiry. */
            keep_latest_artifact?: boolean | null;
            /** @description Whether a pipeline is made up when the repository describes none. */
            auto_devops_enabled?: boolean | null;
            /**
             * @description How such a pipeline deploys.
             * @enum {string|null}
             */
            auto_devops_deploy_strategy?: "continuous" | "manual" | "timed_incremental" | null;
            /** @description When tags of the container registry are removed; what is not given keeps its default. */
            container_expiration_policy_attributes?: {
                /**
                 * @description How often it runs.
                 * @enum {string}
                 */
                cadence?: "1d" | "7d" | "14d" | "1month" | "3month";
                /** @description Whether it runs at all. */
                enabled?: boolean;
                /**
                 * @description How many tags of each image stay.
                 * @enum {integer|null}
                 */
                keep_n?: 1 | 5 | 10 | 25 | 50 | 100 | null;
                /**
                 * @description Age at which tags may go.
                 * @enum {string|null}
                 */
                older_than?: "7d" | "14d" | "30d" | "90d" | null;
                /** @description Names of the tags that may go, as a regular expression. */
                name_regex?: string | null;
                /** @description Names of the tags that stay, as a regular expression. */
                name_regex_keep?: string | null;
            } | null;
            /** @description Whether no mail is sent about the project; ignored unless the caller owns the namespace. */
            emails_disabled?: boolean | null;
            /** @description Whether thumbs up and down are offered first. */
            show_default_award_emojis?: boolean | null;
            /** @description Whether invisible control characters are marked. */
            warn_about_potentially_unwanted_characters?: boolean | null;
            /** @description Whether reading uploads asks for access to the project. */
            enforce_auth_checks_on_uploads?: boolean | null;
            /** @description Whether issues can be opened by mail. */
            service_desk_enabled?: boolean | null;
            /** @description Where to store the repository; ignored unless the caller is an administrator. */
            repository_storage?: string | null;
            /** @description Premium. Approvals that a merge request needs. */
            approvals_before_merge?: number | null;
            /** @description Premium. Label sent to the external authorisation service. */
            external_authorization_classification_label?: string | null;
            /** @description Premium. Text that new issues start with. */
            issues_template?: string | null;
            /** @description Premium. Text that new merge requests start with. */
            merge_requests_template?: string | null;
        };
        /** @description The account to create. Lengths are checked with the record; the message then names the attribute. */
        CreateUser: {
            /** @description Primary email address; unique among all addresses. */
            email: string;
            /** @description Display name; at most 255 characters. */
            name: string;
            /**
             * @description Name in addresses, and path of the personal namespace; letters, digits, `_`, `-` and `.`, unique in any
             *     case among users and top-level groups.
             */
            username: string;
            /** @description Password, of 8 to 128 characters. */
            password?: string | null;
            /** @description The user chooses a password by mail; none is set. */
            reset_password?: boolean | null;
            /** @description Sets a random password that nobody sees. */
            force_random_password?: boolean | null;
            /** @description Takes the email address as confirmed. */
            skip_confirmation?: boolean | null;
            /** @description Whether the user is an administrator. */
            admin?: boolean | null;
            /** @description Premium. Whether the user may read everything. */
            auditor?: boolean | null;
            /** @description Whether the user is external; takes the right to create away. */
            external?: boolean | null;
            /** @description Whether the user may create top-level groups. */
            can_create_group?: boolean | null;
            /** @description How many personal projects the user may have. */
            projects_limit?: number | null;
            /** @description Id of the user at `provider`. */
            extern_uid?: string | null;
            /** @description Identity provider of `extern_uid`. */
            provider?: string | null;
            /** @description Premium. Group whose single sign-on the identity belongs to; ignored where it has none. */
            group_id_for_saml?: number | null;
            /** @description About the user; at most 255 characters. */
            bio?: string | null;
            /** @description Where the user is. */
            location?: string | null;
            /** @description Who the user works for. */
            organization?: string | null;
            /** @description What the user works as. */
            job_title?: string | null;
            /** @description How to speak of the user. */
            pronouns?: string | null;
            /** @description Skype name. */
            skype?: string | null;
            /** @description LinkedIn account. */
            linkedin?: string | null;
            /** @description Twitter account. */
            twitter?: string | null;
            /** @description Address of a web site. */
            website_url?: string | null;
            /** @description Address shown to everybody; one of the confirmed addresses. */
            public_email?: string | null;
            /** @description Address for commits made in the browser; a confirmed address, or `_private` for a hidden one. */
            commit_email?: string | null;
            /** @description Remark that only administrators see. */
            note?: string | null;
            /** @description Color theme, 1 to 11. */
            theme_id?: number | null;
            /** @description Color scheme of code, 1 to 6. */
            color_scheme_id?: number | null;
            /** @description Whether to show one file of a diff at a time. */
            view_diffs_file_by_file?: boolean | null;
            /**
             * @description Whether others see only the outline of the profile; null means false.
             * @default false
             */
            private_profile?: boolean | null;
            /** @description Premium. Minutes on shared runners; null for the default, 0 for no limit. */
            shared_runners_minutes_limit?: number | null;
            /** @description Premium. Minutes on shared runners beyond the limit. */
            extra_shared_runners_minutes_limit?: number | null;
        };
        /** @description A user as they see themselves. */
        CurrentUser: components["schemas"]["User"] & {
            /**
             * Format: date-time
             * @description The sign-in before the current one.
             */
            last_sign_in_at: string | null;
            /**
             * Format: date-time
             * @description When the email address was confirmed.
             */
            confirmed_at: string | null;
            /**
             * Format: date
             * @description Day on which the user last did something.
             */
            last_activity_on: string | null;
            /** @description Primary email address. */
            email: string;
            /** @description Color theme. */
            theme_id: number;
            /** @description Color scheme of code. */
            color_scheme_id: number;
            /** @description How many personal projects the user may have. */
            projects_limit: number;
            /**
             * Format: date-time
             * @description The latest sign-in.
             */
            current_sign_in_at: string | null;
            /** @description Accounts at identity providers. */
            identities: components["schemas"]["Identity"][];
            /** @description Whether the user may create top-level groups. */
            can_create_group: boolean;
            /** @description Whether the user may create another personal project. */
            can_create_project: boolean;
            /** @description Whether a second factor is set up. */
            two_factor_enabled: boolean;
            /** @description Whether the user is external. */
            external: boolean;
            /** @description Whether others see only the outline of the profile. */
            private_profile: boolean;
            /** @description Address for commits made in the browser. */
            commit_email: string;
            /** @description Premium. Minutes on shared runners; null for the default. */
            shared_runners_minutes_limit?: number | null;
            /** @description Premium. Minutes on shared runners beyond the limit. */
            extra_shared_runners_minutes_limit?: number | null;
        };
        /** @description A group as lists show it. */
        Group: {
            /** @description Id of the group. */
            id: number;
            /** @description Address of the page of the group. */
            web_url: string;
            /** @description Display name. */
            name: string;
            /** @description Name in addresses. */
            path: string;
            /** @description What the group is for. */
            description: string;
            visibility: components["schemas"]["Visibility"];
            /** @description Whether its projects cannot be shared with other groups. */
            share_with_group_lock: boolean;
            /** @description Whether members must use two-factor authentication. */
            require_two_factor_authentication: boolean;
            /** @description Hours in which members must set up two-factor authentication. */
            two_factor_grace_period: number;
            /**
             * @description Least role that may create projects here.
             * @enum {string}
             */
            project_creation_level: "noone" | "maintainer" | "developer";
            /** @description Whether projects without a pipeline get the automatic one; null follows the parent. */
            auto_devops_enabled: boolean | null;
            /**
             * @description Least role that may create subgroups here.
             * @enum {string}
             */
            subgroup_creation_level: "owner" | "maintainer";
            /** @description Whether no notifications are mailed. */
            emails_disabled: boolean | null;
            /** @description Whether mentions of the group tell nobody. */
            mentions_disabled: boolean | null;
            /** @description Whether projects may use large file storage. */
            lfs_enabled: boolean;
            /** @description Protection of the first branch of new projects, 0 to 3. */
            default_branch_protection: number;
            /** @description Address of the picture. */
            avatar_url: string | null;
            /** @description Whether users may ask to become members. */
            request_access_enabled: boolean;
            /** @description Names from the top-level group down to this one. */
            full_name: string;
            /** @description Paths from the top-level group down to this one. */
            full_path: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Group it is in; null for top-level groups. */
            parent_id: number | null;
            /** @description Project that offers templates of files. */
            file_template_project_id: number | null;
            /** @description For administrators who ask for them. */
            custom_attributes?: components["schemas"]["GroupCustomAttribute"][];
            statistics?: components["schemas"]["GroupStatistics"];
        };
        /** @description A pair that administrators attach to a group. */
        GroupCustomAttribute: {
            /** @description Name of the attribute. */
            key: string;
            /** @description Value of the attribute. */
            value: string;
        };
        /** @description A group on its own. */
        GroupDetail: components["schemas"]["Group"] & {
            /** @description Groups whose members have access here, as far as the caller may see them. */
            shared_with_groups: components["schemas"]["GroupShare"][];
            /** @description Token to register runners; for owners. */
            runners_token?: string;
            /** @description Whether groups of this hierarchy can only be shared within it; top-level groups only. */
            prevent_sharing_groups_outside_hierarchy?: boolean;
            /**
             * @description Whether shared runners serve the group, and whether what is below may decide otherwise.
             * @enum {string}
             */
            shared_runners_setting: "enabled" | "disabled_with_override" | "disabled_and_unoverridable";
            /** @description Newest projects of the group that the caller can see, at most 100. */
            projects?: (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
            /** @description Newest projects shared with the group that the caller can see, at most 100. */
            shared_projects?: (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
            /** @description Whether nobody can be added to projects of this group. */
            membership_lock?: boolean;
            /** @description Minutes on shared runners per month; for administrators. */
            shared_runners_minutes_limit?: number | null;
            /** @description Minutes beyond the monthly ones; for administrators. */
            extra_shared_runners_minutes_limit?: number | null;
            /**
             * Format: date
             * @description Day on which it was marked for deletion; null when it is not.
             */
            marked_for_deletion_on?: string | null;
        };
        /** @description A group whose members have access to another one. */
        GroupShare: {
            /** @description Id of the invited group. */
            group_id: number;
            /** @description Name of the invited group. */
            group_name: string;
            /** @description Full path of the invited group. */
            group_full_path: string;
            /** @description Highest access level its members get. */
            group_access_level: number;
            /**
             * Format: date
             * @description Day on which the access ends.
             */
            expires_at: string | null;
        };
        /** @description Bytes stored by the projects of the group and of the groups below it. */
        GroupStatistics: {
            /** @description Everything. */
            storage_size: number;
            /** @description Repositories. */
            repository_size: number;
            /** @description Wikis. */
            wiki_size: number;
            /** @description Large file storage. */
            lfs_objects_size: number;
            /** @description Artifacts of jobs. */
            job_artifacts_size: number;
            /** @description Artifacts of pipelines. */
            pipeline_artifacts_size: number;
            /** @description Packages. */
            packages_size: number;
            /** @description Snippets. */
            snippets_size: number;
            /** @description Uploads. */
            uploads_size: number;
        };
        /** @description An integer id, or a full path such as `group/subgroup/project`. */
        IdOrPath: number | string;
        /** @description The account of a user at an identity provider. */
        Identity: {
            /** @description Name of the provider. */
            provider: string;
            /** @description Id of the user there. */
            extern_uid: string;
            /** @description Single sign-on provider of a group; with the provider `group_saml` only. */
            saml_provider_id?: number | null;
        };
        /** @description Error of the application. `message` is a text, or texts by attribute. */
        Message: {
            /** @description A text that names the failure, or attribute names with their list of texts. */
            message: string | {
                [key: string]: unknown;
            };
        };
        /** @description Facts about the instance. */
        Metadata: {
            /** @description Release, such as `15.0.0-ee`. */
            version: string;
            /** @description Abbreviated revision of the source. */
            revision: string;
            /** @description The server that cluster agents connect to. */
            kas: {
                /** @description Whether agents can connect. */
                enabled: boolean;
                /** @description Where agents connect to; null when switched off. */
                externalUrl: string | null;
                /** @description Version of that server; null when switched off. */
                version: string | null;
            };
            /** @description Whether features of paid tiers can be licensed. */
            enterprise: boolean;
        };
        /** @description A token as its owner sees it, without its text. */
        PersonalAccessToken: {
            /** @description Id of the token. */
            id: number;
            /** @description What the token is for. */
            name: string;
            /** @description Whether it was revoked. */
            revoked: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description What the token may do. */
            scopes: string[];
            /** @description Owner of the token. */
            user_id: number;
            /**
             * Format: date-time
             * @description Last use; written at most once a day.
             */
            last_used_at: string | null;
            /** @description Whether it is neither revoked nor expired. */
            active: boolean;
            /**
             * Format: date
             * @description Day from which it no longer works.
             */
            expires_at: string | null;
        };
        /**
         * @description What a token may do: `api` everything, `read_api` every read, `read_user` reads of users, `*_repository` git
         *     over HTTP, `*_registry` images, `sudo` to act as somebody else when its owner is an administrator.
         * @enum {string}
         */
        PersonalAccessTokenScope: "api" | "read_user" | "read_api" | "read_repository" | "write_repository" | "read_registry" | "write_registry" | "sudo";
        /** @description A token that was just created. */
        PersonalAccessTokenWithSecret: components["schemas"]["PersonalAccessToken"] & {
            /** @description Text of the token; never shown again. */
            token: string;
        };
        /** @description A project as signed-in callers see it. */
        Project: {
            /** @description Id of the project on this instance. */
            id: number;
            /** @description What the project is about. */
            description: string | null;
            /** @description Display name. */
            name: string;
            /** @description Display names from the top-level namespace down, joined with ` / `. */
            name_with_namespace: string;
            /** @description Last part of the address. */
            path: string;
            /** @description Full path, as used in addresses and in place of the id. */
            path_with_namespace: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Branch shown first and taken when no ref is named; in an empty repository, the one that will be. Left out when the caller may not read the code. */
            default_branch?: string;
            /**
             * @deprecated
             * @description The same list as `topics`.
             */
            tag_list: string[];
            /** @description Topics given to the project. */
            topics: string[];
            /** @description Where git clones from over SSH. */
            ssh_url_to_repo: string;
            /** @description Where git clones from over HTTP. */
            http_url_to_repo: string;
            /** @description Address of the project page. */
            web_url: string;
            /** @description Address of the README on the default branch, null without one. Left out when the caller may not read the code. */
            readme_url?: string | null;
            /** @description Address of the picture. */
            avatar_url: string | null;
            /** @description How many forks exist. */
            forks_count: number;
            /** @description How many users have starred it. */
            star_count: number;
            /**
             * Format: date-time
             * @description When something last happened in it.
             */
            last_activity_at: string;
            /** @description The group or personal namespace that holds it. */
            namespace: components["schemas"]["ProjectNamespace"];
            /** @description Address of the licence file; only with `license=true`. */
            license_url?: string | null;
            /** @description The licence recognised on the default branch; only with `license=true`. */
            license?: components["schemas"]["ProjectLicense"] | null;
            /** @description Custom attributes; only for administrators, with `with_custom_attributes=true`. */
            custom_attributes?: components["schemas"]["ProjectCustomAttribute"][];
            /** @description Addresses of the parts of the project in this API. */
            _links: components["schemas"]["ProjectLinks"];
            /** @description Whether the package registry is on. */
            packages_enabled: boolean;
            /** @description Whether the repository has no commit yet. */
            empty_repo: boolean;
            /** @description Whether the project is read-only. */
            archived: boolean;
            visibility: components["schemas"]["Visibility"];
            /** @description Owner of the personal namespace; left out for projects of groups. */
            owner?: components["schemas"]["ProjectOwner"];
            /** @description Whether discussions on lines that a push changed are resolved. */
            resolve_outdated_diff_discussions: boolean;
            /** @description When tags of the container registry are removed. */
            container_expiration_policy: components["schemas"]["ContainerExpirationPolicy"];
            /** @description Whether issues are on for anybody. */
            issues_enabled: boolean;
            /** @description Whether merge requests are on for anybody. */
            merge_requests_enabled: boolean;
            /** @description Whether the wiki is on for anybody. */
            wiki_enabled: boolean;
            /** @description Whether pipelines are on for anybody. */
            jobs_enabled: boolean;
            /** @description Whether snippets are on for anybody. */
            snippets_enabled: boolean;
            /**
             * @deprecated
             * @description Whether the container registry is on for anybody; see `container_registry_access_level`.
             */
            container_registry_enabled: boolean;
            /** @description Whether issues can be opened by mail. */
            service_desk_enabled: boolean;
            /** @description Where that mail goes. */
            service_desk_address: string | null;
            /** @description Whether the caller may open merge requests here. */
            can_create_merge_request_in: boolean;
            /**
             * @description Issues: off, for members, or for everybody with access.
             * @enum {string}
             */
            issues_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Repository: off, for members, or for everybody with access.
             * @enum {string}
             */
            repository_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Merge requests: off, for members, or for everybody with access.
             * @enum {string}
             */
            merge_requests_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Forking: off, for members, or for everybody with access.
             * @enum {string}
             */
            forking_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Wiki: off, for members, or for everybody with access.
             * @enum {string}
             */
            wiki_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Pipelines and jobs: off, for members, or for everybody with access.
             * @enum {string}
             */
            builds_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Snippets: off, for members, or for everybody with access.
             * @enum {string}
             */
            snippets_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Published pages: off, for members, for everybody with access, or public.
             * @enum {string}
             */
            pages_access_level: "disabled" | "private" | "enabled" | "public";
            /**
             * @description Operations pages: off, for members, or for everybody with access.
             * @enum {string}
             */
            operations_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Analytics: off, for members, or for everybody with access.
             * @enum {string}
             */
            analytics_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Container registry: off, for members, or for everybody with access.
             * @enum {string}
             */
            container_registry_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Security and compliance: off, for members, or for everybody with access.
             * @enum {string}
             */
            security_and_compliance_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Releases: off, for members, or for everybody with access.
             * @enum {string}
             */
            releases_access_level: "disabled" | "private" | "enabled";
            /**
             * @description Requirements: off, for members, or for everybody with access.
             * @enum {string}
             */
            requirements_access_level: "disabled" | "private" | "enabled";
            /** @description Whether no mail is sent about the project. */
            emails_disabled: boolean | null;
            /** @description Whether the instance's runners take its jobs. */
            shared_runners_enabled: boolean;
            /** @description Whether large files may be stored. */
            lfs_enabled: boolean;
            /** @description User who created it. */
            creator_id: number | null;
            /** @description What it was forked from; left out when it is no fork or the caller may not see the source. */
            forked_from_project?: components["schemas"]["ProjectSimple"];
            /** @description Whether merge requests of the fork target the fork itself; forks only. */
            mr_default_target_self?: boolean;
            /** @description Where it was imported from, without credentials; maintainers only. */
            import_url?: string | null;
            /** @description How it was imported; maintainers only. */
            import_type?: string | null;
            /**
             * @description How far an import or fork has come.
             * @enum {string}
             */
            import_status: "none" | "scheduled" | "started" | "finished" | "failed";
            /** @description Why the import failed; maintainers only. */
            import_error?: string | null;
            /** @description Open issues; left out when the caller may not see issues. */
            open_issues_count?: number;
            /** @description Token that registers runners; maintainers only. */
            runners_token?: string;
            /** @description Commits that jobs fetch; null means the whole history. */
            ci_default_git_depth: number | null;
            /** @description Whether older deployment jobs are skipped after a newer one. */
            ci_forward_deployment_enabled: boolean;
            /** @description Whether job tokens are limited to listed projects. */
            ci_job_token_scope_enabled: boolean;
            /** @description Whether protected branches have caches of their own. */
            ci_separated_caches: boolean;
            /** @description Whether members may run pipelines of forks here. */
            ci_allow_fork_pipelines_to_run_in_parent_project: boolean;
            /** @description Whether everybody who sees the project sees its pipelines. */
            public_jobs: boolean;
            /**
             * @description How jobs get the code; maintainers only.
             * @enum {string}
             */
            build_git_strategy?: "fetch" | "clone";
            /** @description Seconds a job may run. */
            build_timeout: number;
            /**
             * @description Whether a newer pipeline cancels older ones that wait.
             * @enum {string}
             */
            auto_cancel_pending_pipelines: "enabled" | "disabled";
            /** @description File that describes the pipeline; null is the usual one. */
            ci_config_path: string | null;
            /** @description Groups whose members have access. */
            shared_with_groups: components["schemas"]["ProjectGroupShare"][];
            /** @description Whether merging waits for a passed pipeline. */
            only_allow_merge_if_pipeline_succeeds: boolean;
            /** @description Whether a skipped pipeline counts as passed. */
            allow_merge_on_skipped_pipeline: boolean | null;
            /** @description Whether only maintainers may pass variables to pipelines. */
            restrict_user_defined_variables: boolean;
            /** @description Whether merging waits for resolved discussions. */
            only_allow_merge_if_all_discussions_are_resolved: boolean;
            /** @description Whether merge requests remove their source branch unless told otherwise. */
            remove_source_branch_after_merge: boolean | null;
            /** @description Whether users may ask for membership. */
            request_access_enabled: boolean;
            /** @description Whether a push answers with a link that opens a merge request. */
            printing_merge_request_link_enabled: boolean;
            /**
             * @description Merge commit; merge commit only where a fast-forward is possible; fast-forward only.
             * @enum {string}
             */
            merge_method: "merge" | "rebase_merge" | "ff";
            /**
             * @description Whether merge requests squash their commits.
             * @enum {string}
             */
            squash_option: "never" | "always" | "default_on" | "default_off";
            /** @description Whether reading uploads asks for access to the project. */
            enforce_auth_checks_on_uploads: boolean;
            /** @description Template of the message of applied suggestions. */
            suggestion_commit_message: string | null;
            /** @description Template of the message of merge commits. */
            merge_commit_template: string | null;
            /** @description Template of the message of squash commits. */
            squash_commit_template: string | null;
            /** @description Whether a pipeline is made up when the repository describes none. */
            auto_devops_enabled: boolean;
            /**
             * @description How such a pipeline deploys.
             * @enum {string}
             */
            auto_devops_deploy_strategy: "continuous" | "manual" | "timed_incremental";
            /** @description Whether merging closes issues that the merge request names. */
            autoclose_referenced_issues: boolean;
            /** @description Whether the newest artifacts of each ref outlive their expiry. */
            keep_latest_artifact: boolean;
            /** @description Whether thumbs up and down are offered first. */
            show_default_award_emojis: boolean;
            /** @description Whether invisible control characters are marked. */
            warn_about_potentially_unwanted_characters: boolean;
            /** @description Where the repository is stored; administrators only. */
            repository_storage?: string;
            /** @description Approvals that a merge request needs. */
            approvals_before_merge: number;
            /** @description Whether the repository follows another one. */
            mirror: boolean;
            /** @description User in whose name it is mirrored; mirrors only. */
            mirror_user_id?: number;
            /** @description Whether mirrored pushes run pipelines; mirrors only. */
            mirror_trigger_builds?: boolean;
            /** @description Whether only protected branches are mirrored; mirrors only. */
            only_mirror_protected_branches?: boolean;
            /** @description Whether mirroring overwrites branches that diverged; mirrors only. */
            mirror_overwrites_diverged_branches?: boolean;
            /** @description Label sent to the external authorisation service. */
            external_authorization_classification_label: string | null;
            /**
             * Format: date
             * @deprecated
             * @description The same date as `marked_for_deletion_on`.
             */
            marked_for_deletion_at: string | null;
            /**
             * Format: date
             * @description Day on which its deletion was asked for; null otherwise.
             */
            marked_for_deletion_on: string | null;
            /** @description Whether requirements are on for anybody. */
            requirements_enabled: boolean;
            /** @description Compliance frameworks it is subject to. */
            compliance_frameworks: string[];
            /** @description Text that new issues start with. */
            issues_template: string | null;
            /** @description Text that new merge requests start with. */
            merge_requests_template: string | null;
            /** @description Whether pipelines run on the merged result. */
            merge_pipelines_enabled: boolean;
            /** @description Whether merges queue up in a train. */
            merge_trains_enabled: boolean;
            /** @description What image names start with; only while the registry is on. */
            container_registry_image_prefix?: string;
            /** @description The caller's memberships. */
            permissions: components["schemas"]["ProjectPermissions"];
            /** @description Sizes and counts; with `statistics=true`, where the caller is at least reporter. */
            statistics?: components["schemas"]["ProjectStatistics"];
        };
        /** @description One membership of the caller. */
        ProjectAccessPermission: {
            /** @description Access level of the membership. */
            access_level: number;
            /** @description 0 disabled, 1 participating, 2 watch, 3 as set globally, 4 mentions, 5 custom. */
            notification_level: number;
        };
        /** @description A custom attribute that administrators have set. */
        ProjectCustomAttribute: {
            /** @description Name, once per project. */
            key: string;
            /** @description Value. */
            value: string;
        };
        /** @description A group whose members have access to a project. */
        ProjectGroupShare: {
            /** @description Id of the group. */
            group_id: number;
            /** @description Display name of the group. */
            group_name: string;
            /** @description Full path of the group. */
            group_full_path: string;
            /** @description Most that its members get. */
            group_access_level: number;
            /**
             * Format: date
             * @description Day on which the access ends.
             */
            expires_at: string | null;
        };
        /** @description A licence as recognised from its file. */
        ProjectLicense: {
            /** @description Short identifier, such as `mit`; `other` when the file is not recognised. */
            key: string;
            /** @description Name of the licence. */
            name: string;
            /** @description Customary short name. */
            nickname: string | null;
            /** @description Page that explains it. */
            html_url: string | null;
            /** @description Where its text is published. */
            source_url: string | null;
        };
        /** @description Addresses of the parts of a project in this API. */
        ProjectLinks: {
            /** @description The project itself. */
            self: string;
            /** @description Its issues; left out when the caller may not see them. */
            issues?: string;
            /** @description Its merge requests; left out when the caller may not see them. */
            merge_requests?: string;
            /** @description Branches of its repository. */
            repo_branches: string;
            /** @description Its labels. */
            labels: string;
            /** @description What happened in it. */
            events: string;
            /** @description Its members. */
            members: string;
        };
        /** @description The group or personal namespace that holds a project. */
        ProjectNamespace: {
            /** @description Id of the namespace. */
            id: number;
            /** @description Display name. */
            name: string;
            /** @description Last part of the address. */
            path: string;
            /**
             * @description What it belongs to.
             * @enum {string}
             */
            kind: "user" | "group";
            /** @description Whole address, from the top-level namespace down. */
            full_path: string;
            /** @description Id of the group above. */
            parent_id: number | null;
            /** @description Address of the picture. */
            avatar_url: string | null;
            /** @description Address of its page. */
            web_url: string;
        };
        /** @description The user whose personal namespace holds a project. */
        ProjectOwner: {
            /** @description Id of the user. */
            id: number;
            /** @description Unique name used in addresses. */
            username: string;
            /** @description Display name. */
            name: string;
            /**
             * @description Account state; only `active` users can act.
             * @enum {string}
             */
            state: "active" | "blocked" | "ldap_blocked" | "blocked_pending_approval" | "banned" | "deactivated";
            /** @description Address of the picture. */
            avatar_url: string | null;
            /** @description Address of the profile page. */
            web_url: string;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            created_at: string;
        };
        /** @description Memberships of the caller; what shares and administrators add is not told. */
        ProjectPermissions: {
            /** @description Membership of the project itself. */
            project_access: components["schemas"]["ProjectAccessPermission"] | null;
            /** @description Highest membership in the groups above it. */
            group_access: components["schemas"]["ProjectAccessPermission"] | null;
        };
        /** @description What everybody who sees a project is told about it. */
        ProjectSimple: {
            /** @description Id of the project on this instance. */
            id: number;
            /** @description What the project is about. */
            description: string | null;
            /** @description Display name. */
            name: string;
            /** @description Display names from the top-level namespace down, joined with ` / `. */
            name_with_namespace: string;
            /** @description Last part of the address. */
            path: string;
            /** @description Full path, as used in addresses and in place of the id. */
            path_with_namespace: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Branch shown first and taken when no ref is named; in an empty repository, the one that will be. Left out when the caller may not read the code. */
            default_branch?: string;
            /**
             * @deprecated
             * @description The same list as `topics`.
             */
            tag_list: string[];
            /** @description Topics given to the project. */
            topics: string[];
            /** @description Where git clones from over SSH. */
            ssh_url_to_repo: string;
            /** @description Where git clones from over HTTP. */
            http_url_to_repo: string;
            /** @description Address of the project page. */
            web_url: string;
            /** @description Address of the README on the default branch, null without one. Left out when the caller may not read the code. */
            readme_url?: string | null;
            /** @description Address of the picture. */
            avatar_url: string | null;
            /** @description How many forks exist. */
            forks_count: number;
            /** @description How many users have starred it. */
            star_count: number;
            /**
             * Format: date-time
             * @description When something last happened in it.
             */
            last_activity_at: string;
            /** @description The group or personal namespace that holds it. */
            namespace: components["schemas"]["ProjectNamespace"];
            /** @description Address of the licence file; only with `license=true`. */
            license_url?: string | null;
            /** @description The licence recognised on the default branch; only with `license=true`. */
            license?: components["schemas"]["ProjectLicense"] | null;
            /** @description Custom attributes; only for administrators, with `with_custom_attributes=true`. */
            custom_attributes?: components["schemas"]["ProjectCustomAttribute"][];
        };
        /** @description Sizes and counts of a project. */
        ProjectStatistics: {
            /** @description Commits on the default branch. */
            commit_count: number;
            /** @description Bytes of everything below together. */
            storage_size: number;
            /** @description Bytes of the repository. */
            repository_size: number;
            /** @description Bytes of the wiki. */
            wiki_size: number;
            /** @description Bytes of large files. */
            lfs_objects_size: number;
            /** @description Bytes of job artifacts. */
            job_artifacts_size: number;
            /** @description Bytes of pipeline artifacts. */
            pipeline_artifacts_size: number;
            /** @description Bytes of packages. */
            packages_size: number;
            /** @description Bytes of snippets. */
            snippets_size: number;
            /** @description Bytes of uploads. */
            uploads_size: number;
        };
        /** @description A file of a repository at one commit. */
        RepositoryFile: {
            /** @description Last part of the path. */
            file_name: string;
            /** @description Path from the root of the repository. */
            file_path: string;
            /** @description Bytes of the content. */
            size: number;
            /**
             * @description How `content` is written.
             * @enum {string}
             */
            encoding: "base64";
            /** @description The bytes in base64, without line breaks. */
            content: string;
            /** @description SHA-256 of the bytes, in hexadecimal digits. */
            content_sha256: string;
            /** @description The ref as it was asked for. */
            ref: string;
            /** @description Object id of the content. */
            blob_id: string;
            /** @description Commit that `ref` names. */
            commit_id: string;
            /** @description Newest commit, as of `ref`, that touched the path. */
            last_commit_id: string;
            /** @description Whether the file is executable. */
            execute_filemode: boolean;
        };
        /** @description A user as others see them. */
        User: components["schemas"]["UserBasic"] & {
            /**
             * Format: date-time
             * @description When the account was created; hidden by a private profile.
             */
            created_at?: string;
            /** @description About the user. */
            bio: string | null;
            /** @description Whether no person is behind the account. */
            bot: boolean;
            /** @description Where the user is. */
            location: string | null;
            /** @description Address shown to everybody. */
            public_email: string | null;
            /** @description Skype name. */
            skype: string | null;
            /** @description LinkedIn account. */
            linkedin: string | null;
            /** @description Twitter account. */
            twitter: string | null;
            /** @description Address of a web site. */
            website_url: string | null;
            /** @description Who the user works for. */
            organization: string | null;
            /** @description What the user works as. */
            job_title: string | null;
            /** @description How to speak of the user. */
            pronouns: string | null;
            /** @description Job title and organization in one text. */
            work_information: string | null;
            /** @description How many users follow this one; hidden by a private profile. */
            followers?: number;
            /** @description How many users this one follows; hidden by a private profile. */
            following?: number;
            /** @description Time of day where the user is, such as `3:38 PM`. */
            local_time: string | null;
        };
        /** @description A user as embedded in other answers. */
        UserBasic: {
            /** @description Id of the user. */
            id: number;
            /** @description Unique name used in addresses. */
            username: string;
            /** @description Display name. */
            name: string;
            /**
             * @description Account state; only `active` users can act.
             * @enum {string}
             */
            state: "active" | "blocked" | "ldap_blocked" | "blocked_pending_approval" | "banned" | "deactivated";
            /** @description Address of the picture. */
            avatar_url: string | null;
            /** @description Address of the profile page. */
            web_url: string;
        };
        /** @description A pair that administrators attach to a user. */
        UserCustomAttribute: {
            /** @description Name of the attribute. */
            key: string;
            /** @description Value of the attribute. */
            value: string;
        };
        /** @description The release that answers. */
        Version: {
            /** @description Release, such as `15.0.0-ee`. */
            version: string;
            /** @description Abbreviated revision of the source. */
            revision: string;
        };
        /**
         * @description Who may see it; members only, every signed-in user who is not external, or everybody.
         * @enum {string}
         */
        Visibility: "private" | "internal" | "public";
    };
    responses: {
        /** @description Queued; a background worker does it. */
        Accepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "202 Accepted"
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description A parameter is missing or invalid, or the record fails validation. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "name is missing"
                 *     }
                 */
                "application/json": components["schemas"]["AnyError"];
            };
        };
        /** @description The caller may not do this, or the token's scopes do not cover it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "403 Forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["AnyError"];
            };
        };
        /** @description No usable credentials, or the tokens asked for belong to somebody else. */
        ForeignToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "401 Unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["AnyError"];
            };
        };
        /** @description There is no such group, or the caller may not see it. */
        GroupNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "404 Group Not Found"
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The caller did not authenticate with a personal access token. */
        NoTokenInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "400 Bad request"
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The pagination asked for is not available here. */
        NotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Keyset pagination is not yet available for this type of request"
                 *     }
                 */
                "application/json": components["schemas"]["AnyError"];
            };
        };
        /** @description It does not exist, or the caller may not see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "404 Project Not Found"
                 *     }
                 */
                "application/json": components["schemas"]["AnyError"];
            };
        };
        /** @description There is no such token. */
        PersonalAccessTokenNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "404 Not Found"
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Changed since the time given in `If-Unmodified-Since`. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "412 Precondition Failed"
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Asked too often; wait for the seconds in `Retry-After`. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": {
                 *         "error": "This endpoint has been requested too many times. Try again later."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description No credentials, or credentials that are unknown, expired or revoked. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "401 Unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["AnyError"];
            };
        };
        /** @description Any other refusal: too large (413), another media type (415), too often (429), not yet written (501), or a failure of the server (500, 503). */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Text, or texts by attribute. */
                    message?: unknown;
                    /** @description Text of the parameter check. */
                    error?: unknown;
                };
            };
        };
        /** @description There is no such user. */
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "404 User Not Found"
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
    };
    parameters: {
        /**
         * @description Path of the file from the root of the repository, URL-encoded as one segment (`lib%2Fkiln.rb`).
         * @example README.md
         */
        FilePath: string;
        /**
         * @description Id of the group, or its URL-encoded full path.
         * @example demo
         */
        GroupId: components["schemas"]["IdOrPath"];
        /** @description HTTP date. The request answers 412 when the row has changed since; an unreadable date is ignored. */
        IfUnmodifiedSince: string;
        /** @description Number of the page, from 1. */
        Page: number;
        /** @description With `keyset`, pages are reached through the `Link` header alone, at the same cost at any depth. */
        PaginationKind: "keyset" | "offset" | "legacy";
        /** @description Rows on a page. Values above 100 are cut to 100. */
        PerPage: number;
        /**
         * @description Id of the token.
         * @example 4
         */
        PersonalAccessTokenId: number;
        /**
         * @description Id of the project, or its URL-encoded full path.
         * @example demo/kiln
         */
        ProjectId: components["schemas"]["IdOrPath"];
        /** @description For administrators. Adds the key `custom_attributes`. */
        WithGroupCustomAttributes: boolean;
        /** @description For administrators. `true`: adds the key `custom_attributes`. */
        WithProjectCustomAttributes: boolean;
        /** @description For administrators. Adds the key `custom_attributes`. */
        WithUserCustomAttributes: boolean;
    };
    requestBodies: never;
    headers: {
        /** @description Object id of the content. */
        BlobId: string;
        /** @description Commit that `ref` names. */
        CommitId: string;
        /** @description `inline`, with the name of the file. */
        ContentDisposition: string;
        /** @description SHA-256 of the bytes, in hexadecimal digits. */
        ContentSha256: string;
        /** @description Encoding of `content` in the JSON form. */
        Encoding: string;
        /** @description Whether the file is executable, `true` or `false`. */
        ExecuteFilemode: string;
        /** @description Last part of the path; in the RFC 8187 form when it holds more than printable ASCII. */
        FileName: string;
        /** @description Path from the root; in the RFC 8187 form when it holds more than printable ASCII. */
        FilePathHeader: string;
        /** @description Newest commit, as of `ref`, that touched the path. */
        LastCommitId: string;
        /** @description Addresses of the previous, next, first and last page. */
        Link: string;
        /** @description The ref as it was asked for; in the RFC 8187 form when it holds more than printable ASCII. */
        Ref: string;
        /** @description Bytes of the content. */
        Size: string;
        /** @description Number of the next page, empty on the last. */
        XNextPage: string;
        /** @description Number of this page. */
        XPage: string;
        /** @description Rows on a page. */
        XPerPage: string;
        /** @description Number of the previous page, empty on the first. */
        XPrevPage: string;
        /** @description Rows in all; left out above 10,000. */
        XTotal: string;
        /** @description Pages in all; left out above 10,000 rows. */
        XTotalPages: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listGroups: {
        parameters: {
            query?: {
                /**
                 * @description Ids of groups to leave out.
                 * @example [
                 *       7,
                 *       12
                 *     ]
                 */
                skip_groups?: number[];
                /**
                 * @description Every group the caller can see, not only those they belong to. `true` by default for administrators only;
                 *     `owned` and `min_access_level` take precedence.
                 */
                all_available?: boolean;
                /** @description Part of the name or path, in any case. Texts of fewer than three characters match only a whole name or path. */
                search?: string;
                /** @description What to sort by; `similarity` to the text of `search`, which it needs, best first. */
                order_by?: "name" | "path" | "id" | "similarity";
                /** @description Direction of the order. */
                sort?: "asc" | "desc";
                /** @description For administrators. Adds the key `statistics`. */
                statistics?: boolean;
                /** @description For administrators. Adds the key `custom_attributes`. */
                with_custom_attributes?: components["parameters"]["WithGroupCustomAttributes"];
                /** @description For administrators. Groups with all of these custom attributes, as `custom_attributes[key]=value`. */
                custom_attributes?: {
                    [key: string]: string;
                };
                /** @description Only groups that the caller owns by a membership of their own. */
                owned?: boolean;
                /** @description Only groups in which the caller's own membership has at least this access level, and the groups below them. */
                min_access_level?: 5 | 10 | 20 | 30 | 40 | 50;
                /** @description Only groups without a parent. */
                top_level_only?: boolean;
                /** @description Position in a keyset walk; taken from the `Link` header of the previous page. */
                cursor?: string;
                /** @description With `keyset`, pages are reached through the `Link` header alone, at the same cost at any depth. */
                pagination?: components["parameters"]["PaginationKind"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. Values above 100 are cut to 100. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Page": components["headers"]["XNextPage"];
                    "X-Page": components["headers"]["XPage"];
                    "X-Per-Page": components["headers"]["XPerPage"];
                    "X-Prev-Page": components["headers"]["XPrevPage"];
                    "X-Total": components["headers"]["XTotal"];
                    "X-Total-Pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "web_url": "https://hearth.example/groups/demo",
                     *         "name": "Demo",
                     *         "path": "demo",
                     *         "description": "Things to try.",
                     *         "visibility": "public",
                     *         "share_with_group_lock": false,
                     *         "require_two_factor_authentication": false,
                     *         "two_factor_grace_period": 48,
                     *         "project_creation_level": "developer",
                     *         "auto_devops_enabled": null,
                     *         "subgroup_creation_level": "maintainer",
                     *         "emails_disabled": null,
                     *         "mentions_disabled": null,
                     *         "lfs_enabled": true,
                     *         "default_branch_protection": 2,
                     *         "avatar_url": null,
                     *         "request_access_enabled": true,
                     *         "full_name": "Demo",
                     *         "full_path": "demo",
                     *         "created_at": "2022-04-22T10:15:30.123Z",
                     *         "parent_id": null,
                     *         "file_template_project_id": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Group"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["NotAllowed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Demo",
                 *       "path": "demo",
                 *       "visibility": "public"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGroup"];
            };
        };
        responses: {
            /** @description The new group. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "web_url": "https://hearth.example/groups/demo",
                     *       "name": "Demo",
                     *       "path": "demo",
                     *       "description": "",
                     *       "visibility": "public",
                     *       "share_with_group_lock": false,
                     *       "require_two_factor_authentication": false,
                     *       "two_factor_grace_period": 48,
                     *       "project_creation_level": "developer",
                     *       "auto_devops_enabled": null,
                     *       "subgroup_creation_level": "maintainer",
                     *       "emails_disabled": null,
                     *       "mentions_disabled": null,
                     *       "lfs_enabled": true,
                     *       "default_branch_protection": 2,
                     *       "avatar_url": null,
                     *       "request_access_enabled": true,
                     *       "full_name": "Demo",
                     *       "full_path": "demo",
                     *       "created_at": "2022-04-22T10:15:30.123Z",
                     *       "parent_id": null,
                     *       "file_template_project_id": null,
                     *       "shared_with_groups": [],
                     *       "runners_token": "GR1348941shown-to-owners-only",
                     *       "prevent_sharing_groups_outside_hierarchy": false,
                     *       "projects": [],
                     *       "shared_projects": [],
                     *       "shared_runners_setting": "enabled"
                     *     }
                     */
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            /** @description A parameter is missing or invalid, or the group would not be valid; the text names the attributes. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Failed to save group {:path=>[\"has already been taken\"]}"
                     *     }
                     */
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getGroup: {
        parameters: {
            query?: {
                /** @description Whether the keys `projects` and `shared_projects` are there. Lists of projects have routes of their own. */
                with_projects?: boolean;
                /** @description For administrators. Adds the key `custom_attributes`. */
                with_custom_attributes?: components["parameters"]["WithGroupCustomAttributes"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the group, or its URL-encoded full path.
                 * @example demo
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "web_url": "https://hearth.example/groups/demo/kilns",
                     *       "name": "Kilns",
                     *       "path": "kilns",
                     *       "description": "",
                     *       "visibility": "public",
                     *       "share_with_group_lock": false,
                     *       "require_two_factor_authentication": false,
                     *       "two_factor_grace_period": 48,
                     *       "project_creation_level": "developer",
                     *       "auto_devops_enabled": null,
                     *       "subgroup_creation_level": "maintainer",
                     *       "emails_disabled": null,
                     *       "mentions_disabled": null,
                     *       "lfs_enabled": true,
                     *       "default_branch_protection": 2,
                     *       "avatar_url": null,
                     *       "request_access_enabled": true,
                     *       "full_name": "Demo / Kilns",
                     *       "full_path": "demo/kilns",
                     *       "created_at": "2022-04-22T10:15:30.123Z",
                     *       "parent_id": 4,
                     *       "file_template_project_id": null,
                     *       "shared_with_groups": [
                     *         {
                     *           "group_id": 9,
                     *           "group_name": "Glaze",
                     *           "group_full_path": "glaze",
                     *           "group_access_level": 30,
                     *           "expires_at": null
                     *         }
                     *       ],
                     *       "shared_runners_setting": "enabled"
                     *     }
                     */
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GroupNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Facts about the instance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "15.0.0-ee",
                     *       "revision": "5e4a1c9d2b7",
                     *       "kas": {
                     *         "enabled": false,
                     *         "externalUrl": null,
                     *         "version": null
                     *       },
                     *       "enterprise": true
                     *     }
                     */
                    "application/json": components["schemas"]["Metadata"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPersonalAccessTokens: {
        parameters: {
            query?: {
                /**
                 * @description Tokens of this user. Callers who are not administrators may only name themselves.
                 * @example 42
                 */
                user_id?: number;
                /** @description Only revoked tokens, or only those that were not revoked. */
                revoked?: boolean;
                /** @description `active` tokens can be used; `inactive` ones are revoked or expired. */
                state?: "active" | "inactive";
                /** @description Created before this time. */
                created_before?: string;
                /** @description Created after this time. */
                created_after?: string;
                /** @description Last used before this time. */
                last_used_before?: string;
                /** @description Last used after this time. */
                last_used_after?: string;
                /** @description Part of the name, in any case. */
                search?: string;
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. Values above 100 are cut to 100. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tokens. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Page": components["headers"]["XNextPage"];
                    "X-Page": components["headers"]["XPage"];
                    "X-Per-Page": components["headers"]["XPerPage"];
                    "X-Prev-Page": components["headers"]["XPrevPage"];
                    "X-Total": components["headers"]["XTotal"];
                    "X-Total-Pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "name": "backup script",
                     *         "revoked": false,
                     *         "created_at": "2022-04-22T10:15:30.123Z",
                     *         "scopes": [
                     *           "read_api"
                     *         ],
                     *         "user_id": 42,
                     *         "last_used_at": "2022-05-03T08:00:00.000Z",
                     *         "active": true,
                     *         "expires_at": "2022-12-31"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PersonalAccessToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ForeignToken"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getOwnPersonalAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "name": "backup script",
                     *       "revoked": false,
                     *       "created_at": "2022-04-22T10:15:30.123Z",
                     *       "scopes": [
                     *         "read_api"
                     *       ],
                     *       "user_id": 42,
                     *       "last_used_at": null,
                     *       "active": true,
                     *       "expires_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["PersonalAccessToken"];
                };
            };
            400: components["responses"]["NoTokenInUse"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    revokeOwnPersonalAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["NoTokenInUse"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPersonalAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the token.
                 * @example 4
                 */
                id: components["parameters"]["PersonalAccessTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "name": "backup script",
                     *       "revoked": true,
                     *       "created_at": "2022-04-22T10:15:30.123Z",
                     *       "scopes": [
                     *         "api"
                     *       ],
                     *       "user_id": 42,
                     *       "last_used_at": null,
                     *       "active": false,
                     *       "expires_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["PersonalAccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ForeignToken"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonalAccessTokenNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    revokePersonalAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the token.
                 * @example 4
                 */
                id: components["parameters"]["PersonalAccessTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id is not a number, or the token belongs to somebody else. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "400 Bad request"
                     *     }
                     */
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonalAccessTokenNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description `true`: only archived projects; `false`: none of them. */
                archived?: boolean;
                /** @description Only ids above this one; the position of keyset pages in ascending order. */
                id_after?: number;
                /** @description Only ids below this one; the position of keyset pages in descending order. */
                id_before?: number;
                /** @description `true`: only projects that the caller has imported. */
                imported?: boolean;
                /** @description Only projects where something happened after this time. */
                last_activity_after?: string;
                /** @description Only projects where nothing has happened since this time. */
                last_activity_before?: string;
                /** @description `true`: only projects where the caller is a member, also by way of a group. */
                membership?: boolean;
                /** @description Only projects where the caller holds at least this access level. */
                min_access_level?: 5 | 10 | 20 | 30 | 40 | 50;
                /** @description What to sort by. Sizes are for administrators and `similarity` is for searches by users (it lists only their own projects); elsewhere they mean `created_at`. */
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "star_count" | "similarity" | "repository_size" | "storage_size" | "packages_size" | "wiki_size";
                /** @description `true`: only projects that the caller owns. */
                owned?: boolean;
                /** @description Premium. `true`: only projects whose repository failed its last verification. */
                repository_checksum_failed?: boolean;
                /** @description For administrators. Only projects stored there. */
                repository_storage?: string;
                /** @description `true`: `search` also looks at the names and paths of the namespaces above. */
                search_namespaces?: boolean;
                /** @description Only projects whose name, path or description contains this text, in any case. */
                search?: string;
                /** @description `true`: only the keys of the simple form. Anonymous callers always get that. */
                simple?: boolean;
                /** @description Direction of the order. */
                sort?: "asc" | "desc";
                /** @description `true`: only projects that the caller has starred. */
                starred?: boolean;
                /** @description `true`: adds `statistics` where the caller is at least reporter. */
                statistics?: boolean;
                /** @description Only projects with all of these topics, in any case. */
                topic?: string[];
                /** @description Only projects of this visibility. */
                visibility?: "private" | "internal" | "public";
                /** @description Premium. `true`: only projects whose wiki failed its last verification. */
                wiki_checksum_failed?: boolean;
                /** @description For administrators. `true`: adds the key `custom_attributes`. */
                with_custom_attributes?: components["parameters"]["WithProjectCustomAttributes"];
                /** @description For administrators. Only projects with all of these custom attributes, as `custom_attributes[key]=value`. */
                custom_attributes?: {
                    [key: string]: string;
                };
                /** @description `true`: only projects whose issues the caller may see. */
                with_issues_enabled?: boolean;
                /** @description `true`: only projects whose merge requests the caller may see. */
                with_merge_requests_enabled?: boolean;
                /** @description Only projects with code in this language; upper and lower case differ. */
                with_programming_language?: string;
                /** @description With `keyset`, pages are reached through the `Link` header alone, at the same cost at any depth. */
                pagination?: components["parameters"]["PaginationKind"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. Values above 100 are cut to 100. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Page": components["headers"]["XNextPage"];
                    "X-Page": components["headers"]["XPage"];
                    "X-Per-Page": components["headers"]["XPerPage"];
                    "X-Prev-Page": components["headers"]["XPrevPage"];
                    "X-Total": components["headers"]["XTotal"];
                    "X-Total-Pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "description": "Firing schedules",
                     *         "name": "Kiln",
                     *         "name_with_namespace": "Demo / Kiln",
                     *         "path": "kiln",
                     *         "path_with_namespace": "demo/kiln",
                     *         "created_at": "2022-04-22T10:15:30.123Z",
                     *         "default_branch": "main",
                     *         "tag_list": [
                     *           "ceramics"
                     *         ],
                     *         "topics": [
                     *           "ceramics"
                     *         ],
                     *         "ssh_url_to_repo": "git@hearth.example:demo/kiln.git",
                     *         "http_url_to_repo": "https://hearth.example/demo/kiln.git",
                     *         "web_url": "https://hearth.example/demo/kiln",
                     *         "readme_url": "https://hearth.example/demo/kiln/-/blob/main/README.md",
                     *         "avatar_url": null,
                     *         "forks_count": 0,
                     *         "star_count": 2,
                     *         "last_activity_at": "2022-04-25T08:00:00.000Z",
                     *         "namespace": {
                     *           "id": 2,
                     *           "name": "Demo",
                     *           "path": "demo",
                     *           "kind": "group",
                     *           "full_path": "demo",
                     *           "parent_id": null,
                     *           "avatar_url": null,
                     *           "web_url": "https://hearth.example/groups/demo"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["Project"] | components["schemas"]["ProjectSimple"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["NotAllowed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Kiln",
                 *       "namespace_id": 2,
                 *       "initialize_with_readme": true,
                 *       "topics": [
                 *         "ceramics"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateProject"];
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "description": "Firing schedules",
                     *       "name": "Kiln",
                     *       "name_with_namespace": "Demo / Kiln",
                     *       "path": "kiln",
                     *       "path_with_namespace": "demo/kiln",
                     *       "created_at": "2022-04-22T10:15:30.123Z",
                     *       "default_branch": "main",
                     *       "tag_list": [
                     *         "ceramics"
                     *       ],
                     *       "topics": [
                     *         "ceramics"
                     *       ],
                     *       "ssh_url_to_repo": "git@hearth.example:demo/kiln.git",
                     *       "http_url_to_repo": "https://hearth.example/demo/kiln.git",
                     *       "web_url": "https://hearth.example/demo/kiln",
                     *       "readme_url": "https://hearth.example/demo/kiln/-/blob/main/README.md",
                     *       "avatar_url": null,
                     *       "forks_count": 0,
                     *       "star_count": 2,
                     *       "last_activity_at": "2022-04-25T08:00:00.000Z",
                     *       "namespace": {
                     *         "id": 2,
                     *         "name": "Demo",
                     *         "path": "demo",
                     *         "kind": "group",
                     *         "full_path": "demo",
                     *         "parent_id": null,
                     *         "avatar_url": null,
                     *         "web_url": "https://hearth.example/groups/demo"
                     *       },
                     *       "_links": {
                     *         "self": "https://hearth.example/api/v4/projects/4",
                     *         "issues": "https://hearth.example/api/v4/projects/4/issues",
                     *         "merge_requests": "https://hearth.example/api/v4/projects/4/merge_requests",
                     *         "repo_branches": "https://hearth.example/api/v4/projects/4/repository/branches",
                     *         "labels": "https://hearth.example/api/v4/projects/4/labels",
                     *         "events": "https://hearth.example/api/v4/projects/4/events",
                     *         "members": "https://hearth.example/api/v4/projects/4/members"
                     *       },
                     *       "packages_enabled": true,
                     *       "empty_repo": false,
                     *       "archived": false,
                     *       "visibility": "public",
                     *       "resolve_outdated_diff_discussions": false,
                     *       "container_expiration_policy": {
                     *         "cadence": "1d",
                     *         "enabled": false,
                     *         "keep_n": 10,
                     *         "older_than": "90d",
                     *         "name_regex": ".*",
                     *         "name_regex_keep": null,
                     *         "next_run_at": "2022-04-23T10:15:30.123Z"
                     *       },
                     *       "issues_enabled": true,
                     *       "merge_requests_enabled": true,
                     *       "wiki_enabled": true,
                     *       "jobs_enabled": true,
                     *       "snippets_enabled": true,
                     *       "container_registry_enabled": true,
                     *       "service_desk_enabled": false,
                     *       "service_desk_address": null,
                     *       "can_create_merge_request_in": true,
                     *       "issues_access_level": "enabled",
                     *       "repository_access_level": "enabled",
                     *       "merge_requests_access_level": "enabled",
                     *       "forking_access_level": "enabled",
                     *       "wiki_access_level": "enabled",
                     *       "builds_access_level": "enabled",
                     *       "snippets_access_level": "enabled",
                     *       "pages_access_level": "enabled",
                     *       "operations_access_level": "enabled",
                     *       "analytics_access_level": "enabled",
                     *       "container_registry_access_level": "enabled",
                     *       "security_and_compliance_access_level": "private",
                     *       "releases_access_level": "enabled",
                     *       "requirements_access_level": "enabled",
                     *       "emails_disabled": null,
                     *       "shared_runners_enabled": true,
                     *       "lfs_enabled": true,
                     *       "creator_id": 42,
                     *       "import_status": "none",
                     *       "open_issues_count": 0,
                     *       "ci_default_git_depth": 20,
                     *       "ci_forward_deployment_enabled": true,
                     *       "ci_job_token_scope_enabled": false,
                     *       "ci_separated_caches": true,
                     *       "ci_allow_fork_pipelines_to_run_in_parent_project": true,
                     *       "public_jobs": true,
                     *       "build_timeout": 3600,
                     *       "auto_cancel_pending_pipelines": "enabled",
                     *       "ci_config_path": null,
                     *       "shared_with_groups": [],
                     *       "only_allow_merge_if_pipeline_succeeds": false,
                     *       "allow_merge_on_skipped_pipeline": null,
                     *       "restrict_user_defined_variables": false,
                     *       "only_allow_merge_if_all_discussions_are_resolved": false,
                     *       "remove_source_branch_after_merge": true,
                     *       "request_access_enabled": true,
                     *       "printing_merge_request_link_enabled": true,
                     *       "merge_method": "merge",
                     *       "squash_option": "default_off",
                     *       "enforce_auth_checks_on_uploads": true,
                     *       "suggestion_commit_message": null,
                     *       "merge_commit_template": null,
                     *       "squash_commit_template": null,
                     *       "auto_devops_enabled": false,
                     *       "auto_devops_deploy_strategy": "continuous",
                     *       "autoclose_referenced_issues": true,
                     *       "keep_latest_artifact": true,
                     *       "show_default_award_emojis": true,
                     *       "warn_about_potentially_unwanted_characters": true,
                     *       "approvals_before_merge": 0,
                     *       "mirror": false,
                     *       "external_authorization_classification_label": null,
                     *       "marked_for_deletion_at": null,
                     *       "marked_for_deletion_on": null,
                     *       "requirements_enabled": true,
                     *       "compliance_frameworks": [],
                     *       "issues_template": null,
                     *       "merge_requests_template": null,
                     *       "merge_pipelines_enabled": false,
                     *       "merge_trains_enabled": false,
                     *       "permissions": {
                     *         "project_access": null,
                     *         "group_access": {
                     *           "access_level": 30,
                     *           "notification_level": 3
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description A parameter is invalid, or the project would not be valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": {
                     *         "path": [
                     *           "has already been taken"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller may not have another project, or the token's scopes do not suffice. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": [
                     *         "Your project limit is 0 projects! Please contact your administrator to increase it"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                /** @description `true`: adds `statistics`, for callers who are at least reporter. */
                statistics?: boolean;
                /** @description `true`: adds `license` and `license_url`, where the caller may read the code. */
                license?: boolean;
                /** @description For administrators. `true`: adds the key `custom_attributes`. */
                with_custom_attributes?: components["parameters"]["WithProjectCustomAttributes"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the project, or its URL-encoded full path.
                 * @example demo/kiln
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "description": "Firing schedules",
                     *       "name": "Kiln",
                     *       "name_with_namespace": "Demo / Kiln",
                     *       "path": "kiln",
                     *       "path_with_namespace": "demo/kiln",
                     *       "created_at": "2022-04-22T10:15:30.123Z",
                     *       "default_branch": "main",
                     *       "tag_list": [
                     *         "ceramics"
                     *       ],
                     *       "topics": [
                     *         "ceramics"
                     *       ],
                     *       "ssh_url_to_repo": "git@hearth.example:demo/kiln.git",
                     *       "http_url_to_repo": "https://hearth.example/demo/kiln.git",
                     *       "web_url": "https://hearth.example/demo/kiln",
                     *       "readme_url": "https://hearth.example/demo/kiln/-/blob/main/README.md",
                     *       "avatar_url": null,
                     *       "forks_count": 0,
                     *       "star_count": 2,
                     *       "last_activity_at": "2022-04-25T08:00:00.000Z",
                     *       "namespace": {
                     *         "id": 2,
                     *         "name": "Demo",
                     *         "path": "demo",
                     *         "kind": "group",
                     *         "full_path": "demo",
                     *         "parent_id": null,
                     *         "avatar_url": null,
                     *         "web_url": "https://hearth.example/groups/demo"
                     *       },
                     *       "_links": {
                     *         "self": "https://hearth.example/api/v4/projects/4",
                     *         "issues": "https://hearth.example/api/v4/projects/4/issues",
                     *         "merge_requests": "https://hearth.example/api/v4/projects/4/merge_requests",
                     *         "repo_branches": "https://hearth.example/api/v4/projects/4/repository/branches",
                     *         "labels": "https://hearth.example/api/v4/projects/4/labels",
                     *         "events": "https://hearth.example/api/v4/projects/4/events",
                     *         "members": "https://hearth.example/api/v4/projects/4/members"
                     *       },
                     *       "packages_enabled": true,
                     *       "empty_repo": false,
                     *       "archived": false,
                     *       "visibility": "public",
                     *       "resolve_outdated_diff_discussions": false,
                     *       "container_expiration_policy": {
                     *         "cadence": "1d",
                     *         "enabled": false,
                     *         "keep_n": 10,
                     *         "older_than": "90d",
                     *         "name_regex": ".*",
                     *         "name_regex_keep": null,
                     *         "next_run_at": "2022-04-23T10:15:30.123Z"
                     *       },
                     *       "issues_enabled": true,
                     *       "merge_requests_enabled": true,
                     *       "wiki_enabled": true,
                     *       "jobs_enabled": true,
                     *       "snippets_enabled": true,
                     *       "container_registry_enabled": true,
                     *       "service_desk_enabled": false,
                     *       "service_desk_address": null,
                     *       "can_create_merge_request_in": true,
                     *       "issues_access_level": "enabled",
                     *       "repository_access_level": "enabled",
                     *       "merge_requests_access_level": "enabled",
                     *       "forking_access_level": "enabled",
                     *       "wiki_access_level": "enabled",
                     *       "builds_access_level": "enabled",
                     *       "snippets_access_level": "enabled",
                     *       "pages_access_level": "enabled",
                     *       "operations_access_level": "enabled",
                     *       "analytics_access_level": "enabled",
                     *       "container_registry_access_level": "enabled",
                     *       "security_and_compliance_access_level": "private",
                     *       "releases_access_level": "enabled",
                     *       "requirements_access_level": "enabled",
                     *       "emails_disabled": null,
                     *       "shared_runners_enabled": true,
                     *       "lfs_enabled": true,
                     *       "creator_id": 42,
                     *       "import_status": "none",
                     *       "open_issues_count": 0,
                     *       "ci_default_git_depth": 20,
                     *       "ci_forward_deployment_enabled": true,
                     *       "ci_job_token_scope_enabled": false,
                     *       "ci_separated_caches": true,
                     *       "ci_allow_fork_pipelines_to_run_in_parent_project": true,
                     *       "public_jobs": true,
                     *       "build_timeout": 3600,
                     *       "auto_cancel_pending_pipelines": "enabled",
                     *       "ci_config_path": null,
                     *       "shared_with_groups": [],
                     *       "only_allow_merge_if_pipeline_succeeds": false,
                     *       "allow_merge_on_skipped_pipeline": null,
                     *       "restrict_user_defined_variables": false,
                     *       "only_allow_merge_if_all_discussions_are_resolved": false,
                     *       "remove_source_branch_after_merge": true,
                     *       "request_access_enabled": true,
                     *       "printing_merge_request_link_enabled": true,
                     *       "merge_method": "merge",
                     *       "squash_option": "default_off",
                     *       "enforce_auth_checks_on_uploads": true,
                     *       "suggestion_commit_message": null,
                     *       "merge_commit_template": null,
                     *       "squash_commit_template": null,
                     *       "auto_devops_enabled": false,
                     *       "auto_devops_deploy_strategy": "continuous",
                     *       "autoclose_referenced_issues": true,
                     *       "keep_latest_artifact": true,
                     *       "show_default_award_emojis": true,
                     *       "warn_about_potentially_unwanted_characters": true,
                     *       "approvals_before_merge": 0,
                     *       "mirror": false,
                     *       "external_authorization_classification_label": null,
                     *       "marked_for_deletion_at": null,
                     *       "marked_for_deletion_on": null,
                     *       "requirements_enabled": true,
                     *       "compliance_frameworks": [],
                     *       "issues_template": null,
                     *       "merge_requests_template": null,
                     *       "merge_pipelines_enabled": false,
                     *       "merge_trains_enabled": false,
                     *       "permissions": {
                     *         "project_access": null,
                     *         "group_access": {
                     *           "access_level": 30,
                     *           "notification_level": 3
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Project"] | components["schemas"]["ProjectSimple"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description HTTP date. The request answers 412 when the row has changed since; an unreadable date is ignored. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description Id of the project, or its URL-encoded full path.
                 * @example demo/kiln
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRepositoryFile: {
        parameters: {
            query: {
                /**
                 * @description Branch, tag or commit id to read from; `HEAD` is the default branch.
                 * @example main
                 */
                ref: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the project, or its URL-encoded full path.
                 * @example demo/kiln
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description Path of the file from the root of the repository, URL-encoded as one segment (`lib%2Fkiln.rb`).
                 * @example README.md
                 */
                file_path: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Service-Blob-Id": components["headers"]["BlobId"];
                    "X-Service-Commit-Id": components["headers"]["CommitId"];
                    "X-Service-Content-Sha256": components["headers"]["ContentSha256"];
                    "X-Service-Encoding": components["headers"]["Encoding"];
                    "X-Service-Execute-Filemode": components["headers"]["ExecuteFilemode"];
                    "X-Service-File-Name": components["headers"]["FileName"];
                    "X-Service-File-Path": components["headers"]["FilePathHeader"];
                    "X-Service-Last-Commit-Id": components["headers"]["LastCommitId"];
                    "X-Service-Ref": components["headers"]["Ref"];
                    "X-Service-Size": components["headers"]["Size"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file_name": "kiln.rb",
                     *       "file_path": "lib/kiln.rb",
                     *       "size": 11,
                     *       "encoding": "base64",
                     *       "content": "cHV0cyAiaG90Igo=",
                     *       "content_sha256": "c1ccde55c29f477a959ddf3508201fe11a1958f9bcf97dc98f8320e4df65b6cd",
                     *       "ref": "main",
                     *       "blob_id": "70cb15850c665f867ecca422fb2b2fac57a00a7d",
                     *       "commit_id": "d5a3ff139356ce33e37e73add446f16869741b50",
                     *       "last_commit_id": "570e7b2abdd848b95f2f578043fc23bd6f6fd24d",
                     *       "execute_filemode": false
                     *     }
                     */
                    "application/json": components["schemas"]["RepositoryFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRawRepositoryFile: {
        parameters: {
            query?: {
                /**
                 * @description Branch, tag or commit id to read from; without it the default branch.
                 * @example main
                 */
                ref?: string;
                /** @description Answer the object that a large-file pointer names instead of the pointer. 404 when that object is not stored here; other files are answered as they are. */
                lfs?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the project, or its URL-encoded full path.
                 * @example demo/kiln
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description Path of the file from the root of the repository, URL-encoded as one segment (`lib%2Fkiln.rb`).
                 * @example README.md
                 */
                file_path: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Service-Blob-Id": components["headers"]["BlobId"];
                    "X-Service-Commit-Id": components["headers"]["CommitId"];
                    "X-Service-Content-Sha256": components["headers"]["ContentSha256"];
                    "X-Service-Encoding": components["headers"]["Encoding"];
                    "X-Service-Execute-Filemode": components["headers"]["ExecuteFilemode"];
                    "X-Service-File-Name": components["headers"]["FileName"];
                    "X-Service-File-Path": components["headers"]["FilePathHeader"];
                    "X-Service-Last-Commit-Id": components["headers"]["LastCommitId"];
                    "X-Service-Ref": components["headers"]["Ref"];
                    "X-Service-Size": components["headers"]["Size"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example puts "hot" */
                    "text/plain; charset=utf-8": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "username": "robin",
                     *       "name": "Robin Reporter",
                     *       "state": "active",
                     *       "avatar_url": null,
                     *       "web_url": "https://hearth.example/robin",
                     *       "created_at": "2022-01-10T08:30:00.000Z",
                     *       "bio": "",
                     *       "bot": false,
                     *       "location": null,
                     *       "public_email": "",
                     *       "skype": "",
                     *       "linkedin": "",
                     *       "twitter": "",
                     *       "website_url": "",
                     *       "organization": null,
                     *       "job_title": "",
                     *       "pronouns": null,
                     *       "work_information": null,
                     *       "followers": 0,
                     *       "following": 0,
                     *       "local_time": null,
                     *       "last_sign_in_at": "2022-04-22T08:00:00.000Z",
                     *       "confirmed_at": "2022-01-10T08:31:00.000Z",
                     *       "last_activity_on": "2022-04-22",
                     *       "email": "robin@example.com",
                     *       "theme_id": 1,
                     *       "color_scheme_id": 1,
                     *       "projects_limit": 100000,
                     *       "current_sign_in_at": "2022-04-22T08:00:00.000Z",
                     *       "identities": [],
                     *       "can_create_group": true,
                     *       "can_create_project": true,
                     *       "two_factor_enabled": false,
                     *       "external": false,
                     *       "private_profile": false,
                     *       "commit_email": "robin@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["AdministratorUser"] | components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name or user name, or a whole email address; public addresses only, for administrators any.
                 *     Exact matches come first.
                 */
                search?: string;
                /**
                 * @description The user with exactly this user name, in any case.
                 * @example robin
                 */
                username?: string;
                /** @description `true`: only active users, without internal ones. `false` does nothing. */
                active?: boolean;
                /** @description `true`: only blocked users. `false` does nothing. */
                blocked?: boolean;
                /** @description `true`: only external users. `false` does nothing. */
                external?: boolean;
                /** @description `true`: no external users. */
                exclude_external?: boolean;
                /** @description `true`: no internal users, such as the alert and support bots and the ghost. */
                exclude_internal?: boolean;
                /** @description `true`: no bots of project and group access tokens. */
                without_project_bots?: boolean;
                /** @description For administrators. What to sort by. */
                order_by?: "id" | "name" | "username" | "created_at" | "updated_at";
                /** @description For administrators. Direction of the order. */
                sort?: "asc" | "desc";
                /** @description For administrators. Users with or without two-factor authentication. */
                two_factor?: "enabled" | "disabled";
                /** @description For administrators. Only users who are a member of no project. */
                without_projects?: boolean;
                /** @description For administrators. Only administrators. */
                admins?: boolean;
                /** @description For administrators. Users with an identity of this single sign-on provider. */
                saml_provider_id?: number;
                /** @description For administrators. The user with this id at `provider`. */
                extern_uid?: string;
                /** @description For administrators. Name of the identity provider that `extern_uid` belongs to. */
                provider?: string;
                /** @description For administrators. Created before this time. */
                created_before?: string;
                /** @description For administrators. Created after this time. */
                created_after?: string;
                /** @description For administrators. Users with all of these custom attributes, as `custom_attributes[key]=value`. */
                custom_attributes?: {
                    [key: string]: string;
                };
                /** @description For administrators. Adds the key `custom_attributes`. */
                with_custom_attributes?: components["parameters"]["WithUserCustomAttributes"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. Values above 100 are cut to 100. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Page": components["headers"]["XNextPage"];
                    "X-Page": components["headers"]["XPage"];
                    "X-Per-Page": components["headers"]["XPerPage"];
                    "X-Prev-Page": components["headers"]["XPrevPage"];
                    "X-Total": components["headers"]["XTotal"];
                    "X-Total-Pages": components["headers"]["XTotalPages"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "username": "robin",
                     *         "name": "Robin Reporter",
                     *         "state": "active",
                     *         "avatar_url": null,
                     *         "web_url": "https://hearth.example/robin"
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["AdministratorUser"] | components["schemas"]["UserBasic"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Anonymous without `username`, a normal user with `extern_uid`, or a token whose scopes do not suffice. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "403 Forbidden - Not authorized to access /api/v4/users"
                     *     }
                     */
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "robin@example.com",
                 *       "username": "robin",
                 *       "name": "Robin Reporter",
                 *       "force_random_password": true,
                 *       "skip_confirmation": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateUser"];
            };
        };
        responses: {
            /** @description The new account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "username": "robin",
                     *       "name": "Robin Reporter",
                     *       "state": "active",
                     *       "avatar_url": null,
                     *       "web_url": "https://hearth.example/robin",
                     *       "created_at": "2022-01-10T08:30:00.000Z",
                     *       "bio": "",
                     *       "bot": false,
                     *       "location": null,
                     *       "public_email": "",
                     *       "skype": "",
                     *       "linkedin": "",
                     *       "twitter": "",
                     *       "website_url": "",
                     *       "organization": null,
                     *       "job_title": "",
                     *       "pronouns": null,
                     *       "work_information": null,
                     *       "followers": 0,
                     *       "following": 0,
                     *       "local_time": null,
                     *       "last_sign_in_at": null,
                     *       "confirmed_at": "2022-01-10T08:30:00.000Z",
                     *       "last_activity_on": null,
                     *       "email": "robin@example.com",
                     *       "theme_id": 1,
                     *       "color_scheme_id": 1,
                     *       "projects_limit": 100000,
                     *       "current_sign_in_at": null,
                     *       "identities": [],
                     *       "can_create_group": true,
                     *       "can_create_project": true,
                     *       "two_factor_enabled": false,
                     *       "external": false,
                     *       "private_profile": false,
                     *       "commit_email": "robin@example.com",
                     *       "is_admin": false,
                     *       "note": null,
                     *       "namespace_id": 57,
                     *       "current_sign_in_ip": null,
                     *       "last_sign_in_ip": null,
                     *       "sign_in_count": 0,
                     *       "plan": null,
                     *       "trial": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministratorUserDetail"];
                };
            };
            /** @description A parameter is missing or invalid, or the account would not be valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": {
                     *         "password": [
                     *           "is too short (minimum is 8 characters)"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The email address or the user name belongs to another account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Username has already been taken"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description For administrators. Adds the key `custom_attributes`. */
                with_custom_attributes?: components["parameters"]["WithUserCustomAttributes"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "username": "robin",
                     *       "name": "Robin Reporter",
                     *       "state": "active",
                     *       "avatar_url": null,
                     *       "web_url": "https://hearth.example/robin",
                     *       "created_at": "2022-01-10T08:30:00.000Z",
                     *       "bio": "Writes down what others forget",
                     *       "bot": false,
                     *       "location": "Utrecht",
                     *       "public_email": "robin@example.com",
                     *       "skype": "",
                     *       "linkedin": "",
                     *       "twitter": "",
                     *       "website_url": "",
                     *       "organization": "Kilnworks",
                     *       "job_title": "Editor",
                     *       "pronouns": "they/them",
                     *       "work_information": "Editor at Kilnworks",
                     *       "followers": 1,
                     *       "following": 2,
                     *       "local_time": "3:38 PM"
                     *     }
                     */
                    "application/json": components["schemas"]["AdministratorUserDetail"] | components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Anonymous, or a token whose scopes do not suffice. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "403 Forbidden - Not authorized!"
                     *     }
                     */
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createPersonalAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user who will own the token.
                 * @example 42
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "backup script",
                 *       "scopes": [
                 *         "read_api"
                 *       ],
                 *       "expires_at": "2022-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePersonalAccessToken"];
            };
        };
        responses: {
            /** @description The token, with its text. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "name": "backup script",
                     *       "revoked": false,
                     *       "created_at": "2022-04-22T10:15:30.123Z",
                     *       "scopes": [
                     *         "read_api"
                     *       ],
                     *       "user_id": 42,
                     *       "last_used_at": null,
                     *       "active": true,
                     *       "expires_at": "2022-12-31",
                     *       "token": "shown-once"
                     *     }
                     */
                    "application/json": components["schemas"]["PersonalAccessTokenWithSecret"];
                };
            };
            /** @description A parameter is missing or invalid, or the token would not be valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": {
                     *         "scopes": [
                     *           "can't be blank"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AnyError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "404 User Not Found"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Release and revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "15.0.0-ee",
                     *       "revision": "5e4a1c9d2b7"
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}
