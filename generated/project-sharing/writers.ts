// Generated from spec/domains/* /project-sharing.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { ProjectMembersImport, ProjectShare } from './types.ts';

export function writeProjectMembersImport(v: ProjectMembersImport): string {
  return ('{"status":' + w.text(v.status) + ',"message":' + w.text(v.message) + '}');
}

export function writeProjectShare(v: ProjectShare): string {
  return ('{"id":' + w.number(v.id) + ',"project_id":' + w.number(v.project_id) + ',"group_id":' + w.number(v.group_id) + ',"group_access":' + w.number(v.group_access) + ',"expires_at":' + w.text(v.expires_at) + '}');
}
