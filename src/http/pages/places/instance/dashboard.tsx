import type { Request } from 'express';
import { groupPolicy } from '#src/domains/core/groups/policy.ts';
import { PostButton } from '#src/pages/fields.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { toWords } from '#src/pages/markers.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import { Tabs } from '#src/pages/tabs.tsx';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { readPageQuery, readQueryText } from '../../page-query.ts';
import { loadIssueList } from '../issues/list.tsx';
import { toInstancePath } from '../links.ts';
import { loadMergeRequestList } from '../merge-requests/list.tsx';
import { ProjectRows } from '../project-rows.tsx';
import type { PlaceVisit } from '../visits.ts';

type OwnVisit = PlaceVisit & SignedInVisit;

/** Start page of a signed-in user: the own projects and open work. */
export async function showDashboard(visit: OwnVisit): Promise<Reply> {
  const { actor, api, frame, now } = visit;
  const projects = await api.call('listProjects', {
    query: { membership: true, order_by: 'last_activity_at', per_page: 10 },
  });
  const todos = await api.call('listTodos', { query: { state: 'pending', per_page: 5 } });
  return {
    page: (
      <HtmlPage
        frame={frame}
        title="Your work"
        heading={
          <div class="title-row">
            <h1>Your work</h1>
            <div class="buttons">
              <a class="button" href={`${frame.base}/projects/new`}>
                New project
              </a>
              {groupPolicy.createTopLevel({ actor }) ? (
                <a class="button quiet" href={`${frame.base}/groups/new`}>
                  New group
                </a>
              ) : null}
            </div>
          </div>
        }
      >
        <h2>To-dos</h2>
        <TodoRows visit={visit} todos={todos} />
        <h2>Your projects</h2>
        <ProjectRows
          frame={frame}
          projects={projects}
          now={now}
          none="You are not a member of a project yet."
        />
        <p>
          <a href={`${frame.base}/explore`}>All projects</a>
        </p>
      </HtmlPage>
    ),
  };
}

/** Issues across projects: those assigned to the visitor, or those the visitor opened. */
export async function showOwnIssues(visit: OwnVisit, req: Request): Promise<Reply> {
  const { actor, frame } = visit;
  const created = readQueryText(req, 'scope') === 'created';
  const path = '/dashboard/issues';
  const mine = created
    ? { author_username: actor.user.username }
    : { assignee_username: [actor.user.username] };
  const list = await loadIssueList(visit, req, {
    path,
    fixed: created ? { scope: 'created' } : {},
    source: { operation: 'listIssues', query: mine },
  });
  return {
    revalidate: true,
    page: (
      <HtmlPage frame={frame} title="Your issues">
        <Tabs
          frame={frame}
          label="Issues"
          current={created ? 'created' : 'assigned'}
          tabs={[
            { name: 'assigned', text: 'Assigned to you', path },
            { name: 'created', text: 'Opened by you', path: `${path}?scope=created` },
          ]}
        />
        {list}
      </HtmlPage>
    ),
  };
}

/** Merge requests across projects: those to review, those assigned to the visitor, or those the visitor opened. */
export async function showOwnMergeRequests(visit: OwnVisit, req: Request): Promise<Reply> {
  const { actor, frame } = visit;
  const { username } = actor.user;
  const path = '/dashboard/merge_requests';
  const scope = readQueryText(req, 'scope');
  const own = { created: { author_username: username }, assigned: { scope: 'assigned_to_me' } };
  const mine = Object.hasOwn(own, scope)
    ? own[scope as keyof typeof own]
    : { reviewer_username: username };
  const list = await loadMergeRequestList(visit, req, {
    path,
    fixed: Object.hasOwn(own, scope) ? { scope } : {},
    source: { operation: 'listMergeRequests', query: mine },
  });
  return {
    revalidate: true,
    page: (
      <HtmlPage frame={frame} title="Your merge requests">
        <Tabs
          frame={frame}
          label="Merge requests"
          current={Object.hasOwn(own, scope) ? scope : 'reviews'}
          tabs={[
            { name: 'reviews', text: 'To review', path },
            { name: 'assigned', text: 'Assigned to you', path: `${path}?scope=assigned` },
            { name: 'created', text: 'Opened by you', path: `${path}?scope=created` },
          ]}
        />
        {list}
      </HtmlPage>
    ),
  };
}

type Todo = Awaited<ReturnType<typeof loadTodos>>['rows'][number];

const loadTodos = ({ api }: OwnVisit, req: Request, state: 'pending' | 'done') =>
  api.list('listTodos', { query: { ...readPageQuery(req), state } });

/** To-dos of the visitor, with buttons that mark them as done. */
export async function showTodos(visit: OwnVisit, req: Request): Promise<Reply> {
  const { frame } = visit;
  const state = readQueryText(req, 'state') === 'done' ? 'done' : 'pending';
  const { rows, page } = await loadTodos(visit, req, state);
  const path = '/dashboard/todos';
  return {
    page: (
      <HtmlPage frame={frame} title="To-dos">
        <Tabs
          frame={frame}
          label="States"
          current={state}
          tabs={[
            { name: 'pending', text: 'To do', path },
            { name: 'done', text: 'Done', path: `${path}?state=done` },
          ]}
        />
        <TodoRows visit={visit} todos={rows} />
        <Pager frame={frame} path={path} query={{ state }} page={page} />
      </HtmlPage>
    ),
  };
}

const TodoRows = ({
  visit,
  todos,
}: {
  readonly visit: OwnVisit;
  readonly todos: readonly Todo[];
}) => {
  const { frame, now } = visit;
  return (
    <Items none="Nothing to do.">
      {todos.map((todo) => (
        <Item
          title={<a href={toInstancePath(frame, todo.target_url)}>{todo.body}</a>}
          mark={toWords(todo.action_name)}
          actions={
            todo.state === 'pending' ? (
              <PostButton frame={frame} action={`/dashboard/todos/${todo.id}/done`} kind="quiet">
                Done
              </PostButton>
            ) : null
          }
        >
          <div class="quiet">
            <PersonLink frame={frame} person={todo.author} /> · {todo.project?.path_with_namespace}{' '}
            · <Ago at={todo.created_at} now={now} />
          </div>
        </Item>
      ))}
    </Items>
  );
};
