import type { Knex } from 'knex';
import { whereAuthorNotBanned } from '#src/policy/visible-issues.ts';
import {
  type ExportedRecord,
  type ExportSource,
  loadOwnedRows,
  splitIntoPages,
  streamRows,
} from '../record.ts';

const issueBatchSize = 200;

interface StoredLink {
  readonly id: number;
  readonly link_type: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly source_id: number;
  readonly target_id: number;
  /** Null for an issue that is not in the archive. */
  readonly other_iid: number | null;
}

interface Source extends ExportSource {
  readonly administrator: boolean;
}

type End = 'source' | 'target';

/**
 * The links of the issues of a project. An end is null where the issue is not in the archive: it is one of another project,
 * or its author is banned.
 */
export async function* exportIssueLinks(source: Source): AsyncGenerator<ExportedRecord> {
  const { db, projectId } = source;
  const issues = streamRows<{ readonly id: number; readonly iid: number }>(
    () => ownIssues(source).select('issues.id', 'issues.iid'),
    { of: 'issues', by: ['iid'], atOnce: issueBatchSize },
  );
  const linksOf = (ids: readonly number[], own: End, other: End) =>
    loadOwnedRows<StoredLink>(
      ids,
      () =>
        db('issue_links')
          .leftJoin(ownIssues(source).select('issues.id', 'issues.iid').as('others'), (on) => {
            on.on('others.id', `issue_links.${other}_id`);
          })
          .select('issue_links.*', 'others.iid as other_iid'),
      { of: 'issue_links', owner: `${own}_id`, by: ['id'] },
    );
  for await (const page of splitIntoPages(issues, issueBatchSize)) {
    const ids = page.map(({ id }) => id);
    const out = await linksOf(ids, 'source', 'target');
    const into = await linksOf(ids, 'target', 'source');
    for (const { id, iid } of page) {
      for await (const link of out(id)) yield linkRecord(link, iid, link.other_iid);
      // A link within the archive is written with its source.
      for await (const link of into(id)) {
        if (link.other_iid === null) yield linkRecord(link, null, iid);
      }
    }
  }
  function ownIssues({ administrator }: Source): Knex.QueryBuilder {
    const issues = db('issues').where('issues.project_id', projectId);
    return administrator ? issues : whereAuthorNotBanned(issues);
  }
}

function linkRecord(
  { link_type, created_at, updated_at }: StoredLink,
  source: number | null,
  target: number | null,
): ExportedRecord {
  const end = (iid: number | null) => (iid === null ? null : { iid });
  return {
    own: { source: end(source), target: end(target), link_type, created_at, updated_at },
  };
}
