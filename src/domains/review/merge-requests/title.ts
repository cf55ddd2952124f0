const prefix = /^\s*(?:\[draft\]|\(draft\)|draft:)\s*/i;

/** Tells whether a title says that the merge request is not ready: `Draft:`, `[Draft]` or `(Draft)` in any case. */
export function isDraft(title: string): boolean {
  return prefix.test(title);
}

/** The title without all that says so. */
export function toReadyTitle(title: string): string {
  let ready = title;
  while (prefix.test(ready)) ready = ready.replace(prefix, '');
  return ready;
}

export function toDraftTitle(title: string): string {
  return isDraft(title) ? title : `Draft: ${title}`;
}
