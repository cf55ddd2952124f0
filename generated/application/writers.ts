// Generated from spec/domains/* /application.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { Appearance, ApplicationStatistics, License, PlanLimits } from './types.ts';

export function writeAppearance(v: Appearance): string {
  return ('{"title":' + w.text(v.title) + ',"description":' + w.text(v.description) + ',"logo":' + w.text(v.logo) + ',"header_logo":' + w.text(v.header_logo) + ',"favicon":' + w.text(v.favicon) + ',"new_project_guidelines":' + w.text(v.new_project_guidelines) + ',"profile_image_guidelines":' + w.text(v.profile_image_guidelines) + ',"header_message":' + w.text(v.header_message) + ',"footer_message":' + w.text(v.footer_message) + ',"message_background_color":' + w.text(v.message_background_color) + ',"message_font_color":' + w.text(v.message_font_color) + ',"email_header_and_footer_enabled":' + w.boolean(v.email_header_and_footer_enabled) + '}');
}

export function writeApplicationStatistics(v: ApplicationStatistics): string {
  return ('{"forks":' + w.text(v.forks) + ',"issues":' + w.text(v.issues) + ',"merge_requests":' + w.text(v.merge_requests) + ',"notes":' + w.text(v.notes) + ',"snippets":' + w.text(v.snippets) + ',"ssh_keys":' + w.text(v.ssh_keys) + ',"milestones":' + w.text(v.milestones) + ',"users":' + w.text(v.users) + ',"groups":' + w.text(v.groups) + ',"projects":' + w.text(v.projects) + ',"active_users":' + w.text(v.active_users) + '}');
}

export function writeLicense(v: License): string {
  return ('{"id":' + w.number(v.id) + ',"plan":' + w.text(v.plan) + ',"created_at":' + w.text(v.created_at) + ',"starts_at":' + w.text(v.starts_at) + ',"expires_at":' + w.text(v.expires_at) + ',"historical_max":' + w.number(v.historical_max) + ',"maximum_user_count":' + w.number(v.maximum_user_count) + ',"expired":' + w.boolean(v.expired) + ',"overage":' + w.number(v.overage) + ',"user_limit":' + w.number(v.user_limit) + ',"licensee":' + w.hash(v.licensee, (v) => w.text(v)) + ',"add_ons":' + w.hash(v.add_ons, (v) => w.number(v)) + ',"active_users":' + w.number(v.active_users) + '}');
}

export function writePlanLimits(v: PlanLimits): string {
  return ('{"ci_pipeline_size":' + w.number(v.ci_pipeline_size) + ',"ci_active_jobs":' + w.number(v.ci_active_jobs) + ',"ci_project_subscriptions":' + w.number(v.ci_project_subscriptions) + ',"ci_pipeline_schedules":' + w.number(v.ci_pipeline_schedules) + ',"ci_needs_size_limit":' + w.number(v.ci_needs_size_limit) + ',"ci_registered_group_runners":' + w.number(v.ci_registered_group_runners) + ',"ci_registered_project_runners":' + w.number(v.ci_registered_project_runners) + ',"conan_max_file_size":' + w.number(v.conan_max_file_size) + ',"generic_packages_max_file_size":' + w.number(v.generic_packages_max_file_size) + ',"helm_max_file_size":' + w.number(v.helm_max_file_size) + ',"maven_max_file_size":' + w.number(v.maven_max_file_size) + ',"npm_max_file_size":' + w.number(v.npm_max_file_size) + ',"nuget_max_file_size":' + w.number(v.nuget_max_file_size) + ',"pypi_max_file_size":' + w.number(v.pypi_max_file_size) + ',"terraform_module_max_file_size":' + w.number(v.terraform_module_max_file_size) + '}');
}
