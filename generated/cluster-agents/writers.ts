// Generated from spec/resources/cluster-agents.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeProjectIdentity } from '../common/writers.ts';
import type { ClusterAgent } from './types.ts';

export function writeClusterAgent(v: ClusterAgent): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"config_project":' + writeProjectIdentity(v.config_project) + ',"created_at":' + w.text(v.created_at) + ',"created_by_user_id":' + w.number(v.created_by_user_id) + '}');
}
