// Generated from spec/domains/* /group-hooks.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);
const decoder2 = d.array(d.object({ key: d.string, value: d.string }), false, 20);
const decoder3 = d.filled(d.string);

/** GET /groups/{id}/hooks */
export function decodeListGroupHooks({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/hooks */
export function decodeCreateGroupHook({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.url = d.string(merged.url, "body/url", faults) ?? faults.missing("body/url");
  body.push_events = d.boolean(merged.push_events, "body/push_events", faults) ?? true;
  body.tag_push_events = d.boolean(merged.tag_push_events, "body/tag_push_events", faults) ?? false;
  body.issues_events = d.boolean(merged.issues_events, "body/issues_events", faults) ?? false;
  body.confidential_issues_events = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults) ?? false;
  body.merge_requests_events = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults) ?? false;
  body.note_events = d.boolean(merged.note_events, "body/note_events", faults) ?? false;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  body.job_events = d.boolean(merged.job_events, "body/job_events", faults) ?? false;
  body.pipeline_events = d.boolean(merged.pipeline_events, "body/pipeline_events", faults) ?? false;
  body.wiki_page_events = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults) ?? false;
  body.deployment_events = d.boolean(merged.deployment_events, "body/deployment_events", faults) ?? false;
  body.releases_events = d.boolean(merged.releases_events, "body/releases_events", faults) ?? false;
  body.feature_flag_events = d.boolean(merged.feature_flag_events, "body/feature_flag_events", faults) ?? false;
  body.subgroup_events = d.boolean(merged.subgroup_events, "body/subgroup_events", faults) ?? false;
  body.member_events = d.boolean(merged.member_events, "body/member_events", faults) ?? false;
  body.project_events = d.boolean(merged.project_events, "body/project_events", faults) ?? false;
  body.enable_ssl_verification = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults) ?? true;
  if ((v = decoder1(merged.token, "body/token", faults)) !== undefined) body.token = v;
  if ((v = decoder1(merged.signing_token, "body/signing_token", faults)) !== undefined) body.signing_token = v;
  if ((v = decoder1(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder1(merged.push_events_branch_filter, "body/push_events_branch_filter", faults)) !== undefined) body.push_events_branch_filter = v;
  body.branch_filter_strategy = d.string(merged.branch_filter_strategy, "body/branch_filter_strategy", faults) ?? "wildcard";
  if ((v = decoder1(merged.custom_webhook_template, "body/custom_webhook_template", faults)) !== undefined) body.custom_webhook_template = v;
  if ((v = decoder2(merged.url_variables, "body/url_variables", faults)) !== undefined) body.url_variables = v;
  if ((v = decoder2(merged.custom_headers, "body/custom_headers", faults)) !== undefined) body.custom_headers = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/hooks/{hook_id} */
export function decodeGetGroupHook({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.hook_id = d.integer(path[1], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/hooks/{hook_id} */
export function decodeUpdateGroupHook({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.hook_id = d.integer(path[1], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  if ((v = decoder3(merged.url, "body/url", faults)) !== undefined) body.url = v;
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.issues_events, "body/issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.note_events, "body/note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.job_events, "body/job_events", faults)) !== undefined) body.job_events = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  if ((v = d.boolean(merged.deployment_events, "body/deployment_events", faults)) !== undefined) body.deployment_events = v;
  if ((v = d.boolean(merged.releases_events, "body/releases_events", faults)) !== undefined) body.releases_events = v;
  if ((v = d.boolean(merged.feature_flag_events, "body/feature_flag_events", faults)) !== undefined) body.feature_flag_events = v;
  if ((v = d.boolean(merged.subgroup_events, "body/subgroup_events", faults)) !== undefined) body.subgroup_events = v;
  if ((v = d.boolean(merged.member_events, "body/member_events", faults)) !== undefined) body.member_events = v;
  if ((v = d.boolean(merged.project_events, "body/project_events", faults)) !== undefined) body.project_events = v;
  if ((v = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = decoder1(merged.token, "body/token", faults)) !== undefined) body.token = v;
  if ((v = decoder1(merged.signing_token, "body/signing_token", faults)) !== undefined) body.signing_token = v;
  if ((v = decoder1(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder1(merged.push_events_branch_filter, "body/push_events_branch_filter", faults)) !== undefined) body.push_events_branch_filter = v;
  if ((v = d.string(merged.branch_filter_strategy, "body/branch_filter_strategy", faults)) !== undefined) body.branch_filter_strategy = v;
  if ((v = decoder1(merged.custom_webhook_template, "body/custom_webhook_template", faults)) !== undefined) body.custom_webhook_template = v;
  if ((v = decoder2(merged.url_variables, "body/url_variables", faults)) !== undefined) body.url_variables = v;
  if ((v = decoder2(merged.custom_headers, "body/custom_headers", faults)) !== undefined) body.custom_headers = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/hooks/{hook_id} */
export function decodeDeleteGroupHook({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.hook_id = d.integer(path[1], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** PUT /groups/{id}/hooks/{hook_id}/custom_headers/{key} */
export function decodeSetGroupHookCustomHeader({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.hook_id = d.integer(path[1], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  params.key = d.string(path[2], "path/key", faults) ?? faults.missing("path/key");
  body.value = d.string(merged.value, "body/value", faults) ?? faults.missing("body/value");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/hooks/{hook_id}/custom_headers/{key} */
export function decodeDeleteGroupHookCustomHeader({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.hook_id = d.integer(path[1], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  params.key = d.string(path[2], "path/key", faults) ?? faults.missing("path/key");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/hooks/{hook_id}/events */
export function decodeListGroupHookEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.hook_id = d.integer(path[1], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  if ((v = d.string(merged.status, "query/status", faults)) !== undefined) query.status = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/hooks/{hook_id}/events/{hook_event_id}/resend */
export function decodeResendGroupHookEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.hook_id = d.integer(path[1], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  params.hook_event_id = d.integer(path[2], "path/hook_event_id", faults) ?? faults.missing("path/hook_event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /groups/{id}/hooks/{hook_id}/test/{trigger} */
export function decodeTestGroupHook({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.hook_id = d.integer(path[1], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  params.trigger = d.string(path[2], "path/trigger", faults) ?? faults.missing("path/trigger");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/hooks/{hook_id}/url_variables/{key} */
export function decodeSetGroupHookUrlVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.hook_id = d.integer(path[1], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  params.key = d.string(path[2], "path/key", faults) ?? faults.missing("path/key");
  body.value = d.string(merged.value, "body/value", faults) ?? faults.missing("body/value");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/hooks/{hook_id}/url_variables/{key} */
export function decodeDeleteGroupHookUrlVariable({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.hook_id = d.integer(path[1], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  params.key = d.string(path[2], "path/key", faults) ?? faults.missing("path/key");
  return { params, query: {}, headers: {}, body: null };
}
