/** Id of the export that made an archive or a part of it, or failed to; null for files of earlier versions. */
export interface MadeFile {
  readonly export_id: number | null;
}

/**
 * Tells whether a file belongs to a later export than this one. The file then stays: exports run in parallel, and the
 * older one may end last.
 */
export const isNewer = (file: MadeFile | undefined, { id }: { readonly id: number }): boolean =>
  file !== undefined && file.export_id !== null && file.export_id > id;
