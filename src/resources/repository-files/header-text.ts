const printableAscii = /^[\x20-\x7e]*$/;

/** Percent-encoding that leaves only the characters which RFC 8187 allows bare. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A text as a header value: as it stands when it is printable ASCII, otherwise in the form of RFC 8187. */
export function headerText(text: string): string {
  return printableAscii.test(text) ? text : `UTF-8''${percentEncoded(text)}`;
}

/** `Content-Disposition` of a file that is shown where it is asked for. */
export const inlineDisposition = (name: string): string => disposition('inline', name);

/** `Content-Disposition` of a file that is to be kept. */
export const attachmentDisposition = (name: string): string => disposition('attachment', name);

/**
 * With a file name (RFC 6266): quoted, and for names that quotes cannot hold as they stand a second time in the
 * extended form, which clients prefer.
 */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const quotable = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const plain = `${kind}; filename="${quotable}"`;
  return quotable === name ? plain : `${plain}; filename*=UTF-8''${percentEncoded(name)}`;
}
