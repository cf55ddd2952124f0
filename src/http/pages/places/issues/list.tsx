import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Items } from '#src/pages/items.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { readPageQuery } from '../../page-query.ts';
import { FilteredList, type ListPlace } from '../issuables/filtered-list.tsx';
import { readFilters, toListQuery } from '../issuables/filters.tsx';
import { IssuableItem } from '../issuables/row.tsx';
import type { BodyOf } from '../operations.ts';
import type { PlaceVisit } from '../visits.ts';

type Issue = BodyOf<'listProjectIssues'>[number];

const states = ['opened', 'closed', 'all'];

/** Operation that returns a list of issues, and its subject. */
export type IssueSource =
  | {
      readonly operation: 'listProjectIssues' | 'listGroupIssues';
      readonly id: number;
      readonly query?: Readonly<Record<string, unknown>>;
    }
  | { readonly operation: 'listIssues'; readonly query: Readonly<Record<string, unknown>> };

/** Loads the issues that the address asks for, and shows them below their filters. */
export async function loadIssueList(
  { api, frame, now }: PlaceVisit,
  req: Request,
  { source, path, fixed }: ListPlace & { readonly source: IssueSource },
) {
  const filters = readFilters(req, states);
  const query = {
    ...toListQuery(filters),
    ...readPageQuery(req),
    with_labels_details: true,
    ...source.query,
  } as never;
  const params = ('id' in source ? { id: source.id } : {}) as never;
  const { rows, page } = await api.list(source.operation, { params, query }, { texts: false });
  const withProject = source.operation === 'listIssues';
  return (
    <FilteredList
      frame={frame}
      path={path}
      filters={filters}
      fixed={fixed}
      states={states}
      page={page}
    >
      <IssueRows frame={frame} path={path} issues={rows} now={now} withProject={withProject} />
    </FilteredList>
  );
}

/** Rows of issues. `path` is that of the list, to which labels link. */
export const IssueRows: FC<{
  readonly frame: Frame;
  readonly path: string;
  readonly issues: readonly Issue[];
  readonly now: Date;
  readonly withProject: boolean;
}> = ({ frame, path, issues, now, withProject }) => (
  <Items none="No issues match.">
    {issues.map((issue) => (
      <IssuableItem
        frame={frame}
        path={path}
        now={now}
        subject={issue}
        reference={withProject ? issue.references.full : `#${issue.iid}`}
        icon={
          <>
            <Glyph
              name={issue.state === 'closed' ? 'issue-closed' : 'issue-opened'}
              label={issue.state === 'closed' ? 'Closed' : 'Open'}
              class={`state ${issue.state === 'closed' ? 'done' : 'open'}`}
            />{' '}
            {issue.confidential ? <Glyph name="lock" label="Confidential" /> : null}
          </>
        }
      >
        {issue.milestone ? ` · ${issue.milestone.title}` : ''}
        {issue.due_date ? ` · due ${issue.due_date}` : ''}
      </IssuableItem>
    ))}
  </Items>
);
