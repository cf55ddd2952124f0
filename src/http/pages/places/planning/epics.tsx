import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import { PostButton } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { IssueState } from '#src/pages/markers.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readPathId } from '../../page-query.ts';
import { takeComment } from '../conversation/comment-forms.ts';
import { loadEntries } from '../conversation/entries.ts';
import { CommentForm, Timeline } from '../conversation/timeline.tsx';
import type { RefusedComment } from '../conversation/subjects.ts';
import { GroupPage } from '../group-page.tsx';
import { Description } from '../issuables/description.tsx';
import { LabelList } from '../issuables/facts.tsx';
import { FilteredList } from '../issuables/filtered-list.tsx';
import { readFilters, toListQuery } from '../issuables/filters.tsx';
import { loadLabelColors, type NamedLabel } from '../issuables/labels.ts';
import { IssueRows } from '../issues/list.tsx';
import { renderMarkup } from '../markup.tsx';
import type { BodyOf } from '../operations.ts';
import type { PlacePages } from '../place-pages.ts';
import type { GroupVisit, PlaceVisit } from '../visits.ts';
import { addEpicForms } from './epic-form.tsx';

type Epic = BodyOf<'getEpic'>;

/** Names the page of issues in the address: `page` is that of the timeline. */
const issuesParameter = 'issues_page';

const epicStates = ['opened', 'closed', 'all'];

/** Epics of groups: the list, one epic with its issues and epics, comments, and closing. */
export function addEpicPages(pages: PlacePages): void {
  pages.group('/epics', async (visit, req) => showList(visit, req));
  addEpicForms(pages);
  pages.group('/epics/:iid', async (visit, req) => showEpic(visit, req));
  pages.groupForm('/epics/:iid/notes', async (visit, form, req) => {
    const { id, iid } = await findEpic(visit, req);
    const params = { id: visit.group.id, epic_id: id };
    return takeComment(form, {
      label: 'Comment',
      path: formatEpicPath(visit, iid),
      add: (body) => visit.api.call('createEpicNote', { params, body }),
      showAgain: (sent) => showEpic(visit, req, sent),
    });
  });
  pages.groupForm('/epics/:iid/discussions/:discussion', async (visit, form, req) => {
    const { id, iid } = await findEpic(visit, req);
    const discussion_id = String(req.params['discussion']);
    const params = { id: visit.group.id, epic_id: id, discussion_id };
    return takeComment(form, {
      label: 'Reply',
      path: formatEpicPath(visit, iid),
      add: (body) => visit.api.call('createEpicDiscussionNote', { params, body }),
      showAgain: (sent) => showEpic(visit, req, sent),
    });
  });
  pages.groupForm('/epics/:iid/state', async (visit, form, req) => {
    const iid = readPathId(req, 'iid');
    const state_event = form.text('state_event') === 'reopen' ? 'reopen' : 'close';
    await visit.api.call('updateEpic', {
      params: { id: visit.group.id, epic_iid: iid },
      body: { state_event },
    });
    return { redirect: formatEpicPath(visit, iid) };
  });
}

const formatEpicPath = ({ root }: GroupVisit, iid: number): string => `${root}/-/epics/${iid}`;

/** Whether the visitor sees the forms that change epics; the operations decide again. */
const mayWrite = ({ actor, group }: GroupVisit): boolean =>
  actor !== null && group.level >= AccessLevel.Reporter;

const findEpic = (visit: GroupVisit, req: Request): Promise<Epic> =>
  visit.api.call('getEpic', {
    params: { id: visit.group.id, epic_iid: readPathId(req, 'iid') },
  });

async function showList(visit: GroupVisit, req: Request): Promise<Reply> {
  const { api, frame, group, root } = visit;
  const path = `${root}/-/epics`;
  const filters = readFilters(req, epicStates);
  const { state, search, labels, author_username, order_by, sort } = toListQuery(filters);
  const { rows, page } = await api.list('listEpics', {
    params: { id: group.id },
    query: {
      ...readPageQuery(req),
      ...{ state, search, labels, author_username, order_by, sort },
      with_labels_details: true,
    } as never,
  });
  return {
    revalidate: true,
    page: (
      <GroupPage visit={visit} title="Epics" tab="epics">
        {mayWrite(visit) ? (
          <p class="buttons">
            <a class="button" href={`${frame.base}${path}/new`}>
              New epic
            </a>
          </p>
        ) : null}
        <FilteredList
          frame={frame}
          path={path}
          filters={filters}
          states={epicStates}
          fields={['search', 'labels', 'author_username']}
          page={page}
        >
          <EpicRows visit={visit} path={path} epics={rows} />
        </FilteredList>
      </GroupPage>
    ),
  };
}

/** Rows of epics. `path` is that of the list, to which labels link. */
const EpicRows: FC<{
  readonly visit: PlaceVisit;
  readonly path: string;
  readonly epics: readonly Epic[];
}> = ({ visit: { frame, now }, path, epics }) => (
  <Items none="No epics match.">
    {epics.map((epic) => (
      <Item
        title={
          <>
            {epic.confidential ? <Glyph name="lock" label="Confidential" /> : null}{' '}
            <a href={`${frame.base}${path}/${epic.iid}`}>
              <Glyph name="stack" /> {epic.title}
            </a>
          </>
        }
        actions={<IssueState state={epic.state} />}
      >
        <LabelList frame={frame} path={path} labels={epic.labels} />
        <div class="quiet">
          &{epic.iid} opened <Ago at={epic.created_at} now={now} /> by{' '}
          <PersonLink frame={frame} person={epic.author} />
        </div>
      </Item>
    ))}
  </Items>
);

async function showEpic(
  visit: GroupVisit,
  req: Request,
  comment: RefusedComment | null = null,
): Promise<Reply> {
  const { api, frame, group, now, root } = visit;
  const epic = await findEpic(visit, req);
  const params = { id: group.id, epic_iid: epic.iid };
  const path = formatEpicPath(visit, epic.iid);
  const issues = await api.list(
    'listEpicIssues',
    { params, query: readPageQuery(req, issuesParameter) },
    { texts: false },
  );
  const epics = await api.call('listChildEpics', { params });
  const rendered = await renderMarkup(api, epic.description, group);
  const subject = { kind: 'epic', id: group.id, epic_id: epic.id } as const;
  const { entries, page } = await loadEntries(visit, subject, readPageQuery(req).page);
  const labels = await loadLabelColors(api, { kind: 'group', id: group.id }, epic.labels);
  const isMember = visit.actor !== null && group.level >= AccessLevel.Guest;
  return {
    pictures: true,
    revalidate: comment === null,
    status: comment === null ? 200 : 422,
    page: (
      <GroupPage
        visit={visit}
        title={`${epic.title} (&${epic.iid})`}
        tab="epics"
        crumbs={[{ text: 'Epics', path: `${root}/-/epics` }, { text: `&${epic.iid}` }]}
        alert={comment?.refused.alert ?? null}
        heading={<EpicHeading visit={visit} epic={epic} path={path} />}
      >
        <p>
          <IssueState state={epic.state} /> opened <Ago at={epic.created_at} now={now} /> by{' '}
          <PersonLink frame={frame} person={epic.author} picture />
        </p>
        <div class="with-side">
          <div>
            <Description rendered={rendered} />
            {epics.length === 0 ? null : (
              <>
                <h2>Epics</h2>
                <EpicRows visit={visit} path={`${root}/-/epics`} epics={epics} />
              </>
            )}
            <EpicIssues visit={visit} path={path} listed={issues} />
            <h2>Activity</h2>
            <Timeline
              visit={visit}
              path={path}
              entries={entries}
              page={page}
              mayComment={isMember}
            />
            {isMember ? (
              <CommentForm
                visit={visit}
                path={path}
                text={comment?.text ?? ''}
                errors={comment?.refused.beside['note'] ?? comment?.refused.beside['body']}
              />
            ) : null}
          </div>
          <EpicFacts visit={visit} epic={epic} labels={labels} />
        </div>
      </GroupPage>
    ),
  };
}

const EpicIssues: FC<{
  readonly visit: GroupVisit;
  readonly path: string;
  readonly listed: { readonly rows: BodyOf<'listEpicIssues'>; readonly page: PageResult };
}> = ({ visit: { frame, now, root }, path, listed: { rows, page } }) => (
  <>
    <h2>Issues</h2>
    <IssueRows frame={frame} path={`${root}/-/issues`} issues={rows} now={now} withProject />
    <Pager frame={frame} path={path} page={page} parameter={issuesParameter} />
  </>
);

const EpicHeading: FC<{
  readonly visit: GroupVisit;
  readonly epic: Epic;
  readonly path: string;
}> = ({ visit, epic, path }) => {
  const { frame } = visit;
  const closes = epic.state === 'opened';
  return (
    <div class="title-row">
      <h1>
        {epic.title} <span class="quiet">&{epic.iid}</span>
      </h1>
      {mayWrite(visit) ? (
        <div class="buttons">
          <a class="button" href={`${frame.base}${path}/edit`}>
            Edit
          </a>
          <PostButton
            frame={frame}
            action={`${path}/state`}
            kind="quiet"
            fields={{ state_event: closes ? 'close' : 'reopen' }}
          >
            {closes ? 'Close epic' : 'Reopen epic'}
          </PostButton>
        </div>
      ) : null}
    </div>
  );
};

const EpicFacts: FC<{
  readonly visit: GroupVisit;
  readonly epic: Epic;
  readonly labels: readonly NamedLabel[];
}> = ({ visit: { frame, root }, epic, labels }) => (
  <aside class="side" aria-label="About the epic">
    <dl>
      <dt>Labels</dt>
      <dd>
        {labels.length === 0 ? 'None' : null}
        <LabelList frame={frame} path={`${root}/-/epics`} labels={labels} />
      </dd>
      <dt>Start</dt>
      <dd>{epic.start_date ?? 'None'}</dd>
      <dt>Due date</dt>
      <dd>{epic.due_date ?? 'None'}</dd>
      <dt>Parent</dt>
      <dd>
        {typeof epic.parent_iid === 'number' ? (
          <a href={`${frame.base}${root}/-/epics/${epic.parent_iid}`}>&{epic.parent_iid}</a>
        ) : (
          'None'
        )}
      </dd>
    </dl>
  </aside>
);
