import type { FC } from 'hono/jsx';
import { toResource } from '../../docs/addresses.ts';
import type { ListedOperation, ListedTag } from '../../docs/catalogue.ts';
import type { ShownScheme } from '../../docs/schemes.ts';
import { findTopics } from '../../docs/topics.ts';
import { listTagCrumbs, toAnchor } from './crumbs.ts';
import { DocsPage, type DocsParts, OperationList, WebhookList } from './frame.tsx';
import { Marked, Prose } from './texts.tsx';

/** First page of the documentation: authentication, general rules, and all tags by group. */
export const Overview: FC<DocsParts & { readonly schemes: readonly ShownScheme[] }> = ({
  schemes,
  ...parts
}) => {
  const { frame, catalogue, origin } = parts;
  return (
    <DocsPage {...parts} title="API documentation" current="/docs">
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
      <h2 id="requests">Requests and responses</h2>
      <Prose text={catalogue.introduction} />
      <h2 id="resources">Operations</h2>
      <Counts {...parts} />
      {catalogue.groups.map(({ name, tags }) => (
        <>
          <h3 id={toAnchor(name)}>{name}</h3>
          <dl class="properties">
            {tags.map((tag) => (
              <TagRow {...parts} tag={tag} />
            ))}
          </dl>
        </>
      ))}
    </DocsPage>
  );
};

const isPending = ({ pending }: ListedOperation) => pending;

const Counts: FC<DocsParts> = ({ frame, catalogue: { operations } }) => (
  <p>
    {operations.length} operations.{' '}
    {operations.some(isPending)
      ? `${operations.filter(isPending).length} of them are not available yet and answer 501. `
      : null}
    The whole document: <a href={`${frame.base}/api/v4/openapi.yaml`}>openapi.yaml</a>,{' '}
    <a href={`${frame.base}/api/v4/openapi.json`}>openapi.json</a>.
  </p>
);

const TagRow: FC<DocsParts & { readonly tag: ListedTag }> = ({ frame, catalogue, tag }) => {
  const { name, title, description } = tag;
  const operations = catalogue.operations.filter((operation) => operation.tag === name);
  const pending = operations.filter(isPending).length;
  return (
    <>
      <dt>
        <a href={frame.base + toResource(name)}>{title}</a>{' '}
        {operations.length === 0 ? null : <span class="count">{operations.length}</span>}
      </dt>
      <dd>
        <Marked text={description} />{' '}
        {pending === 0 ? null : <span class="mark">{pending} not available: 501</span>}
      </dd>
    </>
  );
};

/** The operations of one tag by the objects that they are about, its webhooks, and operations of other tags. */
export const ResourcePage: FC<DocsParts & { readonly tag: ListedTag }> = ({ tag, ...parts }) => {
  const { frame, catalogue } = parts;
  const { own, others } = findTopics(catalogue, tag.name);
  const webhooks = catalogue.webhooks.filter((webhook) => webhook.tag === tag.name);
  return (
    <DocsPage
      {...parts}
      title={tag.title}
      tag={tag.name}
      current={toResource(tag.name)}
      crumbs={listTagCrumbs(catalogue, tag.name).slice(0, -1)}
    >
      <Prose text={tag.description} />
      {own.map(({ title, operations }) => (
        <>
          {own.length === 1 ? null : <h2 id={title}>{title}</h2>}
          <OperationList frame={frame} operations={operations} />
        </>
      ))}
      {webhooks.length === 0 ? null : (
        <>
          <h2 id="webhooks">Webhooks</h2>
          <WebhookList frame={frame} webhooks={webhooks} />
        </>
      )}
      {others.length === 0 ? null : (
        <>
          <h2 id="related">Related operations</h2>
          {others.map(({ title, operations }) => (
            <details>
              <summary>
                {title} <span class="count">{operations.length}</span>
              </summary>
              <OperationList frame={frame} operations={operations} />
            </details>
          ))}
        </>
      )}
    </DocsPage>
  );
};
