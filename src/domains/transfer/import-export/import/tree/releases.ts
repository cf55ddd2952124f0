import type { RawTree } from '#runtime/raw.ts';
import { waitsFor } from '#src/records/waits-for.ts';
import { bounds } from '../bounds.ts';
import { type ImportContext, storeOnce } from '../context.ts';
import { readLinkedText } from '../links.ts';
import { readList, readRequiredText, readTime } from '../values.ts';

const maxTagChars = 1024;

/** Stores the release of a tag; calls `refused` where it has links or milestones. */
export async function storeRelease(
  context: ImportContext,
  record: RawTree,
  refused: () => Promise<void>,
): Promise<void> {
  const { projectId: project_id, users, now } = context;
  const created_at = readTime(record, 'created_at') ?? now;
  const most = bounds['createTag.release_description'];
  const row = {
    ...{ project_id, tag: readRequiredText(record, 'tag', maxTagChars), created_at },
    description: readLinkedText(context, record, 'description', most) ?? '',
    author_id: users.maybe(record, 'author_id'),
    updated_at: readTime(record, 'updated_at') ?? created_at,
  };
  await storeOnce(context, 'the tag has a release', (db) => db('releases').insert(row));
  for (const name of waitsFor('releases', ['links', 'milestone_releases'])) {
    if (readList(record, name).length > 0) await refused();
  }
}
