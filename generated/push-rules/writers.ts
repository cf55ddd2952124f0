// Generated from spec/domains/* /push-rules.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { PushRule } from './types.ts';

export function writePushRule(v: PushRule): string {
  return ('{"id":' + w.number(v.id) + ',"project_id":' + w.number(v.project_id) + ',"created_at":' + w.text(v.created_at) + ',"commit_message_regex":' + w.text(v.commit_message_regex) + ',"commit_message_negative_regex":' + w.text(v.commit_message_negative_regex) + ',"branch_name_regex":' + w.text(v.branch_name_regex) + ',"deny_delete_tag":' + w.boolean(v.deny_delete_tag) + ',"member_check":' + w.boolean(v.member_check) + ',"prevent_secrets":' + w.boolean(v.prevent_secrets) + ',"author_email_regex":' + w.text(v.author_email_regex) + ',"file_name_regex":' + w.text(v.file_name_regex) + ',"max_file_size":' + w.number(v.max_file_size) + ',"commit_committer_check":' + w.boolean(v.commit_committer_check) + ',"reject_unsigned_commits":' + w.boolean(v.reject_unsigned_commits) + '}');
}
