// Generated from spec/domains/* /changelogs.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { Changelog } from './types.ts';

export function writeChangelog(v: Changelog): string {
  return ('{"notes":' + w.text(v.notes) + '}');
}
