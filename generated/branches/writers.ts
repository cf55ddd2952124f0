// Generated from spec/domains/* /branches.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeCommit } from '../common/writers.ts';
import type { Branch } from './types.ts';

export function writeBranch(v: Branch): string {
  return ('{"name":' + w.text(v.name) + ',"commit":' + writeCommit(v.commit) + ',"merged":' + w.boolean(v.merged) + ',"protected":' + w.boolean(v.protected) + ',"developers_can_push":' + w.boolean(v.developers_can_push) + ',"developers_can_merge":' + w.boolean(v.developers_can_merge) + ',"can_push":' + w.boolean(v.can_push) + ',"default":' + w.boolean(v.default) + ',"web_url":' + w.text(v.web_url) + '}');
}
