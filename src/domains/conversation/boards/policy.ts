import type { BoardContainer } from './place.ts';

interface AddFacts {
  readonly paid: boolean;
  readonly place: Pick<BoardContainer, 'container'>;
  /** Number of boards. */
  readonly boards: number;
}

export const boardPolicy = {
  /** Archived projects are read-only. */
  change: ({ place }: { readonly place: Pick<BoardContainer, 'archived'> }) => !place.archived,

  /** The community edition has one board in each group. */
  add: ({ paid, place, boards }: AddFacts) =>
    paid || place.container.kind === 'project' || boards === 0,
};
