import type { MarkdownService } from '../../../generated/markdown/service.ts';
import type { RequestContext } from '../../context.ts';
import { findProjectFor } from '../../policy/project-access.ts';
import { renderText } from './render.ts';

export const markdown = {
  async renderMarkdown({ body }, context) {
    const { text, gfm, project } = body;
    // References without a path would be in it; nothing that they could mean exists yet.
    if (project !== undefined) await findProjectFor(context.db, context.actor, project);
    return { status: 201, body: { html: await renderText(context, text, { references: gfm }) } };
  },
} satisfies MarkdownService<RequestContext>;
