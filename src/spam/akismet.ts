import type { OutboundRules } from '#src/outbound/destination.ts';
import { postForm } from '#src/outbound/post.ts';

/** A text, and who wrote it how. */
export interface SpamQuestion {
  readonly text: string;
  readonly author: { readonly name: string; readonly email: string };
  readonly ip: string;
  readonly userAgent: string;
  /** URL of the instance, which would publish the text. */
  readonly site: string;
}

const timeoutMs = 3_000;
/** The answer is a single word. */
const maxBytes = 1024;

/** URL of the Akismet check for the holder of a key. */
export function formatAkismetUrl(key: string): URL {
  // The key is a part of the name of the host: it must not name another one.
  if (!/^[a-z0-9]+$/i.test(key)) throw new Error('the Akismet key is missing');
  return new URL(`https://${key}.rest.akismet.com/1.1/comment-check`);
}

/** Asks Akismet; rejects without a clear answer within the time limit. */
export async function isSpamToAkismet(
  url: URL,
  { text, author, ip, userAgent, site }: SpamQuestion,
  rules: OutboundRules,
): Promise<boolean> {
  const form = {
    blog: site,
    user_ip: ip,
    user_agent: userAgent,
    comment_type: 'comment',
    comment_content: text,
    comment_author: author.name,
    comment_author_email: author.email,
    blog_charset: 'UTF-8',
  };
  const headers = { accept: '*/*', 'user-agent': 'Hearth | Akismet/1.1' };
  const { status, body } = await postForm(url, form, {
    rules,
    headers,
    maxBytes,
    timeLimit: timeoutMs,
  });
  const verdict = body.toString('latin1').trim();
  if (status === 200 && verdict === 'true') return true;
  if (status === 200 && verdict === 'false') return false;
  throw new Error('Akismet returned neither true nor false');
}
