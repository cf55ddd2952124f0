import type { Child, FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import { Pager } from '#src/pages/items.tsx';
import { FilterBar, type FilterBarProps, toAddressQuery } from './filters.tsx';

/** Where the list stands: its address, and the parameters that choose it, whatever is filtered. */
export interface ListPlace {
  readonly path: string;
  readonly fixed?: Readonly<Record<string, string>>;
}

/** A page of a list below its filters. */
export const FilteredList: FC<
  FilterBarProps & { readonly page: PageResult; readonly children?: Child }
> = ({ page, children, ...bar }) => (
  <>
    <FilterBar {...bar} />
    {children}
    <Pager
      frame={bar.frame}
      path={bar.path}
      query={{ ...bar.fixed, ...toAddressQuery(bar.filters) }}
      page={page}
    />
  </>
);
