// Generated from spec/domains/* /members.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeUserBasic } from '../common/writers.ts';
import type { BillableAccessLevel, BillableMember, BillableMembership, GroupMemberHookPayload, Member, MemberSamlIdentity, MemberStateChange, MembersAdded, PendingMember, ProjectMemberHookPayload } from './types.ts';

export function writeBillableAccessLevel(v: BillableAccessLevel): string {
  return ('{"string_value":' + w.text(v.string_value) + ',"integer_value":' + w.number(v.integer_value) + '}');
}

export function writeBillableMember(v: BillableMember): string {
  return ('{"id":' + w.number(v.id) + ',"username":' + w.text(v.username) + ',"name":' + w.text(v.name) + ',"state":' + w.text(v.state) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + ',"email":' + w.text(v.email) + ',"last_activity_on":' + w.text(v.last_activity_on) + ',"membership_type":' + w.text(v.membership_type) + ',"removable":' + w.boolean(v.removable) + ',"created_at":' + w.text(v.created_at) + '}');
}

export function writeBillableMembership(v: BillableMembership): string {
  return ('{"id":' + w.number(v.id) + ',"source_id":' + w.number(v.source_id) + ',"source_full_name":' + w.text(v.source_full_name) + ',"source_members_url":' + w.text(v.source_members_url) + ',"created_at":' + w.text(v.created_at) + ',"expires_at":' + w.text(v.expires_at) + ',"access_level":' + writeBillableAccessLevel(v.access_level) + '}');
}

export function writeGroupMemberHookPayload(v: GroupMemberHookPayload): string {
  return ('{"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"group_name":' + w.text(v.group_name) + ',"group_path":' + w.text(v.group_path) + ',"group_id":' + w.number(v.group_id) + ',"user_username":' + w.text(v.user_username) + ',"user_name":' + w.text(v.user_name) + ',"user_email":' + w.text(v.user_email) + ',"user_id":' + w.number(v.user_id) + ',"group_access":' + w.text(v.group_access) + ',"group_plan":' + w.any(v.group_plan) + ',"expires_at":' + w.text(v.expires_at) + ',"event_name":' + w.text(v.event_name) + '}');
}

export function writeMember(v: Member): string {
  return ('{"id":' + w.number(v.id) + ',"username":' + w.text(v.username) + ',"name":' + w.text(v.name) + ',"state":' + w.text(v.state) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + ',"created_at":' + w.text(v.created_at) + ',"created_by":' + (v.created_by == null ? 'null' : writeUserBasic(v.created_by)) + ',"expires_at":' + w.text(v.expires_at) + ',"access_level":' + w.number(v.access_level) + (v.email === undefined ? '' : ',"email":' + w.text(v.email)) + (v.group_saml_identity === undefined ? '' : ',"group_saml_identity":' + (v.group_saml_identity == null ? 'null' : writeMemberSamlIdentity(v.group_saml_identity))) + ',"membership_state":' + w.text(v.membership_state) + (v.is_using_seat === undefined ? '' : ',"is_using_seat":' + w.boolean(v.is_using_seat)) + (v.override === undefined ? '' : ',"override":' + w.boolean(v.override)) + '}');
}

export function writeMemberSamlIdentity(v: MemberSamlIdentity): string {
  return ('{"extern_uid":' + w.text(v.extern_uid) + ',"provider":' + w.text(v.provider) + ',"saml_provider_id":' + w.number(v.saml_provider_id) + '}');
}

export function writeMemberStateChange(v: MemberStateChange): string {
  return ('{"success":' + w.boolean(v.success) + '}');
}

export function writeMembersAdded(v: MembersAdded): string {
  return ('{"status":' + w.text(v.status) + (v.message === undefined ? '' : ',"message":' + w.hash(v.message, (v) => w.text(v))) + '}');
}

export function writePendingMember(v: PendingMember): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"username":' + w.text(v.username) + ',"email":' + w.text(v.email) + ',"web_url":' + w.text(v.web_url) + ',"approved":' + w.boolean(v.approved) + ',"invited":' + w.boolean(v.invited) + ',"avatar_url":' + w.text(v.avatar_url) + '}');
}

export function writeProjectMemberHookPayload(v: ProjectMemberHookPayload): string {
  return ('{"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"event_name":' + w.text(v.event_name) + ',"access_level":' + w.text(v.access_level) + ',"project_id":' + w.number(v.project_id) + ',"project_name":' + w.text(v.project_name) + ',"project_path":' + w.text(v.project_path) + ',"project_path_with_namespace":' + w.text(v.project_path_with_namespace) + ',"user_email":' + w.text(v.user_email) + ',"user_name":' + w.text(v.user_name) + ',"user_username":' + w.text(v.user_username) + ',"user_id":' + w.number(v.user_id) + ',"project_visibility":' + w.text(v.project_visibility) + '}');
}
