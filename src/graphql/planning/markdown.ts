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
      return htmlOf(context, description, await placeOfProject(context, id));
    },
  },
  Group: {
    descriptionHtml: ({ id }, _args, context) => descriptionOfGroup(context, id),
  },
  Namespace: {
    descriptionHtml: async ({ id, kind }, _args, context) =>
      kind === 'group' ? descriptionOfGroup(context, id) : null,
  },
  Topic: {
    descriptionHtml: async ({ description }, _args, context) =>
      context.lookUp(() => renderPlainText(context.request, description ?? '')),
  },
  Issue: {
    async descriptionHtml({ id }, _args, context) {
      const { description, project_id } = await issueOf(context, id);
      return htmlOf(context, description ?? null, await placeOfProject(context, project_id ?? 0));
    },
    async titleHtml({ id }, _args, context) {
      const { title, project_id } = await issueOf(context, id);
      return htmlOf(context, title ?? '', await placeOfProject(context, project_id ?? 0));
    },
  },
  Epic: {
    async descriptionHtml({ id }, _args, context) {
      const { description, group_id } = await epicOf(context, id);
      return htmlOf(context, description ?? null, await placeOfGroup(context, group_id ?? 0));
    },
    async titleHtml({ id }, _args, context) {
      const { title, group_id } = await epicOf(context, id);
      return htmlOf(context, title ?? '', await placeOfGroup(context, group_id ?? 0));
    },
  },
  Iteration: {
    descriptionHtml: async ({ description, group_id }, _args, context) =>
      htmlOf(context, description, await placeOfGroup(context, group_id)),
  },
} satisfies MarkdownResolvers<GraphqlContext>;

async function issueOf(context: GraphqlContext, id: number): Promise<Partial<IssueSource>> {
  return (await context.batches.load(issuesGraphql.Issue.load, id, context)) ?? {};
}

async function epicOf(context: GraphqlContext, id: number): Promise<Partial<EpicSource>> {
  return (await context.batches.load(epicsGraphql.Epic.load, id, context)) ?? {};
}

async function placeOfGroup(context: GraphqlContext, id: number): Promise<TextContainer> {
  const group = await loadGroupAccess(context, id);
  return { container: toGroupContainer(group), fullPath: group.full_path };
}

async function placeOfProject(context: GraphqlContext, id: number): Promise<TextContainer> {
  const project = await loadProjectAccess(context, id);
  return { container: toProjectContainer(project), fullPath: project.full_path };
}

async function descriptionOfGroup(context: GraphqlContext, id: number): Promise<string> {
  const group = await loadGroupAccess(context, id);
  return htmlOf(context, group.description, await placeOfGroup(context, id));
}

function htmlOf(
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
