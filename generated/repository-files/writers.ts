// Generated from spec/resources/repository-files.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { RepositoryFile } from './types.ts';

export function writeRepositoryFile(v: RepositoryFile): string {
  return ('{"file_name":' + w.text(v.file_name) + ',"file_path":' + w.text(v.file_path) + ',"size":' + w.number(v.size) + ',"encoding":' + w.text(v.encoding) + ',"content":' + w.text(v.content) + ',"content_sha256":' + w.text(v.content_sha256) + ',"ref":' + w.text(v.ref) + ',"blob_id":' + w.text(v.blob_id) + ',"commit_id":' + w.text(v.commit_id) + ',"last_commit_id":' + w.text(v.last_commit_id) + ',"execute_filemode":' + w.boolean(v.execute_filemode) + '}');
}
