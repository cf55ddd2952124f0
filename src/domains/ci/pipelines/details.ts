import type { Pipeline } from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { findUser } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { hasWarnings } from './finder.ts';
import { presentPipeline } from './presenter.ts';
import type { PipelineRow } from './table.ts';

/** Single pipeline with its data in other tables. */
export async function loadPipeline(
  db: Database,
  row: PipelineRow,
  project: Pick<ProjectRow, 'full_path'>,
  url: Urls,
): Promise<Pipeline> {
  const user = row.user_id === null ? undefined : await findUser(db, row.user_id);
  const warnings = row.status === 'success' && (await hasWarnings(db, row));
  return presentPipeline(row, { user: user ?? null, warnings }, project, url);
}
