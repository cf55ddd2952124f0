import type { CommitAction } from '../../../generated/commits/types.ts';
import { BadRequest, InvalidParameters } from '../../errors.ts';
import type { FileChange } from '../../git/commit-request.ts';
import { filePathFault } from '../../git/file-path.ts';
import type { NewFile } from '../../git/pushed.ts';
import { badFilePath } from './refusals.ts';

/** What the newest commit that touches a file must be. */
export interface Expectation {
  readonly path: string;
  readonly commitId: string;
}

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * The actions of a request as changes of files.
 * @throws InvalidParameters naming the parameter that an action lacks, or that cannot be read
 * @throws BadRequest for a path that no file may have
 */
export function readActions(actions: readonly CommitAction[]): FileChange[] {
  return actions.map((action, index) => {
    const name = (parameter: string) => `actions[${index}][${parameter}]`;
    const path = checkedPath(action.file_path);
    switch (action.action) {
      case 'create':
        return withMode(action, { action: 'create', path, content: content(action, name) });
      case 'update':
        if (action.content === undefined) throw missing(name('content'));
        return withMode(action, { action: 'update', path, content: content(action, name) });
      case 'delete':
        return { action: 'delete', path };
      case 'move': {
        if (action.previous_path === undefined) throw missing(name('previous_path'));
        const previousPath = checkedPath(action.previous_path);
        const kept = action.content === undefined ? {} : { content: content(action, name) };
        return withMode(action, { action: 'move', path, previousPath, ...kept });
      }
      case 'chmod':
        if (action.execute_filemode === undefined) throw missing(name('execute_filemode'));
        return { action: 'chmod', path, executable: action.execute_filemode };
    }
  });
}

/** What the actions expect of the files that they change. */
export function expectationsOf(actions: readonly CommitAction[]): Expectation[] {
  return actions
    .filter(({ action }) => action === 'update' || action === 'move' || action === 'delete')
    .flatMap(({ file_path, previous_path = file_path, action, last_commit_id: commitId }) =>
      commitId === undefined || commitId === ''
        ? []
        : [{ path: action === 'move' ? previous_path : file_path, commitId }],
    );
}

/** The files that changes write, as push rules look at them. */
export function writtenFiles(changes: readonly FileChange[]): NewFile[] {
  return changes.flatMap((change) => {
    if (change.action === 'delete' || change.action === 'chmod') return [];
    const bytes = change.content?.length ?? null;
    return [{ path: change.path, added: change.action !== 'update', bytes }];
  });
}

/** Throws `BadRequest` unless a file may be called like this. */
export function checkedPath(path: string): string {
  switch (filePathFault(path)) {
    case null:
      return path;
    case 'empty':
      throw new BadRequest('You must provide a file path');
    case 'traversal':
      throw new BadRequest('Path cannot include directory traversal');
    default:
      throw new BadRequest(badFilePath(path));
  }
}

function content(
  { content: text = '', encoding }: CommitAction,
  name: (parameter: string) => string,
): Buffer {
  if (encoding !== 'base64') return Buffer.from(text);
  // Many encoders break lines.
  const digits = text.replace(/[\r\n]+/g, '');
  const whole = digits.length % 4 === 0 || !digits.includes('=');
  if (!base64.test(digits) || !whole || digits.length % 4 === 1) {
    throw new InvalidParameters(`${name('content')} is invalid`);
  }
  return Buffer.from(digits, 'base64');
}

function withMode(
  { execute_filemode: executable }: CommitAction,
  change: Extract<FileChange, { action: 'create' | 'update' | 'move' }>,
): FileChange {
  return executable === undefined ? change : { ...change, executable };
}

const missing = (name: string) => new InvalidParameters(`${name} is missing`);
