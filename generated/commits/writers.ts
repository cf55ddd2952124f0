// Generated from spec/domains/* /commits.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeUserBasic } from '../common/writers.ts';
import type { BasicRef, CommitComment, CommitConflict, CommitDryRunResult } from './types.ts';

export function writeBasicRef(v: BasicRef): string {
  return ('{"type":' + w.text(v.type) + ',"name":' + w.text(v.name) + '}');
}

export function writeCommitComment(v: CommitComment): string {
  return ('{"note":' + w.text(v.note) + ',"path":' + w.text(v.path) + ',"line":' + w.number(v.line) + ',"line_type":' + w.text(v.line_type) + ',"author":' + writeUserBasic(v.author) + ',"created_at":' + w.text(v.created_at) + '}');
}

export function writeCommitConflict(v: CommitConflict): string {
  return ('{' + ((v.message === undefined ? '' : ',"message":' + w.text(v.message)) + (v.error === undefined ? '' : ',"error":' + w.text(v.error)) + (v.error_code === undefined ? '' : ',"error_code":' + w.text(v.error_code)) + (v.dry_run === undefined ? '' : ',"dry_run":' + w.text(v.dry_run))).slice(1) + '}');
}

export function writeCommitDryRunResult(v: CommitDryRunResult): string {
  return ('{"dry_run":' + w.text(v.dry_run) + '}');
}
