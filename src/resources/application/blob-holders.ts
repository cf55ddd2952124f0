/** The tables whose column `storage_key` points to blobs; what none of them has is swept away. */
export const holders = ['avatars', 'project_uploads'] as const;
