import { encodePath } from '#src/text/encode-path.ts';
import type { RepositoryFiles } from '#src/rendering/file-links.ts';
import type { ProjectVisit } from '../visits.ts';
import type { RefPath } from './refs.ts';

type Kind = 'tree' | 'blob' | 'raw' | 'blame' | 'commits' | 'edit' | 'new' | 'upload' | 'delete';

/** Path from the root of the instance to a page of a file or directory. */
export function formatCodePath(
  { root }: Pick<ProjectVisit, 'root'>,
  kind: Kind,
  { ref, path }: RefPath,
): string {
  const parts = path === '' ? [ref] : [ref, path];
  return `${root}/-/${kind}/${parts.map(encodePath).join('/')}`;
}

export const formatCommitPath = ({ root }: Pick<ProjectVisit, 'root'>, sha: string): string =>
  `${root}/-/commit/${sha}`;

export function joinPath(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

/** Pages and contents of the files beside a file, for the links in its text. */
export function locateFiles(visit: ProjectVisit, { ref, path }: RefPath): RepositoryFiles {
  const root = { ref, path: '' };
  return {
    directory: encodePath(path.slice(0, Math.max(path.lastIndexOf('/'), 0))),
    pages: visit.frame.base + formatCodePath(visit, 'blob', root),
    contents: visit.frame.base + formatCodePath(visit, 'raw', root),
  };
}

const markdownName = /\.(?:md|markdown|mdown|mkd)$/i;
export const isMarkdown = (name: string): boolean => markdownName.test(name);

export const readFileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A directory on the way to a file, or the file. */
interface PathStep {
  readonly text: string;
  readonly path: string;
}

/** Characters that the addresses of all steps of a path take on a page. */
const maxStepChars = 30_000;

/** The steps to a file, the outermost first. `…` stands for those above of a path that is too deep for a page. */
export function listPathSteps(segments: readonly string[]): readonly PathStep[] {
  const steps: PathStep[] = [];
  let left = maxStepChars;
  for (let end = segments.length; end > 0; end -= 1) {
    const path = segments.slice(0, end).join('/');
    left -= encodePath(path).length;
    steps.push({ text: left < 0 ? '…' : (segments[end - 1] ?? ''), path });
    if (left < 0) break;
  }
  return steps.reverse();
}
