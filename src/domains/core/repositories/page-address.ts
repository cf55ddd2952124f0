import { encodePath } from '#src/text/encode-path.ts';
import type { ProjectRow } from '#src/records/project.ts';

/** Path of a page of a project about a ref, a path or both; slashes stay. */
export function formatPageAddress(
  { full_path }: Pick<ProjectRow, 'full_path'>,
  page: string,
  subject: string,
): string {
  return `${full_path}/-/${page}/${encodePath(subject)}`;
}
