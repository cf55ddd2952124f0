import type { EpicSource, IssueSource, MarkdownResolvers } from '#generated/graphql/resolvers.ts';
import { text } from '#runtime/graphql/convert.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { epicsGraphql } from './epics.ts';
import { issuesGraphql } from './issues.ts';
import { renderPlainText, renderText } from '#src/domains/planning/markdown/render.ts';
import type { TextContainer } from '#src/domains/planning/markdown/places.ts';

/** Rendered texts of resources that cannot import the renderer. */
export const markdownGraphql = {
  Project: {
    async descriptionHtml({ id }, _args, context) {
      const { description } = await loadProjectAccess(context, id);
      return renderHtml(context, description, await loadProjectContainer(context, id));
    },
  },
  Group: {
    descriptionHtml: ({ id }, _args, context) => renderGroupDescription(context, id),
  },
  Namespace: {
    descriptionHtml: async ({ id, kind }, _args, context) =>
      kind === 'group' ? renderGroupDescription(context, id) : null,
  },
  Topic: {
    descriptionHtml: async ({ description }, _args, context) =>
      context.lookUp(() => renderPlainText(context.request, description ?? '')),
  },
  Issue: {
    async descriptionHtml({ id }, _args, context) {
      const { description, project_id } = await loadIssue(context, id);
      return renderHtml(
        context,
        description ?? null,
        await loadProjectContainer(context, project_id ?? 0),
      );
    },
    async titleHtml({ id }, _args, context) {
      const { title, project_id } = await loadIssue(context, id);
      return renderHtml(context, title ?? '', await loadProjectContainer(context, project_id ?? 0));
    },
  },
  Epic: {
    async descriptionHtml({ id }, _args, context) {
      const { description, group_id } = await loadEpic(context, id);
      return renderHtml(
        context,
        description ?? null,
        await loadGroupContainer(context, group_id ?? 0),
      );
    },
    async titleHtml({ id }, _args, context) {
      const { title, group_id } = await loadEpic(context, id);
      return renderHtml(context, title ?? '', await loadGroupContainer(context, group_id ?? 0));
    },
  },
  Iteration: {
    descriptionHtml: async ({ description, group_id }, _args, context) =>
      renderHtml(context, description, await loadGroupContainer(context, group_id)),
  },
} satisfies MarkdownResolvers<GraphqlContext>;

async function loadIssue(context: GraphqlContext, id: number): Promise<Partial<IssueSource>> {
  return (await context.batches.load(issuesGraphql.Issue.load, id, context)) ?? {};
}

async function loadEpic(context: GraphqlContext, id: number): Promise<Partial<EpicSource>> {
  return (await context.batches.load(epicsGraphql.Epic.load, id, context)) ?? {};
}

async function loadGroupContainer(context: GraphqlContext, id: number): Promise<TextContainer> {
  const group = await loadGroupAccess(context, id);
  return { container: toGroupContainer(group), fullPath: group.full_path };
}

async function loadProjectContainer(context: GraphqlContext, id: number): Promise<TextContainer> {
  const project = await loadProjectAccess(context, id);
  return { container: toProjectContainer(project), fullPath: project.full_path };
}

async function renderGroupDescription(context: GraphqlContext, id: number): Promise<string> {
  const group = await loadGroupAccess(context, id);
  return renderHtml(context, group.description, await loadGroupContainer(context, id));
}

function renderHtml(
  context: GraphqlContext,
  markdown: string | null,
  place: TextContainer,
): Promise<string> {
  return context.lookUp(async () => {
    // Long ones are read now.
    const whole = (await text(markdown)) as string | null;
    return renderText(context.request, whole ?? '', { references: true, place });
  });
}
