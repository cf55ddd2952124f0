import type { Visibility } from './visibility.ts';

/**
 * `projects.listing`: visibility and archived state as one number, so that one index per order serves every caller;
 * null during deletion, which removes the project from all lists.
 */
export type Listing = 0 | 1 | 2 | 3 | 4 | 5;

const listings: Readonly<
  Record<Visibility, { readonly live: Listing; readonly archived: Listing }>
> = {
  private: { live: 0, archived: 3 },
  internal: { live: 1, archived: 4 },
  public: { live: 2, archived: 5 },
};

export function computeListing(project: { visibility: Visibility; archived: boolean }): Listing {
  const { live, archived } = listings[project.visibility];
  return project.archived ? archived : live;
}

/** The listings of these visibilities; `archived` undefined includes both states. */
export function toListings(
  visibilities: readonly Visibility[],
  archived: boolean | undefined,
): readonly Listing[] {
  return visibilities.flatMap((visibility) => {
    const { live, archived: dead } = listings[visibility];
    if (archived === undefined) return [live, dead];
    return archived ? [dead] : [live];
  });
}
