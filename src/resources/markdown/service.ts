import type { MarkdownService } from '../../../generated/markdown/service.ts';
import type { RequestContext } from '../../context.ts';
import { findProjectFor } from '../../policy/project-access.ts';
import { findReferences, linkReferences, namesIn } from './references.ts';
import { parse, render, renderAsText } from './renderer.ts';

export const markdown: MarkdownService<RequestContext> = {
  async renderMarkdown({ body }, { db, actor, url }) {
    const { text, gfm, project } = body;
    // References without a path would be in it; nothing that they could mean exists yet.
    if (project !== undefined) await findProjectFor(db, actor, project);

    const tokens = parse(text);
    if (tokens === null) return { status: 201, body: { html: renderAsText(text) } };
    if (gfm) {
      const references = await findReferences(db, actor, namesIn(tokens));
      linkReferences(tokens, references, url);
    }
    return { status: 201, body: { html: render(tokens) ?? renderAsText(text) } };
  },
};
