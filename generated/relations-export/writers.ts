// Generated from spec/domains/* /relations-export.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { RelationExport } from './types.ts';

export function writeRelationExport(v: RelationExport): string {
  return ('{"relation":' + w.text(v.relation) + ',"status":' + w.number(v.status) + ',"error":' + w.text(v.error) + ',"updated_at":' + w.text(v.updated_at) + '}');
}
