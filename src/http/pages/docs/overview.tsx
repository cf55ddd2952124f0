import type { FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';
import {
  type Documentation,
  type ShownOperation,
  type ShownResource,
  searchDocumentation,
} from '../../docs/documentation.ts';
import { Marked, NotWritten, OperationList, Prose, SearchForm, Trail, Webhooks } from './frame.tsx';

interface OverviewProps {
  readonly frame: Frame;
  readonly documentation: Documentation;
  /** Base URL of the instance. */
  readonly origin: string;
}

/** First page of the documentation: authentication, a search, and all resources. */
export const Overview: FC<OverviewProps> = ({ frame, documentation, origin }) => {
  const { resources, introduction, schemes } = documentation;
  const operations = resources.flatMap((resource) => resource.operations);
  return (
    <HtmlPage frame={frame} title="API documentation">
      <SearchForm frame={frame} />
      <h2 id="authenticate">Authenticate</h2>
      <p>
        Create{' '}
        <a href={`${frame.base}/-/profile/personal_access_tokens`}>a personal access token</a> with
        the scope <code>api</code>, or <code>read_api</code> for read access, and send it with each
        request:
      </p>
      <pre class="secret">{`curl --header "PRIVATE-TOKEN: $TOKEN" "${origin}/api/v4/user"`}</pre>
      <details>
        <summary>All ways to authenticate</summary>
        <ul>
          {schemes.map(({ text, example }) => (
            <li>
              {example === '' ? null : (
                <>
                  <code>{example}</code>{' '}
                </>
              )}
              <Marked text={text} />
            </li>
          ))}
        </ul>
      </details>
      <h2>Requests and answers</h2>
      <Prose text={introduction} />
      <h2>Resources</h2>
      <p>
        {operations.length} operations.{' '}
        {operations.some(isPending)
          ? `${operations.filter(isPending).length} of them are not there yet: they answer 501, and are marked. `
          : null}
        The whole document: <a href={`${frame.base}/api/v4/openapi.yaml`}>openapi.yaml</a>,{' '}
        <a href={`${frame.base}/api/v4/openapi.json`}>openapi.json</a>.
      </p>
      <ul class="operations">
        {resources.map((resource) => (
          <ResourceItem frame={frame} resource={resource} />
        ))}
      </ul>
    </HtmlPage>
  );
};

const isPending = ({ pending }: ShownOperation) => pending;

const ResourceItem: FC<{ frame: Frame; resource: ShownResource }> = ({
  frame,
  resource: { name, description, operations },
}) => {
  const pending = operations.filter(isPending).length;
  const all =
    pending === operations.length ? 'Not there yet: 501' : `${pending} not there yet: 501`;
  return (
    <li>
      <a href={`${frame.base}/docs?resource=${encodeURIComponent(name)}`}>{name}</a>{' '}
      <span class="quiet">{operations.length}</span>{' '}
      {pending === 0 ? null : <NotWritten text={all} />}
      <p class="hint">
        <Marked text={description} />
      </p>
    </li>
  );
};

/** The operations and webhooks of one resource. */
export const ResourcePage: FC<{ frame: Frame; resource: ShownResource }> = ({
  frame,
  resource: { name, description, operations, webhooks },
}) => (
  <HtmlPage frame={frame} title={name}>
    <Trail frame={frame} />
    <Prose text={description} />
    <OperationList frame={frame} operations={operations} />
    <Webhooks frame={frame} webhooks={webhooks} />
  </HtmlPage>
);

export const SearchPage: FC<OverviewProps & { readonly search: string }> = ({
  frame,
  documentation,
  search,
}) => {
  const { operations, webhooks } = searchDocumentation(documentation, search);
  return (
    <HtmlPage frame={frame} title="Operations">
      <Trail frame={frame} />
      <SearchForm frame={frame} search={search} />
      <p role="status">
        {operations.length === 1 ? '1 operation found.' : `${operations.length} operations found.`}
      </p>
      <OperationList frame={frame} operations={operations} />
      <Webhooks frame={frame} webhooks={webhooks} />
    </HtmlPage>
  );
};
