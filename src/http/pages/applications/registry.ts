import type { FC } from 'hono/jsx';
import type { MenuPageProps } from '#src/pages/menu-page.tsx';
import type { SignedInVisit } from '../handlers.tsx';

/** The applications of one user, or of the instance. */
export interface Registry {
  /** Path of the list, from the root of the instance. */
  readonly path: string;
  /** True where its applications may be trusted. */
  readonly mayTrust: boolean;
  /**
   * The owner of these applications: null for the instance.
   * @throws NotFound for visitors without access
   */
  readonly ownerOf: (visit: SignedInVisit) => Promise<number | null>;
  readonly Layout: FC<MenuPageProps>;
}

/** Notices of forms that return to the list. */
export const registryNotices = {
  deleted: 'The application was deleted, and all that it held with it.',
  saved: 'The application was saved.',
};
