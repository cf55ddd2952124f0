import { InvalidFilePath } from '../errors.ts';

const maxBytes = 4096;
const loneSurrogate = /\p{Surrogate}/u;
// Code points that HFS+ leaves out when it compares names: `.g\u200cit` would be `.git` there.
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

// Letters, digits and inner dots: such paths are common and always valid.
const plain = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

type FilePathFault = 'empty' | 'traversal' | 'absolute' | 'too-long' | 'invalid';

/**
 * The fault of `path` as the path of a file in a repository, or null. A path is relative, has `/` between non-empty
 * components, at most 4096 bytes and no NUL. None of its components is `.`, `..` or `.git` in any spelling that some
 * file system takes for it (`.GIT`, `git~1`, `.git::$INDEX_ALLOCATION`, trailing dots and spaces, `\` as separator).
 */
export function findFilePathFault(path: string): FilePathFault | null {
  if (path === '') return 'empty';
  if (path.length <= maxBytes && plain.test(path)) return null;
  if (Buffer.byteLength(path) > maxBytes) return 'too-long';
  if (path.includes('\0') || loneSurrogate.test(path)) return 'invalid';
  const parts = path.split(/[/\\]/);
  if (parts.includes('..')) return 'traversal';
  if (path.startsWith('/')) return 'absolute';
  if (path.split('/').some((part) => part === '' || part === '.')) return 'invalid';
  return parts.some(isGitDirectory) ? 'invalid' : null;
}

/** Throws `InvalidFilePath` (its `detail` is the fault) unless `path` is fit for use. */
export function checkFilePath(path: string): void {
  const fault = findFilePathFault(path);
  if (fault !== null) throw new InvalidFilePath(path, fault);
}

function isGitDirectory(part: string): boolean {
  const asStored = part
    .replace(ignoredByHfs, '')
    .replace(/:.*$/s, '')
    .replace(/[. ]+$/, '');
  return /^(?:\.git|git~1)$/i.test(asStored);
}
