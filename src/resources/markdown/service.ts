import type { MarkdownService } from '../../../generated/markdown/service.ts';
import type { RequestContext } from '../../context.ts';
import { findProjectFor } from '../../policy/project-access.ts';
import { waitsFor } from '../../waits-for.ts';
import { renderText } from './render.ts';

export const markdown = {
  async renderMarkdown({ body }, context) {
    const { text, gfm, project } = body;
    if (project !== undefined) {
      await findProjectFor(context.db, context.actor, project);
      // References without a path are to be looked for in it.
      waitsFor('merge-requests');
    }
    return { status: 201, body: { html: await renderText(context, text, { references: gfm }) } };
  },
} satisfies MarkdownService<RequestContext>;
