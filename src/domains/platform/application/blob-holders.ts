/**
 * The tables whose column `storage_key` refers to blobs; unreferenced blobs are deleted. The order matters: a chunk
 * that becomes a layer during the check is found in one or the other.
 */
export const holders = [
  'avatars',
  'group_export_files',
  'group_imports',
  'job_artifacts',
  'job_traces',
  'project_exports',
  'project_export_files',
  'project_imports',
  'project_uploads',
  'registry_upload_chunks',
  'registry_layers',
  'relation_export_files',
  'secure_files',
] as const;
