import { escapeHtml } from '#src/text/escape-html.ts';
import type { Reply } from '../../handlers.tsx';
import { toTextReply } from './replies.ts';

export interface FeedEntry {
  /** Address, which identifies the entry. */
  readonly url: string;
  readonly title: string;
  readonly at: string;
  readonly author: string;
  readonly text?: string | null;
}

interface Feed {
  readonly title: string;
  /** Address of the page that shows the same. */
  readonly url: string;
  readonly entries: readonly FeedEntry[];
}

/** Characters of a text of an entry. */
const maxTextChars = 4000;

/** Characters that XML does not have. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const toXml = (text: string): string => escapeHtml(text.replace(notInXml, '\ufffd'));

/** An Atom feed (RFC 4287). Texts of people are plain text in it. */
export function toFeedReply({ title, url, entries }: Feed): Reply {
  const updated = entries[0]?.at ?? new Date(0).toISOString();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${toXml(title)}</title>
<link href="${toXml(url)}" rel="alternate" type="text/html"/>
<id>${toXml(url)}</id>
<updated>${toXml(updated)}</updated>
${entries.map(formatEntry).join('')}</feed>
`;
  return toTextReply(xml, 'application/atom+xml; charset=utf-8', { 'Cache-Control': 'no-cache' });
}

function formatEntry({ url, title, at, author, text }: FeedEntry): string {
  const content =
    text === null || text === undefined || text === ''
      ? ''
      : `<content type="text">${toXml(text.slice(0, maxTextChars))}</content>\n`;
  return `<entry>
<id>${toXml(url)}</id>
<link href="${toXml(url)}"/>
<title>${toXml(title)}</title>
<updated>${toXml(at)}</updated>
<author><name>${toXml(author)}</name></author>
${content}</entry>
`;
}
