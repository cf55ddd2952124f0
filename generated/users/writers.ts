// Generated from spec/domains/* /users.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { AdministratorUser, AdministratorUserDetail, AvatarAddress, CurrentUser, Identity, User, UserActionSuccess, UserActivity, UserAssociationsCount, UserCustomAttribute, UserHookPayload, UserMembership, UserPreferences, UserStatus } from './types.ts';

export function writeAdministratorUser(v: AdministratorUser): string {
  return ('{"id":' + w.number(v.id) + ',"username":' + w.text(v.username) + ',"name":' + w.text(v.name) + ',"state":' + w.text(v.state) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + (v.created_at === undefined ? '' : ',"created_at":' + w.text(v.created_at)) + ',"bio":' + w.text(v.bio) + ',"bot":' + w.boolean(v.bot) + ',"location":' + w.text(v.location) + ',"public_email":' + w.text(v.public_email) + ',"skype":' + w.text(v.skype) + ',"linkedin":' + w.text(v.linkedin) + ',"twitter":' + w.text(v.twitter) + ',"website_url":' + w.text(v.website_url) + ',"organization":' + w.text(v.organization) + ',"job_title":' + w.text(v.job_title) + ',"pronouns":' + w.text(v.pronouns) + ',"work_information":' + w.text(v.work_information) + (v.followers === undefined ? '' : ',"followers":' + w.number(v.followers)) + (v.following === undefined ? '' : ',"following":' + w.number(v.following)) + ',"local_time":' + w.text(v.local_time) + ',"last_sign_in_at":' + w.text(v.last_sign_in_at) + ',"confirmed_at":' + w.text(v.confirmed_at) + ',"last_activity_on":' + w.text(v.last_activity_on) + ',"email":' + w.text(v.email) + ',"theme_id":' + w.number(v.theme_id) + ',"color_scheme_id":' + w.number(v.color_scheme_id) + ',"projects_limit":' + w.number(v.projects_limit) + ',"current_sign_in_at":' + w.text(v.current_sign_in_at) + ',"identities":' + w.array(v.identities, writeIdentity) + ',"can_create_group":' + w.boolean(v.can_create_group) + ',"can_create_project":' + w.boolean(v.can_create_project) + ',"two_factor_enabled":' + w.boolean(v.two_factor_enabled) + ',"external":' + w.boolean(v.external) + ',"private_profile":' + w.boolean(v.private_profile) + ',"commit_email":' + w.text(v.commit_email) + (v.shared_runners_minutes_limit === undefined ? '' : ',"shared_runners_minutes_limit":' + w.number(v.shared_runners_minutes_limit)) + (v.extra_shared_runners_minutes_limit === undefined ? '' : ',"extra_shared_runners_minutes_limit":' + w.number(v.extra_shared_runners_minutes_limit)) + ',"is_admin":' + w.boolean(v.is_admin) + ',"note":' + w.text(v.note) + ',"namespace_id":' + w.number(v.namespace_id) + ',"current_sign_in_ip":' + w.text(v.current_sign_in_ip) + ',"last_sign_in_ip":' + w.text(v.last_sign_in_ip) + (v.is_auditor === undefined ? '' : ',"is_auditor":' + w.boolean(v.is_auditor)) + (v.using_license_seat === undefined ? '' : ',"using_license_seat":' + w.boolean(v.using_license_seat)) + (v.provisioned_by_group_id === undefined ? '' : ',"provisioned_by_group_id":' + w.number(v.provisioned_by_group_id)) + (v.custom_attributes === undefined ? '' : ',"custom_attributes":' + w.array(v.custom_attributes, writeUserCustomAttribute)) + '}');
}

export function writeAdministratorUserDetail(v: AdministratorUserDetail): string {
  return ('{"id":' + w.number(v.id) + ',"username":' + w.text(v.username) + ',"name":' + w.text(v.name) + ',"state":' + w.text(v.state) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + (v.created_at === undefined ? '' : ',"created_at":' + w.text(v.created_at)) + ',"bio":' + w.text(v.bio) + ',"bot":' + w.boolean(v.bot) + ',"location":' + w.text(v.location) + ',"public_email":' + w.text(v.public_email) + ',"skype":' + w.text(v.skype) + ',"linkedin":' + w.text(v.linkedin) + ',"twitter":' + w.text(v.twitter) + ',"website_url":' + w.text(v.website_url) + ',"organization":' + w.text(v.organization) + ',"job_title":' + w.text(v.job_title) + ',"pronouns":' + w.text(v.pronouns) + ',"work_information":' + w.text(v.work_information) + (v.followers === undefined ? '' : ',"followers":' + w.number(v.followers)) + (v.following === undefined ? '' : ',"following":' + w.number(v.following)) + ',"local_time":' + w.text(v.local_time) + ',"last_sign_in_at":' + w.text(v.last_sign_in_at) + ',"confirmed_at":' + w.text(v.confirmed_at) + ',"last_activity_on":' + w.text(v.last_activity_on) + ',"email":' + w.text(v.email) + ',"theme_id":' + w.number(v.theme_id) + ',"color_scheme_id":' + w.number(v.color_scheme_id) + ',"projects_limit":' + w.number(v.projects_limit) + ',"current_sign_in_at":' + w.text(v.current_sign_in_at) + ',"identities":' + w.array(v.identities, writeIdentity) + ',"can_create_group":' + w.boolean(v.can_create_group) + ',"can_create_project":' + w.boolean(v.can_create_project) + ',"two_factor_enabled":' + w.boolean(v.two_factor_enabled) + ',"external":' + w.boolean(v.external) + ',"private_profile":' + w.boolean(v.private_profile) + ',"commit_email":' + w.text(v.commit_email) + (v.shared_runners_minutes_limit === undefined ? '' : ',"shared_runners_minutes_limit":' + w.number(v.shared_runners_minutes_limit)) + (v.extra_shared_runners_minutes_limit === undefined ? '' : ',"extra_shared_runners_minutes_limit":' + w.number(v.extra_shared_runners_minutes_limit)) + ',"is_admin":' + w.boolean(v.is_admin) + ',"note":' + w.text(v.note) + ',"namespace_id":' + w.number(v.namespace_id) + ',"current_sign_in_ip":' + w.text(v.current_sign_in_ip) + ',"last_sign_in_ip":' + w.text(v.last_sign_in_ip) + (v.is_auditor === undefined ? '' : ',"is_auditor":' + w.boolean(v.is_auditor)) + (v.using_license_seat === undefined ? '' : ',"using_license_seat":' + w.boolean(v.using_license_seat)) + (v.provisioned_by_group_id === undefined ? '' : ',"provisioned_by_group_id":' + w.number(v.provisioned_by_group_id)) + (v.custom_attributes === undefined ? '' : ',"custom_attributes":' + w.array(v.custom_attributes, writeUserCustomAttribute)) + ',"sign_in_count":' + w.number(v.sign_in_count) + ',"plan":' + w.text(v.plan) + ',"trial":' + w.boolean(v.trial) + '}');
}

export function writeAvatarAddress(v: AvatarAddress): string {
  return ('{"avatar_url":' + w.text(v.avatar_url) + '}');
}

export function writeCurrentUser(v: CurrentUser): string {
  return ('{"id":' + w.number(v.id) + ',"username":' + w.text(v.username) + ',"name":' + w.text(v.name) + ',"state":' + w.text(v.state) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + (v.created_at === undefined ? '' : ',"created_at":' + w.text(v.created_at)) + ',"bio":' + w.text(v.bio) + ',"bot":' + w.boolean(v.bot) + ',"location":' + w.text(v.location) + ',"public_email":' + w.text(v.public_email) + ',"skype":' + w.text(v.skype) + ',"linkedin":' + w.text(v.linkedin) + ',"twitter":' + w.text(v.twitter) + ',"website_url":' + w.text(v.website_url) + ',"organization":' + w.text(v.organization) + ',"job_title":' + w.text(v.job_title) + ',"pronouns":' + w.text(v.pronouns) + ',"work_information":' + w.text(v.work_information) + (v.followers === undefined ? '' : ',"followers":' + w.number(v.followers)) + (v.following === undefined ? '' : ',"following":' + w.number(v.following)) + ',"local_time":' + w.text(v.local_time) + ',"last_sign_in_at":' + w.text(v.last_sign_in_at) + ',"confirmed_at":' + w.text(v.confirmed_at) + ',"last_activity_on":' + w.text(v.last_activity_on) + ',"email":' + w.text(v.email) + ',"theme_id":' + w.number(v.theme_id) + ',"color_scheme_id":' + w.number(v.color_scheme_id) + ',"projects_limit":' + w.number(v.projects_limit) + ',"current_sign_in_at":' + w.text(v.current_sign_in_at) + ',"identities":' + w.array(v.identities, writeIdentity) + ',"can_create_group":' + w.boolean(v.can_create_group) + ',"can_create_project":' + w.boolean(v.can_create_project) + ',"two_factor_enabled":' + w.boolean(v.two_factor_enabled) + ',"external":' + w.boolean(v.external) + ',"private_profile":' + w.boolean(v.private_profile) + ',"commit_email":' + w.text(v.commit_email) + (v.shared_runners_minutes_limit === undefined ? '' : ',"shared_runners_minutes_limit":' + w.number(v.shared_runners_minutes_limit)) + (v.extra_shared_runners_minutes_limit === undefined ? '' : ',"extra_shared_runners_minutes_limit":' + w.number(v.extra_shared_runners_minutes_limit)) + '}');
}

export function writeIdentity(v: Identity): string {
  return ('{"provider":' + w.text(v.provider) + ',"extern_uid":' + w.text(v.extern_uid) + (v.saml_provider_id === undefined ? '' : ',"saml_provider_id":' + w.number(v.saml_provider_id)) + '}');
}

export function writeUser(v: User): string {
  return ('{"id":' + w.number(v.id) + ',"username":' + w.text(v.username) + ',"name":' + w.text(v.name) + ',"state":' + w.text(v.state) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + (v.created_at === undefined ? '' : ',"created_at":' + w.text(v.created_at)) + ',"bio":' + w.text(v.bio) + ',"bot":' + w.boolean(v.bot) + ',"location":' + w.text(v.location) + ',"public_email":' + w.text(v.public_email) + ',"skype":' + w.text(v.skype) + ',"linkedin":' + w.text(v.linkedin) + ',"twitter":' + w.text(v.twitter) + ',"website_url":' + w.text(v.website_url) + ',"organization":' + w.text(v.organization) + ',"job_title":' + w.text(v.job_title) + ',"pronouns":' + w.text(v.pronouns) + ',"work_information":' + w.text(v.work_information) + (v.followers === undefined ? '' : ',"followers":' + w.number(v.followers)) + (v.following === undefined ? '' : ',"following":' + w.number(v.following)) + ',"local_time":' + w.text(v.local_time) + '}');
}

export function writeUserActionSuccess(v: UserActionSuccess): string {
  return ('{"message":' + w.text(v.message) + '}');
}

export function writeUserActivity(v: UserActivity): string {
  return ('{"username":' + w.text(v.username) + ',"last_activity_on":' + w.text(v.last_activity_on) + ',"last_activity_at":' + w.text(v.last_activity_at) + '}');
}

export function writeUserAssociationsCount(v: UserAssociationsCount): string {
  return ('{"groups_count":' + w.number(v.groups_count) + ',"projects_count":' + w.number(v.projects_count) + ',"issues_count":' + w.number(v.issues_count) + ',"merge_requests_count":' + w.number(v.merge_requests_count) + '}');
}

export function writeUserCustomAttribute(v: UserCustomAttribute): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + w.text(v.value) + '}');
}

export function writeUserHookPayload(v: UserHookPayload): string {
  return ('{"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"event_name":' + w.text(v.event_name) + ',"name":' + w.text(v.name) + ',"email":' + w.text(v.email) + ',"user_id":' + w.number(v.user_id) + ',"username":' + w.text(v.username) + (v.old_username === undefined ? '' : ',"old_username":' + w.text(v.old_username)) + (v.state === undefined ? '' : ',"state":' + w.text(v.state)) + '}');
}

export function writeUserMembership(v: UserMembership): string {
  return ('{"source_id":' + w.number(v.source_id) + ',"source_name":' + w.text(v.source_name) + ',"source_type":' + w.text(v.source_type) + ',"access_level":' + w.number(v.access_level) + '}');
}

export function writeUserPreferences(v: UserPreferences): string {
  return ('{"id":' + w.number(v.id) + ',"user_id":' + w.number(v.user_id) + ',"view_diffs_file_by_file":' + w.boolean(v.view_diffs_file_by_file) + ',"show_whitespace_in_diffs":' + w.boolean(v.show_whitespace_in_diffs) + '}');
}

export function writeUserStatus(v: UserStatus): string {
  return ('{"emoji":' + w.text(v.emoji) + ',"message":' + w.text(v.message) + ',"availability":' + w.text(v.availability) + ',"message_html":' + w.text(v.message_html) + ',"clear_status_at":' + w.text(v.clear_status_at) + '}');
}
