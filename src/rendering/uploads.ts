import type { Token } from 'markdown-it';

const upload = /^\/uploads\/[0-9a-f]{32}\//;

export const isUpload = (address: string): boolean => upload.test(address);

/**
 * Resolves the files that a text shows or links, whose paths start at the root of their project: `project` is its path
 * from the root of the host.
 */
export function findUploads(tokens: readonly Token[], project: string): void {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    const name = { image: 'src', link_open: 'href' }[token.type];
    if (name === undefined) continue;
    const address: unknown = token.attrGet(name);
    if (typeof address === 'string' && isUpload(address)) token.attrSet(name, project + address);
  }
}
