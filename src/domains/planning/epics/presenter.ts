import type { Epic } from '#generated/common/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import type { RequestContext } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { chooseTextColor } from '#src/domains/planning/labels/color.ts';
import { type LinkedLabelRow, loadLabels } from '#src/domains/planning/labels/links.ts';
import { presentLinkedLabels } from '#src/domains/planning/labels/presenter.ts';
import { formatReferences } from '#src/domains/planning/issuables/references.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { ShownEpicRow } from './table.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'url'>;

interface View {
  /** Full path of the requested group; without one references are written in full. */
  readonly from?: string | null;
  /** Presents labels as objects instead of titles. */
  readonly details?: boolean | undefined;
}

interface Parts {
  readonly from: string | null;
  readonly details: boolean;
  readonly url: Urls;
  readonly labels: readonly LinkedLabelRow[];
  /** True if the actor may see the parent epic. */
  readonly parentShows: boolean;
}

/** Presents epics with their labels and parents; hidden parents are omitted. */
export async function presentEpics(
  { db, actor, url }: Context,
  rows: readonly ShownEpicRow[],
  { from = null, details = false }: View = {},
): Promise<Epic[]> {
  const ids = rows.map(({ id }) => id);
  const [labels, parents] = await Promise.all([
    loadLabels(db, 'epic', ids, details),
    findVisibleParents({ db, actor }, rows),
  ]);
  return rows.map((row) =>
    presentEpic(row, {
      url,
      from,
      details,
      labels: labels.get(row.id) ?? [],
      parentShows: row.parent_id !== null && parents.has(row.parent_id),
    }),
  );
}

/**
 * Finds which parent epics the actor may see. Most are certain, because they have the group and confidentiality of a
 * visible child.
 */
async function findVisibleParents(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  rows: readonly ShownEpicRow[],
): Promise<ReadonlySet<number>> {
  const certain = new Set<number>();
  const doubtful = new Set<number>();
  for (const row of rows) {
    if (row.parent_id === null) continue;
    const like =
      row.parent_group_id === row.group_id && (row.confidential || !row.parent_confidential);
    (like ? certain : doubtful).add(row.parent_id);
  }
  if (doubtful.size > 0) {
    const shown = whereInList(selectVisibleEpics(db, actor), 'epics.id', [...doubtful]);
    for (const { id } of await shown.select<{ id: number }[]>('epics.id')) certain.add(id);
  }
  return certain;
}

function presentEpic(row: ShownEpicRow, { url, from, details, labels, parentShows }: Parts): Epic {
  const page = `/groups/${row.group_path}/-/epics/${row.iid}`;
  const own = formatAddress(row.group_id, row.iid);
  const { parent_group_id: parentGroup, parent_iid: parentIid } = row;
  const parentIs = parentShows && parentGroup !== null && parentIid !== null;
  return {
    id: row.id,
    iid: row.iid,
    color: row.color,
    text_color: chooseTextColor(row.color),
    group_id: row.group_id,
    parent_id: parentIs ? row.parent_id : null,
    parent_iid: parentIs ? parentIid : null,
    title: row.title,
    description: toBeWritten(row.description),
    confidential: row.confidential,
    author: presentUserBasic(readAuthor(row), url),
    start_date: row.start_date,
    start_date_is_fixed: row.start_date_is_fixed,
    start_date_fixed: row.start_date_fixed,
    start_date_from_inherited_source: row.start_date_inherited,
    start_date_from_milestones: row.start_date_from_milestones,
    end_date: row.due_date,
    due_date: row.due_date,
    due_date_is_fixed: row.due_date_is_fixed,
    due_date_fixed: row.due_date_fixed,
    due_date_from_inherited_source: row.due_date_inherited,
    due_date_from_milestones: row.due_date_from_milestones,
    state: row.state,
    web_edit_url: page,
    web_url: url.web(page),
    references: formatReferences(
      { kind: 'epic', iid: row.iid, fullPath: row.group_path },
      from === null ? null : { kind: 'group', fullPath: from },
    ),
    created_at: row.created_at,
    updated_at: row.updated_at,
    closed_at: row.closed_at,
    labels: presentLinkedLabels(labels, details),
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    _links: {
      self: url.api(own),
      epic_issues: url.api(`${own}/issues`),
      group: url.api(`groups/${row.group_id}`),
      parent: parentIs ? url.api(formatAddress(parentGroup, parentIid)) : null,
    },
  };
}

const formatAddress = (groupId: number, iid: number) => `groups/${groupId}/epics/${iid}`;
