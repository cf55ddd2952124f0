/** The conditions on files that stand among the words of a search: `filename:`, `path:` and `extension:`. */
export interface BlobSearch {
  /** The text that is left to look for. */
  readonly text: string;
  readonly keeps: (path: string) => boolean;
}

const condition = /(?<=^|\s)(-?)(filename|path|extension):(\S+)/g;

export function readBlobSearch(search: string): BlobSearch {
  const conditions = [...search.matchAll(condition)].map(
    ([, minus = '', kind = '', wanted = '']) => {
      const parts = wanted.toLowerCase().split('*');
      return (path: string) => holds(kind, parts, path.toLowerCase()) !== (minus === '-');
    },
  );
  return {
    text:
      conditions.length === 0 ? search : search.replace(condition, '').trim().replace(/\s+/g, ' '),
    keeps: (path) => conditions.every((keeps) => keeps(path)),
  };
}

function holds(kind: string, parts: readonly string[], path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (kind === 'path') return hasInOrder(path, parts);
  if (kind === 'filename') return hasInOrder(name, parts);
  return name.includes('.') && hasInOrder(name.slice(name.lastIndexOf('.')), ['.', ...parts]);
}

/** Tells whether a text has all parts, one behind the other. */
function hasInOrder(text: string, parts: readonly string[]): boolean {
  let at = 0;
  return parts.every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
}
