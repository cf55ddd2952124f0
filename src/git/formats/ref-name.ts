import { InvalidRefName } from '../errors.ts';

const maxBytes = 1024;
// The file system's limit for one name is 255; git adds `.lock` while it writes the ref.
const maxComponentBytes = 250;

// git check-ref-format: no control character, space, ~ ^ : ? * [ \, no `..`, `@{` or `//`.
// eslint-disable-next-line no-control-regex
const forbidden = /[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\//;
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Tells whether `name` may follow `refs/heads/` or `refs/tags/`. The grammar is git's own. In addition, the name must
 * not begin with `-` (an option) or `refs/` (a full name), and has at most 1024 bytes, 250 per component. No such name
 * is revision syntax.
 */
export function isRefName(name: string): boolean {
  if (name === '' || name === '@' || /^(?:-|refs\/)/.test(name)) return false;
  if (name.startsWith('/') || name.endsWith('/') || name.endsWith('.')) return false;
  if (forbidden.test(name) || loneSurrogate.test(name)) return false;
  if (Buffer.byteLength(name) > maxBytes) return false;
  return name
    .split('/')
    .every(
      (part) =>
        !part.startsWith('.') &&
        !part.endsWith('.lock') &&
        Buffer.byteLength(part) <= maxComponentBytes,
    );
}

/** Throws `InvalidRefName` unless `name` can be the name of a new branch; `HEAD` cannot. */
export function checkBranchName(name: string): void {
  if (!isRefName(name) || name === 'HEAD') throw new InvalidRefName(name);
}

/**
 * Folders below `refs/` that the server reserves. No client pushes to them; clients see refs of merge requests and
 * pipelines.
 */
export const reservedFolders = [
  'environments',
  'keep-around',
  'merge-requests',
  'pipelines',
  'tmp',
] as const;

/** Tells whether a full ref name is in a reserved folder. */
export function isReservedRef(ref: string): boolean {
  // Some file systems make no difference between letters of either case.
  const name = ref.toLowerCase();
  return reservedFolders.some((folder) => name.startsWith(`refs/${folder}/`));
}

/** Git's null object id: the old id of a created ref, and the new id of a deleted one. */
export const noObjectId = '0'.repeat(40);

/** Tells whether `text` is a full object id: 40 hexadecimal digits. */
export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{40}$/i.test(text);
}

/** Tells whether `text` can abbreviate a commit id: 7 to 40 hexadecimal digits. */
export function isAbbreviatedId(text: string): boolean {
  return /^[0-9a-f]{7,40}$/i.test(text);
}
