import type { RawTree } from '#runtime/raw.ts';
import type { ContainerContext } from './context.ts';
import { readTextValue } from './values.ts';

/**
 * The address of an uploaded file in a text, without the server and project before it and without punctuation after
 * it.
 */
const address = /\/uploads\/([0-9a-f]{32})\/([^\s/()<>[\]"'`]*[^\s/()<>[\]"'`.,;:!?])/g;
/** The part of the same URL that may precede it. */
const beginning = /[^\s()<>[\]"'`|]/;
const maxBeginningChars = 2048;

/**
 * Rewrites the links of a text to the imported files: full URLs, and links with the path of the project, refer to the
 * original instance.
 */
export function linkToOwnFiles(text: string, has: (upload: string) => boolean): string {
  let linked = '';
  let written = 0;
  for (const {
    0: { length },
    1: secret = '',
    2: name = '',
    index,
  } of text.matchAll(address)) {
    if (!has(`${secret}/${name}`) && !has(`${secret}/${decodeName(name)}`)) continue;
    let begin = index;
    const least = Math.max(written, index - maxBeginningChars);
    while (begin > least && beginning.test(text.charAt(begin - 1))) begin -= 1;
    linked += text.slice(written, begin) + text.slice(index, index + length);
    written = index + length;
  }
  return written === 0 ? text : linked + text.slice(written);
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * A text of a record with links to its own files; null where there is none.
 * @throws RecordRefused for one that cannot be stored, or is longer than `most` characters
 */
export function readLinkedText(
  { hasUpload }: Pick<ContainerContext, 'hasUpload'>,
  record: RawTree,
  name: string,
  most: number,
): string | null {
  const text = readTextValue(record, name, most);
  return text === null ? null : linkToOwnFiles(text, hasUpload);
}
