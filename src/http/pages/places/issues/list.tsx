import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { readPageQuery } from '../../page-query.ts';
import { LabelList } from '../issuables/facts.tsx';
import { FilterBar, readFilters, toAddressQuery, toListQuery } from '../issuables/filters.tsx';
import { toInstancePath } from '../links.ts';
import type { BodyOf } from '../operations.ts';
import type { PlaceVisit } from '../visits.ts';

type Issue = BodyOf<'listProjectIssues'>[number];

export const issueStates = ['opened', 'closed', 'all'];

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
  {
    source,
    path,
    fixed,
  }: {
    readonly source: IssueSource;
    readonly path: string;
    readonly fixed?: Readonly<Record<string, string>>;
  },
) {
  const filters = readFilters(req, issueStates);
  const query = {
    ...toListQuery(filters),
    ...readPageQuery(req),
    with_labels_details: true,
    ...source.query,
  } as never;
  const params = ('id' in source ? { id: source.id } : {}) as never;
  const { rows, page } = await api.list(source.operation, { params, query });
  return (
    <>
      <FilterBar frame={frame} path={path} filters={filters} fixed={fixed} states={issueStates} />
      <IssueRows
        frame={frame}
        path={path}
        issues={rows}
        now={now}
        withProject={source.operation === 'listIssues'}
      />
      <Pager
        frame={frame}
        path={path}
        query={{ ...fixed, ...toAddressQuery(filters) }}
        page={page}
      />
    </>
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
      <Item
        title={
          <>
            <Glyph
              name={issue.state === 'closed' ? 'issue-closed' : 'issue-opened'}
              label={issue.state === 'closed' ? 'Closed' : 'Open'}
              class={`state ${issue.state === 'closed' ? 'done' : 'open'}`}
            />{' '}
            {issue.confidential ? <Glyph name="lock" label="Confidential" /> : null}{' '}
            <a href={toInstancePath(frame, issue.web_url)}>{issue.title}</a>
          </>
        }
        actions={
          issue.user_notes_count > 0 ? (
            <span class="quiet">
              <Glyph name="comment" label="Comments" /> {issue.user_notes_count}
            </span>
          ) : null
        }
      >
        <LabelList frame={frame} path={path} labels={issue.labels} />
        <div class="quiet">
          {withProject ? issue.references.full : `#${issue.iid}`} opened{' '}
          <Ago at={issue.created_at} now={now} /> by{' '}
          <PersonLink frame={frame} person={issue.author} />
          {issue.milestone ? ` · ${issue.milestone.title}` : ''}
          {issue.due_date ? ` · due ${issue.due_date}` : ''}
        </div>
      </Item>
    ))}
  </Items>
);
