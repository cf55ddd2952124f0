// Generated from spec/domains/* /job-token-scope.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { JobTokenScope, JobTokenScopeLink } from './types.ts';

export function writeJobTokenScope(v: JobTokenScope): string {
  return ('{"inbound_enabled":' + w.boolean(v.inbound_enabled) + ',"outbound_enabled":' + w.boolean(v.outbound_enabled) + '}');
}

export function writeJobTokenScopeLink(v: JobTokenScopeLink): string {
  return ('{"source_project_id":' + w.number(v.source_project_id) + ',"target_project_id":' + w.number(v.target_project_id) + '}');
}
