import { Pauses } from '#src/turns/pauses.ts';

/** The conditions on files among the words of a search: `filename:`, `path:` and `extension:`. */
export interface BlobSearch {
  /** The text that is left to look for. */
  readonly text: string;
  /** Filters paths by all conditions, with pauses for other requests. */
  readonly among: (paths: readonly string[]) => Promise<string[]>;
}

const condition = /(?<=^|\s)(-?)(filename|path|extension):(\S+)/g;

export function readBlobSearch(search: string): BlobSearch {
  const conditions = [...search.matchAll(condition)].map(([, minus = '', kind = '', term = '']) => {
    const parts = term.toLowerCase().split('*');
    return (path: string) => holds(kind, parts, path.toLowerCase()) !== (minus === '-');
  });
  return {
    text:
      conditions.length === 0 ? search : search.replace(condition, '').trim().replace(/\s+/g, ' '),
    async among(paths) {
      const pauses = new Pauses();
      const kept: string[] = [];
      for (const path of paths) {
        if (conditions.every((keeps) => keeps(path))) kept.push(path);
        await pauses.take();
      }
      return kept;
    },
  };
}

function holds(kind: string, parts: readonly string[], path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (kind === 'path') return hasInOrder(path, parts);
  if (kind === 'filename') return hasInOrder(name, parts);
  return name.includes('.') && hasInOrder(name.slice(name.lastIndexOf('.')), ['.', ...parts]);
}

/** Tells whether a text contains all parts in this order. */
function hasInOrder(text: string, parts: readonly string[]): boolean {
  let at = 0;
  return parts.every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
}
