import { GraphQLError } from 'graphql';
import type { LabelSource, LabelsResolvers } from '#generated/graphql/resolvers.ts';
import { formatGlobalId } from '#runtime/graphql/global-ids.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPagesOfParent } from '../lists.ts';
import { type Container, toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { labelList } from '#src/domains/planning/labels/list.ts';
import { presentLabelDetail } from '#src/domains/planning/labels/presenter.ts';
import { findLabel, findLabelRows, type LabelRow } from '#src/domains/planning/labels/table.ts';

export const labelsGraphql = {
  Label: {
    async load(ids, context) {
      const rows = await loadRows(ids, context);
      return new Map([...rows].map(([id, row]) => [id, presentLabelDetail(row)]));
    },
    id: async ({ id }, _args, context) => {
      const { project_id } = await loadRow(id, context);
      return formatGlobalId(
        context.globalIdApp,
        project_id === null ? 'GroupLabel' : 'ProjectLabel',
        id,
      );
    },
    createdAt: async ({ id }, _args, context) =>
      omitFraction((await loadRow(id, context)).created_at),
    updatedAt: async ({ id }, _args, context) =>
      omitFraction((await loadRow(id, context)).updated_at),
  },

  Project: {
    label: async ({ id }, { title }, context) =>
      findLabelByTitle(context, toProjectContainer(await loadProjectAccess(context, id)), title),
    labels: async ({ id }, { includeAncestorGroups, searchTerm, title }, context) =>
      createLabelPages(context, toProjectContainer(await loadProjectAccess(context, id)), {
        include_ancestor_groups: includeAncestorGroups === true,
        ...(searchTerm != null && { search: searchTerm }),
        ...(title != null && { title }),
      }),
  },

  Group: {
    label: async ({ id }, { title }, context) =>
      findLabelByTitle(context, toGroupContainer(await loadGroupAccess(context, id)), title),
    async labels({ id }, args, context) {
      const { includeAncestorGroups, includeDescendantGroups, onlyGroupLabels, searchTerm } = args;
      return createLabelPages(context, toGroupContainer(await loadGroupAccess(context, id)), {
        include_ancestor_groups: includeAncestorGroups === true,
        include_descendant_groups: includeDescendantGroups === true,
        only_group_labels: onlyGroupLabels === true || includeDescendantGroups !== true,
        ...(searchTerm != null && { search: searchTerm }),
      });
    },
  },

  Mutation: {
    async labelCreate({ projectPath, groupPath, title, color, description }, operations) {
      const body = { name: title, color: color ?? '', description: description ?? null };
      if ((projectPath == null) === (groupPath == null)) {
        throw new GraphQLError('Exactly one of group_path or project_path arguments is required');
      }
      const { body: label } =
        projectPath == null
          ? await operations.createGroupLabel({ params: { id: groupPath ?? '' }, body })
          : await operations.createProjectLabel({ params: { id: projectPath }, body });
      return { label: { id: label.id } };
    },
  },
} satisfies LabelsResolvers<GraphqlContext>;

const omitFraction = (time: string) => time.replace(/\.\d+/, '');

async function loadRows(ids: readonly number[], { request: { db } }: GraphqlContext) {
  const rows = await findLabelRows(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

async function loadRow(id: number, context: GraphqlContext): Promise<LabelRow> {
  const row = await context.batches.load(loadRows, id, context);
  if (row === undefined) throw new GraphQLError('The label was removed meanwhile');
  return row;
}

async function findLabelByTitle(
  context: GraphqlContext,
  container: Container,
  title: string,
): Promise<LabelSource> {
  const find = () => findLabel(context.request.db, container, title, 'above');
  return presentLabelDetail(await context.lookUp(find));
}

type Query = Omit<
  NonNullable<Parameters<typeof labelList.pageFor>[1]>,
  'container' | 'page' | 'per_page'
>;

function createLabelPages(
  context: GraphqlContext,
  container: Container,
  query: Query,
): Pages<LabelSource> {
  return createConnectionPagesOfParent(context, {
    list: labelList,
    query: { ...query, container },
    common: { ...query, container: { ...container, id: 0, namespaceId: 0 } },
    parent: container.id,
    table: container.kind === 'project' ? 'projects' : 'namespaces',
    slots: { container: 'id', namespace: container.kind === 'project' ? 'namespace_id' : 'id' },
    present: async (rows: readonly LabelRow[]) => rows.map(presentLabelDetail),
  });
}
