import type { ReleaseRow } from '#src/domains/code/tags/releases.ts';
import { type ExportedRecord, type ExportSource, streamRecords, streamRows } from '../record.ts';

/** Releases in memory at a time: the description of each may be a megabyte. */
const releaseBatchSize = 20;

export function exportReleases({ db, projectId }: ExportSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<ReleaseRow>(
    () => db('releases').where('releases.project_id', projectId).select('*'),
    { of: 'releases', by: ['tag'], atOnce: releaseBatchSize },
  );
  return streamRecords(rows, ({ tag, description, author_id, created_at, updated_at }) => ({
    ...{ tag, name: tag, description, author_id, created_at, updated_at },
    released_at: created_at,
  }));
}
