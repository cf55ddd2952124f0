// Generated from spec/resources/cluster-agents.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /job/allowed_agents */
export function decodeListAllowedAgents(_: RawInput): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/cluster_agents */
export function decodeListClusterAgents({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /projects/{id}/cluster_agents */
export function decodeCreateClusterAgent({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body };
}

/** GET /projects/{id}/cluster_agents/{agent_id} */
export function decodeGetClusterAgent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "agent_id", faults)) !== undefined) params.agent_id = v;
  else if (!faults.has("agent_id")) faults.add("agent_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/cluster_agents/{agent_id} */
export function decodeDeleteClusterAgent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "agent_id", faults)) !== undefined) params.agent_id = v;
  else if (!faults.has("agent_id")) faults.add("agent_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/cluster_agents/{agent_id}/tokens */
export function decodeListClusterAgentTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "agent_id", faults)) !== undefined) params.agent_id = v;
  else if (!faults.has("agent_id")) faults.add("agent_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/cluster_agents/{agent_id}/tokens */
export function decodeCreateClusterAgentToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "agent_id", faults)) !== undefined) params.agent_id = v;
  else if (!faults.has("agent_id")) faults.add("agent_id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} */
export function decodeGetClusterAgentToken({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "agent_id", faults)) !== undefined) params.agent_id = v;
  else if (!faults.has("agent_id")) faults.add("agent_id", 'is missing');
  if ((v = d.integer(path[2], "token_id", faults)) !== undefined) params.token_id = v;
  else if (!faults.has("token_id")) faults.add("token_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} */
export function decodeRevokeClusterAgentToken({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "agent_id", faults)) !== undefined) params.agent_id = v;
  else if (!faults.has("agent_id")) faults.add("agent_id", 'is missing');
  if ((v = d.integer(path[2], "token_id", faults)) !== undefined) params.token_id = v;
  else if (!faults.has("token_id")) faults.add("token_id", 'is missing');
  return { params, query, headers, body: null };
}
