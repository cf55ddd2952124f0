// Generated from spec/domains/* /cluster-agents.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /job/allowed_agents */
export function decodeListAllowedAgents(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/cluster_agents */
export function decodeListClusterAgents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/cluster_agents */
export function decodeCreateClusterAgent({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/cluster_agents/{agent_id} */
export function decodeGetClusterAgent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.agent_id = d.integer(path[1], "path/agent_id", faults) ?? faults.missing("path/agent_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/cluster_agents/{agent_id} */
export function decodeDeleteClusterAgent({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.agent_id = d.integer(path[1], "path/agent_id", faults) ?? faults.missing("path/agent_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/cluster_agents/{agent_id}/tokens */
export function decodeListClusterAgentTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.agent_id = d.integer(path[1], "path/agent_id", faults) ?? faults.missing("path/agent_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/cluster_agents/{agent_id}/tokens */
export function decodeCreateClusterAgentToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.agent_id = d.integer(path[1], "path/agent_id", faults) ?? faults.missing("path/agent_id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} */
export function decodeGetClusterAgentToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.agent_id = d.integer(path[1], "path/agent_id", faults) ?? faults.missing("path/agent_id");
  params.token_id = d.integer(path[2], "path/token_id", faults) ?? faults.missing("path/token_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} */
export function decodeRevokeClusterAgentToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.agent_id = d.integer(path[1], "path/agent_id", faults) ?? faults.missing("path/agent_id");
  params.token_id = d.integer(path[2], "path/token_id", faults) ?? faults.missing("path/token_id");
  return { params, query: {}, headers: {}, body: null };
}
