const printableAscii = /^[\x20-\x7e]*$/;

/** Percent-encoding that leaves only the characters which RFC 8187 allows bare. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Many clients read at most 16 KiB of headers, and file names occur in two spellings. */
const maxValueChars = 1024;

/** The most characters of a file name that file systems take. */
const maxNameChars = 255;

/**
 * A text as a header value: unchanged if printable ASCII, otherwise in the form of RFC 8187. Empty for an overlong
 * text.
 */
export function toHeaderText(text: string): string {
  const value = printableAscii.test(text) ? text : `UTF-8''${percentEncode(text)}`;
  return value.length > maxValueChars ? '' : value;
}

/** `Content-Disposition` of a file that is shown inline on request. */
export const formatInlineDisposition = (name: string): string => formatDisposition('inline', name);

/** `Content-Disposition` of a file to download. */
export const formatAttachmentDisposition = (name: string): string =>
  formatDisposition('attachment', name);

/**
 * Header with a file name (RFC 6266): quoted, and for names that quotes cannot hold also in the extended form, which
 * clients prefer.
 */
function formatDisposition(kind: 'inline' | 'attachment', fullName: string): string {
  const name = [...fullName.slice(0, 2 * maxNameChars)].slice(0, maxNameChars).join('');
  const quotable = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const plain = `${kind}; filename="${quotable}"`;
  return quotable === name ? plain : `${plain}; filename*=UTF-8''${percentEncode(name)}`;
}

/**
 * The headers of raw bytes from a repository: caches revalidate before each use, and browsers run no scripts in them.
 */
export const rawHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;
