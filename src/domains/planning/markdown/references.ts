import { escapeHtml } from '#src/text/escape-html.ts';
import { readMarkedReferences, replaceReferences } from '#src/rendering/marks.ts';
import {
  parseAddress,
  parseReference,
  type TextReference,
} from '#src/rendering/reference-syntax.ts';
import type { RequestContext } from '#src/context.ts';
import type { Urls } from '#src/text/urls.ts';
import type { TextContainer } from './places.ts';
import {
  type ResolvedReference,
  type MarkdownReader,
  resolveMarkdownReferences,
} from './resolve.ts';

type Site = Pick<RequestContext, 'url' | 'config'>;

/**
 * Links the references in rendered HTML whose targets the reader may see. `place` is the project or group of the text:
 * without one, only full paths are linked.
 */
export async function linkReferences(
  reader: MarkdownReader & Site,
  html: string,
  place: TextContainer | null,
): Promise<string> {
  const references = readMarkedReferences(html).flatMap((raw) => readReference(raw, reader) ?? []);
  const found =
    references.length === 0 ? null : await resolveMarkdownReferences(reader, references, place);
  return replaceReferences(html, (raw) => {
    const thing = found?.get(raw);
    if (thing !== undefined) return link(thing, reader.url);
    return isAddress(raw, reader) ? formatLink(raw) : escapeHtml(raw);
  });
}

const isAddress = (raw: string, { config }: Site) => raw.startsWith(`${config.baseUrl}/`);

function readReference(raw: string, site: Site): TextReference | null {
  return isAddress(raw, site) ? parseAddress(raw, site.config.baseUrl) : parseReference(raw);
}

function link({ kind, page, label, title }: ResolvedReference, url: Urls): string {
  const shown = title === undefined || title === '' ? '' : ` title="${escapeHtml(title)}"`;
  const elsewhere = /^https?:/i.test(page);
  const href = escapeHtml(elsewhere ? page : url.web(page));
  const rel = elsewhere ? ' rel="nofollow noreferrer noopener"' : '';
  return `<a href="${href}"${rel}${shown} class="gfm gfm-${kind}">${escapeHtml(label)}</a>`;
}

/** An address that leads to nothing that the reader may see is a link like every other. */
function formatLink(address: string): string {
  const href = escapeHtml(address);
  return `<a href="${href}" rel="nofollow noreferrer noopener">${href}</a>`;
}
