// Generated from spec/resources/project-hooks.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);

/** GET /projects/{id}/hooks */
export function decodeListProjectHooks({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/hooks */
export function decodeCreateProjectHook({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.url, "url", faults)) !== undefined) body.url = v;
  else if (!faults.has("url")) faults.add("url", 'is missing');
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  else if (!faults.has("push_events")) body.push_events = true;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  else if (!faults.has("tag_push_events")) body.tag_push_events = false;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  else if (!faults.has("issues_events")) body.issues_events = false;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  else if (!faults.has("confidential_issues_events")) body.confidential_issues_events = false;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  else if (!faults.has("merge_requests_events")) body.merge_requests_events = false;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  else if (!faults.has("note_events")) body.note_events = false;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  else if (!faults.has("confidential_note_events")) body.confidential_note_events = false;
  if ((v = d.boolean(merged.job_events, "job_events", faults)) !== undefined) body.job_events = v;
  else if (!faults.has("job_events")) body.job_events = false;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  else if (!faults.has("pipeline_events")) body.pipeline_events = false;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  else if (!faults.has("wiki_page_events")) body.wiki_page_events = false;
  if ((v = d.boolean(merged.deployment_events, "deployment_events", faults)) !== undefined) body.deployment_events = v;
  else if (!faults.has("deployment_events")) body.deployment_events = false;
  if ((v = d.boolean(merged.releases_events, "releases_events", faults)) !== undefined) body.releases_events = v;
  else if (!faults.has("releases_events")) body.releases_events = false;
  if ((v = decoder1(merged.push_events_branch_filter, "push_events_branch_filter", faults)) !== undefined) body.push_events_branch_filter = v;
  if ((v = d.boolean(merged.enable_ssl_verification, "enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  else if (!faults.has("enable_ssl_verification")) body.enable_ssl_verification = true;
  if ((v = decoder1(merged.token, "token", faults)) !== undefined) body.token = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/hooks/{hook_id} */
export function decodeGetProjectHook({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "hook_id", faults)) !== undefined) params.hook_id = v;
  else if (!faults.has("hook_id")) faults.add("hook_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/hooks/{hook_id} */
export function decodeUpdateProjectHook({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "hook_id", faults)) !== undefined) params.hook_id = v;
  else if (!faults.has("hook_id")) faults.add("hook_id", 'is missing');
  if ((v = d.string(merged.url, "url", faults)) !== undefined) body.url = v;
  else if (!faults.has("url")) faults.add("url", 'is missing');
  if ((v = d.boolean(merged.push_events, "push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.tag_push_events, "tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.issues_events, "issues_events", faults)) !== undefined) body.issues_events = v;
  if ((v = d.boolean(merged.confidential_issues_events, "confidential_issues_events", faults)) !== undefined) body.confidential_issues_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.note_events, "note_events", faults)) !== undefined) body.note_events = v;
  if ((v = d.boolean(merged.confidential_note_events, "confidential_note_events", faults)) !== undefined) body.confidential_note_events = v;
  if ((v = d.boolean(merged.job_events, "job_events", faults)) !== undefined) body.job_events = v;
  if ((v = d.boolean(merged.pipeline_events, "pipeline_events", faults)) !== undefined) body.pipeline_events = v;
  if ((v = d.boolean(merged.wiki_page_events, "wiki_page_events", faults)) !== undefined) body.wiki_page_events = v;
  if ((v = d.boolean(merged.deployment_events, "deployment_events", faults)) !== undefined) body.deployment_events = v;
  if ((v = d.boolean(merged.releases_events, "releases_events", faults)) !== undefined) body.releases_events = v;
  if ((v = decoder1(merged.push_events_branch_filter, "push_events_branch_filter", faults)) !== undefined) body.push_events_branch_filter = v;
  if ((v = d.boolean(merged.enable_ssl_verification, "enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = decoder1(merged.token, "token", faults)) !== undefined) body.token = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/hooks/{hook_id} */
export function decodeDeleteProjectHook({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "hook_id", faults)) !== undefined) params.hook_id = v;
  else if (!faults.has("hook_id")) faults.add("hook_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/hooks/{hook_id}/test/{trigger} */
export function decodeTestProjectHook({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "hook_id", faults)) !== undefined) params.hook_id = v;
  else if (!faults.has("hook_id")) faults.add("hook_id", 'is missing');
  if ((v = d.string(path[2], "trigger", faults)) !== undefined) params.trigger = v;
  else if (!faults.has("trigger")) faults.add("trigger", 'is missing');
  return { params, query, headers, body: null };
}
