import type { MarkdownService } from '#generated/markdown/service.ts';
import type { RequestContext } from '#src/context.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { toProjectContainer } from '#src/records/container.ts';
import type { TextContainer } from './places.ts';
import { renderText } from './render.ts';

export const markdown = {
  async renderMarkdown({ body }, context) {
    const { text, gfm, project } = body;
    const place = project === undefined ? undefined : await findPlace(context, project);
    const html = await renderText(context, text, { references: gfm, directed: gfm, place });
    return { status: 201, body: { html } };
  },
} satisfies MarkdownService<RequestContext>;

async function findPlace({ db, actor }: RequestContext, path: string): Promise<TextContainer> {
  const project = await findProjectFor(db, actor, path);
  return { container: toProjectContainer(project), fullPath: project.full_path };
}
