/** The tables whose column `storage_key` points to blobs; what none of them has is swept away. */
export const holders = [
  'avatars',
  'job_artifacts',
  'job_traces',
  'project_export_files',
  'project_uploads',
  'registry_layers',
  'registry_upload_chunks',
  'secure_files',
] as const;
