// Generated from spec/domains/* /push-rules.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);

/** GET /projects/{id}/push_rule */
export function decodeGetPushRule({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/push_rule */
export function decodeCreatePushRule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.deny_delete_tag, "body/deny_delete_tag", faults)) !== undefined) body.deny_delete_tag = v;
  if ((v = d.boolean(merged.member_check, "body/member_check", faults)) !== undefined) body.member_check = v;
  if ((v = d.boolean(merged.prevent_secrets, "body/prevent_secrets", faults)) !== undefined) body.prevent_secrets = v;
  if ((v = decoder1(merged.commit_message_regex, "body/commit_message_regex", faults)) !== undefined) body.commit_message_regex = v;
  if ((v = decoder1(merged.commit_message_negative_regex, "body/commit_message_negative_regex", faults)) !== undefined) body.commit_message_negative_regex = v;
  if ((v = decoder1(merged.branch_name_regex, "body/branch_name_regex", faults)) !== undefined) body.branch_name_regex = v;
  if ((v = decoder1(merged.author_email_regex, "body/author_email_regex", faults)) !== undefined) body.author_email_regex = v;
  if ((v = decoder1(merged.file_name_regex, "body/file_name_regex", faults)) !== undefined) body.file_name_regex = v;
  if ((v = d.integer(merged.max_file_size, "body/max_file_size", faults)) !== undefined) body.max_file_size = v;
  if ((v = d.boolean(merged.commit_committer_check, "body/commit_committer_check", faults)) !== undefined) body.commit_committer_check = v;
  if ((v = d.boolean(merged.reject_unsigned_commits, "body/reject_unsigned_commits", faults)) !== undefined) body.reject_unsigned_commits = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /projects/{id}/push_rule */
export function decodeUpdatePushRule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.deny_delete_tag, "body/deny_delete_tag", faults)) !== undefined) body.deny_delete_tag = v;
  if ((v = d.boolean(merged.member_check, "body/member_check", faults)) !== undefined) body.member_check = v;
  if ((v = d.boolean(merged.prevent_secrets, "body/prevent_secrets", faults)) !== undefined) body.prevent_secrets = v;
  if ((v = decoder1(merged.commit_message_regex, "body/commit_message_regex", faults)) !== undefined) body.commit_message_regex = v;
  if ((v = decoder1(merged.commit_message_negative_regex, "body/commit_message_negative_regex", faults)) !== undefined) body.commit_message_negative_regex = v;
  if ((v = decoder1(merged.branch_name_regex, "body/branch_name_regex", faults)) !== undefined) body.branch_name_regex = v;
  if ((v = decoder1(merged.author_email_regex, "body/author_email_regex", faults)) !== undefined) body.author_email_regex = v;
  if ((v = decoder1(merged.file_name_regex, "body/file_name_regex", faults)) !== undefined) body.file_name_regex = v;
  if ((v = d.integer(merged.max_file_size, "body/max_file_size", faults)) !== undefined) body.max_file_size = v;
  if ((v = d.boolean(merged.commit_committer_check, "body/commit_committer_check", faults)) !== undefined) body.commit_committer_check = v;
  if ((v = d.boolean(merged.reject_unsigned_commits, "body/reject_unsigned_commits", faults)) !== undefined) body.reject_unsigned_commits = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/push_rule */
export function decodeDeletePushRule({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}
