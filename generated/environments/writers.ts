// Generated from spec/domains/* /environments.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeUserBasic } from '../common/writers.ts';
import { writeArtifactsJob } from '../job-artifacts/writers.ts';
import { writeProjectSimple } from '../projects/writers.ts';
import type { Environment, EnvironmentBrief, EnvironmentDeployment, ReviewAppDeletion, ReviewAppRefusal } from './types.ts';

export function writeEnvironment(v: Environment): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"slug":' + w.text(v.slug) + ',"external_url":' + w.text(v.external_url) + ',"state":' + w.text(v.state) + ',"tier":' + w.text(v.tier) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"project":' + writeProjectSimple(v.project) + (v.enable_advanced_logs_querying === undefined ? '' : ',"enable_advanced_logs_querying":' + w.boolean(v.enable_advanced_logs_querying)) + (v.logs_api_path === undefined ? '' : ',"logs_api_path":' + w.text(v.logs_api_path)) + ',"last_deployment":' + (v.last_deployment == null ? 'null' : writeEnvironmentDeployment(v.last_deployment)) + '}');
}

export function writeEnvironmentBrief(v: EnvironmentBrief): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"slug":' + w.text(v.slug) + ',"external_url":' + w.text(v.external_url) + '}');
}

export function writeEnvironmentDeployment(v: EnvironmentDeployment): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"ref":' + w.text(v.ref) + ',"sha":' + w.text(v.sha) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"status":' + w.text(v.status) + ',"user":' + (v.user == null ? 'null' : writeUserBasic(v.user)) + ',"deployable":' + (v.deployable == null ? 'null' : writeArtifactsJob(v.deployable)) + '}');
}

export function writeReviewAppDeletion(v: ReviewAppDeletion): string {
  return ('{"scheduled_entries":' + w.array(v.scheduled_entries, writeEnvironmentBrief) + ',"unprocessable_entries":' + w.array(v.unprocessable_entries, writeEnvironmentBrief) + '}');
}

export function writeReviewAppRefusal(v: ReviewAppRefusal): string {
  return ('{"scheduled_entries":' + w.array(v.scheduled_entries, writeEnvironmentBrief) + ',"unprocessable_entries":' + w.array(v.unprocessable_entries, writeEnvironmentBrief) + ',"message":' + w.text(v.message) + '}');
}
