// Generated from spec/domains/* /deployments.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeHookProject, writeHookUser, writeUserBasic } from '../common/writers.ts';
import { writeArtifactsJob } from '../job-artifacts/writers.ts';
import type { Deployment, DeploymentApproval, DeploymentDetail, DeploymentEnvironment, DeploymentHookPayload } from './types.ts';

export function writeDeployment(v: Deployment): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"ref":' + w.text(v.ref) + ',"sha":' + w.text(v.sha) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"status":' + w.text(v.status) + ',"user":' + (v.user == null ? 'null' : writeUserBasic(v.user)) + ',"environment":' + writeDeploymentEnvironment(v.environment) + ',"deployable":' + (v.deployable == null ? 'null' : writeArtifactsJob(v.deployable)) + '}');
}

export function writeDeploymentApproval(v: DeploymentApproval): string {
  return ('{"user":' + writeUserBasic(v.user) + ',"status":' + w.text(v.status) + ',"created_at":' + w.text(v.created_at) + ',"comment":' + w.text(v.comment) + '}');
}

export function writeDeploymentDetail(v: DeploymentDetail): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"ref":' + w.text(v.ref) + ',"sha":' + w.text(v.sha) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"status":' + w.text(v.status) + ',"user":' + (v.user == null ? 'null' : writeUserBasic(v.user)) + ',"environment":' + writeDeploymentEnvironment(v.environment) + ',"deployable":' + (v.deployable == null ? 'null' : writeArtifactsJob(v.deployable)) + (v.pending_approval_count === undefined ? '' : ',"pending_approval_count":' + w.number(v.pending_approval_count)) + (v.approvals === undefined ? '' : ',"approvals":' + w.array(v.approvals, writeDeploymentApproval)) + '}');
}

export function writeDeploymentEnvironment(v: DeploymentEnvironment): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"slug":' + w.text(v.slug) + ',"external_url":' + w.text(v.external_url) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + '}');
}

export function writeDeploymentHookPayload(v: DeploymentHookPayload): string {
  return ('{"object_kind":' + w.text(v.object_kind) + ',"status":' + w.text(v.status) + ',"status_changed_at":' + w.text(v.status_changed_at) + ',"deployment_id":' + w.number(v.deployment_id) + ',"deployable_id":' + w.number(v.deployable_id) + ',"deployable_url":' + w.text(v.deployable_url) + ',"environment":' + w.text(v.environment) + ',"environment_tier":' + w.text(v.environment_tier) + ',"environment_slug":' + w.text(v.environment_slug) + ',"environment_external_url":' + w.text(v.environment_external_url) + ',"project":' + writeHookProject(v.project) + ',"short_sha":' + w.text(v.short_sha) + ',"user":' + (v.user == null ? 'null' : writeHookUser(v.user)) + ',"user_url":' + w.text(v.user_url) + ',"commit_url":' + w.text(v.commit_url) + ',"commit_title":' + w.text(v.commit_title) + ',"ref":' + w.text(v.ref) + '}');
}
