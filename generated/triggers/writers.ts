// Generated from spec/domains/* /triggers.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeUserBasic } from '../common/writers.ts';
import type { PipelineTrigger } from './types.ts';

export function writePipelineTrigger(v: PipelineTrigger): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"token":' + w.text(v.token) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"last_used":' + w.text(v.last_used) + ',"owner":' + (v.owner == null ? 'null' : writeUserBasic(v.owner)) + '}');
}
