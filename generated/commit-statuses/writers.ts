// Generated from spec/resources/commit-statuses.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { CommitStatus } from './types.ts';

export function writeCommitStatus(v: CommitStatus): string {
  return ('{"id":' + w.number(v.id) + ',"sha":' + w.text(v.sha) + ',"ref":' + w.text(v.ref) + ',"status":' + w.text(v.status) + ',"name":' + w.text(v.name) + ',"target_url":' + w.text(v.target_url) + ',"description":' + w.text(v.description) + ',"created_at":' + w.text(v.created_at) + ',"started_at":' + w.text(v.started_at) + ',"finished_at":' + w.text(v.finished_at) + ',"allow_failure":' + w.boolean(v.allow_failure) + ',"coverage":' + w.number(v.coverage) + ',"author":' + (v.author == null ? 'null' : '{"id":' + w.number(v.author.id) + ',"username":' + w.text(v.author.username) + ',"name":' + w.text(v.author.name) + ',"state":' + w.text(v.author.state) + ',"avatar_url":' + w.text(v.author.avatar_url) + ',"web_url":' + w.text(v.author.web_url) + '}') + ',"pipeline_id":' + w.number(v.pipeline_id) + '}');
}
