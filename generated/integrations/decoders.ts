// Generated from spec/domains/* /integrations.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{id}/integrations */
export function decodeListIntegrations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/asana */
export function decodeGetAsanaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/asana */
export function decodeSaveAsanaIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.api_key = d.string(merged.api_key, "body/api_key", faults) ?? faults.missing("body/api_key");
  if ((v = d.string(merged.restrict_to_branch, "body/restrict_to_branch", faults)) !== undefined) body.restrict_to_branch = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/asana */
export function decodeDisableAsanaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/assembla */
export function decodeGetAssemblaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/assembla */
export function decodeSaveAssemblaIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = d.string(merged.subdomain, "body/subdomain", faults)) !== undefined) body.subdomain = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/assembla */
export function decodeDisableAssemblaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/bamboo */
export function decodeGetBambooIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/bamboo */
export function decodeSaveBambooIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.bamboo_url = d.string(merged.bamboo_url, "body/bamboo_url", faults) ?? faults.missing("body/bamboo_url");
  if ((v = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  body.build_key = d.string(merged.build_key, "body/build_key", faults) ?? faults.missing("body/build_key");
  body.username = d.string(merged.username, "body/username", faults) ?? faults.missing("body/username");
  body.password = d.string(merged.password, "body/password", faults) ?? faults.missing("body/password");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/bamboo */
export function decodeDisableBambooIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/bugzilla */
export function decodeGetBugzillaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/bugzilla */
export function decodeSaveBugzillaIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.new_issue_url = d.string(merged.new_issue_url, "body/new_issue_url", faults) ?? faults.missing("body/new_issue_url");
  body.issues_url = d.string(merged.issues_url, "body/issues_url", faults) ?? faults.missing("body/issues_url");
  body.project_url = d.string(merged.project_url, "body/project_url", faults) ?? faults.missing("body/project_url");
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.title, "body/title", faults)) !== undefined) body.title = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/bugzilla */
export function decodeDisableBugzillaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/buildkite */
export function decodeGetBuildkiteIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/buildkite */
export function decodeSaveBuildkiteIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  body.project_url = d.string(merged.project_url, "body/project_url", faults) ?? faults.missing("body/project_url");
  if ((v = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/buildkite */
export function decodeDisableBuildkiteIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/campfire */
export function decodeGetCampfireIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/campfire */
export function decodeSaveCampfireIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = d.string(merged.subdomain, "body/subdomain", faults)) !== undefined) body.subdomain = v;
  if ((v = d.string(merged.room, "body/room", faults)) !== undefined) body.room = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/campfire */
export function decodeDisableCampfireIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/confluence */
export function decodeGetConfluenceIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/confluence */
export function decodeSaveConfluenceIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.confluence_url = d.string(merged.confluence_url, "body/confluence_url", faults) ?? faults.missing("body/confluence_url");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/confluence */
export function decodeDisableConfluenceIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/custom-issue-tracker */
export function decodeGetCustomIssueTrackerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/custom-issue-tracker */
export function decodeSaveCustomIssueTrackerIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.new_issue_url = d.string(merged.new_issue_url, "body/new_issue_url", faults) ?? faults.missing("body/new_issue_url");
  body.issues_url = d.string(merged.issues_url, "body/issues_url", faults) ?? faults.missing("body/issues_url");
  body.project_url = d.string(merged.project_url, "body/project_url", faults) ?? faults.missing("body/project_url");
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.title, "body/title", faults)) !== undefined) body.title = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/custom-issue-tracker */
export function decodeDisableCustomIssueTrackerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/datadog */
export function decodeGetDatadogIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/datadog */
export function decodeSaveDatadogIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.api_key = d.string(merged.api_key, "body/api_key", faults) ?? faults.missing("body/api_key");
  if ((v = d.string(merged.api_url, "body/api_url", faults)) !== undefined) body.api_url = v;
  if ((v = d.string(merged.datadog_env, "body/datadog_env", faults)) !== undefined) body.datadog_env = v;
  if ((v = d.string(merged.datadog_service, "body/datadog_service", faults)) !== undefined) body.datadog_service = v;
  if ((v = d.string(merged.datadog_site, "body/datadog_site", faults)) !== undefined) body.datadog_site = v;
  if ((v = d.string(merged.datadog_tags, "body/datadog_tags", faults)) !== undefined) body.datadog_tags = v;
  if ((v = d.boolean(merged.archive_trace_events, "body/archive_trace_events", faults)) !== undefined) body.archive_trace_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/datadog */
export function decodeDisableDatadogIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/discord */
export function decodeGetDiscordIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/discord */
export function decodeSaveDiscordIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.webhook = d.string(merged.webhook, "body/webhook", faults) ?? faults.missing("body/webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "body/notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "body/issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "body/note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/discord */
export function decodeDisableDiscordIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/drone-ci */
export function decodeGetDroneCiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/drone-ci */
export function decodeSaveDroneCiIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  body.drone_url = d.string(merged.drone_url, "body/drone_url", faults) ?? faults.missing("body/drone_url");
  if ((v = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/drone-ci */
export function decodeDisableDroneCiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/emails-on-push */
export function decodeGetEmailsOnPushIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/emails-on-push */
export function decodeSaveEmailsOnPushIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.recipients = d.string(merged.recipients, "body/recipients", faults) ?? faults.missing("body/recipients");
  if ((v = d.boolean(merged.disable_diffs, "body/disable_diffs", faults)) !== undefined) body.disable_diffs = v;
  if ((v = d.boolean(merged.send_from_committer_email, "body/send_from_committer_email", faults)) !== undefined) body.send_from_committer_email = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/emails-on-push */
export function decodeDisableEmailsOnPushIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/ewm */
export function decodeGetEwmIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/ewm */
export function decodeSaveEwmIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.new_issue_url = d.string(merged.new_issue_url, "body/new_issue_url", faults) ?? faults.missing("body/new_issue_url");
  body.issues_url = d.string(merged.issues_url, "body/issues_url", faults) ?? faults.missing("body/issues_url");
  body.project_url = d.string(merged.project_url, "body/project_url", faults) ?? faults.missing("body/project_url");
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.title, "body/title", faults)) !== undefined) body.title = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/ewm */
export function decodeDisableEwmIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/external-wiki */
export function decodeGetExternalWikiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/external-wiki */
export function decodeSaveExternalWikiIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.external_wiki_url = d.string(merged.external_wiki_url, "body/external_wiki_url", faults) ?? faults.missing("body/external_wiki_url");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/external-wiki */
export function decodeDisableExternalWikiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/flowdock */
export function decodeGetFlowdockIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/flowdock */
export function decodeSaveFlowdockIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/flowdock */
export function decodeDisableFlowdockIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/github */
export function decodeGetGithubIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/github */
export function decodeSaveGithubIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  body.repository_url = d.string(merged.repository_url, "body/repository_url", faults) ?? faults.missing("body/repository_url");
  if ((v = d.boolean(merged.static_context, "body/static_context", faults)) !== undefined) body.static_context = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/github */
export function decodeDisableGithubIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/hangouts-chat */
export function decodeGetHangoutsChatIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/hangouts-chat */
export function decodeSaveHangoutsChatIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.webhook = d.string(merged.webhook, "body/webhook", faults) ?? faults.missing("body/webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "body/notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "body/issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "body/note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/hangouts-chat */
export function decodeDisableHangoutsChatIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/harbor */
export function decodeGetHarborIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/harbor */
export function decodeSaveHarborIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.url = d.string(merged.url, "body/url", faults) ?? faults.missing("body/url");
  body.project_name = d.string(merged.project_name, "body/project_name", faults) ?? faults.missing("body/project_name");
  body.username = d.string(merged.username, "body/username", faults) ?? faults.missing("body/username");
  body.password = d.string(merged.password, "body/password", faults) ?? faults.missing("body/password");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/harbor */
export function decodeDisableHarborIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/irker */
export function decodeGetIrkerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/irker */
export function decodeSaveIrkerIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.recipients = d.string(merged.recipients, "body/recipients", faults) ?? faults.missing("body/recipients");
  if ((v = d.string(merged.default_irc_uri, "body/default_irc_uri", faults)) !== undefined) body.default_irc_uri = v;
  if ((v = d.string(merged.server_host, "body/server_host", faults)) !== undefined) body.server_host = v;
  if ((v = d.integer(merged.server_port, "body/server_port", faults)) !== undefined) body.server_port = v;
  if ((v = d.boolean(merged.colorize_messages, "body/colorize_messages", faults)) !== undefined) body.colorize_messages = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/irker */
export function decodeDisableIrkerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/jenkins */
export function decodeGetJenkinsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/jenkins */
export function decodeSaveJenkinsIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.jenkins_url = d.string(merged.jenkins_url, "body/jenkins_url", faults) ?? faults.missing("body/jenkins_url");
  if ((v = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  body.project_name = d.string(merged.project_name, "body/project_name", faults) ?? faults.missing("body/project_name");
  if ((v = d.string(merged.username, "body/username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.password, "body/password", faults)) !== undefined) body.password = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/jenkins */
export function decodeDisableJenkinsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/jira */
export function decodeGetJiraIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/jira */
export function decodeSaveJiraIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.url = d.string(merged.url, "body/url", faults) ?? faults.missing("body/url");
  if ((v = d.string(merged.api_url, "body/api_url", faults)) !== undefined) body.api_url = v;
  body.username = d.string(merged.username, "body/username", faults) ?? faults.missing("body/username");
  body.password = d.string(merged.password, "body/password", faults) ?? faults.missing("body/password");
  if ((v = d.boolean(merged.active, "body/active", faults)) !== undefined) body.active = v;
  if ((v = d.boolean(merged.jira_issue_transition_automatic, "body/jira_issue_transition_automatic", faults)) !== undefined) body.jira_issue_transition_automatic = v;
  if ((v = d.string(merged.jira_issue_transition_id, "body/jira_issue_transition_id", faults)) !== undefined) body.jira_issue_transition_id = v;
  if ((v = d.boolean(merged.commit_events, "body/commit_events", faults)) !== undefined) body.commit_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.comment_on_event_enabled, "body/comment_on_event_enabled", faults)) !== undefined) body.comment_on_event_enabled = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/jira */
export function decodeDisableJiraIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/mattermost */
export function decodeGetMattermostIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/mattermost */
export function decodeSaveMattermostIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.webhook = d.string(merged.webhook, "body/webhook", faults) ?? faults.missing("body/webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "body/notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "body/issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "body/note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  if ((v = d.string(merged.username, "body/username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.channel, "body/channel", faults)) !== undefined) body.channel = v;
  if ((v = d.boolean(merged.notify_only_default_branch, "body/notify_only_default_branch", faults)) !== undefined) body.notify_only_default_branch = v;
  if ((v = d.string(merged.push_channel, "body/push_channel", faults)) !== undefined) body.push_channel = v;
  if ((v = d.string(merged.issue_channel, "body/issue_channel", faults)) !== undefined) body.issue_channel = v;
  if ((v = d.string(merged.confidential_issue_channel, "body/confidential_issue_channel", faults)) !== undefined) body.confidential_issue_channel = v;
  if ((v = d.string(merged.merge_request_channel, "body/merge_request_channel", faults)) !== undefined) body.merge_request_channel = v;
  if ((v = d.string(merged.note_channel, "body/note_channel", faults)) !== undefined) body.note_channel = v;
  if ((v = d.string(merged.confidential_note_channel, "body/confidential_note_channel", faults)) !== undefined) body.confidential_note_channel = v;
  if ((v = d.string(merged.tag_push_channel, "body/tag_push_channel", faults)) !== undefined) body.tag_push_channel = v;
  if ((v = d.string(merged.pipeline_channel, "body/pipeline_channel", faults)) !== undefined) body.pipeline_channel = v;
  if ((v = d.string(merged.wiki_page_channel, "body/wiki_page_channel", faults)) !== undefined) body.wiki_page_channel = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/mattermost */
export function decodeDisableMattermostIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/mattermost-slash-commands */
export function decodeGetMattermostSlashCommandsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/mattermost-slash-commands */
export function decodeSaveMattermostSlashCommandsIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = d.string(merged.username, "body/username", faults)) !== undefined) body.username = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/mattermost-slash-commands */
export function decodeDisableMattermostSlashCommandsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/microsoft-teams */
export function decodeGetMicrosoftTeamsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/microsoft-teams */
export function decodeSaveMicrosoftTeamsIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.webhook = d.string(merged.webhook, "body/webhook", faults) ?? faults.missing("body/webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "body/notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "body/issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "body/note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/microsoft-teams */
export function decodeDisableMicrosoftTeamsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/mock-ci */
export function decodeGetMockCiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/mock-ci */
export function decodeSaveMockCiIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.mock_service_url = d.string(merged.mock_service_url, "body/mock_service_url", faults) ?? faults.missing("body/mock_service_url");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/mock-ci */
export function decodeDisableMockCiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/packagist */
export function decodeGetPackagistIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/packagist */
export function decodeSavePackagistIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.username = d.string(merged.username, "body/username", faults) ?? faults.missing("body/username");
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = d.string(merged.server, "body/server", faults)) !== undefined) body.server = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/packagist */
export function decodeDisablePackagistIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/pipelines-email */
export function decodeGetPipelinesEmailIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/pipelines-email */
export function decodeSavePipelinesEmailIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.recipients = d.string(merged.recipients, "body/recipients", faults) ?? faults.missing("body/recipients");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "body/notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.boolean(merged.notify_only_default_branch, "body/notify_only_default_branch", faults)) !== undefined) body.notify_only_default_branch = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/pipelines-email */
export function decodeDisablePipelinesEmailIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/pivotaltracker */
export function decodeGetPivotaltrackerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/pivotaltracker */
export function decodeSavePivotaltrackerIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = d.string(merged.restrict_to_branch, "body/restrict_to_branch", faults)) !== undefined) body.restrict_to_branch = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/pivotaltracker */
export function decodeDisablePivotaltrackerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/prometheus */
export function decodeGetPrometheusIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/prometheus */
export function decodeSavePrometheusIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.api_url = d.string(merged.api_url, "body/api_url", faults) ?? faults.missing("body/api_url");
  if ((v = d.string(merged.google_iap_audience_client_id, "body/google_iap_audience_client_id", faults)) !== undefined) body.google_iap_audience_client_id = v;
  if ((v = d.string(merged.google_iap_service_account_json, "body/google_iap_service_account_json", faults)) !== undefined) body.google_iap_service_account_json = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/prometheus */
export function decodeDisablePrometheusIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/pushover */
export function decodeGetPushoverIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/pushover */
export function decodeSavePushoverIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.api_key = d.string(merged.api_key, "body/api_key", faults) ?? faults.missing("body/api_key");
  body.user_key = d.string(merged.user_key, "body/user_key", faults) ?? faults.missing("body/user_key");
  body.priority = d.string(merged.priority, "body/priority", faults) ?? faults.missing("body/priority");
  if ((v = d.string(merged.device, "body/device", faults)) !== undefined) body.device = v;
  if ((v = d.string(merged.sound, "body/sound", faults)) !== undefined) body.sound = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/pushover */
export function decodeDisablePushoverIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/redmine */
export function decodeGetRedmineIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/redmine */
export function decodeSaveRedmineIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.new_issue_url = d.string(merged.new_issue_url, "body/new_issue_url", faults) ?? faults.missing("body/new_issue_url");
  body.issues_url = d.string(merged.issues_url, "body/issues_url", faults) ?? faults.missing("body/issues_url");
  body.project_url = d.string(merged.project_url, "body/project_url", faults) ?? faults.missing("body/project_url");
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.title, "body/title", faults)) !== undefined) body.title = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/redmine */
export function decodeDisableRedmineIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/shimo */
export function decodeGetShimoIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/shimo */
export function decodeSaveShimoIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.external_wiki_url = d.string(merged.external_wiki_url, "body/external_wiki_url", faults) ?? faults.missing("body/external_wiki_url");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/shimo */
export function decodeDisableShimoIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/slack */
export function decodeGetSlackIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/slack */
export function decodeSaveSlackIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.webhook = d.string(merged.webhook, "body/webhook", faults) ?? faults.missing("body/webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "body/notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "body/issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "body/note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  if ((v = d.string(merged.username, "body/username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.channel, "body/channel", faults)) !== undefined) body.channel = v;
  if ((v = d.boolean(merged.notify_only_default_branch, "body/notify_only_default_branch", faults)) !== undefined) body.notify_only_default_branch = v;
  if ((v = d.string(merged.push_channel, "body/push_channel", faults)) !== undefined) body.push_channel = v;
  if ((v = d.string(merged.issue_channel, "body/issue_channel", faults)) !== undefined) body.issue_channel = v;
  if ((v = d.string(merged.confidential_issue_channel, "body/confidential_issue_channel", faults)) !== undefined) body.confidential_issue_channel = v;
  if ((v = d.string(merged.merge_request_channel, "body/merge_request_channel", faults)) !== undefined) body.merge_request_channel = v;
  if ((v = d.string(merged.note_channel, "body/note_channel", faults)) !== undefined) body.note_channel = v;
  if ((v = d.string(merged.confidential_note_channel, "body/confidential_note_channel", faults)) !== undefined) body.confidential_note_channel = v;
  if ((v = d.string(merged.tag_push_channel, "body/tag_push_channel", faults)) !== undefined) body.tag_push_channel = v;
  if ((v = d.string(merged.pipeline_channel, "body/pipeline_channel", faults)) !== undefined) body.pipeline_channel = v;
  if ((v = d.string(merged.wiki_page_channel, "body/wiki_page_channel", faults)) !== undefined) body.wiki_page_channel = v;
  if ((v = d.string(merged.deployment_channel, "body/deployment_channel", faults)) !== undefined) body.deployment_channel = v;
  if ((v = d.boolean(merged.commit_events, "body/commit_events", faults)) !== undefined) body.commit_events = v;
  if ((v = d.boolean(merged.deployment_events, "body/deployment_events", faults)) !== undefined) body.deployment_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/slack */
export function decodeDisableSlackIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/slack-slash-commands */
export function decodeGetSlackSlashCommandsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/slack-slash-commands */
export function decodeSaveSlackSlashCommandsIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/slack-slash-commands */
export function decodeDisableSlackSlashCommandsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/teamcity */
export function decodeGetTeamcityIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/teamcity */
export function decodeSaveTeamcityIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.teamcity_url = d.string(merged.teamcity_url, "body/teamcity_url", faults) ?? faults.missing("body/teamcity_url");
  if ((v = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  body.build_type = d.string(merged.build_type, "body/build_type", faults) ?? faults.missing("body/build_type");
  body.username = d.string(merged.username, "body/username", faults) ?? faults.missing("body/username");
  body.password = d.string(merged.password, "body/password", faults) ?? faults.missing("body/password");
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/teamcity */
export function decodeDisableTeamcityIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/unify-circuit */
export function decodeGetUnifyCircuitIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/unify-circuit */
export function decodeSaveUnifyCircuitIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.webhook = d.string(merged.webhook, "body/webhook", faults) ?? faults.missing("body/webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "body/notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "body/issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "body/note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/unify-circuit */
export function decodeDisableUnifyCircuitIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/webex-teams */
export function decodeGetWebexTeamsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/webex-teams */
export function decodeSaveWebexTeamsIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.webhook = d.string(merged.webhook, "body/webhook", faults) ?? faults.missing("body/webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "body/notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "body/issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "body/note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/webex-teams */
export function decodeDisableWebexTeamsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/youtrack */
export function decodeGetYoutrackIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/youtrack */
export function decodeSaveYoutrackIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.issues_url = d.string(merged.issues_url, "body/issues_url", faults) ?? faults.missing("body/issues_url");
  body.project_url = d.string(merged.project_url, "body/project_url", faults) ?? faults.missing("body/project_url");
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/youtrack */
export function decodeDisableYoutrackIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/zentao */
export function decodeGetZentaoIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/zentao */
export function decodeSaveZentaoIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  body.url = d.string(merged.url, "body/url", faults) ?? faults.missing("body/url");
  if ((v = d.string(merged.api_url, "body/api_url", faults)) !== undefined) body.api_url = v;
  body.api_token = d.string(merged.api_token, "body/api_token", faults) ?? faults.missing("body/api_token");
  body.zentao_product_xid = d.string(merged.zentao_product_xid, "body/zentao_product_xid", faults) ?? faults.missing("body/zentao_product_xid");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/zentao */
export function decodeDisableZentaoIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/{slug} */
export function decodeGetIntegrationBySlug({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.slug = d.string(path[1], "path/slug", faults) ?? faults.missing("path/slug");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/{slug} */
export function decodeSaveIntegrationBySlug({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.slug = d.string(path[1], "path/slug", faults) ?? faults.missing("path/slug");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "body/issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "body/note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  if ((v = d.boolean(merged.active, "body/active", faults)) !== undefined) body.active = v;
  if ((v = d.string(merged.api_key, "body/api_key", faults)) !== undefined) body.api_key = v;
  if ((v = d.string(merged.api_token, "body/api_token", faults)) !== undefined) body.api_token = v;
  if ((v = d.string(merged.api_url, "body/api_url", faults)) !== undefined) body.api_url = v;
  if ((v = d.boolean(merged.archive_trace_events, "body/archive_trace_events", faults)) !== undefined) body.archive_trace_events = v;
  if ((v = d.string(merged.bamboo_url, "body/bamboo_url", faults)) !== undefined) body.bamboo_url = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.string(merged.build_key, "body/build_key", faults)) !== undefined) body.build_key = v;
  if ((v = d.string(merged.build_type, "body/build_type", faults)) !== undefined) body.build_type = v;
  if ((v = d.string(merged.channel, "body/channel", faults)) !== undefined) body.channel = v;
  if ((v = d.boolean(merged.colorize_messages, "body/colorize_messages", faults)) !== undefined) body.colorize_messages = v;
  if ((v = d.boolean(merged.comment_on_event_enabled, "body/comment_on_event_enabled", faults)) !== undefined) body.comment_on_event_enabled = v;
  if ((v = d.boolean(merged.commit_events, "body/commit_events", faults)) !== undefined) body.commit_events = v;
  if ((v = d.string(merged.confidential_issue_channel, "body/confidential_issue_channel", faults)) !== undefined) body.confidential_issue_channel = v;
  if ((v = d.string(merged.confidential_note_channel, "body/confidential_note_channel", faults)) !== undefined) body.confidential_note_channel = v;
  if ((v = d.string(merged.confluence_url, "body/confluence_url", faults)) !== undefined) body.confluence_url = v;
  if ((v = d.string(merged.datadog_env, "body/datadog_env", faults)) !== undefined) body.datadog_env = v;
  if ((v = d.string(merged.datadog_service, "body/datadog_service", faults)) !== undefined) body.datadog_service = v;
  if ((v = d.string(merged.datadog_site, "body/datadog_site", faults)) !== undefined) body.datadog_site = v;
  if ((v = d.string(merged.datadog_tags, "body/datadog_tags", faults)) !== undefined) body.datadog_tags = v;
  if ((v = d.string(merged.default_irc_uri, "body/default_irc_uri", faults)) !== undefined) body.default_irc_uri = v;
  if ((v = d.string(merged.deployment_channel, "body/deployment_channel", faults)) !== undefined) body.deployment_channel = v;
  if ((v = d.boolean(merged.deployment_events, "body/deployment_events", faults)) !== undefined) body.deployment_events = v;
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.device, "body/device", faults)) !== undefined) body.device = v;
  if ((v = d.boolean(merged.disable_diffs, "body/disable_diffs", faults)) !== undefined) body.disable_diffs = v;
  if ((v = d.string(merged.drone_url, "body/drone_url", faults)) !== undefined) body.drone_url = v;
  if ((v = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = d.string(merged.external_wiki_url, "body/external_wiki_url", faults)) !== undefined) body.external_wiki_url = v;
  if ((v = d.string(merged.google_iap_audience_client_id, "body/google_iap_audience_client_id", faults)) !== undefined) body.google_iap_audience_client_id = v;
  if ((v = d.string(merged.google_iap_service_account_json, "body/google_iap_service_account_json", faults)) !== undefined) body.google_iap_service_account_json = v;
  if ((v = d.string(merged.issue_channel, "body/issue_channel", faults)) !== undefined) body.issue_channel = v;
  if ((v = d.string(merged.issues_url, "body/issues_url", faults)) !== undefined) body.issues_url = v;
  if ((v = d.string(merged.jenkins_url, "body/jenkins_url", faults)) !== undefined) body.jenkins_url = v;
  if ((v = d.boolean(merged.jira_issue_transition_automatic, "body/jira_issue_transition_automatic", faults)) !== undefined) body.jira_issue_transition_automatic = v;
  if ((v = d.string(merged.jira_issue_transition_id, "body/jira_issue_transition_id", faults)) !== undefined) body.jira_issue_transition_id = v;
  if ((v = d.string(merged.merge_request_channel, "body/merge_request_channel", faults)) !== undefined) body.merge_request_channel = v;
  if ((v = d.string(merged.mock_service_url, "body/mock_service_url", faults)) !== undefined) body.mock_service_url = v;
  if ((v = d.string(merged.new_issue_url, "body/new_issue_url", faults)) !== undefined) body.new_issue_url = v;
  if ((v = d.string(merged.note_channel, "body/note_channel", faults)) !== undefined) body.note_channel = v;
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "body/notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.boolean(merged.notify_only_default_branch, "body/notify_only_default_branch", faults)) !== undefined) body.notify_only_default_branch = v;
  if ((v = d.string(merged.password, "body/password", faults)) !== undefined) body.password = v;
  if ((v = d.string(merged.pipeline_channel, "body/pipeline_channel", faults)) !== undefined) body.pipeline_channel = v;
  if ((v = d.string(merged.priority, "body/priority", faults)) !== undefined) body.priority = v;
  if ((v = d.string(merged.project_name, "body/project_name", faults)) !== undefined) body.project_name = v;
  if ((v = d.string(merged.project_url, "body/project_url", faults)) !== undefined) body.project_url = v;
  if ((v = d.string(merged.push_channel, "body/push_channel", faults)) !== undefined) body.push_channel = v;
  if ((v = d.string(merged.recipients, "body/recipients", faults)) !== undefined) body.recipients = v;
  if ((v = d.string(merged.repository_url, "body/repository_url", faults)) !== undefined) body.repository_url = v;
  if ((v = d.string(merged.restrict_to_branch, "body/restrict_to_branch", faults)) !== undefined) body.restrict_to_branch = v;
  if ((v = d.string(merged.room, "body/room", faults)) !== undefined) body.room = v;
  if ((v = d.boolean(merged.send_from_committer_email, "body/send_from_committer_email", faults)) !== undefined) body.send_from_committer_email = v;
  if ((v = d.string(merged.server, "body/server", faults)) !== undefined) body.server = v;
  if ((v = d.string(merged.server_host, "body/server_host", faults)) !== undefined) body.server_host = v;
  if ((v = d.integer(merged.server_port, "body/server_port", faults)) !== undefined) body.server_port = v;
  if ((v = d.string(merged.sound, "body/sound", faults)) !== undefined) body.sound = v;
  if ((v = d.boolean(merged.static_context, "body/static_context", faults)) !== undefined) body.static_context = v;
  if ((v = d.string(merged.subdomain, "body/subdomain", faults)) !== undefined) body.subdomain = v;
  if ((v = d.string(merged.tag_push_channel, "body/tag_push_channel", faults)) !== undefined) body.tag_push_channel = v;
  if ((v = d.string(merged.teamcity_url, "body/teamcity_url", faults)) !== undefined) body.teamcity_url = v;
  if ((v = d.string(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = d.string(merged.token, "body/token", faults)) !== undefined) body.token = v;
  if ((v = d.string(merged.url, "body/url", faults)) !== undefined) body.url = v;
  if ((v = d.string(merged.user_key, "body/user_key", faults)) !== undefined) body.user_key = v;
  if ((v = d.string(merged.username, "body/username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.webhook, "body/webhook", faults)) !== undefined) body.webhook = v;
  if ((v = d.string(merged.wiki_page_channel, "body/wiki_page_channel", faults)) !== undefined) body.wiki_page_channel = v;
  if ((v = d.string(merged.zentao_product_xid, "body/zentao_product_xid", faults)) !== undefined) body.zentao_product_xid = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/{slug} */
export function decodeDisableIntegrationBySlug({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.slug = d.string(path[1], "path/slug", faults) ?? faults.missing("path/slug");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/integrations/{slug}/trigger */
export function decodeSendSlashCommand({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.slug = d.string(path[1], "path/slug", faults) ?? faults.missing("path/slug");
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = d.string(merged.team_id, "body/team_id", faults)) !== undefined) body.team_id = v;
  if ((v = d.string(merged.team_domain, "body/team_domain", faults)) !== undefined) body.team_domain = v;
  if ((v = d.string(merged.channel_id, "body/channel_id", faults)) !== undefined) body.channel_id = v;
  if ((v = d.string(merged.channel_name, "body/channel_name", faults)) !== undefined) body.channel_name = v;
  if ((v = d.string(merged.user_id, "body/user_id", faults)) !== undefined) body.user_id = v;
  if ((v = d.string(merged.user_name, "body/user_name", faults)) !== undefined) body.user_name = v;
  if ((v = d.string(merged.command, "body/command", faults)) !== undefined) body.command = v;
  if ((v = d.string(merged.text, "body/text", faults)) !== undefined) body.text = v;
  if ((v = d.string(merged.response_url, "body/response_url", faults)) !== undefined) body.response_url = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/services */
export function decodeListServices({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/services/{slug} */
export function decodeGetServiceBySlug({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.slug = d.string(path[1], "path/slug", faults) ?? faults.missing("path/slug");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/services/{slug} */
export function decodeSaveServiceBySlug({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.slug = d.string(path[1], "path/slug", faults) ?? faults.missing("path/slug");
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "body/issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "body/confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "body/note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "body/confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "body/pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "body/wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  if ((v = d.boolean(merged.active, "body/active", faults)) !== undefined) body.active = v;
  if ((v = d.string(merged.api_key, "body/api_key", faults)) !== undefined) body.api_key = v;
  if ((v = d.string(merged.api_token, "body/api_token", faults)) !== undefined) body.api_token = v;
  if ((v = d.string(merged.api_url, "body/api_url", faults)) !== undefined) body.api_url = v;
  if ((v = d.boolean(merged.archive_trace_events, "body/archive_trace_events", faults)) !== undefined) body.archive_trace_events = v;
  if ((v = d.string(merged.bamboo_url, "body/bamboo_url", faults)) !== undefined) body.bamboo_url = v;
  if ((v = d.string(merged.branches_to_be_notified, "body/branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.string(merged.build_key, "body/build_key", faults)) !== undefined) body.build_key = v;
  if ((v = d.string(merged.build_type, "body/build_type", faults)) !== undefined) body.build_type = v;
  if ((v = d.string(merged.channel, "body/channel", faults)) !== undefined) body.channel = v;
  if ((v = d.boolean(merged.colorize_messages, "body/colorize_messages", faults)) !== undefined) body.colorize_messages = v;
  if ((v = d.boolean(merged.comment_on_event_enabled, "body/comment_on_event_enabled", faults)) !== undefined) body.comment_on_event_enabled = v;
  if ((v = d.boolean(merged.commit_events, "body/commit_events", faults)) !== undefined) body.commit_events = v;
  if ((v = d.string(merged.confidential_issue_channel, "body/confidential_issue_channel", faults)) !== undefined) body.confidential_issue_channel = v;
  if ((v = d.string(merged.confidential_note_channel, "body/confidential_note_channel", faults)) !== undefined) body.confidential_note_channel = v;
  if ((v = d.string(merged.confluence_url, "body/confluence_url", faults)) !== undefined) body.confluence_url = v;
  if ((v = d.string(merged.datadog_env, "body/datadog_env", faults)) !== undefined) body.datadog_env = v;
  if ((v = d.string(merged.datadog_service, "body/datadog_service", faults)) !== undefined) body.datadog_service = v;
  if ((v = d.string(merged.datadog_site, "body/datadog_site", faults)) !== undefined) body.datadog_site = v;
  if ((v = d.string(merged.datadog_tags, "body/datadog_tags", faults)) !== undefined) body.datadog_tags = v;
  if ((v = d.string(merged.default_irc_uri, "body/default_irc_uri", faults)) !== undefined) body.default_irc_uri = v;
  if ((v = d.string(merged.deployment_channel, "body/deployment_channel", faults)) !== undefined) body.deployment_channel = v;
  if ((v = d.boolean(merged.deployment_events, "body/deployment_events", faults)) !== undefined) body.deployment_events = v;
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.device, "body/device", faults)) !== undefined) body.device = v;
  if ((v = d.boolean(merged.disable_diffs, "body/disable_diffs", faults)) !== undefined) body.disable_diffs = v;
  if ((v = d.string(merged.drone_url, "body/drone_url", faults)) !== undefined) body.drone_url = v;
  if ((v = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = d.string(merged.external_wiki_url, "body/external_wiki_url", faults)) !== undefined) body.external_wiki_url = v;
  if ((v = d.string(merged.google_iap_audience_client_id, "body/google_iap_audience_client_id", faults)) !== undefined) body.google_iap_audience_client_id = v;
  if ((v = d.string(merged.google_iap_service_account_json, "body/google_iap_service_account_json", faults)) !== undefined) body.google_iap_service_account_json = v;
  if ((v = d.string(merged.issue_channel, "body/issue_channel", faults)) !== undefined) body.issue_channel = v;
  if ((v = d.string(merged.issues_url, "body/issues_url", faults)) !== undefined) body.issues_url = v;
  if ((v = d.string(merged.jenkins_url, "body/jenkins_url", faults)) !== undefined) body.jenkins_url = v;
  if ((v = d.boolean(merged.jira_issue_transition_automatic, "body/jira_issue_transition_automatic", faults)) !== undefined) body.jira_issue_transition_automatic = v;
  if ((v = d.string(merged.jira_issue_transition_id, "body/jira_issue_transition_id", faults)) !== undefined) body.jira_issue_transition_id = v;
  if ((v = d.string(merged.merge_request_channel, "body/merge_request_channel", faults)) !== undefined) body.merge_request_channel = v;
  if ((v = d.string(merged.mock_service_url, "body/mock_service_url", faults)) !== undefined) body.mock_service_url = v;
  if ((v = d.string(merged.new_issue_url, "body/new_issue_url", faults)) !== undefined) body.new_issue_url = v;
  if ((v = d.string(merged.note_channel, "body/note_channel", faults)) !== undefined) body.note_channel = v;
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "body/notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.boolean(merged.notify_only_default_branch, "body/notify_only_default_branch", faults)) !== undefined) body.notify_only_default_branch = v;
  if ((v = d.string(merged.password, "body/password", faults)) !== undefined) body.password = v;
  if ((v = d.string(merged.pipeline_channel, "body/pipeline_channel", faults)) !== undefined) body.pipeline_channel = v;
  if ((v = d.string(merged.priority, "body/priority", faults)) !== undefined) body.priority = v;
  if ((v = d.string(merged.project_name, "body/project_name", faults)) !== undefined) body.project_name = v;
  if ((v = d.string(merged.project_url, "body/project_url", faults)) !== undefined) body.project_url = v;
  if ((v = d.string(merged.push_channel, "body/push_channel", faults)) !== undefined) body.push_channel = v;
  if ((v = d.string(merged.recipients, "body/recipients", faults)) !== undefined) body.recipients = v;
  if ((v = d.string(merged.repository_url, "body/repository_url", faults)) !== undefined) body.repository_url = v;
  if ((v = d.string(merged.restrict_to_branch, "body/restrict_to_branch", faults)) !== undefined) body.restrict_to_branch = v;
  if ((v = d.string(merged.room, "body/room", faults)) !== undefined) body.room = v;
  if ((v = d.boolean(merged.send_from_committer_email, "body/send_from_committer_email", faults)) !== undefined) body.send_from_committer_email = v;
  if ((v = d.string(merged.server, "body/server", faults)) !== undefined) body.server = v;
  if ((v = d.string(merged.server_host, "body/server_host", faults)) !== undefined) body.server_host = v;
  if ((v = d.integer(merged.server_port, "body/server_port", faults)) !== undefined) body.server_port = v;
  if ((v = d.string(merged.sound, "body/sound", faults)) !== undefined) body.sound = v;
  if ((v = d.boolean(merged.static_context, "body/static_context", faults)) !== undefined) body.static_context = v;
  if ((v = d.string(merged.subdomain, "body/subdomain", faults)) !== undefined) body.subdomain = v;
  if ((v = d.string(merged.tag_push_channel, "body/tag_push_channel", faults)) !== undefined) body.tag_push_channel = v;
  if ((v = d.string(merged.teamcity_url, "body/teamcity_url", faults)) !== undefined) body.teamcity_url = v;
  if ((v = d.string(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = d.string(merged.token, "body/token", faults)) !== undefined) body.token = v;
  if ((v = d.string(merged.url, "body/url", faults)) !== undefined) body.url = v;
  if ((v = d.string(merged.user_key, "body/user_key", faults)) !== undefined) body.user_key = v;
  if ((v = d.string(merged.username, "body/username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.webhook, "body/webhook", faults)) !== undefined) body.webhook = v;
  if ((v = d.string(merged.wiki_page_channel, "body/wiki_page_channel", faults)) !== undefined) body.wiki_page_channel = v;
  if ((v = d.string(merged.zentao_product_xid, "body/zentao_product_xid", faults)) !== undefined) body.zentao_product_xid = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/services/{slug} */
export function decodeDisableServiceBySlug({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.slug = d.string(path[1], "path/slug", faults) ?? faults.missing("path/slug");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/services/{slug}/trigger */
export function decodeSendSlashCommandToService({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.slug = d.string(path[1], "path/slug", faults) ?? faults.missing("path/slug");
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = d.string(merged.team_id, "body/team_id", faults)) !== undefined) body.team_id = v;
  if ((v = d.string(merged.team_domain, "body/team_domain", faults)) !== undefined) body.team_domain = v;
  if ((v = d.string(merged.channel_id, "body/channel_id", faults)) !== undefined) body.channel_id = v;
  if ((v = d.string(merged.channel_name, "body/channel_name", faults)) !== undefined) body.channel_name = v;
  if ((v = d.string(merged.user_id, "body/user_id", faults)) !== undefined) body.user_id = v;
  if ((v = d.string(merged.user_name, "body/user_name", faults)) !== undefined) body.user_name = v;
  if ((v = d.string(merged.command, "body/command", faults)) !== undefined) body.command = v;
  if ((v = d.string(merged.text, "body/text", faults)) !== undefined) body.text = v;
  if ((v = d.string(merged.response_url, "body/response_url", faults)) !== undefined) body.response_url = v;
  return { params, query: {}, headers: {}, body };
}
