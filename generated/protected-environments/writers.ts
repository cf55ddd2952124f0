// Generated from spec/domains/* /protected-environments.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { DeployAccessLevel, DeploymentApprovalRule, ProtectedEnvironment, ProtectedEnvironmentInvalid } from './types.ts';

export function writeDeployAccessLevel(v: DeployAccessLevel): string {
  return ('{"access_level":' + w.number(v.access_level) + ',"access_level_description":' + w.text(v.access_level_description) + ',"user_id":' + w.number(v.user_id) + ',"group_id":' + w.number(v.group_id) + '}');
}

export function writeDeploymentApprovalRule(v: DeploymentApprovalRule): string {
  return ('{"user_id":' + w.number(v.user_id) + ',"group_id":' + w.number(v.group_id) + ',"access_level":' + w.number(v.access_level) + ',"access_level_description":' + w.text(v.access_level_description) + ',"required_approvals":' + w.number(v.required_approvals) + '}');
}

export function writeProtectedEnvironment(v: ProtectedEnvironment): string {
  return ('{"name":' + w.text(v.name) + ',"deploy_access_levels":' + w.array(v.deploy_access_levels, writeDeployAccessLevel) + ',"required_approval_count":' + w.number(v.required_approval_count) + ',"approval_rules":' + w.array(v.approval_rules, writeDeploymentApprovalRule) + '}');
}

export function writeProtectedEnvironmentInvalid(v: ProtectedEnvironmentInvalid): string {
  return ('{"message":' + w.array(v.message, (v) => w.text(v)) + '}');
}
