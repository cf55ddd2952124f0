import type { Request } from 'express';
import { NotFound } from '#src/errors.ts';
import { Pager } from '#src/pages/items.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readPathId, readQueryText } from '../../page-query.ts';
import { EitherPage, type EitherVisit, findPlaceId } from '../either-place.tsx';
import type { PlacePages } from '../place-pages.ts';
import { toThread } from './entries.ts';
import type { Discussion } from './timeline-items.ts';
import { cutNotes } from './cut-to-page.ts';
import { ThreadBox } from './timeline.tsx';

/** Kinds of objects with threads, by the parts of their addresses. */
const kinds = {
  issues: { text: 'Issues', mark: '#', tabs: ['issues', 'issues'] },
  merge_requests: { text: 'Merge requests', mark: '!', tabs: ['merge_requests', 'merge_requests'] },
  epics: { text: 'Epics', mark: '&', tabs: ['issues', 'epics'] },
} as const;

type Kind = keyof typeof kinds;

/** Replies on a page of a thread. */
const maxPageNotes = 20;

/** Threads that are too long for the page of their issue, merge request or epic. */
export function addThreadPages(pages: PlacePages): void {
  for (const kind of ['issues', 'merge_requests'] as const) {
    pages.project(`/${kind}/:iid/discussions/:discussion`, (visit, req) =>
      showThread(visit, req, kind),
    );
  }
  pages.group('/epics/:iid/discussions/:discussion', (visit, req) =>
    showThread(visit, req, 'epics'),
  );
}

async function loadDiscussion(visit: EitherVisit, req: Request, kind: Kind): Promise<Discussion> {
  const { api } = visit;
  const iid = readPathId(req, 'iid');
  const id = findPlaceId(visit);
  const discussion_id = String(req.params['discussion']);
  if (kind === 'issues') {
    return api.call('getIssueDiscussion', { params: { id, issue_iid: iid, discussion_id } });
  }
  if (kind === 'merge_requests') {
    const params = { id, merge_request_iid: iid, discussion_id };
    return api.call('getMergeRequestDiscussion', { params });
  }
  const epic = await api.call('getEpic', { params: { id, epic_iid: iid } });
  const params = { id, epic_id: epic.id, discussion_id };
  return api.call('getEpicDiscussion', { params });
}

async function showThread(visit: EitherVisit, req: Request, kind: Kind): Promise<Reply> {
  const { frame, root } = visit;
  const discussion = await loadDiscussion(visit, req, kind);
  const number = readPathId(req, 'iid');
  const path = `${root}/-/${kind}/${number}`;
  const note = Number(readQueryText(req, 'note'));
  const named = discussion.notes.findIndex(({ id }) => id === note);
  const first = named === -1 ? (readPageQuery(req).page - 1) * maxPageNotes : named;
  const notes = discussion.notes.slice(first, named === -1 ? first + maxPageNotes : first + 1);
  const thread = await toThread(visit, { ...discussion, notes });
  if (thread === null) throw new NotFound();
  const hasNext = first + notes.length < discussion.notes.length;
  const { text, mark, tabs } = kinds[kind];
  return {
    pictures: true,
    revalidate: true,
    page: (
      <EitherPage
        visit={visit}
        title="Thread"
        tabs={tabs}
        crumbs={[
          { text, path: `${root}/-/${kind}` },
          { text: `${mark}${number}`, path },
          { text: 'Thread', path: `${path}/discussions/${discussion.id}` },
        ]}
      >
        <ThreadBox
          visit={visit}
          path={path}
          thread={{ ...thread, notes: cutNotes(thread.notes) }}
          mayComment={false}
        />
        {named === -1 ? (
          <Pager
            frame={frame}
            path={`${path}/discussions/${discussion.id}`}
            page={{
              kind: 'offset',
              page: first / maxPageNotes + 1,
              perPage: maxPageNotes,
              hasNext,
              total: discussion.notes.length,
            }}
          />
        ) : null}
        <p>
          <a href={frame.base + path}>
            Back to {mark}
            {number}
          </a>
        </p>
      </EitherPage>
    ),
  };
}
