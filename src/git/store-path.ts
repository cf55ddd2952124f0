import { hash } from 'node:crypto';

/**
 * Where the repository of a project is below the store, without ending. Hashed, so that directories stay small and no
 * path tells a project's name or number.
 */
export function storePath(projectId: number): string {
  const name = hash('sha256', String(projectId), 'hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
}
