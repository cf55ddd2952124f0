/** Type errors in bodies that the compiler must report; `npm run typecheck` fails if it reports none. */
import type { Defaulted } from '#runtime/operation.ts';
import type { Items } from '#runtime/types.ts';

interface Named {
  readonly id: number;
  title: string;
}

/** Type as printed where members without a name are allowed. */
type Book = Named & Record<string, unknown>;

// @ts-expect-error -- the name is known beside others
export const lost: Defaulted<Book> = { id: 5 };

export const items: Items<readonly Named[]> = [{ id: 5, title: 'Emma' }];
// @ts-expect-error -- each is a whole one
export const wrong: Items<readonly Named[]> = [{ id: 5 }];
