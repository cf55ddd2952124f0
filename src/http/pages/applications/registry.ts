import type { Child, FC } from 'hono/jsx';
import type { Frame } from '../../../pages/frame.ts';
import type { SignedInVisit } from '../handlers.tsx';

/** The applications of one user, or of the instance. */
export interface Registry {
  /** Of the list, from the root of the instance. */
  readonly path: string;
  /** True where its applications may be trusted. */
  readonly mayTrust: boolean;
  /**
   * The owner of these applications: null for the instance.
   * @throws NotFound for visitors who have none
   */
  readonly ownerOf: (visit: SignedInVisit) => Promise<number | null>;
  readonly Layout: FC<LayoutProps>;
}

interface LayoutProps {
  readonly frame: Frame;
  readonly title: string;
  readonly path: string;
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly children?: Child;
}

/** Sentences about what the forms did that lead to the list. */
export const registryNotices = {
  deleted: 'The application was deleted, and all that it held with it.',
  saved: 'The application was saved.',
};
