import type { Place } from './place.ts';

export const boardPolicy = {
  /** Archived projects stay as they are. */
  change: ({ place }: { readonly place: Pick<Place, 'archived'> }) => !place.archived,

  /** The community edition has one board in each project and group. */
  add: ({ paid, boards }: { readonly paid: boolean; readonly boards: number }) =>
    paid || boards === 0,
};
