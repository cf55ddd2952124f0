// Generated from spec/domains/* /tags.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeCommit } from '../common/writers.ts';
import type { Tag, TagRelease } from './types.ts';

export function writeTag(v: Tag): string {
  return ('{"name":' + w.text(v.name) + ',"message":' + w.text(v.message) + ',"target":' + w.text(v.target) + ',"commit":' + (v.commit == null ? 'null' : writeCommit(v.commit)) + ',"release":' + (v.release == null ? 'null' : writeTagRelease(v.release)) + ',"protected":' + w.boolean(v.protected) + '}');
}

export function writeTagRelease(v: TagRelease): string {
  return ('{"tag_name":' + w.text(v.tag_name) + ',"description":' + w.text(v.description) + '}');
}
