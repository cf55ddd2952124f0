/** What the compiler must find wrong in bodies; `npm run typecheck` fails where it finds nothing. */
import type { Defaulted } from '#runtime/operation.ts';
import type { Items } from '#runtime/types.ts';

interface Named {
  readonly id: number;
  title: string;
}

/** As it is printed where members without a name are let in. */
type Book = Named & Record<string, unknown>;

// @ts-expect-error -- the name is known beside others
export const lost: Defaulted<Book> = { id: 5 };

export const items: Items<readonly Named[]> = [{ id: 5, title: 'Emma' }];
// @ts-expect-error -- each is a whole one
export const wrong: Items<readonly Named[]> = [{ id: 5 }];
