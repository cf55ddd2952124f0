import type { FC } from 'hono/jsx';
import type { Frame } from '../../../pages/frame.ts';
import { HtmlPage } from '../../../pages/page.tsx';
import {
  type Documentation,
  type ShownOperation,
  type ShownResource,
  searchOperations,
} from '../../docs/documentation.ts';
import { Marked, NotWritten, OperationList, Prose, SearchForm, Trail, Webhooks } from './frame.tsx';

interface OverviewProps {
  readonly frame: Frame;
  readonly documentation: Documentation;
  /** Where the instance is reached. */
  readonly origin: string;
}

/** Where to begin: how to authenticate, a search, and all resources. */
export const Overview: FC<OverviewProps> = ({ frame, documentation, origin }) => {
  const { resources, introduction, schemes } = documentation;
  const operations = resources.flatMap((resource) => resource.operations);
  return (
    <HtmlPage frame={frame} title="API documentation">
      <SearchForm frame={frame} />
      <h2 id="authenticate">Authenticate</h2>
      <p>
        Make <a href={`${frame.base}/-/profile/personal_access_tokens`}>a personal access token</a>{' '}
        with the scope <code>api</code>, or <code>read_api</code> to read alone, and send it with
        each request:
      </p>
      <pre class="secret">{`curl --header "PRIVATE-TOKEN: $TOKEN" "${origin}/api/v4/user"`}</pre>
      <details>
        <summary>The other ways</summary>
        <ul>
          {schemes.map((text) => (
            <li>
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
  const found = searchOperations(documentation, search);
  return (
    <HtmlPage frame={frame} title="Operations">
      <Trail frame={frame} />
      <SearchForm frame={frame} search={search} />
      <p role="status">{found.length === 1 ? 'One is found.' : `${found.length} are found.`}</p>
      <OperationList frame={frame} operations={found} />
    </HtmlPage>
  );
};
