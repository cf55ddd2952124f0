import { toBoardBody, toBoardListBody } from '#generated/graphql/arguments/boards.ts';
import { GraphQLError } from 'graphql';
import type {
  BoardIssueInput,
  BoardsResolvers,
  CreateBoardInput,
  Operations,
  UpdateBoardInput,
} from '#generated/graphql/resolvers.ts';
import { formatGlobalId } from '#runtime/graphql/global-ids.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPagesOfParent, computeSum } from '../lists.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { type Container, toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { loadLabelTitles } from '../planning/labels-titles.ts';
import {
  loadEpicsOnBoard,
  formatBoardListId,
  loadIssuesOfList,
  listNamed,
  loadListsOfBoard,
  toBoardListSource,
} from './boards-lists.ts';
import {
  loadBoardRow,
  loadShownBoardsById,
  loadScopeOfBoard,
  loadShownBoards,
  loadWholeBoard,
} from './boards-places.ts';
import { boardList } from '#src/domains/conversation/boards/list.ts';

export const boardsGraphql = {
  Query: {
    boardList: ({ id, issueFilters }, context) => listNamed(context, id.id, issueFilters),
  },

  Project: {
    async board({ id: project }, { id }, context) {
      const row = await loadBoardRow(context, parseGlobalIdNumber(id.id));
      return row.project_id === project
        ? ((await loadShownBoards(context, [row]))[0] ?? null)
        : null;
    },
    async boards({ id }, args, context) {
      const project = await loadProjectAccess(context, id);
      if (!isFeatureVisible(project, 'issues')) return [];
      return listBoards(context, toProjectContainer(project), args.id?.id);
    },
  },

  Group: {
    async board({ id: group }, { id }, context) {
      const row = await loadBoardRow(context, parseGlobalIdNumber(id.id));
      return row.group_id === group ? ((await loadShownBoards(context, [row]))[0] ?? null) : null;
    },
    boards: async ({ id }, args, context) =>
      listBoards(context, toGroupContainer(await loadGroupAccess(context, id)), args.id?.id),
  },

  Board: {
    load: loadShownBoardsById,
    createdAt: async ({ id }, _args, context) => (await loadBoardRow(context, id)).created_at,
    updatedAt: async ({ id }, _args, context) => (await loadBoardRow(context, id)).updated_at,
    async epics(board, { issueFilters }, context) {
      if (!context.request.paid) return null;
      context.countOnce('Board', 'epics');
      const ids = await loadEpicsOnBoard(context, board.id, issueFilters ?? {});
      return ids.map((id) => ({ id }));
    },
    async lists(board, { id, issueFilters }, context) {
      if (id == null) return loadListsOfBoard(context, board, issueFilters);
      const list = await listNamed(context, id.id, issueFilters);
      return list.board_id === board.id ? [list] : [];
    },
    webPath: async (board, _args, context) => new URL(await formatPageUrl(context, board)).pathname,
    webUrl: (board, _args, context) => formatPageUrl(context, board),
  },

  BoardList: {
    id: (list, _args, { globalIdApp }) =>
      formatGlobalId(globalIdApp, 'List', formatBoardListId(list)),
    issues: async (list, { filters }, context) =>
      (await loadIssuesOfList(context, list, filters ?? {})) ?? [],
    async issuesCount(list, _args, context) {
      const counted = JSON.parse(list.counted) as BoardIssueInput;
      const pages = await loadIssuesOfList(context, list, counted);
      return (await pages?.count?.()) ?? 0;
    },
    async totalWeight(list, _args, context) {
      if (!context.request.paid) return null;
      const counted = JSON.parse(list.counted) as BoardIssueInput;
      const pages = await loadIssuesOfList(context, list, counted);
      return pages === null ? 0 : computeSum(pages, 'weight');
    },
    listType: ({ kind }) => kind,
    position: ({ id, position }) => (id === 0 ? null : position),
    title: ({ assignee, iteration, kind, label, milestone }) => {
      if (kind === 'backlog') return 'Open';
      if (kind === 'closed') return 'Closed';
      if (iteration !== undefined) {
        return iteration.title ?? `${iteration.start_date} - ${iteration.due_date}`;
      }
      return label?.name ?? milestone?.title ?? `@${assignee?.username ?? ''}`;
    },
  },

  Mutation: {
    async createBoard(input, operations, context) {
      const { groupPath, projectPath } = input;
      if ((projectPath == null) === (groupPath == null)) {
        throw new GraphQLError('Exactly one of group_path or project_path arguments is required');
      }
      const params = { id: projectPath ?? groupPath ?? '' };
      const body = {
        name: input.name ?? 'Development',
        ...(await readAttributes(context, input, () => findContainer(context, input))),
      };
      const created =
        projectPath == null
          ? await operations.createGroupBoard({ params, body })
          : await operations.createProjectBoard({ params, body });
      return { board: { id: created.body.id } };
    },
    async updateBoard(input, operations, context) {
      const { container, params } = await findBoardParams(context, input.id.id);
      const body = {
        ...(input.name != null && { name: input.name }),
        ...(await readAttributes(context, input, () => Promise.resolve(container))),
      };
      if (container.kind === 'group') await operations.updateGroupBoard({ params, body });
      else await operations.updateProjectBoard({ params, body });
      return { board: { id: params.board_id } };
    },
    async destroyBoard({ id: { id } }, operations, context) {
      const { container, params } = await findBoardParams(context, id);
      if (container.kind === 'group') await operations.deleteGroupBoard({ params, headers: {} });
      else await operations.deleteProjectBoard({ params, headers: {} });
      return { board: null };
    },

    async boardListCreate(input, operations, context) {
      const { container, params } = await findBoardParams(context, input.boardId.id);
      const body = toBoardListBody(input);
      const { body: list } =
        container.kind === 'group'
          ? await operations.createGroupBoardList({ params, body })
          : await operations.createProjectBoardList({ params, body });
      return { list: toBoardListSource(params.board_id, list) };
    },
    async updateBoardList({ listId, position }, operations, context) {
      const { container, params, list } = await listIn(context, listId.id);
      const body = { position: position ?? list.position };
      const { body: moved } =
        container.kind === 'group'
          ? await operations.updateGroupBoardList({ params, body })
          : await operations.updateProjectBoardList({ params, body });
      return { list: toBoardListSource(params.board_id, moved) };
    },
    async destroyBoardList({ listId }, operations, context) {
      const { container, params } = await listIn(context, listId.id);
      if (container.kind === 'group')
        await operations.deleteGroupBoardList({ params, headers: {} });
      else await operations.deleteProjectBoardList({ params, headers: {} });
      return { list: null };
    },
  },
} satisfies BoardsResolvers<GraphqlContext>;

/** Boards of a project or group; containers are read in batches. */
function listBoards(context: GraphqlContext, container: Container, id: string | undefined) {
  const query = id === undefined ? {} : { id: parseGlobalIdNumber(id) };
  return createConnectionPagesOfParent(context, {
    list: boardList,
    query: { ...query, container },
    common: { ...query, container: { ...container, id: 0, namespaceId: 0 } },
    parent: container.id,
    table: container.kind === 'project' ? 'projects' : 'namespaces',
    slots: { owner: 'id' },
    present: (rows) => loadShownBoards(context, rows),
  });
}

const formatPageUrl = async (context: GraphqlContext, board: { readonly id: number }) =>
  `${(await loadWholeBoard(context, board)).page}/-/boards/${board.id}`;

/** @throws NotFound where the board is hidden */
async function findBoardParams(context: GraphqlContext, id: string) {
  const board_id = parseGlobalIdNumber(id);
  const { place } = await loadScopeOfBoard(context, board_id);
  const { container } = place;
  return { container, params: { id: container.id, board_id } };
}

/** @throws NotFound where the list is hidden, or is one that every board has */
async function listIn(context: GraphqlContext, id: string) {
  const list = await listNamed(context, String(parseGlobalIdNumber(id)));
  const { container, params } = await findBoardParams(context, String(list.board_id));
  return { container, list, params: { ...params, list_id: list.id } };
}

async function findContainer(
  { request: { db, actor } }: GraphqlContext,
  { groupPath, projectPath }: CreateBoardInput,
): Promise<Container> {
  if (projectPath == null) {
    const group = await findGroupFor(db, actor, groupPath ?? '').catch(() => {
      throw accessError();
    });
    return toGroupContainer(group);
  }
  const project = await findVisibleProject(db, actor, projectPath);
  if (project === null) throw accessError();
  return toProjectContainer(project);
}

type Change = NonNullable<Parameters<Operations['updateProjectBoard']>[0]['body']>;

/** The attributes that both mutations give, in the words of REST. */
async function readAttributes(
  context: GraphqlContext,
  input: Omit<UpdateBoardInput, 'id' | 'name'>,
  containerOf: () => Promise<Container>,
): Promise<Change> {
  const { labelIds, labels } = input;
  if (labels != null && labelIds != null) {
    throw new GraphQLError('labels and labelIds are mutually exclusive');
  }
  const titles =
    labelIds == null
      ? labels
      : await loadLabelTitles(
          context,
          await containerOf(),
          labelIds.map(({ id }) => id),
        );
  return {
    ...toBoardBody(input),
    ...(titles != null && { labels: titles.join(',') }),
  };
}
