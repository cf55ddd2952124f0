// Generated from spec/resources/tags.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeCommit } from '../common/writers.ts';
import type { Tag } from './types.ts';

export function writeTag(v: Tag): string {
  return ('{"name":' + w.text(v.name) + ',"message":' + w.text(v.message) + ',"target":' + w.text(v.target) + ',"commit":' + writeCommit(v.commit) + ',"release":' + (v.release == null ? 'null' : '{"tag_name":' + w.text(v.release.tag_name) + ',"description":' + w.text(v.release.description) + '}') + ',"protected":' + w.boolean(v.protected) + '}');
}
