// Generated from spec/domains/* /application.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.file, true);

/** GET /application/appearance */
export function decodeGetAppearance(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** PUT /application/appearance */
export function decodeUpdateAppearance({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder1(merged.logo, "body/logo", faults)) !== undefined) body.logo = v;
  if ((v = decoder1(merged.header_logo, "body/header_logo", faults)) !== undefined) body.header_logo = v;
  if ((v = decoder1(merged.favicon, "body/favicon", faults)) !== undefined) body.favicon = v;
  if ((v = d.string(merged.new_project_guidelines, "body/new_project_guidelines", faults)) !== undefined) body.new_project_guidelines = v;
  if ((v = d.string(merged.profile_image_guidelines, "body/profile_image_guidelines", faults)) !== undefined) body.profile_image_guidelines = v;
  if ((v = d.string(merged.header_message, "body/header_message", faults)) !== undefined) body.header_message = v;
  if ((v = d.string(merged.footer_message, "body/footer_message", faults)) !== undefined) body.footer_message = v;
  if ((v = d.string(merged.message_background_color, "body/message_background_color", faults)) !== undefined) body.message_background_color = v;
  if ((v = d.string(merged.message_font_color, "body/message_font_color", faults)) !== undefined) body.message_font_color = v;
  if ((v = d.boolean(merged.email_header_and_footer_enabled, "body/email_header_and_footer_enabled", faults)) !== undefined) body.email_header_and_footer_enabled = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /application/plan_limits */
export function decodeGetPlanLimits({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.plan_name = d.string(merged.plan_name, "query/plan_name", faults) ?? "default";
  return { params: {}, query, headers: {}, body: null };
}

/** PUT /application/plan_limits */
export function decodeUpdatePlanLimits({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.plan_name = d.string(merged.plan_name, "body/plan_name", faults) ?? faults.missing("body/plan_name");
  if ((v = d.integer(merged.ci_pipeline_size, "body/ci_pipeline_size", faults)) !== undefined) body.ci_pipeline_size = v;
  if ((v = d.integer(merged.ci_active_jobs, "body/ci_active_jobs", faults)) !== undefined) body.ci_active_jobs = v;
  if ((v = d.integer(merged.ci_project_subscriptions, "body/ci_project_subscriptions", faults)) !== undefined) body.ci_project_subscriptions = v;
  if ((v = d.integer(merged.ci_pipeline_schedules, "body/ci_pipeline_schedules", faults)) !== undefined) body.ci_pipeline_schedules = v;
  if ((v = d.integer(merged.ci_needs_size_limit, "body/ci_needs_size_limit", faults)) !== undefined) body.ci_needs_size_limit = v;
  if ((v = d.integer(merged.ci_registered_group_runners, "body/ci_registered_group_runners", faults)) !== undefined) body.ci_registered_group_runners = v;
  if ((v = d.integer(merged.ci_registered_project_runners, "body/ci_registered_project_runners", faults)) !== undefined) body.ci_registered_project_runners = v;
  if ((v = d.integer(merged.conan_max_file_size, "body/conan_max_file_size", faults)) !== undefined) body.conan_max_file_size = v;
  if ((v = d.integer(merged.generic_packages_max_file_size, "body/generic_packages_max_file_size", faults)) !== undefined) body.generic_packages_max_file_size = v;
  if ((v = d.integer(merged.helm_max_file_size, "body/helm_max_file_size", faults)) !== undefined) body.helm_max_file_size = v;
  if ((v = d.integer(merged.maven_max_file_size, "body/maven_max_file_size", faults)) !== undefined) body.maven_max_file_size = v;
  if ((v = d.integer(merged.npm_max_file_size, "body/npm_max_file_size", faults)) !== undefined) body.npm_max_file_size = v;
  if ((v = d.integer(merged.nuget_max_file_size, "body/nuget_max_file_size", faults)) !== undefined) body.nuget_max_file_size = v;
  if ((v = d.integer(merged.pypi_max_file_size, "body/pypi_max_file_size", faults)) !== undefined) body.pypi_max_file_size = v;
  if ((v = d.integer(merged.terraform_module_max_file_size, "body/terraform_module_max_file_size", faults)) !== undefined) body.terraform_module_max_file_size = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /application/statistics */
export function decodeGetApplicationStatistics(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** GET /license */
export function decodeGetLicense(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** POST /license */
export function decodeCreateLicense({ merged }: RawInput, faults: Faults): DecodedInput {
  const body: Record<string, unknown> = {};
  body.license = d.string(merged.license, "body/license", faults) ?? faults.missing("body/license");
  return { params: {}, query: {}, headers: {}, body };
}

/** DELETE /license/{id} */
export function decodeDeleteLicense({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}
