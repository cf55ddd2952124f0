// Generated from spec/domains/* /users.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.nullable(d.string, false);
const decoder3 = d.hash(d.string, 20);
const decoder4 = d.nullable(d.boolean, true);
const decoder5 = d.nullable(d.integer, true);
const decoder6 = d.nullable(d.file, true);
const decoder7 = d.array(d.string, true, 20);

/** GET /avatar */
export function decodeGetAvatarAddress({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  query.email = decoder1(merged.email, "query/email", faults) ?? faults.missingText("query/email");
  if ((v = d.integer(merged.size, "query/size", faults)) !== undefined) query.size = v;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /user */
export function decodeGetCurrentUser(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** GET /user/activities */
export function decodeListUserActivities({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.date(merged.from, "query/from", faults)) !== undefined) query.from = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /user/preferences */
export function decodeGetOwnPreferences(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** PUT /user/preferences */
export function decodeUpdateOwnPreferences({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  if ((v = d.boolean(merged.view_diffs_file_by_file, "body/view_diffs_file_by_file", faults)) !== undefined) body.view_diffs_file_by_file = v;
  if ((v = d.boolean(merged.show_whitespace_in_diffs, "body/show_whitespace_in_diffs", faults)) !== undefined) body.show_whitespace_in_diffs = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /user/status */
export function decodeGetOwnStatus(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** PUT /user/status */
export function decodeSetOwnStatus({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  if ((v = decoder2(merged.emoji, "body/emoji", faults)) !== undefined) body.emoji = v;
  if ((v = decoder2(merged.message, "body/message", faults)) !== undefined) body.message = v;
  if ((v = decoder2(merged.availability, "body/availability", faults)) !== undefined) body.availability = v;
  if ((v = decoder2(merged.clear_status_after, "body/clear_status_after", faults)) !== undefined) body.clear_status_after = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /users */
export function decodeListUsers({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  if ((v = d.string(merged.username, "query/username", faults)) !== undefined) query.username = v;
  if ((v = d.boolean(merged.active, "query/active", faults)) !== undefined) query.active = v;
  if ((v = d.boolean(merged.blocked, "query/blocked", faults)) !== undefined) query.blocked = v;
  if ((v = d.boolean(merged.external, "query/external", faults)) !== undefined) query.external = v;
  if ((v = d.boolean(merged.exclude_external, "query/exclude_external", faults)) !== undefined) query.exclude_external = v;
  if ((v = d.boolean(merged.exclude_internal, "query/exclude_internal", faults)) !== undefined) query.exclude_internal = v;
  if ((v = d.boolean(merged.without_project_bots, "query/without_project_bots", faults)) !== undefined) query.without_project_bots = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "id";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.two_factor, "query/two_factor", faults)) !== undefined) query.two_factor = v;
  query.without_projects = d.boolean(merged.without_projects, "query/without_projects", faults) ?? false;
  query.admins = d.boolean(merged.admins, "query/admins", faults) ?? false;
  if ((v = d.integer(merged.saml_provider_id, "query/saml_provider_id", faults)) !== undefined) query.saml_provider_id = v;
  if ((v = d.string(merged.extern_uid, "query/extern_uid", faults)) !== undefined) query.extern_uid = v;
  if ((v = d.string(merged.provider, "query/provider", faults)) !== undefined) query.provider = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = decoder3(merged.custom_attributes, "query/custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /users */
export function decodeCreateUser({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.email = d.string(merged.email, "body/email", faults) ?? faults.missing("body/email");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.username = d.string(merged.username, "body/username", faults) ?? faults.missing("body/username");
  if ((v = decoder2(merged.password, "body/password", faults)) !== undefined) body.password = v;
  if ((v = decoder4(merged.reset_password, "body/reset_password", faults)) !== undefined) body.reset_password = v;
  if ((v = decoder4(merged.force_random_password, "body/force_random_password", faults)) !== undefined) body.force_random_password = v;
  if ((v = decoder4(merged.skip_confirmation, "body/skip_confirmation", faults)) !== undefined) body.skip_confirmation = v;
  if ((v = decoder4(merged.admin, "body/admin", faults)) !== undefined) body.admin = v;
  if ((v = decoder4(merged.auditor, "body/auditor", faults)) !== undefined) body.auditor = v;
  if ((v = decoder4(merged.external, "body/external", faults)) !== undefined) body.external = v;
  if ((v = decoder4(merged.can_create_group, "body/can_create_group", faults)) !== undefined) body.can_create_group = v;
  if ((v = decoder5(merged.projects_limit, "body/projects_limit", faults)) !== undefined) body.projects_limit = v;
  if ((v = decoder2(merged.extern_uid, "body/extern_uid", faults)) !== undefined) body.extern_uid = v;
  if ((v = decoder2(merged.provider, "body/provider", faults)) !== undefined) body.provider = v;
  if ((v = decoder5(merged.group_id_for_saml, "body/group_id_for_saml", faults)) !== undefined) body.group_id_for_saml = v;
  if ((v = decoder2(merged.bio, "body/bio", faults)) !== undefined) body.bio = v;
  if ((v = decoder2(merged.location, "body/location", faults)) !== undefined) body.location = v;
  if ((v = decoder2(merged.organization, "body/organization", faults)) !== undefined) body.organization = v;
  if ((v = decoder2(merged.job_title, "body/job_title", faults)) !== undefined) body.job_title = v;
  if ((v = decoder2(merged.pronouns, "body/pronouns", faults)) !== undefined) body.pronouns = v;
  if ((v = decoder2(merged.skype, "body/skype", faults)) !== undefined) body.skype = v;
  if ((v = decoder2(merged.linkedin, "body/linkedin", faults)) !== undefined) body.linkedin = v;
  if ((v = decoder2(merged.twitter, "body/twitter", faults)) !== undefined) body.twitter = v;
  if ((v = decoder2(merged.website_url, "body/website_url", faults)) !== undefined) body.website_url = v;
  if ((v = decoder2(merged.public_email, "body/public_email", faults)) !== undefined) body.public_email = v;
  if ((v = decoder2(merged.commit_email, "body/commit_email", faults)) !== undefined) body.commit_email = v;
  if ((v = decoder2(merged.note, "body/note", faults)) !== undefined) body.note = v;
  if ((v = decoder5(merged.theme_id, "body/theme_id", faults)) !== undefined) body.theme_id = v;
  if ((v = decoder5(merged.color_scheme_id, "body/color_scheme_id", faults)) !== undefined) body.color_scheme_id = v;
  if ((v = decoder4(merged.view_diffs_file_by_file, "body/view_diffs_file_by_file", faults)) !== undefined) body.view_diffs_file_by_file = v;
  if ((v = decoder6(merged.avatar, "body/avatar", faults)) !== undefined) body.avatar = v;
  body.private_profile = (v = decoder4(merged.private_profile, "body/private_profile", faults)) === undefined ? false : v;
  if ((v = decoder5(merged.shared_runners_minutes_limit, "body/shared_runners_minutes_limit", faults)) !== undefined) body.shared_runners_minutes_limit = v;
  if ((v = decoder5(merged.extra_shared_runners_minutes_limit, "body/extra_shared_runners_minutes_limit", faults)) !== undefined) body.extra_shared_runners_minutes_limit = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /users/{id} */
export function decodeGetUser({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  return { params, query, headers: {}, body: null };
}

/** PUT /users/{id} */
export function decodeUpdateUser({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder1(merged.email, "body/email", faults)) !== undefined) body.email = v;
  if ((v = decoder1(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder1(merged.username, "body/username", faults)) !== undefined) body.username = v;
  if ((v = decoder2(merged.password, "body/password", faults)) !== undefined) body.password = v;
  if ((v = decoder4(merged.skip_reconfirmation, "body/skip_reconfirmation", faults)) !== undefined) body.skip_reconfirmation = v;
  if ((v = decoder4(merged.admin, "body/admin", faults)) !== undefined) body.admin = v;
  if ((v = decoder4(merged.auditor, "body/auditor", faults)) !== undefined) body.auditor = v;
  if ((v = decoder4(merged.external, "body/external", faults)) !== undefined) body.external = v;
  if ((v = decoder4(merged.can_create_group, "body/can_create_group", faults)) !== undefined) body.can_create_group = v;
  if ((v = decoder5(merged.projects_limit, "body/projects_limit", faults)) !== undefined) body.projects_limit = v;
  if ((v = decoder2(merged.extern_uid, "body/extern_uid", faults)) !== undefined) body.extern_uid = v;
  if ((v = decoder2(merged.provider, "body/provider", faults)) !== undefined) body.provider = v;
  if ((v = decoder5(merged.group_id_for_saml, "body/group_id_for_saml", faults)) !== undefined) body.group_id_for_saml = v;
  if ((v = decoder2(merged.bio, "body/bio", faults)) !== undefined) body.bio = v;
  if ((v = decoder2(merged.location, "body/location", faults)) !== undefined) body.location = v;
  if ((v = decoder2(merged.organization, "body/organization", faults)) !== undefined) body.organization = v;
  if ((v = decoder2(merged.job_title, "body/job_title", faults)) !== undefined) body.job_title = v;
  if ((v = decoder2(merged.pronouns, "body/pronouns", faults)) !== undefined) body.pronouns = v;
  if ((v = decoder2(merged.skype, "body/skype", faults)) !== undefined) body.skype = v;
  if ((v = decoder2(merged.linkedin, "body/linkedin", faults)) !== undefined) body.linkedin = v;
  if ((v = decoder2(merged.twitter, "body/twitter", faults)) !== undefined) body.twitter = v;
  if ((v = decoder2(merged.website_url, "body/website_url", faults)) !== undefined) body.website_url = v;
  if ((v = decoder2(merged.public_email, "body/public_email", faults)) !== undefined) body.public_email = v;
  if ((v = decoder2(merged.commit_email, "body/commit_email", faults)) !== undefined) body.commit_email = v;
  if ((v = decoder2(merged.note, "body/note", faults)) !== undefined) body.note = v;
  if ((v = decoder5(merged.theme_id, "body/theme_id", faults)) !== undefined) body.theme_id = v;
  if ((v = decoder5(merged.color_scheme_id, "body/color_scheme_id", faults)) !== undefined) body.color_scheme_id = v;
  if ((v = decoder4(merged.view_diffs_file_by_file, "body/view_diffs_file_by_file", faults)) !== undefined) body.view_diffs_file_by_file = v;
  if ((v = decoder6(merged.avatar, "body/avatar", faults)) !== undefined) body.avatar = v;
  if ((v = decoder4(merged.private_profile, "body/private_profile", faults)) !== undefined) body.private_profile = v;
  if ((v = decoder5(merged.shared_runners_minutes_limit, "body/shared_runners_minutes_limit", faults)) !== undefined) body.shared_runners_minutes_limit = v;
  if ((v = decoder5(merged.extra_shared_runners_minutes_limit, "body/extra_shared_runners_minutes_limit", faults)) !== undefined) body.extra_shared_runners_minutes_limit = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /users/{id} */
export function decodeDeleteUser({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.hard_delete = d.boolean(merged.hard_delete, "query/hard_delete", faults) ?? false;
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** POST /users/{id}/activate */
export function decodeActivateUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /users/{id}/approve */
export function decodeApproveUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /users/{id}/associations_count */
export function decodeGetUserAssociationsCount({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /users/{id}/ban */
export function decodeBanUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /users/{id}/block */
export function decodeBlockUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /users/{id}/deactivate */
export function decodeDeactivateUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PATCH /users/{id}/disable_two_factor */
export function decodeDisableTwoFactor({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /users/{id}/follow */
export function decodeFollowUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /users/{id}/followers */
export function decodeListFollowers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /users/{id}/following */
export function decodeListFollowedUsers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** DELETE /users/{id}/identities/{provider} */
export function decodeDeleteUserIdentity({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.provider = decoder1(path[1], "path/provider", faults) ?? faults.missingText("path/provider");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /users/{id}/memberships */
export function decodeListUserMemberships({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.type, "query/type", faults)) !== undefined) query.type = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /users/{id}/reject */
export function decodeRejectUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /users/{id}/unban */
export function decodeUnbanUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /users/{id}/unblock */
export function decodeUnblockUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /users/{id}/unfollow */
export function decodeUnfollowUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /users/{user_id}/projects */
export function decodeListUserProjects({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.user_id = d.integerOrString(path[0], "path/user_id", faults) ?? faults.missing("path/user_id");
  if ((v = d.boolean(merged.archived, "query/archived", faults)) !== undefined) query.archived = v;
  if ((v = d.integer(merged.id_after, "query/id_after", faults)) !== undefined) query.id_after = v;
  if ((v = d.integer(merged.id_before, "query/id_before", faults)) !== undefined) query.id_before = v;
  query.imported = d.boolean(merged.imported, "query/imported", faults) ?? false;
  if ((v = d.dateTime(merged.last_activity_after, "query/last_activity_after", faults)) !== undefined) query.last_activity_after = v;
  if ((v = d.dateTime(merged.last_activity_before, "query/last_activity_before", faults)) !== undefined) query.last_activity_before = v;
  query.membership = d.boolean(merged.membership, "query/membership", faults) ?? false;
  if ((v = d.integer(merged.min_access_level, "query/min_access_level", faults)) !== undefined) query.min_access_level = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.owned = d.boolean(merged.owned, "query/owned", faults) ?? false;
  query.repository_checksum_failed = d.boolean(merged.repository_checksum_failed, "query/repository_checksum_failed", faults) ?? false;
  if ((v = d.string(merged.repository_storage, "query/repository_storage", faults)) !== undefined) query.repository_storage = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.search_namespaces = d.boolean(merged.search_namespaces, "query/search_namespaces", faults) ?? false;
  query.simple = d.boolean(merged.simple, "query/simple", faults) ?? false;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.starred = d.boolean(merged.starred, "query/starred", faults) ?? false;
  query.statistics = d.boolean(merged.statistics, "query/statistics", faults) ?? false;
  if ((v = decoder7(merged.topic, "query/topic", faults)) !== undefined) query.topic = v;
  if ((v = d.string(merged.visibility, "query/visibility", faults)) !== undefined) query.visibility = v;
  query.wiki_checksum_failed = d.boolean(merged.wiki_checksum_failed, "query/wiki_checksum_failed", faults) ?? false;
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  if ((v = decoder3(merged.custom_attributes, "query/custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  query.with_issues_enabled = d.boolean(merged.with_issues_enabled, "query/with_issues_enabled", faults) ?? false;
  query.with_merge_requests_enabled = d.boolean(merged.with_merge_requests_enabled, "query/with_merge_requests_enabled", faults) ?? false;
  if ((v = d.string(merged.with_programming_language, "query/with_programming_language", faults)) !== undefined) query.with_programming_language = v;
  if ((v = d.string(merged.pagination, "query/pagination", faults)) !== undefined) query.pagination = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /users/{user_id}/starred_projects */
export function decodeListUserStarredProjects({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.user_id = d.integerOrString(path[0], "path/user_id", faults) ?? faults.missing("path/user_id");
  if ((v = d.boolean(merged.archived, "query/archived", faults)) !== undefined) query.archived = v;
  if ((v = d.integer(merged.id_after, "query/id_after", faults)) !== undefined) query.id_after = v;
  if ((v = d.integer(merged.id_before, "query/id_before", faults)) !== undefined) query.id_before = v;
  query.imported = d.boolean(merged.imported, "query/imported", faults) ?? false;
  if ((v = d.dateTime(merged.last_activity_after, "query/last_activity_after", faults)) !== undefined) query.last_activity_after = v;
  if ((v = d.dateTime(merged.last_activity_before, "query/last_activity_before", faults)) !== undefined) query.last_activity_before = v;
  query.membership = d.boolean(merged.membership, "query/membership", faults) ?? false;
  if ((v = d.integer(merged.min_access_level, "query/min_access_level", faults)) !== undefined) query.min_access_level = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.owned = d.boolean(merged.owned, "query/owned", faults) ?? false;
  query.repository_checksum_failed = d.boolean(merged.repository_checksum_failed, "query/repository_checksum_failed", faults) ?? false;
  if ((v = d.string(merged.repository_storage, "query/repository_storage", faults)) !== undefined) query.repository_storage = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.search_namespaces = d.boolean(merged.search_namespaces, "query/search_namespaces", faults) ?? false;
  query.simple = d.boolean(merged.simple, "query/simple", faults) ?? false;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.starred = d.boolean(merged.starred, "query/starred", faults) ?? false;
  query.statistics = d.boolean(merged.statistics, "query/statistics", faults) ?? false;
  if ((v = decoder7(merged.topic, "query/topic", faults)) !== undefined) query.topic = v;
  if ((v = d.string(merged.visibility, "query/visibility", faults)) !== undefined) query.visibility = v;
  query.wiki_checksum_failed = d.boolean(merged.wiki_checksum_failed, "query/wiki_checksum_failed", faults) ?? false;
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  if ((v = decoder3(merged.custom_attributes, "query/custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  query.with_issues_enabled = d.boolean(merged.with_issues_enabled, "query/with_issues_enabled", faults) ?? false;
  query.with_merge_requests_enabled = d.boolean(merged.with_merge_requests_enabled, "query/with_merge_requests_enabled", faults) ?? false;
  if ((v = d.string(merged.with_programming_language, "query/with_programming_language", faults)) !== undefined) query.with_programming_language = v;
  if ((v = d.string(merged.pagination, "query/pagination", faults)) !== undefined) query.pagination = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /users/{user_id}/status */
export function decodeGetUserStatus({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.user_id = d.integerOrString(path[0], "path/user_id", faults) ?? faults.missing("path/user_id");
  return { params, query: {}, headers: {}, body: null };
}
