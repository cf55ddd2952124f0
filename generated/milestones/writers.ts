// Generated from spec/domains/* /milestones.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { BurndownEvent } from './types.ts';

export function writeBurndownEvent(v: BurndownEvent): string {
  return ('{"created_at":' + w.text(v.created_at) + ',"weight":' + w.number(v.weight) + ',"action":' + w.text(v.action) + '}');
}
