import type { Request } from 'express';
import type { Child, FC } from 'hono/jsx';
import { NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { PostButton } from '#src/pages/fields.tsx';
import { Empty } from '#src/pages/markers.tsx';
import { Tabs } from '#src/pages/tabs.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { readPathId, readQueryText } from '../../page-query.ts';
import { GroupPage } from '../group-page.tsx';
import { IssueViews } from '../issues/views.tsx';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';
import { LaneSection } from './lane-section.tsx';
import {
  type Board,
  type BoardLane,
  listLanes,
  loadLane,
  type OwnerVisit,
  type ShownLane,
  toMove,
} from './lanes.ts';

/** Lists of a board that a page shows. */
const maxShownLists = 8;

/** A page with its frame stays below 150 kB with this. */
const maxBoardChars = 110_000;

const isOfList = ({ key }: BoardLane): boolean => key !== 'open' && key !== 'closed';

/** Boards of projects and groups. */
export function addBoardPages(pages: PlacePages): void {
  pages.project('/boards', (visit) => showFirst(visit));
  pages.group('/boards', (visit) => showFirst(visit));
  pages.project('/boards/:board', (visit, req) => showBoard(visit, req));
  pages.group('/boards/:board', (visit, req) => showBoard(visit, req));
  pages.projectForm('/boards', (visit) => createBoard(visit));
  pages.groupForm('/boards', (visit) => createBoard(visit));
  pages.projectForm('/boards/:board/move', (visit, form, req) => moveIssue(visit, form, req));
  pages.groupForm('/boards/:board/move', (visit, form, req) => moveIssue(visit, form, req));
}

const maxBoards = 50;

const listBoards = (visit: OwnerVisit): Promise<readonly Board[]> =>
  'project' in visit
    ? visit.api.call('listProjectBoards', {
        params: { id: visit.project.id },
        query: { per_page: maxBoards },
      })
    : visit.api.call('listGroupBoards', {
        params: { id: visit.group.id },
        query: { per_page: maxBoards },
      });

const getBoard = (visit: OwnerVisit, board_id: number): Promise<Board> =>
  'project' in visit
    ? visit.api.call('getProjectBoard', { params: { id: visit.project.id, board_id } })
    : visit.api.call('getGroupBoard', { params: { id: visit.group.id, board_id } });

async function showFirst(visit: OwnerVisit): Promise<Reply> {
  const [first] = await listBoards(visit);
  if (first !== undefined) return { redirect: `${visit.root}/-/boards/${first.id}` };
  const mayCreate = mayMove(visit);
  return {
    page: (
      <BoardPage visit={visit} title="Boards">
        <Empty title="There is no board yet">
          <p>A board shows issues in columns by label.</p>
          {mayCreate ? (
            <PostButton frame={visit.frame} action={`${visit.root}/-/boards`}>
              Create a board
            </PostButton>
          ) : null}
        </Empty>
      </BoardPage>
    ),
  };
}

async function createBoard(visit: OwnerVisit & SignedInVisit): Promise<Reply> {
  const body = { name: 'Development' };
  const board: Board =
    'project' in visit
      ? await visit.api.call('createProjectBoard', { params: { id: visit.project.id }, body })
      : await visit.api.call('createGroupBoard', { params: { id: visit.group.id }, body });
  return { redirect: `${visit.root}/-/boards/${board.id}` };
}

/** Whether the visitor sees the forms that move issues; the operations decide again. */
const mayMove = (visit: OwnerVisit): boolean =>
  visit.actor !== null &&
  ('project' in visit ? visit.project : visit.group).level >= AccessLevel.Reporter;

async function showBoard(visit: OwnerVisit, req: Request): Promise<Reply> {
  const { frame, root } = visit;
  const board = await getBoard(visit, readPathId(req, 'board'));
  const boards = await listBoards(visit);
  const path = `${root}/-/boards/${board.id}`;
  const lanes = listLanes(board);
  const first = Number(/^\d{1,4}$/.exec(readQueryText(req, 'from'))?.[0] ?? 0);
  const some = lanes.slice(first, first + maxShownLists);
  const shown: ShownLane[] = [];
  for (const lane of some) shown.push(await loadLane(visit, board, lane));
  const next = first + maxShownLists;
  // Each card has the choice of a column: those that are shown, and the outermost.
  const targets = lanes.filter((lane) => some.includes(lane) || !isOfList(lane));
  return {
    pictures: true,
    revalidate: true,
    page: (
      <BoardPage visit={visit} title={board.name}>
        {boards.length < 2 ? null : (
          <Tabs
            frame={frame}
            label="Boards"
            current={String(board.id)}
            tabs={boards.map(({ id, name }) => ({
              name: String(id),
              text: name,
              path: `${root}/-/boards/${id}`,
            }))}
          />
        )}
        <div class="board" tabindex={0} role="region" aria-label={board.name}>
          {shown.map((each) => (
            <LaneSection
              visit={visit}
              shown={each}
              board={path}
              lanes={mayMove(visit) ? targets : []}
              chars={Math.floor(maxBoardChars / shown.length)}
            />
          ))}
        </div>
        {lanes.length <= maxShownLists ? null : (
          <nav class="buttons" aria-label="Lists of the board">
            {first > 0 ? (
              <a href={`${frame.base}${path}?from=${Math.max(0, first - maxShownLists)}`}>
                Lists before
              </a>
            ) : null}
            {next < lanes.length ? (
              <a href={`${frame.base}${path}?from=${next}`}>Further lists</a>
            ) : null}
          </nav>
        )}
      </BoardPage>
    ),
  };
}

const BoardPage: FC<{
  readonly visit: OwnerVisit;
  readonly title: string;
  readonly children: Child;
}> = ({ visit, title, children }) =>
  'project' in visit ? (
    <ProjectPage visit={visit} title={title} tab="issues" width="full">
      <IssueViews visit={visit} current="boards" />
      {children}
    </ProjectPage>
  ) : (
    <GroupPage visit={visit} title={title} tab="boards" width="full">
      {children}
    </GroupPage>
  );

/** Moves an issue from one list to another: by the labels, people and states that the lists stand for. */
async function moveIssue(
  visit: OwnerVisit & SignedInVisit,
  form: SentForm,
  req: Request,
): Promise<Reply> {
  const board = await getBoard(visit, readPathId(req, 'board'));
  const lanes = listLanes(board);
  const find = (name: string): BoardLane => {
    const lane = lanes.find(({ key }) => key === form.text(name));
    if (lane === undefined) throw new NotFound();
    return lane;
  };
  const [from, to] = [find('from'), find('to')];
  const issue_iid = Number(form.text('issue'));
  const id = 'project' in visit ? visit.project.id : Number(form.text('project'));
  const back = { redirect: `${visit.root}/-/boards/${board.id}` };
  if (from.key === to.key) return back;
  const params = { id, issue_iid };
  const { assignees } = await visit.api.call('getIssue', { params });
  await visit.api.call('updateIssue', { params, body: toMove(from, to, assignees) });
  return back;
}
