/** The headers of a commit, read like git: as bytes, and each at its required position. */
export interface CommitHeaders {
  /** Empty where the object does not begin with its tree, which git calls broken. */
  readonly tree: string;
  /** The ids of the lines directly after the tree; git ignores later ones. */
  readonly parents: readonly string[];
  /** The lines behind these, one character for each byte. */
  readonly others: readonly string[];
  /**
   * Commit time in seconds since 1970; null where the lines differ from the form that every version of git writes and
   * reads in the same way.
   */
  readonly date: number | null;
  /** Offset of the message. */
  readonly messageAt: number;
}

const treeLine = /^tree ([0-9a-fA-F]{40})\n/;
const parentLine = /parent ([0-9a-fA-F]{40})\n/y;
const ordinaryPeople = /author [^\n]*\ncommitter [^<>\n]*<[^<>\n]*> ?([0-9]{1,10})(?: [^\n]*)?\n/y;

/** Headers with a fixed position, which other parsers may also accept after the committer. */
const atTheirPlaceOnly = /^(tree|parent|author|committer) /;

export function readCommitHeaders(object: Buffer): CommitHeaders {
  const end = object.indexOf('\n\n');
  const text = object.toString('latin1', 0, end === -1 ? object.length : end + 1);
  const [begin = '', tree = ''] = treeLine.exec(text) ?? [];
  const parents: string[] = [];
  let at = begin.length;
  for (; tree !== ''; at = parentLine.lastIndex) {
    parentLine.lastIndex = at;
    const id = parentLine.exec(text)?.[1];
    if (id === undefined) break;
    parents.push(id.toLowerCase());
  }
  ordinaryPeople.lastIndex = at;
  const date = tree === '' || end === -1 ? undefined : ordinaryPeople.exec(text)?.[1];
  return {
    tree: tree.toLowerCase(),
    parents,
    others: text.slice(at).split('\n'),
    date: date === undefined ? null : Number(date),
    messageAt: end === -1 ? object.length : end + 2,
  };
}

/** The last header of this name, which `git log` shows; null if absent. */
export function findLastHeader({ others }: CommitHeaders, name: string): string | null {
  return others.findLast((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? null;
}

/** The encoding of names and message; null for UTF-8. */
export function readEncoding({ others }: CommitHeaders): string | null {
  const name = 'encoding ';
  return others.find((line) => line.startsWith(name))?.slice(name.length) ?? null;
}

/**
 * Name of a header after the committer that belongs before it, null if absent. No tool writes such a header; a lax
 * parser would read it as the parent or the author.
 */
export function findForgedHeader({ others }: CommitHeaders): string | null {
  const committer = others.findIndex((line) => line.startsWith('committer '));
  for (const line of others.slice(committer + 1)) {
    const name = atTheirPlaceOnly.exec(line)?.[1];
    if (name !== undefined) return name;
  }
  return null;
}
