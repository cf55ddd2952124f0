import { hash } from 'node:crypto';

/**
 * Path of a project's repository below the store, without its extension. The hash keeps directories small and hides
 * the name and number of the project.
 */
export function storePath(projectId: number): string {
  const name = hash('sha256', String(projectId), 'hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
}
