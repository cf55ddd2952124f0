/** Id of the export that made an archive or a part of it, or failed to; null for files of earlier versions. */
export interface MadeFile {
  readonly export_id: number | null;
}

/**
 * Tells whether a file is of an export that was asked for after this one. Such a file stays: exports run side by side, and
 * the older one may be the last to end.
 */
export const isNewer = (file: MadeFile | undefined, { id }: { readonly id: number }): boolean =>
  file !== undefined && file.export_id !== null && file.export_id > id;
