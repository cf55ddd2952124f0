// Generated from spec/domains/* /commit-statuses.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeUserBasic } from '../common/writers.ts';
import type { CommitStatus } from './types.ts';

export function writeCommitStatus(v: CommitStatus): string {
  return ('{"id":' + w.number(v.id) + ',"sha":' + w.text(v.sha) + ',"ref":' + w.text(v.ref) + ',"status":' + w.text(v.status) + ',"name":' + w.text(v.name) + ',"target_url":' + w.text(v.target_url) + ',"description":' + w.text(v.description) + ',"created_at":' + w.text(v.created_at) + ',"started_at":' + w.text(v.started_at) + ',"finished_at":' + w.text(v.finished_at) + ',"allow_failure":' + w.boolean(v.allow_failure) + ',"coverage":' + w.number(v.coverage) + ',"author":' + (v.author == null ? 'null' : writeUserBasic(v.author)) + ',"pipeline_id":' + w.number(v.pipeline_id) + '}');
}
