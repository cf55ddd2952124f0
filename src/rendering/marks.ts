/**
 * Mark around each reference in rendered HTML. The parser removes it from every text, and HTML with more marks than
 * expected is rejected (see `renderMarkdown`).
 */
export const mark = '\0';

/** Replaces the references in rendered HTML. `replace` gets each as it was written, and returns HTML. */
export function replaceReferences(html: string, replace: (reference: string) => string): string {
  const pieces = html.split(mark);
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : replace(piece))).join('');
}

/** The references in rendered HTML as they were written. */
export function readMarkedReferences(html: string): string[] {
  return html.split(mark).filter((_, index) => index % 2 === 1);
}

/** True if the HTML contains exactly the marks of `references` references. */
export function hasOnlyReferenceMarks(references: number, html: string): boolean {
  return html.split(mark).length === 2 * references + 1;
}
