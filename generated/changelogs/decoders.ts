// Generated from spec/domains/* /changelogs.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /projects/{id}/repository/changelog */
export function decodeGetChangelog({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.version = d.string(merged.version, "query/version", faults) ?? faults.missing("query/version");
  if ((v = decoder1(merged.from, "query/from", faults)) !== undefined) query.from = v;
  if ((v = decoder1(merged.to, "query/to", faults)) !== undefined) query.to = v;
  if ((v = d.dateTime(merged.date, "query/date", faults)) !== undefined) query.date = v;
  query.trailer = d.string(merged.trailer, "query/trailer", faults) ?? "Changelog";
  query.config_file = d.string(merged.config_file, "query/config_file", faults) ?? ".gitlab/changelog_config.yml";
  if ((v = decoder1(merged.config_file_ref, "query/config_file_ref", faults)) !== undefined) query.config_file_ref = v;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/changelog */
export function decodeCreateChangelog({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.version = d.string(merged.version, "body/version", faults) ?? faults.missing("body/version");
  if ((v = decoder1(merged.from, "body/from", faults)) !== undefined) body.from = v;
  if ((v = decoder1(merged.to, "body/to", faults)) !== undefined) body.to = v;
  if ((v = d.dateTime(merged.date, "body/date", faults)) !== undefined) body.date = v;
  if ((v = decoder1(merged.branch, "body/branch", faults)) !== undefined) body.branch = v;
  body.trailer = d.string(merged.trailer, "body/trailer", faults) ?? "Changelog";
  body.config_file = d.string(merged.config_file, "body/config_file", faults) ?? ".gitlab/changelog_config.yml";
  if ((v = decoder1(merged.config_file_ref, "body/config_file_ref", faults)) !== undefined) body.config_file_ref = v;
  body.file = d.string(merged.file, "body/file", faults) ?? "CHANGELOG.md";
  if ((v = decoder1(merged.message, "body/message", faults)) !== undefined) body.message = v;
  return { params, query: {}, headers: {}, body };
}
