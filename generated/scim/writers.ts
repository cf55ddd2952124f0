// Generated from spec/domains/* /scim.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { ScimEmail, ScimError, ScimIdentity, ScimMeta, ScimName, ScimUser, ScimUserList } from './types.ts';

export function writeScimEmail(v: ScimEmail): string {
  return ('{"type":' + w.text(v.type) + ',"value":' + w.text(v.value) + ',"primary":' + w.boolean(v.primary) + '}');
}

export function writeScimError(v: ScimError): string {
  return ('{"schemas":' + w.array(v.schemas, (v) => w.text(v)) + ',"detail":' + w.text(v.detail) + ',"status":' + w.number(v.status) + '}');
}

export function writeScimIdentity(v: ScimIdentity): string {
  return ('{"extern_uid":' + w.text(v.extern_uid) + ',"user_id":' + w.number(v.user_id) + ',"active":' + w.boolean(v.active) + '}');
}

export function writeScimMeta(v: ScimMeta): string {
  return ('{"resourceType":' + w.text(v.resourceType) + '}');
}

export function writeScimName(v: ScimName): string {
  return ('{"formatted":' + w.text(v.formatted) + ',"givenName":' + w.text(v.givenName) + ',"familyName":' + w.text(v.familyName) + '}');
}

export function writeScimUser(v: ScimUser): string {
  return ('{"schemas":' + w.array(v.schemas, (v) => w.text(v)) + ',"id":' + w.text(v.id) + ',"active":' + w.boolean(v.active) + ',"name.formatted":' + w.text(v["name.formatted"]) + ',"name":' + writeScimName(v.name) + ',"userName":' + w.text(v.userName) + ',"meta":' + writeScimMeta(v.meta) + ',"emails":' + w.array(v.emails, writeScimEmail) + '}');
}

export function writeScimUserList(v: ScimUserList): string {
  return ('{"schemas":' + w.array(v.schemas, (v) => w.text(v)) + ',"totalResults":' + w.number(v.totalResults) + ',"itemsPerPage":' + w.number(v.itemsPerPage) + ',"startIndex":' + w.number(v.startIndex) + ',"Resources":' + w.array(v.Resources, writeScimUser) + '}');
}
