import { computeObjectName, type PackedObject } from '#src/git/formats/pack.ts';
import type { RepositoryContent } from '#src/git/life/filled.ts';
import { daySeconds } from '#src/units.ts';

/** A repository of the demonstration data as it was made. */
export interface PreparedRepository {
  readonly project: number;
  readonly defaultBranch: string;
  /** Contents with one letter per byte; each commit and tag follows its references. */
  readonly objects: readonly (readonly [type: PackedObject['type'], content: string])[];
  readonly refs: Readonly<Record<string, string>>;
}

export interface MovedCommits extends RepositoryContent {
  readonly project: number;
  /** New names of commits and tags by their old ones, in full and as people see them. */
  readonly renamed: ReadonlyMap<string, string>;
}

const shortNameSize = 8;

/** The repository as it would be, had it been made `days` later: all its times move, and with them its commits' names. */
export function moveCommits(
  { project, defaultBranch, objects, refs }: PreparedRepository,
  days: number,
): MovedCommits {
  const renamed = new Map<string, string>();
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{40}\b/g, (name) => renamed.get(name) ?? name);
  const moved = objects.map(([type, text]): PackedObject => {
    const content = Buffer.from(text, 'latin1');
    if (type !== 'commit' && type !== 'tag') return { type, content };
    const object = { type, content: Buffer.from(moveTimes(rename(text), days), 'latin1') };
    const [before, after] = [computeObjectName({ type, content }), computeObjectName(object)];
    renamed.set(before, after);
    renamed.set(before.slice(0, shortNameSize), after.slice(0, shortNameSize));
    return object;
  });
  return {
    project,
    defaultBranch,
    objects: moved,
    // Refs that keep a commit are called after it.
    refs: new Map(Object.entries(refs).map(([name, id]) => [rename(name), rename(id)])),
    renamed,
  };
}

/** Times in the header lines of persons, which precede the message. */
function moveTimes(text: string, days: number): string {
  const end = text.indexOf('\n\n');
  const head = text
    .slice(0, end)
    .replace(
      /^((?:author|committer|tagger) .*> )(\d+)/gm,
      (_, person: string, second: string) => `${person}${Number(second) + days * daySeconds}`,
    );
  return head + text.slice(end);
}
