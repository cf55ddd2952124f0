// Generated from spec/domains/* /cluster-agents.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeProjectIdentity } from '../common/writers.ts';
import type { AllowedAgents, ClusterAgent, ClusterAgentToken, ClusterAgentTokenDetail, IdOnly, NewClusterAgentToken } from './types.ts';

export function writeAllowedAgents(v: AllowedAgents): string {
  return ('{"allowed_agents":' + w.array(v.allowed_agents, (v) => ('{"id":' + w.number(v.id) + ',"config_project":' + writeProjectIdentity(v.config_project) + ',"configuration":' + w.any(v.configuration) + '}')) + ',"job":' + writeIdOnly(v.job) + ',"pipeline":' + writeIdOnly(v.pipeline) + ',"project":' + ('{"id":' + w.number(v.project.id) + ',"groups":' + w.array(v.project.groups, writeIdOnly) + '}') + ',"user":' + ('{"id":' + w.number(v.user.id) + ',"username":' + w.text(v.user.username) + ',"roles_in_project":' + w.array(v.user.roles_in_project, (v) => w.text(v)) + '}') + ',"environment":' + (v.environment == null ? 'null' : '{"slug":' + w.text(v.environment.slug) + '}') + '}');
}

export function writeClusterAgent(v: ClusterAgent): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"config_project":' + writeProjectIdentity(v.config_project) + ',"created_at":' + w.text(v.created_at) + ',"created_by_user_id":' + w.number(v.created_by_user_id) + '}');
}

export function writeClusterAgentToken(v: ClusterAgentToken): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"description":' + w.text(v.description) + ',"agent_id":' + w.number(v.agent_id) + ',"status":' + w.text(v.status) + ',"created_at":' + w.text(v.created_at) + ',"created_by_user_id":' + w.number(v.created_by_user_id) + '}');
}

export function writeClusterAgentTokenDetail(v: ClusterAgentTokenDetail): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"description":' + w.text(v.description) + ',"agent_id":' + w.number(v.agent_id) + ',"status":' + w.text(v.status) + ',"created_at":' + w.text(v.created_at) + ',"created_by_user_id":' + w.number(v.created_by_user_id) + ',"last_used_at":' + w.text(v.last_used_at) + '}');
}

export function writeIdOnly(v: IdOnly): string {
  return ('{"id":' + w.number(v.id) + '}');
}

export function writeNewClusterAgentToken(v: NewClusterAgentToken): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"description":' + w.text(v.description) + ',"agent_id":' + w.number(v.agent_id) + ',"status":' + w.text(v.status) + ',"created_at":' + w.text(v.created_at) + ',"created_by_user_id":' + w.number(v.created_by_user_id) + ',"last_used_at":' + w.text(v.last_used_at) + ',"token":' + w.text(v.token) + '}');
}
