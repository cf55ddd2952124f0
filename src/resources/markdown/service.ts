import type { MarkdownService } from '../../../generated/markdown/service.ts';
import type { RequestContext } from '../../context.ts';
import { findProjectFor } from '../../policy/project-access.ts';
import { recentSettings } from '../application-settings/current.ts';
import { proxyPictures } from './asset-proxy.ts';
import { drawDiagrams } from './diagrams.ts';
import { findReferences, linkReferences, namesIn } from './references.ts';
import { parse, render, renderAsText } from './renderer.ts';

export const markdown = {
  async renderMarkdown({ body }, { db, actor, url, config }) {
    const { text, gfm, project } = body;
    // References without a path would be in it; nothing that they could mean exists yet.
    if (project !== undefined) await findProjectFor(db, actor, project);

    const parsed = parse(text);
    if (parsed === null) return { status: 201, body: { html: renderAsText(text) } };
    const settings = await recentSettings(db);
    proxyPictures(parsed, settings, new URL(config.baseUrl).hostname);
    const tokens = drawDiagrams(parsed, settings);
    if (gfm) {
      const references = await findReferences(db, actor, namesIn(tokens));
      linkReferences(tokens, references, url);
    }
    return { status: 201, body: { html: render(tokens) ?? renderAsText(text) } };
  },
} satisfies MarkdownService<RequestContext>;
