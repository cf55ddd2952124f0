// Generated from spec/domains/* /repository-files.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { RepositoryFile, RepositoryFileBlame, RepositoryFileBlameCommit, RepositoryFileCommitted } from './types.ts';

export function writeRepositoryFile(v: RepositoryFile): string {
  return ('{"file_name":' + w.text(v.file_name) + ',"file_path":' + w.text(v.file_path) + ',"size":' + w.number(v.size) + ',"encoding":' + w.text(v.encoding) + ',"content":' + w.base64(v.content) + ',"content_sha256":' + w.text(v.content_sha256) + ',"ref":' + w.text(v.ref) + ',"blob_id":' + w.text(v.blob_id) + ',"commit_id":' + w.text(v.commit_id) + ',"last_commit_id":' + w.text(v.last_commit_id) + ',"execute_filemode":' + w.boolean(v.execute_filemode) + '}');
}

export function writeRepositoryFileBlame(v: RepositoryFileBlame): string {
  return ('{"commit":' + writeRepositoryFileBlameCommit(v.commit) + ',"lines":' + w.array(v.lines, (v) => w.text(v)) + '}');
}

export function writeRepositoryFileBlameCommit(v: RepositoryFileBlameCommit): string {
  return ('{"id":' + w.text(v.id) + ',"message":' + w.text(v.message) + ',"parent_ids":' + w.array(v.parent_ids, (v) => w.text(v)) + ',"authored_date":' + w.text(v.authored_date) + ',"author_name":' + w.text(v.author_name) + ',"author_email":' + w.text(v.author_email) + ',"committed_date":' + w.text(v.committed_date) + ',"committer_name":' + w.text(v.committer_name) + ',"committer_email":' + w.text(v.committer_email) + '}');
}

export function writeRepositoryFileCommitted(v: RepositoryFileCommitted): string {
  return ('{"file_path":' + w.text(v.file_path) + ',"branch":' + w.text(v.branch) + '}');
}
