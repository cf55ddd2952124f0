import { Forbidden } from '#src/errors.ts';

/** @throws Forbidden where the project is archived: it stays as it is */
export function requireUnarchived({ archived }: { readonly archived: boolean }): void {
  if (archived) throw new Forbidden();
}
