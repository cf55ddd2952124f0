import type { Child, FC } from 'hono/jsx';
import { Breadcrumbs, type Crumb } from '#src/pages/breadcrumbs.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';
import { formatAssetPath } from '../../docs/assets.ts';
import { toOperation, toWebhook } from '../../docs/addresses.ts';
import type { ListedOperation, ListedWebhook } from '../../docs/catalogue.ts';
import type { PreparedDocsCatalogue } from '../../docs/prepared.ts';
import { Sidebar } from './sidebar.tsx';
import { Method, NotWritten } from './texts.tsx';

/** The parts that all pages of the documentation have. */
export interface DocsParts {
  readonly frame: Frame;
  readonly catalogue: PreparedDocsCatalogue;
  /** Base URL of the instance. */
  readonly origin: string;
}

interface DocsPageProps extends DocsParts {
  readonly title: string;
  /** Tag of the page, whose group is open in the sidebar. */
  readonly tag?: string | undefined;
  /** Address of the page from the root of the instance, where the sidebar has it. */
  readonly current?: string;
  /** True where the sidebar lists the operations of the tag. */
  readonly siblings?: boolean;
  readonly crumbs?: readonly Crumb[];
  readonly search?: string;
  readonly children?: Child;
}

/** A page of the documentation, beside the contents and the search. */
export const DocsPage: FC<DocsPageProps> = ({
  title,
  tag,
  current = '',
  siblings = false,
  crumbs = [],
  search = '',
  children,
  ...parts
}) => {
  const { frame, catalogue } = parts;
  const script = `${frame.base}${formatAssetPath('docs.js')}`;
  return (
    <HtmlPage
      frame={frame}
      title={title}
      width="full"
      heading={<></>}
      links={<script src={script} defer />}
    >
      <div class="docs">
        <div class="docs-side">
          <SearchForm {...parts} search={search} />
          <details class="docs-contents">
            <summary>Contents</summary>
            <Sidebar
              frame={frame}
              catalogue={catalogue}
              tag={tag}
              current={current}
              siblings={siblings}
            />
          </details>
        </div>
        <div class="docs-page">
          {crumbs.length === 0 ? null : (
            <Breadcrumbs
              frame={frame}
              label="Location"
              crumbs={[{ text: 'API documentation', path: '/docs' }, ...crumbs]}
            />
          )}
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </HtmlPage>
  );
};

/** A form that works without a script; the script shows results below it while one types. */
const SearchForm: FC<DocsParts & { readonly search: string }> = ({ frame, catalogue, search }) => (
  <form
    class="docs-search"
    role="search"
    aria-label="API documentation"
    action={`${frame.base}/docs`}
    data-index={`${frame.base}/docs/assets/search.json?v=${catalogue.searchVersion}`}
    data-base={frame.base}
  >
    <label for="search">Search the operations</label>
    <div class="buttons">
      <input
        type="search"
        id="search"
        name="search"
        value={search}
        maxlength={100}
        placeholder="protected branch"
        autocomplete="off"
      />
      <button type="submit" class="quiet">
        Search
      </button>
    </div>
  </form>
);

/** Operations, each with a link to its page. */
export const OperationList: FC<{
  readonly frame: Frame;
  readonly operations: readonly ListedOperation[];
}> = ({ frame, operations }) => (
  <ul class="operations">
    {operations.map(({ id, method, path, summary, pending }) => (
      <li>
        <Method method={method} />{' '}
        <div>
          <a href={frame.base + toOperation(id)}>{summary}</a> {pending ? <NotWritten /> : null}
          <code>{path}</code>
        </div>
      </li>
    ))}
  </ul>
);

/** Webhooks, each with a link to its page. */
export const WebhookList: FC<{
  readonly frame: Frame;
  readonly webhooks: readonly ListedWebhook[];
}> = ({ frame, webhooks }) => (
  <ul class="operations">
    {webhooks.map(({ name, summary }) => (
      <li>
        <span class="method post">SENT</span>{' '}
        <div>
          <a href={frame.base + toWebhook(name)}>{summary}</a> <code>{name}</code>
        </div>
      </li>
    ))}
  </ul>
);
