import type { Token } from 'markdown-it';
import { isUpload } from './uploads.ts';

/** Where the files of a repository are that a text of the repository names by relative paths. */
export interface RepositoryFiles {
  /** Encoded path of the directory of the text in the repository; empty for the root. */
  readonly directory: string;
  /** Path of the pages of files from the root of the host, without a slash at its end. */
  readonly pages: string;
  /** Path of the contents of files, which pictures are loaded from. */
  readonly contents: string;
}

/** Resolves relative links and pictures as paths in the repository. A leading slash means the root of the repository. */
export function linkFiles(tokens: readonly Token[], files: RepositoryFiles): void {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    const name = { image: 'src', link_open: 'href' }[token.type];
    const address: unknown = name === undefined ? null : token.attrGet(name);
    if (name === undefined || typeof address !== 'string') continue;
    const path = resolveInRepository(address, files.directory);
    const base = token.type === 'image' ? files.contents : files.pages;
    if (path !== null) token.attrSet(name, base + path);
  }
}

const host = 'repository.invalid';

/** Path from the root of the repository with query and fragment; null for an address that is no relative path. */
function resolveInRepository(address: string, directory: string): string | null {
  if (address === '' || isUpload(address) || /^(?:[#?]|[a-z][a-z\d+.-]*:)/i.test(address))
    return null;
  const base = `http://${host}/${directory === '' ? '' : `${directory}/`}`;
  const url = URL.parse(address, base);
  return url?.host === host ? url.pathname + url.search + url.hash : null;
}
