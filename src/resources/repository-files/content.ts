import { InvalidParameters } from '../../errors.ts';

export interface SentContent {
  readonly content: string;
  readonly encoding: 'text' | 'base64';
}

/** The bytes that are sent as a text; throws `InvalidParameters` for what is said to be base64 and is not. */
export function decodeContent({ content, encoding }: SentContent): Buffer {
  if (encoding === 'text') return Buffer.from(content, 'utf8');
  const bytes = fromBase64(content) ?? fromBase64(content.replace(/\s+/g, ''));
  if (bytes === null) throw new InvalidParameters('content is invalid');
  return bytes;
}

/** Node skips what it does not know, so that fewer bytes come out than the length promises. */
function fromBase64(text: string): Buffer | null {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const digits = text.length - padding;
  if (digits % 4 === 1 || (padding > 0 && text.length % 4 !== 0)) return null;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === Math.floor((digits * 3) / 4) ? bytes : null;
}
