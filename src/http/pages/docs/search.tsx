import type { FC } from 'hono/jsx';
import { maxFoundPages, type FoundPages } from '../../docs/search.ts';
import { DocsPage, type DocsParts, OperationList, WebhookList } from './frame.tsx';

interface SearchPageProps extends DocsParts {
  readonly search: string;
  readonly found: FoundPages;
}

/** The pages that have all words of a search. */
export const SearchPage: FC<SearchPageProps> = ({ search, found, ...parts }) => {
  const { frame } = parts;
  const { operations, webhooks, others, count } = found;
  const isCut = count > operations.length + webhooks.length + others.length;
  return (
    <DocsPage {...parts} title="Search results" search={search}>
      <p role="status">
        {count === 1 ? '1 result.' : `${count} results.`}
        {isCut ? ` The first ${maxFoundPages} of each kind are shown: add a word.` : null}
      </p>
      <OperationList frame={frame} operations={operations} />
      {webhooks.length === 0 ? null : (
        <>
          <h2>Webhooks</h2>
          <WebhookList frame={frame} webhooks={webhooks} />
        </>
      )}
      {others.length === 0 ? null : (
        <>
          <h2>Schemas and types</h2>
          <ul>
            {others.map(([title, detail, address]) => (
              <li>
                <a href={frame.base + address}>{title}</a> <span class="quiet">{detail}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </DocsPage>
  );
};
