/**
 * The tables whose column `storage_key` points to blobs; what none of them has is swept away. They are looked at in this
 * order: a chunk that becomes a layer meanwhile is found as the one or the other.
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
