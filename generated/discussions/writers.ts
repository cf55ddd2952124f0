// Generated from spec/domains/* /discussions.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeNote } from '../common/writers.ts';
import type { Discussion } from './types.ts';

export function writeDiscussion(v: Discussion): string {
  return ('{"id":' + w.text(v.id) + ',"individual_note":' + w.boolean(v.individual_note) + ',"notes":' + w.array(v.notes, writeNote) + '}');
}
