import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import type { Frame } from '#src/pages/frame.ts';
import { Glyph, type GlyphName } from '#src/pages/icons.tsx';
import { Items } from '#src/pages/items.tsx';
import { readPageQuery } from '../../page-query.ts';
import { FilteredList, type ListPlace } from '../issuables/filtered-list.tsx';
import { type ListFilters, readFilters, toListQuery } from '../issuables/filters.tsx';
import { IssuableItem } from '../issuables/row.tsx';
import type { BodyOf } from '../operations.ts';
import type { PlaceVisit } from '../visits.ts';

type MergeRequest = Extract<
  BodyOf<'listProjectMergeRequests'>[number],
  { readonly source_branch: string }
>;

const states = ['opened', 'merged', 'closed', 'all'];

/** Operation that returns a list of merge requests, and its subject. */
export type MergeRequestSource =
  | {
      readonly operation: 'listProjectMergeRequests' | 'listGroupMergeRequests';
      readonly id: number;
    }
  | {
      readonly operation: 'listMergeRequests';
      readonly query: Readonly<Record<string, unknown>>;
    };

/** Loads the merge requests that the address asks for, and shows them below their filters. */
export async function loadMergeRequestList(
  visit: PlaceVisit,
  req: Request,
  { source, path, fixed }: ListPlace & { readonly source: MergeRequestSource },
) {
  const { frame, now } = visit;
  const filters = readFilters(req, states);
  const { rows, page } = await loadRows(visit, req, filters, source);
  return (
    <FilteredList
      frame={frame}
      path={path}
      filters={filters}
      fixed={fixed}
      states={states}
      page={page}
    >
      <MergeRequestRows
        frame={frame}
        path={path}
        mergeRequests={rows}
        now={now}
        withProject={source.operation !== 'listProjectMergeRequests'}
      />
    </FilteredList>
  );
}

async function loadRows(
  { api }: PlaceVisit,
  req: Request,
  filters: ListFilters,
  source: MergeRequestSource,
) {
  const { assignee_username: username, ...others } = filters;
  const { page, per_page } = readPageQuery(req);
  const [assignee] =
    username === undefined ? [] : await api.call('listUsers', { query: { username } });
  if (username !== undefined && assignee === undefined) {
    const none: PageResult = { kind: 'offset', page, perPage: per_page, hasNext: false, total: 0 };
    return { rows: [], page: none };
  }
  const query = {
    ...toListQuery(others),
    page,
    per_page,
    with_labels_details: true,
    ...(assignee !== undefined && { assignee_id: assignee.id }),
    ...('query' in source && source.query),
  } as never;
  const params = ('id' in source ? { id: source.id } : {}) as never;
  const listed = await api.list(source.operation, { params, query }, { texts: false });
  return { rows: listed.rows as readonly MergeRequest[], page: listed.page };
}

const stateIcons: Readonly<Record<string, readonly [GlyphName, tone: string, text: string]>> = {
  merged: ['git-merge', 'done', 'Merged'],
  closed: ['git-pull-request-closed', 'failed', 'Closed'],
  draft: ['git-pull-request-draft', 'quiet', 'Draft'],
};

const StateIcon: FC<{ readonly state: string }> = ({ state }) => {
  const [name, tone, text] = stateIcons[state] ?? ['git-pull-request', 'open', 'Open'];
  return <Glyph name={name} label={text} class={`state ${tone}`} />;
};

/** Rows of merge requests. `path` is that of the list, to which labels link. */
const MergeRequestRows: FC<{
  readonly frame: Frame;
  readonly path: string;
  readonly mergeRequests: readonly MergeRequest[];
  readonly now: Date;
  readonly withProject: boolean;
}> = ({ frame, path, mergeRequests, now, withProject }) => (
  <Items none="No merge requests match.">
    {mergeRequests.map((each) => (
      <IssuableItem
        frame={frame}
        path={path}
        now={now}
        subject={each}
        reference={withProject ? each.references.full : `!${each.iid}`}
        icon={<StateIcon state={each.state === 'opened' && each.draft ? 'draft' : each.state} />}
      >
        {' · '}
        {each.source_branch} into {each.target_branch}
        {each.milestone ? ` · ${each.milestone.title}` : ''}
        {each.has_conflicts ? ' · has conflicts' : ''}
      </IssuableItem>
    ))}
  </Items>
);
