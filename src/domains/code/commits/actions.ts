import type { CommitAction } from '#generated/commits/types.ts';
import { BadRequest, InvalidParameters } from '#src/errors.ts';
import type { FileChange } from '#src/git/writing/commit-request.ts';
import { findFilePathFault } from '#src/git/formats/file-path.ts';
import type { NewFile } from '#src/git/reading/pushed.ts';
import { ContentReader } from './content.ts';
import { describeBadFilePath } from './refusals.ts';

/** The commit that must be the newest one that touches a file. */
export interface Expectation {
  readonly path: string;
  readonly commitId: string;
}

/**
 * The actions of a request as changes of files.
 * @throws InvalidParameters naming the parameter that an action lacks, or that cannot be read
 * @throws BadRequest for a path that no file may have
 */
export async function readCommitActions(actions: readonly CommitAction[]): Promise<FileChange[]> {
  const reader = new ContentReader();
  const changes: FileChange[] = [];
  for (const [index, action] of actions.entries()) {
    changes.push(await readAction(action, `actions[${index}]`, reader));
  }
  return changes;
}

async function readAction(
  action: CommitAction,
  place: string,
  reader: ContentReader,
): Promise<FileChange> {
  const path = requirePath(action.file_path);
  const decodeContent = async () => {
    const { content = '', encoding = 'text' } = action;
    const bytes = await reader.bytes({ content, encoding });
    if (bytes === null) throw new InvalidParameters(`${place}[content] is invalid`);
    return bytes;
  };
  switch (action.action) {
    case 'create':
      return addMode(action, { action: 'create', path, content: await decodeContent() });
    case 'update':
      if (action.content === undefined) throw createMissingError(`${place}[content]`);
      return addMode(action, { action: 'update', path, content: await decodeContent() });
    case 'delete':
      return { action: 'delete', path };
    case 'move': {
      if (action.previous_path === undefined) throw createMissingError(`${place}[previous_path]`);
      const previousPath = requirePath(action.previous_path);
      const kept = action.content === undefined ? {} : { content: await decodeContent() };
      return addMode(action, { action: 'move', path, previousPath, ...kept });
    }
    case 'chmod':
      if (action.execute_filemode === undefined)
        throw createMissingError(`${place}[execute_filemode]`);
      return { action: 'chmod', path, executable: action.execute_filemode };
  }
}

/** The newest commits that the actions expect of the files that they change. */
export function listExpectations(actions: readonly CommitAction[]): Expectation[] {
  return actions
    .filter(({ action }) => action === 'update' || action === 'move' || action === 'delete')
    .flatMap(({ file_path, previous_path = file_path, action, last_commit_id: commitId }) =>
      commitId === undefined || commitId === ''
        ? []
        : [{ path: action === 'move' ? previous_path : file_path, commitId }],
    );
}

/** The files that changes write, as push rules look at them. */
export function listWrittenFiles(changes: readonly FileChange[]): NewFile[] {
  return changes.flatMap((change) => {
    if (change.action === 'delete' || change.action === 'chmod') return [];
    const bytes = 'content' in change ? (change.content?.length ?? null) : null;
    return [{ path: change.path, added: isNew(change), bytes }];
  });
}

const isNew = ({ action }: FileChange) => action !== 'update' && action !== 'repoint';

/** Throws `BadRequest` unless a file may be called like this. */
function requirePath(path: string): string {
  switch (findFilePathFault(path)) {
    case null:
      return path;
    case 'empty':
      throw new BadRequest('You must provide a file path');
    case 'traversal':
      throw new BadRequest('Path cannot include directory traversal');
    default:
      throw new BadRequest(describeBadFilePath(path));
  }
}

function addMode(
  { execute_filemode: executable }: CommitAction,
  change: Extract<FileChange, { action: 'create' | 'update' | 'move' }>,
): FileChange {
  return executable === undefined ? change : { ...change, executable };
}

const createMissingError = (name: string) => new InvalidParameters(`${name} is missing`);
