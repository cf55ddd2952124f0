import type { Services } from '../generated/services.ts';

type Table = Services<object>;

/** Resources of the document of which no operation has a function: those that may be left out of the table. */
type Pending = {
  [Name in keyof Table]-?: object extends Pick<Table, Name> ? Name : never;
}[keyof Table];

/** Resources of which the document does not speak yet. Once it does, whether they are pending follows from there. */
type Unspecified = Exclude<
  | 'badges'
  | 'compliance-frameworks'
  | 'deployments'
  | 'designs'
  | 'external-pull-requests'
  | 'jobs'
  | 'large-files'
  | 'mirrors'
  | 'notes'
  | 'notification-settings'
  | 'releases'
  | 'service-desk'
  | 'snippets'
  | 'todos'
  | 'wikis',
  keyof Table
>;

/**
 * Marks an answer that is fixed, or work that is left undone, because a resource has no functions yet; `npm run
 * coverage` lists these places. When the first operation of the resource is written, this no longer compiles, and the
 * place has to be looked at.
 */
export function waitsFor<const Answer = void>(_: Pending | Unspecified, answer?: Answer): Answer {
  return answer as Answer;
}
