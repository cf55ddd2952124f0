import type { RepositoryFile } from '#generated/repository-files/types.ts';
import { inBase64 } from '#runtime/later-text.ts';
import { toHeaderText } from '#src/text/header-text.ts';
import type { FoundFile } from './finder.ts';

export function presentRepositoryFile(file: FoundFile, content: Buffer): RepositoryFile {
  return {
    file_name: file.name,
    file_path: file.path,
    size: file.size,
    encoding: 'base64',
    content: inBase64(content),
    content_sha256: file.sha256,
    ref: file.ref,
    blob_id: file.blobId,
    commit_id: file.commitId,
    last_commit_id: file.lastCommitId,
    execute_filemode: file.mode === '100755',
  };
}

/** The headers that `HEAD` answers for a file: the facts of the JSON form without the content. */
export function presentFileHeaders(file: FoundFile) {
  return {
    'X-Service-Blob-Id': file.blobId,
    'X-Service-Commit-Id': file.commitId,
    'X-Service-Content-Sha256': file.sha256,
    'X-Service-Encoding': 'base64',
    'X-Service-Execute-Filemode': String(file.mode === '100755'),
    'X-Service-File-Name': toHeaderText(file.name),
    'X-Service-File-Path': toHeaderText(file.path),
    'X-Service-Last-Commit-Id': file.lastCommitId,
    'X-Service-Ref': toHeaderText(file.ref),
    'X-Service-Size': file.size,
  };
}
