// Generated from spec/domains/* /protected-branches.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { ProtectedBranch, ProtectedRefAccess, ProtectionErrors } from './types.ts';

export function writeProtectedBranch(v: ProtectedBranch): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"push_access_levels":' + w.array(v.push_access_levels, writeProtectedRefAccess) + ',"merge_access_levels":' + w.array(v.merge_access_levels, writeProtectedRefAccess) + ',"allow_force_push":' + w.boolean(v.allow_force_push) + (v.unprotect_access_levels === undefined ? '' : ',"unprotect_access_levels":' + w.array(v.unprotect_access_levels, writeProtectedRefAccess)) + (v.code_owner_approval_required === undefined ? '' : ',"code_owner_approval_required":' + w.boolean(v.code_owner_approval_required)) + '}');
}

export function writeProtectedRefAccess(v: ProtectedRefAccess): string {
  return ('{"access_level":' + w.number(v.access_level) + ',"access_level_description":' + w.text(v.access_level_description) + (v.user_id === undefined ? '' : ',"user_id":' + w.number(v.user_id)) + (v.group_id === undefined ? '' : ',"group_id":' + w.number(v.group_id)) + '}');
}

export function writeProtectionErrors(v: ProtectionErrors): string {
  return ('{"message":' + w.array(v.message, (v) => w.text(v)) + '}');
}
