import type { Request } from 'express';
import type { Child, FC } from 'hono/jsx';
import { NotFound } from '#src/errors.ts';
import { PostButton } from '#src/pages/fields.tsx';
import { Empty } from '#src/pages/markers.tsx';
import { Tabs } from '#src/pages/tabs.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { readPathId, readQueryText } from '../../page-query.ts';
import {
  EitherPage,
  type EitherVisit,
  findPlaceId,
  isProjectVisit,
  mayChangePlans,
} from '../either-place.tsx';
import { IssueViews } from '../issues/views.tsx';
import type { PlacePages } from '../place-pages.ts';
import { LaneSection } from './lane-section.tsx';
import {
  type Board,
  type BoardLane,
  findBoardOperations,
  listLanes,
  loadLane,
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

const listBoards = (visit: EitherVisit): Promise<readonly Board[]> =>
  visit.api.call(findBoardOperations(visit).list, {
    params: { id: findPlaceId(visit) },
    query: { per_page: maxBoards },
  });

const getBoard = (visit: EitherVisit, board_id: number): Promise<Board> =>
  visit.api.call(findBoardOperations(visit).one, {
    params: { id: findPlaceId(visit), board_id },
  });

async function showFirst(visit: EitherVisit): Promise<Reply> {
  const [first] = await listBoards(visit);
  if (first !== undefined) return { redirect: `${visit.root}/-/boards/${first.id}` };
  return {
    page: (
      <BoardPage visit={visit} title="Boards">
        <Empty title="There is no board yet">
          <p>A board shows issues in columns by label.</p>
          {mayChangePlans(visit) ? (
            <PostButton frame={visit.frame} action={`${visit.root}/-/boards`}>
              Create a board
            </PostButton>
          ) : null}
        </Empty>
      </BoardPage>
    ),
  };
}

async function createBoard(visit: EitherVisit & SignedInVisit): Promise<Reply> {
  const body = { name: 'Development' };
  const params = { id: findPlaceId(visit) };
  const board: Board = await visit.api.call(findBoardOperations(visit).create, { params, body });
  return { redirect: `${visit.root}/-/boards/${board.id}` };
}

async function showBoard(visit: EitherVisit, req: Request): Promise<Reply> {
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
              lanes={mayChangePlans(visit) ? targets : []}
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
  readonly visit: EitherVisit;
  readonly title: string;
  readonly children: Child;
}> = ({ visit, title, children }) => (
  <EitherPage visit={visit} title={title} tabs={['issues', 'boards']} width="full">
    {isProjectVisit(visit) ? <IssueViews visit={visit} current="boards" /> : null}
    {children}
  </EitherPage>
);

/** Moves an issue from one list to another: by the labels, people and states that the lists stand for. */
async function moveIssue(
  visit: EitherVisit & SignedInVisit,
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
  const id = isProjectVisit(visit) ? visit.project.id : Number(form.text('project'));
  const back = { redirect: `${visit.root}/-/boards/${board.id}` };
  if (from.key === to.key) return back;
  const params = { id, issue_iid };
  const { assignees } = await visit.api.call('getIssue', { params });
  await visit.api.call('updateIssue', { params, body: toMove(from, to, assignees) });
  return back;
}
