// Generated from spec/resources/integrations.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /projects/{id}/integrations */
export function decodeListIntegrations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/asana */
export function decodeGetAsanaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/asana */
export function decodeSaveAsanaIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.api_key = d.string(merged.api_key, "api_key", faults) ?? faults.missing("api_key");
  if ((v = d.string(merged.restrict_to_branch, "restrict_to_branch", faults)) !== undefined) body.restrict_to_branch = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/asana */
export function decodeDisableAsanaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/assembla */
export function decodeGetAssemblaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/assembla */
export function decodeSaveAssemblaIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  if ((v = d.string(merged.subdomain, "subdomain", faults)) !== undefined) body.subdomain = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/assembla */
export function decodeDisableAssemblaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/bamboo */
export function decodeGetBambooIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/bamboo */
export function decodeSaveBambooIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.bamboo_url = d.string(merged.bamboo_url, "bamboo_url", faults) ?? faults.missing("bamboo_url");
  if ((v = d.boolean(merged.enable_ssl_verification, "enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  body.build_key = d.string(merged.build_key, "build_key", faults) ?? faults.missing("build_key");
  body.username = d.string(merged.username, "username", faults) ?? faults.missing("username");
  body.password = d.string(merged.password, "password", faults) ?? faults.missing("password");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/bamboo */
export function decodeDisableBambooIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/bugzilla */
export function decodeGetBugzillaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/bugzilla */
export function decodeSaveBugzillaIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.new_issue_url = d.string(merged.new_issue_url, "new_issue_url", faults) ?? faults.missing("new_issue_url");
  body.issues_url = d.string(merged.issues_url, "issues_url", faults) ?? faults.missing("issues_url");
  body.project_url = d.string(merged.project_url, "project_url", faults) ?? faults.missing("project_url");
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/bugzilla */
export function decodeDisableBugzillaIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/buildkite */
export function decodeGetBuildkiteIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/buildkite */
export function decodeSaveBuildkiteIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  body.project_url = d.string(merged.project_url, "project_url", faults) ?? faults.missing("project_url");
  if ((v = d.boolean(merged.enable_ssl_verification, "enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/buildkite */
export function decodeDisableBuildkiteIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/campfire */
export function decodeGetCampfireIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/campfire */
export function decodeSaveCampfireIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  if ((v = d.string(merged.subdomain, "subdomain", faults)) !== undefined) body.subdomain = v;
  if ((v = d.string(merged.room, "room", faults)) !== undefined) body.room = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/campfire */
export function decodeDisableCampfireIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/confluence */
export function decodeGetConfluenceIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/confluence */
export function decodeSaveConfluenceIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.confluence_url = d.string(merged.confluence_url, "confluence_url", faults) ?? faults.missing("confluence_url");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/confluence */
export function decodeDisableConfluenceIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/custom-issue-tracker */
export function decodeGetCustomIssueTrackerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/custom-issue-tracker */
export function decodeSaveCustomIssueTrackerIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.new_issue_url = d.string(merged.new_issue_url, "new_issue_url", faults) ?? faults.missing("new_issue_url");
  body.issues_url = d.string(merged.issues_url, "issues_url", faults) ?? faults.missing("issues_url");
  body.project_url = d.string(merged.project_url, "project_url", faults) ?? faults.missing("project_url");
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/custom-issue-tracker */
export function decodeDisableCustomIssueTrackerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/datadog */
export function decodeGetDatadogIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/datadog */
export function decodeSaveDatadogIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.api_key = d.string(merged.api_key, "api_key", faults) ?? faults.missing("api_key");
  if ((v = d.string(merged.api_url, "api_url", faults)) !== undefined) body.api_url = v;
  if ((v = d.string(merged.datadog_env, "datadog_env", faults)) !== undefined) body.datadog_env = v;
  if ((v = d.string(merged.datadog_service, "datadog_service", faults)) !== undefined) body.datadog_service = v;
  if ((v = d.string(merged.datadog_site, "datadog_site", faults)) !== undefined) body.datadog_site = v;
  if ((v = d.string(merged.datadog_tags, "datadog_tags", faults)) !== undefined) body.datadog_tags = v;
  if ((v = d.boolean(merged.archive_trace_events, "archive_trace_events", faults)) !== undefined) body.archive_trace_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/datadog */
export function decodeDisableDatadogIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/discord */
export function decodeGetDiscordIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/discord */
export function decodeSaveDiscordIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.webhook = d.string(merged.webhook, "webhook", faults) ?? faults.missing("webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/discord */
export function decodeDisableDiscordIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/drone-ci */
export function decodeGetDroneCiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/drone-ci */
export function decodeSaveDroneCiIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  body.drone_url = d.string(merged.drone_url, "drone_url", faults) ?? faults.missing("drone_url");
  if ((v = d.boolean(merged.enable_ssl_verification, "enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/drone-ci */
export function decodeDisableDroneCiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/emails-on-push */
export function decodeGetEmailsOnPushIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/emails-on-push */
export function decodeSaveEmailsOnPushIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.recipients = d.string(merged.recipients, "recipients", faults) ?? faults.missing("recipients");
  if ((v = d.boolean(merged.disable_diffs, "disable_diffs", faults)) !== undefined) body.disable_diffs = v;
  if ((v = d.boolean(merged.send_from_committer_email, "send_from_committer_email", faults)) !== undefined) body.send_from_committer_email = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/emails-on-push */
export function decodeDisableEmailsOnPushIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/ewm */
export function decodeGetEwmIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/ewm */
export function decodeSaveEwmIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.new_issue_url = d.string(merged.new_issue_url, "new_issue_url", faults) ?? faults.missing("new_issue_url");
  body.issues_url = d.string(merged.issues_url, "issues_url", faults) ?? faults.missing("issues_url");
  body.project_url = d.string(merged.project_url, "project_url", faults) ?? faults.missing("project_url");
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/ewm */
export function decodeDisableEwmIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/external-wiki */
export function decodeGetExternalWikiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/external-wiki */
export function decodeSaveExternalWikiIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.external_wiki_url = d.string(merged.external_wiki_url, "external_wiki_url", faults) ?? faults.missing("external_wiki_url");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/external-wiki */
export function decodeDisableExternalWikiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/flowdock */
export function decodeGetFlowdockIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/flowdock */
export function decodeSaveFlowdockIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/flowdock */
export function decodeDisableFlowdockIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/github */
export function decodeGetGithubIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/github */
export function decodeSaveGithubIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  body.repository_url = d.string(merged.repository_url, "repository_url", faults) ?? faults.missing("repository_url");
  if ((v = d.boolean(merged.static_context, "static_context", faults)) !== undefined) body.static_context = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/github */
export function decodeDisableGithubIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/hangouts-chat */
export function decodeGetHangoutsChatIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/hangouts-chat */
export function decodeSaveHangoutsChatIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.webhook = d.string(merged.webhook, "webhook", faults) ?? faults.missing("webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/hangouts-chat */
export function decodeDisableHangoutsChatIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/harbor */
export function decodeGetHarborIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/harbor */
export function decodeSaveHarborIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.url = d.string(merged.url, "url", faults) ?? faults.missing("url");
  body.project_name = d.string(merged.project_name, "project_name", faults) ?? faults.missing("project_name");
  body.username = d.string(merged.username, "username", faults) ?? faults.missing("username");
  body.password = d.string(merged.password, "password", faults) ?? faults.missing("password");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/harbor */
export function decodeDisableHarborIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/irker */
export function decodeGetIrkerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/irker */
export function decodeSaveIrkerIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.recipients = d.string(merged.recipients, "recipients", faults) ?? faults.missing("recipients");
  if ((v = d.string(merged.default_irc_uri, "default_irc_uri", faults)) !== undefined) body.default_irc_uri = v;
  if ((v = d.string(merged.server_host, "server_host", faults)) !== undefined) body.server_host = v;
  if ((v = d.integer(merged.server_port, "server_port", faults)) !== undefined) body.server_port = v;
  if ((v = d.boolean(merged.colorize_messages, "colorize_messages", faults)) !== undefined) body.colorize_messages = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/irker */
export function decodeDisableIrkerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/jenkins */
export function decodeGetJenkinsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/jenkins */
export function decodeSaveJenkinsIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.jenkins_url = d.string(merged.jenkins_url, "jenkins_url", faults) ?? faults.missing("jenkins_url");
  if ((v = d.boolean(merged.enable_ssl_verification, "enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  body.project_name = d.string(merged.project_name, "project_name", faults) ?? faults.missing("project_name");
  if ((v = d.string(merged.username, "username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.password, "password", faults)) !== undefined) body.password = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/jenkins */
export function decodeDisableJenkinsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/jira */
export function decodeGetJiraIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/jira */
export function decodeSaveJiraIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.url = d.string(merged.url, "url", faults) ?? faults.missing("url");
  if ((v = d.string(merged.api_url, "api_url", faults)) !== undefined) body.api_url = v;
  body.username = d.string(merged.username, "username", faults) ?? faults.missing("username");
  body.password = d.string(merged.password, "password", faults) ?? faults.missing("password");
  if ((v = d.boolean(merged.active, "active", faults)) !== undefined) body.active = v;
  if ((v = d.boolean(merged.jira_issue_transition_automatic, "jira_issue_transition_automatic", faults)) !== undefined) body.jira_issue_transition_automatic = v;
  if ((v = d.string(merged.jira_issue_transition_id, "jira_issue_transition_id", faults)) !== undefined) body.jira_issue_transition_id = v;
  if ((v = d.boolean(merged.commit_events, "commit_events", faults)) !== undefined) body.commit_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.comment_on_event_enabled, "comment_on_event_enabled", faults)) !== undefined) body.comment_on_event_enabled = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/jira */
export function decodeDisableJiraIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/mattermost */
export function decodeGetMattermostIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/mattermost */
export function decodeSaveMattermostIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.webhook = d.string(merged.webhook, "webhook", faults) ?? faults.missing("webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  if ((v = d.string(merged.username, "username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.channel, "channel", faults)) !== undefined) body.channel = v;
  if ((v = d.boolean(merged.notify_only_default_branch, "notify_only_default_branch", faults)) !== undefined) body.notify_only_default_branch = v;
  if ((v = d.string(merged.push_channel, "push_channel", faults)) !== undefined) body.push_channel = v;
  if ((v = d.string(merged.issue_channel, "issue_channel", faults)) !== undefined) body.issue_channel = v;
  if ((v = d.string(merged.confidential_issue_channel, "confidential_issue_channel", faults)) !== undefined) body.confidential_issue_channel = v;
  if ((v = d.string(merged.merge_request_channel, "merge_request_channel", faults)) !== undefined) body.merge_request_channel = v;
  if ((v = d.string(merged.note_channel, "note_channel", faults)) !== undefined) body.note_channel = v;
  if ((v = d.string(merged.confidential_note_channel, "confidential_note_channel", faults)) !== undefined) body.confidential_note_channel = v;
  if ((v = d.string(merged.tag_push_channel, "tag_push_channel", faults)) !== undefined) body.tag_push_channel = v;
  if ((v = d.string(merged.pipeline_channel, "pipeline_channel", faults)) !== undefined) body.pipeline_channel = v;
  if ((v = d.string(merged.wiki_page_channel, "wiki_page_channel", faults)) !== undefined) body.wiki_page_channel = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/mattermost */
export function decodeDisableMattermostIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/mattermost-slash-commands */
export function decodeGetMattermostSlashCommandsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/mattermost-slash-commands */
export function decodeSaveMattermostSlashCommandsIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  if ((v = d.string(merged.username, "username", faults)) !== undefined) body.username = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/mattermost-slash-commands */
export function decodeDisableMattermostSlashCommandsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/microsoft-teams */
export function decodeGetMicrosoftTeamsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/microsoft-teams */
export function decodeSaveMicrosoftTeamsIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.webhook = d.string(merged.webhook, "webhook", faults) ?? faults.missing("webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/microsoft-teams */
export function decodeDisableMicrosoftTeamsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/mock-ci */
export function decodeGetMockCiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/mock-ci */
export function decodeSaveMockCiIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.mock_service_url = d.string(merged.mock_service_url, "mock_service_url", faults) ?? faults.missing("mock_service_url");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/mock-ci */
export function decodeDisableMockCiIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/packagist */
export function decodeGetPackagistIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/packagist */
export function decodeSavePackagistIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.username = d.string(merged.username, "username", faults) ?? faults.missing("username");
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  if ((v = d.string(merged.server, "server", faults)) !== undefined) body.server = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/packagist */
export function decodeDisablePackagistIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/pipelines-email */
export function decodeGetPipelinesEmailIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/pipelines-email */
export function decodeSavePipelinesEmailIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.recipients = d.string(merged.recipients, "recipients", faults) ?? faults.missing("recipients");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.boolean(merged.notify_only_default_branch, "notify_only_default_branch", faults)) !== undefined) body.notify_only_default_branch = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/pipelines-email */
export function decodeDisablePipelinesEmailIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/pivotaltracker */
export function decodeGetPivotaltrackerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/pivotaltracker */
export function decodeSavePivotaltrackerIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  if ((v = d.string(merged.restrict_to_branch, "restrict_to_branch", faults)) !== undefined) body.restrict_to_branch = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/pivotaltracker */
export function decodeDisablePivotaltrackerIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/prometheus */
export function decodeGetPrometheusIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/prometheus */
export function decodeSavePrometheusIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.api_url = d.string(merged.api_url, "api_url", faults) ?? faults.missing("api_url");
  if ((v = d.string(merged.google_iap_audience_client_id, "google_iap_audience_client_id", faults)) !== undefined) body.google_iap_audience_client_id = v;
  if ((v = d.string(merged.google_iap_service_account_json, "google_iap_service_account_json", faults)) !== undefined) body.google_iap_service_account_json = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/prometheus */
export function decodeDisablePrometheusIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/pushover */
export function decodeGetPushoverIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/pushover */
export function decodeSavePushoverIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.api_key = d.string(merged.api_key, "api_key", faults) ?? faults.missing("api_key");
  body.user_key = d.string(merged.user_key, "user_key", faults) ?? faults.missing("user_key");
  body.priority = d.string(merged.priority, "priority", faults) ?? faults.missing("priority");
  if ((v = d.string(merged.device, "device", faults)) !== undefined) body.device = v;
  if ((v = d.string(merged.sound, "sound", faults)) !== undefined) body.sound = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/pushover */
export function decodeDisablePushoverIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/redmine */
export function decodeGetRedmineIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/redmine */
export function decodeSaveRedmineIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.new_issue_url = d.string(merged.new_issue_url, "new_issue_url", faults) ?? faults.missing("new_issue_url");
  body.issues_url = d.string(merged.issues_url, "issues_url", faults) ?? faults.missing("issues_url");
  body.project_url = d.string(merged.project_url, "project_url", faults) ?? faults.missing("project_url");
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/redmine */
export function decodeDisableRedmineIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/shimo */
export function decodeGetShimoIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/shimo */
export function decodeSaveShimoIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.external_wiki_url = d.string(merged.external_wiki_url, "external_wiki_url", faults) ?? faults.missing("external_wiki_url");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/shimo */
export function decodeDisableShimoIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/slack */
export function decodeGetSlackIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/slack */
export function decodeSaveSlackIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.webhook = d.string(merged.webhook, "webhook", faults) ?? faults.missing("webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  if ((v = d.string(merged.username, "username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.channel, "channel", faults)) !== undefined) body.channel = v;
  if ((v = d.boolean(merged.notify_only_default_branch, "notify_only_default_branch", faults)) !== undefined) body.notify_only_default_branch = v;
  if ((v = d.string(merged.push_channel, "push_channel", faults)) !== undefined) body.push_channel = v;
  if ((v = d.string(merged.issue_channel, "issue_channel", faults)) !== undefined) body.issue_channel = v;
  if ((v = d.string(merged.confidential_issue_channel, "confidential_issue_channel", faults)) !== undefined) body.confidential_issue_channel = v;
  if ((v = d.string(merged.merge_request_channel, "merge_request_channel", faults)) !== undefined) body.merge_request_channel = v;
  if ((v = d.string(merged.note_channel, "note_channel", faults)) !== undefined) body.note_channel = v;
  if ((v = d.string(merged.confidential_note_channel, "confidential_note_channel", faults)) !== undefined) body.confidential_note_channel = v;
  if ((v = d.string(merged.tag_push_channel, "tag_push_channel", faults)) !== undefined) body.tag_push_channel = v;
  if ((v = d.string(merged.pipeline_channel, "pipeline_channel", faults)) !== undefined) body.pipeline_channel = v;
  if ((v = d.string(merged.wiki_page_channel, "wiki_page_channel", faults)) !== undefined) body.wiki_page_channel = v;
  if ((v = d.string(merged.deployment_channel, "deployment_channel", faults)) !== undefined) body.deployment_channel = v;
  if ((v = d.boolean(merged.commit_events, "commit_events", faults)) !== undefined) body.commit_events = v;
  if ((v = d.boolean(merged.deployment_events, "deployment_events", faults)) !== undefined) body.deployment_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/slack */
export function decodeDisableSlackIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/slack-slash-commands */
export function decodeGetSlackSlashCommandsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/slack-slash-commands */
export function decodeSaveSlackSlashCommandsIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/slack-slash-commands */
export function decodeDisableSlackSlashCommandsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/teamcity */
export function decodeGetTeamcityIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/teamcity */
export function decodeSaveTeamcityIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.teamcity_url = d.string(merged.teamcity_url, "teamcity_url", faults) ?? faults.missing("teamcity_url");
  if ((v = d.boolean(merged.enable_ssl_verification, "enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  body.build_type = d.string(merged.build_type, "build_type", faults) ?? faults.missing("build_type");
  body.username = d.string(merged.username, "username", faults) ?? faults.missing("username");
  body.password = d.string(merged.password, "password", faults) ?? faults.missing("password");
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/teamcity */
export function decodeDisableTeamcityIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/unify-circuit */
export function decodeGetUnifyCircuitIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/unify-circuit */
export function decodeSaveUnifyCircuitIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.webhook = d.string(merged.webhook, "webhook", faults) ?? faults.missing("webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/unify-circuit */
export function decodeDisableUnifyCircuitIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/webex-teams */
export function decodeGetWebexTeamsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/webex-teams */
export function decodeSaveWebexTeamsIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.webhook = d.string(merged.webhook, "webhook", faults) ?? faults.missing("webhook");
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/webex-teams */
export function decodeDisableWebexTeamsIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/youtrack */
export function decodeGetYoutrackIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/youtrack */
export function decodeSaveYoutrackIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.issues_url = d.string(merged.issues_url, "issues_url", faults) ?? faults.missing("issues_url");
  body.project_url = d.string(merged.project_url, "project_url", faults) ?? faults.missing("project_url");
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/youtrack */
export function decodeDisableYoutrackIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/zentao */
export function decodeGetZentaoIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/zentao */
export function decodeSaveZentaoIntegration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  body.url = d.string(merged.url, "url", faults) ?? faults.missing("url");
  if ((v = d.string(merged.api_url, "api_url", faults)) !== undefined) body.api_url = v;
  body.api_token = d.string(merged.api_token, "api_token", faults) ?? faults.missing("api_token");
  body.zentao_product_xid = d.string(merged.zentao_product_xid, "zentao_product_xid", faults) ?? faults.missing("zentao_product_xid");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/zentao */
export function decodeDisableZentaoIntegration({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/integrations/{slug} */
export function decodeGetIntegrationBySlug({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.slug = decoder1(path[1], "slug", faults) ?? faults.missing("slug");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/integrations/{slug} */
export function decodeSaveIntegrationBySlug({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.slug = decoder1(path[1], "slug", faults) ?? faults.missing("slug");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  if ((v = d.boolean(merged.active, "active", faults)) !== undefined) body.active = v;
  if ((v = d.string(merged.api_key, "api_key", faults)) !== undefined) body.api_key = v;
  if ((v = d.string(merged.api_token, "api_token", faults)) !== undefined) body.api_token = v;
  if ((v = d.string(merged.api_url, "api_url", faults)) !== undefined) body.api_url = v;
  if ((v = d.boolean(merged.archive_trace_events, "archive_trace_events", faults)) !== undefined) body.archive_trace_events = v;
  if ((v = d.string(merged.bamboo_url, "bamboo_url", faults)) !== undefined) body.bamboo_url = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.string(merged.build_key, "build_key", faults)) !== undefined) body.build_key = v;
  if ((v = d.string(merged.build_type, "build_type", faults)) !== undefined) body.build_type = v;
  if ((v = d.string(merged.channel, "channel", faults)) !== undefined) body.channel = v;
  if ((v = d.boolean(merged.colorize_messages, "colorize_messages", faults)) !== undefined) body.colorize_messages = v;
  if ((v = d.boolean(merged.comment_on_event_enabled, "comment_on_event_enabled", faults)) !== undefined) body.comment_on_event_enabled = v;
  if ((v = d.boolean(merged.commit_events, "commit_events", faults)) !== undefined) body.commit_events = v;
  if ((v = d.string(merged.confidential_issue_channel, "confidential_issue_channel", faults)) !== undefined) body.confidential_issue_channel = v;
  if ((v = d.string(merged.confidential_note_channel, "confidential_note_channel", faults)) !== undefined) body.confidential_note_channel = v;
  if ((v = d.string(merged.confluence_url, "confluence_url", faults)) !== undefined) body.confluence_url = v;
  if ((v = d.string(merged.datadog_env, "datadog_env", faults)) !== undefined) body.datadog_env = v;
  if ((v = d.string(merged.datadog_service, "datadog_service", faults)) !== undefined) body.datadog_service = v;
  if ((v = d.string(merged.datadog_site, "datadog_site", faults)) !== undefined) body.datadog_site = v;
  if ((v = d.string(merged.datadog_tags, "datadog_tags", faults)) !== undefined) body.datadog_tags = v;
  if ((v = d.string(merged.default_irc_uri, "default_irc_uri", faults)) !== undefined) body.default_irc_uri = v;
  if ((v = d.string(merged.deployment_channel, "deployment_channel", faults)) !== undefined) body.deployment_channel = v;
  if ((v = d.boolean(merged.deployment_events, "deployment_events", faults)) !== undefined) body.deployment_events = v;
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.device, "device", faults)) !== undefined) body.device = v;
  if ((v = d.boolean(merged.disable_diffs, "disable_diffs", faults)) !== undefined) body.disable_diffs = v;
  if ((v = d.string(merged.drone_url, "drone_url", faults)) !== undefined) body.drone_url = v;
  if ((v = d.boolean(merged.enable_ssl_verification, "enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = d.string(merged.external_wiki_url, "external_wiki_url", faults)) !== undefined) body.external_wiki_url = v;
  if ((v = d.string(merged.google_iap_audience_client_id, "google_iap_audience_client_id", faults)) !== undefined) body.google_iap_audience_client_id = v;
  if ((v = d.string(merged.google_iap_service_account_json, "google_iap_service_account_json", faults)) !== undefined) body.google_iap_service_account_json = v;
  if ((v = d.string(merged.issue_channel, "issue_channel", faults)) !== undefined) body.issue_channel = v;
  if ((v = d.string(merged.issues_url, "issues_url", faults)) !== undefined) body.issues_url = v;
  if ((v = d.string(merged.jenkins_url, "jenkins_url", faults)) !== undefined) body.jenkins_url = v;
  if ((v = d.boolean(merged.jira_issue_transition_automatic, "jira_issue_transition_automatic", faults)) !== undefined) body.jira_issue_transition_automatic = v;
  if ((v = d.string(merged.jira_issue_transition_id, "jira_issue_transition_id", faults)) !== undefined) body.jira_issue_transition_id = v;
  if ((v = d.string(merged.merge_request_channel, "merge_request_channel", faults)) !== undefined) body.merge_request_channel = v;
  if ((v = d.string(merged.mock_service_url, "mock_service_url", faults)) !== undefined) body.mock_service_url = v;
  if ((v = d.string(merged.new_issue_url, "new_issue_url", faults)) !== undefined) body.new_issue_url = v;
  if ((v = d.string(merged.note_channel, "note_channel", faults)) !== undefined) body.note_channel = v;
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.boolean(merged.notify_only_default_branch, "notify_only_default_branch", faults)) !== undefined) body.notify_only_default_branch = v;
  if ((v = d.string(merged.password, "password", faults)) !== undefined) body.password = v;
  if ((v = d.string(merged.pipeline_channel, "pipeline_channel", faults)) !== undefined) body.pipeline_channel = v;
  if ((v = d.string(merged.priority, "priority", faults)) !== undefined) body.priority = v;
  if ((v = d.string(merged.project_name, "project_name", faults)) !== undefined) body.project_name = v;
  if ((v = d.string(merged.project_url, "project_url", faults)) !== undefined) body.project_url = v;
  if ((v = d.string(merged.push_channel, "push_channel", faults)) !== undefined) body.push_channel = v;
  if ((v = d.string(merged.recipients, "recipients", faults)) !== undefined) body.recipients = v;
  if ((v = d.string(merged.repository_url, "repository_url", faults)) !== undefined) body.repository_url = v;
  if ((v = d.string(merged.restrict_to_branch, "restrict_to_branch", faults)) !== undefined) body.restrict_to_branch = v;
  if ((v = d.string(merged.room, "room", faults)) !== undefined) body.room = v;
  if ((v = d.boolean(merged.send_from_committer_email, "send_from_committer_email", faults)) !== undefined) body.send_from_committer_email = v;
  if ((v = d.string(merged.server, "server", faults)) !== undefined) body.server = v;
  if ((v = d.string(merged.server_host, "server_host", faults)) !== undefined) body.server_host = v;
  if ((v = d.integer(merged.server_port, "server_port", faults)) !== undefined) body.server_port = v;
  if ((v = d.string(merged.sound, "sound", faults)) !== undefined) body.sound = v;
  if ((v = d.boolean(merged.static_context, "static_context", faults)) !== undefined) body.static_context = v;
  if ((v = d.string(merged.subdomain, "subdomain", faults)) !== undefined) body.subdomain = v;
  if ((v = d.string(merged.tag_push_channel, "tag_push_channel", faults)) !== undefined) body.tag_push_channel = v;
  if ((v = d.string(merged.teamcity_url, "teamcity_url", faults)) !== undefined) body.teamcity_url = v;
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  if ((v = d.string(merged.token, "token", faults)) !== undefined) body.token = v;
  if ((v = d.string(merged.url, "url", faults)) !== undefined) body.url = v;
  if ((v = d.string(merged.user_key, "user_key", faults)) !== undefined) body.user_key = v;
  if ((v = d.string(merged.username, "username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.webhook, "webhook", faults)) !== undefined) body.webhook = v;
  if ((v = d.string(merged.wiki_page_channel, "wiki_page_channel", faults)) !== undefined) body.wiki_page_channel = v;
  if ((v = d.string(merged.zentao_product_xid, "zentao_product_xid", faults)) !== undefined) body.zentao_product_xid = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/integrations/{slug} */
export function decodeDisableIntegrationBySlug({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.slug = decoder1(path[1], "slug", faults) ?? faults.missing("slug");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/integrations/{slug}/trigger */
export function decodeSendSlashCommand({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.slug = decoder1(path[1], "slug", faults) ?? faults.missing("slug");
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  if ((v = d.string(merged.team_id, "team_id", faults)) !== undefined) body.team_id = v;
  if ((v = d.string(merged.team_domain, "team_domain", faults)) !== undefined) body.team_domain = v;
  if ((v = d.string(merged.channel_id, "channel_id", faults)) !== undefined) body.channel_id = v;
  if ((v = d.string(merged.channel_name, "channel_name", faults)) !== undefined) body.channel_name = v;
  if ((v = d.string(merged.user_id, "user_id", faults)) !== undefined) body.user_id = v;
  if ((v = d.string(merged.user_name, "user_name", faults)) !== undefined) body.user_name = v;
  if ((v = d.string(merged.command, "command", faults)) !== undefined) body.command = v;
  if ((v = d.string(merged.text, "text", faults)) !== undefined) body.text = v;
  if ((v = d.string(merged.response_url, "response_url", faults)) !== undefined) body.response_url = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/services */
export function decodeListServices({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/services/{slug} */
export function decodeGetServiceBySlug({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.slug = decoder1(path[1], "slug", faults) ?? faults.missing("slug");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/services/{slug} */
export function decodeSaveServiceBySlug({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.slug = decoder1(path[1], "slug", faults) ?? faults.missing("slug");
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  if ((v = d.boolean(merged.active, "active", faults)) !== undefined) body.active = v;
  if ((v = d.string(merged.api_key, "api_key", faults)) !== undefined) body.api_key = v;
  if ((v = d.string(merged.api_token, "api_token", faults)) !== undefined) body.api_token = v;
  if ((v = d.string(merged.api_url, "api_url", faults)) !== undefined) body.api_url = v;
  if ((v = d.boolean(merged.archive_trace_events, "archive_trace_events", faults)) !== undefined) body.archive_trace_events = v;
  if ((v = d.string(merged.bamboo_url, "bamboo_url", faults)) !== undefined) body.bamboo_url = v;
  if ((v = decoder1(merged.branches_to_be_notified, "branches_to_be_notified", faults)) !== undefined) body.branches_to_be_notified = v;
  if ((v = d.string(merged.build_key, "build_key", faults)) !== undefined) body.build_key = v;
  if ((v = d.string(merged.build_type, "build_type", faults)) !== undefined) body.build_type = v;
  if ((v = d.string(merged.channel, "channel", faults)) !== undefined) body.channel = v;
  if ((v = d.boolean(merged.colorize_messages, "colorize_messages", faults)) !== undefined) body.colorize_messages = v;
  if ((v = d.boolean(merged.comment_on_event_enabled, "comment_on_event_enabled", faults)) !== undefined) body.comment_on_event_enabled = v;
  if ((v = d.boolean(merged.commit_events, "commit_events", faults)) !== undefined) body.commit_events = v;
  if ((v = d.string(merged.confidential_issue_channel, "confidential_issue_channel", faults)) !== undefined) body.confidential_issue_channel = v;
  if ((v = d.string(merged.confidential_note_channel, "confidential_note_channel", faults)) !== undefined) body.confidential_note_channel = v;
  if ((v = d.string(merged.confluence_url, "confluence_url", faults)) !== undefined) body.confluence_url = v;
  if ((v = d.string(merged.datadog_env, "datadog_env", faults)) !== undefined) body.datadog_env = v;
  if ((v = d.string(merged.datadog_service, "datadog_service", faults)) !== undefined) body.datadog_service = v;
  if ((v = d.string(merged.datadog_site, "datadog_site", faults)) !== undefined) body.datadog_site = v;
  if ((v = d.string(merged.datadog_tags, "datadog_tags", faults)) !== undefined) body.datadog_tags = v;
  if ((v = d.string(merged.default_irc_uri, "default_irc_uri", faults)) !== undefined) body.default_irc_uri = v;
  if ((v = d.string(merged.deployment_channel, "deployment_channel", faults)) !== undefined) body.deployment_channel = v;
  if ((v = d.boolean(merged.deployment_events, "deployment_events", faults)) !== undefined) body.deployment_events = v;
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.device, "device", faults)) !== undefined) body.device = v;
  if ((v = d.boolean(merged.disable_diffs, "disable_diffs", faults)) !== undefined) body.disable_diffs = v;
  if ((v = d.string(merged.drone_url, "drone_url", faults)) !== undefined) body.drone_url = v;
  if ((v = d.boolean(merged.enable_ssl_verification, "enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = d.string(merged.external_wiki_url, "external_wiki_url", faults)) !== undefined) body.external_wiki_url = v;
  if ((v = d.string(merged.google_iap_audience_client_id, "google_iap_audience_client_id", faults)) !== undefined) body.google_iap_audience_client_id = v;
  if ((v = d.string(merged.google_iap_service_account_json, "google_iap_service_account_json", faults)) !== undefined) body.google_iap_service_account_json = v;
  if ((v = d.string(merged.issue_channel, "issue_channel", faults)) !== undefined) body.issue_channel = v;
  if ((v = d.string(merged.issues_url, "issues_url", faults)) !== undefined) body.issues_url = v;
  if ((v = d.string(merged.jenkins_url, "jenkins_url", faults)) !== undefined) body.jenkins_url = v;
  if ((v = d.boolean(merged.jira_issue_transition_automatic, "jira_issue_transition_automatic", faults)) !== undefined) body.jira_issue_transition_automatic = v;
  if ((v = d.string(merged.jira_issue_transition_id, "jira_issue_transition_id", faults)) !== undefined) body.jira_issue_transition_id = v;
  if ((v = d.string(merged.merge_request_channel, "merge_request_channel", faults)) !== undefined) body.merge_request_channel = v;
  if ((v = d.string(merged.mock_service_url, "mock_service_url", faults)) !== undefined) body.mock_service_url = v;
  if ((v = d.string(merged.new_issue_url, "new_issue_url", faults)) !== undefined) body.new_issue_url = v;
  if ((v = d.string(merged.note_channel, "note_channel", faults)) !== undefined) body.note_channel = v;
  if ((v = d.boolean(merged.notify_only_broken_pipelines, "notify_only_broken_pipelines", faults)) !== undefined) body.notify_only_broken_pipelines = v;
  if ((v = d.boolean(merged.notify_only_default_branch, "notify_only_default_branch", faults)) !== undefined) body.notify_only_default_branch = v;
  if ((v = d.string(merged.password, "password", faults)) !== undefined) body.password = v;
  if ((v = d.string(merged.pipeline_channel, "pipeline_channel", faults)) !== undefined) body.pipeline_channel = v;
  if ((v = d.string(merged.priority, "priority", faults)) !== undefined) body.priority = v;
  if ((v = d.string(merged.project_name, "project_name", faults)) !== undefined) body.project_name = v;
  if ((v = d.string(merged.project_url, "project_url", faults)) !== undefined) body.project_url = v;
  if ((v = d.string(merged.push_channel, "push_channel", faults)) !== undefined) body.push_channel = v;
  if ((v = d.string(merged.recipients, "recipients", faults)) !== undefined) body.recipients = v;
  if ((v = d.string(merged.repository_url, "repository_url", faults)) !== undefined) body.repository_url = v;
  if ((v = d.string(merged.restrict_to_branch, "restrict_to_branch", faults)) !== undefined) body.restrict_to_branch = v;
  if ((v = d.string(merged.room, "room", faults)) !== undefined) body.room = v;
  if ((v = d.boolean(merged.send_from_committer_email, "send_from_committer_email", faults)) !== undefined) body.send_from_committer_email = v;
  if ((v = d.string(merged.server, "server", faults)) !== undefined) body.server = v;
  if ((v = d.string(merged.server_host, "server_host", faults)) !== undefined) body.server_host = v;
  if ((v = d.integer(merged.server_port, "server_port", faults)) !== undefined) body.server_port = v;
  if ((v = d.string(merged.sound, "sound", faults)) !== undefined) body.sound = v;
  if ((v = d.boolean(merged.static_context, "static_context", faults)) !== undefined) body.static_context = v;
  if ((v = d.string(merged.subdomain, "subdomain", faults)) !== undefined) body.subdomain = v;
  if ((v = d.string(merged.tag_push_channel, "tag_push_channel", faults)) !== undefined) body.tag_push_channel = v;
  if ((v = d.string(merged.teamcity_url, "teamcity_url", faults)) !== undefined) body.teamcity_url = v;
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  if ((v = d.string(merged.token, "token", faults)) !== undefined) body.token = v;
  if ((v = d.string(merged.url, "url", faults)) !== undefined) body.url = v;
  if ((v = d.string(merged.user_key, "user_key", faults)) !== undefined) body.user_key = v;
  if ((v = d.string(merged.username, "username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.webhook, "webhook", faults)) !== undefined) body.webhook = v;
  if ((v = d.string(merged.wiki_page_channel, "wiki_page_channel", faults)) !== undefined) body.wiki_page_channel = v;
  if ((v = d.string(merged.zentao_product_xid, "zentao_product_xid", faults)) !== undefined) body.zentao_product_xid = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/services/{slug} */
export function decodeDisableServiceBySlug({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.slug = decoder1(path[1], "slug", faults) ?? faults.missing("slug");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/services/{slug}/trigger */
export function decodeSendSlashCommandToService({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.slug = decoder1(path[1], "slug", faults) ?? faults.missing("slug");
  body.token = d.string(merged.token, "token", faults) ?? faults.missing("token");
  if ((v = d.string(merged.team_id, "team_id", faults)) !== undefined) body.team_id = v;
  if ((v = d.string(merged.team_domain, "team_domain", faults)) !== undefined) body.team_domain = v;
  if ((v = d.string(merged.channel_id, "channel_id", faults)) !== undefined) body.channel_id = v;
  if ((v = d.string(merged.channel_name, "channel_name", faults)) !== undefined) body.channel_name = v;
  if ((v = d.string(merged.user_id, "user_id", faults)) !== undefined) body.user_id = v;
  if ((v = d.string(merged.user_name, "user_name", faults)) !== undefined) body.user_name = v;
  if ((v = d.string(merged.command, "command", faults)) !== undefined) body.command = v;
  if ((v = d.string(merged.text, "text", faults)) !== undefined) body.text = v;
  if ((v = d.string(merged.response_url, "response_url", faults)) !== undefined) body.response_url = v;
  return { params, query: {}, headers: {}, body };
}
